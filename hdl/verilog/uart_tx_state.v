// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module uart_tx_state(d,q,clock);
    
    // Module arguments
    input wire  d;
    output reg  q;
    input wire  clock;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Sending = 1;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // uart_tx_state
