// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff40(d,q,clock);
    
    // Module arguments
    input wire  [39:0] d;
    output reg  [39:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 40'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff40
