// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module edge_step(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  row_stride = 4'he;
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    dff196 grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    dff196 free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << row_stride) | (cells >> row_stride);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // edge_step
