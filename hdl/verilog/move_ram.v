// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module move_ram(clock,read_address,read_data,write_enable,write_address,write_data);
    
    // Module arguments
    input wire  clock;
    input wire  [10:0] read_address;
    output reg  [14:0] read_data;
    input wire  write_enable;
    input wire  [10:0] write_address;
    input wire  [14:0] write_data;
    
    // Update code (custom)
    reg [14:0] column_0 [2047:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[14:0] <= 15'bx;
        else
            read_data[14:0] <= column_0[read_address[10:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_0[write_address[10:0]] <= write_data[14:0];
    end
endmodule // move_ram
