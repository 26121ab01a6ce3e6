// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff165(d,q,clock);
    
    // Module arguments
    input wire  [164:0] d;
    output reg  [164:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 165'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff165
