// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff107(d,q,clock);
    
    // Module arguments
    input wire  [106:0] d;
    output reg  [106:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 107'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff107
