// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module accelerator(clock,reset,rx,team,budget_cycles,ponder,tx,idle,thinking,illegal_move,framing_error,answered,score,depth,nodes,cycles);
    
    // Module arguments
    input wire  clock;
    input wire  reset;
    input wire  rx;
    input wire  [15:0] team;
    input wire  [31:0] budget_cycles;
    input wire  ponder;
    output reg  tx;
    output reg  idle;
    output reg  thinking;
    output reg  illegal_move;
    output reg  framing_error;
    output reg  answered;
    output reg  [15:0] score;
    output reg  [5:0] depth;
    output reg  [31:0] nodes;
    output reg  [31:0] cycles;
    
    // Constant declarations
    localparam  no_time = 32'h0;
    localparam  all_time = 32'hffffffff;
    
    // Stub signals
    reg  uart_rx$rx;
    wire  [7:0] uart_rx$data;
    wire  uart_rx$valid;
    wire  uart_rx$framing_error;
    reg  frame_decoder$reset;
    reg  [7:0] frame_decoder$data;
    reg  frame_decoder$data_valid;
    reg  frame_decoder$framing_error;
    wire  frame_decoder$valid;
    wire  [2:0] frame_decoder$kind;
    wire  frame_decoder$starts_at_ten;
    wire  frame_decoder$pass;
    wire  frame_decoder$malformed;
    wire  [3:0] frame_decoder$x;
    wire  [3:0] frame_decoder$y;
    wire  [4:0] frame_decoder$piece;
    wire  [2:0] frame_decoder$rotation;
    reg  turn_control$reset;
    reg  turn_control$frame_valid;
    reg  [2:0] turn_control$frame_kind;
    reg  turn_control$line_error;
    reg  turn_control$move_done;
    reg  turn_control$move_illegal;
    reg  turn_control$search_done;
    reg  turn_control$search_busy;
    reg  turn_control$ponder;
    reg  turn_control$sending;
    wire  turn_control$clear;
    wire  turn_control$start_known;
    wire  turn_control$play_code;
    wire  turn_control$by_opponent;
    wire  turn_control$start_search;
    wire  turn_control$new_game;
    wire  turn_control$behind_answer;
    wire  turn_control$no_limit;
    wire  turn_control$hurry;
    wire  turn_control$cancel;
    wire  turn_control$send_identifier;
    wire  turn_control$send_move;
    wire  turn_control$idle;
    wire  turn_control$thinking;
    wire  turn_control$illegal_move;
    wire  turn_control$framing_error;
    reg  game_state$clear;
    reg  game_state$start_known;
    reg  game_state$start_at_ten;
    reg  game_state$play_code;
    reg  game_state$by_opponent;
    reg  game_state$pass;
    reg  game_state$malformed;
    reg  [3:0] game_state$x;
    reg  [3:0] game_state$y;
    reg  [4:0] game_state$piece;
    reg  [2:0] game_state$rotation;
    reg  game_state$play_own;
    reg  [14:0] game_state$placement;
    wire  game_state$done;
    wire  game_state$illegal;
    wire  [195:0] game_state$own;
    wire  [195:0] game_state$other;
    wire  [20:0] game_state$own_left;
    wire  [20:0] game_state$other_left;
    wire  game_state$starts_at_ten;
    wire  [6:0] game_state$ply;
    wire  game_state$passed;
    reg  engines$start;
    reg  engines$new_game;
    reg  engines$behind_answer;
    reg  engines$stop;
    reg  [195:0] engines$own;
    reg  [195:0] engines$other;
    reg  [20:0] engines$own_left;
    reg  [20:0] engines$other_left;
    reg  engines$starts_at_ten;
    reg  [6:0] engines$ply;
    reg  engines$passed;
    reg  [31:0] engines$budget_cycles;
    wire  engines$busy;
    wire  engines$done;
    wire  [14:0] engines$placement;
    wire  [15:0] engines$score;
    wire  [5:0] engines$depth;
    wire  [31:0] engines$nodes;
    wire  [31:0] engines$cycles;
    reg  move_encoder$cancel;
    reg  move_encoder$send_identifier;
    reg  [15:0] move_encoder$team;
    reg  move_encoder$send_move;
    reg  [14:0] move_encoder$placement;
    reg  move_encoder$ready;
    wire  [7:0] move_encoder$data;
    wire  move_encoder$valid;
    wire  move_encoder$busy;
    reg  [7:0] uart_tx$data;
    reg  uart_tx$valid;
    wire  uart_tx$ready;
    wire  uart_tx$line;
    
    // Sub module instances
    uart_rx uart_rx(
        .clock(clock),
        .rx(uart_rx$rx),
        .data(uart_rx$data),
        .valid(uart_rx$valid),
        .framing_error(uart_rx$framing_error)
    );
    frame_decoder frame_decoder(
        .clock(clock),
        .reset(frame_decoder$reset),
        .data(frame_decoder$data),
        .data_valid(frame_decoder$data_valid),
        .framing_error(frame_decoder$framing_error),
        .valid(frame_decoder$valid),
        .kind(frame_decoder$kind),
        .starts_at_ten(frame_decoder$starts_at_ten),
        .pass(frame_decoder$pass),
        .malformed(frame_decoder$malformed),
        .x(frame_decoder$x),
        .y(frame_decoder$y),
        .piece(frame_decoder$piece),
        .rotation(frame_decoder$rotation)
    );
    turn_control turn_control(
        .clock(clock),
        .reset(turn_control$reset),
        .frame_valid(turn_control$frame_valid),
        .frame_kind(turn_control$frame_kind),
        .line_error(turn_control$line_error),
        .move_done(turn_control$move_done),
        .move_illegal(turn_control$move_illegal),
        .search_done(turn_control$search_done),
        .search_busy(turn_control$search_busy),
        .ponder(turn_control$ponder),
        .sending(turn_control$sending),
        .clear(turn_control$clear),
        .start_known(turn_control$start_known),
        .play_code(turn_control$play_code),
        .by_opponent(turn_control$by_opponent),
        .start_search(turn_control$start_search),
        .new_game(turn_control$new_game),
        .behind_answer(turn_control$behind_answer),
        .no_limit(turn_control$no_limit),
        .hurry(turn_control$hurry),
        .cancel(turn_control$cancel),
        .send_identifier(turn_control$send_identifier),
        .send_move(turn_control$send_move),
        .idle(turn_control$idle),
        .thinking(turn_control$thinking),
        .illegal_move(turn_control$illegal_move),
        .framing_error(turn_control$framing_error)
    );
    game_state game_state(
        .clock(clock),
        .clear(game_state$clear),
        .start_known(game_state$start_known),
        .start_at_ten(game_state$start_at_ten),
        .play_code(game_state$play_code),
        .by_opponent(game_state$by_opponent),
        .pass(game_state$pass),
        .malformed(game_state$malformed),
        .x(game_state$x),
        .y(game_state$y),
        .piece(game_state$piece),
        .rotation(game_state$rotation),
        .play_own(game_state$play_own),
        .placement(game_state$placement),
        .done(game_state$done),
        .illegal(game_state$illegal),
        .own(game_state$own),
        .other(game_state$other),
        .own_left(game_state$own_left),
        .other_left(game_state$other_left),
        .starts_at_ten(game_state$starts_at_ten),
        .ply(game_state$ply),
        .passed(game_state$passed)
    );
    engines engines(
        .clock(clock),
        .start(engines$start),
        .new_game(engines$new_game),
        .behind_answer(engines$behind_answer),
        .stop(engines$stop),
        .own(engines$own),
        .other(engines$other),
        .own_left(engines$own_left),
        .other_left(engines$other_left),
        .starts_at_ten(engines$starts_at_ten),
        .ply(engines$ply),
        .passed(engines$passed),
        .budget_cycles(engines$budget_cycles),
        .busy(engines$busy),
        .done(engines$done),
        .placement(engines$placement),
        .score(engines$score),
        .depth(engines$depth),
        .nodes(engines$nodes),
        .cycles(engines$cycles)
    );
    move_encoder move_encoder(
        .clock(clock),
        .cancel(move_encoder$cancel),
        .send_identifier(move_encoder$send_identifier),
        .team(move_encoder$team),
        .send_move(move_encoder$send_move),
        .placement(move_encoder$placement),
        .ready(move_encoder$ready),
        .data(move_encoder$data),
        .valid(move_encoder$valid),
        .busy(move_encoder$busy)
    );
    uart_tx uart_tx(
        .clock(clock),
        .data(uart_tx$data),
        .valid(uart_tx$valid),
        .ready(uart_tx$ready),
        .line(uart_tx$line)
    );
    
    // Update code
    always @(*) begin
        uart_rx$rx = rx;
        frame_decoder$reset = reset;
        frame_decoder$data = uart_rx$data;
        frame_decoder$data_valid = uart_rx$valid;
        frame_decoder$framing_error = uart_rx$framing_error;
        turn_control$reset = reset;
        turn_control$frame_valid = frame_decoder$valid;
        turn_control$frame_kind = frame_decoder$kind;
        turn_control$line_error = uart_rx$framing_error;
        turn_control$move_done = game_state$done;
        turn_control$move_illegal = game_state$illegal;
        turn_control$search_done = engines$done;
        turn_control$search_busy = engines$busy;
        turn_control$ponder = ponder;
        turn_control$sending = move_encoder$busy;
        game_state$clear = turn_control$clear;
        game_state$start_known = turn_control$start_known;
        game_state$start_at_ten = frame_decoder$starts_at_ten;
        game_state$play_code = turn_control$play_code;
        game_state$by_opponent = turn_control$by_opponent;
        game_state$pass = frame_decoder$pass;
        game_state$malformed = frame_decoder$malformed;
        game_state$x = frame_decoder$x;
        game_state$y = frame_decoder$y;
        game_state$piece = frame_decoder$piece;
        game_state$rotation = frame_decoder$rotation;
        game_state$play_own = turn_control$send_move;
        game_state$placement = engines$placement;
        engines$start = turn_control$start_search;
        engines$new_game = turn_control$new_game;
        engines$behind_answer = turn_control$behind_answer;
        engines$stop = turn_control$cancel;
        engines$own = game_state$own;
        engines$other = game_state$other;
        engines$own_left = game_state$own_left;
        engines$other_left = game_state$other_left;
        engines$starts_at_ten = game_state$starts_at_ten;
        engines$ply = game_state$ply;
        engines$passed = game_state$passed;
        engines$budget_cycles = budget_cycles;
        if (turn_control$no_limit) begin
            engines$budget_cycles = all_time;
        end
        if (turn_control$hurry) begin
            engines$budget_cycles = no_time;
        end
        move_encoder$cancel = turn_control$cancel;
        move_encoder$send_identifier = turn_control$send_identifier;
        move_encoder$team = team;
        move_encoder$send_move = turn_control$send_move;
        move_encoder$placement = engines$placement;
        move_encoder$ready = uart_tx$ready;
        uart_tx$data = move_encoder$data;
        uart_tx$valid = move_encoder$valid;
        tx = uart_tx$line;
        idle = turn_control$idle;
        thinking = turn_control$thinking;
        illegal_move = turn_control$illegal_move;
        framing_error = turn_control$framing_error;
        answered = turn_control$send_move;
        score = engines$score;
        depth = engines$depth;
        nodes = engines$nodes;
        cycles = engines$cycles;
    end
    
endmodule // accelerator
