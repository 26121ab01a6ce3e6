// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module leaf_search_node_stream(clock,start,cancel,node,leaf,passed,monomino_last,probe,legal,newer,older,trying,may_try,reply,answer,has_answer,rests$0,insert,drain,valid,placement,coming,score,value,terminal,both_passed,done,any,more_than_one,best,value_both_passed,value_completed);
    
    // Module arguments
    input wire  clock;
    input wire  start;
    input wire  cancel;
    input wire  [441:0] node;
    input wire  [441:0] leaf;
    input wire  passed;
    input wire  monomino_last;
    input wire  probe;
    input wire  legal;
    input wire  [14:0] newer;
    input wire  [14:0] older;
    input wire  trying;
    input wire  may_try;
    input wire  [14:0] reply;
    input wire  [14:0] answer;
    input wire  has_answer;
    input wire  rests$0;
    input wire  insert;
    input wire  drain;
    output reg  valid;
    output reg  [14:0] placement;
    output reg  [14:0] coming;
    output reg  [15:0] score;
    output reg  [15:0] value;
    output reg  terminal;
    output reg  both_passed;
    output reg  done;
    output reg  any;
    output reg  more_than_one;
    output reg  [14:0] best;
    output reg  [15:0] value_both_passed;
    output reg  [15:0] value_completed;
    
    // Constant declarations
    localparam  pass = 15'b111111100000000;
    localparam  sign = 16'h8000;
    localparam  infinity = 16'hffff;
    
    // Stub signals
    reg  generator$start;
    reg  generator$cancel;
    reg  [195:0] generator$own;
    reg  [195:0] generator$other;
    reg  generator$starts_at_ten;
    reg  [20:0] generator$left;
    wire  generator$valid;
    wire  [14:0] generator$placement;
    wire  generator$done;
    reg  leaf_unit$cancel;
    reg  leaf_unit$valid_in;
    reg  [14:0] leaf_unit$placement_in;
    reg  leaf_unit$done_in;
    reg  [195:0] leaf_unit$own;
    reg  [195:0] leaf_unit$other;
    reg  [20:0] leaf_unit$own_left;
    reg  [20:0] leaf_unit$other_left;
    reg  leaf_unit$starts_at_ten;
    reg  [6:0] leaf_unit$ply;
    wire  leaf_unit$valid;
    wire  [14:0] leaf_unit$placement;
    wire  [14:0] leaf_unit$coming;
    wire  [15:0] leaf_unit$score;
    wire  leaf_unit$terminal;
    wire  leaf_unit$done;
    reg  sorter$clear;
    reg  sorter$insert;
    reg  [15:0] sorter$key;
    reg  [14:0] sorter$placement;
    reg  sorter$take;
    wire  sorter$any;
    wire  sorter$more_than_one;
    wire  [14:0] sorter$best;
    reg  [20:0] exact_scores$own_left;
    reg  [20:0] exact_scores$other_left;
    reg  exact_scores$monomino_last;
    reg  exact_scores$rests$0;
    wire  [15:0] exact_scores$both_passed;
    wire  [15:0] exact_scores$other_completed;
    reg  probes_newer$d;
    wire  probes_newer$q;
    reg  probes_older$d;
    wire  probes_older$q;
    reg  [14:0] offered$d;
    wire  [14:0] offered$q;
    reg  is_second_pass$d;
    wire  is_second_pass$q;
    reg  is_answer$d;
    wire  is_answer$q;
    reg  draining$d;
    wire  draining$q;
    
    // Local signals
    reg  [15:0] biased;
    
    // Sub module instances
    move_generator generator(
        .clock(clock),
        .start(generator$start),
        .cancel(generator$cancel),
        .own(generator$own),
        .other(generator$other),
        .starts_at_ten(generator$starts_at_ten),
        .left(generator$left),
        .valid(generator$valid),
        .placement(generator$placement),
        .done(generator$done)
    );
    leaf_unit leaf_unit(
        .clock(clock),
        .cancel(leaf_unit$cancel),
        .valid_in(leaf_unit$valid_in),
        .placement_in(leaf_unit$placement_in),
        .done_in(leaf_unit$done_in),
        .own(leaf_unit$own),
        .other(leaf_unit$other),
        .own_left(leaf_unit$own_left),
        .other_left(leaf_unit$other_left),
        .starts_at_ten(leaf_unit$starts_at_ten),
        .ply(leaf_unit$ply),
        .valid(leaf_unit$valid),
        .placement(leaf_unit$placement),
        .coming(leaf_unit$coming),
        .score(leaf_unit$score),
        .terminal(leaf_unit$terminal),
        .done(leaf_unit$done)
    );
    move_sorter sorter(
        .clock(clock),
        .clear(sorter$clear),
        .insert(sorter$insert),
        .key(sorter$key),
        .placement(sorter$placement),
        .take(sorter$take),
        .any(sorter$any),
        .more_than_one(sorter$more_than_one),
        .best(sorter$best)
    );
    leaf_search_exact_scores exact_scores(
        .clock(clock),
        .own_left(exact_scores$own_left),
        .other_left(exact_scores$other_left),
        .monomino_last(exact_scores$monomino_last),
        .rests$0(exact_scores$rests$0),
        .both_passed(exact_scores$both_passed),
        .other_completed(exact_scores$other_completed)
    );
    dff1 probes_newer(
        .d(probes_newer$d),
        .q(probes_newer$q),
        .clock(clock)
    );
    dff1 probes_older(
        .d(probes_older$d),
        .q(probes_older$q),
        .clock(clock)
    );
    dff15 offered(
        .d(offered$d),
        .q(offered$q),
        .clock(clock)
    );
    dff1 is_second_pass(
        .d(is_second_pass$d),
        .q(is_second_pass$q),
        .clock(clock)
    );
    dff1 is_answer(
        .d(is_answer$d),
        .q(is_answer$q),
        .clock(clock)
    );
    dff1 draining(
        .d(draining$d),
        .q(draining$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        probes_newer$d = probes_newer$q;
        probes_older$d = probes_older$q;
        offered$d = offered$q;
        is_second_pass$d = is_second_pass$q;
        is_answer$d = is_answer$q;
        draining$d = draining$q;
        generator$start = start;
        generator$cancel = cancel;
        generator$own = node[(64'h0)+:(196)];
        generator$other = node[(64'hc4)+:(196)];
        generator$starts_at_ten = node[(64'h1b2)+:(1)];
        generator$left = node[(64'h188)+:(21)];
        leaf_unit$cancel = cancel;
        leaf_unit$done_in = generator$done;
        leaf_unit$own = leaf[(64'h0)+:(196)];
        leaf_unit$other = leaf[(64'hc4)+:(196)];
        leaf_unit$own_left = leaf[(64'h188)+:(21)];
        leaf_unit$other_left = leaf[(64'h19d)+:(21)];
        leaf_unit$starts_at_ten = leaf[(64'h1b2)+:(1)];
        leaf_unit$ply = leaf[(64'h1b3)+:(7)];
        leaf_unit$valid_in = generator$valid | trying;
        leaf_unit$placement_in = generator$placement;
        if (probes_newer$q | probes_older$q) begin
            leaf_unit$valid_in = legal;
        end
        if ((probes_newer$q | probes_older$q) | trying) begin
            leaf_unit$placement_in = offered$q;
        end
        probes_newer$d = probe & (~cancel);
        probes_older$d = probes_newer$q & (~cancel);
        offered$d = newer;
        if (probes_newer$q) begin
            offered$d = older;
        end
        if (may_try) begin
            offered$d = reply;
        end
        exact_scores$own_left = node[(64'h188)+:(21)];
        exact_scores$other_left = node[(64'h19d)+:(21)];
        exact_scores$monomino_last = monomino_last;
        exact_scores$rests$0 = rests$0;
        value_both_passed = exact_scores$both_passed;
        value_completed = exact_scores$other_completed;
        is_second_pass$d = (leaf_unit$coming == pass) & passed;
        is_answer$d = has_answer & (leaf_unit$coming == answer);
        biased = leaf_unit$score ^ sign;
        valid = leaf_unit$valid;
        placement = leaf_unit$placement;
        coming = leaf_unit$coming;
        score = leaf_unit$score;
        value = biased;
        terminal = leaf_unit$terminal;
        both_passed = is_second_pass$q;
        done = leaf_unit$done;
        sorter$clear = start;
        sorter$insert = insert;
        sorter$key = biased;
        if (is_answer$q) begin
            sorter$key = infinity;
        end
        sorter$placement = leaf_unit$placement;
        draining$d = drain;
        sorter$take = draining$q & sorter$any;
        any = sorter$any;
        more_than_one = sorter$more_than_one;
        best = sorter$best;
    end
    
endmodule // leaf_search_node_stream
