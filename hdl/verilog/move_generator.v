// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
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
    usable_cells usable(
        .own(usable$own),
        .other(usable$other),
        .starts_at_ten(usable$starts_at_ten),
        .free(usable$free),
        .corners(usable$corners)
    );
    dff1 running(
        .d(running$d),
        .q(running$q),
        .clock(clock)
    );
    dff1 fresh(
        .d(fresh$d),
        .q(fresh$q),
        .clock(clock)
    );
    dff1 emitted(
        .d(emitted$d),
        .q(emitted$q),
        .clock(clock)
    );
    dff196 free(
        .d(free$d),
        .q(free$q),
        .clock(clock)
    );
    dff196 corners(
        .d(corners$d),
        .q(corners$q),
        .clock(clock)
    );
    dff14 corner_rows(
        .d(corner_rows$d),
        .q(corner_rows$q),
        .clock(clock)
    );
    rows_with rows_at_start(
        .cells(rows_at_start$cells),
        .rows(rows_at_start$rows)
    );
    dff21 pieces(
        .d(pieces$d),
        .q(pieces$q),
        .clock(clock)
    );
    corner_picker picker(
        .corners(picker$corners),
        .rows(picker$rows),
        .any(picker$any),
        .x(picker$x),
        .y(picker$y),
        .rest(picker$rest),
        .rest_rows(picker$rest_rows)
    );
    dff1 picked(
        .d(picked$d),
        .q(picked$q),
        .clock(clock)
    );
    dff4 picked_x(
        .d(picked_x$d),
        .q(picked_x$q),
        .clock(clock)
    );
    dff4 picked_y(
        .d(picked_y$d),
        .q(picked_y$q),
        .clock(clock)
    );
    cell_decoder picked_cell(
        .x(picked_cell$x),
        .y(picked_cell$y),
        .decoded(picked_cell$decoded)
    );
    window window(
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
    placement_selector selector(
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
    dff1 done_out(
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
