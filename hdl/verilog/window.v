// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module window(board,x,y,rows$0,rows$1,rows$2,rows$3,rows$4,rows$5,rows$6,rows$7,rows$8);
    
    // Module arguments
    input wire  [195:0] board;
    input wire  [3:0] x;
    input wire  [3:0] y;
    output reg  [8:0] rows$0;
    output reg  [8:0] rows$1;
    output reg  [8:0] rows$2;
    output reg  [8:0] rows$3;
    output reg  [8:0] rows$4;
    output reg  [8:0] rows$5;
    output reg  [8:0] rows$6;
    output reg  [8:0] rows$7;
    output reg  [8:0] rows$8;
    
    // Constant declarations
    localparam  margin = 7'b111000;
    localparam  eight_rows = 7'b1110000;
    localparam  four_rows = 7'b111000;
    localparam  two_rows = 7'b11100;
    localparam  one_row = 7'b1110;
    
    // Stub signals
    reg  [13:0] cut$0$row;
    reg  [3:0] cut$0$x;
    wire  [8:0] cut$0$cells;
    reg  [13:0] cut$1$row;
    reg  [3:0] cut$1$x;
    wire  [8:0] cut$1$cells;
    reg  [13:0] cut$2$row;
    reg  [3:0] cut$2$x;
    wire  [8:0] cut$2$cells;
    reg  [13:0] cut$3$row;
    reg  [3:0] cut$3$x;
    wire  [8:0] cut$3$cells;
    reg  [13:0] cut$4$row;
    reg  [3:0] cut$4$x;
    wire  [8:0] cut$4$cells;
    reg  [13:0] cut$5$row;
    reg  [3:0] cut$5$x;
    wire  [8:0] cut$5$cells;
    reg  [13:0] cut$6$row;
    reg  [3:0] cut$6$x;
    wire  [8:0] cut$6$cells;
    reg  [13:0] cut$7$row;
    reg  [3:0] cut$7$x;
    wire  [8:0] cut$7$cells;
    reg  [13:0] cut$8$row;
    reg  [3:0] cut$8$x;
    wire  [8:0] cut$8$cells;
    
    // Local signals
    reg  [307:0] framed;
    reg  [223:0] up_8;
    reg  [167:0] up_4;
    reg  [139:0] up_2;
    reg  [125:0] up_1;
    
    // Sub module instances
    cut cut$0(
        .row(cut$0$row),
        .x(cut$0$x),
        .cells(cut$0$cells)
    );
    cut cut$1(
        .row(cut$1$row),
        .x(cut$1$x),
        .cells(cut$1$cells)
    );
    cut cut$2(
        .row(cut$2$row),
        .x(cut$2$x),
        .cells(cut$2$cells)
    );
    cut cut$3(
        .row(cut$3$row),
        .x(cut$3$x),
        .cells(cut$3$cells)
    );
    cut cut$4(
        .row(cut$4$row),
        .x(cut$4$x),
        .cells(cut$4$cells)
    );
    cut cut$5(
        .row(cut$5$row),
        .x(cut$5$x),
        .cells(cut$5$cells)
    );
    cut cut$6(
        .row(cut$6$row),
        .x(cut$6$x),
        .cells(cut$6$cells)
    );
    cut cut$7(
        .row(cut$7$row),
        .x(cut$7$x),
        .cells(cut$7$cells)
    );
    cut cut$8(
        .row(cut$8$row),
        .x(cut$8$x),
        .cells(cut$8$cells)
    );
    
    // Update code
    always @(*) begin
        framed = ((board) & 308'hfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff) << margin;
        up_8 = framed[(32'h0)+:(224)];
        if (y[32'h3]) begin
            up_8 = ((framed[(eight_rows)+:(196)]) & 224'hffffffffffffffffffffffffffffffffffffffffffffffffffffffff);
        end
        up_4 = up_8[(32'h0)+:(168)];
        if (y[32'h2]) begin
            up_4 = up_8[(four_rows)+:(168)];
        end
        up_2 = up_4[(32'h0)+:(140)];
        if (y[32'h1]) begin
            up_2 = up_4[(two_rows)+:(140)];
        end
        up_1 = up_2[(32'h0)+:(126)];
        if (y[32'h0]) begin
            up_1 = up_2[(one_row)+:(126)];
        end
        cut$0$row = up_1[(one_row * 0)+:(14)];
        cut$0$x = x;
        rows$0 = cut$0$cells;
        cut$1$row = up_1[(one_row * 1)+:(14)];
        cut$1$x = x;
        rows$1 = cut$1$cells;
        cut$2$row = up_1[(one_row * 2)+:(14)];
        cut$2$x = x;
        rows$2 = cut$2$cells;
        cut$3$row = up_1[(one_row * 3)+:(14)];
        cut$3$x = x;
        rows$3 = cut$3$cells;
        cut$4$row = up_1[(one_row * 4)+:(14)];
        cut$4$x = x;
        rows$4 = cut$4$cells;
        cut$5$row = up_1[(one_row * 5)+:(14)];
        cut$5$x = x;
        rows$5 = cut$5$cells;
        cut$6$row = up_1[(one_row * 6)+:(14)];
        cut$6$x = x;
        rows$6 = cut$6$cells;
        cut$7$row = up_1[(one_row * 7)+:(14)];
        cut$7$x = x;
        rows$7 = cut$7$cells;
        cut$8$row = up_1[(one_row * 8)+:(14)];
        cut$8$x = x;
        rows$8 = cut$8$cells;
    end
    
endmodule // window
