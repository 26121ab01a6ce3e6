// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff113(d,q,clock);
    
    // Module arguments
    input wire  [112:0] d;
    output reg  [112:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 113'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff113
