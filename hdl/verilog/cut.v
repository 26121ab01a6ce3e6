// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module cut(row,x,cells);
    
    // Module arguments
    input wire  [13:0] row;
    input wire  [3:0] x;
    output reg  [8:0] cells;
    
    // Constant declarations
    localparam  margin = 3'b100;
    
    // Local signals
    reg  [21:0] framed;
    reg  [15:0] left_8;
    reg  [11:0] left_4;
    reg  [9:0] left_2;
    
    // Update code
    always @(*) begin
        framed = ((row) & 22'h3fffff) << margin;
        left_8 = framed[(32'h0)+:(16)];
        if (x[32'h3]) begin
            left_8 = ((framed[(32'h8)+:(14)]) & 16'hffff);
        end
        left_4 = left_8[(32'h0)+:(12)];
        if (x[32'h2]) begin
            left_4 = left_8[(32'h4)+:(12)];
        end
        left_2 = left_4[(32'h0)+:(10)];
        if (x[32'h1]) begin
            left_2 = left_4[(32'h2)+:(10)];
        end
        cells = left_2[(32'h0)+:(9)];
        if (x[32'h0]) begin
            cells = left_2[(32'h1)+:(9)];
        end
    end
    
endmodule // cut
