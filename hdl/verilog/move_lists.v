// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module move_lists(clock,write,write_level,write_slot,placement,read_level,read_slot,read,listed);
    
    // Module arguments
    input wire  clock;
    input wire  write;
    input wire  [5:0] write_level;
    input wire  [4:0] write_slot;
    input wire  [14:0] placement;
    input wire  [5:0] read_level;
    input wire  [4:0] read_slot;
    output reg  [14:0] read;
    output reg  [14:0] listed;
    
    // Stub signals
    reg  [10:0] moves$read_address;
    wire  [14:0] moves$read_data;
    reg  moves$write_enable;
    reg  [10:0] moves$write_address;
    reg  [14:0] moves$write_data;
    reg  [14:0] listed_out$d;
    wire  [14:0] listed_out$q;
    
    // Sub module instances
    move_ram moves(
        .clock(clock),
        .read_address(moves$read_address),
        .read_data(moves$read_data),
        .write_enable(moves$write_enable),
        .write_address(moves$write_address),
        .write_data(moves$write_data)
    );
    dff15 listed_out(
        .d(listed_out$d),
        .q(listed_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        listed_out$d = listed_out$q;
        moves$write_enable = write;
        moves$write_address = (((write_level) & 11'h7ff) << 32'h5) | ((write_slot) & 11'h7ff);
        moves$write_data = placement;
        moves$read_address = (((read_level) & 11'h7ff) << 32'h5) | ((read_slot) & 11'h7ff);
        read = moves$read_data;
        listed_out$d = moves$read_data;
        listed = listed_out$q;
    end
    
endmodule // move_lists
