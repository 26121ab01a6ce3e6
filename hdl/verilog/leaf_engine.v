// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module leaf_engine(clock,stop,root,passed,leaf_cycles,way,found_before,found);
    
    // Module arguments
    input wire  clock;
    input wire  stop;
    input wire  [441:0] root;
    input wire  passed;
    input wire  [31:0] leaf_cycles;
    input wire  [27:0] way;
    input wire  [112:0] found_before;
    output reg  [112:0] found;
    
    // Constant declarations
    localparam  nothing_written = 165'h0;
    localparam  no_path = 164'h0;
    localparam  no_placement = 15'b0;
    localparam  no_score = 16'h0;
    localparam  no_depth = 6'b0;
    
    // Stub signals
    reg  engine$start;
    reg  engine$new_game;
    reg  engine$behind_answer;
    reg  engine$stop;
    reg  [195:0] engine$own;
    reg  [195:0] engine$other;
    reg  [20:0] engine$own_left;
    reg  [20:0] engine$other_left;
    reg  engine$starts_at_ten;
    reg  [6:0] engine$ply;
    reg  engine$passed;
    reg  [31:0] engine$budget_cycles;
    reg  engine$yields;
    reg  [164:0] engine$peer_written;
    reg  [163:0] engine$peer_path;
    reg  engine$adopt;
    reg  [14:0] engine$peer_placement;
    reg  [15:0] engine$peer_score;
    reg  [5:0] engine$peer_depth;
    reg  [27:0] engine$way$0;
    wire  [53:0] engine$leaf$0;
    wire  engine$busy;
    wire  engine$done;
    wire  [14:0] engine$placement;
    wire  [15:0] engine$score;
    wire  [5:0] engine$depth;
    wire  [31:0] engine$nodes;
    wire  [31:0] engine$cycles;
    wire  [31:0] engine$entered_nodes;
    wire  [164:0] engine$written;
    wire  [163:0] engine$path;
    reg  [27:0] port$way;
    reg  [14:0] port$placement;
    reg  [15:0] port$score;
    reg  [5:0] port$depth;
    reg  [31:0] port$nodes;
    reg  [53:0] port$leaf;
    reg  [112:0] port$found_before;
    wire  [112:0] port$found;
    wire  port$start;
    wire  port$clears;
    
    // Local signals
    reg  [441:0] root_here;
    
    // Sub module instances
    leaf_search engine(
        .clock(clock),
        .start(engine$start),
        .new_game(engine$new_game),
        .behind_answer(engine$behind_answer),
        .stop(engine$stop),
        .own(engine$own),
        .other(engine$other),
        .own_left(engine$own_left),
        .other_left(engine$other_left),
        .starts_at_ten(engine$starts_at_ten),
        .ply(engine$ply),
        .passed(engine$passed),
        .budget_cycles(engine$budget_cycles),
        .yields(engine$yields),
        .peer_written(engine$peer_written),
        .peer_path(engine$peer_path),
        .adopt(engine$adopt),
        .peer_placement(engine$peer_placement),
        .peer_score(engine$peer_score),
        .peer_depth(engine$peer_depth),
        .way$0(engine$way$0),
        .leaf$0(engine$leaf$0),
        .busy(engine$busy),
        .done(engine$done),
        .placement(engine$placement),
        .score(engine$score),
        .depth(engine$depth),
        .nodes(engine$nodes),
        .cycles(engine$cycles),
        .entered_nodes(engine$entered_nodes),
        .written(engine$written),
        .path(engine$path)
    );
    leaf_port port(
        .way(port$way),
        .placement(port$placement),
        .score(port$score),
        .depth(port$depth),
        .nodes(port$nodes),
        .leaf(port$leaf),
        .found_before(port$found_before),
        .found(port$found),
        .start(port$start),
        .clears(port$clears)
    );
    
    // Update code
    always @(*) begin
        root_here = root;
        engine$start = port$start;
        engine$new_game = port$clears;
        engine$behind_answer = 1'b1;
        engine$stop = stop;
        engine$own = root_here[(64'h0)+:(196)];
        engine$other = root_here[(64'hc4)+:(196)];
        engine$own_left = root_here[(64'h188)+:(21)];
        engine$other_left = root_here[(64'h19d)+:(21)];
        engine$starts_at_ten = root_here[(64'h1b2)+:(1)];
        engine$ply = root_here[(64'h1b3)+:(7)];
        engine$passed = passed;
        engine$budget_cycles = leaf_cycles;
        engine$yields = 1'b0;
        engine$adopt = 1'b0;
        engine$peer_written = nothing_written;
        engine$peer_path = no_path;
        engine$peer_placement = no_placement;
        engine$peer_score = no_score;
        engine$peer_depth = no_depth;
        engine$way$0 = way;
        port$way = way;
        port$placement = engine$placement;
        port$score = engine$score;
        port$depth = engine$depth;
        port$nodes = engine$nodes;
        port$leaf = engine$leaf$0;
        port$found_before = found_before;
        found = port$found;
    end
    
endmodule // leaf_engine
