// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module game_state(clock,clear,start_known,start_at_ten,play_code,by_opponent,pass,malformed,x,y,piece,rotation,play_own,placement,done,illegal,own,other,own_left,other_left,starts_at_ten,ply,passed);
    
    // Module arguments
    input wire  clock;
    input wire  clear;
    input wire  start_known;
    input wire  start_at_ten;
    input wire  play_code;
    input wire  by_opponent;
    input wire  pass;
    input wire  malformed;
    input wire  [3:0] x;
    input wire  [3:0] y;
    input wire  [4:0] piece;
    input wire  [2:0] rotation;
    input wire  play_own;
    input wire  [14:0] placement;
    output reg  done;
    output reg  illegal;
    output reg  [195:0] own;
    output reg  [195:0] other;
    output reg  [20:0] own_left;
    output reg  [20:0] other_left;
    output reg  starts_at_ten;
    output reg  [6:0] ply;
    output reg  passed;
    
    // Constant declarations
    localparam  board_size = 5'b1110;
    localparam  coordinate_sign = 3'b100;
    localparam  picture_stride = 3'b101;
    localparam  row_stride = 4'he;
    localparam  last_row_at = 8'hb6;
    localparam  one_ply = 7'b1;
    localparam  no_ply = 7'b0;
    localparam  no_pieces = 21'h0;
    localparam  pass_placement = 15'b111111100000000;
    localparam  no_cells = 196'h0;
    localparam  no_row = 14'b0;
    localparam  no_picture = 25'h0;
    localparam  first_row = 4'h0;
    localparam  one_row = 4'h1;
    localparam  last_row = 4'hd;
    localparam  five_row = 4'h4;
    localparam  five_column = 14'b10000;
    localparam  ten_row = 4'h9;
    localparam  ten_column = 14'b1000000000;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Decode = 1;
    localparam State$Place = 2;
    localparam State$Look = 3;
    localparam State$Check = 4;
    localparam State$Settle = 5;
    localparam State$Lay = 6;
    localparam State$Apply = 7;
    
    // Stub signals
    reg  [2:0] state$d;
    wire  [2:0] state$q;
    reg  [7:0] codes$address;
    wire  [19:0] codes$data;
    reg  [6:0] shapes$address;
    wire  [48:0] shapes$data;
    reg  mover_is_opponent$d;
    wire  mover_is_opponent$q;
    reg  is_pass$d;
    wire  is_pass$q;
    reg  is_code$d;
    wire  is_code$q;
    reg  is_own$d;
    wire  is_own$q;
    reg  [3:0] centre_x$d;
    wire  [3:0] centre_x$q;
    reg  [3:0] centre_y$d;
    wire  [3:0] centre_y$q;
    reg  [14:0] placement_now$d;
    wire  [14:0] placement_now$q;
    reg  [19:0] meaning_now$d;
    wire  [19:0] meaning_now$q;
    reg  [4:0] left$d;
    wire  [4:0] left$q;
    reg  [4:0] top$d;
    wire  [4:0] top$q;
    reg  [4:0] right$d;
    wire  [4:0] right$q;
    reg  [4:0] bottom$d;
    wire  [4:0] bottom$q;
    reg  [48:0] shape$d;
    wire  [48:0] shape$q;
    reg  [3:0] row$d;
    wire  [3:0] row$q;
    reg  [24:0] rest$d;
    wire  [24:0] rest$q;
    reg  [13:0] placed$d;
    wire  [13:0] placed$q;
    reg  turning$d;
    wire  turning$q;
    reg  checking$d;
    wire  checking$q;
    reg  [3:0] row_turned$d;
    wire  [3:0] row_turned$q;
    reg  covers_closed$d;
    wire  covers_closed$q;
    reg  covers_corner$d;
    wire  covers_corner$q;
    reg  covers_five$d;
    wire  covers_five$q;
    reg  has_corner$d;
    wire  has_corner$q;
    reg  legal$d;
    wire  legal$q;
    reg  [195:0] own_now$d;
    wire  [195:0] own_now$q;
    reg  [195:0] other_now$d;
    wire  [195:0] other_now$q;
    reg  [20:0] own_placed$d;
    wire  [20:0] own_placed$q;
    reg  [20:0] other_placed$d;
    wire  [20:0] other_placed$q;
    reg  start_is_known$d;
    wire  start_is_known$q;
    reg  starts_at_ten_now$d;
    wire  starts_at_ten_now$q;
    reg  [6:0] ply_now$d;
    wire  [6:0] ply_now$q;
    reg  passed_now$d;
    wire  passed_now$q;
    reg  done_out$d;
    wire  done_out$q;
    reg  illegal_out$d;
    wire  illegal_out$q;
    
    // Local signals
    reg  [7:0] code_address;
    reg  [19:0] meaning;
    reg  [4:0] left_column;
    reg  [4:0] top_row;
    reg  [4:0] right_end;
    reg  [4:0] bottom_end;
    reg  on_board;
    reg  [24:0] picture;
    reg  [4:0] line;
    reg  [13:0] own_row;
    reg  [13:0] other_row;
    reg  [13:0] mover_row;
    reg  [13:0] mover_above;
    reg  [13:0] mover_below;
    reg  [13:0] opponent_row;
    reg  [13:0] own_after;
    reg  [13:0] other_after;
    reg  [13:0] beside;
    reg  [13:0] free;
    reg  [13:0] five_here;
    reg  [13:0] ten_here;
    reg  [13:0] start_here;
    reg  [13:0] corners;
    reg  [20:0] mover_placed;
    reg  [20:0] placed_after;
    reg  [20:0] piece_now;
    reg  mover_starts_at_ten;
    reg  settled_at_ten;
    reg  is_first;
    reg  fits;
    
    // Sub module instances
    game_state_state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    game_state_codes codes(
        .clock(clock),
        .address(codes$address),
        .data(codes$data)
    );
    game_state_shapes shapes(
        .clock(clock),
        .address(shapes$address),
        .data(shapes$data)
    );
    dff1 mover_is_opponent(
        .d(mover_is_opponent$d),
        .q(mover_is_opponent$q),
        .clock(clock)
    );
    dff1 is_pass(
        .d(is_pass$d),
        .q(is_pass$q),
        .clock(clock)
    );
    dff1 is_code(
        .d(is_code$d),
        .q(is_code$q),
        .clock(clock)
    );
    dff1 is_own(
        .d(is_own$d),
        .q(is_own$q),
        .clock(clock)
    );
    dff4 centre_x(
        .d(centre_x$d),
        .q(centre_x$q),
        .clock(clock)
    );
    dff4 centre_y(
        .d(centre_y$d),
        .q(centre_y$q),
        .clock(clock)
    );
    dff15 placement_now(
        .d(placement_now$d),
        .q(placement_now$q),
        .clock(clock)
    );
    dff20 meaning_now(
        .d(meaning_now$d),
        .q(meaning_now$q),
        .clock(clock)
    );
    dff5 left(
        .d(left$d),
        .q(left$q),
        .clock(clock)
    );
    dff5 top(
        .d(top$d),
        .q(top$q),
        .clock(clock)
    );
    dff5 right(
        .d(right$d),
        .q(right$q),
        .clock(clock)
    );
    dff5 bottom(
        .d(bottom$d),
        .q(bottom$q),
        .clock(clock)
    );
    dff49 shape(
        .d(shape$d),
        .q(shape$q),
        .clock(clock)
    );
    dff4 row(
        .d(row$d),
        .q(row$q),
        .clock(clock)
    );
    dff25 rest(
        .d(rest$d),
        .q(rest$q),
        .clock(clock)
    );
    dff14 placed(
        .d(placed$d),
        .q(placed$q),
        .clock(clock)
    );
    dff1 turning(
        .d(turning$d),
        .q(turning$q),
        .clock(clock)
    );
    dff1 checking(
        .d(checking$d),
        .q(checking$q),
        .clock(clock)
    );
    dff4 row_turned(
        .d(row_turned$d),
        .q(row_turned$q),
        .clock(clock)
    );
    dff1 covers_closed(
        .d(covers_closed$d),
        .q(covers_closed$q),
        .clock(clock)
    );
    dff1 covers_corner(
        .d(covers_corner$d),
        .q(covers_corner$q),
        .clock(clock)
    );
    dff1 covers_five(
        .d(covers_five$d),
        .q(covers_five$q),
        .clock(clock)
    );
    dff1 has_corner(
        .d(has_corner$d),
        .q(has_corner$q),
        .clock(clock)
    );
    dff1 legal(
        .d(legal$d),
        .q(legal$q),
        .clock(clock)
    );
    dff196 own_now(
        .d(own_now$d),
        .q(own_now$q),
        .clock(clock)
    );
    dff196 other_now(
        .d(other_now$d),
        .q(other_now$q),
        .clock(clock)
    );
    dff21 own_placed(
        .d(own_placed$d),
        .q(own_placed$q),
        .clock(clock)
    );
    dff21 other_placed(
        .d(other_placed$d),
        .q(other_placed$q),
        .clock(clock)
    );
    dff1 start_is_known(
        .d(start_is_known$d),
        .q(start_is_known$q),
        .clock(clock)
    );
    dff1 starts_at_ten_now(
        .d(starts_at_ten_now$d),
        .q(starts_at_ten_now$q),
        .clock(clock)
    );
    dff7 ply_now(
        .d(ply_now$d),
        .q(ply_now$q),
        .clock(clock)
    );
    dff1 passed_now(
        .d(passed_now$d),
        .q(passed_now$q),
        .clock(clock)
    );
    dff1 done_out(
        .d(done_out$d),
        .q(done_out$q),
        .clock(clock)
    );
    dff1 illegal_out(
        .d(illegal_out$d),
        .q(illegal_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        state$d = state$q;
        mover_is_opponent$d = mover_is_opponent$q;
        is_pass$d = is_pass$q;
        is_code$d = is_code$q;
        is_own$d = is_own$q;
        centre_x$d = centre_x$q;
        centre_y$d = centre_y$q;
        placement_now$d = placement_now$q;
        meaning_now$d = meaning_now$q;
        left$d = left$q;
        top$d = top$q;
        right$d = right$q;
        bottom$d = bottom$q;
        shape$d = shape$q;
        row$d = row$q;
        rest$d = rest$q;
        placed$d = placed$q;
        turning$d = turning$q;
        checking$d = checking$q;
        row_turned$d = row_turned$q;
        covers_closed$d = covers_closed$q;
        covers_corner$d = covers_corner$q;
        covers_five$d = covers_five$q;
        has_corner$d = has_corner$q;
        legal$d = legal$q;
        own_now$d = own_now$q;
        other_now$d = other_now$q;
        own_placed$d = own_placed$q;
        other_placed$d = other_placed$q;
        start_is_known$d = start_is_known$q;
        starts_at_ten_now$d = starts_at_ten_now$q;
        ply_now$d = ply_now$q;
        passed_now$d = passed_now$q;
        done_out$d = done_out$q;
        illegal_out$d = illegal_out$q;
        code_address[(64'h3)+:(5)] = piece;
        code_address[(64'h0)+:(3)] = rotation;
        codes$address = code_address;
        meaning = meaning_now$q;
        left_column = ((centre_x$q) & 5'h1f) - ((meaning[(64'h7)+:(3)]) & 5'h1f);
        top_row = ((centre_y$q) & 5'h1f) - ((meaning[(64'ha)+:(3)]) & 5'h1f);
        right_end = ((centre_x$q) & 5'h1f) + ((meaning[(64'hd)+:(3)]) & 5'h1f);
        bottom_end = ((centre_y$q) & 5'h1f) + ((meaning[(64'h10)+:(3)]) & 5'h1f);
        on_board = meaning[(64'h13)+:(1)] & (~left$q[coordinate_sign]) & (~top$q[coordinate_sign]) & (right$q <= board_size) & (bottom$q <= board_size);
        shapes$address = placement_now$q[(64'h8)+:(7)];
        shape$d = shapes$data;
        picture = rest$q;
        if (row$q == placement_now$q[(64'h4)+:(4)]) begin
            picture = shape$q[(64'h0)+:(25)];
        end
        line = picture[(32'h0)+:(5)];
        rest$d = picture >> picture_stride;
        placed$d = ((line) & 14'h3fff) << placement_now$q[(64'h0)+:(4)];
        row_turned$d = row$q;
        turning$d = 1'b0;
        checking$d = 1'b0;
        own_row = own_now$q[(32'h0)+:(14)];
        other_row = other_now$q[(32'h0)+:(14)];
        mover_row = own_row;
        mover_above = own_now$q[(last_row_at)+:(14)];
        mover_below = own_now$q[(row_stride)+:(14)];
        opponent_row = other_row;
        mover_placed = own_placed$q;
        if (mover_is_opponent$q) begin
            mover_row = other_row;
            mover_above = other_now$q[(last_row_at)+:(14)];
            mover_below = other_now$q[(row_stride)+:(14)];
            opponent_row = own_row;
            mover_placed = other_placed$q;
        end
        if (row_turned$q == first_row) begin
            mover_above = no_row;
        end
        if (row_turned$q == last_row) begin
            mover_below = no_row;
        end
        is_first = ~|mover_placed;
        beside = mover_above | mover_below;
        free = ~(mover_row | opponent_row | beside | (mover_row << 32'h1) | (mover_row >> 32'h1));
        five_here = no_row;
        ten_here = no_row;
        if (row_turned$q == five_row) begin
            five_here = five_column;
        end
        if (row_turned$q == ten_row) begin
            ten_here = ten_column;
        end
        mover_starts_at_ten = starts_at_ten_now$q ^ mover_is_opponent$q;
        start_here = five_here;
        if (mover_starts_at_ten) begin
            start_here = ten_here;
        end
        if (~start_is_known$q) begin
            start_here = five_here | ten_here;
        end
        if (~is_first) begin
            start_here = no_row;
        end
        corners = ((beside << 32'h1) | (beside >> 32'h1) | start_here) & free;
        if (checking$q) begin
            covers_closed$d = covers_closed$q | |(placed$q & (~free));
            covers_corner$d = covers_corner$q | |(placed$q & corners);
            covers_five$d = covers_five$q | |(placed$q & five_here);
            has_corner$d = has_corner$q | |corners;
        end
        piece_now = shape$q[(64'h19)+:(21)];
        fits = |piece_now & (~|(piece_now & mover_placed)) & (~covers_closed$q) & covers_corner$q;
        legal$d = is_code$q & (is_own$q | on_board) & fits;
        if (is_pass$q) begin
            legal$d = ~(is_first & has_corner$q);
        end
        own_after = own_row;
        other_after = other_row;
        if (legal$q & (~checking$q)) begin
            if (mover_is_opponent$q) begin
                other_after = other_row | placed$q;
            end
            else begin
                own_after = own_row | placed$q;
            end
        end
        if (turning$q) begin
            own_now$d = (own_now$q >> row_stride) | (((own_after) & 196'hfffffffffffffffffffffffffffffffffffffffffffffffff) << last_row_at);
            other_now$d = (other_now$q >> row_stride) | (((other_after) & 196'hfffffffffffffffffffffffffffffffffffffffffffffffff) << last_row_at);
        end
        placed_after = mover_placed | piece_now;
        settled_at_ten = mover_starts_at_ten;
        if (~start_is_known$q) begin
            settled_at_ten = ~covers_five$q;
        end
        done_out$d = 1'b0;
        case (state$q)
            State$Idle:
                begin
                    if (play_code) begin
                        mover_is_opponent$d = by_opponent;
                        is_pass$d = pass;
                        is_code$d = ~malformed;
                        is_own$d = 1'b0;
                        centre_x$d = x;
                        centre_y$d = y;
                        state$d = State$Decode;
                    end
                    else if (play_own) begin
                        mover_is_opponent$d = 1'b0;
                        is_pass$d = placement == pass_placement;
                        is_code$d = 1'b1;
                        is_own$d = 1'b1;
                        placement_now$d = placement;
                        state$d = State$Place;
                    end
                end
            State$Decode:
                begin
                    meaning_now$d = codes$data;
                    placement_now$d = pass_placement;
                    if (~is_pass$q) begin
                        placement_now$d[(64'h8)+:(7)] = codes$data[(64'h0)+:(7)];
                    end
                    state$d = State$Place;
                end
            State$Place:
                begin
                    left$d = left_column;
                    top$d = top_row;
                    right$d = right_end;
                    bottom$d = bottom_end;
                    if ((~is_own$q) & (~is_pass$q)) begin
                        placement_now$d[(64'h4)+:(4)] = top_row[(32'h0)+:(4)];
                        placement_now$d[(64'h0)+:(4)] = left_column[(32'h0)+:(4)];
                    end
                    state$d = State$Look;
                end
            State$Look:
                begin
                    row$d = first_row;
                    rest$d = no_picture;
                    covers_closed$d = 1'b0;
                    covers_corner$d = 1'b0;
                    covers_five$d = 1'b0;
                    has_corner$d = 1'b0;
                    state$d = State$Check;
                end
            State$Check:
                begin
                    turning$d = 1'b1;
                    checking$d = 1'b1;
                    row$d = row$q + one_row;
                    if (row$q == last_row) begin
                        row$d = first_row;
                        state$d = State$Settle;
                    end
                end
            State$Settle:
                begin
                    state$d = State$Lay;
                end
            State$Lay:
                begin
                    turning$d = 1'b1;
                    row$d = row$q + one_row;
                    if (row$q == last_row) begin
                        state$d = State$Apply;
                    end
                end
            State$Apply:
                begin
                    ply_now$d = ply_now$q + one_ply;
                    passed_now$d = is_pass$q & mover_is_opponent$q;
                    if (legal$q & (~is_pass$q)) begin
                        if (mover_is_opponent$q) begin
                            other_placed$d = placed_after;
                        end
                        else begin
                            own_placed$d = placed_after;
                        end
                        start_is_known$d = 1'b1;
                        starts_at_ten_now$d = settled_at_ten ^ mover_is_opponent$q;
                    end
                    done_out$d = 1'b1;
                    illegal_out$d = ~legal$q;
                    state$d = State$Idle;
                end
            default:
                begin
                    state$d = State$Idle;
                end
        endcase
        if (clear) begin
            state$d = State$Idle;
            turning$d = 1'b0;
            done_out$d = 1'b0;
            own_now$d = no_cells;
            other_now$d = no_cells;
            own_placed$d = no_pieces;
            other_placed$d = no_pieces;
            start_is_known$d = start_known;
            starts_at_ten_now$d = start_at_ten;
            ply_now$d = no_ply;
            passed_now$d = 1'b0;
        end
        done = done_out$q;
        illegal = illegal_out$q;
        own = own_now$q;
        other = other_now$q;
        own_left = ~own_placed$q;
        other_left = ~other_placed$q;
        starts_at_ten = starts_at_ten_now$q;
        ply = ply_now$q;
        passed = passed_now$q;
    end
    
endmodule // game_state
