// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module dff442(d,q,clock);
    
    // Module arguments
    input wire  [441:0] d;
    output reg  [441:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 442'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // dff442
