// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module times_sum(clock,left,right,product);
    
    // Module arguments
    input wire  clock;
    input wire  [22:0] left;
    input wire  [17:0] right;
    output reg  [40:0] product;
    
    // Update code (custom)
    reg [22:0] left_here;
    reg [17:0] right_here;
    
    always @(posedge clock) begin
        left_here <= left;
        right_here <= right;
        product <= left_here * right_here;
    end
endmodule // times_sum
