// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module frame_decoder(clock,reset,data,data_valid,framing_error,valid,kind,starts_at_ten,pass,malformed,x,y,piece,rotation);
    
    // Module arguments
    input wire  clock;
    input wire  reset;
    input wire  [7:0] data;
    input wire  data_valid;
    input wire  framing_error;
    output reg  valid;
    output reg  [2:0] kind;
    output reg  starts_at_ten;
    output reg  pass;
    output reg  malformed;
    output reg  [3:0] x;
    output reg  [3:0] y;
    output reg  [4:0] piece;
    output reg  [2:0] rotation;
    
    // Constant declarations
    localparam  longest_pause = 32'h3d0900;
    localparam  no_pause = 32'h0;
    localparam  one_cycle = 32'h1;
    localparam  start_kind = 3'b0;
    localparam  end_kind = 3'b1;
    localparam  first_move_kind = 3'b10;
    localparam  second_move_kind = 3'b11;
    localparam  next_move_kind = 3'b100;
    localparam  opponent_kind = 3'b101;
    localparam  own_kind = 3'b110;
    localparam  char_0 = 8'h30;
    localparam  char_1 = 8'h31;
    localparam  char_2 = 8'h32;
    localparam  char_3 = 8'h33;
    localparam  char_4 = 8'h34;
    localparam  char_5 = 8'h35;
    localparam  char_7 = 8'h37;
    localparam  char_9 = 8'h39;
    localparam  char_capital_a = 8'h41;
    localparam  char_a = 8'h61;
    localparam  char_e = 8'h65;
    localparam  char_u = 8'h75;
    localparam  char_opponent = 8'h3c;
    localparam  char_own = 8'h3e;
    localparam  nine = 4'h9;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$StartCell = 1;
    localparam State$Column = 2;
    localparam State$Row = 3;
    localparam State$Piece = 4;
    localparam State$Rotation = 5;
    
    // Stub signals
    reg  [2:0] state$d;
    wire  [2:0] state$q;
    reg  [31:0] pause$d;
    wire  [31:0] pause$q;
    reg  [2:0] coming$d;
    wire  [2:0] coming$q;
    reg  all_zeros$d;
    wire  all_zeros$q;
    reg  valid_out$d;
    wire  valid_out$q;
    reg  [2:0] kind_out$d;
    wire  [2:0] kind_out$q;
    reg  starts_at_ten_out$d;
    wire  starts_at_ten_out$q;
    reg  pass_out$d;
    wire  pass_out$q;
    reg  malformed_out$d;
    wire  malformed_out$q;
    reg  [3:0] x_out$d;
    wire  [3:0] x_out$q;
    reg  [3:0] y_out$d;
    wire  [3:0] y_out$q;
    reg  [4:0] piece_out$d;
    wire  [4:0] piece_out$q;
    reg  [2:0] rotation_out$d;
    wire  [2:0] rotation_out$q;
    reg  received$d;
    wire  received$q;
    reg  lost$d;
    wire  lost$q;
    reg  is_start_cell$d;
    wire  is_start_cell$q;
    reg  is_ten$d;
    wire  is_ten$q;
    reg  is_zero$d;
    wire  is_zero$q;
    reg  is_coordinate$d;
    wire  is_coordinate$q;
    reg  [3:0] coordinate$d;
    wire  [3:0] coordinate$q;
    reg  [4:0] letter$d;
    wire  [4:0] letter$q;
    reg  is_piece$d;
    wire  is_piece$q;
    reg  is_rotation$d;
    wire  is_rotation$q;
    reg  [2:0] turn$d;
    wire  [2:0] turn$q;
    reg  is_end$d;
    wire  is_end$q;
    reg  leads_cell$d;
    wire  leads_cell$q;
    reg  leads_code$d;
    wire  leads_code$q;
    reg  [2:0] leading$d;
    wire  [2:0] leading$q;
    
    // Local signals
    reg  [7:0] from_digit;
    reg  [7:0] from_letter;
    reg  leads;
    reg  emits;
    reg  [2:0] emitted;
    reg  broke_zeros;
    reg  [31:0] waited;
    
    // Sub module instances
    frame_decoder_state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    dff32 pause(
        .d(pause$d),
        .q(pause$q),
        .clock(clock)
    );
    dff3 coming(
        .d(coming$d),
        .q(coming$q),
        .clock(clock)
    );
    dff1 all_zeros(
        .d(all_zeros$d),
        .q(all_zeros$q),
        .clock(clock)
    );
    dff1 valid_out(
        .d(valid_out$d),
        .q(valid_out$q),
        .clock(clock)
    );
    dff3 kind_out(
        .d(kind_out$d),
        .q(kind_out$q),
        .clock(clock)
    );
    dff1 starts_at_ten_out(
        .d(starts_at_ten_out$d),
        .q(starts_at_ten_out$q),
        .clock(clock)
    );
    dff1 pass_out(
        .d(pass_out$d),
        .q(pass_out$q),
        .clock(clock)
    );
    dff1 malformed_out(
        .d(malformed_out$d),
        .q(malformed_out$q),
        .clock(clock)
    );
    dff4 x_out(
        .d(x_out$d),
        .q(x_out$q),
        .clock(clock)
    );
    dff4 y_out(
        .d(y_out$d),
        .q(y_out$q),
        .clock(clock)
    );
    dff5 piece_out(
        .d(piece_out$d),
        .q(piece_out$q),
        .clock(clock)
    );
    dff3 rotation_out(
        .d(rotation_out$d),
        .q(rotation_out$q),
        .clock(clock)
    );
    dff1 received(
        .d(received$d),
        .q(received$q),
        .clock(clock)
    );
    dff1 lost(
        .d(lost$d),
        .q(lost$q),
        .clock(clock)
    );
    dff1 is_start_cell(
        .d(is_start_cell$d),
        .q(is_start_cell$q),
        .clock(clock)
    );
    dff1 is_ten(
        .d(is_ten$d),
        .q(is_ten$q),
        .clock(clock)
    );
    dff1 is_zero(
        .d(is_zero$d),
        .q(is_zero$q),
        .clock(clock)
    );
    dff1 is_coordinate(
        .d(is_coordinate$d),
        .q(is_coordinate$q),
        .clock(clock)
    );
    dff4 coordinate(
        .d(coordinate$d),
        .q(coordinate$q),
        .clock(clock)
    );
    dff5 letter(
        .d(letter$d),
        .q(letter$q),
        .clock(clock)
    );
    dff1 is_piece(
        .d(is_piece$d),
        .q(is_piece$q),
        .clock(clock)
    );
    dff1 is_rotation(
        .d(is_rotation$d),
        .q(is_rotation$q),
        .clock(clock)
    );
    dff3 turn(
        .d(turn$d),
        .q(turn$q),
        .clock(clock)
    );
    dff1 is_end(
        .d(is_end$d),
        .q(is_end$q),
        .clock(clock)
    );
    dff1 leads_cell(
        .d(leads_cell$d),
        .q(leads_cell$q),
        .clock(clock)
    );
    dff1 leads_code(
        .d(leads_code$d),
        .q(leads_code$q),
        .clock(clock)
    );
    dff3 leading(
        .d(leading$d),
        .q(leading$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        received$d = received$q;
        lost$d = lost$q;
        is_start_cell$d = is_start_cell$q;
        is_ten$d = is_ten$q;
        is_zero$d = is_zero$q;
        is_coordinate$d = is_coordinate$q;
        coordinate$d = coordinate$q;
        letter$d = letter$q;
        is_piece$d = is_piece$q;
        is_rotation$d = is_rotation$q;
        turn$d = turn$q;
        is_end$d = is_end$q;
        leads_cell$d = leads_cell$q;
        leads_code$d = leads_code$q;
        leading$d = leading$q;
        state$d = state$q;
        pause$d = pause$q;
        coming$d = coming$q;
        all_zeros$d = all_zeros$q;
        valid_out$d = valid_out$q;
        kind_out$d = kind_out$q;
        starts_at_ten_out$d = starts_at_ten_out$q;
        pass_out$d = pass_out$q;
        malformed_out$d = malformed_out$q;
        x_out$d = x_out$q;
        y_out$d = y_out$q;
        piece_out$d = piece_out$q;
        rotation_out$d = rotation_out$q;
        received$d = data_valid & (~reset);
        lost$d = framing_error & (~reset);
        is_ten$d = data == char_capital_a;
        is_start_cell$d = (data == char_5) | (data == char_capital_a);
        turn$d = data[(32'h0)+:(3)];
        is_zero$d = data == char_0;
        from_digit = data - char_1;
        from_letter = data - char_a;
        letter$d = from_letter[(32'h0)+:(5)];
        coordinate$d = from_digit[(32'h0)+:(4)];
        is_coordinate$d = (data >= char_1) & (data <= char_9);
        if ((data >= char_a) & (data <= char_e)) begin
            coordinate$d = from_letter[(32'h0)+:(4)] + nine;
            is_coordinate$d = 1'b1;
        end
        is_piece$d = (data >= char_a) & (data <= char_u);
        is_rotation$d = (data >= char_0) & (data <= char_7);
        is_end$d = data == char_9;
        leads_cell$d = (data == char_2) | (data == char_3);
        leads_code$d = ((data == char_4) | (data == char_opponent)) | (data == char_own);
        leading$d = start_kind;
        if (data == char_9) begin
            leading$d = end_kind;
        end
        else if (data == char_2) begin
            leading$d = first_move_kind;
        end
        else if (data == char_3) begin
            leading$d = second_move_kind;
        end
        else if (data == char_4) begin
            leading$d = next_move_kind;
        end
        else if (data == char_opponent) begin
            leading$d = opponent_kind;
        end
        else if (data == char_own) begin
            leading$d = own_kind;
        end
        leads = 1'b0;
        emits = 1'b0;
        emitted = coming$q;
        broke_zeros = 1'b0;
        waited = pause$q + one_cycle;
        pause$d = no_pause;
        if (received$q) begin
            case (state$q)
                State$Idle:
                    begin
                        leads = 1'b1;
                    end
                State$StartCell:
                    begin
                        if (is_start_cell$q) begin
                            starts_at_ten_out$d = is_ten$q;
                            state$d = State$Column;
                            if (coming$q == first_move_kind) begin
                                emits = 1'b1;
                                state$d = State$Idle;
                            end
                        end
                        else begin
                            leads = 1'b1;
                        end
                    end
                State$Column:
                    begin
                        all_zeros$d = is_zero$q;
                        malformed_out$d = (~is_zero$q) & (~is_coordinate$q);
                        x_out$d = coordinate$q;
                        state$d = State$Row;
                    end
                State$Row:
                    begin
                        y_out$d = coordinate$q;
                        state$d = State$Piece;
                        if (all_zeros$q != is_zero$q) begin
                            leads = 1'b1;
                            broke_zeros = all_zeros$q;
                        end
                        else if ((~is_zero$q) & (~is_coordinate$q)) begin
                            malformed_out$d = 1'b1;
                        end
                    end
                State$Piece:
                    begin
                        piece_out$d = letter$q;
                        state$d = State$Rotation;
                        if (all_zeros$q != is_zero$q) begin
                            leads = 1'b1;
                            broke_zeros = all_zeros$q;
                        end
                        else if ((~is_zero$q) & (~is_piece$q)) begin
                            malformed_out$d = 1'b1;
                        end
                    end
                State$Rotation:
                    begin
                        rotation_out$d = turn$q;
                        state$d = State$Idle;
                        if (all_zeros$q & (~is_zero$q)) begin
                            leads = 1'b1;
                            broke_zeros = 1'b1;
                        end
                        else begin
                            emits = 1'b1;
                            pass_out$d = all_zeros$q;
                            if (~is_rotation$q) begin
                                malformed_out$d = 1'b1;
                            end
                        end
                    end
                default:
                    begin
                        state$d = State$Idle;
                    end
            endcase
        end
        else if (state$q != State$Idle) begin
            pause$d = waited;
            if (pause$q == longest_pause) begin
                state$d = State$Idle;
                emits = all_zeros$q;
                emitted = start_kind;
                pause$d = no_pause;
            end
        end
        if (leads) begin
            state$d = State$Idle;
            all_zeros$d = 1'b0;
            if (is_zero$q | is_end$q) begin
                emits = 1'b1;
                emitted = leading$q;
            end
            else if (leads_cell$q) begin
                coming$d = leading$q;
                state$d = State$StartCell;
            end
            else if (leads_code$q) begin
                coming$d = leading$q;
                state$d = State$Column;
            end
        end
        if (broke_zeros) begin
            emits = 1'b1;
            emitted = start_kind;
        end
        if (lost$q | reset) begin
            state$d = State$Idle;
            all_zeros$d = 1'b0;
        end
        valid_out$d = emits & (~reset);
        if (emits) begin
            kind_out$d = emitted;
            all_zeros$d = 1'b0;
        end
        valid = valid_out$q;
        kind = kind_out$q;
        starts_at_ten = starts_at_ten_out$q;
        pass = pass_out$q;
        malformed = malformed_out$q;
        x = x_out$q;
        y = y_out$q;
        piece = piece_out$q;
        rotation = rotation_out$q;
    end
    
endmodule // frame_decoder
