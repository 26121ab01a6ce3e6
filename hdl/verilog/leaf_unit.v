// Emitted by `cargo xtask emit` from hdl/src/leaf_unit.rs: change that, not this.


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
    leaf_unit$dff1 valids$0(
        .d(valids$0$d),
        .q(valids$0$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$1(
        .d(valids$1$d),
        .q(valids$1$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$2(
        .d(valids$2$d),
        .q(valids$2$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$3(
        .d(valids$3$d),
        .q(valids$3$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$4(
        .d(valids$4$d),
        .q(valids$4$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$5(
        .d(valids$5$d),
        .q(valids$5$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$6(
        .d(valids$6$d),
        .q(valids$6$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$7(
        .d(valids$7$d),
        .q(valids$7$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$8(
        .d(valids$8$d),
        .q(valids$8$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$9(
        .d(valids$9$d),
        .q(valids$9$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$10(
        .d(valids$10$d),
        .q(valids$10$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$11(
        .d(valids$11$d),
        .q(valids$11$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$12(
        .d(valids$12$d),
        .q(valids$12$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$13(
        .d(valids$13$d),
        .q(valids$13$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$14(
        .d(valids$14$d),
        .q(valids$14$q),
        .clock(clock)
    );
    leaf_unit$dff1 valids$15(
        .d(valids$15$d),
        .q(valids$15$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$0(
        .d(dones$0$d),
        .q(dones$0$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$1(
        .d(dones$1$d),
        .q(dones$1$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$2(
        .d(dones$2$d),
        .q(dones$2$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$3(
        .d(dones$3$d),
        .q(dones$3$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$4(
        .d(dones$4$d),
        .q(dones$4$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$5(
        .d(dones$5$d),
        .q(dones$5$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$6(
        .d(dones$6$d),
        .q(dones$6$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$7(
        .d(dones$7$d),
        .q(dones$7$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$8(
        .d(dones$8$d),
        .q(dones$8$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$9(
        .d(dones$9$d),
        .q(dones$9$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$10(
        .d(dones$10$d),
        .q(dones$10$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$11(
        .d(dones$11$d),
        .q(dones$11$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$12(
        .d(dones$12$d),
        .q(dones$12$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$13(
        .d(dones$13$d),
        .q(dones$13$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$14(
        .d(dones$14$d),
        .q(dones$14$q),
        .clock(clock)
    );
    leaf_unit$dff1 dones$15(
        .d(dones$15$d),
        .q(dones$15$q),
        .clock(clock)
    );
    leaf_unit$placements placements(
        .clock(clock),
        .data_in(placements$data_in),
        .data_out(placements$data_out)
    );
    leaf_unit$placer placer(
        .clock(clock),
        .placement(placer$placement),
        .cells(placer$cells),
        .piece(placer$piece),
        .size(placer$size)
    );
    leaf_unit$usable mover_usable(
        .own(mover_usable$own),
        .other(mover_usable$other),
        .starts_at_ten(mover_usable$starts_at_ten),
        .free(mover_usable$free),
        .corners(mover_usable$corners)
    );
    leaf_unit$usable other_usable(
        .own(other_usable$own),
        .other(other_usable$other),
        .starts_at_ten(other_usable$starts_at_ten),
        .free(other_usable$free),
        .corners(other_usable$corners)
    );
    leaf_unit$dff196 mover_free(
        .d(mover_free$d),
        .q(mover_free$q),
        .clock(clock)
    );
    leaf_unit$dff196 mover_corners(
        .d(mover_corners$d),
        .q(mover_corners$q),
        .clock(clock)
    );
    leaf_unit$dff196 other_free(
        .d(other_free$d),
        .q(other_free$q),
        .clock(clock)
    );
    leaf_unit$dff196 other_corners(
        .d(other_corners$d),
        .q(other_corners$q),
        .clock(clock)
    );
    leaf_unit$freedom mover_freedom(
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
    leaf_unit$freedom other_freedom(
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
    leaf_unit$dff9 bend_difference(
        .d(bend_difference$d),
        .q(bend_difference$q),
        .clock(clock)
    );
    leaf_unit$dff9 safe_difference(
        .d(safe_difference$d),
        .q(safe_difference$q),
        .clock(clock)
    );
    leaf_unit$dff9 reach_difference(
        .d(reach_difference$d),
        .q(reach_difference$q),
        .clock(clock)
    );
    leaf_unit$dff9 wave_difference(
        .d(wave_difference$d),
        .q(wave_difference$q),
        .clock(clock)
    );
    leaf_unit$dff9 free_difference(
        .d(free_difference$d),
        .q(free_difference$q),
        .clock(clock)
    );
    leaf_unit$product cell_product(
        .clock(clock),
        .difference(cell_product$difference),
        .weight(cell_product$weight),
        .product(cell_product$product)
    );
    leaf_unit$product bend_product(
        .clock(clock),
        .difference(bend_product$difference),
        .weight(bend_product$weight),
        .product(bend_product$product)
    );
    leaf_unit$product safe_product(
        .clock(clock),
        .difference(safe_product$difference),
        .weight(safe_product$weight),
        .product(safe_product$product)
    );
    leaf_unit$product reach_product(
        .clock(clock),
        .difference(reach_product$difference),
        .weight(reach_product$weight),
        .product(reach_product$product)
    );
    leaf_unit$product wave_product(
        .clock(clock),
        .difference(wave_product$difference),
        .weight(wave_product$weight),
        .product(wave_product$product)
    );
    leaf_unit$product free_product(
        .clock(clock),
        .difference(free_product$difference),
        .weight(free_product$weight),
        .product(free_product$product)
    );
    leaf_unit$dff20 sum(
        .d(sum$d),
        .q(sum$q),
        .clock(clock)
    );
    leaf_unit$dff15 placement_out(
        .d(placement_out$d),
        .q(placement_out$q),
        .clock(clock)
    );
    leaf_unit$dff16 score_out(
        .d(score_out$d),
        .q(score_out$q),
        .clock(clock)
    );
    leaf_unit$dff1 terminal_out(
        .d(terminal_out$d),
        .q(terminal_out$q),
        .clock(clock)
    );
    leaf_unit$dff21 own_left_now(
        .d(own_left_now$d),
        .q(own_left_now$q),
        .clock(clock)
    );
    leaf_unit$dff21 other_left_now(
        .d(other_left_now$d),
        .q(other_left_now$q),
        .clock(clock)
    );
    leaf_unit$cells own_cells(
        .pieces(own_cells$pieces),
        .cells(own_cells$cells)
    );
    leaf_unit$cells other_cells(
        .pieces(other_cells$pieces),
        .cells(other_cells$cells)
    );
    leaf_unit$dff7 own_cells_now(
        .d(own_cells_now$d),
        .q(own_cells_now$q),
        .clock(clock)
    );
    leaf_unit$dff7 other_cells_now(
        .d(other_cells_now$d),
        .q(other_cells_now$q),
        .clock(clock)
    );
    leaf_unit$dff3 size_now(
        .d(size_now$d),
        .q(size_now$q),
        .clock(clock)
    );
    leaf_unit$cell_delay cell_delay(
        .clock(clock),
        .data_in(cell_delay$data_in),
        .data_out(cell_delay$data_out)
    );
    leaf_unit$dff1 last_piece(
        .d(last_piece$d),
        .q(last_piece$q),
        .clock(clock)
    );
    leaf_unit$dff1 monomino(
        .d(monomino$d),
        .q(monomino$q),
        .clock(clock)
    );
    leaf_unit$ending_delay ending_delay(
        .clock(clock),
        .data_in(ending_delay$data_in),
        .data_out(ending_delay$data_out)
    );
    leaf_unit$weights weights(
        .address(weights$address),
        .clock(clock),
        .data(weights$data)
    );
    leaf_unit$dff80 weights_now(
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


module leaf_unit$bend_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    reg  [7:0] stages$3$d;
    wire  [7:0] stages$3$q;
    reg  [7:0] stages$4$d;
    wire  [7:0] stages$4$q;
    reg  [7:0] stages$5$d;
    wire  [7:0] stages$5$q;
    
    // Sub module instances
    leaf_unit$dff8 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        data_out = stages$0$q;
    end
    
endmodule // leaf_unit$bend_delay


module leaf_unit$bends(clock,free,corners,bends);
    
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
    leaf_unit$dff196 bends_out(
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
    
endmodule // leaf_unit$bends


module leaf_unit$cell_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] data_in;
    output reg  [8:0] data_out;
    
    // Stub signals
    reg  [8:0] stages$0$d;
    wire  [8:0] stages$0$q;
    reg  [8:0] stages$1$d;
    wire  [8:0] stages$1$q;
    reg  [8:0] stages$2$d;
    wire  [8:0] stages$2$q;
    reg  [8:0] stages$3$d;
    wire  [8:0] stages$3$q;
    reg  [8:0] stages$4$d;
    wire  [8:0] stages$4$q;
    reg  [8:0] stages$5$d;
    wire  [8:0] stages$5$q;
    reg  [8:0] stages$6$d;
    wire  [8:0] stages$6$q;
    reg  [8:0] stages$7$d;
    wire  [8:0] stages$7$q;
    reg  [8:0] stages$8$d;
    wire  [8:0] stages$8$q;
    reg  [8:0] stages$9$d;
    wire  [8:0] stages$9$q;
    
    // Sub module instances
    leaf_unit$dff9 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    leaf_unit$dff9 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    leaf_unit$dff9 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    leaf_unit$dff9 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    leaf_unit$dff9 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    leaf_unit$dff9 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    leaf_unit$dff9 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    leaf_unit$dff9 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    leaf_unit$dff9 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    leaf_unit$dff9 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$7$d = data_in;
        stages$8$d = data_in;
        stages$9$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        stages$6$d = stages$7$q;
        stages$7$d = stages$8$q;
        stages$8$d = stages$9$q;
        data_out = stages$0$q;
    end
    
endmodule // leaf_unit$cell_delay

// v-- Setting output parameters to net type for wrapped code.


module leaf_unit$cells(pieces,cells);
    
    // Module arguments
    input wire  [20:0] pieces;
    output wire  [6:0] cells;
    
    // Update code (wrapper)
        wire [127:0] table_0_0 = 128'ha55aa55aa55aa55aa55aa55aa55aa55a;
        wire [127:0] table_0_1 = 128'h399c399c399c399c399c399c399c399c;
        wire [127:0] table_0_2 = 128'hc11f3ee03ee0c11f3ee0c11fc11f3ee0;
        wire [127:0] table_0_3 = 128'h11f3fff3ffffee03ffffee0fee0c000;
        wire [127:0] table_0_4 = 128'hfee0c000c0000000c000000000000000;
        wire [127:0] table_0_5 = 128'h0;
        wire [127:0] table_1_0 = 128'hf00f0ff00ff0f00f0ff0f00ff00f0ff0;
        wire [127:0] table_1_1 = 128'hf0fff0ffffff00ffffff0fff0f000;
        wire [127:0] table_1_2 = 128'h69999996999696699996966996696996;
        wire [127:0] table_1_3 = 128'h7ee1e117e117177ee117177e177e7ee8;
        wire [127:0] table_1_4 = 128'h7ffefee8fee8e880fee8e880e8808000;
        wire [127:0] table_1_5 = 128'h80000000000000000000000000000000;
        wire [127:0] table_2_0 = 128'h96696996699696696996966996696996;
        wire [127:0] table_2_1 = 128'he88181178117177e8117177e177e7ee8;
        wire [127:0] table_2_2 = 128'h6997977e977e7ee9977e7ee97ee9e996;
        wire [127:0] table_2_3 = 128'h7ee9e997e997977ee997977e977e7ee8;
        wire [127:0] table_2_4 = 128'h7ffefee8fee8e880fee8e880e8808000;
        wire [127:0] table_2_5 = 128'h80000000000000000000000000000000;
        wire [5:0] sum_0 = {table_0_5[pieces[6:0]], table_0_4[pieces[6:0]], table_0_3[pieces[6:0]], table_0_2[pieces[6:0]], table_0_1[pieces[6:0]], table_0_0[pieces[6:0]]};
        wire [5:0] sum_1 = {table_1_5[pieces[13:7]], table_1_4[pieces[13:7]], table_1_3[pieces[13:7]], table_1_2[pieces[13:7]], table_1_1[pieces[13:7]], table_1_0[pieces[13:7]]};
        wire [5:0] sum_2 = {table_2_5[pieces[20:14]], table_2_4[pieces[20:14]], table_2_3[pieces[20:14]], table_2_2[pieces[20:14]], table_2_1[pieces[20:14]], table_2_0[pieces[20:14]]};
        assign cells = sum_0 + sum_1 + sum_2;
endmodule // leaf_unit$cells


module leaf_unit$counter(clock,cells,count);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    output reg  [7:0] count;
    
    // Stub signals
    reg  [195:0] sums$cells;
    wire  [3:0] sums$row$0;
    wire  [3:0] sums$row$1;
    wire  [3:0] sums$row$2;
    wire  [3:0] sums$row$3;
    wire  [3:0] sums$row$4;
    wire  [3:0] sums$row$5;
    wire  [3:0] sums$row$6;
    wire  [3:0] sums$row$7;
    wire  [3:0] sums$row$8;
    wire  [3:0] sums$row$9;
    wire  [3:0] sums$row$10;
    wire  [3:0] sums$row$11;
    wire  [3:0] sums$row$12;
    wire  [3:0] sums$row$13;
    reg  [3:0] rows$0$d;
    wire  [3:0] rows$0$q;
    reg  [3:0] rows$1$d;
    wire  [3:0] rows$1$q;
    reg  [3:0] rows$2$d;
    wire  [3:0] rows$2$q;
    reg  [3:0] rows$3$d;
    wire  [3:0] rows$3$q;
    reg  [3:0] rows$4$d;
    wire  [3:0] rows$4$q;
    reg  [3:0] rows$5$d;
    wire  [3:0] rows$5$q;
    reg  [3:0] rows$6$d;
    wire  [3:0] rows$6$q;
    reg  [3:0] rows$7$d;
    wire  [3:0] rows$7$q;
    reg  [3:0] rows$8$d;
    wire  [3:0] rows$8$q;
    reg  [3:0] rows$9$d;
    wire  [3:0] rows$9$q;
    reg  [3:0] rows$10$d;
    wire  [3:0] rows$10$q;
    reg  [3:0] rows$11$d;
    wire  [3:0] rows$11$q;
    reg  [3:0] rows$12$d;
    wire  [3:0] rows$12$q;
    reg  [3:0] rows$13$d;
    wire  [3:0] rows$13$q;
    reg  [3:0] total$row$0;
    reg  [3:0] total$row$1;
    reg  [3:0] total$row$2;
    reg  [3:0] total$row$3;
    reg  [3:0] total$row$4;
    reg  [3:0] total$row$5;
    reg  [3:0] total$row$6;
    reg  [3:0] total$row$7;
    reg  [3:0] total$row$8;
    reg  [3:0] total$row$9;
    reg  [3:0] total$row$10;
    reg  [3:0] total$row$11;
    reg  [3:0] total$row$12;
    reg  [3:0] total$row$13;
    wire  [7:0] total$count;
    reg  [7:0] count_out$d;
    wire  [7:0] count_out$q;
    
    // Sub module instances
    leaf_unit$sums sums(
        .cells(sums$cells),
        .row$0(sums$row$0),
        .row$1(sums$row$1),
        .row$2(sums$row$2),
        .row$3(sums$row$3),
        .row$4(sums$row$4),
        .row$5(sums$row$5),
        .row$6(sums$row$6),
        .row$7(sums$row$7),
        .row$8(sums$row$8),
        .row$9(sums$row$9),
        .row$10(sums$row$10),
        .row$11(sums$row$11),
        .row$12(sums$row$12),
        .row$13(sums$row$13)
    );
    leaf_unit$dff4 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    leaf_unit$dff4 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    leaf_unit$dff4 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    leaf_unit$dff4 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    leaf_unit$dff4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    leaf_unit$dff4 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    leaf_unit$dff4 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    leaf_unit$dff4 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    leaf_unit$dff4 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    leaf_unit$dff4 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    leaf_unit$dff4 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    leaf_unit$dff4 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    leaf_unit$dff4 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    leaf_unit$dff4 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    leaf_unit$total total(
        .row$0(total$row$0),
        .row$1(total$row$1),
        .row$2(total$row$2),
        .row$3(total$row$3),
        .row$4(total$row$4),
        .row$5(total$row$5),
        .row$6(total$row$6),
        .row$7(total$row$7),
        .row$8(total$row$8),
        .row$9(total$row$9),
        .row$10(total$row$10),
        .row$11(total$row$11),
        .row$12(total$row$12),
        .row$13(total$row$13),
        .count(total$count)
    );
    leaf_unit$dff8 count_out(
        .d(count_out$d),
        .q(count_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        count_out$d = count_out$q;
        sums$cells = cells;
        rows$0$d = sums$row$0;
        total$row$0 = rows$0$q;
        rows$1$d = sums$row$1;
        total$row$1 = rows$1$q;
        rows$2$d = sums$row$2;
        total$row$2 = rows$2$q;
        rows$3$d = sums$row$3;
        total$row$3 = rows$3$q;
        rows$4$d = sums$row$4;
        total$row$4 = rows$4$q;
        rows$5$d = sums$row$5;
        total$row$5 = rows$5$q;
        rows$6$d = sums$row$6;
        total$row$6 = rows$6$q;
        rows$7$d = sums$row$7;
        total$row$7 = rows$7$q;
        rows$8$d = sums$row$8;
        total$row$8 = rows$8$q;
        rows$9$d = sums$row$9;
        total$row$9 = rows$9$q;
        rows$10$d = sums$row$10;
        total$row$10 = rows$10$q;
        rows$11$d = sums$row$11;
        total$row$11 = rows$11$q;
        rows$12$d = sums$row$12;
        total$row$12 = rows$12$q;
        rows$13$d = sums$row$13;
        total$row$13 = rows$13$q;
        count_out$d = total$count;
        count = count_out$q;
    end
    
endmodule // leaf_unit$counter


module leaf_unit$delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    reg  [7:0] stages$3$d;
    wire  [7:0] stages$3$q;
    reg  [7:0] stages$4$d;
    wire  [7:0] stages$4$q;
    reg  [7:0] stages$5$d;
    wire  [7:0] stages$5$q;
    reg  [7:0] stages$6$d;
    wire  [7:0] stages$6$q;
    
    // Sub module instances
    leaf_unit$dff8 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        data_out = stages$0$q;
    end
    
endmodule // leaf_unit$delay


module leaf_unit$dff1(d,q,clock);
    
    // Module arguments
    input wire  d;
    output reg  q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 1'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // leaf_unit$dff1


module leaf_unit$dff14(d,q,clock);
    
    // Module arguments
    input wire  [13:0] d;
    output reg  [13:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 14'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // leaf_unit$dff14


module leaf_unit$dff15(d,q,clock);
    
    // Module arguments
    input wire  [14:0] d;
    output reg  [14:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 15'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // leaf_unit$dff15


module leaf_unit$dff16(d,q,clock);
    
    // Module arguments
    input wire  [15:0] d;
    output reg  [15:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 16'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // leaf_unit$dff16


module leaf_unit$dff196(d,q,clock);
    
    // Module arguments
    input wire  [195:0] d;
    output reg  [195:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 196'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // leaf_unit$dff196


module leaf_unit$dff20(d,q,clock);
    
    // Module arguments
    input wire  [19:0] d;
    output reg  [19:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 20'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // leaf_unit$dff20


module leaf_unit$dff21(d,q,clock);
    
    // Module arguments
    input wire  [20:0] d;
    output reg  [20:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 21'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // leaf_unit$dff21


module leaf_unit$dff3(d,q,clock);
    
    // Module arguments
    input wire  [2:0] d;
    output reg  [2:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 3'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // leaf_unit$dff3


module leaf_unit$dff4(d,q,clock);
    
    // Module arguments
    input wire  [3:0] d;
    output reg  [3:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 4'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // leaf_unit$dff4


module leaf_unit$dff7(d,q,clock);
    
    // Module arguments
    input wire  [6:0] d;
    output reg  [6:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 7'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // leaf_unit$dff7


module leaf_unit$dff8(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // leaf_unit$dff8


module leaf_unit$dff80(d,q,clock);
    
    // Module arguments
    input wire  [79:0] d;
    output reg  [79:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 80'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // leaf_unit$dff80


module leaf_unit$dff9(d,q,clock);
    
    // Module arguments
    input wire  [8:0] d;
    output reg  [8:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 9'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // leaf_unit$dff9


module leaf_unit$diagonal_step(clock,cells,free,grown,still_free);
    
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
    reg  [195:0] sideways;
    reg  [195:0] neighbours;
    
    // Sub module instances
    leaf_unit$dff196 grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    leaf_unit$dff196 free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        sideways = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column);
        neighbours = (sideways << row_stride) | (sideways >> row_stride);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // leaf_unit$diagonal_step


module leaf_unit$edge_step(clock,cells,free,grown,still_free);
    
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
    leaf_unit$dff196 grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    leaf_unit$dff196 free_out(
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
    
endmodule // leaf_unit$edge_step


module leaf_unit$ending_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    reg  [7:0] stages$3$d;
    wire  [7:0] stages$3$q;
    reg  [7:0] stages$4$d;
    wire  [7:0] stages$4$q;
    reg  [7:0] stages$5$d;
    wire  [7:0] stages$5$q;
    reg  [7:0] stages$6$d;
    wire  [7:0] stages$6$q;
    reg  [7:0] stages$7$d;
    wire  [7:0] stages$7$q;
    reg  [7:0] stages$8$d;
    wire  [7:0] stages$8$q;
    reg  [7:0] stages$9$d;
    wire  [7:0] stages$9$q;
    reg  [7:0] stages$10$d;
    wire  [7:0] stages$10$q;
    reg  [7:0] stages$11$d;
    wire  [7:0] stages$11$q;
    
    // Sub module instances
    leaf_unit$dff8 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$10(
        .d(stages$10$d),
        .q(stages$10$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$11(
        .d(stages$11$d),
        .q(stages$11$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$7$d = data_in;
        stages$8$d = data_in;
        stages$9$d = data_in;
        stages$10$d = data_in;
        stages$11$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        stages$6$d = stages$7$q;
        stages$7$d = stages$8$q;
        stages$8$d = stages$9$q;
        stages$9$d = stages$10$q;
        stages$10$d = stages$11$q;
        data_out = stages$0$q;
    end
    
endmodule // leaf_unit$ending_delay


module leaf_unit$freedom(clock,free,corners,other_free,bend_count,safe_count,reach_count,wave_count,free_count);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] free;
    input wire  [195:0] corners;
    input wire  [195:0] other_free;
    output reg  [7:0] bend_count;
    output reg  [7:0] safe_count;
    output reg  [7:0] reach_count;
    output reg  [7:0] wave_count;
    output reg  [7:0] free_count;
    
    // Stub signals
    reg  [195:0] bends$free;
    reg  [195:0] bends$corners;
    wire  [195:0] bends$bends;
    reg  [195:0] bend_counter$cells;
    wire  [7:0] bend_counter$count;
    reg  [7:0] bend_delay$data_in;
    wire  [7:0] bend_delay$data_out;
    reg  [195:0] safe_counter$cells;
    wire  [7:0] safe_counter$count;
    reg  [7:0] safe_delay$data_in;
    wire  [7:0] safe_delay$data_out;
    reg  [195:0] reach_1$cells;
    reg  [195:0] reach_1$free;
    wire  [195:0] reach_1$grown;
    wire  [195:0] reach_1$still_free;
    reg  [195:0] reach_2$cells;
    reg  [195:0] reach_2$free;
    wire  [195:0] reach_2$grown;
    wire  [195:0] reach_2$still_free;
    reg  [195:0] reach_3$cells;
    reg  [195:0] reach_3$free;
    wire  [195:0] reach_3$grown;
    wire  [195:0] reach_3$still_free;
    reg  [195:0] reach_4$cells;
    reg  [195:0] reach_4$free;
    wire  [195:0] reach_4$grown;
    wire  [195:0] reach_4$still_free;
    reg  [195:0] reach_counter$cells;
    wire  [7:0] reach_counter$count;
    reg  [7:0] reach_delay$data_in;
    wire  [7:0] reach_delay$data_out;
    reg  [195:0] wave_0$cells;
    reg  [195:0] wave_0$free;
    wire  [195:0] wave_0$grown;
    wire  [195:0] wave_0$still_free;
    reg  [195:0] wave_1$cells;
    reg  [195:0] wave_1$free;
    wire  [195:0] wave_1$grown;
    wire  [195:0] wave_1$still_free;
    reg  [195:0] wave_2$cells;
    reg  [195:0] wave_2$free;
    wire  [195:0] wave_2$grown;
    wire  [195:0] wave_2$still_free;
    reg  [195:0] wave_counter$cells;
    wire  [7:0] wave_counter$count;
    reg  [195:0] free_counter$cells;
    wire  [7:0] free_counter$count;
    reg  [7:0] free_delay$data_in;
    wire  [7:0] free_delay$data_out;
    
    // Sub module instances
    leaf_unit$bends bends(
        .clock(clock),
        .free(bends$free),
        .corners(bends$corners),
        .bends(bends$bends)
    );
    leaf_unit$counter bend_counter(
        .clock(clock),
        .cells(bend_counter$cells),
        .count(bend_counter$count)
    );
    leaf_unit$bend_delay bend_delay(
        .clock(clock),
        .data_in(bend_delay$data_in),
        .data_out(bend_delay$data_out)
    );
    leaf_unit$counter safe_counter(
        .clock(clock),
        .cells(safe_counter$cells),
        .count(safe_counter$count)
    );
    leaf_unit$delay safe_delay(
        .clock(clock),
        .data_in(safe_delay$data_in),
        .data_out(safe_delay$data_out)
    );
    leaf_unit$edge_step reach_1(
        .clock(clock),
        .cells(reach_1$cells),
        .free(reach_1$free),
        .grown(reach_1$grown),
        .still_free(reach_1$still_free)
    );
    leaf_unit$edge_step reach_2(
        .clock(clock),
        .cells(reach_2$cells),
        .free(reach_2$free),
        .grown(reach_2$grown),
        .still_free(reach_2$still_free)
    );
    leaf_unit$edge_step reach_3(
        .clock(clock),
        .cells(reach_3$cells),
        .free(reach_3$free),
        .grown(reach_3$grown),
        .still_free(reach_3$still_free)
    );
    leaf_unit$edge_step reach_4(
        .clock(clock),
        .cells(reach_4$cells),
        .free(reach_4$free),
        .grown(reach_4$grown),
        .still_free(reach_4$still_free)
    );
    leaf_unit$counter reach_counter(
        .clock(clock),
        .cells(reach_counter$cells),
        .count(reach_counter$count)
    );
    leaf_unit$reach_delay reach_delay(
        .clock(clock),
        .data_in(reach_delay$data_in),
        .data_out(reach_delay$data_out)
    );
    leaf_unit$diagonal_step wave_0(
        .clock(clock),
        .cells(wave_0$cells),
        .free(wave_0$free),
        .grown(wave_0$grown),
        .still_free(wave_0$still_free)
    );
    leaf_unit$edge_step wave_1(
        .clock(clock),
        .cells(wave_1$cells),
        .free(wave_1$free),
        .grown(wave_1$grown),
        .still_free(wave_1$still_free)
    );
    leaf_unit$edge_step wave_2(
        .clock(clock),
        .cells(wave_2$cells),
        .free(wave_2$free),
        .grown(wave_2$grown),
        .still_free(wave_2$still_free)
    );
    leaf_unit$counter wave_counter(
        .clock(clock),
        .cells(wave_counter$cells),
        .count(wave_counter$count)
    );
    leaf_unit$counter free_counter(
        .clock(clock),
        .cells(free_counter$cells),
        .count(free_counter$count)
    );
    leaf_unit$delay free_delay(
        .clock(clock),
        .data_in(free_delay$data_in),
        .data_out(free_delay$data_out)
    );
    
    // Update code
    always @(*) begin
        reach_1$cells = corners;
        reach_1$free = free;
        reach_2$cells = reach_1$grown;
        reach_2$free = reach_1$still_free;
        reach_3$cells = reach_2$grown;
        reach_3$free = reach_2$still_free;
        reach_4$cells = reach_3$grown;
        reach_4$free = reach_3$still_free;
        wave_0$cells = reach_4$grown;
        wave_0$free = reach_4$still_free;
        wave_1$cells = wave_0$grown;
        wave_1$free = wave_0$still_free;
        wave_2$cells = wave_1$grown;
        wave_2$free = wave_1$still_free;
        bends$free = free;
        bends$corners = corners;
        bend_counter$cells = bends$bends;
        bend_delay$data_in = bend_counter$count;
        bend_count = bend_delay$data_out;
        safe_counter$cells = corners & (~other_free);
        safe_delay$data_in = safe_counter$count;
        safe_count = safe_delay$data_out;
        reach_counter$cells = reach_4$grown;
        reach_delay$data_in = reach_counter$count;
        reach_count = reach_delay$data_out;
        wave_counter$cells = wave_2$grown;
        wave_count = wave_counter$count;
        free_counter$cells = free;
        free_delay$data_in = free_counter$count;
        free_count = free_delay$data_out;
    end
    
endmodule // leaf_unit$freedom


module leaf_unit$placements(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [14:0] data_in;
    output reg  [14:0] data_out;
    
    // Stub signals
    reg  [14:0] stages$0$d;
    wire  [14:0] stages$0$q;
    reg  [14:0] stages$1$d;
    wire  [14:0] stages$1$q;
    reg  [14:0] stages$2$d;
    wire  [14:0] stages$2$q;
    reg  [14:0] stages$3$d;
    wire  [14:0] stages$3$q;
    reg  [14:0] stages$4$d;
    wire  [14:0] stages$4$q;
    reg  [14:0] stages$5$d;
    wire  [14:0] stages$5$q;
    reg  [14:0] stages$6$d;
    wire  [14:0] stages$6$q;
    reg  [14:0] stages$7$d;
    wire  [14:0] stages$7$q;
    reg  [14:0] stages$8$d;
    wire  [14:0] stages$8$q;
    reg  [14:0] stages$9$d;
    wire  [14:0] stages$9$q;
    reg  [14:0] stages$10$d;
    wire  [14:0] stages$10$q;
    reg  [14:0] stages$11$d;
    wire  [14:0] stages$11$q;
    reg  [14:0] stages$12$d;
    wire  [14:0] stages$12$q;
    reg  [14:0] stages$13$d;
    wire  [14:0] stages$13$q;
    reg  [14:0] stages$14$d;
    wire  [14:0] stages$14$q;
    
    // Sub module instances
    leaf_unit$dff15 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$10(
        .d(stages$10$d),
        .q(stages$10$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$11(
        .d(stages$11$d),
        .q(stages$11$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$12(
        .d(stages$12$d),
        .q(stages$12$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$13(
        .d(stages$13$d),
        .q(stages$13$q),
        .clock(clock)
    );
    leaf_unit$dff15 stages$14(
        .d(stages$14$d),
        .q(stages$14$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$7$d = data_in;
        stages$8$d = data_in;
        stages$9$d = data_in;
        stages$10$d = data_in;
        stages$11$d = data_in;
        stages$12$d = data_in;
        stages$13$d = data_in;
        stages$14$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        stages$6$d = stages$7$q;
        stages$7$d = stages$8$q;
        stages$8$d = stages$9$q;
        stages$9$d = stages$10$q;
        stages$10$d = stages$11$q;
        stages$11$d = stages$12$q;
        stages$12$d = stages$13$q;
        stages$13$d = stages$14$q;
        data_out = stages$0$q;
    end
    
endmodule // leaf_unit$placements


module leaf_unit$placer(clock,placement,cells,piece,size);
    
    // Module arguments
    input wire  clock;
    input wire  [14:0] placement;
    output reg  [195:0] cells;
    output reg  [20:0] piece;
    output reg  [2:0] size;
    
    // Constant declarations
    localparam  first = 14'b1;
    
    // Stub signals
    reg  [6:0] shapes$address;
    wire  [48:0] shapes$data;
    reg  [13:0] column$d;
    wire  [13:0] column$q;
    reg  [13:0] row$d;
    wire  [13:0] row$q;
    reg  [24:0] stamp$picture;
    reg  [13:0] stamp$column;
    reg  [13:0] stamp$row;
    wire  [195:0] stamp$cells;
    reg  [195:0] cells_out$d;
    wire  [195:0] cells_out$q;
    reg  [20:0] piece_out$d;
    wire  [20:0] piece_out$q;
    reg  [2:0] size_out$d;
    wire  [2:0] size_out$q;
    
    // Local signals
    reg  [14:0] place;
    
    // Sub module instances
    leaf_unit$shapes shapes(
        .clock(clock),
        .address(shapes$address),
        .data(shapes$data)
    );
    leaf_unit$dff14 column(
        .d(column$d),
        .q(column$q),
        .clock(clock)
    );
    leaf_unit$dff14 row(
        .d(row$d),
        .q(row$q),
        .clock(clock)
    );
    leaf_unit$stamp stamp(
        .picture(stamp$picture),
        .column(stamp$column),
        .row(stamp$row),
        .cells(stamp$cells)
    );
    leaf_unit$dff196 cells_out(
        .d(cells_out$d),
        .q(cells_out$q),
        .clock(clock)
    );
    leaf_unit$dff21 piece_out(
        .d(piece_out$d),
        .q(piece_out$q),
        .clock(clock)
    );
    leaf_unit$dff3 size_out(
        .d(size_out$d),
        .q(size_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        column$d = column$q;
        row$d = row$q;
        cells_out$d = cells_out$q;
        piece_out$d = piece_out$q;
        size_out$d = size_out$q;
        place = placement;
        shapes$address = place[(64'h8)+:(7)];
        column$d = first << place[(64'h0)+:(4)];
        row$d = first << place[(64'h4)+:(4)];
        stamp$picture = shapes$data[(64'h0)+:(25)];
        stamp$column = column$q;
        stamp$row = row$q;
        cells_out$d = stamp$cells;
        piece_out$d = shapes$data[(64'h19)+:(21)];
        size_out$d = shapes$data[(64'h2e)+:(3)];
        cells = cells_out$q;
        piece = piece_out$q;
        size = size_out$q;
    end
    
endmodule // leaf_unit$placer


module leaf_unit$product(clock,difference,weight,product);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] difference;
    input wire  [9:0] weight;
    output reg  [19:0] product;
    
    // Update code (custom)
    initial begin
       product = 20'h0;
    end
    
    always @(posedge clock) begin
       product <= $signed(difference) * $signed(weight);
    end
endmodule // leaf_unit$product


module leaf_unit$reach_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    
    // Sub module instances
    leaf_unit$dff8 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    leaf_unit$dff8 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        data_out = stages$0$q;
    end
    
endmodule // leaf_unit$reach_delay


module leaf_unit$shapes(clock,address,data);
    
    // Module arguments
    input wire  clock;
    input wire  [6:0] address;
    output reg  [48:0] data;
    
    // Update code (custom)
    (* rom_style = "logic" *) reg [48:0] mem [127:0];
    
    initial begin
        mem[7'b0] = 49'h400002000001;
        mem[7'b1] = 49'h800004000021;
        mem[7'b10] = 49'h800004000003;
        mem[7'b11] = 49'hc00008000421;
        mem[7'b100] = 49'hc00008000007;
        mem[7'b101] = 49'hc00010000061;
        mem[7'b110] = 49'hc00010000062;
        mem[7'b111] = 49'hc00010000023;
        mem[7'b1000] = 49'hc00010000043;
        mem[7'b1001] = 49'h1000020008421;
        mem[7'b1010] = 49'h100002000000f;
        mem[7'b1011] = 49'h1000040000c42;
        mem[7'b1100] = 49'h1000040000c21;
        mem[7'b1101] = 49'h10000400000e1;
        mem[7'b1110] = 49'h10000400000e4;
        mem[7'b1111] = 49'h1000040000423;
        mem[7'b10000] = 49'h1000040000843;
        mem[7'b10001] = 49'h1000040000087;
        mem[7'b10010] = 49'h1000040000027;
        mem[7'b10011] = 49'h1000080000461;
        mem[7'b10100] = 49'h1000080000862;
        mem[7'b10101] = 49'h1000080000047;
        mem[7'b10110] = 49'h10000800000e2;
        mem[7'b10111] = 49'h1000100000063;
        mem[7'b11000] = 49'h10002000000c3;
        mem[7'b11001] = 49'h1000200000066;
        mem[7'b11010] = 49'h1000200000462;
        mem[7'b11011] = 49'h1000200000861;
        mem[7'b11100] = 49'h1400400108421;
        mem[7'b11101] = 49'h140040000001f;
        mem[7'b11110] = 49'h1400800018842;
        mem[7'b11111] = 49'h1400800018421;
        mem[7'b100000] = 49'h14008000001e1;
        mem[7'b100001] = 49'h14008000001e8;
        mem[7'b100010] = 49'h1400800008423;
        mem[7'b100011] = 49'h1400800010843;
        mem[7'b100100] = 49'h140080000010f;
        mem[7'b100101] = 49'h140080000002f;
        mem[7'b100110] = 49'h1401000008c42;
        mem[7'b100111] = 49'h1401000010c21;
        mem[7'b101000] = 49'h14010000001c3;
        mem[7'b101001] = 49'h14010000000ec;
        mem[7'b101010] = 49'h1401000008462;
        mem[7'b101011] = 49'h1401000010861;
        mem[7'b101100] = 49'h1401000000187;
        mem[7'b101101] = 49'h140100000006e;
        mem[7'b101110] = 49'h1402000000c62;
        mem[7'b101111] = 49'h1402000000c61;
        mem[7'b110000] = 49'h14020000000e3;
        mem[7'b110001] = 49'h14020000000e6;
        mem[7'b110010] = 49'h1402000000463;
        mem[7'b110011] = 49'h1402000000863;
        mem[7'b110100] = 49'h14020000000c7;
        mem[7'b110101] = 49'h1402000000067;
        mem[7'b110110] = 49'h1404000000c43;
        mem[7'b110111] = 49'h1404000000c23;
        mem[7'b111000] = 49'h14040000000e5;
        mem[7'b111001] = 49'h14040000000a7;
        mem[7'b111010] = 49'h1408000008461;
        mem[7'b111011] = 49'h1408000010862;
        mem[7'b111100] = 49'h140800000008f;
        mem[7'b111101] = 49'h140800000004f;
        mem[7'b111110] = 49'h1408000010c42;
        mem[7'b111111] = 49'h1408000008c21;
        mem[7'b1000000] = 49'h14080000001e2;
        mem[7'b1000001] = 49'h14080000001e4;
        mem[7'b1000010] = 49'h1410000001c42;
        mem[7'b1000011] = 49'h14100000004e1;
        mem[7'b1000100] = 49'h14100000010e4;
        mem[7'b1000101] = 49'h1410000000847;
        mem[7'b1000110] = 49'h1420000001c21;
        mem[7'b1000111] = 49'h1420000001c84;
        mem[7'b1001000] = 49'h1420000000427;
        mem[7'b1001001] = 49'h1420000001087;
        mem[7'b1001010] = 49'h14400000010c3;
        mem[7'b1001011] = 49'h1440000000466;
        mem[7'b1001100] = 49'h1440000000cc4;
        mem[7'b1001101] = 49'h1440000001861;
        mem[7'b1001110] = 49'h14800000010e1;
        mem[7'b1001111] = 49'h14800000004e4;
        mem[7'b1010000] = 49'h1480000000c46;
        mem[7'b1010001] = 49'h1480000001843;
        mem[7'b1010010] = 49'h15000000008e1;
        mem[7'b1010011] = 49'h15000000008e4;
        mem[7'b1010100] = 49'h1500000000866;
        mem[7'b1010101] = 49'h15000000008c3;
        mem[7'b1010110] = 49'h15000000010e2;
        mem[7'b1010111] = 49'h15000000004e2;
        mem[7'b1011000] = 49'h1500000000cc2;
        mem[7'b1011001] = 49'h1500000001862;
        mem[7'b1011010] = 49'h16000000008e2;
        mem[7'b1011011] = 49'h0;
        mem[7'b1011100] = 49'h0;
        mem[7'b1011101] = 49'h0;
        mem[7'b1011110] = 49'h0;
        mem[7'b1011111] = 49'h0;
        mem[7'b1100000] = 49'h0;
        mem[7'b1100001] = 49'h0;
        mem[7'b1100010] = 49'h0;
        mem[7'b1100011] = 49'h0;
        mem[7'b1100100] = 49'h0;
        mem[7'b1100101] = 49'h0;
        mem[7'b1100110] = 49'h0;
        mem[7'b1100111] = 49'h0;
        mem[7'b1101000] = 49'h0;
        mem[7'b1101001] = 49'h0;
        mem[7'b1101010] = 49'h0;
        mem[7'b1101011] = 49'h0;
        mem[7'b1101100] = 49'h0;
        mem[7'b1101101] = 49'h0;
        mem[7'b1101110] = 49'h0;
        mem[7'b1101111] = 49'h0;
        mem[7'b1110000] = 49'h0;
        mem[7'b1110001] = 49'h0;
        mem[7'b1110010] = 49'h0;
        mem[7'b1110011] = 49'h0;
        mem[7'b1110100] = 49'h0;
        mem[7'b1110101] = 49'h0;
        mem[7'b1110110] = 49'h0;
        mem[7'b1110111] = 49'h0;
        mem[7'b1111000] = 49'h0;
        mem[7'b1111001] = 49'h0;
        mem[7'b1111010] = 49'h0;
        mem[7'b1111011] = 49'h0;
        mem[7'b1111100] = 49'h0;
        mem[7'b1111101] = 49'h0;
        mem[7'b1111110] = 49'h0;
        mem[7'b1111111] = 49'h0;
    end
    
    always @(posedge clock) begin
        data <= mem[address];
    end
endmodule // leaf_unit$shapes

// v-- Setting output parameters to net type for wrapped code.


module leaf_unit$stamp(picture,column,row,cells);
    
    // Module arguments
    input wire  [24:0] picture;
    input wire  [13:0] column;
    input wire  [13:0] row;
    output wire  [195:0] cells;
    
    // Update code (wrapper)
        wire [13:0] placed_0 = ({14{picture[0]}} & (column << 3'h0)) | ({14{picture[1]}} & (column << 3'h1)) | ({14{picture[2]}} & (column << 3'h2)) | ({14{picture[3]}} & (column << 3'h3)) | ({14{picture[4]}} & (column << 3'h4));
        wire [13:0] placed_1 = ({14{picture[5]}} & (column << 3'h0)) | ({14{picture[6]}} & (column << 3'h1)) | ({14{picture[7]}} & (column << 3'h2)) | ({14{picture[8]}} & (column << 3'h3)) | ({14{picture[9]}} & (column << 3'h4));
        wire [13:0] placed_2 = ({14{picture[10]}} & (column << 3'h0)) | ({14{picture[11]}} & (column << 3'h1)) | ({14{picture[12]}} & (column << 3'h2)) | ({14{picture[13]}} & (column << 3'h3)) | ({14{picture[14]}} & (column << 3'h4));
        wire [13:0] placed_3 = ({14{picture[15]}} & (column << 3'h0)) | ({14{picture[16]}} & (column << 3'h1)) | ({14{picture[17]}} & (column << 3'h2)) | ({14{picture[18]}} & (column << 3'h3)) | ({14{picture[19]}} & (column << 3'h4));
        wire [13:0] placed_4 = ({14{picture[20]}} & (column << 3'h0)) | ({14{picture[21]}} & (column << 3'h1)) | ({14{picture[22]}} & (column << 3'h2)) | ({14{picture[23]}} & (column << 3'h3)) | ({14{picture[24]}} & (column << 3'h4));
        assign cells = {(({14{row[13]}} & placed_0) | ({14{row[12]}} & placed_1) | ({14{row[11]}} & placed_2) | ({14{row[10]}} & placed_3) | ({14{row[9]}} & placed_4)), (({14{row[12]}} & placed_0) | ({14{row[11]}} & placed_1) | ({14{row[10]}} & placed_2) | ({14{row[9]}} & placed_3) | ({14{row[8]}} & placed_4)), (({14{row[11]}} & placed_0) | ({14{row[10]}} & placed_1) | ({14{row[9]}} & placed_2) | ({14{row[8]}} & placed_3) | ({14{row[7]}} & placed_4)), (({14{row[10]}} & placed_0) | ({14{row[9]}} & placed_1) | ({14{row[8]}} & placed_2) | ({14{row[7]}} & placed_3) | ({14{row[6]}} & placed_4)), (({14{row[9]}} & placed_0) | ({14{row[8]}} & placed_1) | ({14{row[7]}} & placed_2) | ({14{row[6]}} & placed_3) | ({14{row[5]}} & placed_4)), (({14{row[8]}} & placed_0) | ({14{row[7]}} & placed_1) | ({14{row[6]}} & placed_2) | ({14{row[5]}} & placed_3) | ({14{row[4]}} & placed_4)), (({14{row[7]}} & placed_0) | ({14{row[6]}} & placed_1) | ({14{row[5]}} & placed_2) | ({14{row[4]}} & placed_3) | ({14{row[3]}} & placed_4)), (({14{row[6]}} & placed_0) | ({14{row[5]}} & placed_1) | ({14{row[4]}} & placed_2) | ({14{row[3]}} & placed_3) | ({14{row[2]}} & placed_4)), (({14{row[5]}} & placed_0) | ({14{row[4]}} & placed_1) | ({14{row[3]}} & placed_2) | ({14{row[2]}} & placed_3) | ({14{row[1]}} & placed_4)), (({14{row[4]}} & placed_0) | ({14{row[3]}} & placed_1) | ({14{row[2]}} & placed_2) | ({14{row[1]}} & placed_3) | ({14{row[0]}} & placed_4)), (({14{row[3]}} & placed_0) | ({14{row[2]}} & placed_1) | ({14{row[1]}} & placed_2) | ({14{row[0]}} & placed_3)), (({14{row[2]}} & placed_0) | ({14{row[1]}} & placed_1) | ({14{row[0]}} & placed_2)), (({14{row[1]}} & placed_0) | ({14{row[0]}} & placed_1)), (({14{row[0]}} & placed_0))};
endmodule // leaf_unit$stamp


module leaf_unit$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // leaf_unit$sums


module leaf_unit$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // leaf_unit$total


module leaf_unit$usable(own,other,starts_at_ten,free,corners);
    
    // Module arguments
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  starts_at_ten;
    output reg  [195:0] free;
    output reg  [195:0] corners;
    
    // Constant declarations
    localparam  row_stride = 4'he;
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    localparam  five = 196'h1000000000000000;
    localparam  ten = 196'h8000000000000000000000000000000000;
    localparam  nowhere = 196'h0;
    
    // Local signals
    reg  [195:0] sideways;
    reg  [195:0] edges;
    reg  [195:0] diagonals;
    reg  [195:0] usable;
    reg  [195:0] start;
    
    // Update code
    always @(*) begin
        sideways = ((own << 32'h1) & not_first_column) | ((own >> 32'h1) & not_last_column);
        edges = sideways | (own << row_stride) | (own >> row_stride);
        diagonals = (sideways << row_stride) | (sideways >> row_stride);
        usable = ~(own | other | edges);
        free = usable;
        start = five;
        if (starts_at_ten) begin
            start = ten;
        end
        if (|own) begin
            start = nowhere;
        end
        corners = (diagonals | start) & usable;
    end
    
endmodule // leaf_unit$usable


module leaf_unit$weights(address,clock,data);
    
    // Module arguments
    input wire  [6:0] address;
    input wire  clock;
    output reg  [79:0] data;
    
    // Update code (custom)
    reg[79:0] mem [127:0];
    
    initial begin
    mem[7'b0] = 80'hf400027cd0b836ffecc;
    mem[7'b1] = 80'hf400027cd0b83600062;
    mem[7'b10] = 80'hf400027cd0b836ffecc;
    mem[7'b11] = 80'hf400027cd0b83600062;
    mem[7'b100] = 80'hf400027cd0b836ffecc;
    mem[7'b101] = 80'hf40202bcb0c04bfffe8;
    mem[7'b110] = 80'hf40402bc80c860ffecb;
    mem[7'b111] = 80'hf80602bc50d075ffef4;
    mem[7'b1000] = 80'hf80802bc20d48affeca;
    mem[7'b1001] = 80'hf80a02fbf0dc9effe00;
    mem[7'b1010] = 80'hf80c02fbc0e4b3ffec9;
    mem[7'b1011] = 80'hf40f037ba0f0bdffd6f;
    mem[7'b1100] = 80'hf01103fb70fcc7ffec9;
    mem[7'b1101] = 80'hec13047b410cd1ffd42;
    mem[7'b1110] = 80'he81504bb1118dbffeca;
    mem[7'b1111] = 80'he417053af128e5ffd14;
    mem[7'b10000] = 80'he01905bac134efffeca;
    mem[7'b10001] = 80'hd81a067a9140f9ffcf5;
    mem[7'b10010] = 80'hd41a073a614903ffee5;
    mem[7'b10011] = 80'hcc1b07ba31550dffce5;
    mem[7'b10100] = 80'hc81b0879f16117ffeff;
    mem[7'b10101] = 80'hc01c0939c16921ffcd4;
    mem[7'b10110] = 80'hbc1d09b991752bfff1a;
    mem[7'b10111] = 80'hb01d0b79217134ffcd5;
    mem[7'b11000] = 80'ha81d0d78b16d3cfff4f;
    mem[7'b11001] = 80'h9c1e0f38316d45ffce8;
    mem[7'b11010] = 80'h901e10f7c1694dfff84;
    mem[7'b11011] = 80'h841e12b7516556ffcfa;
    mem[7'b11100] = 80'h7c1f1476d1615efffb9;
    mem[7'b11101] = 80'h6c1a1576e1897affd48;
    mem[7'b11110] = 80'h5c1616b6f1ad96fffc2;
    mem[7'b11111] = 80'h4c1217b701d5b1ffdd1;
    mem[7'b100000] = 80'h3c0d18f711fdcdfffcc;
    mem[7'b100001] = 80'h300919f72225e9ffe5a;
    mem[7'b100010] = 80'h20051b373249fffffd5;
    mem[7'b100011] = 80'h20051b373249ffffe9e;
    mem[7'b100100] = 80'h20051b373249fffffd5;
    mem[7'b100101] = 80'h20051b373249ffffe9e;
    mem[7'b100110] = 80'h20051b373249fffffd5;
    mem[7'b100111] = 80'h20051b373249ffffe9e;
    mem[7'b101000] = 80'h20051b373249fffffd5;
    mem[7'b101001] = 80'h20051b373249fffffd5;
    mem[7'b101010] = 80'h20051b373249fffffd5;
    mem[7'b101011] = 80'h20051b373249fffffd5;
    mem[7'b101100] = 80'h20051b373249fffffd5;
    mem[7'b101101] = 80'h20051b373249fffffd5;
    mem[7'b101110] = 80'h20051b373249fffffd5;
    mem[7'b101111] = 80'h20051b373249fffffd5;
    mem[7'b110000] = 80'h20051b373249fffffd5;
    mem[7'b110001] = 80'h20051b373249fffffd5;
    mem[7'b110010] = 80'h20051b373249fffffd5;
    mem[7'b110011] = 80'h20051b373249fffffd5;
    mem[7'b110100] = 80'h20051b373249fffffd5;
    mem[7'b110101] = 80'h20051b373249fffffd5;
    mem[7'b110110] = 80'h20051b373249fffffd5;
    mem[7'b110111] = 80'h20051b373249fffffd5;
    mem[7'b111000] = 80'h20051b373249fffffd5;
    mem[7'b111001] = 80'h20051b373249fffffd5;
    mem[7'b111010] = 80'h20051b373249fffffd5;
    mem[7'b111011] = 80'h20051b373249fffffd5;
    mem[7'b111100] = 80'h20051b373249fffffd5;
    mem[7'b111101] = 80'h20051b373249fffffd5;
    mem[7'b111110] = 80'h20051b373249fffffd5;
    mem[7'b111111] = 80'h20051b373249fffffd5;
    mem[7'b1000000] = 80'h20051b373249fffffd5;
    mem[7'b1000001] = 80'h20051b373249fffffd5;
    mem[7'b1000010] = 80'h20051b373249fffffd5;
    mem[7'b1000011] = 80'h20051b373249fffffd5;
    mem[7'b1000100] = 80'h20051b373249fffffd5;
    mem[7'b1000101] = 80'h20051b373249fffffd5;
    mem[7'b1000110] = 80'h20051b373249fffffd5;
    mem[7'b1000111] = 80'h20051b373249fffffd5;
    mem[7'b1001000] = 80'h20051b373249fffffd5;
    mem[7'b1001001] = 80'h20051b373249fffffd5;
    mem[7'b1001010] = 80'h20051b373249fffffd5;
    mem[7'b1001011] = 80'h20051b373249fffffd5;
    mem[7'b1001100] = 80'h20051b373249fffffd5;
    mem[7'b1001101] = 80'h20051b373249fffffd5;
    mem[7'b1001110] = 80'h20051b373249fffffd5;
    mem[7'b1001111] = 80'h20051b373249fffffd5;
    mem[7'b1010000] = 80'h20051b373249fffffd5;
    mem[7'b1010001] = 80'h20051b373249fffffd5;
    mem[7'b1010010] = 80'h20051b373249fffffd5;
    mem[7'b1010011] = 80'h20051b373249fffffd5;
    mem[7'b1010100] = 80'h20051b373249fffffd5;
    mem[7'b1010101] = 80'h20051b373249fffffd5;
    mem[7'b1010110] = 80'h20051b373249fffffd5;
    mem[7'b1010111] = 80'h20051b373249fffffd5;
    mem[7'b1011000] = 80'h20051b373249fffffd5;
    mem[7'b1011001] = 80'h20051b373249fffffd5;
    mem[7'b1011010] = 80'h20051b373249fffffd5;
    mem[7'b1011011] = 80'h20051b373249fffffd5;
    mem[7'b1011100] = 80'h20051b373249fffffd5;
    mem[7'b1011101] = 80'h20051b373249fffffd5;
    mem[7'b1011110] = 80'h20051b373249fffffd5;
    mem[7'b1011111] = 80'h20051b373249fffffd5;
    mem[7'b1100000] = 80'h20051b373249fffffd5;
    mem[7'b1100001] = 80'h20051b373249fffffd5;
    mem[7'b1100010] = 80'h20051b373249fffffd5;
    mem[7'b1100011] = 80'h20051b373249fffffd5;
    mem[7'b1100100] = 80'h20051b373249fffffd5;
    mem[7'b1100101] = 80'h20051b373249fffffd5;
    mem[7'b1100110] = 80'h20051b373249fffffd5;
    mem[7'b1100111] = 80'h20051b373249fffffd5;
    mem[7'b1101000] = 80'h20051b373249fffffd5;
    mem[7'b1101001] = 80'h20051b373249fffffd5;
    mem[7'b1101010] = 80'h20051b373249fffffd5;
    mem[7'b1101011] = 80'h20051b373249fffffd5;
    mem[7'b1101100] = 80'h20051b373249fffffd5;
    mem[7'b1101101] = 80'h20051b373249fffffd5;
    mem[7'b1101110] = 80'h20051b373249fffffd5;
    mem[7'b1101111] = 80'h20051b373249fffffd5;
    mem[7'b1110000] = 80'h20051b373249fffffd5;
    mem[7'b1110001] = 80'h20051b373249fffffd5;
    mem[7'b1110010] = 80'h20051b373249fffffd5;
    mem[7'b1110011] = 80'h20051b373249fffffd5;
    mem[7'b1110100] = 80'h20051b373249fffffd5;
    mem[7'b1110101] = 80'h20051b373249fffffd5;
    mem[7'b1110110] = 80'h20051b373249fffffd5;
    mem[7'b1110111] = 80'h20051b373249fffffd5;
    mem[7'b1111000] = 80'h20051b373249fffffd5;
    mem[7'b1111001] = 80'h20051b373249fffffd5;
    mem[7'b1111010] = 80'h20051b373249fffffd5;
    mem[7'b1111011] = 80'h20051b373249fffffd5;
    mem[7'b1111100] = 80'h20051b373249fffffd5;
    mem[7'b1111101] = 80'h20051b373249fffffd5;
    mem[7'b1111110] = 80'h20051b373249fffffd5;
    mem[7'b1111111] = 80'h20051b373249fffffd5;
    end
    
    always @(posedge clock) begin
       data <= mem[address];
    end
endmodule // leaf_unit$weights
