// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module leaf_unit(clock,cancel,valid_in,placement_in,done_in,own,other,own_left,other_left,starts_at_ten,ply,valid,placement,coming,score,terminal,done);
    
    // Module arguments
    input wire  clock;
    input wire  cancel;
    input wire  valid_in;
    input wire  [14:0] placement_in;
    input wire  done_in;
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  [20:0] own_left;
    input wire  [20:0] other_left;
    input wire  starts_at_ten;
    input wire  [6:0] ply;
    output reg  valid;
    output reg  [14:0] placement;
    output reg  [14:0] coming;
    output reg  [15:0] score;
    output reg  terminal;
    output reg  done;
    
    // Constant declarations
    localparam  sign_bit = 5'b10011;
    localparam  limit_bits = 4'he;
    localparam  margin_unit_bits = 3'b101;
    localparam  monomino_bit = 5'b0;
    localparam  one_ply = 7'b1;
    localparam  completion_bonus = 7'b1111;
    localparam  monomino_bonus = 7'b10100;
    localparam  won = 16'h4000;
    localparam  largest = 16'h3fff;
    localparam  smallest = 16'hc001;
    
    // Stub signals
    reg  valids$0$d;
    wire  valids$0$q;
    reg  valids$1$d;
    wire  valids$1$q;
    reg  valids$2$d;
    wire  valids$2$q;
    reg  valids$3$d;
    wire  valids$3$q;
    reg  valids$4$d;
    wire  valids$4$q;
    reg  valids$5$d;
    wire  valids$5$q;
    reg  valids$6$d;
    wire  valids$6$q;
    reg  valids$7$d;
    wire  valids$7$q;
    reg  valids$8$d;
    wire  valids$8$q;
    reg  valids$9$d;
    wire  valids$9$q;
    reg  valids$10$d;
    wire  valids$10$q;
    reg  valids$11$d;
    wire  valids$11$q;
    reg  valids$12$d;
    wire  valids$12$q;
    reg  valids$13$d;
    wire  valids$13$q;
    reg  valids$14$d;
    wire  valids$14$q;
    reg  valids$15$d;
    wire  valids$15$q;
    reg  dones$0$d;
    wire  dones$0$q;
    reg  dones$1$d;
    wire  dones$1$q;
    reg  dones$2$d;
    wire  dones$2$q;
    reg  dones$3$d;
    wire  dones$3$q;
    reg  dones$4$d;
    wire  dones$4$q;
    reg  dones$5$d;
    wire  dones$5$q;
    reg  dones$6$d;
    wire  dones$6$q;
    reg  dones$7$d;
    wire  dones$7$q;
    reg  dones$8$d;
    wire  dones$8$q;
    reg  dones$9$d;
    wire  dones$9$q;
    reg  dones$10$d;
    wire  dones$10$q;
    reg  dones$11$d;
    wire  dones$11$q;
    reg  dones$12$d;
    wire  dones$12$q;
    reg  dones$13$d;
    wire  dones$13$q;
    reg  dones$14$d;
    wire  dones$14$q;
    reg  dones$15$d;
    wire  dones$15$q;
    reg  [14:0] placements$data_in;
    wire  [14:0] placements$data_out;
    reg  [14:0] placer$placement;
    wire  [195:0] placer$cells;
    wire  [20:0] placer$piece;
    wire  [2:0] placer$size;
    reg  [195:0] mover_usable$own;
    reg  [195:0] mover_usable$other;
    reg  mover_usable$starts_at_ten;
    wire  [195:0] mover_usable$free;
    wire  [195:0] mover_usable$corners;
    reg  [195:0] other_usable$own;
    reg  [195:0] other_usable$other;
    reg  other_usable$starts_at_ten;
    wire  [195:0] other_usable$free;
    wire  [195:0] other_usable$corners;
    reg  [195:0] mover_free$d;
    wire  [195:0] mover_free$q;
    reg  [195:0] mover_corners$d;
    wire  [195:0] mover_corners$q;
    reg  [195:0] other_free$d;
    wire  [195:0] other_free$q;
    reg  [195:0] other_corners$d;
    wire  [195:0] other_corners$q;
    reg  [195:0] mover_freedom$free;
    reg  [195:0] mover_freedom$corners;
    reg  [195:0] mover_freedom$other_free;
    wire  [7:0] mover_freedom$bend_count;
    wire  [7:0] mover_freedom$safe_count;
    wire  [7:0] mover_freedom$reach_count;
    wire  [7:0] mover_freedom$wave_count;
    wire  [7:0] mover_freedom$free_count;
    reg  [195:0] other_freedom$free;
    reg  [195:0] other_freedom$corners;
    reg  [195:0] other_freedom$other_free;
    wire  [7:0] other_freedom$bend_count;
    wire  [7:0] other_freedom$safe_count;
    wire  [7:0] other_freedom$reach_count;
    wire  [7:0] other_freedom$wave_count;
    wire  [7:0] other_freedom$free_count;
    reg  [8:0] bend_difference$d;
    wire  [8:0] bend_difference$q;
    reg  [8:0] safe_difference$d;
    wire  [8:0] safe_difference$q;
    reg  [8:0] reach_difference$d;
    wire  [8:0] reach_difference$q;
    reg  [8:0] wave_difference$d;
    wire  [8:0] wave_difference$q;
    reg  [8:0] free_difference$d;
    wire  [8:0] free_difference$q;
    reg  [8:0] cell_product$difference;
    reg  [9:0] cell_product$weight;
    wire  [19:0] cell_product$product;
    reg  [8:0] bend_product$difference;
    reg  [9:0] bend_product$weight;
    wire  [19:0] bend_product$product;
    reg  [8:0] safe_product$difference;
    reg  [9:0] safe_product$weight;
    wire  [19:0] safe_product$product;
    reg  [8:0] reach_product$difference;
    reg  [9:0] reach_product$weight;
    wire  [19:0] reach_product$product;
    reg  [8:0] wave_product$difference;
    reg  [9:0] wave_product$weight;
    wire  [19:0] wave_product$product;
    reg  [8:0] free_product$difference;
    reg  [9:0] free_product$weight;
    wire  [19:0] free_product$product;
    reg  [19:0] sum$d;
    wire  [19:0] sum$q;
    reg  [14:0] placement_out$d;
    wire  [14:0] placement_out$q;
    reg  [15:0] score_out$d;
    wire  [15:0] score_out$q;
    reg  terminal_out$d;
    wire  terminal_out$q;
    reg  [20:0] own_left_now$d;
    wire  [20:0] own_left_now$q;
    reg  [20:0] other_left_now$d;
    wire  [20:0] other_left_now$q;
    reg  [20:0] own_cells$pieces;
    wire  [6:0] own_cells$cells;
    reg  [20:0] other_cells$pieces;
    wire  [6:0] other_cells$cells;
    reg  [6:0] own_cells_now$d;
    wire  [6:0] own_cells_now$q;
    reg  [6:0] other_cells_now$d;
    wire  [6:0] other_cells_now$q;
    reg  [2:0] size_now$d;
    wire  [2:0] size_now$q;
    reg  [8:0] cell_delay$data_in;
    wire  [8:0] cell_delay$data_out;
    reg  last_piece$d;
    wire  last_piece$q;
    reg  monomino$d;
    wire  monomino$q;
    reg  [7:0] ending_delay$data_in;
    wire  [7:0] ending_delay$data_out;
    reg  [6:0] weights$address;
    wire  [79:0] weights$data;
    reg  [79:0] weights_now$d;
    wire  [79:0] weights_now$q;
    
    // Local signals
    reg  [195:0] mover_after;
    reg  [8:0] lead_before;
    reg  [8:0] cell_difference;
    reg  [6:0] margin;
    reg  [7:0] ending;
    reg  [6:0] ply_after;
    reg  sum_is_negative;
    reg  [4:0] sum_excess;
    reg  [13:0] sum_amount;
    reg  [15:0] heuristic;
    reg  [15:0] exact;
    reg  too_large;
    reg  too_small;
    
    // Sub module instances
    dff1 valids$0(
        .d(valids$0$d),
        .q(valids$0$q),
        .clock(clock)
    );
    dff1 valids$1(
        .d(valids$1$d),
        .q(valids$1$q),
        .clock(clock)
    );
    dff1 valids$2(
        .d(valids$2$d),
        .q(valids$2$q),
        .clock(clock)
    );
    dff1 valids$3(
        .d(valids$3$d),
        .q(valids$3$q),
        .clock(clock)
    );
    dff1 valids$4(
        .d(valids$4$d),
        .q(valids$4$q),
        .clock(clock)
    );
    dff1 valids$5(
        .d(valids$5$d),
        .q(valids$5$q),
        .clock(clock)
    );
    dff1 valids$6(
        .d(valids$6$d),
        .q(valids$6$q),
        .clock(clock)
    );
    dff1 valids$7(
        .d(valids$7$d),
        .q(valids$7$q),
        .clock(clock)
    );
    dff1 valids$8(
        .d(valids$8$d),
        .q(valids$8$q),
        .clock(clock)
    );
    dff1 valids$9(
        .d(valids$9$d),
        .q(valids$9$q),
        .clock(clock)
    );
    dff1 valids$10(
        .d(valids$10$d),
        .q(valids$10$q),
        .clock(clock)
    );
    dff1 valids$11(
        .d(valids$11$d),
        .q(valids$11$q),
        .clock(clock)
    );
    dff1 valids$12(
        .d(valids$12$d),
        .q(valids$12$q),
        .clock(clock)
    );
    dff1 valids$13(
        .d(valids$13$d),
        .q(valids$13$q),
        .clock(clock)
    );
    dff1 valids$14(
        .d(valids$14$d),
        .q(valids$14$q),
        .clock(clock)
    );
    dff1 valids$15(
        .d(valids$15$d),
        .q(valids$15$q),
        .clock(clock)
    );
    dff1 dones$0(
        .d(dones$0$d),
        .q(dones$0$q),
        .clock(clock)
    );
    dff1 dones$1(
        .d(dones$1$d),
        .q(dones$1$q),
        .clock(clock)
    );
    dff1 dones$2(
        .d(dones$2$d),
        .q(dones$2$q),
        .clock(clock)
    );
    dff1 dones$3(
        .d(dones$3$d),
        .q(dones$3$q),
        .clock(clock)
    );
    dff1 dones$4(
        .d(dones$4$d),
        .q(dones$4$q),
        .clock(clock)
    );
    dff1 dones$5(
        .d(dones$5$d),
        .q(dones$5$q),
        .clock(clock)
    );
    dff1 dones$6(
        .d(dones$6$d),
        .q(dones$6$q),
        .clock(clock)
    );
    dff1 dones$7(
        .d(dones$7$d),
        .q(dones$7$q),
        .clock(clock)
    );
    dff1 dones$8(
        .d(dones$8$d),
        .q(dones$8$q),
        .clock(clock)
    );
    dff1 dones$9(
        .d(dones$9$d),
        .q(dones$9$q),
        .clock(clock)
    );
    dff1 dones$10(
        .d(dones$10$d),
        .q(dones$10$q),
        .clock(clock)
    );
    dff1 dones$11(
        .d(dones$11$d),
        .q(dones$11$q),
        .clock(clock)
    );
    dff1 dones$12(
        .d(dones$12$d),
        .q(dones$12$q),
        .clock(clock)
    );
    dff1 dones$13(
        .d(dones$13$d),
        .q(dones$13$q),
        .clock(clock)
    );
    dff1 dones$14(
        .d(dones$14$d),
        .q(dones$14$q),
        .clock(clock)
    );
    dff1 dones$15(
        .d(dones$15$d),
        .q(dones$15$q),
        .clock(clock)
    );
    placement_delay placements(
        .clock(clock),
        .data_in(placements$data_in),
        .data_out(placements$data_out)
    );
    placer placer(
        .clock(clock),
        .placement(placer$placement),
        .cells(placer$cells),
        .piece(placer$piece),
        .size(placer$size)
    );
    usable_cells mover_usable(
        .own(mover_usable$own),
        .other(mover_usable$other),
        .starts_at_ten(mover_usable$starts_at_ten),
        .free(mover_usable$free),
        .corners(mover_usable$corners)
    );
    usable_cells other_usable(
        .own(other_usable$own),
        .other(other_usable$other),
        .starts_at_ten(other_usable$starts_at_ten),
        .free(other_usable$free),
        .corners(other_usable$corners)
    );
    dff196 mover_free(
        .d(mover_free$d),
        .q(mover_free$q),
        .clock(clock)
    );
    dff196 mover_corners(
        .d(mover_corners$d),
        .q(mover_corners$q),
        .clock(clock)
    );
    dff196 other_free(
        .d(other_free$d),
        .q(other_free$q),
        .clock(clock)
    );
    dff196 other_corners(
        .d(other_corners$d),
        .q(other_corners$q),
        .clock(clock)
    );
    freedom mover_freedom(
        .clock(clock),
        .free(mover_freedom$free),
        .corners(mover_freedom$corners),
        .other_free(mover_freedom$other_free),
        .bend_count(mover_freedom$bend_count),
        .safe_count(mover_freedom$safe_count),
        .reach_count(mover_freedom$reach_count),
        .wave_count(mover_freedom$wave_count),
        .free_count(mover_freedom$free_count)
    );
    freedom other_freedom(
        .clock(clock),
        .free(other_freedom$free),
        .corners(other_freedom$corners),
        .other_free(other_freedom$other_free),
        .bend_count(other_freedom$bend_count),
        .safe_count(other_freedom$safe_count),
        .reach_count(other_freedom$reach_count),
        .wave_count(other_freedom$wave_count),
        .free_count(other_freedom$free_count)
    );
    dff9 bend_difference(
        .d(bend_difference$d),
        .q(bend_difference$q),
        .clock(clock)
    );
    dff9 safe_difference(
        .d(safe_difference$d),
        .q(safe_difference$q),
        .clock(clock)
    );
    dff9 reach_difference(
        .d(reach_difference$d),
        .q(reach_difference$q),
        .clock(clock)
    );
    dff9 wave_difference(
        .d(wave_difference$d),
        .q(wave_difference$q),
        .clock(clock)
    );
    dff9 free_difference(
        .d(free_difference$d),
        .q(free_difference$q),
        .clock(clock)
    );
    product cell_product(
        .clock(clock),
        .difference(cell_product$difference),
        .weight(cell_product$weight),
        .product(cell_product$product)
    );
    product bend_product(
        .clock(clock),
        .difference(bend_product$difference),
        .weight(bend_product$weight),
        .product(bend_product$product)
    );
    product safe_product(
        .clock(clock),
        .difference(safe_product$difference),
        .weight(safe_product$weight),
        .product(safe_product$product)
    );
    product reach_product(
        .clock(clock),
        .difference(reach_product$difference),
        .weight(reach_product$weight),
        .product(reach_product$product)
    );
    product wave_product(
        .clock(clock),
        .difference(wave_product$difference),
        .weight(wave_product$weight),
        .product(wave_product$product)
    );
    product free_product(
        .clock(clock),
        .difference(free_product$difference),
        .weight(free_product$weight),
        .product(free_product$product)
    );
    dff20 sum(
        .d(sum$d),
        .q(sum$q),
        .clock(clock)
    );
    dff15 placement_out(
        .d(placement_out$d),
        .q(placement_out$q),
        .clock(clock)
    );
    dff16 score_out(
        .d(score_out$d),
        .q(score_out$q),
        .clock(clock)
    );
    dff1 terminal_out(
        .d(terminal_out$d),
        .q(terminal_out$q),
        .clock(clock)
    );
    dff21 own_left_now(
        .d(own_left_now$d),
        .q(own_left_now$q),
        .clock(clock)
    );
    dff21 other_left_now(
        .d(other_left_now$d),
        .q(other_left_now$q),
        .clock(clock)
    );
    piece_cells own_cells(
        .pieces(own_cells$pieces),
        .cells(own_cells$cells)
    );
    piece_cells other_cells(
        .pieces(other_cells$pieces),
        .cells(other_cells$cells)
    );
    dff7 own_cells_now(
        .d(own_cells_now$d),
        .q(own_cells_now$q),
        .clock(clock)
    );
    dff7 other_cells_now(
        .d(other_cells_now$d),
        .q(other_cells_now$q),
        .clock(clock)
    );
    dff3 size_now(
        .d(size_now$d),
        .q(size_now$q),
        .clock(clock)
    );
    cell_delay cell_delay(
        .clock(clock),
        .data_in(cell_delay$data_in),
        .data_out(cell_delay$data_out)
    );
    dff1 last_piece(
        .d(last_piece$d),
        .q(last_piece$q),
        .clock(clock)
    );
    dff1 monomino(
        .d(monomino$d),
        .q(monomino$q),
        .clock(clock)
    );
    ending_delay ending_delay(
        .clock(clock),
        .data_in(ending_delay$data_in),
        .data_out(ending_delay$data_out)
    );
    weights weights(
        .address(weights$address),
        .clock(clock),
        .data(weights$data)
    );
    dff80 weights_now(
        .d(weights_now$d),
        .q(weights_now$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        mover_free$d = mover_free$q;
        mover_corners$d = mover_corners$q;
        other_free$d = other_free$q;
        other_corners$d = other_corners$q;
        bend_difference$d = bend_difference$q;
        safe_difference$d = safe_difference$q;
        reach_difference$d = reach_difference$q;
        wave_difference$d = wave_difference$q;
        free_difference$d = free_difference$q;
        sum$d = sum$q;
        placement_out$d = placement_out$q;
        score_out$d = score_out$q;
        terminal_out$d = terminal_out$q;
        own_left_now$d = own_left_now$q;
        other_left_now$d = other_left_now$q;
        own_cells_now$d = own_cells_now$q;
        other_cells_now$d = other_cells_now$q;
        size_now$d = size_now$q;
        last_piece$d = last_piece$q;
        monomino$d = monomino$q;
        weights_now$d = weights_now$q;
        valids$0$d = valid_in;
        dones$0$d = done_in;
        valids$1$d = valid_in;
        dones$1$d = done_in;
        valids$2$d = valid_in;
        dones$2$d = done_in;
        valids$3$d = valid_in;
        dones$3$d = done_in;
        valids$4$d = valid_in;
        dones$4$d = done_in;
        valids$5$d = valid_in;
        dones$5$d = done_in;
        valids$6$d = valid_in;
        dones$6$d = done_in;
        valids$7$d = valid_in;
        dones$7$d = done_in;
        valids$8$d = valid_in;
        dones$8$d = done_in;
        valids$9$d = valid_in;
        dones$9$d = done_in;
        valids$10$d = valid_in;
        dones$10$d = done_in;
        valids$11$d = valid_in;
        dones$11$d = done_in;
        valids$12$d = valid_in;
        dones$12$d = done_in;
        valids$13$d = valid_in;
        dones$13$d = done_in;
        valids$14$d = valid_in;
        dones$14$d = done_in;
        valids$15$d = valid_in;
        dones$15$d = done_in;
        valids$0$d = valids$1$q;
        dones$0$d = dones$1$q;
        valids$1$d = valids$2$q;
        dones$1$d = dones$2$q;
        valids$2$d = valids$3$q;
        dones$2$d = dones$3$q;
        valids$3$d = valids$4$q;
        dones$3$d = dones$4$q;
        valids$4$d = valids$5$q;
        dones$4$d = dones$5$q;
        valids$5$d = valids$6$q;
        dones$5$d = dones$6$q;
        valids$6$d = valids$7$q;
        dones$6$d = dones$7$q;
        valids$7$d = valids$8$q;
        dones$7$d = dones$8$q;
        valids$8$d = valids$9$q;
        dones$8$d = dones$9$q;
        valids$9$d = valids$10$q;
        dones$9$d = dones$10$q;
        valids$10$d = valids$11$q;
        dones$10$d = dones$11$q;
        valids$11$d = valids$12$q;
        dones$11$d = dones$12$q;
        valids$12$d = valids$13$q;
        dones$12$d = dones$13$q;
        valids$13$d = valids$14$q;
        dones$13$d = dones$14$q;
        valids$14$d = valids$15$q;
        dones$14$d = dones$15$q;
        if (cancel) begin
            valids$0$d = 1'b0;
            dones$0$d = 1'b0;
        end
        if (cancel) begin
            valids$1$d = 1'b0;
            dones$1$d = 1'b0;
        end
        if (cancel) begin
            valids$2$d = 1'b0;
            dones$2$d = 1'b0;
        end
        if (cancel) begin
            valids$3$d = 1'b0;
            dones$3$d = 1'b0;
        end
        if (cancel) begin
            valids$4$d = 1'b0;
            dones$4$d = 1'b0;
        end
        if (cancel) begin
            valids$5$d = 1'b0;
            dones$5$d = 1'b0;
        end
        if (cancel) begin
            valids$6$d = 1'b0;
            dones$6$d = 1'b0;
        end
        if (cancel) begin
            valids$7$d = 1'b0;
            dones$7$d = 1'b0;
        end
        if (cancel) begin
            valids$8$d = 1'b0;
            dones$8$d = 1'b0;
        end
        if (cancel) begin
            valids$9$d = 1'b0;
            dones$9$d = 1'b0;
        end
        if (cancel) begin
            valids$10$d = 1'b0;
            dones$10$d = 1'b0;
        end
        if (cancel) begin
            valids$11$d = 1'b0;
            dones$11$d = 1'b0;
        end
        if (cancel) begin
            valids$12$d = 1'b0;
            dones$12$d = 1'b0;
        end
        if (cancel) begin
            valids$13$d = 1'b0;
            dones$13$d = 1'b0;
        end
        if (cancel) begin
            valids$14$d = 1'b0;
            dones$14$d = 1'b0;
        end
        if (cancel) begin
            valids$15$d = 1'b0;
            dones$15$d = 1'b0;
        end
        placements$data_in = placement_in;
        placer$placement = placement_in;
        mover_after = own | placer$cells;
        mover_usable$own = mover_after;
        mover_usable$other = other;
        mover_usable$starts_at_ten = starts_at_ten;
        other_usable$own = other;
        other_usable$other = mover_after;
        other_usable$starts_at_ten = ~starts_at_ten;
        mover_free$d = mover_usable$free;
        mover_corners$d = mover_usable$corners;
        other_free$d = other_usable$free;
        other_corners$d = other_usable$corners;
        mover_freedom$free = mover_free$q;
        mover_freedom$corners = mover_corners$q;
        other_freedom$free = other_free$q;
        other_freedom$corners = other_corners$q;
        mover_freedom$other_free = other_free$q;
        other_freedom$other_free = mover_free$q;
        bend_difference$d = ((mover_freedom$bend_count) & 9'h1ff) - ((other_freedom$bend_count) & 9'h1ff);
        safe_difference$d = ((mover_freedom$safe_count) & 9'h1ff) - ((other_freedom$safe_count) & 9'h1ff);
        reach_difference$d = ((mover_freedom$reach_count) & 9'h1ff) - ((other_freedom$reach_count) & 9'h1ff);
        wave_difference$d = ((mover_freedom$wave_count) & 9'h1ff) - ((other_freedom$wave_count) & 9'h1ff);
        free_difference$d = ((mover_freedom$free_count) & 9'h1ff) - ((other_freedom$free_count) & 9'h1ff);
        own_left_now$d = own_left;
        other_left_now$d = other_left;
        own_cells$pieces = own_left_now$q;
        other_cells$pieces = other_left_now$q;
        other_cells_now$d = other_cells$cells;
        own_cells_now$d = own_cells$cells;
        size_now$d = placer$size;
        lead_before = ((other_cells_now$q) & 9'h1ff) - ((own_cells_now$q) & 9'h1ff);
        cell_difference = lead_before + ((size_now$q) & 9'h1ff);
        cell_delay$data_in = cell_difference;
        last_piece$d = placer$piece == own_left;
        monomino$d = placer$piece[monomino_bit];
        margin = other_cells_now$q + completion_bonus;
        if (monomino$q) begin
            margin = other_cells_now$q + monomino_bonus;
        end
        ending[(64'h1)+:(7)] = margin;
        ending[(64'h0)+:(1)] = last_piece$q;
        ending_delay$data_in = ending;
        ply_after = ply + one_ply;
        weights$address = ply_after;
        weights_now$d = weights$data;
        cell_product$difference = cell_delay$data_out;
        cell_product$weight = weights_now$q[(64'h14)+:(10)];
        bend_product$difference = bend_difference$q;
        bend_product$weight = weights_now$q[(64'h1e)+:(10)];
        safe_product$difference = safe_difference$q;
        safe_product$weight = weights_now$q[(64'h28)+:(10)];
        reach_product$difference = reach_difference$q;
        reach_product$weight = weights_now$q[(64'h32)+:(10)];
        wave_product$difference = wave_difference$q;
        wave_product$weight = weights_now$q[(64'h3c)+:(10)];
        free_product$difference = free_difference$q;
        free_product$weight = weights_now$q[(64'h46)+:(10)];
        sum$d = ((cell_product$product + bend_product$product) + (safe_product$product + reach_product$product)) + ((wave_product$product + free_product$product) + weights_now$q[(64'h0)+:(20)]);
        sum_is_negative = sum$q[sign_bit];
        sum_excess = sum$q[(limit_bits)+:(5)];
        sum_amount = sum$q[(32'h0)+:(14)];
        too_large = (~sum_is_negative) & |sum_excess;
        too_small = sum_is_negative & ((~&sum_excess) | (~|sum_amount));
        heuristic = sum$q[(32'h0)+:(16)];
        if (too_large) begin
            heuristic = largest;
        end
        else if (too_small) begin
            heuristic = smallest;
        end
        exact = won + (((ending_delay$data_out[(64'h1)+:(7)]) & 16'hffff) << margin_unit_bits);
        if (valids$1$q) begin
            placement_out$d = placements$data_out;
            terminal_out$d = ending_delay$data_out[(64'h0)+:(1)];
            score_out$d = heuristic;
            if (ending_delay$data_out[(64'h0)+:(1)]) begin
                score_out$d = exact;
            end
        end
        valid = valids$0$q;
        done = dones$0$q;
        placement = placement_out$q;
        coming = placements$data_out;
        score = score_out$q;
        terminal = terminal_out$q;
    end
    
endmodule // leaf_unit
