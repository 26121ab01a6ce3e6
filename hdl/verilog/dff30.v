// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff30(d,q,clock);
    
    // Module arguments
    input wire  [29:0] d;
    output reg  [29:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 30'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff30
