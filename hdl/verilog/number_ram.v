// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module number_ram(clock,read_address,read_data,write_enable,write_address,write_data);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] read_address;
    output reg  [15:0] read_data;
    input wire  write_enable;
    input wire  [8:0] write_address;
    input wire  [15:0] write_data;
    
    // Update code (custom)
    reg [15:0] column_0 [511:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[15:0] <= 16'bx;
        else
            read_data[15:0] <= column_0[read_address[8:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_0[write_address[8:0]] <= write_data[15:0];
    end
endmodule // number_ram
