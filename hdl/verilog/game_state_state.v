// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module game_state_state(d,q,clock);
    
    // Module arguments
    input wire  [2:0] d;
    output reg  [2:0] q;
    input wire  clock;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Decode = 1;
    localparam State$Place = 2;
    localparam State$Look = 3;
    localparam State$Check = 4;
    localparam State$Settle = 5;
    localparam State$Lay = 6;
    localparam State$Apply = 7;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // game_state_state
