// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module walker_state(d,q,clock);
    
    // Module arguments
    input wire  [4:0] d;
    output reg  [4:0] q;
    input wire  clock;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Follow = 1;
    localparam State$Seek = 2;
    localparam State$Rehang = 3;
    localparam State$Begin = 4;
    localparam State$Listen = 5;
    localparam State$Take = 6;
    localparam State$Read = 7;
    localparam State$Compare = 8;
    localparam State$Choose = 9;
    localparam State$Grow = 10;
    localparam State$Visit = 11;
    localparam State$Launch = 12;
    localparam State$Reclaim = 13;
    localparam State$Rotate = 14;
    localparam State$Count = 15;
    localparam State$Prove = 16;
    localparam State$Recall = 17;
    localparam State$Rank = 18;
    localparam State$Weigh = 19;
    localparam State$Finish = 20;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // walker_state
