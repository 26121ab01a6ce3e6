// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module walker(clock,start,new_game,behind_answer,stop,ply,last,last_legal,budget_cycles,found,way,idle,busy,done,placement,score,depth,nodes,cycles);
    
    // Module arguments
    input wire  clock;
    input wire  start;
    input wire  new_game;
    input wire  behind_answer;
    input wire  stop;
    input wire  [6:0] ply;
    input wire  [14:0] last;
    input wire  last_legal;
    input wire  [31:0] budget_cycles;
    input wire  [112:0] found;
    output reg  [27:0] way;
    output reg  idle;
    output reg  busy;
    output reg  done;
    output reg  [14:0] placement;
    output reg  [15:0] score;
    output reg  [5:0] depth;
    output reg  [31:0] nodes;
    output reg  [31:0] cycles;
    
    // Constant declarations
    localparam  steps$0 = 4'h0;
    localparam  steps$1 = 4'h1;
    localparam  steps$2 = 4'h2;
    localparam  steps$3 = 4'h3;
    localparam  steps$4 = 4'h4;
    localparam  steps$5 = 4'h5;
    localparam  steps$6 = 4'h6;
    localparam  steps$7 = 4'h7;
    localparam  steps$8 = 4'h8;
    localparam  steps$9 = 4'h9;
    localparam  steps$10 = 4'ha;
    localparam  steps$11 = 4'hb;
    localparam  steps$12 = 4'hc;
    localparam  steps$13 = 4'hd;
    localparam  steps$14 = 4'he;
    localparam  steps$15 = 4'hf;
    localparam  root = 16'h0;
    localparam  one = 16'h1;
    localparam  one_visit = 18'b1;
    localparam  last_node = 16'h3fff;
    localparam  no_fresh = 16'h4000;
    localparam  quarter = 16'h1000;
    localparam  first_least = 18'b100;
    localparam  one_ply = 7'b1;
    localparam  root_level = 6'b0;
    localparam  one_level = 6'b1;
    localparam  length = 6'b111111;
    localparam  first_place = 5'b0;
    localparam  one_place = 5'b1;
    localparam  no_margin = 8'h0;
    localparam  certain = 14'b10000000000000;
    localparam  zero_32 = 32'h0;
    localparam  one_32 = 32'h1;
    localparam  no_node = 111'h0;
    localparam  nothing = 28'h0;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Follow = 1;
    localparam State$Seek = 2;
    localparam State$Rehang = 3;
    localparam State$Begin = 4;
    localparam State$Listen = 5;
    localparam State$Scan = 6;
    localparam State$Cut = 7;
    localparam State$Take = 8;
    localparam State$Read = 9;
    localparam State$Compare = 10;
    localparam State$Choose = 11;
    localparam State$Grow = 12;
    localparam State$Visit = 13;
    localparam State$Launch = 14;
    localparam State$Reclaim = 15;
    localparam State$Rotate = 16;
    localparam State$Count = 17;
    localparam State$Prove = 18;
    localparam State$Recall = 19;
    localparam State$Rank = 20;
    localparam State$Weigh = 21;
    localparam State$Finish = 22;
    
    // Stub signals
    reg  roster$clear;
    reg  roster$wake;
    reg  roster$renew;
    reg  [7:0] roster$finished;
    reg  roster$choose;
    reg  roster$take;
    reg  roster$launch;
    reg  roster$blocked;
    wire  roster$any_ready;
    wire  roster$any_looking;
    wire  roster$any_away;
    wire  [2:0] roster$engine;
    wire  [2:0] roster$next_ready;
    wire  roster$is_unused;
    reg  [15:0] tree$number;
    wire  [110:0] tree$node;
    reg  tree$write;
    reg  [15:0] tree$write_number;
    reg  [110:0] tree$written;
    wire  tree$has_value;
    wire  tree$has_answer;
    reg  [2:0] paths$engine;
    reg  paths$ask_next;
    reg  [2:0] paths$next_engine;
    reg  [5:0] paths$level;
    wire  [15:0] paths$number;
    reg  paths$write;
    reg  [5:0] paths$write_level;
    reg  [15:0] paths$written;
    reg  comparison$clear;
    reg  comparison$valid;
    reg  comparison$is_new;
    reg  [17:0] comparison$visits;
    reg  [30:0] comparison$sum;
    reg  [15:0] comparison$number;
    reg  [4:0] comparison$place;
    reg  [17:0] comparison$parent_visits;
    wire  comparison$any;
    wire  comparison$best_is_new;
    wire  [15:0] comparison$best;
    wire  [13:0] comparison$mean;
    reg  [112:0] leaf_value$found;
    reg  leaf_value$known;
    reg  [7:0] leaf_value$known_margin;
    wire  [13:0] leaf_value$chance;
    wire  [7:0] leaf_value$margin;
    wire  [4:0] leaf_value$moves;
    reg  proof$clear;
    reg  proof$valid;
    reg  [7:0] proof$margin;
    reg  [4:0] proof$unvisited;
    wire  [7:0] proof$proved;
    reg  [110:0] ranking$node;
    reg  ranking$restart;
    reg  ranking$compare;
    reg  [13:0] ranking$mean;
    wire  [17:0] ranking$visits;
    wire  [30:0] ranking$sum;
    wire  [14:0] ranking$placement;
    wire  [15:0] ranking$score;
    reg  [4:0] state$d;
    wire  [4:0] state$q;
    reg  [3:0] step$d;
    wire  [3:0] step$q;
    reg  starting$d;
    wire  starting$q;
    reg  starts_new_game$d;
    wire  starts_new_game$q;
    reg  behind$d;
    wire  behind$q;
    reg  stopping$d;
    wire  stopping$q;
    reg  [31:0] cycle_count$d;
    wire  [31:0] cycle_count$q;
    reg  expired$d;
    wire  expired$q;
    reg  [31:0] node_count$d;
    wire  [31:0] node_count$q;
    reg  [5:0] furthest$d;
    wire  [5:0] furthest$q;
    reg  [14:0] answer$d;
    wire  [14:0] answer$q;
    reg  [15:0] answer_value$d;
    wire  [15:0] answer_value$q;
    reg  [27:0] told$d;
    wire  [27:0] told$q;
    reg  [112:0] found_here$d;
    wire  [112:0] found_here$q;
    reg  [14:0] reply$d;
    wire  [14:0] reply$q;
    reg  reply_is_legal$d;
    wire  reply_is_legal$q;
    reg  [6:0] ply_here$d;
    wire  [6:0] ply_here$q;
    reg  follows_answer$d;
    wire  follows_answer$q;
    reg  [6:0] root_ply$d;
    wire  [6:0] root_ply$q;
    reg  is_grown$d;
    wire  is_grown$q;
    reg  [15:0] free$d;
    wire  [15:0] free$q;
    reg  [15:0] discarded$d;
    wire  [15:0] discarded$q;
    reg  [15:0] fresh$d;
    wire  [15:0] fresh$q;
    reg  [17:0] least_visits$d;
    wire  [17:0] least_visits$q;
    reg  [15:0] children_cut$d;
    wire  [15:0] children_cut$q;
    reg  [15:0] at$d;
    wire  [15:0] at$q;
    reg  [5:0] level$d;
    wire  [5:0] level$q;
    reg  [5:0] last_level$d;
    wire  [5:0] last_level$q;
    reg  [110:0] family$d;
    wire  [110:0] family$q;
    reg  [15:0] parent$d;
    wire  [15:0] parent$q;
    reg  [4:0] place$d;
    wire  [4:0] place$q;
    reg  [14:0] best_played$d;
    wire  [14:0] best_played$q;
    reg  launches$d;
    wire  launches$q;
    reg  picks$d;
    wire  picks$q;
    reg  known$d;
    wire  known$q;
    reg  [7:0] known_margin$d;
    wire  [7:0] known_margin$q;
    reg  [13:0] chance$d;
    wire  [13:0] chance$q;
    reg  at_end$d;
    wire  at_end$q;
    reg  [7:0] margin$d;
    wire  [7:0] margin$q;
    reg  proves$d;
    wire  proves$q;
    
    // Local signals
    reg  [110:0] node;
    reg  [110:0] parent_node;
    reg  [112:0] here;
    reg  [3:0] next_step;
    reg  [31:0] next_cycle_count;
    reg  [5:0] next_level;
    reg  [5:0] level_above;
    reg  [4:0] next_place;
    reg  [15:0] next_fresh;
    reg  [15:0] family_link;
    reg  [6:0] next_root_ply;
    reg  [6:0] ply_before;
    reg  [6:0] ply_before_that;
    reg  is_two_on;
    reg  may_follow;
    reg  [14:0] made;
    reg  [15:0] first_child;
    reg  [17:0] next_visits;
    reg  [4:0] fewer_unvisited;
    reg  [4:0] more_unvisited;
    reg  [15:0] next_at;
    reg  [15:0] next_cut;
    reg  is_full;
    reg  is_cut;
    reg  is_enough;
    reg  [31:0] count;
    reg  [5:0] line;
    reg  [13:0] loss;
    reg  [30:0] next_sum;
    reg  [7:0] margin_here;
    reg  [7:0] child_margin;
    reg  is_over;
    reg  has_end;
    reg  is_last_sibling;
    reg  is_last_level;
    reg  is_made;
    reg  starts;
    reg  [110:0] written;
    reg  writes;
    reg  [15:0] write_number;
    
    // Sub module instances
    roster roster(
        .clock(clock),
        .clear(roster$clear),
        .wake(roster$wake),
        .renew(roster$renew),
        .finished(roster$finished),
        .choose(roster$choose),
        .take(roster$take),
        .launch(roster$launch),
        .blocked(roster$blocked),
        .any_ready(roster$any_ready),
        .any_looking(roster$any_looking),
        .any_away(roster$any_away),
        .engine(roster$engine),
        .next_ready(roster$next_ready),
        .is_unused(roster$is_unused)
    );
    tree_memory tree(
        .clock(clock),
        .number(tree$number),
        .node(tree$node),
        .write(tree$write),
        .write_number(tree$write_number),
        .written(tree$written),
        .has_value(tree$has_value),
        .has_answer(tree$has_answer)
    );
    path_memory paths(
        .clock(clock),
        .engine(paths$engine),
        .ask_next(paths$ask_next),
        .next_engine(paths$next_engine),
        .level(paths$level),
        .number(paths$number),
        .write(paths$write),
        .write_level(paths$write_level),
        .written(paths$written)
    );
    comparison comparison(
        .clock(clock),
        .clear(comparison$clear),
        .valid(comparison$valid),
        .is_new(comparison$is_new),
        .visits(comparison$visits),
        .sum(comparison$sum),
        .number(comparison$number),
        .place(comparison$place),
        .parent_visits(comparison$parent_visits),
        .any(comparison$any),
        .best_is_new(comparison$best_is_new),
        .best(comparison$best),
        .mean(comparison$mean)
    );
    leaf_value leaf_value(
        .clock(clock),
        .found(leaf_value$found),
        .known(leaf_value$known),
        .known_margin(leaf_value$known_margin),
        .chance(leaf_value$chance),
        .margin(leaf_value$margin),
        .moves(leaf_value$moves)
    );
    proof proof(
        .clock(clock),
        .clear(proof$clear),
        .valid(proof$valid),
        .margin(proof$margin),
        .unvisited(proof$unvisited),
        .proved(proof$proved)
    );
    ranking ranking(
        .clock(clock),
        .node(ranking$node),
        .restart(ranking$restart),
        .compare(ranking$compare),
        .mean(ranking$mean),
        .visits(ranking$visits),
        .sum(ranking$sum),
        .placement(ranking$placement),
        .score(ranking$score)
    );
    walker_state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    dff4 step(
        .d(step$d),
        .q(step$q),
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
    dff1 behind(
        .d(behind$d),
        .q(behind$q),
        .clock(clock)
    );
    dff1 stopping(
        .d(stopping$d),
        .q(stopping$q),
        .clock(clock)
    );
    dff32 cycle_count(
        .d(cycle_count$d),
        .q(cycle_count$q),
        .clock(clock)
    );
    dff1 expired(
        .d(expired$d),
        .q(expired$q),
        .clock(clock)
    );
    dff32 node_count(
        .d(node_count$d),
        .q(node_count$q),
        .clock(clock)
    );
    dff6 furthest(
        .d(furthest$d),
        .q(furthest$q),
        .clock(clock)
    );
    dff15 answer(
        .d(answer$d),
        .q(answer$q),
        .clock(clock)
    );
    dff16 answer_value(
        .d(answer_value$d),
        .q(answer_value$q),
        .clock(clock)
    );
    dff28 told(
        .d(told$d),
        .q(told$q),
        .clock(clock)
    );
    dff113 found_here(
        .d(found_here$d),
        .q(found_here$q),
        .clock(clock)
    );
    dff15 reply(
        .d(reply$d),
        .q(reply$q),
        .clock(clock)
    );
    dff1 reply_is_legal(
        .d(reply_is_legal$d),
        .q(reply_is_legal$q),
        .clock(clock)
    );
    dff7 ply_here(
        .d(ply_here$d),
        .q(ply_here$q),
        .clock(clock)
    );
    dff1 follows_answer(
        .d(follows_answer$d),
        .q(follows_answer$q),
        .clock(clock)
    );
    dff7 root_ply(
        .d(root_ply$d),
        .q(root_ply$q),
        .clock(clock)
    );
    dff1 is_grown(
        .d(is_grown$d),
        .q(is_grown$q),
        .clock(clock)
    );
    dff16 free(
        .d(free$d),
        .q(free$q),
        .clock(clock)
    );
    dff16 discarded(
        .d(discarded$d),
        .q(discarded$q),
        .clock(clock)
    );
    dff16 fresh(
        .d(fresh$d),
        .q(fresh$q),
        .clock(clock)
    );
    dff18 least_visits(
        .d(least_visits$d),
        .q(least_visits$q),
        .clock(clock)
    );
    dff16 children_cut(
        .d(children_cut$d),
        .q(children_cut$q),
        .clock(clock)
    );
    dff16 at(
        .d(at$d),
        .q(at$q),
        .clock(clock)
    );
    dff6 level(
        .d(level$d),
        .q(level$q),
        .clock(clock)
    );
    dff6 last_level(
        .d(last_level$d),
        .q(last_level$q),
        .clock(clock)
    );
    dff111 family(
        .d(family$d),
        .q(family$q),
        .clock(clock)
    );
    dff16 parent(
        .d(parent$d),
        .q(parent$q),
        .clock(clock)
    );
    dff5 place(
        .d(place$d),
        .q(place$q),
        .clock(clock)
    );
    dff15 best_played(
        .d(best_played$d),
        .q(best_played$q),
        .clock(clock)
    );
    dff1 launches(
        .d(launches$d),
        .q(launches$q),
        .clock(clock)
    );
    dff1 picks(
        .d(picks$d),
        .q(picks$q),
        .clock(clock)
    );
    dff1 known(
        .d(known$d),
        .q(known$q),
        .clock(clock)
    );
    dff8 known_margin(
        .d(known_margin$d),
        .q(known_margin$q),
        .clock(clock)
    );
    dff14 chance(
        .d(chance$d),
        .q(chance$q),
        .clock(clock)
    );
    dff1 at_end(
        .d(at_end$d),
        .q(at_end$q),
        .clock(clock)
    );
    dff8 margin(
        .d(margin$d),
        .q(margin$q),
        .clock(clock)
    );
    dff1 proves(
        .d(proves$d),
        .q(proves$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        state$d = state$q;
        step$d = step$q;
        starting$d = starting$q;
        starts_new_game$d = starts_new_game$q;
        behind$d = behind$q;
        stopping$d = stopping$q;
        cycle_count$d = cycle_count$q;
        expired$d = expired$q;
        node_count$d = node_count$q;
        furthest$d = furthest$q;
        answer$d = answer$q;
        answer_value$d = answer_value$q;
        reply$d = reply$q;
        reply_is_legal$d = reply_is_legal$q;
        ply_here$d = ply_here$q;
        follows_answer$d = follows_answer$q;
        root_ply$d = root_ply$q;
        is_grown$d = is_grown$q;
        discarded$d = discarded$q;
        fresh$d = fresh$q;
        least_visits$d = least_visits$q;
        children_cut$d = children_cut$q;
        told$d = told$q;
        found_here$d = found_here$q;
        free$d = free$q;
        at$d = at$q;
        level$d = level$q;
        last_level$d = last_level$q;
        family$d = family$q;
        parent$d = parent$q;
        place$d = place$q;
        best_played$d = best_played$q;
        launches$d = launches$q;
        picks$d = picks$q;
        known$d = known$q;
        known_margin$d = known_margin$q;
        chance$d = chance$q;
        at_end$d = at_end$q;
        margin$d = margin$q;
        proves$d = proves$q;
        starting$d = start;
        starts_new_game$d = new_game;
        stopping$d = stop;
        idle = state$q == State$Idle;
        busy = (state$q != State$Idle) | starting$q;
        done = state$q == State$Finish;
        placement = answer$q;
        score = answer_value$q;
        depth = furthest$q;
        nodes = node_count$q;
        cycles = cycle_count$q;
        next_cycle_count = cycle_count$q + one_32;
        cycle_count$d = next_cycle_count;
        expired$d = next_cycle_count >= budget_cycles;
        is_over = tree$has_value & (tree$has_answer | expired$q);
        next_step = step$q + steps$1;
        step$d = next_step;
        here = found;
        roster$finished = here[(64'h0)+:(8)];
        roster$clear = state$q == State$Idle;
        roster$wake = 1'b0;
        roster$renew = 1'b0;
        roster$choose = state$q == State$Listen;
        roster$take = state$q == State$Take;
        roster$launch = state$q == State$Launch;
        roster$blocked = 1'b0;
        told$d = nothing;
        starts = told$q[(64'h3)+:(1)];
        way = told$q;
        way[(64'h4)+:(1)] = starts & roster$is_unused;
        way[(64'h0)+:(3)] = roster$engine;
        next_root_ply = ply_here$q;
        if (behind$q) begin
            next_root_ply = ply_here$q + one_ply;
        end
        ply_before = next_root_ply - one_ply;
        ply_before_that = ply_before - one_ply;
        is_two_on = (root_ply$q == ply_before_that) & (~behind$q);
        may_follow = (is_grown$q & (~starts_new_game$q)) & (is_two_on | (root_ply$q == ply_before));
        made = reply$q;
        if (follows_answer$q) begin
            made = answer$q;
        end
        tree$number = at$q;
        node = tree$node;
        parent_node = family$q;
        first_child = node[(64'hf)+:(16)];
        is_last_sibling = node[(64'h25)+:(16)] == root;
        has_end = |node[(64'h66)+:(8)] | ((~node[(64'h1f)+:(1)]) & (~|node[(64'h20)+:(5)]));
        child_margin = no_margin - node[(64'h66)+:(8)];
        next_visits = node[(64'h35)+:(18)] + one_visit;
        fewer_unvisited = parent_node[(64'h20)+:(5)] - one_place;
        next_level = level$q + one_level;
        level_above = level$q - one_level;
        is_last_level = level$q == last_level$q;
        is_made = (launches$q & (~(is_last_level & picks$q))) & (behind$q | (level$q != root_level));
        next_place = place$q + one_place;
        next_fresh = fresh$q + one;
        is_full = (~|discarded$q) & (fresh$q == no_fresh);
        next_at = at$q + one;
        more_unvisited = parent_node[(64'h20)+:(5)] + one_place;
        next_cut = children_cut$q + one;
        is_cut = ((node[(64'h35)+:(18)] < least_visits$q) | |node[(64'h66)+:(8)]) & (node[(64'h1f)+:(1)] & (at$q != free$q));
        is_enough = children_cut$q >= quarter;
        family_link = parent_node[(64'hf)+:(16)];
        paths$engine = roster$engine;
        paths$next_engine = roster$next_ready;
        paths$ask_next = state$q == State$Listen;
        paths$level = level$q;
        paths$write = 1'b0;
        paths$write_level = level$q;
        paths$written = at$q;
        comparison$clear = 1'b0;
        comparison$valid = 1'b0;
        comparison$is_new = 1'b0;
        comparison$visits = node[(64'h35)+:(18)];
        comparison$sum = node[(64'h47)+:(31)];
        comparison$number = at$q;
        comparison$place = place$q;
        comparison$parent_visits = parent_node[(64'h35)+:(18)];
        leaf_value$found = found_here$q;
        leaf_value$known = known$q;
        leaf_value$known_margin = known_margin$q;
        proof$clear = 1'b0;
        proof$valid = 1'b0;
        proof$margin = child_margin;
        proof$unvisited = parent_node[(64'h20)+:(5)];
        ranking$node = tree$node;
        ranking$restart = state$q == State$Recall;
        ranking$compare = 1'b0;
        ranking$mean = comparison$mean;
        count = node_count$q + found_here$q[(64'h42)+:(32)];
        line = level$q + found_here$q[(64'h3c)+:(6)];
        loss = certain - chance$q;
        next_sum = parent_node[(64'h47)+:(31)] + ((loss) & 31'h7fffffff);
        margin_here = margin$q;
        if (~at_end$q) begin
            margin_here = no_margin;
            if (proves$q) begin
                margin_here = proof$proved;
            end
        end
        writes = 1'b0;
        write_number = parent$q;
        written = family$q;
        case (state$q)
            State$Idle:
                begin
                    cycle_count$d = cycle_count$q;
                    at$d = root;
                    level$d = root_level;
                    last_level$d = root_level;
                    launches$d = 1'b1;
                    picks$d = 1'b0;
                    behind$d = behind_answer;
                    reply$d = last;
                    reply_is_legal$d = last_legal;
                    ply_here$d = ply;
                    if (starting$q) begin
                        behind$d = behind$q;
                        reply$d = reply$q;
                        reply_is_legal$d = reply_is_legal$q;
                        root_ply$d = next_root_ply;
                        follows_answer$d = behind$q | is_two_on;
                        cycle_count$d = zero_32;
                        node_count$d = zero_32;
                        furthest$d = root_level;
                        roster$renew = starts_new_game$q;
                        step$d = steps$0;
                        state$d = State$Begin;
                        if (may_follow) begin
                            state$d = State$Follow;
                        end
                    end
                end
            State$Begin:
                begin
                    fresh$d = one;
                    discarded$d = root;
                    writes = 1'b1;
                    write_number = root;
                    written = no_node;
                    written[(64'h0)+:(15)] = answer$q;
                    written[(64'h6e)+:(1)] = 1'b1;
                    paths$write = 1'b1;
                    told$d[(64'h3)+:(1)] = 1'b1;
                    step$d = steps$0;
                    state$d = State$Visit;
                end
            State$Listen:
                begin
                    step$d = steps$15;
                    at$d = root;
                    level$d = root_level;
                    paths$level = length;
                    if (roster$any_ready) begin
                        state$d = State$Take;
                    end
                    else if ((roster$any_looking & (~is_full)) & (~is_over)) begin
                        state$d = State$Read;
                    end
                    else if (~roster$any_away) begin
                        state$d = State$Recall;
                        if (is_full & (~is_over)) begin
                            at$d = one;
                            least_visits$d = first_least;
                            children_cut$d = root;
                            state$d = State$Scan;
                        end
                    end
                end
            State$Take:
                begin
                    found_here$d = found;
                    level$d = paths$number[(32'h0)+:(6)];
                    known$d = 1'b0;
                    at_end$d = 1'b1;
                    state$d = State$Count;
                end
            State$Follow:
                begin
                    family$d = node;
                    if (step$q == steps$2) begin
                        step$d = steps$0;
                        state$d = State$Begin;
                        if (node[(64'h1f)+:(1)]) begin
                            at$d = first_child;
                            state$d = State$Seek;
                        end
                    end
                end
            State$Seek:
                begin
                    if (step$q == steps$2) begin
                        step$d = steps$0;
                        at$d = node[(64'h25)+:(16)];
                        if (is_last_sibling) begin
                            state$d = State$Begin;
                        end
                        if ((node[(64'h0)+:(15)] == made) & (follows_answer$q | reply_is_legal$q)) begin
                            at$d = at$q;
                            state$d = State$Rehang;
                        end
                    end
                end
            State$Rehang:
                begin
                    writes = 1'b1;
                    written = node;
                    if (step$q == steps$0) begin
                        write_number = root;
                        written[(64'h25)+:(16)] = root;
                    end
                    if (step$q == steps$1) begin
                        write_number = at$q;
                        written[(64'hf)+:(16)] = discarded$q;
                        written[(64'h1f)+:(1)] = |discarded$q;
                        discarded$d = family_link;
                        follows_answer$d = 1'b0;
                        at$d = root;
                        step$d = steps$0;
                        state$d = State$Follow;
                        if (~(follows_answer$q & (~behind$q))) begin
                            roster$wake = 1'b1;
                            state$d = State$Listen;
                        end
                    end
                end
            State$Reclaim:
                begin
                    family$d = node;
                    parent$d = at$q;
                    if ((step$q == steps$0) & (~|discarded$q)) begin
                        free$d = fresh$q;
                        fresh$d = next_fresh;
                        state$d = State$Listen;
                    end
                    if (step$q == steps$2) begin
                        free$d = at$q;
                        discarded$d = node[(64'h25)+:(16)];
                        state$d = State$Listen;
                        if (node[(64'h1f)+:(1)]) begin
                            free$d = free$q;
                            discarded$d = discarded$q;
                            at$d = first_child;
                            step$d = steps$0;
                            state$d = State$Rotate;
                        end
                    end
                end
            State$Rotate:
                begin
                    if (step$q == steps$2) begin
                        writes = 1'b1;
                        written[(64'hf)+:(16)] = node[(64'h25)+:(16)];
                        written[(64'h1f)+:(1)] = |node[(64'h25)+:(16)];
                    end
                    if (step$q == steps$3) begin
                        writes = 1'b1;
                        write_number = at$q;
                        written = node;
                        written[(64'h25)+:(16)] = parent$q;
                        discarded$d = at$q;
                        step$d = steps$15;
                        state$d = State$Reclaim;
                    end
                end
            State$Scan:
                begin
                    family$d = node;
                    parent$d = at$q;
                    place$d = first_place;
                    if (step$q == steps$2) begin
                        step$d = steps$0;
                        at$d = next_at;
                        if (is_over) begin
                            state$d = State$Listen;
                        end
                        else if (is_cut) begin
                            at$d = first_child;
                            state$d = State$Cut;
                        end
                        else if (at$q == last_node) begin
                            at$d = one;
                            least_visits$d = least_visits$q << 32'h1;
                            if (is_enough) begin
                                state$d = State$Listen;
                            end
                        end
                    end
                end
            State$Cut:
                begin
                    if (step$q == steps$2) begin
                        step$d = steps$0;
                        children_cut$d = next_cut;
                        family$d[(64'h20)+:(5)] = more_unvisited;
                        place$d = next_place;
                        if ((place$q == first_place) | (|parent_node[(64'h66)+:(8)] & (child_margin == parent_node[(64'h66)+:(8)]))) begin
                            best_played$d = node[(64'h0)+:(15)];
                        end
                        at$d = node[(64'h25)+:(16)];
                        if (is_last_sibling) begin
                            writes = 1'b1;
                            write_number = at$q;
                            written = node;
                            written[(64'h25)+:(16)] = discarded$q;
                            at$d = parent$q;
                            step$d = steps$3;
                        end
                    end
                    if (step$q == steps$3) begin
                        writes = 1'b1;
                        written[(64'hf)+:(16)] = ((best_played$q) & 16'hffff);
                        written[(64'h1f)+:(1)] = 1'b0;
                        discarded$d = family_link;
                        step$d = steps$15;
                        state$d = State$Scan;
                    end
                end
            State$Read:
                begin
                    paths$write = 1'b1;
                    place$d = first_place;
                    comparison$clear = 1'b1;
                    family$d = node;
                    parent$d = at$q;
                    if (step$q == steps$2) begin
                        step$d = steps$0;
                        picks$d = 1'b0;
                        if (has_end) begin
                            last_level$d = level$q;
                            level$d = root_level;
                            launches$d = 1'b0;
                            known_margin$d = node[(64'h66)+:(8)];
                            state$d = State$Visit;
                        end
                        else if (~node[(64'h1f)+:(1)]) begin
                            state$d = State$Grow;
                        end
                        else begin
                            at$d = first_child;
                            state$d = State$Compare;
                        end
                    end
                end
            State$Compare:
                begin
                    if (step$q == steps$2) begin
                        step$d = steps$0;
                        comparison$valid = ~node[(64'h6e)+:(1)];
                        place$d = next_place;
                        if (place$q == first_place) begin
                            best_played$d = node[(64'h0)+:(15)];
                        end
                        at$d = node[(64'h25)+:(16)];
                        if (is_last_sibling) begin
                            at$d = at$q;
                            state$d = State$Choose;
                        end
                    end
                end
            State$Choose:
                begin
                    comparison$is_new = 1'b1;
                    comparison$visits = parent_node[(64'h35)+:(18)];
                    comparison$sum = parent_node[(64'h47)+:(31)];
                    if (step$q == steps$0) begin
                        comparison$valid = |parent_node[(64'h20)+:(5)];
                    end
                    if (step$q == steps$8) begin
                        step$d = steps$0;
                        if (comparison$best_is_new) begin
                            picks$d = 1'b1;
                            state$d = State$Grow;
                        end
                        else begin
                            level$d = next_level;
                            at$d = comparison$best;
                            state$d = State$Read;
                        end
                        if (~comparison$any) begin
                            roster$blocked = 1'b1;
                            state$d = State$Listen;
                        end
                    end
                end
            State$Grow:
                begin
                    writes = 1'b1;
                    launches$d = 1'b1;
                    if (step$q == steps$0) begin
                        writes = picks$q;
                        write_number = at$q;
                        written = node;
                        written[(64'h25)+:(16)] = free$q;
                        told$d[(64'h3)+:(1)] = 1'b1;
                    end
                    if (step$q == steps$1) begin
                        written[(64'h20)+:(5)] = fewer_unvisited;
                        if (~picks$q) begin
                            written[(64'h1f)+:(1)] = 1'b1;
                            written[(64'hf)+:(16)] = free$q;
                        end
                    end
                    if (step$q == steps$2) begin
                        write_number = free$q;
                        written = no_node;
                        written[(64'h0)+:(15)] = ((parent_node[(64'hf)+:(16)]) & 15'h7fff);
                        written[(64'h6e)+:(1)] = 1'b1;
                        paths$write = 1'b1;
                        paths$write_level = next_level;
                        paths$written = free$q;
                        last_level$d = next_level;
                        level$d = root_level;
                        step$d = steps$0;
                        state$d = State$Visit;
                    end
                end
            State$Visit:
                begin
                    write_number = at$q;
                    written = node;
                    written[(64'h35)+:(18)] = next_visits;
                    if (step$q == steps$1) begin
                        at$d = paths$number;
                    end
                    if (step$q == steps$4) begin
                        if (is_made) begin
                            told$d[(64'h5)+:(1)] = 1'b1;
                            told$d[(64'hd)+:(15)] = node[(64'h0)+:(15)];
                        end
                    end
                    if (step$q == steps$5) begin
                        step$d = steps$0;
                        writes = 1'b1;
                        level$d = next_level;
                        if (is_last_level) begin
                            level$d = level$q;
                            known$d = 1'b1;
                            at_end$d = 1'b1;
                            state$d = State$Count;
                            if (launches$q) begin
                                state$d = State$Launch;
                            end
                        end
                    end
                end
            State$Launch:
                begin
                    paths$write = 1'b1;
                    paths$write_level = length;
                    paths$written = ((last_level$q) & 16'hffff);
                    if (step$q == steps$4) begin
                        told$d[(64'h6)+:(1)] = 1'b1;
                        if (picks$q) begin
                            told$d[(64'h7)+:(1)] = 1'b1;
                            told$d[(64'h8)+:(5)] = place$q;
                            told$d[(64'hd)+:(15)] = best_played$q;
                        end
                    end
                    if (step$q == steps$5) begin
                        at$d = discarded$q;
                        step$d = steps$0;
                        state$d = State$Reclaim;
                    end
                end
            State$Count:
                begin
                    if ((step$q == steps$0) & (at_end$q & (~known$q))) begin
                        node_count$d = count;
                        if (line > furthest$q) begin
                            furthest$d = line;
                        end
                    end
                    if (step$q == steps$1) begin
                        at$d = paths$number;
                    end
                    if (step$q == steps$4) begin
                        family$d = node;
                        parent$d = at$q;
                        proof$clear = 1'b1;
                        proves$d = 1'b0;
                        if (at_end$q) begin
                            chance$d = leaf_value$chance;
                            margin$d = leaf_value$margin;
                        end
                        else if (|margin$q) begin
                            proves$d = 1'b1;
                            at$d = first_child;
                            step$d = steps$0;
                            state$d = State$Prove;
                        end
                    end
                    if (step$q == steps$5) begin
                        step$d = steps$0;
                        writes = 1'b1;
                        written[(64'h47)+:(31)] = next_sum;
                        if (~|parent_node[(64'h66)+:(8)]) begin
                            written[(64'h66)+:(8)] = margin_here;
                        end
                        if (at_end$q & (~known$q)) begin
                            written[(64'hf)+:(16)] = ((found_here$q[(64'h8)+:(15)]) & 16'hffff);
                            written[(64'h20)+:(5)] = leaf_value$moves;
                            written[(64'h6e)+:(1)] = 1'b0;
                            if (level$q != root_level) begin
                                written[(64'h0)+:(15)] = found_here$q[(64'h62)+:(15)];
                            end
                        end
                        chance$d = loss;
                        margin$d = margin_here;
                        at_end$d = 1'b0;
                        level$d = level_above;
                        if (level$q == root_level) begin
                            state$d = State$Listen;
                        end
                    end
                end
            State$Prove:
                begin
                    if (step$q == steps$2) begin
                        step$d = steps$0;
                        proof$valid = 1'b1;
                        at$d = node[(64'h25)+:(16)];
                        if (is_last_sibling) begin
                            step$d = steps$5;
                            state$d = State$Count;
                        end
                    end
                end
            State$Recall:
                begin
                    if (step$q == steps$2) begin
                        step$d = steps$0;
                        state$d = State$Weigh;
                        if (node[(64'h1f)+:(1)]) begin
                            at$d = first_child;
                            state$d = State$Rank;
                        end
                    end
                end
            State$Rank:
                begin
                    if (step$q == steps$2) begin
                        step$d = steps$0;
                        ranking$compare = 1'b1;
                        at$d = node[(64'h25)+:(16)];
                        if (is_last_sibling) begin
                            state$d = State$Weigh;
                        end
                    end
                end
            State$Weigh:
                begin
                    comparison$visits = ranking$visits;
                    comparison$sum = ranking$sum;
                    if (step$q == steps$9) begin
                        answer$d = ranking$placement;
                        answer_value$d = ranking$score;
                        state$d = State$Finish;
                    end
                end
            State$Finish:
                begin
                    is_grown$d = 1'b1;
                    cycle_count$d = cycle_count$q;
                    state$d = State$Idle;
                end
            default:
                begin
                    state$d = State$Idle;
                end
        endcase
        tree$write = writes;
        tree$write_number = write_number;
        tree$written = written;
        if (stopping$q) begin
            is_grown$d = 1'b0;
            state$d = State$Idle;
        end
    end
    
endmodule // walker
