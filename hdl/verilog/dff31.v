// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff31(d,q,clock);
    
    // Module arguments
    input wire  [30:0] d;
    output reg  [30:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 31'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff31
