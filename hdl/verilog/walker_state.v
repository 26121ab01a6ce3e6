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
    localparam State$Scan = 6;
    localparam State$Cut = 7;
    localparam State$Take = 8;
    localparam State$Read = 9;
    localparam State$Compare = 10;
    localparam State$Choose = 11;
    localparam State$Grow = 12;
    localparam State$Visit = 13;
    localparam State$Launch = 14;
    localparam State$Reclaim = 15;
    localparam State$Rotate = 16;
    localparam State$Count = 17;
    localparam State$Prove = 18;
    localparam State$Recall = 19;
    localparam State$Rank = 20;
    localparam State$Weigh = 21;
    localparam State$Finish = 22;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // walker_state
