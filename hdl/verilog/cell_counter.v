// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module cell_counter(clock,cells,count);
    
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
    row_sums sums(
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
    dff4 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    dff4 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    dff4 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    dff4 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    dff4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    dff4 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    dff4 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    dff4 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    dff4 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    dff4 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    dff4 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    dff4 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    dff4 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    dff4 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    row_total total(
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
    dff8 count_out(
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
    
endmodule // cell_counter
