// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module search_exact_scores(clock,own_left,other_left,monomino_last,both_passed,other_completed);
    
    // Module arguments
    input wire  clock;
    input wire  [20:0] own_left;
    input wire  [20:0] other_left;
    input wire  monomino_last;
    output reg  [15:0] both_passed;
    output reg  [15:0] other_completed;
    
    // Constant declarations
    localparam  no_margin = 16'h0;
    localparam  draw = 16'h8000;
    localparam  won = 16'hc000;
    localparam  lost = 16'h4000;
    localparam  lost_to_all = 16'h3e20;
    localparam  lost_to_monomino = 16'h3d80;
    
    // Stub signals
    reg  [20:0] own_squares$pieces;
    wire  [6:0] own_squares$cells;
    reg  [20:0] other_squares$pieces;
    wire  [6:0] other_squares$cells;
    reg  [15:0] both_passed_out$d;
    wire  [15:0] both_passed_out$q;
    reg  [15:0] other_completed_out$d;
    wire  [15:0] other_completed_out$q;
    reg  [20:0] own_left_here$d;
    wire  [20:0] own_left_here$q;
    reg  [20:0] other_left_here$d;
    wire  [20:0] other_left_here$q;
    reg  [6:0] own_left_squares$d;
    wire  [6:0] own_left_squares$q;
    reg  [6:0] other_left_squares$d;
    wire  [6:0] other_left_squares$q;
    reg  [15:0] margin$d;
    wire  [15:0] margin$q;
    
    // Local signals
    reg  [15:0] own_wide;
    reg  [15:0] other_wide;
    reg  [15:0] scaled;
    reg  [15:0] most;
    
    // Sub module instances
    piece_cells own_squares(
        .pieces(own_squares$pieces),
        .cells(own_squares$cells)
    );
    piece_cells other_squares(
        .pieces(other_squares$pieces),
        .cells(other_squares$cells)
    );
    dff16 both_passed_out(
        .d(both_passed_out$d),
        .q(both_passed_out$q),
        .clock(clock)
    );
    dff16 other_completed_out(
        .d(other_completed_out$d),
        .q(other_completed_out$q),
        .clock(clock)
    );
    dff21 own_left_here(
        .d(own_left_here$d),
        .q(own_left_here$q),
        .clock(clock)
    );
    dff21 other_left_here(
        .d(other_left_here$d),
        .q(other_left_here$q),
        .clock(clock)
    );
    dff7 own_left_squares(
        .d(own_left_squares$d),
        .q(own_left_squares$q),
        .clock(clock)
    );
    dff7 other_left_squares(
        .d(other_left_squares$d),
        .q(other_left_squares$q),
        .clock(clock)
    );
    dff16 margin(
        .d(margin$d),
        .q(margin$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        own_left_here$d = own_left_here$q;
        other_left_here$d = other_left_here$q;
        own_left_squares$d = own_left_squares$q;
        other_left_squares$d = other_left_squares$q;
        margin$d = margin$q;
        both_passed_out$d = both_passed_out$q;
        other_completed_out$d = other_completed_out$q;
        own_left_here$d = own_left;
        other_left_here$d = other_left;
        own_squares$pieces = own_left_here$q;
        other_squares$pieces = other_left_here$q;
        own_left_squares$d = own_squares$cells;
        other_left_squares$d = other_squares$cells;
        own_wide = ((own_left_squares$q) & 16'hffff);
        other_wide = ((other_left_squares$q) & 16'hffff);
        margin$d = other_wide - own_wide;
        scaled = margin$q << 32'h5;
        both_passed_out$d = scaled + won;
        if (margin$q == no_margin) begin
            both_passed_out$d = draw;
        end
        else if (margin$q[32'hf]) begin
            both_passed_out$d = scaled + lost;
        end
        most = lost_to_all;
        if (monomino_last) begin
            most = lost_to_monomino;
        end
        other_completed_out$d = most - (other_wide << 32'h5);
        both_passed = both_passed_out$q;
        other_completed = other_completed_out$q;
    end
    
endmodule // search_exact_scores
