// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module search_datapath(clock,state,step,stopping,root,root_passed,node,level,again,is_last_child,answer,cleared,clear_table,select,generates,list,store,cutoff,next_child,try_reply,yields,peer_written,peer_path,written,path,completed,value_completed,value_both_passed,popped,child,known,tt_cutoff,depth_preferred_will_hit,has_first_move,listed,valid,placement,score,value,terminal,both_passed,done,any,more_than_one,refuted,test_applies,test_counts,test_refutes,test_ends,defers,deferred);
    
    // Module arguments
    input wire  clock;
    input wire  [4:0] state;
    input wire  [5:0] step;
    input wire  stopping;
    input wire  [441:0] root;
    input wire  root_passed;
    input wire  [97:0] node;
    input wire  [5:0] level;
    input wire  again;
    input wire  is_last_child;
    input wire  [14:0] answer;
    input wire  [12:0] cleared;
    input wire  clear_table;
    input wire  [7:0] select;
    input wire  generates;
    input wire  list;
    input wire  store;
    input wire  cutoff;
    input wire  next_child;
    input wire  try_reply;
    input wire  yields;
    input wire  [164:0] peer_written;
    input wire  [163:0] peer_path;
    output reg  [164:0] written;
    output reg  [163:0] path;
    output reg  completed;
    output reg  [15:0] value_completed;
    output reg  [15:0] value_both_passed;
    output reg  [97:0] popped;
    output reg  [97:0] child;
    output reg  [39:0] known;
    output reg  tt_cutoff;
    output reg  depth_preferred_will_hit;
    output reg  has_first_move;
    output reg  [14:0] listed;
    output reg  valid;
    output reg  [14:0] placement;
    output reg  [15:0] score;
    output reg  [15:0] value;
    output reg  terminal;
    output reg  both_passed;
    output reg  done;
    output reg  any;
    output reg  more_than_one;
    output reg  [15:0] refuted;
    output reg  test_applies;
    output reg  test_counts;
    output reg  test_refutes;
    output reg  test_ends;
    output reg  defers;
    output reg  deferred;
    
    // Constant declarations
    localparam  root_level = 6'b0;
    localparam  one = 6'b1;
    localparam  slots$0 = 5'b0;
    localparam  slots$1 = 5'b1;
    localparam  slots$2 = 5'b10;
    localparam  slots$3 = 5'b11;
    localparam  steps$0 = 6'b0;
    localparam  steps$1 = 6'b1;
    localparam  steps$2 = 6'b10;
    localparam  finds_key_at = 13'b1000;
    
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
    reg  position$load;
    reg  [441:0] position$root;
    reg  position$root_passed;
    reg  position$find_key;
    reg  position$make;
    reg  position$unmake;
    reg  position$stop;
    reg  position$passed_before;
    reg  position$monomino_before;
    reg  [14:0] position$placement;
    wire  [441:0] position$seen;
    wire  position$passed;
    wire  position$monomino_last;
    wire  position$completed;
    wire  position$unmaking;
    wire  [39:0] position$key;
    wire  [195:0] position$cells;
    wire  [20:0] position$piece;
    wire  position$legal;
    reg  stream$start;
    reg  stream$cancel;
    reg  [441:0] stream$node;
    reg  [441:0] stream$leaf;
    reg  stream$passed;
    reg  stream$monomino_last;
    reg  stream$probe;
    reg  stream$legal;
    reg  [14:0] stream$newer;
    reg  [14:0] stream$older;
    reg  stream$trying;
    reg  stream$may_try;
    reg  [14:0] stream$reply;
    reg  [14:0] stream$answer;
    reg  stream$has_answer;
    reg  stream$insert;
    reg  stream$drain;
    wire  stream$valid;
    wire  [14:0] stream$placement;
    wire  [14:0] stream$coming;
    wire  [15:0] stream$score;
    wire  [15:0] stream$value;
    wire  stream$terminal;
    wire  stream$both_passed;
    wire  stream$done;
    wire  stream$any;
    wire  stream$more_than_one;
    wire  [14:0] stream$best;
    wire  [15:0] stream$value_both_passed;
    wire  [15:0] stream$value_completed;
    reg  first_moves$look_up;
    reg  first_moves$streaming;
    reg  [5:0] first_moves$step;
    reg  first_moves$legal;
    reg  first_moves$hit;
    reg  [14:0] first_moves$known_move;
    reg  [14:0] first_moves$newer;
    reg  first_moves$newer_is_known;
    reg  [14:0] first_moves$older;
    reg  first_moves$older_is_known;
    reg  [14:0] first_moves$read;
    reg  [4:0] first_moves$children;
    reg  [14:0] first_moves$coming;
    wire  first_moves$list;
    wire  [14:0] first_moves$listed;
    wire  first_moves$searched_before;
    reg  lists$write;
    reg  [5:0] lists$write_level;
    reg  [4:0] lists$write_slot;
    reg  [14:0] lists$placement;
    reg  [5:0] lists$read_level;
    reg  [4:0] lists$read_slot;
    wire  [14:0] lists$read;
    wire  [14:0] lists$listed;
    reg  [7:0] placer_mux$select;
    reg  [14:0] placer_mux$moves$0;
    reg  [14:0] placer_mux$moves$1;
    reg  [14:0] placer_mux$moves$2;
    reg  [14:0] placer_mux$moves$3;
    reg  [14:0] placer_mux$moves$4;
    reg  [14:0] placer_mux$moves$5;
    reg  [14:0] placer_mux$moves$6;
    reg  [14:0] placer_mux$moves$7;
    wire  [14:0] placer_mux$selected;
    reg  stack$push;
    reg  [5:0] stack$level;
    reg  [115:0] stack$frame;
    reg  [5:0] stack$level_above;
    wire  [115:0] stack$above;
    reg  [39:0] transpositions$key;
    reg  [6:0] transpositions$root_ply;
    reg  [97:0] transpositions$node;
    reg  transpositions$store;
    reg  transpositions$clear;
    reg  [12:0] transpositions$cleared;
    reg  transpositions$hold;
    reg  [164:0] transpositions$peer_written;
    wire  [164:0] transpositions$written;
    wire  [39:0] transpositions$probe;
    wire  [14:0] transpositions$depth_preferred_move;
    wire  [14:0] transpositions$always_replace_move;
    wire  transpositions$depth_preferred_will_hit;
    wire  transpositions$hit;
    wire  transpositions$cutoff;
    reg  [5:0] killers$level;
    reg  killers$clear;
    reg  [5:0] killers$cleared;
    reg  killers$cutoff;
    reg  [14:0] killers$best_move;
    reg  [14:0] killers$killer;
    reg  [5:0] killers$killer_level;
    reg  [14:0] killers$known_move;
    wire  [14:0] killers$newer;
    wire  [14:0] killers$older;
    wire  killers$newer_is_known;
    wire  killers$older_is_known;
    reg  [97:0] late_move$node;
    reg  late_move$again;
    wire  [97:0] late_move$pushed;
    wire  [97:0] late_move$child;
    wire  [15:0] late_move$minus_alpha;
    reg  replies$enter;
    reg  [97:0] replies$node;
    reg  replies$leave;
    reg  [15:0] replies$restored;
    reg  replies$next_child;
    reg  replies$start;
    reg  replies$stop;
    reg  [5:0] replies$step;
    reg  [195:0] replies$cells;
    reg  [20:0] replies$piece;
    reg  [441:0] replies$seen;
    reg  [15:0] replies$value;
    reg  [15:0] replies$minus_alpha;
    wire  replies$applies;
    wire  replies$trying;
    wire  [14:0] replies$reply;
    wire  [4:0] replies$slot;
    wire  [441:0] replies$leaf;
    wire  replies$counts;
    wire  replies$refutes;
    wire  replies$ends;
    wire  [15:0] replies$refuted;
    reg  deferral$idle;
    reg  [97:0] deferral$node;
    reg  deferral$make;
    reg  deferral$again;
    reg  deferral$is_last_child;
    reg  [5:0] deferral$level;
    reg  deferral$look_up;
    reg  deferral$first_cycle;
    reg  deferral$decide;
    reg  deferral$tt_cutoff;
    reg  deferral$leave;
    reg  [39:0] deferral$key;
    reg  deferral$yields;
    reg  [163:0] deferral$peer_path;
    wire  [163:0] deferral$path;
    wire  deferral$defers;
    wire  deferral$deferred;
    reg  [7:0] selected$d;
    wire  [7:0] selected$q;
    reg  looking$d;
    wire  looking$q;
    reg  [6:0] root_ply$d;
    wire  [6:0] root_ply$q;
    
    // Local signals
    reg  at_root;
    reg  frontier;
    reg  [97:0] above;
    reg  [39:0] probe;
    reg  [5:0] level_up;
    reg  [5:0] level_down;
    
    // Sub module instances
    node_position position(
        .clock(clock),
        .load(position$load),
        .root(position$root),
        .root_passed(position$root_passed),
        .find_key(position$find_key),
        .make(position$make),
        .unmake(position$unmake),
        .stop(position$stop),
        .passed_before(position$passed_before),
        .monomino_before(position$monomino_before),
        .placement(position$placement),
        .seen(position$seen),
        .passed(position$passed),
        .monomino_last(position$monomino_last),
        .completed(position$completed),
        .unmaking(position$unmaking),
        .key(position$key),
        .cells(position$cells),
        .piece(position$piece),
        .legal(position$legal)
    );
    search_node_stream stream(
        .clock(clock),
        .start(stream$start),
        .cancel(stream$cancel),
        .node(stream$node),
        .leaf(stream$leaf),
        .passed(stream$passed),
        .monomino_last(stream$monomino_last),
        .probe(stream$probe),
        .legal(stream$legal),
        .newer(stream$newer),
        .older(stream$older),
        .trying(stream$trying),
        .may_try(stream$may_try),
        .reply(stream$reply),
        .answer(stream$answer),
        .has_answer(stream$has_answer),
        .insert(stream$insert),
        .drain(stream$drain),
        .valid(stream$valid),
        .placement(stream$placement),
        .coming(stream$coming),
        .score(stream$score),
        .value(stream$value),
        .terminal(stream$terminal),
        .both_passed(stream$both_passed),
        .done(stream$done),
        .any(stream$any),
        .more_than_one(stream$more_than_one),
        .best(stream$best),
        .value_both_passed(stream$value_both_passed),
        .value_completed(stream$value_completed)
    );
    first_moves first_moves(
        .clock(clock),
        .look_up(first_moves$look_up),
        .streaming(first_moves$streaming),
        .step(first_moves$step),
        .legal(first_moves$legal),
        .hit(first_moves$hit),
        .known_move(first_moves$known_move),
        .newer(first_moves$newer),
        .newer_is_known(first_moves$newer_is_known),
        .older(first_moves$older),
        .older_is_known(first_moves$older_is_known),
        .read(first_moves$read),
        .children(first_moves$children),
        .coming(first_moves$coming),
        .list(first_moves$list),
        .listed(first_moves$listed),
        .searched_before(first_moves$searched_before)
    );
    move_lists lists(
        .clock(clock),
        .write(lists$write),
        .write_level(lists$write_level),
        .write_slot(lists$write_slot),
        .placement(lists$placement),
        .read_level(lists$read_level),
        .read_slot(lists$read_slot),
        .read(lists$read),
        .listed(lists$listed)
    );
    placer_mux placer_mux(
        .select(placer_mux$select),
        .moves$0(placer_mux$moves$0),
        .moves$1(placer_mux$moves$1),
        .moves$2(placer_mux$moves$2),
        .moves$3(placer_mux$moves$3),
        .moves$4(placer_mux$moves$4),
        .moves$5(placer_mux$moves$5),
        .moves$6(placer_mux$moves$6),
        .moves$7(placer_mux$moves$7),
        .selected(placer_mux$selected)
    );
    stack stack(
        .clock(clock),
        .push(stack$push),
        .level(stack$level),
        .frame(stack$frame),
        .level_above(stack$level_above),
        .above(stack$above)
    );
    search_transposition_table transpositions(
        .clock(clock),
        .key(transpositions$key),
        .root_ply(transpositions$root_ply),
        .node(transpositions$node),
        .store(transpositions$store),
        .clear(transpositions$clear),
        .cleared(transpositions$cleared),
        .hold(transpositions$hold),
        .peer_written(transpositions$peer_written),
        .written(transpositions$written),
        .probe(transpositions$probe),
        .depth_preferred_move(transpositions$depth_preferred_move),
        .always_replace_move(transpositions$always_replace_move),
        .depth_preferred_will_hit(transpositions$depth_preferred_will_hit),
        .hit(transpositions$hit),
        .cutoff(transpositions$cutoff)
    );
    killers killers(
        .clock(clock),
        .level(killers$level),
        .clear(killers$clear),
        .cleared(killers$cleared),
        .cutoff(killers$cutoff),
        .best_move(killers$best_move),
        .killer(killers$killer),
        .killer_level(killers$killer_level),
        .known_move(killers$known_move),
        .newer(killers$newer),
        .older(killers$older),
        .newer_is_known(killers$newer_is_known),
        .older_is_known(killers$older_is_known)
    );
    late_move_reduction late_move(
        .node(late_move$node),
        .again(late_move$again),
        .pushed(late_move$pushed),
        .child(late_move$child),
        .minus_alpha(late_move$minus_alpha)
    );
    sibling_refutation replies(
        .clock(clock),
        .enter(replies$enter),
        .node(replies$node),
        .leave(replies$leave),
        .restored(replies$restored),
        .next_child(replies$next_child),
        .start(replies$start),
        .stop(replies$stop),
        .step(replies$step),
        .cells(replies$cells),
        .piece(replies$piece),
        .seen(replies$seen),
        .value(replies$value),
        .minus_alpha(replies$minus_alpha),
        .applies(replies$applies),
        .trying(replies$trying),
        .reply(replies$reply),
        .slot(replies$slot),
        .leaf(replies$leaf),
        .counts(replies$counts),
        .refutes(replies$refutes),
        .ends(replies$ends),
        .refuted(replies$refuted)
    );
    deferral deferral(
        .clock(clock),
        .idle(deferral$idle),
        .node(deferral$node),
        .make(deferral$make),
        .again(deferral$again),
        .is_last_child(deferral$is_last_child),
        .level(deferral$level),
        .look_up(deferral$look_up),
        .first_cycle(deferral$first_cycle),
        .decide(deferral$decide),
        .tt_cutoff(deferral$tt_cutoff),
        .leave(deferral$leave),
        .key(deferral$key),
        .yields(deferral$yields),
        .peer_path(deferral$peer_path),
        .path(deferral$path),
        .defers(deferral$defers),
        .deferred(deferral$deferred)
    );
    dff8 selected(
        .d(selected$d),
        .q(selected$q),
        .clock(clock)
    );
    dff1 looking(
        .d(looking$d),
        .q(looking$q),
        .clock(clock)
    );
    dff7 root_ply(
        .d(root_ply$d),
        .q(root_ply$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        selected$d = selected$q;
        looking$d = looking$q;
        root_ply$d = root_ply$q;
        at_root = level == root_level;
        frontier = node[(64'h58)+:(6)] == one;
        level_up = level - one;
        level_down = level + one;
        above = stack$above[(64'h0)+:(98)];
        probe = transpositions$probe;
        position$load = state == State$Idle;
        position$root = root;
        position$root_passed = root_passed;
        position$find_key = (state == State$Clear) & (cleared == finds_key_at);
        position$make = (state == State$Place) | (state == State$Follow);
        position$unmake = state == State$Remove;
        position$stop = stopping;
        position$passed_before = stack$above[(64'h62)+:(1)];
        position$monomino_before = stack$above[(64'h63)+:(1)];
        position$placement = placer_mux$selected;
        selected$d = select;
        placer_mux$select = selected$q;
        placer_mux$moves$0 = lists$listed;
        placer_mux$moves$1 = transpositions$depth_preferred_move;
        placer_mux$moves$2 = killers$newer;
        placer_mux$moves$3 = killers$older;
        placer_mux$moves$4 = transpositions$always_replace_move;
        placer_mux$moves$5 = above[(64'h0)+:(15)];
        placer_mux$moves$6 = replies$reply;
        placer_mux$moves$7 = node[(64'h0)+:(15)];
        completed = position$completed;
        stream$start = generates & (~stopping);
        stream$cancel = (stopping | replies$ends) | (state == State$Leave);
        stream$node = position$seen;
        stream$leaf = replies$leaf;
        stream$passed = position$passed;
        stream$monomino_last = position$monomino_last;
        stream$probe = ((state == State$Stream) & (step == steps$2)) & (frontier & (~at_root));
        stream$legal = position$legal;
        stream$newer = killers$newer;
        stream$older = killers$older;
        stream$trying = replies$trying;
        stream$may_try = position$unmaking | replies$trying;
        stream$reply = replies$reply;
        stream$answer = answer;
        stream$has_answer = at_root;
        stream$insert = ((state == State$Stream) & (~frontier)) & ((stream$valid & (~first_moves$searched_before)) & (~stopping));
        stream$drain = ((state == State$Settle) | ((state == State$Store) & stream$any)) & (~stopping);
        value_completed = stream$value_completed;
        value_both_passed = stream$value_both_passed;
        valid = stream$valid;
        placement = stream$placement;
        score = stream$score;
        value = stream$value;
        terminal = stream$terminal;
        both_passed = stream$both_passed;
        done = stream$done;
        any = stream$any;
        more_than_one = stream$more_than_one;
        first_moves$look_up = state == State$LookUp;
        first_moves$streaming = state == State$Stream;
        first_moves$step = step;
        first_moves$legal = position$legal;
        first_moves$hit = transpositions$hit;
        first_moves$known_move = probe[(64'h10)+:(15)];
        first_moves$newer = killers$newer;
        first_moves$newer_is_known = killers$newer_is_known;
        first_moves$older = killers$older;
        first_moves$older_is_known = killers$older_is_known;
        first_moves$read = lists$read;
        first_moves$children = node[(64'h53)+:(5)];
        first_moves$coming = stream$coming;
        has_first_move = first_moves$list;
        lists$write = list;
        lists$write_level = level;
        lists$write_slot = node[(64'h53)+:(5)];
        lists$placement = stream$best;
        lists$read_level = level;
        lists$read_slot = node[(64'h4e)+:(5)];
        if (state == State$LookUp) begin
            lists$placement = first_moves$listed;
        end
        if (state == State$Stream) begin
            lists$read_slot = step[(32'h0)+:(5)];
        end
        if (state == State$Leave) begin
            lists$read_level = level_up;
            lists$read_slot = above[(64'h4e)+:(5)] + slots$1;
        end
        if (state == State$Remove) begin
            lists$read_slot = node[(64'h4e)+:(5)] + slots$2;
        end
        if (state == State$Unmake) begin
            lists$placement = node[(64'h0)+:(15)];
            lists$read_slot = node[(64'h4e)+:(5)] + slots$3;
        end
        if (replies$trying) begin
            lists$read_slot = replies$slot;
        end
        listed = lists$listed;
        stack$push = state == State$Make;
        stack$level = level;
        stack$frame[(64'h0)+:(98)] = late_move$pushed;
        stack$frame[(64'h62)+:(1)] = position$passed;
        stack$frame[(64'h63)+:(1)] = position$monomino_last;
        stack$frame[(64'h64)+:(16)] = replies$refuted;
        stack$level_above = level_up;
        popped = above;
        if (state == State$Clear) begin
            root_ply$d = position$seen[(64'h1b3)+:(7)];
        end
        transpositions$key = position$key;
        transpositions$root_ply = root_ply$q;
        transpositions$node = node;
        transpositions$store = store;
        transpositions$clear = (state == State$Clear) & clear_table;
        transpositions$cleared = cleared;
        looking$d = state == State$LookUp;
        transpositions$hold = looking$q;
        transpositions$peer_written = peer_written;
        written = transpositions$written;
        known = probe;
        tt_cutoff = transpositions$cutoff;
        depth_preferred_will_hit = transpositions$depth_preferred_will_hit;
        killers$level = level;
        if (state == State$Make) begin
            killers$level = level_down;
        end
        killers$clear = state == State$Clear;
        killers$cleared = cleared[(32'h0)+:(6)];
        killers$cutoff = cutoff & (~stopping);
        killers$best_move = node[(64'h3f)+:(15)];
        killers$killer = replies$reply;
        killers$killer_level = level_down;
        killers$known_move = probe[(64'h10)+:(15)];
        late_move$node = node;
        late_move$again = again;
        child = late_move$child;
        replies$node = node;
        replies$enter = state == State$Enter;
        replies$leave = (state == State$Leave) & (~at_root);
        replies$restored = stack$above[(64'h64)+:(16)];
        replies$next_child = next_child;
        replies$start = try_reply;
        replies$stop = stopping;
        replies$step = step;
        replies$cells = position$cells;
        replies$piece = position$piece;
        replies$seen = position$seen;
        replies$value = stream$value;
        replies$minus_alpha = late_move$minus_alpha;
        refuted = replies$refuted;
        test_applies = replies$applies;
        test_counts = replies$counts;
        test_refutes = replies$refutes;
        test_ends = replies$ends;
        deferral$idle = state == State$Idle;
        deferral$node = node;
        deferral$make = state == State$Make;
        deferral$again = again;
        deferral$is_last_child = is_last_child;
        deferral$level = level;
        deferral$look_up = state == State$LookUp;
        deferral$first_cycle = (state == State$LookUp) & (step == steps$0);
        deferral$decide = (state == State$LookUp) & (step == steps$2);
        deferral$tt_cutoff = transpositions$cutoff;
        deferral$leave = state == State$Leave;
        deferral$key = position$key;
        deferral$yields = yields;
        deferral$peer_path = peer_path;
        path = deferral$path;
        defers = deferral$defers;
        deferred = deferral$deferred;
    end
    
endmodule // search_datapath
