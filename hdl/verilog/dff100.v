// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff100(d,q,clock);
    
    // Module arguments
    input wire  [99:0] d;
    output reg  [99:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 100'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff100
