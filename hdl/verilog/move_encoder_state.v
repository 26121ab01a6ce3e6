// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module move_encoder_state(d,q,clock);
    
    // Module arguments
    input wire  [2:0] d;
    output reg  [2:0] q;
    input wire  clock;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Identify = 1;
    localparam State$Encode = 2;
    localparam State$Send = 3;
    localparam State$Drain = 4;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // move_encoder_state
