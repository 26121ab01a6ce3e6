// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff29(d,q,clock);
    
    // Module arguments
    input wire  [28:0] d;
    output reg  [28:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 29'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff29
