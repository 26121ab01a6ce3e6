// Emitted by `cargo xtask emit` from hdl/src/search.rs: change that, not this.


module search(clock,start,stop,own,other,own_left,other_left,starts_at_ten,ply,passed,budget_cycles,busy,done,placement,score,depth,nodes,cycles);
    
    // Module arguments
    input wire  clock;
    input wire  start;
    input wire  stop;
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  [20:0] own_left;
    input wire  [20:0] other_left;
    input wire  starts_at_ten;
    input wire  [6:0] ply;
    input wire  passed;
    input wire  [31:0] budget_cycles;
    output reg  busy;
    output reg  done;
    output reg  [14:0] placement;
    output reg  [15:0] score;
    output reg  [5:0] depth;
    output reg  [31:0] nodes;
    output reg  [31:0] cycles;
    
    // Constant declarations
    localparam  zero = 16'h0;
    localparam  zero_32 = 32'h0;
    localparam  one_32 = 32'h1;
    localparam  two_32 = 32'h2;
    localparam  no_child = 5'b0;
    localparam  one_child = 5'b1;
    localparam  root = 6'b0;
    localparam  one_level = 6'b1;
    localparam  max_depth = 6'b110000;
    localparam  one_ply = 7'b1;
    localparam  pass = 15'b111111100000000;
    localparam  sign = 16'h8000;
    localparam  infinity = 16'hffff;
    localparam  minus_infinity = 16'h1;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Enter = 1;
    localparam State$Complete = 2;
    localparam State$Stream = 3;
    localparam State$Settle = 4;
    localparam State$Store = 5;
    localparam State$Fetch = 6;
    localparam State$Read = 7;
    localparam State$Place = 8;
    localparam State$Make = 9;
    localparam State$Leave = 10;
    localparam State$Pop = 11;
    localparam State$Remove = 12;
    localparam State$Unmake = 13;
    localparam State$Finish = 14;
    
    // Stub signals
    reg  [3:0] state$d;
    wire  [3:0] state$q;
    reg  generator$start;
    reg  generator$cancel;
    reg  [195:0] generator$own;
    reg  [195:0] generator$other;
    reg  generator$starts_at_ten;
    reg  [20:0] generator$left;
    wire  generator$valid_0;
    wire  [14:0] generator$placement_0;
    wire  generator$valid_1;
    wire  [14:0] generator$placement_1;
    wire  generator$done;
    reg  leaf_units$0$cancel;
    reg  leaf_units$0$valid_in;
    reg  [14:0] leaf_units$0$placement_in;
    reg  leaf_units$0$done_in;
    reg  [195:0] leaf_units$0$own;
    reg  [195:0] leaf_units$0$other;
    reg  [20:0] leaf_units$0$own_left;
    reg  [20:0] leaf_units$0$other_left;
    reg  leaf_units$0$starts_at_ten;
    reg  [6:0] leaf_units$0$ply;
    wire  leaf_units$0$valid;
    wire  [14:0] leaf_units$0$placement;
    wire  [15:0] leaf_units$0$score;
    wire  leaf_units$0$terminal;
    wire  leaf_units$0$done;
    reg  leaf_units$1$cancel;
    reg  leaf_units$1$valid_in;
    reg  [14:0] leaf_units$1$placement_in;
    reg  leaf_units$1$done_in;
    reg  [195:0] leaf_units$1$own;
    reg  [195:0] leaf_units$1$other;
    reg  [20:0] leaf_units$1$own_left;
    reg  [20:0] leaf_units$1$other_left;
    reg  leaf_units$1$starts_at_ten;
    reg  [6:0] leaf_units$1$ply;
    wire  leaf_units$1$valid;
    wire  [14:0] leaf_units$1$placement;
    wire  [15:0] leaf_units$1$score;
    wire  leaf_units$1$terminal;
    wire  leaf_units$1$done;
    reg  sorter$clear;
    reg  sorter$insert_0;
    reg  [15:0] sorter$key_0;
    reg  [14:0] sorter$placement_0;
    reg  sorter$insert_1;
    reg  [15:0] sorter$key_1;
    reg  [14:0] sorter$placement_1;
    reg  sorter$take;
    wire  sorter$any;
    wire  [14:0] sorter$best;
    reg  [14:0] placer$placement;
    wire  [195:0] placer$cells;
    wire  [20:0] placer$piece;
    wire  [2:0] placer$size;
    reg  [9:0] lists$read_address;
    wire  [14:0] lists$read_data;
    reg  [9:0] lists$write_address;
    reg  [14:0] lists$write_data;
    reg  lists$write_enable;
    reg  [5:0] stack$read_address;
    wire  [74:0] stack$read_data;
    reg  [5:0] stack$write_address;
    reg  [74:0] stack$write_data;
    reg  stack$write_enable;
    reg  [195:0] own_now$d;
    wire  [195:0] own_now$q;
    reg  [195:0] other_now$d;
    wire  [195:0] other_now$q;
    reg  [20:0] own_left_now$d;
    wire  [20:0] own_left_now$q;
    reg  [20:0] other_left_now$d;
    wire  [20:0] other_left_now$q;
    reg  starts_at_ten_now$d;
    wire  starts_at_ten_now$q;
    reg  [6:0] ply_now$d;
    wire  [6:0] ply_now$q;
    reg  passed_now$d;
    wire  passed_now$q;
    reg  monomino_last$d;
    wire  monomino_last$q;
    reg  [5:0] iteration$d;
    wire  [5:0] iteration$q;
    reg  [5:0] level$d;
    wire  [5:0] level$q;
    reg  [5:0] remaining$d;
    wire  [5:0] remaining$q;
    reg  [15:0] alpha$d;
    wire  [15:0] alpha$q;
    reg  [15:0] beta$d;
    wire  [15:0] beta$q;
    reg  [15:0] best$d;
    wire  [15:0] best$q;
    reg  [4:0] child$d;
    wire  [4:0] child$q;
    reg  [4:0] children$d;
    wire  [4:0] children$q;
    reg  [14:0] played$d;
    wire  [14:0] played$q;
    reg  [15:0] returned$d;
    wire  [15:0] returned$q;
    reg  horizon$d;
    wire  horizon$q;
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
    reg  [20:0] exact_scores$own_left;
    reg  [20:0] exact_scores$other_left;
    reg  exact_scores$monomino_last;
    wire  [15:0] exact_scores$both_passed;
    wire  [15:0] exact_scores$other_completed;
    
    // Local signals
    reg  at_root;
    reg  last_ply;
    reg  both_passed;
    reg  [15:0] value_0;
    reg  [15:0] value_1;
    reg  refuted_0;
    reg  counted_1;
    reg  better_0;
    reg  better_1;
    reg  [4:0] next_child;
    reg  [4:0] next_children;
    reg  [74:0] frame;
    reg  [74:0] popped;
    reg  [15:0] minus_alpha;
    reg  [15:0] minus_beta;
    reg  [15:0] minus_best;
    reg  [5:0] level_up;
    reg  [5:0] level_down;
    reg  [5:0] remaining_up;
    reg  [5:0] remaining_down;
    reg  [5:0] deeper;
    
    // Sub module instances
    search$state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    search$generator generator(
        .clock(clock),
        .start(generator$start),
        .cancel(generator$cancel),
        .own(generator$own),
        .other(generator$other),
        .starts_at_ten(generator$starts_at_ten),
        .left(generator$left),
        .valid_0(generator$valid_0),
        .placement_0(generator$placement_0),
        .valid_1(generator$valid_1),
        .placement_1(generator$placement_1),
        .done(generator$done)
    );
    search$leaf_units$0 leaf_units$0(
        .clock(clock),
        .cancel(leaf_units$0$cancel),
        .valid_in(leaf_units$0$valid_in),
        .placement_in(leaf_units$0$placement_in),
        .done_in(leaf_units$0$done_in),
        .own(leaf_units$0$own),
        .other(leaf_units$0$other),
        .own_left(leaf_units$0$own_left),
        .other_left(leaf_units$0$other_left),
        .starts_at_ten(leaf_units$0$starts_at_ten),
        .ply(leaf_units$0$ply),
        .valid(leaf_units$0$valid),
        .placement(leaf_units$0$placement),
        .score(leaf_units$0$score),
        .terminal(leaf_units$0$terminal),
        .done(leaf_units$0$done)
    );
    search$leaf_units$1 leaf_units$1(
        .clock(clock),
        .cancel(leaf_units$1$cancel),
        .valid_in(leaf_units$1$valid_in),
        .placement_in(leaf_units$1$placement_in),
        .done_in(leaf_units$1$done_in),
        .own(leaf_units$1$own),
        .other(leaf_units$1$other),
        .own_left(leaf_units$1$own_left),
        .other_left(leaf_units$1$other_left),
        .starts_at_ten(leaf_units$1$starts_at_ten),
        .ply(leaf_units$1$ply),
        .valid(leaf_units$1$valid),
        .placement(leaf_units$1$placement),
        .score(leaf_units$1$score),
        .terminal(leaf_units$1$terminal),
        .done(leaf_units$1$done)
    );
    search$sorter sorter(
        .clock(clock),
        .clear(sorter$clear),
        .insert_0(sorter$insert_0),
        .key_0(sorter$key_0),
        .placement_0(sorter$placement_0),
        .insert_1(sorter$insert_1),
        .key_1(sorter$key_1),
        .placement_1(sorter$placement_1),
        .take(sorter$take),
        .any(sorter$any),
        .best(sorter$best)
    );
    search$placer placer(
        .clock(clock),
        .placement(placer$placement),
        .cells(placer$cells),
        .piece(placer$piece),
        .size(placer$size)
    );
    search$lists lists(
        .read_address(lists$read_address),
        .read_clock(clock),
        .read_data(lists$read_data),
        .write_address(lists$write_address),
        .write_clock(clock),
        .write_data(lists$write_data),
        .write_enable(lists$write_enable)
    );
    search$stack stack(
        .read_address(stack$read_address),
        .read_clock(clock),
        .read_data(stack$read_data),
        .write_address(stack$write_address),
        .write_clock(clock),
        .write_data(stack$write_data),
        .write_enable(stack$write_enable)
    );
    search$own_now own_now(
        .d(own_now$d),
        .q(own_now$q),
        .clock(clock)
    );
    search$other_now other_now(
        .d(other_now$d),
        .q(other_now$q),
        .clock(clock)
    );
    search$own_left_now own_left_now(
        .d(own_left_now$d),
        .q(own_left_now$q),
        .clock(clock)
    );
    search$other_left_now other_left_now(
        .d(other_left_now$d),
        .q(other_left_now$q),
        .clock(clock)
    );
    search$starts_at_ten_now starts_at_ten_now(
        .d(starts_at_ten_now$d),
        .q(starts_at_ten_now$q),
        .clock(clock)
    );
    search$ply_now ply_now(
        .d(ply_now$d),
        .q(ply_now$q),
        .clock(clock)
    );
    search$passed_now passed_now(
        .d(passed_now$d),
        .q(passed_now$q),
        .clock(clock)
    );
    search$monomino_last monomino_last(
        .d(monomino_last$d),
        .q(monomino_last$q),
        .clock(clock)
    );
    search$iteration iteration(
        .d(iteration$d),
        .q(iteration$q),
        .clock(clock)
    );
    search$level level(
        .d(level$d),
        .q(level$q),
        .clock(clock)
    );
    search$remaining remaining(
        .d(remaining$d),
        .q(remaining$q),
        .clock(clock)
    );
    search$alpha alpha(
        .d(alpha$d),
        .q(alpha$q),
        .clock(clock)
    );
    search$beta beta(
        .d(beta$d),
        .q(beta$q),
        .clock(clock)
    );
    search$best best(
        .d(best$d),
        .q(best$q),
        .clock(clock)
    );
    search$child child(
        .d(child$d),
        .q(child$q),
        .clock(clock)
    );
    search$children children(
        .d(children$d),
        .q(children$q),
        .clock(clock)
    );
    search$played played(
        .d(played$d),
        .q(played$q),
        .clock(clock)
    );
    search$returned returned(
        .d(returned$d),
        .q(returned$q),
        .clock(clock)
    );
    search$horizon horizon(
        .d(horizon$d),
        .q(horizon$q),
        .clock(clock)
    );
    search$answer answer(
        .d(answer$d),
        .q(answer$q),
        .clock(clock)
    );
    search$answer_score answer_score(
        .d(answer_score$d),
        .q(answer_score$q),
        .clock(clock)
    );
    search$finished_depth finished_depth(
        .d(finished_depth$d),
        .q(finished_depth$q),
        .clock(clock)
    );
    search$node_count node_count(
        .d(node_count$d),
        .q(node_count$q),
        .clock(clock)
    );
    search$cycle_count cycle_count(
        .d(cycle_count$d),
        .q(cycle_count$q),
        .clock(clock)
    );
    search$exact_scores exact_scores(
        .clock(clock),
        .own_left(exact_scores$own_left),
        .other_left(exact_scores$other_left),
        .monomino_last(exact_scores$monomino_last),
        .both_passed(exact_scores$both_passed),
        .other_completed(exact_scores$other_completed)
    );
    
    // Update code
    always @(*) begin
        state$d = state$q;
        own_now$d = own_now$q;
        other_now$d = other_now$q;
        own_left_now$d = own_left_now$q;
        other_left_now$d = other_left_now$q;
        starts_at_ten_now$d = starts_at_ten_now$q;
        ply_now$d = ply_now$q;
        passed_now$d = passed_now$q;
        monomino_last$d = monomino_last$q;
        iteration$d = iteration$q;
        level$d = level$q;
        remaining$d = remaining$q;
        alpha$d = alpha$q;
        beta$d = beta$q;
        best$d = best$q;
        child$d = child$q;
        children$d = children$q;
        played$d = played$q;
        returned$d = returned$q;
        horizon$d = horizon$q;
        answer$d = answer$q;
        answer_score$d = answer_score$q;
        finished_depth$d = finished_depth$q;
        node_count$d = node_count$q;
        cycle_count$d = cycle_count$q;
        busy = 1'b1;
        done = 1'b0;
        placement = answer$q;
        score = answer_score$q;
        depth = finished_depth$q;
        nodes = node_count$q;
        cycles = cycle_count$q;
        generator$start = 1'b0;
        generator$cancel = stop;
        generator$own = own_now$q;
        generator$other = other_now$q;
        generator$starts_at_ten = starts_at_ten_now$q;
        generator$left = own_left_now$q;
        leaf_units$0$cancel = stop;
        leaf_units$0$own = own_now$q;
        leaf_units$0$other = other_now$q;
        leaf_units$0$own_left = own_left_now$q;
        leaf_units$0$other_left = other_left_now$q;
        leaf_units$0$starts_at_ten = starts_at_ten_now$q;
        leaf_units$0$ply = ply_now$q;
        leaf_units$1$cancel = stop;
        leaf_units$1$own = own_now$q;
        leaf_units$1$other = other_now$q;
        leaf_units$1$own_left = own_left_now$q;
        leaf_units$1$other_left = other_left_now$q;
        leaf_units$1$starts_at_ten = starts_at_ten_now$q;
        leaf_units$1$ply = ply_now$q;
        leaf_units$0$valid_in = generator$valid_0;
        leaf_units$0$placement_in = generator$placement_0;
        leaf_units$0$done_in = generator$done;
        leaf_units$1$valid_in = generator$valid_1;
        leaf_units$1$placement_in = generator$placement_1;
        leaf_units$1$done_in = 1'b0;
        at_root = level$q == root;
        last_ply = remaining$q == one_level;
        exact_scores$own_left = own_left_now$q;
        exact_scores$other_left = other_left_now$q;
        exact_scores$monomino_last = monomino_last$q;
        both_passed = (leaf_units$0$placement == pass) & passed_now$q;
        value_0 = leaf_units$0$score ^ sign;
        value_1 = leaf_units$1$score ^ sign;
        if (both_passed) begin
            value_0 = exact_scores$both_passed;
        end
        refuted_0 = leaf_units$0$valid & (value_0 >= beta$q);
        counted_1 = leaf_units$1$valid & (~refuted_0);
        better_0 = leaf_units$0$valid & (value_0 > best$q);
        better_1 = (counted_1 & (value_1 > best$q)) & ((~leaf_units$0$valid) | (value_1 > value_0));
        sorter$clear = 1'b0;
        sorter$insert_0 = 1'b0;
        sorter$insert_1 = 1'b0;
        sorter$take = 1'b0;
        sorter$key_0 = value_0;
        sorter$key_1 = value_1;
        if (at_root & (leaf_units$0$placement == answer$q)) begin
            sorter$key_0 = infinity;
        end
        if (at_root & (leaf_units$1$placement == answer$q)) begin
            sorter$key_1 = infinity;
        end
        sorter$placement_0 = leaf_units$0$placement;
        sorter$placement_1 = leaf_units$1$placement;
        next_child = child$q + one_child;
        next_children = children$q + one_child;
        lists$write_enable = 1'b0;
        lists$write_data = sorter$best;
        lists$write_address = (((level$q) & 10'h3ff) << 32'h4) | ((children$q) & 10'h3ff);
        lists$read_address = (((level$q) & 10'h3ff) << 32'h4) | ((child$q) & 10'h3ff);
        level_up = level$q - one_level;
        level_down = level$q + one_level;
        remaining_up = remaining$q + one_level;
        remaining_down = remaining$q - one_level;
        deeper = iteration$q + one_level;
        minus_alpha = zero - alpha$q;
        minus_beta = zero - beta$q;
        minus_best = zero - best$q;
        frame = ((played$q) & 75'h7ffffffffffffffffff) | (((alpha$q) & 75'h7ffffffffffffffffff) << 32'hf) | (((beta$q) & 75'h7ffffffffffffffffff) << 32'h1f) | (((best$q) & 75'h7ffffffffffffffffff) << 32'h2f) | (((child$q) & 75'h7ffffffffffffffffff) << 32'h3f) | (((children$q) & 75'h7ffffffffffffffffff) << 32'h44) | (((((passed_now$q) & 1'h1)) & 75'h7ffffffffffffffffff) << 32'h49) | (((((monomino_last$q) & 1'h1)) & 75'h7ffffffffffffffffff) << 32'h4a);
        stack$write_enable = 1'b0;
        stack$write_data = frame;
        stack$write_address = level$q;
        stack$read_address = level_up;
        popped = stack$read_data;
        placer$placement = lists$read_data;
        if (state$q == State$Pop) begin
            placer$placement = popped[(32'h0)+:(15)];
        end
        cycle_count$d = cycle_count$q + one_32;
        case (state$q)
            State$Idle:
                begin
                    busy = 1'b0;
                    cycle_count$d = cycle_count$q;
                    if (start) begin
                        own_now$d = own;
                        other_now$d = other;
                        own_left_now$d = own_left;
                        other_left_now$d = other_left;
                        starts_at_ten_now$d = starts_at_ten;
                        ply_now$d = ply;
                        passed_now$d = passed;
                        monomino_last$d = 1'b0;
                        answer$d = pass;
                        answer_score$d = zero;
                        finished_depth$d = root;
                        node_count$d = zero_32;
                        cycle_count$d = zero_32;
                        iteration$d = one_level;
                        remaining$d = one_level;
                        level$d = root;
                        horizon$d = 1'b0;
                        alpha$d = minus_infinity;
                        beta$d = infinity;
                        state$d = State$Enter;
                    end
                end
            State$Enter:
                begin
                    best$d = minus_infinity;
                    child$d = no_child;
                    children$d = no_child;
                    if ((iteration$q != one_level) & (cycle_count$q >= budget_cycles)) begin
                        state$d = State$Finish;
                    end
                    else if (~|other_left_now$q) begin
                        state$d = State$Complete;
                    end
                    else begin
                        generator$start = 1'b1;
                        sorter$clear = 1'b1;
                        state$d = State$Stream;
                    end
                end
            State$Complete:
                begin
                    best$d = exact_scores$other_completed;
                    state$d = State$Leave;
                end
            State$Stream:
                begin
                    if (leaf_units$0$done) begin
                        state$d = State$Settle;
                    end
                    if (last_ply | (leaf_units$0$valid & both_passed)) begin
                        if (leaf_units$0$valid & counted_1) begin
                            node_count$d = node_count$q + two_32;
                        end
                        else if (leaf_units$0$valid | counted_1) begin
                            node_count$d = node_count$q + one_32;
                        end
                        if (((leaf_units$0$valid & (~leaf_units$0$terminal)) & (~both_passed)) | (counted_1 & (~leaf_units$1$terminal))) begin
                            horizon$d = 1'b1;
                        end
                        if (better_1) begin
                            best$d = value_1;
                        end
                        else if (better_0) begin
                            best$d = value_0;
                        end
                        if (at_root & better_1) begin
                            answer$d = leaf_units$1$placement;
                            answer_score$d = value_1 ^ sign;
                        end
                        else if (at_root & better_0) begin
                            answer$d = leaf_units$0$placement;
                            answer_score$d = value_0 ^ sign;
                        end
                        if ((leaf_units$0$done | refuted_0) | (leaf_units$1$valid & (value_1 >= beta$q))) begin
                            state$d = State$Leave;
                        end
                    end
                    else begin
                        if (leaf_units$0$valid & leaf_units$1$valid) begin
                            node_count$d = node_count$q + two_32;
                        end
                        else if (leaf_units$0$valid | leaf_units$1$valid) begin
                            node_count$d = node_count$q + one_32;
                        end
                        sorter$insert_0 = leaf_units$0$valid;
                        sorter$insert_1 = leaf_units$1$valid;
                    end
                end
            State$Settle:
                begin
                    state$d = State$Store;
                end
            State$Store:
                begin
                    if (sorter$any) begin
                        lists$write_enable = 1'b1;
                        children$d = next_children;
                        sorter$take = 1'b1;
                    end
                    else begin
                        state$d = State$Fetch;
                    end
                end
            State$Fetch:
                begin
                    state$d = State$Read;
                end
            State$Read:
                begin
                    played$d = lists$read_data;
                    state$d = State$Place;
                end
            State$Place:
                begin
                    state$d = State$Make;
                end
            State$Make:
                begin
                    stack$write_enable = 1'b1;
                    own_now$d = other_now$q;
                    other_now$d = own_now$q | placer$cells;
                    own_left_now$d = other_left_now$q;
                    other_left_now$d = own_left_now$q & (~placer$piece);
                    starts_at_ten_now$d = ~starts_at_ten_now$q;
                    ply_now$d = ply_now$q + one_ply;
                    passed_now$d = ~|placer$piece;
                    monomino_last$d = placer$piece[32'h0];
                    alpha$d = minus_beta;
                    beta$d = minus_alpha;
                    level$d = level_down;
                    remaining$d = remaining_down;
                    state$d = State$Enter;
                end
            State$Leave:
                begin
                    generator$cancel = 1'b1;
                    leaf_units$0$cancel = 1'b1;
                    leaf_units$1$cancel = 1'b1;
                    state$d = State$Pop;
                    if (at_root) begin
                        finished_depth$d = iteration$q;
                        iteration$d = deeper;
                        remaining$d = deeper;
                        horizon$d = 1'b0;
                        alpha$d = minus_infinity;
                        beta$d = infinity;
                        state$d = State$Enter;
                        if ((~horizon$q) | (children$q == one_child) | (iteration$q == max_depth)) begin
                            state$d = State$Finish;
                        end
                    end
                end
            State$Pop:
                begin
                    returned$d = minus_best;
                    level$d = level_up;
                    remaining$d = remaining_up;
                    played$d = popped[(32'h0)+:(15)];
                    alpha$d = popped[(32'hf)+:(16)];
                    beta$d = popped[(32'h1f)+:(16)];
                    best$d = popped[(32'h2f)+:(16)];
                    child$d = popped[(32'h3f)+:(5)];
                    children$d = popped[(32'h44)+:(5)];
                    passed_now$d = popped[32'h49];
                    monomino_last$d = popped[32'h4a];
                    state$d = State$Remove;
                end
            State$Remove:
                begin
                    state$d = State$Unmake;
                end
            State$Unmake:
                begin
                    own_now$d = other_now$q & (~placer$cells);
                    other_now$d = own_now$q;
                    own_left_now$d = other_left_now$q | placer$piece;
                    other_left_now$d = own_left_now$q;
                    starts_at_ten_now$d = ~starts_at_ten_now$q;
                    ply_now$d = ply_now$q - one_ply;
                    if (returned$q > best$q) begin
                        best$d = returned$q;
                        if (at_root) begin
                            answer$d = played$q;
                            answer_score$d = returned$q ^ sign;
                        end
                    end
                    if (returned$q > alpha$q) begin
                        alpha$d = returned$q;
                    end
                    child$d = next_child;
                    state$d = State$Fetch;
                    if ((returned$q >= beta$q) | (next_child == children$q)) begin
                        state$d = State$Leave;
                    end
                end
            State$Finish:
                begin
                    done = 1'b1;
                    cycle_count$d = cycle_count$q;
                    state$d = State$Idle;
                end
            default:
                begin
                    state$d = State$Idle;
                end
        endcase
        if (stop) begin
            generator$start = 1'b0;
            sorter$insert_0 = 1'b0;
            sorter$insert_1 = 1'b0;
            state$d = State$Idle;
        end
    end
    
endmodule // search


module search$alpha(d,q,clock);
    
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
          
endmodule // search$alpha


module search$answer(d,q,clock);
    
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
          
endmodule // search$answer


module search$answer_score(d,q,clock);
    
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
          
endmodule // search$answer_score


module search$best(d,q,clock);
    
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
          
endmodule // search$best


module search$beta(d,q,clock);
    
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
          
endmodule // search$beta


module search$child(d,q,clock);
    
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
          
endmodule // search$child


module search$children(d,q,clock);
    
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
          
endmodule // search$children


module search$cycle_count(d,q,clock);
    
    // Module arguments
    input wire  [31:0] d;
    output reg  [31:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 32'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$cycle_count


module search$exact_scores(clock,own_left,other_left,monomino_last,both_passed,other_completed);
    
    // Module arguments
    input wire  clock;
    input wire  [20:0] own_left;
    input wire  [20:0] other_left;
    input wire  monomino_last;
    output reg  [15:0] both_passed;
    output reg  [15:0] other_completed;
    
    // Constant declarations
    localparam  no_margin = 16'h0;
    localparam  draw = 16'h8000;
    localparam  won = 16'hc000;
    localparam  lost = 16'h4000;
    localparam  completion_bonus = 16'hf;
    localparam  monomino_bonus = 16'h14;
    
    // Stub signals
    reg  [20:0] own_squares$pieces;
    wire  [6:0] own_squares$squares;
    reg  [20:0] other_squares$pieces;
    wire  [6:0] other_squares$squares;
    reg  [15:0] both_passed_out$d;
    wire  [15:0] both_passed_out$q;
    reg  [15:0] other_completed_out$d;
    wire  [15:0] other_completed_out$q;
    
    // Local signals
    reg  [15:0] own_wide;
    reg  [15:0] other_wide;
    reg  [15:0] margin;
    reg  [15:0] scaled;
    reg  [15:0] lost_by;
    
    // Sub module instances
    search$exact_scores$own_squares own_squares(
        .pieces(own_squares$pieces),
        .squares(own_squares$squares)
    );
    search$exact_scores$other_squares other_squares(
        .pieces(other_squares$pieces),
        .squares(other_squares$squares)
    );
    search$exact_scores$both_passed_out both_passed_out(
        .d(both_passed_out$d),
        .q(both_passed_out$q),
        .clock(clock)
    );
    search$exact_scores$other_completed_out other_completed_out(
        .d(other_completed_out$d),
        .q(other_completed_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        both_passed_out$d = both_passed_out$q;
        other_completed_out$d = other_completed_out$q;
        own_squares$pieces = own_left;
        other_squares$pieces = other_left;
        own_wide = ((own_squares$squares) & 16'hffff);
        other_wide = ((other_squares$squares) & 16'hffff);
        margin = other_wide - own_wide;
        scaled = margin << 32'h5;
        both_passed_out$d = scaled + won;
        if (margin == no_margin) begin
            both_passed_out$d = draw;
        end
        else if (margin[32'hf]) begin
            both_passed_out$d = scaled + lost;
        end
        lost_by = own_wide + completion_bonus;
        if (monomino_last) begin
            lost_by = own_wide + monomino_bonus;
        end
        other_completed_out$d = lost - (lost_by << 32'h5);
        both_passed = both_passed_out$q;
        other_completed = other_completed_out$q;
    end
    
endmodule // search$exact_scores


module search$exact_scores$both_passed_out(d,q,clock);
    
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
          
endmodule // search$exact_scores$both_passed_out


module search$exact_scores$other_completed_out(d,q,clock);
    
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
          
endmodule // search$exact_scores$other_completed_out


module search$exact_scores$other_squares(pieces,squares);
    
    // Module arguments
    input wire  [20:0] pieces;
    output reg  [6:0] squares;
    
    // Update code
    always @(*) begin
        squares = (pieces[32'h0] << 32'h0) + (pieces[32'h1] << 32'h1) + (pieces[32'h2] << 32'h0) + (pieces[32'h2] << 32'h1) + (pieces[32'h3] << 32'h0) + (pieces[32'h3] << 32'h1) + (pieces[32'h4] << 32'h2) + (pieces[32'h5] << 32'h2) + (pieces[32'h6] << 32'h2) + (pieces[32'h7] << 32'h2) + (pieces[32'h8] << 32'h2) + (pieces[32'h9] << 32'h0) + (pieces[32'h9] << 32'h2) + (pieces[32'ha] << 32'h0) + (pieces[32'ha] << 32'h2) + (pieces[32'hb] << 32'h0) + (pieces[32'hb] << 32'h2) + (pieces[32'hc] << 32'h0) + (pieces[32'hc] << 32'h2) + (pieces[32'hd] << 32'h0) + (pieces[32'hd] << 32'h2) + (pieces[32'he] << 32'h0) + (pieces[32'he] << 32'h2) + (pieces[32'hf] << 32'h0) + (pieces[32'hf] << 32'h2) + (pieces[32'h10] << 32'h0) + (pieces[32'h10] << 32'h2) + (pieces[32'h11] << 32'h0) + (pieces[32'h11] << 32'h2) + (pieces[32'h12] << 32'h0) + (pieces[32'h12] << 32'h2) + (pieces[32'h13] << 32'h0) + (pieces[32'h13] << 32'h2) + (pieces[32'h14] << 32'h0) + (pieces[32'h14] << 32'h2);
    end
    
endmodule // search$exact_scores$other_squares


module search$exact_scores$own_squares(pieces,squares);
    
    // Module arguments
    input wire  [20:0] pieces;
    output reg  [6:0] squares;
    
    // Update code
    always @(*) begin
        squares = (pieces[32'h0] << 32'h0) + (pieces[32'h1] << 32'h1) + (pieces[32'h2] << 32'h0) + (pieces[32'h2] << 32'h1) + (pieces[32'h3] << 32'h0) + (pieces[32'h3] << 32'h1) + (pieces[32'h4] << 32'h2) + (pieces[32'h5] << 32'h2) + (pieces[32'h6] << 32'h2) + (pieces[32'h7] << 32'h2) + (pieces[32'h8] << 32'h2) + (pieces[32'h9] << 32'h0) + (pieces[32'h9] << 32'h2) + (pieces[32'ha] << 32'h0) + (pieces[32'ha] << 32'h2) + (pieces[32'hb] << 32'h0) + (pieces[32'hb] << 32'h2) + (pieces[32'hc] << 32'h0) + (pieces[32'hc] << 32'h2) + (pieces[32'hd] << 32'h0) + (pieces[32'hd] << 32'h2) + (pieces[32'he] << 32'h0) + (pieces[32'he] << 32'h2) + (pieces[32'hf] << 32'h0) + (pieces[32'hf] << 32'h2) + (pieces[32'h10] << 32'h0) + (pieces[32'h10] << 32'h2) + (pieces[32'h11] << 32'h0) + (pieces[32'h11] << 32'h2) + (pieces[32'h12] << 32'h0) + (pieces[32'h12] << 32'h2) + (pieces[32'h13] << 32'h0) + (pieces[32'h13] << 32'h2) + (pieces[32'h14] << 32'h0) + (pieces[32'h14] << 32'h2);
    end
    
endmodule // search$exact_scores$own_squares


module search$finished_depth(d,q,clock);
    
    // Module arguments
    input wire  [5:0] d;
    output reg  [5:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 6'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$finished_depth


module search$generator(clock,start,cancel,own,other,starts_at_ten,left,valid_0,placement_0,valid_1,placement_1,done);
    
    // Module arguments
    input wire  clock;
    input wire  start;
    input wire  cancel;
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  starts_at_ten;
    input wire  [20:0] left;
    output reg  valid_0;
    output reg  [14:0] placement_0;
    output reg  valid_1;
    output reg  [14:0] placement_1;
    output reg  done;
    
    // Constant declarations
    localparam  no_cell = 196'h0;
    
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
    reg  [20:0] pieces$d;
    wire  [20:0] pieces$q;
    reg  [195:0] picker$corners;
    wire  picker$any;
    wire  [3:0] picker$x;
    wire  [3:0] picker$y;
    wire  [195:0] picker$rest;
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
    reg  lane_0$clear;
    reg  lane_0$arrived;
    reg  [8:0] lane_0$rows$0;
    reg  [8:0] lane_0$rows$1;
    reg  [8:0] lane_0$rows$2;
    reg  [8:0] lane_0$rows$3;
    reg  [8:0] lane_0$rows$4;
    reg  [8:0] lane_0$rows$5;
    reg  [8:0] lane_0$rows$6;
    reg  [8:0] lane_0$rows$7;
    reg  [8:0] lane_0$rows$8;
    reg  [3:0] lane_0$x;
    reg  [3:0] lane_0$y;
    reg  [20:0] lane_0$left;
    reg  lane_0$pass;
    wire  lane_0$ready;
    wire  lane_0$naming;
    wire  lane_0$idle;
    wire  lane_0$valid;
    wire  [14:0] lane_0$placement;
    reg  lane_1$clear;
    reg  lane_1$arrived;
    reg  [8:0] lane_1$rows$0;
    reg  [8:0] lane_1$rows$1;
    reg  [8:0] lane_1$rows$2;
    reg  [8:0] lane_1$rows$3;
    reg  [8:0] lane_1$rows$4;
    reg  [8:0] lane_1$rows$5;
    reg  [8:0] lane_1$rows$6;
    reg  [8:0] lane_1$rows$7;
    reg  [8:0] lane_1$rows$8;
    reg  [3:0] lane_1$x;
    reg  [3:0] lane_1$y;
    reg  [20:0] lane_1$left;
    reg  lane_1$pass;
    wire  lane_1$ready;
    wire  lane_1$naming;
    wire  lane_1$idle;
    wire  lane_1$valid;
    wire  [14:0] lane_1$placement;
    reg  done_out$d;
    wire  done_out$q;
    
    // Local signals
    reg  advance;
    reg  clear;
    reg  drained;
    
    // Sub module instances
    search$generator$usable usable(
        .own(usable$own),
        .other(usable$other),
        .starts_at_ten(usable$starts_at_ten),
        .free(usable$free),
        .corners(usable$corners)
    );
    search$generator$running running(
        .d(running$d),
        .q(running$q),
        .clock(clock)
    );
    search$generator$fresh fresh(
        .d(fresh$d),
        .q(fresh$q),
        .clock(clock)
    );
    search$generator$emitted emitted(
        .d(emitted$d),
        .q(emitted$q),
        .clock(clock)
    );
    search$generator$free free(
        .d(free$d),
        .q(free$q),
        .clock(clock)
    );
    search$generator$corners corners(
        .d(corners$d),
        .q(corners$q),
        .clock(clock)
    );
    search$generator$pieces pieces(
        .d(pieces$d),
        .q(pieces$q),
        .clock(clock)
    );
    search$generator$picker picker(
        .corners(picker$corners),
        .any(picker$any),
        .x(picker$x),
        .y(picker$y),
        .rest(picker$rest)
    );
    search$generator$picked picked(
        .d(picked$d),
        .q(picked$q),
        .clock(clock)
    );
    search$generator$picked_x picked_x(
        .d(picked_x$d),
        .q(picked_x$q),
        .clock(clock)
    );
    search$generator$picked_y picked_y(
        .d(picked_y$d),
        .q(picked_y$q),
        .clock(clock)
    );
    search$generator$picked_cell picked_cell(
        .x(picked_cell$x),
        .y(picked_cell$y),
        .decoded(picked_cell$decoded)
    );
    search$generator$window window(
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
    search$generator$lane_0 lane_0(
        .clock(clock),
        .clear(lane_0$clear),
        .arrived(lane_0$arrived),
        .rows$0(lane_0$rows$0),
        .rows$1(lane_0$rows$1),
        .rows$2(lane_0$rows$2),
        .rows$3(lane_0$rows$3),
        .rows$4(lane_0$rows$4),
        .rows$5(lane_0$rows$5),
        .rows$6(lane_0$rows$6),
        .rows$7(lane_0$rows$7),
        .rows$8(lane_0$rows$8),
        .x(lane_0$x),
        .y(lane_0$y),
        .left(lane_0$left),
        .pass(lane_0$pass),
        .ready(lane_0$ready),
        .naming(lane_0$naming),
        .idle(lane_0$idle),
        .valid(lane_0$valid),
        .placement(lane_0$placement)
    );
    search$generator$lane_1 lane_1(
        .clock(clock),
        .clear(lane_1$clear),
        .arrived(lane_1$arrived),
        .rows$0(lane_1$rows$0),
        .rows$1(lane_1$rows$1),
        .rows$2(lane_1$rows$2),
        .rows$3(lane_1$rows$3),
        .rows$4(lane_1$rows$4),
        .rows$5(lane_1$rows$5),
        .rows$6(lane_1$rows$6),
        .rows$7(lane_1$rows$7),
        .rows$8(lane_1$rows$8),
        .x(lane_1$x),
        .y(lane_1$y),
        .left(lane_1$left),
        .pass(lane_1$pass),
        .ready(lane_1$ready),
        .naming(lane_1$naming),
        .idle(lane_1$idle),
        .valid(lane_1$valid),
        .placement(lane_1$placement)
    );
    search$generator$done_out done_out(
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
        pieces$d = pieces$q;
        picked$d = picked$q;
        picked_x$d = picked_x$q;
        picked_y$d = picked_y$q;
        done_out$d = done_out$q;
        picker$corners = corners$q;
        picked_cell$x = picked_x$q;
        picked_cell$y = picked_y$q;
        window$board = free$q;
        window$x = picked_x$q;
        window$y = picked_y$q;
        advance = lane_0$ready & lane_1$ready;
        if (advance) begin
            fresh$d = 1'b0;
            picked$d = picker$any;
            picked_x$d = picker$x;
            picked_y$d = picker$y;
            corners$d = picker$rest;
            if (picked$q) begin
                free$d = free$q & (~picked_cell$decoded);
            end
        end
        clear = start | cancel;
        lane_0$clear = clear;
        lane_1$clear = clear;
        lane_0$arrived = picked$q & advance;
        lane_1$arrived = picked$q & advance;
        lane_0$x = picked_x$q;
        lane_1$x = picked_x$q;
        lane_0$y = picked_y$q;
        lane_1$y = picked_y$q;
        lane_0$left = pieces$q;
        lane_1$left = pieces$q;
        lane_0$rows$0 = window$rows$0;
        lane_1$rows$0 = window$rows$0;
        lane_0$rows$1 = window$rows$1;
        lane_1$rows$1 = window$rows$1;
        lane_0$rows$2 = window$rows$2;
        lane_1$rows$2 = window$rows$2;
        lane_0$rows$3 = window$rows$3;
        lane_1$rows$3 = window$rows$3;
        lane_0$rows$4 = window$rows$4;
        lane_1$rows$4 = window$rows$4;
        lane_0$rows$5 = window$rows$5;
        lane_1$rows$5 = window$rows$5;
        lane_0$rows$6 = window$rows$6;
        lane_1$rows$6 = window$rows$6;
        lane_0$rows$7 = window$rows$7;
        lane_1$rows$7 = window$rows$7;
        lane_0$rows$8 = window$rows$8;
        lane_1$rows$8 = window$rows$8;
        if (lane_0$naming | lane_1$naming) begin
            emitted$d = 1'b1;
        end
        drained = (~(fresh$q | picked$q)) & (lane_0$idle & lane_1$idle);
        done_out$d = running$q & drained;
        lane_0$pass = (running$q & drained) & (~emitted$q);
        lane_1$pass = 1'b0;
        if (drained) begin
            running$d = 1'b0;
        end
        usable$own = own;
        usable$other = other;
        usable$starts_at_ten = starts_at_ten;
        if (clear) begin
            running$d = start;
            fresh$d = start;
            emitted$d = 1'b0;
            free$d = usable$free;
            corners$d = no_cell;
            if (start) begin
                corners$d = usable$corners;
            end
            pieces$d = left;
            picked$d = 1'b0;
            done_out$d = 1'b0;
        end
        valid_0 = lane_0$valid;
        placement_0 = lane_0$placement;
        valid_1 = lane_1$valid;
        placement_1 = lane_1$placement;
        done = done_out$q;
    end
    
endmodule // search$generator


module search$generator$corners(d,q,clock);
    
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
          
endmodule // search$generator$corners


module search$generator$done_out(d,q,clock);
    
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
          
endmodule // search$generator$done_out


module search$generator$emitted(d,q,clock);
    
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
          
endmodule // search$generator$emitted


module search$generator$free(d,q,clock);
    
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
          
endmodule // search$generator$free


module search$generator$fresh(d,q,clock);
    
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
          
endmodule // search$generator$fresh


module search$generator$lane_0(clock,clear,arrived,rows$0,rows$1,rows$2,rows$3,rows$4,rows$5,rows$6,rows$7,rows$8,x,y,left,pass,ready,naming,idle,valid,placement);
    
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
    output reg  naming;
    output reg  idle;
    output reg  valid;
    output reg  [14:0] placement;
    
    // Constant declarations
    localparam  group_index$0 = 4'h0;
    localparam  group_index$1 = 4'h1;
    localparam  group_index$2 = 4'h2;
    localparam  group_index$3 = 4'h3;
    localparam  group_index$4 = 4'h4;
    localparam  group_index$5 = 4'h5;
    localparam  group_index$6 = 4'h6;
    localparam  group_index$7 = 4'h7;
    localparam  group_index$8 = 4'h8;
    localparam  group_index$9 = 4'h9;
    localparam  group_index$10 = 4'ha;
    localparam  group_index$11 = 4'hb;
    localparam  group_index$12 = 4'hc;
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
    localparam  zero = 4'h0;
    localparam  one_group = 13'b1;
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
    wire  [12:0] tests$nonempty;
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
    reg  [3:0] tested_x$d;
    wire  [3:0] tested_x$q;
    reg  [3:0] tested_y$d;
    wire  [3:0] tested_y$q;
    reg  [12:0] groups$d;
    wire  [12:0] groups$q;
    reg  [12:0] several_groups$bits;
    wire  several_groups$several;
    reg  [15:0] group$d;
    wire  [15:0] group$q;
    reg  [3:0] group_number$d;
    wire  [3:0] group_number$q;
    reg  [3:0] group_x$d;
    wire  [3:0] group_x$q;
    reg  [3:0] group_y$d;
    wire  [3:0] group_y$q;
    reg  [15:0] several_tests$bits;
    wire  several_tests$several;
    reg  [7:0] names$address;
    wire  [12:0] names$data;
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
    reg  [12:0] groups_below;
    reg  [12:0] more_groups;
    reg  [15:0] first_group;
    reg  [3:0] first_group_number;
    reg  [15:0] below;
    reg  [15:0] rest_of_group;
    reg  [3:0] first_test;
    reg  [3:0] place_x;
    reg  [3:0] place_y;
    reg  group_free;
    reg  take_group;
    reg  tested_free;
    
    // Sub module instances
    search$generator$lane_0$windowed windowed(
        .d(windowed$d),
        .q(windowed$q),
        .clock(clock)
    );
    search$generator$lane_0$windowed_rows$0 windowed_rows$0(
        .d(windowed_rows$0$d),
        .q(windowed_rows$0$q),
        .clock(clock)
    );
    search$generator$lane_0$windowed_rows$1 windowed_rows$1(
        .d(windowed_rows$1$d),
        .q(windowed_rows$1$q),
        .clock(clock)
    );
    search$generator$lane_0$windowed_rows$2 windowed_rows$2(
        .d(windowed_rows$2$d),
        .q(windowed_rows$2$q),
        .clock(clock)
    );
    search$generator$lane_0$windowed_rows$3 windowed_rows$3(
        .d(windowed_rows$3$d),
        .q(windowed_rows$3$q),
        .clock(clock)
    );
    search$generator$lane_0$windowed_rows$4 windowed_rows$4(
        .d(windowed_rows$4$d),
        .q(windowed_rows$4$q),
        .clock(clock)
    );
    search$generator$lane_0$windowed_rows$5 windowed_rows$5(
        .d(windowed_rows$5$d),
        .q(windowed_rows$5$q),
        .clock(clock)
    );
    search$generator$lane_0$windowed_rows$6 windowed_rows$6(
        .d(windowed_rows$6$d),
        .q(windowed_rows$6$q),
        .clock(clock)
    );
    search$generator$lane_0$windowed_rows$7 windowed_rows$7(
        .d(windowed_rows$7$d),
        .q(windowed_rows$7$q),
        .clock(clock)
    );
    search$generator$lane_0$windowed_rows$8 windowed_rows$8(
        .d(windowed_rows$8$d),
        .q(windowed_rows$8$q),
        .clock(clock)
    );
    search$generator$lane_0$windowed_x windowed_x(
        .d(windowed_x$d),
        .q(windowed_x$q),
        .clock(clock)
    );
    search$generator$lane_0$windowed_y windowed_y(
        .d(windowed_y$d),
        .q(windowed_y$q),
        .clock(clock)
    );
    search$generator$lane_0$waiting waiting(
        .d(waiting$d),
        .q(waiting$q),
        .clock(clock)
    );
    search$generator$lane_0$waiting_rows$0 waiting_rows$0(
        .d(waiting_rows$0$d),
        .q(waiting_rows$0$q),
        .clock(clock)
    );
    search$generator$lane_0$waiting_rows$1 waiting_rows$1(
        .d(waiting_rows$1$d),
        .q(waiting_rows$1$q),
        .clock(clock)
    );
    search$generator$lane_0$waiting_rows$2 waiting_rows$2(
        .d(waiting_rows$2$d),
        .q(waiting_rows$2$q),
        .clock(clock)
    );
    search$generator$lane_0$waiting_rows$3 waiting_rows$3(
        .d(waiting_rows$3$d),
        .q(waiting_rows$3$q),
        .clock(clock)
    );
    search$generator$lane_0$waiting_rows$4 waiting_rows$4(
        .d(waiting_rows$4$d),
        .q(waiting_rows$4$q),
        .clock(clock)
    );
    search$generator$lane_0$waiting_rows$5 waiting_rows$5(
        .d(waiting_rows$5$d),
        .q(waiting_rows$5$q),
        .clock(clock)
    );
    search$generator$lane_0$waiting_rows$6 waiting_rows$6(
        .d(waiting_rows$6$d),
        .q(waiting_rows$6$q),
        .clock(clock)
    );
    search$generator$lane_0$waiting_rows$7 waiting_rows$7(
        .d(waiting_rows$7$d),
        .q(waiting_rows$7$q),
        .clock(clock)
    );
    search$generator$lane_0$waiting_rows$8 waiting_rows$8(
        .d(waiting_rows$8$d),
        .q(waiting_rows$8$q),
        .clock(clock)
    );
    search$generator$lane_0$waiting_x waiting_x(
        .d(waiting_x$d),
        .q(waiting_x$q),
        .clock(clock)
    );
    search$generator$lane_0$waiting_y waiting_y(
        .d(waiting_y$d),
        .q(waiting_y$q),
        .clock(clock)
    );
    search$generator$lane_0$tests tests(
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
        .nonempty(tests$nonempty)
    );
    search$generator$lane_0$tested tested(
        .d(tested$d),
        .q(tested$q),
        .clock(clock)
    );
    search$generator$lane_0$open$0 open$0(
        .d(open$0$d),
        .q(open$0$q),
        .clock(clock)
    );
    search$generator$lane_0$open$1 open$1(
        .d(open$1$d),
        .q(open$1$q),
        .clock(clock)
    );
    search$generator$lane_0$open$2 open$2(
        .d(open$2$d),
        .q(open$2$q),
        .clock(clock)
    );
    search$generator$lane_0$open$3 open$3(
        .d(open$3$d),
        .q(open$3$q),
        .clock(clock)
    );
    search$generator$lane_0$open$4 open$4(
        .d(open$4$d),
        .q(open$4$q),
        .clock(clock)
    );
    search$generator$lane_0$open$5 open$5(
        .d(open$5$d),
        .q(open$5$q),
        .clock(clock)
    );
    search$generator$lane_0$open$6 open$6(
        .d(open$6$d),
        .q(open$6$q),
        .clock(clock)
    );
    search$generator$lane_0$open$7 open$7(
        .d(open$7$d),
        .q(open$7$q),
        .clock(clock)
    );
    search$generator$lane_0$open$8 open$8(
        .d(open$8$d),
        .q(open$8$q),
        .clock(clock)
    );
    search$generator$lane_0$open$9 open$9(
        .d(open$9$d),
        .q(open$9$q),
        .clock(clock)
    );
    search$generator$lane_0$open$10 open$10(
        .d(open$10$d),
        .q(open$10$q),
        .clock(clock)
    );
    search$generator$lane_0$open$11 open$11(
        .d(open$11$d),
        .q(open$11$q),
        .clock(clock)
    );
    search$generator$lane_0$open$12 open$12(
        .d(open$12$d),
        .q(open$12$q),
        .clock(clock)
    );
    search$generator$lane_0$tested_x tested_x(
        .d(tested_x$d),
        .q(tested_x$q),
        .clock(clock)
    );
    search$generator$lane_0$tested_y tested_y(
        .d(tested_y$d),
        .q(tested_y$q),
        .clock(clock)
    );
    search$generator$lane_0$groups groups(
        .d(groups$d),
        .q(groups$q),
        .clock(clock)
    );
    search$generator$lane_0$several_groups several_groups(
        .bits(several_groups$bits),
        .several(several_groups$several)
    );
    search$generator$lane_0$group group(
        .d(group$d),
        .q(group$q),
        .clock(clock)
    );
    search$generator$lane_0$group_number group_number(
        .d(group_number$d),
        .q(group_number$q),
        .clock(clock)
    );
    search$generator$lane_0$group_x group_x(
        .d(group_x$d),
        .q(group_x$q),
        .clock(clock)
    );
    search$generator$lane_0$group_y group_y(
        .d(group_y$d),
        .q(group_y$q),
        .clock(clock)
    );
    search$generator$lane_0$several_tests several_tests(
        .bits(several_tests$bits),
        .several(several_tests$several)
    );
    search$generator$lane_0$names names(
        .address(names$address),
        .clock(clock),
        .data(names$data)
    );
    search$generator$lane_0$looked_up looked_up(
        .d(looked_up$d),
        .q(looked_up$q),
        .clock(clock)
    );
    search$generator$lane_0$looked_up_x looked_up_x(
        .d(looked_up_x$d),
        .q(looked_up_x$q),
        .clock(clock)
    );
    search$generator$lane_0$looked_up_y looked_up_y(
        .d(looked_up_y$d),
        .q(looked_up_y$q),
        .clock(clock)
    );
    search$generator$lane_0$valid_out valid_out(
        .d(valid_out$d),
        .q(valid_out$q),
        .clock(clock)
    );
    search$generator$lane_0$placement_out placement_out(
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
        first_group_number = zero;
        if (groups$q[32'hc - 0]) begin
            first_group = open$12$q;
            first_group_number = group_index$12;
        end
        if (groups$q[32'hc - 1]) begin
            first_group = open$11$q;
            first_group_number = group_index$11;
        end
        if (groups$q[32'hc - 2]) begin
            first_group = open$10$q;
            first_group_number = group_index$10;
        end
        if (groups$q[32'hc - 3]) begin
            first_group = open$9$q;
            first_group_number = group_index$9;
        end
        if (groups$q[32'hc - 4]) begin
            first_group = open$8$q;
            first_group_number = group_index$8;
        end
        if (groups$q[32'hc - 5]) begin
            first_group = open$7$q;
            first_group_number = group_index$7;
        end
        if (groups$q[32'hc - 6]) begin
            first_group = open$6$q;
            first_group_number = group_index$6;
        end
        if (groups$q[32'hc - 7]) begin
            first_group = open$5$q;
            first_group_number = group_index$5;
        end
        if (groups$q[32'hc - 8]) begin
            first_group = open$4$q;
            first_group_number = group_index$4;
        end
        if (groups$q[32'hc - 9]) begin
            first_group = open$3$q;
            first_group_number = group_index$3;
        end
        if (groups$q[32'hc - 10]) begin
            first_group = open$2$q;
            first_group_number = group_index$2;
        end
        if (groups$q[32'hc - 11]) begin
            first_group = open$1$q;
            first_group_number = group_index$1;
        end
        if (groups$q[32'hc - 12]) begin
            first_group = open$0$q;
            first_group_number = group_index$0;
        end
        groups_below = groups$q - one_group;
        more_groups = groups$q & groups_below;
        first_test = zero;
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
        several_tests$bits = group$q;
        several_groups$bits = groups$q;
        group_free = ~several_tests$several;
        take_group = (tested$q & (|groups$q)) & group_free;
        tested_free = (~tested$q) | ((~several_groups$several) & ((~|groups$q) | group_free));
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
        end
        if (tested_free) begin
            tested$d = windowed$q;
            tested_x$d = windowed_x$q;
            tested_y$d = windowed_y$q;
            groups$d = tests$nonempty;
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
        end
        group$d = rest_of_group;
        if (take_group) begin
            group$d = first_group;
            group_number$d = first_group_number;
            group_x$d = tested_x$q;
            group_y$d = tested_y$q;
        end
        names$address = (((group_number$q) & 8'hff) << 32'h4) | ((first_test) & 8'hff);
        looked_up$d = |group$q;
        looked_up_x$d = group_x$q;
        looked_up_y$d = group_y$q;
        place_x = looked_up_x$q - ((names$data[(32'h0)+:(3)]) & 4'hf);
        place_y = looked_up_y$q - ((names$data[(32'h3)+:(3)]) & 4'hf);
        valid_out$d = looked_up$q | pass;
        if (looked_up$q) begin
            placement_out$d = (((names$data[(32'h6)+:(7)]) & 15'h7fff) << 32'h8) | (((place_y) & 15'h7fff) << 32'h4) | ((place_x) & 15'h7fff);
        end
        if (pass) begin
            placement_out$d = pass_move;
        end
        if (clear) begin
            windowed$d = 1'b0;
            waiting$d = 1'b0;
            tested$d = 1'b0;
            group$d = no_test;
            looked_up$d = 1'b0;
            valid_out$d = 1'b0;
            placement_out$d = placement_out$q;
        end
        ready = ~waiting$q;
        naming = |group$q;
        idle = ~(windowed$q | waiting$q | tested$q | |group$q);
        valid = valid_out$q;
        placement = placement_out$q;
    end
    
endmodule // search$generator$lane_0


module search$generator$lane_0$group(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$group


module search$generator$lane_0$group_number(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$group_number


module search$generator$lane_0$group_x(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$group_x


module search$generator$lane_0$group_y(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$group_y


module search$generator$lane_0$groups(d,q,clock);
    
    // Module arguments
    input wire  [12:0] d;
    output reg  [12:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 13'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$generator$lane_0$groups


module search$generator$lane_0$looked_up(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$looked_up


module search$generator$lane_0$looked_up_x(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$looked_up_x


module search$generator$lane_0$looked_up_y(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$looked_up_y


module search$generator$lane_0$names(address,clock,data);
    
    // Module arguments
    input wire  [7:0] address;
    input wire  clock;
    output reg  [12:0] data;
    
    // Update code (custom)
    reg[12:0] mem [255:0];
    
    initial begin
    mem[8'h0] = 13'b1011010000001;
    mem[8'h1] = 13'b1011010001000;
    mem[8'h2] = 13'b1011010001001;
    mem[8'h3] = 13'b1011010001010;
    mem[8'h4] = 13'b1011010010001;
    mem[8'h5] = 13'b1011000000001;
    mem[8'h6] = 13'b1011000001001;
    mem[8'h7] = 13'b1011000001010;
    mem[8'h8] = 13'b1011000010000;
    mem[8'h9] = 13'b1011000010001;
    mem[8'ha] = 13'b1010110000001;
    mem[8'hb] = 13'b1010110001000;
    mem[8'hc] = 13'b1010110001001;
    mem[8'hd] = 13'b1010110001010;
    mem[8'he] = 13'b1010110010010;
    mem[8'hf] = 13'b1010100000001;
    mem[8'h10] = 13'b1010100000010;
    mem[8'h11] = 13'b1010100001000;
    mem[8'h12] = 13'b1010100001001;
    mem[8'h13] = 13'b1010100010001;
    mem[8'h14] = 13'b1010010000000;
    mem[8'h15] = 13'b1010010001000;
    mem[8'h16] = 13'b1010010001001;
    mem[8'h17] = 13'b1010010001010;
    mem[8'h18] = 13'b1010010010001;
    mem[8'h19] = 13'b1010000000001;
    mem[8'h1a] = 13'b1010000000010;
    mem[8'h1b] = 13'b1010000001001;
    mem[8'h1c] = 13'b1010000010000;
    mem[8'h1d] = 13'b1010000010001;
    mem[8'h1e] = 13'b1001110000000;
    mem[8'h1f] = 13'b1001110001000;
    mem[8'h20] = 13'b1001110001001;
    mem[8'h21] = 13'b1001110001010;
    mem[8'h22] = 13'b1001110010010;
    mem[8'h23] = 13'b1001100000010;
    mem[8'h24] = 13'b1001100001001;
    mem[8'h25] = 13'b1001100001010;
    mem[8'h26] = 13'b1001100010000;
    mem[8'h27] = 13'b1001100010001;
    mem[8'h28] = 13'b1001010000000;
    mem[8'h29] = 13'b1001010000001;
    mem[8'h2a] = 13'b1001010001001;
    mem[8'h2b] = 13'b1001010001010;
    mem[8'h2c] = 13'b1001010010010;
    mem[8'h2d] = 13'b1001000000000;
    mem[8'h2e] = 13'b1001000000001;
    mem[8'h2f] = 13'b1001000000010;
    mem[8'h30] = 13'b1001000001000;
    mem[8'h31] = 13'b1001000010000;
    mem[8'h32] = 13'b1000110000000;
    mem[8'h33] = 13'b1000110001000;
    mem[8'h34] = 13'b1000110010000;
    mem[8'h35] = 13'b1000110010001;
    mem[8'h36] = 13'b1000110010010;
    mem[8'h37] = 13'b1000100000010;
    mem[8'h38] = 13'b1000100001000;
    mem[8'h39] = 13'b1000100001001;
    mem[8'h3a] = 13'b1000100001010;
    mem[8'h3b] = 13'b1000100010010;
    mem[8'h3c] = 13'b1000010000001;
    mem[8'h3d] = 13'b1000010001001;
    mem[8'h3e] = 13'b1000010010000;
    mem[8'h3f] = 13'b1000010010001;
    mem[8'h40] = 13'b1000010010010;
    mem[8'h41] = 13'b1000000000001;
    mem[8'h42] = 13'b1000000001000;
    mem[8'h43] = 13'b1000000001001;
    mem[8'h44] = 13'b1000000001010;
    mem[8'h45] = 13'b1000000001011;
    mem[8'h46] = 13'b111110000001;
    mem[8'h47] = 13'b111110001001;
    mem[8'h48] = 13'b111110010000;
    mem[8'h49] = 13'b111110010001;
    mem[8'h4a] = 13'b111110011001;
    mem[8'h4b] = 13'b111100000000;
    mem[8'h4c] = 13'b111100000001;
    mem[8'h4d] = 13'b111100000010;
    mem[8'h4e] = 13'b111100000011;
    mem[8'h4f] = 13'b111100001010;
    mem[8'h50] = 13'b111010000000;
    mem[8'h51] = 13'b111010001000;
    mem[8'h52] = 13'b111010001001;
    mem[8'h53] = 13'b111010010000;
    mem[8'h54] = 13'b111010011000;
    mem[8'h55] = 13'b111000000000;
    mem[8'h56] = 13'b111000000010;
    mem[8'h57] = 13'b111000001000;
    mem[8'h58] = 13'b111000001001;
    mem[8'h59] = 13'b111000001010;
    mem[8'h5a] = 13'b110110000000;
    mem[8'h5b] = 13'b110110000001;
    mem[8'h5c] = 13'b110110001001;
    mem[8'h5d] = 13'b110110010000;
    mem[8'h5e] = 13'b110110010001;
    mem[8'h5f] = 13'b110100000000;
    mem[8'h60] = 13'b110100000001;
    mem[8'h61] = 13'b110100000010;
    mem[8'h62] = 13'b110100001001;
    mem[8'h63] = 13'b110100001010;
    mem[8'h64] = 13'b110010000000;
    mem[8'h65] = 13'b110010000001;
    mem[8'h66] = 13'b110010001000;
    mem[8'h67] = 13'b110010001001;
    mem[8'h68] = 13'b110010010000;
    mem[8'h69] = 13'b110000000000;
    mem[8'h6a] = 13'b110000000001;
    mem[8'h6b] = 13'b110000001000;
    mem[8'h6c] = 13'b110000001001;
    mem[8'h6d] = 13'b110000001010;
    mem[8'h6e] = 13'b101110000001;
    mem[8'h6f] = 13'b101110001000;
    mem[8'h70] = 13'b101110001001;
    mem[8'h71] = 13'b101110010000;
    mem[8'h72] = 13'b101110010001;
    mem[8'h73] = 13'b101100000000;
    mem[8'h74] = 13'b101100000001;
    mem[8'h75] = 13'b101100000010;
    mem[8'h76] = 13'b101100001010;
    mem[8'h77] = 13'b101100001011;
    mem[8'h78] = 13'b101010000001;
    mem[8'h79] = 13'b101010001000;
    mem[8'h7a] = 13'b101010001001;
    mem[8'h7b] = 13'b101010010000;
    mem[8'h7c] = 13'b101010011000;
    mem[8'h7d] = 13'b101000000000;
    mem[8'h7e] = 13'b101000000001;
    mem[8'h7f] = 13'b101000001001;
    mem[8'h80] = 13'b101000001010;
    mem[8'h81] = 13'b101000001011;
    mem[8'h82] = 13'b100110000001;
    mem[8'h83] = 13'b100110001001;
    mem[8'h84] = 13'b100110010000;
    mem[8'h85] = 13'b100110010001;
    mem[8'h86] = 13'b100110011000;
    mem[8'h87] = 13'b100100000000;
    mem[8'h88] = 13'b100100000001;
    mem[8'h89] = 13'b100100000010;
    mem[8'h8a] = 13'b100100000011;
    mem[8'h8b] = 13'b100100001011;
    mem[8'h8c] = 13'b100010000000;
    mem[8'h8d] = 13'b100010000001;
    mem[8'h8e] = 13'b100010001000;
    mem[8'h8f] = 13'b100010010000;
    mem[8'h90] = 13'b100010011000;
    mem[8'h91] = 13'b100000000000;
    mem[8'h92] = 13'b100000001000;
    mem[8'h93] = 13'b100000001001;
    mem[8'h94] = 13'b100000001010;
    mem[8'h95] = 13'b100000001011;
    mem[8'h96] = 13'b11110000001;
    mem[8'h97] = 13'b11110001001;
    mem[8'h98] = 13'b11110010001;
    mem[8'h99] = 13'b11110011000;
    mem[8'h9a] = 13'b11110011001;
    mem[8'h9b] = 13'b11100000000;
    mem[8'h9c] = 13'b11100001000;
    mem[8'h9d] = 13'b11100010000;
    mem[8'h9e] = 13'b11100011000;
    mem[8'h9f] = 13'b11100100000;
    mem[8'ha0] = 13'b11010000001;
    mem[8'ha1] = 13'b11010001000;
    mem[8'ha2] = 13'b11010001001;
    mem[8'ha3] = 13'b11010010000;
    mem[8'ha4] = 13'b11000000000;
    mem[8'ha5] = 13'b11000000001;
    mem[8'ha6] = 13'b11000001001;
    mem[8'ha7] = 13'b11000001010;
    mem[8'ha8] = 13'b10110000001;
    mem[8'ha9] = 13'b10110001000;
    mem[8'haa] = 13'b10110001001;
    mem[8'hab] = 13'b10110001010;
    mem[8'hac] = 13'b10100000001;
    mem[8'had] = 13'b10100001000;
    mem[8'hae] = 13'b10100001001;
    mem[8'haf] = 13'b10100010001;
    mem[8'hb0] = 13'b10010000000;
    mem[8'hb1] = 13'b10010000001;
    mem[8'hb2] = 13'b10010000010;
    mem[8'hb3] = 13'b10010001000;
    mem[8'hb4] = 13'b10000000000;
    mem[8'hb5] = 13'b10000000001;
    mem[8'hb6] = 13'b10000001001;
    mem[8'hb7] = 13'b10000010001;
    mem[8'hb8] = 13'b1110000010;
    mem[8'hb9] = 13'b1110001000;
    mem[8'hba] = 13'b1110001001;
    mem[8'hbb] = 13'b1110001010;
    mem[8'hbc] = 13'b1100000000;
    mem[8'hbd] = 13'b1100001000;
    mem[8'hbe] = 13'b1100010000;
    mem[8'hbf] = 13'b1100010001;
    mem[8'hc0] = 13'b1010000000;
    mem[8'hc1] = 13'b1010000001;
    mem[8'hc2] = 13'b1010000010;
    mem[8'hc3] = 13'b1010000011;
    mem[8'hc4] = 13'b1000000000;
    mem[8'hc5] = 13'b1000000001;
    mem[8'hc6] = 13'b1000001001;
    mem[8'hc7] = 13'b110000001;
    mem[8'hc8] = 13'b110001000;
    mem[8'hc9] = 13'b110001001;
    mem[8'hca] = 13'b100000000;
    mem[8'hcb] = 13'b100000001;
    mem[8'hcc] = 13'b100000010;
    mem[8'hcd] = 13'b10000000;
    mem[8'hce] = 13'b10000001;
    mem[8'hcf] = 13'b0;
    mem[8'hd0] = 13'b0;
    mem[8'hd1] = 13'b0;
    mem[8'hd2] = 13'b0;
    mem[8'hd3] = 13'b0;
    mem[8'hd4] = 13'b0;
    mem[8'hd5] = 13'b0;
    mem[8'hd6] = 13'b0;
    mem[8'hd7] = 13'b0;
    mem[8'hd8] = 13'b0;
    mem[8'hd9] = 13'b0;
    mem[8'hda] = 13'b0;
    mem[8'hdb] = 13'b0;
    mem[8'hdc] = 13'b0;
    mem[8'hdd] = 13'b0;
    mem[8'hde] = 13'b0;
    mem[8'hdf] = 13'b0;
    mem[8'he0] = 13'b0;
    mem[8'he1] = 13'b0;
    mem[8'he2] = 13'b0;
    mem[8'he3] = 13'b0;
    mem[8'he4] = 13'b0;
    mem[8'he5] = 13'b0;
    mem[8'he6] = 13'b0;
    mem[8'he7] = 13'b0;
    mem[8'he8] = 13'b0;
    mem[8'he9] = 13'b0;
    mem[8'hea] = 13'b0;
    mem[8'heb] = 13'b0;
    mem[8'hec] = 13'b0;
    mem[8'hed] = 13'b0;
    mem[8'hee] = 13'b0;
    mem[8'hef] = 13'b0;
    mem[8'hf0] = 13'b0;
    mem[8'hf1] = 13'b0;
    mem[8'hf2] = 13'b0;
    mem[8'hf3] = 13'b0;
    mem[8'hf4] = 13'b0;
    mem[8'hf5] = 13'b0;
    mem[8'hf6] = 13'b0;
    mem[8'hf7] = 13'b0;
    mem[8'hf8] = 13'b0;
    mem[8'hf9] = 13'b0;
    mem[8'hfa] = 13'b0;
    mem[8'hfb] = 13'b0;
    mem[8'hfc] = 13'b0;
    mem[8'hfd] = 13'b0;
    mem[8'hfe] = 13'b0;
    mem[8'hff] = 13'b0;
    end
    
    always @(posedge clock) begin
       data <= mem[address];
    end
endmodule // search$generator$lane_0$names


module search$generator$lane_0$open$0(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$open$0


module search$generator$lane_0$open$1(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$open$1


module search$generator$lane_0$open$10(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$open$10


module search$generator$lane_0$open$11(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$open$11


module search$generator$lane_0$open$12(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$open$12


module search$generator$lane_0$open$2(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$open$2


module search$generator$lane_0$open$3(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$open$3


module search$generator$lane_0$open$4(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$open$4


module search$generator$lane_0$open$5(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$open$5


module search$generator$lane_0$open$6(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$open$6


module search$generator$lane_0$open$7(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$open$7


module search$generator$lane_0$open$8(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$open$8


module search$generator$lane_0$open$9(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$open$9


module search$generator$lane_0$placement_out(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$placement_out

// v-- Setting output parameters to net type for wrapped code.


module search$generator$lane_0$several_groups(bits,several);
    
    // Module arguments
    input wire  [12:0] bits;
    output wire  several;
    
    // Update code (wrapper)
        wire any_0 = bits[0] | bits[1] | bits[2] | bits[3];
        wire any_1 = bits[4] | bits[5] | bits[6] | bits[7];
        wire any_2 = bits[8] | bits[9] | bits[10] | bits[11];
        wire any_3 = bits[12];
        wire several_0 = (bits[1] & bits[0]) | (bits[2] & bits[0]) | (bits[2] & bits[1]) | (bits[3] & bits[0]) | (bits[3] & bits[1]) | (bits[3] & bits[2]);
        wire several_1 = (bits[5] & bits[4]) | (bits[6] & bits[4]) | (bits[6] & bits[5]) | (bits[7] & bits[4]) | (bits[7] & bits[5]) | (bits[7] & bits[6]);
        wire several_2 = (bits[9] & bits[8]) | (bits[10] & bits[8]) | (bits[10] & bits[9]) | (bits[11] & bits[8]) | (bits[11] & bits[9]) | (bits[11] & bits[10]);
        wire several_3 = 1'h0;
        assign several = several_0 | several_1 | several_2 | several_3 | (any_1 & any_0) | (any_2 & any_0) | (any_2 & any_1) | (any_3 & any_0) | (any_3 & any_1) | (any_3 & any_2);
endmodule // search$generator$lane_0$several_groups

// v-- Setting output parameters to net type for wrapped code.


module search$generator$lane_0$several_tests(bits,several);
    
    // Module arguments
    input wire  [15:0] bits;
    output wire  several;
    
    // Update code (wrapper)
        wire any_0 = bits[0] | bits[1] | bits[2] | bits[3];
        wire any_1 = bits[4] | bits[5] | bits[6] | bits[7];
        wire any_2 = bits[8] | bits[9] | bits[10] | bits[11];
        wire any_3 = bits[12] | bits[13] | bits[14] | bits[15];
        wire several_0 = (bits[1] & bits[0]) | (bits[2] & bits[0]) | (bits[2] & bits[1]) | (bits[3] & bits[0]) | (bits[3] & bits[1]) | (bits[3] & bits[2]);
        wire several_1 = (bits[5] & bits[4]) | (bits[6] & bits[4]) | (bits[6] & bits[5]) | (bits[7] & bits[4]) | (bits[7] & bits[5]) | (bits[7] & bits[6]);
        wire several_2 = (bits[9] & bits[8]) | (bits[10] & bits[8]) | (bits[10] & bits[9]) | (bits[11] & bits[8]) | (bits[11] & bits[9]) | (bits[11] & bits[10]);
        wire several_3 = (bits[13] & bits[12]) | (bits[14] & bits[12]) | (bits[14] & bits[13]) | (bits[15] & bits[12]) | (bits[15] & bits[13]) | (bits[15] & bits[14]);
        assign several = several_0 | several_1 | several_2 | several_3 | (any_1 & any_0) | (any_2 & any_0) | (any_2 & any_1) | (any_3 & any_0) | (any_3 & any_1) | (any_3 & any_2);
endmodule // search$generator$lane_0$several_tests


module search$generator$lane_0$tested(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$tested


module search$generator$lane_0$tested_x(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$tested_x


module search$generator$lane_0$tested_y(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$tested_y


module search$generator$lane_0$tests(window$0,window$1,window$2,window$3,window$4,window$5,window$6,window$7,window$8,left,open$0,open$1,open$2,open$3,open$4,open$5,open$6,open$7,open$8,open$9,open$10,open$11,open$12,nonempty);
    
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
    output reg  [12:0] nonempty;
    
    // Update code
    always @(*) begin
        open$0[(32'h0)+:(1)] = left[32'h14] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$0[(32'h1)+:(1)] = left[32'h14] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$0[(32'h2)+:(1)] = left[32'h14] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$0[(32'h3)+:(1)] = left[32'h14] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$0[(32'h4)+:(1)] = left[32'h14] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$0[(32'h5)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h3] & window$6[32'h4];
        open$0[(32'h6)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4];
        open$0[(32'h7)+:(1)] = left[32'h13] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3];
        open$0[(32'h8)+:(1)] = left[32'h13] & window$2[32'h5] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5];
        open$0[(32'h9)+:(1)] = left[32'h13] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4];
        open$0[(32'ha)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$0[(32'hb)+:(1)] = left[32'h13] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$0[(32'hc)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$0[(32'hd)+:(1)] = left[32'h13] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$0[(32'he)+:(1)] = left[32'h13] & window$2[32'h3] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$0[(32'hf)+:(1)] = left[32'h13] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$1[(32'h0)+:(1)] = left[32'h13] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$6[32'h3];
        open$1[(32'h1)+:(1)] = left[32'h13] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$1[(32'h2)+:(1)] = left[32'h13] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$1[(32'h3)+:(1)] = left[32'h13] & window$2[32'h4] & window$2[32'h5] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$1[(32'h4)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6] & window$6[32'h5];
        open$1[(32'h5)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$1[(32'h6)+:(1)] = left[32'h13] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$1[(32'h7)+:(1)] = left[32'h13] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$1[(32'h8)+:(1)] = left[32'h13] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$1[(32'h9)+:(1)] = left[32'h12] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$1[(32'ha)+:(1)] = left[32'h12] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h2] & window$6[32'h3];
        open$1[(32'hb)+:(1)] = left[32'h12] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$1[(32'hc)+:(1)] = left[32'h12] & window$2[32'h5] & window$2[32'h6] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$1[(32'hd)+:(1)] = left[32'h12] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$1[(32'he)+:(1)] = left[32'h12] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6] & window$6[32'h6];
        open$1[(32'hf)+:(1)] = left[32'h12] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$2[(32'h0)+:(1)] = left[32'h12] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$2[(32'h1)+:(1)] = left[32'h12] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$2[(32'h2)+:(1)] = left[32'h12] & window$2[32'h2] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$2[(32'h3)+:(1)] = left[32'h11] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h2] & window$6[32'h3];
        open$2[(32'h4)+:(1)] = left[32'h11] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4];
        open$2[(32'h5)+:(1)] = left[32'h11] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3];
        open$2[(32'h6)+:(1)] = left[32'h11] & window$2[32'h6] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5];
        open$2[(32'h7)+:(1)] = left[32'h11] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4];
        open$2[(32'h8)+:(1)] = left[32'h11] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6] & window$6[32'h6];
        open$2[(32'h9)+:(1)] = left[32'h11] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$2[(32'ha)+:(1)] = left[32'h11] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$2[(32'hb)+:(1)] = left[32'h11] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$2[(32'hc)+:(1)] = left[32'h11] & window$2[32'h2] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$2[(32'hd)+:(1)] = left[32'h10] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4] & window$6[32'h4];
        open$2[(32'he)+:(1)] = left[32'h10] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$6[32'h3];
        open$2[(32'hf)+:(1)] = left[32'h10] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$6[32'h2];
        open$3[(32'h0)+:(1)] = left[32'h10] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$5[32'h4];
        open$3[(32'h1)+:(1)] = left[32'h10] & window$2[32'h4] & window$2[32'h5] & window$2[32'h6] & window$3[32'h4] & window$4[32'h4];
        open$3[(32'h2)+:(1)] = left[32'h10] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5] & window$6[32'h6];
        open$3[(32'h3)+:(1)] = left[32'h10] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$3[(32'h4)+:(1)] = left[32'h10] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$3[(32'h5)+:(1)] = left[32'h10] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$3[(32'h6)+:(1)] = left[32'h10] & window$2[32'h2] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$3[(32'h7)+:(1)] = left[32'hf] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$3[(32'h8)+:(1)] = left[32'hf] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$3[(32'h9)+:(1)] = left[32'hf] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$3[(32'ha)+:(1)] = left[32'hf] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$3[(32'hb)+:(1)] = left[32'hf] & window$2[32'h4] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$3[(32'hc)+:(1)] = left[32'hf] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4] & window$6[32'h5];
        open$3[(32'hd)+:(1)] = left[32'hf] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$3[(32'he)+:(1)] = left[32'hf] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$3[(32'hf)+:(1)] = left[32'hf] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$4[(32'h0)+:(1)] = left[32'hf] & window$2[32'h3] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$4[(32'h1)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$4[(32'h2)+:(1)] = left[32'he] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$4[(32'h3)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$4[(32'h4)+:(1)] = left[32'he] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$4[(32'h5)+:(1)] = left[32'he] & window$3[32'h2] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$4[(32'h6)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4] & window$7[32'h4];
        open$4[(32'h7)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$4[(32'h8)+:(1)] = left[32'he] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$4[(32'h9)+:(1)] = left[32'he] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$4[(32'ha)+:(1)] = left[32'he] & window$1[32'h4] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$4[(32'hb)+:(1)] = left[32'he] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$5[32'h6];
        open$4[(32'hc)+:(1)] = left[32'he] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$4[(32'hd)+:(1)] = left[32'he] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$4[(32'he)+:(1)] = left[32'he] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$4[(32'hf)+:(1)] = left[32'he] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$5[(32'h0)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4] & window$7[32'h4];
        open$5[(32'h1)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4];
        open$5[(32'h2)+:(1)] = left[32'he] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3];
        open$5[(32'h3)+:(1)] = left[32'he] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4];
        open$5[(32'h4)+:(1)] = left[32'he] & window$1[32'h4] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4];
        open$5[(32'h5)+:(1)] = left[32'hd] & window$4[32'h4] & window$4[32'h6] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$5[(32'h6)+:(1)] = left[32'hd] & window$4[32'h2] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$5[(32'h7)+:(1)] = left[32'hd] & window$3[32'h4] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$5[(32'h8)+:(1)] = left[32'hd] & window$3[32'h3] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$5[(32'h9)+:(1)] = left[32'hd] & window$3[32'h2] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$5[(32'ha)+:(1)] = left[32'hd] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h4] & window$6[32'h5];
        open$5[(32'hb)+:(1)] = left[32'hd] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$5[(32'hc)+:(1)] = left[32'hd] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$5[(32'hd)+:(1)] = left[32'hd] & window$2[32'h4] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$5[(32'he)+:(1)] = left[32'hd] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$5[(32'hf)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5] & window$5[32'h6];
        open$6[(32'h0)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5];
        open$6[(32'h1)+:(1)] = left[32'hc] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$6[(32'h2)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$6[(32'h3)+:(1)] = left[32'hc] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$6[(32'h4)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$6[(32'h5)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$6[(32'h6)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$6[(32'h7)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$6[(32'h8)+:(1)] = left[32'hc] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$6[(32'h9)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$6[(32'ha)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$6[(32'hb)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$6[(32'hc)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$6[(32'hd)+:(1)] = left[32'hc] & window$3[32'h2] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$6[(32'he)+:(1)] = left[32'hc] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$6[(32'hf)+:(1)] = left[32'hc] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5];
        open$7[(32'h0)+:(1)] = left[32'hc] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$7[(32'h1)+:(1)] = left[32'hc] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$7[(32'h2)+:(1)] = left[32'hc] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$7[(32'h3)+:(1)] = left[32'hb] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6] & window$5[32'h7];
        open$7[(32'h4)+:(1)] = left[32'hb] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6];
        open$7[(32'h5)+:(1)] = left[32'hb] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$7[(32'h6)+:(1)] = left[32'hb] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$7[(32'h7)+:(1)] = left[32'hb] & window$3[32'h1] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$7[(32'h8)+:(1)] = left[32'hb] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3] & window$7[32'h3];
        open$7[(32'h9)+:(1)] = left[32'hb] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4];
        open$7[(32'ha)+:(1)] = left[32'hb] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3];
        open$7[(32'hb)+:(1)] = left[32'hb] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4];
        open$7[(32'hc)+:(1)] = left[32'hb] & window$1[32'h5] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4];
        open$7[(32'hd)+:(1)] = left[32'hb] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6] & window$5[32'h7];
        open$7[(32'he)+:(1)] = left[32'hb] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$7[(32'hf)+:(1)] = left[32'hb] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$8[(32'h0)+:(1)] = left[32'hb] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$8[(32'h1)+:(1)] = left[32'hb] & window$3[32'h1] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$8[(32'h2)+:(1)] = left[32'hb] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4] & window$7[32'h3];
        open$8[(32'h3)+:(1)] = left[32'hb] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$8[(32'h4)+:(1)] = left[32'hb] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$8[(32'h5)+:(1)] = left[32'hb] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$8[(32'h6)+:(1)] = left[32'hb] & window$1[32'h5] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$8[(32'h7)+:(1)] = left[32'ha] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$5[32'h7];
        open$8[(32'h8)+:(1)] = left[32'ha] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$8[(32'h9)+:(1)] = left[32'ha] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$8[(32'ha)+:(1)] = left[32'ha] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$8[(32'hb)+:(1)] = left[32'ha] & window$3[32'h1] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$8[(32'hc)+:(1)] = left[32'ha] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$8[(32'hd)+:(1)] = left[32'ha] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3] & window$7[32'h3];
        open$8[(32'he)+:(1)] = left[32'ha] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$8[(32'hf)+:(1)] = left[32'ha] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$9[(32'h0)+:(1)] = left[32'ha] & window$1[32'h4] & window$1[32'h5] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$9[(32'h1)+:(1)] = left[32'ha] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6] & window$5[32'h7];
        open$9[(32'h2)+:(1)] = left[32'ha] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$9[(32'h3)+:(1)] = left[32'ha] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$9[(32'h4)+:(1)] = left[32'ha] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$9[(32'h5)+:(1)] = left[32'ha] & window$3[32'h1] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$9[(32'h6)+:(1)] = left[32'ha] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h3] & window$7[32'h4];
        open$9[(32'h7)+:(1)] = left[32'ha] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$9[(32'h8)+:(1)] = left[32'ha] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$9[(32'h9)+:(1)] = left[32'ha] & window$1[32'h5] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$9[(32'ha)+:(1)] = left[32'ha] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$9[(32'hb)+:(1)] = left[32'h9] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4] & window$8[32'h4];
        open$9[(32'hc)+:(1)] = left[32'h9] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$9[(32'hd)+:(1)] = left[32'h9] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$9[(32'he)+:(1)] = left[32'h9] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$9[(32'hf)+:(1)] = left[32'h9] & window$0[32'h4] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$10[(32'h0)+:(1)] = left[32'h8] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$10[(32'h1)+:(1)] = left[32'h8] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$10[(32'h2)+:(1)] = left[32'h8] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$10[(32'h3)+:(1)] = left[32'h8] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$10[(32'h4)+:(1)] = left[32'h8] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6];
        open$10[(32'h5)+:(1)] = left[32'h8] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$10[(32'h6)+:(1)] = left[32'h8] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$10[(32'h7)+:(1)] = left[32'h8] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$10[(32'h8)+:(1)] = left[32'h6] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$10[(32'h9)+:(1)] = left[32'h6] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$10[(32'ha)+:(1)] = left[32'h6] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$10[(32'hb)+:(1)] = left[32'h6] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$10[(32'hc)+:(1)] = left[32'h6] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$10[(32'hd)+:(1)] = left[32'h6] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$10[(32'he)+:(1)] = left[32'h6] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$10[(32'hf)+:(1)] = left[32'h6] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$11[(32'h0)+:(1)] = left[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$11[(32'h1)+:(1)] = left[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$11[(32'h2)+:(1)] = left[32'h5] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$11[(32'h3)+:(1)] = left[32'h5] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$11[(32'h4)+:(1)] = left[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5];
        open$11[(32'h5)+:(1)] = left[32'h5] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$11[(32'h6)+:(1)] = left[32'h5] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$11[(32'h7)+:(1)] = left[32'h5] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$11[(32'h8)+:(1)] = left[32'h5] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$11[(32'h9)+:(1)] = left[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$11[(32'ha)+:(1)] = left[32'h5] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$11[(32'hb)+:(1)] = left[32'h5] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$11[(32'hc)+:(1)] = left[32'h5] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$11[(32'hd)+:(1)] = left[32'h5] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$11[(32'he)+:(1)] = left[32'h5] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$11[(32'hf)+:(1)] = left[32'h5] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$12[(32'h0)+:(1)] = left[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$12[(32'h1)+:(1)] = left[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$12[(32'h2)+:(1)] = left[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$12[(32'h3)+:(1)] = left[32'h4] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$12[(32'h4)+:(1)] = left[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$12[(32'h5)+:(1)] = left[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$12[(32'h6)+:(1)] = left[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$12[(32'h7)+:(1)] = left[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$12[(32'h8)+:(1)] = left[32'h3] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$12[(32'h9)+:(1)] = left[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$12[(32'ha)+:(1)] = left[32'h2] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$12[(32'hb)+:(1)] = left[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$12[(32'hc)+:(1)] = left[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$12[(32'hd)+:(1)] = left[32'h1] & window$4[32'h4] & window$4[32'h5];
        open$12[(32'he)+:(1)] = left[32'h1] & window$4[32'h3] & window$4[32'h4];
        open$12[(32'hf)+:(1)] = left[32'h0] & window$4[32'h4];
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
    end
    
endmodule // search$generator$lane_0$tests


module search$generator$lane_0$valid_out(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$valid_out


module search$generator$lane_0$waiting(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$waiting


module search$generator$lane_0$waiting_rows$0(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$waiting_rows$0


module search$generator$lane_0$waiting_rows$1(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$waiting_rows$1


module search$generator$lane_0$waiting_rows$2(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$waiting_rows$2


module search$generator$lane_0$waiting_rows$3(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$waiting_rows$3


module search$generator$lane_0$waiting_rows$4(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$waiting_rows$4


module search$generator$lane_0$waiting_rows$5(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$waiting_rows$5


module search$generator$lane_0$waiting_rows$6(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$waiting_rows$6


module search$generator$lane_0$waiting_rows$7(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$waiting_rows$7


module search$generator$lane_0$waiting_rows$8(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$waiting_rows$8


module search$generator$lane_0$waiting_x(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$waiting_x


module search$generator$lane_0$waiting_y(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$waiting_y


module search$generator$lane_0$windowed(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$windowed


module search$generator$lane_0$windowed_rows$0(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$windowed_rows$0


module search$generator$lane_0$windowed_rows$1(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$windowed_rows$1


module search$generator$lane_0$windowed_rows$2(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$windowed_rows$2


module search$generator$lane_0$windowed_rows$3(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$windowed_rows$3


module search$generator$lane_0$windowed_rows$4(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$windowed_rows$4


module search$generator$lane_0$windowed_rows$5(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$windowed_rows$5


module search$generator$lane_0$windowed_rows$6(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$windowed_rows$6


module search$generator$lane_0$windowed_rows$7(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$windowed_rows$7


module search$generator$lane_0$windowed_rows$8(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$windowed_rows$8


module search$generator$lane_0$windowed_x(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$windowed_x


module search$generator$lane_0$windowed_y(d,q,clock);
    
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
          
endmodule // search$generator$lane_0$windowed_y


module search$generator$lane_1(clock,clear,arrived,rows$0,rows$1,rows$2,rows$3,rows$4,rows$5,rows$6,rows$7,rows$8,x,y,left,pass,ready,naming,idle,valid,placement);
    
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
    output reg  naming;
    output reg  idle;
    output reg  valid;
    output reg  [14:0] placement;
    
    // Constant declarations
    localparam  group_index$0 = 4'h0;
    localparam  group_index$1 = 4'h1;
    localparam  group_index$2 = 4'h2;
    localparam  group_index$3 = 4'h3;
    localparam  group_index$4 = 4'h4;
    localparam  group_index$5 = 4'h5;
    localparam  group_index$6 = 4'h6;
    localparam  group_index$7 = 4'h7;
    localparam  group_index$8 = 4'h8;
    localparam  group_index$9 = 4'h9;
    localparam  group_index$10 = 4'ha;
    localparam  group_index$11 = 4'hb;
    localparam  group_index$12 = 4'hc;
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
    localparam  zero = 4'h0;
    localparam  one_group = 13'b1;
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
    wire  [12:0] tests$nonempty;
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
    reg  [3:0] tested_x$d;
    wire  [3:0] tested_x$q;
    reg  [3:0] tested_y$d;
    wire  [3:0] tested_y$q;
    reg  [12:0] groups$d;
    wire  [12:0] groups$q;
    reg  [12:0] several_groups$bits;
    wire  several_groups$several;
    reg  [15:0] group$d;
    wire  [15:0] group$q;
    reg  [3:0] group_number$d;
    wire  [3:0] group_number$q;
    reg  [3:0] group_x$d;
    wire  [3:0] group_x$q;
    reg  [3:0] group_y$d;
    wire  [3:0] group_y$q;
    reg  [15:0] several_tests$bits;
    wire  several_tests$several;
    reg  [7:0] names$address;
    wire  [12:0] names$data;
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
    reg  [12:0] groups_below;
    reg  [12:0] more_groups;
    reg  [15:0] first_group;
    reg  [3:0] first_group_number;
    reg  [15:0] below;
    reg  [15:0] rest_of_group;
    reg  [3:0] first_test;
    reg  [3:0] place_x;
    reg  [3:0] place_y;
    reg  group_free;
    reg  take_group;
    reg  tested_free;
    
    // Sub module instances
    search$generator$lane_1$windowed windowed(
        .d(windowed$d),
        .q(windowed$q),
        .clock(clock)
    );
    search$generator$lane_1$windowed_rows$0 windowed_rows$0(
        .d(windowed_rows$0$d),
        .q(windowed_rows$0$q),
        .clock(clock)
    );
    search$generator$lane_1$windowed_rows$1 windowed_rows$1(
        .d(windowed_rows$1$d),
        .q(windowed_rows$1$q),
        .clock(clock)
    );
    search$generator$lane_1$windowed_rows$2 windowed_rows$2(
        .d(windowed_rows$2$d),
        .q(windowed_rows$2$q),
        .clock(clock)
    );
    search$generator$lane_1$windowed_rows$3 windowed_rows$3(
        .d(windowed_rows$3$d),
        .q(windowed_rows$3$q),
        .clock(clock)
    );
    search$generator$lane_1$windowed_rows$4 windowed_rows$4(
        .d(windowed_rows$4$d),
        .q(windowed_rows$4$q),
        .clock(clock)
    );
    search$generator$lane_1$windowed_rows$5 windowed_rows$5(
        .d(windowed_rows$5$d),
        .q(windowed_rows$5$q),
        .clock(clock)
    );
    search$generator$lane_1$windowed_rows$6 windowed_rows$6(
        .d(windowed_rows$6$d),
        .q(windowed_rows$6$q),
        .clock(clock)
    );
    search$generator$lane_1$windowed_rows$7 windowed_rows$7(
        .d(windowed_rows$7$d),
        .q(windowed_rows$7$q),
        .clock(clock)
    );
    search$generator$lane_1$windowed_rows$8 windowed_rows$8(
        .d(windowed_rows$8$d),
        .q(windowed_rows$8$q),
        .clock(clock)
    );
    search$generator$lane_1$windowed_x windowed_x(
        .d(windowed_x$d),
        .q(windowed_x$q),
        .clock(clock)
    );
    search$generator$lane_1$windowed_y windowed_y(
        .d(windowed_y$d),
        .q(windowed_y$q),
        .clock(clock)
    );
    search$generator$lane_1$waiting waiting(
        .d(waiting$d),
        .q(waiting$q),
        .clock(clock)
    );
    search$generator$lane_1$waiting_rows$0 waiting_rows$0(
        .d(waiting_rows$0$d),
        .q(waiting_rows$0$q),
        .clock(clock)
    );
    search$generator$lane_1$waiting_rows$1 waiting_rows$1(
        .d(waiting_rows$1$d),
        .q(waiting_rows$1$q),
        .clock(clock)
    );
    search$generator$lane_1$waiting_rows$2 waiting_rows$2(
        .d(waiting_rows$2$d),
        .q(waiting_rows$2$q),
        .clock(clock)
    );
    search$generator$lane_1$waiting_rows$3 waiting_rows$3(
        .d(waiting_rows$3$d),
        .q(waiting_rows$3$q),
        .clock(clock)
    );
    search$generator$lane_1$waiting_rows$4 waiting_rows$4(
        .d(waiting_rows$4$d),
        .q(waiting_rows$4$q),
        .clock(clock)
    );
    search$generator$lane_1$waiting_rows$5 waiting_rows$5(
        .d(waiting_rows$5$d),
        .q(waiting_rows$5$q),
        .clock(clock)
    );
    search$generator$lane_1$waiting_rows$6 waiting_rows$6(
        .d(waiting_rows$6$d),
        .q(waiting_rows$6$q),
        .clock(clock)
    );
    search$generator$lane_1$waiting_rows$7 waiting_rows$7(
        .d(waiting_rows$7$d),
        .q(waiting_rows$7$q),
        .clock(clock)
    );
    search$generator$lane_1$waiting_rows$8 waiting_rows$8(
        .d(waiting_rows$8$d),
        .q(waiting_rows$8$q),
        .clock(clock)
    );
    search$generator$lane_1$waiting_x waiting_x(
        .d(waiting_x$d),
        .q(waiting_x$q),
        .clock(clock)
    );
    search$generator$lane_1$waiting_y waiting_y(
        .d(waiting_y$d),
        .q(waiting_y$q),
        .clock(clock)
    );
    search$generator$lane_1$tests tests(
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
        .nonempty(tests$nonempty)
    );
    search$generator$lane_1$tested tested(
        .d(tested$d),
        .q(tested$q),
        .clock(clock)
    );
    search$generator$lane_1$open$0 open$0(
        .d(open$0$d),
        .q(open$0$q),
        .clock(clock)
    );
    search$generator$lane_1$open$1 open$1(
        .d(open$1$d),
        .q(open$1$q),
        .clock(clock)
    );
    search$generator$lane_1$open$2 open$2(
        .d(open$2$d),
        .q(open$2$q),
        .clock(clock)
    );
    search$generator$lane_1$open$3 open$3(
        .d(open$3$d),
        .q(open$3$q),
        .clock(clock)
    );
    search$generator$lane_1$open$4 open$4(
        .d(open$4$d),
        .q(open$4$q),
        .clock(clock)
    );
    search$generator$lane_1$open$5 open$5(
        .d(open$5$d),
        .q(open$5$q),
        .clock(clock)
    );
    search$generator$lane_1$open$6 open$6(
        .d(open$6$d),
        .q(open$6$q),
        .clock(clock)
    );
    search$generator$lane_1$open$7 open$7(
        .d(open$7$d),
        .q(open$7$q),
        .clock(clock)
    );
    search$generator$lane_1$open$8 open$8(
        .d(open$8$d),
        .q(open$8$q),
        .clock(clock)
    );
    search$generator$lane_1$open$9 open$9(
        .d(open$9$d),
        .q(open$9$q),
        .clock(clock)
    );
    search$generator$lane_1$open$10 open$10(
        .d(open$10$d),
        .q(open$10$q),
        .clock(clock)
    );
    search$generator$lane_1$open$11 open$11(
        .d(open$11$d),
        .q(open$11$q),
        .clock(clock)
    );
    search$generator$lane_1$open$12 open$12(
        .d(open$12$d),
        .q(open$12$q),
        .clock(clock)
    );
    search$generator$lane_1$tested_x tested_x(
        .d(tested_x$d),
        .q(tested_x$q),
        .clock(clock)
    );
    search$generator$lane_1$tested_y tested_y(
        .d(tested_y$d),
        .q(tested_y$q),
        .clock(clock)
    );
    search$generator$lane_1$groups groups(
        .d(groups$d),
        .q(groups$q),
        .clock(clock)
    );
    search$generator$lane_1$several_groups several_groups(
        .bits(several_groups$bits),
        .several(several_groups$several)
    );
    search$generator$lane_1$group group(
        .d(group$d),
        .q(group$q),
        .clock(clock)
    );
    search$generator$lane_1$group_number group_number(
        .d(group_number$d),
        .q(group_number$q),
        .clock(clock)
    );
    search$generator$lane_1$group_x group_x(
        .d(group_x$d),
        .q(group_x$q),
        .clock(clock)
    );
    search$generator$lane_1$group_y group_y(
        .d(group_y$d),
        .q(group_y$q),
        .clock(clock)
    );
    search$generator$lane_1$several_tests several_tests(
        .bits(several_tests$bits),
        .several(several_tests$several)
    );
    search$generator$lane_1$names names(
        .address(names$address),
        .clock(clock),
        .data(names$data)
    );
    search$generator$lane_1$looked_up looked_up(
        .d(looked_up$d),
        .q(looked_up$q),
        .clock(clock)
    );
    search$generator$lane_1$looked_up_x looked_up_x(
        .d(looked_up_x$d),
        .q(looked_up_x$q),
        .clock(clock)
    );
    search$generator$lane_1$looked_up_y looked_up_y(
        .d(looked_up_y$d),
        .q(looked_up_y$q),
        .clock(clock)
    );
    search$generator$lane_1$valid_out valid_out(
        .d(valid_out$d),
        .q(valid_out$q),
        .clock(clock)
    );
    search$generator$lane_1$placement_out placement_out(
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
        first_group_number = zero;
        if (groups$q[32'hc - 0]) begin
            first_group = open$12$q;
            first_group_number = group_index$12;
        end
        if (groups$q[32'hc - 1]) begin
            first_group = open$11$q;
            first_group_number = group_index$11;
        end
        if (groups$q[32'hc - 2]) begin
            first_group = open$10$q;
            first_group_number = group_index$10;
        end
        if (groups$q[32'hc - 3]) begin
            first_group = open$9$q;
            first_group_number = group_index$9;
        end
        if (groups$q[32'hc - 4]) begin
            first_group = open$8$q;
            first_group_number = group_index$8;
        end
        if (groups$q[32'hc - 5]) begin
            first_group = open$7$q;
            first_group_number = group_index$7;
        end
        if (groups$q[32'hc - 6]) begin
            first_group = open$6$q;
            first_group_number = group_index$6;
        end
        if (groups$q[32'hc - 7]) begin
            first_group = open$5$q;
            first_group_number = group_index$5;
        end
        if (groups$q[32'hc - 8]) begin
            first_group = open$4$q;
            first_group_number = group_index$4;
        end
        if (groups$q[32'hc - 9]) begin
            first_group = open$3$q;
            first_group_number = group_index$3;
        end
        if (groups$q[32'hc - 10]) begin
            first_group = open$2$q;
            first_group_number = group_index$2;
        end
        if (groups$q[32'hc - 11]) begin
            first_group = open$1$q;
            first_group_number = group_index$1;
        end
        if (groups$q[32'hc - 12]) begin
            first_group = open$0$q;
            first_group_number = group_index$0;
        end
        groups_below = groups$q - one_group;
        more_groups = groups$q & groups_below;
        first_test = zero;
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
        several_tests$bits = group$q;
        several_groups$bits = groups$q;
        group_free = ~several_tests$several;
        take_group = (tested$q & (|groups$q)) & group_free;
        tested_free = (~tested$q) | ((~several_groups$several) & ((~|groups$q) | group_free));
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
        end
        if (tested_free) begin
            tested$d = windowed$q;
            tested_x$d = windowed_x$q;
            tested_y$d = windowed_y$q;
            groups$d = tests$nonempty;
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
        end
        group$d = rest_of_group;
        if (take_group) begin
            group$d = first_group;
            group_number$d = first_group_number;
            group_x$d = tested_x$q;
            group_y$d = tested_y$q;
        end
        names$address = (((group_number$q) & 8'hff) << 32'h4) | ((first_test) & 8'hff);
        looked_up$d = |group$q;
        looked_up_x$d = group_x$q;
        looked_up_y$d = group_y$q;
        place_x = looked_up_x$q - ((names$data[(32'h0)+:(3)]) & 4'hf);
        place_y = looked_up_y$q - ((names$data[(32'h3)+:(3)]) & 4'hf);
        valid_out$d = looked_up$q | pass;
        if (looked_up$q) begin
            placement_out$d = (((names$data[(32'h6)+:(7)]) & 15'h7fff) << 32'h8) | (((place_y) & 15'h7fff) << 32'h4) | ((place_x) & 15'h7fff);
        end
        if (pass) begin
            placement_out$d = pass_move;
        end
        if (clear) begin
            windowed$d = 1'b0;
            waiting$d = 1'b0;
            tested$d = 1'b0;
            group$d = no_test;
            looked_up$d = 1'b0;
            valid_out$d = 1'b0;
            placement_out$d = placement_out$q;
        end
        ready = ~waiting$q;
        naming = |group$q;
        idle = ~(windowed$q | waiting$q | tested$q | |group$q);
        valid = valid_out$q;
        placement = placement_out$q;
    end
    
endmodule // search$generator$lane_1


module search$generator$lane_1$group(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$group


module search$generator$lane_1$group_number(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$group_number


module search$generator$lane_1$group_x(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$group_x


module search$generator$lane_1$group_y(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$group_y


module search$generator$lane_1$groups(d,q,clock);
    
    // Module arguments
    input wire  [12:0] d;
    output reg  [12:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 13'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$generator$lane_1$groups


module search$generator$lane_1$looked_up(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$looked_up


module search$generator$lane_1$looked_up_x(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$looked_up_x


module search$generator$lane_1$looked_up_y(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$looked_up_y


module search$generator$lane_1$names(address,clock,data);
    
    // Module arguments
    input wire  [7:0] address;
    input wire  clock;
    output reg  [12:0] data;
    
    // Update code (custom)
    reg[12:0] mem [255:0];
    
    initial begin
    mem[8'h0] = 13'b1011001000001;
    mem[8'h1] = 13'b1011001001000;
    mem[8'h2] = 13'b1011001001001;
    mem[8'h3] = 13'b1011001010001;
    mem[8'h4] = 13'b1011001010010;
    mem[8'h5] = 13'b1010111000001;
    mem[8'h6] = 13'b1010111001000;
    mem[8'h7] = 13'b1010111001001;
    mem[8'h8] = 13'b1010111001010;
    mem[8'h9] = 13'b1010111010000;
    mem[8'ha] = 13'b1010101000000;
    mem[8'hb] = 13'b1010101000001;
    mem[8'hc] = 13'b1010101001001;
    mem[8'hd] = 13'b1010101001010;
    mem[8'he] = 13'b1010101010001;
    mem[8'hf] = 13'b1010011000010;
    mem[8'h10] = 13'b1010011001000;
    mem[8'h11] = 13'b1010011001001;
    mem[8'h12] = 13'b1010011001010;
    mem[8'h13] = 13'b1010011010001;
    mem[8'h14] = 13'b1010001000000;
    mem[8'h15] = 13'b1010001000001;
    mem[8'h16] = 13'b1010001001001;
    mem[8'h17] = 13'b1010001010001;
    mem[8'h18] = 13'b1010001010010;
    mem[8'h19] = 13'b1001111000010;
    mem[8'h1a] = 13'b1001111001000;
    mem[8'h1b] = 13'b1001111001001;
    mem[8'h1c] = 13'b1001111001010;
    mem[8'h1d] = 13'b1001111010000;
    mem[8'h1e] = 13'b1001101000000;
    mem[8'h1f] = 13'b1001101001000;
    mem[8'h20] = 13'b1001101001001;
    mem[8'h21] = 13'b1001101010001;
    mem[8'h22] = 13'b1001101010010;
    mem[8'h23] = 13'b1001011000001;
    mem[8'h24] = 13'b1001011000010;
    mem[8'h25] = 13'b1001011001000;
    mem[8'h26] = 13'b1001011001001;
    mem[8'h27] = 13'b1001011010000;
    mem[8'h28] = 13'b1001001000000;
    mem[8'h29] = 13'b1001001000001;
    mem[8'h2a] = 13'b1001001000010;
    mem[8'h2b] = 13'b1001001001010;
    mem[8'h2c] = 13'b1001001010010;
    mem[8'h2d] = 13'b1000111000010;
    mem[8'h2e] = 13'b1000111001010;
    mem[8'h2f] = 13'b1000111010000;
    mem[8'h30] = 13'b1000111010001;
    mem[8'h31] = 13'b1000111010010;
    mem[8'h32] = 13'b1000101000000;
    mem[8'h33] = 13'b1000101000001;
    mem[8'h34] = 13'b1000101000010;
    mem[8'h35] = 13'b1000101001001;
    mem[8'h36] = 13'b1000101010001;
    mem[8'h37] = 13'b1000011000000;
    mem[8'h38] = 13'b1000011001000;
    mem[8'h39] = 13'b1000011001001;
    mem[8'h3a] = 13'b1000011001010;
    mem[8'h3b] = 13'b1000011010000;
    mem[8'h3c] = 13'b1000001000010;
    mem[8'h3d] = 13'b1000001001000;
    mem[8'h3e] = 13'b1000001001001;
    mem[8'h3f] = 13'b1000001001010;
    mem[8'h40] = 13'b1000001001011;
    mem[8'h41] = 13'b111111000000;
    mem[8'h42] = 13'b111111001000;
    mem[8'h43] = 13'b111111010000;
    mem[8'h44] = 13'b111111010001;
    mem[8'h45] = 13'b111111011000;
    mem[8'h46] = 13'b111101000000;
    mem[8'h47] = 13'b111101000001;
    mem[8'h48] = 13'b111101000010;
    mem[8'h49] = 13'b111101000011;
    mem[8'h4a] = 13'b111101001001;
    mem[8'h4b] = 13'b111011000001;
    mem[8'h4c] = 13'b111011001000;
    mem[8'h4d] = 13'b111011001001;
    mem[8'h4e] = 13'b111011010001;
    mem[8'h4f] = 13'b111011011001;
    mem[8'h50] = 13'b111001000000;
    mem[8'h51] = 13'b111001000001;
    mem[8'h52] = 13'b111001000010;
    mem[8'h53] = 13'b111001001000;
    mem[8'h54] = 13'b111001001010;
    mem[8'h55] = 13'b110111000000;
    mem[8'h56] = 13'b110111000001;
    mem[8'h57] = 13'b110111001000;
    mem[8'h58] = 13'b110111010000;
    mem[8'h59] = 13'b110111010001;
    mem[8'h5a] = 13'b110101000000;
    mem[8'h5b] = 13'b110101000001;
    mem[8'h5c] = 13'b110101000010;
    mem[8'h5d] = 13'b110101001000;
    mem[8'h5e] = 13'b110101001001;
    mem[8'h5f] = 13'b110011000000;
    mem[8'h60] = 13'b110011000001;
    mem[8'h61] = 13'b110011001000;
    mem[8'h62] = 13'b110011001001;
    mem[8'h63] = 13'b110011010001;
    mem[8'h64] = 13'b110001000001;
    mem[8'h65] = 13'b110001000010;
    mem[8'h66] = 13'b110001001000;
    mem[8'h67] = 13'b110001001001;
    mem[8'h68] = 13'b110001001010;
    mem[8'h69] = 13'b101111000000;
    mem[8'h6a] = 13'b101111001000;
    mem[8'h6b] = 13'b101111001001;
    mem[8'h6c] = 13'b101111010000;
    mem[8'h6d] = 13'b101111010001;
    mem[8'h6e] = 13'b101101000001;
    mem[8'h6f] = 13'b101101000010;
    mem[8'h70] = 13'b101101000011;
    mem[8'h71] = 13'b101101001000;
    mem[8'h72] = 13'b101101001001;
    mem[8'h73] = 13'b101011000000;
    mem[8'h74] = 13'b101011001000;
    mem[8'h75] = 13'b101011001001;
    mem[8'h76] = 13'b101011010001;
    mem[8'h77] = 13'b101011011001;
    mem[8'h78] = 13'b101001000010;
    mem[8'h79] = 13'b101001000011;
    mem[8'h7a] = 13'b101001001000;
    mem[8'h7b] = 13'b101001001001;
    mem[8'h7c] = 13'b101001001010;
    mem[8'h7d] = 13'b100111000000;
    mem[8'h7e] = 13'b100111001000;
    mem[8'h7f] = 13'b100111010000;
    mem[8'h80] = 13'b100111010001;
    mem[8'h81] = 13'b100111011001;
    mem[8'h82] = 13'b100101000000;
    mem[8'h83] = 13'b100101000001;
    mem[8'h84] = 13'b100101000010;
    mem[8'h85] = 13'b100101000011;
    mem[8'h86] = 13'b100101001000;
    mem[8'h87] = 13'b100011000000;
    mem[8'h88] = 13'b100011000001;
    mem[8'h89] = 13'b100011001001;
    mem[8'h8a] = 13'b100011010001;
    mem[8'h8b] = 13'b100011011001;
    mem[8'h8c] = 13'b100001000011;
    mem[8'h8d] = 13'b100001001000;
    mem[8'h8e] = 13'b100001001001;
    mem[8'h8f] = 13'b100001001010;
    mem[8'h90] = 13'b100001001011;
    mem[8'h91] = 13'b11111000000;
    mem[8'h92] = 13'b11111001000;
    mem[8'h93] = 13'b11111010000;
    mem[8'h94] = 13'b11111011000;
    mem[8'h95] = 13'b11111011001;
    mem[8'h96] = 13'b11101000000;
    mem[8'h97] = 13'b11101000001;
    mem[8'h98] = 13'b11101000010;
    mem[8'h99] = 13'b11101000011;
    mem[8'h9a] = 13'b11101000100;
    mem[8'h9b] = 13'b11011000000;
    mem[8'h9c] = 13'b11011001000;
    mem[8'h9d] = 13'b11011001001;
    mem[8'h9e] = 13'b11011010001;
    mem[8'h9f] = 13'b11001000001;
    mem[8'ha0] = 13'b11001000010;
    mem[8'ha1] = 13'b11001001000;
    mem[8'ha2] = 13'b11001001001;
    mem[8'ha3] = 13'b10111000000;
    mem[8'ha4] = 13'b10111000001;
    mem[8'ha5] = 13'b10111001000;
    mem[8'ha6] = 13'b10111001001;
    mem[8'ha7] = 13'b10101000000;
    mem[8'ha8] = 13'b10101000001;
    mem[8'ha9] = 13'b10101000010;
    mem[8'haa] = 13'b10101001001;
    mem[8'hab] = 13'b10011000000;
    mem[8'hac] = 13'b10011001000;
    mem[8'had] = 13'b10011001001;
    mem[8'hae] = 13'b10011010000;
    mem[8'haf] = 13'b10001000000;
    mem[8'hb0] = 13'b10001000001;
    mem[8'hb1] = 13'b10001000010;
    mem[8'hb2] = 13'b10001001010;
    mem[8'hb3] = 13'b1111000000;
    mem[8'hb4] = 13'b1111000001;
    mem[8'hb5] = 13'b1111001000;
    mem[8'hb6] = 13'b1111010000;
    mem[8'hb7] = 13'b1101000000;
    mem[8'hb8] = 13'b1101001000;
    mem[8'hb9] = 13'b1101001001;
    mem[8'hba] = 13'b1101001010;
    mem[8'hbb] = 13'b1011000001;
    mem[8'hbc] = 13'b1011001001;
    mem[8'hbd] = 13'b1011010000;
    mem[8'hbe] = 13'b1011010001;
    mem[8'hbf] = 13'b1001000000;
    mem[8'hc0] = 13'b1001001000;
    mem[8'hc1] = 13'b1001010000;
    mem[8'hc2] = 13'b1001011000;
    mem[8'hc3] = 13'b111000000;
    mem[8'hc4] = 13'b111000001;
    mem[8'hc5] = 13'b111001000;
    mem[8'hc6] = 13'b101000000;
    mem[8'hc7] = 13'b101001000;
    mem[8'hc8] = 13'b101001001;
    mem[8'hc9] = 13'b11000000;
    mem[8'hca] = 13'b11001000;
    mem[8'hcb] = 13'b11010000;
    mem[8'hcc] = 13'b1000000;
    mem[8'hcd] = 13'b1001000;
    mem[8'hce] = 13'b0;
    mem[8'hcf] = 13'b0;
    mem[8'hd0] = 13'b0;
    mem[8'hd1] = 13'b0;
    mem[8'hd2] = 13'b0;
    mem[8'hd3] = 13'b0;
    mem[8'hd4] = 13'b0;
    mem[8'hd5] = 13'b0;
    mem[8'hd6] = 13'b0;
    mem[8'hd7] = 13'b0;
    mem[8'hd8] = 13'b0;
    mem[8'hd9] = 13'b0;
    mem[8'hda] = 13'b0;
    mem[8'hdb] = 13'b0;
    mem[8'hdc] = 13'b0;
    mem[8'hdd] = 13'b0;
    mem[8'hde] = 13'b0;
    mem[8'hdf] = 13'b0;
    mem[8'he0] = 13'b0;
    mem[8'he1] = 13'b0;
    mem[8'he2] = 13'b0;
    mem[8'he3] = 13'b0;
    mem[8'he4] = 13'b0;
    mem[8'he5] = 13'b0;
    mem[8'he6] = 13'b0;
    mem[8'he7] = 13'b0;
    mem[8'he8] = 13'b0;
    mem[8'he9] = 13'b0;
    mem[8'hea] = 13'b0;
    mem[8'heb] = 13'b0;
    mem[8'hec] = 13'b0;
    mem[8'hed] = 13'b0;
    mem[8'hee] = 13'b0;
    mem[8'hef] = 13'b0;
    mem[8'hf0] = 13'b0;
    mem[8'hf1] = 13'b0;
    mem[8'hf2] = 13'b0;
    mem[8'hf3] = 13'b0;
    mem[8'hf4] = 13'b0;
    mem[8'hf5] = 13'b0;
    mem[8'hf6] = 13'b0;
    mem[8'hf7] = 13'b0;
    mem[8'hf8] = 13'b0;
    mem[8'hf9] = 13'b0;
    mem[8'hfa] = 13'b0;
    mem[8'hfb] = 13'b0;
    mem[8'hfc] = 13'b0;
    mem[8'hfd] = 13'b0;
    mem[8'hfe] = 13'b0;
    mem[8'hff] = 13'b0;
    end
    
    always @(posedge clock) begin
       data <= mem[address];
    end
endmodule // search$generator$lane_1$names


module search$generator$lane_1$open$0(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$open$0


module search$generator$lane_1$open$1(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$open$1


module search$generator$lane_1$open$10(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$open$10


module search$generator$lane_1$open$11(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$open$11


module search$generator$lane_1$open$12(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$open$12


module search$generator$lane_1$open$2(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$open$2


module search$generator$lane_1$open$3(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$open$3


module search$generator$lane_1$open$4(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$open$4


module search$generator$lane_1$open$5(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$open$5


module search$generator$lane_1$open$6(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$open$6


module search$generator$lane_1$open$7(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$open$7


module search$generator$lane_1$open$8(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$open$8


module search$generator$lane_1$open$9(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$open$9


module search$generator$lane_1$placement_out(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$placement_out

// v-- Setting output parameters to net type for wrapped code.


module search$generator$lane_1$several_groups(bits,several);
    
    // Module arguments
    input wire  [12:0] bits;
    output wire  several;
    
    // Update code (wrapper)
        wire any_0 = bits[0] | bits[1] | bits[2] | bits[3];
        wire any_1 = bits[4] | bits[5] | bits[6] | bits[7];
        wire any_2 = bits[8] | bits[9] | bits[10] | bits[11];
        wire any_3 = bits[12];
        wire several_0 = (bits[1] & bits[0]) | (bits[2] & bits[0]) | (bits[2] & bits[1]) | (bits[3] & bits[0]) | (bits[3] & bits[1]) | (bits[3] & bits[2]);
        wire several_1 = (bits[5] & bits[4]) | (bits[6] & bits[4]) | (bits[6] & bits[5]) | (bits[7] & bits[4]) | (bits[7] & bits[5]) | (bits[7] & bits[6]);
        wire several_2 = (bits[9] & bits[8]) | (bits[10] & bits[8]) | (bits[10] & bits[9]) | (bits[11] & bits[8]) | (bits[11] & bits[9]) | (bits[11] & bits[10]);
        wire several_3 = 1'h0;
        assign several = several_0 | several_1 | several_2 | several_3 | (any_1 & any_0) | (any_2 & any_0) | (any_2 & any_1) | (any_3 & any_0) | (any_3 & any_1) | (any_3 & any_2);
endmodule // search$generator$lane_1$several_groups

// v-- Setting output parameters to net type for wrapped code.


module search$generator$lane_1$several_tests(bits,several);
    
    // Module arguments
    input wire  [15:0] bits;
    output wire  several;
    
    // Update code (wrapper)
        wire any_0 = bits[0] | bits[1] | bits[2] | bits[3];
        wire any_1 = bits[4] | bits[5] | bits[6] | bits[7];
        wire any_2 = bits[8] | bits[9] | bits[10] | bits[11];
        wire any_3 = bits[12] | bits[13] | bits[14] | bits[15];
        wire several_0 = (bits[1] & bits[0]) | (bits[2] & bits[0]) | (bits[2] & bits[1]) | (bits[3] & bits[0]) | (bits[3] & bits[1]) | (bits[3] & bits[2]);
        wire several_1 = (bits[5] & bits[4]) | (bits[6] & bits[4]) | (bits[6] & bits[5]) | (bits[7] & bits[4]) | (bits[7] & bits[5]) | (bits[7] & bits[6]);
        wire several_2 = (bits[9] & bits[8]) | (bits[10] & bits[8]) | (bits[10] & bits[9]) | (bits[11] & bits[8]) | (bits[11] & bits[9]) | (bits[11] & bits[10]);
        wire several_3 = (bits[13] & bits[12]) | (bits[14] & bits[12]) | (bits[14] & bits[13]) | (bits[15] & bits[12]) | (bits[15] & bits[13]) | (bits[15] & bits[14]);
        assign several = several_0 | several_1 | several_2 | several_3 | (any_1 & any_0) | (any_2 & any_0) | (any_2 & any_1) | (any_3 & any_0) | (any_3 & any_1) | (any_3 & any_2);
endmodule // search$generator$lane_1$several_tests


module search$generator$lane_1$tested(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$tested


module search$generator$lane_1$tested_x(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$tested_x


module search$generator$lane_1$tested_y(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$tested_y


module search$generator$lane_1$tests(window$0,window$1,window$2,window$3,window$4,window$5,window$6,window$7,window$8,left,open$0,open$1,open$2,open$3,open$4,open$5,open$6,open$7,open$8,open$9,open$10,open$11,open$12,nonempty);
    
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
    output reg  [12:0] nonempty;
    
    // Update code
    always @(*) begin
        open$0[(32'h0)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$0[(32'h1)+:(1)] = left[32'h13] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6];
        open$0[(32'h2)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$0[(32'h3)+:(1)] = left[32'h13] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$0[(32'h4)+:(1)] = left[32'h13] & window$2[32'h3] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$0[(32'h5)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5] & window$6[32'h3];
        open$0[(32'h6)+:(1)] = left[32'h13] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$0[(32'h7)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$0[(32'h8)+:(1)] = left[32'h13] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$0[(32'h9)+:(1)] = left[32'h13] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$0[(32'ha)+:(1)] = left[32'h13] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6] & window$6[32'h5];
        open$0[(32'hb)+:(1)] = left[32'h13] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$0[(32'hc)+:(1)] = left[32'h13] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$0[(32'hd)+:(1)] = left[32'h13] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$0[(32'he)+:(1)] = left[32'h13] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$0[(32'hf)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$1[(32'h0)+:(1)] = left[32'h13] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$1[(32'h1)+:(1)] = left[32'h13] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$1[(32'h2)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$1[(32'h3)+:(1)] = left[32'h13] & window$2[32'h5] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$1[(32'h4)+:(1)] = left[32'h12] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5] & window$6[32'h6];
        open$1[(32'h5)+:(1)] = left[32'h12] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$1[(32'h6)+:(1)] = left[32'h12] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$1[(32'h7)+:(1)] = left[32'h12] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$1[(32'h8)+:(1)] = left[32'h12] & window$2[32'h2] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$1[(32'h9)+:(1)] = left[32'h12] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4] & window$6[32'h2];
        open$1[(32'ha)+:(1)] = left[32'h12] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$1[(32'hb)+:(1)] = left[32'h12] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$1[(32'hc)+:(1)] = left[32'h12] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$1[(32'hd)+:(1)] = left[32'h12] & window$2[32'h6] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$1[(32'he)+:(1)] = left[32'h11] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5] & window$6[32'h6];
        open$1[(32'hf)+:(1)] = left[32'h11] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6];
        open$2[(32'h0)+:(1)] = left[32'h11] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$2[(32'h1)+:(1)] = left[32'h11] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$2[(32'h2)+:(1)] = left[32'h11] & window$2[32'h2] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$2[(32'h3)+:(1)] = left[32'h11] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$2[(32'h4)+:(1)] = left[32'h11] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$6[32'h2];
        open$2[(32'h5)+:(1)] = left[32'h11] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$2[(32'h6)+:(1)] = left[32'h11] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$2[(32'h7)+:(1)] = left[32'h11] & window$2[32'h5] & window$2[32'h6] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$2[(32'h8)+:(1)] = left[32'h10] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6] & window$6[32'h6];
        open$2[(32'h9)+:(1)] = left[32'h10] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5];
        open$2[(32'ha)+:(1)] = left[32'h10] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$2[(32'hb)+:(1)] = left[32'h10] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$2[(32'hc)+:(1)] = left[32'h10] & window$2[32'h2] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$2[(32'hd)+:(1)] = left[32'h10] & window$4[32'h4] & window$5[32'h4] & window$6[32'h2] & window$6[32'h3] & window$6[32'h4];
        open$2[(32'he)+:(1)] = left[32'h10] & window$3[32'h4] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$2[(32'hf)+:(1)] = left[32'h10] & window$2[32'h6] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$3[(32'h0)+:(1)] = left[32'h10] & window$2[32'h5] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$3[(32'h1)+:(1)] = left[32'h10] & window$2[32'h4] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$3[(32'h2)+:(1)] = left[32'hf] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5] & window$6[32'h5];
        open$3[(32'h3)+:(1)] = left[32'hf] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4];
        open$3[(32'h4)+:(1)] = left[32'hf] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3];
        open$3[(32'h5)+:(1)] = left[32'hf] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4];
        open$3[(32'h6)+:(1)] = left[32'hf] & window$2[32'h3] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4];
        open$3[(32'h7)+:(1)] = left[32'hf] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6] & window$6[32'h4];
        open$3[(32'h8)+:(1)] = left[32'hf] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$3[(32'h9)+:(1)] = left[32'hf] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$3[(32'ha)+:(1)] = left[32'hf] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$3[(32'hb)+:(1)] = left[32'hf] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$3[(32'hc)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$3[(32'hd)+:(1)] = left[32'he] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$3[(32'he)+:(1)] = left[32'he] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$3[(32'hf)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$4[(32'h0)+:(1)] = left[32'he] & window$3[32'h3] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$4[(32'h1)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5] & window$7[32'h4];
        open$4[(32'h2)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$4[(32'h3)+:(1)] = left[32'he] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$4[(32'h4)+:(1)] = left[32'he] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$4[(32'h5)+:(1)] = left[32'he] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$4[(32'h6)+:(1)] = left[32'he] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$5[32'h5];
        open$4[(32'h7)+:(1)] = left[32'he] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$4[(32'h8)+:(1)] = left[32'he] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$4[(32'h9)+:(1)] = left[32'he] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$4[(32'ha)+:(1)] = left[32'he] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$4[(32'hb)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$4[(32'hc)+:(1)] = left[32'he] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5];
        open$4[(32'hd)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$4[(32'he)+:(1)] = left[32'he] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$4[(32'hf)+:(1)] = left[32'he] & window$1[32'h4] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$5[(32'h0)+:(1)] = left[32'hd] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4] & window$5[32'h6];
        open$5[(32'h1)+:(1)] = left[32'hd] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h5];
        open$5[(32'h2)+:(1)] = left[32'hd] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h4];
        open$5[(32'h3)+:(1)] = left[32'hd] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h6];
        open$5[(32'h4)+:(1)] = left[32'hd] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h2] & window$4[32'h4];
        open$5[(32'h5)+:(1)] = left[32'hd] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$5[(32'h6)+:(1)] = left[32'hd] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3] & window$6[32'h4];
        open$5[(32'h7)+:(1)] = left[32'hd] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$5[(32'h8)+:(1)] = left[32'hd] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$5[(32'h9)+:(1)] = left[32'hd] & window$2[32'h3] & window$2[32'h4] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$5[(32'ha)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4] & window$5[32'h5];
        open$5[(32'hb)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4];
        open$5[(32'hc)+:(1)] = left[32'hc] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3];
        open$5[(32'hd)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5];
        open$5[(32'he)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4];
        open$5[(32'hf)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$6[(32'h0)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$6[(32'h1)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$6[(32'h2)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$6[(32'h3)+:(1)] = left[32'hc] & window$2[32'h3] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$6[(32'h4)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$6[(32'h5)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$6[(32'h6)+:(1)] = left[32'hc] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$6[(32'h7)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$6[(32'h8)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$6[(32'h9)+:(1)] = left[32'hc] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4] & window$6[32'h5];
        open$6[(32'ha)+:(1)] = left[32'hc] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5];
        open$6[(32'hb)+:(1)] = left[32'hc] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$6[(32'hc)+:(1)] = left[32'hc] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$6[(32'hd)+:(1)] = left[32'hc] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$6[(32'he)+:(1)] = left[32'hb] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h3] & window$5[32'h4];
        open$6[(32'hf)+:(1)] = left[32'hb] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h2] & window$5[32'h3];
        open$7[(32'h0)+:(1)] = left[32'hb] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h1] & window$5[32'h2];
        open$7[(32'h1)+:(1)] = left[32'hb] & window$3[32'h5] & window$3[32'h6] & window$3[32'h7] & window$4[32'h4] & window$4[32'h5];
        open$7[(32'h2)+:(1)] = left[32'hb] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h3] & window$4[32'h4];
        open$7[(32'h3)+:(1)] = left[32'hb] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5] & window$7[32'h5];
        open$7[(32'h4)+:(1)] = left[32'hb] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5];
        open$7[(32'h5)+:(1)] = left[32'hb] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$7[(32'h6)+:(1)] = left[32'hb] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$7[(32'h7)+:(1)] = left[32'hb] & window$1[32'h3] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$7[(32'h8)+:(1)] = left[32'hb] & window$4[32'h4] & window$4[32'h5] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$7[(32'h9)+:(1)] = left[32'hb] & window$4[32'h3] & window$4[32'h4] & window$5[32'h1] & window$5[32'h2] & window$5[32'h3];
        open$7[(32'ha)+:(1)] = left[32'hb] & window$3[32'h6] & window$3[32'h7] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$7[(32'hb)+:(1)] = left[32'hb] & window$3[32'h5] & window$3[32'h6] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$7[(32'hc)+:(1)] = left[32'hb] & window$3[32'h4] & window$3[32'h5] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$7[(32'hd)+:(1)] = left[32'hb] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5] & window$7[32'h5];
        open$7[(32'he)+:(1)] = left[32'hb] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$7[(32'hf)+:(1)] = left[32'hb] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$8[(32'h0)+:(1)] = left[32'hb] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$8[(32'h1)+:(1)] = left[32'hb] & window$1[32'h3] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$8[(32'h2)+:(1)] = left[32'ha] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$5[32'h4];
        open$8[(32'h3)+:(1)] = left[32'ha] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h3];
        open$8[(32'h4)+:(1)] = left[32'ha] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h2];
        open$8[(32'h5)+:(1)] = left[32'ha] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h1];
        open$8[(32'h6)+:(1)] = left[32'ha] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$3[32'h7] & window$4[32'h4];
        open$8[(32'h7)+:(1)] = left[32'ha] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5] & window$7[32'h5];
        open$8[(32'h8)+:(1)] = left[32'ha] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$8[(32'h9)+:(1)] = left[32'ha] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$8[(32'ha)+:(1)] = left[32'ha] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$8[(32'hb)+:(1)] = left[32'ha] & window$1[32'h3] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$8[(32'hc)+:(1)] = left[32'ha] & window$4[32'h4] & window$5[32'h1] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$8[(32'hd)+:(1)] = left[32'ha] & window$3[32'h7] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$8[(32'he)+:(1)] = left[32'ha] & window$3[32'h6] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$8[(32'hf)+:(1)] = left[32'ha] & window$3[32'h5] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$9[(32'h0)+:(1)] = left[32'ha] & window$3[32'h4] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$9[(32'h1)+:(1)] = left[32'ha] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4] & window$7[32'h5];
        open$9[(32'h2)+:(1)] = left[32'ha] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$9[(32'h3)+:(1)] = left[32'ha] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$9[(32'h4)+:(1)] = left[32'ha] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$9[(32'h5)+:(1)] = left[32'ha] & window$1[32'h3] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$9[(32'h6)+:(1)] = left[32'h9] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$4[32'h8];
        open$9[(32'h7)+:(1)] = left[32'h9] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$9[(32'h8)+:(1)] = left[32'h9] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$9[(32'h9)+:(1)] = left[32'h9] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$9[(32'ha)+:(1)] = left[32'h9] & window$4[32'h0] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$9[(32'hb)+:(1)] = left[32'h8] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$9[(32'hc)+:(1)] = left[32'h8] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$9[(32'hd)+:(1)] = left[32'h8] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$9[(32'he)+:(1)] = left[32'h8] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$9[(32'hf)+:(1)] = left[32'h8] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4];
        open$10[(32'h0)+:(1)] = left[32'h8] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3];
        open$10[(32'h1)+:(1)] = left[32'h8] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5];
        open$10[(32'h2)+:(1)] = left[32'h8] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4];
        open$10[(32'h3)+:(1)] = left[32'h7] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5];
        open$10[(32'h4)+:(1)] = left[32'h7] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$10[(32'h5)+:(1)] = left[32'h7] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$10[(32'h6)+:(1)] = left[32'h7] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$10[(32'h7)+:(1)] = left[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$10[(32'h8)+:(1)] = left[32'h6] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$10[(32'h9)+:(1)] = left[32'h6] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$10[(32'ha)+:(1)] = left[32'h6] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$10[(32'hb)+:(1)] = left[32'h6] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$10[(32'hc)+:(1)] = left[32'h6] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$10[(32'hd)+:(1)] = left[32'h6] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$10[(32'he)+:(1)] = left[32'h6] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$10[(32'hf)+:(1)] = left[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$11[(32'h0)+:(1)] = left[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$11[(32'h1)+:(1)] = left[32'h5] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$11[(32'h2)+:(1)] = left[32'h5] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$11[(32'h3)+:(1)] = left[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4];
        open$11[(32'h4)+:(1)] = left[32'h5] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3];
        open$11[(32'h5)+:(1)] = left[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4];
        open$11[(32'h6)+:(1)] = left[32'h5] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4];
        open$11[(32'h7)+:(1)] = left[32'h5] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$11[(32'h8)+:(1)] = left[32'h5] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$11[(32'h9)+:(1)] = left[32'h5] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$11[(32'ha)+:(1)] = left[32'h5] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$11[(32'hb)+:(1)] = left[32'h5] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$11[(32'hc)+:(1)] = left[32'h5] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$11[(32'hd)+:(1)] = left[32'h5] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$11[(32'he)+:(1)] = left[32'h5] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$11[(32'hf)+:(1)] = left[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$12[(32'h0)+:(1)] = left[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$12[(32'h1)+:(1)] = left[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$12[(32'h2)+:(1)] = left[32'h4] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$12[(32'h3)+:(1)] = left[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$12[(32'h4)+:(1)] = left[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$12[(32'h5)+:(1)] = left[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$12[(32'h6)+:(1)] = left[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$12[(32'h7)+:(1)] = left[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$12[(32'h8)+:(1)] = left[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$12[(32'h9)+:(1)] = left[32'h2] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$12[(32'ha)+:(1)] = left[32'h2] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$12[(32'hb)+:(1)] = left[32'h2] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$12[(32'hc)+:(1)] = left[32'h1] & window$4[32'h4] & window$5[32'h4];
        open$12[(32'hd)+:(1)] = left[32'h1] & window$3[32'h4] & window$4[32'h4];
        open$12[(32'he)+:(1)] = 1'b0;
        open$12[(32'hf)+:(1)] = 1'b0;
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
    end
    
endmodule // search$generator$lane_1$tests


module search$generator$lane_1$valid_out(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$valid_out


module search$generator$lane_1$waiting(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$waiting


module search$generator$lane_1$waiting_rows$0(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$waiting_rows$0


module search$generator$lane_1$waiting_rows$1(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$waiting_rows$1


module search$generator$lane_1$waiting_rows$2(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$waiting_rows$2


module search$generator$lane_1$waiting_rows$3(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$waiting_rows$3


module search$generator$lane_1$waiting_rows$4(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$waiting_rows$4


module search$generator$lane_1$waiting_rows$5(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$waiting_rows$5


module search$generator$lane_1$waiting_rows$6(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$waiting_rows$6


module search$generator$lane_1$waiting_rows$7(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$waiting_rows$7


module search$generator$lane_1$waiting_rows$8(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$waiting_rows$8


module search$generator$lane_1$waiting_x(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$waiting_x


module search$generator$lane_1$waiting_y(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$waiting_y


module search$generator$lane_1$windowed(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$windowed


module search$generator$lane_1$windowed_rows$0(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$windowed_rows$0


module search$generator$lane_1$windowed_rows$1(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$windowed_rows$1


module search$generator$lane_1$windowed_rows$2(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$windowed_rows$2


module search$generator$lane_1$windowed_rows$3(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$windowed_rows$3


module search$generator$lane_1$windowed_rows$4(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$windowed_rows$4


module search$generator$lane_1$windowed_rows$5(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$windowed_rows$5


module search$generator$lane_1$windowed_rows$6(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$windowed_rows$6


module search$generator$lane_1$windowed_rows$7(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$windowed_rows$7


module search$generator$lane_1$windowed_rows$8(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$windowed_rows$8


module search$generator$lane_1$windowed_x(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$windowed_x


module search$generator$lane_1$windowed_y(d,q,clock);
    
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
          
endmodule // search$generator$lane_1$windowed_y


module search$generator$picked(d,q,clock);
    
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
          
endmodule // search$generator$picked

// v-- Setting output parameters to net type for wrapped code.


module search$generator$picked_cell(x,y,decoded);
    
    // Module arguments
    input wire  [3:0] x;
    input wire  [3:0] y;
    output wire  [195:0] decoded;
    
    // Update code (wrapper)
        wire [13:0] column = 14'h1 << x;
        assign decoded = {(y == 4'hd ? column : 14'h0), (y == 4'hc ? column : 14'h0), (y == 4'hb ? column : 14'h0), (y == 4'ha ? column : 14'h0), (y == 4'h9 ? column : 14'h0), (y == 4'h8 ? column : 14'h0), (y == 4'h7 ? column : 14'h0), (y == 4'h6 ? column : 14'h0), (y == 4'h5 ? column : 14'h0), (y == 4'h4 ? column : 14'h0), (y == 4'h3 ? column : 14'h0), (y == 4'h2 ? column : 14'h0), (y == 4'h1 ? column : 14'h0), (y == 4'h0 ? column : 14'h0)};
endmodule // search$generator$picked_cell


module search$generator$picked_x(d,q,clock);
    
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
          
endmodule // search$generator$picked_x


module search$generator$picked_y(d,q,clock);
    
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
          
endmodule // search$generator$picked_y

// v-- Setting output parameters to net type for wrapped code.


module search$generator$picker(corners,any,x,y,rest);
    
    // Module arguments
    input wire  [195:0] corners;
    output wire  any;
    output wire  [3:0] x;
    output wire  [3:0] y;
    output wire  [195:0] rest;
    
    // Update code (wrapper)
        wire [13:0] row_0 = corners[13:0];
        wire [13:0] first_0 = row_0 & (14'h0 - row_0);
        wire [13:0] row_1 = corners[27:14];
        wire [13:0] first_1 = row_1 & (14'h0 - row_1);
        wire [13:0] row_2 = corners[41:28];
        wire [13:0] first_2 = row_2 & (14'h0 - row_2);
        wire [13:0] row_3 = corners[55:42];
        wire [13:0] first_3 = row_3 & (14'h0 - row_3);
        wire [13:0] row_4 = corners[69:56];
        wire [13:0] first_4 = row_4 & (14'h0 - row_4);
        wire [13:0] row_5 = corners[83:70];
        wire [13:0] first_5 = row_5 & (14'h0 - row_5);
        wire [13:0] row_6 = corners[97:84];
        wire [13:0] first_6 = row_6 & (14'h0 - row_6);
        wire [13:0] row_7 = corners[111:98];
        wire [13:0] first_7 = row_7 & (14'h0 - row_7);
        wire [13:0] row_8 = corners[125:112];
        wire [13:0] first_8 = row_8 & (14'h0 - row_8);
        wire [13:0] row_9 = corners[139:126];
        wire [13:0] first_9 = row_9 & (14'h0 - row_9);
        wire [13:0] row_10 = corners[153:140];
        wire [13:0] first_10 = row_10 & (14'h0 - row_10);
        wire [13:0] row_11 = corners[167:154];
        wire [13:0] first_11 = row_11 & (14'h0 - row_11);
        wire [13:0] row_12 = corners[181:168];
        wire [13:0] first_12 = row_12 & (14'h0 - row_12);
        wire [13:0] row_13 = corners[195:182];
        wire [13:0] first_13 = row_13 & (14'h0 - row_13);
        wire [13:0] occupied = {(|row_13), (|row_12), (|row_11), (|row_10), (|row_9), (|row_8), (|row_7), (|row_6), (|row_5), (|row_4), (|row_3), (|row_2), (|row_1), (|row_0)};
        wire [13:0] first_row = occupied & (14'h0 - occupied);
        assign any = |occupied;
        assign x[0] = (first_row[0] & (|(first_0 & 14'h2aaa))) | (first_row[1] & (|(first_1 & 14'h2aaa))) | (first_row[2] & (|(first_2 & 14'h2aaa))) | (first_row[3] & (|(first_3 & 14'h2aaa))) | (first_row[4] & (|(first_4 & 14'h2aaa))) | (first_row[5] & (|(first_5 & 14'h2aaa))) | (first_row[6] & (|(first_6 & 14'h2aaa))) | (first_row[7] & (|(first_7 & 14'h2aaa))) | (first_row[8] & (|(first_8 & 14'h2aaa))) | (first_row[9] & (|(first_9 & 14'h2aaa))) | (first_row[10] & (|(first_10 & 14'h2aaa))) | (first_row[11] & (|(first_11 & 14'h2aaa))) | (first_row[12] & (|(first_12 & 14'h2aaa))) | (first_row[13] & (|(first_13 & 14'h2aaa)));
        assign y[0] = |(first_row & 14'h2aaa);
        assign x[1] = (first_row[0] & (|(first_0 & 14'hccc))) | (first_row[1] & (|(first_1 & 14'hccc))) | (first_row[2] & (|(first_2 & 14'hccc))) | (first_row[3] & (|(first_3 & 14'hccc))) | (first_row[4] & (|(first_4 & 14'hccc))) | (first_row[5] & (|(first_5 & 14'hccc))) | (first_row[6] & (|(first_6 & 14'hccc))) | (first_row[7] & (|(first_7 & 14'hccc))) | (first_row[8] & (|(first_8 & 14'hccc))) | (first_row[9] & (|(first_9 & 14'hccc))) | (first_row[10] & (|(first_10 & 14'hccc))) | (first_row[11] & (|(first_11 & 14'hccc))) | (first_row[12] & (|(first_12 & 14'hccc))) | (first_row[13] & (|(first_13 & 14'hccc)));
        assign y[1] = |(first_row & 14'hccc);
        assign x[2] = (first_row[0] & (|(first_0 & 14'h30f0))) | (first_row[1] & (|(first_1 & 14'h30f0))) | (first_row[2] & (|(first_2 & 14'h30f0))) | (first_row[3] & (|(first_3 & 14'h30f0))) | (first_row[4] & (|(first_4 & 14'h30f0))) | (first_row[5] & (|(first_5 & 14'h30f0))) | (first_row[6] & (|(first_6 & 14'h30f0))) | (first_row[7] & (|(first_7 & 14'h30f0))) | (first_row[8] & (|(first_8 & 14'h30f0))) | (first_row[9] & (|(first_9 & 14'h30f0))) | (first_row[10] & (|(first_10 & 14'h30f0))) | (first_row[11] & (|(first_11 & 14'h30f0))) | (first_row[12] & (|(first_12 & 14'h30f0))) | (first_row[13] & (|(first_13 & 14'h30f0)));
        assign y[2] = |(first_row & 14'h30f0);
        assign x[3] = (first_row[0] & (|(first_0 & 14'h3f00))) | (first_row[1] & (|(first_1 & 14'h3f00))) | (first_row[2] & (|(first_2 & 14'h3f00))) | (first_row[3] & (|(first_3 & 14'h3f00))) | (first_row[4] & (|(first_4 & 14'h3f00))) | (first_row[5] & (|(first_5 & 14'h3f00))) | (first_row[6] & (|(first_6 & 14'h3f00))) | (first_row[7] & (|(first_7 & 14'h3f00))) | (first_row[8] & (|(first_8 & 14'h3f00))) | (first_row[9] & (|(first_9 & 14'h3f00))) | (first_row[10] & (|(first_10 & 14'h3f00))) | (first_row[11] & (|(first_11 & 14'h3f00))) | (first_row[12] & (|(first_12 & 14'h3f00))) | (first_row[13] & (|(first_13 & 14'h3f00)));
        assign y[3] = |(first_row & 14'h3f00);
        assign rest = corners & ~{(first_13 & {14{first_row[13]}}), (first_12 & {14{first_row[12]}}), (first_11 & {14{first_row[11]}}), (first_10 & {14{first_row[10]}}), (first_9 & {14{first_row[9]}}), (first_8 & {14{first_row[8]}}), (first_7 & {14{first_row[7]}}), (first_6 & {14{first_row[6]}}), (first_5 & {14{first_row[5]}}), (first_4 & {14{first_row[4]}}), (first_3 & {14{first_row[3]}}), (first_2 & {14{first_row[2]}}), (first_1 & {14{first_row[1]}}), (first_0 & {14{first_row[0]}})};
endmodule // search$generator$picker


module search$generator$pieces(d,q,clock);
    
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
          
endmodule // search$generator$pieces


module search$generator$running(d,q,clock);
    
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
          
endmodule // search$generator$running


module search$generator$usable(own,other,starts_at_ten,free,corners);
    
    // Module arguments
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  starts_at_ten;
    output reg  [195:0] free;
    output reg  [195:0] corners;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    localparam  five = 196'h1000000000000000;
    localparam  ten = 196'h8000000000000000000000000000000000;
    
    // Local signals
    reg  [195:0] sideways;
    reg  [195:0] edges;
    reg  [195:0] diagonals;
    reg  [195:0] usable;
    
    // Update code
    always @(*) begin
        sideways = ((own << 32'h1) & not_first_column) | ((own >> 32'h1) & not_last_column);
        edges = sideways | (own << 32'he) | (own >> 32'he);
        diagonals = (sideways << 32'he) | (sideways >> 32'he);
        usable = ~(own | other | edges);
        free = usable;
        if (|own) begin
            corners = diagonals & usable;
        end
        else if (starts_at_ten) begin
            corners = ten & usable;
        end
        else begin
            corners = five & usable;
        end
    end
    
endmodule // search$generator$usable


module search$generator$window(board,x,y,rows$0,rows$1,rows$2,rows$3,rows$4,rows$5,rows$6,rows$7,rows$8);
    
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
    reg  [307:0] up_1;
    reg  [307:0] up_2;
    reg  [307:0] up_4;
    reg  [307:0] up_8;
    
    // Sub module instances
    search$generator$window$cut$0 cut$0(
        .row(cut$0$row),
        .x(cut$0$x),
        .cells(cut$0$cells)
    );
    search$generator$window$cut$1 cut$1(
        .row(cut$1$row),
        .x(cut$1$x),
        .cells(cut$1$cells)
    );
    search$generator$window$cut$2 cut$2(
        .row(cut$2$row),
        .x(cut$2$x),
        .cells(cut$2$cells)
    );
    search$generator$window$cut$3 cut$3(
        .row(cut$3$row),
        .x(cut$3$x),
        .cells(cut$3$cells)
    );
    search$generator$window$cut$4 cut$4(
        .row(cut$4$row),
        .x(cut$4$x),
        .cells(cut$4$cells)
    );
    search$generator$window$cut$5 cut$5(
        .row(cut$5$row),
        .x(cut$5$x),
        .cells(cut$5$cells)
    );
    search$generator$window$cut$6 cut$6(
        .row(cut$6$row),
        .x(cut$6$x),
        .cells(cut$6$cells)
    );
    search$generator$window$cut$7 cut$7(
        .row(cut$7$row),
        .x(cut$7$x),
        .cells(cut$7$cells)
    );
    search$generator$window$cut$8 cut$8(
        .row(cut$8$row),
        .x(cut$8$x),
        .cells(cut$8$cells)
    );
    
    // Update code
    always @(*) begin
        framed = ((board) & 308'hfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff) << 32'h38;
        up_1 = framed;
        if (y[32'h0]) begin
            up_1 = framed >> 32'he;
        end
        up_2 = up_1;
        if (y[32'h1]) begin
            up_2 = up_1 >> 32'h1c;
        end
        up_4 = up_2;
        if (y[32'h2]) begin
            up_4 = up_2 >> 32'h38;
        end
        up_8 = up_4;
        if (y[32'h3]) begin
            up_8 = up_4 >> 32'h70;
        end
        cut$0$row = up_8[(32'he * 0)+:(14)];
        cut$0$x = x;
        rows$0 = cut$0$cells;
        cut$1$row = up_8[(32'he * 1)+:(14)];
        cut$1$x = x;
        rows$1 = cut$1$cells;
        cut$2$row = up_8[(32'he * 2)+:(14)];
        cut$2$x = x;
        rows$2 = cut$2$cells;
        cut$3$row = up_8[(32'he * 3)+:(14)];
        cut$3$x = x;
        rows$3 = cut$3$cells;
        cut$4$row = up_8[(32'he * 4)+:(14)];
        cut$4$x = x;
        rows$4 = cut$4$cells;
        cut$5$row = up_8[(32'he * 5)+:(14)];
        cut$5$x = x;
        rows$5 = cut$5$cells;
        cut$6$row = up_8[(32'he * 6)+:(14)];
        cut$6$x = x;
        rows$6 = cut$6$cells;
        cut$7$row = up_8[(32'he * 7)+:(14)];
        cut$7$x = x;
        rows$7 = cut$7$cells;
        cut$8$row = up_8[(32'he * 8)+:(14)];
        cut$8$x = x;
        rows$8 = cut$8$cells;
    end
    
endmodule // search$generator$window


module search$generator$window$cut$0(row,x,cells);
    
    // Module arguments
    input wire  [13:0] row;
    input wire  [3:0] x;
    output reg  [8:0] cells;
    
    // Local signals
    reg  [21:0] framed;
    reg  [21:0] left_1;
    reg  [21:0] left_2;
    reg  [21:0] left_4;
    reg  [21:0] left_8;
    
    // Update code
    always @(*) begin
        framed = ((row) & 22'h3fffff) << 32'h4;
        left_1 = framed;
        if (x[32'h0]) begin
            left_1 = framed >> 32'h1;
        end
        left_2 = left_1;
        if (x[32'h1]) begin
            left_2 = left_1 >> 32'h2;
        end
        left_4 = left_2;
        if (x[32'h2]) begin
            left_4 = left_2 >> 32'h4;
        end
        left_8 = left_4;
        if (x[32'h3]) begin
            left_8 = left_4 >> 32'h8;
        end
        cells = left_8[(32'h0)+:(9)];
    end
    
endmodule // search$generator$window$cut$0


module search$generator$window$cut$1(row,x,cells);
    
    // Module arguments
    input wire  [13:0] row;
    input wire  [3:0] x;
    output reg  [8:0] cells;
    
    // Local signals
    reg  [21:0] framed;
    reg  [21:0] left_1;
    reg  [21:0] left_2;
    reg  [21:0] left_4;
    reg  [21:0] left_8;
    
    // Update code
    always @(*) begin
        framed = ((row) & 22'h3fffff) << 32'h4;
        left_1 = framed;
        if (x[32'h0]) begin
            left_1 = framed >> 32'h1;
        end
        left_2 = left_1;
        if (x[32'h1]) begin
            left_2 = left_1 >> 32'h2;
        end
        left_4 = left_2;
        if (x[32'h2]) begin
            left_4 = left_2 >> 32'h4;
        end
        left_8 = left_4;
        if (x[32'h3]) begin
            left_8 = left_4 >> 32'h8;
        end
        cells = left_8[(32'h0)+:(9)];
    end
    
endmodule // search$generator$window$cut$1


module search$generator$window$cut$2(row,x,cells);
    
    // Module arguments
    input wire  [13:0] row;
    input wire  [3:0] x;
    output reg  [8:0] cells;
    
    // Local signals
    reg  [21:0] framed;
    reg  [21:0] left_1;
    reg  [21:0] left_2;
    reg  [21:0] left_4;
    reg  [21:0] left_8;
    
    // Update code
    always @(*) begin
        framed = ((row) & 22'h3fffff) << 32'h4;
        left_1 = framed;
        if (x[32'h0]) begin
            left_1 = framed >> 32'h1;
        end
        left_2 = left_1;
        if (x[32'h1]) begin
            left_2 = left_1 >> 32'h2;
        end
        left_4 = left_2;
        if (x[32'h2]) begin
            left_4 = left_2 >> 32'h4;
        end
        left_8 = left_4;
        if (x[32'h3]) begin
            left_8 = left_4 >> 32'h8;
        end
        cells = left_8[(32'h0)+:(9)];
    end
    
endmodule // search$generator$window$cut$2


module search$generator$window$cut$3(row,x,cells);
    
    // Module arguments
    input wire  [13:0] row;
    input wire  [3:0] x;
    output reg  [8:0] cells;
    
    // Local signals
    reg  [21:0] framed;
    reg  [21:0] left_1;
    reg  [21:0] left_2;
    reg  [21:0] left_4;
    reg  [21:0] left_8;
    
    // Update code
    always @(*) begin
        framed = ((row) & 22'h3fffff) << 32'h4;
        left_1 = framed;
        if (x[32'h0]) begin
            left_1 = framed >> 32'h1;
        end
        left_2 = left_1;
        if (x[32'h1]) begin
            left_2 = left_1 >> 32'h2;
        end
        left_4 = left_2;
        if (x[32'h2]) begin
            left_4 = left_2 >> 32'h4;
        end
        left_8 = left_4;
        if (x[32'h3]) begin
            left_8 = left_4 >> 32'h8;
        end
        cells = left_8[(32'h0)+:(9)];
    end
    
endmodule // search$generator$window$cut$3


module search$generator$window$cut$4(row,x,cells);
    
    // Module arguments
    input wire  [13:0] row;
    input wire  [3:0] x;
    output reg  [8:0] cells;
    
    // Local signals
    reg  [21:0] framed;
    reg  [21:0] left_1;
    reg  [21:0] left_2;
    reg  [21:0] left_4;
    reg  [21:0] left_8;
    
    // Update code
    always @(*) begin
        framed = ((row) & 22'h3fffff) << 32'h4;
        left_1 = framed;
        if (x[32'h0]) begin
            left_1 = framed >> 32'h1;
        end
        left_2 = left_1;
        if (x[32'h1]) begin
            left_2 = left_1 >> 32'h2;
        end
        left_4 = left_2;
        if (x[32'h2]) begin
            left_4 = left_2 >> 32'h4;
        end
        left_8 = left_4;
        if (x[32'h3]) begin
            left_8 = left_4 >> 32'h8;
        end
        cells = left_8[(32'h0)+:(9)];
    end
    
endmodule // search$generator$window$cut$4


module search$generator$window$cut$5(row,x,cells);
    
    // Module arguments
    input wire  [13:0] row;
    input wire  [3:0] x;
    output reg  [8:0] cells;
    
    // Local signals
    reg  [21:0] framed;
    reg  [21:0] left_1;
    reg  [21:0] left_2;
    reg  [21:0] left_4;
    reg  [21:0] left_8;
    
    // Update code
    always @(*) begin
        framed = ((row) & 22'h3fffff) << 32'h4;
        left_1 = framed;
        if (x[32'h0]) begin
            left_1 = framed >> 32'h1;
        end
        left_2 = left_1;
        if (x[32'h1]) begin
            left_2 = left_1 >> 32'h2;
        end
        left_4 = left_2;
        if (x[32'h2]) begin
            left_4 = left_2 >> 32'h4;
        end
        left_8 = left_4;
        if (x[32'h3]) begin
            left_8 = left_4 >> 32'h8;
        end
        cells = left_8[(32'h0)+:(9)];
    end
    
endmodule // search$generator$window$cut$5


module search$generator$window$cut$6(row,x,cells);
    
    // Module arguments
    input wire  [13:0] row;
    input wire  [3:0] x;
    output reg  [8:0] cells;
    
    // Local signals
    reg  [21:0] framed;
    reg  [21:0] left_1;
    reg  [21:0] left_2;
    reg  [21:0] left_4;
    reg  [21:0] left_8;
    
    // Update code
    always @(*) begin
        framed = ((row) & 22'h3fffff) << 32'h4;
        left_1 = framed;
        if (x[32'h0]) begin
            left_1 = framed >> 32'h1;
        end
        left_2 = left_1;
        if (x[32'h1]) begin
            left_2 = left_1 >> 32'h2;
        end
        left_4 = left_2;
        if (x[32'h2]) begin
            left_4 = left_2 >> 32'h4;
        end
        left_8 = left_4;
        if (x[32'h3]) begin
            left_8 = left_4 >> 32'h8;
        end
        cells = left_8[(32'h0)+:(9)];
    end
    
endmodule // search$generator$window$cut$6


module search$generator$window$cut$7(row,x,cells);
    
    // Module arguments
    input wire  [13:0] row;
    input wire  [3:0] x;
    output reg  [8:0] cells;
    
    // Local signals
    reg  [21:0] framed;
    reg  [21:0] left_1;
    reg  [21:0] left_2;
    reg  [21:0] left_4;
    reg  [21:0] left_8;
    
    // Update code
    always @(*) begin
        framed = ((row) & 22'h3fffff) << 32'h4;
        left_1 = framed;
        if (x[32'h0]) begin
            left_1 = framed >> 32'h1;
        end
        left_2 = left_1;
        if (x[32'h1]) begin
            left_2 = left_1 >> 32'h2;
        end
        left_4 = left_2;
        if (x[32'h2]) begin
            left_4 = left_2 >> 32'h4;
        end
        left_8 = left_4;
        if (x[32'h3]) begin
            left_8 = left_4 >> 32'h8;
        end
        cells = left_8[(32'h0)+:(9)];
    end
    
endmodule // search$generator$window$cut$7


module search$generator$window$cut$8(row,x,cells);
    
    // Module arguments
    input wire  [13:0] row;
    input wire  [3:0] x;
    output reg  [8:0] cells;
    
    // Local signals
    reg  [21:0] framed;
    reg  [21:0] left_1;
    reg  [21:0] left_2;
    reg  [21:0] left_4;
    reg  [21:0] left_8;
    
    // Update code
    always @(*) begin
        framed = ((row) & 22'h3fffff) << 32'h4;
        left_1 = framed;
        if (x[32'h0]) begin
            left_1 = framed >> 32'h1;
        end
        left_2 = left_1;
        if (x[32'h1]) begin
            left_2 = left_1 >> 32'h2;
        end
        left_4 = left_2;
        if (x[32'h2]) begin
            left_4 = left_2 >> 32'h4;
        end
        left_8 = left_4;
        if (x[32'h3]) begin
            left_8 = left_4 >> 32'h8;
        end
        cells = left_8[(32'h0)+:(9)];
    end
    
endmodule // search$generator$window$cut$8


module search$horizon(d,q,clock);
    
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
          
endmodule // search$horizon


module search$iteration(d,q,clock);
    
    // Module arguments
    input wire  [5:0] d;
    output reg  [5:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 6'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$iteration


module search$leaf_units$0(clock,cancel,valid_in,placement_in,done_in,own,other,own_left,other_left,starts_at_ten,ply,valid,placement,score,terminal,done);
    
    // Module arguments
    input wire  clock;
    input wire  cancel;
    input wire  valid_in;
    input wire  [14:0] placement_in;
    input wire  done_in;
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  [20:0] own_left;
    input wire  [20:0] other_left;
    input wire  starts_at_ten;
    input wire  [6:0] ply;
    output reg  valid;
    output reg  [14:0] placement;
    output reg  [15:0] score;
    output reg  terminal;
    output reg  done;
    
    // Constant declarations
    localparam  is_ending = 8'h1;
    localparam  one_ply = 7'b1;
    localparam  completion_bonus = 7'b1111;
    localparam  monomino_bonus = 7'b10100;
    localparam  won = 16'h4000;
    localparam  largest = 16'h3fff;
    localparam  smallest = 16'hc001;
    
    // Stub signals
    reg  valids$0$d;
    wire  valids$0$q;
    reg  valids$1$d;
    wire  valids$1$q;
    reg  valids$2$d;
    wire  valids$2$q;
    reg  valids$3$d;
    wire  valids$3$q;
    reg  valids$4$d;
    wire  valids$4$q;
    reg  valids$5$d;
    wire  valids$5$q;
    reg  valids$6$d;
    wire  valids$6$q;
    reg  valids$7$d;
    wire  valids$7$q;
    reg  valids$8$d;
    wire  valids$8$q;
    reg  valids$9$d;
    wire  valids$9$q;
    reg  valids$10$d;
    wire  valids$10$q;
    reg  valids$11$d;
    wire  valids$11$q;
    reg  valids$12$d;
    wire  valids$12$q;
    reg  valids$13$d;
    wire  valids$13$q;
    reg  valids$14$d;
    wire  valids$14$q;
    reg  valids$15$d;
    wire  valids$15$q;
    reg  dones$0$d;
    wire  dones$0$q;
    reg  dones$1$d;
    wire  dones$1$q;
    reg  dones$2$d;
    wire  dones$2$q;
    reg  dones$3$d;
    wire  dones$3$q;
    reg  dones$4$d;
    wire  dones$4$q;
    reg  dones$5$d;
    wire  dones$5$q;
    reg  dones$6$d;
    wire  dones$6$q;
    reg  dones$7$d;
    wire  dones$7$q;
    reg  dones$8$d;
    wire  dones$8$q;
    reg  dones$9$d;
    wire  dones$9$q;
    reg  dones$10$d;
    wire  dones$10$q;
    reg  dones$11$d;
    wire  dones$11$q;
    reg  dones$12$d;
    wire  dones$12$q;
    reg  dones$13$d;
    wire  dones$13$q;
    reg  dones$14$d;
    wire  dones$14$q;
    reg  dones$15$d;
    wire  dones$15$q;
    reg  [14:0] placements$data_in;
    wire  [14:0] placements$data_out;
    reg  [14:0] placer$placement;
    wire  [195:0] placer$cells;
    wire  [20:0] placer$piece;
    wire  [2:0] placer$size;
    reg  [195:0] mover_usable$own;
    reg  [195:0] mover_usable$other;
    reg  mover_usable$starts_at_ten;
    wire  [195:0] mover_usable$free;
    wire  [195:0] mover_usable$corners;
    reg  [195:0] other_usable$own;
    reg  [195:0] other_usable$other;
    reg  other_usable$starts_at_ten;
    wire  [195:0] other_usable$free;
    wire  [195:0] other_usable$corners;
    reg  [195:0] mover_free$d;
    wire  [195:0] mover_free$q;
    reg  [195:0] mover_corners$d;
    wire  [195:0] mover_corners$q;
    reg  [195:0] other_free$d;
    wire  [195:0] other_free$q;
    reg  [195:0] other_corners$d;
    wire  [195:0] other_corners$q;
    reg  [195:0] mover_freedom$free;
    reg  [195:0] mover_freedom$corners;
    wire  [7:0] mover_freedom$corner_count;
    wire  [7:0] mover_freedom$reach_count;
    wire  [7:0] mover_freedom$wave_count;
    reg  [195:0] other_freedom$free;
    reg  [195:0] other_freedom$corners;
    wire  [7:0] other_freedom$corner_count;
    wire  [7:0] other_freedom$reach_count;
    wire  [7:0] other_freedom$wave_count;
    reg  [8:0] corner_difference$d;
    wire  [8:0] corner_difference$q;
    reg  [8:0] reach_difference$d;
    wire  [8:0] reach_difference$q;
    reg  [8:0] wave_difference$d;
    wire  [8:0] wave_difference$q;
    reg  [8:0] square_product$difference;
    reg  [9:0] square_product$weight;
    wire  [19:0] square_product$product;
    reg  [8:0] corner_product$difference;
    reg  [9:0] corner_product$weight;
    wire  [19:0] corner_product$product;
    reg  [8:0] reach_product$difference;
    reg  [9:0] reach_product$weight;
    wire  [19:0] reach_product$product;
    reg  [8:0] wave_product$difference;
    reg  [9:0] wave_product$weight;
    wire  [19:0] wave_product$product;
    reg  [19:0] sum$d;
    wire  [19:0] sum$q;
    reg  [14:0] placement_out$d;
    wire  [14:0] placement_out$q;
    reg  [15:0] score_out$d;
    wire  [15:0] score_out$q;
    reg  terminal_out$d;
    wire  terminal_out$q;
    reg  [20:0] own_squares$pieces;
    wire  [6:0] own_squares$squares;
    reg  [20:0] other_squares$pieces;
    wire  [6:0] other_squares$squares;
    reg  [6:0] other_squares_now$d;
    wire  [6:0] other_squares_now$q;
    reg  [8:0] square_base$d;
    wire  [8:0] square_base$q;
    reg  [8:0] square_delay$data_in;
    wire  [8:0] square_delay$data_out;
    reg  [7:0] ending_delay$data_in;
    wire  [7:0] ending_delay$data_out;
    reg  [6:0] weights$address;
    wire  [59:0] weights$data;
    
    // Local signals
    reg  [195:0] mover_after;
    reg  [8:0] square_difference;
    reg  last_piece;
    reg  [6:0] margin;
    reg  [7:0] ending;
    reg  [6:0] ply_after;
    reg  [19:0] sum_now;
    reg  [15:0] heuristic;
    reg  [15:0] exact;
    reg  too_large;
    reg  too_small;
    
    // Sub module instances
    search$leaf_units$0$valids$0 valids$0(
        .d(valids$0$d),
        .q(valids$0$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$1 valids$1(
        .d(valids$1$d),
        .q(valids$1$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$2 valids$2(
        .d(valids$2$d),
        .q(valids$2$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$3 valids$3(
        .d(valids$3$d),
        .q(valids$3$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$4 valids$4(
        .d(valids$4$d),
        .q(valids$4$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$5 valids$5(
        .d(valids$5$d),
        .q(valids$5$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$6 valids$6(
        .d(valids$6$d),
        .q(valids$6$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$7 valids$7(
        .d(valids$7$d),
        .q(valids$7$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$8 valids$8(
        .d(valids$8$d),
        .q(valids$8$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$9 valids$9(
        .d(valids$9$d),
        .q(valids$9$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$10 valids$10(
        .d(valids$10$d),
        .q(valids$10$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$11 valids$11(
        .d(valids$11$d),
        .q(valids$11$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$12 valids$12(
        .d(valids$12$d),
        .q(valids$12$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$13 valids$13(
        .d(valids$13$d),
        .q(valids$13$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$14 valids$14(
        .d(valids$14$d),
        .q(valids$14$q),
        .clock(clock)
    );
    search$leaf_units$0$valids$15 valids$15(
        .d(valids$15$d),
        .q(valids$15$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$0 dones$0(
        .d(dones$0$d),
        .q(dones$0$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$1 dones$1(
        .d(dones$1$d),
        .q(dones$1$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$2 dones$2(
        .d(dones$2$d),
        .q(dones$2$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$3 dones$3(
        .d(dones$3$d),
        .q(dones$3$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$4 dones$4(
        .d(dones$4$d),
        .q(dones$4$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$5 dones$5(
        .d(dones$5$d),
        .q(dones$5$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$6 dones$6(
        .d(dones$6$d),
        .q(dones$6$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$7 dones$7(
        .d(dones$7$d),
        .q(dones$7$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$8 dones$8(
        .d(dones$8$d),
        .q(dones$8$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$9 dones$9(
        .d(dones$9$d),
        .q(dones$9$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$10 dones$10(
        .d(dones$10$d),
        .q(dones$10$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$11 dones$11(
        .d(dones$11$d),
        .q(dones$11$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$12 dones$12(
        .d(dones$12$d),
        .q(dones$12$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$13 dones$13(
        .d(dones$13$d),
        .q(dones$13$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$14 dones$14(
        .d(dones$14$d),
        .q(dones$14$q),
        .clock(clock)
    );
    search$leaf_units$0$dones$15 dones$15(
        .d(dones$15$d),
        .q(dones$15$q),
        .clock(clock)
    );
    search$leaf_units$0$placements placements(
        .clock(clock),
        .data_in(placements$data_in),
        .data_out(placements$data_out)
    );
    search$leaf_units$0$placer placer(
        .clock(clock),
        .placement(placer$placement),
        .cells(placer$cells),
        .piece(placer$piece),
        .size(placer$size)
    );
    search$leaf_units$0$mover_usable mover_usable(
        .own(mover_usable$own),
        .other(mover_usable$other),
        .starts_at_ten(mover_usable$starts_at_ten),
        .free(mover_usable$free),
        .corners(mover_usable$corners)
    );
    search$leaf_units$0$other_usable other_usable(
        .own(other_usable$own),
        .other(other_usable$other),
        .starts_at_ten(other_usable$starts_at_ten),
        .free(other_usable$free),
        .corners(other_usable$corners)
    );
    search$leaf_units$0$mover_free mover_free(
        .d(mover_free$d),
        .q(mover_free$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_corners mover_corners(
        .d(mover_corners$d),
        .q(mover_corners$q),
        .clock(clock)
    );
    search$leaf_units$0$other_free other_free(
        .d(other_free$d),
        .q(other_free$q),
        .clock(clock)
    );
    search$leaf_units$0$other_corners other_corners(
        .d(other_corners$d),
        .q(other_corners$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom mover_freedom(
        .clock(clock),
        .free(mover_freedom$free),
        .corners(mover_freedom$corners),
        .corner_count(mover_freedom$corner_count),
        .reach_count(mover_freedom$reach_count),
        .wave_count(mover_freedom$wave_count)
    );
    search$leaf_units$0$other_freedom other_freedom(
        .clock(clock),
        .free(other_freedom$free),
        .corners(other_freedom$corners),
        .corner_count(other_freedom$corner_count),
        .reach_count(other_freedom$reach_count),
        .wave_count(other_freedom$wave_count)
    );
    search$leaf_units$0$corner_difference corner_difference(
        .d(corner_difference$d),
        .q(corner_difference$q),
        .clock(clock)
    );
    search$leaf_units$0$reach_difference reach_difference(
        .d(reach_difference$d),
        .q(reach_difference$q),
        .clock(clock)
    );
    search$leaf_units$0$wave_difference wave_difference(
        .d(wave_difference$d),
        .q(wave_difference$q),
        .clock(clock)
    );
    search$leaf_units$0$square_product square_product(
        .clock(clock),
        .difference(square_product$difference),
        .weight(square_product$weight),
        .product(square_product$product)
    );
    search$leaf_units$0$corner_product corner_product(
        .clock(clock),
        .difference(corner_product$difference),
        .weight(corner_product$weight),
        .product(corner_product$product)
    );
    search$leaf_units$0$reach_product reach_product(
        .clock(clock),
        .difference(reach_product$difference),
        .weight(reach_product$weight),
        .product(reach_product$product)
    );
    search$leaf_units$0$wave_product wave_product(
        .clock(clock),
        .difference(wave_product$difference),
        .weight(wave_product$weight),
        .product(wave_product$product)
    );
    search$leaf_units$0$sum sum(
        .d(sum$d),
        .q(sum$q),
        .clock(clock)
    );
    search$leaf_units$0$placement_out placement_out(
        .d(placement_out$d),
        .q(placement_out$q),
        .clock(clock)
    );
    search$leaf_units$0$score_out score_out(
        .d(score_out$d),
        .q(score_out$q),
        .clock(clock)
    );
    search$leaf_units$0$terminal_out terminal_out(
        .d(terminal_out$d),
        .q(terminal_out$q),
        .clock(clock)
    );
    search$leaf_units$0$own_squares own_squares(
        .pieces(own_squares$pieces),
        .squares(own_squares$squares)
    );
    search$leaf_units$0$other_squares other_squares(
        .pieces(other_squares$pieces),
        .squares(other_squares$squares)
    );
    search$leaf_units$0$other_squares_now other_squares_now(
        .d(other_squares_now$d),
        .q(other_squares_now$q),
        .clock(clock)
    );
    search$leaf_units$0$square_base square_base(
        .d(square_base$d),
        .q(square_base$q),
        .clock(clock)
    );
    search$leaf_units$0$square_delay square_delay(
        .clock(clock),
        .data_in(square_delay$data_in),
        .data_out(square_delay$data_out)
    );
    search$leaf_units$0$ending_delay ending_delay(
        .clock(clock),
        .data_in(ending_delay$data_in),
        .data_out(ending_delay$data_out)
    );
    search$leaf_units$0$weights weights(
        .address(weights$address),
        .clock(clock),
        .data(weights$data)
    );
    
    // Update code
    always @(*) begin
        mover_free$d = mover_free$q;
        mover_corners$d = mover_corners$q;
        other_free$d = other_free$q;
        other_corners$d = other_corners$q;
        corner_difference$d = corner_difference$q;
        reach_difference$d = reach_difference$q;
        wave_difference$d = wave_difference$q;
        sum$d = sum$q;
        placement_out$d = placement_out$q;
        score_out$d = score_out$q;
        terminal_out$d = terminal_out$q;
        other_squares_now$d = other_squares_now$q;
        square_base$d = square_base$q;
        valids$0$d = valid_in;
        dones$0$d = done_in;
        valids$1$d = valid_in;
        dones$1$d = done_in;
        valids$2$d = valid_in;
        dones$2$d = done_in;
        valids$3$d = valid_in;
        dones$3$d = done_in;
        valids$4$d = valid_in;
        dones$4$d = done_in;
        valids$5$d = valid_in;
        dones$5$d = done_in;
        valids$6$d = valid_in;
        dones$6$d = done_in;
        valids$7$d = valid_in;
        dones$7$d = done_in;
        valids$8$d = valid_in;
        dones$8$d = done_in;
        valids$9$d = valid_in;
        dones$9$d = done_in;
        valids$10$d = valid_in;
        dones$10$d = done_in;
        valids$11$d = valid_in;
        dones$11$d = done_in;
        valids$12$d = valid_in;
        dones$12$d = done_in;
        valids$13$d = valid_in;
        dones$13$d = done_in;
        valids$14$d = valid_in;
        dones$14$d = done_in;
        valids$15$d = valid_in;
        dones$15$d = done_in;
        valids$0$d = valids$1$q;
        dones$0$d = dones$1$q;
        valids$1$d = valids$2$q;
        dones$1$d = dones$2$q;
        valids$2$d = valids$3$q;
        dones$2$d = dones$3$q;
        valids$3$d = valids$4$q;
        dones$3$d = dones$4$q;
        valids$4$d = valids$5$q;
        dones$4$d = dones$5$q;
        valids$5$d = valids$6$q;
        dones$5$d = dones$6$q;
        valids$6$d = valids$7$q;
        dones$6$d = dones$7$q;
        valids$7$d = valids$8$q;
        dones$7$d = dones$8$q;
        valids$8$d = valids$9$q;
        dones$8$d = dones$9$q;
        valids$9$d = valids$10$q;
        dones$9$d = dones$10$q;
        valids$10$d = valids$11$q;
        dones$10$d = dones$11$q;
        valids$11$d = valids$12$q;
        dones$11$d = dones$12$q;
        valids$12$d = valids$13$q;
        dones$12$d = dones$13$q;
        valids$13$d = valids$14$q;
        dones$13$d = dones$14$q;
        valids$14$d = valids$15$q;
        dones$14$d = dones$15$q;
        if (cancel) begin
            valids$0$d = 1'b0;
            dones$0$d = 1'b0;
        end
        if (cancel) begin
            valids$1$d = 1'b0;
            dones$1$d = 1'b0;
        end
        if (cancel) begin
            valids$2$d = 1'b0;
            dones$2$d = 1'b0;
        end
        if (cancel) begin
            valids$3$d = 1'b0;
            dones$3$d = 1'b0;
        end
        if (cancel) begin
            valids$4$d = 1'b0;
            dones$4$d = 1'b0;
        end
        if (cancel) begin
            valids$5$d = 1'b0;
            dones$5$d = 1'b0;
        end
        if (cancel) begin
            valids$6$d = 1'b0;
            dones$6$d = 1'b0;
        end
        if (cancel) begin
            valids$7$d = 1'b0;
            dones$7$d = 1'b0;
        end
        if (cancel) begin
            valids$8$d = 1'b0;
            dones$8$d = 1'b0;
        end
        if (cancel) begin
            valids$9$d = 1'b0;
            dones$9$d = 1'b0;
        end
        if (cancel) begin
            valids$10$d = 1'b0;
            dones$10$d = 1'b0;
        end
        if (cancel) begin
            valids$11$d = 1'b0;
            dones$11$d = 1'b0;
        end
        if (cancel) begin
            valids$12$d = 1'b0;
            dones$12$d = 1'b0;
        end
        if (cancel) begin
            valids$13$d = 1'b0;
            dones$13$d = 1'b0;
        end
        if (cancel) begin
            valids$14$d = 1'b0;
            dones$14$d = 1'b0;
        end
        if (cancel) begin
            valids$15$d = 1'b0;
            dones$15$d = 1'b0;
        end
        placements$data_in = placement_in;
        placer$placement = placement_in;
        mover_after = own | placer$cells;
        mover_usable$own = mover_after;
        mover_usable$other = other;
        mover_usable$starts_at_ten = starts_at_ten;
        other_usable$own = other;
        other_usable$other = mover_after;
        other_usable$starts_at_ten = ~starts_at_ten;
        mover_free$d = mover_usable$free;
        mover_corners$d = mover_usable$corners;
        other_free$d = other_usable$free;
        other_corners$d = other_usable$corners;
        mover_freedom$free = mover_free$q;
        mover_freedom$corners = mover_corners$q;
        other_freedom$free = other_free$q;
        other_freedom$corners = other_corners$q;
        corner_difference$d = ((mover_freedom$corner_count) & 9'h1ff) - ((other_freedom$corner_count) & 9'h1ff);
        reach_difference$d = ((mover_freedom$reach_count) & 9'h1ff) - ((other_freedom$reach_count) & 9'h1ff);
        wave_difference$d = ((mover_freedom$wave_count) & 9'h1ff) - ((other_freedom$wave_count) & 9'h1ff);
        own_squares$pieces = own_left;
        other_squares$pieces = other_left;
        other_squares_now$d = other_squares$squares;
        square_base$d = ((other_squares$squares) & 9'h1ff) - ((own_squares$squares) & 9'h1ff);
        square_difference = square_base$q + ((placer$size) & 9'h1ff);
        square_delay$data_in = square_difference;
        last_piece = placer$piece == own_left;
        margin = other_squares_now$q + completion_bonus;
        if (placer$piece[32'h0]) begin
            margin = other_squares_now$q + monomino_bonus;
        end
        ending = ((margin) & 8'hff) << 32'h1;
        if (last_piece) begin
            ending = (((margin) & 8'hff) << 32'h1) | is_ending;
        end
        ending_delay$data_in = ending;
        ply_after = ply + one_ply;
        weights$address = ply_after;
        square_product$difference = square_delay$data_out;
        square_product$weight = weights$data[(32'h0)+:(10)];
        corner_product$difference = corner_difference$q;
        corner_product$weight = weights$data[(32'ha)+:(10)];
        reach_product$difference = reach_difference$q;
        reach_product$weight = weights$data[(32'h14)+:(10)];
        wave_product$difference = wave_difference$q;
        wave_product$weight = weights$data[(32'h1e)+:(10)];
        sum$d = ((square_product$product + corner_product$product) + (reach_product$product + wave_product$product)) + weights$data[(32'h28)+:(20)];
        sum_now = sum$q;
        too_large = (~sum_now[32'h13]) & (|sum_now[(32'he)+:(5)]);
        too_small = sum_now[32'h13] & ((~&sum_now[(32'he)+:(5)]) | (~|sum_now[(32'h0)+:(14)]));
        heuristic = sum_now[(32'h0)+:(16)];
        if (too_large) begin
            heuristic = largest;
        end
        else if (too_small) begin
            heuristic = smallest;
        end
        exact = won + (((ending_delay$data_out[(32'h1)+:(7)]) & 16'hffff) << 32'h5);
        if (valids$1$q) begin
            placement_out$d = placements$data_out;
            terminal_out$d = ending_delay$data_out[32'h0];
            score_out$d = heuristic;
            if (ending_delay$data_out[32'h0]) begin
                score_out$d = exact;
            end
        end
        valid = valids$0$q;
        done = dones$0$q;
        placement = placement_out$q;
        score = score_out$q;
        terminal = terminal_out$q;
    end
    
endmodule // search$leaf_units$0


module search$leaf_units$0$corner_difference(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$corner_difference


module search$leaf_units$0$corner_product(clock,difference,weight,product);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] difference;
    input wire  [9:0] weight;
    output reg  [19:0] product;
    
    // Update code (custom)
    initial begin
       product = 20'h0;
    end
    
    always @(posedge clock) begin
       product <= $signed(difference) * $signed(weight);
    end
endmodule // search$leaf_units$0$corner_product


module search$leaf_units$0$dones$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$0


module search$leaf_units$0$dones$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$1


module search$leaf_units$0$dones$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$10


module search$leaf_units$0$dones$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$11


module search$leaf_units$0$dones$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$12


module search$leaf_units$0$dones$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$13


module search$leaf_units$0$dones$14(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$14


module search$leaf_units$0$dones$15(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$15


module search$leaf_units$0$dones$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$2


module search$leaf_units$0$dones$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$3


module search$leaf_units$0$dones$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$4


module search$leaf_units$0$dones$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$5


module search$leaf_units$0$dones$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$6


module search$leaf_units$0$dones$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$7


module search$leaf_units$0$dones$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$8


module search$leaf_units$0$dones$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$dones$9


module search$leaf_units$0$ending_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    reg  [7:0] stages$3$d;
    wire  [7:0] stages$3$q;
    reg  [7:0] stages$4$d;
    wire  [7:0] stages$4$q;
    reg  [7:0] stages$5$d;
    wire  [7:0] stages$5$q;
    reg  [7:0] stages$6$d;
    wire  [7:0] stages$6$q;
    reg  [7:0] stages$7$d;
    wire  [7:0] stages$7$q;
    reg  [7:0] stages$8$d;
    wire  [7:0] stages$8$q;
    reg  [7:0] stages$9$d;
    wire  [7:0] stages$9$q;
    reg  [7:0] stages$10$d;
    wire  [7:0] stages$10$q;
    reg  [7:0] stages$11$d;
    wire  [7:0] stages$11$q;
    reg  [7:0] stages$12$d;
    wire  [7:0] stages$12$q;
    
    // Sub module instances
    search$leaf_units$0$ending_delay$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$0$ending_delay$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$0$ending_delay$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    search$leaf_units$0$ending_delay$stages$3 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    search$leaf_units$0$ending_delay$stages$4 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    search$leaf_units$0$ending_delay$stages$5 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    search$leaf_units$0$ending_delay$stages$6 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    search$leaf_units$0$ending_delay$stages$7 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    search$leaf_units$0$ending_delay$stages$8 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    search$leaf_units$0$ending_delay$stages$9 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    search$leaf_units$0$ending_delay$stages$10 stages$10(
        .d(stages$10$d),
        .q(stages$10$q),
        .clock(clock)
    );
    search$leaf_units$0$ending_delay$stages$11 stages$11(
        .d(stages$11$d),
        .q(stages$11$q),
        .clock(clock)
    );
    search$leaf_units$0$ending_delay$stages$12 stages$12(
        .d(stages$12$d),
        .q(stages$12$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$7$d = data_in;
        stages$8$d = data_in;
        stages$9$d = data_in;
        stages$10$d = data_in;
        stages$11$d = data_in;
        stages$12$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        stages$6$d = stages$7$q;
        stages$7$d = stages$8$q;
        stages$8$d = stages$9$q;
        stages$9$d = stages$10$q;
        stages$10$d = stages$11$q;
        stages$11$d = stages$12$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$0$ending_delay


module search$leaf_units$0$ending_delay$stages$0(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$ending_delay$stages$0


module search$leaf_units$0$ending_delay$stages$1(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$ending_delay$stages$1


module search$leaf_units$0$ending_delay$stages$10(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$ending_delay$stages$10


module search$leaf_units$0$ending_delay$stages$11(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$ending_delay$stages$11


module search$leaf_units$0$ending_delay$stages$12(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$ending_delay$stages$12


module search$leaf_units$0$ending_delay$stages$2(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$ending_delay$stages$2


module search$leaf_units$0$ending_delay$stages$3(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$ending_delay$stages$3


module search$leaf_units$0$ending_delay$stages$4(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$ending_delay$stages$4


module search$leaf_units$0$ending_delay$stages$5(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$ending_delay$stages$5


module search$leaf_units$0$ending_delay$stages$6(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$ending_delay$stages$6


module search$leaf_units$0$ending_delay$stages$7(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$ending_delay$stages$7


module search$leaf_units$0$ending_delay$stages$8(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$ending_delay$stages$8


module search$leaf_units$0$ending_delay$stages$9(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$ending_delay$stages$9


module search$leaf_units$0$mover_corners(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_corners


module search$leaf_units$0$mover_free(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_free


module search$leaf_units$0$mover_freedom(clock,free,corners,corner_count,reach_count,wave_count);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] free;
    input wire  [195:0] corners;
    output reg  [7:0] corner_count;
    output reg  [7:0] reach_count;
    output reg  [7:0] wave_count;
    
    // Stub signals
    reg  [195:0] reach_1$cells;
    reg  [195:0] reach_1$free;
    wire  [195:0] reach_1$grown;
    wire  [195:0] reach_1$still_free;
    reg  [195:0] reach_2$cells;
    reg  [195:0] reach_2$free;
    wire  [195:0] reach_2$grown;
    wire  [195:0] reach_2$still_free;
    reg  [195:0] reach_3$cells;
    reg  [195:0] reach_3$free;
    wire  [195:0] reach_3$grown;
    wire  [195:0] reach_3$still_free;
    reg  [195:0] reach_4$cells;
    reg  [195:0] reach_4$free;
    wire  [195:0] reach_4$grown;
    wire  [195:0] reach_4$still_free;
    reg  [195:0] wave_0$cells;
    reg  [195:0] wave_0$free;
    wire  [195:0] wave_0$grown;
    wire  [195:0] wave_0$still_free;
    reg  [195:0] wave_1$cells;
    reg  [195:0] wave_1$free;
    wire  [195:0] wave_1$grown;
    wire  [195:0] wave_1$still_free;
    reg  [195:0] wave_2$cells;
    reg  [195:0] wave_2$free;
    wire  [195:0] wave_2$grown;
    wire  [195:0] wave_2$still_free;
    reg  [195:0] corner_counter$cells;
    wire  [7:0] corner_counter$count;
    reg  [7:0] corner_delay$data_in;
    wire  [7:0] corner_delay$data_out;
    reg  [195:0] reach_counter$cells;
    wire  [7:0] reach_counter$count;
    reg  [7:0] reach_delay$data_in;
    wire  [7:0] reach_delay$data_out;
    reg  [195:0] wave_counter$cells;
    wire  [7:0] wave_counter$count;
    
    // Sub module instances
    search$leaf_units$0$mover_freedom$reach_1 reach_1(
        .clock(clock),
        .cells(reach_1$cells),
        .free(reach_1$free),
        .grown(reach_1$grown),
        .still_free(reach_1$still_free)
    );
    search$leaf_units$0$mover_freedom$reach_2 reach_2(
        .clock(clock),
        .cells(reach_2$cells),
        .free(reach_2$free),
        .grown(reach_2$grown),
        .still_free(reach_2$still_free)
    );
    search$leaf_units$0$mover_freedom$reach_3 reach_3(
        .clock(clock),
        .cells(reach_3$cells),
        .free(reach_3$free),
        .grown(reach_3$grown),
        .still_free(reach_3$still_free)
    );
    search$leaf_units$0$mover_freedom$reach_4 reach_4(
        .clock(clock),
        .cells(reach_4$cells),
        .free(reach_4$free),
        .grown(reach_4$grown),
        .still_free(reach_4$still_free)
    );
    search$leaf_units$0$mover_freedom$wave_0 wave_0(
        .clock(clock),
        .cells(wave_0$cells),
        .free(wave_0$free),
        .grown(wave_0$grown),
        .still_free(wave_0$still_free)
    );
    search$leaf_units$0$mover_freedom$wave_1 wave_1(
        .clock(clock),
        .cells(wave_1$cells),
        .free(wave_1$free),
        .grown(wave_1$grown),
        .still_free(wave_1$still_free)
    );
    search$leaf_units$0$mover_freedom$wave_2 wave_2(
        .clock(clock),
        .cells(wave_2$cells),
        .free(wave_2$free),
        .grown(wave_2$grown),
        .still_free(wave_2$still_free)
    );
    search$leaf_units$0$mover_freedom$corner_counter corner_counter(
        .clock(clock),
        .cells(corner_counter$cells),
        .count(corner_counter$count)
    );
    search$leaf_units$0$mover_freedom$corner_delay corner_delay(
        .clock(clock),
        .data_in(corner_delay$data_in),
        .data_out(corner_delay$data_out)
    );
    search$leaf_units$0$mover_freedom$reach_counter reach_counter(
        .clock(clock),
        .cells(reach_counter$cells),
        .count(reach_counter$count)
    );
    search$leaf_units$0$mover_freedom$reach_delay reach_delay(
        .clock(clock),
        .data_in(reach_delay$data_in),
        .data_out(reach_delay$data_out)
    );
    search$leaf_units$0$mover_freedom$wave_counter wave_counter(
        .clock(clock),
        .cells(wave_counter$cells),
        .count(wave_counter$count)
    );
    
    // Update code
    always @(*) begin
        reach_1$cells = corners;
        reach_1$free = free;
        reach_2$cells = reach_1$grown;
        reach_2$free = reach_1$still_free;
        reach_3$cells = reach_2$grown;
        reach_3$free = reach_2$still_free;
        reach_4$cells = reach_3$grown;
        reach_4$free = reach_3$still_free;
        wave_0$cells = reach_4$grown;
        wave_0$free = reach_4$still_free;
        wave_1$cells = wave_0$grown;
        wave_1$free = wave_0$still_free;
        wave_2$cells = wave_1$grown;
        wave_2$free = wave_1$still_free;
        corner_counter$cells = corners;
        corner_delay$data_in = corner_counter$count;
        corner_count = corner_delay$data_out;
        reach_counter$cells = reach_4$grown;
        reach_delay$data_in = reach_counter$count;
        reach_count = reach_delay$data_out;
        wave_counter$cells = wave_2$grown;
        wave_count = wave_counter$count;
    end
    
endmodule // search$leaf_units$0$mover_freedom


module search$leaf_units$0$mover_freedom$corner_counter(clock,cells,count);
    
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
    search$leaf_units$0$mover_freedom$corner_counter$sums sums(
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
    search$leaf_units$0$mover_freedom$corner_counter$rows$0 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$rows$1 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$rows$2 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$rows$3 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$rows$4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$rows$5 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$rows$6 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$rows$7 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$rows$8 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$rows$9 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$rows$10 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$rows$11 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$rows$12 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$rows$13 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_counter$total total(
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
    search$leaf_units$0$mover_freedom$corner_counter$count_out count_out(
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
    
endmodule // search$leaf_units$0$mover_freedom$corner_counter


module search$leaf_units$0$mover_freedom$corner_counter$count_out(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$count_out


module search$leaf_units$0$mover_freedom$corner_counter$rows$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$0


module search$leaf_units$0$mover_freedom$corner_counter$rows$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$1


module search$leaf_units$0$mover_freedom$corner_counter$rows$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$10


module search$leaf_units$0$mover_freedom$corner_counter$rows$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$11


module search$leaf_units$0$mover_freedom$corner_counter$rows$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$12


module search$leaf_units$0$mover_freedom$corner_counter$rows$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$13


module search$leaf_units$0$mover_freedom$corner_counter$rows$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$2


module search$leaf_units$0$mover_freedom$corner_counter$rows$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$3


module search$leaf_units$0$mover_freedom$corner_counter$rows$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$4


module search$leaf_units$0$mover_freedom$corner_counter$rows$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$5


module search$leaf_units$0$mover_freedom$corner_counter$rows$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$6


module search$leaf_units$0$mover_freedom$corner_counter$rows$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$7


module search$leaf_units$0$mover_freedom$corner_counter$rows$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$8


module search$leaf_units$0$mover_freedom$corner_counter$rows$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$corner_counter$rows$9


module search$leaf_units$0$mover_freedom$corner_counter$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // search$leaf_units$0$mover_freedom$corner_counter$sums


module search$leaf_units$0$mover_freedom$corner_counter$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // search$leaf_units$0$mover_freedom$corner_counter$total


module search$leaf_units$0$mover_freedom$corner_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    reg  [7:0] stages$3$d;
    wire  [7:0] stages$3$q;
    reg  [7:0] stages$4$d;
    wire  [7:0] stages$4$q;
    reg  [7:0] stages$5$d;
    wire  [7:0] stages$5$q;
    reg  [7:0] stages$6$d;
    wire  [7:0] stages$6$q;
    
    // Sub module instances
    search$leaf_units$0$mover_freedom$corner_delay$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_delay$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_delay$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_delay$stages$3 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_delay$stages$4 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_delay$stages$5 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$corner_delay$stages$6 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$0$mover_freedom$corner_delay


module search$leaf_units$0$mover_freedom$corner_delay$stages$0(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$mover_freedom$corner_delay$stages$0


module search$leaf_units$0$mover_freedom$corner_delay$stages$1(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$mover_freedom$corner_delay$stages$1


module search$leaf_units$0$mover_freedom$corner_delay$stages$2(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$mover_freedom$corner_delay$stages$2


module search$leaf_units$0$mover_freedom$corner_delay$stages$3(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$mover_freedom$corner_delay$stages$3


module search$leaf_units$0$mover_freedom$corner_delay$stages$4(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$mover_freedom$corner_delay$stages$4


module search$leaf_units$0$mover_freedom$corner_delay$stages$5(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$mover_freedom$corner_delay$stages$5


module search$leaf_units$0$mover_freedom$corner_delay$stages$6(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$mover_freedom$corner_delay$stages$6


module search$leaf_units$0$mover_freedom$reach_1(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$mover_freedom$reach_1$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_1$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$mover_freedom$reach_1


module search$leaf_units$0$mover_freedom$reach_1$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_1$free_out


module search$leaf_units$0$mover_freedom$reach_1$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_1$grown_out


module search$leaf_units$0$mover_freedom$reach_2(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$mover_freedom$reach_2$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_2$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$mover_freedom$reach_2


module search$leaf_units$0$mover_freedom$reach_2$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_2$free_out


module search$leaf_units$0$mover_freedom$reach_2$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_2$grown_out


module search$leaf_units$0$mover_freedom$reach_3(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$mover_freedom$reach_3$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_3$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$mover_freedom$reach_3


module search$leaf_units$0$mover_freedom$reach_3$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_3$free_out


module search$leaf_units$0$mover_freedom$reach_3$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_3$grown_out


module search$leaf_units$0$mover_freedom$reach_4(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$mover_freedom$reach_4$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_4$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$mover_freedom$reach_4


module search$leaf_units$0$mover_freedom$reach_4$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_4$free_out


module search$leaf_units$0$mover_freedom$reach_4$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_4$grown_out


module search$leaf_units$0$mover_freedom$reach_counter(clock,cells,count);
    
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
    search$leaf_units$0$mover_freedom$reach_counter$sums sums(
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
    search$leaf_units$0$mover_freedom$reach_counter$rows$0 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$rows$1 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$rows$2 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$rows$3 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$rows$4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$rows$5 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$rows$6 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$rows$7 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$rows$8 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$rows$9 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$rows$10 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$rows$11 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$rows$12 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$rows$13 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_counter$total total(
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
    search$leaf_units$0$mover_freedom$reach_counter$count_out count_out(
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
    
endmodule // search$leaf_units$0$mover_freedom$reach_counter


module search$leaf_units$0$mover_freedom$reach_counter$count_out(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$count_out


module search$leaf_units$0$mover_freedom$reach_counter$rows$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$0


module search$leaf_units$0$mover_freedom$reach_counter$rows$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$1


module search$leaf_units$0$mover_freedom$reach_counter$rows$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$10


module search$leaf_units$0$mover_freedom$reach_counter$rows$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$11


module search$leaf_units$0$mover_freedom$reach_counter$rows$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$12


module search$leaf_units$0$mover_freedom$reach_counter$rows$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$13


module search$leaf_units$0$mover_freedom$reach_counter$rows$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$2


module search$leaf_units$0$mover_freedom$reach_counter$rows$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$3


module search$leaf_units$0$mover_freedom$reach_counter$rows$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$4


module search$leaf_units$0$mover_freedom$reach_counter$rows$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$5


module search$leaf_units$0$mover_freedom$reach_counter$rows$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$6


module search$leaf_units$0$mover_freedom$reach_counter$rows$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$7


module search$leaf_units$0$mover_freedom$reach_counter$rows$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$8


module search$leaf_units$0$mover_freedom$reach_counter$rows$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$reach_counter$rows$9


module search$leaf_units$0$mover_freedom$reach_counter$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // search$leaf_units$0$mover_freedom$reach_counter$sums


module search$leaf_units$0$mover_freedom$reach_counter$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // search$leaf_units$0$mover_freedom$reach_counter$total


module search$leaf_units$0$mover_freedom$reach_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    
    // Sub module instances
    search$leaf_units$0$mover_freedom$reach_delay$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_delay$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$reach_delay$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$0$mover_freedom$reach_delay


module search$leaf_units$0$mover_freedom$reach_delay$stages$0(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$mover_freedom$reach_delay$stages$0


module search$leaf_units$0$mover_freedom$reach_delay$stages$1(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$mover_freedom$reach_delay$stages$1


module search$leaf_units$0$mover_freedom$reach_delay$stages$2(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$mover_freedom$reach_delay$stages$2


module search$leaf_units$0$mover_freedom$wave_0(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] sideways;
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$mover_freedom$wave_0$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_0$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        sideways = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column);
        neighbours = (sideways << 32'he) | (sideways >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$mover_freedom$wave_0


module search$leaf_units$0$mover_freedom$wave_0$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_0$free_out


module search$leaf_units$0$mover_freedom$wave_0$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_0$grown_out


module search$leaf_units$0$mover_freedom$wave_1(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$mover_freedom$wave_1$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_1$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$mover_freedom$wave_1


module search$leaf_units$0$mover_freedom$wave_1$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_1$free_out


module search$leaf_units$0$mover_freedom$wave_1$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_1$grown_out


module search$leaf_units$0$mover_freedom$wave_2(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$mover_freedom$wave_2$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_2$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$mover_freedom$wave_2


module search$leaf_units$0$mover_freedom$wave_2$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_2$free_out


module search$leaf_units$0$mover_freedom$wave_2$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_2$grown_out


module search$leaf_units$0$mover_freedom$wave_counter(clock,cells,count);
    
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
    search$leaf_units$0$mover_freedom$wave_counter$sums sums(
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
    search$leaf_units$0$mover_freedom$wave_counter$rows$0 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$rows$1 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$rows$2 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$rows$3 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$rows$4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$rows$5 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$rows$6 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$rows$7 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$rows$8 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$rows$9 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$rows$10 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$rows$11 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$rows$12 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$rows$13 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    search$leaf_units$0$mover_freedom$wave_counter$total total(
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
    search$leaf_units$0$mover_freedom$wave_counter$count_out count_out(
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
    
endmodule // search$leaf_units$0$mover_freedom$wave_counter


module search$leaf_units$0$mover_freedom$wave_counter$count_out(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$count_out


module search$leaf_units$0$mover_freedom$wave_counter$rows$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$0


module search$leaf_units$0$mover_freedom$wave_counter$rows$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$1


module search$leaf_units$0$mover_freedom$wave_counter$rows$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$10


module search$leaf_units$0$mover_freedom$wave_counter$rows$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$11


module search$leaf_units$0$mover_freedom$wave_counter$rows$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$12


module search$leaf_units$0$mover_freedom$wave_counter$rows$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$13


module search$leaf_units$0$mover_freedom$wave_counter$rows$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$2


module search$leaf_units$0$mover_freedom$wave_counter$rows$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$3


module search$leaf_units$0$mover_freedom$wave_counter$rows$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$4


module search$leaf_units$0$mover_freedom$wave_counter$rows$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$5


module search$leaf_units$0$mover_freedom$wave_counter$rows$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$6


module search$leaf_units$0$mover_freedom$wave_counter$rows$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$7


module search$leaf_units$0$mover_freedom$wave_counter$rows$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$8


module search$leaf_units$0$mover_freedom$wave_counter$rows$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$mover_freedom$wave_counter$rows$9


module search$leaf_units$0$mover_freedom$wave_counter$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // search$leaf_units$0$mover_freedom$wave_counter$sums


module search$leaf_units$0$mover_freedom$wave_counter$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // search$leaf_units$0$mover_freedom$wave_counter$total


module search$leaf_units$0$mover_usable(own,other,starts_at_ten,free,corners);
    
    // Module arguments
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  starts_at_ten;
    output reg  [195:0] free;
    output reg  [195:0] corners;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    localparam  five = 196'h1000000000000000;
    localparam  ten = 196'h8000000000000000000000000000000000;
    
    // Local signals
    reg  [195:0] sideways;
    reg  [195:0] edges;
    reg  [195:0] diagonals;
    reg  [195:0] usable;
    
    // Update code
    always @(*) begin
        sideways = ((own << 32'h1) & not_first_column) | ((own >> 32'h1) & not_last_column);
        edges = sideways | (own << 32'he) | (own >> 32'he);
        diagonals = (sideways << 32'he) | (sideways >> 32'he);
        usable = ~(own | other | edges);
        free = usable;
        if (|own) begin
            corners = diagonals & usable;
        end
        else if (starts_at_ten) begin
            corners = ten & usable;
        end
        else begin
            corners = five & usable;
        end
    end
    
endmodule // search$leaf_units$0$mover_usable


module search$leaf_units$0$other_corners(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_corners


module search$leaf_units$0$other_free(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_free


module search$leaf_units$0$other_freedom(clock,free,corners,corner_count,reach_count,wave_count);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] free;
    input wire  [195:0] corners;
    output reg  [7:0] corner_count;
    output reg  [7:0] reach_count;
    output reg  [7:0] wave_count;
    
    // Stub signals
    reg  [195:0] reach_1$cells;
    reg  [195:0] reach_1$free;
    wire  [195:0] reach_1$grown;
    wire  [195:0] reach_1$still_free;
    reg  [195:0] reach_2$cells;
    reg  [195:0] reach_2$free;
    wire  [195:0] reach_2$grown;
    wire  [195:0] reach_2$still_free;
    reg  [195:0] reach_3$cells;
    reg  [195:0] reach_3$free;
    wire  [195:0] reach_3$grown;
    wire  [195:0] reach_3$still_free;
    reg  [195:0] reach_4$cells;
    reg  [195:0] reach_4$free;
    wire  [195:0] reach_4$grown;
    wire  [195:0] reach_4$still_free;
    reg  [195:0] wave_0$cells;
    reg  [195:0] wave_0$free;
    wire  [195:0] wave_0$grown;
    wire  [195:0] wave_0$still_free;
    reg  [195:0] wave_1$cells;
    reg  [195:0] wave_1$free;
    wire  [195:0] wave_1$grown;
    wire  [195:0] wave_1$still_free;
    reg  [195:0] wave_2$cells;
    reg  [195:0] wave_2$free;
    wire  [195:0] wave_2$grown;
    wire  [195:0] wave_2$still_free;
    reg  [195:0] corner_counter$cells;
    wire  [7:0] corner_counter$count;
    reg  [7:0] corner_delay$data_in;
    wire  [7:0] corner_delay$data_out;
    reg  [195:0] reach_counter$cells;
    wire  [7:0] reach_counter$count;
    reg  [7:0] reach_delay$data_in;
    wire  [7:0] reach_delay$data_out;
    reg  [195:0] wave_counter$cells;
    wire  [7:0] wave_counter$count;
    
    // Sub module instances
    search$leaf_units$0$other_freedom$reach_1 reach_1(
        .clock(clock),
        .cells(reach_1$cells),
        .free(reach_1$free),
        .grown(reach_1$grown),
        .still_free(reach_1$still_free)
    );
    search$leaf_units$0$other_freedom$reach_2 reach_2(
        .clock(clock),
        .cells(reach_2$cells),
        .free(reach_2$free),
        .grown(reach_2$grown),
        .still_free(reach_2$still_free)
    );
    search$leaf_units$0$other_freedom$reach_3 reach_3(
        .clock(clock),
        .cells(reach_3$cells),
        .free(reach_3$free),
        .grown(reach_3$grown),
        .still_free(reach_3$still_free)
    );
    search$leaf_units$0$other_freedom$reach_4 reach_4(
        .clock(clock),
        .cells(reach_4$cells),
        .free(reach_4$free),
        .grown(reach_4$grown),
        .still_free(reach_4$still_free)
    );
    search$leaf_units$0$other_freedom$wave_0 wave_0(
        .clock(clock),
        .cells(wave_0$cells),
        .free(wave_0$free),
        .grown(wave_0$grown),
        .still_free(wave_0$still_free)
    );
    search$leaf_units$0$other_freedom$wave_1 wave_1(
        .clock(clock),
        .cells(wave_1$cells),
        .free(wave_1$free),
        .grown(wave_1$grown),
        .still_free(wave_1$still_free)
    );
    search$leaf_units$0$other_freedom$wave_2 wave_2(
        .clock(clock),
        .cells(wave_2$cells),
        .free(wave_2$free),
        .grown(wave_2$grown),
        .still_free(wave_2$still_free)
    );
    search$leaf_units$0$other_freedom$corner_counter corner_counter(
        .clock(clock),
        .cells(corner_counter$cells),
        .count(corner_counter$count)
    );
    search$leaf_units$0$other_freedom$corner_delay corner_delay(
        .clock(clock),
        .data_in(corner_delay$data_in),
        .data_out(corner_delay$data_out)
    );
    search$leaf_units$0$other_freedom$reach_counter reach_counter(
        .clock(clock),
        .cells(reach_counter$cells),
        .count(reach_counter$count)
    );
    search$leaf_units$0$other_freedom$reach_delay reach_delay(
        .clock(clock),
        .data_in(reach_delay$data_in),
        .data_out(reach_delay$data_out)
    );
    search$leaf_units$0$other_freedom$wave_counter wave_counter(
        .clock(clock),
        .cells(wave_counter$cells),
        .count(wave_counter$count)
    );
    
    // Update code
    always @(*) begin
        reach_1$cells = corners;
        reach_1$free = free;
        reach_2$cells = reach_1$grown;
        reach_2$free = reach_1$still_free;
        reach_3$cells = reach_2$grown;
        reach_3$free = reach_2$still_free;
        reach_4$cells = reach_3$grown;
        reach_4$free = reach_3$still_free;
        wave_0$cells = reach_4$grown;
        wave_0$free = reach_4$still_free;
        wave_1$cells = wave_0$grown;
        wave_1$free = wave_0$still_free;
        wave_2$cells = wave_1$grown;
        wave_2$free = wave_1$still_free;
        corner_counter$cells = corners;
        corner_delay$data_in = corner_counter$count;
        corner_count = corner_delay$data_out;
        reach_counter$cells = reach_4$grown;
        reach_delay$data_in = reach_counter$count;
        reach_count = reach_delay$data_out;
        wave_counter$cells = wave_2$grown;
        wave_count = wave_counter$count;
    end
    
endmodule // search$leaf_units$0$other_freedom


module search$leaf_units$0$other_freedom$corner_counter(clock,cells,count);
    
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
    search$leaf_units$0$other_freedom$corner_counter$sums sums(
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
    search$leaf_units$0$other_freedom$corner_counter$rows$0 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$rows$1 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$rows$2 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$rows$3 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$rows$4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$rows$5 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$rows$6 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$rows$7 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$rows$8 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$rows$9 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$rows$10 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$rows$11 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$rows$12 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$rows$13 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_counter$total total(
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
    search$leaf_units$0$other_freedom$corner_counter$count_out count_out(
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
    
endmodule // search$leaf_units$0$other_freedom$corner_counter


module search$leaf_units$0$other_freedom$corner_counter$count_out(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$count_out


module search$leaf_units$0$other_freedom$corner_counter$rows$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$0


module search$leaf_units$0$other_freedom$corner_counter$rows$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$1


module search$leaf_units$0$other_freedom$corner_counter$rows$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$10


module search$leaf_units$0$other_freedom$corner_counter$rows$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$11


module search$leaf_units$0$other_freedom$corner_counter$rows$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$12


module search$leaf_units$0$other_freedom$corner_counter$rows$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$13


module search$leaf_units$0$other_freedom$corner_counter$rows$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$2


module search$leaf_units$0$other_freedom$corner_counter$rows$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$3


module search$leaf_units$0$other_freedom$corner_counter$rows$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$4


module search$leaf_units$0$other_freedom$corner_counter$rows$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$5


module search$leaf_units$0$other_freedom$corner_counter$rows$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$6


module search$leaf_units$0$other_freedom$corner_counter$rows$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$7


module search$leaf_units$0$other_freedom$corner_counter$rows$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$8


module search$leaf_units$0$other_freedom$corner_counter$rows$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$corner_counter$rows$9


module search$leaf_units$0$other_freedom$corner_counter$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // search$leaf_units$0$other_freedom$corner_counter$sums


module search$leaf_units$0$other_freedom$corner_counter$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // search$leaf_units$0$other_freedom$corner_counter$total


module search$leaf_units$0$other_freedom$corner_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    reg  [7:0] stages$3$d;
    wire  [7:0] stages$3$q;
    reg  [7:0] stages$4$d;
    wire  [7:0] stages$4$q;
    reg  [7:0] stages$5$d;
    wire  [7:0] stages$5$q;
    reg  [7:0] stages$6$d;
    wire  [7:0] stages$6$q;
    
    // Sub module instances
    search$leaf_units$0$other_freedom$corner_delay$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_delay$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_delay$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_delay$stages$3 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_delay$stages$4 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_delay$stages$5 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$corner_delay$stages$6 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$0$other_freedom$corner_delay


module search$leaf_units$0$other_freedom$corner_delay$stages$0(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$other_freedom$corner_delay$stages$0


module search$leaf_units$0$other_freedom$corner_delay$stages$1(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$other_freedom$corner_delay$stages$1


module search$leaf_units$0$other_freedom$corner_delay$stages$2(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$other_freedom$corner_delay$stages$2


module search$leaf_units$0$other_freedom$corner_delay$stages$3(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$other_freedom$corner_delay$stages$3


module search$leaf_units$0$other_freedom$corner_delay$stages$4(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$other_freedom$corner_delay$stages$4


module search$leaf_units$0$other_freedom$corner_delay$stages$5(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$other_freedom$corner_delay$stages$5


module search$leaf_units$0$other_freedom$corner_delay$stages$6(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$other_freedom$corner_delay$stages$6


module search$leaf_units$0$other_freedom$reach_1(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$other_freedom$reach_1$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_1$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$other_freedom$reach_1


module search$leaf_units$0$other_freedom$reach_1$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_1$free_out


module search$leaf_units$0$other_freedom$reach_1$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_1$grown_out


module search$leaf_units$0$other_freedom$reach_2(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$other_freedom$reach_2$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_2$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$other_freedom$reach_2


module search$leaf_units$0$other_freedom$reach_2$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_2$free_out


module search$leaf_units$0$other_freedom$reach_2$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_2$grown_out


module search$leaf_units$0$other_freedom$reach_3(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$other_freedom$reach_3$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_3$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$other_freedom$reach_3


module search$leaf_units$0$other_freedom$reach_3$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_3$free_out


module search$leaf_units$0$other_freedom$reach_3$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_3$grown_out


module search$leaf_units$0$other_freedom$reach_4(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$other_freedom$reach_4$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_4$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$other_freedom$reach_4


module search$leaf_units$0$other_freedom$reach_4$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_4$free_out


module search$leaf_units$0$other_freedom$reach_4$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_4$grown_out


module search$leaf_units$0$other_freedom$reach_counter(clock,cells,count);
    
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
    search$leaf_units$0$other_freedom$reach_counter$sums sums(
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
    search$leaf_units$0$other_freedom$reach_counter$rows$0 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$rows$1 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$rows$2 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$rows$3 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$rows$4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$rows$5 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$rows$6 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$rows$7 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$rows$8 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$rows$9 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$rows$10 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$rows$11 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$rows$12 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$rows$13 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_counter$total total(
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
    search$leaf_units$0$other_freedom$reach_counter$count_out count_out(
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
    
endmodule // search$leaf_units$0$other_freedom$reach_counter


module search$leaf_units$0$other_freedom$reach_counter$count_out(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$count_out


module search$leaf_units$0$other_freedom$reach_counter$rows$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$0


module search$leaf_units$0$other_freedom$reach_counter$rows$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$1


module search$leaf_units$0$other_freedom$reach_counter$rows$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$10


module search$leaf_units$0$other_freedom$reach_counter$rows$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$11


module search$leaf_units$0$other_freedom$reach_counter$rows$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$12


module search$leaf_units$0$other_freedom$reach_counter$rows$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$13


module search$leaf_units$0$other_freedom$reach_counter$rows$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$2


module search$leaf_units$0$other_freedom$reach_counter$rows$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$3


module search$leaf_units$0$other_freedom$reach_counter$rows$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$4


module search$leaf_units$0$other_freedom$reach_counter$rows$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$5


module search$leaf_units$0$other_freedom$reach_counter$rows$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$6


module search$leaf_units$0$other_freedom$reach_counter$rows$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$7


module search$leaf_units$0$other_freedom$reach_counter$rows$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$8


module search$leaf_units$0$other_freedom$reach_counter$rows$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$reach_counter$rows$9


module search$leaf_units$0$other_freedom$reach_counter$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // search$leaf_units$0$other_freedom$reach_counter$sums


module search$leaf_units$0$other_freedom$reach_counter$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // search$leaf_units$0$other_freedom$reach_counter$total


module search$leaf_units$0$other_freedom$reach_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    
    // Sub module instances
    search$leaf_units$0$other_freedom$reach_delay$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_delay$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$reach_delay$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$0$other_freedom$reach_delay


module search$leaf_units$0$other_freedom$reach_delay$stages$0(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$other_freedom$reach_delay$stages$0


module search$leaf_units$0$other_freedom$reach_delay$stages$1(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$other_freedom$reach_delay$stages$1


module search$leaf_units$0$other_freedom$reach_delay$stages$2(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$other_freedom$reach_delay$stages$2


module search$leaf_units$0$other_freedom$wave_0(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] sideways;
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$other_freedom$wave_0$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_0$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        sideways = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column);
        neighbours = (sideways << 32'he) | (sideways >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$other_freedom$wave_0


module search$leaf_units$0$other_freedom$wave_0$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_0$free_out


module search$leaf_units$0$other_freedom$wave_0$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_0$grown_out


module search$leaf_units$0$other_freedom$wave_1(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$other_freedom$wave_1$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_1$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$other_freedom$wave_1


module search$leaf_units$0$other_freedom$wave_1$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_1$free_out


module search$leaf_units$0$other_freedom$wave_1$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_1$grown_out


module search$leaf_units$0$other_freedom$wave_2(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$0$other_freedom$wave_2$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_2$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$0$other_freedom$wave_2


module search$leaf_units$0$other_freedom$wave_2$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_2$free_out


module search$leaf_units$0$other_freedom$wave_2$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_2$grown_out


module search$leaf_units$0$other_freedom$wave_counter(clock,cells,count);
    
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
    search$leaf_units$0$other_freedom$wave_counter$sums sums(
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
    search$leaf_units$0$other_freedom$wave_counter$rows$0 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$rows$1 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$rows$2 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$rows$3 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$rows$4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$rows$5 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$rows$6 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$rows$7 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$rows$8 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$rows$9 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$rows$10 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$rows$11 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$rows$12 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$rows$13 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    search$leaf_units$0$other_freedom$wave_counter$total total(
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
    search$leaf_units$0$other_freedom$wave_counter$count_out count_out(
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
    
endmodule // search$leaf_units$0$other_freedom$wave_counter


module search$leaf_units$0$other_freedom$wave_counter$count_out(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$count_out


module search$leaf_units$0$other_freedom$wave_counter$rows$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$0


module search$leaf_units$0$other_freedom$wave_counter$rows$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$1


module search$leaf_units$0$other_freedom$wave_counter$rows$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$10


module search$leaf_units$0$other_freedom$wave_counter$rows$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$11


module search$leaf_units$0$other_freedom$wave_counter$rows$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$12


module search$leaf_units$0$other_freedom$wave_counter$rows$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$13


module search$leaf_units$0$other_freedom$wave_counter$rows$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$2


module search$leaf_units$0$other_freedom$wave_counter$rows$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$3


module search$leaf_units$0$other_freedom$wave_counter$rows$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$4


module search$leaf_units$0$other_freedom$wave_counter$rows$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$5


module search$leaf_units$0$other_freedom$wave_counter$rows$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$6


module search$leaf_units$0$other_freedom$wave_counter$rows$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$7


module search$leaf_units$0$other_freedom$wave_counter$rows$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$8


module search$leaf_units$0$other_freedom$wave_counter$rows$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_freedom$wave_counter$rows$9


module search$leaf_units$0$other_freedom$wave_counter$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // search$leaf_units$0$other_freedom$wave_counter$sums


module search$leaf_units$0$other_freedom$wave_counter$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // search$leaf_units$0$other_freedom$wave_counter$total


module search$leaf_units$0$other_squares(pieces,squares);
    
    // Module arguments
    input wire  [20:0] pieces;
    output reg  [6:0] squares;
    
    // Update code
    always @(*) begin
        squares = (pieces[32'h0] << 32'h0) + (pieces[32'h1] << 32'h1) + (pieces[32'h2] << 32'h0) + (pieces[32'h2] << 32'h1) + (pieces[32'h3] << 32'h0) + (pieces[32'h3] << 32'h1) + (pieces[32'h4] << 32'h2) + (pieces[32'h5] << 32'h2) + (pieces[32'h6] << 32'h2) + (pieces[32'h7] << 32'h2) + (pieces[32'h8] << 32'h2) + (pieces[32'h9] << 32'h0) + (pieces[32'h9] << 32'h2) + (pieces[32'ha] << 32'h0) + (pieces[32'ha] << 32'h2) + (pieces[32'hb] << 32'h0) + (pieces[32'hb] << 32'h2) + (pieces[32'hc] << 32'h0) + (pieces[32'hc] << 32'h2) + (pieces[32'hd] << 32'h0) + (pieces[32'hd] << 32'h2) + (pieces[32'he] << 32'h0) + (pieces[32'he] << 32'h2) + (pieces[32'hf] << 32'h0) + (pieces[32'hf] << 32'h2) + (pieces[32'h10] << 32'h0) + (pieces[32'h10] << 32'h2) + (pieces[32'h11] << 32'h0) + (pieces[32'h11] << 32'h2) + (pieces[32'h12] << 32'h0) + (pieces[32'h12] << 32'h2) + (pieces[32'h13] << 32'h0) + (pieces[32'h13] << 32'h2) + (pieces[32'h14] << 32'h0) + (pieces[32'h14] << 32'h2);
    end
    
endmodule // search$leaf_units$0$other_squares


module search$leaf_units$0$other_squares_now(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$other_squares_now


module search$leaf_units$0$other_usable(own,other,starts_at_ten,free,corners);
    
    // Module arguments
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  starts_at_ten;
    output reg  [195:0] free;
    output reg  [195:0] corners;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    localparam  five = 196'h1000000000000000;
    localparam  ten = 196'h8000000000000000000000000000000000;
    
    // Local signals
    reg  [195:0] sideways;
    reg  [195:0] edges;
    reg  [195:0] diagonals;
    reg  [195:0] usable;
    
    // Update code
    always @(*) begin
        sideways = ((own << 32'h1) & not_first_column) | ((own >> 32'h1) & not_last_column);
        edges = sideways | (own << 32'he) | (own >> 32'he);
        diagonals = (sideways << 32'he) | (sideways >> 32'he);
        usable = ~(own | other | edges);
        free = usable;
        if (|own) begin
            corners = diagonals & usable;
        end
        else if (starts_at_ten) begin
            corners = ten & usable;
        end
        else begin
            corners = five & usable;
        end
    end
    
endmodule // search$leaf_units$0$other_usable


module search$leaf_units$0$own_squares(pieces,squares);
    
    // Module arguments
    input wire  [20:0] pieces;
    output reg  [6:0] squares;
    
    // Update code
    always @(*) begin
        squares = (pieces[32'h0] << 32'h0) + (pieces[32'h1] << 32'h1) + (pieces[32'h2] << 32'h0) + (pieces[32'h2] << 32'h1) + (pieces[32'h3] << 32'h0) + (pieces[32'h3] << 32'h1) + (pieces[32'h4] << 32'h2) + (pieces[32'h5] << 32'h2) + (pieces[32'h6] << 32'h2) + (pieces[32'h7] << 32'h2) + (pieces[32'h8] << 32'h2) + (pieces[32'h9] << 32'h0) + (pieces[32'h9] << 32'h2) + (pieces[32'ha] << 32'h0) + (pieces[32'ha] << 32'h2) + (pieces[32'hb] << 32'h0) + (pieces[32'hb] << 32'h2) + (pieces[32'hc] << 32'h0) + (pieces[32'hc] << 32'h2) + (pieces[32'hd] << 32'h0) + (pieces[32'hd] << 32'h2) + (pieces[32'he] << 32'h0) + (pieces[32'he] << 32'h2) + (pieces[32'hf] << 32'h0) + (pieces[32'hf] << 32'h2) + (pieces[32'h10] << 32'h0) + (pieces[32'h10] << 32'h2) + (pieces[32'h11] << 32'h0) + (pieces[32'h11] << 32'h2) + (pieces[32'h12] << 32'h0) + (pieces[32'h12] << 32'h2) + (pieces[32'h13] << 32'h0) + (pieces[32'h13] << 32'h2) + (pieces[32'h14] << 32'h0) + (pieces[32'h14] << 32'h2);
    end
    
endmodule // search$leaf_units$0$own_squares


module search$leaf_units$0$placement_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placement_out


module search$leaf_units$0$placements(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [14:0] data_in;
    output reg  [14:0] data_out;
    
    // Stub signals
    reg  [14:0] stages$0$d;
    wire  [14:0] stages$0$q;
    reg  [14:0] stages$1$d;
    wire  [14:0] stages$1$q;
    reg  [14:0] stages$2$d;
    wire  [14:0] stages$2$q;
    reg  [14:0] stages$3$d;
    wire  [14:0] stages$3$q;
    reg  [14:0] stages$4$d;
    wire  [14:0] stages$4$q;
    reg  [14:0] stages$5$d;
    wire  [14:0] stages$5$q;
    reg  [14:0] stages$6$d;
    wire  [14:0] stages$6$q;
    reg  [14:0] stages$7$d;
    wire  [14:0] stages$7$q;
    reg  [14:0] stages$8$d;
    wire  [14:0] stages$8$q;
    reg  [14:0] stages$9$d;
    wire  [14:0] stages$9$q;
    reg  [14:0] stages$10$d;
    wire  [14:0] stages$10$q;
    reg  [14:0] stages$11$d;
    wire  [14:0] stages$11$q;
    reg  [14:0] stages$12$d;
    wire  [14:0] stages$12$q;
    reg  [14:0] stages$13$d;
    wire  [14:0] stages$13$q;
    reg  [14:0] stages$14$d;
    wire  [14:0] stages$14$q;
    
    // Sub module instances
    search$leaf_units$0$placements$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$3 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$4 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$5 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$6 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$7 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$8 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$9 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$10 stages$10(
        .d(stages$10$d),
        .q(stages$10$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$11 stages$11(
        .d(stages$11$d),
        .q(stages$11$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$12 stages$12(
        .d(stages$12$d),
        .q(stages$12$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$13 stages$13(
        .d(stages$13$d),
        .q(stages$13$q),
        .clock(clock)
    );
    search$leaf_units$0$placements$stages$14 stages$14(
        .d(stages$14$d),
        .q(stages$14$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$7$d = data_in;
        stages$8$d = data_in;
        stages$9$d = data_in;
        stages$10$d = data_in;
        stages$11$d = data_in;
        stages$12$d = data_in;
        stages$13$d = data_in;
        stages$14$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        stages$6$d = stages$7$q;
        stages$7$d = stages$8$q;
        stages$8$d = stages$9$q;
        stages$9$d = stages$10$q;
        stages$10$d = stages$11$q;
        stages$11$d = stages$12$q;
        stages$12$d = stages$13$q;
        stages$13$d = stages$14$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$0$placements


module search$leaf_units$0$placements$stages$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$0


module search$leaf_units$0$placements$stages$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$1


module search$leaf_units$0$placements$stages$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$10


module search$leaf_units$0$placements$stages$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$11


module search$leaf_units$0$placements$stages$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$12


module search$leaf_units$0$placements$stages$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$13


module search$leaf_units$0$placements$stages$14(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$14


module search$leaf_units$0$placements$stages$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$2


module search$leaf_units$0$placements$stages$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$3


module search$leaf_units$0$placements$stages$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$4


module search$leaf_units$0$placements$stages$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$5


module search$leaf_units$0$placements$stages$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$6


module search$leaf_units$0$placements$stages$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$7


module search$leaf_units$0$placements$stages$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$8


module search$leaf_units$0$placements$stages$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placements$stages$9


module search$leaf_units$0$placer(clock,placement,cells,piece,size);
    
    // Module arguments
    input wire  clock;
    input wire  [14:0] placement;
    output reg  [195:0] cells;
    output reg  [20:0] piece;
    output reg  [2:0] size;
    
    // Constant declarations
    localparam  first = 14'b1;
    
    // Stub signals
    reg  [6:0] shapes$address;
    wire  [48:0] shapes$data;
    reg  [13:0] column$d;
    wire  [13:0] column$q;
    reg  [13:0] row$d;
    wire  [13:0] row$q;
    reg  [24:0] stamp$picture;
    reg  [13:0] stamp$column;
    reg  [13:0] stamp$row;
    wire  [195:0] stamp$cells;
    reg  [195:0] cells_out$d;
    wire  [195:0] cells_out$q;
    reg  [20:0] piece_out$d;
    wire  [20:0] piece_out$q;
    reg  [2:0] size_out$d;
    wire  [2:0] size_out$q;
    
    // Sub module instances
    search$leaf_units$0$placer$shapes shapes(
        .address(shapes$address),
        .clock(clock),
        .data(shapes$data)
    );
    search$leaf_units$0$placer$column column(
        .d(column$d),
        .q(column$q),
        .clock(clock)
    );
    search$leaf_units$0$placer$row row(
        .d(row$d),
        .q(row$q),
        .clock(clock)
    );
    search$leaf_units$0$placer$stamp stamp(
        .picture(stamp$picture),
        .column(stamp$column),
        .row(stamp$row),
        .cells(stamp$cells)
    );
    search$leaf_units$0$placer$cells_out cells_out(
        .d(cells_out$d),
        .q(cells_out$q),
        .clock(clock)
    );
    search$leaf_units$0$placer$piece_out piece_out(
        .d(piece_out$d),
        .q(piece_out$q),
        .clock(clock)
    );
    search$leaf_units$0$placer$size_out size_out(
        .d(size_out$d),
        .q(size_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        column$d = column$q;
        row$d = row$q;
        cells_out$d = cells_out$q;
        piece_out$d = piece_out$q;
        size_out$d = size_out$q;
        shapes$address = placement[(32'h8)+:(7)];
        column$d = first << placement[(32'h0)+:(4)];
        row$d = first << placement[(32'h4)+:(4)];
        stamp$picture = shapes$data[(32'h0)+:(25)];
        stamp$column = column$q;
        stamp$row = row$q;
        cells_out$d = stamp$cells;
        piece_out$d = shapes$data[(32'h19)+:(21)];
        size_out$d = shapes$data[(32'h2e)+:(3)];
        cells = cells_out$q;
        piece = piece_out$q;
        size = size_out$q;
    end
    
endmodule // search$leaf_units$0$placer


module search$leaf_units$0$placer$cells_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placer$cells_out


module search$leaf_units$0$placer$column(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placer$column


module search$leaf_units$0$placer$piece_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placer$piece_out


module search$leaf_units$0$placer$row(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$placer$row


module search$leaf_units$0$placer$shapes(address,clock,data);
    
    // Module arguments
    input wire  [6:0] address;
    input wire  clock;
    output reg  [48:0] data;
    
    // Update code (custom)
    reg[48:0] mem [127:0];
    
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
endmodule // search$leaf_units$0$placer$shapes


module search$leaf_units$0$placer$size_out(d,q,clock);
    
    // Module arguments
    input wire  [2:0] d;
    output reg  [2:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 3'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$0$placer$size_out

// v-- Setting output parameters to net type for wrapped code.


module search$leaf_units$0$placer$stamp(picture,column,row,cells);
    
    // Module arguments
    input wire  [24:0] picture;
    input wire  [13:0] column;
    input wire  [13:0] row;
    output wire  [195:0] cells;
    
    // Update code (wrapper)
        wire [13:0] placed_0 = ({14{picture[0]}} & (column << 3'h0)) | ({14{picture[1]}} & (column << 3'h1)) | ({14{picture[2]}} & (column << 3'h2)) | ({14{picture[3]}} & (column << 3'h3)) | ({14{picture[4]}} & (column << 3'h4));
        wire [13:0] placed_1 = ({14{picture[5]}} & (column << 3'h0)) | ({14{picture[6]}} & (column << 3'h1)) | ({14{picture[7]}} & (column << 3'h2)) | ({14{picture[8]}} & (column << 3'h3)) | ({14{picture[9]}} & (column << 3'h4));
        wire [13:0] placed_2 = ({14{picture[10]}} & (column << 3'h0)) | ({14{picture[11]}} & (column << 3'h1)) | ({14{picture[12]}} & (column << 3'h2)) | ({14{picture[13]}} & (column << 3'h3)) | ({14{picture[14]}} & (column << 3'h4));
        wire [13:0] placed_3 = ({14{picture[15]}} & (column << 3'h0)) | ({14{picture[16]}} & (column << 3'h1)) | ({14{picture[17]}} & (column << 3'h2)) | ({14{picture[18]}} & (column << 3'h3)) | ({14{picture[19]}} & (column << 3'h4));
        wire [13:0] placed_4 = ({14{picture[20]}} & (column << 3'h0)) | ({14{picture[21]}} & (column << 3'h1)) | ({14{picture[22]}} & (column << 3'h2)) | ({14{picture[23]}} & (column << 3'h3)) | ({14{picture[24]}} & (column << 3'h4));
        assign cells = {(({14{row[13]}} & placed_0) | ({14{row[12]}} & placed_1) | ({14{row[11]}} & placed_2) | ({14{row[10]}} & placed_3) | ({14{row[9]}} & placed_4)), (({14{row[12]}} & placed_0) | ({14{row[11]}} & placed_1) | ({14{row[10]}} & placed_2) | ({14{row[9]}} & placed_3) | ({14{row[8]}} & placed_4)), (({14{row[11]}} & placed_0) | ({14{row[10]}} & placed_1) | ({14{row[9]}} & placed_2) | ({14{row[8]}} & placed_3) | ({14{row[7]}} & placed_4)), (({14{row[10]}} & placed_0) | ({14{row[9]}} & placed_1) | ({14{row[8]}} & placed_2) | ({14{row[7]}} & placed_3) | ({14{row[6]}} & placed_4)), (({14{row[9]}} & placed_0) | ({14{row[8]}} & placed_1) | ({14{row[7]}} & placed_2) | ({14{row[6]}} & placed_3) | ({14{row[5]}} & placed_4)), (({14{row[8]}} & placed_0) | ({14{row[7]}} & placed_1) | ({14{row[6]}} & placed_2) | ({14{row[5]}} & placed_3) | ({14{row[4]}} & placed_4)), (({14{row[7]}} & placed_0) | ({14{row[6]}} & placed_1) | ({14{row[5]}} & placed_2) | ({14{row[4]}} & placed_3) | ({14{row[3]}} & placed_4)), (({14{row[6]}} & placed_0) | ({14{row[5]}} & placed_1) | ({14{row[4]}} & placed_2) | ({14{row[3]}} & placed_3) | ({14{row[2]}} & placed_4)), (({14{row[5]}} & placed_0) | ({14{row[4]}} & placed_1) | ({14{row[3]}} & placed_2) | ({14{row[2]}} & placed_3) | ({14{row[1]}} & placed_4)), (({14{row[4]}} & placed_0) | ({14{row[3]}} & placed_1) | ({14{row[2]}} & placed_2) | ({14{row[1]}} & placed_3) | ({14{row[0]}} & placed_4)), (({14{row[3]}} & placed_0) | ({14{row[2]}} & placed_1) | ({14{row[1]}} & placed_2) | ({14{row[0]}} & placed_3)), (({14{row[2]}} & placed_0) | ({14{row[1]}} & placed_1) | ({14{row[0]}} & placed_2)), (({14{row[1]}} & placed_0) | ({14{row[0]}} & placed_1)), (({14{row[0]}} & placed_0))};
endmodule // search$leaf_units$0$placer$stamp


module search$leaf_units$0$reach_difference(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$reach_difference


module search$leaf_units$0$reach_product(clock,difference,weight,product);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] difference;
    input wire  [9:0] weight;
    output reg  [19:0] product;
    
    // Update code (custom)
    initial begin
       product = 20'h0;
    end
    
    always @(posedge clock) begin
       product <= $signed(difference) * $signed(weight);
    end
endmodule // search$leaf_units$0$reach_product


module search$leaf_units$0$score_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$score_out


module search$leaf_units$0$square_base(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$square_base


module search$leaf_units$0$square_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] data_in;
    output reg  [8:0] data_out;
    
    // Stub signals
    reg  [8:0] stages$0$d;
    wire  [8:0] stages$0$q;
    reg  [8:0] stages$1$d;
    wire  [8:0] stages$1$q;
    reg  [8:0] stages$2$d;
    wire  [8:0] stages$2$q;
    reg  [8:0] stages$3$d;
    wire  [8:0] stages$3$q;
    reg  [8:0] stages$4$d;
    wire  [8:0] stages$4$q;
    reg  [8:0] stages$5$d;
    wire  [8:0] stages$5$q;
    reg  [8:0] stages$6$d;
    wire  [8:0] stages$6$q;
    reg  [8:0] stages$7$d;
    wire  [8:0] stages$7$q;
    reg  [8:0] stages$8$d;
    wire  [8:0] stages$8$q;
    reg  [8:0] stages$9$d;
    wire  [8:0] stages$9$q;
    reg  [8:0] stages$10$d;
    wire  [8:0] stages$10$q;
    
    // Sub module instances
    search$leaf_units$0$square_delay$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$0$square_delay$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$0$square_delay$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    search$leaf_units$0$square_delay$stages$3 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    search$leaf_units$0$square_delay$stages$4 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    search$leaf_units$0$square_delay$stages$5 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    search$leaf_units$0$square_delay$stages$6 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    search$leaf_units$0$square_delay$stages$7 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    search$leaf_units$0$square_delay$stages$8 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    search$leaf_units$0$square_delay$stages$9 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    search$leaf_units$0$square_delay$stages$10 stages$10(
        .d(stages$10$d),
        .q(stages$10$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$7$d = data_in;
        stages$8$d = data_in;
        stages$9$d = data_in;
        stages$10$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        stages$6$d = stages$7$q;
        stages$7$d = stages$8$q;
        stages$8$d = stages$9$q;
        stages$9$d = stages$10$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$0$square_delay


module search$leaf_units$0$square_delay$stages$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$square_delay$stages$0


module search$leaf_units$0$square_delay$stages$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$square_delay$stages$1


module search$leaf_units$0$square_delay$stages$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$square_delay$stages$10


module search$leaf_units$0$square_delay$stages$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$square_delay$stages$2


module search$leaf_units$0$square_delay$stages$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$square_delay$stages$3


module search$leaf_units$0$square_delay$stages$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$square_delay$stages$4


module search$leaf_units$0$square_delay$stages$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$square_delay$stages$5


module search$leaf_units$0$square_delay$stages$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$square_delay$stages$6


module search$leaf_units$0$square_delay$stages$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$square_delay$stages$7


module search$leaf_units$0$square_delay$stages$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$square_delay$stages$8


module search$leaf_units$0$square_delay$stages$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$square_delay$stages$9


module search$leaf_units$0$square_product(clock,difference,weight,product);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] difference;
    input wire  [9:0] weight;
    output reg  [19:0] product;
    
    // Update code (custom)
    initial begin
       product = 20'h0;
    end
    
    always @(posedge clock) begin
       product <= $signed(difference) * $signed(weight);
    end
endmodule // search$leaf_units$0$square_product


module search$leaf_units$0$sum(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$sum


module search$leaf_units$0$terminal_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$terminal_out


module search$leaf_units$0$valids$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$0


module search$leaf_units$0$valids$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$1


module search$leaf_units$0$valids$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$10


module search$leaf_units$0$valids$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$11


module search$leaf_units$0$valids$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$12


module search$leaf_units$0$valids$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$13


module search$leaf_units$0$valids$14(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$14


module search$leaf_units$0$valids$15(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$15


module search$leaf_units$0$valids$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$2


module search$leaf_units$0$valids$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$3


module search$leaf_units$0$valids$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$4


module search$leaf_units$0$valids$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$5


module search$leaf_units$0$valids$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$6


module search$leaf_units$0$valids$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$7


module search$leaf_units$0$valids$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$8


module search$leaf_units$0$valids$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$valids$9


module search$leaf_units$0$wave_difference(d,q,clock);
    
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
          
endmodule // search$leaf_units$0$wave_difference


module search$leaf_units$0$wave_product(clock,difference,weight,product);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] difference;
    input wire  [9:0] weight;
    output reg  [19:0] product;
    
    // Update code (custom)
    initial begin
       product = 20'h0;
    end
    
    always @(posedge clock) begin
       product <= $signed(difference) * $signed(weight);
    end
endmodule // search$leaf_units$0$wave_product


module search$leaf_units$0$weights(address,clock,data);
    
    // Module arguments
    input wire  [6:0] address;
    input wire  clock;
    output reg  [59:0] data;
    
    // Update code (custom)
    reg[59:0] mem [127:0];
    
    initial begin
    mem[7'b0] = 60'hffeb7004080f425;
    mem[7'b1] = 60'hffeb7004080f425;
    mem[7'b10] = 60'hffeb7004080f425;
    mem[7'b11] = 60'hffeb7004080f425;
    mem[7'b100] = 60'hffeb7004080f425;
    mem[7'b101] = 60'hffeb7004080f425;
    mem[7'b110] = 60'hffed30280904c3c;
    mem[7'b111] = 60'hffed30280904c3c;
    mem[7'b1000] = 60'hffed30280904c3c;
    mem[7'b1001] = 60'hffed30280904c3c;
    mem[7'b1010] = 60'hffed30280904c3c;
    mem[7'b1011] = 60'hffed30280904c3c;
    mem[7'b1100] = 60'hffeb204015ff46f;
    mem[7'b1101] = 60'hffeb204015ff46f;
    mem[7'b1110] = 60'hffeb204015ff46f;
    mem[7'b1111] = 60'hffeb204015ff46f;
    mem[7'b10000] = 60'hffeb204015ff46f;
    mem[7'b10001] = 60'hffeb204015ff46f;
    mem[7'b10010] = 60'hffe8704c25fc8ae;
    mem[7'b10011] = 60'hffe8704c25fc8ae;
    mem[7'b10100] = 60'hffe8704c25fc8ae;
    mem[7'b10101] = 60'hffe8704c25fc8ae;
    mem[7'b10110] = 60'hffe8704c25fc8ae;
    mem[7'b10111] = 60'hffe8704c25fc8ae;
    mem[7'b11000] = 60'hffebc05848efcea;
    mem[7'b11001] = 60'hffebc05848efcea;
    mem[7'b11010] = 60'hffebc05848efcea;
    mem[7'b11011] = 60'hffebc05848efcea;
    mem[7'b11100] = 60'hffebc05848efcea;
    mem[7'b11101] = 60'hffebc05848efcea;
    mem[7'b11110] = 60'hfff19020a7d3197;
    mem[7'b11111] = 60'hfff19020a7d3197;
    mem[7'b100000] = 60'hfff19020a7d3197;
    mem[7'b100001] = 60'hfff19020a7d3197;
    mem[7'b100010] = 60'hfff19020a7d3197;
    mem[7'b100011] = 60'hfff19020a7d3197;
    mem[7'b100100] = 60'hfff19020a7d3197;
    mem[7'b100101] = 60'hfff19020a7d3197;
    mem[7'b100110] = 60'hfff19020a7d3197;
    mem[7'b100111] = 60'hfff19020a7d3197;
    mem[7'b101000] = 60'hfff19020a7d3197;
    mem[7'b101001] = 60'hfff19020a7d3197;
    mem[7'b101010] = 60'hfff19020a7d3197;
    mem[7'b101011] = 60'hfff19020a7d3197;
    mem[7'b101100] = 60'hfff19020a7d3197;
    mem[7'b101101] = 60'hfff19020a7d3197;
    mem[7'b101110] = 60'hfff19020a7d3197;
    mem[7'b101111] = 60'hfff19020a7d3197;
    mem[7'b110000] = 60'hfff19020a7d3197;
    mem[7'b110001] = 60'hfff19020a7d3197;
    mem[7'b110010] = 60'hfff19020a7d3197;
    mem[7'b110011] = 60'hfff19020a7d3197;
    mem[7'b110100] = 60'hfff19020a7d3197;
    mem[7'b110101] = 60'hfff19020a7d3197;
    mem[7'b110110] = 60'hfff19020a7d3197;
    mem[7'b110111] = 60'hfff19020a7d3197;
    mem[7'b111000] = 60'hfff19020a7d3197;
    mem[7'b111001] = 60'hfff19020a7d3197;
    mem[7'b111010] = 60'hfff19020a7d3197;
    mem[7'b111011] = 60'hfff19020a7d3197;
    mem[7'b111100] = 60'hfff19020a7d3197;
    mem[7'b111101] = 60'hfff19020a7d3197;
    mem[7'b111110] = 60'hfff19020a7d3197;
    mem[7'b111111] = 60'hfff19020a7d3197;
    mem[7'b1000000] = 60'hfff19020a7d3197;
    mem[7'b1000001] = 60'hfff19020a7d3197;
    mem[7'b1000010] = 60'hfff19020a7d3197;
    mem[7'b1000011] = 60'hfff19020a7d3197;
    mem[7'b1000100] = 60'hfff19020a7d3197;
    mem[7'b1000101] = 60'hfff19020a7d3197;
    mem[7'b1000110] = 60'hfff19020a7d3197;
    mem[7'b1000111] = 60'hfff19020a7d3197;
    mem[7'b1001000] = 60'hfff19020a7d3197;
    mem[7'b1001001] = 60'hfff19020a7d3197;
    mem[7'b1001010] = 60'hfff19020a7d3197;
    mem[7'b1001011] = 60'hfff19020a7d3197;
    mem[7'b1001100] = 60'hfff19020a7d3197;
    mem[7'b1001101] = 60'hfff19020a7d3197;
    mem[7'b1001110] = 60'hfff19020a7d3197;
    mem[7'b1001111] = 60'hfff19020a7d3197;
    mem[7'b1010000] = 60'hfff19020a7d3197;
    mem[7'b1010001] = 60'hfff19020a7d3197;
    mem[7'b1010010] = 60'hfff19020a7d3197;
    mem[7'b1010011] = 60'hfff19020a7d3197;
    mem[7'b1010100] = 60'hfff19020a7d3197;
    mem[7'b1010101] = 60'hfff19020a7d3197;
    mem[7'b1010110] = 60'hfff19020a7d3197;
    mem[7'b1010111] = 60'hfff19020a7d3197;
    mem[7'b1011000] = 60'hfff19020a7d3197;
    mem[7'b1011001] = 60'hfff19020a7d3197;
    mem[7'b1011010] = 60'hfff19020a7d3197;
    mem[7'b1011011] = 60'hfff19020a7d3197;
    mem[7'b1011100] = 60'hfff19020a7d3197;
    mem[7'b1011101] = 60'hfff19020a7d3197;
    mem[7'b1011110] = 60'hfff19020a7d3197;
    mem[7'b1011111] = 60'hfff19020a7d3197;
    mem[7'b1100000] = 60'hfff19020a7d3197;
    mem[7'b1100001] = 60'hfff19020a7d3197;
    mem[7'b1100010] = 60'hfff19020a7d3197;
    mem[7'b1100011] = 60'hfff19020a7d3197;
    mem[7'b1100100] = 60'hfff19020a7d3197;
    mem[7'b1100101] = 60'hfff19020a7d3197;
    mem[7'b1100110] = 60'hfff19020a7d3197;
    mem[7'b1100111] = 60'hfff19020a7d3197;
    mem[7'b1101000] = 60'hfff19020a7d3197;
    mem[7'b1101001] = 60'hfff19020a7d3197;
    mem[7'b1101010] = 60'hfff19020a7d3197;
    mem[7'b1101011] = 60'hfff19020a7d3197;
    mem[7'b1101100] = 60'hfff19020a7d3197;
    mem[7'b1101101] = 60'hfff19020a7d3197;
    mem[7'b1101110] = 60'hfff19020a7d3197;
    mem[7'b1101111] = 60'hfff19020a7d3197;
    mem[7'b1110000] = 60'hfff19020a7d3197;
    mem[7'b1110001] = 60'hfff19020a7d3197;
    mem[7'b1110010] = 60'hfff19020a7d3197;
    mem[7'b1110011] = 60'hfff19020a7d3197;
    mem[7'b1110100] = 60'hfff19020a7d3197;
    mem[7'b1110101] = 60'hfff19020a7d3197;
    mem[7'b1110110] = 60'hfff19020a7d3197;
    mem[7'b1110111] = 60'hfff19020a7d3197;
    mem[7'b1111000] = 60'hfff19020a7d3197;
    mem[7'b1111001] = 60'hfff19020a7d3197;
    mem[7'b1111010] = 60'hfff19020a7d3197;
    mem[7'b1111011] = 60'hfff19020a7d3197;
    mem[7'b1111100] = 60'hfff19020a7d3197;
    mem[7'b1111101] = 60'hfff19020a7d3197;
    mem[7'b1111110] = 60'hfff19020a7d3197;
    mem[7'b1111111] = 60'hfff19020a7d3197;
    end
    
    always @(posedge clock) begin
       data <= mem[address];
    end
endmodule // search$leaf_units$0$weights


module search$leaf_units$1(clock,cancel,valid_in,placement_in,done_in,own,other,own_left,other_left,starts_at_ten,ply,valid,placement,score,terminal,done);
    
    // Module arguments
    input wire  clock;
    input wire  cancel;
    input wire  valid_in;
    input wire  [14:0] placement_in;
    input wire  done_in;
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  [20:0] own_left;
    input wire  [20:0] other_left;
    input wire  starts_at_ten;
    input wire  [6:0] ply;
    output reg  valid;
    output reg  [14:0] placement;
    output reg  [15:0] score;
    output reg  terminal;
    output reg  done;
    
    // Constant declarations
    localparam  is_ending = 8'h1;
    localparam  one_ply = 7'b1;
    localparam  completion_bonus = 7'b1111;
    localparam  monomino_bonus = 7'b10100;
    localparam  won = 16'h4000;
    localparam  largest = 16'h3fff;
    localparam  smallest = 16'hc001;
    
    // Stub signals
    reg  valids$0$d;
    wire  valids$0$q;
    reg  valids$1$d;
    wire  valids$1$q;
    reg  valids$2$d;
    wire  valids$2$q;
    reg  valids$3$d;
    wire  valids$3$q;
    reg  valids$4$d;
    wire  valids$4$q;
    reg  valids$5$d;
    wire  valids$5$q;
    reg  valids$6$d;
    wire  valids$6$q;
    reg  valids$7$d;
    wire  valids$7$q;
    reg  valids$8$d;
    wire  valids$8$q;
    reg  valids$9$d;
    wire  valids$9$q;
    reg  valids$10$d;
    wire  valids$10$q;
    reg  valids$11$d;
    wire  valids$11$q;
    reg  valids$12$d;
    wire  valids$12$q;
    reg  valids$13$d;
    wire  valids$13$q;
    reg  valids$14$d;
    wire  valids$14$q;
    reg  valids$15$d;
    wire  valids$15$q;
    reg  dones$0$d;
    wire  dones$0$q;
    reg  dones$1$d;
    wire  dones$1$q;
    reg  dones$2$d;
    wire  dones$2$q;
    reg  dones$3$d;
    wire  dones$3$q;
    reg  dones$4$d;
    wire  dones$4$q;
    reg  dones$5$d;
    wire  dones$5$q;
    reg  dones$6$d;
    wire  dones$6$q;
    reg  dones$7$d;
    wire  dones$7$q;
    reg  dones$8$d;
    wire  dones$8$q;
    reg  dones$9$d;
    wire  dones$9$q;
    reg  dones$10$d;
    wire  dones$10$q;
    reg  dones$11$d;
    wire  dones$11$q;
    reg  dones$12$d;
    wire  dones$12$q;
    reg  dones$13$d;
    wire  dones$13$q;
    reg  dones$14$d;
    wire  dones$14$q;
    reg  dones$15$d;
    wire  dones$15$q;
    reg  [14:0] placements$data_in;
    wire  [14:0] placements$data_out;
    reg  [14:0] placer$placement;
    wire  [195:0] placer$cells;
    wire  [20:0] placer$piece;
    wire  [2:0] placer$size;
    reg  [195:0] mover_usable$own;
    reg  [195:0] mover_usable$other;
    reg  mover_usable$starts_at_ten;
    wire  [195:0] mover_usable$free;
    wire  [195:0] mover_usable$corners;
    reg  [195:0] other_usable$own;
    reg  [195:0] other_usable$other;
    reg  other_usable$starts_at_ten;
    wire  [195:0] other_usable$free;
    wire  [195:0] other_usable$corners;
    reg  [195:0] mover_free$d;
    wire  [195:0] mover_free$q;
    reg  [195:0] mover_corners$d;
    wire  [195:0] mover_corners$q;
    reg  [195:0] other_free$d;
    wire  [195:0] other_free$q;
    reg  [195:0] other_corners$d;
    wire  [195:0] other_corners$q;
    reg  [195:0] mover_freedom$free;
    reg  [195:0] mover_freedom$corners;
    wire  [7:0] mover_freedom$corner_count;
    wire  [7:0] mover_freedom$reach_count;
    wire  [7:0] mover_freedom$wave_count;
    reg  [195:0] other_freedom$free;
    reg  [195:0] other_freedom$corners;
    wire  [7:0] other_freedom$corner_count;
    wire  [7:0] other_freedom$reach_count;
    wire  [7:0] other_freedom$wave_count;
    reg  [8:0] corner_difference$d;
    wire  [8:0] corner_difference$q;
    reg  [8:0] reach_difference$d;
    wire  [8:0] reach_difference$q;
    reg  [8:0] wave_difference$d;
    wire  [8:0] wave_difference$q;
    reg  [8:0] square_product$difference;
    reg  [9:0] square_product$weight;
    wire  [19:0] square_product$product;
    reg  [8:0] corner_product$difference;
    reg  [9:0] corner_product$weight;
    wire  [19:0] corner_product$product;
    reg  [8:0] reach_product$difference;
    reg  [9:0] reach_product$weight;
    wire  [19:0] reach_product$product;
    reg  [8:0] wave_product$difference;
    reg  [9:0] wave_product$weight;
    wire  [19:0] wave_product$product;
    reg  [19:0] sum$d;
    wire  [19:0] sum$q;
    reg  [14:0] placement_out$d;
    wire  [14:0] placement_out$q;
    reg  [15:0] score_out$d;
    wire  [15:0] score_out$q;
    reg  terminal_out$d;
    wire  terminal_out$q;
    reg  [20:0] own_squares$pieces;
    wire  [6:0] own_squares$squares;
    reg  [20:0] other_squares$pieces;
    wire  [6:0] other_squares$squares;
    reg  [6:0] other_squares_now$d;
    wire  [6:0] other_squares_now$q;
    reg  [8:0] square_base$d;
    wire  [8:0] square_base$q;
    reg  [8:0] square_delay$data_in;
    wire  [8:0] square_delay$data_out;
    reg  [7:0] ending_delay$data_in;
    wire  [7:0] ending_delay$data_out;
    reg  [6:0] weights$address;
    wire  [59:0] weights$data;
    
    // Local signals
    reg  [195:0] mover_after;
    reg  [8:0] square_difference;
    reg  last_piece;
    reg  [6:0] margin;
    reg  [7:0] ending;
    reg  [6:0] ply_after;
    reg  [19:0] sum_now;
    reg  [15:0] heuristic;
    reg  [15:0] exact;
    reg  too_large;
    reg  too_small;
    
    // Sub module instances
    search$leaf_units$1$valids$0 valids$0(
        .d(valids$0$d),
        .q(valids$0$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$1 valids$1(
        .d(valids$1$d),
        .q(valids$1$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$2 valids$2(
        .d(valids$2$d),
        .q(valids$2$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$3 valids$3(
        .d(valids$3$d),
        .q(valids$3$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$4 valids$4(
        .d(valids$4$d),
        .q(valids$4$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$5 valids$5(
        .d(valids$5$d),
        .q(valids$5$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$6 valids$6(
        .d(valids$6$d),
        .q(valids$6$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$7 valids$7(
        .d(valids$7$d),
        .q(valids$7$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$8 valids$8(
        .d(valids$8$d),
        .q(valids$8$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$9 valids$9(
        .d(valids$9$d),
        .q(valids$9$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$10 valids$10(
        .d(valids$10$d),
        .q(valids$10$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$11 valids$11(
        .d(valids$11$d),
        .q(valids$11$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$12 valids$12(
        .d(valids$12$d),
        .q(valids$12$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$13 valids$13(
        .d(valids$13$d),
        .q(valids$13$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$14 valids$14(
        .d(valids$14$d),
        .q(valids$14$q),
        .clock(clock)
    );
    search$leaf_units$1$valids$15 valids$15(
        .d(valids$15$d),
        .q(valids$15$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$0 dones$0(
        .d(dones$0$d),
        .q(dones$0$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$1 dones$1(
        .d(dones$1$d),
        .q(dones$1$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$2 dones$2(
        .d(dones$2$d),
        .q(dones$2$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$3 dones$3(
        .d(dones$3$d),
        .q(dones$3$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$4 dones$4(
        .d(dones$4$d),
        .q(dones$4$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$5 dones$5(
        .d(dones$5$d),
        .q(dones$5$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$6 dones$6(
        .d(dones$6$d),
        .q(dones$6$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$7 dones$7(
        .d(dones$7$d),
        .q(dones$7$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$8 dones$8(
        .d(dones$8$d),
        .q(dones$8$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$9 dones$9(
        .d(dones$9$d),
        .q(dones$9$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$10 dones$10(
        .d(dones$10$d),
        .q(dones$10$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$11 dones$11(
        .d(dones$11$d),
        .q(dones$11$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$12 dones$12(
        .d(dones$12$d),
        .q(dones$12$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$13 dones$13(
        .d(dones$13$d),
        .q(dones$13$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$14 dones$14(
        .d(dones$14$d),
        .q(dones$14$q),
        .clock(clock)
    );
    search$leaf_units$1$dones$15 dones$15(
        .d(dones$15$d),
        .q(dones$15$q),
        .clock(clock)
    );
    search$leaf_units$1$placements placements(
        .clock(clock),
        .data_in(placements$data_in),
        .data_out(placements$data_out)
    );
    search$leaf_units$1$placer placer(
        .clock(clock),
        .placement(placer$placement),
        .cells(placer$cells),
        .piece(placer$piece),
        .size(placer$size)
    );
    search$leaf_units$1$mover_usable mover_usable(
        .own(mover_usable$own),
        .other(mover_usable$other),
        .starts_at_ten(mover_usable$starts_at_ten),
        .free(mover_usable$free),
        .corners(mover_usable$corners)
    );
    search$leaf_units$1$other_usable other_usable(
        .own(other_usable$own),
        .other(other_usable$other),
        .starts_at_ten(other_usable$starts_at_ten),
        .free(other_usable$free),
        .corners(other_usable$corners)
    );
    search$leaf_units$1$mover_free mover_free(
        .d(mover_free$d),
        .q(mover_free$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_corners mover_corners(
        .d(mover_corners$d),
        .q(mover_corners$q),
        .clock(clock)
    );
    search$leaf_units$1$other_free other_free(
        .d(other_free$d),
        .q(other_free$q),
        .clock(clock)
    );
    search$leaf_units$1$other_corners other_corners(
        .d(other_corners$d),
        .q(other_corners$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom mover_freedom(
        .clock(clock),
        .free(mover_freedom$free),
        .corners(mover_freedom$corners),
        .corner_count(mover_freedom$corner_count),
        .reach_count(mover_freedom$reach_count),
        .wave_count(mover_freedom$wave_count)
    );
    search$leaf_units$1$other_freedom other_freedom(
        .clock(clock),
        .free(other_freedom$free),
        .corners(other_freedom$corners),
        .corner_count(other_freedom$corner_count),
        .reach_count(other_freedom$reach_count),
        .wave_count(other_freedom$wave_count)
    );
    search$leaf_units$1$corner_difference corner_difference(
        .d(corner_difference$d),
        .q(corner_difference$q),
        .clock(clock)
    );
    search$leaf_units$1$reach_difference reach_difference(
        .d(reach_difference$d),
        .q(reach_difference$q),
        .clock(clock)
    );
    search$leaf_units$1$wave_difference wave_difference(
        .d(wave_difference$d),
        .q(wave_difference$q),
        .clock(clock)
    );
    search$leaf_units$1$square_product square_product(
        .clock(clock),
        .difference(square_product$difference),
        .weight(square_product$weight),
        .product(square_product$product)
    );
    search$leaf_units$1$corner_product corner_product(
        .clock(clock),
        .difference(corner_product$difference),
        .weight(corner_product$weight),
        .product(corner_product$product)
    );
    search$leaf_units$1$reach_product reach_product(
        .clock(clock),
        .difference(reach_product$difference),
        .weight(reach_product$weight),
        .product(reach_product$product)
    );
    search$leaf_units$1$wave_product wave_product(
        .clock(clock),
        .difference(wave_product$difference),
        .weight(wave_product$weight),
        .product(wave_product$product)
    );
    search$leaf_units$1$sum sum(
        .d(sum$d),
        .q(sum$q),
        .clock(clock)
    );
    search$leaf_units$1$placement_out placement_out(
        .d(placement_out$d),
        .q(placement_out$q),
        .clock(clock)
    );
    search$leaf_units$1$score_out score_out(
        .d(score_out$d),
        .q(score_out$q),
        .clock(clock)
    );
    search$leaf_units$1$terminal_out terminal_out(
        .d(terminal_out$d),
        .q(terminal_out$q),
        .clock(clock)
    );
    search$leaf_units$1$own_squares own_squares(
        .pieces(own_squares$pieces),
        .squares(own_squares$squares)
    );
    search$leaf_units$1$other_squares other_squares(
        .pieces(other_squares$pieces),
        .squares(other_squares$squares)
    );
    search$leaf_units$1$other_squares_now other_squares_now(
        .d(other_squares_now$d),
        .q(other_squares_now$q),
        .clock(clock)
    );
    search$leaf_units$1$square_base square_base(
        .d(square_base$d),
        .q(square_base$q),
        .clock(clock)
    );
    search$leaf_units$1$square_delay square_delay(
        .clock(clock),
        .data_in(square_delay$data_in),
        .data_out(square_delay$data_out)
    );
    search$leaf_units$1$ending_delay ending_delay(
        .clock(clock),
        .data_in(ending_delay$data_in),
        .data_out(ending_delay$data_out)
    );
    search$leaf_units$1$weights weights(
        .address(weights$address),
        .clock(clock),
        .data(weights$data)
    );
    
    // Update code
    always @(*) begin
        mover_free$d = mover_free$q;
        mover_corners$d = mover_corners$q;
        other_free$d = other_free$q;
        other_corners$d = other_corners$q;
        corner_difference$d = corner_difference$q;
        reach_difference$d = reach_difference$q;
        wave_difference$d = wave_difference$q;
        sum$d = sum$q;
        placement_out$d = placement_out$q;
        score_out$d = score_out$q;
        terminal_out$d = terminal_out$q;
        other_squares_now$d = other_squares_now$q;
        square_base$d = square_base$q;
        valids$0$d = valid_in;
        dones$0$d = done_in;
        valids$1$d = valid_in;
        dones$1$d = done_in;
        valids$2$d = valid_in;
        dones$2$d = done_in;
        valids$3$d = valid_in;
        dones$3$d = done_in;
        valids$4$d = valid_in;
        dones$4$d = done_in;
        valids$5$d = valid_in;
        dones$5$d = done_in;
        valids$6$d = valid_in;
        dones$6$d = done_in;
        valids$7$d = valid_in;
        dones$7$d = done_in;
        valids$8$d = valid_in;
        dones$8$d = done_in;
        valids$9$d = valid_in;
        dones$9$d = done_in;
        valids$10$d = valid_in;
        dones$10$d = done_in;
        valids$11$d = valid_in;
        dones$11$d = done_in;
        valids$12$d = valid_in;
        dones$12$d = done_in;
        valids$13$d = valid_in;
        dones$13$d = done_in;
        valids$14$d = valid_in;
        dones$14$d = done_in;
        valids$15$d = valid_in;
        dones$15$d = done_in;
        valids$0$d = valids$1$q;
        dones$0$d = dones$1$q;
        valids$1$d = valids$2$q;
        dones$1$d = dones$2$q;
        valids$2$d = valids$3$q;
        dones$2$d = dones$3$q;
        valids$3$d = valids$4$q;
        dones$3$d = dones$4$q;
        valids$4$d = valids$5$q;
        dones$4$d = dones$5$q;
        valids$5$d = valids$6$q;
        dones$5$d = dones$6$q;
        valids$6$d = valids$7$q;
        dones$6$d = dones$7$q;
        valids$7$d = valids$8$q;
        dones$7$d = dones$8$q;
        valids$8$d = valids$9$q;
        dones$8$d = dones$9$q;
        valids$9$d = valids$10$q;
        dones$9$d = dones$10$q;
        valids$10$d = valids$11$q;
        dones$10$d = dones$11$q;
        valids$11$d = valids$12$q;
        dones$11$d = dones$12$q;
        valids$12$d = valids$13$q;
        dones$12$d = dones$13$q;
        valids$13$d = valids$14$q;
        dones$13$d = dones$14$q;
        valids$14$d = valids$15$q;
        dones$14$d = dones$15$q;
        if (cancel) begin
            valids$0$d = 1'b0;
            dones$0$d = 1'b0;
        end
        if (cancel) begin
            valids$1$d = 1'b0;
            dones$1$d = 1'b0;
        end
        if (cancel) begin
            valids$2$d = 1'b0;
            dones$2$d = 1'b0;
        end
        if (cancel) begin
            valids$3$d = 1'b0;
            dones$3$d = 1'b0;
        end
        if (cancel) begin
            valids$4$d = 1'b0;
            dones$4$d = 1'b0;
        end
        if (cancel) begin
            valids$5$d = 1'b0;
            dones$5$d = 1'b0;
        end
        if (cancel) begin
            valids$6$d = 1'b0;
            dones$6$d = 1'b0;
        end
        if (cancel) begin
            valids$7$d = 1'b0;
            dones$7$d = 1'b0;
        end
        if (cancel) begin
            valids$8$d = 1'b0;
            dones$8$d = 1'b0;
        end
        if (cancel) begin
            valids$9$d = 1'b0;
            dones$9$d = 1'b0;
        end
        if (cancel) begin
            valids$10$d = 1'b0;
            dones$10$d = 1'b0;
        end
        if (cancel) begin
            valids$11$d = 1'b0;
            dones$11$d = 1'b0;
        end
        if (cancel) begin
            valids$12$d = 1'b0;
            dones$12$d = 1'b0;
        end
        if (cancel) begin
            valids$13$d = 1'b0;
            dones$13$d = 1'b0;
        end
        if (cancel) begin
            valids$14$d = 1'b0;
            dones$14$d = 1'b0;
        end
        if (cancel) begin
            valids$15$d = 1'b0;
            dones$15$d = 1'b0;
        end
        placements$data_in = placement_in;
        placer$placement = placement_in;
        mover_after = own | placer$cells;
        mover_usable$own = mover_after;
        mover_usable$other = other;
        mover_usable$starts_at_ten = starts_at_ten;
        other_usable$own = other;
        other_usable$other = mover_after;
        other_usable$starts_at_ten = ~starts_at_ten;
        mover_free$d = mover_usable$free;
        mover_corners$d = mover_usable$corners;
        other_free$d = other_usable$free;
        other_corners$d = other_usable$corners;
        mover_freedom$free = mover_free$q;
        mover_freedom$corners = mover_corners$q;
        other_freedom$free = other_free$q;
        other_freedom$corners = other_corners$q;
        corner_difference$d = ((mover_freedom$corner_count) & 9'h1ff) - ((other_freedom$corner_count) & 9'h1ff);
        reach_difference$d = ((mover_freedom$reach_count) & 9'h1ff) - ((other_freedom$reach_count) & 9'h1ff);
        wave_difference$d = ((mover_freedom$wave_count) & 9'h1ff) - ((other_freedom$wave_count) & 9'h1ff);
        own_squares$pieces = own_left;
        other_squares$pieces = other_left;
        other_squares_now$d = other_squares$squares;
        square_base$d = ((other_squares$squares) & 9'h1ff) - ((own_squares$squares) & 9'h1ff);
        square_difference = square_base$q + ((placer$size) & 9'h1ff);
        square_delay$data_in = square_difference;
        last_piece = placer$piece == own_left;
        margin = other_squares_now$q + completion_bonus;
        if (placer$piece[32'h0]) begin
            margin = other_squares_now$q + monomino_bonus;
        end
        ending = ((margin) & 8'hff) << 32'h1;
        if (last_piece) begin
            ending = (((margin) & 8'hff) << 32'h1) | is_ending;
        end
        ending_delay$data_in = ending;
        ply_after = ply + one_ply;
        weights$address = ply_after;
        square_product$difference = square_delay$data_out;
        square_product$weight = weights$data[(32'h0)+:(10)];
        corner_product$difference = corner_difference$q;
        corner_product$weight = weights$data[(32'ha)+:(10)];
        reach_product$difference = reach_difference$q;
        reach_product$weight = weights$data[(32'h14)+:(10)];
        wave_product$difference = wave_difference$q;
        wave_product$weight = weights$data[(32'h1e)+:(10)];
        sum$d = ((square_product$product + corner_product$product) + (reach_product$product + wave_product$product)) + weights$data[(32'h28)+:(20)];
        sum_now = sum$q;
        too_large = (~sum_now[32'h13]) & (|sum_now[(32'he)+:(5)]);
        too_small = sum_now[32'h13] & ((~&sum_now[(32'he)+:(5)]) | (~|sum_now[(32'h0)+:(14)]));
        heuristic = sum_now[(32'h0)+:(16)];
        if (too_large) begin
            heuristic = largest;
        end
        else if (too_small) begin
            heuristic = smallest;
        end
        exact = won + (((ending_delay$data_out[(32'h1)+:(7)]) & 16'hffff) << 32'h5);
        if (valids$1$q) begin
            placement_out$d = placements$data_out;
            terminal_out$d = ending_delay$data_out[32'h0];
            score_out$d = heuristic;
            if (ending_delay$data_out[32'h0]) begin
                score_out$d = exact;
            end
        end
        valid = valids$0$q;
        done = dones$0$q;
        placement = placement_out$q;
        score = score_out$q;
        terminal = terminal_out$q;
    end
    
endmodule // search$leaf_units$1


module search$leaf_units$1$corner_difference(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$corner_difference


module search$leaf_units$1$corner_product(clock,difference,weight,product);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] difference;
    input wire  [9:0] weight;
    output reg  [19:0] product;
    
    // Update code (custom)
    initial begin
       product = 20'h0;
    end
    
    always @(posedge clock) begin
       product <= $signed(difference) * $signed(weight);
    end
endmodule // search$leaf_units$1$corner_product


module search$leaf_units$1$dones$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$0


module search$leaf_units$1$dones$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$1


module search$leaf_units$1$dones$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$10


module search$leaf_units$1$dones$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$11


module search$leaf_units$1$dones$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$12


module search$leaf_units$1$dones$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$13


module search$leaf_units$1$dones$14(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$14


module search$leaf_units$1$dones$15(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$15


module search$leaf_units$1$dones$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$2


module search$leaf_units$1$dones$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$3


module search$leaf_units$1$dones$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$4


module search$leaf_units$1$dones$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$5


module search$leaf_units$1$dones$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$6


module search$leaf_units$1$dones$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$7


module search$leaf_units$1$dones$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$8


module search$leaf_units$1$dones$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$dones$9


module search$leaf_units$1$ending_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    reg  [7:0] stages$3$d;
    wire  [7:0] stages$3$q;
    reg  [7:0] stages$4$d;
    wire  [7:0] stages$4$q;
    reg  [7:0] stages$5$d;
    wire  [7:0] stages$5$q;
    reg  [7:0] stages$6$d;
    wire  [7:0] stages$6$q;
    reg  [7:0] stages$7$d;
    wire  [7:0] stages$7$q;
    reg  [7:0] stages$8$d;
    wire  [7:0] stages$8$q;
    reg  [7:0] stages$9$d;
    wire  [7:0] stages$9$q;
    reg  [7:0] stages$10$d;
    wire  [7:0] stages$10$q;
    reg  [7:0] stages$11$d;
    wire  [7:0] stages$11$q;
    reg  [7:0] stages$12$d;
    wire  [7:0] stages$12$q;
    
    // Sub module instances
    search$leaf_units$1$ending_delay$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$1$ending_delay$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$1$ending_delay$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    search$leaf_units$1$ending_delay$stages$3 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    search$leaf_units$1$ending_delay$stages$4 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    search$leaf_units$1$ending_delay$stages$5 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    search$leaf_units$1$ending_delay$stages$6 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    search$leaf_units$1$ending_delay$stages$7 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    search$leaf_units$1$ending_delay$stages$8 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    search$leaf_units$1$ending_delay$stages$9 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    search$leaf_units$1$ending_delay$stages$10 stages$10(
        .d(stages$10$d),
        .q(stages$10$q),
        .clock(clock)
    );
    search$leaf_units$1$ending_delay$stages$11 stages$11(
        .d(stages$11$d),
        .q(stages$11$q),
        .clock(clock)
    );
    search$leaf_units$1$ending_delay$stages$12 stages$12(
        .d(stages$12$d),
        .q(stages$12$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$7$d = data_in;
        stages$8$d = data_in;
        stages$9$d = data_in;
        stages$10$d = data_in;
        stages$11$d = data_in;
        stages$12$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        stages$6$d = stages$7$q;
        stages$7$d = stages$8$q;
        stages$8$d = stages$9$q;
        stages$9$d = stages$10$q;
        stages$10$d = stages$11$q;
        stages$11$d = stages$12$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$1$ending_delay


module search$leaf_units$1$ending_delay$stages$0(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$ending_delay$stages$0


module search$leaf_units$1$ending_delay$stages$1(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$ending_delay$stages$1


module search$leaf_units$1$ending_delay$stages$10(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$ending_delay$stages$10


module search$leaf_units$1$ending_delay$stages$11(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$ending_delay$stages$11


module search$leaf_units$1$ending_delay$stages$12(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$ending_delay$stages$12


module search$leaf_units$1$ending_delay$stages$2(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$ending_delay$stages$2


module search$leaf_units$1$ending_delay$stages$3(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$ending_delay$stages$3


module search$leaf_units$1$ending_delay$stages$4(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$ending_delay$stages$4


module search$leaf_units$1$ending_delay$stages$5(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$ending_delay$stages$5


module search$leaf_units$1$ending_delay$stages$6(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$ending_delay$stages$6


module search$leaf_units$1$ending_delay$stages$7(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$ending_delay$stages$7


module search$leaf_units$1$ending_delay$stages$8(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$ending_delay$stages$8


module search$leaf_units$1$ending_delay$stages$9(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$ending_delay$stages$9


module search$leaf_units$1$mover_corners(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_corners


module search$leaf_units$1$mover_free(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_free


module search$leaf_units$1$mover_freedom(clock,free,corners,corner_count,reach_count,wave_count);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] free;
    input wire  [195:0] corners;
    output reg  [7:0] corner_count;
    output reg  [7:0] reach_count;
    output reg  [7:0] wave_count;
    
    // Stub signals
    reg  [195:0] reach_1$cells;
    reg  [195:0] reach_1$free;
    wire  [195:0] reach_1$grown;
    wire  [195:0] reach_1$still_free;
    reg  [195:0] reach_2$cells;
    reg  [195:0] reach_2$free;
    wire  [195:0] reach_2$grown;
    wire  [195:0] reach_2$still_free;
    reg  [195:0] reach_3$cells;
    reg  [195:0] reach_3$free;
    wire  [195:0] reach_3$grown;
    wire  [195:0] reach_3$still_free;
    reg  [195:0] reach_4$cells;
    reg  [195:0] reach_4$free;
    wire  [195:0] reach_4$grown;
    wire  [195:0] reach_4$still_free;
    reg  [195:0] wave_0$cells;
    reg  [195:0] wave_0$free;
    wire  [195:0] wave_0$grown;
    wire  [195:0] wave_0$still_free;
    reg  [195:0] wave_1$cells;
    reg  [195:0] wave_1$free;
    wire  [195:0] wave_1$grown;
    wire  [195:0] wave_1$still_free;
    reg  [195:0] wave_2$cells;
    reg  [195:0] wave_2$free;
    wire  [195:0] wave_2$grown;
    wire  [195:0] wave_2$still_free;
    reg  [195:0] corner_counter$cells;
    wire  [7:0] corner_counter$count;
    reg  [7:0] corner_delay$data_in;
    wire  [7:0] corner_delay$data_out;
    reg  [195:0] reach_counter$cells;
    wire  [7:0] reach_counter$count;
    reg  [7:0] reach_delay$data_in;
    wire  [7:0] reach_delay$data_out;
    reg  [195:0] wave_counter$cells;
    wire  [7:0] wave_counter$count;
    
    // Sub module instances
    search$leaf_units$1$mover_freedom$reach_1 reach_1(
        .clock(clock),
        .cells(reach_1$cells),
        .free(reach_1$free),
        .grown(reach_1$grown),
        .still_free(reach_1$still_free)
    );
    search$leaf_units$1$mover_freedom$reach_2 reach_2(
        .clock(clock),
        .cells(reach_2$cells),
        .free(reach_2$free),
        .grown(reach_2$grown),
        .still_free(reach_2$still_free)
    );
    search$leaf_units$1$mover_freedom$reach_3 reach_3(
        .clock(clock),
        .cells(reach_3$cells),
        .free(reach_3$free),
        .grown(reach_3$grown),
        .still_free(reach_3$still_free)
    );
    search$leaf_units$1$mover_freedom$reach_4 reach_4(
        .clock(clock),
        .cells(reach_4$cells),
        .free(reach_4$free),
        .grown(reach_4$grown),
        .still_free(reach_4$still_free)
    );
    search$leaf_units$1$mover_freedom$wave_0 wave_0(
        .clock(clock),
        .cells(wave_0$cells),
        .free(wave_0$free),
        .grown(wave_0$grown),
        .still_free(wave_0$still_free)
    );
    search$leaf_units$1$mover_freedom$wave_1 wave_1(
        .clock(clock),
        .cells(wave_1$cells),
        .free(wave_1$free),
        .grown(wave_1$grown),
        .still_free(wave_1$still_free)
    );
    search$leaf_units$1$mover_freedom$wave_2 wave_2(
        .clock(clock),
        .cells(wave_2$cells),
        .free(wave_2$free),
        .grown(wave_2$grown),
        .still_free(wave_2$still_free)
    );
    search$leaf_units$1$mover_freedom$corner_counter corner_counter(
        .clock(clock),
        .cells(corner_counter$cells),
        .count(corner_counter$count)
    );
    search$leaf_units$1$mover_freedom$corner_delay corner_delay(
        .clock(clock),
        .data_in(corner_delay$data_in),
        .data_out(corner_delay$data_out)
    );
    search$leaf_units$1$mover_freedom$reach_counter reach_counter(
        .clock(clock),
        .cells(reach_counter$cells),
        .count(reach_counter$count)
    );
    search$leaf_units$1$mover_freedom$reach_delay reach_delay(
        .clock(clock),
        .data_in(reach_delay$data_in),
        .data_out(reach_delay$data_out)
    );
    search$leaf_units$1$mover_freedom$wave_counter wave_counter(
        .clock(clock),
        .cells(wave_counter$cells),
        .count(wave_counter$count)
    );
    
    // Update code
    always @(*) begin
        reach_1$cells = corners;
        reach_1$free = free;
        reach_2$cells = reach_1$grown;
        reach_2$free = reach_1$still_free;
        reach_3$cells = reach_2$grown;
        reach_3$free = reach_2$still_free;
        reach_4$cells = reach_3$grown;
        reach_4$free = reach_3$still_free;
        wave_0$cells = reach_4$grown;
        wave_0$free = reach_4$still_free;
        wave_1$cells = wave_0$grown;
        wave_1$free = wave_0$still_free;
        wave_2$cells = wave_1$grown;
        wave_2$free = wave_1$still_free;
        corner_counter$cells = corners;
        corner_delay$data_in = corner_counter$count;
        corner_count = corner_delay$data_out;
        reach_counter$cells = reach_4$grown;
        reach_delay$data_in = reach_counter$count;
        reach_count = reach_delay$data_out;
        wave_counter$cells = wave_2$grown;
        wave_count = wave_counter$count;
    end
    
endmodule // search$leaf_units$1$mover_freedom


module search$leaf_units$1$mover_freedom$corner_counter(clock,cells,count);
    
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
    search$leaf_units$1$mover_freedom$corner_counter$sums sums(
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
    search$leaf_units$1$mover_freedom$corner_counter$rows$0 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$rows$1 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$rows$2 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$rows$3 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$rows$4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$rows$5 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$rows$6 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$rows$7 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$rows$8 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$rows$9 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$rows$10 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$rows$11 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$rows$12 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$rows$13 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_counter$total total(
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
    search$leaf_units$1$mover_freedom$corner_counter$count_out count_out(
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
    
endmodule // search$leaf_units$1$mover_freedom$corner_counter


module search$leaf_units$1$mover_freedom$corner_counter$count_out(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$count_out


module search$leaf_units$1$mover_freedom$corner_counter$rows$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$0


module search$leaf_units$1$mover_freedom$corner_counter$rows$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$1


module search$leaf_units$1$mover_freedom$corner_counter$rows$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$10


module search$leaf_units$1$mover_freedom$corner_counter$rows$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$11


module search$leaf_units$1$mover_freedom$corner_counter$rows$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$12


module search$leaf_units$1$mover_freedom$corner_counter$rows$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$13


module search$leaf_units$1$mover_freedom$corner_counter$rows$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$2


module search$leaf_units$1$mover_freedom$corner_counter$rows$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$3


module search$leaf_units$1$mover_freedom$corner_counter$rows$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$4


module search$leaf_units$1$mover_freedom$corner_counter$rows$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$5


module search$leaf_units$1$mover_freedom$corner_counter$rows$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$6


module search$leaf_units$1$mover_freedom$corner_counter$rows$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$7


module search$leaf_units$1$mover_freedom$corner_counter$rows$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$8


module search$leaf_units$1$mover_freedom$corner_counter$rows$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$corner_counter$rows$9


module search$leaf_units$1$mover_freedom$corner_counter$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // search$leaf_units$1$mover_freedom$corner_counter$sums


module search$leaf_units$1$mover_freedom$corner_counter$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // search$leaf_units$1$mover_freedom$corner_counter$total


module search$leaf_units$1$mover_freedom$corner_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    reg  [7:0] stages$3$d;
    wire  [7:0] stages$3$q;
    reg  [7:0] stages$4$d;
    wire  [7:0] stages$4$q;
    reg  [7:0] stages$5$d;
    wire  [7:0] stages$5$q;
    reg  [7:0] stages$6$d;
    wire  [7:0] stages$6$q;
    
    // Sub module instances
    search$leaf_units$1$mover_freedom$corner_delay$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_delay$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_delay$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_delay$stages$3 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_delay$stages$4 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_delay$stages$5 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$corner_delay$stages$6 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$1$mover_freedom$corner_delay


module search$leaf_units$1$mover_freedom$corner_delay$stages$0(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$mover_freedom$corner_delay$stages$0


module search$leaf_units$1$mover_freedom$corner_delay$stages$1(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$mover_freedom$corner_delay$stages$1


module search$leaf_units$1$mover_freedom$corner_delay$stages$2(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$mover_freedom$corner_delay$stages$2


module search$leaf_units$1$mover_freedom$corner_delay$stages$3(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$mover_freedom$corner_delay$stages$3


module search$leaf_units$1$mover_freedom$corner_delay$stages$4(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$mover_freedom$corner_delay$stages$4


module search$leaf_units$1$mover_freedom$corner_delay$stages$5(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$mover_freedom$corner_delay$stages$5


module search$leaf_units$1$mover_freedom$corner_delay$stages$6(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$mover_freedom$corner_delay$stages$6


module search$leaf_units$1$mover_freedom$reach_1(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$mover_freedom$reach_1$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_1$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$mover_freedom$reach_1


module search$leaf_units$1$mover_freedom$reach_1$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_1$free_out


module search$leaf_units$1$mover_freedom$reach_1$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_1$grown_out


module search$leaf_units$1$mover_freedom$reach_2(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$mover_freedom$reach_2$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_2$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$mover_freedom$reach_2


module search$leaf_units$1$mover_freedom$reach_2$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_2$free_out


module search$leaf_units$1$mover_freedom$reach_2$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_2$grown_out


module search$leaf_units$1$mover_freedom$reach_3(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$mover_freedom$reach_3$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_3$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$mover_freedom$reach_3


module search$leaf_units$1$mover_freedom$reach_3$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_3$free_out


module search$leaf_units$1$mover_freedom$reach_3$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_3$grown_out


module search$leaf_units$1$mover_freedom$reach_4(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$mover_freedom$reach_4$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_4$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$mover_freedom$reach_4


module search$leaf_units$1$mover_freedom$reach_4$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_4$free_out


module search$leaf_units$1$mover_freedom$reach_4$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_4$grown_out


module search$leaf_units$1$mover_freedom$reach_counter(clock,cells,count);
    
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
    search$leaf_units$1$mover_freedom$reach_counter$sums sums(
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
    search$leaf_units$1$mover_freedom$reach_counter$rows$0 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$rows$1 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$rows$2 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$rows$3 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$rows$4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$rows$5 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$rows$6 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$rows$7 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$rows$8 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$rows$9 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$rows$10 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$rows$11 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$rows$12 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$rows$13 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_counter$total total(
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
    search$leaf_units$1$mover_freedom$reach_counter$count_out count_out(
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
    
endmodule // search$leaf_units$1$mover_freedom$reach_counter


module search$leaf_units$1$mover_freedom$reach_counter$count_out(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$count_out


module search$leaf_units$1$mover_freedom$reach_counter$rows$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$0


module search$leaf_units$1$mover_freedom$reach_counter$rows$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$1


module search$leaf_units$1$mover_freedom$reach_counter$rows$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$10


module search$leaf_units$1$mover_freedom$reach_counter$rows$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$11


module search$leaf_units$1$mover_freedom$reach_counter$rows$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$12


module search$leaf_units$1$mover_freedom$reach_counter$rows$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$13


module search$leaf_units$1$mover_freedom$reach_counter$rows$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$2


module search$leaf_units$1$mover_freedom$reach_counter$rows$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$3


module search$leaf_units$1$mover_freedom$reach_counter$rows$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$4


module search$leaf_units$1$mover_freedom$reach_counter$rows$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$5


module search$leaf_units$1$mover_freedom$reach_counter$rows$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$6


module search$leaf_units$1$mover_freedom$reach_counter$rows$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$7


module search$leaf_units$1$mover_freedom$reach_counter$rows$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$8


module search$leaf_units$1$mover_freedom$reach_counter$rows$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$reach_counter$rows$9


module search$leaf_units$1$mover_freedom$reach_counter$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // search$leaf_units$1$mover_freedom$reach_counter$sums


module search$leaf_units$1$mover_freedom$reach_counter$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // search$leaf_units$1$mover_freedom$reach_counter$total


module search$leaf_units$1$mover_freedom$reach_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    
    // Sub module instances
    search$leaf_units$1$mover_freedom$reach_delay$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_delay$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$reach_delay$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$1$mover_freedom$reach_delay


module search$leaf_units$1$mover_freedom$reach_delay$stages$0(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$mover_freedom$reach_delay$stages$0


module search$leaf_units$1$mover_freedom$reach_delay$stages$1(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$mover_freedom$reach_delay$stages$1


module search$leaf_units$1$mover_freedom$reach_delay$stages$2(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$mover_freedom$reach_delay$stages$2


module search$leaf_units$1$mover_freedom$wave_0(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] sideways;
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$mover_freedom$wave_0$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_0$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        sideways = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column);
        neighbours = (sideways << 32'he) | (sideways >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$mover_freedom$wave_0


module search$leaf_units$1$mover_freedom$wave_0$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_0$free_out


module search$leaf_units$1$mover_freedom$wave_0$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_0$grown_out


module search$leaf_units$1$mover_freedom$wave_1(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$mover_freedom$wave_1$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_1$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$mover_freedom$wave_1


module search$leaf_units$1$mover_freedom$wave_1$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_1$free_out


module search$leaf_units$1$mover_freedom$wave_1$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_1$grown_out


module search$leaf_units$1$mover_freedom$wave_2(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$mover_freedom$wave_2$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_2$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$mover_freedom$wave_2


module search$leaf_units$1$mover_freedom$wave_2$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_2$free_out


module search$leaf_units$1$mover_freedom$wave_2$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_2$grown_out


module search$leaf_units$1$mover_freedom$wave_counter(clock,cells,count);
    
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
    search$leaf_units$1$mover_freedom$wave_counter$sums sums(
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
    search$leaf_units$1$mover_freedom$wave_counter$rows$0 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$rows$1 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$rows$2 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$rows$3 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$rows$4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$rows$5 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$rows$6 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$rows$7 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$rows$8 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$rows$9 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$rows$10 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$rows$11 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$rows$12 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$rows$13 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    search$leaf_units$1$mover_freedom$wave_counter$total total(
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
    search$leaf_units$1$mover_freedom$wave_counter$count_out count_out(
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
    
endmodule // search$leaf_units$1$mover_freedom$wave_counter


module search$leaf_units$1$mover_freedom$wave_counter$count_out(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$count_out


module search$leaf_units$1$mover_freedom$wave_counter$rows$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$0


module search$leaf_units$1$mover_freedom$wave_counter$rows$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$1


module search$leaf_units$1$mover_freedom$wave_counter$rows$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$10


module search$leaf_units$1$mover_freedom$wave_counter$rows$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$11


module search$leaf_units$1$mover_freedom$wave_counter$rows$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$12


module search$leaf_units$1$mover_freedom$wave_counter$rows$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$13


module search$leaf_units$1$mover_freedom$wave_counter$rows$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$2


module search$leaf_units$1$mover_freedom$wave_counter$rows$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$3


module search$leaf_units$1$mover_freedom$wave_counter$rows$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$4


module search$leaf_units$1$mover_freedom$wave_counter$rows$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$5


module search$leaf_units$1$mover_freedom$wave_counter$rows$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$6


module search$leaf_units$1$mover_freedom$wave_counter$rows$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$7


module search$leaf_units$1$mover_freedom$wave_counter$rows$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$8


module search$leaf_units$1$mover_freedom$wave_counter$rows$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$mover_freedom$wave_counter$rows$9


module search$leaf_units$1$mover_freedom$wave_counter$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // search$leaf_units$1$mover_freedom$wave_counter$sums


module search$leaf_units$1$mover_freedom$wave_counter$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // search$leaf_units$1$mover_freedom$wave_counter$total


module search$leaf_units$1$mover_usable(own,other,starts_at_ten,free,corners);
    
    // Module arguments
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  starts_at_ten;
    output reg  [195:0] free;
    output reg  [195:0] corners;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    localparam  five = 196'h1000000000000000;
    localparam  ten = 196'h8000000000000000000000000000000000;
    
    // Local signals
    reg  [195:0] sideways;
    reg  [195:0] edges;
    reg  [195:0] diagonals;
    reg  [195:0] usable;
    
    // Update code
    always @(*) begin
        sideways = ((own << 32'h1) & not_first_column) | ((own >> 32'h1) & not_last_column);
        edges = sideways | (own << 32'he) | (own >> 32'he);
        diagonals = (sideways << 32'he) | (sideways >> 32'he);
        usable = ~(own | other | edges);
        free = usable;
        if (|own) begin
            corners = diagonals & usable;
        end
        else if (starts_at_ten) begin
            corners = ten & usable;
        end
        else begin
            corners = five & usable;
        end
    end
    
endmodule // search$leaf_units$1$mover_usable


module search$leaf_units$1$other_corners(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_corners


module search$leaf_units$1$other_free(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_free


module search$leaf_units$1$other_freedom(clock,free,corners,corner_count,reach_count,wave_count);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] free;
    input wire  [195:0] corners;
    output reg  [7:0] corner_count;
    output reg  [7:0] reach_count;
    output reg  [7:0] wave_count;
    
    // Stub signals
    reg  [195:0] reach_1$cells;
    reg  [195:0] reach_1$free;
    wire  [195:0] reach_1$grown;
    wire  [195:0] reach_1$still_free;
    reg  [195:0] reach_2$cells;
    reg  [195:0] reach_2$free;
    wire  [195:0] reach_2$grown;
    wire  [195:0] reach_2$still_free;
    reg  [195:0] reach_3$cells;
    reg  [195:0] reach_3$free;
    wire  [195:0] reach_3$grown;
    wire  [195:0] reach_3$still_free;
    reg  [195:0] reach_4$cells;
    reg  [195:0] reach_4$free;
    wire  [195:0] reach_4$grown;
    wire  [195:0] reach_4$still_free;
    reg  [195:0] wave_0$cells;
    reg  [195:0] wave_0$free;
    wire  [195:0] wave_0$grown;
    wire  [195:0] wave_0$still_free;
    reg  [195:0] wave_1$cells;
    reg  [195:0] wave_1$free;
    wire  [195:0] wave_1$grown;
    wire  [195:0] wave_1$still_free;
    reg  [195:0] wave_2$cells;
    reg  [195:0] wave_2$free;
    wire  [195:0] wave_2$grown;
    wire  [195:0] wave_2$still_free;
    reg  [195:0] corner_counter$cells;
    wire  [7:0] corner_counter$count;
    reg  [7:0] corner_delay$data_in;
    wire  [7:0] corner_delay$data_out;
    reg  [195:0] reach_counter$cells;
    wire  [7:0] reach_counter$count;
    reg  [7:0] reach_delay$data_in;
    wire  [7:0] reach_delay$data_out;
    reg  [195:0] wave_counter$cells;
    wire  [7:0] wave_counter$count;
    
    // Sub module instances
    search$leaf_units$1$other_freedom$reach_1 reach_1(
        .clock(clock),
        .cells(reach_1$cells),
        .free(reach_1$free),
        .grown(reach_1$grown),
        .still_free(reach_1$still_free)
    );
    search$leaf_units$1$other_freedom$reach_2 reach_2(
        .clock(clock),
        .cells(reach_2$cells),
        .free(reach_2$free),
        .grown(reach_2$grown),
        .still_free(reach_2$still_free)
    );
    search$leaf_units$1$other_freedom$reach_3 reach_3(
        .clock(clock),
        .cells(reach_3$cells),
        .free(reach_3$free),
        .grown(reach_3$grown),
        .still_free(reach_3$still_free)
    );
    search$leaf_units$1$other_freedom$reach_4 reach_4(
        .clock(clock),
        .cells(reach_4$cells),
        .free(reach_4$free),
        .grown(reach_4$grown),
        .still_free(reach_4$still_free)
    );
    search$leaf_units$1$other_freedom$wave_0 wave_0(
        .clock(clock),
        .cells(wave_0$cells),
        .free(wave_0$free),
        .grown(wave_0$grown),
        .still_free(wave_0$still_free)
    );
    search$leaf_units$1$other_freedom$wave_1 wave_1(
        .clock(clock),
        .cells(wave_1$cells),
        .free(wave_1$free),
        .grown(wave_1$grown),
        .still_free(wave_1$still_free)
    );
    search$leaf_units$1$other_freedom$wave_2 wave_2(
        .clock(clock),
        .cells(wave_2$cells),
        .free(wave_2$free),
        .grown(wave_2$grown),
        .still_free(wave_2$still_free)
    );
    search$leaf_units$1$other_freedom$corner_counter corner_counter(
        .clock(clock),
        .cells(corner_counter$cells),
        .count(corner_counter$count)
    );
    search$leaf_units$1$other_freedom$corner_delay corner_delay(
        .clock(clock),
        .data_in(corner_delay$data_in),
        .data_out(corner_delay$data_out)
    );
    search$leaf_units$1$other_freedom$reach_counter reach_counter(
        .clock(clock),
        .cells(reach_counter$cells),
        .count(reach_counter$count)
    );
    search$leaf_units$1$other_freedom$reach_delay reach_delay(
        .clock(clock),
        .data_in(reach_delay$data_in),
        .data_out(reach_delay$data_out)
    );
    search$leaf_units$1$other_freedom$wave_counter wave_counter(
        .clock(clock),
        .cells(wave_counter$cells),
        .count(wave_counter$count)
    );
    
    // Update code
    always @(*) begin
        reach_1$cells = corners;
        reach_1$free = free;
        reach_2$cells = reach_1$grown;
        reach_2$free = reach_1$still_free;
        reach_3$cells = reach_2$grown;
        reach_3$free = reach_2$still_free;
        reach_4$cells = reach_3$grown;
        reach_4$free = reach_3$still_free;
        wave_0$cells = reach_4$grown;
        wave_0$free = reach_4$still_free;
        wave_1$cells = wave_0$grown;
        wave_1$free = wave_0$still_free;
        wave_2$cells = wave_1$grown;
        wave_2$free = wave_1$still_free;
        corner_counter$cells = corners;
        corner_delay$data_in = corner_counter$count;
        corner_count = corner_delay$data_out;
        reach_counter$cells = reach_4$grown;
        reach_delay$data_in = reach_counter$count;
        reach_count = reach_delay$data_out;
        wave_counter$cells = wave_2$grown;
        wave_count = wave_counter$count;
    end
    
endmodule // search$leaf_units$1$other_freedom


module search$leaf_units$1$other_freedom$corner_counter(clock,cells,count);
    
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
    search$leaf_units$1$other_freedom$corner_counter$sums sums(
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
    search$leaf_units$1$other_freedom$corner_counter$rows$0 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$rows$1 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$rows$2 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$rows$3 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$rows$4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$rows$5 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$rows$6 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$rows$7 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$rows$8 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$rows$9 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$rows$10 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$rows$11 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$rows$12 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$rows$13 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_counter$total total(
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
    search$leaf_units$1$other_freedom$corner_counter$count_out count_out(
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
    
endmodule // search$leaf_units$1$other_freedom$corner_counter


module search$leaf_units$1$other_freedom$corner_counter$count_out(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$count_out


module search$leaf_units$1$other_freedom$corner_counter$rows$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$0


module search$leaf_units$1$other_freedom$corner_counter$rows$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$1


module search$leaf_units$1$other_freedom$corner_counter$rows$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$10


module search$leaf_units$1$other_freedom$corner_counter$rows$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$11


module search$leaf_units$1$other_freedom$corner_counter$rows$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$12


module search$leaf_units$1$other_freedom$corner_counter$rows$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$13


module search$leaf_units$1$other_freedom$corner_counter$rows$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$2


module search$leaf_units$1$other_freedom$corner_counter$rows$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$3


module search$leaf_units$1$other_freedom$corner_counter$rows$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$4


module search$leaf_units$1$other_freedom$corner_counter$rows$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$5


module search$leaf_units$1$other_freedom$corner_counter$rows$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$6


module search$leaf_units$1$other_freedom$corner_counter$rows$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$7


module search$leaf_units$1$other_freedom$corner_counter$rows$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$8


module search$leaf_units$1$other_freedom$corner_counter$rows$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$corner_counter$rows$9


module search$leaf_units$1$other_freedom$corner_counter$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // search$leaf_units$1$other_freedom$corner_counter$sums


module search$leaf_units$1$other_freedom$corner_counter$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // search$leaf_units$1$other_freedom$corner_counter$total


module search$leaf_units$1$other_freedom$corner_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    reg  [7:0] stages$3$d;
    wire  [7:0] stages$3$q;
    reg  [7:0] stages$4$d;
    wire  [7:0] stages$4$q;
    reg  [7:0] stages$5$d;
    wire  [7:0] stages$5$q;
    reg  [7:0] stages$6$d;
    wire  [7:0] stages$6$q;
    
    // Sub module instances
    search$leaf_units$1$other_freedom$corner_delay$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_delay$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_delay$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_delay$stages$3 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_delay$stages$4 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_delay$stages$5 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$corner_delay$stages$6 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$1$other_freedom$corner_delay


module search$leaf_units$1$other_freedom$corner_delay$stages$0(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$other_freedom$corner_delay$stages$0


module search$leaf_units$1$other_freedom$corner_delay$stages$1(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$other_freedom$corner_delay$stages$1


module search$leaf_units$1$other_freedom$corner_delay$stages$2(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$other_freedom$corner_delay$stages$2


module search$leaf_units$1$other_freedom$corner_delay$stages$3(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$other_freedom$corner_delay$stages$3


module search$leaf_units$1$other_freedom$corner_delay$stages$4(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$other_freedom$corner_delay$stages$4


module search$leaf_units$1$other_freedom$corner_delay$stages$5(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$other_freedom$corner_delay$stages$5


module search$leaf_units$1$other_freedom$corner_delay$stages$6(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$other_freedom$corner_delay$stages$6


module search$leaf_units$1$other_freedom$reach_1(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$other_freedom$reach_1$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_1$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$other_freedom$reach_1


module search$leaf_units$1$other_freedom$reach_1$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_1$free_out


module search$leaf_units$1$other_freedom$reach_1$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_1$grown_out


module search$leaf_units$1$other_freedom$reach_2(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$other_freedom$reach_2$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_2$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$other_freedom$reach_2


module search$leaf_units$1$other_freedom$reach_2$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_2$free_out


module search$leaf_units$1$other_freedom$reach_2$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_2$grown_out


module search$leaf_units$1$other_freedom$reach_3(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$other_freedom$reach_3$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_3$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$other_freedom$reach_3


module search$leaf_units$1$other_freedom$reach_3$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_3$free_out


module search$leaf_units$1$other_freedom$reach_3$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_3$grown_out


module search$leaf_units$1$other_freedom$reach_4(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$other_freedom$reach_4$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_4$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$other_freedom$reach_4


module search$leaf_units$1$other_freedom$reach_4$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_4$free_out


module search$leaf_units$1$other_freedom$reach_4$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_4$grown_out


module search$leaf_units$1$other_freedom$reach_counter(clock,cells,count);
    
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
    search$leaf_units$1$other_freedom$reach_counter$sums sums(
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
    search$leaf_units$1$other_freedom$reach_counter$rows$0 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$rows$1 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$rows$2 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$rows$3 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$rows$4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$rows$5 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$rows$6 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$rows$7 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$rows$8 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$rows$9 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$rows$10 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$rows$11 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$rows$12 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$rows$13 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_counter$total total(
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
    search$leaf_units$1$other_freedom$reach_counter$count_out count_out(
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
    
endmodule // search$leaf_units$1$other_freedom$reach_counter


module search$leaf_units$1$other_freedom$reach_counter$count_out(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$count_out


module search$leaf_units$1$other_freedom$reach_counter$rows$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$0


module search$leaf_units$1$other_freedom$reach_counter$rows$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$1


module search$leaf_units$1$other_freedom$reach_counter$rows$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$10


module search$leaf_units$1$other_freedom$reach_counter$rows$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$11


module search$leaf_units$1$other_freedom$reach_counter$rows$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$12


module search$leaf_units$1$other_freedom$reach_counter$rows$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$13


module search$leaf_units$1$other_freedom$reach_counter$rows$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$2


module search$leaf_units$1$other_freedom$reach_counter$rows$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$3


module search$leaf_units$1$other_freedom$reach_counter$rows$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$4


module search$leaf_units$1$other_freedom$reach_counter$rows$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$5


module search$leaf_units$1$other_freedom$reach_counter$rows$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$6


module search$leaf_units$1$other_freedom$reach_counter$rows$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$7


module search$leaf_units$1$other_freedom$reach_counter$rows$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$8


module search$leaf_units$1$other_freedom$reach_counter$rows$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$reach_counter$rows$9


module search$leaf_units$1$other_freedom$reach_counter$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // search$leaf_units$1$other_freedom$reach_counter$sums


module search$leaf_units$1$other_freedom$reach_counter$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // search$leaf_units$1$other_freedom$reach_counter$total


module search$leaf_units$1$other_freedom$reach_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data_in;
    output reg  [7:0] data_out;
    
    // Stub signals
    reg  [7:0] stages$0$d;
    wire  [7:0] stages$0$q;
    reg  [7:0] stages$1$d;
    wire  [7:0] stages$1$q;
    reg  [7:0] stages$2$d;
    wire  [7:0] stages$2$q;
    
    // Sub module instances
    search$leaf_units$1$other_freedom$reach_delay$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_delay$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$reach_delay$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$1$other_freedom$reach_delay


module search$leaf_units$1$other_freedom$reach_delay$stages$0(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$other_freedom$reach_delay$stages$0


module search$leaf_units$1$other_freedom$reach_delay$stages$1(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$other_freedom$reach_delay$stages$1


module search$leaf_units$1$other_freedom$reach_delay$stages$2(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$other_freedom$reach_delay$stages$2


module search$leaf_units$1$other_freedom$wave_0(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] sideways;
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$other_freedom$wave_0$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_0$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        sideways = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column);
        neighbours = (sideways << 32'he) | (sideways >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$other_freedom$wave_0


module search$leaf_units$1$other_freedom$wave_0$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_0$free_out


module search$leaf_units$1$other_freedom$wave_0$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_0$grown_out


module search$leaf_units$1$other_freedom$wave_1(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$other_freedom$wave_1$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_1$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$other_freedom$wave_1


module search$leaf_units$1$other_freedom$wave_1$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_1$free_out


module search$leaf_units$1$other_freedom$wave_1$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_1$grown_out


module search$leaf_units$1$other_freedom$wave_2(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] grown_out$d;
    wire  [195:0] grown_out$q;
    reg  [195:0] free_out$d;
    wire  [195:0] free_out$q;
    
    // Local signals
    reg  [195:0] neighbours;
    
    // Sub module instances
    search$leaf_units$1$other_freedom$wave_2$grown_out grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_2$free_out free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << 32'he) | (cells >> 32'he);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // search$leaf_units$1$other_freedom$wave_2


module search$leaf_units$1$other_freedom$wave_2$free_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_2$free_out


module search$leaf_units$1$other_freedom$wave_2$grown_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_2$grown_out


module search$leaf_units$1$other_freedom$wave_counter(clock,cells,count);
    
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
    search$leaf_units$1$other_freedom$wave_counter$sums sums(
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
    search$leaf_units$1$other_freedom$wave_counter$rows$0 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$rows$1 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$rows$2 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$rows$3 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$rows$4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$rows$5 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$rows$6 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$rows$7 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$rows$8 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$rows$9 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$rows$10 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$rows$11 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$rows$12 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$rows$13 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    search$leaf_units$1$other_freedom$wave_counter$total total(
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
    search$leaf_units$1$other_freedom$wave_counter$count_out count_out(
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
    
endmodule // search$leaf_units$1$other_freedom$wave_counter


module search$leaf_units$1$other_freedom$wave_counter$count_out(d,q,clock);
    
    // Module arguments
    input wire  [7:0] d;
    output reg  [7:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 8'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$count_out


module search$leaf_units$1$other_freedom$wave_counter$rows$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$0


module search$leaf_units$1$other_freedom$wave_counter$rows$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$1


module search$leaf_units$1$other_freedom$wave_counter$rows$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$10


module search$leaf_units$1$other_freedom$wave_counter$rows$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$11


module search$leaf_units$1$other_freedom$wave_counter$rows$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$12


module search$leaf_units$1$other_freedom$wave_counter$rows$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$13


module search$leaf_units$1$other_freedom$wave_counter$rows$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$2


module search$leaf_units$1$other_freedom$wave_counter$rows$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$3


module search$leaf_units$1$other_freedom$wave_counter$rows$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$4


module search$leaf_units$1$other_freedom$wave_counter$rows$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$5


module search$leaf_units$1$other_freedom$wave_counter$rows$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$6


module search$leaf_units$1$other_freedom$wave_counter$rows$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$7


module search$leaf_units$1$other_freedom$wave_counter$rows$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$8


module search$leaf_units$1$other_freedom$wave_counter$rows$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_freedom$wave_counter$rows$9


module search$leaf_units$1$other_freedom$wave_counter$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // search$leaf_units$1$other_freedom$wave_counter$sums


module search$leaf_units$1$other_freedom$wave_counter$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
    // Module arguments
    input wire  [3:0] row$0;
    input wire  [3:0] row$1;
    input wire  [3:0] row$2;
    input wire  [3:0] row$3;
    input wire  [3:0] row$4;
    input wire  [3:0] row$5;
    input wire  [3:0] row$6;
    input wire  [3:0] row$7;
    input wire  [3:0] row$8;
    input wire  [3:0] row$9;
    input wire  [3:0] row$10;
    input wire  [3:0] row$11;
    input wire  [3:0] row$12;
    input wire  [3:0] row$13;
    output reg  [7:0] count;
    
    // Update code
    always @(*) begin
        count = row$0 + row$1 + row$2 + row$3 + row$4 + row$5 + row$6 + row$7 + row$8 + row$9 + row$10 + row$11 + row$12 + row$13;
    end
    
endmodule // search$leaf_units$1$other_freedom$wave_counter$total


module search$leaf_units$1$other_squares(pieces,squares);
    
    // Module arguments
    input wire  [20:0] pieces;
    output reg  [6:0] squares;
    
    // Update code
    always @(*) begin
        squares = (pieces[32'h0] << 32'h0) + (pieces[32'h1] << 32'h1) + (pieces[32'h2] << 32'h0) + (pieces[32'h2] << 32'h1) + (pieces[32'h3] << 32'h0) + (pieces[32'h3] << 32'h1) + (pieces[32'h4] << 32'h2) + (pieces[32'h5] << 32'h2) + (pieces[32'h6] << 32'h2) + (pieces[32'h7] << 32'h2) + (pieces[32'h8] << 32'h2) + (pieces[32'h9] << 32'h0) + (pieces[32'h9] << 32'h2) + (pieces[32'ha] << 32'h0) + (pieces[32'ha] << 32'h2) + (pieces[32'hb] << 32'h0) + (pieces[32'hb] << 32'h2) + (pieces[32'hc] << 32'h0) + (pieces[32'hc] << 32'h2) + (pieces[32'hd] << 32'h0) + (pieces[32'hd] << 32'h2) + (pieces[32'he] << 32'h0) + (pieces[32'he] << 32'h2) + (pieces[32'hf] << 32'h0) + (pieces[32'hf] << 32'h2) + (pieces[32'h10] << 32'h0) + (pieces[32'h10] << 32'h2) + (pieces[32'h11] << 32'h0) + (pieces[32'h11] << 32'h2) + (pieces[32'h12] << 32'h0) + (pieces[32'h12] << 32'h2) + (pieces[32'h13] << 32'h0) + (pieces[32'h13] << 32'h2) + (pieces[32'h14] << 32'h0) + (pieces[32'h14] << 32'h2);
    end
    
endmodule // search$leaf_units$1$other_squares


module search$leaf_units$1$other_squares_now(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$other_squares_now


module search$leaf_units$1$other_usable(own,other,starts_at_ten,free,corners);
    
    // Module arguments
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  starts_at_ten;
    output reg  [195:0] free;
    output reg  [195:0] corners;
    
    // Constant declarations
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    localparam  five = 196'h1000000000000000;
    localparam  ten = 196'h8000000000000000000000000000000000;
    
    // Local signals
    reg  [195:0] sideways;
    reg  [195:0] edges;
    reg  [195:0] diagonals;
    reg  [195:0] usable;
    
    // Update code
    always @(*) begin
        sideways = ((own << 32'h1) & not_first_column) | ((own >> 32'h1) & not_last_column);
        edges = sideways | (own << 32'he) | (own >> 32'he);
        diagonals = (sideways << 32'he) | (sideways >> 32'he);
        usable = ~(own | other | edges);
        free = usable;
        if (|own) begin
            corners = diagonals & usable;
        end
        else if (starts_at_ten) begin
            corners = ten & usable;
        end
        else begin
            corners = five & usable;
        end
    end
    
endmodule // search$leaf_units$1$other_usable


module search$leaf_units$1$own_squares(pieces,squares);
    
    // Module arguments
    input wire  [20:0] pieces;
    output reg  [6:0] squares;
    
    // Update code
    always @(*) begin
        squares = (pieces[32'h0] << 32'h0) + (pieces[32'h1] << 32'h1) + (pieces[32'h2] << 32'h0) + (pieces[32'h2] << 32'h1) + (pieces[32'h3] << 32'h0) + (pieces[32'h3] << 32'h1) + (pieces[32'h4] << 32'h2) + (pieces[32'h5] << 32'h2) + (pieces[32'h6] << 32'h2) + (pieces[32'h7] << 32'h2) + (pieces[32'h8] << 32'h2) + (pieces[32'h9] << 32'h0) + (pieces[32'h9] << 32'h2) + (pieces[32'ha] << 32'h0) + (pieces[32'ha] << 32'h2) + (pieces[32'hb] << 32'h0) + (pieces[32'hb] << 32'h2) + (pieces[32'hc] << 32'h0) + (pieces[32'hc] << 32'h2) + (pieces[32'hd] << 32'h0) + (pieces[32'hd] << 32'h2) + (pieces[32'he] << 32'h0) + (pieces[32'he] << 32'h2) + (pieces[32'hf] << 32'h0) + (pieces[32'hf] << 32'h2) + (pieces[32'h10] << 32'h0) + (pieces[32'h10] << 32'h2) + (pieces[32'h11] << 32'h0) + (pieces[32'h11] << 32'h2) + (pieces[32'h12] << 32'h0) + (pieces[32'h12] << 32'h2) + (pieces[32'h13] << 32'h0) + (pieces[32'h13] << 32'h2) + (pieces[32'h14] << 32'h0) + (pieces[32'h14] << 32'h2);
    end
    
endmodule // search$leaf_units$1$own_squares


module search$leaf_units$1$placement_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placement_out


module search$leaf_units$1$placements(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [14:0] data_in;
    output reg  [14:0] data_out;
    
    // Stub signals
    reg  [14:0] stages$0$d;
    wire  [14:0] stages$0$q;
    reg  [14:0] stages$1$d;
    wire  [14:0] stages$1$q;
    reg  [14:0] stages$2$d;
    wire  [14:0] stages$2$q;
    reg  [14:0] stages$3$d;
    wire  [14:0] stages$3$q;
    reg  [14:0] stages$4$d;
    wire  [14:0] stages$4$q;
    reg  [14:0] stages$5$d;
    wire  [14:0] stages$5$q;
    reg  [14:0] stages$6$d;
    wire  [14:0] stages$6$q;
    reg  [14:0] stages$7$d;
    wire  [14:0] stages$7$q;
    reg  [14:0] stages$8$d;
    wire  [14:0] stages$8$q;
    reg  [14:0] stages$9$d;
    wire  [14:0] stages$9$q;
    reg  [14:0] stages$10$d;
    wire  [14:0] stages$10$q;
    reg  [14:0] stages$11$d;
    wire  [14:0] stages$11$q;
    reg  [14:0] stages$12$d;
    wire  [14:0] stages$12$q;
    reg  [14:0] stages$13$d;
    wire  [14:0] stages$13$q;
    reg  [14:0] stages$14$d;
    wire  [14:0] stages$14$q;
    
    // Sub module instances
    search$leaf_units$1$placements$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$3 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$4 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$5 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$6 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$7 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$8 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$9 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$10 stages$10(
        .d(stages$10$d),
        .q(stages$10$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$11 stages$11(
        .d(stages$11$d),
        .q(stages$11$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$12 stages$12(
        .d(stages$12$d),
        .q(stages$12$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$13 stages$13(
        .d(stages$13$d),
        .q(stages$13$q),
        .clock(clock)
    );
    search$leaf_units$1$placements$stages$14 stages$14(
        .d(stages$14$d),
        .q(stages$14$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$7$d = data_in;
        stages$8$d = data_in;
        stages$9$d = data_in;
        stages$10$d = data_in;
        stages$11$d = data_in;
        stages$12$d = data_in;
        stages$13$d = data_in;
        stages$14$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        stages$6$d = stages$7$q;
        stages$7$d = stages$8$q;
        stages$8$d = stages$9$q;
        stages$9$d = stages$10$q;
        stages$10$d = stages$11$q;
        stages$11$d = stages$12$q;
        stages$12$d = stages$13$q;
        stages$13$d = stages$14$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$1$placements


module search$leaf_units$1$placements$stages$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$0


module search$leaf_units$1$placements$stages$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$1


module search$leaf_units$1$placements$stages$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$10


module search$leaf_units$1$placements$stages$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$11


module search$leaf_units$1$placements$stages$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$12


module search$leaf_units$1$placements$stages$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$13


module search$leaf_units$1$placements$stages$14(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$14


module search$leaf_units$1$placements$stages$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$2


module search$leaf_units$1$placements$stages$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$3


module search$leaf_units$1$placements$stages$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$4


module search$leaf_units$1$placements$stages$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$5


module search$leaf_units$1$placements$stages$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$6


module search$leaf_units$1$placements$stages$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$7


module search$leaf_units$1$placements$stages$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$8


module search$leaf_units$1$placements$stages$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placements$stages$9


module search$leaf_units$1$placer(clock,placement,cells,piece,size);
    
    // Module arguments
    input wire  clock;
    input wire  [14:0] placement;
    output reg  [195:0] cells;
    output reg  [20:0] piece;
    output reg  [2:0] size;
    
    // Constant declarations
    localparam  first = 14'b1;
    
    // Stub signals
    reg  [6:0] shapes$address;
    wire  [48:0] shapes$data;
    reg  [13:0] column$d;
    wire  [13:0] column$q;
    reg  [13:0] row$d;
    wire  [13:0] row$q;
    reg  [24:0] stamp$picture;
    reg  [13:0] stamp$column;
    reg  [13:0] stamp$row;
    wire  [195:0] stamp$cells;
    reg  [195:0] cells_out$d;
    wire  [195:0] cells_out$q;
    reg  [20:0] piece_out$d;
    wire  [20:0] piece_out$q;
    reg  [2:0] size_out$d;
    wire  [2:0] size_out$q;
    
    // Sub module instances
    search$leaf_units$1$placer$shapes shapes(
        .address(shapes$address),
        .clock(clock),
        .data(shapes$data)
    );
    search$leaf_units$1$placer$column column(
        .d(column$d),
        .q(column$q),
        .clock(clock)
    );
    search$leaf_units$1$placer$row row(
        .d(row$d),
        .q(row$q),
        .clock(clock)
    );
    search$leaf_units$1$placer$stamp stamp(
        .picture(stamp$picture),
        .column(stamp$column),
        .row(stamp$row),
        .cells(stamp$cells)
    );
    search$leaf_units$1$placer$cells_out cells_out(
        .d(cells_out$d),
        .q(cells_out$q),
        .clock(clock)
    );
    search$leaf_units$1$placer$piece_out piece_out(
        .d(piece_out$d),
        .q(piece_out$q),
        .clock(clock)
    );
    search$leaf_units$1$placer$size_out size_out(
        .d(size_out$d),
        .q(size_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        column$d = column$q;
        row$d = row$q;
        cells_out$d = cells_out$q;
        piece_out$d = piece_out$q;
        size_out$d = size_out$q;
        shapes$address = placement[(32'h8)+:(7)];
        column$d = first << placement[(32'h0)+:(4)];
        row$d = first << placement[(32'h4)+:(4)];
        stamp$picture = shapes$data[(32'h0)+:(25)];
        stamp$column = column$q;
        stamp$row = row$q;
        cells_out$d = stamp$cells;
        piece_out$d = shapes$data[(32'h19)+:(21)];
        size_out$d = shapes$data[(32'h2e)+:(3)];
        cells = cells_out$q;
        piece = piece_out$q;
        size = size_out$q;
    end
    
endmodule // search$leaf_units$1$placer


module search$leaf_units$1$placer$cells_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placer$cells_out


module search$leaf_units$1$placer$column(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placer$column


module search$leaf_units$1$placer$piece_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placer$piece_out


module search$leaf_units$1$placer$row(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$placer$row


module search$leaf_units$1$placer$shapes(address,clock,data);
    
    // Module arguments
    input wire  [6:0] address;
    input wire  clock;
    output reg  [48:0] data;
    
    // Update code (custom)
    reg[48:0] mem [127:0];
    
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
endmodule // search$leaf_units$1$placer$shapes


module search$leaf_units$1$placer$size_out(d,q,clock);
    
    // Module arguments
    input wire  [2:0] d;
    output reg  [2:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 3'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$leaf_units$1$placer$size_out

// v-- Setting output parameters to net type for wrapped code.


module search$leaf_units$1$placer$stamp(picture,column,row,cells);
    
    // Module arguments
    input wire  [24:0] picture;
    input wire  [13:0] column;
    input wire  [13:0] row;
    output wire  [195:0] cells;
    
    // Update code (wrapper)
        wire [13:0] placed_0 = ({14{picture[0]}} & (column << 3'h0)) | ({14{picture[1]}} & (column << 3'h1)) | ({14{picture[2]}} & (column << 3'h2)) | ({14{picture[3]}} & (column << 3'h3)) | ({14{picture[4]}} & (column << 3'h4));
        wire [13:0] placed_1 = ({14{picture[5]}} & (column << 3'h0)) | ({14{picture[6]}} & (column << 3'h1)) | ({14{picture[7]}} & (column << 3'h2)) | ({14{picture[8]}} & (column << 3'h3)) | ({14{picture[9]}} & (column << 3'h4));
        wire [13:0] placed_2 = ({14{picture[10]}} & (column << 3'h0)) | ({14{picture[11]}} & (column << 3'h1)) | ({14{picture[12]}} & (column << 3'h2)) | ({14{picture[13]}} & (column << 3'h3)) | ({14{picture[14]}} & (column << 3'h4));
        wire [13:0] placed_3 = ({14{picture[15]}} & (column << 3'h0)) | ({14{picture[16]}} & (column << 3'h1)) | ({14{picture[17]}} & (column << 3'h2)) | ({14{picture[18]}} & (column << 3'h3)) | ({14{picture[19]}} & (column << 3'h4));
        wire [13:0] placed_4 = ({14{picture[20]}} & (column << 3'h0)) | ({14{picture[21]}} & (column << 3'h1)) | ({14{picture[22]}} & (column << 3'h2)) | ({14{picture[23]}} & (column << 3'h3)) | ({14{picture[24]}} & (column << 3'h4));
        assign cells = {(({14{row[13]}} & placed_0) | ({14{row[12]}} & placed_1) | ({14{row[11]}} & placed_2) | ({14{row[10]}} & placed_3) | ({14{row[9]}} & placed_4)), (({14{row[12]}} & placed_0) | ({14{row[11]}} & placed_1) | ({14{row[10]}} & placed_2) | ({14{row[9]}} & placed_3) | ({14{row[8]}} & placed_4)), (({14{row[11]}} & placed_0) | ({14{row[10]}} & placed_1) | ({14{row[9]}} & placed_2) | ({14{row[8]}} & placed_3) | ({14{row[7]}} & placed_4)), (({14{row[10]}} & placed_0) | ({14{row[9]}} & placed_1) | ({14{row[8]}} & placed_2) | ({14{row[7]}} & placed_3) | ({14{row[6]}} & placed_4)), (({14{row[9]}} & placed_0) | ({14{row[8]}} & placed_1) | ({14{row[7]}} & placed_2) | ({14{row[6]}} & placed_3) | ({14{row[5]}} & placed_4)), (({14{row[8]}} & placed_0) | ({14{row[7]}} & placed_1) | ({14{row[6]}} & placed_2) | ({14{row[5]}} & placed_3) | ({14{row[4]}} & placed_4)), (({14{row[7]}} & placed_0) | ({14{row[6]}} & placed_1) | ({14{row[5]}} & placed_2) | ({14{row[4]}} & placed_3) | ({14{row[3]}} & placed_4)), (({14{row[6]}} & placed_0) | ({14{row[5]}} & placed_1) | ({14{row[4]}} & placed_2) | ({14{row[3]}} & placed_3) | ({14{row[2]}} & placed_4)), (({14{row[5]}} & placed_0) | ({14{row[4]}} & placed_1) | ({14{row[3]}} & placed_2) | ({14{row[2]}} & placed_3) | ({14{row[1]}} & placed_4)), (({14{row[4]}} & placed_0) | ({14{row[3]}} & placed_1) | ({14{row[2]}} & placed_2) | ({14{row[1]}} & placed_3) | ({14{row[0]}} & placed_4)), (({14{row[3]}} & placed_0) | ({14{row[2]}} & placed_1) | ({14{row[1]}} & placed_2) | ({14{row[0]}} & placed_3)), (({14{row[2]}} & placed_0) | ({14{row[1]}} & placed_1) | ({14{row[0]}} & placed_2)), (({14{row[1]}} & placed_0) | ({14{row[0]}} & placed_1)), (({14{row[0]}} & placed_0))};
endmodule // search$leaf_units$1$placer$stamp


module search$leaf_units$1$reach_difference(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$reach_difference


module search$leaf_units$1$reach_product(clock,difference,weight,product);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] difference;
    input wire  [9:0] weight;
    output reg  [19:0] product;
    
    // Update code (custom)
    initial begin
       product = 20'h0;
    end
    
    always @(posedge clock) begin
       product <= $signed(difference) * $signed(weight);
    end
endmodule // search$leaf_units$1$reach_product


module search$leaf_units$1$score_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$score_out


module search$leaf_units$1$square_base(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$square_base


module search$leaf_units$1$square_delay(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] data_in;
    output reg  [8:0] data_out;
    
    // Stub signals
    reg  [8:0] stages$0$d;
    wire  [8:0] stages$0$q;
    reg  [8:0] stages$1$d;
    wire  [8:0] stages$1$q;
    reg  [8:0] stages$2$d;
    wire  [8:0] stages$2$q;
    reg  [8:0] stages$3$d;
    wire  [8:0] stages$3$q;
    reg  [8:0] stages$4$d;
    wire  [8:0] stages$4$q;
    reg  [8:0] stages$5$d;
    wire  [8:0] stages$5$q;
    reg  [8:0] stages$6$d;
    wire  [8:0] stages$6$q;
    reg  [8:0] stages$7$d;
    wire  [8:0] stages$7$q;
    reg  [8:0] stages$8$d;
    wire  [8:0] stages$8$q;
    reg  [8:0] stages$9$d;
    wire  [8:0] stages$9$q;
    reg  [8:0] stages$10$d;
    wire  [8:0] stages$10$q;
    
    // Sub module instances
    search$leaf_units$1$square_delay$stages$0 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    search$leaf_units$1$square_delay$stages$1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    search$leaf_units$1$square_delay$stages$2 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    search$leaf_units$1$square_delay$stages$3 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    search$leaf_units$1$square_delay$stages$4 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    search$leaf_units$1$square_delay$stages$5 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    search$leaf_units$1$square_delay$stages$6 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    search$leaf_units$1$square_delay$stages$7 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    search$leaf_units$1$square_delay$stages$8 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    search$leaf_units$1$square_delay$stages$9 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    search$leaf_units$1$square_delay$stages$10 stages$10(
        .d(stages$10$d),
        .q(stages$10$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$3$d = data_in;
        stages$4$d = data_in;
        stages$5$d = data_in;
        stages$6$d = data_in;
        stages$7$d = data_in;
        stages$8$d = data_in;
        stages$9$d = data_in;
        stages$10$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        stages$6$d = stages$7$q;
        stages$7$d = stages$8$q;
        stages$8$d = stages$9$q;
        stages$9$d = stages$10$q;
        data_out = stages$0$q;
    end
    
endmodule // search$leaf_units$1$square_delay


module search$leaf_units$1$square_delay$stages$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$square_delay$stages$0


module search$leaf_units$1$square_delay$stages$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$square_delay$stages$1


module search$leaf_units$1$square_delay$stages$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$square_delay$stages$10


module search$leaf_units$1$square_delay$stages$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$square_delay$stages$2


module search$leaf_units$1$square_delay$stages$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$square_delay$stages$3


module search$leaf_units$1$square_delay$stages$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$square_delay$stages$4


module search$leaf_units$1$square_delay$stages$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$square_delay$stages$5


module search$leaf_units$1$square_delay$stages$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$square_delay$stages$6


module search$leaf_units$1$square_delay$stages$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$square_delay$stages$7


module search$leaf_units$1$square_delay$stages$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$square_delay$stages$8


module search$leaf_units$1$square_delay$stages$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$square_delay$stages$9


module search$leaf_units$1$square_product(clock,difference,weight,product);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] difference;
    input wire  [9:0] weight;
    output reg  [19:0] product;
    
    // Update code (custom)
    initial begin
       product = 20'h0;
    end
    
    always @(posedge clock) begin
       product <= $signed(difference) * $signed(weight);
    end
endmodule // search$leaf_units$1$square_product


module search$leaf_units$1$sum(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$sum


module search$leaf_units$1$terminal_out(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$terminal_out


module search$leaf_units$1$valids$0(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$0


module search$leaf_units$1$valids$1(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$1


module search$leaf_units$1$valids$10(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$10


module search$leaf_units$1$valids$11(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$11


module search$leaf_units$1$valids$12(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$12


module search$leaf_units$1$valids$13(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$13


module search$leaf_units$1$valids$14(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$14


module search$leaf_units$1$valids$15(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$15


module search$leaf_units$1$valids$2(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$2


module search$leaf_units$1$valids$3(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$3


module search$leaf_units$1$valids$4(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$4


module search$leaf_units$1$valids$5(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$5


module search$leaf_units$1$valids$6(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$6


module search$leaf_units$1$valids$7(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$7


module search$leaf_units$1$valids$8(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$8


module search$leaf_units$1$valids$9(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$valids$9


module search$leaf_units$1$wave_difference(d,q,clock);
    
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
          
endmodule // search$leaf_units$1$wave_difference


module search$leaf_units$1$wave_product(clock,difference,weight,product);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] difference;
    input wire  [9:0] weight;
    output reg  [19:0] product;
    
    // Update code (custom)
    initial begin
       product = 20'h0;
    end
    
    always @(posedge clock) begin
       product <= $signed(difference) * $signed(weight);
    end
endmodule // search$leaf_units$1$wave_product


module search$leaf_units$1$weights(address,clock,data);
    
    // Module arguments
    input wire  [6:0] address;
    input wire  clock;
    output reg  [59:0] data;
    
    // Update code (custom)
    reg[59:0] mem [127:0];
    
    initial begin
    mem[7'b0] = 60'hffeb7004080f425;
    mem[7'b1] = 60'hffeb7004080f425;
    mem[7'b10] = 60'hffeb7004080f425;
    mem[7'b11] = 60'hffeb7004080f425;
    mem[7'b100] = 60'hffeb7004080f425;
    mem[7'b101] = 60'hffeb7004080f425;
    mem[7'b110] = 60'hffed30280904c3c;
    mem[7'b111] = 60'hffed30280904c3c;
    mem[7'b1000] = 60'hffed30280904c3c;
    mem[7'b1001] = 60'hffed30280904c3c;
    mem[7'b1010] = 60'hffed30280904c3c;
    mem[7'b1011] = 60'hffed30280904c3c;
    mem[7'b1100] = 60'hffeb204015ff46f;
    mem[7'b1101] = 60'hffeb204015ff46f;
    mem[7'b1110] = 60'hffeb204015ff46f;
    mem[7'b1111] = 60'hffeb204015ff46f;
    mem[7'b10000] = 60'hffeb204015ff46f;
    mem[7'b10001] = 60'hffeb204015ff46f;
    mem[7'b10010] = 60'hffe8704c25fc8ae;
    mem[7'b10011] = 60'hffe8704c25fc8ae;
    mem[7'b10100] = 60'hffe8704c25fc8ae;
    mem[7'b10101] = 60'hffe8704c25fc8ae;
    mem[7'b10110] = 60'hffe8704c25fc8ae;
    mem[7'b10111] = 60'hffe8704c25fc8ae;
    mem[7'b11000] = 60'hffebc05848efcea;
    mem[7'b11001] = 60'hffebc05848efcea;
    mem[7'b11010] = 60'hffebc05848efcea;
    mem[7'b11011] = 60'hffebc05848efcea;
    mem[7'b11100] = 60'hffebc05848efcea;
    mem[7'b11101] = 60'hffebc05848efcea;
    mem[7'b11110] = 60'hfff19020a7d3197;
    mem[7'b11111] = 60'hfff19020a7d3197;
    mem[7'b100000] = 60'hfff19020a7d3197;
    mem[7'b100001] = 60'hfff19020a7d3197;
    mem[7'b100010] = 60'hfff19020a7d3197;
    mem[7'b100011] = 60'hfff19020a7d3197;
    mem[7'b100100] = 60'hfff19020a7d3197;
    mem[7'b100101] = 60'hfff19020a7d3197;
    mem[7'b100110] = 60'hfff19020a7d3197;
    mem[7'b100111] = 60'hfff19020a7d3197;
    mem[7'b101000] = 60'hfff19020a7d3197;
    mem[7'b101001] = 60'hfff19020a7d3197;
    mem[7'b101010] = 60'hfff19020a7d3197;
    mem[7'b101011] = 60'hfff19020a7d3197;
    mem[7'b101100] = 60'hfff19020a7d3197;
    mem[7'b101101] = 60'hfff19020a7d3197;
    mem[7'b101110] = 60'hfff19020a7d3197;
    mem[7'b101111] = 60'hfff19020a7d3197;
    mem[7'b110000] = 60'hfff19020a7d3197;
    mem[7'b110001] = 60'hfff19020a7d3197;
    mem[7'b110010] = 60'hfff19020a7d3197;
    mem[7'b110011] = 60'hfff19020a7d3197;
    mem[7'b110100] = 60'hfff19020a7d3197;
    mem[7'b110101] = 60'hfff19020a7d3197;
    mem[7'b110110] = 60'hfff19020a7d3197;
    mem[7'b110111] = 60'hfff19020a7d3197;
    mem[7'b111000] = 60'hfff19020a7d3197;
    mem[7'b111001] = 60'hfff19020a7d3197;
    mem[7'b111010] = 60'hfff19020a7d3197;
    mem[7'b111011] = 60'hfff19020a7d3197;
    mem[7'b111100] = 60'hfff19020a7d3197;
    mem[7'b111101] = 60'hfff19020a7d3197;
    mem[7'b111110] = 60'hfff19020a7d3197;
    mem[7'b111111] = 60'hfff19020a7d3197;
    mem[7'b1000000] = 60'hfff19020a7d3197;
    mem[7'b1000001] = 60'hfff19020a7d3197;
    mem[7'b1000010] = 60'hfff19020a7d3197;
    mem[7'b1000011] = 60'hfff19020a7d3197;
    mem[7'b1000100] = 60'hfff19020a7d3197;
    mem[7'b1000101] = 60'hfff19020a7d3197;
    mem[7'b1000110] = 60'hfff19020a7d3197;
    mem[7'b1000111] = 60'hfff19020a7d3197;
    mem[7'b1001000] = 60'hfff19020a7d3197;
    mem[7'b1001001] = 60'hfff19020a7d3197;
    mem[7'b1001010] = 60'hfff19020a7d3197;
    mem[7'b1001011] = 60'hfff19020a7d3197;
    mem[7'b1001100] = 60'hfff19020a7d3197;
    mem[7'b1001101] = 60'hfff19020a7d3197;
    mem[7'b1001110] = 60'hfff19020a7d3197;
    mem[7'b1001111] = 60'hfff19020a7d3197;
    mem[7'b1010000] = 60'hfff19020a7d3197;
    mem[7'b1010001] = 60'hfff19020a7d3197;
    mem[7'b1010010] = 60'hfff19020a7d3197;
    mem[7'b1010011] = 60'hfff19020a7d3197;
    mem[7'b1010100] = 60'hfff19020a7d3197;
    mem[7'b1010101] = 60'hfff19020a7d3197;
    mem[7'b1010110] = 60'hfff19020a7d3197;
    mem[7'b1010111] = 60'hfff19020a7d3197;
    mem[7'b1011000] = 60'hfff19020a7d3197;
    mem[7'b1011001] = 60'hfff19020a7d3197;
    mem[7'b1011010] = 60'hfff19020a7d3197;
    mem[7'b1011011] = 60'hfff19020a7d3197;
    mem[7'b1011100] = 60'hfff19020a7d3197;
    mem[7'b1011101] = 60'hfff19020a7d3197;
    mem[7'b1011110] = 60'hfff19020a7d3197;
    mem[7'b1011111] = 60'hfff19020a7d3197;
    mem[7'b1100000] = 60'hfff19020a7d3197;
    mem[7'b1100001] = 60'hfff19020a7d3197;
    mem[7'b1100010] = 60'hfff19020a7d3197;
    mem[7'b1100011] = 60'hfff19020a7d3197;
    mem[7'b1100100] = 60'hfff19020a7d3197;
    mem[7'b1100101] = 60'hfff19020a7d3197;
    mem[7'b1100110] = 60'hfff19020a7d3197;
    mem[7'b1100111] = 60'hfff19020a7d3197;
    mem[7'b1101000] = 60'hfff19020a7d3197;
    mem[7'b1101001] = 60'hfff19020a7d3197;
    mem[7'b1101010] = 60'hfff19020a7d3197;
    mem[7'b1101011] = 60'hfff19020a7d3197;
    mem[7'b1101100] = 60'hfff19020a7d3197;
    mem[7'b1101101] = 60'hfff19020a7d3197;
    mem[7'b1101110] = 60'hfff19020a7d3197;
    mem[7'b1101111] = 60'hfff19020a7d3197;
    mem[7'b1110000] = 60'hfff19020a7d3197;
    mem[7'b1110001] = 60'hfff19020a7d3197;
    mem[7'b1110010] = 60'hfff19020a7d3197;
    mem[7'b1110011] = 60'hfff19020a7d3197;
    mem[7'b1110100] = 60'hfff19020a7d3197;
    mem[7'b1110101] = 60'hfff19020a7d3197;
    mem[7'b1110110] = 60'hfff19020a7d3197;
    mem[7'b1110111] = 60'hfff19020a7d3197;
    mem[7'b1111000] = 60'hfff19020a7d3197;
    mem[7'b1111001] = 60'hfff19020a7d3197;
    mem[7'b1111010] = 60'hfff19020a7d3197;
    mem[7'b1111011] = 60'hfff19020a7d3197;
    mem[7'b1111100] = 60'hfff19020a7d3197;
    mem[7'b1111101] = 60'hfff19020a7d3197;
    mem[7'b1111110] = 60'hfff19020a7d3197;
    mem[7'b1111111] = 60'hfff19020a7d3197;
    end
    
    always @(posedge clock) begin
       data <= mem[address];
    end
endmodule // search$leaf_units$1$weights


module search$level(d,q,clock);
    
    // Module arguments
    input wire  [5:0] d;
    output reg  [5:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 6'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$level


module search$lists(read_address,read_clock,read_data,write_address,write_clock,write_data,write_enable);
    
    // Module arguments
    input wire  [9:0] read_address;
    input wire  read_clock;
    output reg  [14:0] read_data;
    input wire  [9:0] write_address;
    input wire  write_clock;
    input wire  [14:0] write_data;
    input wire  write_enable;
    
    // Update code (custom)
    reg[14:0] mem[1023:0];
    
    
    
    always @(posedge read_clock) begin
       read_data <= mem[read_address];
    end
    
    always @(posedge write_clock) begin
       if (write_enable) begin
          mem[write_address] <= write_data;
       end
    end
                
endmodule // search$lists


module search$monomino_last(d,q,clock);
    
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
          
endmodule // search$monomino_last


module search$node_count(d,q,clock);
    
    // Module arguments
    input wire  [31:0] d;
    output reg  [31:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 32'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$node_count


module search$other_left_now(d,q,clock);
    
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
          
endmodule // search$other_left_now


module search$other_now(d,q,clock);
    
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
          
endmodule // search$other_now


module search$own_left_now(d,q,clock);
    
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
          
endmodule // search$own_left_now


module search$own_now(d,q,clock);
    
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
          
endmodule // search$own_now


module search$passed_now(d,q,clock);
    
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
          
endmodule // search$passed_now


module search$placer(clock,placement,cells,piece,size);
    
    // Module arguments
    input wire  clock;
    input wire  [14:0] placement;
    output reg  [195:0] cells;
    output reg  [20:0] piece;
    output reg  [2:0] size;
    
    // Constant declarations
    localparam  first = 14'b1;
    
    // Stub signals
    reg  [6:0] shapes$address;
    wire  [48:0] shapes$data;
    reg  [13:0] column$d;
    wire  [13:0] column$q;
    reg  [13:0] row$d;
    wire  [13:0] row$q;
    reg  [24:0] stamp$picture;
    reg  [13:0] stamp$column;
    reg  [13:0] stamp$row;
    wire  [195:0] stamp$cells;
    reg  [195:0] cells_out$d;
    wire  [195:0] cells_out$q;
    reg  [20:0] piece_out$d;
    wire  [20:0] piece_out$q;
    reg  [2:0] size_out$d;
    wire  [2:0] size_out$q;
    
    // Sub module instances
    search$placer$shapes shapes(
        .address(shapes$address),
        .clock(clock),
        .data(shapes$data)
    );
    search$placer$column column(
        .d(column$d),
        .q(column$q),
        .clock(clock)
    );
    search$placer$row row(
        .d(row$d),
        .q(row$q),
        .clock(clock)
    );
    search$placer$stamp stamp(
        .picture(stamp$picture),
        .column(stamp$column),
        .row(stamp$row),
        .cells(stamp$cells)
    );
    search$placer$cells_out cells_out(
        .d(cells_out$d),
        .q(cells_out$q),
        .clock(clock)
    );
    search$placer$piece_out piece_out(
        .d(piece_out$d),
        .q(piece_out$q),
        .clock(clock)
    );
    search$placer$size_out size_out(
        .d(size_out$d),
        .q(size_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        column$d = column$q;
        row$d = row$q;
        cells_out$d = cells_out$q;
        piece_out$d = piece_out$q;
        size_out$d = size_out$q;
        shapes$address = placement[(32'h8)+:(7)];
        column$d = first << placement[(32'h0)+:(4)];
        row$d = first << placement[(32'h4)+:(4)];
        stamp$picture = shapes$data[(32'h0)+:(25)];
        stamp$column = column$q;
        stamp$row = row$q;
        cells_out$d = stamp$cells;
        piece_out$d = shapes$data[(32'h19)+:(21)];
        size_out$d = shapes$data[(32'h2e)+:(3)];
        cells = cells_out$q;
        piece = piece_out$q;
        size = size_out$q;
    end
    
endmodule // search$placer


module search$placer$cells_out(d,q,clock);
    
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
          
endmodule // search$placer$cells_out


module search$placer$column(d,q,clock);
    
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
          
endmodule // search$placer$column


module search$placer$piece_out(d,q,clock);
    
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
          
endmodule // search$placer$piece_out


module search$placer$row(d,q,clock);
    
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
          
endmodule // search$placer$row


module search$placer$shapes(address,clock,data);
    
    // Module arguments
    input wire  [6:0] address;
    input wire  clock;
    output reg  [48:0] data;
    
    // Update code (custom)
    reg[48:0] mem [127:0];
    
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
endmodule // search$placer$shapes


module search$placer$size_out(d,q,clock);
    
    // Module arguments
    input wire  [2:0] d;
    output reg  [2:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 3'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$placer$size_out

// v-- Setting output parameters to net type for wrapped code.


module search$placer$stamp(picture,column,row,cells);
    
    // Module arguments
    input wire  [24:0] picture;
    input wire  [13:0] column;
    input wire  [13:0] row;
    output wire  [195:0] cells;
    
    // Update code (wrapper)
        wire [13:0] placed_0 = ({14{picture[0]}} & (column << 3'h0)) | ({14{picture[1]}} & (column << 3'h1)) | ({14{picture[2]}} & (column << 3'h2)) | ({14{picture[3]}} & (column << 3'h3)) | ({14{picture[4]}} & (column << 3'h4));
        wire [13:0] placed_1 = ({14{picture[5]}} & (column << 3'h0)) | ({14{picture[6]}} & (column << 3'h1)) | ({14{picture[7]}} & (column << 3'h2)) | ({14{picture[8]}} & (column << 3'h3)) | ({14{picture[9]}} & (column << 3'h4));
        wire [13:0] placed_2 = ({14{picture[10]}} & (column << 3'h0)) | ({14{picture[11]}} & (column << 3'h1)) | ({14{picture[12]}} & (column << 3'h2)) | ({14{picture[13]}} & (column << 3'h3)) | ({14{picture[14]}} & (column << 3'h4));
        wire [13:0] placed_3 = ({14{picture[15]}} & (column << 3'h0)) | ({14{picture[16]}} & (column << 3'h1)) | ({14{picture[17]}} & (column << 3'h2)) | ({14{picture[18]}} & (column << 3'h3)) | ({14{picture[19]}} & (column << 3'h4));
        wire [13:0] placed_4 = ({14{picture[20]}} & (column << 3'h0)) | ({14{picture[21]}} & (column << 3'h1)) | ({14{picture[22]}} & (column << 3'h2)) | ({14{picture[23]}} & (column << 3'h3)) | ({14{picture[24]}} & (column << 3'h4));
        assign cells = {(({14{row[13]}} & placed_0) | ({14{row[12]}} & placed_1) | ({14{row[11]}} & placed_2) | ({14{row[10]}} & placed_3) | ({14{row[9]}} & placed_4)), (({14{row[12]}} & placed_0) | ({14{row[11]}} & placed_1) | ({14{row[10]}} & placed_2) | ({14{row[9]}} & placed_3) | ({14{row[8]}} & placed_4)), (({14{row[11]}} & placed_0) | ({14{row[10]}} & placed_1) | ({14{row[9]}} & placed_2) | ({14{row[8]}} & placed_3) | ({14{row[7]}} & placed_4)), (({14{row[10]}} & placed_0) | ({14{row[9]}} & placed_1) | ({14{row[8]}} & placed_2) | ({14{row[7]}} & placed_3) | ({14{row[6]}} & placed_4)), (({14{row[9]}} & placed_0) | ({14{row[8]}} & placed_1) | ({14{row[7]}} & placed_2) | ({14{row[6]}} & placed_3) | ({14{row[5]}} & placed_4)), (({14{row[8]}} & placed_0) | ({14{row[7]}} & placed_1) | ({14{row[6]}} & placed_2) | ({14{row[5]}} & placed_3) | ({14{row[4]}} & placed_4)), (({14{row[7]}} & placed_0) | ({14{row[6]}} & placed_1) | ({14{row[5]}} & placed_2) | ({14{row[4]}} & placed_3) | ({14{row[3]}} & placed_4)), (({14{row[6]}} & placed_0) | ({14{row[5]}} & placed_1) | ({14{row[4]}} & placed_2) | ({14{row[3]}} & placed_3) | ({14{row[2]}} & placed_4)), (({14{row[5]}} & placed_0) | ({14{row[4]}} & placed_1) | ({14{row[3]}} & placed_2) | ({14{row[2]}} & placed_3) | ({14{row[1]}} & placed_4)), (({14{row[4]}} & placed_0) | ({14{row[3]}} & placed_1) | ({14{row[2]}} & placed_2) | ({14{row[1]}} & placed_3) | ({14{row[0]}} & placed_4)), (({14{row[3]}} & placed_0) | ({14{row[2]}} & placed_1) | ({14{row[1]}} & placed_2) | ({14{row[0]}} & placed_3)), (({14{row[2]}} & placed_0) | ({14{row[1]}} & placed_1) | ({14{row[0]}} & placed_2)), (({14{row[1]}} & placed_0) | ({14{row[0]}} & placed_1)), (({14{row[0]}} & placed_0))};
endmodule // search$placer$stamp


module search$played(d,q,clock);
    
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
          
endmodule // search$played


module search$ply_now(d,q,clock);
    
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
          
endmodule // search$ply_now


module search$remaining(d,q,clock);
    
    // Module arguments
    input wire  [5:0] d;
    output reg  [5:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 6'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$remaining


module search$returned(d,q,clock);
    
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
          
endmodule // search$returned


module search$sorter(clock,clear,insert_0,key_0,placement_0,insert_1,key_1,placement_1,take,any,best);
    
    // Module arguments
    input wire  clock;
    input wire  clear;
    input wire  insert_0;
    input wire  [15:0] key_0;
    input wire  [14:0] placement_0;
    input wire  insert_1;
    input wire  [15:0] key_1;
    input wire  [14:0] placement_1;
    input wire  take;
    output reg  any;
    output reg  [14:0] best;
    
    // Stub signals
    reg  better$d;
    wire  better$q;
    reg  [15:0] better_key$d;
    wire  [15:0] better_key$q;
    reg  [14:0] better_placement$d;
    wire  [14:0] better_placement$q;
    reg  worse$d;
    wire  worse$q;
    reg  [15:0] worse_key$d;
    wire  [15:0] worse_key$q;
    reg  [14:0] worse_placement$d;
    wire  [14:0] worse_placement$q;
    reg  occupied$0$d;
    wire  occupied$0$q;
    reg  occupied$1$d;
    wire  occupied$1$q;
    reg  occupied$2$d;
    wire  occupied$2$q;
    reg  occupied$3$d;
    wire  occupied$3$q;
    reg  occupied$4$d;
    wire  occupied$4$q;
    reg  occupied$5$d;
    wire  occupied$5$q;
    reg  occupied$6$d;
    wire  occupied$6$q;
    reg  occupied$7$d;
    wire  occupied$7$q;
    reg  occupied$8$d;
    wire  occupied$8$q;
    reg  occupied$9$d;
    wire  occupied$9$q;
    reg  occupied$10$d;
    wire  occupied$10$q;
    reg  occupied$11$d;
    wire  occupied$11$q;
    reg  occupied$12$d;
    wire  occupied$12$q;
    reg  occupied$13$d;
    wire  occupied$13$q;
    reg  occupied$14$d;
    wire  occupied$14$q;
    reg  occupied$15$d;
    wire  occupied$15$q;
    reg  [15:0] keys$0$d;
    wire  [15:0] keys$0$q;
    reg  [15:0] keys$1$d;
    wire  [15:0] keys$1$q;
    reg  [15:0] keys$2$d;
    wire  [15:0] keys$2$q;
    reg  [15:0] keys$3$d;
    wire  [15:0] keys$3$q;
    reg  [15:0] keys$4$d;
    wire  [15:0] keys$4$q;
    reg  [15:0] keys$5$d;
    wire  [15:0] keys$5$q;
    reg  [15:0] keys$6$d;
    wire  [15:0] keys$6$q;
    reg  [15:0] keys$7$d;
    wire  [15:0] keys$7$q;
    reg  [15:0] keys$8$d;
    wire  [15:0] keys$8$q;
    reg  [15:0] keys$9$d;
    wire  [15:0] keys$9$q;
    reg  [15:0] keys$10$d;
    wire  [15:0] keys$10$q;
    reg  [15:0] keys$11$d;
    wire  [15:0] keys$11$q;
    reg  [15:0] keys$12$d;
    wire  [15:0] keys$12$q;
    reg  [15:0] keys$13$d;
    wire  [15:0] keys$13$q;
    reg  [15:0] keys$14$d;
    wire  [15:0] keys$14$q;
    reg  [15:0] keys$15$d;
    wire  [15:0] keys$15$q;
    reg  [14:0] placements$0$d;
    wire  [14:0] placements$0$q;
    reg  [14:0] placements$1$d;
    wire  [14:0] placements$1$q;
    reg  [14:0] placements$2$d;
    wire  [14:0] placements$2$q;
    reg  [14:0] placements$3$d;
    wire  [14:0] placements$3$q;
    reg  [14:0] placements$4$d;
    wire  [14:0] placements$4$q;
    reg  [14:0] placements$5$d;
    wire  [14:0] placements$5$q;
    reg  [14:0] placements$6$d;
    wire  [14:0] placements$6$q;
    reg  [14:0] placements$7$d;
    wire  [14:0] placements$7$q;
    reg  [14:0] placements$8$d;
    wire  [14:0] placements$8$q;
    reg  [14:0] placements$9$d;
    wire  [14:0] placements$9$q;
    reg  [14:0] placements$10$d;
    wire  [14:0] placements$10$q;
    reg  [14:0] placements$11$d;
    wire  [14:0] placements$11$q;
    reg  [14:0] placements$12$d;
    wire  [14:0] placements$12$q;
    reg  [14:0] placements$13$d;
    wire  [14:0] placements$13$q;
    reg  [14:0] placements$14$d;
    wire  [14:0] placements$14$q;
    reg  [14:0] placements$15$d;
    wire  [14:0] placements$15$q;
    
    // Local signals
    reg  second_is_better;
    reg  before_better$0;
    reg  before_better$1;
    reg  before_better$2;
    reg  before_better$3;
    reg  before_better$4;
    reg  before_better$5;
    reg  before_better$6;
    reg  before_better$7;
    reg  before_better$8;
    reg  before_better$9;
    reg  before_better$10;
    reg  before_better$11;
    reg  before_better$12;
    reg  before_better$13;
    reg  before_better$14;
    reg  before_better$15;
    reg  before_worse$0;
    reg  before_worse$1;
    reg  before_worse$2;
    reg  before_worse$3;
    reg  before_worse$4;
    reg  before_worse$5;
    reg  before_worse$6;
    reg  before_worse$7;
    reg  before_worse$8;
    reg  before_worse$9;
    reg  before_worse$10;
    reg  before_worse$11;
    reg  before_worse$12;
    reg  before_worse$13;
    reg  before_worse$14;
    reg  before_worse$15;
    
    // Sub module instances
    search$sorter$better better(
        .d(better$d),
        .q(better$q),
        .clock(clock)
    );
    search$sorter$better_key better_key(
        .d(better_key$d),
        .q(better_key$q),
        .clock(clock)
    );
    search$sorter$better_placement better_placement(
        .d(better_placement$d),
        .q(better_placement$q),
        .clock(clock)
    );
    search$sorter$worse worse(
        .d(worse$d),
        .q(worse$q),
        .clock(clock)
    );
    search$sorter$worse_key worse_key(
        .d(worse_key$d),
        .q(worse_key$q),
        .clock(clock)
    );
    search$sorter$worse_placement worse_placement(
        .d(worse_placement$d),
        .q(worse_placement$q),
        .clock(clock)
    );
    search$sorter$occupied$0 occupied$0(
        .d(occupied$0$d),
        .q(occupied$0$q),
        .clock(clock)
    );
    search$sorter$occupied$1 occupied$1(
        .d(occupied$1$d),
        .q(occupied$1$q),
        .clock(clock)
    );
    search$sorter$occupied$2 occupied$2(
        .d(occupied$2$d),
        .q(occupied$2$q),
        .clock(clock)
    );
    search$sorter$occupied$3 occupied$3(
        .d(occupied$3$d),
        .q(occupied$3$q),
        .clock(clock)
    );
    search$sorter$occupied$4 occupied$4(
        .d(occupied$4$d),
        .q(occupied$4$q),
        .clock(clock)
    );
    search$sorter$occupied$5 occupied$5(
        .d(occupied$5$d),
        .q(occupied$5$q),
        .clock(clock)
    );
    search$sorter$occupied$6 occupied$6(
        .d(occupied$6$d),
        .q(occupied$6$q),
        .clock(clock)
    );
    search$sorter$occupied$7 occupied$7(
        .d(occupied$7$d),
        .q(occupied$7$q),
        .clock(clock)
    );
    search$sorter$occupied$8 occupied$8(
        .d(occupied$8$d),
        .q(occupied$8$q),
        .clock(clock)
    );
    search$sorter$occupied$9 occupied$9(
        .d(occupied$9$d),
        .q(occupied$9$q),
        .clock(clock)
    );
    search$sorter$occupied$10 occupied$10(
        .d(occupied$10$d),
        .q(occupied$10$q),
        .clock(clock)
    );
    search$sorter$occupied$11 occupied$11(
        .d(occupied$11$d),
        .q(occupied$11$q),
        .clock(clock)
    );
    search$sorter$occupied$12 occupied$12(
        .d(occupied$12$d),
        .q(occupied$12$q),
        .clock(clock)
    );
    search$sorter$occupied$13 occupied$13(
        .d(occupied$13$d),
        .q(occupied$13$q),
        .clock(clock)
    );
    search$sorter$occupied$14 occupied$14(
        .d(occupied$14$d),
        .q(occupied$14$q),
        .clock(clock)
    );
    search$sorter$occupied$15 occupied$15(
        .d(occupied$15$d),
        .q(occupied$15$q),
        .clock(clock)
    );
    search$sorter$keys$0 keys$0(
        .d(keys$0$d),
        .q(keys$0$q),
        .clock(clock)
    );
    search$sorter$keys$1 keys$1(
        .d(keys$1$d),
        .q(keys$1$q),
        .clock(clock)
    );
    search$sorter$keys$2 keys$2(
        .d(keys$2$d),
        .q(keys$2$q),
        .clock(clock)
    );
    search$sorter$keys$3 keys$3(
        .d(keys$3$d),
        .q(keys$3$q),
        .clock(clock)
    );
    search$sorter$keys$4 keys$4(
        .d(keys$4$d),
        .q(keys$4$q),
        .clock(clock)
    );
    search$sorter$keys$5 keys$5(
        .d(keys$5$d),
        .q(keys$5$q),
        .clock(clock)
    );
    search$sorter$keys$6 keys$6(
        .d(keys$6$d),
        .q(keys$6$q),
        .clock(clock)
    );
    search$sorter$keys$7 keys$7(
        .d(keys$7$d),
        .q(keys$7$q),
        .clock(clock)
    );
    search$sorter$keys$8 keys$8(
        .d(keys$8$d),
        .q(keys$8$q),
        .clock(clock)
    );
    search$sorter$keys$9 keys$9(
        .d(keys$9$d),
        .q(keys$9$q),
        .clock(clock)
    );
    search$sorter$keys$10 keys$10(
        .d(keys$10$d),
        .q(keys$10$q),
        .clock(clock)
    );
    search$sorter$keys$11 keys$11(
        .d(keys$11$d),
        .q(keys$11$q),
        .clock(clock)
    );
    search$sorter$keys$12 keys$12(
        .d(keys$12$d),
        .q(keys$12$q),
        .clock(clock)
    );
    search$sorter$keys$13 keys$13(
        .d(keys$13$d),
        .q(keys$13$q),
        .clock(clock)
    );
    search$sorter$keys$14 keys$14(
        .d(keys$14$d),
        .q(keys$14$q),
        .clock(clock)
    );
    search$sorter$keys$15 keys$15(
        .d(keys$15$d),
        .q(keys$15$q),
        .clock(clock)
    );
    search$sorter$placements$0 placements$0(
        .d(placements$0$d),
        .q(placements$0$q),
        .clock(clock)
    );
    search$sorter$placements$1 placements$1(
        .d(placements$1$d),
        .q(placements$1$q),
        .clock(clock)
    );
    search$sorter$placements$2 placements$2(
        .d(placements$2$d),
        .q(placements$2$q),
        .clock(clock)
    );
    search$sorter$placements$3 placements$3(
        .d(placements$3$d),
        .q(placements$3$q),
        .clock(clock)
    );
    search$sorter$placements$4 placements$4(
        .d(placements$4$d),
        .q(placements$4$q),
        .clock(clock)
    );
    search$sorter$placements$5 placements$5(
        .d(placements$5$d),
        .q(placements$5$q),
        .clock(clock)
    );
    search$sorter$placements$6 placements$6(
        .d(placements$6$d),
        .q(placements$6$q),
        .clock(clock)
    );
    search$sorter$placements$7 placements$7(
        .d(placements$7$d),
        .q(placements$7$q),
        .clock(clock)
    );
    search$sorter$placements$8 placements$8(
        .d(placements$8$d),
        .q(placements$8$q),
        .clock(clock)
    );
    search$sorter$placements$9 placements$9(
        .d(placements$9$d),
        .q(placements$9$q),
        .clock(clock)
    );
    search$sorter$placements$10 placements$10(
        .d(placements$10$d),
        .q(placements$10$q),
        .clock(clock)
    );
    search$sorter$placements$11 placements$11(
        .d(placements$11$d),
        .q(placements$11$q),
        .clock(clock)
    );
    search$sorter$placements$12 placements$12(
        .d(placements$12$d),
        .q(placements$12$q),
        .clock(clock)
    );
    search$sorter$placements$13 placements$13(
        .d(placements$13$d),
        .q(placements$13$q),
        .clock(clock)
    );
    search$sorter$placements$14 placements$14(
        .d(placements$14$d),
        .q(placements$14$q),
        .clock(clock)
    );
    search$sorter$placements$15 placements$15(
        .d(placements$15$d),
        .q(placements$15$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        better$d = better$q;
        better_key$d = better_key$q;
        better_placement$d = better_placement$q;
        worse$d = worse$q;
        worse_key$d = worse_key$q;
        worse_placement$d = worse_placement$q;
        occupied$0$d = occupied$0$q;
        keys$0$d = keys$0$q;
        placements$0$d = placements$0$q;
        before_better$0 = occupied$0$q & (keys$0$q >= better_key$q);
        before_worse$0 = (~worse$q) | (occupied$0$q & (keys$0$q >= worse_key$q));
        occupied$1$d = occupied$1$q;
        keys$1$d = keys$1$q;
        placements$1$d = placements$1$q;
        before_better$1 = occupied$1$q & (keys$1$q >= better_key$q);
        before_worse$1 = (~worse$q) | (occupied$1$q & (keys$1$q >= worse_key$q));
        occupied$2$d = occupied$2$q;
        keys$2$d = keys$2$q;
        placements$2$d = placements$2$q;
        before_better$2 = occupied$2$q & (keys$2$q >= better_key$q);
        before_worse$2 = (~worse$q) | (occupied$2$q & (keys$2$q >= worse_key$q));
        occupied$3$d = occupied$3$q;
        keys$3$d = keys$3$q;
        placements$3$d = placements$3$q;
        before_better$3 = occupied$3$q & (keys$3$q >= better_key$q);
        before_worse$3 = (~worse$q) | (occupied$3$q & (keys$3$q >= worse_key$q));
        occupied$4$d = occupied$4$q;
        keys$4$d = keys$4$q;
        placements$4$d = placements$4$q;
        before_better$4 = occupied$4$q & (keys$4$q >= better_key$q);
        before_worse$4 = (~worse$q) | (occupied$4$q & (keys$4$q >= worse_key$q));
        occupied$5$d = occupied$5$q;
        keys$5$d = keys$5$q;
        placements$5$d = placements$5$q;
        before_better$5 = occupied$5$q & (keys$5$q >= better_key$q);
        before_worse$5 = (~worse$q) | (occupied$5$q & (keys$5$q >= worse_key$q));
        occupied$6$d = occupied$6$q;
        keys$6$d = keys$6$q;
        placements$6$d = placements$6$q;
        before_better$6 = occupied$6$q & (keys$6$q >= better_key$q);
        before_worse$6 = (~worse$q) | (occupied$6$q & (keys$6$q >= worse_key$q));
        occupied$7$d = occupied$7$q;
        keys$7$d = keys$7$q;
        placements$7$d = placements$7$q;
        before_better$7 = occupied$7$q & (keys$7$q >= better_key$q);
        before_worse$7 = (~worse$q) | (occupied$7$q & (keys$7$q >= worse_key$q));
        occupied$8$d = occupied$8$q;
        keys$8$d = keys$8$q;
        placements$8$d = placements$8$q;
        before_better$8 = occupied$8$q & (keys$8$q >= better_key$q);
        before_worse$8 = (~worse$q) | (occupied$8$q & (keys$8$q >= worse_key$q));
        occupied$9$d = occupied$9$q;
        keys$9$d = keys$9$q;
        placements$9$d = placements$9$q;
        before_better$9 = occupied$9$q & (keys$9$q >= better_key$q);
        before_worse$9 = (~worse$q) | (occupied$9$q & (keys$9$q >= worse_key$q));
        occupied$10$d = occupied$10$q;
        keys$10$d = keys$10$q;
        placements$10$d = placements$10$q;
        before_better$10 = occupied$10$q & (keys$10$q >= better_key$q);
        before_worse$10 = (~worse$q) | (occupied$10$q & (keys$10$q >= worse_key$q));
        occupied$11$d = occupied$11$q;
        keys$11$d = keys$11$q;
        placements$11$d = placements$11$q;
        before_better$11 = occupied$11$q & (keys$11$q >= better_key$q);
        before_worse$11 = (~worse$q) | (occupied$11$q & (keys$11$q >= worse_key$q));
        occupied$12$d = occupied$12$q;
        keys$12$d = keys$12$q;
        placements$12$d = placements$12$q;
        before_better$12 = occupied$12$q & (keys$12$q >= better_key$q);
        before_worse$12 = (~worse$q) | (occupied$12$q & (keys$12$q >= worse_key$q));
        occupied$13$d = occupied$13$q;
        keys$13$d = keys$13$q;
        placements$13$d = placements$13$q;
        before_better$13 = occupied$13$q & (keys$13$q >= better_key$q);
        before_worse$13 = (~worse$q) | (occupied$13$q & (keys$13$q >= worse_key$q));
        occupied$14$d = occupied$14$q;
        keys$14$d = keys$14$q;
        placements$14$d = placements$14$q;
        before_better$14 = occupied$14$q & (keys$14$q >= better_key$q);
        before_worse$14 = (~worse$q) | (occupied$14$q & (keys$14$q >= worse_key$q));
        occupied$15$d = occupied$15$q;
        keys$15$d = keys$15$q;
        placements$15$d = placements$15$q;
        before_better$15 = occupied$15$q & (keys$15$q >= better_key$q);
        before_worse$15 = (~worse$q) | (occupied$15$q & (keys$15$q >= worse_key$q));
        second_is_better = insert_1 & ((~insert_0) | (key_1 > key_0));
        better$d = insert_0 | insert_1;
        worse$d = insert_0 & insert_1;
        better_key$d = key_0;
        better_placement$d = placement_0;
        worse_key$d = key_1;
        worse_placement$d = placement_1;
        if (second_is_better) begin
            better_key$d = key_1;
            better_placement$d = placement_1;
            worse_key$d = key_0;
            worse_placement$d = placement_0;
        end
        if (better$q) begin
            if (~before_worse$0) begin
                occupied$2$d = occupied$0$q;
                keys$2$d = keys$0$q;
                placements$2$d = placements$0$q;
            end
            else if (~before_worse$1) begin
                occupied$2$d = 1'b1;
                keys$2$d = worse_key$q;
                placements$2$d = worse_placement$q;
            end
            else if (~before_better$1) begin
                occupied$2$d = occupied$1$q;
                keys$2$d = keys$1$q;
                placements$2$d = placements$1$q;
            end
            else if (~before_better$2) begin
                occupied$2$d = 1'b1;
                keys$2$d = better_key$q;
                placements$2$d = better_placement$q;
            end
            if (~before_worse$1) begin
                occupied$3$d = occupied$1$q;
                keys$3$d = keys$1$q;
                placements$3$d = placements$1$q;
            end
            else if (~before_worse$2) begin
                occupied$3$d = 1'b1;
                keys$3$d = worse_key$q;
                placements$3$d = worse_placement$q;
            end
            else if (~before_better$2) begin
                occupied$3$d = occupied$2$q;
                keys$3$d = keys$2$q;
                placements$3$d = placements$2$q;
            end
            else if (~before_better$3) begin
                occupied$3$d = 1'b1;
                keys$3$d = better_key$q;
                placements$3$d = better_placement$q;
            end
            if (~before_worse$2) begin
                occupied$4$d = occupied$2$q;
                keys$4$d = keys$2$q;
                placements$4$d = placements$2$q;
            end
            else if (~before_worse$3) begin
                occupied$4$d = 1'b1;
                keys$4$d = worse_key$q;
                placements$4$d = worse_placement$q;
            end
            else if (~before_better$3) begin
                occupied$4$d = occupied$3$q;
                keys$4$d = keys$3$q;
                placements$4$d = placements$3$q;
            end
            else if (~before_better$4) begin
                occupied$4$d = 1'b1;
                keys$4$d = better_key$q;
                placements$4$d = better_placement$q;
            end
            if (~before_worse$3) begin
                occupied$5$d = occupied$3$q;
                keys$5$d = keys$3$q;
                placements$5$d = placements$3$q;
            end
            else if (~before_worse$4) begin
                occupied$5$d = 1'b1;
                keys$5$d = worse_key$q;
                placements$5$d = worse_placement$q;
            end
            else if (~before_better$4) begin
                occupied$5$d = occupied$4$q;
                keys$5$d = keys$4$q;
                placements$5$d = placements$4$q;
            end
            else if (~before_better$5) begin
                occupied$5$d = 1'b1;
                keys$5$d = better_key$q;
                placements$5$d = better_placement$q;
            end
            if (~before_worse$4) begin
                occupied$6$d = occupied$4$q;
                keys$6$d = keys$4$q;
                placements$6$d = placements$4$q;
            end
            else if (~before_worse$5) begin
                occupied$6$d = 1'b1;
                keys$6$d = worse_key$q;
                placements$6$d = worse_placement$q;
            end
            else if (~before_better$5) begin
                occupied$6$d = occupied$5$q;
                keys$6$d = keys$5$q;
                placements$6$d = placements$5$q;
            end
            else if (~before_better$6) begin
                occupied$6$d = 1'b1;
                keys$6$d = better_key$q;
                placements$6$d = better_placement$q;
            end
            if (~before_worse$5) begin
                occupied$7$d = occupied$5$q;
                keys$7$d = keys$5$q;
                placements$7$d = placements$5$q;
            end
            else if (~before_worse$6) begin
                occupied$7$d = 1'b1;
                keys$7$d = worse_key$q;
                placements$7$d = worse_placement$q;
            end
            else if (~before_better$6) begin
                occupied$7$d = occupied$6$q;
                keys$7$d = keys$6$q;
                placements$7$d = placements$6$q;
            end
            else if (~before_better$7) begin
                occupied$7$d = 1'b1;
                keys$7$d = better_key$q;
                placements$7$d = better_placement$q;
            end
            if (~before_worse$6) begin
                occupied$8$d = occupied$6$q;
                keys$8$d = keys$6$q;
                placements$8$d = placements$6$q;
            end
            else if (~before_worse$7) begin
                occupied$8$d = 1'b1;
                keys$8$d = worse_key$q;
                placements$8$d = worse_placement$q;
            end
            else if (~before_better$7) begin
                occupied$8$d = occupied$7$q;
                keys$8$d = keys$7$q;
                placements$8$d = placements$7$q;
            end
            else if (~before_better$8) begin
                occupied$8$d = 1'b1;
                keys$8$d = better_key$q;
                placements$8$d = better_placement$q;
            end
            if (~before_worse$7) begin
                occupied$9$d = occupied$7$q;
                keys$9$d = keys$7$q;
                placements$9$d = placements$7$q;
            end
            else if (~before_worse$8) begin
                occupied$9$d = 1'b1;
                keys$9$d = worse_key$q;
                placements$9$d = worse_placement$q;
            end
            else if (~before_better$8) begin
                occupied$9$d = occupied$8$q;
                keys$9$d = keys$8$q;
                placements$9$d = placements$8$q;
            end
            else if (~before_better$9) begin
                occupied$9$d = 1'b1;
                keys$9$d = better_key$q;
                placements$9$d = better_placement$q;
            end
            if (~before_worse$8) begin
                occupied$10$d = occupied$8$q;
                keys$10$d = keys$8$q;
                placements$10$d = placements$8$q;
            end
            else if (~before_worse$9) begin
                occupied$10$d = 1'b1;
                keys$10$d = worse_key$q;
                placements$10$d = worse_placement$q;
            end
            else if (~before_better$9) begin
                occupied$10$d = occupied$9$q;
                keys$10$d = keys$9$q;
                placements$10$d = placements$9$q;
            end
            else if (~before_better$10) begin
                occupied$10$d = 1'b1;
                keys$10$d = better_key$q;
                placements$10$d = better_placement$q;
            end
            if (~before_worse$9) begin
                occupied$11$d = occupied$9$q;
                keys$11$d = keys$9$q;
                placements$11$d = placements$9$q;
            end
            else if (~before_worse$10) begin
                occupied$11$d = 1'b1;
                keys$11$d = worse_key$q;
                placements$11$d = worse_placement$q;
            end
            else if (~before_better$10) begin
                occupied$11$d = occupied$10$q;
                keys$11$d = keys$10$q;
                placements$11$d = placements$10$q;
            end
            else if (~before_better$11) begin
                occupied$11$d = 1'b1;
                keys$11$d = better_key$q;
                placements$11$d = better_placement$q;
            end
            if (~before_worse$10) begin
                occupied$12$d = occupied$10$q;
                keys$12$d = keys$10$q;
                placements$12$d = placements$10$q;
            end
            else if (~before_worse$11) begin
                occupied$12$d = 1'b1;
                keys$12$d = worse_key$q;
                placements$12$d = worse_placement$q;
            end
            else if (~before_better$11) begin
                occupied$12$d = occupied$11$q;
                keys$12$d = keys$11$q;
                placements$12$d = placements$11$q;
            end
            else if (~before_better$12) begin
                occupied$12$d = 1'b1;
                keys$12$d = better_key$q;
                placements$12$d = better_placement$q;
            end
            if (~before_worse$11) begin
                occupied$13$d = occupied$11$q;
                keys$13$d = keys$11$q;
                placements$13$d = placements$11$q;
            end
            else if (~before_worse$12) begin
                occupied$13$d = 1'b1;
                keys$13$d = worse_key$q;
                placements$13$d = worse_placement$q;
            end
            else if (~before_better$12) begin
                occupied$13$d = occupied$12$q;
                keys$13$d = keys$12$q;
                placements$13$d = placements$12$q;
            end
            else if (~before_better$13) begin
                occupied$13$d = 1'b1;
                keys$13$d = better_key$q;
                placements$13$d = better_placement$q;
            end
            if (~before_worse$12) begin
                occupied$14$d = occupied$12$q;
                keys$14$d = keys$12$q;
                placements$14$d = placements$12$q;
            end
            else if (~before_worse$13) begin
                occupied$14$d = 1'b1;
                keys$14$d = worse_key$q;
                placements$14$d = worse_placement$q;
            end
            else if (~before_better$13) begin
                occupied$14$d = occupied$13$q;
                keys$14$d = keys$13$q;
                placements$14$d = placements$13$q;
            end
            else if (~before_better$14) begin
                occupied$14$d = 1'b1;
                keys$14$d = better_key$q;
                placements$14$d = better_placement$q;
            end
            if (~before_worse$13) begin
                occupied$15$d = occupied$13$q;
                keys$15$d = keys$13$q;
                placements$15$d = placements$13$q;
            end
            else if (~before_worse$14) begin
                occupied$15$d = 1'b1;
                keys$15$d = worse_key$q;
                placements$15$d = worse_placement$q;
            end
            else if (~before_better$14) begin
                occupied$15$d = occupied$14$q;
                keys$15$d = keys$14$q;
                placements$15$d = placements$14$q;
            end
            else if (~before_better$15) begin
                occupied$15$d = 1'b1;
                keys$15$d = better_key$q;
                placements$15$d = better_placement$q;
            end
            if (~before_worse$0) begin
                occupied$1$d = 1'b1;
                keys$1$d = worse_key$q;
                placements$1$d = worse_placement$q;
            end
            else if (~before_better$0) begin
                occupied$1$d = occupied$0$q;
                keys$1$d = keys$0$q;
                placements$1$d = placements$0$q;
            end
            else if (~before_better$1) begin
                occupied$1$d = 1'b1;
                keys$1$d = better_key$q;
                placements$1$d = better_placement$q;
            end
            if (~before_better$0) begin
                occupied$0$d = 1'b1;
                keys$0$d = better_key$q;
                placements$0$d = better_placement$q;
            end
        end
        if (take) begin
            occupied$0$d = 1'b0;
            occupied$1$d = 1'b0;
            occupied$2$d = 1'b0;
            occupied$3$d = 1'b0;
            occupied$4$d = 1'b0;
            occupied$5$d = 1'b0;
            occupied$6$d = 1'b0;
            occupied$7$d = 1'b0;
            occupied$8$d = 1'b0;
            occupied$9$d = 1'b0;
            occupied$10$d = 1'b0;
            occupied$11$d = 1'b0;
            occupied$12$d = 1'b0;
            occupied$13$d = 1'b0;
            occupied$14$d = 1'b0;
            occupied$15$d = 1'b0;
            occupied$0$d = occupied$1$q;
            keys$0$d = keys$1$q;
            placements$0$d = placements$1$q;
            occupied$1$d = occupied$2$q;
            keys$1$d = keys$2$q;
            placements$1$d = placements$2$q;
            occupied$2$d = occupied$3$q;
            keys$2$d = keys$3$q;
            placements$2$d = placements$3$q;
            occupied$3$d = occupied$4$q;
            keys$3$d = keys$4$q;
            placements$3$d = placements$4$q;
            occupied$4$d = occupied$5$q;
            keys$4$d = keys$5$q;
            placements$4$d = placements$5$q;
            occupied$5$d = occupied$6$q;
            keys$5$d = keys$6$q;
            placements$5$d = placements$6$q;
            occupied$6$d = occupied$7$q;
            keys$6$d = keys$7$q;
            placements$6$d = placements$7$q;
            occupied$7$d = occupied$8$q;
            keys$7$d = keys$8$q;
            placements$7$d = placements$8$q;
            occupied$8$d = occupied$9$q;
            keys$8$d = keys$9$q;
            placements$8$d = placements$9$q;
            occupied$9$d = occupied$10$q;
            keys$9$d = keys$10$q;
            placements$9$d = placements$10$q;
            occupied$10$d = occupied$11$q;
            keys$10$d = keys$11$q;
            placements$10$d = placements$11$q;
            occupied$11$d = occupied$12$q;
            keys$11$d = keys$12$q;
            placements$11$d = placements$12$q;
            occupied$12$d = occupied$13$q;
            keys$12$d = keys$13$q;
            placements$12$d = placements$13$q;
            occupied$13$d = occupied$14$q;
            keys$13$d = keys$14$q;
            placements$13$d = placements$14$q;
            occupied$14$d = occupied$15$q;
            keys$14$d = keys$15$q;
            placements$14$d = placements$15$q;
        end
        if (clear) begin
            better$d = 1'b0;
            worse$d = 1'b0;
            occupied$0$d = 1'b0;
            occupied$1$d = 1'b0;
            occupied$2$d = 1'b0;
            occupied$3$d = 1'b0;
            occupied$4$d = 1'b0;
            occupied$5$d = 1'b0;
            occupied$6$d = 1'b0;
            occupied$7$d = 1'b0;
            occupied$8$d = 1'b0;
            occupied$9$d = 1'b0;
            occupied$10$d = 1'b0;
            occupied$11$d = 1'b0;
            occupied$12$d = 1'b0;
            occupied$13$d = 1'b0;
            occupied$14$d = 1'b0;
            occupied$15$d = 1'b0;
        end
        any = occupied$0$q;
        best = placements$0$q;
    end
    
endmodule // search$sorter


module search$sorter$better(d,q,clock);
    
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
          
endmodule // search$sorter$better


module search$sorter$better_key(d,q,clock);
    
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
          
endmodule // search$sorter$better_key


module search$sorter$better_placement(d,q,clock);
    
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
          
endmodule // search$sorter$better_placement


module search$sorter$keys$0(d,q,clock);
    
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
          
endmodule // search$sorter$keys$0


module search$sorter$keys$1(d,q,clock);
    
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
          
endmodule // search$sorter$keys$1


module search$sorter$keys$10(d,q,clock);
    
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
          
endmodule // search$sorter$keys$10


module search$sorter$keys$11(d,q,clock);
    
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
          
endmodule // search$sorter$keys$11


module search$sorter$keys$12(d,q,clock);
    
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
          
endmodule // search$sorter$keys$12


module search$sorter$keys$13(d,q,clock);
    
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
          
endmodule // search$sorter$keys$13


module search$sorter$keys$14(d,q,clock);
    
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
          
endmodule // search$sorter$keys$14


module search$sorter$keys$15(d,q,clock);
    
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
          
endmodule // search$sorter$keys$15


module search$sorter$keys$2(d,q,clock);
    
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
          
endmodule // search$sorter$keys$2


module search$sorter$keys$3(d,q,clock);
    
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
          
endmodule // search$sorter$keys$3


module search$sorter$keys$4(d,q,clock);
    
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
          
endmodule // search$sorter$keys$4


module search$sorter$keys$5(d,q,clock);
    
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
          
endmodule // search$sorter$keys$5


module search$sorter$keys$6(d,q,clock);
    
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
          
endmodule // search$sorter$keys$6


module search$sorter$keys$7(d,q,clock);
    
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
          
endmodule // search$sorter$keys$7


module search$sorter$keys$8(d,q,clock);
    
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
          
endmodule // search$sorter$keys$8


module search$sorter$keys$9(d,q,clock);
    
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
          
endmodule // search$sorter$keys$9


module search$sorter$occupied$0(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$0


module search$sorter$occupied$1(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$1


module search$sorter$occupied$10(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$10


module search$sorter$occupied$11(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$11


module search$sorter$occupied$12(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$12


module search$sorter$occupied$13(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$13


module search$sorter$occupied$14(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$14


module search$sorter$occupied$15(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$15


module search$sorter$occupied$2(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$2


module search$sorter$occupied$3(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$3


module search$sorter$occupied$4(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$4


module search$sorter$occupied$5(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$5


module search$sorter$occupied$6(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$6


module search$sorter$occupied$7(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$7


module search$sorter$occupied$8(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$8


module search$sorter$occupied$9(d,q,clock);
    
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
          
endmodule // search$sorter$occupied$9


module search$sorter$placements$0(d,q,clock);
    
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
          
endmodule // search$sorter$placements$0


module search$sorter$placements$1(d,q,clock);
    
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
          
endmodule // search$sorter$placements$1


module search$sorter$placements$10(d,q,clock);
    
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
          
endmodule // search$sorter$placements$10


module search$sorter$placements$11(d,q,clock);
    
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
          
endmodule // search$sorter$placements$11


module search$sorter$placements$12(d,q,clock);
    
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
          
endmodule // search$sorter$placements$12


module search$sorter$placements$13(d,q,clock);
    
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
          
endmodule // search$sorter$placements$13


module search$sorter$placements$14(d,q,clock);
    
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
          
endmodule // search$sorter$placements$14


module search$sorter$placements$15(d,q,clock);
    
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
          
endmodule // search$sorter$placements$15


module search$sorter$placements$2(d,q,clock);
    
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
          
endmodule // search$sorter$placements$2


module search$sorter$placements$3(d,q,clock);
    
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
          
endmodule // search$sorter$placements$3


module search$sorter$placements$4(d,q,clock);
    
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
          
endmodule // search$sorter$placements$4


module search$sorter$placements$5(d,q,clock);
    
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
          
endmodule // search$sorter$placements$5


module search$sorter$placements$6(d,q,clock);
    
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
          
endmodule // search$sorter$placements$6


module search$sorter$placements$7(d,q,clock);
    
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
          
endmodule // search$sorter$placements$7


module search$sorter$placements$8(d,q,clock);
    
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
          
endmodule // search$sorter$placements$8


module search$sorter$placements$9(d,q,clock);
    
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
          
endmodule // search$sorter$placements$9


module search$sorter$worse(d,q,clock);
    
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
          
endmodule // search$sorter$worse


module search$sorter$worse_key(d,q,clock);
    
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
          
endmodule // search$sorter$worse_key


module search$sorter$worse_placement(d,q,clock);
    
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
          
endmodule // search$sorter$worse_placement


module search$stack(read_address,read_clock,read_data,write_address,write_clock,write_data,write_enable);
    
    // Module arguments
    input wire  [5:0] read_address;
    input wire  read_clock;
    output reg  [74:0] read_data;
    input wire  [5:0] write_address;
    input wire  write_clock;
    input wire  [74:0] write_data;
    input wire  write_enable;
    
    // Update code (custom)
    reg[74:0] mem[63:0];
    
    
    
    always @(posedge read_clock) begin
       read_data <= mem[read_address];
    end
    
    always @(posedge write_clock) begin
       if (write_enable) begin
          mem[write_address] <= write_data;
       end
    end
                
endmodule // search$stack


module search$starts_at_ten_now(d,q,clock);
    
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
          
endmodule // search$starts_at_ten_now


module search$state(d,q,clock);
    
    // Module arguments
    input wire  [3:0] d;
    output reg  [3:0] q;
    input wire  clock;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Enter = 1;
    localparam State$Complete = 2;
    localparam State$Stream = 3;
    localparam State$Settle = 4;
    localparam State$Store = 5;
    localparam State$Fetch = 6;
    localparam State$Read = 7;
    localparam State$Place = 8;
    localparam State$Make = 9;
    localparam State$Leave = 10;
    localparam State$Pop = 11;
    localparam State$Remove = 12;
    localparam State$Unmake = 13;
    localparam State$Finish = 14;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // search$state
