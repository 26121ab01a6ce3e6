// Emitted by `cargo xtask emit` from hdl/src/game_state.rs: change that, not this.


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
    game_state$state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    game_state$codes codes(
        .clock(clock),
        .address(codes$address),
        .data(codes$data)
    );
    game_state$shapes shapes(
        .clock(clock),
        .address(shapes$address),
        .data(shapes$data)
    );
    game_state$dff1 mover_is_opponent(
        .d(mover_is_opponent$d),
        .q(mover_is_opponent$q),
        .clock(clock)
    );
    game_state$dff1 is_pass(
        .d(is_pass$d),
        .q(is_pass$q),
        .clock(clock)
    );
    game_state$dff1 is_code(
        .d(is_code$d),
        .q(is_code$q),
        .clock(clock)
    );
    game_state$dff1 is_own(
        .d(is_own$d),
        .q(is_own$q),
        .clock(clock)
    );
    game_state$dff4 centre_x(
        .d(centre_x$d),
        .q(centre_x$q),
        .clock(clock)
    );
    game_state$dff4 centre_y(
        .d(centre_y$d),
        .q(centre_y$q),
        .clock(clock)
    );
    game_state$dff15 placement_now(
        .d(placement_now$d),
        .q(placement_now$q),
        .clock(clock)
    );
    game_state$dff20 meaning_now(
        .d(meaning_now$d),
        .q(meaning_now$q),
        .clock(clock)
    );
    game_state$dff5 left(
        .d(left$d),
        .q(left$q),
        .clock(clock)
    );
    game_state$dff5 top(
        .d(top$d),
        .q(top$q),
        .clock(clock)
    );
    game_state$dff5 right(
        .d(right$d),
        .q(right$q),
        .clock(clock)
    );
    game_state$dff5 bottom(
        .d(bottom$d),
        .q(bottom$q),
        .clock(clock)
    );
    game_state$dff49 shape(
        .d(shape$d),
        .q(shape$q),
        .clock(clock)
    );
    game_state$dff4 row(
        .d(row$d),
        .q(row$q),
        .clock(clock)
    );
    game_state$dff25 rest(
        .d(rest$d),
        .q(rest$q),
        .clock(clock)
    );
    game_state$dff14 placed(
        .d(placed$d),
        .q(placed$q),
        .clock(clock)
    );
    game_state$dff1 turning(
        .d(turning$d),
        .q(turning$q),
        .clock(clock)
    );
    game_state$dff1 checking(
        .d(checking$d),
        .q(checking$q),
        .clock(clock)
    );
    game_state$dff4 row_turned(
        .d(row_turned$d),
        .q(row_turned$q),
        .clock(clock)
    );
    game_state$dff1 covers_closed(
        .d(covers_closed$d),
        .q(covers_closed$q),
        .clock(clock)
    );
    game_state$dff1 covers_corner(
        .d(covers_corner$d),
        .q(covers_corner$q),
        .clock(clock)
    );
    game_state$dff1 covers_five(
        .d(covers_five$d),
        .q(covers_five$q),
        .clock(clock)
    );
    game_state$dff1 has_corner(
        .d(has_corner$d),
        .q(has_corner$q),
        .clock(clock)
    );
    game_state$dff1 legal(
        .d(legal$d),
        .q(legal$q),
        .clock(clock)
    );
    game_state$dff196 own_now(
        .d(own_now$d),
        .q(own_now$q),
        .clock(clock)
    );
    game_state$dff196 other_now(
        .d(other_now$d),
        .q(other_now$q),
        .clock(clock)
    );
    game_state$dff21 own_placed(
        .d(own_placed$d),
        .q(own_placed$q),
        .clock(clock)
    );
    game_state$dff21 other_placed(
        .d(other_placed$d),
        .q(other_placed$q),
        .clock(clock)
    );
    game_state$dff1 start_is_known(
        .d(start_is_known$d),
        .q(start_is_known$q),
        .clock(clock)
    );
    game_state$dff1 starts_at_ten_now(
        .d(starts_at_ten_now$d),
        .q(starts_at_ten_now$q),
        .clock(clock)
    );
    game_state$dff7 ply_now(
        .d(ply_now$d),
        .q(ply_now$q),
        .clock(clock)
    );
    game_state$dff1 passed_now(
        .d(passed_now$d),
        .q(passed_now$q),
        .clock(clock)
    );
    game_state$dff1 done_out(
        .d(done_out$d),
        .q(done_out$q),
        .clock(clock)
    );
    game_state$dff1 illegal_out(
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


module game_state$codes(clock,address,data);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] address;
    output reg  [19:0] data;
    
    // Update code (custom)
    (* rom_style = "block" *) reg [19:0] mem [255:0];
    
    initial begin
        mem[8'h0] = 20'h92000;
        mem[8'h1] = 20'h92000;
        mem[8'h2] = 20'h92000;
        mem[8'h3] = 20'h92000;
        mem[8'h4] = 20'h92000;
        mem[8'h5] = 20'h92000;
        mem[8'h6] = 20'h92000;
        mem[8'h7] = 20'h92000;
        mem[8'h8] = 20'ha2001;
        mem[8'h9] = 20'ha2001;
        mem[8'ha] = 20'h92082;
        mem[8'hb] = 20'h94002;
        mem[8'hc] = 20'h92401;
        mem[8'hd] = 20'h92401;
        mem[8'he] = 20'h94002;
        mem[8'hf] = 20'h92082;
        mem[8'h10] = 20'ha2403;
        mem[8'h11] = 20'ha2403;
        mem[8'h12] = 20'h94084;
        mem[8'h13] = 20'h94084;
        mem[8'h14] = 20'ha2403;
        mem[8'h15] = 20'ha2403;
        mem[8'h16] = 20'h94084;
        mem[8'h17] = 20'h94084;
        mem[8'h18] = 20'h94405;
        mem[8'h19] = 20'h92486;
        mem[8'h1a] = 20'ha4007;
        mem[8'h1b] = 20'ha2088;
        mem[8'h1c] = 20'ha2088;
        mem[8'h1d] = 20'ha4007;
        mem[8'h1e] = 20'h92486;
        mem[8'h1f] = 20'h94405;
        mem[8'h20] = 20'hb2409;
        mem[8'h21] = 20'hb2409;
        mem[8'h22] = 20'h9410a;
        mem[8'h23] = 20'h9608a;
        mem[8'h24] = 20'ha2809;
        mem[8'h25] = 20'ha2809;
        mem[8'h26] = 20'h9608a;
        mem[8'h27] = 20'h9410a;
        mem[8'h28] = 20'ha248b;
        mem[8'h29] = 20'ha440c;
        mem[8'h2a] = 20'h9448d;
        mem[8'h2b] = 20'h9448e;
        mem[8'h2c] = 20'ha440f;
        mem[8'h2d] = 20'ha2490;
        mem[8'h2e] = 20'ha4091;
        mem[8'h2f] = 20'ha4092;
        mem[8'h30] = 20'ha4413;
        mem[8'h31] = 20'ha2494;
        mem[8'h32] = 20'ha4095;
        mem[8'h33] = 20'ha4095;
        mem[8'h34] = 20'ha2494;
        mem[8'h35] = 20'ha4413;
        mem[8'h36] = 20'h94496;
        mem[8'h37] = 20'h94496;
        mem[8'h38] = 20'ha4017;
        mem[8'h39] = 20'ha2097;
        mem[8'h3a] = 20'ha2097;
        mem[8'h3b] = 20'ha4017;
        mem[8'h3c] = 20'h92497;
        mem[8'h3d] = 20'h94417;
        mem[8'h3e] = 20'h94417;
        mem[8'h3f] = 20'h92497;
        mem[8'h40] = 20'ha4098;
        mem[8'h41] = 20'ha4099;
        mem[8'h42] = 20'ha249a;
        mem[8'h43] = 20'ha441b;
        mem[8'h44] = 20'h94498;
        mem[8'h45] = 20'h94499;
        mem[8'h46] = 20'ha441a;
        mem[8'h47] = 20'ha249b;
        mem[8'h48] = 20'hb281c;
        mem[8'h49] = 20'hb281c;
        mem[8'h4a] = 20'h9611d;
        mem[8'h4b] = 20'h9611d;
        mem[8'h4c] = 20'hb281c;
        mem[8'h4d] = 20'hb281c;
        mem[8'h4e] = 20'h9611d;
        mem[8'h4f] = 20'h9611d;
        mem[8'h50] = 20'ha289e;
        mem[8'h51] = 20'ha481f;
        mem[8'h52] = 20'h964a0;
        mem[8'h53] = 20'h94521;
        mem[8'h54] = 20'hb4422;
        mem[8'h55] = 20'hb24a3;
        mem[8'h56] = 20'ha4124;
        mem[8'h57] = 20'ha60a5;
        mem[8'h58] = 20'ha28a6;
        mem[8'h59] = 20'ha4827;
        mem[8'h5a] = 20'h964a8;
        mem[8'h5b] = 20'h94529;
        mem[8'h5c] = 20'hb442a;
        mem[8'h5d] = 20'hb24ab;
        mem[8'h5e] = 20'ha412c;
        mem[8'h5f] = 20'ha60ad;
        mem[8'h60] = 20'ha24ae;
        mem[8'h61] = 20'ha442f;
        mem[8'h62] = 20'h944b0;
        mem[8'h63] = 20'h944b1;
        mem[8'h64] = 20'ha4432;
        mem[8'h65] = 20'ha24b3;
        mem[8'h66] = 20'ha40b4;
        mem[8'h67] = 20'ha40b5;
        mem[8'h68] = 20'ha24b6;
        mem[8'h69] = 20'ha4437;
        mem[8'h6a] = 20'h944b8;
        mem[8'h6b] = 20'h944b8;
        mem[8'h6c] = 20'ha4437;
        mem[8'h6d] = 20'ha24b6;
        mem[8'h6e] = 20'ha40b9;
        mem[8'h6f] = 20'ha40b9;
        mem[8'h70] = 20'hb443a;
        mem[8'h71] = 20'hb24bb;
        mem[8'h72] = 20'ha413c;
        mem[8'h73] = 20'ha60bd;
        mem[8'h74] = 20'ha28be;
        mem[8'h75] = 20'ha483f;
        mem[8'h76] = 20'h964c0;
        mem[8'h77] = 20'h94541;
        mem[8'h78] = 20'ha44c2;
        mem[8'h79] = 20'ha44c2;
        mem[8'h7a] = 20'ha44c3;
        mem[8'h7b] = 20'ha44c4;
        mem[8'h7c] = 20'ha44c5;
        mem[8'h7d] = 20'ha44c5;
        mem[8'h7e] = 20'ha44c4;
        mem[8'h7f] = 20'ha44c3;
        mem[8'h80] = 20'h96846;
        mem[8'h81] = 20'h92947;
        mem[8'h82] = 20'hb6048;
        mem[8'h83] = 20'hb2149;
        mem[8'h84] = 20'hb2149;
        mem[8'h85] = 20'hb6048;
        mem[8'h86] = 20'h92947;
        mem[8'h87] = 20'h96846;
        mem[8'h88] = 20'ha44ca;
        mem[8'h89] = 20'ha44cb;
        mem[8'h8a] = 20'ha44cc;
        mem[8'h8b] = 20'ha44cd;
        mem[8'h8c] = 20'ha44cd;
        mem[8'h8d] = 20'ha44cc;
        mem[8'h8e] = 20'ha44cb;
        mem[8'h8f] = 20'ha44ca;
        mem[8'h90] = 20'ha44ce;
        mem[8'h91] = 20'ha44cf;
        mem[8'h92] = 20'ha44d0;
        mem[8'h93] = 20'ha44d1;
        mem[8'h94] = 20'ha44ce;
        mem[8'h95] = 20'ha44cf;
        mem[8'h96] = 20'ha44d0;
        mem[8'h97] = 20'ha44d1;
        mem[8'h98] = 20'ha44d2;
        mem[8'h99] = 20'ha44d3;
        mem[8'h9a] = 20'ha44d4;
        mem[8'h9b] = 20'ha44d5;
        mem[8'h9c] = 20'ha44d6;
        mem[8'h9d] = 20'ha44d7;
        mem[8'h9e] = 20'ha44d8;
        mem[8'h9f] = 20'ha44d9;
        mem[8'ha0] = 20'ha44da;
        mem[8'ha1] = 20'ha44da;
        mem[8'ha2] = 20'ha44da;
        mem[8'ha3] = 20'ha44da;
        mem[8'ha4] = 20'ha44da;
        mem[8'ha5] = 20'ha44da;
        mem[8'ha6] = 20'ha44da;
        mem[8'ha7] = 20'ha44da;
        mem[8'ha8] = 20'h0;
        mem[8'ha9] = 20'h0;
        mem[8'haa] = 20'h0;
        mem[8'hab] = 20'h0;
        mem[8'hac] = 20'h0;
        mem[8'had] = 20'h0;
        mem[8'hae] = 20'h0;
        mem[8'haf] = 20'h0;
        mem[8'hb0] = 20'h0;
        mem[8'hb1] = 20'h0;
        mem[8'hb2] = 20'h0;
        mem[8'hb3] = 20'h0;
        mem[8'hb4] = 20'h0;
        mem[8'hb5] = 20'h0;
        mem[8'hb6] = 20'h0;
        mem[8'hb7] = 20'h0;
        mem[8'hb8] = 20'h0;
        mem[8'hb9] = 20'h0;
        mem[8'hba] = 20'h0;
        mem[8'hbb] = 20'h0;
        mem[8'hbc] = 20'h0;
        mem[8'hbd] = 20'h0;
        mem[8'hbe] = 20'h0;
        mem[8'hbf] = 20'h0;
        mem[8'hc0] = 20'h0;
        mem[8'hc1] = 20'h0;
        mem[8'hc2] = 20'h0;
        mem[8'hc3] = 20'h0;
        mem[8'hc4] = 20'h0;
        mem[8'hc5] = 20'h0;
        mem[8'hc6] = 20'h0;
        mem[8'hc7] = 20'h0;
        mem[8'hc8] = 20'h0;
        mem[8'hc9] = 20'h0;
        mem[8'hca] = 20'h0;
        mem[8'hcb] = 20'h0;
        mem[8'hcc] = 20'h0;
        mem[8'hcd] = 20'h0;
        mem[8'hce] = 20'h0;
        mem[8'hcf] = 20'h0;
        mem[8'hd0] = 20'h0;
        mem[8'hd1] = 20'h0;
        mem[8'hd2] = 20'h0;
        mem[8'hd3] = 20'h0;
        mem[8'hd4] = 20'h0;
        mem[8'hd5] = 20'h0;
        mem[8'hd6] = 20'h0;
        mem[8'hd7] = 20'h0;
        mem[8'hd8] = 20'h0;
        mem[8'hd9] = 20'h0;
        mem[8'hda] = 20'h0;
        mem[8'hdb] = 20'h0;
        mem[8'hdc] = 20'h0;
        mem[8'hdd] = 20'h0;
        mem[8'hde] = 20'h0;
        mem[8'hdf] = 20'h0;
        mem[8'he0] = 20'h0;
        mem[8'he1] = 20'h0;
        mem[8'he2] = 20'h0;
        mem[8'he3] = 20'h0;
        mem[8'he4] = 20'h0;
        mem[8'he5] = 20'h0;
        mem[8'he6] = 20'h0;
        mem[8'he7] = 20'h0;
        mem[8'he8] = 20'h0;
        mem[8'he9] = 20'h0;
        mem[8'hea] = 20'h0;
        mem[8'heb] = 20'h0;
        mem[8'hec] = 20'h0;
        mem[8'hed] = 20'h0;
        mem[8'hee] = 20'h0;
        mem[8'hef] = 20'h0;
        mem[8'hf0] = 20'h0;
        mem[8'hf1] = 20'h0;
        mem[8'hf2] = 20'h0;
        mem[8'hf3] = 20'h0;
        mem[8'hf4] = 20'h0;
        mem[8'hf5] = 20'h0;
        mem[8'hf6] = 20'h0;
        mem[8'hf7] = 20'h0;
        mem[8'hf8] = 20'h0;
        mem[8'hf9] = 20'h0;
        mem[8'hfa] = 20'h0;
        mem[8'hfb] = 20'h0;
        mem[8'hfc] = 20'h0;
        mem[8'hfd] = 20'h0;
        mem[8'hfe] = 20'h0;
        mem[8'hff] = 20'h0;
    end
    
    always @(posedge clock) begin
        data <= mem[address];
    end
endmodule // game_state$codes


module game_state$dff1(d,q,clock);
    
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
          
endmodule // game_state$dff1


module game_state$dff14(d,q,clock);
    
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
          
endmodule // game_state$dff14


module game_state$dff15(d,q,clock);
    
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
          
endmodule // game_state$dff15


module game_state$dff196(d,q,clock);
    
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
          
endmodule // game_state$dff196


module game_state$dff20(d,q,clock);
    
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
          
endmodule // game_state$dff20


module game_state$dff21(d,q,clock);
    
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
          
endmodule // game_state$dff21


module game_state$dff25(d,q,clock);
    
    // Module arguments
    input wire  [24:0] d;
    output reg  [24:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 25'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // game_state$dff25


module game_state$dff4(d,q,clock);
    
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
          
endmodule // game_state$dff4


module game_state$dff49(d,q,clock);
    
    // Module arguments
    input wire  [48:0] d;
    output reg  [48:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 49'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // game_state$dff49


module game_state$dff5(d,q,clock);
    
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
          
endmodule // game_state$dff5


module game_state$dff7(d,q,clock);
    
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
          
endmodule // game_state$dff7


module game_state$shapes(clock,address,data);
    
    // Module arguments
    input wire  clock;
    input wire  [6:0] address;
    output reg  [48:0] data;
    
    // Update code (custom)
    (* rom_style = "block" *) reg [48:0] mem [127:0];
    
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
endmodule // game_state$shapes


module game_state$state(d,q,clock);
    
    // Module arguments
    input wire  [2:0] d;
    output reg  [2:0] q;
    input wire  clock;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Decode = 1;
    localparam State$Place = 2;
    localparam State$Look = 3;
    localparam State$Check = 4;
    localparam State$Settle = 5;
    localparam State$Lay = 6;
    localparam State$Apply = 7;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // game_state$state
