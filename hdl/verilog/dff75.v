// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff75(d,q,clock);
    
    // Module arguments
    input wire  [74:0] d;
    output reg  [74:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 75'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff75
