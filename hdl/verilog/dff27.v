// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff27(d,q,clock);
    
    // Module arguments
    input wire  [26:0] d;
    output reg  [26:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 27'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff27
