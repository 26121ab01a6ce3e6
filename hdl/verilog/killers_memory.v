// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module killers_memory(clock,read_address,read_data,write_enable,write_address,write_data);
    
    // Module arguments
    input wire  clock;
    input wire  [5:0] read_address;
    output reg  [29:0] read_data;
    input wire  write_enable;
    input wire  [5:0] write_address;
    input wire  [29:0] write_data;
    
    // Update code (custom)
    reg [29:0] column_0 [63:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[29:0] <= 30'bx;
        else
            read_data[29:0] <= column_0[read_address[5:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_0[write_address[5:0]] <= write_data[29:0];
    end
endmodule // killers_memory
