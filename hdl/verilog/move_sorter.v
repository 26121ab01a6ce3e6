// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module move_sorter(clock,clear,insert,key,placement,take,any,more_than_one,best);
    
    // Module arguments
    input wire  clock;
    input wire  clear;
    input wire  insert;
    input wire  [15:0] key;
    input wire  [14:0] placement;
    input wire  take;
    output reg  any;
    output reg  more_than_one;
    output reg  [14:0] best;
    
    // Stub signals
    reg  entering$d;
    wire  entering$q;
    reg  [15:0] entering_key$d;
    wire  [15:0] entering_key$q;
    reg  [14:0] entering_placement$d;
    wire  [14:0] entering_placement$q;
    reg  occupied$0$d;
    wire  occupied$0$q;
    reg  occupied$1$d;
    wire  occupied$1$q;
    reg  occupied$2$d;
    wire  occupied$2$q;
    reg  occupied$3$d;
    wire  occupied$3$q;
    reg  occupied$4$d;
    wire  occupied$4$q;
    reg  occupied$5$d;
    wire  occupied$5$q;
    reg  occupied$6$d;
    wire  occupied$6$q;
    reg  occupied$7$d;
    wire  occupied$7$q;
    reg  occupied$8$d;
    wire  occupied$8$q;
    reg  occupied$9$d;
    wire  occupied$9$q;
    reg  occupied$10$d;
    wire  occupied$10$q;
    reg  occupied$11$d;
    wire  occupied$11$q;
    reg  occupied$12$d;
    wire  occupied$12$q;
    reg  occupied$13$d;
    wire  occupied$13$q;
    reg  occupied$14$d;
    wire  occupied$14$q;
    reg  occupied$15$d;
    wire  occupied$15$q;
    reg  [15:0] keys$0$d;
    wire  [15:0] keys$0$q;
    reg  [15:0] keys$1$d;
    wire  [15:0] keys$1$q;
    reg  [15:0] keys$2$d;
    wire  [15:0] keys$2$q;
    reg  [15:0] keys$3$d;
    wire  [15:0] keys$3$q;
    reg  [15:0] keys$4$d;
    wire  [15:0] keys$4$q;
    reg  [15:0] keys$5$d;
    wire  [15:0] keys$5$q;
    reg  [15:0] keys$6$d;
    wire  [15:0] keys$6$q;
    reg  [15:0] keys$7$d;
    wire  [15:0] keys$7$q;
    reg  [15:0] keys$8$d;
    wire  [15:0] keys$8$q;
    reg  [15:0] keys$9$d;
    wire  [15:0] keys$9$q;
    reg  [15:0] keys$10$d;
    wire  [15:0] keys$10$q;
    reg  [15:0] keys$11$d;
    wire  [15:0] keys$11$q;
    reg  [15:0] keys$12$d;
    wire  [15:0] keys$12$q;
    reg  [15:0] keys$13$d;
    wire  [15:0] keys$13$q;
    reg  [15:0] keys$14$d;
    wire  [15:0] keys$14$q;
    reg  [15:0] keys$15$d;
    wire  [15:0] keys$15$q;
    reg  [14:0] placements$0$d;
    wire  [14:0] placements$0$q;
    reg  [14:0] placements$1$d;
    wire  [14:0] placements$1$q;
    reg  [14:0] placements$2$d;
    wire  [14:0] placements$2$q;
    reg  [14:0] placements$3$d;
    wire  [14:0] placements$3$q;
    reg  [14:0] placements$4$d;
    wire  [14:0] placements$4$q;
    reg  [14:0] placements$5$d;
    wire  [14:0] placements$5$q;
    reg  [14:0] placements$6$d;
    wire  [14:0] placements$6$q;
    reg  [14:0] placements$7$d;
    wire  [14:0] placements$7$q;
    reg  [14:0] placements$8$d;
    wire  [14:0] placements$8$q;
    reg  [14:0] placements$9$d;
    wire  [14:0] placements$9$q;
    reg  [14:0] placements$10$d;
    wire  [14:0] placements$10$q;
    reg  [14:0] placements$11$d;
    wire  [14:0] placements$11$q;
    reg  [14:0] placements$12$d;
    wire  [14:0] placements$12$q;
    reg  [14:0] placements$13$d;
    wire  [14:0] placements$13$q;
    reg  [14:0] placements$14$d;
    wire  [14:0] placements$14$q;
    reg  [14:0] placements$15$d;
    wire  [14:0] placements$15$q;
    
    // Local signals
    reg  before$0;
    reg  before$1;
    reg  before$2;
    reg  before$3;
    reg  before$4;
    reg  before$5;
    reg  before$6;
    reg  before$7;
    reg  before$8;
    reg  before$9;
    reg  before$10;
    reg  before$11;
    reg  before$12;
    reg  before$13;
    reg  before$14;
    reg  before$15;
    
    // Sub module instances
    dff1 entering(
        .d(entering$d),
        .q(entering$q),
        .clock(clock)
    );
    dff16 entering_key(
        .d(entering_key$d),
        .q(entering_key$q),
        .clock(clock)
    );
    dff15 entering_placement(
        .d(entering_placement$d),
        .q(entering_placement$q),
        .clock(clock)
    );
    dff1 occupied$0(
        .d(occupied$0$d),
        .q(occupied$0$q),
        .clock(clock)
    );
    dff1 occupied$1(
        .d(occupied$1$d),
        .q(occupied$1$q),
        .clock(clock)
    );
    dff1 occupied$2(
        .d(occupied$2$d),
        .q(occupied$2$q),
        .clock(clock)
    );
    dff1 occupied$3(
        .d(occupied$3$d),
        .q(occupied$3$q),
        .clock(clock)
    );
    dff1 occupied$4(
        .d(occupied$4$d),
        .q(occupied$4$q),
        .clock(clock)
    );
    dff1 occupied$5(
        .d(occupied$5$d),
        .q(occupied$5$q),
        .clock(clock)
    );
    dff1 occupied$6(
        .d(occupied$6$d),
        .q(occupied$6$q),
        .clock(clock)
    );
    dff1 occupied$7(
        .d(occupied$7$d),
        .q(occupied$7$q),
        .clock(clock)
    );
    dff1 occupied$8(
        .d(occupied$8$d),
        .q(occupied$8$q),
        .clock(clock)
    );
    dff1 occupied$9(
        .d(occupied$9$d),
        .q(occupied$9$q),
        .clock(clock)
    );
    dff1 occupied$10(
        .d(occupied$10$d),
        .q(occupied$10$q),
        .clock(clock)
    );
    dff1 occupied$11(
        .d(occupied$11$d),
        .q(occupied$11$q),
        .clock(clock)
    );
    dff1 occupied$12(
        .d(occupied$12$d),
        .q(occupied$12$q),
        .clock(clock)
    );
    dff1 occupied$13(
        .d(occupied$13$d),
        .q(occupied$13$q),
        .clock(clock)
    );
    dff1 occupied$14(
        .d(occupied$14$d),
        .q(occupied$14$q),
        .clock(clock)
    );
    dff1 occupied$15(
        .d(occupied$15$d),
        .q(occupied$15$q),
        .clock(clock)
    );
    dff16 keys$0(
        .d(keys$0$d),
        .q(keys$0$q),
        .clock(clock)
    );
    dff16 keys$1(
        .d(keys$1$d),
        .q(keys$1$q),
        .clock(clock)
    );
    dff16 keys$2(
        .d(keys$2$d),
        .q(keys$2$q),
        .clock(clock)
    );
    dff16 keys$3(
        .d(keys$3$d),
        .q(keys$3$q),
        .clock(clock)
    );
    dff16 keys$4(
        .d(keys$4$d),
        .q(keys$4$q),
        .clock(clock)
    );
    dff16 keys$5(
        .d(keys$5$d),
        .q(keys$5$q),
        .clock(clock)
    );
    dff16 keys$6(
        .d(keys$6$d),
        .q(keys$6$q),
        .clock(clock)
    );
    dff16 keys$7(
        .d(keys$7$d),
        .q(keys$7$q),
        .clock(clock)
    );
    dff16 keys$8(
        .d(keys$8$d),
        .q(keys$8$q),
        .clock(clock)
    );
    dff16 keys$9(
        .d(keys$9$d),
        .q(keys$9$q),
        .clock(clock)
    );
    dff16 keys$10(
        .d(keys$10$d),
        .q(keys$10$q),
        .clock(clock)
    );
    dff16 keys$11(
        .d(keys$11$d),
        .q(keys$11$q),
        .clock(clock)
    );
    dff16 keys$12(
        .d(keys$12$d),
        .q(keys$12$q),
        .clock(clock)
    );
    dff16 keys$13(
        .d(keys$13$d),
        .q(keys$13$q),
        .clock(clock)
    );
    dff16 keys$14(
        .d(keys$14$d),
        .q(keys$14$q),
        .clock(clock)
    );
    dff16 keys$15(
        .d(keys$15$d),
        .q(keys$15$q),
        .clock(clock)
    );
    dff15 placements$0(
        .d(placements$0$d),
        .q(placements$0$q),
        .clock(clock)
    );
    dff15 placements$1(
        .d(placements$1$d),
        .q(placements$1$q),
        .clock(clock)
    );
    dff15 placements$2(
        .d(placements$2$d),
        .q(placements$2$q),
        .clock(clock)
    );
    dff15 placements$3(
        .d(placements$3$d),
        .q(placements$3$q),
        .clock(clock)
    );
    dff15 placements$4(
        .d(placements$4$d),
        .q(placements$4$q),
        .clock(clock)
    );
    dff15 placements$5(
        .d(placements$5$d),
        .q(placements$5$q),
        .clock(clock)
    );
    dff15 placements$6(
        .d(placements$6$d),
        .q(placements$6$q),
        .clock(clock)
    );
    dff15 placements$7(
        .d(placements$7$d),
        .q(placements$7$q),
        .clock(clock)
    );
    dff15 placements$8(
        .d(placements$8$d),
        .q(placements$8$q),
        .clock(clock)
    );
    dff15 placements$9(
        .d(placements$9$d),
        .q(placements$9$q),
        .clock(clock)
    );
    dff15 placements$10(
        .d(placements$10$d),
        .q(placements$10$q),
        .clock(clock)
    );
    dff15 placements$11(
        .d(placements$11$d),
        .q(placements$11$q),
        .clock(clock)
    );
    dff15 placements$12(
        .d(placements$12$d),
        .q(placements$12$q),
        .clock(clock)
    );
    dff15 placements$13(
        .d(placements$13$d),
        .q(placements$13$q),
        .clock(clock)
    );
    dff15 placements$14(
        .d(placements$14$d),
        .q(placements$14$q),
        .clock(clock)
    );
    dff15 placements$15(
        .d(placements$15$d),
        .q(placements$15$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        entering$d = entering$q;
        entering_key$d = entering_key$q;
        entering_placement$d = entering_placement$q;
        occupied$0$d = occupied$0$q;
        keys$0$d = keys$0$q;
        placements$0$d = placements$0$q;
        before$0 = occupied$0$q & (keys$0$q >= entering_key$q);
        occupied$1$d = occupied$1$q;
        keys$1$d = keys$1$q;
        placements$1$d = placements$1$q;
        before$1 = occupied$1$q & (keys$1$q >= entering_key$q);
        occupied$2$d = occupied$2$q;
        keys$2$d = keys$2$q;
        placements$2$d = placements$2$q;
        before$2 = occupied$2$q & (keys$2$q >= entering_key$q);
        occupied$3$d = occupied$3$q;
        keys$3$d = keys$3$q;
        placements$3$d = placements$3$q;
        before$3 = occupied$3$q & (keys$3$q >= entering_key$q);
        occupied$4$d = occupied$4$q;
        keys$4$d = keys$4$q;
        placements$4$d = placements$4$q;
        before$4 = occupied$4$q & (keys$4$q >= entering_key$q);
        occupied$5$d = occupied$5$q;
        keys$5$d = keys$5$q;
        placements$5$d = placements$5$q;
        before$5 = occupied$5$q & (keys$5$q >= entering_key$q);
        occupied$6$d = occupied$6$q;
        keys$6$d = keys$6$q;
        placements$6$d = placements$6$q;
        before$6 = occupied$6$q & (keys$6$q >= entering_key$q);
        occupied$7$d = occupied$7$q;
        keys$7$d = keys$7$q;
        placements$7$d = placements$7$q;
        before$7 = occupied$7$q & (keys$7$q >= entering_key$q);
        occupied$8$d = occupied$8$q;
        keys$8$d = keys$8$q;
        placements$8$d = placements$8$q;
        before$8 = occupied$8$q & (keys$8$q >= entering_key$q);
        occupied$9$d = occupied$9$q;
        keys$9$d = keys$9$q;
        placements$9$d = placements$9$q;
        before$9 = occupied$9$q & (keys$9$q >= entering_key$q);
        occupied$10$d = occupied$10$q;
        keys$10$d = keys$10$q;
        placements$10$d = placements$10$q;
        before$10 = occupied$10$q & (keys$10$q >= entering_key$q);
        occupied$11$d = occupied$11$q;
        keys$11$d = keys$11$q;
        placements$11$d = placements$11$q;
        before$11 = occupied$11$q & (keys$11$q >= entering_key$q);
        occupied$12$d = occupied$12$q;
        keys$12$d = keys$12$q;
        placements$12$d = placements$12$q;
        before$12 = occupied$12$q & (keys$12$q >= entering_key$q);
        occupied$13$d = occupied$13$q;
        keys$13$d = keys$13$q;
        placements$13$d = placements$13$q;
        before$13 = occupied$13$q & (keys$13$q >= entering_key$q);
        occupied$14$d = occupied$14$q;
        keys$14$d = keys$14$q;
        placements$14$d = placements$14$q;
        before$14 = occupied$14$q & (keys$14$q >= entering_key$q);
        occupied$15$d = occupied$15$q;
        keys$15$d = keys$15$q;
        placements$15$d = placements$15$q;
        before$15 = occupied$15$q & (keys$15$q >= entering_key$q);
        entering$d = insert;
        entering_key$d = key;
        entering_placement$d = placement;
        if (entering$q) begin
            if (~before$0) begin
                occupied$1$d = occupied$0$q;
                keys$1$d = keys$0$q;
                placements$1$d = placements$0$q;
            end
            else if (~before$1) begin
                occupied$1$d = 1'b1;
                keys$1$d = entering_key$q;
                placements$1$d = entering_placement$q;
            end
            if (~before$1) begin
                occupied$2$d = occupied$1$q;
                keys$2$d = keys$1$q;
                placements$2$d = placements$1$q;
            end
            else if (~before$2) begin
                occupied$2$d = 1'b1;
                keys$2$d = entering_key$q;
                placements$2$d = entering_placement$q;
            end
            if (~before$2) begin
                occupied$3$d = occupied$2$q;
                keys$3$d = keys$2$q;
                placements$3$d = placements$2$q;
            end
            else if (~before$3) begin
                occupied$3$d = 1'b1;
                keys$3$d = entering_key$q;
                placements$3$d = entering_placement$q;
            end
            if (~before$3) begin
                occupied$4$d = occupied$3$q;
                keys$4$d = keys$3$q;
                placements$4$d = placements$3$q;
            end
            else if (~before$4) begin
                occupied$4$d = 1'b1;
                keys$4$d = entering_key$q;
                placements$4$d = entering_placement$q;
            end
            if (~before$4) begin
                occupied$5$d = occupied$4$q;
                keys$5$d = keys$4$q;
                placements$5$d = placements$4$q;
            end
            else if (~before$5) begin
                occupied$5$d = 1'b1;
                keys$5$d = entering_key$q;
                placements$5$d = entering_placement$q;
            end
            if (~before$5) begin
                occupied$6$d = occupied$5$q;
                keys$6$d = keys$5$q;
                placements$6$d = placements$5$q;
            end
            else if (~before$6) begin
                occupied$6$d = 1'b1;
                keys$6$d = entering_key$q;
                placements$6$d = entering_placement$q;
            end
            if (~before$6) begin
                occupied$7$d = occupied$6$q;
                keys$7$d = keys$6$q;
                placements$7$d = placements$6$q;
            end
            else if (~before$7) begin
                occupied$7$d = 1'b1;
                keys$7$d = entering_key$q;
                placements$7$d = entering_placement$q;
            end
            if (~before$7) begin
                occupied$8$d = occupied$7$q;
                keys$8$d = keys$7$q;
                placements$8$d = placements$7$q;
            end
            else if (~before$8) begin
                occupied$8$d = 1'b1;
                keys$8$d = entering_key$q;
                placements$8$d = entering_placement$q;
            end
            if (~before$8) begin
                occupied$9$d = occupied$8$q;
                keys$9$d = keys$8$q;
                placements$9$d = placements$8$q;
            end
            else if (~before$9) begin
                occupied$9$d = 1'b1;
                keys$9$d = entering_key$q;
                placements$9$d = entering_placement$q;
            end
            if (~before$9) begin
                occupied$10$d = occupied$9$q;
                keys$10$d = keys$9$q;
                placements$10$d = placements$9$q;
            end
            else if (~before$10) begin
                occupied$10$d = 1'b1;
                keys$10$d = entering_key$q;
                placements$10$d = entering_placement$q;
            end
            if (~before$10) begin
                occupied$11$d = occupied$10$q;
                keys$11$d = keys$10$q;
                placements$11$d = placements$10$q;
            end
            else if (~before$11) begin
                occupied$11$d = 1'b1;
                keys$11$d = entering_key$q;
                placements$11$d = entering_placement$q;
            end
            if (~before$11) begin
                occupied$12$d = occupied$11$q;
                keys$12$d = keys$11$q;
                placements$12$d = placements$11$q;
            end
            else if (~before$12) begin
                occupied$12$d = 1'b1;
                keys$12$d = entering_key$q;
                placements$12$d = entering_placement$q;
            end
            if (~before$12) begin
                occupied$13$d = occupied$12$q;
                keys$13$d = keys$12$q;
                placements$13$d = placements$12$q;
            end
            else if (~before$13) begin
                occupied$13$d = 1'b1;
                keys$13$d = entering_key$q;
                placements$13$d = entering_placement$q;
            end
            if (~before$13) begin
                occupied$14$d = occupied$13$q;
                keys$14$d = keys$13$q;
                placements$14$d = placements$13$q;
            end
            else if (~before$14) begin
                occupied$14$d = 1'b1;
                keys$14$d = entering_key$q;
                placements$14$d = entering_placement$q;
            end
            if (~before$14) begin
                occupied$15$d = occupied$14$q;
                keys$15$d = keys$14$q;
                placements$15$d = placements$14$q;
            end
            else if (~before$15) begin
                occupied$15$d = 1'b1;
                keys$15$d = entering_key$q;
                placements$15$d = entering_placement$q;
            end
            if (~before$0) begin
                occupied$0$d = 1'b1;
                keys$0$d = entering_key$q;
                placements$0$d = entering_placement$q;
            end
        end
        if (take) begin
            occupied$0$d = 1'b0;
            occupied$1$d = 1'b0;
            occupied$2$d = 1'b0;
            occupied$3$d = 1'b0;
            occupied$4$d = 1'b0;
            occupied$5$d = 1'b0;
            occupied$6$d = 1'b0;
            occupied$7$d = 1'b0;
            occupied$8$d = 1'b0;
            occupied$9$d = 1'b0;
            occupied$10$d = 1'b0;
            occupied$11$d = 1'b0;
            occupied$12$d = 1'b0;
            occupied$13$d = 1'b0;
            occupied$14$d = 1'b0;
            occupied$15$d = 1'b0;
            occupied$0$d = occupied$1$q;
            keys$0$d = keys$1$q;
            placements$0$d = placements$1$q;
            occupied$1$d = occupied$2$q;
            keys$1$d = keys$2$q;
            placements$1$d = placements$2$q;
            occupied$2$d = occupied$3$q;
            keys$2$d = keys$3$q;
            placements$2$d = placements$3$q;
            occupied$3$d = occupied$4$q;
            keys$3$d = keys$4$q;
            placements$3$d = placements$4$q;
            occupied$4$d = occupied$5$q;
            keys$4$d = keys$5$q;
            placements$4$d = placements$5$q;
            occupied$5$d = occupied$6$q;
            keys$5$d = keys$6$q;
            placements$5$d = placements$6$q;
            occupied$6$d = occupied$7$q;
            keys$6$d = keys$7$q;
            placements$6$d = placements$7$q;
            occupied$7$d = occupied$8$q;
            keys$7$d = keys$8$q;
            placements$7$d = placements$8$q;
            occupied$8$d = occupied$9$q;
            keys$8$d = keys$9$q;
            placements$8$d = placements$9$q;
            occupied$9$d = occupied$10$q;
            keys$9$d = keys$10$q;
            placements$9$d = placements$10$q;
            occupied$10$d = occupied$11$q;
            keys$10$d = keys$11$q;
            placements$10$d = placements$11$q;
            occupied$11$d = occupied$12$q;
            keys$11$d = keys$12$q;
            placements$11$d = placements$12$q;
            occupied$12$d = occupied$13$q;
            keys$12$d = keys$13$q;
            placements$12$d = placements$13$q;
            occupied$13$d = occupied$14$q;
            keys$13$d = keys$14$q;
            placements$13$d = placements$14$q;
            occupied$14$d = occupied$15$q;
            keys$14$d = keys$15$q;
            placements$14$d = placements$15$q;
        end
        if (clear) begin
            entering$d = 1'b0;
            occupied$0$d = 1'b0;
            occupied$1$d = 1'b0;
            occupied$2$d = 1'b0;
            occupied$3$d = 1'b0;
            occupied$4$d = 1'b0;
            occupied$5$d = 1'b0;
            occupied$6$d = 1'b0;
            occupied$7$d = 1'b0;
            occupied$8$d = 1'b0;
            occupied$9$d = 1'b0;
            occupied$10$d = 1'b0;
            occupied$11$d = 1'b0;
            occupied$12$d = 1'b0;
            occupied$13$d = 1'b0;
            occupied$14$d = 1'b0;
            occupied$15$d = 1'b0;
        end
        any = occupied$0$q;
        more_than_one = occupied$1$q;
        best = placements$0$q;
    end
    
endmodule // move_sorter
