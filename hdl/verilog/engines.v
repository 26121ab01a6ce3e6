// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module engines(clock,start,new_game,behind_answer,stop,own,other,own_left,other_left,starts_at_ten,ply,passed,budget_cycles,busy,done,placement,score,depth,nodes,cycles);
    
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
    output reg  busy;
    output reg  done;
    output reg  [14:0] placement;
    output reg  [15:0] score;
    output reg  [5:0] depth;
    output reg  [31:0] nodes;
    output reg  [31:0] cycles;
    
    // Constant declarations
    localparam  nothing_written = 165'h0;
    localparam  no_path = 164'h0;
    localparam  no_placement = 15'b0;
    localparam  no_score = 16'h0;
    localparam  no_depth = 6'b0;
    localparam  all_time = 32'hffffffff;
    localparam  running = 3'b0;
    localparam  has_finished = 3'b1;
    
    // Stub signals
    reg  first$start;
    reg  first$new_game;
    reg  first$behind_answer;
    reg  first$stop;
    reg  [195:0] first$own;
    reg  [195:0] first$other;
    reg  [20:0] first$own_left;
    reg  [20:0] first$other_left;
    reg  first$starts_at_ten;
    reg  [6:0] first$ply;
    reg  first$passed;
    reg  [31:0] first$budget_cycles;
    reg  first$yields;
    reg  [164:0] first$peer_written;
    reg  [163:0] first$peer_path;
    reg  first$adopt;
    reg  [14:0] first$peer_placement;
    reg  [15:0] first$peer_score;
    reg  [5:0] first$peer_depth;
    wire  first$busy;
    wire  first$done;
    wire  [14:0] first$placement;
    wire  [15:0] first$score;
    wire  [5:0] first$depth;
    wire  [31:0] first$nodes;
    wire  [31:0] first$cycles;
    wire  [31:0] first$entered_nodes;
    wire  [164:0] first$written;
    wire  [163:0] first$path;
    reg  helpers$0$start;
    reg  helpers$0$new_game;
    reg  helpers$0$behind_answer;
    reg  helpers$0$stop;
    reg  [195:0] helpers$0$own;
    reg  [195:0] helpers$0$other;
    reg  [20:0] helpers$0$own_left;
    reg  [20:0] helpers$0$other_left;
    reg  helpers$0$starts_at_ten;
    reg  [6:0] helpers$0$ply;
    reg  helpers$0$passed;
    reg  [31:0] helpers$0$budget_cycles;
    reg  helpers$0$yields;
    reg  [164:0] helpers$0$peer_written;
    reg  [163:0] helpers$0$peer_path;
    reg  helpers$0$adopt;
    reg  [14:0] helpers$0$peer_placement;
    reg  [15:0] helpers$0$peer_score;
    reg  [5:0] helpers$0$peer_depth;
    wire  helpers$0$busy;
    wire  helpers$0$done;
    wire  [14:0] helpers$0$placement;
    wire  [15:0] helpers$0$score;
    wire  [5:0] helpers$0$depth;
    wire  [31:0] helpers$0$nodes;
    wire  [31:0] helpers$0$cycles;
    wire  [31:0] helpers$0$entered_nodes;
    wire  [164:0] helpers$0$written;
    wire  [163:0] helpers$0$path;
    reg  [2:0] finished$d;
    wire  [2:0] finished$q;
    reg  [31:0] node_count$d;
    wire  [31:0] node_count$q;
    
    // Local signals
    reg  first_finishes;
    reg  agrees;
    
    // Sub module instances
    search first(
        .clock(clock),
        .start(first$start),
        .new_game(first$new_game),
        .behind_answer(first$behind_answer),
        .stop(first$stop),
        .own(first$own),
        .other(first$other),
        .own_left(first$own_left),
        .other_left(first$other_left),
        .starts_at_ten(first$starts_at_ten),
        .ply(first$ply),
        .passed(first$passed),
        .budget_cycles(first$budget_cycles),
        .yields(first$yields),
        .peer_written(first$peer_written),
        .peer_path(first$peer_path),
        .adopt(first$adopt),
        .peer_placement(first$peer_placement),
        .peer_score(first$peer_score),
        .peer_depth(first$peer_depth),
        .busy(first$busy),
        .done(first$done),
        .placement(first$placement),
        .score(first$score),
        .depth(first$depth),
        .nodes(first$nodes),
        .cycles(first$cycles),
        .entered_nodes(first$entered_nodes),
        .written(first$written),
        .path(first$path)
    );
    search helpers$0(
        .clock(clock),
        .start(helpers$0$start),
        .new_game(helpers$0$new_game),
        .behind_answer(helpers$0$behind_answer),
        .stop(helpers$0$stop),
        .own(helpers$0$own),
        .other(helpers$0$other),
        .own_left(helpers$0$own_left),
        .other_left(helpers$0$other_left),
        .starts_at_ten(helpers$0$starts_at_ten),
        .ply(helpers$0$ply),
        .passed(helpers$0$passed),
        .budget_cycles(helpers$0$budget_cycles),
        .yields(helpers$0$yields),
        .peer_written(helpers$0$peer_written),
        .peer_path(helpers$0$peer_path),
        .adopt(helpers$0$adopt),
        .peer_placement(helpers$0$peer_placement),
        .peer_score(helpers$0$peer_score),
        .peer_depth(helpers$0$peer_depth),
        .busy(helpers$0$busy),
        .done(helpers$0$done),
        .placement(helpers$0$placement),
        .score(helpers$0$score),
        .depth(helpers$0$depth),
        .nodes(helpers$0$nodes),
        .cycles(helpers$0$cycles),
        .entered_nodes(helpers$0$entered_nodes),
        .written(helpers$0$written),
        .path(helpers$0$path)
    );
    dff3 finished(
        .d(finished$d),
        .q(finished$q),
        .clock(clock)
    );
    dff32 node_count(
        .d(node_count$d),
        .q(node_count$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        finished$d = finished$q;
        node_count$d = node_count$q;
        first$start = start;
        first$new_game = new_game;
        first$behind_answer = behind_answer;
        first$stop = stop;
        first$own = own;
        first$other = other;
        first$own_left = own_left;
        first$other_left = other_left;
        first$starts_at_ten = starts_at_ten;
        first$ply = ply;
        first$passed = passed;
        first$budget_cycles = budget_cycles;
        first$yields = 1'b0;
        first$adopt = 1'b0;
        first$peer_written = nothing_written;
        first$peer_path = no_path;
        first$peer_placement = no_placement;
        first$peer_score = no_score;
        first$peer_depth = no_depth;
        first_finishes = first$done & (~stop);
        agrees = finished$q[32'h1];
        finished$d = finished$q << 32'h1;
        if (first_finishes) begin
            finished$d = has_finished;
        end
        if (stop) begin
            finished$d = running;
        end
        node_count$d = first$nodes;
        helpers$0$start = start;
        helpers$0$new_game = new_game;
        helpers$0$behind_answer = behind_answer;
        helpers$0$stop = stop | first$done;
        helpers$0$own = own;
        helpers$0$other = other;
        helpers$0$own_left = own_left;
        helpers$0$other_left = other_left;
        helpers$0$starts_at_ten = starts_at_ten;
        helpers$0$ply = ply;
        helpers$0$passed = passed;
        helpers$0$budget_cycles = all_time;
        helpers$0$yields = 1'b1;
        helpers$0$peer_written = first$written;
        helpers$0$peer_path = first$path;
        helpers$0$peer_placement = first$placement;
        helpers$0$peer_score = first$score;
        helpers$0$peer_depth = first$depth;
        first$peer_written = helpers$0$written;
        first$peer_path = helpers$0$path;
        first$peer_placement = helpers$0$placement;
        first$peer_score = helpers$0$score;
        first$peer_depth = helpers$0$depth;
        helpers$0$adopt = agrees;
        if (helpers$0$depth > first$depth) begin
            helpers$0$adopt = 1'b0;
            first$adopt = agrees;
        end
        node_count$d = first$nodes + helpers$0$entered_nodes;
        busy = first$busy | |finished$q;
        done = finished$q[32'h2];
        placement = first$placement;
        score = first$score;
        depth = first$depth;
        nodes = node_count$q;
        cycles = first$cycles;
    end
    
endmodule // engines
