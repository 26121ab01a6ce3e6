// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module stack(clock,push,level,frame,level_above,above);
    
    // Module arguments
    input wire  clock;
    input wire  push;
    input wire  [5:0] level;
    input wire  [115:0] frame;
    input wire  [5:0] level_above;
    output reg  [115:0] above;
    
    // Stub signals
    reg  [5:0] frames$read_address;
    wire  [115:0] frames$read_data;
    reg  frames$write_enable;
    reg  [5:0] frames$write_address;
    reg  [115:0] frames$write_data;
    reg  [115:0] above_out$d;
    wire  [115:0] above_out$q;
    
    // Sub module instances
    frame_ram frames(
        .clock(clock),
        .read_address(frames$read_address),
        .read_data(frames$read_data),
        .write_enable(frames$write_enable),
        .write_address(frames$write_address),
        .write_data(frames$write_data)
    );
    dff116 above_out(
        .d(above_out$d),
        .q(above_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        above_out$d = above_out$q;
        frames$write_enable = push;
        frames$write_address = level;
        frames$write_data = frame;
        frames$read_address = level_above;
        above_out$d = frames$read_data;
        above = above_out$q;
    end
    
endmodule // stack
