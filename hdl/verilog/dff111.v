// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff111(d,q,clock);
    
    // Module arguments
    input wire  [110:0] d;
    output reg  [110:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 111'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff111
