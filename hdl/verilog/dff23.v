// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff23(d,q,clock);
    
    // Module arguments
    input wire  [22:0] d;
    output reg  [22:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 23'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff23
