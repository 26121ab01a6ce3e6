// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module search_state(d,q,clock);
    
    // Module arguments
    input wire  [4:0] d;
    output reg  [4:0] q;
    input wire  clock;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Follow = 1;
    localparam State$Clear = 2;
    localparam State$Enter = 3;
    localparam State$Complete = 4;
    localparam State$LookUp = 5;
    localparam State$Generate = 6;
    localparam State$Stream = 7;
    localparam State$Settle = 8;
    localparam State$Store = 9;
    localparam State$Fetch = 10;
    localparam State$Read = 11;
    localparam State$Take = 12;
    localparam State$Place = 13;
    localparam State$Make = 14;
    localparam State$Leave = 15;
    localparam State$Remove = 16;
    localparam State$Unmake = 17;
    localparam State$TryReply = 18;
    localparam State$Finish = 19;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search_state
