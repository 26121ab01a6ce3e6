// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff196(d,q,clock);
    
    // Module arguments
    input wire  [195:0] d;
    output reg  [195:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 196'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff196
