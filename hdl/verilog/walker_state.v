// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module walker_state(d,q,clock);
    
    // Module arguments
    input wire  [3:0] d;
    output reg  [3:0] q;
    input wire  clock;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Begin = 1;
    localparam State$Listen = 2;
    localparam State$Take = 3;
    localparam State$Read = 4;
    localparam State$Compare = 5;
    localparam State$Choose = 6;
    localparam State$Grow = 7;
    localparam State$Visit = 8;
    localparam State$Launch = 9;
    localparam State$Count = 10;
    localparam State$Prove = 11;
    localparam State$Recall = 12;
    localparam State$Rank = 13;
    localparam State$Weigh = 14;
    localparam State$Finish = 15;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // walker_state
