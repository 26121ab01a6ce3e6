// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module frame_decoder_state(d,q,clock);
    
    // Module arguments
    input wire  [2:0] d;
    output reg  [2:0] q;
    input wire  clock;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$StartCell = 1;
    localparam State$Column = 2;
    localparam State$Row = 3;
    localparam State$Piece = 4;
    localparam State$Rotation = 5;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // frame_decoder_state
