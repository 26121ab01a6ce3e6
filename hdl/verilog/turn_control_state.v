// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module turn_control_state(d,q,clock);
    
    // Module arguments
    input wire  [2:0] d;
    output reg  [2:0] q;
    input wire  clock;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Begin = 1;
    localparam State$Opponent = 2;
    localparam State$Launch = 3;
    localparam State$Think = 4;
    localparam State$Reply = 5;
    localparam State$SetUp = 6;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // turn_control_state
