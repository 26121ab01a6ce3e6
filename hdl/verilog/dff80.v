// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff80(d,q,clock);
    
    // Module arguments
    input wire  [79:0] d;
    output reg  [79:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 80'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff80
