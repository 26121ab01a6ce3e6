// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff25(d,q,clock);
    
    // Module arguments
    input wire  [24:0] d;
    output reg  [24:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 25'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff25
