// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module bends(clock,free,corners,bends);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] free;
    input wire  [195:0] corners;
    output reg  [195:0] bends;
    
    // Constant declarations
    localparam  row_stride = 4'he;
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] bends_out$d;
    wire  [195:0] bends_out$q;
    
    // Local signals
    reg  [195:0] left;
    reg  [195:0] right;
    reg  [195:0] above;
    reg  [195:0] below;
    reg  [195:0] elbows;
    reg  [195:0] beside_elbows;
    
    // Sub module instances
    dff196 bends_out(
        .d(bends_out$d),
        .q(bends_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        bends_out$d = bends_out$q;
        right = (free << 32'h1) & not_first_column;
        left = (free >> 32'h1) & not_last_column;
        below = free << row_stride;
        above = free >> row_stride;
        elbows = free & (left | right) & (above | below);
        beside_elbows = ((elbows << 32'h1) & not_first_column) | ((elbows >> 32'h1) & not_last_column) | (elbows << row_stride) | (elbows >> row_stride);
        bends_out$d = corners & beside_elbows;
        bends = bends_out$q;
    end
    
endmodule // bends
