// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff21(d,q,clock);
    
    // Module arguments
    input wire  [20:0] d;
    output reg  [20:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 21'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff21
