// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module uart_rx_state(d,q,clock);
    
    // Module arguments
    input wire  [2:0] d;
    output reg  [2:0] q;
    input wire  clock;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Start = 1;
    localparam State$Data = 2;
    localparam State$Stop = 3;
    localparam State$Recover = 4;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // uart_rx_state
