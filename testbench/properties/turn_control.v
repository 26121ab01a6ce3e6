// Every prompt is answered by one move in time. The limit is the sum of the times of playing the
// move received (at most 3 cycles here), stopping a pondering search (3), thinking (3) and a busy
// line (3), and five cycles more. The number 3 stands for any: the states only wait. No move is
// sent unasked, and a start frame is always answered at once.
reg [1:0] property_move_takes = 0, property_stop_takes = 0, property_think_takes = 0, property_send_takes = 0;
reg property_asked = 0;
reg [5:0] property_age = 0;
wire property_prompt = frame_valid && state$q == State$Idle && !reset
    && (frame_kind == first_move_kind || frame_kind == second_move_kind || frame_kind == next_move_kind);
wire property_given_up = reset || (frame_valid && (frame_kind == start_kind || frame_kind == end_kind));
always @(posedge clock) begin
    property_move_takes <= state$q == State$Opponent && state$d == State$Opponent ? property_move_takes + 1 : 0;
    property_stop_takes <= state$q == State$Launch && state$d == State$Launch ? property_stop_takes + 1 : 0;
    property_think_takes <= state$q == State$Think && state$d == State$Think ? property_think_takes + 1 : 0;
    property_send_takes <= state$q == State$Reply && state$d == State$Reply ? property_send_takes + 1 : 0;
    if (property_given_up || send_move) property_asked <= 0;
    else if (property_prompt) property_asked <= 1;
    property_age <= property_prompt || !property_asked ? 0 : property_age + 1;
end
always @(*) begin
    // Promises of the other blocks: the board, a search in a hurry, a search with a budget, the
    // line.
    if (property_move_takes == 3) assume (move_done);
    if (property_stop_takes == 3 && (hurry || !pondering$q)) assume (!search_busy);
    if (property_think_takes == 3) assume (search_done);
    if (property_send_takes == 3) assume (!sending);
end
always @(*) begin
    if (property_asked) assert (property_age <= 16);
    if (send_move) assert (property_asked && !sending);
    if (frame_valid && frame_kind == start_kind && !reset) assert (send_identifier && cancel && clear && !send_move);
    assert (!(send_identifier && send_move));
    // Pondering must stop at once when a move is requested.
    if (pondering$q && property_asked) assert (hurry && !no_limit);
    // Invariants that make the proof inductive.
    assert (state$q <= State$SetUp);
    if (state$q != State$Opponent) assert (property_move_takes == 0);
    if (state$q != State$Launch) assert (property_stop_takes == 0);
    if (state$q != State$Think) assert (property_think_takes == 0);
    if (state$q != State$Reply) assert (property_send_takes == 0);
    case (state$q)
        State$Begin: assert (property_asked && property_age == 0);
        State$Opponent: assert (property_asked && property_age <= 1 + property_move_takes);
        State$Launch: assert (property_asked && property_age <= 5 + property_stop_takes);
        State$Think: assert (property_asked && property_age <= 9 + property_think_takes && !pondering$q);
        State$Reply: assert (property_asked && property_age <= 13 + property_send_takes && !pondering$q);
        default: assert (!property_asked);
    endcase
end
