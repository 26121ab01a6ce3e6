// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff26(d,q,clock);
    
    // Module arguments
    input wire  [25:0] d;
    output reg  [25:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 26'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff26
