// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff49(d,q,clock);
    
    // Module arguments
    input wire  [48:0] d;
    output reg  [48:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 49'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff49
