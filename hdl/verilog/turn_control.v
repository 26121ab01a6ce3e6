// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module turn_control(clock,reset,frame_valid,frame_kind,line_error,move_done,move_illegal,search_done,search_busy,ponder,sending,clear,start_known,play_code,by_opponent,start_search,new_game,behind_answer,no_limit,hurry,cancel,send_identifier,send_move,idle,thinking,illegal_move,framing_error);
    
    // Module arguments
    input wire  clock;
    input wire  reset;
    input wire  frame_valid;
    input wire  [2:0] frame_kind;
    input wire  line_error;
    input wire  move_done;
    input wire  move_illegal;
    input wire  search_done;
    input wire  search_busy;
    input wire  ponder;
    input wire  sending;
    output reg  clear;
    output reg  start_known;
    output reg  play_code;
    output reg  by_opponent;
    output reg  start_search;
    output reg  new_game;
    output reg  behind_answer;
    output reg  no_limit;
    output reg  hurry;
    output reg  cancel;
    output reg  send_identifier;
    output reg  send_move;
    output reg  idle;
    output reg  thinking;
    output reg  illegal_move;
    output reg  framing_error;
    
    // Constant declarations
    localparam  start_kind = 3'b0;
    localparam  end_kind = 3'b1;
    localparam  first_move_kind = 3'b10;
    localparam  second_move_kind = 3'b11;
    localparam  next_move_kind = 3'b100;
    localparam  opponent_kind = 3'b101;
    localparam  own_kind = 3'b110;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Begin = 1;
    localparam State$Opponent = 2;
    localparam State$Launch = 3;
    localparam State$Think = 4;
    localparam State$Reply = 5;
    localparam State$SetUp = 6;
    
    // Stub signals
    reg  [2:0] state$d;
    wire  [2:0] state$q;
    reg  illegal_seen$d;
    wire  illegal_seen$q;
    reg  error_seen$d;
    wire  error_seen$q;
    reg  searched$d;
    wire  searched$q;
    reg  pondering$d;
    wire  pondering$q;
    
    // Sub module instances
    turn_control_state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    dff1 illegal_seen(
        .d(illegal_seen$d),
        .q(illegal_seen$q),
        .clock(clock)
    );
    dff1 error_seen(
        .d(error_seen$d),
        .q(error_seen$q),
        .clock(clock)
    );
    dff1 searched(
        .d(searched$d),
        .q(searched$q),
        .clock(clock)
    );
    dff1 pondering(
        .d(pondering$d),
        .q(pondering$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        state$d = state$q;
        illegal_seen$d = illegal_seen$q;
        error_seen$d = error_seen$q;
        searched$d = searched$q;
        pondering$d = pondering$q;
        clear = 1'b0;
        start_known = 1'b0;
        play_code = 1'b0;
        by_opponent = 1'b0;
        start_search = 1'b0;
        cancel = 1'b0;
        send_identifier = 1'b0;
        send_move = 1'b0;
        new_game = ~searched$q;
        behind_answer = state$q == State$Reply;
        no_limit = 1'b0;
        hurry = pondering$q;
        idle = 1'b0;
        thinking = 1'b0;
        if (line_error) begin
            error_seen$d = 1'b1;
        end
        case (state$q)
            State$Idle:
                begin
                    idle = 1'b1;
                    no_limit = pondering$q;
                    hurry = 1'b0;
                    if (frame_valid) begin
                        if ((frame_kind == first_move_kind) | (frame_kind == second_move_kind)) begin
                            clear = 1'b1;
                            start_known = 1'b1;
                            illegal_seen$d = 1'b0;
                            searched$d = 1'b0;
                            state$d = State$Launch;
                            if (frame_kind == second_move_kind) begin
                                state$d = State$Begin;
                            end
                        end
                        else if (frame_kind == next_move_kind) begin
                            play_code = 1'b1;
                            by_opponent = 1'b1;
                            state$d = State$Opponent;
                        end
                        else if (frame_kind == opponent_kind) begin
                            play_code = 1'b1;
                            by_opponent = 1'b1;
                            state$d = State$SetUp;
                        end
                        else if (frame_kind == own_kind) begin
                            play_code = 1'b1;
                            state$d = State$SetUp;
                        end
                    end
                end
            State$Begin:
                begin
                    play_code = 1'b1;
                    by_opponent = 1'b1;
                    state$d = State$Opponent;
                end
            State$Opponent:
                begin
                    if (move_done) begin
                        if (move_illegal) begin
                            illegal_seen$d = 1'b1;
                        end
                        state$d = State$Launch;
                    end
                end
            State$Launch:
                begin
                    if (~search_busy) begin
                        start_search = 1'b1;
                        searched$d = 1'b1;
                        pondering$d = 1'b0;
                        state$d = State$Think;
                    end
                end
            State$Think:
                begin
                    thinking = 1'b1;
                    if (search_done) begin
                        state$d = State$Reply;
                    end
                end
            State$Reply:
                begin
                    if (~sending) begin
                        send_move = 1'b1;
                        start_search = ponder;
                        pondering$d = ponder;
                        state$d = State$Idle;
                    end
                end
            State$SetUp:
                begin
                    if (move_done) begin
                        if (move_illegal) begin
                            illegal_seen$d = 1'b1;
                        end
                        state$d = State$Idle;
                    end
                end
            default:
                begin
                    state$d = State$Idle;
                end
        endcase
        if (frame_valid & (frame_kind == end_kind)) begin
            cancel = 1'b1;
            start_search = 1'b0;
            send_move = 1'b0;
            pondering$d = 1'b0;
            state$d = State$Idle;
        end
        if ((frame_valid & (frame_kind == start_kind)) | reset) begin
            cancel = 1'b1;
            clear = 1'b1;
            start_known = 1'b0;
            play_code = 1'b0;
            start_search = 1'b0;
            send_move = 1'b0;
            send_identifier = ~reset;
            illegal_seen$d = 1'b0;
            error_seen$d = 1'b0;
            searched$d = 1'b0;
            pondering$d = 1'b0;
            state$d = State$Idle;
        end
        illegal_move = illegal_seen$q;
        framing_error = error_seen$q;
    end
    
endmodule // turn_control
