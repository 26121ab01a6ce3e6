// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff15(d,q,clock);
    
    // Module arguments
    input wire  [14:0] d;
    output reg  [14:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 15'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff15
