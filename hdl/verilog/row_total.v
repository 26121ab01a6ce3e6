// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module row_total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // row_total
