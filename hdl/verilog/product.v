// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module product(clock,difference,weight,product);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] difference;
    input wire  [9:0] weight;
    output reg  [19:0] product;
    
    // Update code (custom)
    initial begin
       product = 20'h0;
    end
    
    always @(posedge clock) begin
       product <= $signed(difference) * $signed(weight);
    end
endmodule // product
