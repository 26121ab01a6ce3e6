// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff116(d,q,clock);
    
    // Module arguments
    input wire  [115:0] d;
    output reg  [115:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 116'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff116
