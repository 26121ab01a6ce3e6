// Emitted by `cargo xtask emit` from hdl/src/move_generator.rs: change that, not this.


module move_generator(clock,start,cancel,own,other,starts_at_ten,left,valid,placement,done);
    
    // Module arguments
    input wire  clock;
    input wire  start;
    input wire  cancel;
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  starts_at_ten;
    input wire  [20:0] left;
    output reg  valid;
    output reg  [14:0] placement;
    output reg  done;
    
    // Stub signals
    reg  [195:0] usable$own;
    reg  [195:0] usable$other;
    reg  usable$starts_at_ten;
    wire  [195:0] usable$free;
    wire  [195:0] usable$corners;
    reg  running$d;
    wire  running$q;
    reg  fresh$d;
    wire  fresh$q;
    reg  emitted$d;
    wire  emitted$q;
    reg  [195:0] free$d;
    wire  [195:0] free$q;
    reg  [195:0] corners$d;
    wire  [195:0] corners$q;
    reg  [13:0] corner_rows$d;
    wire  [13:0] corner_rows$q;
    reg  [195:0] rows_at_start$cells;
    wire  [13:0] rows_at_start$rows;
    reg  [20:0] pieces$d;
    wire  [20:0] pieces$q;
    reg  [195:0] picker$corners;
    reg  [13:0] picker$rows;
    wire  picker$any;
    wire  [3:0] picker$x;
    wire  [3:0] picker$y;
    wire  [195:0] picker$rest;
    wire  [13:0] picker$rest_rows;
    reg  picked$d;
    wire  picked$q;
    reg  [3:0] picked_x$d;
    wire  [3:0] picked_x$q;
    reg  [3:0] picked_y$d;
    wire  [3:0] picked_y$q;
    reg  [3:0] picked_cell$x;
    reg  [3:0] picked_cell$y;
    wire  [195:0] picked_cell$decoded;
    reg  [195:0] window$board;
    reg  [3:0] window$x;
    reg  [3:0] window$y;
    wire  [8:0] window$rows$0;
    wire  [8:0] window$rows$1;
    wire  [8:0] window$rows$2;
    wire  [8:0] window$rows$3;
    wire  [8:0] window$rows$4;
    wire  [8:0] window$rows$5;
    wire  [8:0] window$rows$6;
    wire  [8:0] window$rows$7;
    wire  [8:0] window$rows$8;
    reg  selector$clear;
    reg  selector$arrived;
    reg  [8:0] selector$rows$0;
    reg  [8:0] selector$rows$1;
    reg  [8:0] selector$rows$2;
    reg  [8:0] selector$rows$3;
    reg  [8:0] selector$rows$4;
    reg  [8:0] selector$rows$5;
    reg  [8:0] selector$rows$6;
    reg  [8:0] selector$rows$7;
    reg  [8:0] selector$rows$8;
    reg  [3:0] selector$x;
    reg  [3:0] selector$y;
    reg  [20:0] selector$left;
    reg  selector$pass;
    wire  selector$ready;
    wire  selector$selecting;
    wire  selector$idle;
    wire  selector$valid;
    wire  [14:0] selector$placement;
    reg  done_out$d;
    wire  done_out$q;
    
    // Local signals
    reg  advance;
    reg  drained;
    
    // Sub module instances
    move_generator$usable usable(
        .own(usable$own),
        .other(usable$other),
        .starts_at_ten(usable$starts_at_ten),
        .free(usable$free),
        .corners(usable$corners)
    );
    move_generator$dff1 running(
        .d(running$d),
        .q(running$q),
        .clock(clock)
    );
    move_generator$dff1 fresh(
        .d(fresh$d),
        .q(fresh$q),
        .clock(clock)
    );
    move_generator$dff1 emitted(
        .d(emitted$d),
        .q(emitted$q),
        .clock(clock)
    );
    move_generator$dff196 free(
        .d(free$d),
        .q(free$q),
        .clock(clock)
    );
    move_generator$dff196 corners(
        .d(corners$d),
        .q(corners$q),
        .clock(clock)
    );
    move_generator$dff14 corner_rows(
        .d(corner_rows$d),
        .q(corner_rows$q),
        .clock(clock)
    );
    move_generator$rows_at_start rows_at_start(
        .cells(rows_at_start$cells),
        .rows(rows_at_start$rows)
    );
    move_generator$dff21 pieces(
        .d(pieces$d),
        .q(pieces$q),
        .clock(clock)
    );
    move_generator$picker picker(
        .corners(picker$corners),
        .rows(picker$rows),
        .any(picker$any),
        .x(picker$x),
        .y(picker$y),
        .rest(picker$rest),
        .rest_rows(picker$rest_rows)
    );
    move_generator$dff1 picked(
        .d(picked$d),
        .q(picked$q),
        .clock(clock)
    );
    move_generator$dff4 picked_x(
        .d(picked_x$d),
        .q(picked_x$q),
        .clock(clock)
    );
    move_generator$dff4 picked_y(
        .d(picked_y$d),
        .q(picked_y$q),
        .clock(clock)
    );
    move_generator$picked_cell picked_cell(
        .x(picked_cell$x),
        .y(picked_cell$y),
        .decoded(picked_cell$decoded)
    );
    move_generator$window window(
        .board(window$board),
        .x(window$x),
        .y(window$y),
        .rows$0(window$rows$0),
        .rows$1(window$rows$1),
        .rows$2(window$rows$2),
        .rows$3(window$rows$3),
        .rows$4(window$rows$4),
        .rows$5(window$rows$5),
        .rows$6(window$rows$6),
        .rows$7(window$rows$7),
        .rows$8(window$rows$8)
    );
    move_generator$selector selector(
        .clock(clock),
        .clear(selector$clear),
        .arrived(selector$arrived),
        .rows$0(selector$rows$0),
        .rows$1(selector$rows$1),
        .rows$2(selector$rows$2),
        .rows$3(selector$rows$3),
        .rows$4(selector$rows$4),
        .rows$5(selector$rows$5),
        .rows$6(selector$rows$6),
        .rows$7(selector$rows$7),
        .rows$8(selector$rows$8),
        .x(selector$x),
        .y(selector$y),
        .left(selector$left),
        .pass(selector$pass),
        .ready(selector$ready),
        .selecting(selector$selecting),
        .idle(selector$idle),
        .valid(selector$valid),
        .placement(selector$placement)
    );
    move_generator$dff1 done_out(
        .d(done_out$d),
        .q(done_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        running$d = running$q;
        fresh$d = fresh$q;
        emitted$d = emitted$q;
        free$d = free$q;
        corners$d = corners$q;
        corner_rows$d = corner_rows$q;
        pieces$d = pieces$q;
        picked$d = picked$q;
        picked_x$d = picked_x$q;
        picked_y$d = picked_y$q;
        done_out$d = done_out$q;
        picker$corners = corners$q;
        picker$rows = corner_rows$q;
        picked_cell$x = picked_x$q;
        picked_cell$y = picked_y$q;
        window$board = free$q;
        window$x = picked_x$q;
        window$y = picked_y$q;
        advance = selector$ready;
        if (advance) begin
            fresh$d = 1'b0;
            picked$d = picker$any;
            picked_x$d = picker$x;
            picked_y$d = picker$y;
            corners$d = picker$rest;
            corner_rows$d = picker$rest_rows;
            if (picked$q) begin
                free$d = free$q & (~picked_cell$decoded);
            end
        end
        selector$clear = cancel;
        selector$arrived = picked$q & advance;
        selector$x = picked_x$q;
        selector$y = picked_y$q;
        selector$left = pieces$q;
        selector$rows$0 = window$rows$0;
        selector$rows$1 = window$rows$1;
        selector$rows$2 = window$rows$2;
        selector$rows$3 = window$rows$3;
        selector$rows$4 = window$rows$4;
        selector$rows$5 = window$rows$5;
        selector$rows$6 = window$rows$6;
        selector$rows$7 = window$rows$7;
        selector$rows$8 = window$rows$8;
        if (selector$selecting) begin
            emitted$d = 1'b1;
        end
        drained = (~(fresh$q | picked$q)) & selector$idle;
        done_out$d = running$q & drained;
        selector$pass = (running$q & drained) & (~emitted$q);
        if (drained) begin
            running$d = 1'b0;
        end
        usable$own = own;
        usable$other = other;
        usable$starts_at_ten = starts_at_ten;
        rows_at_start$cells = usable$corners;
        if (~running$q) begin
            running$d = start;
            fresh$d = start;
            emitted$d = 1'b0;
            free$d = usable$free;
            corners$d = usable$corners;
            corner_rows$d = rows_at_start$rows;
            pieces$d = left;
            picked$d = 1'b0;
        end
        if (cancel) begin
            running$d = 1'b0;
            picked$d = 1'b0;
            done_out$d = 1'b0;
        end
        valid = selector$valid;
        placement = selector$placement;
        done = done_out$q;
    end
    
endmodule // move_generator


module move_generator$cut(row,x,cells);
    
    // Module arguments
    input wire  [13:0] row;
    input wire  [3:0] x;
    output reg  [8:0] cells;
    
    // Constant declarations
    localparam  margin = 3'b100;
    
    // Local signals
    reg  [21:0] framed;
    reg  [15:0] left_8;
    reg  [11:0] left_4;
    reg  [9:0] left_2;
    
    // Update code
    always @(*) begin
        framed = ((row) & 22'h3fffff) << margin;
        left_8 = framed[(32'h0)+:(16)];
        if (x[32'h3]) begin
            left_8 = ((framed[(32'h8)+:(14)]) & 16'hffff);
        end
        left_4 = left_8[(32'h0)+:(12)];
        if (x[32'h2]) begin
            left_4 = left_8[(32'h4)+:(12)];
        end
        left_2 = left_4[(32'h0)+:(10)];
        if (x[32'h1]) begin
            left_2 = left_4[(32'h2)+:(10)];
        end
        cells = left_2[(32'h0)+:(9)];
        if (x[32'h0]) begin
            cells = left_2[(32'h1)+:(9)];
        end
    end
    
endmodule // move_generator$cut


module move_generator$dff1(d,q,clock);
    
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
          
endmodule // move_generator$dff1


module move_generator$dff14(d,q,clock);
    
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
          
endmodule // move_generator$dff14


module move_generator$dff15(d,q,clock);
    
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
          
endmodule // move_generator$dff15


module move_generator$dff16(d,q,clock);
    
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
          
endmodule // move_generator$dff16


module move_generator$dff196(d,q,clock);
    
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
          
endmodule // move_generator$dff196


module move_generator$dff21(d,q,clock);
    
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
          
endmodule // move_generator$dff21


module move_generator$dff26(d,q,clock);
    
    // Module arguments
    input wire  [25:0] d;
    output reg  [25:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 26'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // move_generator$dff26


module move_generator$dff4(d,q,clock);
    
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
          
endmodule // move_generator$dff4


module move_generator$dff5(d,q,clock);
    
    // Module arguments
    input wire  [4:0] d;
    output reg  [4:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 5'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // move_generator$dff5


module move_generator$dff9(d,q,clock);
    
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
          
endmodule // move_generator$dff9

// v-- Setting output parameters to net type for wrapped code.


module move_generator$group_tests(bits,more_than_one);
    
    // Module arguments
    input wire  [15:0] bits;
    output wire  more_than_one;
    
    // Update code (wrapper)
        wire any_0 = bits[0] | bits[1] | bits[2] | bits[3];
        wire any_1 = bits[4] | bits[5] | bits[6] | bits[7];
        wire any_2 = bits[8] | bits[9] | bits[10] | bits[11];
        wire any_3 = bits[12] | bits[13] | bits[14] | bits[15];
        wire two_0 = (bits[1] & bits[0]) | (bits[2] & bits[0]) | (bits[2] & bits[1]) | (bits[3] & bits[0]) | (bits[3] & bits[1]) | (bits[3] & bits[2]);
        wire two_1 = (bits[5] & bits[4]) | (bits[6] & bits[4]) | (bits[6] & bits[5]) | (bits[7] & bits[4]) | (bits[7] & bits[5]) | (bits[7] & bits[6]);
        wire two_2 = (bits[9] & bits[8]) | (bits[10] & bits[8]) | (bits[10] & bits[9]) | (bits[11] & bits[8]) | (bits[11] & bits[9]) | (bits[11] & bits[10]);
        wire two_3 = (bits[13] & bits[12]) | (bits[14] & bits[12]) | (bits[14] & bits[13]) | (bits[15] & bits[12]) | (bits[15] & bits[13]) | (bits[15] & bits[14]);
        assign more_than_one = two_0 | two_1 | two_2 | two_3 | (any_1 & any_0) | (any_2 & any_0) | (any_2 & any_1) | (any_3 & any_0) | (any_3 & any_1) | (any_3 & any_2);
endmodule // move_generator$group_tests

// v-- Setting output parameters to net type for wrapped code.


module move_generator$picked_cell(x,y,decoded);
    
    // Module arguments
    input wire  [3:0] x;
    input wire  [3:0] y;
    output wire  [195:0] decoded;
    
    // Update code (wrapper)
        wire [13:0] column = 14'h1 << x;
        assign decoded = {(y == 4'hd ? column : 14'h0), (y == 4'hc ? column : 14'h0), (y == 4'hb ? column : 14'h0), (y == 4'ha ? column : 14'h0), (y == 4'h9 ? column : 14'h0), (y == 4'h8 ? column : 14'h0), (y == 4'h7 ? column : 14'h0), (y == 4'h6 ? column : 14'h0), (y == 4'h5 ? column : 14'h0), (y == 4'h4 ? column : 14'h0), (y == 4'h3 ? column : 14'h0), (y == 4'h2 ? column : 14'h0), (y == 4'h1 ? column : 14'h0), (y == 4'h0 ? column : 14'h0)};
endmodule // move_generator$picked_cell

// v-- Setting output parameters to net type for wrapped code.


module move_generator$picker(corners,rows,any,x,y,rest,rest_rows);
    
    // Module arguments
    input wire  [195:0] corners;
    input wire  [13:0] rows;
    output wire  any;
    output wire  [3:0] x;
    output wire  [3:0] y;
    output wire  [195:0] rest;
    output wire  [13:0] rest_rows;
    
    // Update code (wrapper)
        wire [13:0] first_row = rows & (14'h0 - rows);
        assign any = |rows;
        wire [13:0] row_0 = corners[13:0];
        wire [13:0] first_0 = row_0 & (14'h0 - row_0);
        assign rest_rows[0] = rows[0] & (~first_row[0] | (|(row_0 & ~first_0)));
        wire [13:0] row_1 = corners[27:14];
        wire [13:0] first_1 = row_1 & (14'h0 - row_1);
        assign rest_rows[1] = rows[1] & (~first_row[1] | (|(row_1 & ~first_1)));
        wire [13:0] row_2 = corners[41:28];
        wire [13:0] first_2 = row_2 & (14'h0 - row_2);
        assign rest_rows[2] = rows[2] & (~first_row[2] | (|(row_2 & ~first_2)));
        wire [13:0] row_3 = corners[55:42];
        wire [13:0] first_3 = row_3 & (14'h0 - row_3);
        assign rest_rows[3] = rows[3] & (~first_row[3] | (|(row_3 & ~first_3)));
        wire [13:0] row_4 = corners[69:56];
        wire [13:0] first_4 = row_4 & (14'h0 - row_4);
        assign rest_rows[4] = rows[4] & (~first_row[4] | (|(row_4 & ~first_4)));
        wire [13:0] row_5 = corners[83:70];
        wire [13:0] first_5 = row_5 & (14'h0 - row_5);
        assign rest_rows[5] = rows[5] & (~first_row[5] | (|(row_5 & ~first_5)));
        wire [13:0] row_6 = corners[97:84];
        wire [13:0] first_6 = row_6 & (14'h0 - row_6);
        assign rest_rows[6] = rows[6] & (~first_row[6] | (|(row_6 & ~first_6)));
        wire [13:0] row_7 = corners[111:98];
        wire [13:0] first_7 = row_7 & (14'h0 - row_7);
        assign rest_rows[7] = rows[7] & (~first_row[7] | (|(row_7 & ~first_7)));
        wire [13:0] row_8 = corners[125:112];
        wire [13:0] first_8 = row_8 & (14'h0 - row_8);
        assign rest_rows[8] = rows[8] & (~first_row[8] | (|(row_8 & ~first_8)));
        wire [13:0] row_9 = corners[139:126];
        wire [13:0] first_9 = row_9 & (14'h0 - row_9);
        assign rest_rows[9] = rows[9] & (~first_row[9] | (|(row_9 & ~first_9)));
        wire [13:0] row_10 = corners[153:140];
        wire [13:0] first_10 = row_10 & (14'h0 - row_10);
        assign rest_rows[10] = rows[10] & (~first_row[10] | (|(row_10 & ~first_10)));
        wire [13:0] row_11 = corners[167:154];
        wire [13:0] first_11 = row_11 & (14'h0 - row_11);
        assign rest_rows[11] = rows[11] & (~first_row[11] | (|(row_11 & ~first_11)));
        wire [13:0] row_12 = corners[181:168];
        wire [13:0] first_12 = row_12 & (14'h0 - row_12);
        assign rest_rows[12] = rows[12] & (~first_row[12] | (|(row_12 & ~first_12)));
        wire [13:0] row_13 = corners[195:182];
        wire [13:0] first_13 = row_13 & (14'h0 - row_13);
        assign rest_rows[13] = rows[13] & (~first_row[13] | (|(row_13 & ~first_13)));
        assign x[0] = (first_row[0] & (|(first_0 & 14'h2aaa))) | (first_row[1] & (|(first_1 & 14'h2aaa))) | (first_row[2] & (|(first_2 & 14'h2aaa))) | (first_row[3] & (|(first_3 & 14'h2aaa))) | (first_row[4] & (|(first_4 & 14'h2aaa))) | (first_row[5] & (|(first_5 & 14'h2aaa))) | (first_row[6] & (|(first_6 & 14'h2aaa))) | (first_row[7] & (|(first_7 & 14'h2aaa))) | (first_row[8] & (|(first_8 & 14'h2aaa))) | (first_row[9] & (|(first_9 & 14'h2aaa))) | (first_row[10] & (|(first_10 & 14'h2aaa))) | (first_row[11] & (|(first_11 & 14'h2aaa))) | (first_row[12] & (|(first_12 & 14'h2aaa))) | (first_row[13] & (|(first_13 & 14'h2aaa)));
        assign y[0] = |(first_row & 14'h2aaa);
        assign x[1] = (first_row[0] & (|(first_0 & 14'hccc))) | (first_row[1] & (|(first_1 & 14'hccc))) | (first_row[2] & (|(first_2 & 14'hccc))) | (first_row[3] & (|(first_3 & 14'hccc))) | (first_row[4] & (|(first_4 & 14'hccc))) | (first_row[5] & (|(first_5 & 14'hccc))) | (first_row[6] & (|(first_6 & 14'hccc))) | (first_row[7] & (|(first_7 & 14'hccc))) | (first_row[8] & (|(first_8 & 14'hccc))) | (first_row[9] & (|(first_9 & 14'hccc))) | (first_row[10] & (|(first_10 & 14'hccc))) | (first_row[11] & (|(first_11 & 14'hccc))) | (first_row[12] & (|(first_12 & 14'hccc))) | (first_row[13] & (|(first_13 & 14'hccc)));
        assign y[1] = |(first_row & 14'hccc);
        assign x[2] = (first_row[0] & (|(first_0 & 14'h30f0))) | (first_row[1] & (|(first_1 & 14'h30f0))) | (first_row[2] & (|(first_2 & 14'h30f0))) | (first_row[3] & (|(first_3 & 14'h30f0))) | (first_row[4] & (|(first_4 & 14'h30f0))) | (first_row[5] & (|(first_5 & 14'h30f0))) | (first_row[6] & (|(first_6 & 14'h30f0))) | (first_row[7] & (|(first_7 & 14'h30f0))) | (first_row[8] & (|(first_8 & 14'h30f0))) | (first_row[9] & (|(first_9 & 14'h30f0))) | (first_row[10] & (|(first_10 & 14'h30f0))) | (first_row[11] & (|(first_11 & 14'h30f0))) | (first_row[12] & (|(first_12 & 14'h30f0))) | (first_row[13] & (|(first_13 & 14'h30f0)));
        assign y[2] = |(first_row & 14'h30f0);
        assign x[3] = (first_row[0] & (|(first_0 & 14'h3f00))) | (first_row[1] & (|(first_1 & 14'h3f00))) | (first_row[2] & (|(first_2 & 14'h3f00))) | (first_row[3] & (|(first_3 & 14'h3f00))) | (first_row[4] & (|(first_4 & 14'h3f00))) | (first_row[5] & (|(first_5 & 14'h3f00))) | (first_row[6] & (|(first_6 & 14'h3f00))) | (first_row[7] & (|(first_7 & 14'h3f00))) | (first_row[8] & (|(first_8 & 14'h3f00))) | (first_row[9] & (|(first_9 & 14'h3f00))) | (first_row[10] & (|(first_10 & 14'h3f00))) | (first_row[11] & (|(first_11 & 14'h3f00))) | (first_row[12] & (|(first_12 & 14'h3f00))) | (first_row[13] & (|(first_13 & 14'h3f00)));
        assign y[3] = |(first_row & 14'h3f00);
        assign rest = corners & ~{(first_13 & {14{first_row[13]}}), (first_12 & {14{first_row[12]}}), (first_11 & {14{first_row[11]}}), (first_10 & {14{first_row[10]}}), (first_9 & {14{first_row[9]}}), (first_8 & {14{first_row[8]}}), (first_7 & {14{first_row[7]}}), (first_6 & {14{first_row[6]}}), (first_5 & {14{first_row[5]}}), (first_4 & {14{first_row[4]}}), (first_3 & {14{first_row[3]}}), (first_2 & {14{first_row[2]}}), (first_1 & {14{first_row[1]}}), (first_0 & {14{first_row[0]}})};
endmodule // move_generator$picker

// v-- Setting output parameters to net type for wrapped code.


module move_generator$rows_at_start(cells,rows);
    
    // Module arguments
    input wire  [195:0] cells;
    output wire  [13:0] rows;
    
    // Update code (wrapper)
        assign rows[0] = |cells[13:0];
        assign rows[1] = |cells[27:14];
        assign rows[2] = |cells[41:28];
        assign rows[3] = |cells[55:42];
        assign rows[4] = |cells[69:56];
        assign rows[5] = |cells[83:70];
        assign rows[6] = |cells[97:84];
        assign rows[7] = |cells[111:98];
        assign rows[8] = |cells[125:112];
        assign rows[9] = |cells[139:126];
        assign rows[10] = |cells[153:140];
        assign rows[11] = |cells[167:154];
        assign rows[12] = |cells[181:168];
        assign rows[13] = |cells[195:182];
endmodule // move_generator$rows_at_start


module move_generator$selector(clock,clear,arrived,rows$0,rows$1,rows$2,rows$3,rows$4,rows$5,rows$6,rows$7,rows$8,x,y,left,pass,ready,selecting,idle,valid,placement);
    
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
    move_generator$dff1 windowed(
        .d(windowed$d),
        .q(windowed$q),
        .clock(clock)
    );
    move_generator$dff9 windowed_rows$0(
        .d(windowed_rows$0$d),
        .q(windowed_rows$0$q),
        .clock(clock)
    );
    move_generator$dff9 windowed_rows$1(
        .d(windowed_rows$1$d),
        .q(windowed_rows$1$q),
        .clock(clock)
    );
    move_generator$dff9 windowed_rows$2(
        .d(windowed_rows$2$d),
        .q(windowed_rows$2$q),
        .clock(clock)
    );
    move_generator$dff9 windowed_rows$3(
        .d(windowed_rows$3$d),
        .q(windowed_rows$3$q),
        .clock(clock)
    );
    move_generator$dff9 windowed_rows$4(
        .d(windowed_rows$4$d),
        .q(windowed_rows$4$q),
        .clock(clock)
    );
    move_generator$dff9 windowed_rows$5(
        .d(windowed_rows$5$d),
        .q(windowed_rows$5$q),
        .clock(clock)
    );
    move_generator$dff9 windowed_rows$6(
        .d(windowed_rows$6$d),
        .q(windowed_rows$6$q),
        .clock(clock)
    );
    move_generator$dff9 windowed_rows$7(
        .d(windowed_rows$7$d),
        .q(windowed_rows$7$q),
        .clock(clock)
    );
    move_generator$dff9 windowed_rows$8(
        .d(windowed_rows$8$d),
        .q(windowed_rows$8$q),
        .clock(clock)
    );
    move_generator$dff4 windowed_x(
        .d(windowed_x$d),
        .q(windowed_x$q),
        .clock(clock)
    );
    move_generator$dff4 windowed_y(
        .d(windowed_y$d),
        .q(windowed_y$q),
        .clock(clock)
    );
    move_generator$dff1 waiting(
        .d(waiting$d),
        .q(waiting$q),
        .clock(clock)
    );
    move_generator$dff9 waiting_rows$0(
        .d(waiting_rows$0$d),
        .q(waiting_rows$0$q),
        .clock(clock)
    );
    move_generator$dff9 waiting_rows$1(
        .d(waiting_rows$1$d),
        .q(waiting_rows$1$q),
        .clock(clock)
    );
    move_generator$dff9 waiting_rows$2(
        .d(waiting_rows$2$d),
        .q(waiting_rows$2$q),
        .clock(clock)
    );
    move_generator$dff9 waiting_rows$3(
        .d(waiting_rows$3$d),
        .q(waiting_rows$3$q),
        .clock(clock)
    );
    move_generator$dff9 waiting_rows$4(
        .d(waiting_rows$4$d),
        .q(waiting_rows$4$q),
        .clock(clock)
    );
    move_generator$dff9 waiting_rows$5(
        .d(waiting_rows$5$d),
        .q(waiting_rows$5$q),
        .clock(clock)
    );
    move_generator$dff9 waiting_rows$6(
        .d(waiting_rows$6$d),
        .q(waiting_rows$6$q),
        .clock(clock)
    );
    move_generator$dff9 waiting_rows$7(
        .d(waiting_rows$7$d),
        .q(waiting_rows$7$q),
        .clock(clock)
    );
    move_generator$dff9 waiting_rows$8(
        .d(waiting_rows$8$d),
        .q(waiting_rows$8$q),
        .clock(clock)
    );
    move_generator$dff4 waiting_x(
        .d(waiting_x$d),
        .q(waiting_x$q),
        .clock(clock)
    );
    move_generator$dff4 waiting_y(
        .d(waiting_y$d),
        .q(waiting_y$q),
        .clock(clock)
    );
    move_generator$tests tests(
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
    move_generator$dff1 tested(
        .d(tested$d),
        .q(tested$q),
        .clock(clock)
    );
    move_generator$dff16 open$0(
        .d(open$0$d),
        .q(open$0$q),
        .clock(clock)
    );
    move_generator$dff16 open$1(
        .d(open$1$d),
        .q(open$1$q),
        .clock(clock)
    );
    move_generator$dff16 open$2(
        .d(open$2$d),
        .q(open$2$q),
        .clock(clock)
    );
    move_generator$dff16 open$3(
        .d(open$3$d),
        .q(open$3$q),
        .clock(clock)
    );
    move_generator$dff16 open$4(
        .d(open$4$d),
        .q(open$4$q),
        .clock(clock)
    );
    move_generator$dff16 open$5(
        .d(open$5$d),
        .q(open$5$q),
        .clock(clock)
    );
    move_generator$dff16 open$6(
        .d(open$6$d),
        .q(open$6$q),
        .clock(clock)
    );
    move_generator$dff16 open$7(
        .d(open$7$d),
        .q(open$7$q),
        .clock(clock)
    );
    move_generator$dff16 open$8(
        .d(open$8$d),
        .q(open$8$q),
        .clock(clock)
    );
    move_generator$dff16 open$9(
        .d(open$9$d),
        .q(open$9$q),
        .clock(clock)
    );
    move_generator$dff16 open$10(
        .d(open$10$d),
        .q(open$10$q),
        .clock(clock)
    );
    move_generator$dff16 open$11(
        .d(open$11$d),
        .q(open$11$q),
        .clock(clock)
    );
    move_generator$dff16 open$12(
        .d(open$12$d),
        .q(open$12$q),
        .clock(clock)
    );
    move_generator$dff16 open$13(
        .d(open$13$d),
        .q(open$13$q),
        .clock(clock)
    );
    move_generator$dff16 open$14(
        .d(open$14$d),
        .q(open$14$q),
        .clock(clock)
    );
    move_generator$dff16 open$15(
        .d(open$15$d),
        .q(open$15$q),
        .clock(clock)
    );
    move_generator$dff16 open$16(
        .d(open$16$d),
        .q(open$16$q),
        .clock(clock)
    );
    move_generator$dff16 open$17(
        .d(open$17$d),
        .q(open$17$q),
        .clock(clock)
    );
    move_generator$dff16 open$18(
        .d(open$18$d),
        .q(open$18$q),
        .clock(clock)
    );
    move_generator$dff16 open$19(
        .d(open$19$d),
        .q(open$19$q),
        .clock(clock)
    );
    move_generator$dff16 open$20(
        .d(open$20$d),
        .q(open$20$q),
        .clock(clock)
    );
    move_generator$dff16 open$21(
        .d(open$21$d),
        .q(open$21$q),
        .clock(clock)
    );
    move_generator$dff16 open$22(
        .d(open$22$d),
        .q(open$22$q),
        .clock(clock)
    );
    move_generator$dff16 open$23(
        .d(open$23$d),
        .q(open$23$q),
        .clock(clock)
    );
    move_generator$dff16 open$24(
        .d(open$24$d),
        .q(open$24$q),
        .clock(clock)
    );
    move_generator$dff16 open$25(
        .d(open$25$d),
        .q(open$25$q),
        .clock(clock)
    );
    move_generator$dff4 tested_x(
        .d(tested_x$d),
        .q(tested_x$q),
        .clock(clock)
    );
    move_generator$dff4 tested_y(
        .d(tested_y$d),
        .q(tested_y$q),
        .clock(clock)
    );
    move_generator$dff1 some_open(
        .d(some_open$d),
        .q(some_open$q),
        .clock(clock)
    );
    move_generator$dff26 groups(
        .d(groups$d),
        .q(groups$q),
        .clock(clock)
    );
    move_generator$dff16 group(
        .d(group$d),
        .q(group$q),
        .clock(clock)
    );
    move_generator$dff5 group_number(
        .d(group_number$d),
        .q(group_number$q),
        .clock(clock)
    );
    move_generator$dff4 group_x(
        .d(group_x$d),
        .q(group_x$q),
        .clock(clock)
    );
    move_generator$dff4 group_y(
        .d(group_y$d),
        .q(group_y$q),
        .clock(clock)
    );
    move_generator$group_tests group_tests(
        .bits(group_tests$bits),
        .more_than_one(group_tests$more_than_one)
    );
    move_generator$test_words test_words(
        .clock(clock),
        .address(test_words$address),
        .data(test_words$data)
    );
    move_generator$dff1 looked_up(
        .d(looked_up$d),
        .q(looked_up$q),
        .clock(clock)
    );
    move_generator$dff4 looked_up_x(
        .d(looked_up_x$d),
        .q(looked_up_x$q),
        .clock(clock)
    );
    move_generator$dff4 looked_up_y(
        .d(looked_up_y$d),
        .q(looked_up_y$q),
        .clock(clock)
    );
    move_generator$dff1 valid_out(
        .d(valid_out$d),
        .q(valid_out$q),
        .clock(clock)
    );
    move_generator$dff15 placement_out(
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
    
endmodule // move_generator$selector


module move_generator$test_words(clock,address,data);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] address;
    output reg  [12:0] data;
    
    // Update code (custom)
    (* rom_style = "block" *) reg [12:0] mem [511:0];
    
    initial begin
        mem[9'b0] = 13'b1011010000001;
        mem[9'b1] = 13'b1011010001000;
        mem[9'b10] = 13'b1011010001001;
        mem[9'b11] = 13'b1011010001010;
        mem[9'b100] = 13'b1011010010001;
        mem[9'b101] = 13'b1011001000001;
        mem[9'b110] = 13'b1011001001000;
        mem[9'b111] = 13'b1011001001001;
        mem[9'b1000] = 13'b1011001010001;
        mem[9'b1001] = 13'b1011001010010;
        mem[9'b1010] = 13'b1011000000001;
        mem[9'b1011] = 13'b1011000001001;
        mem[9'b1100] = 13'b1011000001010;
        mem[9'b1101] = 13'b1011000010000;
        mem[9'b1110] = 13'b1011000010001;
        mem[9'b1111] = 13'b1010111000001;
        mem[9'b10000] = 13'b1010111001000;
        mem[9'b10001] = 13'b1010111001001;
        mem[9'b10010] = 13'b1010111001010;
        mem[9'b10011] = 13'b1010111010000;
        mem[9'b10100] = 13'b1010110000001;
        mem[9'b10101] = 13'b1010110001000;
        mem[9'b10110] = 13'b1010110001001;
        mem[9'b10111] = 13'b1010110001010;
        mem[9'b11000] = 13'b1010110010010;
        mem[9'b11001] = 13'b1010101000000;
        mem[9'b11010] = 13'b1010101000001;
        mem[9'b11011] = 13'b1010101001001;
        mem[9'b11100] = 13'b1010101001010;
        mem[9'b11101] = 13'b1010101010001;
        mem[9'b11110] = 13'b1010100000001;
        mem[9'b11111] = 13'b1010100000010;
        mem[9'b100000] = 13'b1010100001000;
        mem[9'b100001] = 13'b1010100001001;
        mem[9'b100010] = 13'b1010100010001;
        mem[9'b100011] = 13'b1010011000010;
        mem[9'b100100] = 13'b1010011001000;
        mem[9'b100101] = 13'b1010011001001;
        mem[9'b100110] = 13'b1010011001010;
        mem[9'b100111] = 13'b1010011010001;
        mem[9'b101000] = 13'b1010010000000;
        mem[9'b101001] = 13'b1010010001000;
        mem[9'b101010] = 13'b1010010001001;
        mem[9'b101011] = 13'b1010010001010;
        mem[9'b101100] = 13'b1010010010001;
        mem[9'b101101] = 13'b1010001000000;
        mem[9'b101110] = 13'b1010001000001;
        mem[9'b101111] = 13'b1010001001001;
        mem[9'b110000] = 13'b1010001010001;
        mem[9'b110001] = 13'b1010001010010;
        mem[9'b110010] = 13'b1010000000001;
        mem[9'b110011] = 13'b1010000000010;
        mem[9'b110100] = 13'b1010000001001;
        mem[9'b110101] = 13'b1010000010000;
        mem[9'b110110] = 13'b1010000010001;
        mem[9'b110111] = 13'b1001111000010;
        mem[9'b111000] = 13'b1001111001000;
        mem[9'b111001] = 13'b1001111001001;
        mem[9'b111010] = 13'b1001111001010;
        mem[9'b111011] = 13'b1001111010000;
        mem[9'b111100] = 13'b1001110000000;
        mem[9'b111101] = 13'b1001110001000;
        mem[9'b111110] = 13'b1001110001001;
        mem[9'b111111] = 13'b1001110001010;
        mem[9'b1000000] = 13'b1001110010010;
        mem[9'b1000001] = 13'b1001101000000;
        mem[9'b1000010] = 13'b1001101001000;
        mem[9'b1000011] = 13'b1001101001001;
        mem[9'b1000100] = 13'b1001101010001;
        mem[9'b1000101] = 13'b1001101010010;
        mem[9'b1000110] = 13'b1001100000010;
        mem[9'b1000111] = 13'b1001100001001;
        mem[9'b1001000] = 13'b1001100001010;
        mem[9'b1001001] = 13'b1001100010000;
        mem[9'b1001010] = 13'b1001100010001;
        mem[9'b1001011] = 13'b1001011000001;
        mem[9'b1001100] = 13'b1001011000010;
        mem[9'b1001101] = 13'b1001011001000;
        mem[9'b1001110] = 13'b1001011001001;
        mem[9'b1001111] = 13'b1001011010000;
        mem[9'b1010000] = 13'b1001010000000;
        mem[9'b1010001] = 13'b1001010000001;
        mem[9'b1010010] = 13'b1001010001001;
        mem[9'b1010011] = 13'b1001010001010;
        mem[9'b1010100] = 13'b1001010010010;
        mem[9'b1010101] = 13'b1001001000000;
        mem[9'b1010110] = 13'b1001001000001;
        mem[9'b1010111] = 13'b1001001000010;
        mem[9'b1011000] = 13'b1001001001010;
        mem[9'b1011001] = 13'b1001001010010;
        mem[9'b1011010] = 13'b1001000000000;
        mem[9'b1011011] = 13'b1001000000001;
        mem[9'b1011100] = 13'b1001000000010;
        mem[9'b1011101] = 13'b1001000001000;
        mem[9'b1011110] = 13'b1001000010000;
        mem[9'b1011111] = 13'b1000111000010;
        mem[9'b1100000] = 13'b1000111001010;
        mem[9'b1100001] = 13'b1000111010000;
        mem[9'b1100010] = 13'b1000111010001;
        mem[9'b1100011] = 13'b1000111010010;
        mem[9'b1100100] = 13'b1000110000000;
        mem[9'b1100101] = 13'b1000110001000;
        mem[9'b1100110] = 13'b1000110010000;
        mem[9'b1100111] = 13'b1000110010001;
        mem[9'b1101000] = 13'b1000110010010;
        mem[9'b1101001] = 13'b1000101000000;
        mem[9'b1101010] = 13'b1000101000001;
        mem[9'b1101011] = 13'b1000101000010;
        mem[9'b1101100] = 13'b1000101001001;
        mem[9'b1101101] = 13'b1000101010001;
        mem[9'b1101110] = 13'b1000100000010;
        mem[9'b1101111] = 13'b1000100001000;
        mem[9'b1110000] = 13'b1000100001001;
        mem[9'b1110001] = 13'b1000100001010;
        mem[9'b1110010] = 13'b1000100010010;
        mem[9'b1110011] = 13'b1000011000000;
        mem[9'b1110100] = 13'b1000011001000;
        mem[9'b1110101] = 13'b1000011001001;
        mem[9'b1110110] = 13'b1000011001010;
        mem[9'b1110111] = 13'b1000011010000;
        mem[9'b1111000] = 13'b1000010000001;
        mem[9'b1111001] = 13'b1000010001001;
        mem[9'b1111010] = 13'b1000010010000;
        mem[9'b1111011] = 13'b1000010010001;
        mem[9'b1111100] = 13'b1000010010010;
        mem[9'b1111101] = 13'b1000001000010;
        mem[9'b1111110] = 13'b1000001001000;
        mem[9'b1111111] = 13'b1000001001001;
        mem[9'b10000000] = 13'b1000001001010;
        mem[9'b10000001] = 13'b1000001001011;
        mem[9'b10000010] = 13'b1000000000001;
        mem[9'b10000011] = 13'b1000000001000;
        mem[9'b10000100] = 13'b1000000001001;
        mem[9'b10000101] = 13'b1000000001010;
        mem[9'b10000110] = 13'b1000000001011;
        mem[9'b10000111] = 13'b111111000000;
        mem[9'b10001000] = 13'b111111001000;
        mem[9'b10001001] = 13'b111111010000;
        mem[9'b10001010] = 13'b111111010001;
        mem[9'b10001011] = 13'b111111011000;
        mem[9'b10001100] = 13'b111110000001;
        mem[9'b10001101] = 13'b111110001001;
        mem[9'b10001110] = 13'b111110010000;
        mem[9'b10001111] = 13'b111110010001;
        mem[9'b10010000] = 13'b111110011001;
        mem[9'b10010001] = 13'b111101000000;
        mem[9'b10010010] = 13'b111101000001;
        mem[9'b10010011] = 13'b111101000010;
        mem[9'b10010100] = 13'b111101000011;
        mem[9'b10010101] = 13'b111101001001;
        mem[9'b10010110] = 13'b111100000000;
        mem[9'b10010111] = 13'b111100000001;
        mem[9'b10011000] = 13'b111100000010;
        mem[9'b10011001] = 13'b111100000011;
        mem[9'b10011010] = 13'b111100001010;
        mem[9'b10011011] = 13'b111011000001;
        mem[9'b10011100] = 13'b111011001000;
        mem[9'b10011101] = 13'b111011001001;
        mem[9'b10011110] = 13'b111011010001;
        mem[9'b10011111] = 13'b111011011001;
        mem[9'b10100000] = 13'b111010000000;
        mem[9'b10100001] = 13'b111010001000;
        mem[9'b10100010] = 13'b111010001001;
        mem[9'b10100011] = 13'b111010010000;
        mem[9'b10100100] = 13'b111010011000;
        mem[9'b10100101] = 13'b111001000000;
        mem[9'b10100110] = 13'b111001000001;
        mem[9'b10100111] = 13'b111001000010;
        mem[9'b10101000] = 13'b111001001000;
        mem[9'b10101001] = 13'b111001001010;
        mem[9'b10101010] = 13'b111000000000;
        mem[9'b10101011] = 13'b111000000010;
        mem[9'b10101100] = 13'b111000001000;
        mem[9'b10101101] = 13'b111000001001;
        mem[9'b10101110] = 13'b111000001010;
        mem[9'b10101111] = 13'b110111000000;
        mem[9'b10110000] = 13'b110111000001;
        mem[9'b10110001] = 13'b110111001000;
        mem[9'b10110010] = 13'b110111010000;
        mem[9'b10110011] = 13'b110111010001;
        mem[9'b10110100] = 13'b110110000000;
        mem[9'b10110101] = 13'b110110000001;
        mem[9'b10110110] = 13'b110110001001;
        mem[9'b10110111] = 13'b110110010000;
        mem[9'b10111000] = 13'b110110010001;
        mem[9'b10111001] = 13'b110101000000;
        mem[9'b10111010] = 13'b110101000001;
        mem[9'b10111011] = 13'b110101000010;
        mem[9'b10111100] = 13'b110101001000;
        mem[9'b10111101] = 13'b110101001001;
        mem[9'b10111110] = 13'b110100000000;
        mem[9'b10111111] = 13'b110100000001;
        mem[9'b11000000] = 13'b110100000010;
        mem[9'b11000001] = 13'b110100001001;
        mem[9'b11000010] = 13'b110100001010;
        mem[9'b11000011] = 13'b110011000000;
        mem[9'b11000100] = 13'b110011000001;
        mem[9'b11000101] = 13'b110011001000;
        mem[9'b11000110] = 13'b110011001001;
        mem[9'b11000111] = 13'b110011010001;
        mem[9'b11001000] = 13'b110010000000;
        mem[9'b11001001] = 13'b110010000001;
        mem[9'b11001010] = 13'b110010001000;
        mem[9'b11001011] = 13'b110010001001;
        mem[9'b11001100] = 13'b110010010000;
        mem[9'b11001101] = 13'b110001000001;
        mem[9'b11001110] = 13'b110001000010;
        mem[9'b11001111] = 13'b110001001000;
        mem[9'b11010000] = 13'b110001001001;
        mem[9'b11010001] = 13'b110001001010;
        mem[9'b11010010] = 13'b110000000000;
        mem[9'b11010011] = 13'b110000000001;
        mem[9'b11010100] = 13'b110000001000;
        mem[9'b11010101] = 13'b110000001001;
        mem[9'b11010110] = 13'b110000001010;
        mem[9'b11010111] = 13'b101111000000;
        mem[9'b11011000] = 13'b101111001000;
        mem[9'b11011001] = 13'b101111001001;
        mem[9'b11011010] = 13'b101111010000;
        mem[9'b11011011] = 13'b101111010001;
        mem[9'b11011100] = 13'b101110000001;
        mem[9'b11011101] = 13'b101110001000;
        mem[9'b11011110] = 13'b101110001001;
        mem[9'b11011111] = 13'b101110010000;
        mem[9'b11100000] = 13'b101110010001;
        mem[9'b11100001] = 13'b101101000001;
        mem[9'b11100010] = 13'b101101000010;
        mem[9'b11100011] = 13'b101101000011;
        mem[9'b11100100] = 13'b101101001000;
        mem[9'b11100101] = 13'b101101001001;
        mem[9'b11100110] = 13'b101100000000;
        mem[9'b11100111] = 13'b101100000001;
        mem[9'b11101000] = 13'b101100000010;
        mem[9'b11101001] = 13'b101100001010;
        mem[9'b11101010] = 13'b101100001011;
        mem[9'b11101011] = 13'b101011000000;
        mem[9'b11101100] = 13'b101011001000;
        mem[9'b11101101] = 13'b101011001001;
        mem[9'b11101110] = 13'b101011010001;
        mem[9'b11101111] = 13'b101011011001;
        mem[9'b11110000] = 13'b101010000001;
        mem[9'b11110001] = 13'b101010001000;
        mem[9'b11110010] = 13'b101010001001;
        mem[9'b11110011] = 13'b101010010000;
        mem[9'b11110100] = 13'b101010011000;
        mem[9'b11110101] = 13'b101001000010;
        mem[9'b11110110] = 13'b101001000011;
        mem[9'b11110111] = 13'b101001001000;
        mem[9'b11111000] = 13'b101001001001;
        mem[9'b11111001] = 13'b101001001010;
        mem[9'b11111010] = 13'b101000000000;
        mem[9'b11111011] = 13'b101000000001;
        mem[9'b11111100] = 13'b101000001001;
        mem[9'b11111101] = 13'b101000001010;
        mem[9'b11111110] = 13'b101000001011;
        mem[9'b11111111] = 13'b100111000000;
        mem[9'b100000000] = 13'b100111001000;
        mem[9'b100000001] = 13'b100111010000;
        mem[9'b100000010] = 13'b100111010001;
        mem[9'b100000011] = 13'b100111011001;
        mem[9'b100000100] = 13'b100110000001;
        mem[9'b100000101] = 13'b100110001001;
        mem[9'b100000110] = 13'b100110010000;
        mem[9'b100000111] = 13'b100110010001;
        mem[9'b100001000] = 13'b100110011000;
        mem[9'b100001001] = 13'b100101000000;
        mem[9'b100001010] = 13'b100101000001;
        mem[9'b100001011] = 13'b100101000010;
        mem[9'b100001100] = 13'b100101000011;
        mem[9'b100001101] = 13'b100101001000;
        mem[9'b100001110] = 13'b100100000000;
        mem[9'b100001111] = 13'b100100000001;
        mem[9'b100010000] = 13'b100100000010;
        mem[9'b100010001] = 13'b100100000011;
        mem[9'b100010010] = 13'b100100001011;
        mem[9'b100010011] = 13'b100011000000;
        mem[9'b100010100] = 13'b100011000001;
        mem[9'b100010101] = 13'b100011001001;
        mem[9'b100010110] = 13'b100011010001;
        mem[9'b100010111] = 13'b100011011001;
        mem[9'b100011000] = 13'b100010000000;
        mem[9'b100011001] = 13'b100010000001;
        mem[9'b100011010] = 13'b100010001000;
        mem[9'b100011011] = 13'b100010010000;
        mem[9'b100011100] = 13'b100010011000;
        mem[9'b100011101] = 13'b100001000011;
        mem[9'b100011110] = 13'b100001001000;
        mem[9'b100011111] = 13'b100001001001;
        mem[9'b100100000] = 13'b100001001010;
        mem[9'b100100001] = 13'b100001001011;
        mem[9'b100100010] = 13'b100000000000;
        mem[9'b100100011] = 13'b100000001000;
        mem[9'b100100100] = 13'b100000001001;
        mem[9'b100100101] = 13'b100000001010;
        mem[9'b100100110] = 13'b100000001011;
        mem[9'b100100111] = 13'b11111000000;
        mem[9'b100101000] = 13'b11111001000;
        mem[9'b100101001] = 13'b11111010000;
        mem[9'b100101010] = 13'b11111011000;
        mem[9'b100101011] = 13'b11111011001;
        mem[9'b100101100] = 13'b11110000001;
        mem[9'b100101101] = 13'b11110001001;
        mem[9'b100101110] = 13'b11110010001;
        mem[9'b100101111] = 13'b11110011000;
        mem[9'b100110000] = 13'b11110011001;
        mem[9'b100110001] = 13'b11101000000;
        mem[9'b100110010] = 13'b11101000001;
        mem[9'b100110011] = 13'b11101000010;
        mem[9'b100110100] = 13'b11101000011;
        mem[9'b100110101] = 13'b11101000100;
        mem[9'b100110110] = 13'b11100000000;
        mem[9'b100110111] = 13'b11100001000;
        mem[9'b100111000] = 13'b11100010000;
        mem[9'b100111001] = 13'b11100011000;
        mem[9'b100111010] = 13'b11100100000;
        mem[9'b100111011] = 13'b11011000000;
        mem[9'b100111100] = 13'b11011001000;
        mem[9'b100111101] = 13'b11011001001;
        mem[9'b100111110] = 13'b11011010001;
        mem[9'b100111111] = 13'b11010000001;
        mem[9'b101000000] = 13'b11010001000;
        mem[9'b101000001] = 13'b11010001001;
        mem[9'b101000010] = 13'b11010010000;
        mem[9'b101000011] = 13'b11001000001;
        mem[9'b101000100] = 13'b11001000010;
        mem[9'b101000101] = 13'b11001001000;
        mem[9'b101000110] = 13'b11001001001;
        mem[9'b101000111] = 13'b11000000000;
        mem[9'b101001000] = 13'b11000000001;
        mem[9'b101001001] = 13'b11000001001;
        mem[9'b101001010] = 13'b11000001010;
        mem[9'b101001011] = 13'b10111000000;
        mem[9'b101001100] = 13'b10111000001;
        mem[9'b101001101] = 13'b10111001000;
        mem[9'b101001110] = 13'b10111001001;
        mem[9'b101001111] = 13'b10110000001;
        mem[9'b101010000] = 13'b10110001000;
        mem[9'b101010001] = 13'b10110001001;
        mem[9'b101010010] = 13'b10110001010;
        mem[9'b101010011] = 13'b10101000000;
        mem[9'b101010100] = 13'b10101000001;
        mem[9'b101010101] = 13'b10101000010;
        mem[9'b101010110] = 13'b10101001001;
        mem[9'b101010111] = 13'b10100000001;
        mem[9'b101011000] = 13'b10100001000;
        mem[9'b101011001] = 13'b10100001001;
        mem[9'b101011010] = 13'b10100010001;
        mem[9'b101011011] = 13'b10011000000;
        mem[9'b101011100] = 13'b10011001000;
        mem[9'b101011101] = 13'b10011001001;
        mem[9'b101011110] = 13'b10011010000;
        mem[9'b101011111] = 13'b10010000000;
        mem[9'b101100000] = 13'b10010000001;
        mem[9'b101100001] = 13'b10010000010;
        mem[9'b101100010] = 13'b10010001000;
        mem[9'b101100011] = 13'b10001000000;
        mem[9'b101100100] = 13'b10001000001;
        mem[9'b101100101] = 13'b10001000010;
        mem[9'b101100110] = 13'b10001001010;
        mem[9'b101100111] = 13'b10000000000;
        mem[9'b101101000] = 13'b10000000001;
        mem[9'b101101001] = 13'b10000001001;
        mem[9'b101101010] = 13'b10000010001;
        mem[9'b101101011] = 13'b1111000000;
        mem[9'b101101100] = 13'b1111000001;
        mem[9'b101101101] = 13'b1111001000;
        mem[9'b101101110] = 13'b1111010000;
        mem[9'b101101111] = 13'b1110000010;
        mem[9'b101110000] = 13'b1110001000;
        mem[9'b101110001] = 13'b1110001001;
        mem[9'b101110010] = 13'b1110001010;
        mem[9'b101110011] = 13'b1101000000;
        mem[9'b101110100] = 13'b1101001000;
        mem[9'b101110101] = 13'b1101001001;
        mem[9'b101110110] = 13'b1101001010;
        mem[9'b101110111] = 13'b1100000000;
        mem[9'b101111000] = 13'b1100001000;
        mem[9'b101111001] = 13'b1100010000;
        mem[9'b101111010] = 13'b1100010001;
        mem[9'b101111011] = 13'b1011000001;
        mem[9'b101111100] = 13'b1011001001;
        mem[9'b101111101] = 13'b1011010000;
        mem[9'b101111110] = 13'b1011010001;
        mem[9'b101111111] = 13'b1010000000;
        mem[9'b110000000] = 13'b1010000001;
        mem[9'b110000001] = 13'b1010000010;
        mem[9'b110000010] = 13'b1010000011;
        mem[9'b110000011] = 13'b1001000000;
        mem[9'b110000100] = 13'b1001001000;
        mem[9'b110000101] = 13'b1001010000;
        mem[9'b110000110] = 13'b1001011000;
        mem[9'b110000111] = 13'b1000000000;
        mem[9'b110001000] = 13'b1000000001;
        mem[9'b110001001] = 13'b1000001001;
        mem[9'b110001010] = 13'b111000000;
        mem[9'b110001011] = 13'b111000001;
        mem[9'b110001100] = 13'b111001000;
        mem[9'b110001101] = 13'b110000001;
        mem[9'b110001110] = 13'b110001000;
        mem[9'b110001111] = 13'b110001001;
        mem[9'b110010000] = 13'b101000000;
        mem[9'b110010001] = 13'b101001000;
        mem[9'b110010010] = 13'b101001001;
        mem[9'b110010011] = 13'b100000000;
        mem[9'b110010100] = 13'b100000001;
        mem[9'b110010101] = 13'b100000010;
        mem[9'b110010110] = 13'b11000000;
        mem[9'b110010111] = 13'b11001000;
        mem[9'b110011000] = 13'b11010000;
        mem[9'b110011001] = 13'b10000000;
        mem[9'b110011010] = 13'b10000001;
        mem[9'b110011011] = 13'b1000000;
        mem[9'b110011100] = 13'b1001000;
        mem[9'b110011101] = 13'b0;
        mem[9'b110011110] = 13'b0;
        mem[9'b110011111] = 13'b0;
        mem[9'b110100000] = 13'b0;
        mem[9'b110100001] = 13'b0;
        mem[9'b110100010] = 13'b0;
        mem[9'b110100011] = 13'b0;
        mem[9'b110100100] = 13'b0;
        mem[9'b110100101] = 13'b0;
        mem[9'b110100110] = 13'b0;
        mem[9'b110100111] = 13'b0;
        mem[9'b110101000] = 13'b0;
        mem[9'b110101001] = 13'b0;
        mem[9'b110101010] = 13'b0;
        mem[9'b110101011] = 13'b0;
        mem[9'b110101100] = 13'b0;
        mem[9'b110101101] = 13'b0;
        mem[9'b110101110] = 13'b0;
        mem[9'b110101111] = 13'b0;
        mem[9'b110110000] = 13'b0;
        mem[9'b110110001] = 13'b0;
        mem[9'b110110010] = 13'b0;
        mem[9'b110110011] = 13'b0;
        mem[9'b110110100] = 13'b0;
        mem[9'b110110101] = 13'b0;
        mem[9'b110110110] = 13'b0;
        mem[9'b110110111] = 13'b0;
        mem[9'b110111000] = 13'b0;
        mem[9'b110111001] = 13'b0;
        mem[9'b110111010] = 13'b0;
        mem[9'b110111011] = 13'b0;
        mem[9'b110111100] = 13'b0;
        mem[9'b110111101] = 13'b0;
        mem[9'b110111110] = 13'b0;
        mem[9'b110111111] = 13'b0;
        mem[9'b111000000] = 13'b0;
        mem[9'b111000001] = 13'b0;
        mem[9'b111000010] = 13'b0;
        mem[9'b111000011] = 13'b0;
        mem[9'b111000100] = 13'b0;
        mem[9'b111000101] = 13'b0;
        mem[9'b111000110] = 13'b0;
        mem[9'b111000111] = 13'b0;
        mem[9'b111001000] = 13'b0;
        mem[9'b111001001] = 13'b0;
        mem[9'b111001010] = 13'b0;
        mem[9'b111001011] = 13'b0;
        mem[9'b111001100] = 13'b0;
        mem[9'b111001101] = 13'b0;
        mem[9'b111001110] = 13'b0;
        mem[9'b111001111] = 13'b0;
        mem[9'b111010000] = 13'b0;
        mem[9'b111010001] = 13'b0;
        mem[9'b111010010] = 13'b0;
        mem[9'b111010011] = 13'b0;
        mem[9'b111010100] = 13'b0;
        mem[9'b111010101] = 13'b0;
        mem[9'b111010110] = 13'b0;
        mem[9'b111010111] = 13'b0;
        mem[9'b111011000] = 13'b0;
        mem[9'b111011001] = 13'b0;
        mem[9'b111011010] = 13'b0;
        mem[9'b111011011] = 13'b0;
        mem[9'b111011100] = 13'b0;
        mem[9'b111011101] = 13'b0;
        mem[9'b111011110] = 13'b0;
        mem[9'b111011111] = 13'b0;
        mem[9'b111100000] = 13'b0;
        mem[9'b111100001] = 13'b0;
        mem[9'b111100010] = 13'b0;
        mem[9'b111100011] = 13'b0;
        mem[9'b111100100] = 13'b0;
        mem[9'b111100101] = 13'b0;
        mem[9'b111100110] = 13'b0;
        mem[9'b111100111] = 13'b0;
        mem[9'b111101000] = 13'b0;
        mem[9'b111101001] = 13'b0;
        mem[9'b111101010] = 13'b0;
        mem[9'b111101011] = 13'b0;
        mem[9'b111101100] = 13'b0;
        mem[9'b111101101] = 13'b0;
        mem[9'b111101110] = 13'b0;
        mem[9'b111101111] = 13'b0;
        mem[9'b111110000] = 13'b0;
        mem[9'b111110001] = 13'b0;
        mem[9'b111110010] = 13'b0;
        mem[9'b111110011] = 13'b0;
        mem[9'b111110100] = 13'b0;
        mem[9'b111110101] = 13'b0;
        mem[9'b111110110] = 13'b0;
        mem[9'b111110111] = 13'b0;
        mem[9'b111111000] = 13'b0;
        mem[9'b111111001] = 13'b0;
        mem[9'b111111010] = 13'b0;
        mem[9'b111111011] = 13'b0;
        mem[9'b111111100] = 13'b0;
        mem[9'b111111101] = 13'b0;
        mem[9'b111111110] = 13'b0;
        mem[9'b111111111] = 13'b0;
    end
    
    always @(posedge clock) begin
        data <= mem[address];
    end
endmodule // move_generator$test_words


module move_generator$tests(window$0,window$1,window$2,window$3,window$4,window$5,window$6,window$7,window$8,left,open$0,open$1,open$2,open$3,open$4,open$5,open$6,open$7,open$8,open$9,open$10,open$11,open$12,open$13,open$14,open$15,open$16,open$17,open$18,open$19,open$20,open$21,open$22,open$23,open$24,open$25,nonempty);
    
    // Module arguments
    input wire  [8:0] window$0;
    input wire  [8:0] window$1;
    input wire  [8:0] window$2;
    input wire  [8:0] window$3;
    input wire  [8:0] window$4;
    input wire  [8:0] window$5;
    input wire  [8:0] window$6;
    input wire  [8:0] window$7;
    input wire  [8:0] window$8;
    input wire  [20:0] left;
    output reg  [15:0] open$0;
    output reg  [15:0] open$1;
    output reg  [15:0] open$2;
    output reg  [15:0] open$3;
    output reg  [15:0] open$4;
    output reg  [15:0] open$5;
    output reg  [15:0] open$6;
    output reg  [15:0] open$7;
    output reg  [15:0] open$8;
    output reg  [15:0] open$9;
    output reg  [15:0] open$10;
    output reg  [15:0] open$11;
    output reg  [15:0] open$12;
    output reg  [15:0] open$13;
    output reg  [15:0] open$14;
    output reg  [15:0] open$15;
    output reg  [15:0] open$16;
    output reg  [15:0] open$17;
    output reg  [15:0] open$18;
    output reg  [15:0] open$19;
    output reg  [15:0] open$20;
    output reg  [15:0] open$21;
    output reg  [15:0] open$22;
    output reg  [15:0] open$23;
    output reg  [15:0] open$24;
    output reg  [15:0] open$25;
    output reg  [25:0] nonempty;
    
    // Update code
    always @(*) begin
        open$0[(32'h0)+:(1)] = left[32'h14] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$0[(32'h1)+:(1)] = left[32'h14] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$0[(32'h2)+:(1)] = left[32'h14] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$0[(32'h3)+:(1)] = left[32'h14] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$0[(32'h4)+:(1)] = left[32'h14] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$0[(32'h5)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$0[(32'h6)+:(1)] = left[32'h13] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6];
        open$0[(32'h7)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$0[(32'h8)+:(1)] = left[32'h13] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$0[(32'h9)+:(1)] = left[32'h13] & window$2[32'h3] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$0[(32'ha)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h3] & window$6[32'h4];
        open$0[(32'hb)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4];
        open$0[(32'hc)+:(1)] = left[32'h13] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3];
        open$0[(32'hd)+:(1)] = left[32'h13] & window$2[32'h5] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5];
        open$0[(32'he)+:(1)] = left[32'h13] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4];
        open$0[(32'hf)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5] & window$6[32'h3];
        open$1[(32'h0)+:(1)] = left[32'h13] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$1[(32'h1)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$1[(32'h2)+:(1)] = left[32'h13] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$1[(32'h3)+:(1)] = left[32'h13] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$1[(32'h4)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$1[(32'h5)+:(1)] = left[32'h13] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$1[(32'h6)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$1[(32'h7)+:(1)] = left[32'h13] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$1[(32'h8)+:(1)] = left[32'h13] & window$2[32'h3] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$1[(32'h9)+:(1)] = left[32'h13] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6] & window$6[32'h5];
        open$1[(32'ha)+:(1)] = left[32'h13] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$1[(32'hb)+:(1)] = left[32'h13] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$1[(32'hc)+:(1)] = left[32'h13] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$1[(32'hd)+:(1)] = left[32'h13] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$1[(32'he)+:(1)] = left[32'h13] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$1[(32'hf)+:(1)] = left[32'h13] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$6[32'h3];
        open$2[(32'h0)+:(1)] = left[32'h13] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$2[(32'h1)+:(1)] = left[32'h13] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$2[(32'h2)+:(1)] = left[32'h13] & window$2[32'h4] & window$2[32'h5] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$2[(32'h3)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$2[(32'h4)+:(1)] = left[32'h13] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$2[(32'h5)+:(1)] = left[32'h13] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$2[(32'h6)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$2[(32'h7)+:(1)] = left[32'h13] & window$2[32'h5] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$2[(32'h8)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6] & window$6[32'h5];
        open$2[(32'h9)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$2[(32'ha)+:(1)] = left[32'h13] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$2[(32'hb)+:(1)] = left[32'h13] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$2[(32'hc)+:(1)] = left[32'h13] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$2[(32'hd)+:(1)] = left[32'h12] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5] & window$6[32'h6];
        open$2[(32'he)+:(1)] = left[32'h12] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$2[(32'hf)+:(1)] = left[32'h12] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$3[(32'h0)+:(1)] = left[32'h12] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$3[(32'h1)+:(1)] = left[32'h12] & window$2[32'h2] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$3[(32'h2)+:(1)] = left[32'h12] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$3[(32'h3)+:(1)] = left[32'h12] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h2] & window$6[32'h3];
        open$3[(32'h4)+:(1)] = left[32'h12] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$3[(32'h5)+:(1)] = left[32'h12] & window$2[32'h5] & window$2[32'h6] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$3[(32'h6)+:(1)] = left[32'h12] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$3[(32'h7)+:(1)] = left[32'h12] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4] & window$6[32'h2];
        open$3[(32'h8)+:(1)] = left[32'h12] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$3[(32'h9)+:(1)] = left[32'h12] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$3[(32'ha)+:(1)] = left[32'h12] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$3[(32'hb)+:(1)] = left[32'h12] & window$2[32'h6] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$3[(32'hc)+:(1)] = left[32'h12] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6] & window$6[32'h6];
        open$3[(32'hd)+:(1)] = left[32'h12] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$3[(32'he)+:(1)] = left[32'h12] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$3[(32'hf)+:(1)] = left[32'h12] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$4[(32'h0)+:(1)] = left[32'h12] & window$2[32'h2] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$4[(32'h1)+:(1)] = left[32'h11] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5] & window$6[32'h6];
        open$4[(32'h2)+:(1)] = left[32'h11] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6];
        open$4[(32'h3)+:(1)] = left[32'h11] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$4[(32'h4)+:(1)] = left[32'h11] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$4[(32'h5)+:(1)] = left[32'h11] & window$2[32'h2] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$4[(32'h6)+:(1)] = left[32'h11] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h2] & window$6[32'h3];
        open$4[(32'h7)+:(1)] = left[32'h11] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4];
        open$4[(32'h8)+:(1)] = left[32'h11] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3];
        open$4[(32'h9)+:(1)] = left[32'h11] & window$2[32'h6] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5];
        open$4[(32'ha)+:(1)] = left[32'h11] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4];
        open$4[(32'hb)+:(1)] = left[32'h11] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$4[(32'hc)+:(1)] = left[32'h11] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$6[32'h2];
        open$4[(32'hd)+:(1)] = left[32'h11] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$4[(32'he)+:(1)] = left[32'h11] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$4[(32'hf)+:(1)] = left[32'h11] & window$2[32'h5] & window$2[32'h6] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$5[(32'h0)+:(1)] = left[32'h11] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6] & window$6[32'h6];
        open$5[(32'h1)+:(1)] = left[32'h11] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$5[(32'h2)+:(1)] = left[32'h11] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$5[(32'h3)+:(1)] = left[32'h11] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$5[(32'h4)+:(1)] = left[32'h11] & window$2[32'h2] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$5[(32'h5)+:(1)] = left[32'h10] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6] & window$6[32'h6];
        open$5[(32'h6)+:(1)] = left[32'h10] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5];
        open$5[(32'h7)+:(1)] = left[32'h10] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$5[(32'h8)+:(1)] = left[32'h10] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$5[(32'h9)+:(1)] = left[32'h10] & window$2[32'h2] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$5[(32'ha)+:(1)] = left[32'h10] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4] & window$6[32'h4];
        open$5[(32'hb)+:(1)] = left[32'h10] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$6[32'h3];
        open$5[(32'hc)+:(1)] = left[32'h10] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$6[32'h2];
        open$5[(32'hd)+:(1)] = left[32'h10] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$5[32'h4];
        open$5[(32'he)+:(1)] = left[32'h10] & window$2[32'h4] & window$2[32'h5] & window$2[32'h6] & window$3[32'h4] & window$4[32'h4];
        open$5[(32'hf)+:(1)] = left[32'h10] & window$4[32'h4] & window$5[32'h4] & window$6[32'h2] & window$6[32'h3] & window$6[32'h4];
        open$6[(32'h0)+:(1)] = left[32'h10] & window$3[32'h4] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$6[(32'h1)+:(1)] = left[32'h10] & window$2[32'h6] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$6[(32'h2)+:(1)] = left[32'h10] & window$2[32'h5] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$6[(32'h3)+:(1)] = left[32'h10] & window$2[32'h4] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$6[(32'h4)+:(1)] = left[32'h10] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5] & window$6[32'h6];
        open$6[(32'h5)+:(1)] = left[32'h10] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$6[(32'h6)+:(1)] = left[32'h10] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$6[(32'h7)+:(1)] = left[32'h10] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$6[(32'h8)+:(1)] = left[32'h10] & window$2[32'h2] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$6[(32'h9)+:(1)] = left[32'hf] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5] & window$6[32'h5];
        open$6[(32'ha)+:(1)] = left[32'hf] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4];
        open$6[(32'hb)+:(1)] = left[32'hf] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3];
        open$6[(32'hc)+:(1)] = left[32'hf] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4];
        open$6[(32'hd)+:(1)] = left[32'hf] & window$2[32'h3] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4];
        open$6[(32'he)+:(1)] = left[32'hf] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$6[(32'hf)+:(1)] = left[32'hf] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$7[(32'h0)+:(1)] = left[32'hf] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$7[(32'h1)+:(1)] = left[32'hf] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$7[(32'h2)+:(1)] = left[32'hf] & window$2[32'h4] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$7[(32'h3)+:(1)] = left[32'hf] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6] & window$6[32'h4];
        open$7[(32'h4)+:(1)] = left[32'hf] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$7[(32'h5)+:(1)] = left[32'hf] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$7[(32'h6)+:(1)] = left[32'hf] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$7[(32'h7)+:(1)] = left[32'hf] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$7[(32'h8)+:(1)] = left[32'hf] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4] & window$6[32'h5];
        open$7[(32'h9)+:(1)] = left[32'hf] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$7[(32'ha)+:(1)] = left[32'hf] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$7[(32'hb)+:(1)] = left[32'hf] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$7[(32'hc)+:(1)] = left[32'hf] & window$2[32'h3] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$7[(32'hd)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$7[(32'he)+:(1)] = left[32'he] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$7[(32'hf)+:(1)] = left[32'he] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$8[(32'h0)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$8[(32'h1)+:(1)] = left[32'he] & window$3[32'h3] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$8[(32'h2)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$8[(32'h3)+:(1)] = left[32'he] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$8[(32'h4)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$8[(32'h5)+:(1)] = left[32'he] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$8[(32'h6)+:(1)] = left[32'he] & window$3[32'h2] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$8[(32'h7)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5] & window$7[32'h4];
        open$8[(32'h8)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$8[(32'h9)+:(1)] = left[32'he] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$8[(32'ha)+:(1)] = left[32'he] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$8[(32'hb)+:(1)] = left[32'he] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$8[(32'hc)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4] & window$7[32'h4];
        open$8[(32'hd)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$8[(32'he)+:(1)] = left[32'he] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$8[(32'hf)+:(1)] = left[32'he] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$9[(32'h0)+:(1)] = left[32'he] & window$1[32'h4] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$9[(32'h1)+:(1)] = left[32'he] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$5[32'h5];
        open$9[(32'h2)+:(1)] = left[32'he] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$9[(32'h3)+:(1)] = left[32'he] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$9[(32'h4)+:(1)] = left[32'he] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$9[(32'h5)+:(1)] = left[32'he] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$9[(32'h6)+:(1)] = left[32'he] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$5[32'h6];
        open$9[(32'h7)+:(1)] = left[32'he] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$9[(32'h8)+:(1)] = left[32'he] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$9[(32'h9)+:(1)] = left[32'he] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$9[(32'ha)+:(1)] = left[32'he] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$9[(32'hb)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$9[(32'hc)+:(1)] = left[32'he] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5];
        open$9[(32'hd)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$9[(32'he)+:(1)] = left[32'he] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$9[(32'hf)+:(1)] = left[32'he] & window$1[32'h4] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$10[(32'h0)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4] & window$7[32'h4];
        open$10[(32'h1)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4];
        open$10[(32'h2)+:(1)] = left[32'he] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3];
        open$10[(32'h3)+:(1)] = left[32'he] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4];
        open$10[(32'h4)+:(1)] = left[32'he] & window$1[32'h4] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4];
        open$10[(32'h5)+:(1)] = left[32'hd] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4] & window$5[32'h6];
        open$10[(32'h6)+:(1)] = left[32'hd] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h5];
        open$10[(32'h7)+:(1)] = left[32'hd] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h4];
        open$10[(32'h8)+:(1)] = left[32'hd] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h6];
        open$10[(32'h9)+:(1)] = left[32'hd] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h2] & window$4[32'h4];
        open$10[(32'ha)+:(1)] = left[32'hd] & window$4[32'h4] & window$4[32'h6] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$10[(32'hb)+:(1)] = left[32'hd] & window$4[32'h2] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$10[(32'hc)+:(1)] = left[32'hd] & window$3[32'h4] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$10[(32'hd)+:(1)] = left[32'hd] & window$3[32'h3] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$10[(32'he)+:(1)] = left[32'hd] & window$3[32'h2] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$10[(32'hf)+:(1)] = left[32'hd] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$11[(32'h0)+:(1)] = left[32'hd] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3] & window$6[32'h4];
        open$11[(32'h1)+:(1)] = left[32'hd] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$11[(32'h2)+:(1)] = left[32'hd] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$11[(32'h3)+:(1)] = left[32'hd] & window$2[32'h3] & window$2[32'h4] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$11[(32'h4)+:(1)] = left[32'hd] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h4] & window$6[32'h5];
        open$11[(32'h5)+:(1)] = left[32'hd] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$11[(32'h6)+:(1)] = left[32'hd] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$11[(32'h7)+:(1)] = left[32'hd] & window$2[32'h4] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$11[(32'h8)+:(1)] = left[32'hd] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$11[(32'h9)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4] & window$5[32'h5];
        open$11[(32'ha)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4];
        open$11[(32'hb)+:(1)] = left[32'hc] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3];
        open$11[(32'hc)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5];
        open$11[(32'hd)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4];
        open$11[(32'he)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5] & window$5[32'h6];
        open$11[(32'hf)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5];
        open$12[(32'h0)+:(1)] = left[32'hc] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$12[(32'h1)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$12[(32'h2)+:(1)] = left[32'hc] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$12[(32'h3)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$12[(32'h4)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$12[(32'h5)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$12[(32'h6)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$12[(32'h7)+:(1)] = left[32'hc] & window$2[32'h3] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$12[(32'h8)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$12[(32'h9)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$12[(32'ha)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$12[(32'hb)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$12[(32'hc)+:(1)] = left[32'hc] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$12[(32'hd)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$12[(32'he)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$12[(32'hf)+:(1)] = left[32'hc] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$13[(32'h0)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$13[(32'h1)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$13[(32'h2)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$13[(32'h3)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$13[(32'h4)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$13[(32'h5)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$13[(32'h6)+:(1)] = left[32'hc] & window$3[32'h2] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$13[(32'h7)+:(1)] = left[32'hc] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4] & window$6[32'h5];
        open$13[(32'h8)+:(1)] = left[32'hc] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5];
        open$13[(32'h9)+:(1)] = left[32'hc] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$13[(32'ha)+:(1)] = left[32'hc] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$13[(32'hb)+:(1)] = left[32'hc] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$13[(32'hc)+:(1)] = left[32'hc] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$13[(32'hd)+:(1)] = left[32'hc] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5];
        open$13[(32'he)+:(1)] = left[32'hc] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$13[(32'hf)+:(1)] = left[32'hc] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$14[(32'h0)+:(1)] = left[32'hc] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$14[(32'h1)+:(1)] = left[32'hb] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h3] & window$5[32'h4];
        open$14[(32'h2)+:(1)] = left[32'hb] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h2] & window$5[32'h3];
        open$14[(32'h3)+:(1)] = left[32'hb] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h1] & window$5[32'h2];
        open$14[(32'h4)+:(1)] = left[32'hb] & window$3[32'h5] & window$3[32'h6] & window$3[32'h7] & window$4[32'h4] & window$4[32'h5];
        open$14[(32'h5)+:(1)] = left[32'hb] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h3] & window$4[32'h4];
        open$14[(32'h6)+:(1)] = left[32'hb] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6] & window$5[32'h7];
        open$14[(32'h7)+:(1)] = left[32'hb] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6];
        open$14[(32'h8)+:(1)] = left[32'hb] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$14[(32'h9)+:(1)] = left[32'hb] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$14[(32'ha)+:(1)] = left[32'hb] & window$3[32'h1] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$14[(32'hb)+:(1)] = left[32'hb] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5] & window$7[32'h5];
        open$14[(32'hc)+:(1)] = left[32'hb] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5];
        open$14[(32'hd)+:(1)] = left[32'hb] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$14[(32'he)+:(1)] = left[32'hb] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$14[(32'hf)+:(1)] = left[32'hb] & window$1[32'h3] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$15[(32'h0)+:(1)] = left[32'hb] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3] & window$7[32'h3];
        open$15[(32'h1)+:(1)] = left[32'hb] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4];
        open$15[(32'h2)+:(1)] = left[32'hb] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3];
        open$15[(32'h3)+:(1)] = left[32'hb] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4];
        open$15[(32'h4)+:(1)] = left[32'hb] & window$1[32'h5] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4];
        open$15[(32'h5)+:(1)] = left[32'hb] & window$4[32'h4] & window$4[32'h5] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$15[(32'h6)+:(1)] = left[32'hb] & window$4[32'h3] & window$4[32'h4] & window$5[32'h1] & window$5[32'h2] & window$5[32'h3];
        open$15[(32'h7)+:(1)] = left[32'hb] & window$3[32'h6] & window$3[32'h7] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$15[(32'h8)+:(1)] = left[32'hb] & window$3[32'h5] & window$3[32'h6] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$15[(32'h9)+:(1)] = left[32'hb] & window$3[32'h4] & window$3[32'h5] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$15[(32'ha)+:(1)] = left[32'hb] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6] & window$5[32'h7];
        open$15[(32'hb)+:(1)] = left[32'hb] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$15[(32'hc)+:(1)] = left[32'hb] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$15[(32'hd)+:(1)] = left[32'hb] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$15[(32'he)+:(1)] = left[32'hb] & window$3[32'h1] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$15[(32'hf)+:(1)] = left[32'hb] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5] & window$7[32'h5];
        open$16[(32'h0)+:(1)] = left[32'hb] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$16[(32'h1)+:(1)] = left[32'hb] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$16[(32'h2)+:(1)] = left[32'hb] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$16[(32'h3)+:(1)] = left[32'hb] & window$1[32'h3] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$16[(32'h4)+:(1)] = left[32'hb] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4] & window$7[32'h3];
        open$16[(32'h5)+:(1)] = left[32'hb] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$16[(32'h6)+:(1)] = left[32'hb] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$16[(32'h7)+:(1)] = left[32'hb] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$16[(32'h8)+:(1)] = left[32'hb] & window$1[32'h5] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$16[(32'h9)+:(1)] = left[32'ha] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$5[32'h4];
        open$16[(32'ha)+:(1)] = left[32'ha] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h3];
        open$16[(32'hb)+:(1)] = left[32'ha] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h2];
        open$16[(32'hc)+:(1)] = left[32'ha] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h1];
        open$16[(32'hd)+:(1)] = left[32'ha] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$3[32'h7] & window$4[32'h4];
        open$16[(32'he)+:(1)] = left[32'ha] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$5[32'h7];
        open$16[(32'hf)+:(1)] = left[32'ha] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$17[(32'h0)+:(1)] = left[32'ha] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$17[(32'h1)+:(1)] = left[32'ha] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$17[(32'h2)+:(1)] = left[32'ha] & window$3[32'h1] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$17[(32'h3)+:(1)] = left[32'ha] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5] & window$7[32'h5];
        open$17[(32'h4)+:(1)] = left[32'ha] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$17[(32'h5)+:(1)] = left[32'ha] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$17[(32'h6)+:(1)] = left[32'ha] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$17[(32'h7)+:(1)] = left[32'ha] & window$1[32'h3] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$17[(32'h8)+:(1)] = left[32'ha] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$17[(32'h9)+:(1)] = left[32'ha] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3] & window$7[32'h3];
        open$17[(32'ha)+:(1)] = left[32'ha] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$17[(32'hb)+:(1)] = left[32'ha] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$17[(32'hc)+:(1)] = left[32'ha] & window$1[32'h4] & window$1[32'h5] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$17[(32'hd)+:(1)] = left[32'ha] & window$4[32'h4] & window$5[32'h1] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$17[(32'he)+:(1)] = left[32'ha] & window$3[32'h7] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$17[(32'hf)+:(1)] = left[32'ha] & window$3[32'h6] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$18[(32'h0)+:(1)] = left[32'ha] & window$3[32'h5] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$18[(32'h1)+:(1)] = left[32'ha] & window$3[32'h4] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$18[(32'h2)+:(1)] = left[32'ha] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6] & window$5[32'h7];
        open$18[(32'h3)+:(1)] = left[32'ha] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$18[(32'h4)+:(1)] = left[32'ha] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$18[(32'h5)+:(1)] = left[32'ha] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$18[(32'h6)+:(1)] = left[32'ha] & window$3[32'h1] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$18[(32'h7)+:(1)] = left[32'ha] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4] & window$7[32'h5];
        open$18[(32'h8)+:(1)] = left[32'ha] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$18[(32'h9)+:(1)] = left[32'ha] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$18[(32'ha)+:(1)] = left[32'ha] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$18[(32'hb)+:(1)] = left[32'ha] & window$1[32'h3] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$18[(32'hc)+:(1)] = left[32'ha] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h3] & window$7[32'h4];
        open$18[(32'hd)+:(1)] = left[32'ha] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$18[(32'he)+:(1)] = left[32'ha] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$18[(32'hf)+:(1)] = left[32'ha] & window$1[32'h5] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$19[(32'h0)+:(1)] = left[32'ha] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$19[(32'h1)+:(1)] = left[32'h9] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$4[32'h8];
        open$19[(32'h2)+:(1)] = left[32'h9] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$19[(32'h3)+:(1)] = left[32'h9] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$19[(32'h4)+:(1)] = left[32'h9] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$19[(32'h5)+:(1)] = left[32'h9] & window$4[32'h0] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$19[(32'h6)+:(1)] = left[32'h9] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4] & window$8[32'h4];
        open$19[(32'h7)+:(1)] = left[32'h9] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$19[(32'h8)+:(1)] = left[32'h9] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$19[(32'h9)+:(1)] = left[32'h9] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$19[(32'ha)+:(1)] = left[32'h9] & window$0[32'h4] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$19[(32'hb)+:(1)] = left[32'h8] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$19[(32'hc)+:(1)] = left[32'h8] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$19[(32'hd)+:(1)] = left[32'h8] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$19[(32'he)+:(1)] = left[32'h8] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$19[(32'hf)+:(1)] = left[32'h8] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$20[(32'h0)+:(1)] = left[32'h8] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$20[(32'h1)+:(1)] = left[32'h8] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$20[(32'h2)+:(1)] = left[32'h8] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$20[(32'h3)+:(1)] = left[32'h8] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4];
        open$20[(32'h4)+:(1)] = left[32'h8] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3];
        open$20[(32'h5)+:(1)] = left[32'h8] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5];
        open$20[(32'h6)+:(1)] = left[32'h8] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4];
        open$20[(32'h7)+:(1)] = left[32'h8] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6];
        open$20[(32'h8)+:(1)] = left[32'h8] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$20[(32'h9)+:(1)] = left[32'h8] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$20[(32'ha)+:(1)] = left[32'h8] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$20[(32'hb)+:(1)] = left[32'h7] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5];
        open$20[(32'hc)+:(1)] = left[32'h7] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$20[(32'hd)+:(1)] = left[32'h7] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$20[(32'he)+:(1)] = left[32'h7] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$20[(32'hf)+:(1)] = left[32'h6] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$21[(32'h0)+:(1)] = left[32'h6] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$21[(32'h1)+:(1)] = left[32'h6] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$21[(32'h2)+:(1)] = left[32'h6] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$21[(32'h3)+:(1)] = left[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$21[(32'h4)+:(1)] = left[32'h6] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$21[(32'h5)+:(1)] = left[32'h6] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$21[(32'h6)+:(1)] = left[32'h6] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$21[(32'h7)+:(1)] = left[32'h6] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$21[(32'h8)+:(1)] = left[32'h6] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$21[(32'h9)+:(1)] = left[32'h6] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$21[(32'ha)+:(1)] = left[32'h6] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$21[(32'hb)+:(1)] = left[32'h6] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$21[(32'hc)+:(1)] = left[32'h6] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$21[(32'hd)+:(1)] = left[32'h6] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$21[(32'he)+:(1)] = left[32'h6] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$21[(32'hf)+:(1)] = left[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$22[(32'h0)+:(1)] = left[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$22[(32'h1)+:(1)] = left[32'h5] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$22[(32'h2)+:(1)] = left[32'h5] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$22[(32'h3)+:(1)] = left[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$22[(32'h4)+:(1)] = left[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$22[(32'h5)+:(1)] = left[32'h5] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$22[(32'h6)+:(1)] = left[32'h5] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$22[(32'h7)+:(1)] = left[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5];
        open$22[(32'h8)+:(1)] = left[32'h5] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$22[(32'h9)+:(1)] = left[32'h5] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$22[(32'ha)+:(1)] = left[32'h5] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$22[(32'hb)+:(1)] = left[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4];
        open$22[(32'hc)+:(1)] = left[32'h5] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3];
        open$22[(32'hd)+:(1)] = left[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4];
        open$22[(32'he)+:(1)] = left[32'h5] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4];
        open$22[(32'hf)+:(1)] = left[32'h5] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$23[(32'h0)+:(1)] = left[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$23[(32'h1)+:(1)] = left[32'h5] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$23[(32'h2)+:(1)] = left[32'h5] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$23[(32'h3)+:(1)] = left[32'h5] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$23[(32'h4)+:(1)] = left[32'h5] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$23[(32'h5)+:(1)] = left[32'h5] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$23[(32'h6)+:(1)] = left[32'h5] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$23[(32'h7)+:(1)] = left[32'h5] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$23[(32'h8)+:(1)] = left[32'h5] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$23[(32'h9)+:(1)] = left[32'h5] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$23[(32'ha)+:(1)] = left[32'h5] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$23[(32'hb)+:(1)] = left[32'h5] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$23[(32'hc)+:(1)] = left[32'h5] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$23[(32'hd)+:(1)] = left[32'h5] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$23[(32'he)+:(1)] = left[32'h5] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$23[(32'hf)+:(1)] = left[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$24[(32'h0)+:(1)] = left[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$24[(32'h1)+:(1)] = left[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$24[(32'h2)+:(1)] = left[32'h4] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$24[(32'h3)+:(1)] = left[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$24[(32'h4)+:(1)] = left[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$24[(32'h5)+:(1)] = left[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$24[(32'h6)+:(1)] = left[32'h4] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$24[(32'h7)+:(1)] = left[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$24[(32'h8)+:(1)] = left[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$24[(32'h9)+:(1)] = left[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$24[(32'ha)+:(1)] = left[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$24[(32'hb)+:(1)] = left[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$24[(32'hc)+:(1)] = left[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$24[(32'hd)+:(1)] = left[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$24[(32'he)+:(1)] = left[32'h3] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$24[(32'hf)+:(1)] = left[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$25[(32'h0)+:(1)] = left[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$25[(32'h1)+:(1)] = left[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$25[(32'h2)+:(1)] = left[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$25[(32'h3)+:(1)] = left[32'h2] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$25[(32'h4)+:(1)] = left[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$25[(32'h5)+:(1)] = left[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$25[(32'h6)+:(1)] = left[32'h2] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$25[(32'h7)+:(1)] = left[32'h2] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$25[(32'h8)+:(1)] = left[32'h2] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$25[(32'h9)+:(1)] = left[32'h1] & window$4[32'h4] & window$4[32'h5];
        open$25[(32'ha)+:(1)] = left[32'h1] & window$4[32'h3] & window$4[32'h4];
        open$25[(32'hb)+:(1)] = left[32'h1] & window$4[32'h4] & window$5[32'h4];
        open$25[(32'hc)+:(1)] = left[32'h1] & window$3[32'h4] & window$4[32'h4];
        open$25[(32'hd)+:(1)] = left[32'h0] & window$4[32'h4];
        open$25[(32'he)+:(1)] = 1'b0;
        open$25[(32'hf)+:(1)] = 1'b0;
        nonempty[(32'h0)+:(1)] = |open$0;
        nonempty[(32'h1)+:(1)] = |open$1;
        nonempty[(32'h2)+:(1)] = |open$2;
        nonempty[(32'h3)+:(1)] = |open$3;
        nonempty[(32'h4)+:(1)] = |open$4;
        nonempty[(32'h5)+:(1)] = |open$5;
        nonempty[(32'h6)+:(1)] = |open$6;
        nonempty[(32'h7)+:(1)] = |open$7;
        nonempty[(32'h8)+:(1)] = |open$8;
        nonempty[(32'h9)+:(1)] = |open$9;
        nonempty[(32'ha)+:(1)] = |open$10;
        nonempty[(32'hb)+:(1)] = |open$11;
        nonempty[(32'hc)+:(1)] = |open$12;
        nonempty[(32'hd)+:(1)] = |open$13;
        nonempty[(32'he)+:(1)] = |open$14;
        nonempty[(32'hf)+:(1)] = |open$15;
        nonempty[(32'h10)+:(1)] = |open$16;
        nonempty[(32'h11)+:(1)] = |open$17;
        nonempty[(32'h12)+:(1)] = |open$18;
        nonempty[(32'h13)+:(1)] = |open$19;
        nonempty[(32'h14)+:(1)] = |open$20;
        nonempty[(32'h15)+:(1)] = |open$21;
        nonempty[(32'h16)+:(1)] = |open$22;
        nonempty[(32'h17)+:(1)] = |open$23;
        nonempty[(32'h18)+:(1)] = |open$24;
        nonempty[(32'h19)+:(1)] = |open$25;
    end
    
endmodule // move_generator$tests


module move_generator$usable(own,other,starts_at_ten,free,corners);
    
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
    
endmodule // move_generator$usable


module move_generator$window(board,x,y,rows$0,rows$1,rows$2,rows$3,rows$4,rows$5,rows$6,rows$7,rows$8);
    
    // Module arguments
    input wire  [195:0] board;
    input wire  [3:0] x;
    input wire  [3:0] y;
    output reg  [8:0] rows$0;
    output reg  [8:0] rows$1;
    output reg  [8:0] rows$2;
    output reg  [8:0] rows$3;
    output reg  [8:0] rows$4;
    output reg  [8:0] rows$5;
    output reg  [8:0] rows$6;
    output reg  [8:0] rows$7;
    output reg  [8:0] rows$8;
    
    // Constant declarations
    localparam  margin = 7'b111000;
    localparam  eight_rows = 7'b1110000;
    localparam  four_rows = 7'b111000;
    localparam  two_rows = 7'b11100;
    localparam  one_row = 7'b1110;
    
    // Stub signals
    reg  [13:0] cut$0$row;
    reg  [3:0] cut$0$x;
    wire  [8:0] cut$0$cells;
    reg  [13:0] cut$1$row;
    reg  [3:0] cut$1$x;
    wire  [8:0] cut$1$cells;
    reg  [13:0] cut$2$row;
    reg  [3:0] cut$2$x;
    wire  [8:0] cut$2$cells;
    reg  [13:0] cut$3$row;
    reg  [3:0] cut$3$x;
    wire  [8:0] cut$3$cells;
    reg  [13:0] cut$4$row;
    reg  [3:0] cut$4$x;
    wire  [8:0] cut$4$cells;
    reg  [13:0] cut$5$row;
    reg  [3:0] cut$5$x;
    wire  [8:0] cut$5$cells;
    reg  [13:0] cut$6$row;
    reg  [3:0] cut$6$x;
    wire  [8:0] cut$6$cells;
    reg  [13:0] cut$7$row;
    reg  [3:0] cut$7$x;
    wire  [8:0] cut$7$cells;
    reg  [13:0] cut$8$row;
    reg  [3:0] cut$8$x;
    wire  [8:0] cut$8$cells;
    
    // Local signals
    reg  [307:0] framed;
    reg  [223:0] up_8;
    reg  [167:0] up_4;
    reg  [139:0] up_2;
    reg  [125:0] up_1;
    
    // Sub module instances
    move_generator$cut cut$0(
        .row(cut$0$row),
        .x(cut$0$x),
        .cells(cut$0$cells)
    );
    move_generator$cut cut$1(
        .row(cut$1$row),
        .x(cut$1$x),
        .cells(cut$1$cells)
    );
    move_generator$cut cut$2(
        .row(cut$2$row),
        .x(cut$2$x),
        .cells(cut$2$cells)
    );
    move_generator$cut cut$3(
        .row(cut$3$row),
        .x(cut$3$x),
        .cells(cut$3$cells)
    );
    move_generator$cut cut$4(
        .row(cut$4$row),
        .x(cut$4$x),
        .cells(cut$4$cells)
    );
    move_generator$cut cut$5(
        .row(cut$5$row),
        .x(cut$5$x),
        .cells(cut$5$cells)
    );
    move_generator$cut cut$6(
        .row(cut$6$row),
        .x(cut$6$x),
        .cells(cut$6$cells)
    );
    move_generator$cut cut$7(
        .row(cut$7$row),
        .x(cut$7$x),
        .cells(cut$7$cells)
    );
    move_generator$cut cut$8(
        .row(cut$8$row),
        .x(cut$8$x),
        .cells(cut$8$cells)
    );
    
    // Update code
    always @(*) begin
        framed = ((board) & 308'hfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff) << margin;
        up_8 = framed[(32'h0)+:(224)];
        if (y[32'h3]) begin
            up_8 = ((framed[(eight_rows)+:(196)]) & 224'hffffffffffffffffffffffffffffffffffffffffffffffffffffffff);
        end
        up_4 = up_8[(32'h0)+:(168)];
        if (y[32'h2]) begin
            up_4 = up_8[(four_rows)+:(168)];
        end
        up_2 = up_4[(32'h0)+:(140)];
        if (y[32'h1]) begin
            up_2 = up_4[(two_rows)+:(140)];
        end
        up_1 = up_2[(32'h0)+:(126)];
        if (y[32'h0]) begin
            up_1 = up_2[(one_row)+:(126)];
        end
        cut$0$row = up_1[(one_row * 0)+:(14)];
        cut$0$x = x;
        rows$0 = cut$0$cells;
        cut$1$row = up_1[(one_row * 1)+:(14)];
        cut$1$x = x;
        rows$1 = cut$1$cells;
        cut$2$row = up_1[(one_row * 2)+:(14)];
        cut$2$x = x;
        rows$2 = cut$2$cells;
        cut$3$row = up_1[(one_row * 3)+:(14)];
        cut$3$x = x;
        rows$3 = cut$3$cells;
        cut$4$row = up_1[(one_row * 4)+:(14)];
        cut$4$x = x;
        rows$4 = cut$4$cells;
        cut$5$row = up_1[(one_row * 5)+:(14)];
        cut$5$x = x;
        rows$5 = cut$5$cells;
        cut$6$row = up_1[(one_row * 6)+:(14)];
        cut$6$x = x;
        rows$6 = cut$6$cells;
        cut$7$row = up_1[(one_row * 7)+:(14)];
        cut$7$x = x;
        rows$7 = cut$7$cells;
        cut$8$row = up_1[(one_row * 8)+:(14)];
        cut$8$x = x;
        rows$8 = cut$8$cells;
    end
    
endmodule // move_generator$window
