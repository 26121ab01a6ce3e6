// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module placement_selector(clock,clear,arrived,rows$0,rows$1,rows$2,rows$3,rows$4,rows$5,rows$6,rows$7,rows$8,x,y,left,pass,ready,selecting,idle,valid,placement);
    
    // Module arguments
    input wire  clock;
    input wire  clear;
    input wire  arrived;
    input wire  [8:0] rows$0;
    input wire  [8:0] rows$1;
    input wire  [8:0] rows$2;
    input wire  [8:0] rows$3;
    input wire  [8:0] rows$4;
    input wire  [8:0] rows$5;
    input wire  [8:0] rows$6;
    input wire  [8:0] rows$7;
    input wire  [8:0] rows$8;
    input wire  [3:0] x;
    input wire  [3:0] y;
    input wire  [20:0] left;
    input wire  pass;
    output reg  ready;
    output reg  selecting;
    output reg  idle;
    output reg  valid;
    output reg  [14:0] placement;
    
    // Constant declarations
    localparam  group_index$0 = 5'b0;
    localparam  group_index$1 = 5'b1;
    localparam  group_index$2 = 5'b10;
    localparam  group_index$3 = 5'b11;
    localparam  group_index$4 = 5'b100;
    localparam  group_index$5 = 5'b101;
    localparam  group_index$6 = 5'b110;
    localparam  group_index$7 = 5'b111;
    localparam  group_index$8 = 5'b1000;
    localparam  group_index$9 = 5'b1001;
    localparam  group_index$10 = 5'b1010;
    localparam  group_index$11 = 5'b1011;
    localparam  group_index$12 = 5'b1100;
    localparam  group_index$13 = 5'b1101;
    localparam  group_index$14 = 5'b1110;
    localparam  group_index$15 = 5'b1111;
    localparam  group_index$16 = 5'b10000;
    localparam  group_index$17 = 5'b10001;
    localparam  group_index$18 = 5'b10010;
    localparam  group_index$19 = 5'b10011;
    localparam  group_index$20 = 5'b10100;
    localparam  group_index$21 = 5'b10101;
    localparam  group_index$22 = 5'b10110;
    localparam  group_index$23 = 5'b10111;
    localparam  group_index$24 = 5'b11000;
    localparam  group_index$25 = 5'b11001;
    localparam  test_index$0 = 4'h0;
    localparam  test_index$1 = 4'h1;
    localparam  test_index$2 = 4'h2;
    localparam  test_index$3 = 4'h3;
    localparam  test_index$4 = 4'h4;
    localparam  test_index$5 = 4'h5;
    localparam  test_index$6 = 4'h6;
    localparam  test_index$7 = 4'h7;
    localparam  test_index$8 = 4'h8;
    localparam  test_index$9 = 4'h9;
    localparam  test_index$10 = 4'ha;
    localparam  test_index$11 = 4'hb;
    localparam  test_index$12 = 4'hc;
    localparam  test_index$13 = 4'hd;
    localparam  test_index$14 = 4'he;
    localparam  test_index$15 = 4'hf;
    localparam  no_group = 5'b0;
    localparam  first_in_group = 4'h0;
    localparam  one_group = 26'h1;
    localparam  lowest_test = 16'h1;
    localparam  no_test = 16'h0;
    localparam  pass_move = 15'b111111100000000;
    
    // Stub signals
    reg  windowed$d;
    wire  windowed$q;
    reg  [8:0] windowed_rows$0$d;
    wire  [8:0] windowed_rows$0$q;
    reg  [8:0] windowed_rows$1$d;
    wire  [8:0] windowed_rows$1$q;
    reg  [8:0] windowed_rows$2$d;
    wire  [8:0] windowed_rows$2$q;
    reg  [8:0] windowed_rows$3$d;
    wire  [8:0] windowed_rows$3$q;
    reg  [8:0] windowed_rows$4$d;
    wire  [8:0] windowed_rows$4$q;
    reg  [8:0] windowed_rows$5$d;
    wire  [8:0] windowed_rows$5$q;
    reg  [8:0] windowed_rows$6$d;
    wire  [8:0] windowed_rows$6$q;
    reg  [8:0] windowed_rows$7$d;
    wire  [8:0] windowed_rows$7$q;
    reg  [8:0] windowed_rows$8$d;
    wire  [8:0] windowed_rows$8$q;
    reg  [3:0] windowed_x$d;
    wire  [3:0] windowed_x$q;
    reg  [3:0] windowed_y$d;
    wire  [3:0] windowed_y$q;
    reg  waiting$d;
    wire  waiting$q;
    reg  [8:0] waiting_rows$0$d;
    wire  [8:0] waiting_rows$0$q;
    reg  [8:0] waiting_rows$1$d;
    wire  [8:0] waiting_rows$1$q;
    reg  [8:0] waiting_rows$2$d;
    wire  [8:0] waiting_rows$2$q;
    reg  [8:0] waiting_rows$3$d;
    wire  [8:0] waiting_rows$3$q;
    reg  [8:0] waiting_rows$4$d;
    wire  [8:0] waiting_rows$4$q;
    reg  [8:0] waiting_rows$5$d;
    wire  [8:0] waiting_rows$5$q;
    reg  [8:0] waiting_rows$6$d;
    wire  [8:0] waiting_rows$6$q;
    reg  [8:0] waiting_rows$7$d;
    wire  [8:0] waiting_rows$7$q;
    reg  [8:0] waiting_rows$8$d;
    wire  [8:0] waiting_rows$8$q;
    reg  [3:0] waiting_x$d;
    wire  [3:0] waiting_x$q;
    reg  [3:0] waiting_y$d;
    wire  [3:0] waiting_y$q;
    reg  [8:0] tests$window$0;
    reg  [8:0] tests$window$1;
    reg  [8:0] tests$window$2;
    reg  [8:0] tests$window$3;
    reg  [8:0] tests$window$4;
    reg  [8:0] tests$window$5;
    reg  [8:0] tests$window$6;
    reg  [8:0] tests$window$7;
    reg  [8:0] tests$window$8;
    reg  [20:0] tests$left;
    wire  [15:0] tests$open$0;
    wire  [15:0] tests$open$1;
    wire  [15:0] tests$open$2;
    wire  [15:0] tests$open$3;
    wire  [15:0] tests$open$4;
    wire  [15:0] tests$open$5;
    wire  [15:0] tests$open$6;
    wire  [15:0] tests$open$7;
    wire  [15:0] tests$open$8;
    wire  [15:0] tests$open$9;
    wire  [15:0] tests$open$10;
    wire  [15:0] tests$open$11;
    wire  [15:0] tests$open$12;
    wire  [15:0] tests$open$13;
    wire  [15:0] tests$open$14;
    wire  [15:0] tests$open$15;
    wire  [15:0] tests$open$16;
    wire  [15:0] tests$open$17;
    wire  [15:0] tests$open$18;
    wire  [15:0] tests$open$19;
    wire  [15:0] tests$open$20;
    wire  [15:0] tests$open$21;
    wire  [15:0] tests$open$22;
    wire  [15:0] tests$open$23;
    wire  [15:0] tests$open$24;
    wire  [15:0] tests$open$25;
    wire  [25:0] tests$nonempty;
    reg  tested$d;
    wire  tested$q;
    reg  [15:0] open$0$d;
    wire  [15:0] open$0$q;
    reg  [15:0] open$1$d;
    wire  [15:0] open$1$q;
    reg  [15:0] open$2$d;
    wire  [15:0] open$2$q;
    reg  [15:0] open$3$d;
    wire  [15:0] open$3$q;
    reg  [15:0] open$4$d;
    wire  [15:0] open$4$q;
    reg  [15:0] open$5$d;
    wire  [15:0] open$5$q;
    reg  [15:0] open$6$d;
    wire  [15:0] open$6$q;
    reg  [15:0] open$7$d;
    wire  [15:0] open$7$q;
    reg  [15:0] open$8$d;
    wire  [15:0] open$8$q;
    reg  [15:0] open$9$d;
    wire  [15:0] open$9$q;
    reg  [15:0] open$10$d;
    wire  [15:0] open$10$q;
    reg  [15:0] open$11$d;
    wire  [15:0] open$11$q;
    reg  [15:0] open$12$d;
    wire  [15:0] open$12$q;
    reg  [15:0] open$13$d;
    wire  [15:0] open$13$q;
    reg  [15:0] open$14$d;
    wire  [15:0] open$14$q;
    reg  [15:0] open$15$d;
    wire  [15:0] open$15$q;
    reg  [15:0] open$16$d;
    wire  [15:0] open$16$q;
    reg  [15:0] open$17$d;
    wire  [15:0] open$17$q;
    reg  [15:0] open$18$d;
    wire  [15:0] open$18$q;
    reg  [15:0] open$19$d;
    wire  [15:0] open$19$q;
    reg  [15:0] open$20$d;
    wire  [15:0] open$20$q;
    reg  [15:0] open$21$d;
    wire  [15:0] open$21$q;
    reg  [15:0] open$22$d;
    wire  [15:0] open$22$q;
    reg  [15:0] open$23$d;
    wire  [15:0] open$23$q;
    reg  [15:0] open$24$d;
    wire  [15:0] open$24$q;
    reg  [15:0] open$25$d;
    wire  [15:0] open$25$q;
    reg  [3:0] tested_x$d;
    wire  [3:0] tested_x$q;
    reg  [3:0] tested_y$d;
    wire  [3:0] tested_y$q;
    reg  some_open$d;
    wire  some_open$q;
    reg  [25:0] groups$d;
    wire  [25:0] groups$q;
    reg  [15:0] group$d;
    wire  [15:0] group$q;
    reg  [4:0] group_number$d;
    wire  [4:0] group_number$q;
    reg  [3:0] group_x$d;
    wire  [3:0] group_x$q;
    reg  [3:0] group_y$d;
    wire  [3:0] group_y$q;
    reg  [15:0] group_tests$bits;
    wire  group_tests$more_than_one;
    reg  [8:0] test_words$address;
    wire  [12:0] test_words$data;
    reg  looked_up$d;
    wire  looked_up$q;
    reg  [3:0] looked_up_x$d;
    wire  [3:0] looked_up_x$q;
    reg  [3:0] looked_up_y$d;
    wire  [3:0] looked_up_y$q;
    reg  valid_out$d;
    wire  valid_out$q;
    reg  [14:0] placement_out$d;
    wire  [14:0] placement_out$q;
    
    // Local signals
    reg  [25:0] groups_below;
    reg  [25:0] more_groups;
    reg  [15:0] first_group;
    reg  [4:0] first_group_number;
    reg  [15:0] below;
    reg  [15:0] rest_of_group;
    reg  [3:0] first_test;
    reg  [8:0] test_number;
    reg  [14:0] place;
    reg  group_free;
    reg  take_group;
    reg  tested_free;
    
    // Sub module instances
    dff1 windowed(
        .d(windowed$d),
        .q(windowed$q),
        .clock(clock)
    );
    dff9 windowed_rows$0(
        .d(windowed_rows$0$d),
        .q(windowed_rows$0$q),
        .clock(clock)
    );
    dff9 windowed_rows$1(
        .d(windowed_rows$1$d),
        .q(windowed_rows$1$q),
        .clock(clock)
    );
    dff9 windowed_rows$2(
        .d(windowed_rows$2$d),
        .q(windowed_rows$2$q),
        .clock(clock)
    );
    dff9 windowed_rows$3(
        .d(windowed_rows$3$d),
        .q(windowed_rows$3$q),
        .clock(clock)
    );
    dff9 windowed_rows$4(
        .d(windowed_rows$4$d),
        .q(windowed_rows$4$q),
        .clock(clock)
    );
    dff9 windowed_rows$5(
        .d(windowed_rows$5$d),
        .q(windowed_rows$5$q),
        .clock(clock)
    );
    dff9 windowed_rows$6(
        .d(windowed_rows$6$d),
        .q(windowed_rows$6$q),
        .clock(clock)
    );
    dff9 windowed_rows$7(
        .d(windowed_rows$7$d),
        .q(windowed_rows$7$q),
        .clock(clock)
    );
    dff9 windowed_rows$8(
        .d(windowed_rows$8$d),
        .q(windowed_rows$8$q),
        .clock(clock)
    );
    dff4 windowed_x(
        .d(windowed_x$d),
        .q(windowed_x$q),
        .clock(clock)
    );
    dff4 windowed_y(
        .d(windowed_y$d),
        .q(windowed_y$q),
        .clock(clock)
    );
    dff1 waiting(
        .d(waiting$d),
        .q(waiting$q),
        .clock(clock)
    );
    dff9 waiting_rows$0(
        .d(waiting_rows$0$d),
        .q(waiting_rows$0$q),
        .clock(clock)
    );
    dff9 waiting_rows$1(
        .d(waiting_rows$1$d),
        .q(waiting_rows$1$q),
        .clock(clock)
    );
    dff9 waiting_rows$2(
        .d(waiting_rows$2$d),
        .q(waiting_rows$2$q),
        .clock(clock)
    );
    dff9 waiting_rows$3(
        .d(waiting_rows$3$d),
        .q(waiting_rows$3$q),
        .clock(clock)
    );
    dff9 waiting_rows$4(
        .d(waiting_rows$4$d),
        .q(waiting_rows$4$q),
        .clock(clock)
    );
    dff9 waiting_rows$5(
        .d(waiting_rows$5$d),
        .q(waiting_rows$5$q),
        .clock(clock)
    );
    dff9 waiting_rows$6(
        .d(waiting_rows$6$d),
        .q(waiting_rows$6$q),
        .clock(clock)
    );
    dff9 waiting_rows$7(
        .d(waiting_rows$7$d),
        .q(waiting_rows$7$q),
        .clock(clock)
    );
    dff9 waiting_rows$8(
        .d(waiting_rows$8$d),
        .q(waiting_rows$8$q),
        .clock(clock)
    );
    dff4 waiting_x(
        .d(waiting_x$d),
        .q(waiting_x$q),
        .clock(clock)
    );
    dff4 waiting_y(
        .d(waiting_y$d),
        .q(waiting_y$q),
        .clock(clock)
    );
    placement_checks tests(
        .window$0(tests$window$0),
        .window$1(tests$window$1),
        .window$2(tests$window$2),
        .window$3(tests$window$3),
        .window$4(tests$window$4),
        .window$5(tests$window$5),
        .window$6(tests$window$6),
        .window$7(tests$window$7),
        .window$8(tests$window$8),
        .left(tests$left),
        .open$0(tests$open$0),
        .open$1(tests$open$1),
        .open$2(tests$open$2),
        .open$3(tests$open$3),
        .open$4(tests$open$4),
        .open$5(tests$open$5),
        .open$6(tests$open$6),
        .open$7(tests$open$7),
        .open$8(tests$open$8),
        .open$9(tests$open$9),
        .open$10(tests$open$10),
        .open$11(tests$open$11),
        .open$12(tests$open$12),
        .open$13(tests$open$13),
        .open$14(tests$open$14),
        .open$15(tests$open$15),
        .open$16(tests$open$16),
        .open$17(tests$open$17),
        .open$18(tests$open$18),
        .open$19(tests$open$19),
        .open$20(tests$open$20),
        .open$21(tests$open$21),
        .open$22(tests$open$22),
        .open$23(tests$open$23),
        .open$24(tests$open$24),
        .open$25(tests$open$25),
        .nonempty(tests$nonempty)
    );
    dff1 tested(
        .d(tested$d),
        .q(tested$q),
        .clock(clock)
    );
    dff16 open$0(
        .d(open$0$d),
        .q(open$0$q),
        .clock(clock)
    );
    dff16 open$1(
        .d(open$1$d),
        .q(open$1$q),
        .clock(clock)
    );
    dff16 open$2(
        .d(open$2$d),
        .q(open$2$q),
        .clock(clock)
    );
    dff16 open$3(
        .d(open$3$d),
        .q(open$3$q),
        .clock(clock)
    );
    dff16 open$4(
        .d(open$4$d),
        .q(open$4$q),
        .clock(clock)
    );
    dff16 open$5(
        .d(open$5$d),
        .q(open$5$q),
        .clock(clock)
    );
    dff16 open$6(
        .d(open$6$d),
        .q(open$6$q),
        .clock(clock)
    );
    dff16 open$7(
        .d(open$7$d),
        .q(open$7$q),
        .clock(clock)
    );
    dff16 open$8(
        .d(open$8$d),
        .q(open$8$q),
        .clock(clock)
    );
    dff16 open$9(
        .d(open$9$d),
        .q(open$9$q),
        .clock(clock)
    );
    dff16 open$10(
        .d(open$10$d),
        .q(open$10$q),
        .clock(clock)
    );
    dff16 open$11(
        .d(open$11$d),
        .q(open$11$q),
        .clock(clock)
    );
    dff16 open$12(
        .d(open$12$d),
        .q(open$12$q),
        .clock(clock)
    );
    dff16 open$13(
        .d(open$13$d),
        .q(open$13$q),
        .clock(clock)
    );
    dff16 open$14(
        .d(open$14$d),
        .q(open$14$q),
        .clock(clock)
    );
    dff16 open$15(
        .d(open$15$d),
        .q(open$15$q),
        .clock(clock)
    );
    dff16 open$16(
        .d(open$16$d),
        .q(open$16$q),
        .clock(clock)
    );
    dff16 open$17(
        .d(open$17$d),
        .q(open$17$q),
        .clock(clock)
    );
    dff16 open$18(
        .d(open$18$d),
        .q(open$18$q),
        .clock(clock)
    );
    dff16 open$19(
        .d(open$19$d),
        .q(open$19$q),
        .clock(clock)
    );
    dff16 open$20(
        .d(open$20$d),
        .q(open$20$q),
        .clock(clock)
    );
    dff16 open$21(
        .d(open$21$d),
        .q(open$21$q),
        .clock(clock)
    );
    dff16 open$22(
        .d(open$22$d),
        .q(open$22$q),
        .clock(clock)
    );
    dff16 open$23(
        .d(open$23$d),
        .q(open$23$q),
        .clock(clock)
    );
    dff16 open$24(
        .d(open$24$d),
        .q(open$24$q),
        .clock(clock)
    );
    dff16 open$25(
        .d(open$25$d),
        .q(open$25$q),
        .clock(clock)
    );
    dff4 tested_x(
        .d(tested_x$d),
        .q(tested_x$q),
        .clock(clock)
    );
    dff4 tested_y(
        .d(tested_y$d),
        .q(tested_y$q),
        .clock(clock)
    );
    dff1 some_open(
        .d(some_open$d),
        .q(some_open$q),
        .clock(clock)
    );
    dff26 groups(
        .d(groups$d),
        .q(groups$q),
        .clock(clock)
    );
    dff16 group(
        .d(group$d),
        .q(group$q),
        .clock(clock)
    );
    dff5 group_number(
        .d(group_number$d),
        .q(group_number$q),
        .clock(clock)
    );
    dff4 group_x(
        .d(group_x$d),
        .q(group_x$q),
        .clock(clock)
    );
    dff4 group_y(
        .d(group_y$d),
        .q(group_y$q),
        .clock(clock)
    );
    more_than_one group_tests(
        .bits(group_tests$bits),
        .more_than_one(group_tests$more_than_one)
    );
    test_words test_words(
        .clock(clock),
        .address(test_words$address),
        .data(test_words$data)
    );
    dff1 looked_up(
        .d(looked_up$d),
        .q(looked_up$q),
        .clock(clock)
    );
    dff4 looked_up_x(
        .d(looked_up_x$d),
        .q(looked_up_x$q),
        .clock(clock)
    );
    dff4 looked_up_y(
        .d(looked_up_y$d),
        .q(looked_up_y$q),
        .clock(clock)
    );
    dff1 valid_out(
        .d(valid_out$d),
        .q(valid_out$q),
        .clock(clock)
    );
    dff15 placement_out(
        .d(placement_out$d),
        .q(placement_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        windowed$d = windowed$q;
        windowed_x$d = windowed_x$q;
        windowed_y$d = windowed_y$q;
        waiting$d = waiting$q;
        waiting_x$d = waiting_x$q;
        waiting_y$d = waiting_y$q;
        tested$d = tested$q;
        some_open$d = some_open$q;
        groups$d = groups$q;
        tested_x$d = tested_x$q;
        tested_y$d = tested_y$q;
        group$d = group$q;
        group_number$d = group_number$q;
        group_x$d = group_x$q;
        group_y$d = group_y$q;
        looked_up$d = looked_up$q;
        looked_up_x$d = looked_up_x$q;
        looked_up_y$d = looked_up_y$q;
        valid_out$d = valid_out$q;
        placement_out$d = placement_out$q;
        windowed_rows$0$d = windowed_rows$0$q;
        waiting_rows$0$d = waiting_rows$0$q;
        windowed_rows$1$d = windowed_rows$1$q;
        waiting_rows$1$d = waiting_rows$1$q;
        windowed_rows$2$d = windowed_rows$2$q;
        waiting_rows$2$d = waiting_rows$2$q;
        windowed_rows$3$d = windowed_rows$3$q;
        waiting_rows$3$d = waiting_rows$3$q;
        windowed_rows$4$d = windowed_rows$4$q;
        waiting_rows$4$d = waiting_rows$4$q;
        windowed_rows$5$d = windowed_rows$5$q;
        waiting_rows$5$d = waiting_rows$5$q;
        windowed_rows$6$d = windowed_rows$6$q;
        waiting_rows$6$d = waiting_rows$6$q;
        windowed_rows$7$d = windowed_rows$7$q;
        waiting_rows$7$d = waiting_rows$7$q;
        windowed_rows$8$d = windowed_rows$8$q;
        waiting_rows$8$d = waiting_rows$8$q;
        open$0$d = open$0$q;
        open$1$d = open$1$q;
        open$2$d = open$2$q;
        open$3$d = open$3$q;
        open$4$d = open$4$q;
        open$5$d = open$5$q;
        open$6$d = open$6$q;
        open$7$d = open$7$q;
        open$8$d = open$8$q;
        open$9$d = open$9$q;
        open$10$d = open$10$q;
        open$11$d = open$11$q;
        open$12$d = open$12$q;
        open$13$d = open$13$q;
        open$14$d = open$14$q;
        open$15$d = open$15$q;
        open$16$d = open$16$q;
        open$17$d = open$17$q;
        open$18$d = open$18$q;
        open$19$d = open$19$q;
        open$20$d = open$20$q;
        open$21$d = open$21$q;
        open$22$d = open$22$q;
        open$23$d = open$23$q;
        open$24$d = open$24$q;
        open$25$d = open$25$q;
        tests$window$0 = windowed_rows$0$q;
        tests$window$1 = windowed_rows$1$q;
        tests$window$2 = windowed_rows$2$q;
        tests$window$3 = windowed_rows$3$q;
        tests$window$4 = windowed_rows$4$q;
        tests$window$5 = windowed_rows$5$q;
        tests$window$6 = windowed_rows$6$q;
        tests$window$7 = windowed_rows$7$q;
        tests$window$8 = windowed_rows$8$q;
        tests$left = left;
        first_group = no_test;
        first_group_number = no_group;
        if (groups$q[32'h19 - 0]) begin
            first_group = open$25$q;
            first_group_number = group_index$25;
        end
        if (groups$q[32'h19 - 1]) begin
            first_group = open$24$q;
            first_group_number = group_index$24;
        end
        if (groups$q[32'h19 - 2]) begin
            first_group = open$23$q;
            first_group_number = group_index$23;
        end
        if (groups$q[32'h19 - 3]) begin
            first_group = open$22$q;
            first_group_number = group_index$22;
        end
        if (groups$q[32'h19 - 4]) begin
            first_group = open$21$q;
            first_group_number = group_index$21;
        end
        if (groups$q[32'h19 - 5]) begin
            first_group = open$20$q;
            first_group_number = group_index$20;
        end
        if (groups$q[32'h19 - 6]) begin
            first_group = open$19$q;
            first_group_number = group_index$19;
        end
        if (groups$q[32'h19 - 7]) begin
            first_group = open$18$q;
            first_group_number = group_index$18;
        end
        if (groups$q[32'h19 - 8]) begin
            first_group = open$17$q;
            first_group_number = group_index$17;
        end
        if (groups$q[32'h19 - 9]) begin
            first_group = open$16$q;
            first_group_number = group_index$16;
        end
        if (groups$q[32'h19 - 10]) begin
            first_group = open$15$q;
            first_group_number = group_index$15;
        end
        if (groups$q[32'h19 - 11]) begin
            first_group = open$14$q;
            first_group_number = group_index$14;
        end
        if (groups$q[32'h19 - 12]) begin
            first_group = open$13$q;
            first_group_number = group_index$13;
        end
        if (groups$q[32'h19 - 13]) begin
            first_group = open$12$q;
            first_group_number = group_index$12;
        end
        if (groups$q[32'h19 - 14]) begin
            first_group = open$11$q;
            first_group_number = group_index$11;
        end
        if (groups$q[32'h19 - 15]) begin
            first_group = open$10$q;
            first_group_number = group_index$10;
        end
        if (groups$q[32'h19 - 16]) begin
            first_group = open$9$q;
            first_group_number = group_index$9;
        end
        if (groups$q[32'h19 - 17]) begin
            first_group = open$8$q;
            first_group_number = group_index$8;
        end
        if (groups$q[32'h19 - 18]) begin
            first_group = open$7$q;
            first_group_number = group_index$7;
        end
        if (groups$q[32'h19 - 19]) begin
            first_group = open$6$q;
            first_group_number = group_index$6;
        end
        if (groups$q[32'h19 - 20]) begin
            first_group = open$5$q;
            first_group_number = group_index$5;
        end
        if (groups$q[32'h19 - 21]) begin
            first_group = open$4$q;
            first_group_number = group_index$4;
        end
        if (groups$q[32'h19 - 22]) begin
            first_group = open$3$q;
            first_group_number = group_index$3;
        end
        if (groups$q[32'h19 - 23]) begin
            first_group = open$2$q;
            first_group_number = group_index$2;
        end
        if (groups$q[32'h19 - 24]) begin
            first_group = open$1$q;
            first_group_number = group_index$1;
        end
        if (groups$q[32'h19 - 25]) begin
            first_group = open$0$q;
            first_group_number = group_index$0;
        end
        groups_below = groups$q - one_group;
        more_groups = groups$q & groups_below;
        first_test = first_in_group;
        if (group$q[32'hf - 0]) begin
            first_test = test_index$15;
        end
        if (group$q[32'hf - 1]) begin
            first_test = test_index$14;
        end
        if (group$q[32'hf - 2]) begin
            first_test = test_index$13;
        end
        if (group$q[32'hf - 3]) begin
            first_test = test_index$12;
        end
        if (group$q[32'hf - 4]) begin
            first_test = test_index$11;
        end
        if (group$q[32'hf - 5]) begin
            first_test = test_index$10;
        end
        if (group$q[32'hf - 6]) begin
            first_test = test_index$9;
        end
        if (group$q[32'hf - 7]) begin
            first_test = test_index$8;
        end
        if (group$q[32'hf - 8]) begin
            first_test = test_index$7;
        end
        if (group$q[32'hf - 9]) begin
            first_test = test_index$6;
        end
        if (group$q[32'hf - 10]) begin
            first_test = test_index$5;
        end
        if (group$q[32'hf - 11]) begin
            first_test = test_index$4;
        end
        if (group$q[32'hf - 12]) begin
            first_test = test_index$3;
        end
        if (group$q[32'hf - 13]) begin
            first_test = test_index$2;
        end
        if (group$q[32'hf - 14]) begin
            first_test = test_index$1;
        end
        if (group$q[32'hf - 15]) begin
            first_test = test_index$0;
        end
        below = group$q - lowest_test;
        rest_of_group = group$q & below;
        group_tests$bits = group$q;
        group_free = ~group_tests$more_than_one;
        take_group = some_open$q & group_free;
        tested_free = ~some_open$q;
        if (tested_free | (~windowed$q)) begin
            windowed$d = waiting$q | arrived;
            waiting$d = 1'b0;
            if (waiting$q) begin
                windowed_x$d = waiting_x$q;
                windowed_y$d = waiting_y$q;
                windowed_rows$0$d = waiting_rows$0$q;
                windowed_rows$1$d = waiting_rows$1$q;
                windowed_rows$2$d = waiting_rows$2$q;
                windowed_rows$3$d = waiting_rows$3$q;
                windowed_rows$4$d = waiting_rows$4$q;
                windowed_rows$5$d = waiting_rows$5$q;
                windowed_rows$6$d = waiting_rows$6$q;
                windowed_rows$7$d = waiting_rows$7$q;
                windowed_rows$8$d = waiting_rows$8$q;
            end
            else begin
                windowed_x$d = x;
                windowed_y$d = y;
                windowed_rows$0$d = rows$0;
                windowed_rows$1$d = rows$1;
                windowed_rows$2$d = rows$2;
                windowed_rows$3$d = rows$3;
                windowed_rows$4$d = rows$4;
                windowed_rows$5$d = rows$5;
                windowed_rows$6$d = rows$6;
                windowed_rows$7$d = rows$7;
                windowed_rows$8$d = rows$8;
            end
        end
        else if (arrived) begin
            waiting$d = 1'b1;
        end
        if (~waiting$q) begin
            waiting_x$d = x;
            waiting_y$d = y;
            waiting_rows$0$d = rows$0;
            waiting_rows$1$d = rows$1;
            waiting_rows$2$d = rows$2;
            waiting_rows$3$d = rows$3;
            waiting_rows$4$d = rows$4;
            waiting_rows$5$d = rows$5;
            waiting_rows$6$d = rows$6;
            waiting_rows$7$d = rows$7;
            waiting_rows$8$d = rows$8;
        end
        if (take_group) begin
            groups$d = more_groups;
            some_open$d = |more_groups;
        end
        if (tested_free) begin
            tested$d = windowed$q;
            tested_x$d = windowed_x$q;
            tested_y$d = windowed_y$q;
            groups$d = tests$nonempty;
            some_open$d = windowed$q & |tests$nonempty;
            open$0$d = tests$open$0;
            open$1$d = tests$open$1;
            open$2$d = tests$open$2;
            open$3$d = tests$open$3;
            open$4$d = tests$open$4;
            open$5$d = tests$open$5;
            open$6$d = tests$open$6;
            open$7$d = tests$open$7;
            open$8$d = tests$open$8;
            open$9$d = tests$open$9;
            open$10$d = tests$open$10;
            open$11$d = tests$open$11;
            open$12$d = tests$open$12;
            open$13$d = tests$open$13;
            open$14$d = tests$open$14;
            open$15$d = tests$open$15;
            open$16$d = tests$open$16;
            open$17$d = tests$open$17;
            open$18$d = tests$open$18;
            open$19$d = tests$open$19;
            open$20$d = tests$open$20;
            open$21$d = tests$open$21;
            open$22$d = tests$open$22;
            open$23$d = tests$open$23;
            open$24$d = tests$open$24;
            open$25$d = tests$open$25;
        end
        group$d = rest_of_group;
        if (take_group) begin
            group$d = first_group;
            group_number$d = first_group_number;
            group_x$d = tested_x$q;
            group_y$d = tested_y$q;
        end
        test_number[(64'h4)+:(5)] = group_number$q;
        test_number[(64'h0)+:(4)] = first_test;
        test_words$address = test_number;
        looked_up$d = |group$q;
        looked_up_x$d = group_x$q;
        looked_up_y$d = group_y$q;
        place[(64'h0)+:(4)] = looked_up_x$q - ((test_words$data[(64'h0)+:(3)]) & 4'hf);
        place[(64'h4)+:(4)] = looked_up_y$q - ((test_words$data[(64'h3)+:(3)]) & 4'hf);
        place[(64'h8)+:(7)] = test_words$data[(64'h6)+:(7)];
        valid_out$d = looked_up$q | pass;
        placement_out$d = pass_move;
        if (looked_up$q) begin
            placement_out$d = place;
        end
        if (clear) begin
            windowed$d = 1'b0;
            waiting$d = 1'b0;
            tested$d = 1'b0;
            some_open$d = 1'b0;
            group$d = no_test;
            looked_up$d = 1'b0;
            valid_out$d = 1'b0;
        end
        ready = ~waiting$q;
        selecting = |group$q;
        idle = ~(windowed$q | waiting$q | tested$q | |group$q);
        valid = valid_out$q;
        placement = placement_out$q;
    end
    
endmodule // placement_selector
