// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module best_first(clock,start,new_game,behind_answer,stop,own,other,own_left,other_left,starts_at_ten,ply,passed,last,last_legal,budget_cycles,first_placement,first_score,first_depth,first_nodes,first_leaf,first_start,first_clears,way,root_own,root_other,root_own_left,root_other_left,root_starts_at_ten,root_ply,root_passed,leaf_cycles,busy,done,placement,score,depth,nodes,cycles);
    
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
    input wire  [14:0] last;
    input wire  last_legal;
    input wire  [31:0] budget_cycles;
    input wire  [14:0] first_placement;
    input wire  [15:0] first_score;
    input wire  [5:0] first_depth;
    input wire  [31:0] first_nodes;
    input wire  [53:0] first_leaf;
    output reg  first_start;
    output reg  first_clears;
    output reg  [27:0] way;
    output reg  [195:0] root_own;
    output reg  [195:0] root_other;
    output reg  [20:0] root_own_left;
    output reg  [20:0] root_other_left;
    output reg  root_starts_at_ten;
    output reg  [6:0] root_ply;
    output reg  root_passed;
    output reg  [31:0] leaf_cycles;
    output reg  busy;
    output reg  done;
    output reg  [14:0] placement;
    output reg  [15:0] score;
    output reg  [5:0] depth;
    output reg  [31:0] nodes;
    output reg  [31:0] cycles;
    
    // Constant declarations
    localparam  nothing = 113'h0;
    localparam  cycles_of_leaf = 32'h2328;
    
    // Stub signals
    reg  walker$start;
    reg  walker$new_game;
    reg  walker$behind_answer;
    reg  walker$stop;
    reg  [6:0] walker$ply;
    reg  [14:0] walker$last;
    reg  walker$last_legal;
    reg  [31:0] walker$budget_cycles;
    reg  [112:0] walker$found;
    wire  [27:0] walker$way;
    wire  walker$idle;
    wire  walker$busy;
    wire  walker$done;
    wire  [14:0] walker$placement;
    wire  [15:0] walker$score;
    wire  [5:0] walker$depth;
    wire  [31:0] walker$nodes;
    wire  [31:0] walker$cycles;
    reg  [27:0] first_port$way;
    reg  [14:0] first_port$placement;
    reg  [15:0] first_port$score;
    reg  [5:0] first_port$depth;
    reg  [31:0] first_port$nodes;
    reg  [53:0] first_port$leaf;
    reg  [112:0] first_port$found_before;
    wire  [112:0] first_port$found;
    wire  first_port$start;
    wire  first_port$clears;
    reg  engines$0$stop;
    reg  [441:0] engines$0$root;
    reg  engines$0$passed;
    reg  [31:0] engines$0$leaf_cycles;
    reg  [27:0] engines$0$way;
    reg  [112:0] engines$0$found_before;
    wire  [112:0] engines$0$found;
    reg  [441:0] root$d;
    wire  [441:0] root$q;
    reg  root_passed_now$d;
    wire  root_passed_now$q;
    
    // Local signals
    reg  [441:0] position;
    reg  [441:0] root_now;
    
    // Sub module instances
    walker walker(
        .clock(clock),
        .start(walker$start),
        .new_game(walker$new_game),
        .behind_answer(walker$behind_answer),
        .stop(walker$stop),
        .ply(walker$ply),
        .last(walker$last),
        .last_legal(walker$last_legal),
        .budget_cycles(walker$budget_cycles),
        .found(walker$found),
        .way(walker$way),
        .idle(walker$idle),
        .busy(walker$busy),
        .done(walker$done),
        .placement(walker$placement),
        .score(walker$score),
        .depth(walker$depth),
        .nodes(walker$nodes),
        .cycles(walker$cycles)
    );
    first_leaf_port first_port(
        .way(first_port$way),
        .placement(first_port$placement),
        .score(first_port$score),
        .depth(first_port$depth),
        .nodes(first_port$nodes),
        .leaf(first_port$leaf),
        .found_before(first_port$found_before),
        .found(first_port$found),
        .start(first_port$start),
        .clears(first_port$clears)
    );
    leaf_engine engines$0(
        .clock(clock),
        .stop(engines$0$stop),
        .root(engines$0$root),
        .passed(engines$0$passed),
        .leaf_cycles(engines$0$leaf_cycles),
        .way(engines$0$way),
        .found_before(engines$0$found_before),
        .found(engines$0$found)
    );
    dff442 root(
        .d(root$d),
        .q(root$q),
        .clock(clock)
    );
    dff1 root_passed_now(
        .d(root_passed_now$d),
        .q(root_passed_now$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        root$d = root$q;
        root_passed_now$d = root_passed_now$q;
        position[(64'h0)+:(196)] = own;
        position[(64'hc4)+:(196)] = other;
        position[(64'h188)+:(21)] = own_left;
        position[(64'h19d)+:(21)] = other_left;
        position[(64'h1b2)+:(1)] = starts_at_ten;
        position[(64'h1b3)+:(7)] = ply;
        if (walker$idle) begin
            root$d = position;
            root_passed_now$d = passed;
        end
        root_now = root$q;
        root_own = root_now[(64'h0)+:(196)];
        root_other = root_now[(64'hc4)+:(196)];
        root_own_left = root_now[(64'h188)+:(21)];
        root_other_left = root_now[(64'h19d)+:(21)];
        root_starts_at_ten = root_now[(64'h1b2)+:(1)];
        root_ply = root_now[(64'h1b3)+:(7)];
        root_passed = root_passed_now$q;
        leaf_cycles = cycles_of_leaf;
        walker$start = start;
        walker$new_game = new_game;
        walker$behind_answer = behind_answer;
        walker$stop = stop;
        walker$ply = ply;
        walker$last = last;
        walker$last_legal = last_legal;
        walker$budget_cycles = budget_cycles;
        walker$found = first_port$found;
        way = walker$way;
        busy = walker$busy;
        done = walker$done;
        placement = walker$placement;
        score = walker$score;
        depth = walker$depth;
        nodes = walker$nodes;
        cycles = walker$cycles;
        first_port$way = walker$way;
        first_port$placement = first_placement;
        first_port$score = first_score;
        first_port$depth = first_depth;
        first_port$nodes = first_nodes;
        first_port$leaf = first_leaf;
        first_start = first_port$start;
        first_clears = first_port$clears;
        first_port$found_before = nothing;
        engines$0$stop = stop;
        engines$0$root = root$q;
        engines$0$passed = root_passed_now$q;
        engines$0$leaf_cycles = cycles_of_leaf;
        engines$0$way = walker$way;
        engines$0$found_before = nothing;
        first_port$found_before = engines$0$found;
    end
    
endmodule // best_first
