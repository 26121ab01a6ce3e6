// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff98(d,q,clock);
    
    // Module arguments
    input wire  [97:0] d;
    output reg  [97:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 98'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff98
