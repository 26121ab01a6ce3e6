// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff28(d,q,clock);
    
    // Module arguments
    input wire  [27:0] d;
    output reg  [27:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 28'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff28
