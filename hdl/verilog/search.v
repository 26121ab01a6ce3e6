// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module search(clock,start,new_game,behind_answer,stop,own,other,own_left,other_left,starts_at_ten,ply,passed,budget_cycles,yields,peer_written,peer_path,adopt,peer_placement,peer_score,peer_depth,busy,done,placement,score,depth,nodes,cycles,entered_nodes,written,path);
    
    // Module arguments
    input wire  clock;
    input wire  start;
    input wire  new_game;
    input wire  behind_answer;
    input wire  stop;
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  [20:0] own_left;
    input wire  [20:0] other_left;
    input wire  starts_at_ten;
    input wire  [6:0] ply;
    input wire  passed;
    input wire  [31:0] budget_cycles;
    input wire  yields;
    input wire  [164:0] peer_written;
    input wire  [163:0] peer_path;
    input wire  adopt;
    input wire  [14:0] peer_placement;
    input wire  [15:0] peer_score;
    input wire  [5:0] peer_depth;
    output reg  busy;
    output reg  done;
    output reg  [14:0] placement;
    output reg  [15:0] score;
    output reg  [5:0] depth;
    output reg  [31:0] nodes;
    output reg  [31:0] cycles;
    output reg  [31:0] entered_nodes;
    output reg  [164:0] written;
    output reg  [163:0] path;
    
    // Constant declarations
    localparam  zero = 16'h0;
    localparam  zero_32 = 32'h0;
    localparam  one_32 = 32'h1;
    localparam  slots$0 = 5'b0;
    localparam  slots$1 = 5'b1;
    localparam  steps$0 = 6'b0;
    localparam  steps$1 = 6'b1;
    localparam  steps$2 = 6'b10;
    localparam  steps$3 = 6'b11;
    localparam  steps$4 = 6'b100;
    localparam  steps$5 = 6'b101;
    localparam  steps$6 = 6'b110;
    localparam  steps$7 = 6'b111;
    localparam  last_step = 6'b111111;
    localparam  one_ply = 6'b1;
    localparam  max_depth = 6'b110000;
    localparam  root_node = 98'h1003f800000ffff80008000;
    localparam  pass = 15'b111111100000000;
    localparam  sign = 16'h8000;
    localparam  first_cleared = 13'b0;
    localparam  one_cleared = 13'b1;
    localparam  last_level = 13'b111111;
    localparam  last_bucket = 13'b1111111111111;
    localparam  select_listed = 8'h1;
    localparam  select_depth_preferred = 8'h2;
    localparam  select_newer_killer = 8'h4;
    localparam  select_older_killer = 8'h8;
    localparam  select_always_replace = 8'h10;
    localparam  select_popped = 8'h20;
    localparam  select_reply = 8'h40;
    localparam  select_played = 8'h80;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Follow = 1;
    localparam State$Clear = 2;
    localparam State$Enter = 3;
    localparam State$Complete = 4;
    localparam State$LookUp = 5;
    localparam State$Generate = 6;
    localparam State$Stream = 7;
    localparam State$Settle = 8;
    localparam State$Store = 9;
    localparam State$Fetch = 10;
    localparam State$Read = 11;
    localparam State$Take = 12;
    localparam State$Place = 13;
    localparam State$Make = 14;
    localparam State$Leave = 15;
    localparam State$Remove = 16;
    localparam State$Unmake = 17;
    localparam State$TryReply = 18;
    localparam State$Finish = 19;
    
    // Stub signals
    reg  [4:0] state$d;
    wire  [4:0] state$q;
    reg  starting$d;
    wire  starting$q;
    reg  starts_new_game$d;
    wire  starts_new_game$q;
    reg  starts_behind$d;
    wire  starts_behind$q;
    reg  stopping$d;
    wire  stopping$q;
    reg  [4:0] datapath$state;
    reg  [5:0] datapath$step;
    reg  datapath$stopping;
    reg  [441:0] datapath$root;
    reg  datapath$root_passed;
    reg  [97:0] datapath$node;
    reg  [5:0] datapath$level;
    reg  datapath$again;
    reg  datapath$is_last_child;
    reg  [14:0] datapath$answer;
    reg  [12:0] datapath$cleared;
    reg  datapath$clear_table;
    reg  [7:0] datapath$select;
    reg  datapath$generates;
    reg  datapath$list;
    reg  datapath$store;
    reg  datapath$cutoff;
    reg  datapath$next_child;
    reg  datapath$try_reply;
    reg  datapath$yields;
    reg  [164:0] datapath$peer_written;
    reg  [163:0] datapath$peer_path;
    wire  [164:0] datapath$written;
    wire  [163:0] datapath$path;
    wire  datapath$completed;
    wire  [15:0] datapath$value_completed;
    wire  [15:0] datapath$value_both_passed;
    wire  [97:0] datapath$popped;
    wire  [97:0] datapath$child;
    wire  [39:0] datapath$known;
    wire  datapath$tt_cutoff;
    wire  datapath$depth_preferred_will_hit;
    wire  datapath$has_first_move;
    wire  [14:0] datapath$listed;
    wire  datapath$valid;
    wire  [14:0] datapath$placement;
    wire  [15:0] datapath$score;
    wire  [15:0] datapath$value;
    wire  datapath$terminal;
    wire  datapath$both_passed;
    wire  datapath$done;
    wire  datapath$any;
    wire  datapath$more_than_one;
    wire  [15:0] datapath$refuted;
    wire  datapath$test_applies;
    wire  datapath$test_counts;
    wire  datapath$test_refutes;
    wire  datapath$test_ends;
    wire  datapath$defers;
    wire  datapath$deferred;
    reg  [5:0] step$d;
    wire  [5:0] step$q;
    reg  [12:0] cleared$d;
    wire  [12:0] cleared$q;
    reg  clearing_all$d;
    wire  clearing_all$q;
    reg  expired$d;
    wire  expired$q;
    reg  [5:0] iteration$d;
    wire  [5:0] iteration$q;
    reg  [5:0] level$d;
    wire  [5:0] level$q;
    reg  [97:0] node$d;
    wire  [97:0] node$q;
    reg  again$d;
    wire  again$q;
    reg  [15:0] returned$d;
    wire  [15:0] returned$q;
    reg  raised$d;
    wire  raised$q;
    reg  betters$d;
    wire  betters$q;
    reg  refutes$d;
    wire  refutes$q;
    reg  all_searched$d;
    wire  all_searched$q;
    reg  [14:0] answer$d;
    wire  [14:0] answer$q;
    reg  [15:0] answer_score$d;
    wire  [15:0] answer_score$q;
    reg  [5:0] finished_depth$d;
    wire  [5:0] finished_depth$q;
    reg  [31:0] node_count$d;
    wire  [31:0] node_count$q;
    reg  [31:0] cycle_count$d;
    wire  [31:0] cycle_count$q;
    reg  [31:0] entered_count$d;
    wire  [31:0] entered_count$q;
    
    // Local signals
    reg  at_root;
    reg  frontier;
    reg  cut_off;
    reg  generates;
    reg  lists;
    reg  finishes_child;
    reg  [15:0] minus_value;
    reg  [4:0] next_child;
    reg  [5:0] next_step;
    reg  [31:0] next_cycle_count;
    reg  [12:0] last_clear;
    
    // Sub module instances
    search_state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    dff1 starting(
        .d(starting$d),
        .q(starting$q),
        .clock(clock)
    );
    dff1 starts_new_game(
        .d(starts_new_game$d),
        .q(starts_new_game$q),
        .clock(clock)
    );
    dff1 starts_behind(
        .d(starts_behind$d),
        .q(starts_behind$q),
        .clock(clock)
    );
    dff1 stopping(
        .d(stopping$d),
        .q(stopping$q),
        .clock(clock)
    );
    search_datapath datapath(
        .clock(clock),
        .state(datapath$state),
        .step(datapath$step),
        .stopping(datapath$stopping),
        .root(datapath$root),
        .root_passed(datapath$root_passed),
        .node(datapath$node),
        .level(datapath$level),
        .again(datapath$again),
        .is_last_child(datapath$is_last_child),
        .answer(datapath$answer),
        .cleared(datapath$cleared),
        .clear_table(datapath$clear_table),
        .select(datapath$select),
        .generates(datapath$generates),
        .list(datapath$list),
        .store(datapath$store),
        .cutoff(datapath$cutoff),
        .next_child(datapath$next_child),
        .try_reply(datapath$try_reply),
        .yields(datapath$yields),
        .peer_written(datapath$peer_written),
        .peer_path(datapath$peer_path),
        .written(datapath$written),
        .path(datapath$path),
        .completed(datapath$completed),
        .value_completed(datapath$value_completed),
        .value_both_passed(datapath$value_both_passed),
        .popped(datapath$popped),
        .child(datapath$child),
        .known(datapath$known),
        .tt_cutoff(datapath$tt_cutoff),
        .depth_preferred_will_hit(datapath$depth_preferred_will_hit),
        .has_first_move(datapath$has_first_move),
        .listed(datapath$listed),
        .valid(datapath$valid),
        .placement(datapath$placement),
        .score(datapath$score),
        .value(datapath$value),
        .terminal(datapath$terminal),
        .both_passed(datapath$both_passed),
        .done(datapath$done),
        .any(datapath$any),
        .more_than_one(datapath$more_than_one),
        .refuted(datapath$refuted),
        .test_applies(datapath$test_applies),
        .test_counts(datapath$test_counts),
        .test_refutes(datapath$test_refutes),
        .test_ends(datapath$test_ends),
        .defers(datapath$defers),
        .deferred(datapath$deferred)
    );
    dff6 step(
        .d(step$d),
        .q(step$q),
        .clock(clock)
    );
    dff13 cleared(
        .d(cleared$d),
        .q(cleared$q),
        .clock(clock)
    );
    dff1 clearing_all(
        .d(clearing_all$d),
        .q(clearing_all$q),
        .clock(clock)
    );
    dff1 expired(
        .d(expired$d),
        .q(expired$q),
        .clock(clock)
    );
    dff6 iteration(
        .d(iteration$d),
        .q(iteration$q),
        .clock(clock)
    );
    dff6 level(
        .d(level$d),
        .q(level$q),
        .clock(clock)
    );
    dff98 node(
        .d(node$d),
        .q(node$q),
        .clock(clock)
    );
    dff1 again(
        .d(again$d),
        .q(again$q),
        .clock(clock)
    );
    dff16 returned(
        .d(returned$d),
        .q(returned$q),
        .clock(clock)
    );
    dff1 raised(
        .d(raised$d),
        .q(raised$q),
        .clock(clock)
    );
    dff1 betters(
        .d(betters$d),
        .q(betters$q),
        .clock(clock)
    );
    dff1 refutes(
        .d(refutes$d),
        .q(refutes$q),
        .clock(clock)
    );
    dff1 all_searched(
        .d(all_searched$d),
        .q(all_searched$q),
        .clock(clock)
    );
    dff15 answer(
        .d(answer$d),
        .q(answer$q),
        .clock(clock)
    );
    dff16 answer_score(
        .d(answer_score$d),
        .q(answer_score$q),
        .clock(clock)
    );
    dff6 finished_depth(
        .d(finished_depth$d),
        .q(finished_depth$q),
        .clock(clock)
    );
    dff32 node_count(
        .d(node_count$d),
        .q(node_count$q),
        .clock(clock)
    );
    dff32 cycle_count(
        .d(cycle_count$d),
        .q(cycle_count$q),
        .clock(clock)
    );
    dff32 entered_count(
        .d(entered_count$d),
        .q(entered_count$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        state$d = state$q;
        starting$d = starting$q;
        starts_new_game$d = starts_new_game$q;
        starts_behind$d = starts_behind$q;
        stopping$d = stopping$q;
        step$d = step$q;
        cleared$d = cleared$q;
        clearing_all$d = clearing_all$q;
        expired$d = expired$q;
        iteration$d = iteration$q;
        level$d = level$q;
        node$d = node$q;
        again$d = again$q;
        returned$d = returned$q;
        raised$d = raised$q;
        betters$d = betters$q;
        refutes$d = refutes$q;
        all_searched$d = all_searched$q;
        answer$d = answer$q;
        answer_score$d = answer_score$q;
        finished_depth$d = finished_depth$q;
        node_count$d = node_count$q;
        cycle_count$d = cycle_count$q;
        entered_count$d = entered_count$q;
        starting$d = start;
        starts_new_game$d = new_game;
        starts_behind$d = behind_answer;
        stopping$d = stop;
        busy = 1'b1;
        done = 1'b0;
        placement = answer$q;
        score = answer_score$q;
        depth = finished_depth$q;
        nodes = node_count$q;
        cycles = cycle_count$q;
        entered_nodes = entered_count$q;
        if (adopt) begin
            answer$d = peer_placement;
            answer_score$d = peer_score;
            finished_depth$d = peer_depth;
        end
        at_root = level$q == steps$0;
        frontier = node$q[(64'h58)+:(6)] == one_ply;
        cut_off = node$q[(64'h2f)+:(16)] >= node$q[(64'h1f)+:(16)];
        next_child = node$q[(64'h4e)+:(5)] + slots$1;
        all_searched$d = next_child == node$q[(64'h53)+:(5)];
        minus_value = zero - datapath$value;
        raised$d = returned$q > node$q[(64'hf)+:(16)];
        betters$d = returned$q > node$q[(64'h2f)+:(16)];
        refutes$d = returned$q >= node$q[(64'h1f)+:(16)];
        next_step = step$q;
        if (step$q != last_step) begin
            next_step = step$q + steps$1;
        end
        step$d = steps$0;
        next_cycle_count = cycle_count$q + one_32;
        cycle_count$d = next_cycle_count;
        expired$d = next_cycle_count >= budget_cycles;
        datapath$state = state$q;
        datapath$step = step$q;
        datapath$stopping = stopping$q;
        datapath$root[(64'h0)+:(196)] = own;
        datapath$root[(64'hc4)+:(196)] = other;
        datapath$root[(64'h188)+:(21)] = own_left;
        datapath$root[(64'h19d)+:(21)] = other_left;
        datapath$root[(64'h1b2)+:(1)] = starts_at_ten;
        datapath$root[(64'h1b3)+:(7)] = ply;
        datapath$root_passed = passed;
        datapath$node = node$q;
        datapath$level = level$q;
        datapath$again = again$q;
        datapath$is_last_child = all_searched$q;
        datapath$answer = answer$q;
        datapath$cleared = cleared$q;
        datapath$clear_table = clearing_all$q;
        datapath$yields = yields;
        datapath$peer_written = peer_written;
        datapath$peer_path = peer_path;
        written = datapath$written;
        path = datapath$path;
        datapath$select = select_listed;
        datapath$store = 1'b0;
        datapath$cutoff = 1'b0;
        datapath$try_reply = 1'b0;
        lists = 1'b0;
        generates = 1'b0;
        finishes_child = 1'b0;
        cleared$d = first_cleared;
        last_clear = last_level;
        if (clearing_all$q) begin
            last_clear = last_bucket;
        end
        case (state$q)
            State$Idle:
                begin
                    busy = starting$q;
                    datapath$select = select_played;
                    cycle_count$d = cycle_count$q;
                    level$d = steps$0;
                    iteration$d = one_ply;
                    node$d = root_node;
                    node$d[(64'h0)+:(15)] = answer$q;
                    again$d = 1'b0;
                    if (starting$q) begin
                        answer$d = pass;
                        answer_score$d = zero;
                        finished_depth$d = steps$0;
                        node_count$d = zero_32;
                        entered_count$d = zero_32;
                        cycle_count$d = zero_32;
                        clearing_all$d = starts_new_game$q;
                        state$d = State$Clear;
                        if (starts_behind$q) begin
                            state$d = State$Follow;
                        end
                    end
                end
            State$Follow:
                begin
                    cycle_count$d = cycle_count$q;
                    state$d = State$Clear;
                end
            State$Clear:
                begin
                    cycle_count$d = cycle_count$q;
                    cleared$d = cleared$q + one_cleared;
                    if (cleared$q == last_clear) begin
                        state$d = State$Enter;
                    end
                end
            State$Enter:
                begin
                    datapath$select = select_newer_killer;
                    entered_count$d = node_count$q;
                    if ((iteration$q != one_ply) & expired$q) begin
                        state$d = State$Finish;
                    end
                    else if (datapath$completed) begin
                        state$d = State$Complete;
                    end
                    else if (at_root | frontier) begin
                        generates = 1'b1;
                    end
                    else begin
                        state$d = State$LookUp;
                    end
                end
            State$Complete:
                begin
                    datapath$select = select_popped;
                    node$d[(64'h2f)+:(16)] = datapath$value_both_passed;
                    if (datapath$completed) begin
                        node$d[(64'h2f)+:(16)] = datapath$value_completed;
                    end
                    else if (at_root) begin
                        answer_score$d = datapath$value_both_passed ^ sign;
                    end
                    state$d = State$Leave;
                end
            State$LookUp:
                begin
                    step$d = next_step;
                    if (step$q == steps$0) begin
                        datapath$select = select_older_killer;
                    end
                    if (step$q == steps$1) begin
                        datapath$select = select_always_replace;
                        if (datapath$depth_preferred_will_hit) begin
                            datapath$select = select_depth_preferred;
                        end
                    end
                    if (step$q == steps$2) begin
                        datapath$select = select_popped;
                        if (datapath$tt_cutoff) begin
                            node$d[(64'h2f)+:(16)] = datapath$known[(64'h0)+:(16)];
                            node$d[(64'h5f)+:(1)] = datapath$known[(64'h27)+:(1)];
                        end
                        if (datapath$tt_cutoff | datapath$defers) begin
                            state$d = State$Leave;
                        end
                    end
                    lists = datapath$has_first_move;
                    if (step$q == steps$7) begin
                        step$d = steps$0;
                        state$d = State$Read;
                        if (node$q[(64'h53)+:(5)] == slots$0) begin
                            if (datapath$has_first_move) begin
                                state$d = State$Fetch;
                            end
                            else begin
                                generates = 1'b1;
                            end
                        end
                    end
                end
            State$Generate:
                begin
                    generates = 1'b1;
                end
            State$Stream:
                begin
                    step$d = next_step;
                    datapath$select = select_popped;
                    if (step$q == steps$0) begin
                        datapath$select = select_older_killer;
                    end
                    if (datapath$valid) begin
                        node_count$d = node_count$q + one_32;
                    end
                    if (frontier) begin
                        if (datapath$valid) begin
                            if (~(datapath$terminal | datapath$both_passed)) begin
                                node$d[(64'h5f)+:(1)] = 1'b1;
                            end
                            if (datapath$value > node$q[(64'h2f)+:(16)]) begin
                                node$d[(64'h2f)+:(16)] = datapath$value;
                                node$d[(64'h3f)+:(15)] = datapath$placement;
                                if (at_root & (~datapath$both_passed)) begin
                                    answer$d = datapath$placement;
                                    answer_score$d = datapath$score;
                                end
                            end
                        end
                        if (datapath$done | (datapath$valid & (datapath$value >= node$q[(64'h1f)+:(16)]))) begin
                            state$d = State$Leave;
                        end
                    end
                    else if (datapath$done) begin
                        state$d = State$Settle;
                    end
                    if (datapath$valid & datapath$both_passed) begin
                        state$d = State$Complete;
                    end
                end
            State$Settle:
                begin
                    state$d = State$Store;
                end
            State$Store:
                begin
                    datapath$select = select_popped;
                    if (datapath$any) begin
                        lists = 1'b1;
                        if (~datapath$more_than_one) begin
                            state$d = State$Read;
                            if (node$q[(64'h4e)+:(5)] == node$q[(64'h53)+:(5)]) begin
                                state$d = State$Fetch;
                            end
                        end
                    end
                    else begin
                        state$d = State$Leave;
                    end
                end
            State$Fetch:
                begin
                    datapath$select = select_popped;
                    state$d = State$Read;
                    if (datapath$refuted[32'h0]) begin
                        finishes_child = 1'b1;
                        state$d = State$Fetch;
                        if (next_child == node$q[(64'h53)+:(5)]) begin
                            state$d = State$Leave;
                        end
                    end
                end
            State$Read:
                begin
                    state$d = State$Take;
                end
            State$Take:
                begin
                    if (~again$q) begin
                        node$d[(64'h0)+:(15)] = datapath$listed;
                    end
                    state$d = State$Place;
                end
            State$Place:
                begin
                    state$d = State$Make;
                end
            State$Make:
                begin
                    level$d = level$q + one_ply;
                    node$d = datapath$child;
                    again$d = 1'b0;
                    state$d = State$Enter;
                end
            State$Leave:
                begin
                    datapath$select = select_reply;
                    if (at_root) begin
                        finished_depth$d = iteration$q;
                        iteration$d = iteration$q + one_ply;
                        node$d = root_node;
                        node$d[(64'h58)+:(6)] = iteration$q + one_ply;
                        state$d = State$Enter;
                        if ((~node$q[(64'h5f)+:(1)]) | (node$q[(64'h53)+:(5)] == slots$1) | (iteration$q == max_depth)) begin
                            state$d = State$Finish;
                        end
                    end
                    else begin
                        datapath$store = (~frontier) & (node$q[(64'h61)+:(1)] | (node$q[(64'h53)+:(5)] != slots$0));
                        datapath$cutoff = cut_off & (node$q[(64'h3f)+:(15)] != pass);
                        returned$d = zero - node$q[(64'h2f)+:(16)];
                        level$d = level$q - one_ply;
                        node$d = datapath$popped;
                        node$d[(64'h5f)+:(1)] = datapath$popped[(64'h5f)+:(1)] | node$q[(64'h5f)+:(1)];
                        state$d = State$Remove;
                    end
                end
            State$Remove:
                begin
                    state$d = State$Unmake;
                end
            State$Unmake:
                begin
                    if ((node$q[(64'h5e)+:(1)] & raised$q) & (~datapath$deferred)) begin
                        again$d = 1'b1;
                        datapath$select = select_played;
                        state$d = State$Take;
                    end
                    else begin
                        finishes_child = 1'b1;
                        datapath$select = select_popped;
                        node$d[(64'h0)+:(15)] = datapath$listed;
                        state$d = State$Place;
                        if (datapath$refuted[32'h1]) begin
                            state$d = State$Fetch;
                        end
                        if (datapath$deferred) begin
                            lists = 1'b1;
                        end
                        else begin
                            if (betters$q) begin
                                node$d[(64'h2f)+:(16)] = returned$q;
                                node$d[(64'h3f)+:(15)] = node$q[(64'h0)+:(15)];
                                if (at_root) begin
                                    answer$d = node$q[(64'h0)+:(15)];
                                    answer_score$d = returned$q ^ sign;
                                end
                            end
                            if (raised$q) begin
                                node$d[(64'hf)+:(16)] = returned$q;
                                node$d[(64'h60)+:(1)] = 1'b1;
                            end
                            if (refutes$q) begin
                                state$d = State$Leave;
                            end
                            else if (datapath$test_applies) begin
                                datapath$try_reply = 1'b1;
                                datapath$select = select_listed;
                                state$d = State$TryReply;
                            end
                            else if (all_searched$q) begin
                                state$d = State$Generate;
                                if (node$q[(64'h61)+:(1)]) begin
                                    state$d = State$Leave;
                                end
                            end
                        end
                    end
                end
            State$TryReply:
                begin
                    step$d = next_step;
                end
            State$Finish:
                begin
                    done = 1'b1;
                    datapath$select = select_played;
                    cycle_count$d = cycle_count$q;
                    state$d = State$Idle;
                end
            default:
                begin
                    state$d = State$Idle;
                end
        endcase
        datapath$list = lists;
        if (lists) begin
            node$d[(64'h53)+:(5)] = node$q[(64'h53)+:(5)] + slots$1;
        end
        datapath$next_child = finishes_child;
        if (finishes_child) begin
            node$d[(64'h4e)+:(5)] = next_child;
        end
        datapath$generates = generates;
        if (generates) begin
            node$d[(64'h61)+:(1)] = 1'b1;
            state$d = State$Stream;
        end
        if (datapath$test_counts) begin
            node_count$d = node_count$q + one_32;
        end
        if (datapath$test_refutes) begin
            if (~datapath$terminal) begin
                node$d[(64'h5f)+:(1)] = 1'b1;
            end
            if (minus_value > node$q[(64'h2f)+:(16)]) begin
                node$d[(64'h2f)+:(16)] = minus_value;
            end
        end
        if (datapath$test_ends) begin
            state$d = State$Fetch;
        end
        if (stopping$q) begin
            state$d = State$Idle;
        end
    end
    
endmodule // search
