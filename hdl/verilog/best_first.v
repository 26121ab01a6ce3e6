// Emitted by `cargo xtask emit` from hdl/src/best_first.rs: change that, not this.


module best_first(clock,start,new_game,behind_answer,stop,own,other,own_left,other_left,starts_at_ten,ply,passed,budget_cycles,first_placement,first_score,first_depth,first_nodes,first_leaf,first_start,first_clears,way,root_own,root_other,root_own_left,root_other_left,root_starts_at_ten,root_ply,root_passed,leaf_cycles,busy,done,placement,score,depth,nodes,cycles);
    
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
    best_first$walker walker(
        .clock(clock),
        .start(walker$start),
        .new_game(walker$new_game),
        .behind_answer(walker$behind_answer),
        .stop(walker$stop),
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
    best_first$first_port first_port(
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
    best_first$engines engines$0(
        .clock(clock),
        .stop(engines$0$stop),
        .root(engines$0$root),
        .passed(engines$0$passed),
        .leaf_cycles(engines$0$leaf_cycles),
        .way(engines$0$way),
        .found_before(engines$0$found_before),
        .found(engines$0$found)
    );
    best_first$dff442 root(
        .d(root$d),
        .q(root$q),
        .clock(clock)
    );
    best_first$dff1 root_passed_now(
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


module best_first$answer_score(clock,chance,is_others,margin,score);
    
    // Module arguments
    input wire  clock;
    input wire  [13:0] chance;
    input wire  is_others;
    input wire  [7:0] margin;
    output reg  [15:0] score;
    
    // Constant declarations
    localparam  certain = 14'b10000000000000;
    localparam  even = 14'b1000000000000;
    localparam  last = 8'hff;
    localparam  zero = 16'h0;
    localparam  won = 16'h4000;
    localparam  lost = 16'hc000;
    localparam  negative = 16'hff00;
    
    // Stub signals
    reg  [7:0] scores$address;
    wire  [15:0] scores$data;
    reg  behind_1$d;
    wire  behind_1$q;
    reg  behind_2$d;
    wire  behind_2$q;
    reg  [7:0] index$d;
    wire  [7:0] index$q;
    reg  [15:0] score_out$d;
    wire  [15:0] score_out$q;
    
    // Local signals
    reg  is_behind;
    reg  [13:0] other;
    reg  [13:0] own;
    reg  [13:0] against;
    reg  [13:0] favourite;
    reg  [13:0] ahead;
    reg  [15:0] margin_wide;
    reg  [15:0] exact;
    
    // Sub module instances
    best_first$scores scores(
        .clock(clock),
        .address(scores$address),
        .data(scores$data)
    );
    best_first$dff1 behind_1(
        .d(behind_1$d),
        .q(behind_1$q),
        .clock(clock)
    );
    best_first$dff1 behind_2(
        .d(behind_2$d),
        .q(behind_2$q),
        .clock(clock)
    );
    best_first$dff8 index(
        .d(index$d),
        .q(index$q),
        .clock(clock)
    );
    best_first$dff16 score_out(
        .d(score_out$d),
        .q(score_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        behind_1$d = behind_1$q;
        behind_2$d = behind_2$q;
        index$d = index$q;
        score_out$d = score_out$q;
        other = certain - chance;
        own = chance;
        against = other;
        if (is_others) begin
            own = other;
            against = chance;
        end
        is_behind = own < even;
        favourite = own;
        if (is_behind) begin
            favourite = against;
        end
        ahead = favourite - even;
        index$d = ahead[(32'h4)+:(8)];
        if (ahead[32'hc]) begin
            index$d = last;
        end
        behind_1$d = is_behind;
        behind_2$d = behind_1$q;
        scores$address = index$q;
        score_out$d = scores$data;
        if (behind_2$q) begin
            score_out$d = zero - scores$data;
        end
        margin_wide = ((margin) & 16'hffff);
        exact = (margin_wide << 32'h5) + won;
        if (margin[32'h7]) begin
            margin_wide = ((margin) & 16'hffff) | negative;
            exact = (margin_wide << 32'h5) + lost;
        end
        score = score_out$q;
        if (|margin) begin
            score = exact;
        end
    end
    
endmodule // best_first$answer_score


module best_first$bend_delay(clock,data_in,data_out);
    
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
    
    // Sub module instances
    best_first$dff8 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    best_first$dff8 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    best_first$dff8 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    best_first$dff8 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    best_first$dff8 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    best_first$dff8 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
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
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        data_out = stages$0$q;
    end
    
endmodule // best_first$bend_delay


module best_first$bends(clock,free,corners,bends);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] free;
    input wire  [195:0] corners;
    output reg  [195:0] bends;
    
    // Constant declarations
    localparam  row_stride = 4'he;
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    
    // Stub signals
    reg  [195:0] bends_out$d;
    wire  [195:0] bends_out$q;
    
    // Local signals
    reg  [195:0] left;
    reg  [195:0] right;
    reg  [195:0] above;
    reg  [195:0] below;
    reg  [195:0] elbows;
    reg  [195:0] beside_elbows;
    
    // Sub module instances
    best_first$dff196 bends_out(
        .d(bends_out$d),
        .q(bends_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        bends_out$d = bends_out$q;
        right = (free << 32'h1) & not_first_column;
        left = (free >> 32'h1) & not_last_column;
        below = free << row_stride;
        above = free >> row_stride;
        elbows = free & (left | right) & (above | below);
        beside_elbows = ((elbows << 32'h1) & not_first_column) | ((elbows >> 32'h1) & not_last_column) | (elbows << row_stride) | (elbows >> row_stride);
        bends_out$d = corners & beside_elbows;
        bends = bends_out$q;
    end
    
endmodule // best_first$bends


module best_first$cell_delay(clock,data_in,data_out);
    
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
    
    // Sub module instances
    best_first$dff9 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    best_first$dff9 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    best_first$dff9 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    best_first$dff9 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    best_first$dff9 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    best_first$dff9 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    best_first$dff9 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    best_first$dff9 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    best_first$dff9 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    best_first$dff9 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
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
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        stages$2$d = stages$3$q;
        stages$3$d = stages$4$q;
        stages$4$d = stages$5$q;
        stages$5$d = stages$6$q;
        stages$6$d = stages$7$q;
        stages$7$d = stages$8$q;
        stages$8$d = stages$9$q;
        data_out = stages$0$q;
    end
    
endmodule // best_first$cell_delay


module best_first$chances(clock,address,data);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] address;
    output reg  [13:0] data;
    
    // Update code (custom)
    (* rom_style = "block" *) reg [13:0] mem [511:0];
    
    initial begin
        mem[9'b0] = 14'b1000000010100;
        mem[9'b1] = 14'b1000000111101;
        mem[9'b10] = 14'b1000001100110;
        mem[9'b11] = 14'b1000010001111;
        mem[9'b100] = 14'b1000010111000;
        mem[9'b101] = 14'b1000011100001;
        mem[9'b110] = 14'b1000100001010;
        mem[9'b111] = 14'b1000100110011;
        mem[9'b1000] = 14'b1000101011011;
        mem[9'b1001] = 14'b1000110000100;
        mem[9'b1010] = 14'b1000110101101;
        mem[9'b1011] = 14'b1000111010101;
        mem[9'b1100] = 14'b1000111111101;
        mem[9'b1101] = 14'b1001000100110;
        mem[9'b1110] = 14'b1001001001110;
        mem[9'b1111] = 14'b1001001110110;
        mem[9'b10000] = 14'b1001010011110;
        mem[9'b10001] = 14'b1001011000110;
        mem[9'b10010] = 14'b1001011101101;
        mem[9'b10011] = 14'b1001100010101;
        mem[9'b10100] = 14'b1001100111100;
        mem[9'b10101] = 14'b1001101100011;
        mem[9'b10110] = 14'b1001110001010;
        mem[9'b10111] = 14'b1001110110001;
        mem[9'b11000] = 14'b1001111011000;
        mem[9'b11001] = 14'b1001111111110;
        mem[9'b11010] = 14'b1010000100101;
        mem[9'b11011] = 14'b1010001001011;
        mem[9'b11100] = 14'b1010001110001;
        mem[9'b11101] = 14'b1010010010110;
        mem[9'b11110] = 14'b1010010111100;
        mem[9'b11111] = 14'b1010011100001;
        mem[9'b100000] = 14'b1010100000110;
        mem[9'b100001] = 14'b1010100101011;
        mem[9'b100010] = 14'b1010101010000;
        mem[9'b100011] = 14'b1010101110100;
        mem[9'b100100] = 14'b1010110011000;
        mem[9'b100101] = 14'b1010110111100;
        mem[9'b100110] = 14'b1010111011111;
        mem[9'b100111] = 14'b1011000000011;
        mem[9'b101000] = 14'b1011000100110;
        mem[9'b101001] = 14'b1011001001001;
        mem[9'b101010] = 14'b1011001101011;
        mem[9'b101011] = 14'b1011010001101;
        mem[9'b101100] = 14'b1011010101111;
        mem[9'b101101] = 14'b1011011010001;
        mem[9'b101110] = 14'b1011011110010;
        mem[9'b101111] = 14'b1011100010011;
        mem[9'b110000] = 14'b1011100110100;
        mem[9'b110001] = 14'b1011101010101;
        mem[9'b110010] = 14'b1011101110101;
        mem[9'b110011] = 14'b1011110010101;
        mem[9'b110100] = 14'b1011110110100;
        mem[9'b110101] = 14'b1011111010100;
        mem[9'b110110] = 14'b1011111110011;
        mem[9'b110111] = 14'b1100000010001;
        mem[9'b111000] = 14'b1100000110000;
        mem[9'b111001] = 14'b1100001001110;
        mem[9'b111010] = 14'b1100001101100;
        mem[9'b111011] = 14'b1100010001001;
        mem[9'b111100] = 14'b1100010100110;
        mem[9'b111101] = 14'b1100011000011;
        mem[9'b111110] = 14'b1100011100000;
        mem[9'b111111] = 14'b1100011111100;
        mem[9'b1000000] = 14'b1100100011000;
        mem[9'b1000001] = 14'b1100100110011;
        mem[9'b1000010] = 14'b1100101001111;
        mem[9'b1000011] = 14'b1100101101010;
        mem[9'b1000100] = 14'b1100110000100;
        mem[9'b1000101] = 14'b1100110011110;
        mem[9'b1000110] = 14'b1100110111000;
        mem[9'b1000111] = 14'b1100111010010;
        mem[9'b1001000] = 14'b1100111101100;
        mem[9'b1001001] = 14'b1101000000101;
        mem[9'b1001010] = 14'b1101000011101;
        mem[9'b1001011] = 14'b1101000110110;
        mem[9'b1001100] = 14'b1101001001110;
        mem[9'b1001101] = 14'b1101001100110;
        mem[9'b1001110] = 14'b1101001111101;
        mem[9'b1001111] = 14'b1101010010100;
        mem[9'b1010000] = 14'b1101010101011;
        mem[9'b1010001] = 14'b1101011000010;
        mem[9'b1010010] = 14'b1101011011000;
        mem[9'b1010011] = 14'b1101011101110;
        mem[9'b1010100] = 14'b1101100000100;
        mem[9'b1010101] = 14'b1101100011001;
        mem[9'b1010110] = 14'b1101100101110;
        mem[9'b1010111] = 14'b1101101000011;
        mem[9'b1011000] = 14'b1101101011000;
        mem[9'b1011001] = 14'b1101101101100;
        mem[9'b1011010] = 14'b1101110000000;
        mem[9'b1011011] = 14'b1101110010100;
        mem[9'b1011100] = 14'b1101110100111;
        mem[9'b1011101] = 14'b1101110111010;
        mem[9'b1011110] = 14'b1101111001101;
        mem[9'b1011111] = 14'b1101111011111;
        mem[9'b1100000] = 14'b1101111110010;
        mem[9'b1100001] = 14'b1110000000100;
        mem[9'b1100010] = 14'b1110000010101;
        mem[9'b1100011] = 14'b1110000100111;
        mem[9'b1100100] = 14'b1110000111000;
        mem[9'b1100101] = 14'b1110001001001;
        mem[9'b1100110] = 14'b1110001011010;
        mem[9'b1100111] = 14'b1110001101010;
        mem[9'b1101000] = 14'b1110001111010;
        mem[9'b1101001] = 14'b1110010001010;
        mem[9'b1101010] = 14'b1110010011010;
        mem[9'b1101011] = 14'b1110010101001;
        mem[9'b1101100] = 14'b1110010111001;
        mem[9'b1101101] = 14'b1110011000111;
        mem[9'b1101110] = 14'b1110011010110;
        mem[9'b1101111] = 14'b1110011100101;
        mem[9'b1110000] = 14'b1110011110011;
        mem[9'b1110001] = 14'b1110100000001;
        mem[9'b1110010] = 14'b1110100001111;
        mem[9'b1110011] = 14'b1110100011100;
        mem[9'b1110100] = 14'b1110100101010;
        mem[9'b1110101] = 14'b1110100110111;
        mem[9'b1110110] = 14'b1110101000100;
        mem[9'b1110111] = 14'b1110101010000;
        mem[9'b1111000] = 14'b1110101011101;
        mem[9'b1111001] = 14'b1110101101001;
        mem[9'b1111010] = 14'b1110101110101;
        mem[9'b1111011] = 14'b1110110000001;
        mem[9'b1111100] = 14'b1110110001101;
        mem[9'b1111101] = 14'b1110110011000;
        mem[9'b1111110] = 14'b1110110100100;
        mem[9'b1111111] = 14'b1110110101111;
        mem[9'b10000000] = 14'b1110110111010;
        mem[9'b10000001] = 14'b1110111000100;
        mem[9'b10000010] = 14'b1110111001111;
        mem[9'b10000011] = 14'b1110111011001;
        mem[9'b10000100] = 14'b1110111100011;
        mem[9'b10000101] = 14'b1110111101101;
        mem[9'b10000110] = 14'b1110111110111;
        mem[9'b10000111] = 14'b1111000000001;
        mem[9'b10001000] = 14'b1111000001010;
        mem[9'b10001001] = 14'b1111000010100;
        mem[9'b10001010] = 14'b1111000011101;
        mem[9'b10001011] = 14'b1111000100110;
        mem[9'b10001100] = 14'b1111000101111;
        mem[9'b10001101] = 14'b1111000111000;
        mem[9'b10001110] = 14'b1111001000000;
        mem[9'b10001111] = 14'b1111001001000;
        mem[9'b10010000] = 14'b1111001010001;
        mem[9'b10010001] = 14'b1111001011001;
        mem[9'b10010010] = 14'b1111001100001;
        mem[9'b10010011] = 14'b1111001101001;
        mem[9'b10010100] = 14'b1111001110000;
        mem[9'b10010101] = 14'b1111001111000;
        mem[9'b10010110] = 14'b1111001111111;
        mem[9'b10010111] = 14'b1111010000110;
        mem[9'b10011000] = 14'b1111010001110;
        mem[9'b10011001] = 14'b1111010010101;
        mem[9'b10011010] = 14'b1111010011011;
        mem[9'b10011011] = 14'b1111010100010;
        mem[9'b10011100] = 14'b1111010101001;
        mem[9'b10011101] = 14'b1111010101111;
        mem[9'b10011110] = 14'b1111010110110;
        mem[9'b10011111] = 14'b1111010111100;
        mem[9'b10100000] = 14'b1111011000010;
        mem[9'b10100001] = 14'b1111011001000;
        mem[9'b10100010] = 14'b1111011001110;
        mem[9'b10100011] = 14'b1111011010100;
        mem[9'b10100100] = 14'b1111011011010;
        mem[9'b10100101] = 14'b1111011011111;
        mem[9'b10100110] = 14'b1111011100101;
        mem[9'b10100111] = 14'b1111011101010;
        mem[9'b10101000] = 14'b1111011110000;
        mem[9'b10101001] = 14'b1111011110101;
        mem[9'b10101010] = 14'b1111011111010;
        mem[9'b10101011] = 14'b1111011111111;
        mem[9'b10101100] = 14'b1111100000100;
        mem[9'b10101101] = 14'b1111100001001;
        mem[9'b10101110] = 14'b1111100001110;
        mem[9'b10101111] = 14'b1111100010010;
        mem[9'b10110000] = 14'b1111100010111;
        mem[9'b10110001] = 14'b1111100011011;
        mem[9'b10110010] = 14'b1111100100000;
        mem[9'b10110011] = 14'b1111100100100;
        mem[9'b10110100] = 14'b1111100101000;
        mem[9'b10110101] = 14'b1111100101100;
        mem[9'b10110110] = 14'b1111100110000;
        mem[9'b10110111] = 14'b1111100110100;
        mem[9'b10111000] = 14'b1111100111000;
        mem[9'b10111001] = 14'b1111100111100;
        mem[9'b10111010] = 14'b1111101000000;
        mem[9'b10111011] = 14'b1111101000100;
        mem[9'b10111100] = 14'b1111101000111;
        mem[9'b10111101] = 14'b1111101001011;
        mem[9'b10111110] = 14'b1111101001110;
        mem[9'b10111111] = 14'b1111101010010;
        mem[9'b11000000] = 14'b1111101010101;
        mem[9'b11000001] = 14'b1111101011001;
        mem[9'b11000010] = 14'b1111101011100;
        mem[9'b11000011] = 14'b1111101011111;
        mem[9'b11000100] = 14'b1111101100010;
        mem[9'b11000101] = 14'b1111101100101;
        mem[9'b11000110] = 14'b1111101101000;
        mem[9'b11000111] = 14'b1111101101011;
        mem[9'b11001000] = 14'b1111101101110;
        mem[9'b11001001] = 14'b1111101110001;
        mem[9'b11001010] = 14'b1111101110100;
        mem[9'b11001011] = 14'b1111101110110;
        mem[9'b11001100] = 14'b1111101111001;
        mem[9'b11001101] = 14'b1111101111100;
        mem[9'b11001110] = 14'b1111101111110;
        mem[9'b11001111] = 14'b1111110000001;
        mem[9'b11010000] = 14'b1111110000011;
        mem[9'b11010001] = 14'b1111110000110;
        mem[9'b11010010] = 14'b1111110001000;
        mem[9'b11010011] = 14'b1111110001010;
        mem[9'b11010100] = 14'b1111110001101;
        mem[9'b11010101] = 14'b1111110001111;
        mem[9'b11010110] = 14'b1111110010001;
        mem[9'b11010111] = 14'b1111110010011;
        mem[9'b11011000] = 14'b1111110010110;
        mem[9'b11011001] = 14'b1111110011000;
        mem[9'b11011010] = 14'b1111110011010;
        mem[9'b11011011] = 14'b1111110011100;
        mem[9'b11011100] = 14'b1111110011110;
        mem[9'b11011101] = 14'b1111110100000;
        mem[9'b11011110] = 14'b1111110100001;
        mem[9'b11011111] = 14'b1111110100011;
        mem[9'b11100000] = 14'b1111110100101;
        mem[9'b11100001] = 14'b1111110100111;
        mem[9'b11100010] = 14'b1111110101001;
        mem[9'b11100011] = 14'b1111110101010;
        mem[9'b11100100] = 14'b1111110101100;
        mem[9'b11100101] = 14'b1111110101110;
        mem[9'b11100110] = 14'b1111110101111;
        mem[9'b11100111] = 14'b1111110110001;
        mem[9'b11101000] = 14'b1111110110010;
        mem[9'b11101001] = 14'b1111110110100;
        mem[9'b11101010] = 14'b1111110110101;
        mem[9'b11101011] = 14'b1111110110111;
        mem[9'b11101100] = 14'b1111110111000;
        mem[9'b11101101] = 14'b1111110111010;
        mem[9'b11101110] = 14'b1111110111011;
        mem[9'b11101111] = 14'b1111110111100;
        mem[9'b11110000] = 14'b1111110111110;
        mem[9'b11110001] = 14'b1111110111111;
        mem[9'b11110010] = 14'b1111111000000;
        mem[9'b11110011] = 14'b1111111000010;
        mem[9'b11110100] = 14'b1111111000011;
        mem[9'b11110101] = 14'b1111111000100;
        mem[9'b11110110] = 14'b1111111000101;
        mem[9'b11110111] = 14'b1111111000110;
        mem[9'b11111000] = 14'b1111111001000;
        mem[9'b11111001] = 14'b1111111001001;
        mem[9'b11111010] = 14'b1111111001010;
        mem[9'b11111011] = 14'b1111111001011;
        mem[9'b11111100] = 14'b1111111001100;
        mem[9'b11111101] = 14'b1111111001101;
        mem[9'b11111110] = 14'b1111111001110;
        mem[9'b11111111] = 14'b1111111001111;
        mem[9'b100000000] = 14'b1111111010000;
        mem[9'b100000001] = 14'b1111111010001;
        mem[9'b100000010] = 14'b1111111010010;
        mem[9'b100000011] = 14'b1111111010011;
        mem[9'b100000100] = 14'b1111111010100;
        mem[9'b100000101] = 14'b1111111010100;
        mem[9'b100000110] = 14'b1111111010101;
        mem[9'b100000111] = 14'b1111111010110;
        mem[9'b100001000] = 14'b1111111010111;
        mem[9'b100001001] = 14'b1111111011000;
        mem[9'b100001010] = 14'b1111111011001;
        mem[9'b100001011] = 14'b1111111011001;
        mem[9'b100001100] = 14'b1111111011010;
        mem[9'b100001101] = 14'b1111111011011;
        mem[9'b100001110] = 14'b1111111011100;
        mem[9'b100001111] = 14'b1111111011100;
        mem[9'b100010000] = 14'b1111111011101;
        mem[9'b100010001] = 14'b1111111011110;
        mem[9'b100010010] = 14'b1111111011110;
        mem[9'b100010011] = 14'b1111111011111;
        mem[9'b100010100] = 14'b1111111100000;
        mem[9'b100010101] = 14'b1111111100000;
        mem[9'b100010110] = 14'b1111111100001;
        mem[9'b100010111] = 14'b1111111100010;
        mem[9'b100011000] = 14'b1111111100010;
        mem[9'b100011001] = 14'b1111111100011;
        mem[9'b100011010] = 14'b1111111100011;
        mem[9'b100011011] = 14'b1111111100100;
        mem[9'b100011100] = 14'b1111111100100;
        mem[9'b100011101] = 14'b1111111100101;
        mem[9'b100011110] = 14'b1111111100101;
        mem[9'b100011111] = 14'b1111111100110;
        mem[9'b100100000] = 14'b1111111100111;
        mem[9'b100100001] = 14'b1111111100111;
        mem[9'b100100010] = 14'b1111111101000;
        mem[9'b100100011] = 14'b1111111101000;
        mem[9'b100100100] = 14'b1111111101000;
        mem[9'b100100101] = 14'b1111111101001;
        mem[9'b100100110] = 14'b1111111101001;
        mem[9'b100100111] = 14'b1111111101010;
        mem[9'b100101000] = 14'b1111111101010;
        mem[9'b100101001] = 14'b1111111101011;
        mem[9'b100101010] = 14'b1111111101011;
        mem[9'b100101011] = 14'b1111111101100;
        mem[9'b100101100] = 14'b1111111101100;
        mem[9'b100101101] = 14'b1111111101100;
        mem[9'b100101110] = 14'b1111111101101;
        mem[9'b100101111] = 14'b1111111101101;
        mem[9'b100110000] = 14'b1111111101101;
        mem[9'b100110001] = 14'b1111111101110;
        mem[9'b100110010] = 14'b1111111101110;
        mem[9'b100110011] = 14'b1111111101111;
        mem[9'b100110100] = 14'b1111111101111;
        mem[9'b100110101] = 14'b1111111101111;
        mem[9'b100110110] = 14'b1111111110000;
        mem[9'b100110111] = 14'b1111111110000;
        mem[9'b100111000] = 14'b1111111110000;
        mem[9'b100111001] = 14'b1111111110001;
        mem[9'b100111010] = 14'b1111111110001;
        mem[9'b100111011] = 14'b1111111110001;
        mem[9'b100111100] = 14'b1111111110001;
        mem[9'b100111101] = 14'b1111111110010;
        mem[9'b100111110] = 14'b1111111110010;
        mem[9'b100111111] = 14'b1111111110010;
        mem[9'b101000000] = 14'b1111111110011;
        mem[9'b101000001] = 14'b1111111110011;
        mem[9'b101000010] = 14'b1111111110011;
        mem[9'b101000011] = 14'b1111111110011;
        mem[9'b101000100] = 14'b1111111110100;
        mem[9'b101000101] = 14'b1111111110100;
        mem[9'b101000110] = 14'b1111111110100;
        mem[9'b101000111] = 14'b1111111110100;
        mem[9'b101001000] = 14'b1111111110101;
        mem[9'b101001001] = 14'b1111111110101;
        mem[9'b101001010] = 14'b1111111110101;
        mem[9'b101001011] = 14'b1111111110101;
        mem[9'b101001100] = 14'b1111111110101;
        mem[9'b101001101] = 14'b1111111110110;
        mem[9'b101001110] = 14'b1111111110110;
        mem[9'b101001111] = 14'b1111111110110;
        mem[9'b101010000] = 14'b1111111110110;
        mem[9'b101010001] = 14'b1111111110110;
        mem[9'b101010010] = 14'b1111111110111;
        mem[9'b101010011] = 14'b1111111110111;
        mem[9'b101010100] = 14'b1111111110111;
        mem[9'b101010101] = 14'b1111111110111;
        mem[9'b101010110] = 14'b1111111110111;
        mem[9'b101010111] = 14'b1111111111000;
        mem[9'b101011000] = 14'b1111111111000;
        mem[9'b101011001] = 14'b1111111111000;
        mem[9'b101011010] = 14'b1111111111000;
        mem[9'b101011011] = 14'b1111111111000;
        mem[9'b101011100] = 14'b1111111111000;
        mem[9'b101011101] = 14'b1111111111000;
        mem[9'b101011110] = 14'b1111111111001;
        mem[9'b101011111] = 14'b1111111111001;
        mem[9'b101100000] = 14'b1111111111001;
        mem[9'b101100001] = 14'b1111111111001;
        mem[9'b101100010] = 14'b1111111111001;
        mem[9'b101100011] = 14'b1111111111001;
        mem[9'b101100100] = 14'b1111111111001;
        mem[9'b101100101] = 14'b1111111111010;
        mem[9'b101100110] = 14'b1111111111010;
        mem[9'b101100111] = 14'b1111111111010;
        mem[9'b101101000] = 14'b1111111111010;
        mem[9'b101101001] = 14'b1111111111010;
        mem[9'b101101010] = 14'b1111111111010;
        mem[9'b101101011] = 14'b1111111111010;
        mem[9'b101101100] = 14'b1111111111010;
        mem[9'b101101101] = 14'b1111111111011;
        mem[9'b101101110] = 14'b1111111111011;
        mem[9'b101101111] = 14'b1111111111011;
        mem[9'b101110000] = 14'b1111111111011;
        mem[9'b101110001] = 14'b1111111111011;
        mem[9'b101110010] = 14'b1111111111011;
        mem[9'b101110011] = 14'b1111111111011;
        mem[9'b101110100] = 14'b1111111111011;
        mem[9'b101110101] = 14'b1111111111011;
        mem[9'b101110110] = 14'b1111111111011;
        mem[9'b101110111] = 14'b1111111111100;
        mem[9'b101111000] = 14'b1111111111100;
        mem[9'b101111001] = 14'b1111111111100;
        mem[9'b101111010] = 14'b1111111111100;
        mem[9'b101111011] = 14'b1111111111100;
        mem[9'b101111100] = 14'b1111111111100;
        mem[9'b101111101] = 14'b1111111111100;
        mem[9'b101111110] = 14'b1111111111100;
        mem[9'b101111111] = 14'b1111111111100;
        mem[9'b110000000] = 14'b1111111111100;
        mem[9'b110000001] = 14'b1111111111100;
        mem[9'b110000010] = 14'b1111111111100;
        mem[9'b110000011] = 14'b1111111111100;
        mem[9'b110000100] = 14'b1111111111101;
        mem[9'b110000101] = 14'b1111111111101;
        mem[9'b110000110] = 14'b1111111111101;
        mem[9'b110000111] = 14'b1111111111101;
        mem[9'b110001000] = 14'b1111111111101;
        mem[9'b110001001] = 14'b1111111111101;
        mem[9'b110001010] = 14'b1111111111101;
        mem[9'b110001011] = 14'b1111111111101;
        mem[9'b110001100] = 14'b1111111111101;
        mem[9'b110001101] = 14'b1111111111101;
        mem[9'b110001110] = 14'b1111111111101;
        mem[9'b110001111] = 14'b1111111111101;
        mem[9'b110010000] = 14'b1111111111101;
        mem[9'b110010001] = 14'b1111111111101;
        mem[9'b110010010] = 14'b1111111111101;
        mem[9'b110010011] = 14'b1111111111101;
        mem[9'b110010100] = 14'b1111111111101;
        mem[9'b110010101] = 14'b1111111111110;
        mem[9'b110010110] = 14'b1111111111110;
        mem[9'b110010111] = 14'b1111111111110;
        mem[9'b110011000] = 14'b1111111111110;
        mem[9'b110011001] = 14'b1111111111110;
        mem[9'b110011010] = 14'b1111111111110;
        mem[9'b110011011] = 14'b1111111111110;
        mem[9'b110011100] = 14'b1111111111110;
        mem[9'b110011101] = 14'b1111111111110;
        mem[9'b110011110] = 14'b1111111111110;
        mem[9'b110011111] = 14'b1111111111110;
        mem[9'b110100000] = 14'b1111111111110;
        mem[9'b110100001] = 14'b1111111111110;
        mem[9'b110100010] = 14'b1111111111110;
        mem[9'b110100011] = 14'b1111111111110;
        mem[9'b110100100] = 14'b1111111111110;
        mem[9'b110100101] = 14'b1111111111110;
        mem[9'b110100110] = 14'b1111111111110;
        mem[9'b110100111] = 14'b1111111111110;
        mem[9'b110101000] = 14'b1111111111110;
        mem[9'b110101001] = 14'b1111111111110;
        mem[9'b110101010] = 14'b1111111111110;
        mem[9'b110101011] = 14'b1111111111110;
        mem[9'b110101100] = 14'b1111111111110;
        mem[9'b110101101] = 14'b1111111111110;
        mem[9'b110101110] = 14'b1111111111111;
        mem[9'b110101111] = 14'b1111111111111;
        mem[9'b110110000] = 14'b1111111111111;
        mem[9'b110110001] = 14'b1111111111111;
        mem[9'b110110010] = 14'b1111111111111;
        mem[9'b110110011] = 14'b1111111111111;
        mem[9'b110110100] = 14'b1111111111111;
        mem[9'b110110101] = 14'b1111111111111;
        mem[9'b110110110] = 14'b1111111111111;
        mem[9'b110110111] = 14'b1111111111111;
        mem[9'b110111000] = 14'b1111111111111;
        mem[9'b110111001] = 14'b1111111111111;
        mem[9'b110111010] = 14'b1111111111111;
        mem[9'b110111011] = 14'b1111111111111;
        mem[9'b110111100] = 14'b1111111111111;
        mem[9'b110111101] = 14'b1111111111111;
        mem[9'b110111110] = 14'b1111111111111;
        mem[9'b110111111] = 14'b1111111111111;
        mem[9'b111000000] = 14'b1111111111111;
        mem[9'b111000001] = 14'b1111111111111;
        mem[9'b111000010] = 14'b1111111111111;
        mem[9'b111000011] = 14'b1111111111111;
        mem[9'b111000100] = 14'b1111111111111;
        mem[9'b111000101] = 14'b1111111111111;
        mem[9'b111000110] = 14'b1111111111111;
        mem[9'b111000111] = 14'b1111111111111;
        mem[9'b111001000] = 14'b1111111111111;
        mem[9'b111001001] = 14'b1111111111111;
        mem[9'b111001010] = 14'b1111111111111;
        mem[9'b111001011] = 14'b1111111111111;
        mem[9'b111001100] = 14'b1111111111111;
        mem[9'b111001101] = 14'b1111111111111;
        mem[9'b111001110] = 14'b1111111111111;
        mem[9'b111001111] = 14'b1111111111111;
        mem[9'b111010000] = 14'b1111111111111;
        mem[9'b111010001] = 14'b1111111111111;
        mem[9'b111010010] = 14'b1111111111111;
        mem[9'b111010011] = 14'b1111111111111;
        mem[9'b111010100] = 14'b1111111111111;
        mem[9'b111010101] = 14'b1111111111111;
        mem[9'b111010110] = 14'b1111111111111;
        mem[9'b111010111] = 14'b1111111111111;
        mem[9'b111011000] = 14'b1111111111111;
        mem[9'b111011001] = 14'b1111111111111;
        mem[9'b111011010] = 14'b1111111111111;
        mem[9'b111011011] = 14'b1111111111111;
        mem[9'b111011100] = 14'b1111111111111;
        mem[9'b111011101] = 14'b1111111111111;
        mem[9'b111011110] = 14'b1111111111111;
        mem[9'b111011111] = 14'b1111111111111;
        mem[9'b111100000] = 14'b1111111111111;
        mem[9'b111100001] = 14'b1111111111111;
        mem[9'b111100010] = 14'b1111111111111;
        mem[9'b111100011] = 14'b1111111111111;
        mem[9'b111100100] = 14'b1111111111111;
        mem[9'b111100101] = 14'b1111111111111;
        mem[9'b111100110] = 14'b1111111111111;
        mem[9'b111100111] = 14'b1111111111111;
        mem[9'b111101000] = 14'b1111111111111;
        mem[9'b111101001] = 14'b1111111111111;
        mem[9'b111101010] = 14'b1111111111111;
        mem[9'b111101011] = 14'b1111111111111;
        mem[9'b111101100] = 14'b1111111111111;
        mem[9'b111101101] = 14'b1111111111111;
        mem[9'b111101110] = 14'b1111111111111;
        mem[9'b111101111] = 14'b1111111111111;
        mem[9'b111110000] = 14'b1111111111111;
        mem[9'b111110001] = 14'b1111111111111;
        mem[9'b111110010] = 14'b1111111111111;
        mem[9'b111110011] = 14'b1111111111111;
        mem[9'b111110100] = 14'b1111111111111;
        mem[9'b111110101] = 14'b1111111111111;
        mem[9'b111110110] = 14'b1111111111111;
        mem[9'b111110111] = 14'b1111111111111;
        mem[9'b111111000] = 14'b1111111111111;
        mem[9'b111111001] = 14'b1111111111111;
        mem[9'b111111010] = 14'b1111111111111;
        mem[9'b111111011] = 14'b1111111111111;
        mem[9'b111111100] = 14'b1111111111111;
        mem[9'b111111101] = 14'b1111111111111;
        mem[9'b111111110] = 14'b1111111111111;
        mem[9'b111111111] = 14'b1111111111111;
    end
    
    always @(posedge clock) begin
        data <= mem[address];
    end
endmodule // best_first$chances


module best_first$comparison(clock,clear,valid,is_new,visits,sum,number,place,parent_visits,any,best_is_new,best,mean);
    
    // Module arguments
    input wire  clock;
    input wire  clear;
    input wire  valid;
    input wire  is_new;
    input wire  [13:0] visits;
    input wire  [26:0] sum;
    input wire  [13:0] number;
    input wire  [4:0] place;
    input wire  [13:0] parent_visits;
    output reg  any;
    output reg  best_is_new;
    output reg  [13:0] best;
    output reg  [13:0] mean;
    
    // Constant declarations
    localparam  one = 15'b1;
    localparam  one_bit = 6'b1;
    localparam  none = 6'b0;
    localparam  certain = 14'b10000000000000;
    localparam  certain_wide = 41'h2000;
    localparam  certain_worth = 20'h2000;
    localparam  unvisited = 20'h333;
    
    // Stub signals
    reg  [14:0] leading_visits$count;
    wire  [9:0] leading_visits$known;
    wire  [2:0] leading_visits$halved;
    wire  [3:0] leading_visits$logarithm;
    reg  [14:0] leading_tries$count;
    wire  [9:0] leading_tries$known;
    wire  [2:0] leading_tries$halved;
    wire  [3:0] leading_tries$logarithm;
    reg  [14:0] leading_parent$count;
    wire  [9:0] leading_parent$known;
    wire  [2:0] leading_parent$halved;
    wire  [3:0] leading_parent$logarithm;
    reg  [9:0] reciprocals$address;
    wire  [17:0] reciprocals$data;
    reg  [9:0] reciprocals_of_tries$address;
    wire  [17:0] reciprocals_of_tries$data;
    reg  [9:0] roots$address;
    wire  [17:0] roots$data;
    reg  [4:0] priors$address;
    wire  [11:0] priors$data;
    reg  [11:0] times_root$left;
    reg  [17:0] times_root$right;
    wire  [29:0] times_root$product;
    reg  [17:0] times_share$left;
    reg  [17:0] times_share$right;
    wire  [35:0] times_share$product;
    reg  [22:0] times_sum$left;
    reg  [17:0] times_sum$right;
    wire  [40:0] times_sum$product;
    reg  [17:0] root$d;
    wire  [17:0] root$q;
    reg  parent_is_great$d;
    wire  parent_is_great$q;
    reg  [5:0] valid_past$d;
    wire  [5:0] valid_past$q;
    reg  [5:0] is_new_past$d;
    wire  [5:0] is_new_past$q;
    reg  [13:0] number_1$d;
    wire  [13:0] number_1$q;
    reg  [13:0] number_2$d;
    wire  [13:0] number_2$q;
    reg  [13:0] number_3$d;
    wire  [13:0] number_3$q;
    reg  [13:0] number_4$d;
    wire  [13:0] number_4$q;
    reg  [13:0] number_5$d;
    wire  [13:0] number_5$q;
    reg  [13:0] number_6$d;
    wire  [13:0] number_6$q;
    reg  [13:0] number_7$d;
    wire  [13:0] number_7$q;
    reg  [26:0] sum_1$d;
    wire  [26:0] sum_1$q;
    reg  [22:0] sum_2$d;
    wire  [22:0] sum_2$q;
    reg  [22:0] sum_3$d;
    wire  [22:0] sum_3$q;
    reg  [2:0] halved_1$d;
    wire  [2:0] halved_1$q;
    reg  [9:0] known_1$d;
    wire  [9:0] known_1$q;
    reg  [9:0] known_tries_1$d;
    wire  [9:0] known_tries_1$q;
    reg  [3:0] scale_1$d;
    wire  [3:0] scale_1$q;
    reg  [3:0] scale_2$d;
    wire  [3:0] scale_2$q;
    reg  [3:0] scale_3$d;
    wire  [3:0] scale_3$q;
    reg  [3:0] scale_4$d;
    wire  [3:0] scale_4$q;
    reg  [3:0] scale_5$d;
    wire  [3:0] scale_5$q;
    reg  [3:0] tries_1$d;
    wire  [3:0] tries_1$q;
    reg  [3:0] tries_2$d;
    wire  [3:0] tries_2$q;
    reg  [3:0] tries_3$d;
    wire  [3:0] tries_3$q;
    reg  [3:0] tries_4$d;
    wire  [3:0] tries_4$q;
    reg  [3:0] tries_5$d;
    wire  [3:0] tries_5$q;
    reg  [17:0] reciprocal_3$d;
    wire  [17:0] reciprocal_3$q;
    reg  [17:0] reciprocal_of_tries_3$d;
    wire  [17:0] reciprocal_of_tries_3$q;
    reg  [13:0] mean_6$d;
    wire  [13:0] mean_6$q;
    reg  [19:0] exploration_6$d;
    wire  [19:0] exploration_6$q;
    reg  [19:0] worth_7$d;
    wire  [19:0] worth_7$q;
    reg  valid_7$d;
    wire  valid_7$q;
    reg  is_new_7$d;
    wire  is_new_7$q;
    reg  [19:0] least$d;
    wire  [19:0] least$q;
    reg  [13:0] best_now$d;
    wire  [13:0] best_now$q;
    reg  best_is_new_now$d;
    wire  best_is_new_now$q;
    reg  any_now$d;
    wire  any_now$q;
    
    // Local signals
    reg  [14:0] visits_wide;
    reg  [14:0] next_tries;
    reg  [14:0] tries;
    reg  [14:0] parent_wide;
    reg  [9:0] root_index;
    reg  [17:0] great_root;
    reg  [26:0] halved_sum;
    reg  [3:0] scale;
    reg  [29:0] share_wide;
    reg  [40:0] mean_product;
    reg  [40:0] mean_wide;
    reg  [35:0] tried_product;
    reg  [35:0] tried_wide;
    reg  [19:0] mean_worth;
    reg  [19:0] base;
    reg  [5:0] shifted_valid;
    reg  [5:0] shifted_is_new;
    reg  counts;
    
    // Sub module instances
    best_first$leading_visits leading_visits(
        .count(leading_visits$count),
        .known(leading_visits$known),
        .halved(leading_visits$halved),
        .logarithm(leading_visits$logarithm)
    );
    best_first$leading_visits leading_tries(
        .count(leading_tries$count),
        .known(leading_tries$known),
        .halved(leading_tries$halved),
        .logarithm(leading_tries$logarithm)
    );
    best_first$leading_visits leading_parent(
        .count(leading_parent$count),
        .known(leading_parent$known),
        .halved(leading_parent$halved),
        .logarithm(leading_parent$logarithm)
    );
    best_first$reciprocals reciprocals(
        .clock(clock),
        .address(reciprocals$address),
        .data(reciprocals$data)
    );
    best_first$reciprocals reciprocals_of_tries(
        .clock(clock),
        .address(reciprocals_of_tries$address),
        .data(reciprocals_of_tries$data)
    );
    best_first$roots roots(
        .clock(clock),
        .address(roots$address),
        .data(roots$data)
    );
    best_first$priors priors(
        .clock(clock),
        .address(priors$address),
        .data(priors$data)
    );
    best_first$times_root times_root(
        .clock(clock),
        .left(times_root$left),
        .right(times_root$right),
        .product(times_root$product)
    );
    best_first$times_share times_share(
        .clock(clock),
        .left(times_share$left),
        .right(times_share$right),
        .product(times_share$product)
    );
    best_first$times_sum times_sum(
        .clock(clock),
        .left(times_sum$left),
        .right(times_sum$right),
        .product(times_sum$product)
    );
    best_first$dff18 root(
        .d(root$d),
        .q(root$q),
        .clock(clock)
    );
    best_first$dff1 parent_is_great(
        .d(parent_is_great$d),
        .q(parent_is_great$q),
        .clock(clock)
    );
    best_first$dff6 valid_past(
        .d(valid_past$d),
        .q(valid_past$q),
        .clock(clock)
    );
    best_first$dff6 is_new_past(
        .d(is_new_past$d),
        .q(is_new_past$q),
        .clock(clock)
    );
    best_first$dff14 number_1(
        .d(number_1$d),
        .q(number_1$q),
        .clock(clock)
    );
    best_first$dff14 number_2(
        .d(number_2$d),
        .q(number_2$q),
        .clock(clock)
    );
    best_first$dff14 number_3(
        .d(number_3$d),
        .q(number_3$q),
        .clock(clock)
    );
    best_first$dff14 number_4(
        .d(number_4$d),
        .q(number_4$q),
        .clock(clock)
    );
    best_first$dff14 number_5(
        .d(number_5$d),
        .q(number_5$q),
        .clock(clock)
    );
    best_first$dff14 number_6(
        .d(number_6$d),
        .q(number_6$q),
        .clock(clock)
    );
    best_first$dff14 number_7(
        .d(number_7$d),
        .q(number_7$q),
        .clock(clock)
    );
    best_first$dff27 sum_1(
        .d(sum_1$d),
        .q(sum_1$q),
        .clock(clock)
    );
    best_first$dff23 sum_2(
        .d(sum_2$d),
        .q(sum_2$q),
        .clock(clock)
    );
    best_first$dff23 sum_3(
        .d(sum_3$d),
        .q(sum_3$q),
        .clock(clock)
    );
    best_first$dff3 halved_1(
        .d(halved_1$d),
        .q(halved_1$q),
        .clock(clock)
    );
    best_first$dff10 known_1(
        .d(known_1$d),
        .q(known_1$q),
        .clock(clock)
    );
    best_first$dff10 known_tries_1(
        .d(known_tries_1$d),
        .q(known_tries_1$q),
        .clock(clock)
    );
    best_first$dff4 scale_1(
        .d(scale_1$d),
        .q(scale_1$q),
        .clock(clock)
    );
    best_first$dff4 scale_2(
        .d(scale_2$d),
        .q(scale_2$q),
        .clock(clock)
    );
    best_first$dff4 scale_3(
        .d(scale_3$d),
        .q(scale_3$q),
        .clock(clock)
    );
    best_first$dff4 scale_4(
        .d(scale_4$d),
        .q(scale_4$q),
        .clock(clock)
    );
    best_first$dff4 scale_5(
        .d(scale_5$d),
        .q(scale_5$q),
        .clock(clock)
    );
    best_first$dff4 tries_1(
        .d(tries_1$d),
        .q(tries_1$q),
        .clock(clock)
    );
    best_first$dff4 tries_2(
        .d(tries_2$d),
        .q(tries_2$q),
        .clock(clock)
    );
    best_first$dff4 tries_3(
        .d(tries_3$d),
        .q(tries_3$q),
        .clock(clock)
    );
    best_first$dff4 tries_4(
        .d(tries_4$d),
        .q(tries_4$q),
        .clock(clock)
    );
    best_first$dff4 tries_5(
        .d(tries_5$d),
        .q(tries_5$q),
        .clock(clock)
    );
    best_first$dff18 reciprocal_3(
        .d(reciprocal_3$d),
        .q(reciprocal_3$q),
        .clock(clock)
    );
    best_first$dff18 reciprocal_of_tries_3(
        .d(reciprocal_of_tries_3$d),
        .q(reciprocal_of_tries_3$q),
        .clock(clock)
    );
    best_first$dff14 mean_6(
        .d(mean_6$d),
        .q(mean_6$q),
        .clock(clock)
    );
    best_first$dff20 exploration_6(
        .d(exploration_6$d),
        .q(exploration_6$q),
        .clock(clock)
    );
    best_first$dff20 worth_7(
        .d(worth_7$d),
        .q(worth_7$q),
        .clock(clock)
    );
    best_first$dff1 valid_7(
        .d(valid_7$d),
        .q(valid_7$q),
        .clock(clock)
    );
    best_first$dff1 is_new_7(
        .d(is_new_7$d),
        .q(is_new_7$q),
        .clock(clock)
    );
    best_first$dff20 least(
        .d(least$d),
        .q(least$q),
        .clock(clock)
    );
    best_first$dff14 best_now(
        .d(best_now$d),
        .q(best_now$q),
        .clock(clock)
    );
    best_first$dff1 best_is_new_now(
        .d(best_is_new_now$d),
        .q(best_is_new_now$q),
        .clock(clock)
    );
    best_first$dff1 any_now(
        .d(any_now$d),
        .q(any_now$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        root$d = root$q;
        parent_is_great$d = parent_is_great$q;
        valid_past$d = valid_past$q;
        is_new_past$d = is_new_past$q;
        number_1$d = number_1$q;
        number_2$d = number_2$q;
        number_3$d = number_3$q;
        number_4$d = number_4$q;
        number_5$d = number_5$q;
        number_6$d = number_6$q;
        number_7$d = number_7$q;
        sum_1$d = sum_1$q;
        sum_2$d = sum_2$q;
        sum_3$d = sum_3$q;
        halved_1$d = halved_1$q;
        known_1$d = known_1$q;
        known_tries_1$d = known_tries_1$q;
        scale_1$d = scale_1$q;
        scale_2$d = scale_2$q;
        scale_3$d = scale_3$q;
        scale_4$d = scale_4$q;
        scale_5$d = scale_5$q;
        tries_1$d = tries_1$q;
        tries_2$d = tries_2$q;
        tries_3$d = tries_3$q;
        tries_4$d = tries_4$q;
        tries_5$d = tries_5$q;
        reciprocal_3$d = reciprocal_3$q;
        reciprocal_of_tries_3$d = reciprocal_of_tries_3$q;
        mean_6$d = mean_6$q;
        exploration_6$d = exploration_6$q;
        worth_7$d = worth_7$q;
        valid_7$d = valid_7$q;
        is_new_7$d = is_new_7$q;
        least$d = least$q;
        best_now$d = best_now$q;
        best_is_new_now$d = best_is_new_now$q;
        any_now$d = any_now$q;
        parent_wide = ((parent_visits) & 15'h7fff);
        leading_parent$count = parent_wide;
        root_index = parent_visits[(32'h0)+:(10)];
        parent_is_great$d = 1'b0;
        if (|leading_parent$halved) begin
            root_index = parent_visits[(32'h4)+:(10)];
            parent_is_great$d = 1'b1;
        end
        roots$address = root_index;
        great_root = roots$data << 32'h2;
        root$d = roots$data;
        if (parent_is_great$q) begin
            root$d = great_root;
        end
        visits_wide = ((visits) & 15'h7fff);
        leading_visits$count = visits_wide;
        next_tries = visits_wide + one;
        tries = next_tries;
        if (is_new) begin
            tries = one;
        end
        leading_tries$count = tries;
        halved_1$d = leading_visits$halved;
        known_1$d = leading_visits$known;
        scale = leading_visits$logarithm - ((leading_visits$halved) & 4'hf);
        scale_1$d = scale;
        known_tries_1$d = leading_tries$known;
        tries_1$d = leading_tries$logarithm;
        sum_1$d = sum;
        priors$address = place;
        reciprocals$address = known_1$q;
        reciprocals_of_tries$address = known_tries_1$q;
        halved_sum = sum_1$q >> halved_1$q;
        sum_2$d = halved_sum[(32'h0)+:(23)];
        sum_3$d = sum_2$q;
        scale_2$d = scale_1$q;
        scale_3$d = scale_2$q;
        tries_2$d = tries_1$q;
        tries_3$d = tries_2$q;
        reciprocal_3$d = reciprocals$data;
        reciprocal_of_tries_3$d = reciprocals_of_tries$data;
        times_root$left = priors$data;
        times_root$right = root$q;
        share_wide = times_root$product;
        times_share$left = share_wide[(32'h8)+:(18)];
        times_share$right = reciprocal_of_tries_3$q;
        times_sum$left = sum_3$q;
        times_sum$right = reciprocal_3$q;
        scale_4$d = scale_3$q;
        scale_5$d = scale_4$q;
        tries_4$d = tries_3$q;
        tries_5$d = tries_4$q;
        mean_product = times_sum$product >> 32'h11;
        mean_wide = mean_product >> scale_5$q;
        mean_6$d = mean_wide[(32'h0)+:(14)];
        if (mean_wide > certain_wide) begin
            mean_6$d = certain;
        end
        tried_product = times_share$product >> 32'h11;
        tried_wide = tried_product >> tries_5$q;
        exploration_6$d = tried_wide[(32'h0)+:(20)];
        mean = mean_6$q;
        shifted_valid = valid_past$q << 32'h1;
        valid_past$d = shifted_valid;
        if (valid) begin
            valid_past$d = shifted_valid | one_bit;
        end
        shifted_is_new = is_new_past$q << 32'h1;
        is_new_past$d = shifted_is_new;
        if (is_new) begin
            is_new_past$d = shifted_is_new | one_bit;
        end
        number_1$d = number;
        number_2$d = number_1$q;
        number_3$d = number_2$q;
        number_4$d = number_3$q;
        number_5$d = number_4$q;
        number_6$d = number_5$q;
        number_7$d = number_6$q;
        mean_worth = ((mean_6$q) & 20'hfffff);
        base = mean_worth + unvisited;
        if (is_new_past$q[32'h5]) begin
            base = certain_worth - mean_worth;
        end
        worth_7$d = base + exploration_6$q;
        valid_7$d = valid_past$q[32'h5];
        is_new_7$d = is_new_past$q[32'h5];
        counts = valid_7$q & ((~any_now$q) | (worth_7$q > least$q));
        if (counts) begin
            any_now$d = 1'b1;
            least$d = worth_7$q;
            best_now$d = number_7$q;
            best_is_new_now$d = is_new_7$q;
        end
        if (clear) begin
            any_now$d = 1'b0;
            valid_past$d = none;
            valid_7$d = 1'b0;
        end
        any = any_now$q;
        best = best_now$q;
        best_is_new = best_is_new_now$q;
    end
    
endmodule // best_first$comparison


module best_first$counter(clock,cells,count);
    
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
    best_first$sums sums(
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
    best_first$dff4 rows$0(
        .d(rows$0$d),
        .q(rows$0$q),
        .clock(clock)
    );
    best_first$dff4 rows$1(
        .d(rows$1$d),
        .q(rows$1$q),
        .clock(clock)
    );
    best_first$dff4 rows$2(
        .d(rows$2$d),
        .q(rows$2$q),
        .clock(clock)
    );
    best_first$dff4 rows$3(
        .d(rows$3$d),
        .q(rows$3$q),
        .clock(clock)
    );
    best_first$dff4 rows$4(
        .d(rows$4$d),
        .q(rows$4$q),
        .clock(clock)
    );
    best_first$dff4 rows$5(
        .d(rows$5$d),
        .q(rows$5$q),
        .clock(clock)
    );
    best_first$dff4 rows$6(
        .d(rows$6$d),
        .q(rows$6$q),
        .clock(clock)
    );
    best_first$dff4 rows$7(
        .d(rows$7$d),
        .q(rows$7$q),
        .clock(clock)
    );
    best_first$dff4 rows$8(
        .d(rows$8$d),
        .q(rows$8$q),
        .clock(clock)
    );
    best_first$dff4 rows$9(
        .d(rows$9$d),
        .q(rows$9$q),
        .clock(clock)
    );
    best_first$dff4 rows$10(
        .d(rows$10$d),
        .q(rows$10$q),
        .clock(clock)
    );
    best_first$dff4 rows$11(
        .d(rows$11$d),
        .q(rows$11$q),
        .clock(clock)
    );
    best_first$dff4 rows$12(
        .d(rows$12$d),
        .q(rows$12$q),
        .clock(clock)
    );
    best_first$dff4 rows$13(
        .d(rows$13$d),
        .q(rows$13$q),
        .clock(clock)
    );
    best_first$total total(
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
    best_first$dff8 count_out(
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
    
endmodule // best_first$counter


module best_first$cut(row,x,cells);
    
    // Module arguments
    input wire  [13:0] row;
    input wire  [3:0] x;
    output reg  [8:0] cells;
    
    // Constant declarations
    localparam  margin = 3'b100;
    
    // Local signals
    reg  [21:0] framed;
    reg  [15:0] left_8;
    reg  [11:0] left_4;
    reg  [9:0] left_2;
    
    // Update code
    always @(*) begin
        framed = ((row) & 22'h3fffff) << margin;
        left_8 = framed[(32'h0)+:(16)];
        if (x[32'h3]) begin
            left_8 = ((framed[(32'h8)+:(14)]) & 16'hffff);
        end
        left_4 = left_8[(32'h0)+:(12)];
        if (x[32'h2]) begin
            left_4 = left_8[(32'h4)+:(12)];
        end
        left_2 = left_4[(32'h0)+:(10)];
        if (x[32'h1]) begin
            left_2 = left_4[(32'h2)+:(10)];
        end
        cells = left_2[(32'h0)+:(9)];
        if (x[32'h0]) begin
            cells = left_2[(32'h1)+:(9)];
        end
    end
    
endmodule // best_first$cut


module best_first$datapath(clock,state,step,stopping,root,root_passed,node,level,again,is_last_child,answer,cleared,clear_table,select,generates,list,store,cutoff,next_child,try_reply,yields,peer_written,peer_path,makes$0,sorted$0,written,path,completed,value_completed,value_both_passed,popped,child,known,tt_cutoff,depth_preferred_will_hit,has_first_move,listed,valid,placement,score,value,terminal,both_passed,done,any,more_than_one,refuted,test_applies,test_counts,test_refutes,test_ends,defers,deferred);
    
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
    input wire  makes$0;
    output reg  [14:0] sorted$0;
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
    reg  stream$rests$0;
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
    best_first$position position(
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
    best_first$stream stream(
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
        .rests$0(stream$rests$0),
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
    best_first$first_moves first_moves(
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
    best_first$lists lists(
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
    best_first$placer_mux placer_mux(
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
    best_first$stack stack(
        .clock(clock),
        .push(stack$push),
        .level(stack$level),
        .frame(stack$frame),
        .level_above(stack$level_above),
        .above(stack$above)
    );
    best_first$transpositions transpositions(
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
    best_first$killers killers(
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
    best_first$late_move late_move(
        .node(late_move$node),
        .again(late_move$again),
        .pushed(late_move$pushed),
        .child(late_move$child),
        .minus_alpha(late_move$minus_alpha)
    );
    best_first$replies replies(
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
    best_first$deferral deferral(
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
    best_first$dff8 selected(
        .d(selected$d),
        .q(selected$q),
        .clock(clock)
    );
    best_first$dff1 looking(
        .d(looking$d),
        .q(looking$q),
        .clock(clock)
    );
    best_first$dff7 root_ply(
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
        position$make = (state == State$Place) | makes$0;
        stream$rests$0 = at_root;
        sorted$0 = stream$best;
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
    
endmodule // best_first$datapath


module best_first$deferral(clock,idle,node,make,again,is_last_child,level,look_up,first_cycle,decide,tt_cutoff,leave,key,yields,peer_path,path,defers,deferred);
    
    // Module arguments
    input wire  clock;
    input wire  idle;
    input wire  [97:0] node;
    input wire  make;
    input wire  again;
    input wire  is_last_child;
    input wire  [5:0] level;
    input wire  look_up;
    input wire  first_cycle;
    input wire  decide;
    input wire  tt_cutoff;
    input wire  leave;
    input wire  [39:0] key;
    input wire  yields;
    input wire  [163:0] peer_path;
    output reg  [163:0] path;
    output reg  defers;
    output reg  deferred;
    
    // Constant declarations
    localparam  levels$0 = 6'b1;
    localparam  levels$1 = 6'b10;
    localparam  levels$2 = 6'b11;
    localparam  levels$3 = 6'b100;
    localparam  level_end = 6'b100;
    localparam  deferred_from = 6'b11;
    localparam  first_child = 5'b0;
    localparam  most_listed = 5'b11111;
    
    // Stub signals
    reg  [39:0] keys$0$d;
    wire  [39:0] keys$0$q;
    reg  [39:0] keys$1$d;
    wire  [39:0] keys$1$q;
    reg  [39:0] keys$2$d;
    wire  [39:0] keys$2$q;
    reg  [39:0] keys$3$d;
    wire  [39:0] keys$3$q;
    reg  searched$0$d;
    wire  searched$0$q;
    reg  searched$1$d;
    wire  searched$1$q;
    reg  searched$2$d;
    wire  searched$2$q;
    reg  searched$3$d;
    wire  searched$3$q;
    reg  peer_searches_it$d;
    wire  peer_searches_it$q;
    reg  may_defer$d;
    wire  may_defer$q;
    reg  was_deferred$d;
    wire  was_deferred$q;
    
    // Local signals
    reg  [39:0] peer_keys$0;
    reg  [39:0] peer_keys$1;
    reg  [39:0] peer_keys$2;
    reg  [39:0] peer_keys$3;
    reg  peer_searches$0;
    reg  peer_searches$1;
    reg  peer_searches$2;
    reg  peer_searches$3;
    reg  is_peers$0;
    reg  is_peers$1;
    reg  is_peers$2;
    reg  is_peers$3;
    reg  leaves_it;
    
    // Sub module instances
    best_first$dff40 keys$0(
        .d(keys$0$d),
        .q(keys$0$q),
        .clock(clock)
    );
    best_first$dff40 keys$1(
        .d(keys$1$d),
        .q(keys$1$q),
        .clock(clock)
    );
    best_first$dff40 keys$2(
        .d(keys$2$d),
        .q(keys$2$q),
        .clock(clock)
    );
    best_first$dff40 keys$3(
        .d(keys$3$d),
        .q(keys$3$q),
        .clock(clock)
    );
    best_first$dff1 searched$0(
        .d(searched$0$d),
        .q(searched$0$q),
        .clock(clock)
    );
    best_first$dff1 searched$1(
        .d(searched$1$d),
        .q(searched$1$q),
        .clock(clock)
    );
    best_first$dff1 searched$2(
        .d(searched$2$d),
        .q(searched$2$q),
        .clock(clock)
    );
    best_first$dff1 searched$3(
        .d(searched$3$d),
        .q(searched$3$q),
        .clock(clock)
    );
    best_first$dff1 peer_searches_it(
        .d(peer_searches_it$d),
        .q(peer_searches_it$q),
        .clock(clock)
    );
    best_first$dff1 may_defer(
        .d(may_defer$d),
        .q(may_defer$q),
        .clock(clock)
    );
    best_first$dff1 was_deferred(
        .d(was_deferred$d),
        .q(was_deferred$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        peer_searches_it$d = peer_searches_it$q;
        may_defer$d = may_defer$q;
        was_deferred$d = was_deferred$q;
        if (make) begin
            may_defer$d = ((node[(64'h61)+:(1)] & (~again)) & (node[(64'h58)+:(6)] >= deferred_from)) & ((node[(64'h4e)+:(5)] != first_child) & (~is_last_child)) & ((node[(64'h53)+:(5)] != most_listed) & (level < level_end));
            was_deferred$d = 1'b0;
        end
        peer_keys$0 = peer_path[(64'h0)+:(40)];
        peer_searches$0 = peer_path[(64'h28)+:(1)];
        peer_keys$1 = peer_path[(64'h29)+:(40)];
        peer_searches$1 = peer_path[(64'h51)+:(1)];
        peer_keys$2 = peer_path[(64'h52)+:(40)];
        peer_searches$2 = peer_path[(64'h7a)+:(1)];
        peer_keys$3 = peer_path[(64'h7b)+:(40)];
        peer_searches$3 = peer_path[(64'ha3)+:(1)];
        is_peers$0 = peer_searches$0 & (peer_keys$0 == key);
        is_peers$1 = peer_searches$1 & (peer_keys$1 == key);
        is_peers$2 = peer_searches$2 & (peer_keys$2 == key);
        is_peers$3 = peer_searches$3 & (peer_keys$3 == key);
        peer_searches_it$d = (is_peers$0 | is_peers$1) | (is_peers$2 | is_peers$3);
        leaves_it = may_defer$q & peer_searches_it$q;
        defers = leaves_it;
        if (decide) begin
            was_deferred$d = leaves_it & (~tt_cutoff);
        end
        deferred = was_deferred$q;
        searched$0$d = searched$0$q;
        keys$0$d = keys$0$q;
        if (level == levels$0) begin
            if (look_up) begin
                keys$0$d = key;
            end
            if ((first_cycle & (~yields)) | (decide & (~leaves_it))) begin
                searched$0$d = 1'b1;
            end
            if (leave) begin
                searched$0$d = 1'b0;
            end
        end
        if (idle) begin
            searched$0$d = 1'b0;
        end
        searched$1$d = searched$1$q;
        keys$1$d = keys$1$q;
        if (level == levels$1) begin
            if (look_up) begin
                keys$1$d = key;
            end
            if ((first_cycle & (~yields)) | (decide & (~leaves_it))) begin
                searched$1$d = 1'b1;
            end
            if (leave) begin
                searched$1$d = 1'b0;
            end
        end
        if (idle) begin
            searched$1$d = 1'b0;
        end
        searched$2$d = searched$2$q;
        keys$2$d = keys$2$q;
        if (level == levels$2) begin
            if (look_up) begin
                keys$2$d = key;
            end
            if ((first_cycle & (~yields)) | (decide & (~leaves_it))) begin
                searched$2$d = 1'b1;
            end
            if (leave) begin
                searched$2$d = 1'b0;
            end
        end
        if (idle) begin
            searched$2$d = 1'b0;
        end
        searched$3$d = searched$3$q;
        keys$3$d = keys$3$q;
        if (level == levels$3) begin
            if (look_up) begin
                keys$3$d = key;
            end
            if ((first_cycle & (~yields)) | (decide & (~leaves_it))) begin
                searched$3$d = 1'b1;
            end
            if (leave) begin
                searched$3$d = 1'b0;
            end
        end
        if (idle) begin
            searched$3$d = 1'b0;
        end
        path[(64'h0)+:(40)] = keys$0$q;
        path[(64'h28)+:(1)] = searched$0$q;
        path[(64'h29)+:(40)] = keys$1$q;
        path[(64'h51)+:(1)] = searched$1$q;
        path[(64'h52)+:(40)] = keys$2$q;
        path[(64'h7a)+:(1)] = searched$2$q;
        path[(64'h7b)+:(40)] = keys$3$q;
        path[(64'ha3)+:(1)] = searched$3$q;
    end
    
endmodule // best_first$deferral


module best_first$delay(clock,data_in,data_out);
    
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
    best_first$dff8 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    best_first$dff8 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    best_first$dff8 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    best_first$dff8 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    best_first$dff8 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    best_first$dff8 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    best_first$dff8 stages$6(
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
    
endmodule // best_first$delay


module best_first$dff1(d,q,clock);
    
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
          
endmodule // best_first$dff1


module best_first$dff10(d,q,clock);
    
    // Module arguments
    input wire  [9:0] d;
    output reg  [9:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 10'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff10


module best_first$dff100(d,q,clock);
    
    // Module arguments
    input wire  [99:0] d;
    output reg  [99:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 100'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff100


module best_first$dff113(d,q,clock);
    
    // Module arguments
    input wire  [112:0] d;
    output reg  [112:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 113'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff113


module best_first$dff116(d,q,clock);
    
    // Module arguments
    input wire  [115:0] d;
    output reg  [115:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 116'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff116


module best_first$dff13(d,q,clock);
    
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
          
endmodule // best_first$dff13


module best_first$dff14(d,q,clock);
    
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
          
endmodule // best_first$dff14


module best_first$dff15(d,q,clock);
    
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
          
endmodule // best_first$dff15


module best_first$dff16(d,q,clock);
    
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
          
endmodule // best_first$dff16


module best_first$dff165(d,q,clock);
    
    // Module arguments
    input wire  [164:0] d;
    output reg  [164:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 165'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff165


module best_first$dff18(d,q,clock);
    
    // Module arguments
    input wire  [17:0] d;
    output reg  [17:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 18'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff18


module best_first$dff196(d,q,clock);
    
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
          
endmodule // best_first$dff196


module best_first$dff20(d,q,clock);
    
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
          
endmodule // best_first$dff20


module best_first$dff21(d,q,clock);
    
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
          
endmodule // best_first$dff21


module best_first$dff23(d,q,clock);
    
    // Module arguments
    input wire  [22:0] d;
    output reg  [22:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 23'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff23


module best_first$dff26(d,q,clock);
    
    // Module arguments
    input wire  [25:0] d;
    output reg  [25:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 26'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff26


module best_first$dff27(d,q,clock);
    
    // Module arguments
    input wire  [26:0] d;
    output reg  [26:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 27'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff27


module best_first$dff28(d,q,clock);
    
    // Module arguments
    input wire  [27:0] d;
    output reg  [27:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 28'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff28


module best_first$dff3(d,q,clock);
    
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
          
endmodule // best_first$dff3


module best_first$dff30(d,q,clock);
    
    // Module arguments
    input wire  [29:0] d;
    output reg  [29:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 30'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff30


module best_first$dff32(d,q,clock);
    
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
          
endmodule // best_first$dff32


module best_first$dff4(d,q,clock);
    
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
          
endmodule // best_first$dff4


module best_first$dff40(d,q,clock);
    
    // Module arguments
    input wire  [39:0] d;
    output reg  [39:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 40'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff40


module best_first$dff442(d,q,clock);
    
    // Module arguments
    input wire  [441:0] d;
    output reg  [441:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 442'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff442


module best_first$dff5(d,q,clock);
    
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
          
endmodule // best_first$dff5


module best_first$dff6(d,q,clock);
    
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
          
endmodule // best_first$dff6


module best_first$dff7(d,q,clock);
    
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
          
endmodule // best_first$dff7


module best_first$dff75(d,q,clock);
    
    // Module arguments
    input wire  [74:0] d;
    output reg  [74:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 75'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff75


module best_first$dff8(d,q,clock);
    
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
          
endmodule // best_first$dff8


module best_first$dff80(d,q,clock);
    
    // Module arguments
    input wire  [79:0] d;
    output reg  [79:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 80'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff80


module best_first$dff9(d,q,clock);
    
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
          
endmodule // best_first$dff9


module best_first$dff98(d,q,clock);
    
    // Module arguments
    input wire  [97:0] d;
    output reg  [97:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 98'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$dff98


module best_first$diagonal_step(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  row_stride = 4'he;
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
    best_first$dff196 grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    best_first$dff196 free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        sideways = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column);
        neighbours = (sideways << row_stride) | (sideways >> row_stride);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // best_first$diagonal_step


module best_first$edge_step(clock,cells,free,grown,still_free);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] cells;
    input wire  [195:0] free;
    output reg  [195:0] grown;
    output reg  [195:0] still_free;
    
    // Constant declarations
    localparam  row_stride = 4'he;
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
    best_first$dff196 grown_out(
        .d(grown_out$d),
        .q(grown_out$q),
        .clock(clock)
    );
    best_first$dff196 free_out(
        .d(free_out$d),
        .q(free_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        grown_out$d = grown_out$q;
        free_out$d = free_out$q;
        neighbours = ((cells << 32'h1) & not_first_column) | ((cells >> 32'h1) & not_last_column) | (cells << row_stride) | (cells >> row_stride);
        grown_out$d = cells | (neighbours & free);
        free_out$d = free;
        grown = grown_out$q;
        still_free = free_out$q;
    end
    
endmodule // best_first$edge_step


module best_first$ending_delay(clock,data_in,data_out);
    
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
    
    // Sub module instances
    best_first$dff8 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    best_first$dff8 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    best_first$dff8 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    best_first$dff8 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    best_first$dff8 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    best_first$dff8 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    best_first$dff8 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    best_first$dff8 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    best_first$dff8 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    best_first$dff8 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    best_first$dff8 stages$10(
        .d(stages$10$d),
        .q(stages$10$q),
        .clock(clock)
    );
    best_first$dff8 stages$11(
        .d(stages$11$d),
        .q(stages$11$q),
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
        data_out = stages$0$q;
    end
    
endmodule // best_first$ending_delay


module best_first$engine(clock,start,new_game,behind_answer,stop,own,other,own_left,other_left,starts_at_ten,ply,passed,budget_cycles,yields,peer_written,peer_path,adopt,peer_placement,peer_score,peer_depth,way$0,leaf$0,busy,done,placement,score,depth,nodes,cycles,entered_nodes,written,path);
    
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
    input wire  [27:0] way$0;
    output reg  [53:0] leaf$0;
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
    localparam  last_bucket = 13'b11111111111;
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
    reg  datapath$makes$0;
    wire  [14:0] datapath$sorted$0;
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
    reg  [27:0] walk$0$way;
    reg  [4:0] walk$0$state;
    reg  walk$0$at_root;
    reg  [97:0] walk$0$node;
    reg  [14:0] walk$0$sorted;
    wire  [53:0] walk$0$leaf;
    wire  walk$0$takes_over;
    wire  [4:0] walk$0$next_state;
    wire  [97:0] walk$0$next_node;
    wire  [14:0] walk$0$first;
    wire  walk$0$picks;
    wire  walk$0$makes;
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
    best_first$engine$state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    best_first$dff1 starting(
        .d(starting$d),
        .q(starting$q),
        .clock(clock)
    );
    best_first$dff1 starts_new_game(
        .d(starts_new_game$d),
        .q(starts_new_game$q),
        .clock(clock)
    );
    best_first$dff1 starts_behind(
        .d(starts_behind$d),
        .q(starts_behind$q),
        .clock(clock)
    );
    best_first$dff1 stopping(
        .d(stopping$d),
        .q(stopping$q),
        .clock(clock)
    );
    best_first$datapath datapath(
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
        .makes$0(datapath$makes$0),
        .sorted$0(datapath$sorted$0),
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
    best_first$walk walk$0(
        .clock(clock),
        .way(walk$0$way),
        .state(walk$0$state),
        .at_root(walk$0$at_root),
        .node(walk$0$node),
        .sorted(walk$0$sorted),
        .leaf(walk$0$leaf),
        .takes_over(walk$0$takes_over),
        .next_state(walk$0$next_state),
        .next_node(walk$0$next_node),
        .first(walk$0$first),
        .picks(walk$0$picks),
        .makes(walk$0$makes)
    );
    best_first$dff6 step(
        .d(step$d),
        .q(step$q),
        .clock(clock)
    );
    best_first$dff13 cleared(
        .d(cleared$d),
        .q(cleared$q),
        .clock(clock)
    );
    best_first$dff1 clearing_all(
        .d(clearing_all$d),
        .q(clearing_all$q),
        .clock(clock)
    );
    best_first$dff1 expired(
        .d(expired$d),
        .q(expired$q),
        .clock(clock)
    );
    best_first$dff6 iteration(
        .d(iteration$d),
        .q(iteration$q),
        .clock(clock)
    );
    best_first$dff6 level(
        .d(level$d),
        .q(level$q),
        .clock(clock)
    );
    best_first$dff98 node(
        .d(node$d),
        .q(node$q),
        .clock(clock)
    );
    best_first$dff1 again(
        .d(again$d),
        .q(again$q),
        .clock(clock)
    );
    best_first$dff16 returned(
        .d(returned$d),
        .q(returned$q),
        .clock(clock)
    );
    best_first$dff1 raised(
        .d(raised$d),
        .q(raised$q),
        .clock(clock)
    );
    best_first$dff1 betters(
        .d(betters$d),
        .q(betters$q),
        .clock(clock)
    );
    best_first$dff1 refutes(
        .d(refutes$d),
        .q(refutes$q),
        .clock(clock)
    );
    best_first$dff1 all_searched(
        .d(all_searched$d),
        .q(all_searched$q),
        .clock(clock)
    );
    best_first$dff15 answer(
        .d(answer$d),
        .q(answer$q),
        .clock(clock)
    );
    best_first$dff16 answer_score(
        .d(answer_score$d),
        .q(answer_score$q),
        .clock(clock)
    );
    best_first$dff6 finished_depth(
        .d(finished_depth$d),
        .q(finished_depth$q),
        .clock(clock)
    );
    best_first$dff32 node_count(
        .d(node_count$d),
        .q(node_count$q),
        .clock(clock)
    );
    best_first$dff32 cycle_count(
        .d(cycle_count$d),
        .q(cycle_count$q),
        .clock(clock)
    );
    best_first$dff32 entered_count(
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
        walk$0$way = way$0;
        walk$0$state = state$q;
        walk$0$at_root = at_root;
        walk$0$node = node$q;
        walk$0$sorted = datapath$sorted$0;
        leaf$0 = walk$0$leaf;
        datapath$makes$0 = walk$0$makes;
        if (walk$0$takes_over) begin
            state$d = walk$0$next_state;
            node$d = walk$0$next_node;
            answer$d = walk$0$first;
            datapath$select = select_played;
            generates = walk$0$picks;
        end
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
    
endmodule // best_first$engine


module best_first$engine$state(d,q,clock);
    
    // Module arguments
    input wire  [4:0] d;
    output reg  [4:0] q;
    input wire  clock;
    
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
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$engine$state


module best_first$engines(clock,stop,root,passed,leaf_cycles,way,found_before,found);
    
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
    best_first$engine engine(
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
    best_first$port port(
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
    
endmodule // best_first$engines


module best_first$exact_scores(clock,own_left,other_left,monomino_last,rests$0,both_passed,other_completed);
    
    // Module arguments
    input wire  clock;
    input wire  [20:0] own_left;
    input wire  [20:0] other_left;
    input wire  monomino_last;
    input wire  rests$0;
    output reg  [15:0] both_passed;
    output reg  [15:0] other_completed;
    
    // Constant declarations
    localparam  no_margin = 16'h0;
    localparam  draw = 16'h8000;
    localparam  won = 16'hc000;
    localparam  lost = 16'h4000;
    localparam  lost_to_all = 16'h3e20;
    localparam  lost_to_monomino = 16'h3d80;
    
    // Stub signals
    reg  [20:0] own_squares$pieces;
    wire  [6:0] own_squares$cells;
    reg  [20:0] other_squares$pieces;
    wire  [6:0] other_squares$cells;
    reg  [15:0] both_passed_out$d;
    wire  [15:0] both_passed_out$q;
    reg  [15:0] other_completed_out$d;
    wire  [15:0] other_completed_out$q;
    reg  [20:0] own_left_here$d;
    wire  [20:0] own_left_here$q;
    reg  [20:0] other_left_here$d;
    wire  [20:0] other_left_here$q;
    reg  [6:0] own_left_squares$d;
    wire  [6:0] own_left_squares$q;
    reg  [6:0] other_left_squares$d;
    wire  [6:0] other_left_squares$q;
    reg  [15:0] margin$d;
    wire  [15:0] margin$q;
    
    // Local signals
    reg  [15:0] own_wide;
    reg  [15:0] other_wide;
    reg  [15:0] scaled;
    reg  [15:0] most;
    
    // Sub module instances
    best_first$own_cells own_squares(
        .pieces(own_squares$pieces),
        .cells(own_squares$cells)
    );
    best_first$own_cells other_squares(
        .pieces(other_squares$pieces),
        .cells(other_squares$cells)
    );
    best_first$dff16 both_passed_out(
        .d(both_passed_out$d),
        .q(both_passed_out$q),
        .clock(clock)
    );
    best_first$dff16 other_completed_out(
        .d(other_completed_out$d),
        .q(other_completed_out$q),
        .clock(clock)
    );
    best_first$dff21 own_left_here(
        .d(own_left_here$d),
        .q(own_left_here$q),
        .clock(clock)
    );
    best_first$dff21 other_left_here(
        .d(other_left_here$d),
        .q(other_left_here$q),
        .clock(clock)
    );
    best_first$dff7 own_left_squares(
        .d(own_left_squares$d),
        .q(own_left_squares$q),
        .clock(clock)
    );
    best_first$dff7 other_left_squares(
        .d(other_left_squares$d),
        .q(other_left_squares$q),
        .clock(clock)
    );
    best_first$dff16 margin(
        .d(margin$d),
        .q(margin$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        own_left_here$d = own_left_here$q;
        other_left_here$d = other_left_here$q;
        own_left_squares$d = own_left_squares$q;
        other_left_squares$d = other_left_squares$q;
        margin$d = margin$q;
        both_passed_out$d = both_passed_out$q;
        other_completed_out$d = other_completed_out$q;
        own_left_here$d = own_left;
        other_left_here$d = other_left;
        own_squares$pieces = own_left_here$q;
        other_squares$pieces = other_left_here$q;
        own_left_squares$d = own_squares$cells;
        other_left_squares$d = other_squares$cells;
        own_wide = ((own_left_squares$q) & 16'hffff);
        other_wide = ((other_left_squares$q) & 16'hffff);
        margin$d = other_wide - own_wide;
        scaled = margin$q << 32'h5;
        both_passed_out$d = scaled + won;
        if (margin$q == no_margin) begin
            both_passed_out$d = draw;
        end
        else if (margin$q[32'hf]) begin
            both_passed_out$d = scaled + lost;
        end
        most = lost_to_all;
        if (monomino_last) begin
            most = lost_to_monomino;
        end
        other_completed_out$d = most - (other_wide << 32'h5);
        if (rests$0) begin
            other_completed_out$d = most - (own_wide << 32'h5);
        end
        both_passed = both_passed_out$q;
        other_completed = other_completed_out$q;
    end
    
endmodule // best_first$exact_scores


module best_first$first_moves(clock,look_up,streaming,step,legal,hit,known_move,newer,newer_is_known,older,older_is_known,read,children,coming,list,listed,searched_before);
    
    // Module arguments
    input wire  clock;
    input wire  look_up;
    input wire  streaming;
    input wire  [5:0] step;
    input wire  legal;
    input wire  hit;
    input wire  [14:0] known_move;
    input wire  [14:0] newer;
    input wire  newer_is_known;
    input wire  [14:0] older;
    input wire  older_is_known;
    input wire  [14:0] read;
    input wire  [4:0] children;
    input wire  [14:0] coming;
    output reg  list;
    output reg  [14:0] listed;
    output reg  searched_before;
    
    // Constant declarations
    localparam  slots$0 = 5'b0;
    localparam  slots$1 = 5'b1;
    localparam  slots$2 = 5'b10;
    localparam  steps$0 = 6'b0;
    localparam  steps$1 = 6'b1;
    localparam  steps$2 = 6'b10;
    localparam  steps$3 = 6'b11;
    localparam  steps$4 = 6'b100;
    localparam  steps$5 = 6'b101;
    localparam  steps$6 = 6'b110;
    localparam  steps$7 = 6'b111;
    localparam  pass = 15'b111111100000000;
    
    // Stub signals
    reg  newer_legal$d;
    wire  newer_legal$q;
    reg  older_legal$d;
    wire  older_legal$q;
    reg  known_listed$d;
    wire  known_listed$q;
    reg  [14:0] moves$0$d;
    wire  [14:0] moves$0$q;
    reg  [14:0] moves$1$d;
    wire  [14:0] moves$1$q;
    reg  [14:0] moves$2$d;
    wire  [14:0] moves$2$q;
    reg  is_move$0$d;
    wire  is_move$0$q;
    reg  is_move$1$d;
    wire  is_move$1$q;
    reg  is_move$2$d;
    wire  is_move$2$q;
    reg  is_one$d;
    wire  is_one$q;
    
    // Sub module instances
    best_first$dff1 newer_legal(
        .d(newer_legal$d),
        .q(newer_legal$q),
        .clock(clock)
    );
    best_first$dff1 older_legal(
        .d(older_legal$d),
        .q(older_legal$q),
        .clock(clock)
    );
    best_first$dff1 known_listed(
        .d(known_listed$d),
        .q(known_listed$q),
        .clock(clock)
    );
    best_first$dff15 moves$0(
        .d(moves$0$d),
        .q(moves$0$q),
        .clock(clock)
    );
    best_first$dff15 moves$1(
        .d(moves$1$d),
        .q(moves$1$q),
        .clock(clock)
    );
    best_first$dff15 moves$2(
        .d(moves$2$d),
        .q(moves$2$q),
        .clock(clock)
    );
    best_first$dff1 is_move$0(
        .d(is_move$0$d),
        .q(is_move$0$q),
        .clock(clock)
    );
    best_first$dff1 is_move$1(
        .d(is_move$1$d),
        .q(is_move$1$q),
        .clock(clock)
    );
    best_first$dff1 is_move$2(
        .d(is_move$2$d),
        .q(is_move$2$q),
        .clock(clock)
    );
    best_first$dff1 is_one(
        .d(is_one$d),
        .q(is_one$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        newer_legal$d = newer_legal$q;
        older_legal$d = older_legal$q;
        known_listed$d = known_listed$q;
        is_one$d = is_one$q;
        list = 1'b0;
        listed = older;
        if (look_up) begin
            if (step == steps$3) begin
                newer_legal$d = legal;
            end
            if (step == steps$4) begin
                older_legal$d = legal;
            end
            if (step == steps$5) begin
                known_listed$d = hit & legal;
                list = hit & legal;
                listed = known_move;
            end
            if (step == steps$6) begin
                list = newer_legal$q & (~(known_listed$q & newer_is_known));
                listed = newer;
            end
            if (step == steps$7) begin
                list = older_legal$q & (~(known_listed$q & older_is_known));
            end
        end
        is_one$d = 1'b0;
        moves$0$d = moves$0$q;
        is_move$0$d = is_move$0$q;
        if (streaming & (step == steps$1)) begin
            moves$0$d = read;
            is_move$0$d = children > slots$0;
        end
        if (is_move$0$q & (coming == moves$0$q)) begin
            is_one$d = coming != pass;
        end
        moves$1$d = moves$1$q;
        is_move$1$d = is_move$1$q;
        if (streaming & (step == steps$2)) begin
            moves$1$d = read;
            is_move$1$d = children > slots$1;
        end
        if (is_move$1$q & (coming == moves$1$q)) begin
            is_one$d = coming != pass;
        end
        moves$2$d = moves$2$q;
        is_move$2$d = is_move$2$q;
        if (streaming & (step == steps$3)) begin
            moves$2$d = read;
            is_move$2$d = children > slots$2;
        end
        if (is_move$2$q & (coming == moves$2$q)) begin
            is_one$d = coming != pass;
        end
        searched_before = is_one$q;
    end
    
endmodule // best_first$first_moves


module best_first$first_port(way,placement,score,depth,nodes,leaf,found_before,found,start,clears);
    
    // Module arguments
    input wire  [27:0] way;
    input wire  [14:0] placement;
    input wire  [15:0] score;
    input wire  [5:0] depth;
    input wire  [31:0] nodes;
    input wire  [53:0] leaf;
    input wire  [112:0] found_before;
    output reg  [112:0] found;
    output reg  start;
    output reg  clears;
    
    // Constant declarations
    localparam  number = 3'b0;
    localparam  own_bit = 8'h1;
    
    // Local signals
    reg  [27:0] told;
    reg  [53:0] known;
    reg  [112:0] others;
    reg  is_asked;
    
    // Update code
    always @(*) begin
        told = way;
        is_asked = told[(64'h0)+:(3)] == number;
        start = told[(64'h3)+:(1)] & is_asked;
        clears = told[(64'h4)+:(1)];
        known = leaf;
        others = found_before;
        found = found_before;
        if (is_asked) begin
            found[(64'h8)+:(15)] = placement;
            found[(64'h17)+:(16)] = score;
            if (known[(64'h1)+:(1)]) begin
                found[(64'h17)+:(16)] = known[(64'h2)+:(16)];
            end
            found[(64'h27)+:(16)] = known[(64'h12)+:(16)];
            found[(64'h37)+:(5)] = known[(64'h22)+:(5)];
            found[(64'h3c)+:(6)] = depth;
            found[(64'h42)+:(32)] = nodes;
            found[(64'h62)+:(15)] = known[(64'h27)+:(15)];
        end
        if (known[(64'h0)+:(1)]) begin
            found[(64'h0)+:(8)] = others[(64'h0)+:(8)] | own_bit;
        end
    end
    
endmodule // best_first$first_port


module best_first$frames(clock,read_address,read_data,write_enable,write_address,write_data);
    
    // Module arguments
    input wire  clock;
    input wire  [5:0] read_address;
    output reg  [115:0] read_data;
    input wire  write_enable;
    input wire  [5:0] write_address;
    input wire  [115:0] write_data;
    
    // Update code (custom)
    reg [115:0] column_0 [63:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[115:0] <= 116'bx;
        else
            read_data[115:0] <= column_0[read_address[5:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_0[write_address[5:0]] <= write_data[115:0];
    end
endmodule // best_first$frames


module best_first$freedom(clock,free,corners,other_free,bend_count,safe_count,reach_count,wave_count,free_count);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] free;
    input wire  [195:0] corners;
    input wire  [195:0] other_free;
    output reg  [7:0] bend_count;
    output reg  [7:0] safe_count;
    output reg  [7:0] reach_count;
    output reg  [7:0] wave_count;
    output reg  [7:0] free_count;
    
    // Stub signals
    reg  [195:0] bends$free;
    reg  [195:0] bends$corners;
    wire  [195:0] bends$bends;
    reg  [195:0] bend_counter$cells;
    wire  [7:0] bend_counter$count;
    reg  [7:0] bend_delay$data_in;
    wire  [7:0] bend_delay$data_out;
    reg  [195:0] safe_counter$cells;
    wire  [7:0] safe_counter$count;
    reg  [7:0] safe_delay$data_in;
    wire  [7:0] safe_delay$data_out;
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
    reg  [195:0] reach_counter$cells;
    wire  [7:0] reach_counter$count;
    reg  [7:0] reach_delay$data_in;
    wire  [7:0] reach_delay$data_out;
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
    reg  [195:0] wave_counter$cells;
    wire  [7:0] wave_counter$count;
    reg  [195:0] free_counter$cells;
    wire  [7:0] free_counter$count;
    reg  [7:0] free_delay$data_in;
    wire  [7:0] free_delay$data_out;
    
    // Sub module instances
    best_first$bends bends(
        .clock(clock),
        .free(bends$free),
        .corners(bends$corners),
        .bends(bends$bends)
    );
    best_first$counter bend_counter(
        .clock(clock),
        .cells(bend_counter$cells),
        .count(bend_counter$count)
    );
    best_first$bend_delay bend_delay(
        .clock(clock),
        .data_in(bend_delay$data_in),
        .data_out(bend_delay$data_out)
    );
    best_first$counter safe_counter(
        .clock(clock),
        .cells(safe_counter$cells),
        .count(safe_counter$count)
    );
    best_first$delay safe_delay(
        .clock(clock),
        .data_in(safe_delay$data_in),
        .data_out(safe_delay$data_out)
    );
    best_first$edge_step reach_1(
        .clock(clock),
        .cells(reach_1$cells),
        .free(reach_1$free),
        .grown(reach_1$grown),
        .still_free(reach_1$still_free)
    );
    best_first$edge_step reach_2(
        .clock(clock),
        .cells(reach_2$cells),
        .free(reach_2$free),
        .grown(reach_2$grown),
        .still_free(reach_2$still_free)
    );
    best_first$edge_step reach_3(
        .clock(clock),
        .cells(reach_3$cells),
        .free(reach_3$free),
        .grown(reach_3$grown),
        .still_free(reach_3$still_free)
    );
    best_first$edge_step reach_4(
        .clock(clock),
        .cells(reach_4$cells),
        .free(reach_4$free),
        .grown(reach_4$grown),
        .still_free(reach_4$still_free)
    );
    best_first$counter reach_counter(
        .clock(clock),
        .cells(reach_counter$cells),
        .count(reach_counter$count)
    );
    best_first$reach_delay reach_delay(
        .clock(clock),
        .data_in(reach_delay$data_in),
        .data_out(reach_delay$data_out)
    );
    best_first$diagonal_step wave_0(
        .clock(clock),
        .cells(wave_0$cells),
        .free(wave_0$free),
        .grown(wave_0$grown),
        .still_free(wave_0$still_free)
    );
    best_first$edge_step wave_1(
        .clock(clock),
        .cells(wave_1$cells),
        .free(wave_1$free),
        .grown(wave_1$grown),
        .still_free(wave_1$still_free)
    );
    best_first$edge_step wave_2(
        .clock(clock),
        .cells(wave_2$cells),
        .free(wave_2$free),
        .grown(wave_2$grown),
        .still_free(wave_2$still_free)
    );
    best_first$counter wave_counter(
        .clock(clock),
        .cells(wave_counter$cells),
        .count(wave_counter$count)
    );
    best_first$counter free_counter(
        .clock(clock),
        .cells(free_counter$cells),
        .count(free_counter$count)
    );
    best_first$delay free_delay(
        .clock(clock),
        .data_in(free_delay$data_in),
        .data_out(free_delay$data_out)
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
        bends$free = free;
        bends$corners = corners;
        bend_counter$cells = bends$bends;
        bend_delay$data_in = bend_counter$count;
        bend_count = bend_delay$data_out;
        safe_counter$cells = corners & (~other_free);
        safe_delay$data_in = safe_counter$count;
        safe_count = safe_delay$data_out;
        reach_counter$cells = reach_4$grown;
        reach_delay$data_in = reach_counter$count;
        reach_count = reach_delay$data_out;
        wave_counter$cells = wave_2$grown;
        wave_count = wave_counter$count;
        free_counter$cells = free;
        free_delay$data_in = free_counter$count;
        free_count = free_delay$data_out;
    end
    
endmodule // best_first$freedom


module best_first$generator(clock,start,cancel,own,other,starts_at_ten,left,valid,placement,done);
    
    // Module arguments
    input wire  clock;
    input wire  start;
    input wire  cancel;
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  starts_at_ten;
    input wire  [20:0] left;
    output reg  valid;
    output reg  [14:0] placement;
    output reg  done;
    
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
    reg  [13:0] corner_rows$d;
    wire  [13:0] corner_rows$q;
    reg  [195:0] rows_at_start$cells;
    wire  [13:0] rows_at_start$rows;
    reg  [20:0] pieces$d;
    wire  [20:0] pieces$q;
    reg  [195:0] picker$corners;
    reg  [13:0] picker$rows;
    wire  picker$any;
    wire  [3:0] picker$x;
    wire  [3:0] picker$y;
    wire  [195:0] picker$rest;
    wire  [13:0] picker$rest_rows;
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
    reg  selector$clear;
    reg  selector$arrived;
    reg  [8:0] selector$rows$0;
    reg  [8:0] selector$rows$1;
    reg  [8:0] selector$rows$2;
    reg  [8:0] selector$rows$3;
    reg  [8:0] selector$rows$4;
    reg  [8:0] selector$rows$5;
    reg  [8:0] selector$rows$6;
    reg  [8:0] selector$rows$7;
    reg  [8:0] selector$rows$8;
    reg  [3:0] selector$x;
    reg  [3:0] selector$y;
    reg  [20:0] selector$left;
    reg  selector$pass;
    wire  selector$ready;
    wire  selector$selecting;
    wire  selector$idle;
    wire  selector$valid;
    wire  [14:0] selector$placement;
    reg  done_out$d;
    wire  done_out$q;
    
    // Local signals
    reg  advance;
    reg  drained;
    
    // Sub module instances
    best_first$usable usable(
        .own(usable$own),
        .other(usable$other),
        .starts_at_ten(usable$starts_at_ten),
        .free(usable$free),
        .corners(usable$corners)
    );
    best_first$dff1 running(
        .d(running$d),
        .q(running$q),
        .clock(clock)
    );
    best_first$dff1 fresh(
        .d(fresh$d),
        .q(fresh$q),
        .clock(clock)
    );
    best_first$dff1 emitted(
        .d(emitted$d),
        .q(emitted$q),
        .clock(clock)
    );
    best_first$dff196 free(
        .d(free$d),
        .q(free$q),
        .clock(clock)
    );
    best_first$dff196 corners(
        .d(corners$d),
        .q(corners$q),
        .clock(clock)
    );
    best_first$dff14 corner_rows(
        .d(corner_rows$d),
        .q(corner_rows$q),
        .clock(clock)
    );
    best_first$rows_at_start rows_at_start(
        .cells(rows_at_start$cells),
        .rows(rows_at_start$rows)
    );
    best_first$dff21 pieces(
        .d(pieces$d),
        .q(pieces$q),
        .clock(clock)
    );
    best_first$picker picker(
        .corners(picker$corners),
        .rows(picker$rows),
        .any(picker$any),
        .x(picker$x),
        .y(picker$y),
        .rest(picker$rest),
        .rest_rows(picker$rest_rows)
    );
    best_first$dff1 picked(
        .d(picked$d),
        .q(picked$q),
        .clock(clock)
    );
    best_first$dff4 picked_x(
        .d(picked_x$d),
        .q(picked_x$q),
        .clock(clock)
    );
    best_first$dff4 picked_y(
        .d(picked_y$d),
        .q(picked_y$q),
        .clock(clock)
    );
    best_first$picked_cell picked_cell(
        .x(picked_cell$x),
        .y(picked_cell$y),
        .decoded(picked_cell$decoded)
    );
    best_first$window window(
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
    best_first$selector selector(
        .clock(clock),
        .clear(selector$clear),
        .arrived(selector$arrived),
        .rows$0(selector$rows$0),
        .rows$1(selector$rows$1),
        .rows$2(selector$rows$2),
        .rows$3(selector$rows$3),
        .rows$4(selector$rows$4),
        .rows$5(selector$rows$5),
        .rows$6(selector$rows$6),
        .rows$7(selector$rows$7),
        .rows$8(selector$rows$8),
        .x(selector$x),
        .y(selector$y),
        .left(selector$left),
        .pass(selector$pass),
        .ready(selector$ready),
        .selecting(selector$selecting),
        .idle(selector$idle),
        .valid(selector$valid),
        .placement(selector$placement)
    );
    best_first$dff1 done_out(
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
        corner_rows$d = corner_rows$q;
        pieces$d = pieces$q;
        picked$d = picked$q;
        picked_x$d = picked_x$q;
        picked_y$d = picked_y$q;
        done_out$d = done_out$q;
        picker$corners = corners$q;
        picker$rows = corner_rows$q;
        picked_cell$x = picked_x$q;
        picked_cell$y = picked_y$q;
        window$board = free$q;
        window$x = picked_x$q;
        window$y = picked_y$q;
        advance = selector$ready;
        if (advance) begin
            fresh$d = 1'b0;
            picked$d = picker$any;
            picked_x$d = picker$x;
            picked_y$d = picker$y;
            corners$d = picker$rest;
            corner_rows$d = picker$rest_rows;
            if (picked$q) begin
                free$d = free$q & (~picked_cell$decoded);
            end
        end
        selector$clear = cancel;
        selector$arrived = picked$q & advance;
        selector$x = picked_x$q;
        selector$y = picked_y$q;
        selector$left = pieces$q;
        selector$rows$0 = window$rows$0;
        selector$rows$1 = window$rows$1;
        selector$rows$2 = window$rows$2;
        selector$rows$3 = window$rows$3;
        selector$rows$4 = window$rows$4;
        selector$rows$5 = window$rows$5;
        selector$rows$6 = window$rows$6;
        selector$rows$7 = window$rows$7;
        selector$rows$8 = window$rows$8;
        if (selector$selecting) begin
            emitted$d = 1'b1;
        end
        drained = (~(fresh$q | picked$q)) & selector$idle;
        done_out$d = running$q & drained;
        selector$pass = (running$q & drained) & (~emitted$q);
        if (drained) begin
            running$d = 1'b0;
        end
        usable$own = own;
        usable$other = other;
        usable$starts_at_ten = starts_at_ten;
        rows_at_start$cells = usable$corners;
        if (~running$q) begin
            running$d = start;
            fresh$d = start;
            emitted$d = 1'b0;
            free$d = usable$free;
            corners$d = usable$corners;
            corner_rows$d = rows_at_start$rows;
            pieces$d = left;
            picked$d = 1'b0;
        end
        if (cancel) begin
            running$d = 1'b0;
            picked$d = 1'b0;
            done_out$d = 1'b0;
        end
        valid = selector$valid;
        placement = selector$placement;
        done = done_out$q;
    end
    
endmodule // best_first$generator

// v-- Setting output parameters to net type for wrapped code.


module best_first$group_tests(bits,more_than_one);
    
    // Module arguments
    input wire  [15:0] bits;
    output wire  more_than_one;
    
    // Update code (wrapper)
        wire any_0 = bits[0] | bits[1] | bits[2] | bits[3];
        wire any_1 = bits[4] | bits[5] | bits[6] | bits[7];
        wire any_2 = bits[8] | bits[9] | bits[10] | bits[11];
        wire any_3 = bits[12] | bits[13] | bits[14] | bits[15];
        wire two_0 = (bits[1] & bits[0]) | (bits[2] & bits[0]) | (bits[2] & bits[1]) | (bits[3] & bits[0]) | (bits[3] & bits[1]) | (bits[3] & bits[2]);
        wire two_1 = (bits[5] & bits[4]) | (bits[6] & bits[4]) | (bits[6] & bits[5]) | (bits[7] & bits[4]) | (bits[7] & bits[5]) | (bits[7] & bits[6]);
        wire two_2 = (bits[9] & bits[8]) | (bits[10] & bits[8]) | (bits[10] & bits[9]) | (bits[11] & bits[8]) | (bits[11] & bits[9]) | (bits[11] & bits[10]);
        wire two_3 = (bits[13] & bits[12]) | (bits[14] & bits[12]) | (bits[14] & bits[13]) | (bits[15] & bits[12]) | (bits[15] & bits[13]) | (bits[15] & bits[14]);
        assign more_than_one = two_0 | two_1 | two_2 | two_3 | (any_1 & any_0) | (any_2 & any_0) | (any_2 & any_1) | (any_3 & any_0) | (any_3 & any_1) | (any_3 & any_2);
endmodule // best_first$group_tests


module best_first$hash_key(clock,own,other,cells,clear,add,add_own,add_other,swap,turn,passed,key);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  [195:0] cells;
    input wire  clear;
    input wire  add;
    input wire  add_own;
    input wire  add_other;
    input wire  swap;
    input wire  turn;
    input wire  passed;
    output reg  [39:0] key;
    
    // Constant declarations
    localparam  stones_of_bits$0 = 196'h40004001020010005050100402000504000405800a0180020;
    localparam  stones_of_bits$1 = 196'h509400810421000000e10008086c80806404250103800800;
    localparam  stones_of_bits$2 = 196'h2490808002220202040808000042a887000824818958020;
    localparam  stones_of_bits$3 = 196'h826020c2180d4c8140288004011042810a2031480202c1;
    localparam  stones_of_bits$4 = 196'h201000200240890200108000250002204404002080004020a;
    localparam  stones_of_bits$5 = 196'h607004208040a0002d8102000840100600101111483580002;
    localparam  stones_of_bits$6 = 196'hc008008040080080241000040000103224000008000000a85;
    localparam  stones_of_bits$7 = 196'h41010502600008045502012c828808c01228002500002c040;
    localparam  stones_of_bits$8 = 196'h20510000004810000800040231242180c81a2428090009000;
    localparam  stones_of_bits$9 = 196'hc0ac08000240c00c0810000400b8082008902024600431a2;
    localparam  stones_of_bits$10 = 196'h20c2550082b000000a007004b4c10480202001300002909;
    localparam  stones_of_bits$11 = 196'h2040058bc0a005008b300060100019b4145010001000000c;
    localparam  stones_of_bits$12 = 196'h400401000114000000001120202000000920080101361d008;
    localparam  stones_of_bits$13 = 196'h4008000aa06000280240a00448c400200041105ae05000010;
    localparam  stones_of_bits$14 = 196'h8020281810000124030d04c10125203449081048a04020000;
    localparam  stones_of_bits$15 = 196'h180221014a800590800060c84112000001401020400000090;
    localparam  stones_of_bits$16 = 196'h100240100554030128821840080c0020902010088d1b094;
    localparam  stones_of_bits$17 = 196'h8512942002d840a0430810616478040100840612408006210;
    localparam  stones_of_bits$18 = 196'h1e80849400102200040806411a07012098938002001660008;
    localparam  stones_of_bits$19 = 196'h80210aa840e08001800058300010000013200008040010420;
    localparam  stones_of_bits$20 = 196'h82001240012802002000800220790010000022c84042c2012;
    localparam  stones_of_bits$21 = 196'h524101423d0008852880080708419001128604009008c0440;
    localparam  stones_of_bits$22 = 196'h20c230011405824e0104441126020040280841060400bc700;
    localparam  stones_of_bits$23 = 196'h6c6080402240021502082010800220952024000210004011;
    localparam  stones_of_bits$24 = 196'h120080620800490111025e01401d918800800100a000000c;
    localparam  stones_of_bits$25 = 196'h80a7000c00000182220aa0140800a0108529c000226a0dc4;
    localparam  stones_of_bits$26 = 196'h14850800a105060080d000820100044a30216100008b02a20;
    localparam  stones_of_bits$27 = 196'h80408302001068403c8443209a000402020001e0008001803;
    localparam  stones_of_bits$28 = 196'h100a8211180801c0420040a048404080802c5601000;
    localparam  stones_of_bits$29 = 196'h80261215092420180000018090002000100838000d800c00;
    localparam  stones_of_bits$30 = 196'h12004010c012a48000201002004424484400805800000600;
    localparam  stones_of_bits$31 = 196'h3100200c01004000042510085003200000818011300000021;
    localparam  stones_of_bits$32 = 196'h3014000204142508100164028600380320100a00000018004;
    localparam  stones_of_bits$33 = 196'h948004005088582500821000480408000801c400c2004104;
    localparam  stones_of_bits$34 = 196'h30040060082000448002380080080210140160a4010980080;
    localparam  stones_of_bits$35 = 196'hc5202000083a00e008009020102000080082024002052;
    localparam  stones_of_bits$36 = 196'h4810810800b4101006000008088040124044408020064000;
    localparam  stones_of_bits$37 = 196'h290120542104025024205940212004000264000146100121;
    localparam  stones_of_bits$38 = 196'h8200189c000000200440080010106c8440009804212001148;
    localparam  stones_of_bits$39 = 196'h880008001011042220040900000805080220044d20610442;
    localparam  passed_word = 40'h2006900140;
    localparam  no_bit = 40'h0;
    localparam  one_bit = 40'h1;
    
    // Stub signals
    reg  [39:0] stones_key$d;
    wire  [39:0] stones_key$q;
    
    // Local signals
    reg  [195:0] stones;
    reg  [39:0] sum;
    reg  [39:0] added;
    reg  [39:0] kept;
    reg  parity$0;
    reg  parity$1;
    reg  parity$2;
    reg  parity$3;
    reg  parity$4;
    reg  parity$5;
    reg  parity$6;
    reg  parity$7;
    reg  parity$8;
    reg  parity$9;
    reg  parity$10;
    reg  parity$11;
    reg  parity$12;
    reg  parity$13;
    reg  parity$14;
    reg  parity$15;
    reg  parity$16;
    reg  parity$17;
    reg  parity$18;
    reg  parity$19;
    reg  parity$20;
    reg  parity$21;
    reg  parity$22;
    reg  parity$23;
    reg  parity$24;
    reg  parity$25;
    reg  parity$26;
    reg  parity$27;
    reg  parity$28;
    reg  parity$29;
    reg  parity$30;
    reg  parity$31;
    reg  parity$32;
    reg  parity$33;
    reg  parity$34;
    reg  parity$35;
    reg  parity$36;
    reg  parity$37;
    reg  parity$38;
    reg  parity$39;
    reg  [39:0] upper_bits$0;
    reg  [39:0] upper_bits$1;
    reg  [39:0] upper_bits$2;
    reg  [39:0] upper_bits$3;
    reg  [39:0] upper_bits$4;
    reg  [39:0] upper_bits$5;
    reg  [39:0] upper_bits$6;
    reg  [39:0] upper_bits$7;
    reg  [39:0] upper_bits$8;
    reg  [39:0] upper_bits$9;
    reg  [39:0] upper_bits$10;
    reg  [39:0] upper_bits$11;
    reg  [39:0] upper_bits$12;
    reg  [39:0] upper_bits$13;
    reg  [39:0] upper_bits$14;
    reg  [39:0] upper_bits$15;
    reg  [39:0] upper_bits$16;
    reg  [39:0] upper_bits$17;
    reg  [39:0] upper_bits$18;
    reg  [39:0] upper_bits$19;
    reg  [39:0] upper_bits$20;
    reg  [39:0] upper_bits$21;
    reg  [39:0] upper_bits$22;
    reg  [39:0] upper_bits$23;
    reg  [39:0] upper_bits$24;
    reg  [39:0] upper_bits$25;
    reg  [39:0] upper_bits$26;
    reg  [39:0] upper_bits$27;
    reg  [39:0] upper_bits$28;
    reg  [39:0] upper_bits$29;
    reg  [39:0] upper_bits$30;
    reg  [39:0] upper_bits$31;
    reg  [39:0] upper_bits$32;
    reg  [39:0] upper_bits$33;
    reg  [39:0] upper_bits$34;
    reg  [39:0] upper_bits$35;
    reg  [39:0] upper_bits$36;
    reg  [39:0] upper_bits$37;
    reg  [39:0] upper_bits$38;
    reg  [39:0] upper_bits$39;
    reg  [39:0] upper_bits$40;
    
    // Sub module instances
    best_first$dff40 stones_key(
        .d(stones_key$d),
        .q(stones_key$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stones_key$d = stones_key$q;
        stones = cells;
        if (add_own) begin
            stones = own;
        end
        if (add_other) begin
            stones = other;
        end
        upper_bits$0 = no_bit;
        parity$0 = ^(stones & stones_of_bits$0);
        upper_bits$1 = upper_bits$0 << 32'h1;
        if (parity$0) begin
            upper_bits$1 = (upper_bits$0 << 32'h1) | one_bit;
        end
        parity$1 = ^(stones & stones_of_bits$1);
        upper_bits$2 = upper_bits$1 << 32'h1;
        if (parity$1) begin
            upper_bits$2 = (upper_bits$1 << 32'h1) | one_bit;
        end
        parity$2 = ^(stones & stones_of_bits$2);
        upper_bits$3 = upper_bits$2 << 32'h1;
        if (parity$2) begin
            upper_bits$3 = (upper_bits$2 << 32'h1) | one_bit;
        end
        parity$3 = ^(stones & stones_of_bits$3);
        upper_bits$4 = upper_bits$3 << 32'h1;
        if (parity$3) begin
            upper_bits$4 = (upper_bits$3 << 32'h1) | one_bit;
        end
        parity$4 = ^(stones & stones_of_bits$4);
        upper_bits$5 = upper_bits$4 << 32'h1;
        if (parity$4) begin
            upper_bits$5 = (upper_bits$4 << 32'h1) | one_bit;
        end
        parity$5 = ^(stones & stones_of_bits$5);
        upper_bits$6 = upper_bits$5 << 32'h1;
        if (parity$5) begin
            upper_bits$6 = (upper_bits$5 << 32'h1) | one_bit;
        end
        parity$6 = ^(stones & stones_of_bits$6);
        upper_bits$7 = upper_bits$6 << 32'h1;
        if (parity$6) begin
            upper_bits$7 = (upper_bits$6 << 32'h1) | one_bit;
        end
        parity$7 = ^(stones & stones_of_bits$7);
        upper_bits$8 = upper_bits$7 << 32'h1;
        if (parity$7) begin
            upper_bits$8 = (upper_bits$7 << 32'h1) | one_bit;
        end
        parity$8 = ^(stones & stones_of_bits$8);
        upper_bits$9 = upper_bits$8 << 32'h1;
        if (parity$8) begin
            upper_bits$9 = (upper_bits$8 << 32'h1) | one_bit;
        end
        parity$9 = ^(stones & stones_of_bits$9);
        upper_bits$10 = upper_bits$9 << 32'h1;
        if (parity$9) begin
            upper_bits$10 = (upper_bits$9 << 32'h1) | one_bit;
        end
        parity$10 = ^(stones & stones_of_bits$10);
        upper_bits$11 = upper_bits$10 << 32'h1;
        if (parity$10) begin
            upper_bits$11 = (upper_bits$10 << 32'h1) | one_bit;
        end
        parity$11 = ^(stones & stones_of_bits$11);
        upper_bits$12 = upper_bits$11 << 32'h1;
        if (parity$11) begin
            upper_bits$12 = (upper_bits$11 << 32'h1) | one_bit;
        end
        parity$12 = ^(stones & stones_of_bits$12);
        upper_bits$13 = upper_bits$12 << 32'h1;
        if (parity$12) begin
            upper_bits$13 = (upper_bits$12 << 32'h1) | one_bit;
        end
        parity$13 = ^(stones & stones_of_bits$13);
        upper_bits$14 = upper_bits$13 << 32'h1;
        if (parity$13) begin
            upper_bits$14 = (upper_bits$13 << 32'h1) | one_bit;
        end
        parity$14 = ^(stones & stones_of_bits$14);
        upper_bits$15 = upper_bits$14 << 32'h1;
        if (parity$14) begin
            upper_bits$15 = (upper_bits$14 << 32'h1) | one_bit;
        end
        parity$15 = ^(stones & stones_of_bits$15);
        upper_bits$16 = upper_bits$15 << 32'h1;
        if (parity$15) begin
            upper_bits$16 = (upper_bits$15 << 32'h1) | one_bit;
        end
        parity$16 = ^(stones & stones_of_bits$16);
        upper_bits$17 = upper_bits$16 << 32'h1;
        if (parity$16) begin
            upper_bits$17 = (upper_bits$16 << 32'h1) | one_bit;
        end
        parity$17 = ^(stones & stones_of_bits$17);
        upper_bits$18 = upper_bits$17 << 32'h1;
        if (parity$17) begin
            upper_bits$18 = (upper_bits$17 << 32'h1) | one_bit;
        end
        parity$18 = ^(stones & stones_of_bits$18);
        upper_bits$19 = upper_bits$18 << 32'h1;
        if (parity$18) begin
            upper_bits$19 = (upper_bits$18 << 32'h1) | one_bit;
        end
        parity$19 = ^(stones & stones_of_bits$19);
        upper_bits$20 = upper_bits$19 << 32'h1;
        if (parity$19) begin
            upper_bits$20 = (upper_bits$19 << 32'h1) | one_bit;
        end
        parity$20 = ^(stones & stones_of_bits$20);
        upper_bits$21 = upper_bits$20 << 32'h1;
        if (parity$20) begin
            upper_bits$21 = (upper_bits$20 << 32'h1) | one_bit;
        end
        parity$21 = ^(stones & stones_of_bits$21);
        upper_bits$22 = upper_bits$21 << 32'h1;
        if (parity$21) begin
            upper_bits$22 = (upper_bits$21 << 32'h1) | one_bit;
        end
        parity$22 = ^(stones & stones_of_bits$22);
        upper_bits$23 = upper_bits$22 << 32'h1;
        if (parity$22) begin
            upper_bits$23 = (upper_bits$22 << 32'h1) | one_bit;
        end
        parity$23 = ^(stones & stones_of_bits$23);
        upper_bits$24 = upper_bits$23 << 32'h1;
        if (parity$23) begin
            upper_bits$24 = (upper_bits$23 << 32'h1) | one_bit;
        end
        parity$24 = ^(stones & stones_of_bits$24);
        upper_bits$25 = upper_bits$24 << 32'h1;
        if (parity$24) begin
            upper_bits$25 = (upper_bits$24 << 32'h1) | one_bit;
        end
        parity$25 = ^(stones & stones_of_bits$25);
        upper_bits$26 = upper_bits$25 << 32'h1;
        if (parity$25) begin
            upper_bits$26 = (upper_bits$25 << 32'h1) | one_bit;
        end
        parity$26 = ^(stones & stones_of_bits$26);
        upper_bits$27 = upper_bits$26 << 32'h1;
        if (parity$26) begin
            upper_bits$27 = (upper_bits$26 << 32'h1) | one_bit;
        end
        parity$27 = ^(stones & stones_of_bits$27);
        upper_bits$28 = upper_bits$27 << 32'h1;
        if (parity$27) begin
            upper_bits$28 = (upper_bits$27 << 32'h1) | one_bit;
        end
        parity$28 = ^(stones & stones_of_bits$28);
        upper_bits$29 = upper_bits$28 << 32'h1;
        if (parity$28) begin
            upper_bits$29 = (upper_bits$28 << 32'h1) | one_bit;
        end
        parity$29 = ^(stones & stones_of_bits$29);
        upper_bits$30 = upper_bits$29 << 32'h1;
        if (parity$29) begin
            upper_bits$30 = (upper_bits$29 << 32'h1) | one_bit;
        end
        parity$30 = ^(stones & stones_of_bits$30);
        upper_bits$31 = upper_bits$30 << 32'h1;
        if (parity$30) begin
            upper_bits$31 = (upper_bits$30 << 32'h1) | one_bit;
        end
        parity$31 = ^(stones & stones_of_bits$31);
        upper_bits$32 = upper_bits$31 << 32'h1;
        if (parity$31) begin
            upper_bits$32 = (upper_bits$31 << 32'h1) | one_bit;
        end
        parity$32 = ^(stones & stones_of_bits$32);
        upper_bits$33 = upper_bits$32 << 32'h1;
        if (parity$32) begin
            upper_bits$33 = (upper_bits$32 << 32'h1) | one_bit;
        end
        parity$33 = ^(stones & stones_of_bits$33);
        upper_bits$34 = upper_bits$33 << 32'h1;
        if (parity$33) begin
            upper_bits$34 = (upper_bits$33 << 32'h1) | one_bit;
        end
        parity$34 = ^(stones & stones_of_bits$34);
        upper_bits$35 = upper_bits$34 << 32'h1;
        if (parity$34) begin
            upper_bits$35 = (upper_bits$34 << 32'h1) | one_bit;
        end
        parity$35 = ^(stones & stones_of_bits$35);
        upper_bits$36 = upper_bits$35 << 32'h1;
        if (parity$35) begin
            upper_bits$36 = (upper_bits$35 << 32'h1) | one_bit;
        end
        parity$36 = ^(stones & stones_of_bits$36);
        upper_bits$37 = upper_bits$36 << 32'h1;
        if (parity$36) begin
            upper_bits$37 = (upper_bits$36 << 32'h1) | one_bit;
        end
        parity$37 = ^(stones & stones_of_bits$37);
        upper_bits$38 = upper_bits$37 << 32'h1;
        if (parity$37) begin
            upper_bits$38 = (upper_bits$37 << 32'h1) | one_bit;
        end
        parity$38 = ^(stones & stones_of_bits$38);
        upper_bits$39 = upper_bits$38 << 32'h1;
        if (parity$38) begin
            upper_bits$39 = (upper_bits$38 << 32'h1) | one_bit;
        end
        parity$39 = ^(stones & stones_of_bits$39);
        upper_bits$40 = upper_bits$39 << 32'h1;
        if (parity$39) begin
            upper_bits$40 = (upper_bits$39 << 32'h1) | one_bit;
        end
        sum = upper_bits$40;
        added = no_bit;
        if (add) begin
            added = sum;
            if (swap) begin
                added = (sum << 32'h14) | (sum >> 32'h14);
            end
        end
        kept = stones_key$q;
        if (turn) begin
            kept = (stones_key$q << 32'h14) | (stones_key$q >> 32'h14);
        end
        stones_key$d = kept ^ added;
        if (clear) begin
            stones_key$d = no_bit;
        end
        key = stones_key$q;
        if (passed) begin
            key = stones_key$q ^ passed_word;
        end
    end
    
endmodule // best_first$hash_key


module best_first$killers(clock,level,clear,cleared,cutoff,best_move,killer,killer_level,known_move,newer,older,newer_is_known,older_is_known);
    
    // Module arguments
    input wire  clock;
    input wire  [5:0] level;
    input wire  clear;
    input wire  [5:0] cleared;
    input wire  cutoff;
    input wire  [14:0] best_move;
    input wire  [14:0] killer;
    input wire  [5:0] killer_level;
    input wire  [14:0] known_move;
    output reg  [14:0] newer;
    output reg  [14:0] older;
    output reg  newer_is_known;
    output reg  older_is_known;
    
    // Constant declarations
    localparam  none = 30'h3f807f00;
    
    // Stub signals
    reg  [5:0] memory$read_address;
    wire  [29:0] memory$read_data;
    reg  memory$write_enable;
    reg  [5:0] memory$write_address;
    reg  [29:0] memory$write_data;
    reg  [29:0] pair$d;
    wire  [29:0] pair$q;
    reg  newer_was_known$d;
    wire  newer_was_known$q;
    reg  older_was_known$d;
    wire  older_was_known$q;
    reg  cut_off$d;
    wire  cut_off$q;
    reg  is_new$d;
    wire  is_new$q;
    
    // Sub module instances
    best_first$memory memory(
        .clock(clock),
        .read_address(memory$read_address),
        .read_data(memory$read_data),
        .write_enable(memory$write_enable),
        .write_address(memory$write_address),
        .write_data(memory$write_data)
    );
    best_first$dff30 pair(
        .d(pair$d),
        .q(pair$q),
        .clock(clock)
    );
    best_first$dff1 newer_was_known(
        .d(newer_was_known$d),
        .q(newer_was_known$q),
        .clock(clock)
    );
    best_first$dff1 older_was_known(
        .d(older_was_known$d),
        .q(older_was_known$q),
        .clock(clock)
    );
    best_first$dff1 cut_off(
        .d(cut_off$d),
        .q(cut_off$q),
        .clock(clock)
    );
    best_first$dff1 is_new(
        .d(is_new$d),
        .q(is_new$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        pair$d = pair$q;
        newer_was_known$d = newer_was_known$q;
        older_was_known$d = older_was_known$q;
        cut_off$d = cut_off$q;
        is_new$d = is_new$q;
        memory$read_address = level;
        pair$d = memory$read_data;
        newer = pair$q[(64'h0)+:(15)];
        older = pair$q[(64'hf)+:(15)];
        newer_was_known$d = pair$q[(64'h0)+:(15)] == known_move;
        older_was_known$d = pair$q[(64'hf)+:(15)] == known_move;
        newer_is_known = newer_was_known$q;
        older_is_known = older_was_known$q;
        cut_off$d = cutoff;
        is_new$d = best_move != pair$q[(64'h0)+:(15)];
        memory$write_enable = cut_off$q & is_new$q;
        memory$write_address = killer_level;
        memory$write_data[(64'h0)+:(15)] = killer;
        memory$write_data[(64'hf)+:(15)] = pair$q[(64'h0)+:(15)];
        if (clear) begin
            memory$write_enable = 1'b1;
            memory$write_address = cleared;
            memory$write_data = none;
        end
    end
    
endmodule // best_first$killers


module best_first$late_move(node,again,pushed,child,minus_alpha);
    
    // Module arguments
    input wire  [97:0] node;
    input wire  again;
    output reg  [97:0] pushed;
    output reg  [97:0] child;
    output reg  [15:0] minus_alpha;
    
    // Constant declarations
    localparam  entered = 98'h1003f800000ffff80008000;
    localparam  first_reduced = 5'b100;
    localparam  reduced_from = 6'b11;
    localparam  twice_reduced_from = 6'b100;
    localparam  zero = 16'h0;
    localparam  one = 16'h1;
    localparam  one_ply = 6'b1;
    localparam  two_plies = 6'b10;
    localparam  three_plies = 6'b11;
    
    // Local signals
    reg  reduces;
    reg  [15:0] beta;
    reg  [15:0] minus_beta;
    reg  [15:0] below_minus_alpha;
    reg  [5:0] one_less;
    reg  [5:0] two_less;
    reg  [5:0] three_less;
    
    // Update code
    always @(*) begin
        reduces = ((node[(64'h4e)+:(5)] >= first_reduced) & (node[(64'h58)+:(6)] >= reduced_from)) & (~again);
        beta = zero - node[(64'hf)+:(16)];
        minus_alpha = beta;
        minus_beta = zero - node[(64'h1f)+:(16)];
        below_minus_alpha = beta - one;
        one_less = node[(64'h58)+:(6)] - one_ply;
        two_less = node[(64'h58)+:(6)] - two_plies;
        three_less = node[(64'h58)+:(6)] - three_plies;
        pushed = node;
        pushed[(64'h5e)+:(1)] = reduces;
        child = entered;
        child[(64'hf)+:(16)] = minus_beta;
        child[(64'h1f)+:(16)] = beta;
        child[(64'h58)+:(6)] = one_less;
        if (reduces) begin
            child[(64'hf)+:(16)] = below_minus_alpha;
            child[(64'h58)+:(6)] = two_less;
            if (node[(64'h58)+:(6)] >= twice_reduced_from) begin
                child[(64'h58)+:(6)] = three_less;
            end
        end
    end
    
endmodule // best_first$late_move


module best_first$leading_visits(count,known,halved,logarithm);
    
    // Module arguments
    input wire  [14:0] count;
    output reg  [9:0] known;
    output reg  [2:0] halved;
    output reg  [3:0] logarithm;
    
    // Constant declarations
    localparam  logarithms$0 = 4'h0;
    localparam  logarithms$1 = 4'h1;
    localparam  logarithms$2 = 4'h2;
    localparam  logarithms$3 = 4'h3;
    localparam  logarithms$4 = 4'h4;
    localparam  logarithms$5 = 4'h5;
    localparam  logarithms$6 = 4'h6;
    localparam  logarithms$7 = 4'h7;
    localparam  logarithms$8 = 4'h8;
    localparam  logarithms$9 = 4'h9;
    localparam  logarithms$10 = 4'ha;
    localparam  logarithms$11 = 4'hb;
    localparam  logarithms$12 = 4'hc;
    localparam  logarithms$13 = 4'hd;
    localparam  logarithms$14 = 4'he;
    localparam  shifts$0 = 3'b0;
    localparam  shifts$1 = 3'b1;
    localparam  shifts$2 = 3'b10;
    localparam  shifts$3 = 3'b11;
    localparam  shifts$4 = 3'b100;
    localparam  shifts$5 = 3'b101;
    localparam  no_logarithm = 4'h0;
    
    // Local signals
    reg  [14:0] shifted;
    
    // Update code
    always @(*) begin
        halved = shifts$0;
        shifted = count;
        if (count[32'ha]) begin
            halved = shifts$1;
            shifted = count >> 32'h1;
        end
        if (count[32'hb]) begin
            halved = shifts$2;
            shifted = count >> 32'h2;
        end
        if (count[32'hc]) begin
            halved = shifts$3;
            shifted = count >> 32'h3;
        end
        if (count[32'hd]) begin
            halved = shifts$4;
            shifted = count >> 32'h4;
        end
        if (count[32'he]) begin
            halved = shifts$5;
            shifted = count >> 32'h5;
        end
        known = shifted[(32'h0)+:(10)];
        logarithm = no_logarithm;
        if (count[0]) begin
            logarithm = logarithms$0;
        end
        if (count[1]) begin
            logarithm = logarithms$1;
        end
        if (count[2]) begin
            logarithm = logarithms$2;
        end
        if (count[3]) begin
            logarithm = logarithms$3;
        end
        if (count[4]) begin
            logarithm = logarithms$4;
        end
        if (count[5]) begin
            logarithm = logarithms$5;
        end
        if (count[6]) begin
            logarithm = logarithms$6;
        end
        if (count[7]) begin
            logarithm = logarithms$7;
        end
        if (count[8]) begin
            logarithm = logarithms$8;
        end
        if (count[9]) begin
            logarithm = logarithms$9;
        end
        if (count[10]) begin
            logarithm = logarithms$10;
        end
        if (count[11]) begin
            logarithm = logarithms$11;
        end
        if (count[12]) begin
            logarithm = logarithms$12;
        end
        if (count[13]) begin
            logarithm = logarithms$13;
        end
        if (count[14]) begin
            logarithm = logarithms$14;
        end
    end
    
endmodule // best_first$leading_visits


module best_first$leaf_unit(clock,cancel,valid_in,placement_in,done_in,own,other,own_left,other_left,starts_at_ten,ply,valid,placement,coming,score,terminal,done);
    
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
    output reg  [14:0] coming;
    output reg  [15:0] score;
    output reg  terminal;
    output reg  done;
    
    // Constant declarations
    localparam  sign_bit = 5'b10011;
    localparam  limit_bits = 4'he;
    localparam  margin_unit_bits = 3'b101;
    localparam  monomino_bit = 5'b0;
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
    reg  [195:0] mover_freedom$other_free;
    wire  [7:0] mover_freedom$bend_count;
    wire  [7:0] mover_freedom$safe_count;
    wire  [7:0] mover_freedom$reach_count;
    wire  [7:0] mover_freedom$wave_count;
    wire  [7:0] mover_freedom$free_count;
    reg  [195:0] other_freedom$free;
    reg  [195:0] other_freedom$corners;
    reg  [195:0] other_freedom$other_free;
    wire  [7:0] other_freedom$bend_count;
    wire  [7:0] other_freedom$safe_count;
    wire  [7:0] other_freedom$reach_count;
    wire  [7:0] other_freedom$wave_count;
    wire  [7:0] other_freedom$free_count;
    reg  [8:0] bend_difference$d;
    wire  [8:0] bend_difference$q;
    reg  [8:0] safe_difference$d;
    wire  [8:0] safe_difference$q;
    reg  [8:0] reach_difference$d;
    wire  [8:0] reach_difference$q;
    reg  [8:0] wave_difference$d;
    wire  [8:0] wave_difference$q;
    reg  [8:0] free_difference$d;
    wire  [8:0] free_difference$q;
    reg  [8:0] cell_product$difference;
    reg  [9:0] cell_product$weight;
    wire  [19:0] cell_product$product;
    reg  [8:0] bend_product$difference;
    reg  [9:0] bend_product$weight;
    wire  [19:0] bend_product$product;
    reg  [8:0] safe_product$difference;
    reg  [9:0] safe_product$weight;
    wire  [19:0] safe_product$product;
    reg  [8:0] reach_product$difference;
    reg  [9:0] reach_product$weight;
    wire  [19:0] reach_product$product;
    reg  [8:0] wave_product$difference;
    reg  [9:0] wave_product$weight;
    wire  [19:0] wave_product$product;
    reg  [8:0] free_product$difference;
    reg  [9:0] free_product$weight;
    wire  [19:0] free_product$product;
    reg  [19:0] sum$d;
    wire  [19:0] sum$q;
    reg  [14:0] placement_out$d;
    wire  [14:0] placement_out$q;
    reg  [15:0] score_out$d;
    wire  [15:0] score_out$q;
    reg  terminal_out$d;
    wire  terminal_out$q;
    reg  [20:0] own_left_now$d;
    wire  [20:0] own_left_now$q;
    reg  [20:0] other_left_now$d;
    wire  [20:0] other_left_now$q;
    reg  [20:0] own_cells$pieces;
    wire  [6:0] own_cells$cells;
    reg  [20:0] other_cells$pieces;
    wire  [6:0] other_cells$cells;
    reg  [6:0] own_cells_now$d;
    wire  [6:0] own_cells_now$q;
    reg  [6:0] other_cells_now$d;
    wire  [6:0] other_cells_now$q;
    reg  [2:0] size_now$d;
    wire  [2:0] size_now$q;
    reg  [8:0] cell_delay$data_in;
    wire  [8:0] cell_delay$data_out;
    reg  last_piece$d;
    wire  last_piece$q;
    reg  monomino$d;
    wire  monomino$q;
    reg  [7:0] ending_delay$data_in;
    wire  [7:0] ending_delay$data_out;
    reg  [6:0] weights$address;
    wire  [79:0] weights$data;
    reg  [79:0] weights_now$d;
    wire  [79:0] weights_now$q;
    
    // Local signals
    reg  [195:0] mover_after;
    reg  [8:0] lead_before;
    reg  [8:0] cell_difference;
    reg  [6:0] margin;
    reg  [7:0] ending;
    reg  [6:0] ply_after;
    reg  sum_is_negative;
    reg  [4:0] sum_excess;
    reg  [13:0] sum_amount;
    reg  [15:0] heuristic;
    reg  [15:0] exact;
    reg  too_large;
    reg  too_small;
    
    // Sub module instances
    best_first$dff1 valids$0(
        .d(valids$0$d),
        .q(valids$0$q),
        .clock(clock)
    );
    best_first$dff1 valids$1(
        .d(valids$1$d),
        .q(valids$1$q),
        .clock(clock)
    );
    best_first$dff1 valids$2(
        .d(valids$2$d),
        .q(valids$2$q),
        .clock(clock)
    );
    best_first$dff1 valids$3(
        .d(valids$3$d),
        .q(valids$3$q),
        .clock(clock)
    );
    best_first$dff1 valids$4(
        .d(valids$4$d),
        .q(valids$4$q),
        .clock(clock)
    );
    best_first$dff1 valids$5(
        .d(valids$5$d),
        .q(valids$5$q),
        .clock(clock)
    );
    best_first$dff1 valids$6(
        .d(valids$6$d),
        .q(valids$6$q),
        .clock(clock)
    );
    best_first$dff1 valids$7(
        .d(valids$7$d),
        .q(valids$7$q),
        .clock(clock)
    );
    best_first$dff1 valids$8(
        .d(valids$8$d),
        .q(valids$8$q),
        .clock(clock)
    );
    best_first$dff1 valids$9(
        .d(valids$9$d),
        .q(valids$9$q),
        .clock(clock)
    );
    best_first$dff1 valids$10(
        .d(valids$10$d),
        .q(valids$10$q),
        .clock(clock)
    );
    best_first$dff1 valids$11(
        .d(valids$11$d),
        .q(valids$11$q),
        .clock(clock)
    );
    best_first$dff1 valids$12(
        .d(valids$12$d),
        .q(valids$12$q),
        .clock(clock)
    );
    best_first$dff1 valids$13(
        .d(valids$13$d),
        .q(valids$13$q),
        .clock(clock)
    );
    best_first$dff1 valids$14(
        .d(valids$14$d),
        .q(valids$14$q),
        .clock(clock)
    );
    best_first$dff1 valids$15(
        .d(valids$15$d),
        .q(valids$15$q),
        .clock(clock)
    );
    best_first$dff1 dones$0(
        .d(dones$0$d),
        .q(dones$0$q),
        .clock(clock)
    );
    best_first$dff1 dones$1(
        .d(dones$1$d),
        .q(dones$1$q),
        .clock(clock)
    );
    best_first$dff1 dones$2(
        .d(dones$2$d),
        .q(dones$2$q),
        .clock(clock)
    );
    best_first$dff1 dones$3(
        .d(dones$3$d),
        .q(dones$3$q),
        .clock(clock)
    );
    best_first$dff1 dones$4(
        .d(dones$4$d),
        .q(dones$4$q),
        .clock(clock)
    );
    best_first$dff1 dones$5(
        .d(dones$5$d),
        .q(dones$5$q),
        .clock(clock)
    );
    best_first$dff1 dones$6(
        .d(dones$6$d),
        .q(dones$6$q),
        .clock(clock)
    );
    best_first$dff1 dones$7(
        .d(dones$7$d),
        .q(dones$7$q),
        .clock(clock)
    );
    best_first$dff1 dones$8(
        .d(dones$8$d),
        .q(dones$8$q),
        .clock(clock)
    );
    best_first$dff1 dones$9(
        .d(dones$9$d),
        .q(dones$9$q),
        .clock(clock)
    );
    best_first$dff1 dones$10(
        .d(dones$10$d),
        .q(dones$10$q),
        .clock(clock)
    );
    best_first$dff1 dones$11(
        .d(dones$11$d),
        .q(dones$11$q),
        .clock(clock)
    );
    best_first$dff1 dones$12(
        .d(dones$12$d),
        .q(dones$12$q),
        .clock(clock)
    );
    best_first$dff1 dones$13(
        .d(dones$13$d),
        .q(dones$13$q),
        .clock(clock)
    );
    best_first$dff1 dones$14(
        .d(dones$14$d),
        .q(dones$14$q),
        .clock(clock)
    );
    best_first$dff1 dones$15(
        .d(dones$15$d),
        .q(dones$15$q),
        .clock(clock)
    );
    best_first$placements placements(
        .clock(clock),
        .data_in(placements$data_in),
        .data_out(placements$data_out)
    );
    best_first$placer placer(
        .clock(clock),
        .placement(placer$placement),
        .cells(placer$cells),
        .piece(placer$piece),
        .size(placer$size)
    );
    best_first$usable mover_usable(
        .own(mover_usable$own),
        .other(mover_usable$other),
        .starts_at_ten(mover_usable$starts_at_ten),
        .free(mover_usable$free),
        .corners(mover_usable$corners)
    );
    best_first$usable other_usable(
        .own(other_usable$own),
        .other(other_usable$other),
        .starts_at_ten(other_usable$starts_at_ten),
        .free(other_usable$free),
        .corners(other_usable$corners)
    );
    best_first$dff196 mover_free(
        .d(mover_free$d),
        .q(mover_free$q),
        .clock(clock)
    );
    best_first$dff196 mover_corners(
        .d(mover_corners$d),
        .q(mover_corners$q),
        .clock(clock)
    );
    best_first$dff196 other_free(
        .d(other_free$d),
        .q(other_free$q),
        .clock(clock)
    );
    best_first$dff196 other_corners(
        .d(other_corners$d),
        .q(other_corners$q),
        .clock(clock)
    );
    best_first$freedom mover_freedom(
        .clock(clock),
        .free(mover_freedom$free),
        .corners(mover_freedom$corners),
        .other_free(mover_freedom$other_free),
        .bend_count(mover_freedom$bend_count),
        .safe_count(mover_freedom$safe_count),
        .reach_count(mover_freedom$reach_count),
        .wave_count(mover_freedom$wave_count),
        .free_count(mover_freedom$free_count)
    );
    best_first$freedom other_freedom(
        .clock(clock),
        .free(other_freedom$free),
        .corners(other_freedom$corners),
        .other_free(other_freedom$other_free),
        .bend_count(other_freedom$bend_count),
        .safe_count(other_freedom$safe_count),
        .reach_count(other_freedom$reach_count),
        .wave_count(other_freedom$wave_count),
        .free_count(other_freedom$free_count)
    );
    best_first$dff9 bend_difference(
        .d(bend_difference$d),
        .q(bend_difference$q),
        .clock(clock)
    );
    best_first$dff9 safe_difference(
        .d(safe_difference$d),
        .q(safe_difference$q),
        .clock(clock)
    );
    best_first$dff9 reach_difference(
        .d(reach_difference$d),
        .q(reach_difference$q),
        .clock(clock)
    );
    best_first$dff9 wave_difference(
        .d(wave_difference$d),
        .q(wave_difference$q),
        .clock(clock)
    );
    best_first$dff9 free_difference(
        .d(free_difference$d),
        .q(free_difference$q),
        .clock(clock)
    );
    best_first$product cell_product(
        .clock(clock),
        .difference(cell_product$difference),
        .weight(cell_product$weight),
        .product(cell_product$product)
    );
    best_first$product bend_product(
        .clock(clock),
        .difference(bend_product$difference),
        .weight(bend_product$weight),
        .product(bend_product$product)
    );
    best_first$product safe_product(
        .clock(clock),
        .difference(safe_product$difference),
        .weight(safe_product$weight),
        .product(safe_product$product)
    );
    best_first$product reach_product(
        .clock(clock),
        .difference(reach_product$difference),
        .weight(reach_product$weight),
        .product(reach_product$product)
    );
    best_first$product wave_product(
        .clock(clock),
        .difference(wave_product$difference),
        .weight(wave_product$weight),
        .product(wave_product$product)
    );
    best_first$product free_product(
        .clock(clock),
        .difference(free_product$difference),
        .weight(free_product$weight),
        .product(free_product$product)
    );
    best_first$dff20 sum(
        .d(sum$d),
        .q(sum$q),
        .clock(clock)
    );
    best_first$dff15 placement_out(
        .d(placement_out$d),
        .q(placement_out$q),
        .clock(clock)
    );
    best_first$dff16 score_out(
        .d(score_out$d),
        .q(score_out$q),
        .clock(clock)
    );
    best_first$dff1 terminal_out(
        .d(terminal_out$d),
        .q(terminal_out$q),
        .clock(clock)
    );
    best_first$dff21 own_left_now(
        .d(own_left_now$d),
        .q(own_left_now$q),
        .clock(clock)
    );
    best_first$dff21 other_left_now(
        .d(other_left_now$d),
        .q(other_left_now$q),
        .clock(clock)
    );
    best_first$own_cells own_cells(
        .pieces(own_cells$pieces),
        .cells(own_cells$cells)
    );
    best_first$own_cells other_cells(
        .pieces(other_cells$pieces),
        .cells(other_cells$cells)
    );
    best_first$dff7 own_cells_now(
        .d(own_cells_now$d),
        .q(own_cells_now$q),
        .clock(clock)
    );
    best_first$dff7 other_cells_now(
        .d(other_cells_now$d),
        .q(other_cells_now$q),
        .clock(clock)
    );
    best_first$dff3 size_now(
        .d(size_now$d),
        .q(size_now$q),
        .clock(clock)
    );
    best_first$cell_delay cell_delay(
        .clock(clock),
        .data_in(cell_delay$data_in),
        .data_out(cell_delay$data_out)
    );
    best_first$dff1 last_piece(
        .d(last_piece$d),
        .q(last_piece$q),
        .clock(clock)
    );
    best_first$dff1 monomino(
        .d(monomino$d),
        .q(monomino$q),
        .clock(clock)
    );
    best_first$ending_delay ending_delay(
        .clock(clock),
        .data_in(ending_delay$data_in),
        .data_out(ending_delay$data_out)
    );
    best_first$weights weights(
        .address(weights$address),
        .clock(clock),
        .data(weights$data)
    );
    best_first$dff80 weights_now(
        .d(weights_now$d),
        .q(weights_now$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        mover_free$d = mover_free$q;
        mover_corners$d = mover_corners$q;
        other_free$d = other_free$q;
        other_corners$d = other_corners$q;
        bend_difference$d = bend_difference$q;
        safe_difference$d = safe_difference$q;
        reach_difference$d = reach_difference$q;
        wave_difference$d = wave_difference$q;
        free_difference$d = free_difference$q;
        sum$d = sum$q;
        placement_out$d = placement_out$q;
        score_out$d = score_out$q;
        terminal_out$d = terminal_out$q;
        own_left_now$d = own_left_now$q;
        other_left_now$d = other_left_now$q;
        own_cells_now$d = own_cells_now$q;
        other_cells_now$d = other_cells_now$q;
        size_now$d = size_now$q;
        last_piece$d = last_piece$q;
        monomino$d = monomino$q;
        weights_now$d = weights_now$q;
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
        mover_freedom$other_free = other_free$q;
        other_freedom$other_free = mover_free$q;
        bend_difference$d = ((mover_freedom$bend_count) & 9'h1ff) - ((other_freedom$bend_count) & 9'h1ff);
        safe_difference$d = ((mover_freedom$safe_count) & 9'h1ff) - ((other_freedom$safe_count) & 9'h1ff);
        reach_difference$d = ((mover_freedom$reach_count) & 9'h1ff) - ((other_freedom$reach_count) & 9'h1ff);
        wave_difference$d = ((mover_freedom$wave_count) & 9'h1ff) - ((other_freedom$wave_count) & 9'h1ff);
        free_difference$d = ((mover_freedom$free_count) & 9'h1ff) - ((other_freedom$free_count) & 9'h1ff);
        own_left_now$d = own_left;
        other_left_now$d = other_left;
        own_cells$pieces = own_left_now$q;
        other_cells$pieces = other_left_now$q;
        other_cells_now$d = other_cells$cells;
        own_cells_now$d = own_cells$cells;
        size_now$d = placer$size;
        lead_before = ((other_cells_now$q) & 9'h1ff) - ((own_cells_now$q) & 9'h1ff);
        cell_difference = lead_before + ((size_now$q) & 9'h1ff);
        cell_delay$data_in = cell_difference;
        last_piece$d = placer$piece == own_left;
        monomino$d = placer$piece[monomino_bit];
        margin = other_cells_now$q + completion_bonus;
        if (monomino$q) begin
            margin = other_cells_now$q + monomino_bonus;
        end
        ending[(64'h1)+:(7)] = margin;
        ending[(64'h0)+:(1)] = last_piece$q;
        ending_delay$data_in = ending;
        ply_after = ply + one_ply;
        weights$address = ply_after;
        weights_now$d = weights$data;
        cell_product$difference = cell_delay$data_out;
        cell_product$weight = weights_now$q[(64'h14)+:(10)];
        bend_product$difference = bend_difference$q;
        bend_product$weight = weights_now$q[(64'h1e)+:(10)];
        safe_product$difference = safe_difference$q;
        safe_product$weight = weights_now$q[(64'h28)+:(10)];
        reach_product$difference = reach_difference$q;
        reach_product$weight = weights_now$q[(64'h32)+:(10)];
        wave_product$difference = wave_difference$q;
        wave_product$weight = weights_now$q[(64'h3c)+:(10)];
        free_product$difference = free_difference$q;
        free_product$weight = weights_now$q[(64'h46)+:(10)];
        sum$d = ((cell_product$product + bend_product$product) + (safe_product$product + reach_product$product)) + ((wave_product$product + free_product$product) + weights_now$q[(64'h0)+:(20)]);
        sum_is_negative = sum$q[sign_bit];
        sum_excess = sum$q[(limit_bits)+:(5)];
        sum_amount = sum$q[(32'h0)+:(14)];
        too_large = (~sum_is_negative) & |sum_excess;
        too_small = sum_is_negative & ((~&sum_excess) | (~|sum_amount));
        heuristic = sum$q[(32'h0)+:(16)];
        if (too_large) begin
            heuristic = largest;
        end
        else if (too_small) begin
            heuristic = smallest;
        end
        exact = won + (((ending_delay$data_out[(64'h1)+:(7)]) & 16'hffff) << margin_unit_bits);
        if (valids$1$q) begin
            placement_out$d = placements$data_out;
            terminal_out$d = ending_delay$data_out[(64'h0)+:(1)];
            score_out$d = heuristic;
            if (ending_delay$data_out[(64'h0)+:(1)]) begin
                score_out$d = exact;
            end
        end
        valid = valids$0$q;
        done = dones$0$q;
        placement = placement_out$q;
        coming = placements$data_out;
        score = score_out$q;
        terminal = terminal_out$q;
    end
    
endmodule // best_first$leaf_unit


module best_first$leaf_value(clock,found,known,known_margin,chance,margin,moves);
    
    // Module arguments
    input wire  clock;
    input wire  [112:0] found;
    input wire  known;
    input wire  [7:0] known_margin;
    output reg  [13:0] chance;
    output reg  [7:0] margin;
    output reg  [4:0] moves;
    
    // Constant declarations
    localparam  zero = 16'h0;
    localparam  two_iterations = 6'b10;
    localparam  sign_above = 17'b10000000000000000;
    localparam  last_step = 9'b111111111;
    localparam  none = 8'h0;
    localparam  lost = 14'b0;
    localparam  certain = 14'b10000000000000;
    localparam  drawn = 14'b1000000010100;
    localparam  no_move = 5'b0;
    localparam  one_move = 5'b1;
    
    // Stub signals
    reg  [8:0] chances$address;
    wire  [13:0] chances$data;
    reg  [15:0] value$d;
    wire  [15:0] value$q;
    reg  behind$d;
    wire  behind$q;
    reg  exact$d;
    wire  exact$q;
    reg  [8:0] index$d;
    wire  [8:0] index$q;
    reg  [7:0] exact_margin$d;
    wire  [7:0] exact_margin$q;
    reg  [13:0] chance_out$d;
    wire  [13:0] chance_out$q;
    
    // Local signals
    reg  [112:0] here;
    reg  [15:0] score;
    reg  [15:0] earlier;
    reg  [16:0] sum;
    reg  [16:0] score_wide;
    reg  [16:0] earlier_wide;
    reg  one_is_exact;
    reg  [15:0] negated;
    reg  [15:0] magnitude;
    reg  [7:0] margin_of_it;
    reg  [13:0] loss;
    
    // Sub module instances
    best_first$chances chances(
        .clock(clock),
        .address(chances$address),
        .data(chances$data)
    );
    best_first$dff16 value(
        .d(value$d),
        .q(value$q),
        .clock(clock)
    );
    best_first$dff1 behind(
        .d(behind$d),
        .q(behind$q),
        .clock(clock)
    );
    best_first$dff1 exact(
        .d(exact$d),
        .q(exact$q),
        .clock(clock)
    );
    best_first$dff9 index(
        .d(index$d),
        .q(index$q),
        .clock(clock)
    );
    best_first$dff8 exact_margin(
        .d(exact_margin$d),
        .q(exact_margin$q),
        .clock(clock)
    );
    best_first$dff14 chance_out(
        .d(chance_out$d),
        .q(chance_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        value$d = value$q;
        behind$d = behind$q;
        exact$d = exact$q;
        index$d = index$q;
        exact_margin$d = exact_margin$q;
        chance_out$d = chance_out$q;
        here = found;
        score = here[(64'h17)+:(16)];
        earlier = here[(64'h27)+:(16)];
        score_wide = ((score) & 17'h1ffff);
        if (score[32'hf]) begin
            score_wide = ((score) & 17'h1ffff) | sign_above;
        end
        earlier_wide = ((earlier) & 17'h1ffff);
        if (earlier[32'hf]) begin
            earlier_wide = ((earlier) & 17'h1ffff) | sign_above;
        end
        sum = score_wide + earlier_wide;
        one_is_exact = (score[32'hf] ^ score[32'he]) | (earlier[32'hf] ^ earlier[32'he]);
        value$d = sum[(32'h1)+:(16)];
        if (one_is_exact | (here[(64'h3c)+:(6)] < two_iterations)) begin
            value$d = score;
        end
        behind$d = value$q[32'hf];
        exact$d = value$q[32'hf] ^ value$q[32'he];
        negated = zero - value$q;
        magnitude = value$q;
        if (value$q[32'hf]) begin
            magnitude = negated;
        end
        index$d = magnitude[(32'h3)+:(9)];
        if (|magnitude[(32'hc)+:(4)]) begin
            index$d = last_step;
        end
        margin_of_it = magnitude[(32'h5)+:(8)];
        exact_margin$d = margin_of_it;
        if (value$q[32'hf]) begin
            exact_margin$d = none - margin_of_it;
        end
        moves = here[(64'h37)+:(5)];
        if (here[(64'h37)+:(5)] == no_move) begin
            if (|value$q) begin
                moves = one_move;
            end
        end
        chances$address = index$q;
        loss = certain - chances$data;
        chance_out$d = chances$data;
        if (behind$q) begin
            chance_out$d = loss;
        end
        if (exact$q) begin
            chance_out$d = certain;
            if (behind$q) begin
                chance_out$d = lost;
            end
        end
        chance = chance_out$q;
        margin = none;
        if (exact$q) begin
            margin = exact_margin$q;
        end
        if (known) begin
            margin = known_margin;
            chance = drawn;
            if (|known_margin) begin
                chance = certain;
                if (known_margin[32'h7]) begin
                    chance = lost;
                end
            end
        end
    end
    
endmodule // best_first$leaf_value


module best_first$lists(clock,write,write_level,write_slot,placement,read_level,read_slot,read,listed);
    
    // Module arguments
    input wire  clock;
    input wire  write;
    input wire  [5:0] write_level;
    input wire  [4:0] write_slot;
    input wire  [14:0] placement;
    input wire  [5:0] read_level;
    input wire  [4:0] read_slot;
    output reg  [14:0] read;
    output reg  [14:0] listed;
    
    // Stub signals
    reg  [10:0] moves$read_address;
    wire  [14:0] moves$read_data;
    reg  moves$write_enable;
    reg  [10:0] moves$write_address;
    reg  [14:0] moves$write_data;
    reg  [14:0] listed_out$d;
    wire  [14:0] listed_out$q;
    
    // Sub module instances
    best_first$moves moves(
        .clock(clock),
        .read_address(moves$read_address),
        .read_data(moves$read_data),
        .write_enable(moves$write_enable),
        .write_address(moves$write_address),
        .write_data(moves$write_data)
    );
    best_first$dff15 listed_out(
        .d(listed_out$d),
        .q(listed_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        listed_out$d = listed_out$q;
        moves$write_enable = write;
        moves$write_address = (((write_level) & 11'h7ff) << 32'h5) | ((write_slot) & 11'h7ff);
        moves$write_data = placement;
        moves$read_address = (((read_level) & 11'h7ff) << 32'h5) | ((read_slot) & 11'h7ff);
        read = moves$read_data;
        listed_out$d = moves$read_data;
        listed = listed_out$q;
    end
    
endmodule // best_first$lists


module best_first$memory(clock,read_address,read_data,write_enable,write_address,write_data);
    
    // Module arguments
    input wire  clock;
    input wire  [5:0] read_address;
    output reg  [29:0] read_data;
    input wire  write_enable;
    input wire  [5:0] write_address;
    input wire  [29:0] write_data;
    
    // Update code (custom)
    reg [29:0] column_0 [63:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[29:0] <= 30'bx;
        else
            read_data[29:0] <= column_0[read_address[5:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_0[write_address[5:0]] <= write_data[29:0];
    end
endmodule // best_first$memory


module best_first$moves(clock,read_address,read_data,write_enable,write_address,write_data);
    
    // Module arguments
    input wire  clock;
    input wire  [10:0] read_address;
    output reg  [14:0] read_data;
    input wire  write_enable;
    input wire  [10:0] write_address;
    input wire  [14:0] write_data;
    
    // Update code (custom)
    reg [14:0] column_0 [2047:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[14:0] <= 15'bx;
        else
            read_data[14:0] <= column_0[read_address[10:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_0[write_address[10:0]] <= write_data[14:0];
    end
endmodule // best_first$moves


module best_first$no_reply(clock,data_in,data_out);
    
    // Module arguments
    input wire  clock;
    input wire  data_in;
    output reg  data_out;
    
    // Stub signals
    reg  stages$0$d;
    wire  stages$0$q;
    reg  stages$1$d;
    wire  stages$1$q;
    reg  stages$2$d;
    wire  stages$2$q;
    reg  stages$3$d;
    wire  stages$3$q;
    reg  stages$4$d;
    wire  stages$4$q;
    reg  stages$5$d;
    wire  stages$5$q;
    reg  stages$6$d;
    wire  stages$6$q;
    reg  stages$7$d;
    wire  stages$7$q;
    reg  stages$8$d;
    wire  stages$8$q;
    reg  stages$9$d;
    wire  stages$9$q;
    reg  stages$10$d;
    wire  stages$10$q;
    reg  stages$11$d;
    wire  stages$11$q;
    reg  stages$12$d;
    wire  stages$12$q;
    reg  stages$13$d;
    wire  stages$13$q;
    reg  stages$14$d;
    wire  stages$14$q;
    
    // Sub module instances
    best_first$dff1 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    best_first$dff1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    best_first$dff1 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    best_first$dff1 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    best_first$dff1 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    best_first$dff1 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    best_first$dff1 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    best_first$dff1 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    best_first$dff1 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    best_first$dff1 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    best_first$dff1 stages$10(
        .d(stages$10$d),
        .q(stages$10$q),
        .clock(clock)
    );
    best_first$dff1 stages$11(
        .d(stages$11$d),
        .q(stages$11$q),
        .clock(clock)
    );
    best_first$dff1 stages$12(
        .d(stages$12$d),
        .q(stages$12$q),
        .clock(clock)
    );
    best_first$dff1 stages$13(
        .d(stages$13$d),
        .q(stages$13$q),
        .clock(clock)
    );
    best_first$dff1 stages$14(
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
    
endmodule // best_first$no_reply


module best_first$nodes(clock,read_address,read_data,write_enable,write_address,write_data);
    
    // Module arguments
    input wire  clock;
    input wire  [13:0] read_address;
    output reg  [99:0] read_data;
    input wire  write_enable;
    input wire  [13:0] write_address;
    input wire  [99:0] write_data;
    
    // Update code (custom)
    reg [0:0] column_0 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[0:0] <= 1'bx;
        else
            read_data[0:0] <= column_0[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_0[write_address[13:0]] <= write_data[0:0];
    end
    
    reg [0:0] column_1 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[1:1] <= 1'bx;
        else
            read_data[1:1] <= column_1[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_1[write_address[13:0]] <= write_data[1:1];
    end
    
    reg [0:0] column_2 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[2:2] <= 1'bx;
        else
            read_data[2:2] <= column_2[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_2[write_address[13:0]] <= write_data[2:2];
    end
    
    reg [0:0] column_3 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[3:3] <= 1'bx;
        else
            read_data[3:3] <= column_3[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_3[write_address[13:0]] <= write_data[3:3];
    end
    
    reg [0:0] column_4 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[4:4] <= 1'bx;
        else
            read_data[4:4] <= column_4[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_4[write_address[13:0]] <= write_data[4:4];
    end
    
    reg [0:0] column_5 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[5:5] <= 1'bx;
        else
            read_data[5:5] <= column_5[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_5[write_address[13:0]] <= write_data[5:5];
    end
    
    reg [0:0] column_6 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[6:6] <= 1'bx;
        else
            read_data[6:6] <= column_6[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_6[write_address[13:0]] <= write_data[6:6];
    end
    
    reg [0:0] column_7 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[7:7] <= 1'bx;
        else
            read_data[7:7] <= column_7[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_7[write_address[13:0]] <= write_data[7:7];
    end
    
    reg [0:0] column_8 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[8:8] <= 1'bx;
        else
            read_data[8:8] <= column_8[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_8[write_address[13:0]] <= write_data[8:8];
    end
    
    reg [0:0] column_9 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[9:9] <= 1'bx;
        else
            read_data[9:9] <= column_9[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_9[write_address[13:0]] <= write_data[9:9];
    end
    
    reg [0:0] column_10 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[10:10] <= 1'bx;
        else
            read_data[10:10] <= column_10[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_10[write_address[13:0]] <= write_data[10:10];
    end
    
    reg [0:0] column_11 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[11:11] <= 1'bx;
        else
            read_data[11:11] <= column_11[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_11[write_address[13:0]] <= write_data[11:11];
    end
    
    reg [0:0] column_12 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[12:12] <= 1'bx;
        else
            read_data[12:12] <= column_12[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_12[write_address[13:0]] <= write_data[12:12];
    end
    
    reg [0:0] column_13 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[13:13] <= 1'bx;
        else
            read_data[13:13] <= column_13[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_13[write_address[13:0]] <= write_data[13:13];
    end
    
    reg [0:0] column_14 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[14:14] <= 1'bx;
        else
            read_data[14:14] <= column_14[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_14[write_address[13:0]] <= write_data[14:14];
    end
    
    reg [0:0] column_15 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[15:15] <= 1'bx;
        else
            read_data[15:15] <= column_15[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_15[write_address[13:0]] <= write_data[15:15];
    end
    
    reg [0:0] column_16 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[16:16] <= 1'bx;
        else
            read_data[16:16] <= column_16[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_16[write_address[13:0]] <= write_data[16:16];
    end
    
    reg [0:0] column_17 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[17:17] <= 1'bx;
        else
            read_data[17:17] <= column_17[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_17[write_address[13:0]] <= write_data[17:17];
    end
    
    reg [0:0] column_18 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[18:18] <= 1'bx;
        else
            read_data[18:18] <= column_18[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_18[write_address[13:0]] <= write_data[18:18];
    end
    
    reg [0:0] column_19 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[19:19] <= 1'bx;
        else
            read_data[19:19] <= column_19[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_19[write_address[13:0]] <= write_data[19:19];
    end
    
    reg [0:0] column_20 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[20:20] <= 1'bx;
        else
            read_data[20:20] <= column_20[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_20[write_address[13:0]] <= write_data[20:20];
    end
    
    reg [0:0] column_21 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[21:21] <= 1'bx;
        else
            read_data[21:21] <= column_21[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_21[write_address[13:0]] <= write_data[21:21];
    end
    
    reg [0:0] column_22 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[22:22] <= 1'bx;
        else
            read_data[22:22] <= column_22[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_22[write_address[13:0]] <= write_data[22:22];
    end
    
    reg [0:0] column_23 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[23:23] <= 1'bx;
        else
            read_data[23:23] <= column_23[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_23[write_address[13:0]] <= write_data[23:23];
    end
    
    reg [0:0] column_24 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[24:24] <= 1'bx;
        else
            read_data[24:24] <= column_24[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_24[write_address[13:0]] <= write_data[24:24];
    end
    
    reg [0:0] column_25 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[25:25] <= 1'bx;
        else
            read_data[25:25] <= column_25[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_25[write_address[13:0]] <= write_data[25:25];
    end
    
    reg [0:0] column_26 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[26:26] <= 1'bx;
        else
            read_data[26:26] <= column_26[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_26[write_address[13:0]] <= write_data[26:26];
    end
    
    reg [0:0] column_27 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[27:27] <= 1'bx;
        else
            read_data[27:27] <= column_27[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_27[write_address[13:0]] <= write_data[27:27];
    end
    
    reg [0:0] column_28 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[28:28] <= 1'bx;
        else
            read_data[28:28] <= column_28[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_28[write_address[13:0]] <= write_data[28:28];
    end
    
    reg [0:0] column_29 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[29:29] <= 1'bx;
        else
            read_data[29:29] <= column_29[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_29[write_address[13:0]] <= write_data[29:29];
    end
    
    reg [0:0] column_30 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[30:30] <= 1'bx;
        else
            read_data[30:30] <= column_30[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_30[write_address[13:0]] <= write_data[30:30];
    end
    
    reg [0:0] column_31 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[31:31] <= 1'bx;
        else
            read_data[31:31] <= column_31[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_31[write_address[13:0]] <= write_data[31:31];
    end
    
    reg [0:0] column_32 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[32:32] <= 1'bx;
        else
            read_data[32:32] <= column_32[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_32[write_address[13:0]] <= write_data[32:32];
    end
    
    reg [0:0] column_33 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[33:33] <= 1'bx;
        else
            read_data[33:33] <= column_33[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_33[write_address[13:0]] <= write_data[33:33];
    end
    
    reg [0:0] column_34 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[34:34] <= 1'bx;
        else
            read_data[34:34] <= column_34[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_34[write_address[13:0]] <= write_data[34:34];
    end
    
    reg [0:0] column_35 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[35:35] <= 1'bx;
        else
            read_data[35:35] <= column_35[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_35[write_address[13:0]] <= write_data[35:35];
    end
    
    reg [0:0] column_36 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[36:36] <= 1'bx;
        else
            read_data[36:36] <= column_36[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_36[write_address[13:0]] <= write_data[36:36];
    end
    
    reg [0:0] column_37 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[37:37] <= 1'bx;
        else
            read_data[37:37] <= column_37[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_37[write_address[13:0]] <= write_data[37:37];
    end
    
    reg [0:0] column_38 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[38:38] <= 1'bx;
        else
            read_data[38:38] <= column_38[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_38[write_address[13:0]] <= write_data[38:38];
    end
    
    reg [0:0] column_39 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[39:39] <= 1'bx;
        else
            read_data[39:39] <= column_39[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_39[write_address[13:0]] <= write_data[39:39];
    end
    
    reg [0:0] column_40 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[40:40] <= 1'bx;
        else
            read_data[40:40] <= column_40[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_40[write_address[13:0]] <= write_data[40:40];
    end
    
    reg [0:0] column_41 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[41:41] <= 1'bx;
        else
            read_data[41:41] <= column_41[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_41[write_address[13:0]] <= write_data[41:41];
    end
    
    reg [0:0] column_42 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[42:42] <= 1'bx;
        else
            read_data[42:42] <= column_42[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_42[write_address[13:0]] <= write_data[42:42];
    end
    
    reg [0:0] column_43 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[43:43] <= 1'bx;
        else
            read_data[43:43] <= column_43[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_43[write_address[13:0]] <= write_data[43:43];
    end
    
    reg [0:0] column_44 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[44:44] <= 1'bx;
        else
            read_data[44:44] <= column_44[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_44[write_address[13:0]] <= write_data[44:44];
    end
    
    reg [0:0] column_45 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[45:45] <= 1'bx;
        else
            read_data[45:45] <= column_45[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_45[write_address[13:0]] <= write_data[45:45];
    end
    
    reg [0:0] column_46 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[46:46] <= 1'bx;
        else
            read_data[46:46] <= column_46[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_46[write_address[13:0]] <= write_data[46:46];
    end
    
    reg [0:0] column_47 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[47:47] <= 1'bx;
        else
            read_data[47:47] <= column_47[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_47[write_address[13:0]] <= write_data[47:47];
    end
    
    reg [0:0] column_48 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[48:48] <= 1'bx;
        else
            read_data[48:48] <= column_48[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_48[write_address[13:0]] <= write_data[48:48];
    end
    
    reg [0:0] column_49 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[49:49] <= 1'bx;
        else
            read_data[49:49] <= column_49[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_49[write_address[13:0]] <= write_data[49:49];
    end
    
    reg [0:0] column_50 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[50:50] <= 1'bx;
        else
            read_data[50:50] <= column_50[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_50[write_address[13:0]] <= write_data[50:50];
    end
    
    reg [0:0] column_51 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[51:51] <= 1'bx;
        else
            read_data[51:51] <= column_51[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_51[write_address[13:0]] <= write_data[51:51];
    end
    
    reg [0:0] column_52 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[52:52] <= 1'bx;
        else
            read_data[52:52] <= column_52[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_52[write_address[13:0]] <= write_data[52:52];
    end
    
    reg [0:0] column_53 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[53:53] <= 1'bx;
        else
            read_data[53:53] <= column_53[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_53[write_address[13:0]] <= write_data[53:53];
    end
    
    reg [0:0] column_54 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[54:54] <= 1'bx;
        else
            read_data[54:54] <= column_54[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_54[write_address[13:0]] <= write_data[54:54];
    end
    
    reg [0:0] column_55 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[55:55] <= 1'bx;
        else
            read_data[55:55] <= column_55[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_55[write_address[13:0]] <= write_data[55:55];
    end
    
    reg [0:0] column_56 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[56:56] <= 1'bx;
        else
            read_data[56:56] <= column_56[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_56[write_address[13:0]] <= write_data[56:56];
    end
    
    reg [0:0] column_57 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[57:57] <= 1'bx;
        else
            read_data[57:57] <= column_57[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_57[write_address[13:0]] <= write_data[57:57];
    end
    
    reg [0:0] column_58 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[58:58] <= 1'bx;
        else
            read_data[58:58] <= column_58[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_58[write_address[13:0]] <= write_data[58:58];
    end
    
    reg [0:0] column_59 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[59:59] <= 1'bx;
        else
            read_data[59:59] <= column_59[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_59[write_address[13:0]] <= write_data[59:59];
    end
    
    reg [0:0] column_60 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[60:60] <= 1'bx;
        else
            read_data[60:60] <= column_60[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_60[write_address[13:0]] <= write_data[60:60];
    end
    
    reg [0:0] column_61 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[61:61] <= 1'bx;
        else
            read_data[61:61] <= column_61[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_61[write_address[13:0]] <= write_data[61:61];
    end
    
    reg [0:0] column_62 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[62:62] <= 1'bx;
        else
            read_data[62:62] <= column_62[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_62[write_address[13:0]] <= write_data[62:62];
    end
    
    reg [0:0] column_63 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[63:63] <= 1'bx;
        else
            read_data[63:63] <= column_63[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_63[write_address[13:0]] <= write_data[63:63];
    end
    
    reg [0:0] column_64 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[64:64] <= 1'bx;
        else
            read_data[64:64] <= column_64[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_64[write_address[13:0]] <= write_data[64:64];
    end
    
    reg [0:0] column_65 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[65:65] <= 1'bx;
        else
            read_data[65:65] <= column_65[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_65[write_address[13:0]] <= write_data[65:65];
    end
    
    reg [0:0] column_66 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[66:66] <= 1'bx;
        else
            read_data[66:66] <= column_66[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_66[write_address[13:0]] <= write_data[66:66];
    end
    
    reg [0:0] column_67 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[67:67] <= 1'bx;
        else
            read_data[67:67] <= column_67[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_67[write_address[13:0]] <= write_data[67:67];
    end
    
    reg [0:0] column_68 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[68:68] <= 1'bx;
        else
            read_data[68:68] <= column_68[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_68[write_address[13:0]] <= write_data[68:68];
    end
    
    reg [0:0] column_69 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[69:69] <= 1'bx;
        else
            read_data[69:69] <= column_69[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_69[write_address[13:0]] <= write_data[69:69];
    end
    
    reg [0:0] column_70 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[70:70] <= 1'bx;
        else
            read_data[70:70] <= column_70[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_70[write_address[13:0]] <= write_data[70:70];
    end
    
    reg [0:0] column_71 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[71:71] <= 1'bx;
        else
            read_data[71:71] <= column_71[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_71[write_address[13:0]] <= write_data[71:71];
    end
    
    reg [0:0] column_72 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[72:72] <= 1'bx;
        else
            read_data[72:72] <= column_72[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_72[write_address[13:0]] <= write_data[72:72];
    end
    
    reg [0:0] column_73 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[73:73] <= 1'bx;
        else
            read_data[73:73] <= column_73[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_73[write_address[13:0]] <= write_data[73:73];
    end
    
    reg [0:0] column_74 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[74:74] <= 1'bx;
        else
            read_data[74:74] <= column_74[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_74[write_address[13:0]] <= write_data[74:74];
    end
    
    reg [0:0] column_75 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[75:75] <= 1'bx;
        else
            read_data[75:75] <= column_75[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_75[write_address[13:0]] <= write_data[75:75];
    end
    
    reg [0:0] column_76 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[76:76] <= 1'bx;
        else
            read_data[76:76] <= column_76[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_76[write_address[13:0]] <= write_data[76:76];
    end
    
    reg [0:0] column_77 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[77:77] <= 1'bx;
        else
            read_data[77:77] <= column_77[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_77[write_address[13:0]] <= write_data[77:77];
    end
    
    reg [0:0] column_78 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[78:78] <= 1'bx;
        else
            read_data[78:78] <= column_78[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_78[write_address[13:0]] <= write_data[78:78];
    end
    
    reg [0:0] column_79 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[79:79] <= 1'bx;
        else
            read_data[79:79] <= column_79[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_79[write_address[13:0]] <= write_data[79:79];
    end
    
    reg [0:0] column_80 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[80:80] <= 1'bx;
        else
            read_data[80:80] <= column_80[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_80[write_address[13:0]] <= write_data[80:80];
    end
    
    reg [0:0] column_81 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[81:81] <= 1'bx;
        else
            read_data[81:81] <= column_81[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_81[write_address[13:0]] <= write_data[81:81];
    end
    
    reg [0:0] column_82 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[82:82] <= 1'bx;
        else
            read_data[82:82] <= column_82[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_82[write_address[13:0]] <= write_data[82:82];
    end
    
    reg [0:0] column_83 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[83:83] <= 1'bx;
        else
            read_data[83:83] <= column_83[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_83[write_address[13:0]] <= write_data[83:83];
    end
    
    reg [0:0] column_84 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[84:84] <= 1'bx;
        else
            read_data[84:84] <= column_84[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_84[write_address[13:0]] <= write_data[84:84];
    end
    
    reg [0:0] column_85 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[85:85] <= 1'bx;
        else
            read_data[85:85] <= column_85[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_85[write_address[13:0]] <= write_data[85:85];
    end
    
    reg [0:0] column_86 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[86:86] <= 1'bx;
        else
            read_data[86:86] <= column_86[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_86[write_address[13:0]] <= write_data[86:86];
    end
    
    reg [0:0] column_87 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[87:87] <= 1'bx;
        else
            read_data[87:87] <= column_87[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_87[write_address[13:0]] <= write_data[87:87];
    end
    
    reg [0:0] column_88 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[88:88] <= 1'bx;
        else
            read_data[88:88] <= column_88[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_88[write_address[13:0]] <= write_data[88:88];
    end
    
    reg [0:0] column_89 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[89:89] <= 1'bx;
        else
            read_data[89:89] <= column_89[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_89[write_address[13:0]] <= write_data[89:89];
    end
    
    reg [0:0] column_90 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[90:90] <= 1'bx;
        else
            read_data[90:90] <= column_90[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_90[write_address[13:0]] <= write_data[90:90];
    end
    
    reg [0:0] column_91 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[91:91] <= 1'bx;
        else
            read_data[91:91] <= column_91[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_91[write_address[13:0]] <= write_data[91:91];
    end
    
    reg [0:0] column_92 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[92:92] <= 1'bx;
        else
            read_data[92:92] <= column_92[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_92[write_address[13:0]] <= write_data[92:92];
    end
    
    reg [0:0] column_93 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[93:93] <= 1'bx;
        else
            read_data[93:93] <= column_93[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_93[write_address[13:0]] <= write_data[93:93];
    end
    
    reg [0:0] column_94 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[94:94] <= 1'bx;
        else
            read_data[94:94] <= column_94[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_94[write_address[13:0]] <= write_data[94:94];
    end
    
    reg [0:0] column_95 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[95:95] <= 1'bx;
        else
            read_data[95:95] <= column_95[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_95[write_address[13:0]] <= write_data[95:95];
    end
    
    reg [0:0] column_96 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[96:96] <= 1'bx;
        else
            read_data[96:96] <= column_96[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_96[write_address[13:0]] <= write_data[96:96];
    end
    
    reg [0:0] column_97 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[97:97] <= 1'bx;
        else
            read_data[97:97] <= column_97[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_97[write_address[13:0]] <= write_data[97:97];
    end
    
    reg [0:0] column_98 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[98:98] <= 1'bx;
        else
            read_data[98:98] <= column_98[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_98[write_address[13:0]] <= write_data[98:98];
    end
    
    reg [0:0] column_99 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[99:99] <= 1'bx;
        else
            read_data[99:99] <= column_99[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_99[write_address[13:0]] <= write_data[99:99];
    end
endmodule // best_first$nodes


module best_first$numbers(clock,read_address,read_data,write_enable,write_address,write_data);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] read_address;
    output reg  [13:0] read_data;
    input wire  write_enable;
    input wire  [8:0] write_address;
    input wire  [13:0] write_data;
    
    // Update code (custom)
    reg [13:0] column_0 [511:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[13:0] <= 14'bx;
        else
            read_data[13:0] <= column_0[read_address[8:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_0[write_address[8:0]] <= write_data[13:0];
    end
endmodule // best_first$numbers

// v-- Setting output parameters to net type for wrapped code.


module best_first$own_cells(pieces,cells);
    
    // Module arguments
    input wire  [20:0] pieces;
    output wire  [6:0] cells;
    
    // Update code (wrapper)
        wire [127:0] table_0_0 = 128'ha55aa55aa55aa55aa55aa55aa55aa55a;
        wire [127:0] table_0_1 = 128'h399c399c399c399c399c399c399c399c;
        wire [127:0] table_0_2 = 128'hc11f3ee03ee0c11f3ee0c11fc11f3ee0;
        wire [127:0] table_0_3 = 128'h11f3fff3ffffee03ffffee0fee0c000;
        wire [127:0] table_0_4 = 128'hfee0c000c0000000c000000000000000;
        wire [127:0] table_0_5 = 128'h0;
        wire [127:0] table_1_0 = 128'hf00f0ff00ff0f00f0ff0f00ff00f0ff0;
        wire [127:0] table_1_1 = 128'hf0fff0ffffff00ffffff0fff0f000;
        wire [127:0] table_1_2 = 128'h69999996999696699996966996696996;
        wire [127:0] table_1_3 = 128'h7ee1e117e117177ee117177e177e7ee8;
        wire [127:0] table_1_4 = 128'h7ffefee8fee8e880fee8e880e8808000;
        wire [127:0] table_1_5 = 128'h80000000000000000000000000000000;
        wire [127:0] table_2_0 = 128'h96696996699696696996966996696996;
        wire [127:0] table_2_1 = 128'he88181178117177e8117177e177e7ee8;
        wire [127:0] table_2_2 = 128'h6997977e977e7ee9977e7ee97ee9e996;
        wire [127:0] table_2_3 = 128'h7ee9e997e997977ee997977e977e7ee8;
        wire [127:0] table_2_4 = 128'h7ffefee8fee8e880fee8e880e8808000;
        wire [127:0] table_2_5 = 128'h80000000000000000000000000000000;
        wire [5:0] sum_0 = {table_0_5[pieces[6:0]], table_0_4[pieces[6:0]], table_0_3[pieces[6:0]], table_0_2[pieces[6:0]], table_0_1[pieces[6:0]], table_0_0[pieces[6:0]]};
        wire [5:0] sum_1 = {table_1_5[pieces[13:7]], table_1_4[pieces[13:7]], table_1_3[pieces[13:7]], table_1_2[pieces[13:7]], table_1_1[pieces[13:7]], table_1_0[pieces[13:7]]};
        wire [5:0] sum_2 = {table_2_5[pieces[20:14]], table_2_4[pieces[20:14]], table_2_3[pieces[20:14]], table_2_2[pieces[20:14]], table_2_1[pieces[20:14]], table_2_0[pieces[20:14]]};
        assign cells = sum_0 + sum_1 + sum_2;
endmodule // best_first$own_cells


module best_first$paths(clock,engine,ask_next,next_engine,level,number,write,write_level,written);
    
    // Module arguments
    input wire  clock;
    input wire  [2:0] engine;
    input wire  ask_next;
    input wire  [2:0] next_engine;
    input wire  [5:0] level;
    output reg  [13:0] number;
    input wire  write;
    input wire  [5:0] write_level;
    input wire  [13:0] written;
    
    // Stub signals
    reg  [8:0] numbers$read_address;
    wire  [13:0] numbers$read_data;
    reg  numbers$write_enable;
    reg  [8:0] numbers$write_address;
    reg  [13:0] numbers$write_data;
    
    // Local signals
    reg  [2:0] asked;
    
    // Sub module instances
    best_first$numbers numbers(
        .clock(clock),
        .read_address(numbers$read_address),
        .read_data(numbers$read_data),
        .write_enable(numbers$write_enable),
        .write_address(numbers$write_address),
        .write_data(numbers$write_data)
    );
    
    // Update code
    always @(*) begin
        asked = engine;
        if (ask_next) begin
            asked = next_engine;
        end
        numbers$read_address = (((asked) & 9'h1ff) << 32'h6) | ((level) & 9'h1ff);
        numbers$write_enable = write;
        numbers$write_address = (((engine) & 9'h1ff) << 32'h6) | ((write_level) & 9'h1ff);
        numbers$write_data = written;
        number = numbers$read_data;
    end
    
endmodule // best_first$paths

// v-- Setting output parameters to net type for wrapped code.


module best_first$picked_cell(x,y,decoded);
    
    // Module arguments
    input wire  [3:0] x;
    input wire  [3:0] y;
    output wire  [195:0] decoded;
    
    // Update code (wrapper)
        wire [13:0] column = 14'h1 << x;
        assign decoded = {(y == 4'hd ? column : 14'h0), (y == 4'hc ? column : 14'h0), (y == 4'hb ? column : 14'h0), (y == 4'ha ? column : 14'h0), (y == 4'h9 ? column : 14'h0), (y == 4'h8 ? column : 14'h0), (y == 4'h7 ? column : 14'h0), (y == 4'h6 ? column : 14'h0), (y == 4'h5 ? column : 14'h0), (y == 4'h4 ? column : 14'h0), (y == 4'h3 ? column : 14'h0), (y == 4'h2 ? column : 14'h0), (y == 4'h1 ? column : 14'h0), (y == 4'h0 ? column : 14'h0)};
endmodule // best_first$picked_cell

// v-- Setting output parameters to net type for wrapped code.


module best_first$picker(corners,rows,any,x,y,rest,rest_rows);
    
    // Module arguments
    input wire  [195:0] corners;
    input wire  [13:0] rows;
    output wire  any;
    output wire  [3:0] x;
    output wire  [3:0] y;
    output wire  [195:0] rest;
    output wire  [13:0] rest_rows;
    
    // Update code (wrapper)
        wire [13:0] first_row = rows & (14'h0 - rows);
        assign any = |rows;
        wire [13:0] row_0 = corners[13:0];
        wire [13:0] first_0 = row_0 & (14'h0 - row_0);
        assign rest_rows[0] = rows[0] & (~first_row[0] | (|(row_0 & ~first_0)));
        wire [13:0] row_1 = corners[27:14];
        wire [13:0] first_1 = row_1 & (14'h0 - row_1);
        assign rest_rows[1] = rows[1] & (~first_row[1] | (|(row_1 & ~first_1)));
        wire [13:0] row_2 = corners[41:28];
        wire [13:0] first_2 = row_2 & (14'h0 - row_2);
        assign rest_rows[2] = rows[2] & (~first_row[2] | (|(row_2 & ~first_2)));
        wire [13:0] row_3 = corners[55:42];
        wire [13:0] first_3 = row_3 & (14'h0 - row_3);
        assign rest_rows[3] = rows[3] & (~first_row[3] | (|(row_3 & ~first_3)));
        wire [13:0] row_4 = corners[69:56];
        wire [13:0] first_4 = row_4 & (14'h0 - row_4);
        assign rest_rows[4] = rows[4] & (~first_row[4] | (|(row_4 & ~first_4)));
        wire [13:0] row_5 = corners[83:70];
        wire [13:0] first_5 = row_5 & (14'h0 - row_5);
        assign rest_rows[5] = rows[5] & (~first_row[5] | (|(row_5 & ~first_5)));
        wire [13:0] row_6 = corners[97:84];
        wire [13:0] first_6 = row_6 & (14'h0 - row_6);
        assign rest_rows[6] = rows[6] & (~first_row[6] | (|(row_6 & ~first_6)));
        wire [13:0] row_7 = corners[111:98];
        wire [13:0] first_7 = row_7 & (14'h0 - row_7);
        assign rest_rows[7] = rows[7] & (~first_row[7] | (|(row_7 & ~first_7)));
        wire [13:0] row_8 = corners[125:112];
        wire [13:0] first_8 = row_8 & (14'h0 - row_8);
        assign rest_rows[8] = rows[8] & (~first_row[8] | (|(row_8 & ~first_8)));
        wire [13:0] row_9 = corners[139:126];
        wire [13:0] first_9 = row_9 & (14'h0 - row_9);
        assign rest_rows[9] = rows[9] & (~first_row[9] | (|(row_9 & ~first_9)));
        wire [13:0] row_10 = corners[153:140];
        wire [13:0] first_10 = row_10 & (14'h0 - row_10);
        assign rest_rows[10] = rows[10] & (~first_row[10] | (|(row_10 & ~first_10)));
        wire [13:0] row_11 = corners[167:154];
        wire [13:0] first_11 = row_11 & (14'h0 - row_11);
        assign rest_rows[11] = rows[11] & (~first_row[11] | (|(row_11 & ~first_11)));
        wire [13:0] row_12 = corners[181:168];
        wire [13:0] first_12 = row_12 & (14'h0 - row_12);
        assign rest_rows[12] = rows[12] & (~first_row[12] | (|(row_12 & ~first_12)));
        wire [13:0] row_13 = corners[195:182];
        wire [13:0] first_13 = row_13 & (14'h0 - row_13);
        assign rest_rows[13] = rows[13] & (~first_row[13] | (|(row_13 & ~first_13)));
        assign x[0] = (first_row[0] & (|(first_0 & 14'h2aaa))) | (first_row[1] & (|(first_1 & 14'h2aaa))) | (first_row[2] & (|(first_2 & 14'h2aaa))) | (first_row[3] & (|(first_3 & 14'h2aaa))) | (first_row[4] & (|(first_4 & 14'h2aaa))) | (first_row[5] & (|(first_5 & 14'h2aaa))) | (first_row[6] & (|(first_6 & 14'h2aaa))) | (first_row[7] & (|(first_7 & 14'h2aaa))) | (first_row[8] & (|(first_8 & 14'h2aaa))) | (first_row[9] & (|(first_9 & 14'h2aaa))) | (first_row[10] & (|(first_10 & 14'h2aaa))) | (first_row[11] & (|(first_11 & 14'h2aaa))) | (first_row[12] & (|(first_12 & 14'h2aaa))) | (first_row[13] & (|(first_13 & 14'h2aaa)));
        assign y[0] = |(first_row & 14'h2aaa);
        assign x[1] = (first_row[0] & (|(first_0 & 14'hccc))) | (first_row[1] & (|(first_1 & 14'hccc))) | (first_row[2] & (|(first_2 & 14'hccc))) | (first_row[3] & (|(first_3 & 14'hccc))) | (first_row[4] & (|(first_4 & 14'hccc))) | (first_row[5] & (|(first_5 & 14'hccc))) | (first_row[6] & (|(first_6 & 14'hccc))) | (first_row[7] & (|(first_7 & 14'hccc))) | (first_row[8] & (|(first_8 & 14'hccc))) | (first_row[9] & (|(first_9 & 14'hccc))) | (first_row[10] & (|(first_10 & 14'hccc))) | (first_row[11] & (|(first_11 & 14'hccc))) | (first_row[12] & (|(first_12 & 14'hccc))) | (first_row[13] & (|(first_13 & 14'hccc)));
        assign y[1] = |(first_row & 14'hccc);
        assign x[2] = (first_row[0] & (|(first_0 & 14'h30f0))) | (first_row[1] & (|(first_1 & 14'h30f0))) | (first_row[2] & (|(first_2 & 14'h30f0))) | (first_row[3] & (|(first_3 & 14'h30f0))) | (first_row[4] & (|(first_4 & 14'h30f0))) | (first_row[5] & (|(first_5 & 14'h30f0))) | (first_row[6] & (|(first_6 & 14'h30f0))) | (first_row[7] & (|(first_7 & 14'h30f0))) | (first_row[8] & (|(first_8 & 14'h30f0))) | (first_row[9] & (|(first_9 & 14'h30f0))) | (first_row[10] & (|(first_10 & 14'h30f0))) | (first_row[11] & (|(first_11 & 14'h30f0))) | (first_row[12] & (|(first_12 & 14'h30f0))) | (first_row[13] & (|(first_13 & 14'h30f0)));
        assign y[2] = |(first_row & 14'h30f0);
        assign x[3] = (first_row[0] & (|(first_0 & 14'h3f00))) | (first_row[1] & (|(first_1 & 14'h3f00))) | (first_row[2] & (|(first_2 & 14'h3f00))) | (first_row[3] & (|(first_3 & 14'h3f00))) | (first_row[4] & (|(first_4 & 14'h3f00))) | (first_row[5] & (|(first_5 & 14'h3f00))) | (first_row[6] & (|(first_6 & 14'h3f00))) | (first_row[7] & (|(first_7 & 14'h3f00))) | (first_row[8] & (|(first_8 & 14'h3f00))) | (first_row[9] & (|(first_9 & 14'h3f00))) | (first_row[10] & (|(first_10 & 14'h3f00))) | (first_row[11] & (|(first_11 & 14'h3f00))) | (first_row[12] & (|(first_12 & 14'h3f00))) | (first_row[13] & (|(first_13 & 14'h3f00)));
        assign y[3] = |(first_row & 14'h3f00);
        assign rest = corners & ~{(first_13 & {14{first_row[13]}}), (first_12 & {14{first_row[12]}}), (first_11 & {14{first_row[11]}}), (first_10 & {14{first_row[10]}}), (first_9 & {14{first_row[9]}}), (first_8 & {14{first_row[8]}}), (first_7 & {14{first_row[7]}}), (first_6 & {14{first_row[6]}}), (first_5 & {14{first_row[5]}}), (first_4 & {14{first_row[4]}}), (first_3 & {14{first_row[3]}}), (first_2 & {14{first_row[2]}}), (first_1 & {14{first_row[1]}}), (first_0 & {14{first_row[0]}})};
endmodule // best_first$picker


module best_first$placements(clock,data_in,data_out);
    
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
    best_first$dff15 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    best_first$dff15 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    best_first$dff15 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    best_first$dff15 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    best_first$dff15 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    best_first$dff15 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    best_first$dff15 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    best_first$dff15 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    best_first$dff15 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    best_first$dff15 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    best_first$dff15 stages$10(
        .d(stages$10$d),
        .q(stages$10$q),
        .clock(clock)
    );
    best_first$dff15 stages$11(
        .d(stages$11$d),
        .q(stages$11$q),
        .clock(clock)
    );
    best_first$dff15 stages$12(
        .d(stages$12$d),
        .q(stages$12$q),
        .clock(clock)
    );
    best_first$dff15 stages$13(
        .d(stages$13$d),
        .q(stages$13$q),
        .clock(clock)
    );
    best_first$dff15 stages$14(
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
    
endmodule // best_first$placements


module best_first$placer(clock,placement,cells,piece,size);
    
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
    
    // Local signals
    reg  [14:0] place;
    
    // Sub module instances
    best_first$shapes shapes(
        .clock(clock),
        .address(shapes$address),
        .data(shapes$data)
    );
    best_first$dff14 column(
        .d(column$d),
        .q(column$q),
        .clock(clock)
    );
    best_first$dff14 row(
        .d(row$d),
        .q(row$q),
        .clock(clock)
    );
    best_first$stamp stamp(
        .picture(stamp$picture),
        .column(stamp$column),
        .row(stamp$row),
        .cells(stamp$cells)
    );
    best_first$dff196 cells_out(
        .d(cells_out$d),
        .q(cells_out$q),
        .clock(clock)
    );
    best_first$dff21 piece_out(
        .d(piece_out$d),
        .q(piece_out$q),
        .clock(clock)
    );
    best_first$dff3 size_out(
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
        place = placement;
        shapes$address = place[(64'h8)+:(7)];
        column$d = first << place[(64'h0)+:(4)];
        row$d = first << place[(64'h4)+:(4)];
        stamp$picture = shapes$data[(64'h0)+:(25)];
        stamp$column = column$q;
        stamp$row = row$q;
        cells_out$d = stamp$cells;
        piece_out$d = shapes$data[(64'h19)+:(21)];
        size_out$d = shapes$data[(64'h2e)+:(3)];
        cells = cells_out$q;
        piece = piece_out$q;
        size = size_out$q;
    end
    
endmodule // best_first$placer


module best_first$placer_mux(select,moves$0,moves$1,moves$2,moves$3,moves$4,moves$5,moves$6,moves$7,selected);
    
    // Module arguments
    input wire  [7:0] select;
    input wire  [14:0] moves$0;
    input wire  [14:0] moves$1;
    input wire  [14:0] moves$2;
    input wire  [14:0] moves$3;
    input wire  [14:0] moves$4;
    input wire  [14:0] moves$5;
    input wire  [14:0] moves$6;
    input wire  [14:0] moves$7;
    output reg  [14:0] selected;
    
    // Constant declarations
    localparam  nothing = 15'b0;
    
    // Local signals
    reg  [14:0] gated$0;
    reg  [14:0] gated$1;
    reg  [14:0] gated$2;
    reg  [14:0] gated$3;
    reg  [14:0] gated$4;
    reg  [14:0] gated$5;
    reg  [14:0] gated$6;
    reg  [14:0] gated$7;
    
    // Update code
    always @(*) begin
        gated$0 = nothing;
        if (select[0]) begin
            gated$0 = moves$0;
        end
        gated$1 = nothing;
        if (select[1]) begin
            gated$1 = moves$1;
        end
        gated$2 = nothing;
        if (select[2]) begin
            gated$2 = moves$2;
        end
        gated$3 = nothing;
        if (select[3]) begin
            gated$3 = moves$3;
        end
        gated$4 = nothing;
        if (select[4]) begin
            gated$4 = moves$4;
        end
        gated$5 = nothing;
        if (select[5]) begin
            gated$5 = moves$5;
        end
        gated$6 = nothing;
        if (select[6]) begin
            gated$6 = moves$6;
        end
        gated$7 = nothing;
        if (select[7]) begin
            gated$7 = moves$7;
        end
        selected = ((gated$0 | gated$1) | (gated$2 | gated$3)) | ((gated$4 | gated$5) | (gated$6 | gated$7));
    end
    
endmodule // best_first$placer_mux


module best_first$port(way,placement,score,depth,nodes,leaf,found_before,found,start,clears);
    
    // Module arguments
    input wire  [27:0] way;
    input wire  [14:0] placement;
    input wire  [15:0] score;
    input wire  [5:0] depth;
    input wire  [31:0] nodes;
    input wire  [53:0] leaf;
    input wire  [112:0] found_before;
    output reg  [112:0] found;
    output reg  start;
    output reg  clears;
    
    // Constant declarations
    localparam  number = 3'b1;
    localparam  own_bit = 8'h2;
    
    // Local signals
    reg  [27:0] told;
    reg  [53:0] known;
    reg  [112:0] others;
    reg  is_asked;
    
    // Update code
    always @(*) begin
        told = way;
        is_asked = told[(64'h0)+:(3)] == number;
        start = told[(64'h3)+:(1)] & is_asked;
        clears = told[(64'h4)+:(1)];
        known = leaf;
        others = found_before;
        found = found_before;
        if (is_asked) begin
            found[(64'h8)+:(15)] = placement;
            found[(64'h17)+:(16)] = score;
            if (known[(64'h1)+:(1)]) begin
                found[(64'h17)+:(16)] = known[(64'h2)+:(16)];
            end
            found[(64'h27)+:(16)] = known[(64'h12)+:(16)];
            found[(64'h37)+:(5)] = known[(64'h22)+:(5)];
            found[(64'h3c)+:(6)] = depth;
            found[(64'h42)+:(32)] = nodes;
            found[(64'h62)+:(15)] = known[(64'h27)+:(15)];
        end
        if (known[(64'h0)+:(1)]) begin
            found[(64'h0)+:(8)] = others[(64'h0)+:(8)] | own_bit;
        end
    end
    
endmodule // best_first$port


module best_first$position(clock,load,root,root_passed,find_key,make,unmake,stop,passed_before,monomino_before,placement,seen,passed,monomino_last,completed,unmaking,key,cells,piece,legal);
    
    // Module arguments
    input wire  clock;
    input wire  load;
    input wire  [441:0] root;
    input wire  root_passed;
    input wire  find_key;
    input wire  make;
    input wire  unmake;
    input wire  stop;
    input wire  passed_before;
    input wire  monomino_before;
    input wire  [14:0] placement;
    output reg  [441:0] seen;
    output reg  passed;
    output reg  monomino_last;
    output reg  completed;
    output reg  unmaking;
    output reg  [39:0] key;
    output reg  [195:0] cells;
    output reg  [20:0] piece;
    output reg  legal;
    
    // Constant declarations
    localparam  one_ply = 7'b1;
    
    // Stub signals
    reg  [14:0] placer$placement;
    wire  [195:0] placer$cells;
    wire  [20:0] placer$piece;
    wire  [2:0] placer$size;
    reg  [195:0] usable$own;
    reg  [195:0] usable$other;
    reg  usable$starts_at_ten;
    wire  [195:0] usable$free;
    wire  [195:0] usable$corners;
    reg  [195:0] hash_key$own;
    reg  [195:0] hash_key$other;
    reg  [195:0] hash_key$cells;
    reg  hash_key$clear;
    reg  hash_key$add;
    reg  hash_key$add_own;
    reg  hash_key$add_other;
    reg  hash_key$swap;
    reg  hash_key$turn;
    reg  hash_key$passed;
    wire  [39:0] hash_key$key;
    reg  making_now$d;
    wire  making_now$q;
    reg  unmaking_now$d;
    wire  unmaking_now$q;
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
    reg  monomino_now$d;
    wire  monomino_now$q;
    reg  completed_now$d;
    wire  completed_now$q;
    reg  [195:0] free$d;
    wire  [195:0] free$q;
    reg  [195:0] corners$d;
    wire  [195:0] corners$q;
    reg  legal_now$d;
    wire  legal_now$q;
    reg  key_begins$d;
    wire  key_begins$q;
    reg  key_adds_own$d;
    wire  key_adds_own$q;
    reg  key_adds_other$d;
    wire  key_adds_other$q;
    reg  key_adds$d;
    wire  key_adds$q;
    reg  key_swaps$d;
    wire  key_swaps$q;
    reg  key_turns$d;
    wire  key_turns$q;
    
    // Local signals
    reg  [20:0] left_after;
    
    // Sub module instances
    best_first$placer placer(
        .clock(clock),
        .placement(placer$placement),
        .cells(placer$cells),
        .piece(placer$piece),
        .size(placer$size)
    );
    best_first$usable usable(
        .own(usable$own),
        .other(usable$other),
        .starts_at_ten(usable$starts_at_ten),
        .free(usable$free),
        .corners(usable$corners)
    );
    best_first$hash_key hash_key(
        .clock(clock),
        .own(hash_key$own),
        .other(hash_key$other),
        .cells(hash_key$cells),
        .clear(hash_key$clear),
        .add(hash_key$add),
        .add_own(hash_key$add_own),
        .add_other(hash_key$add_other),
        .swap(hash_key$swap),
        .turn(hash_key$turn),
        .passed(hash_key$passed),
        .key(hash_key$key)
    );
    best_first$dff1 making_now(
        .d(making_now$d),
        .q(making_now$q),
        .clock(clock)
    );
    best_first$dff1 unmaking_now(
        .d(unmaking_now$d),
        .q(unmaking_now$q),
        .clock(clock)
    );
    best_first$dff196 own_now(
        .d(own_now$d),
        .q(own_now$q),
        .clock(clock)
    );
    best_first$dff196 other_now(
        .d(other_now$d),
        .q(other_now$q),
        .clock(clock)
    );
    best_first$dff21 own_left_now(
        .d(own_left_now$d),
        .q(own_left_now$q),
        .clock(clock)
    );
    best_first$dff21 other_left_now(
        .d(other_left_now$d),
        .q(other_left_now$q),
        .clock(clock)
    );
    best_first$dff1 starts_at_ten_now(
        .d(starts_at_ten_now$d),
        .q(starts_at_ten_now$q),
        .clock(clock)
    );
    best_first$dff7 ply_now(
        .d(ply_now$d),
        .q(ply_now$q),
        .clock(clock)
    );
    best_first$dff1 passed_now(
        .d(passed_now$d),
        .q(passed_now$q),
        .clock(clock)
    );
    best_first$dff1 monomino_now(
        .d(monomino_now$d),
        .q(monomino_now$q),
        .clock(clock)
    );
    best_first$dff1 completed_now(
        .d(completed_now$d),
        .q(completed_now$q),
        .clock(clock)
    );
    best_first$dff196 free(
        .d(free$d),
        .q(free$q),
        .clock(clock)
    );
    best_first$dff196 corners(
        .d(corners$d),
        .q(corners$q),
        .clock(clock)
    );
    best_first$dff1 legal_now(
        .d(legal_now$d),
        .q(legal_now$q),
        .clock(clock)
    );
    best_first$dff1 key_begins(
        .d(key_begins$d),
        .q(key_begins$q),
        .clock(clock)
    );
    best_first$dff1 key_adds_own(
        .d(key_adds_own$d),
        .q(key_adds_own$q),
        .clock(clock)
    );
    best_first$dff1 key_adds_other(
        .d(key_adds_other$d),
        .q(key_adds_other$q),
        .clock(clock)
    );
    best_first$dff1 key_adds(
        .d(key_adds$d),
        .q(key_adds$q),
        .clock(clock)
    );
    best_first$dff1 key_swaps(
        .d(key_swaps$d),
        .q(key_swaps$q),
        .clock(clock)
    );
    best_first$dff1 key_turns(
        .d(key_turns$d),
        .q(key_turns$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        making_now$d = making_now$q;
        unmaking_now$d = unmaking_now$q;
        own_now$d = own_now$q;
        other_now$d = other_now$q;
        own_left_now$d = own_left_now$q;
        other_left_now$d = other_left_now$q;
        starts_at_ten_now$d = starts_at_ten_now$q;
        ply_now$d = ply_now$q;
        passed_now$d = passed_now$q;
        monomino_now$d = monomino_now$q;
        completed_now$d = completed_now$q;
        free$d = free$q;
        corners$d = corners$q;
        legal_now$d = legal_now$q;
        key_begins$d = key_begins$q;
        key_adds_own$d = key_adds_own$q;
        key_adds_other$d = key_adds_other$q;
        key_adds$d = key_adds$q;
        key_swaps$d = key_swaps$q;
        key_turns$d = key_turns$q;
        placer$placement = placement;
        usable$own = own_now$q;
        usable$other = other_now$q;
        usable$starts_at_ten = starts_at_ten_now$q;
        free$d = usable$free;
        corners$d = usable$corners;
        legal_now$d = (~|(placer$cells & (~free$q))) & |(placer$cells & corners$q) & |(placer$piece & own_left_now$q);
        hash_key$own = own_now$q;
        hash_key$other = other_now$q;
        hash_key$cells = placer$cells;
        hash_key$clear = key_begins$q;
        hash_key$add = key_adds$q;
        hash_key$add_own = key_adds_own$q;
        hash_key$add_other = key_adds_other$q;
        hash_key$swap = key_swaps$q;
        hash_key$turn = key_turns$q;
        hash_key$passed = passed_now$q;
        key_begins$d = find_key;
        key_adds_own$d = key_begins$q;
        key_adds_other$d = key_adds_own$q;
        key_turns$d = make | unmake;
        key_swaps$d = make | key_adds_own$q;
        key_adds$d = (make | unmake) | (key_begins$q | key_adds_own$q);
        left_after = own_left_now$q & (~placer$piece);
        completed_now$d = ~|other_left_now$q;
        making_now$d = make & (~stop);
        unmaking_now$d = unmake & (~stop);
        if (load) begin
            own_now$d = root[(64'h0)+:(196)];
            other_now$d = root[(64'hc4)+:(196)];
            own_left_now$d = root[(64'h188)+:(21)];
            other_left_now$d = root[(64'h19d)+:(21)];
            starts_at_ten_now$d = root[(64'h1b2)+:(1)];
            ply_now$d = root[(64'h1b3)+:(7)];
            passed_now$d = root_passed;
            monomino_now$d = 1'b0;
        end
        if (making_now$q) begin
            own_now$d = other_now$q;
            other_now$d = own_now$q | placer$cells;
            own_left_now$d = other_left_now$q;
            other_left_now$d = left_after;
            completed_now$d = ~|left_after;
            starts_at_ten_now$d = ~starts_at_ten_now$q;
            ply_now$d = ply_now$q + one_ply;
            passed_now$d = ~|placer$piece;
            monomino_now$d = placer$piece[32'h0];
        end
        if (unmaking_now$q) begin
            own_now$d = other_now$q & (~placer$cells);
            other_now$d = own_now$q;
            own_left_now$d = other_left_now$q | placer$piece;
            other_left_now$d = own_left_now$q;
            starts_at_ten_now$d = ~starts_at_ten_now$q;
            ply_now$d = ply_now$q - one_ply;
            passed_now$d = passed_before;
            monomino_now$d = monomino_before;
        end
        seen[(64'h0)+:(196)] = own_now$q;
        seen[(64'hc4)+:(196)] = other_now$q;
        seen[(64'h188)+:(21)] = own_left_now$q;
        seen[(64'h19d)+:(21)] = other_left_now$q;
        seen[(64'h1b2)+:(1)] = starts_at_ten_now$q;
        seen[(64'h1b3)+:(7)] = ply_now$q;
        passed = passed_now$q;
        monomino_last = monomino_now$q;
        completed = completed_now$q;
        unmaking = unmaking_now$q;
        key = hash_key$key;
        cells = placer$cells;
        piece = placer$piece;
        legal = legal_now$q;
    end
    
endmodule // best_first$position


module best_first$priors(clock,address,data);
    
    // Module arguments
    input wire  clock;
    input wire  [4:0] address;
    output reg  [11:0] data;
    
    // Update code (custom)
    (* rom_style = "logic" *) reg [11:0] mem [31:0];
    
    initial begin
        mem[5'b0] = 12'h666;
        mem[5'b1] = 12'h1ec;
        mem[5'b10] = 12'h189;
        mem[5'b11] = 12'h13b;
        mem[5'b100] = 12'hfc;
        mem[5'b101] = 12'hc9;
        mem[5'b110] = 12'ha1;
        mem[5'b111] = 12'h81;
        mem[5'b1000] = 12'h67;
        mem[5'b1001] = 12'h52;
        mem[5'b1010] = 12'h42;
        mem[5'b1011] = 12'h35;
        mem[5'b1100] = 12'h2a;
        mem[5'b1101] = 12'h22;
        mem[5'b1110] = 12'h1b;
        mem[5'b1111] = 12'h16;
        mem[5'b10000] = 12'h11;
    end
    
    always @(posedge clock) begin
        data <= mem[address];
    end
endmodule // best_first$priors


module best_first$product(clock,difference,weight,product);
    
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
endmodule // best_first$product


module best_first$proof(clock,clear,valid,margin,unvisited,proved);
    
    // Module arguments
    input wire  clock;
    input wire  clear;
    input wire  valid;
    input wire  [7:0] margin;
    input wire  [4:0] unvisited;
    output reg  [7:0] proved;
    
    // Constant declarations
    localparam  sign = 8'h80;
    localparam  none = 8'h0;
    
    // Stub signals
    reg  [7:0] best$d;
    wire  [7:0] best$q;
    reg  any$d;
    wire  any$q;
    reg  all$d;
    wire  all$q;
    
    // Local signals
    reg  [7:0] biased;
    reg  [7:0] most;
    
    // Sub module instances
    best_first$dff8 best(
        .d(best$d),
        .q(best$q),
        .clock(clock)
    );
    best_first$dff1 any(
        .d(any$d),
        .q(any$q),
        .clock(clock)
    );
    best_first$dff1 all(
        .d(all$d),
        .q(all$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        best$d = best$q;
        any$d = any$q;
        all$d = all$q;
        biased = margin ^ sign;
        most = best$q ^ sign;
        if (valid) begin
            if (~|margin) begin
                all$d = 1'b0;
            end
            else if ((~any$q) | (biased > most)) begin
                any$d = 1'b1;
                best$d = margin;
            end
        end
        if (clear) begin
            best$d = none;
            any$d = 1'b0;
            all$d = 1'b1;
        end
        proved = best$q;
        if (best$q[32'h7] & ((~all$q) | |unvisited)) begin
            proved = none;
        end
    end
    
endmodule // best_first$proof


module best_first$ranking(clock,node,restart,compare,mean,visits,sum,placement,score);
    
    // Module arguments
    input wire  clock;
    input wire  [99:0] node;
    input wire  restart;
    input wire  compare;
    input wire  [13:0] mean;
    output reg  [13:0] visits;
    output reg  [26:0] sum;
    output reg  [14:0] placement;
    output reg  [15:0] score;
    
    // Constant declarations
    localparam  no_margin = 8'h0;
    localparam  sign = 8'h80;
    
    // Stub signals
    reg  [13:0] answer_score$chance;
    reg  answer_score$is_others;
    reg  [7:0] answer_score$margin;
    wire  [15:0] answer_score$score;
    reg  [99:0] best$d;
    wire  [99:0] best$q;
    reg  [7:0] best_margin$d;
    wire  [7:0] best_margin$q;
    reg  is_root$d;
    wire  is_root$q;
    
    // Local signals
    reg  [99:0] best_node;
    reg  [7:0] margin;
    reg  [7:0] biased;
    reg  [7:0] best_biased;
    
    // Sub module instances
    best_first$answer_score answer_score(
        .clock(clock),
        .chance(answer_score$chance),
        .is_others(answer_score$is_others),
        .margin(answer_score$margin),
        .score(answer_score$score)
    );
    best_first$dff100 best(
        .d(best$d),
        .q(best$q),
        .clock(clock)
    );
    best_first$dff8 best_margin(
        .d(best_margin$d),
        .q(best_margin$q),
        .clock(clock)
    );
    best_first$dff1 is_root(
        .d(is_root$d),
        .q(is_root$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        best$d = best$q;
        best_margin$d = best_margin$q;
        is_root$d = is_root$q;
        best_node = best$q;
        margin = no_margin - node[(64'h5b)+:(8)];
        biased = margin ^ sign;
        best_biased = best_margin$q ^ sign;
        if (compare & ((is_root$q | (biased > best_biased)) | ((biased == best_biased) & (node[(64'h32)+:(14)] > best_node[(64'h32)+:(14)])))) begin
            best$d = node;
            best_margin$d = margin;
            is_root$d = 1'b0;
        end
        if (restart) begin
            best$d = node;
            best$d[(64'h0)+:(15)] = node[(64'hf)+:(15)];
            best_margin$d = node[(64'h5b)+:(8)];
            is_root$d = 1'b1;
        end
        visits = best_node[(64'h32)+:(14)];
        sum = best_node[(64'h40)+:(27)];
        placement = best_node[(64'h0)+:(15)];
        answer_score$chance = mean;
        answer_score$is_others = is_root$q;
        answer_score$margin = best_margin$q;
        score = answer_score$score;
    end
    
endmodule // best_first$ranking


module best_first$reach_delay(clock,data_in,data_out);
    
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
    best_first$dff8 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    best_first$dff8 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    best_first$dff8 stages$2(
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
    
endmodule // best_first$reach_delay


module best_first$reciprocals(clock,address,data);
    
    // Module arguments
    input wire  clock;
    input wire  [9:0] address;
    output reg  [17:0] data;
    
    // Update code (custom)
    (* rom_style = "block" *) reg [17:0] mem [1023:0];
    
    initial begin
        mem[10'b0] = 18'b100000000000000000;
        mem[10'b1] = 18'b100000000000000000;
        mem[10'b10] = 18'b100000000000000000;
        mem[10'b11] = 18'b10101010101010101;
        mem[10'b100] = 18'b100000000000000000;
        mem[10'b101] = 18'b11001100110011010;
        mem[10'b110] = 18'b10101010101010101;
        mem[10'b111] = 18'b10010010010010010;
        mem[10'b1000] = 18'b100000000000000000;
        mem[10'b1001] = 18'b11100011100011100;
        mem[10'b1010] = 18'b11001100110011010;
        mem[10'b1011] = 18'b10111010001011101;
        mem[10'b1100] = 18'b10101010101010101;
        mem[10'b1101] = 18'b10011101100010100;
        mem[10'b1110] = 18'b10010010010010010;
        mem[10'b1111] = 18'b10001000100010001;
        mem[10'b10000] = 18'b100000000000000000;
        mem[10'b10001] = 18'b11110000111100010;
        mem[10'b10010] = 18'b11100011100011100;
        mem[10'b10011] = 18'b11010111100101000;
        mem[10'b10100] = 18'b11001100110011010;
        mem[10'b10101] = 18'b11000011000011000;
        mem[10'b10110] = 18'b10111010001011101;
        mem[10'b10111] = 18'b10110010000101101;
        mem[10'b11000] = 18'b10101010101010101;
        mem[10'b11001] = 18'b10100011110101110;
        mem[10'b11010] = 18'b10011101100010100;
        mem[10'b11011] = 18'b10010111101101000;
        mem[10'b11100] = 18'b10010010010010010;
        mem[10'b11101] = 18'b10001101001111100;
        mem[10'b11110] = 18'b10001000100010001;
        mem[10'b11111] = 18'b10000100001000010;
        mem[10'b100000] = 18'b100000000000000000;
        mem[10'b100001] = 18'b11111000001111100;
        mem[10'b100010] = 18'b11110000111100010;
        mem[10'b100011] = 18'b11101010000011101;
        mem[10'b100100] = 18'b11100011100011100;
        mem[10'b100101] = 18'b11011101011010000;
        mem[10'b100110] = 18'b11010111100101000;
        mem[10'b100111] = 18'b11010010000011010;
        mem[10'b101000] = 18'b11001100110011010;
        mem[10'b101001] = 18'b11000111110011100;
        mem[10'b101010] = 18'b11000011000011000;
        mem[10'b101011] = 18'b10111110100000110;
        mem[10'b101100] = 18'b10111010001011101;
        mem[10'b101101] = 18'b10110110000010111;
        mem[10'b101110] = 18'b10110010000101101;
        mem[10'b101111] = 18'b10101110010011001;
        mem[10'b110000] = 18'b10101010101010101;
        mem[10'b110001] = 18'b10100111001011110;
        mem[10'b110010] = 18'b10100011110101110;
        mem[10'b110011] = 18'b10100000101000001;
        mem[10'b110100] = 18'b10011101100010100;
        mem[10'b110101] = 18'b10011010100100010;
        mem[10'b110110] = 18'b10010111101101000;
        mem[10'b110111] = 18'b10010100111100100;
        mem[10'b111000] = 18'b10010010010010010;
        mem[10'b111001] = 18'b10001111101110000;
        mem[10'b111010] = 18'b10001101001111100;
        mem[10'b111011] = 18'b10001010110110010;
        mem[10'b111100] = 18'b10001000100010001;
        mem[10'b111101] = 18'b10000110010010111;
        mem[10'b111110] = 18'b10000100001000010;
        mem[10'b111111] = 18'b10000010000010000;
        mem[10'b1000000] = 18'b100000000000000000;
        mem[10'b1000001] = 18'b11111100000100000;
        mem[10'b1000010] = 18'b11111000001111100;
        mem[10'b1000011] = 18'b11110100100010011;
        mem[10'b1000100] = 18'b11110000111100010;
        mem[10'b1000101] = 18'b11101101011100110;
        mem[10'b1000110] = 18'b11101010000011101;
        mem[10'b1000111] = 18'b11100110110000101;
        mem[10'b1001000] = 18'b11100011100011100;
        mem[10'b1001001] = 18'b11100000011100000;
        mem[10'b1001010] = 18'b11011101011010000;
        mem[10'b1001011] = 18'b11011010011101000;
        mem[10'b1001100] = 18'b11010111100101000;
        mem[10'b1001101] = 18'b11010100110001111;
        mem[10'b1001110] = 18'b11010010000011010;
        mem[10'b1001111] = 18'b11001111011001001;
        mem[10'b1010000] = 18'b11001100110011010;
        mem[10'b1010001] = 18'b11001010010001011;
        mem[10'b1010010] = 18'b11000111110011100;
        mem[10'b1010011] = 18'b11000101011001100;
        mem[10'b1010100] = 18'b11000011000011000;
        mem[10'b1010101] = 18'b11000000110000010;
        mem[10'b1010110] = 18'b10111110100000110;
        mem[10'b1010111] = 18'b10111100010100101;
        mem[10'b1011000] = 18'b10111010001011101;
        mem[10'b1011001] = 18'b10111000000101110;
        mem[10'b1011010] = 18'b10110110000010111;
        mem[10'b1011011] = 18'b10110100000010111;
        mem[10'b1011100] = 18'b10110010000101101;
        mem[10'b1011101] = 18'b10110000001011000;
        mem[10'b1011110] = 18'b10101110010011001;
        mem[10'b1011111] = 18'b10101100011101101;
        mem[10'b1100000] = 18'b10101010101010101;
        mem[10'b1100001] = 18'b10101000111010000;
        mem[10'b1100010] = 18'b10100111001011110;
        mem[10'b1100011] = 18'b10100101011111101;
        mem[10'b1100100] = 18'b10100011110101110;
        mem[10'b1100101] = 18'b10100010001110000;
        mem[10'b1100110] = 18'b10100000101000001;
        mem[10'b1100111] = 18'b10011111000100011;
        mem[10'b1101000] = 18'b10011101100010100;
        mem[10'b1101001] = 18'b10011100000010100;
        mem[10'b1101010] = 18'b10011010100100010;
        mem[10'b1101011] = 18'b10011001000111110;
        mem[10'b1101100] = 18'b10010111101101000;
        mem[10'b1101101] = 18'b10010110010100000;
        mem[10'b1101110] = 18'b10010100111100100;
        mem[10'b1101111] = 18'b10010011100110101;
        mem[10'b1110000] = 18'b10010010010010010;
        mem[10'b1110001] = 18'b10010000111111011;
        mem[10'b1110010] = 18'b10001111101110000;
        mem[10'b1110011] = 18'b10001110011110000;
        mem[10'b1110100] = 18'b10001101001111100;
        mem[10'b1110101] = 18'b10001100000010010;
        mem[10'b1110110] = 18'b10001010110110010;
        mem[10'b1110111] = 18'b10001001101011101;
        mem[10'b1111000] = 18'b10001000100010001;
        mem[10'b1111001] = 18'b10000111011001111;
        mem[10'b1111010] = 18'b10000110010010111;
        mem[10'b1111011] = 18'b10000101001101000;
        mem[10'b1111100] = 18'b10000100001000010;
        mem[10'b1111101] = 18'b10000011000100101;
        mem[10'b1111110] = 18'b10000010000010000;
        mem[10'b1111111] = 18'b10000001000000100;
        mem[10'b10000000] = 18'b100000000000000000;
        mem[10'b10000001] = 18'b11111110000001000;
        mem[10'b10000010] = 18'b11111100000100000;
        mem[10'b10000011] = 18'b11111010001000110;
        mem[10'b10000100] = 18'b11111000001111100;
        mem[10'b10000101] = 18'b11110110011000000;
        mem[10'b10000110] = 18'b11110100100010011;
        mem[10'b10000111] = 18'b11110010101110100;
        mem[10'b10001000] = 18'b11110000111100010;
        mem[10'b10001001] = 18'b11101111001011101;
        mem[10'b10001010] = 18'b11101101011100110;
        mem[10'b10001011] = 18'b11101011101111011;
        mem[10'b10001100] = 18'b11101010000011101;
        mem[10'b10001101] = 18'b11101000011001011;
        mem[10'b10001110] = 18'b11100110110000101;
        mem[10'b10001111] = 18'b11100101001001011;
        mem[10'b10010000] = 18'b11100011100011100;
        mem[10'b10010001] = 18'b11100001111111001;
        mem[10'b10010010] = 18'b11100000011100000;
        mem[10'b10010011] = 18'b11011110111010011;
        mem[10'b10010100] = 18'b11011101011010000;
        mem[10'b10010101] = 18'b11011011111010111;
        mem[10'b10010110] = 18'b11011010011101000;
        mem[10'b10010111] = 18'b11011001000000011;
        mem[10'b10011000] = 18'b11010111100101000;
        mem[10'b10011001] = 18'b11010110001010111;
        mem[10'b10011010] = 18'b11010100110001111;
        mem[10'b10011011] = 18'b11010011011010000;
        mem[10'b10011100] = 18'b11010010000011010;
        mem[10'b10011101] = 18'b11010000101101101;
        mem[10'b10011110] = 18'b11001111011001001;
        mem[10'b10011111] = 18'b11001110000101101;
        mem[10'b10100000] = 18'b11001100110011010;
        mem[10'b10100001] = 18'b11001011100001110;
        mem[10'b10100010] = 18'b11001010010001011;
        mem[10'b10100011] = 18'b11001001000010000;
        mem[10'b10100100] = 18'b11000111110011100;
        mem[10'b10100101] = 18'b11000110100110000;
        mem[10'b10100110] = 18'b11000101011001100;
        mem[10'b10100111] = 18'b11000100001101110;
        mem[10'b10101000] = 18'b11000011000011000;
        mem[10'b10101001] = 18'b11000001111001001;
        mem[10'b10101010] = 18'b11000000110000010;
        mem[10'b10101011] = 18'b10111111101000000;
        mem[10'b10101100] = 18'b10111110100000110;
        mem[10'b10101101] = 18'b10111101011010010;
        mem[10'b10101110] = 18'b10111100010100101;
        mem[10'b10101111] = 18'b10111011001111110;
        mem[10'b10110000] = 18'b10111010001011101;
        mem[10'b10110001] = 18'b10111001001000011;
        mem[10'b10110010] = 18'b10111000000101110;
        mem[10'b10110011] = 18'b10110111000011111;
        mem[10'b10110100] = 18'b10110110000010111;
        mem[10'b10110101] = 18'b10110101000010100;
        mem[10'b10110110] = 18'b10110100000010111;
        mem[10'b10110111] = 18'b10110011000011111;
        mem[10'b10111000] = 18'b10110010000101101;
        mem[10'b10111001] = 18'b10110001001000000;
        mem[10'b10111010] = 18'b10110000001011000;
        mem[10'b10111011] = 18'b10101111001110110;
        mem[10'b10111100] = 18'b10101110010011001;
        mem[10'b10111101] = 18'b10101101011000000;
        mem[10'b10111110] = 18'b10101100011101101;
        mem[10'b10111111] = 18'b10101011100011111;
        mem[10'b11000000] = 18'b10101010101010101;
        mem[10'b11000001] = 18'b10101001110010001;
        mem[10'b11000010] = 18'b10101000111010000;
        mem[10'b11000011] = 18'b10101000000010101;
        mem[10'b11000100] = 18'b10100111001011110;
        mem[10'b11000101] = 18'b10100110010101100;
        mem[10'b11000110] = 18'b10100101011111101;
        mem[10'b11000111] = 18'b10100100101010100;
        mem[10'b11001000] = 18'b10100011110101110;
        mem[10'b11001001] = 18'b10100011000001101;
        mem[10'b11001010] = 18'b10100010001110000;
        mem[10'b11001011] = 18'b10100001011010110;
        mem[10'b11001100] = 18'b10100000101000001;
        mem[10'b11001101] = 18'b10011111110110000;
        mem[10'b11001110] = 18'b10011111000100011;
        mem[10'b11001111] = 18'b10011110010011001;
        mem[10'b11010000] = 18'b10011101100010100;
        mem[10'b11010001] = 18'b10011100110010010;
        mem[10'b11010010] = 18'b10011100000010100;
        mem[10'b11010011] = 18'b10011011010011001;
        mem[10'b11010100] = 18'b10011010100100010;
        mem[10'b11010101] = 18'b10011001110101110;
        mem[10'b11010110] = 18'b10011001000111110;
        mem[10'b11010111] = 18'b10011000011010010;
        mem[10'b11011000] = 18'b10010111101101000;
        mem[10'b11011001] = 18'b10010111000000010;
        mem[10'b11011010] = 18'b10010110010100000;
        mem[10'b11011011] = 18'b10010101101000000;
        mem[10'b11011100] = 18'b10010100111100100;
        mem[10'b11011101] = 18'b10010100010001011;
        mem[10'b11011110] = 18'b10010011100110101;
        mem[10'b11011111] = 18'b10010010111100010;
        mem[10'b11100000] = 18'b10010010010010010;
        mem[10'b11100001] = 18'b10010001101000101;
        mem[10'b11100010] = 18'b10010000111111011;
        mem[10'b11100011] = 18'b10010000010110100;
        mem[10'b11100100] = 18'b10001111101110000;
        mem[10'b11100101] = 18'b10001111000101111;
        mem[10'b11100110] = 18'b10001110011110000;
        mem[10'b11100111] = 18'b10001101110110101;
        mem[10'b11101000] = 18'b10001101001111100;
        mem[10'b11101001] = 18'b10001100101000101;
        mem[10'b11101010] = 18'b10001100000010010;
        mem[10'b11101011] = 18'b10001011011100000;
        mem[10'b11101100] = 18'b10001010110110010;
        mem[10'b11101101] = 18'b10001010010000110;
        mem[10'b11101110] = 18'b10001001101011101;
        mem[10'b11101111] = 18'b10001001000110110;
        mem[10'b11110000] = 18'b10001000100010001;
        mem[10'b11110001] = 18'b10000111111101111;
        mem[10'b11110010] = 18'b10000111011001111;
        mem[10'b11110011] = 18'b10000110110110010;
        mem[10'b11110100] = 18'b10000110010010111;
        mem[10'b11110101] = 18'b10000101101111110;
        mem[10'b11110110] = 18'b10000101001101000;
        mem[10'b11110111] = 18'b10000100101010100;
        mem[10'b11111000] = 18'b10000100001000010;
        mem[10'b11111001] = 18'b10000011100110010;
        mem[10'b11111010] = 18'b10000011000100101;
        mem[10'b11111011] = 18'b10000010100011001;
        mem[10'b11111100] = 18'b10000010000010000;
        mem[10'b11111101] = 18'b10000001100001001;
        mem[10'b11111110] = 18'b10000001000000100;
        mem[10'b11111111] = 18'b10000000100000001;
        mem[10'b100000000] = 18'b100000000000000000;
        mem[10'b100000001] = 18'b11111111000000010;
        mem[10'b100000010] = 18'b11111110000001000;
        mem[10'b100000011] = 18'b11111101000010010;
        mem[10'b100000100] = 18'b11111100000100000;
        mem[10'b100000101] = 18'b11111011000110001;
        mem[10'b100000110] = 18'b11111010001000110;
        mem[10'b100000111] = 18'b11111001001011111;
        mem[10'b100001000] = 18'b11111000001111100;
        mem[10'b100001001] = 18'b11110111010011100;
        mem[10'b100001010] = 18'b11110110011000000;
        mem[10'b100001011] = 18'b11110101011101000;
        mem[10'b100001100] = 18'b11110100100010011;
        mem[10'b100001101] = 18'b11110011101000010;
        mem[10'b100001110] = 18'b11110010101110100;
        mem[10'b100001111] = 18'b11110001110101001;
        mem[10'b100010000] = 18'b11110000111100010;
        mem[10'b100010001] = 18'b11110000000011110;
        mem[10'b100010010] = 18'b11101111001011101;
        mem[10'b100010011] = 18'b11101110010100000;
        mem[10'b100010100] = 18'b11101101011100110;
        mem[10'b100010101] = 18'b11101100100101111;
        mem[10'b100010110] = 18'b11101011101111011;
        mem[10'b100010111] = 18'b11101010111001011;
        mem[10'b100011000] = 18'b11101010000011101;
        mem[10'b100011001] = 18'b11101001001110011;
        mem[10'b100011010] = 18'b11101000011001011;
        mem[10'b100011011] = 18'b11100111100100111;
        mem[10'b100011100] = 18'b11100110110000101;
        mem[10'b100011101] = 18'b11100101111100111;
        mem[10'b100011110] = 18'b11100101001001011;
        mem[10'b100011111] = 18'b11100100010110010;
        mem[10'b100100000] = 18'b11100011100011100;
        mem[10'b100100001] = 18'b11100010110001001;
        mem[10'b100100010] = 18'b11100001111111001;
        mem[10'b100100011] = 18'b11100001001101011;
        mem[10'b100100100] = 18'b11100000011100000;
        mem[10'b100100101] = 18'b11011111101011000;
        mem[10'b100100110] = 18'b11011110111010011;
        mem[10'b100100111] = 18'b11011110001010000;
        mem[10'b100101000] = 18'b11011101011010000;
        mem[10'b100101001] = 18'b11011100101010010;
        mem[10'b100101010] = 18'b11011011111010111;
        mem[10'b100101011] = 18'b11011011001011110;
        mem[10'b100101100] = 18'b11011010011101000;
        mem[10'b100101101] = 18'b11011001101110101;
        mem[10'b100101110] = 18'b11011001000000011;
        mem[10'b100101111] = 18'b11011000010010101;
        mem[10'b100110000] = 18'b11010111100101000;
        mem[10'b100110001] = 18'b11010110110111111;
        mem[10'b100110010] = 18'b11010110001010111;
        mem[10'b100110011] = 18'b11010101011110010;
        mem[10'b100110100] = 18'b11010100110001111;
        mem[10'b100110101] = 18'b11010100000101110;
        mem[10'b100110110] = 18'b11010011011010000;
        mem[10'b100110111] = 18'b11010010101110100;
        mem[10'b100111000] = 18'b11010010000011010;
        mem[10'b100111001] = 18'b11010001011000011;
        mem[10'b100111010] = 18'b11010000101101101;
        mem[10'b100111011] = 18'b11010000000011010;
        mem[10'b100111100] = 18'b11001111011001001;
        mem[10'b100111101] = 18'b11001110101111010;
        mem[10'b100111110] = 18'b11001110000101101;
        mem[10'b100111111] = 18'b11001101011100010;
        mem[10'b101000000] = 18'b11001100110011010;
        mem[10'b101000001] = 18'b11001100001010011;
        mem[10'b101000010] = 18'b11001011100001110;
        mem[10'b101000011] = 18'b11001010111001100;
        mem[10'b101000100] = 18'b11001010010001011;
        mem[10'b101000101] = 18'b11001001101001100;
        mem[10'b101000110] = 18'b11001001000010000;
        mem[10'b101000111] = 18'b11001000011010101;
        mem[10'b101001000] = 18'b11000111110011100;
        mem[10'b101001001] = 18'b11000111001100101;
        mem[10'b101001010] = 18'b11000110100110000;
        mem[10'b101001011] = 18'b11000101111111101;
        mem[10'b101001100] = 18'b11000101011001100;
        mem[10'b101001101] = 18'b11000100110011100;
        mem[10'b101001110] = 18'b11000100001101110;
        mem[10'b101001111] = 18'b11000011101000010;
        mem[10'b101010000] = 18'b11000011000011000;
        mem[10'b101010001] = 18'b11000010011110000;
        mem[10'b101010010] = 18'b11000001111001001;
        mem[10'b101010011] = 18'b11000001010100101;
        mem[10'b101010100] = 18'b11000000110000010;
        mem[10'b101010101] = 18'b11000000001100000;
        mem[10'b101010110] = 18'b10111111101000000;
        mem[10'b101010111] = 18'b10111111000100010;
        mem[10'b101011000] = 18'b10111110100000110;
        mem[10'b101011001] = 18'b10111101111101011;
        mem[10'b101011010] = 18'b10111101011010010;
        mem[10'b101011011] = 18'b10111100110111011;
        mem[10'b101011100] = 18'b10111100010100101;
        mem[10'b101011101] = 18'b10111011110010001;
        mem[10'b101011110] = 18'b10111011001111110;
        mem[10'b101011111] = 18'b10111010101101101;
        mem[10'b101100000] = 18'b10111010001011101;
        mem[10'b101100001] = 18'b10111001101001111;
        mem[10'b101100010] = 18'b10111001001000011;
        mem[10'b101100011] = 18'b10111000100111000;
        mem[10'b101100100] = 18'b10111000000101110;
        mem[10'b101100101] = 18'b10110111100100110;
        mem[10'b101100110] = 18'b10110111000011111;
        mem[10'b101100111] = 18'b10110110100011010;
        mem[10'b101101000] = 18'b10110110000010111;
        mem[10'b101101001] = 18'b10110101100010101;
        mem[10'b101101010] = 18'b10110101000010100;
        mem[10'b101101011] = 18'b10110100100010100;
        mem[10'b101101100] = 18'b10110100000010111;
        mem[10'b101101101] = 18'b10110011100011010;
        mem[10'b101101110] = 18'b10110011000011111;
        mem[10'b101101111] = 18'b10110010100100101;
        mem[10'b101110000] = 18'b10110010000101101;
        mem[10'b101110001] = 18'b10110001100110101;
        mem[10'b101110010] = 18'b10110001001000000;
        mem[10'b101110011] = 18'b10110000101001011;
        mem[10'b101110100] = 18'b10110000001011000;
        mem[10'b101110101] = 18'b10101111101100110;
        mem[10'b101110110] = 18'b10101111001110110;
        mem[10'b101110111] = 18'b10101110110000110;
        mem[10'b101111000] = 18'b10101110010011001;
        mem[10'b101111001] = 18'b10101101110101100;
        mem[10'b101111010] = 18'b10101101011000000;
        mem[10'b101111011] = 18'b10101100111010110;
        mem[10'b101111100] = 18'b10101100011101101;
        mem[10'b101111101] = 18'b10101100000000101;
        mem[10'b101111110] = 18'b10101011100011111;
        mem[10'b101111111] = 18'b10101011000111001;
        mem[10'b110000000] = 18'b10101010101010101;
        mem[10'b110000001] = 18'b10101010001110010;
        mem[10'b110000010] = 18'b10101001110010001;
        mem[10'b110000011] = 18'b10101001010110000;
        mem[10'b110000100] = 18'b10101000111010000;
        mem[10'b110000101] = 18'b10101000011110010;
        mem[10'b110000110] = 18'b10101000000010101;
        mem[10'b110000111] = 18'b10100111100111001;
        mem[10'b110001000] = 18'b10100111001011110;
        mem[10'b110001001] = 18'b10100110110000100;
        mem[10'b110001010] = 18'b10100110010101100;
        mem[10'b110001011] = 18'b10100101111010100;
        mem[10'b110001100] = 18'b10100101011111101;
        mem[10'b110001101] = 18'b10100101000101000;
        mem[10'b110001110] = 18'b10100100101010100;
        mem[10'b110001111] = 18'b10100100010000000;
        mem[10'b110010000] = 18'b10100011110101110;
        mem[10'b110010001] = 18'b10100011011011101;
        mem[10'b110010010] = 18'b10100011000001101;
        mem[10'b110010011] = 18'b10100010100111110;
        mem[10'b110010100] = 18'b10100010001110000;
        mem[10'b110010101] = 18'b10100001110100010;
        mem[10'b110010110] = 18'b10100001011010110;
        mem[10'b110010111] = 18'b10100001000001011;
        mem[10'b110011000] = 18'b10100000101000001;
        mem[10'b110011001] = 18'b10100000001111000;
        mem[10'b110011010] = 18'b10011111110110000;
        mem[10'b110011011] = 18'b10011111011101001;
        mem[10'b110011100] = 18'b10011111000100011;
        mem[10'b110011101] = 18'b10011110101011110;
        mem[10'b110011110] = 18'b10011110010011001;
        mem[10'b110011111] = 18'b10011101111010110;
        mem[10'b110100000] = 18'b10011101100010100;
        mem[10'b110100001] = 18'b10011101001010010;
        mem[10'b110100010] = 18'b10011100110010010;
        mem[10'b110100011] = 18'b10011100011010010;
        mem[10'b110100100] = 18'b10011100000010100;
        mem[10'b110100101] = 18'b10011011101010110;
        mem[10'b110100110] = 18'b10011011010011001;
        mem[10'b110100111] = 18'b10011010111011101;
        mem[10'b110101000] = 18'b10011010100100010;
        mem[10'b110101001] = 18'b10011010001101000;
        mem[10'b110101010] = 18'b10011001110101110;
        mem[10'b110101011] = 18'b10011001011110110;
        mem[10'b110101100] = 18'b10011001000111110;
        mem[10'b110101101] = 18'b10011000110000111;
        mem[10'b110101110] = 18'b10011000011010010;
        mem[10'b110101111] = 18'b10011000000011101;
        mem[10'b110110000] = 18'b10010111101101000;
        mem[10'b110110001] = 18'b10010111010110101;
        mem[10'b110110010] = 18'b10010111000000010;
        mem[10'b110110011] = 18'b10010110101010001;
        mem[10'b110110100] = 18'b10010110010100000;
        mem[10'b110110101] = 18'b10010101111110000;
        mem[10'b110110110] = 18'b10010101101000000;
        mem[10'b110110111] = 18'b10010101010010010;
        mem[10'b110111000] = 18'b10010100111100100;
        mem[10'b110111001] = 18'b10010100100110111;
        mem[10'b110111010] = 18'b10010100010001011;
        mem[10'b110111011] = 18'b10010011111100000;
        mem[10'b110111100] = 18'b10010011100110101;
        mem[10'b110111101] = 18'b10010011010001011;
        mem[10'b110111110] = 18'b10010010111100010;
        mem[10'b110111111] = 18'b10010010100111010;
        mem[10'b111000000] = 18'b10010010010010010;
        mem[10'b111000001] = 18'b10010001111101011;
        mem[10'b111000010] = 18'b10010001101000101;
        mem[10'b111000011] = 18'b10010001010100000;
        mem[10'b111000100] = 18'b10010000111111011;
        mem[10'b111000101] = 18'b10010000101011000;
        mem[10'b111000110] = 18'b10010000010110100;
        mem[10'b111000111] = 18'b10010000000010010;
        mem[10'b111001000] = 18'b10001111101110000;
        mem[10'b111001001] = 18'b10001111011001111;
        mem[10'b111001010] = 18'b10001111000101111;
        mem[10'b111001011] = 18'b10001110110001111;
        mem[10'b111001100] = 18'b10001110011110000;
        mem[10'b111001101] = 18'b10001110001010010;
        mem[10'b111001110] = 18'b10001101110110101;
        mem[10'b111001111] = 18'b10001101100011000;
        mem[10'b111010000] = 18'b10001101001111100;
        mem[10'b111010001] = 18'b10001100111100000;
        mem[10'b111010010] = 18'b10001100101000101;
        mem[10'b111010011] = 18'b10001100010101011;
        mem[10'b111010100] = 18'b10001100000010010;
        mem[10'b111010101] = 18'b10001011101111001;
        mem[10'b111010110] = 18'b10001011011100000;
        mem[10'b111010111] = 18'b10001011001001001;
        mem[10'b111011000] = 18'b10001010110110010;
        mem[10'b111011001] = 18'b10001010100011100;
        mem[10'b111011010] = 18'b10001010010000110;
        mem[10'b111011011] = 18'b10001001111110001;
        mem[10'b111011100] = 18'b10001001101011101;
        mem[10'b111011101] = 18'b10001001011001001;
        mem[10'b111011110] = 18'b10001001000110110;
        mem[10'b111011111] = 18'b10001000110100011;
        mem[10'b111100000] = 18'b10001000100010001;
        mem[10'b111100001] = 18'b10001000010000000;
        mem[10'b111100010] = 18'b10000111111101111;
        mem[10'b111100011] = 18'b10000111101011111;
        mem[10'b111100100] = 18'b10000111011001111;
        mem[10'b111100101] = 18'b10000111001000000;
        mem[10'b111100110] = 18'b10000110110110010;
        mem[10'b111100111] = 18'b10000110100100100;
        mem[10'b111101000] = 18'b10000110010010111;
        mem[10'b111101001] = 18'b10000110000001010;
        mem[10'b111101010] = 18'b10000101101111110;
        mem[10'b111101011] = 18'b10000101011110011;
        mem[10'b111101100] = 18'b10000101001101000;
        mem[10'b111101101] = 18'b10000100111011110;
        mem[10'b111101110] = 18'b10000100101010100;
        mem[10'b111101111] = 18'b10000100011001011;
        mem[10'b111110000] = 18'b10000100001000010;
        mem[10'b111110001] = 18'b10000011110111010;
        mem[10'b111110010] = 18'b10000011100110010;
        mem[10'b111110011] = 18'b10000011010101011;
        mem[10'b111110100] = 18'b10000011000100101;
        mem[10'b111110101] = 18'b10000010110011111;
        mem[10'b111110110] = 18'b10000010100011001;
        mem[10'b111110111] = 18'b10000010010010101;
        mem[10'b111111000] = 18'b10000010000010000;
        mem[10'b111111001] = 18'b10000001110001100;
        mem[10'b111111010] = 18'b10000001100001001;
        mem[10'b111111011] = 18'b10000001010000110;
        mem[10'b111111100] = 18'b10000001000000100;
        mem[10'b111111101] = 18'b10000000110000010;
        mem[10'b111111110] = 18'b10000000100000001;
        mem[10'b111111111] = 18'b10000000010000000;
        mem[10'b1000000000] = 18'b100000000000000000;
        mem[10'b1000000001] = 18'b11111111100000000;
        mem[10'b1000000010] = 18'b11111111000000010;
        mem[10'b1000000011] = 18'b11111110100000100;
        mem[10'b1000000100] = 18'b11111110000001000;
        mem[10'b1000000101] = 18'b11111101100001100;
        mem[10'b1000000110] = 18'b11111101000010010;
        mem[10'b1000000111] = 18'b11111100100011000;
        mem[10'b1000001000] = 18'b11111100000100000;
        mem[10'b1000001001] = 18'b11111011100101000;
        mem[10'b1000001010] = 18'b11111011000110001;
        mem[10'b1000001011] = 18'b11111010100111011;
        mem[10'b1000001100] = 18'b11111010001000110;
        mem[10'b1000001101] = 18'b11111001101010010;
        mem[10'b1000001110] = 18'b11111001001011111;
        mem[10'b1000001111] = 18'b11111000101101101;
        mem[10'b1000010000] = 18'b11111000001111100;
        mem[10'b1000010001] = 18'b11110111110001100;
        mem[10'b1000010010] = 18'b11110111010011100;
        mem[10'b1000010011] = 18'b11110110110101110;
        mem[10'b1000010100] = 18'b11110110011000000;
        mem[10'b1000010101] = 18'b11110101111010100;
        mem[10'b1000010110] = 18'b11110101011101000;
        mem[10'b1000010111] = 18'b11110100111111101;
        mem[10'b1000011000] = 18'b11110100100010011;
        mem[10'b1000011001] = 18'b11110100000101010;
        mem[10'b1000011010] = 18'b11110011101000010;
        mem[10'b1000011011] = 18'b11110011001011010;
        mem[10'b1000011100] = 18'b11110010101110100;
        mem[10'b1000011101] = 18'b11110010010001110;
        mem[10'b1000011110] = 18'b11110001110101001;
        mem[10'b1000011111] = 18'b11110001011000101;
        mem[10'b1000100000] = 18'b11110000111100010;
        mem[10'b1000100001] = 18'b11110000100000000;
        mem[10'b1000100010] = 18'b11110000000011110;
        mem[10'b1000100011] = 18'b11101111100111101;
        mem[10'b1000100100] = 18'b11101111001011101;
        mem[10'b1000100101] = 18'b11101110101111110;
        mem[10'b1000100110] = 18'b11101110010100000;
        mem[10'b1000100111] = 18'b11101101111000011;
        mem[10'b1000101000] = 18'b11101101011100110;
        mem[10'b1000101001] = 18'b11101101000001010;
        mem[10'b1000101010] = 18'b11101100100101111;
        mem[10'b1000101011] = 18'b11101100001010101;
        mem[10'b1000101100] = 18'b11101011101111011;
        mem[10'b1000101101] = 18'b11101011010100011;
        mem[10'b1000101110] = 18'b11101010111001011;
        mem[10'b1000101111] = 18'b11101010011110100;
        mem[10'b1000110000] = 18'b11101010000011101;
        mem[10'b1000110001] = 18'b11101001101001000;
        mem[10'b1000110010] = 18'b11101001001110011;
        mem[10'b1000110011] = 18'b11101000110011111;
        mem[10'b1000110100] = 18'b11101000011001011;
        mem[10'b1000110101] = 18'b11100111111111001;
        mem[10'b1000110110] = 18'b11100111100100111;
        mem[10'b1000110111] = 18'b11100111001010110;
        mem[10'b1000111000] = 18'b11100110110000101;
        mem[10'b1000111001] = 18'b11100110010110110;
        mem[10'b1000111010] = 18'b11100101111100111;
        mem[10'b1000111011] = 18'b11100101100011001;
        mem[10'b1000111100] = 18'b11100101001001011;
        mem[10'b1000111101] = 18'b11100100101111110;
        mem[10'b1000111110] = 18'b11100100010110010;
        mem[10'b1000111111] = 18'b11100011111100111;
        mem[10'b1001000000] = 18'b11100011100011100;
        mem[10'b1001000001] = 18'b11100011001010011;
        mem[10'b1001000010] = 18'b11100010110001001;
        mem[10'b1001000011] = 18'b11100010011000001;
        mem[10'b1001000100] = 18'b11100001111111001;
        mem[10'b1001000101] = 18'b11100001100110010;
        mem[10'b1001000110] = 18'b11100001001101011;
        mem[10'b1001000111] = 18'b11100000110100110;
        mem[10'b1001001000] = 18'b11100000011100000;
        mem[10'b1001001001] = 18'b11100000000011100;
        mem[10'b1001001010] = 18'b11011111101011000;
        mem[10'b1001001011] = 18'b11011111010010101;
        mem[10'b1001001100] = 18'b11011110111010011;
        mem[10'b1001001101] = 18'b11011110100010001;
        mem[10'b1001001110] = 18'b11011110001010000;
        mem[10'b1001001111] = 18'b11011101110001111;
        mem[10'b1001010000] = 18'b11011101011010000;
        mem[10'b1001010001] = 18'b11011101000010000;
        mem[10'b1001010010] = 18'b11011100101010010;
        mem[10'b1001010011] = 18'b11011100010010100;
        mem[10'b1001010100] = 18'b11011011111010111;
        mem[10'b1001010101] = 18'b11011011100011010;
        mem[10'b1001010110] = 18'b11011011001011110;
        mem[10'b1001010111] = 18'b11011010110100011;
        mem[10'b1001011000] = 18'b11011010011101000;
        mem[10'b1001011001] = 18'b11011010000101110;
        mem[10'b1001011010] = 18'b11011001101110101;
        mem[10'b1001011011] = 18'b11011001010111100;
        mem[10'b1001011100] = 18'b11011001000000011;
        mem[10'b1001011101] = 18'b11011000101001100;
        mem[10'b1001011110] = 18'b11011000010010101;
        mem[10'b1001011111] = 18'b11010111111011110;
        mem[10'b1001100000] = 18'b11010111100101000;
        mem[10'b1001100001] = 18'b11010111001110011;
        mem[10'b1001100010] = 18'b11010110110111111;
        mem[10'b1001100011] = 18'b11010110100001010;
        mem[10'b1001100100] = 18'b11010110001010111;
        mem[10'b1001100101] = 18'b11010101110100100;
        mem[10'b1001100110] = 18'b11010101011110010;
        mem[10'b1001100111] = 18'b11010101001000000;
        mem[10'b1001101000] = 18'b11010100110001111;
        mem[10'b1001101001] = 18'b11010100011011110;
        mem[10'b1001101010] = 18'b11010100000101110;
        mem[10'b1001101011] = 18'b11010011101111111;
        mem[10'b1001101100] = 18'b11010011011010000;
        mem[10'b1001101101] = 18'b11010011000100010;
        mem[10'b1001101110] = 18'b11010010101110100;
        mem[10'b1001101111] = 18'b11010010011000111;
        mem[10'b1001110000] = 18'b11010010000011010;
        mem[10'b1001110001] = 18'b11010001101101110;
        mem[10'b1001110010] = 18'b11010001011000011;
        mem[10'b1001110011] = 18'b11010001000011000;
        mem[10'b1001110100] = 18'b11010000101101101;
        mem[10'b1001110101] = 18'b11010000011000011;
        mem[10'b1001110110] = 18'b11010000000011010;
        mem[10'b1001110111] = 18'b11001111101110001;
        mem[10'b1001111000] = 18'b11001111011001001;
        mem[10'b1001111001] = 18'b11001111000100001;
        mem[10'b1001111010] = 18'b11001110101111010;
        mem[10'b1001111011] = 18'b11001110011010011;
        mem[10'b1001111100] = 18'b11001110000101101;
        mem[10'b1001111101] = 18'b11001101110000111;
        mem[10'b1001111110] = 18'b11001101011100010;
        mem[10'b1001111111] = 18'b11001101000111110;
        mem[10'b1010000000] = 18'b11001100110011010;
        mem[10'b1010000001] = 18'b11001100011110110;
        mem[10'b1010000010] = 18'b11001100001010011;
        mem[10'b1010000011] = 18'b11001011110110000;
        mem[10'b1010000100] = 18'b11001011100001110;
        mem[10'b1010000101] = 18'b11001011001101101;
        mem[10'b1010000110] = 18'b11001010111001100;
        mem[10'b1010000111] = 18'b11001010100101011;
        mem[10'b1010001000] = 18'b11001010010001011;
        mem[10'b1010001001] = 18'b11001001111101011;
        mem[10'b1010001010] = 18'b11001001101001100;
        mem[10'b1010001011] = 18'b11001001010101110;
        mem[10'b1010001100] = 18'b11001001000010000;
        mem[10'b1010001101] = 18'b11001000101110010;
        mem[10'b1010001110] = 18'b11001000011010101;
        mem[10'b1010001111] = 18'b11001000000111000;
        mem[10'b1010010000] = 18'b11000111110011100;
        mem[10'b1010010001] = 18'b11000111100000000;
        mem[10'b1010010010] = 18'b11000111001100101;
        mem[10'b1010010011] = 18'b11000110111001010;
        mem[10'b1010010100] = 18'b11000110100110000;
        mem[10'b1010010101] = 18'b11000110010010110;
        mem[10'b1010010110] = 18'b11000101111111101;
        mem[10'b1010010111] = 18'b11000101101100100;
        mem[10'b1010011000] = 18'b11000101011001100;
        mem[10'b1010011001] = 18'b11000101000110100;
        mem[10'b1010011010] = 18'b11000100110011100;
        mem[10'b1010011011] = 18'b11000100100000101;
        mem[10'b1010011100] = 18'b11000100001101110;
        mem[10'b1010011101] = 18'b11000011111011000;
        mem[10'b1010011110] = 18'b11000011101000010;
        mem[10'b1010011111] = 18'b11000011010101101;
        mem[10'b1010100000] = 18'b11000011000011000;
        mem[10'b1010100001] = 18'b11000010110000100;
        mem[10'b1010100010] = 18'b11000010011110000;
        mem[10'b1010100011] = 18'b11000010001011101;
        mem[10'b1010100100] = 18'b11000001111001001;
        mem[10'b1010100101] = 18'b11000001100110111;
        mem[10'b1010100110] = 18'b11000001010100101;
        mem[10'b1010100111] = 18'b11000001000010011;
        mem[10'b1010101000] = 18'b11000000110000010;
        mem[10'b1010101001] = 18'b11000000011110001;
        mem[10'b1010101010] = 18'b11000000001100000;
        mem[10'b1010101011] = 18'b10111111111010000;
        mem[10'b1010101100] = 18'b10111111101000000;
        mem[10'b1010101101] = 18'b10111111010110001;
        mem[10'b1010101110] = 18'b10111111000100010;
        mem[10'b1010101111] = 18'b10111110110010100;
        mem[10'b1010110000] = 18'b10111110100000110;
        mem[10'b1010110001] = 18'b10111110001111000;
        mem[10'b1010110010] = 18'b10111101111101011;
        mem[10'b1010110011] = 18'b10111101101011110;
        mem[10'b1010110100] = 18'b10111101011010010;
        mem[10'b1010110101] = 18'b10111101001000110;
        mem[10'b1010110110] = 18'b10111100110111011;
        mem[10'b1010110111] = 18'b10111100100110000;
        mem[10'b1010111000] = 18'b10111100010100101;
        mem[10'b1010111001] = 18'b10111100000011010;
        mem[10'b1010111010] = 18'b10111011110010001;
        mem[10'b1010111011] = 18'b10111011100000111;
        mem[10'b1010111100] = 18'b10111011001111110;
        mem[10'b1010111101] = 18'b10111010111110101;
        mem[10'b1010111110] = 18'b10111010101101101;
        mem[10'b1010111111] = 18'b10111010011100101;
        mem[10'b1011000000] = 18'b10111010001011101;
        mem[10'b1011000001] = 18'b10111001111010110;
        mem[10'b1011000010] = 18'b10111001101001111;
        mem[10'b1011000011] = 18'b10111001011001001;
        mem[10'b1011000100] = 18'b10111001001000011;
        mem[10'b1011000101] = 18'b10111000110111101;
        mem[10'b1011000110] = 18'b10111000100111000;
        mem[10'b1011000111] = 18'b10111000010110011;
        mem[10'b1011001000] = 18'b10111000000101110;
        mem[10'b1011001001] = 18'b10110111110101010;
        mem[10'b1011001010] = 18'b10110111100100110;
        mem[10'b1011001011] = 18'b10110111010100011;
        mem[10'b1011001100] = 18'b10110111000011111;
        mem[10'b1011001101] = 18'b10110110110011101;
        mem[10'b1011001110] = 18'b10110110100011010;
        mem[10'b1011001111] = 18'b10110110010011000;
        mem[10'b1011010000] = 18'b10110110000010111;
        mem[10'b1011010001] = 18'b10110101110010101;
        mem[10'b1011010010] = 18'b10110101100010101;
        mem[10'b1011010011] = 18'b10110101010010100;
        mem[10'b1011010100] = 18'b10110101000010100;
        mem[10'b1011010101] = 18'b10110100110010100;
        mem[10'b1011010110] = 18'b10110100100010100;
        mem[10'b1011010111] = 18'b10110100010010101;
        mem[10'b1011011000] = 18'b10110100000010111;
        mem[10'b1011011001] = 18'b10110011110011000;
        mem[10'b1011011010] = 18'b10110011100011010;
        mem[10'b1011011011] = 18'b10110011010011100;
        mem[10'b1011011100] = 18'b10110011000011111;
        mem[10'b1011011101] = 18'b10110010110100010;
        mem[10'b1011011110] = 18'b10110010100100101;
        mem[10'b1011011111] = 18'b10110010010101001;
        mem[10'b1011100000] = 18'b10110010000101101;
        mem[10'b1011100001] = 18'b10110001110110001;
        mem[10'b1011100010] = 18'b10110001100110101;
        mem[10'b1011100011] = 18'b10110001010111010;
        mem[10'b1011100100] = 18'b10110001001000000;
        mem[10'b1011100101] = 18'b10110000111000101;
        mem[10'b1011100110] = 18'b10110000101001011;
        mem[10'b1011100111] = 18'b10110000011010001;
        mem[10'b1011101000] = 18'b10110000001011000;
        mem[10'b1011101001] = 18'b10101111111011111;
        mem[10'b1011101010] = 18'b10101111101100110;
        mem[10'b1011101011] = 18'b10101111011101110;
        mem[10'b1011101100] = 18'b10101111001110110;
        mem[10'b1011101101] = 18'b10101110111111110;
        mem[10'b1011101110] = 18'b10101110110000110;
        mem[10'b1011101111] = 18'b10101110100001111;
        mem[10'b1011110000] = 18'b10101110010011001;
        mem[10'b1011110001] = 18'b10101110000100010;
        mem[10'b1011110010] = 18'b10101101110101100;
        mem[10'b1011110011] = 18'b10101101100110110;
        mem[10'b1011110100] = 18'b10101101011000000;
        mem[10'b1011110101] = 18'b10101101001001011;
        mem[10'b1011110110] = 18'b10101100111010110;
        mem[10'b1011110111] = 18'b10101100101100001;
        mem[10'b1011111000] = 18'b10101100011101101;
        mem[10'b1011111001] = 18'b10101100001111001;
        mem[10'b1011111010] = 18'b10101100000000101;
        mem[10'b1011111011] = 18'b10101011110010010;
        mem[10'b1011111100] = 18'b10101011100011111;
        mem[10'b1011111101] = 18'b10101011010101100;
        mem[10'b1011111110] = 18'b10101011000111001;
        mem[10'b1011111111] = 18'b10101010111000111;
        mem[10'b1100000000] = 18'b10101010101010101;
        mem[10'b1100000001] = 18'b10101010011100100;
        mem[10'b1100000010] = 18'b10101010001110010;
        mem[10'b1100000011] = 18'b10101010000000001;
        mem[10'b1100000100] = 18'b10101001110010001;
        mem[10'b1100000101] = 18'b10101001100100000;
        mem[10'b1100000110] = 18'b10101001010110000;
        mem[10'b1100000111] = 18'b10101001001000000;
        mem[10'b1100001000] = 18'b10101000111010000;
        mem[10'b1100001001] = 18'b10101000101100001;
        mem[10'b1100001010] = 18'b10101000011110010;
        mem[10'b1100001011] = 18'b10101000010000011;
        mem[10'b1100001100] = 18'b10101000000010101;
        mem[10'b1100001101] = 18'b10100111110100111;
        mem[10'b1100001110] = 18'b10100111100111001;
        mem[10'b1100001111] = 18'b10100111011001011;
        mem[10'b1100010000] = 18'b10100111001011110;
        mem[10'b1100010001] = 18'b10100110111110001;
        mem[10'b1100010010] = 18'b10100110110000100;
        mem[10'b1100010011] = 18'b10100110100011000;
        mem[10'b1100010100] = 18'b10100110010101100;
        mem[10'b1100010101] = 18'b10100110001000000;
        mem[10'b1100010110] = 18'b10100101111010100;
        mem[10'b1100010111] = 18'b10100101101101001;
        mem[10'b1100011000] = 18'b10100101011111101;
        mem[10'b1100011001] = 18'b10100101010010011;
        mem[10'b1100011010] = 18'b10100101000101000;
        mem[10'b1100011011] = 18'b10100100110111110;
        mem[10'b1100011100] = 18'b10100100101010100;
        mem[10'b1100011101] = 18'b10100100011101010;
        mem[10'b1100011110] = 18'b10100100010000000;
        mem[10'b1100011111] = 18'b10100100000010111;
        mem[10'b1100100000] = 18'b10100011110101110;
        mem[10'b1100100001] = 18'b10100011101000101;
        mem[10'b1100100010] = 18'b10100011011011101;
        mem[10'b1100100011] = 18'b10100011001110101;
        mem[10'b1100100100] = 18'b10100011000001101;
        mem[10'b1100100101] = 18'b10100010110100101;
        mem[10'b1100100110] = 18'b10100010100111110;
        mem[10'b1100100111] = 18'b10100010011010110;
        mem[10'b1100101000] = 18'b10100010001110000;
        mem[10'b1100101001] = 18'b10100010000001001;
        mem[10'b1100101010] = 18'b10100001110100010;
        mem[10'b1100101011] = 18'b10100001100111100;
        mem[10'b1100101100] = 18'b10100001011010110;
        mem[10'b1100101101] = 18'b10100001001110001;
        mem[10'b1100101110] = 18'b10100001000001011;
        mem[10'b1100101111] = 18'b10100000110100110;
        mem[10'b1100110000] = 18'b10100000101000001;
        mem[10'b1100110001] = 18'b10100000011011101;
        mem[10'b1100110010] = 18'b10100000001111000;
        mem[10'b1100110011] = 18'b10100000000010100;
        mem[10'b1100110100] = 18'b10011111110110000;
        mem[10'b1100110101] = 18'b10011111101001100;
        mem[10'b1100110110] = 18'b10011111011101001;
        mem[10'b1100110111] = 18'b10011111010000110;
        mem[10'b1100111000] = 18'b10011111000100011;
        mem[10'b1100111001] = 18'b10011110111000000;
        mem[10'b1100111010] = 18'b10011110101011110;
        mem[10'b1100111011] = 18'b10011110011111011;
        mem[10'b1100111100] = 18'b10011110010011001;
        mem[10'b1100111101] = 18'b10011110000111000;
        mem[10'b1100111110] = 18'b10011101111010110;
        mem[10'b1100111111] = 18'b10011101101110101;
        mem[10'b1101000000] = 18'b10011101100010100;
        mem[10'b1101000001] = 18'b10011101010110011;
        mem[10'b1101000010] = 18'b10011101001010010;
        mem[10'b1101000011] = 18'b10011100111110010;
        mem[10'b1101000100] = 18'b10011100110010010;
        mem[10'b1101000101] = 18'b10011100100110010;
        mem[10'b1101000110] = 18'b10011100011010010;
        mem[10'b1101000111] = 18'b10011100001110011;
        mem[10'b1101001000] = 18'b10011100000010100;
        mem[10'b1101001001] = 18'b10011011110110101;
        mem[10'b1101001010] = 18'b10011011101010110;
        mem[10'b1101001011] = 18'b10011011011110111;
        mem[10'b1101001100] = 18'b10011011010011001;
        mem[10'b1101001101] = 18'b10011011000111011;
        mem[10'b1101001110] = 18'b10011010111011101;
        mem[10'b1101001111] = 18'b10011010101111111;
        mem[10'b1101010000] = 18'b10011010100100010;
        mem[10'b1101010001] = 18'b10011010011000101;
        mem[10'b1101010010] = 18'b10011010001101000;
        mem[10'b1101010011] = 18'b10011010000001011;
        mem[10'b1101010100] = 18'b10011001110101110;
        mem[10'b1101010101] = 18'b10011001101010010;
        mem[10'b1101010110] = 18'b10011001011110110;
        mem[10'b1101010111] = 18'b10011001010011010;
        mem[10'b1101011000] = 18'b10011001000111110;
        mem[10'b1101011001] = 18'b10011000111100011;
        mem[10'b1101011010] = 18'b10011000110000111;
        mem[10'b1101011011] = 18'b10011000100101100;
        mem[10'b1101011100] = 18'b10011000011010010;
        mem[10'b1101011101] = 18'b10011000001110111;
        mem[10'b1101011110] = 18'b10011000000011101;
        mem[10'b1101011111] = 18'b10010111111000010;
        mem[10'b1101100000] = 18'b10010111101101000;
        mem[10'b1101100001] = 18'b10010111100001111;
        mem[10'b1101100010] = 18'b10010111010110101;
        mem[10'b1101100011] = 18'b10010111001011100;
        mem[10'b1101100100] = 18'b10010111000000010;
        mem[10'b1101100101] = 18'b10010110110101001;
        mem[10'b1101100110] = 18'b10010110101010001;
        mem[10'b1101100111] = 18'b10010110011111000;
        mem[10'b1101101000] = 18'b10010110010100000;
        mem[10'b1101101001] = 18'b10010110001001000;
        mem[10'b1101101010] = 18'b10010101111110000;
        mem[10'b1101101011] = 18'b10010101110011000;
        mem[10'b1101101100] = 18'b10010101101000000;
        mem[10'b1101101101] = 18'b10010101011101001;
        mem[10'b1101101110] = 18'b10010101010010010;
        mem[10'b1101101111] = 18'b10010101000111011;
        mem[10'b1101110000] = 18'b10010100111100100;
        mem[10'b1101110001] = 18'b10010100110001110;
        mem[10'b1101110010] = 18'b10010100100110111;
        mem[10'b1101110011] = 18'b10010100011100001;
        mem[10'b1101110100] = 18'b10010100010001011;
        mem[10'b1101110101] = 18'b10010100000110101;
        mem[10'b1101110110] = 18'b10010011111100000;
        mem[10'b1101110111] = 18'b10010011110001010;
        mem[10'b1101111000] = 18'b10010011100110101;
        mem[10'b1101111001] = 18'b10010011011100000;
        mem[10'b1101111010] = 18'b10010011010001011;
        mem[10'b1101111011] = 18'b10010011000110111;
        mem[10'b1101111100] = 18'b10010010111100010;
        mem[10'b1101111101] = 18'b10010010110001110;
        mem[10'b1101111110] = 18'b10010010100111010;
        mem[10'b1101111111] = 18'b10010010011100110;
        mem[10'b1110000000] = 18'b10010010010010010;
        mem[10'b1110000001] = 18'b10010010000111111;
        mem[10'b1110000010] = 18'b10010001111101011;
        mem[10'b1110000011] = 18'b10010001110011000;
        mem[10'b1110000100] = 18'b10010001101000101;
        mem[10'b1110000101] = 18'b10010001011110011;
        mem[10'b1110000110] = 18'b10010001010100000;
        mem[10'b1110000111] = 18'b10010001001001110;
        mem[10'b1110001000] = 18'b10010000111111011;
        mem[10'b1110001001] = 18'b10010000110101001;
        mem[10'b1110001010] = 18'b10010000101011000;
        mem[10'b1110001011] = 18'b10010000100000110;
        mem[10'b1110001100] = 18'b10010000010110100;
        mem[10'b1110001101] = 18'b10010000001100011;
        mem[10'b1110001110] = 18'b10010000000010010;
        mem[10'b1110001111] = 18'b10001111111000001;
        mem[10'b1110010000] = 18'b10001111101110000;
        mem[10'b1110010001] = 18'b10001111100100000;
        mem[10'b1110010010] = 18'b10001111011001111;
        mem[10'b1110010011] = 18'b10001111001111111;
        mem[10'b1110010100] = 18'b10001111000101111;
        mem[10'b1110010101] = 18'b10001110111011111;
        mem[10'b1110010110] = 18'b10001110110001111;
        mem[10'b1110010111] = 18'b10001110101000000;
        mem[10'b1110011000] = 18'b10001110011110000;
        mem[10'b1110011001] = 18'b10001110010100001;
        mem[10'b1110011010] = 18'b10001110001010010;
        mem[10'b1110011011] = 18'b10001110000000011;
        mem[10'b1110011100] = 18'b10001101110110101;
        mem[10'b1110011101] = 18'b10001101101100110;
        mem[10'b1110011110] = 18'b10001101100011000;
        mem[10'b1110011111] = 18'b10001101011001010;
        mem[10'b1110100000] = 18'b10001101001111100;
        mem[10'b1110100001] = 18'b10001101000101110;
        mem[10'b1110100010] = 18'b10001100111100000;
        mem[10'b1110100011] = 18'b10001100110010011;
        mem[10'b1110100100] = 18'b10001100101000101;
        mem[10'b1110100101] = 18'b10001100011111000;
        mem[10'b1110100110] = 18'b10001100010101011;
        mem[10'b1110100111] = 18'b10001100001011110;
        mem[10'b1110101000] = 18'b10001100000010010;
        mem[10'b1110101001] = 18'b10001011111000101;
        mem[10'b1110101010] = 18'b10001011101111001;
        mem[10'b1110101011] = 18'b10001011100101100;
        mem[10'b1110101100] = 18'b10001011011100000;
        mem[10'b1110101101] = 18'b10001011010010101;
        mem[10'b1110101110] = 18'b10001011001001001;
        mem[10'b1110101111] = 18'b10001010111111101;
        mem[10'b1110110000] = 18'b10001010110110010;
        mem[10'b1110110001] = 18'b10001010101100111;
        mem[10'b1110110010] = 18'b10001010100011100;
        mem[10'b1110110011] = 18'b10001010011010001;
        mem[10'b1110110100] = 18'b10001010010000110;
        mem[10'b1110110101] = 18'b10001010000111011;
        mem[10'b1110110110] = 18'b10001001111110001;
        mem[10'b1110110111] = 18'b10001001110100111;
        mem[10'b1110111000] = 18'b10001001101011101;
        mem[10'b1110111001] = 18'b10001001100010011;
        mem[10'b1110111010] = 18'b10001001011001001;
        mem[10'b1110111011] = 18'b10001001001111111;
        mem[10'b1110111100] = 18'b10001001000110110;
        mem[10'b1110111101] = 18'b10001000111101100;
        mem[10'b1110111110] = 18'b10001000110100011;
        mem[10'b1110111111] = 18'b10001000101011010;
        mem[10'b1111000000] = 18'b10001000100010001;
        mem[10'b1111000001] = 18'b10001000011001000;
        mem[10'b1111000010] = 18'b10001000010000000;
        mem[10'b1111000011] = 18'b10001000000110111;
        mem[10'b1111000100] = 18'b10000111111101111;
        mem[10'b1111000101] = 18'b10000111110100111;
        mem[10'b1111000110] = 18'b10000111101011111;
        mem[10'b1111000111] = 18'b10000111100010111;
        mem[10'b1111001000] = 18'b10000111011001111;
        mem[10'b1111001001] = 18'b10000111010001000;
        mem[10'b1111001010] = 18'b10000111001000000;
        mem[10'b1111001011] = 18'b10000110111111001;
        mem[10'b1111001100] = 18'b10000110110110010;
        mem[10'b1111001101] = 18'b10000110101101011;
        mem[10'b1111001110] = 18'b10000110100100100;
        mem[10'b1111001111] = 18'b10000110011011110;
        mem[10'b1111010000] = 18'b10000110010010111;
        mem[10'b1111010001] = 18'b10000110001010001;
        mem[10'b1111010010] = 18'b10000110000001010;
        mem[10'b1111010011] = 18'b10000101111000100;
        mem[10'b1111010100] = 18'b10000101101111110;
        mem[10'b1111010101] = 18'b10000101100111001;
        mem[10'b1111010110] = 18'b10000101011110011;
        mem[10'b1111010111] = 18'b10000101010101101;
        mem[10'b1111011000] = 18'b10000101001101000;
        mem[10'b1111011001] = 18'b10000101000100011;
        mem[10'b1111011010] = 18'b10000100111011110;
        mem[10'b1111011011] = 18'b10000100110011001;
        mem[10'b1111011100] = 18'b10000100101010100;
        mem[10'b1111011101] = 18'b10000100100001111;
        mem[10'b1111011110] = 18'b10000100011001011;
        mem[10'b1111011111] = 18'b10000100010000110;
        mem[10'b1111100000] = 18'b10000100001000010;
        mem[10'b1111100001] = 18'b10000011111111110;
        mem[10'b1111100010] = 18'b10000011110111010;
        mem[10'b1111100011] = 18'b10000011101110110;
        mem[10'b1111100100] = 18'b10000011100110010;
        mem[10'b1111100101] = 18'b10000011011101111;
        mem[10'b1111100110] = 18'b10000011010101011;
        mem[10'b1111100111] = 18'b10000011001101000;
        mem[10'b1111101000] = 18'b10000011000100101;
        mem[10'b1111101001] = 18'b10000010111100010;
        mem[10'b1111101010] = 18'b10000010110011111;
        mem[10'b1111101011] = 18'b10000010101011100;
        mem[10'b1111101100] = 18'b10000010100011001;
        mem[10'b1111101101] = 18'b10000010011010111;
        mem[10'b1111101110] = 18'b10000010010010101;
        mem[10'b1111101111] = 18'b10000010001010010;
        mem[10'b1111110000] = 18'b10000010000010000;
        mem[10'b1111110001] = 18'b10000001111001110;
        mem[10'b1111110010] = 18'b10000001110001100;
        mem[10'b1111110011] = 18'b10000001101001011;
        mem[10'b1111110100] = 18'b10000001100001001;
        mem[10'b1111110101] = 18'b10000001011001000;
        mem[10'b1111110110] = 18'b10000001010000110;
        mem[10'b1111110111] = 18'b10000001001000101;
        mem[10'b1111111000] = 18'b10000001000000100;
        mem[10'b1111111001] = 18'b10000000111000011;
        mem[10'b1111111010] = 18'b10000000110000010;
        mem[10'b1111111011] = 18'b10000000101000010;
        mem[10'b1111111100] = 18'b10000000100000001;
        mem[10'b1111111101] = 18'b10000000011000001;
        mem[10'b1111111110] = 18'b10000000010000000;
        mem[10'b1111111111] = 18'b10000000001000000;
    end
    
    always @(posedge clock) begin
        data <= mem[address];
    end
endmodule // best_first$reciprocals


module best_first$replies(clock,enter,node,leave,restored,next_child,start,stop,step,cells,piece,seen,value,minus_alpha,applies,trying,reply,slot,leaf,counts,refutes,ends,refuted);
    
    // Module arguments
    input wire  clock;
    input wire  enter;
    input wire  [97:0] node;
    input wire  leave;
    input wire  [15:0] restored;
    input wire  next_child;
    input wire  start;
    input wire  stop;
    input wire  [5:0] step;
    input wire  [195:0] cells;
    input wire  [20:0] piece;
    input wire  [441:0] seen;
    input wire  [15:0] value;
    input wire  [15:0] minus_alpha;
    output reg  applies;
    output reg  trying;
    output reg  [14:0] reply;
    output reg  [4:0] slot;
    output reg  [441:0] leaf;
    output reg  counts;
    output reg  refutes;
    output reg  ends;
    output reg  [15:0] refuted;
    
    // Constant declarations
    localparam  none = 16'h0;
    localparam  first_due = 16'h1;
    localparam  one_child = 5'b1;
    localparam  read_ahead = 5'b100;
    localparam  fewest_tried = 5'b10;
    localparam  first_reduced = 5'b100;
    localparam  above_frontier = 6'b10;
    localparam  reduced_from = 6'b11;
    localparam  twice_reduced_from = 6'b100;
    localparam  first_step = 6'b0;
    localparam  first_result = 6'b10000;
    localparam  one_ply = 7'b1;
    localparam  pass = 15'b111111100000000;
    
    // Stub signals
    reg  [14:0] reply_now$d;
    wire  [14:0] reply_now$q;
    reg  [195:0] reply_cells$d;
    wire  [195:0] reply_cells$q;
    reg  [15:0] refuted_now$d;
    wire  [15:0] refuted_now$q;
    reg  trying_now$d;
    wire  trying_now$q;
    reg  [4:0] to_come$d;
    wire  [4:0] to_come$q;
    reg  to_come_frontier$d;
    wire  to_come_frontier$q;
    reg  [4:0] slot_now$d;
    wire  [4:0] slot_now$q;
    reg  [195:0] board_own$d;
    wire  [195:0] board_own$q;
    reg  [195:0] board_other$d;
    wire  [195:0] board_other$q;
    reg  no_reply$data_in;
    wire  no_reply$data_out;
    reg  [15:0] due$d;
    wire  [15:0] due$q;
    reg  [4:0] due_count$d;
    wire  [4:0] due_count$q;
    
    // Local signals
    reg  [20:0] other_left_after;
    reg  [4:0] following;
    reg  has_result;
    reg  is_reply;
    reg  is_refuted;
    
    // Sub module instances
    best_first$dff15 reply_now(
        .d(reply_now$d),
        .q(reply_now$q),
        .clock(clock)
    );
    best_first$dff196 reply_cells(
        .d(reply_cells$d),
        .q(reply_cells$q),
        .clock(clock)
    );
    best_first$dff16 refuted_now(
        .d(refuted_now$d),
        .q(refuted_now$q),
        .clock(clock)
    );
    best_first$dff1 trying_now(
        .d(trying_now$d),
        .q(trying_now$q),
        .clock(clock)
    );
    best_first$dff5 to_come(
        .d(to_come$d),
        .q(to_come$q),
        .clock(clock)
    );
    best_first$dff1 to_come_frontier(
        .d(to_come_frontier$d),
        .q(to_come_frontier$q),
        .clock(clock)
    );
    best_first$dff5 slot_now(
        .d(slot_now$d),
        .q(slot_now$q),
        .clock(clock)
    );
    best_first$dff196 board_own(
        .d(board_own$d),
        .q(board_own$q),
        .clock(clock)
    );
    best_first$dff196 board_other(
        .d(board_other$d),
        .q(board_other$q),
        .clock(clock)
    );
    best_first$no_reply no_reply(
        .clock(clock),
        .data_in(no_reply$data_in),
        .data_out(no_reply$data_out)
    );
    best_first$dff16 due(
        .d(due$d),
        .q(due$q),
        .clock(clock)
    );
    best_first$dff5 due_count(
        .d(due_count$d),
        .q(due_count$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        reply_now$d = reply_now$q;
        reply_cells$d = reply_cells$q;
        refuted_now$d = refuted_now$q;
        trying_now$d = trying_now$q;
        to_come$d = to_come$q;
        to_come_frontier$d = to_come_frontier$q;
        slot_now$d = slot_now$q;
        board_own$d = board_own$q;
        board_other$d = board_other$q;
        due$d = due$q;
        due_count$d = due_count$q;
        if (enter) begin
            refuted_now$d = none;
        end
        if (next_child) begin
            refuted_now$d = refuted_now$q >> 32'h1;
        end
        if (leave) begin
            refuted_now$d = restored;
            reply_now$d = node[(64'h3f)+:(15)];
        end
        following = node[(64'h4e)+:(5)] + one_child;
        to_come$d = node[(64'h53)+:(5)] - following;
        to_come_frontier$d = node[(64'h61)+:(1)] & ((node[(64'h58)+:(6)] == above_frontier) | ((following >= first_reduced) & ((node[(64'h58)+:(6)] == reduced_from) | (node[(64'h58)+:(6)] == twice_reduced_from))));
        applies = (to_come_frontier$q & (to_come$q >= fewest_tried)) & (reply_now$q != pass);
        other_left_after = seen[(64'h188)+:(21)] & (~piece);
        no_reply$data_in = (((|(cells & reply_cells$q) | (~|other_left_after))) & 1'h1);
        board_own$d = seen[(64'h0)+:(196)];
        board_other$d = seen[(64'hc4)+:(196)];
        leaf[(64'h0)+:(196)] = board_own$q;
        leaf[(64'hc4)+:(196)] = board_other$q;
        leaf[(64'h188)+:(21)] = seen[(64'h188)+:(21)];
        leaf[(64'h19d)+:(21)] = seen[(64'h19d)+:(21)];
        leaf[(64'h1b2)+:(1)] = seen[(64'h1b2)+:(1)];
        leaf[(64'h1b3)+:(7)] = seen[(64'h1b3)+:(7)];
        if (trying_now$q) begin
            board_own$d = seen[(64'hc4)+:(196)];
            board_other$d = seen[(64'h0)+:(196)] | cells;
            leaf[(64'h188)+:(21)] = seen[(64'h19d)+:(21)];
            leaf[(64'h19d)+:(21)] = other_left_after;
            leaf[(64'h1b2)+:(1)] = ~seen[(64'h1b2)+:(1)];
            leaf[(64'h1b3)+:(7)] = seen[(64'h1b3)+:(7)] + one_ply;
        end
        has_result = trying_now$q & (step >= first_result);
        is_reply = (~|no_reply$data_out) & (~|(refuted_now$q & due$q));
        is_refuted = is_reply & (value >= minus_alpha);
        counts = has_result & is_reply;
        refutes = has_result & is_refuted;
        ends = has_result & (due_count$q == one_child);
        slot_now$d = node[(64'h4e)+:(5)] + read_ahead;
        due$d = first_due;
        due_count$d = to_come$q;
        if (trying_now$q) begin
            slot_now$d = slot_now$q + one_child;
            due$d = due$q;
            due_count$d = due_count$q;
            if (step == first_step) begin
                reply_cells$d = cells;
            end
        end
        if (has_result) begin
            due$d = due$q << 32'h1;
            due_count$d = due_count$q - one_child;
            if (is_refuted) begin
                refuted_now$d = refuted_now$q | due$q;
            end
            if (due_count$q == one_child) begin
                trying_now$d = 1'b0;
            end
        end
        if (start) begin
            trying_now$d = 1'b1;
        end
        if (stop) begin
            trying_now$d = 1'b0;
        end
        trying = trying_now$q;
        reply = reply_now$q;
        slot = slot_now$q;
        refuted = refuted_now$q;
    end
    
endmodule // best_first$replies


module best_first$roots(clock,address,data);
    
    // Module arguments
    input wire  clock;
    input wire  [9:0] address;
    output reg  [17:0] data;
    
    // Update code (custom)
    (* rom_style = "block" *) reg [17:0] mem [1023:0];
    
    initial begin
        mem[10'b0] = 18'b0;
        mem[10'b1] = 18'b100000000;
        mem[10'b10] = 18'b101101010;
        mem[10'b11] = 18'b110111011;
        mem[10'b100] = 18'b1000000000;
        mem[10'b101] = 18'b1000111100;
        mem[10'b110] = 18'b1001110011;
        mem[10'b111] = 18'b1010100101;
        mem[10'b1000] = 18'b1011010100;
        mem[10'b1001] = 18'b1100000000;
        mem[10'b1010] = 18'b1100101001;
        mem[10'b1011] = 18'b1101010001;
        mem[10'b1100] = 18'b1101110110;
        mem[10'b1101] = 18'b1110011011;
        mem[10'b1110] = 18'b1110111101;
        mem[10'b1111] = 18'b1111011111;
        mem[10'b10000] = 18'b10000000000;
        mem[10'b10001] = 18'b10000011111;
        mem[10'b10010] = 18'b10000111110;
        mem[10'b10011] = 18'b10001011011;
        mem[10'b10100] = 18'b10001111000;
        mem[10'b10101] = 18'b10010010101;
        mem[10'b10110] = 18'b10010110000;
        mem[10'b10111] = 18'b10011001011;
        mem[10'b11000] = 18'b10011100110;
        mem[10'b11001] = 18'b10100000000;
        mem[10'b11010] = 18'b10100011001;
        mem[10'b11011] = 18'b10100110010;
        mem[10'b11100] = 18'b10101001010;
        mem[10'b11101] = 18'b10101100010;
        mem[10'b11110] = 18'b10101111010;
        mem[10'b11111] = 18'b10110010001;
        mem[10'b100000] = 18'b10110101000;
        mem[10'b100001] = 18'b10110111110;
        mem[10'b100010] = 18'b10111010100;
        mem[10'b100011] = 18'b10111101010;
        mem[10'b100100] = 18'b11000000000;
        mem[10'b100101] = 18'b11000010101;
        mem[10'b100110] = 18'b11000101010;
        mem[10'b100111] = 18'b11000111110;
        mem[10'b101000] = 18'b11001010011;
        mem[10'b101001] = 18'b11001100111;
        mem[10'b101010] = 18'b11001111011;
        mem[10'b101011] = 18'b11010001110;
        mem[10'b101100] = 18'b11010100010;
        mem[10'b101101] = 18'b11010110101;
        mem[10'b101110] = 18'b11011001000;
        mem[10'b101111] = 18'b11011011011;
        mem[10'b110000] = 18'b11011101101;
        mem[10'b110001] = 18'b11100000000;
        mem[10'b110010] = 18'b11100010010;
        mem[10'b110011] = 18'b11100100100;
        mem[10'b110100] = 18'b11100110110;
        mem[10'b110101] = 18'b11101000111;
        mem[10'b110110] = 18'b11101011001;
        mem[10'b110111] = 18'b11101101010;
        mem[10'b111000] = 18'b11101111011;
        mem[10'b111001] = 18'b11110001100;
        mem[10'b111010] = 18'b11110011101;
        mem[10'b111011] = 18'b11110101110;
        mem[10'b111100] = 18'b11110111110;
        mem[10'b111101] = 18'b11111001111;
        mem[10'b111110] = 18'b11111011111;
        mem[10'b111111] = 18'b11111101111;
        mem[10'b1000000] = 18'b100000000000;
        mem[10'b1000001] = 18'b100000001111;
        mem[10'b1000010] = 18'b100000011111;
        mem[10'b1000011] = 18'b100000101111;
        mem[10'b1000100] = 18'b100000111111;
        mem[10'b1000101] = 18'b100001001110;
        mem[10'b1000110] = 18'b100001011101;
        mem[10'b1000111] = 18'b100001101101;
        mem[10'b1001000] = 18'b100001111100;
        mem[10'b1001001] = 18'b100010001011;
        mem[10'b1001010] = 18'b100010011010;
        mem[10'b1001011] = 18'b100010101001;
        mem[10'b1001100] = 18'b100010110111;
        mem[10'b1001101] = 18'b100011000110;
        mem[10'b1001110] = 18'b100011010100;
        mem[10'b1001111] = 18'b100011100011;
        mem[10'b1010000] = 18'b100011110001;
        mem[10'b1010001] = 18'b100100000000;
        mem[10'b1010010] = 18'b100100001110;
        mem[10'b1010011] = 18'b100100011100;
        mem[10'b1010100] = 18'b100100101010;
        mem[10'b1010101] = 18'b100100111000;
        mem[10'b1010110] = 18'b100101000110;
        mem[10'b1010111] = 18'b100101010011;
        mem[10'b1011000] = 18'b100101100001;
        mem[10'b1011001] = 18'b100101101111;
        mem[10'b1011010] = 18'b100101111100;
        mem[10'b1011011] = 18'b100110001010;
        mem[10'b1011100] = 18'b100110010111;
        mem[10'b1011101] = 18'b100110100100;
        mem[10'b1011110] = 18'b100110110010;
        mem[10'b1011111] = 18'b100110111111;
        mem[10'b1100000] = 18'b100111001100;
        mem[10'b1100001] = 18'b100111011001;
        mem[10'b1100010] = 18'b100111100110;
        mem[10'b1100011] = 18'b100111110011;
        mem[10'b1100100] = 18'b101000000000;
        mem[10'b1100101] = 18'b101000001100;
        mem[10'b1100110] = 18'b101000011001;
        mem[10'b1100111] = 18'b101000100110;
        mem[10'b1101000] = 18'b101000110010;
        mem[10'b1101001] = 18'b101000111111;
        mem[10'b1101010] = 18'b101001001011;
        mem[10'b1101011] = 18'b101001011000;
        mem[10'b1101100] = 18'b101001100100;
        mem[10'b1101101] = 18'b101001110000;
        mem[10'b1101110] = 18'b101001111100;
        mem[10'b1101111] = 18'b101010001001;
        mem[10'b1110000] = 18'b101010010101;
        mem[10'b1110001] = 18'b101010100001;
        mem[10'b1110010] = 18'b101010101101;
        mem[10'b1110011] = 18'b101010111001;
        mem[10'b1110100] = 18'b101011000101;
        mem[10'b1110101] = 18'b101011010001;
        mem[10'b1110110] = 18'b101011011100;
        mem[10'b1110111] = 18'b101011101000;
        mem[10'b1111000] = 18'b101011110100;
        mem[10'b1111001] = 18'b101100000000;
        mem[10'b1111010] = 18'b101100001011;
        mem[10'b1111011] = 18'b101100010111;
        mem[10'b1111100] = 18'b101100100010;
        mem[10'b1111101] = 18'b101100101110;
        mem[10'b1111110] = 18'b101100111001;
        mem[10'b1111111] = 18'b101101000100;
        mem[10'b10000000] = 18'b101101010000;
        mem[10'b10000001] = 18'b101101011011;
        mem[10'b10000010] = 18'b101101100110;
        mem[10'b10000011] = 18'b101101110010;
        mem[10'b10000100] = 18'b101101111101;
        mem[10'b10000101] = 18'b101110001000;
        mem[10'b10000110] = 18'b101110010011;
        mem[10'b10000111] = 18'b101110011110;
        mem[10'b10001000] = 18'b101110101001;
        mem[10'b10001001] = 18'b101110110100;
        mem[10'b10001010] = 18'b101110111111;
        mem[10'b10001011] = 18'b101111001010;
        mem[10'b10001100] = 18'b101111010101;
        mem[10'b10001101] = 18'b101111011111;
        mem[10'b10001110] = 18'b101111101010;
        mem[10'b10001111] = 18'b101111110101;
        mem[10'b10010000] = 18'b110000000000;
        mem[10'b10010001] = 18'b110000001010;
        mem[10'b10010010] = 18'b110000010101;
        mem[10'b10010011] = 18'b110000011111;
        mem[10'b10010100] = 18'b110000101010;
        mem[10'b10010101] = 18'b110000110100;
        mem[10'b10010110] = 18'b110000111111;
        mem[10'b10010111] = 18'b110001001001;
        mem[10'b10011000] = 18'b110001010100;
        mem[10'b10011001] = 18'b110001011110;
        mem[10'b10011010] = 18'b110001101000;
        mem[10'b10011011] = 18'b110001110011;
        mem[10'b10011100] = 18'b110001111101;
        mem[10'b10011101] = 18'b110010000111;
        mem[10'b10011110] = 18'b110010010001;
        mem[10'b10011111] = 18'b110010011100;
        mem[10'b10100000] = 18'b110010100110;
        mem[10'b10100001] = 18'b110010110000;
        mem[10'b10100010] = 18'b110010111010;
        mem[10'b10100011] = 18'b110011000100;
        mem[10'b10100100] = 18'b110011001110;
        mem[10'b10100101] = 18'b110011011000;
        mem[10'b10100110] = 18'b110011100010;
        mem[10'b10100111] = 18'b110011101100;
        mem[10'b10101000] = 18'b110011110110;
        mem[10'b10101001] = 18'b110100000000;
        mem[10'b10101010] = 18'b110100001001;
        mem[10'b10101011] = 18'b110100010011;
        mem[10'b10101100] = 18'b110100011101;
        mem[10'b10101101] = 18'b110100100111;
        mem[10'b10101110] = 18'b110100110000;
        mem[10'b10101111] = 18'b110100111010;
        mem[10'b10110000] = 18'b110101000100;
        mem[10'b10110001] = 18'b110101001101;
        mem[10'b10110010] = 18'b110101010111;
        mem[10'b10110011] = 18'b110101100001;
        mem[10'b10110100] = 18'b110101101010;
        mem[10'b10110101] = 18'b110101110100;
        mem[10'b10110110] = 18'b110101111101;
        mem[10'b10110111] = 18'b110110000111;
        mem[10'b10111000] = 18'b110110010000;
        mem[10'b10111001] = 18'b110110011001;
        mem[10'b10111010] = 18'b110110100011;
        mem[10'b10111011] = 18'b110110101100;
        mem[10'b10111100] = 18'b110110110110;
        mem[10'b10111101] = 18'b110110111111;
        mem[10'b10111110] = 18'b110111001000;
        mem[10'b10111111] = 18'b110111010001;
        mem[10'b11000000] = 18'b110111011011;
        mem[10'b11000001] = 18'b110111100100;
        mem[10'b11000010] = 18'b110111101101;
        mem[10'b11000011] = 18'b110111110110;
        mem[10'b11000100] = 18'b111000000000;
        mem[10'b11000101] = 18'b111000001001;
        mem[10'b11000110] = 18'b111000010010;
        mem[10'b11000111] = 18'b111000011011;
        mem[10'b11001000] = 18'b111000100100;
        mem[10'b11001001] = 18'b111000101101;
        mem[10'b11001010] = 18'b111000110110;
        mem[10'b11001011] = 18'b111000111111;
        mem[10'b11001100] = 18'b111001001000;
        mem[10'b11001101] = 18'b111001010001;
        mem[10'b11001110] = 18'b111001011010;
        mem[10'b11001111] = 18'b111001100011;
        mem[10'b11010000] = 18'b111001101100;
        mem[10'b11010001] = 18'b111001110100;
        mem[10'b11010010] = 18'b111001111101;
        mem[10'b11010011] = 18'b111010000110;
        mem[10'b11010100] = 18'b111010001111;
        mem[10'b11010101] = 18'b111010011000;
        mem[10'b11010110] = 18'b111010100000;
        mem[10'b11010111] = 18'b111010101001;
        mem[10'b11011000] = 18'b111010110010;
        mem[10'b11011001] = 18'b111010111011;
        mem[10'b11011010] = 18'b111011000011;
        mem[10'b11011011] = 18'b111011001100;
        mem[10'b11011100] = 18'b111011010101;
        mem[10'b11011101] = 18'b111011011101;
        mem[10'b11011110] = 18'b111011100110;
        mem[10'b11011111] = 18'b111011101110;
        mem[10'b11100000] = 18'b111011110111;
        mem[10'b11100001] = 18'b111100000000;
        mem[10'b11100010] = 18'b111100001000;
        mem[10'b11100011] = 18'b111100010001;
        mem[10'b11100100] = 18'b111100011001;
        mem[10'b11100101] = 18'b111100100001;
        mem[10'b11100110] = 18'b111100101010;
        mem[10'b11100111] = 18'b111100110010;
        mem[10'b11101000] = 18'b111100111011;
        mem[10'b11101001] = 18'b111101000011;
        mem[10'b11101010] = 18'b111101001100;
        mem[10'b11101011] = 18'b111101010100;
        mem[10'b11101100] = 18'b111101011100;
        mem[10'b11101101] = 18'b111101100101;
        mem[10'b11101110] = 18'b111101101101;
        mem[10'b11101111] = 18'b111101110101;
        mem[10'b11110000] = 18'b111101111101;
        mem[10'b11110001] = 18'b111110000110;
        mem[10'b11110010] = 18'b111110001110;
        mem[10'b11110011] = 18'b111110010110;
        mem[10'b11110100] = 18'b111110011110;
        mem[10'b11110101] = 18'b111110100111;
        mem[10'b11110110] = 18'b111110101111;
        mem[10'b11110111] = 18'b111110110111;
        mem[10'b11111000] = 18'b111110111111;
        mem[10'b11111001] = 18'b111111000111;
        mem[10'b11111010] = 18'b111111001111;
        mem[10'b11111011] = 18'b111111010111;
        mem[10'b11111100] = 18'b111111011111;
        mem[10'b11111101] = 18'b111111100111;
        mem[10'b11111110] = 18'b111111101111;
        mem[10'b11111111] = 18'b111111110111;
        mem[10'b100000000] = 18'b1000000000000;
        mem[10'b100000001] = 18'b1000000000111;
        mem[10'b100000010] = 18'b1000000001111;
        mem[10'b100000011] = 18'b1000000010111;
        mem[10'b100000100] = 18'b1000000011111;
        mem[10'b100000101] = 18'b1000000100111;
        mem[10'b100000110] = 18'b1000000101111;
        mem[10'b100000111] = 18'b1000000110111;
        mem[10'b100001000] = 18'b1000000111111;
        mem[10'b100001001] = 18'b1000001000111;
        mem[10'b100001010] = 18'b1000001001111;
        mem[10'b100001011] = 18'b1000001010111;
        mem[10'b100001100] = 18'b1000001011110;
        mem[10'b100001101] = 18'b1000001100110;
        mem[10'b100001110] = 18'b1000001101110;
        mem[10'b100001111] = 18'b1000001110110;
        mem[10'b100010000] = 18'b1000001111110;
        mem[10'b100010001] = 18'b1000010000101;
        mem[10'b100010010] = 18'b1000010001101;
        mem[10'b100010011] = 18'b1000010010101;
        mem[10'b100010100] = 18'b1000010011100;
        mem[10'b100010101] = 18'b1000010100100;
        mem[10'b100010110] = 18'b1000010101100;
        mem[10'b100010111] = 18'b1000010110100;
        mem[10'b100011000] = 18'b1000010111011;
        mem[10'b100011001] = 18'b1000011000011;
        mem[10'b100011010] = 18'b1000011001010;
        mem[10'b100011011] = 18'b1000011010010;
        mem[10'b100011100] = 18'b1000011011010;
        mem[10'b100011101] = 18'b1000011100001;
        mem[10'b100011110] = 18'b1000011101001;
        mem[10'b100011111] = 18'b1000011110000;
        mem[10'b100100000] = 18'b1000011111000;
        mem[10'b100100001] = 18'b1000100000000;
        mem[10'b100100010] = 18'b1000100000111;
        mem[10'b100100011] = 18'b1000100001111;
        mem[10'b100100100] = 18'b1000100010110;
        mem[10'b100100101] = 18'b1000100011110;
        mem[10'b100100110] = 18'b1000100100101;
        mem[10'b100100111] = 18'b1000100101100;
        mem[10'b100101000] = 18'b1000100110100;
        mem[10'b100101001] = 18'b1000100111011;
        mem[10'b100101010] = 18'b1000101000011;
        mem[10'b100101011] = 18'b1000101001010;
        mem[10'b100101100] = 18'b1000101010010;
        mem[10'b100101101] = 18'b1000101011001;
        mem[10'b100101110] = 18'b1000101100000;
        mem[10'b100101111] = 18'b1000101101000;
        mem[10'b100110000] = 18'b1000101101111;
        mem[10'b100110001] = 18'b1000101110110;
        mem[10'b100110010] = 18'b1000101111110;
        mem[10'b100110011] = 18'b1000110000101;
        mem[10'b100110100] = 18'b1000110001100;
        mem[10'b100110101] = 18'b1000110010100;
        mem[10'b100110110] = 18'b1000110011011;
        mem[10'b100110111] = 18'b1000110100010;
        mem[10'b100111000] = 18'b1000110101001;
        mem[10'b100111001] = 18'b1000110110001;
        mem[10'b100111010] = 18'b1000110111000;
        mem[10'b100111011] = 18'b1000110111111;
        mem[10'b100111100] = 18'b1000111000110;
        mem[10'b100111101] = 18'b1000111001101;
        mem[10'b100111110] = 18'b1000111010101;
        mem[10'b100111111] = 18'b1000111011100;
        mem[10'b101000000] = 18'b1000111100011;
        mem[10'b101000001] = 18'b1000111101010;
        mem[10'b101000010] = 18'b1000111110001;
        mem[10'b101000011] = 18'b1000111111000;
        mem[10'b101000100] = 18'b1001000000000;
        mem[10'b101000101] = 18'b1001000000111;
        mem[10'b101000110] = 18'b1001000001110;
        mem[10'b101000111] = 18'b1001000010101;
        mem[10'b101001000] = 18'b1001000011100;
        mem[10'b101001001] = 18'b1001000100011;
        mem[10'b101001010] = 18'b1001000101010;
        mem[10'b101001011] = 18'b1001000110001;
        mem[10'b101001100] = 18'b1001000111000;
        mem[10'b101001101] = 18'b1001000111111;
        mem[10'b101001110] = 18'b1001001000110;
        mem[10'b101001111] = 18'b1001001001101;
        mem[10'b101010000] = 18'b1001001010100;
        mem[10'b101010001] = 18'b1001001011011;
        mem[10'b101010010] = 18'b1001001100010;
        mem[10'b101010011] = 18'b1001001101001;
        mem[10'b101010100] = 18'b1001001110000;
        mem[10'b101010101] = 18'b1001001110111;
        mem[10'b101010110] = 18'b1001001111110;
        mem[10'b101010111] = 18'b1001010000101;
        mem[10'b101011000] = 18'b1001010001100;
        mem[10'b101011001] = 18'b1001010010010;
        mem[10'b101011010] = 18'b1001010011001;
        mem[10'b101011011] = 18'b1001010100000;
        mem[10'b101011100] = 18'b1001010100111;
        mem[10'b101011101] = 18'b1001010101110;
        mem[10'b101011110] = 18'b1001010110101;
        mem[10'b101011111] = 18'b1001010111100;
        mem[10'b101100000] = 18'b1001011000010;
        mem[10'b101100001] = 18'b1001011001001;
        mem[10'b101100010] = 18'b1001011010000;
        mem[10'b101100011] = 18'b1001011010111;
        mem[10'b101100100] = 18'b1001011011110;
        mem[10'b101100101] = 18'b1001011100100;
        mem[10'b101100110] = 18'b1001011101011;
        mem[10'b101100111] = 18'b1001011110010;
        mem[10'b101101000] = 18'b1001011111001;
        mem[10'b101101001] = 18'b1001100000000;
        mem[10'b101101010] = 18'b1001100000110;
        mem[10'b101101011] = 18'b1001100001101;
        mem[10'b101101100] = 18'b1001100010100;
        mem[10'b101101101] = 18'b1001100011010;
        mem[10'b101101110] = 18'b1001100100001;
        mem[10'b101101111] = 18'b1001100101000;
        mem[10'b101110000] = 18'b1001100101110;
        mem[10'b101110001] = 18'b1001100110101;
        mem[10'b101110010] = 18'b1001100111100;
        mem[10'b101110011] = 18'b1001101000010;
        mem[10'b101110100] = 18'b1001101001001;
        mem[10'b101110101] = 18'b1001101010000;
        mem[10'b101110110] = 18'b1001101010110;
        mem[10'b101110111] = 18'b1001101011101;
        mem[10'b101111000] = 18'b1001101100100;
        mem[10'b101111001] = 18'b1001101101010;
        mem[10'b101111010] = 18'b1001101110001;
        mem[10'b101111011] = 18'b1001101110111;
        mem[10'b101111100] = 18'b1001101111110;
        mem[10'b101111101] = 18'b1001110000100;
        mem[10'b101111110] = 18'b1001110001011;
        mem[10'b101111111] = 18'b1001110010010;
        mem[10'b110000000] = 18'b1001110011000;
        mem[10'b110000001] = 18'b1001110011111;
        mem[10'b110000010] = 18'b1001110100101;
        mem[10'b110000011] = 18'b1001110101100;
        mem[10'b110000100] = 18'b1001110110010;
        mem[10'b110000101] = 18'b1001110111001;
        mem[10'b110000110] = 18'b1001110111111;
        mem[10'b110000111] = 18'b1001111000110;
        mem[10'b110001000] = 18'b1001111001100;
        mem[10'b110001001] = 18'b1001111010011;
        mem[10'b110001010] = 18'b1001111011001;
        mem[10'b110001011] = 18'b1001111011111;
        mem[10'b110001100] = 18'b1001111100110;
        mem[10'b110001101] = 18'b1001111101100;
        mem[10'b110001110] = 18'b1001111110011;
        mem[10'b110001111] = 18'b1001111111001;
        mem[10'b110010000] = 18'b1010000000000;
        mem[10'b110010001] = 18'b1010000000110;
        mem[10'b110010010] = 18'b1010000001100;
        mem[10'b110010011] = 18'b1010000010011;
        mem[10'b110010100] = 18'b1010000011001;
        mem[10'b110010101] = 18'b1010000011111;
        mem[10'b110010110] = 18'b1010000100110;
        mem[10'b110010111] = 18'b1010000101100;
        mem[10'b110011000] = 18'b1010000110010;
        mem[10'b110011001] = 18'b1010000111001;
        mem[10'b110011010] = 18'b1010000111111;
        mem[10'b110011011] = 18'b1010001000101;
        mem[10'b110011100] = 18'b1010001001100;
        mem[10'b110011101] = 18'b1010001010010;
        mem[10'b110011110] = 18'b1010001011000;
        mem[10'b110011111] = 18'b1010001011111;
        mem[10'b110100000] = 18'b1010001100101;
        mem[10'b110100001] = 18'b1010001101011;
        mem[10'b110100010] = 18'b1010001110001;
        mem[10'b110100011] = 18'b1010001111000;
        mem[10'b110100100] = 18'b1010001111110;
        mem[10'b110100101] = 18'b1010010000100;
        mem[10'b110100110] = 18'b1010010001010;
        mem[10'b110100111] = 18'b1010010010001;
        mem[10'b110101000] = 18'b1010010010111;
        mem[10'b110101001] = 18'b1010010011101;
        mem[10'b110101010] = 18'b1010010100011;
        mem[10'b110101011] = 18'b1010010101001;
        mem[10'b110101100] = 18'b1010010110000;
        mem[10'b110101101] = 18'b1010010110110;
        mem[10'b110101110] = 18'b1010010111100;
        mem[10'b110101111] = 18'b1010011000010;
        mem[10'b110110000] = 18'b1010011001000;
        mem[10'b110110001] = 18'b1010011001111;
        mem[10'b110110010] = 18'b1010011010101;
        mem[10'b110110011] = 18'b1010011011011;
        mem[10'b110110100] = 18'b1010011100001;
        mem[10'b110110101] = 18'b1010011100111;
        mem[10'b110110110] = 18'b1010011101101;
        mem[10'b110110111] = 18'b1010011110011;
        mem[10'b110111000] = 18'b1010011111001;
        mem[10'b110111001] = 18'b1010100000000;
        mem[10'b110111010] = 18'b1010100000110;
        mem[10'b110111011] = 18'b1010100001100;
        mem[10'b110111100] = 18'b1010100010010;
        mem[10'b110111101] = 18'b1010100011000;
        mem[10'b110111110] = 18'b1010100011110;
        mem[10'b110111111] = 18'b1010100100100;
        mem[10'b111000000] = 18'b1010100101010;
        mem[10'b111000001] = 18'b1010100110000;
        mem[10'b111000010] = 18'b1010100110110;
        mem[10'b111000011] = 18'b1010100111100;
        mem[10'b111000100] = 18'b1010101000010;
        mem[10'b111000101] = 18'b1010101001000;
        mem[10'b111000110] = 18'b1010101001110;
        mem[10'b111000111] = 18'b1010101010100;
        mem[10'b111001000] = 18'b1010101011010;
        mem[10'b111001001] = 18'b1010101100000;
        mem[10'b111001010] = 18'b1010101100110;
        mem[10'b111001011] = 18'b1010101101100;
        mem[10'b111001100] = 18'b1010101110010;
        mem[10'b111001101] = 18'b1010101111000;
        mem[10'b111001110] = 18'b1010101111110;
        mem[10'b111001111] = 18'b1010110000100;
        mem[10'b111010000] = 18'b1010110001010;
        mem[10'b111010001] = 18'b1010110010000;
        mem[10'b111010010] = 18'b1010110010110;
        mem[10'b111010011] = 18'b1010110011100;
        mem[10'b111010100] = 18'b1010110100010;
        mem[10'b111010101] = 18'b1010110101000;
        mem[10'b111010110] = 18'b1010110101101;
        mem[10'b111010111] = 18'b1010110110011;
        mem[10'b111011000] = 18'b1010110111001;
        mem[10'b111011001] = 18'b1010110111111;
        mem[10'b111011010] = 18'b1010111000101;
        mem[10'b111011011] = 18'b1010111001011;
        mem[10'b111011100] = 18'b1010111010001;
        mem[10'b111011101] = 18'b1010111010111;
        mem[10'b111011110] = 18'b1010111011100;
        mem[10'b111011111] = 18'b1010111100010;
        mem[10'b111100000] = 18'b1010111101000;
        mem[10'b111100001] = 18'b1010111101110;
        mem[10'b111100010] = 18'b1010111110100;
        mem[10'b111100011] = 18'b1010111111010;
        mem[10'b111100100] = 18'b1011000000000;
        mem[10'b111100101] = 18'b1011000000101;
        mem[10'b111100110] = 18'b1011000001011;
        mem[10'b111100111] = 18'b1011000010001;
        mem[10'b111101000] = 18'b1011000010111;
        mem[10'b111101001] = 18'b1011000011101;
        mem[10'b111101010] = 18'b1011000100010;
        mem[10'b111101011] = 18'b1011000101000;
        mem[10'b111101100] = 18'b1011000101110;
        mem[10'b111101101] = 18'b1011000110100;
        mem[10'b111101110] = 18'b1011000111001;
        mem[10'b111101111] = 18'b1011000111111;
        mem[10'b111110000] = 18'b1011001000101;
        mem[10'b111110001] = 18'b1011001001011;
        mem[10'b111110010] = 18'b1011001010000;
        mem[10'b111110011] = 18'b1011001010110;
        mem[10'b111110100] = 18'b1011001011100;
        mem[10'b111110101] = 18'b1011001100010;
        mem[10'b111110110] = 18'b1011001100111;
        mem[10'b111110111] = 18'b1011001101101;
        mem[10'b111111000] = 18'b1011001110011;
        mem[10'b111111001] = 18'b1011001111000;
        mem[10'b111111010] = 18'b1011001111110;
        mem[10'b111111011] = 18'b1011010000100;
        mem[10'b111111100] = 18'b1011010001001;
        mem[10'b111111101] = 18'b1011010001111;
        mem[10'b111111110] = 18'b1011010010101;
        mem[10'b111111111] = 18'b1011010011010;
        mem[10'b1000000000] = 18'b1011010100000;
        mem[10'b1000000001] = 18'b1011010100110;
        mem[10'b1000000010] = 18'b1011010101011;
        mem[10'b1000000011] = 18'b1011010110001;
        mem[10'b1000000100] = 18'b1011010110111;
        mem[10'b1000000101] = 18'b1011010111100;
        mem[10'b1000000110] = 18'b1011011000010;
        mem[10'b1000000111] = 18'b1011011001000;
        mem[10'b1000001000] = 18'b1011011001101;
        mem[10'b1000001001] = 18'b1011011010011;
        mem[10'b1000001010] = 18'b1011011011000;
        mem[10'b1000001011] = 18'b1011011011110;
        mem[10'b1000001100] = 18'b1011011100100;
        mem[10'b1000001101] = 18'b1011011101001;
        mem[10'b1000001110] = 18'b1011011101111;
        mem[10'b1000001111] = 18'b1011011110100;
        mem[10'b1000010000] = 18'b1011011111010;
        mem[10'b1000010001] = 18'b1011100000000;
        mem[10'b1000010010] = 18'b1011100000101;
        mem[10'b1000010011] = 18'b1011100001011;
        mem[10'b1000010100] = 18'b1011100010000;
        mem[10'b1000010101] = 18'b1011100010110;
        mem[10'b1000010110] = 18'b1011100011011;
        mem[10'b1000010111] = 18'b1011100100001;
        mem[10'b1000011000] = 18'b1011100100110;
        mem[10'b1000011001] = 18'b1011100101100;
        mem[10'b1000011010] = 18'b1011100110001;
        mem[10'b1000011011] = 18'b1011100110111;
        mem[10'b1000011100] = 18'b1011100111100;
        mem[10'b1000011101] = 18'b1011101000010;
        mem[10'b1000011110] = 18'b1011101000111;
        mem[10'b1000011111] = 18'b1011101001101;
        mem[10'b1000100000] = 18'b1011101010010;
        mem[10'b1000100001] = 18'b1011101011000;
        mem[10'b1000100010] = 18'b1011101011101;
        mem[10'b1000100011] = 18'b1011101100011;
        mem[10'b1000100100] = 18'b1011101101000;
        mem[10'b1000100101] = 18'b1011101101110;
        mem[10'b1000100110] = 18'b1011101110011;
        mem[10'b1000100111] = 18'b1011101111001;
        mem[10'b1000101000] = 18'b1011101111110;
        mem[10'b1000101001] = 18'b1011110000100;
        mem[10'b1000101010] = 18'b1011110001001;
        mem[10'b1000101011] = 18'b1011110001110;
        mem[10'b1000101100] = 18'b1011110010100;
        mem[10'b1000101101] = 18'b1011110011001;
        mem[10'b1000101110] = 18'b1011110011111;
        mem[10'b1000101111] = 18'b1011110100100;
        mem[10'b1000110000] = 18'b1011110101010;
        mem[10'b1000110001] = 18'b1011110101111;
        mem[10'b1000110010] = 18'b1011110110100;
        mem[10'b1000110011] = 18'b1011110111010;
        mem[10'b1000110100] = 18'b1011110111111;
        mem[10'b1000110101] = 18'b1011111000101;
        mem[10'b1000110110] = 18'b1011111001010;
        mem[10'b1000110111] = 18'b1011111001111;
        mem[10'b1000111000] = 18'b1011111010101;
        mem[10'b1000111001] = 18'b1011111011010;
        mem[10'b1000111010] = 18'b1011111011111;
        mem[10'b1000111011] = 18'b1011111100101;
        mem[10'b1000111100] = 18'b1011111101010;
        mem[10'b1000111101] = 18'b1011111101111;
        mem[10'b1000111110] = 18'b1011111110101;
        mem[10'b1000111111] = 18'b1011111111010;
        mem[10'b1001000000] = 18'b1100000000000;
        mem[10'b1001000001] = 18'b1100000000101;
        mem[10'b1001000010] = 18'b1100000001010;
        mem[10'b1001000011] = 18'b1100000001111;
        mem[10'b1001000100] = 18'b1100000010101;
        mem[10'b1001000101] = 18'b1100000011010;
        mem[10'b1001000110] = 18'b1100000011111;
        mem[10'b1001000111] = 18'b1100000100101;
        mem[10'b1001001000] = 18'b1100000101010;
        mem[10'b1001001001] = 18'b1100000101111;
        mem[10'b1001001010] = 18'b1100000110101;
        mem[10'b1001001011] = 18'b1100000111010;
        mem[10'b1001001100] = 18'b1100000111111;
        mem[10'b1001001101] = 18'b1100001000100;
        mem[10'b1001001110] = 18'b1100001001010;
        mem[10'b1001001111] = 18'b1100001001111;
        mem[10'b1001010000] = 18'b1100001010100;
        mem[10'b1001010001] = 18'b1100001011010;
        mem[10'b1001010010] = 18'b1100001011111;
        mem[10'b1001010011] = 18'b1100001100100;
        mem[10'b1001010100] = 18'b1100001101001;
        mem[10'b1001010101] = 18'b1100001101110;
        mem[10'b1001010110] = 18'b1100001110100;
        mem[10'b1001010111] = 18'b1100001111001;
        mem[10'b1001011000] = 18'b1100001111110;
        mem[10'b1001011001] = 18'b1100010000011;
        mem[10'b1001011010] = 18'b1100010001001;
        mem[10'b1001011011] = 18'b1100010001110;
        mem[10'b1001011100] = 18'b1100010010011;
        mem[10'b1001011101] = 18'b1100010011000;
        mem[10'b1001011110] = 18'b1100010011101;
        mem[10'b1001011111] = 18'b1100010100011;
        mem[10'b1001100000] = 18'b1100010101000;
        mem[10'b1001100001] = 18'b1100010101101;
        mem[10'b1001100010] = 18'b1100010110010;
        mem[10'b1001100011] = 18'b1100010110111;
        mem[10'b1001100100] = 18'b1100010111101;
        mem[10'b1001100101] = 18'b1100011000010;
        mem[10'b1001100110] = 18'b1100011000111;
        mem[10'b1001100111] = 18'b1100011001100;
        mem[10'b1001101000] = 18'b1100011010001;
        mem[10'b1001101001] = 18'b1100011010110;
        mem[10'b1001101010] = 18'b1100011011100;
        mem[10'b1001101011] = 18'b1100011100001;
        mem[10'b1001101100] = 18'b1100011100110;
        mem[10'b1001101101] = 18'b1100011101011;
        mem[10'b1001101110] = 18'b1100011110000;
        mem[10'b1001101111] = 18'b1100011110101;
        mem[10'b1001110000] = 18'b1100011111010;
        mem[10'b1001110001] = 18'b1100100000000;
        mem[10'b1001110010] = 18'b1100100000101;
        mem[10'b1001110011] = 18'b1100100001010;
        mem[10'b1001110100] = 18'b1100100001111;
        mem[10'b1001110101] = 18'b1100100010100;
        mem[10'b1001110110] = 18'b1100100011001;
        mem[10'b1001110111] = 18'b1100100011110;
        mem[10'b1001111000] = 18'b1100100100011;
        mem[10'b1001111001] = 18'b1100100101000;
        mem[10'b1001111010] = 18'b1100100101101;
        mem[10'b1001111011] = 18'b1100100110010;
        mem[10'b1001111100] = 18'b1100100111000;
        mem[10'b1001111101] = 18'b1100100111101;
        mem[10'b1001111110] = 18'b1100101000010;
        mem[10'b1001111111] = 18'b1100101000111;
        mem[10'b1010000000] = 18'b1100101001100;
        mem[10'b1010000001] = 18'b1100101010001;
        mem[10'b1010000010] = 18'b1100101010110;
        mem[10'b1010000011] = 18'b1100101011011;
        mem[10'b1010000100] = 18'b1100101100000;
        mem[10'b1010000101] = 18'b1100101100101;
        mem[10'b1010000110] = 18'b1100101101010;
        mem[10'b1010000111] = 18'b1100101101111;
        mem[10'b1010001000] = 18'b1100101110100;
        mem[10'b1010001001] = 18'b1100101111001;
        mem[10'b1010001010] = 18'b1100101111110;
        mem[10'b1010001011] = 18'b1100110000011;
        mem[10'b1010001100] = 18'b1100110001000;
        mem[10'b1010001101] = 18'b1100110001101;
        mem[10'b1010001110] = 18'b1100110010010;
        mem[10'b1010001111] = 18'b1100110010111;
        mem[10'b1010010000] = 18'b1100110011100;
        mem[10'b1010010001] = 18'b1100110100001;
        mem[10'b1010010010] = 18'b1100110100110;
        mem[10'b1010010011] = 18'b1100110101011;
        mem[10'b1010010100] = 18'b1100110110000;
        mem[10'b1010010101] = 18'b1100110110101;
        mem[10'b1010010110] = 18'b1100110111010;
        mem[10'b1010010111] = 18'b1100110111111;
        mem[10'b1010011000] = 18'b1100111000100;
        mem[10'b1010011001] = 18'b1100111001001;
        mem[10'b1010011010] = 18'b1100111001110;
        mem[10'b1010011011] = 18'b1100111010011;
        mem[10'b1010011100] = 18'b1100111011000;
        mem[10'b1010011101] = 18'b1100111011101;
        mem[10'b1010011110] = 18'b1100111100010;
        mem[10'b1010011111] = 18'b1100111100111;
        mem[10'b1010100000] = 18'b1100111101100;
        mem[10'b1010100001] = 18'b1100111110001;
        mem[10'b1010100010] = 18'b1100111110110;
        mem[10'b1010100011] = 18'b1100111111011;
        mem[10'b1010100100] = 18'b1101000000000;
        mem[10'b1010100101] = 18'b1101000000100;
        mem[10'b1010100110] = 18'b1101000001001;
        mem[10'b1010100111] = 18'b1101000001110;
        mem[10'b1010101000] = 18'b1101000010011;
        mem[10'b1010101001] = 18'b1101000011000;
        mem[10'b1010101010] = 18'b1101000011101;
        mem[10'b1010101011] = 18'b1101000100010;
        mem[10'b1010101100] = 18'b1101000100111;
        mem[10'b1010101101] = 18'b1101000101100;
        mem[10'b1010101110] = 18'b1101000110001;
        mem[10'b1010101111] = 18'b1101000110101;
        mem[10'b1010110000] = 18'b1101000111010;
        mem[10'b1010110001] = 18'b1101000111111;
        mem[10'b1010110010] = 18'b1101001000100;
        mem[10'b1010110011] = 18'b1101001001001;
        mem[10'b1010110100] = 18'b1101001001110;
        mem[10'b1010110101] = 18'b1101001010011;
        mem[10'b1010110110] = 18'b1101001011000;
        mem[10'b1010110111] = 18'b1101001011100;
        mem[10'b1010111000] = 18'b1101001100001;
        mem[10'b1010111001] = 18'b1101001100110;
        mem[10'b1010111010] = 18'b1101001101011;
        mem[10'b1010111011] = 18'b1101001110000;
        mem[10'b1010111100] = 18'b1101001110101;
        mem[10'b1010111101] = 18'b1101001111001;
        mem[10'b1010111110] = 18'b1101001111110;
        mem[10'b1010111111] = 18'b1101010000011;
        mem[10'b1011000000] = 18'b1101010001000;
        mem[10'b1011000001] = 18'b1101010001101;
        mem[10'b1011000010] = 18'b1101010010010;
        mem[10'b1011000011] = 18'b1101010010110;
        mem[10'b1011000100] = 18'b1101010011011;
        mem[10'b1011000101] = 18'b1101010100000;
        mem[10'b1011000110] = 18'b1101010100101;
        mem[10'b1011000111] = 18'b1101010101010;
        mem[10'b1011001000] = 18'b1101010101110;
        mem[10'b1011001001] = 18'b1101010110011;
        mem[10'b1011001010] = 18'b1101010111000;
        mem[10'b1011001011] = 18'b1101010111101;
        mem[10'b1011001100] = 18'b1101011000010;
        mem[10'b1011001101] = 18'b1101011000110;
        mem[10'b1011001110] = 18'b1101011001011;
        mem[10'b1011001111] = 18'b1101011010000;
        mem[10'b1011010000] = 18'b1101011010101;
        mem[10'b1011010001] = 18'b1101011011001;
        mem[10'b1011010010] = 18'b1101011011110;
        mem[10'b1011010011] = 18'b1101011100011;
        mem[10'b1011010100] = 18'b1101011101000;
        mem[10'b1011010101] = 18'b1101011101101;
        mem[10'b1011010110] = 18'b1101011110001;
        mem[10'b1011010111] = 18'b1101011110110;
        mem[10'b1011011000] = 18'b1101011111011;
        mem[10'b1011011001] = 18'b1101100000000;
        mem[10'b1011011010] = 18'b1101100000100;
        mem[10'b1011011011] = 18'b1101100001001;
        mem[10'b1011011100] = 18'b1101100001110;
        mem[10'b1011011101] = 18'b1101100010010;
        mem[10'b1011011110] = 18'b1101100010111;
        mem[10'b1011011111] = 18'b1101100011100;
        mem[10'b1011100000] = 18'b1101100100001;
        mem[10'b1011100001] = 18'b1101100100101;
        mem[10'b1011100010] = 18'b1101100101010;
        mem[10'b1011100011] = 18'b1101100101111;
        mem[10'b1011100100] = 18'b1101100110011;
        mem[10'b1011100101] = 18'b1101100111000;
        mem[10'b1011100110] = 18'b1101100111101;
        mem[10'b1011100111] = 18'b1101101000010;
        mem[10'b1011101000] = 18'b1101101000110;
        mem[10'b1011101001] = 18'b1101101001011;
        mem[10'b1011101010] = 18'b1101101010000;
        mem[10'b1011101011] = 18'b1101101010100;
        mem[10'b1011101100] = 18'b1101101011001;
        mem[10'b1011101101] = 18'b1101101011110;
        mem[10'b1011101110] = 18'b1101101100010;
        mem[10'b1011101111] = 18'b1101101100111;
        mem[10'b1011110000] = 18'b1101101101100;
        mem[10'b1011110001] = 18'b1101101110000;
        mem[10'b1011110010] = 18'b1101101110101;
        mem[10'b1011110011] = 18'b1101101111010;
        mem[10'b1011110100] = 18'b1101101111110;
        mem[10'b1011110101] = 18'b1101110000011;
        mem[10'b1011110110] = 18'b1101110001000;
        mem[10'b1011110111] = 18'b1101110001100;
        mem[10'b1011111000] = 18'b1101110010001;
        mem[10'b1011111001] = 18'b1101110010110;
        mem[10'b1011111010] = 18'b1101110011010;
        mem[10'b1011111011] = 18'b1101110011111;
        mem[10'b1011111100] = 18'b1101110100011;
        mem[10'b1011111101] = 18'b1101110101000;
        mem[10'b1011111110] = 18'b1101110101101;
        mem[10'b1011111111] = 18'b1101110110001;
        mem[10'b1100000000] = 18'b1101110110110;
        mem[10'b1100000001] = 18'b1101110111011;
        mem[10'b1100000010] = 18'b1101110111111;
        mem[10'b1100000011] = 18'b1101111000100;
        mem[10'b1100000100] = 18'b1101111001000;
        mem[10'b1100000101] = 18'b1101111001101;
        mem[10'b1100000110] = 18'b1101111010010;
        mem[10'b1100000111] = 18'b1101111010110;
        mem[10'b1100001000] = 18'b1101111011011;
        mem[10'b1100001001] = 18'b1101111011111;
        mem[10'b1100001010] = 18'b1101111100100;
        mem[10'b1100001011] = 18'b1101111101001;
        mem[10'b1100001100] = 18'b1101111101101;
        mem[10'b1100001101] = 18'b1101111110010;
        mem[10'b1100001110] = 18'b1101111110110;
        mem[10'b1100001111] = 18'b1101111111011;
        mem[10'b1100010000] = 18'b1110000000000;
        mem[10'b1100010001] = 18'b1110000000100;
        mem[10'b1100010010] = 18'b1110000001001;
        mem[10'b1100010011] = 18'b1110000001101;
        mem[10'b1100010100] = 18'b1110000010010;
        mem[10'b1100010101] = 18'b1110000010110;
        mem[10'b1100010110] = 18'b1110000011011;
        mem[10'b1100010111] = 18'b1110000011111;
        mem[10'b1100011000] = 18'b1110000100100;
        mem[10'b1100011001] = 18'b1110000101001;
        mem[10'b1100011010] = 18'b1110000101101;
        mem[10'b1100011011] = 18'b1110000110010;
        mem[10'b1100011100] = 18'b1110000110110;
        mem[10'b1100011101] = 18'b1110000111011;
        mem[10'b1100011110] = 18'b1110000111111;
        mem[10'b1100011111] = 18'b1110001000100;
        mem[10'b1100100000] = 18'b1110001001000;
        mem[10'b1100100001] = 18'b1110001001101;
        mem[10'b1100100010] = 18'b1110001010001;
        mem[10'b1100100011] = 18'b1110001010110;
        mem[10'b1100100100] = 18'b1110001011010;
        mem[10'b1100100101] = 18'b1110001011111;
        mem[10'b1100100110] = 18'b1110001100011;
        mem[10'b1100100111] = 18'b1110001101000;
        mem[10'b1100101000] = 18'b1110001101100;
        mem[10'b1100101001] = 18'b1110001110001;
        mem[10'b1100101010] = 18'b1110001110101;
        mem[10'b1100101011] = 18'b1110001111010;
        mem[10'b1100101100] = 18'b1110001111110;
        mem[10'b1100101101] = 18'b1110010000011;
        mem[10'b1100101110] = 18'b1110010000111;
        mem[10'b1100101111] = 18'b1110010001100;
        mem[10'b1100110000] = 18'b1110010010000;
        mem[10'b1100110001] = 18'b1110010010101;
        mem[10'b1100110010] = 18'b1110010011001;
        mem[10'b1100110011] = 18'b1110010011110;
        mem[10'b1100110100] = 18'b1110010100010;
        mem[10'b1100110101] = 18'b1110010100111;
        mem[10'b1100110110] = 18'b1110010101011;
        mem[10'b1100110111] = 18'b1110010110000;
        mem[10'b1100111000] = 18'b1110010110100;
        mem[10'b1100111001] = 18'b1110010111001;
        mem[10'b1100111010] = 18'b1110010111101;
        mem[10'b1100111011] = 18'b1110011000001;
        mem[10'b1100111100] = 18'b1110011000110;
        mem[10'b1100111101] = 18'b1110011001010;
        mem[10'b1100111110] = 18'b1110011001111;
        mem[10'b1100111111] = 18'b1110011010011;
        mem[10'b1101000000] = 18'b1110011011000;
        mem[10'b1101000001] = 18'b1110011011100;
        mem[10'b1101000010] = 18'b1110011100001;
        mem[10'b1101000011] = 18'b1110011100101;
        mem[10'b1101000100] = 18'b1110011101001;
        mem[10'b1101000101] = 18'b1110011101110;
        mem[10'b1101000110] = 18'b1110011110010;
        mem[10'b1101000111] = 18'b1110011110111;
        mem[10'b1101001000] = 18'b1110011111011;
        mem[10'b1101001001] = 18'b1110100000000;
        mem[10'b1101001010] = 18'b1110100000100;
        mem[10'b1101001011] = 18'b1110100001000;
        mem[10'b1101001100] = 18'b1110100001101;
        mem[10'b1101001101] = 18'b1110100010001;
        mem[10'b1101001110] = 18'b1110100010110;
        mem[10'b1101001111] = 18'b1110100011010;
        mem[10'b1101010000] = 18'b1110100011110;
        mem[10'b1101010001] = 18'b1110100100011;
        mem[10'b1101010010] = 18'b1110100100111;
        mem[10'b1101010011] = 18'b1110100101100;
        mem[10'b1101010100] = 18'b1110100110000;
        mem[10'b1101010101] = 18'b1110100110100;
        mem[10'b1101010110] = 18'b1110100111001;
        mem[10'b1101010111] = 18'b1110100111101;
        mem[10'b1101011000] = 18'b1110101000001;
        mem[10'b1101011001] = 18'b1110101000110;
        mem[10'b1101011010] = 18'b1110101001010;
        mem[10'b1101011011] = 18'b1110101001111;
        mem[10'b1101011100] = 18'b1110101010011;
        mem[10'b1101011101] = 18'b1110101010111;
        mem[10'b1101011110] = 18'b1110101011100;
        mem[10'b1101011111] = 18'b1110101100000;
        mem[10'b1101100000] = 18'b1110101100100;
        mem[10'b1101100001] = 18'b1110101101001;
        mem[10'b1101100010] = 18'b1110101101101;
        mem[10'b1101100011] = 18'b1110101110001;
        mem[10'b1101100100] = 18'b1110101110110;
        mem[10'b1101100101] = 18'b1110101111010;
        mem[10'b1101100110] = 18'b1110101111110;
        mem[10'b1101100111] = 18'b1110110000011;
        mem[10'b1101101000] = 18'b1110110000111;
        mem[10'b1101101001] = 18'b1110110001011;
        mem[10'b1101101010] = 18'b1110110010000;
        mem[10'b1101101011] = 18'b1110110010100;
        mem[10'b1101101100] = 18'b1110110011000;
        mem[10'b1101101101] = 18'b1110110011101;
        mem[10'b1101101110] = 18'b1110110100001;
        mem[10'b1101101111] = 18'b1110110100101;
        mem[10'b1101110000] = 18'b1110110101010;
        mem[10'b1101110001] = 18'b1110110101110;
        mem[10'b1101110010] = 18'b1110110110010;
        mem[10'b1101110011] = 18'b1110110110111;
        mem[10'b1101110100] = 18'b1110110111011;
        mem[10'b1101110101] = 18'b1110110111111;
        mem[10'b1101110110] = 18'b1110111000100;
        mem[10'b1101110111] = 18'b1110111001000;
        mem[10'b1101111000] = 18'b1110111001100;
        mem[10'b1101111001] = 18'b1110111010000;
        mem[10'b1101111010] = 18'b1110111010101;
        mem[10'b1101111011] = 18'b1110111011001;
        mem[10'b1101111100] = 18'b1110111011101;
        mem[10'b1101111101] = 18'b1110111100010;
        mem[10'b1101111110] = 18'b1110111100110;
        mem[10'b1101111111] = 18'b1110111101010;
        mem[10'b1110000000] = 18'b1110111101110;
        mem[10'b1110000001] = 18'b1110111110011;
        mem[10'b1110000010] = 18'b1110111110111;
        mem[10'b1110000011] = 18'b1110111111011;
        mem[10'b1110000100] = 18'b1111000000000;
        mem[10'b1110000101] = 18'b1111000000100;
        mem[10'b1110000110] = 18'b1111000001000;
        mem[10'b1110000111] = 18'b1111000001100;
        mem[10'b1110001000] = 18'b1111000010001;
        mem[10'b1110001001] = 18'b1111000010101;
        mem[10'b1110001010] = 18'b1111000011001;
        mem[10'b1110001011] = 18'b1111000011101;
        mem[10'b1110001100] = 18'b1111000100010;
        mem[10'b1110001101] = 18'b1111000100110;
        mem[10'b1110001110] = 18'b1111000101010;
        mem[10'b1110001111] = 18'b1111000101110;
        mem[10'b1110010000] = 18'b1111000110011;
        mem[10'b1110010001] = 18'b1111000110111;
        mem[10'b1110010010] = 18'b1111000111011;
        mem[10'b1110010011] = 18'b1111000111111;
        mem[10'b1110010100] = 18'b1111001000011;
        mem[10'b1110010101] = 18'b1111001001000;
        mem[10'b1110010110] = 18'b1111001001100;
        mem[10'b1110010111] = 18'b1111001010000;
        mem[10'b1110011000] = 18'b1111001010100;
        mem[10'b1110011001] = 18'b1111001011001;
        mem[10'b1110011010] = 18'b1111001011101;
        mem[10'b1110011011] = 18'b1111001100001;
        mem[10'b1110011100] = 18'b1111001100101;
        mem[10'b1110011101] = 18'b1111001101001;
        mem[10'b1110011110] = 18'b1111001101110;
        mem[10'b1110011111] = 18'b1111001110010;
        mem[10'b1110100000] = 18'b1111001110110;
        mem[10'b1110100001] = 18'b1111001111010;
        mem[10'b1110100010] = 18'b1111001111110;
        mem[10'b1110100011] = 18'b1111010000011;
        mem[10'b1110100100] = 18'b1111010000111;
        mem[10'b1110100101] = 18'b1111010001011;
        mem[10'b1110100110] = 18'b1111010001111;
        mem[10'b1110100111] = 18'b1111010010011;
        mem[10'b1110101000] = 18'b1111010011000;
        mem[10'b1110101001] = 18'b1111010011100;
        mem[10'b1110101010] = 18'b1111010100000;
        mem[10'b1110101011] = 18'b1111010100100;
        mem[10'b1110101100] = 18'b1111010101000;
        mem[10'b1110101101] = 18'b1111010101100;
        mem[10'b1110101110] = 18'b1111010110001;
        mem[10'b1110101111] = 18'b1111010110101;
        mem[10'b1110110000] = 18'b1111010111001;
        mem[10'b1110110001] = 18'b1111010111101;
        mem[10'b1110110010] = 18'b1111011000001;
        mem[10'b1110110011] = 18'b1111011000101;
        mem[10'b1110110100] = 18'b1111011001010;
        mem[10'b1110110101] = 18'b1111011001110;
        mem[10'b1110110110] = 18'b1111011010010;
        mem[10'b1110110111] = 18'b1111011010110;
        mem[10'b1110111000] = 18'b1111011011010;
        mem[10'b1110111001] = 18'b1111011011110;
        mem[10'b1110111010] = 18'b1111011100011;
        mem[10'b1110111011] = 18'b1111011100111;
        mem[10'b1110111100] = 18'b1111011101011;
        mem[10'b1110111101] = 18'b1111011101111;
        mem[10'b1110111110] = 18'b1111011110011;
        mem[10'b1110111111] = 18'b1111011110111;
        mem[10'b1111000000] = 18'b1111011111011;
        mem[10'b1111000001] = 18'b1111100000000;
        mem[10'b1111000010] = 18'b1111100000100;
        mem[10'b1111000011] = 18'b1111100001000;
        mem[10'b1111000100] = 18'b1111100001100;
        mem[10'b1111000101] = 18'b1111100010000;
        mem[10'b1111000110] = 18'b1111100010100;
        mem[10'b1111000111] = 18'b1111100011000;
        mem[10'b1111001000] = 18'b1111100011100;
        mem[10'b1111001001] = 18'b1111100100000;
        mem[10'b1111001010] = 18'b1111100100101;
        mem[10'b1111001011] = 18'b1111100101001;
        mem[10'b1111001100] = 18'b1111100101101;
        mem[10'b1111001101] = 18'b1111100110001;
        mem[10'b1111001110] = 18'b1111100110101;
        mem[10'b1111001111] = 18'b1111100111001;
        mem[10'b1111010000] = 18'b1111100111101;
        mem[10'b1111010001] = 18'b1111101000001;
        mem[10'b1111010010] = 18'b1111101000101;
        mem[10'b1111010011] = 18'b1111101001001;
        mem[10'b1111010100] = 18'b1111101001110;
        mem[10'b1111010101] = 18'b1111101010010;
        mem[10'b1111010110] = 18'b1111101010110;
        mem[10'b1111010111] = 18'b1111101011010;
        mem[10'b1111011000] = 18'b1111101011110;
        mem[10'b1111011001] = 18'b1111101100010;
        mem[10'b1111011010] = 18'b1111101100110;
        mem[10'b1111011011] = 18'b1111101101010;
        mem[10'b1111011100] = 18'b1111101101110;
        mem[10'b1111011101] = 18'b1111101110010;
        mem[10'b1111011110] = 18'b1111101110110;
        mem[10'b1111011111] = 18'b1111101111010;
        mem[10'b1111100000] = 18'b1111101111110;
        mem[10'b1111100001] = 18'b1111110000011;
        mem[10'b1111100010] = 18'b1111110000111;
        mem[10'b1111100011] = 18'b1111110001011;
        mem[10'b1111100100] = 18'b1111110001111;
        mem[10'b1111100101] = 18'b1111110010011;
        mem[10'b1111100110] = 18'b1111110010111;
        mem[10'b1111100111] = 18'b1111110011011;
        mem[10'b1111101000] = 18'b1111110011111;
        mem[10'b1111101001] = 18'b1111110100011;
        mem[10'b1111101010] = 18'b1111110100111;
        mem[10'b1111101011] = 18'b1111110101011;
        mem[10'b1111101100] = 18'b1111110101111;
        mem[10'b1111101101] = 18'b1111110110011;
        mem[10'b1111101110] = 18'b1111110110111;
        mem[10'b1111101111] = 18'b1111110111011;
        mem[10'b1111110000] = 18'b1111110111111;
        mem[10'b1111110001] = 18'b1111111000011;
        mem[10'b1111110010] = 18'b1111111000111;
        mem[10'b1111110011] = 18'b1111111001011;
        mem[10'b1111110100] = 18'b1111111001111;
        mem[10'b1111110101] = 18'b1111111010011;
        mem[10'b1111110110] = 18'b1111111010111;
        mem[10'b1111110111] = 18'b1111111011011;
        mem[10'b1111111000] = 18'b1111111011111;
        mem[10'b1111111001] = 18'b1111111100011;
        mem[10'b1111111010] = 18'b1111111100111;
        mem[10'b1111111011] = 18'b1111111101011;
        mem[10'b1111111100] = 18'b1111111101111;
        mem[10'b1111111101] = 18'b1111111110011;
        mem[10'b1111111110] = 18'b1111111110111;
        mem[10'b1111111111] = 18'b1111111111011;
    end
    
    always @(posedge clock) begin
        data <= mem[address];
    end
endmodule // best_first$roots


module best_first$roster(clock,clear,renew,finished,choose,take,launch,blocked,any_ready,any_looking,any_away,engine,next_ready,is_unused);
    
    // Module arguments
    input wire  clock;
    input wire  clear;
    input wire  renew;
    input wire  [7:0] finished;
    input wire  choose;
    input wire  take;
    input wire  launch;
    input wire  blocked;
    output reg  any_ready;
    output reg  any_looking;
    output reg  any_away;
    output reg  [2:0] engine;
    output reg  [2:0] next_ready;
    output reg  is_unused;
    
    // Constant declarations
    localparam  engines$0 = 3'b0;
    localparam  engines$1 = 3'b1;
    localparam  engines$2 = 3'b10;
    localparam  engines$3 = 3'b11;
    localparam  engines$4 = 3'b100;
    localparam  engines$5 = 3'b101;
    localparam  engines$6 = 3'b110;
    localparam  engines$7 = 3'b111;
    localparam  bits$0 = 8'h1;
    localparam  bits$1 = 8'h2;
    localparam  bits$2 = 8'h4;
    localparam  bits$3 = 8'h8;
    localparam  bits$4 = 8'h10;
    localparam  bits$5 = 8'h20;
    localparam  bits$6 = 8'h40;
    localparam  bits$7 = 8'h80;
    localparam  all = 8'h3;
    localparam  nobody = 8'h0;
    
    // Stub signals
    reg  [7:0] ready$d;
    wire  [7:0] ready$q;
    reg  [7:0] away$d;
    wire  [7:0] away$q;
    reg  [7:0] looking$d;
    wire  [7:0] looking$q;
    reg  [7:0] unused$d;
    wire  [7:0] unused$q;
    reg  [2:0] served$d;
    wire  [2:0] served$q;
    reg  [7:0] served_bit$d;
    wire  [7:0] served_bit$q;
    
    // Local signals
    reg  [2:0] ready_engine;
    reg  [7:0] ready_bit;
    reg  [2:0] looking_engine;
    reg  [7:0] looking_bit;
    reg  [7:0] still_away;
    
    // Sub module instances
    best_first$dff8 ready(
        .d(ready$d),
        .q(ready$q),
        .clock(clock)
    );
    best_first$dff8 away(
        .d(away$d),
        .q(away$q),
        .clock(clock)
    );
    best_first$dff8 looking(
        .d(looking$d),
        .q(looking$q),
        .clock(clock)
    );
    best_first$dff8 unused(
        .d(unused$d),
        .q(unused$q),
        .clock(clock)
    );
    best_first$dff3 served(
        .d(served$d),
        .q(served$q),
        .clock(clock)
    );
    best_first$dff8 served_bit(
        .d(served_bit$d),
        .q(served_bit$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        ready$d = ready$q;
        away$d = away$q;
        looking$d = looking$q;
        unused$d = unused$q;
        served$d = served$q;
        served_bit$d = served_bit$q;
        ready_engine = engines$0;
        ready_bit = bits$0;
        looking_engine = engines$0;
        looking_bit = bits$0;
        if (ready$q[0]) begin
            ready_engine = engines$0;
            ready_bit = bits$0;
        end
        if (looking$q[0]) begin
            looking_engine = engines$0;
            looking_bit = bits$0;
        end
        if (ready$q[1]) begin
            ready_engine = engines$1;
            ready_bit = bits$1;
        end
        if (looking$q[1]) begin
            looking_engine = engines$1;
            looking_bit = bits$1;
        end
        if (ready$q[2]) begin
            ready_engine = engines$2;
            ready_bit = bits$2;
        end
        if (looking$q[2]) begin
            looking_engine = engines$2;
            looking_bit = bits$2;
        end
        if (ready$q[3]) begin
            ready_engine = engines$3;
            ready_bit = bits$3;
        end
        if (looking$q[3]) begin
            looking_engine = engines$3;
            looking_bit = bits$3;
        end
        if (ready$q[4]) begin
            ready_engine = engines$4;
            ready_bit = bits$4;
        end
        if (looking$q[4]) begin
            looking_engine = engines$4;
            looking_bit = bits$4;
        end
        if (ready$q[5]) begin
            ready_engine = engines$5;
            ready_bit = bits$5;
        end
        if (looking$q[5]) begin
            looking_engine = engines$5;
            looking_bit = bits$5;
        end
        if (ready$q[6]) begin
            ready_engine = engines$6;
            ready_bit = bits$6;
        end
        if (looking$q[6]) begin
            looking_engine = engines$6;
            looking_bit = bits$6;
        end
        if (ready$q[7]) begin
            ready_engine = engines$7;
            ready_bit = bits$7;
        end
        if (looking$q[7]) begin
            looking_engine = engines$7;
            looking_bit = bits$7;
        end
        still_away = away$q & (~served_bit$q);
        ready$d = ready$q | finished;
        if (choose) begin
            served$d = looking_engine;
            served_bit$d = looking_bit;
            if (|ready$q) begin
                served$d = ready_engine;
                served_bit$d = ready_bit;
            end
        end
        if (take) begin
            ready$d = (ready$q & (~served_bit$q)) | finished;
            away$d = still_away;
            looking$d = all & (~still_away);
            unused$d = unused$q & (~served_bit$q);
        end
        if (launch) begin
            away$d = away$q | served_bit$q;
        end
        if (launch | blocked) begin
            looking$d = looking$q & (~served_bit$q);
        end
        if (renew) begin
            unused$d = all;
        end
        if (clear) begin
            ready$d = nobody;
            away$d = nobody;
            looking$d = nobody;
            served$d = engines$0;
            served_bit$d = bits$0;
        end
        any_ready = |ready$q;
        any_looking = |looking$q;
        any_away = |away$q;
        engine = served$q;
        next_ready = ready_engine;
        is_unused = |(unused$q & served_bit$q);
    end
    
endmodule // best_first$roster

// v-- Setting output parameters to net type for wrapped code.


module best_first$rows_at_start(cells,rows);
    
    // Module arguments
    input wire  [195:0] cells;
    output wire  [13:0] rows;
    
    // Update code (wrapper)
        assign rows[0] = |cells[13:0];
        assign rows[1] = |cells[27:14];
        assign rows[2] = |cells[41:28];
        assign rows[3] = |cells[55:42];
        assign rows[4] = |cells[69:56];
        assign rows[5] = |cells[83:70];
        assign rows[6] = |cells[97:84];
        assign rows[7] = |cells[111:98];
        assign rows[8] = |cells[125:112];
        assign rows[9] = |cells[139:126];
        assign rows[10] = |cells[153:140];
        assign rows[11] = |cells[167:154];
        assign rows[12] = |cells[181:168];
        assign rows[13] = |cells[195:182];
endmodule // best_first$rows_at_start


module best_first$scores(clock,address,data);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] address;
    output reg  [15:0] data;
    
    // Update code (custom)
    (* rom_style = "block" *) reg [15:0] mem [255:0];
    
    initial begin
        mem[8'h0] = 16'h2;
        mem[8'h1] = 16'h5;
        mem[8'h2] = 16'h8;
        mem[8'h3] = 16'hb;
        mem[8'h4] = 16'he;
        mem[8'h5] = 16'h11;
        mem[8'h6] = 16'h14;
        mem[8'h7] = 16'h17;
        mem[8'h8] = 16'h1b;
        mem[8'h9] = 16'h1e;
        mem[8'ha] = 16'h21;
        mem[8'hb] = 16'h24;
        mem[8'hc] = 16'h27;
        mem[8'hd] = 16'h2a;
        mem[8'he] = 16'h2d;
        mem[8'hf] = 16'h30;
        mem[8'h10] = 16'h34;
        mem[8'h11] = 16'h37;
        mem[8'h12] = 16'h3a;
        mem[8'h13] = 16'h3d;
        mem[8'h14] = 16'h40;
        mem[8'h15] = 16'h43;
        mem[8'h16] = 16'h46;
        mem[8'h17] = 16'h4a;
        mem[8'h18] = 16'h4d;
        mem[8'h19] = 16'h50;
        mem[8'h1a] = 16'h53;
        mem[8'h1b] = 16'h56;
        mem[8'h1c] = 16'h59;
        mem[8'h1d] = 16'h5d;
        mem[8'h1e] = 16'h60;
        mem[8'h1f] = 16'h63;
        mem[8'h20] = 16'h66;
        mem[8'h21] = 16'h69;
        mem[8'h22] = 16'h6c;
        mem[8'h23] = 16'h70;
        mem[8'h24] = 16'h73;
        mem[8'h25] = 16'h76;
        mem[8'h26] = 16'h79;
        mem[8'h27] = 16'h7c;
        mem[8'h28] = 16'h80;
        mem[8'h29] = 16'h83;
        mem[8'h2a] = 16'h86;
        mem[8'h2b] = 16'h89;
        mem[8'h2c] = 16'h8c;
        mem[8'h2d] = 16'h90;
        mem[8'h2e] = 16'h93;
        mem[8'h2f] = 16'h96;
        mem[8'h30] = 16'h99;
        mem[8'h31] = 16'h9d;
        mem[8'h32] = 16'ha0;
        mem[8'h33] = 16'ha3;
        mem[8'h34] = 16'ha6;
        mem[8'h35] = 16'haa;
        mem[8'h36] = 16'had;
        mem[8'h37] = 16'hb0;
        mem[8'h38] = 16'hb4;
        mem[8'h39] = 16'hb7;
        mem[8'h3a] = 16'hba;
        mem[8'h3b] = 16'hbd;
        mem[8'h3c] = 16'hc1;
        mem[8'h3d] = 16'hc4;
        mem[8'h3e] = 16'hc7;
        mem[8'h3f] = 16'hcb;
        mem[8'h40] = 16'hce;
        mem[8'h41] = 16'hd1;
        mem[8'h42] = 16'hd5;
        mem[8'h43] = 16'hd8;
        mem[8'h44] = 16'hdb;
        mem[8'h45] = 16'hdf;
        mem[8'h46] = 16'he2;
        mem[8'h47] = 16'he6;
        mem[8'h48] = 16'he9;
        mem[8'h49] = 16'hec;
        mem[8'h4a] = 16'hf0;
        mem[8'h4b] = 16'hf3;
        mem[8'h4c] = 16'hf7;
        mem[8'h4d] = 16'hfa;
        mem[8'h4e] = 16'hfd;
        mem[8'h4f] = 16'h101;
        mem[8'h50] = 16'h104;
        mem[8'h51] = 16'h108;
        mem[8'h52] = 16'h10b;
        mem[8'h53] = 16'h10f;
        mem[8'h54] = 16'h112;
        mem[8'h55] = 16'h116;
        mem[8'h56] = 16'h119;
        mem[8'h57] = 16'h11d;
        mem[8'h58] = 16'h120;
        mem[8'h59] = 16'h124;
        mem[8'h5a] = 16'h128;
        mem[8'h5b] = 16'h12b;
        mem[8'h5c] = 16'h12f;
        mem[8'h5d] = 16'h132;
        mem[8'h5e] = 16'h136;
        mem[8'h5f] = 16'h13a;
        mem[8'h60] = 16'h13d;
        mem[8'h61] = 16'h141;
        mem[8'h62] = 16'h145;
        mem[8'h63] = 16'h148;
        mem[8'h64] = 16'h14c;
        mem[8'h65] = 16'h150;
        mem[8'h66] = 16'h153;
        mem[8'h67] = 16'h157;
        mem[8'h68] = 16'h15b;
        mem[8'h69] = 16'h15f;
        mem[8'h6a] = 16'h162;
        mem[8'h6b] = 16'h166;
        mem[8'h6c] = 16'h16a;
        mem[8'h6d] = 16'h16e;
        mem[8'h6e] = 16'h172;
        mem[8'h6f] = 16'h175;
        mem[8'h70] = 16'h179;
        mem[8'h71] = 16'h17d;
        mem[8'h72] = 16'h181;
        mem[8'h73] = 16'h185;
        mem[8'h74] = 16'h189;
        mem[8'h75] = 16'h18d;
        mem[8'h76] = 16'h191;
        mem[8'h77] = 16'h195;
        mem[8'h78] = 16'h199;
        mem[8'h79] = 16'h19d;
        mem[8'h7a] = 16'h1a1;
        mem[8'h7b] = 16'h1a5;
        mem[8'h7c] = 16'h1a9;
        mem[8'h7d] = 16'h1ad;
        mem[8'h7e] = 16'h1b1;
        mem[8'h7f] = 16'h1b5;
        mem[8'h80] = 16'h1ba;
        mem[8'h81] = 16'h1be;
        mem[8'h82] = 16'h1c2;
        mem[8'h83] = 16'h1c6;
        mem[8'h84] = 16'h1ca;
        mem[8'h85] = 16'h1cf;
        mem[8'h86] = 16'h1d3;
        mem[8'h87] = 16'h1d7;
        mem[8'h88] = 16'h1dc;
        mem[8'h89] = 16'h1e0;
        mem[8'h8a] = 16'h1e4;
        mem[8'h8b] = 16'h1e9;
        mem[8'h8c] = 16'h1ed;
        mem[8'h8d] = 16'h1f2;
        mem[8'h8e] = 16'h1f6;
        mem[8'h8f] = 16'h1fb;
        mem[8'h90] = 16'h1ff;
        mem[8'h91] = 16'h204;
        mem[8'h92] = 16'h209;
        mem[8'h93] = 16'h20d;
        mem[8'h94] = 16'h212;
        mem[8'h95] = 16'h217;
        mem[8'h96] = 16'h21c;
        mem[8'h97] = 16'h220;
        mem[8'h98] = 16'h225;
        mem[8'h99] = 16'h22a;
        mem[8'h9a] = 16'h22f;
        mem[8'h9b] = 16'h234;
        mem[8'h9c] = 16'h239;
        mem[8'h9d] = 16'h23e;
        mem[8'h9e] = 16'h243;
        mem[8'h9f] = 16'h248;
        mem[8'ha0] = 16'h24d;
        mem[8'ha1] = 16'h252;
        mem[8'ha2] = 16'h257;
        mem[8'ha3] = 16'h25d;
        mem[8'ha4] = 16'h262;
        mem[8'ha5] = 16'h267;
        mem[8'ha6] = 16'h26d;
        mem[8'ha7] = 16'h272;
        mem[8'ha8] = 16'h278;
        mem[8'ha9] = 16'h27d;
        mem[8'haa] = 16'h283;
        mem[8'hab] = 16'h288;
        mem[8'hac] = 16'h28e;
        mem[8'had] = 16'h294;
        mem[8'hae] = 16'h29a;
        mem[8'haf] = 16'h2a0;
        mem[8'hb0] = 16'h2a6;
        mem[8'hb1] = 16'h2ac;
        mem[8'hb2] = 16'h2b2;
        mem[8'hb3] = 16'h2b8;
        mem[8'hb4] = 16'h2be;
        mem[8'hb5] = 16'h2c4;
        mem[8'hb6] = 16'h2ca;
        mem[8'hb7] = 16'h2d1;
        mem[8'hb8] = 16'h2d7;
        mem[8'hb9] = 16'h2de;
        mem[8'hba] = 16'h2e4;
        mem[8'hbb] = 16'h2eb;
        mem[8'hbc] = 16'h2f2;
        mem[8'hbd] = 16'h2f9;
        mem[8'hbe] = 16'h300;
        mem[8'hbf] = 16'h307;
        mem[8'hc0] = 16'h30e;
        mem[8'hc1] = 16'h315;
        mem[8'hc2] = 16'h31d;
        mem[8'hc3] = 16'h324;
        mem[8'hc4] = 16'h32c;
        mem[8'hc5] = 16'h333;
        mem[8'hc6] = 16'h33b;
        mem[8'hc7] = 16'h343;
        mem[8'hc8] = 16'h34b;
        mem[8'hc9] = 16'h353;
        mem[8'hca] = 16'h35b;
        mem[8'hcb] = 16'h364;
        mem[8'hcc] = 16'h36c;
        mem[8'hcd] = 16'h375;
        mem[8'hce] = 16'h37e;
        mem[8'hcf] = 16'h387;
        mem[8'hd0] = 16'h390;
        mem[8'hd1] = 16'h399;
        mem[8'hd2] = 16'h3a3;
        mem[8'hd3] = 16'h3ad;
        mem[8'hd4] = 16'h3b7;
        mem[8'hd5] = 16'h3c1;
        mem[8'hd6] = 16'h3cb;
        mem[8'hd7] = 16'h3d6;
        mem[8'hd8] = 16'h3e1;
        mem[8'hd9] = 16'h3ec;
        mem[8'hda] = 16'h3f7;
        mem[8'hdb] = 16'h403;
        mem[8'hdc] = 16'h40f;
        mem[8'hdd] = 16'h41b;
        mem[8'hde] = 16'h428;
        mem[8'hdf] = 16'h435;
        mem[8'he0] = 16'h442;
        mem[8'he1] = 16'h450;
        mem[8'he2] = 16'h45e;
        mem[8'he3] = 16'h46c;
        mem[8'he4] = 16'h47c;
        mem[8'he5] = 16'h48b;
        mem[8'he6] = 16'h49b;
        mem[8'he7] = 16'h4ac;
        mem[8'he8] = 16'h4be;
        mem[8'he9] = 16'h4d0;
        mem[8'hea] = 16'h4e3;
        mem[8'heb] = 16'h4f7;
        mem[8'hec] = 16'h50c;
        mem[8'hed] = 16'h522;
        mem[8'hee] = 16'h539;
        mem[8'hef] = 16'h551;
        mem[8'hf0] = 16'h56b;
        mem[8'hf1] = 16'h586;
        mem[8'hf2] = 16'h5a4;
        mem[8'hf3] = 16'h5c3;
        mem[8'hf4] = 16'h5e5;
        mem[8'hf5] = 16'h60a;
        mem[8'hf6] = 16'h633;
        mem[8'hf7] = 16'h661;
        mem[8'hf8] = 16'h693;
        mem[8'hf9] = 16'h6cd;
        mem[8'hfa] = 16'h711;
        mem[8'hfb] = 16'h762;
        mem[8'hfc] = 16'h7c7;
        mem[8'hfd] = 16'h84f;
        mem[8'hfe] = 16'h91c;
        mem[8'hff] = 16'had4;
    end
    
    always @(posedge clock) begin
        data <= mem[address];
    end
endmodule // best_first$scores


module best_first$selector(clock,clear,arrived,rows$0,rows$1,rows$2,rows$3,rows$4,rows$5,rows$6,rows$7,rows$8,x,y,left,pass,ready,selecting,idle,valid,placement);
    
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
    output reg  selecting;
    output reg  idle;
    output reg  valid;
    output reg  [14:0] placement;
    
    // Constant declarations
    localparam  group_index$0 = 5'b0;
    localparam  group_index$1 = 5'b1;
    localparam  group_index$2 = 5'b10;
    localparam  group_index$3 = 5'b11;
    localparam  group_index$4 = 5'b100;
    localparam  group_index$5 = 5'b101;
    localparam  group_index$6 = 5'b110;
    localparam  group_index$7 = 5'b111;
    localparam  group_index$8 = 5'b1000;
    localparam  group_index$9 = 5'b1001;
    localparam  group_index$10 = 5'b1010;
    localparam  group_index$11 = 5'b1011;
    localparam  group_index$12 = 5'b1100;
    localparam  group_index$13 = 5'b1101;
    localparam  group_index$14 = 5'b1110;
    localparam  group_index$15 = 5'b1111;
    localparam  group_index$16 = 5'b10000;
    localparam  group_index$17 = 5'b10001;
    localparam  group_index$18 = 5'b10010;
    localparam  group_index$19 = 5'b10011;
    localparam  group_index$20 = 5'b10100;
    localparam  group_index$21 = 5'b10101;
    localparam  group_index$22 = 5'b10110;
    localparam  group_index$23 = 5'b10111;
    localparam  group_index$24 = 5'b11000;
    localparam  group_index$25 = 5'b11001;
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
    localparam  no_group = 5'b0;
    localparam  first_in_group = 4'h0;
    localparam  one_group = 26'h1;
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
    wire  [15:0] tests$open$13;
    wire  [15:0] tests$open$14;
    wire  [15:0] tests$open$15;
    wire  [15:0] tests$open$16;
    wire  [15:0] tests$open$17;
    wire  [15:0] tests$open$18;
    wire  [15:0] tests$open$19;
    wire  [15:0] tests$open$20;
    wire  [15:0] tests$open$21;
    wire  [15:0] tests$open$22;
    wire  [15:0] tests$open$23;
    wire  [15:0] tests$open$24;
    wire  [15:0] tests$open$25;
    wire  [25:0] tests$nonempty;
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
    reg  [15:0] open$13$d;
    wire  [15:0] open$13$q;
    reg  [15:0] open$14$d;
    wire  [15:0] open$14$q;
    reg  [15:0] open$15$d;
    wire  [15:0] open$15$q;
    reg  [15:0] open$16$d;
    wire  [15:0] open$16$q;
    reg  [15:0] open$17$d;
    wire  [15:0] open$17$q;
    reg  [15:0] open$18$d;
    wire  [15:0] open$18$q;
    reg  [15:0] open$19$d;
    wire  [15:0] open$19$q;
    reg  [15:0] open$20$d;
    wire  [15:0] open$20$q;
    reg  [15:0] open$21$d;
    wire  [15:0] open$21$q;
    reg  [15:0] open$22$d;
    wire  [15:0] open$22$q;
    reg  [15:0] open$23$d;
    wire  [15:0] open$23$q;
    reg  [15:0] open$24$d;
    wire  [15:0] open$24$q;
    reg  [15:0] open$25$d;
    wire  [15:0] open$25$q;
    reg  [3:0] tested_x$d;
    wire  [3:0] tested_x$q;
    reg  [3:0] tested_y$d;
    wire  [3:0] tested_y$q;
    reg  some_open$d;
    wire  some_open$q;
    reg  [25:0] groups$d;
    wire  [25:0] groups$q;
    reg  [15:0] group$d;
    wire  [15:0] group$q;
    reg  [4:0] group_number$d;
    wire  [4:0] group_number$q;
    reg  [3:0] group_x$d;
    wire  [3:0] group_x$q;
    reg  [3:0] group_y$d;
    wire  [3:0] group_y$q;
    reg  [15:0] group_tests$bits;
    wire  group_tests$more_than_one;
    reg  [8:0] test_words$address;
    wire  [12:0] test_words$data;
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
    reg  [25:0] groups_below;
    reg  [25:0] more_groups;
    reg  [15:0] first_group;
    reg  [4:0] first_group_number;
    reg  [15:0] below;
    reg  [15:0] rest_of_group;
    reg  [3:0] first_test;
    reg  [8:0] test_number;
    reg  [14:0] place;
    reg  group_free;
    reg  take_group;
    reg  tested_free;
    
    // Sub module instances
    best_first$dff1 windowed(
        .d(windowed$d),
        .q(windowed$q),
        .clock(clock)
    );
    best_first$dff9 windowed_rows$0(
        .d(windowed_rows$0$d),
        .q(windowed_rows$0$q),
        .clock(clock)
    );
    best_first$dff9 windowed_rows$1(
        .d(windowed_rows$1$d),
        .q(windowed_rows$1$q),
        .clock(clock)
    );
    best_first$dff9 windowed_rows$2(
        .d(windowed_rows$2$d),
        .q(windowed_rows$2$q),
        .clock(clock)
    );
    best_first$dff9 windowed_rows$3(
        .d(windowed_rows$3$d),
        .q(windowed_rows$3$q),
        .clock(clock)
    );
    best_first$dff9 windowed_rows$4(
        .d(windowed_rows$4$d),
        .q(windowed_rows$4$q),
        .clock(clock)
    );
    best_first$dff9 windowed_rows$5(
        .d(windowed_rows$5$d),
        .q(windowed_rows$5$q),
        .clock(clock)
    );
    best_first$dff9 windowed_rows$6(
        .d(windowed_rows$6$d),
        .q(windowed_rows$6$q),
        .clock(clock)
    );
    best_first$dff9 windowed_rows$7(
        .d(windowed_rows$7$d),
        .q(windowed_rows$7$q),
        .clock(clock)
    );
    best_first$dff9 windowed_rows$8(
        .d(windowed_rows$8$d),
        .q(windowed_rows$8$q),
        .clock(clock)
    );
    best_first$dff4 windowed_x(
        .d(windowed_x$d),
        .q(windowed_x$q),
        .clock(clock)
    );
    best_first$dff4 windowed_y(
        .d(windowed_y$d),
        .q(windowed_y$q),
        .clock(clock)
    );
    best_first$dff1 waiting(
        .d(waiting$d),
        .q(waiting$q),
        .clock(clock)
    );
    best_first$dff9 waiting_rows$0(
        .d(waiting_rows$0$d),
        .q(waiting_rows$0$q),
        .clock(clock)
    );
    best_first$dff9 waiting_rows$1(
        .d(waiting_rows$1$d),
        .q(waiting_rows$1$q),
        .clock(clock)
    );
    best_first$dff9 waiting_rows$2(
        .d(waiting_rows$2$d),
        .q(waiting_rows$2$q),
        .clock(clock)
    );
    best_first$dff9 waiting_rows$3(
        .d(waiting_rows$3$d),
        .q(waiting_rows$3$q),
        .clock(clock)
    );
    best_first$dff9 waiting_rows$4(
        .d(waiting_rows$4$d),
        .q(waiting_rows$4$q),
        .clock(clock)
    );
    best_first$dff9 waiting_rows$5(
        .d(waiting_rows$5$d),
        .q(waiting_rows$5$q),
        .clock(clock)
    );
    best_first$dff9 waiting_rows$6(
        .d(waiting_rows$6$d),
        .q(waiting_rows$6$q),
        .clock(clock)
    );
    best_first$dff9 waiting_rows$7(
        .d(waiting_rows$7$d),
        .q(waiting_rows$7$q),
        .clock(clock)
    );
    best_first$dff9 waiting_rows$8(
        .d(waiting_rows$8$d),
        .q(waiting_rows$8$q),
        .clock(clock)
    );
    best_first$dff4 waiting_x(
        .d(waiting_x$d),
        .q(waiting_x$q),
        .clock(clock)
    );
    best_first$dff4 waiting_y(
        .d(waiting_y$d),
        .q(waiting_y$q),
        .clock(clock)
    );
    best_first$tests tests(
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
        .open$13(tests$open$13),
        .open$14(tests$open$14),
        .open$15(tests$open$15),
        .open$16(tests$open$16),
        .open$17(tests$open$17),
        .open$18(tests$open$18),
        .open$19(tests$open$19),
        .open$20(tests$open$20),
        .open$21(tests$open$21),
        .open$22(tests$open$22),
        .open$23(tests$open$23),
        .open$24(tests$open$24),
        .open$25(tests$open$25),
        .nonempty(tests$nonempty)
    );
    best_first$dff1 tested(
        .d(tested$d),
        .q(tested$q),
        .clock(clock)
    );
    best_first$dff16 open$0(
        .d(open$0$d),
        .q(open$0$q),
        .clock(clock)
    );
    best_first$dff16 open$1(
        .d(open$1$d),
        .q(open$1$q),
        .clock(clock)
    );
    best_first$dff16 open$2(
        .d(open$2$d),
        .q(open$2$q),
        .clock(clock)
    );
    best_first$dff16 open$3(
        .d(open$3$d),
        .q(open$3$q),
        .clock(clock)
    );
    best_first$dff16 open$4(
        .d(open$4$d),
        .q(open$4$q),
        .clock(clock)
    );
    best_first$dff16 open$5(
        .d(open$5$d),
        .q(open$5$q),
        .clock(clock)
    );
    best_first$dff16 open$6(
        .d(open$6$d),
        .q(open$6$q),
        .clock(clock)
    );
    best_first$dff16 open$7(
        .d(open$7$d),
        .q(open$7$q),
        .clock(clock)
    );
    best_first$dff16 open$8(
        .d(open$8$d),
        .q(open$8$q),
        .clock(clock)
    );
    best_first$dff16 open$9(
        .d(open$9$d),
        .q(open$9$q),
        .clock(clock)
    );
    best_first$dff16 open$10(
        .d(open$10$d),
        .q(open$10$q),
        .clock(clock)
    );
    best_first$dff16 open$11(
        .d(open$11$d),
        .q(open$11$q),
        .clock(clock)
    );
    best_first$dff16 open$12(
        .d(open$12$d),
        .q(open$12$q),
        .clock(clock)
    );
    best_first$dff16 open$13(
        .d(open$13$d),
        .q(open$13$q),
        .clock(clock)
    );
    best_first$dff16 open$14(
        .d(open$14$d),
        .q(open$14$q),
        .clock(clock)
    );
    best_first$dff16 open$15(
        .d(open$15$d),
        .q(open$15$q),
        .clock(clock)
    );
    best_first$dff16 open$16(
        .d(open$16$d),
        .q(open$16$q),
        .clock(clock)
    );
    best_first$dff16 open$17(
        .d(open$17$d),
        .q(open$17$q),
        .clock(clock)
    );
    best_first$dff16 open$18(
        .d(open$18$d),
        .q(open$18$q),
        .clock(clock)
    );
    best_first$dff16 open$19(
        .d(open$19$d),
        .q(open$19$q),
        .clock(clock)
    );
    best_first$dff16 open$20(
        .d(open$20$d),
        .q(open$20$q),
        .clock(clock)
    );
    best_first$dff16 open$21(
        .d(open$21$d),
        .q(open$21$q),
        .clock(clock)
    );
    best_first$dff16 open$22(
        .d(open$22$d),
        .q(open$22$q),
        .clock(clock)
    );
    best_first$dff16 open$23(
        .d(open$23$d),
        .q(open$23$q),
        .clock(clock)
    );
    best_first$dff16 open$24(
        .d(open$24$d),
        .q(open$24$q),
        .clock(clock)
    );
    best_first$dff16 open$25(
        .d(open$25$d),
        .q(open$25$q),
        .clock(clock)
    );
    best_first$dff4 tested_x(
        .d(tested_x$d),
        .q(tested_x$q),
        .clock(clock)
    );
    best_first$dff4 tested_y(
        .d(tested_y$d),
        .q(tested_y$q),
        .clock(clock)
    );
    best_first$dff1 some_open(
        .d(some_open$d),
        .q(some_open$q),
        .clock(clock)
    );
    best_first$dff26 groups(
        .d(groups$d),
        .q(groups$q),
        .clock(clock)
    );
    best_first$dff16 group(
        .d(group$d),
        .q(group$q),
        .clock(clock)
    );
    best_first$dff5 group_number(
        .d(group_number$d),
        .q(group_number$q),
        .clock(clock)
    );
    best_first$dff4 group_x(
        .d(group_x$d),
        .q(group_x$q),
        .clock(clock)
    );
    best_first$dff4 group_y(
        .d(group_y$d),
        .q(group_y$q),
        .clock(clock)
    );
    best_first$group_tests group_tests(
        .bits(group_tests$bits),
        .more_than_one(group_tests$more_than_one)
    );
    best_first$test_words test_words(
        .clock(clock),
        .address(test_words$address),
        .data(test_words$data)
    );
    best_first$dff1 looked_up(
        .d(looked_up$d),
        .q(looked_up$q),
        .clock(clock)
    );
    best_first$dff4 looked_up_x(
        .d(looked_up_x$d),
        .q(looked_up_x$q),
        .clock(clock)
    );
    best_first$dff4 looked_up_y(
        .d(looked_up_y$d),
        .q(looked_up_y$q),
        .clock(clock)
    );
    best_first$dff1 valid_out(
        .d(valid_out$d),
        .q(valid_out$q),
        .clock(clock)
    );
    best_first$dff15 placement_out(
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
        some_open$d = some_open$q;
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
        open$13$d = open$13$q;
        open$14$d = open$14$q;
        open$15$d = open$15$q;
        open$16$d = open$16$q;
        open$17$d = open$17$q;
        open$18$d = open$18$q;
        open$19$d = open$19$q;
        open$20$d = open$20$q;
        open$21$d = open$21$q;
        open$22$d = open$22$q;
        open$23$d = open$23$q;
        open$24$d = open$24$q;
        open$25$d = open$25$q;
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
        first_group_number = no_group;
        if (groups$q[32'h19 - 0]) begin
            first_group = open$25$q;
            first_group_number = group_index$25;
        end
        if (groups$q[32'h19 - 1]) begin
            first_group = open$24$q;
            first_group_number = group_index$24;
        end
        if (groups$q[32'h19 - 2]) begin
            first_group = open$23$q;
            first_group_number = group_index$23;
        end
        if (groups$q[32'h19 - 3]) begin
            first_group = open$22$q;
            first_group_number = group_index$22;
        end
        if (groups$q[32'h19 - 4]) begin
            first_group = open$21$q;
            first_group_number = group_index$21;
        end
        if (groups$q[32'h19 - 5]) begin
            first_group = open$20$q;
            first_group_number = group_index$20;
        end
        if (groups$q[32'h19 - 6]) begin
            first_group = open$19$q;
            first_group_number = group_index$19;
        end
        if (groups$q[32'h19 - 7]) begin
            first_group = open$18$q;
            first_group_number = group_index$18;
        end
        if (groups$q[32'h19 - 8]) begin
            first_group = open$17$q;
            first_group_number = group_index$17;
        end
        if (groups$q[32'h19 - 9]) begin
            first_group = open$16$q;
            first_group_number = group_index$16;
        end
        if (groups$q[32'h19 - 10]) begin
            first_group = open$15$q;
            first_group_number = group_index$15;
        end
        if (groups$q[32'h19 - 11]) begin
            first_group = open$14$q;
            first_group_number = group_index$14;
        end
        if (groups$q[32'h19 - 12]) begin
            first_group = open$13$q;
            first_group_number = group_index$13;
        end
        if (groups$q[32'h19 - 13]) begin
            first_group = open$12$q;
            first_group_number = group_index$12;
        end
        if (groups$q[32'h19 - 14]) begin
            first_group = open$11$q;
            first_group_number = group_index$11;
        end
        if (groups$q[32'h19 - 15]) begin
            first_group = open$10$q;
            first_group_number = group_index$10;
        end
        if (groups$q[32'h19 - 16]) begin
            first_group = open$9$q;
            first_group_number = group_index$9;
        end
        if (groups$q[32'h19 - 17]) begin
            first_group = open$8$q;
            first_group_number = group_index$8;
        end
        if (groups$q[32'h19 - 18]) begin
            first_group = open$7$q;
            first_group_number = group_index$7;
        end
        if (groups$q[32'h19 - 19]) begin
            first_group = open$6$q;
            first_group_number = group_index$6;
        end
        if (groups$q[32'h19 - 20]) begin
            first_group = open$5$q;
            first_group_number = group_index$5;
        end
        if (groups$q[32'h19 - 21]) begin
            first_group = open$4$q;
            first_group_number = group_index$4;
        end
        if (groups$q[32'h19 - 22]) begin
            first_group = open$3$q;
            first_group_number = group_index$3;
        end
        if (groups$q[32'h19 - 23]) begin
            first_group = open$2$q;
            first_group_number = group_index$2;
        end
        if (groups$q[32'h19 - 24]) begin
            first_group = open$1$q;
            first_group_number = group_index$1;
        end
        if (groups$q[32'h19 - 25]) begin
            first_group = open$0$q;
            first_group_number = group_index$0;
        end
        groups_below = groups$q - one_group;
        more_groups = groups$q & groups_below;
        first_test = first_in_group;
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
        group_tests$bits = group$q;
        group_free = ~group_tests$more_than_one;
        take_group = some_open$q & group_free;
        tested_free = ~some_open$q;
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
            some_open$d = |more_groups;
        end
        if (tested_free) begin
            tested$d = windowed$q;
            tested_x$d = windowed_x$q;
            tested_y$d = windowed_y$q;
            groups$d = tests$nonempty;
            some_open$d = windowed$q & |tests$nonempty;
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
            open$13$d = tests$open$13;
            open$14$d = tests$open$14;
            open$15$d = tests$open$15;
            open$16$d = tests$open$16;
            open$17$d = tests$open$17;
            open$18$d = tests$open$18;
            open$19$d = tests$open$19;
            open$20$d = tests$open$20;
            open$21$d = tests$open$21;
            open$22$d = tests$open$22;
            open$23$d = tests$open$23;
            open$24$d = tests$open$24;
            open$25$d = tests$open$25;
        end
        group$d = rest_of_group;
        if (take_group) begin
            group$d = first_group;
            group_number$d = first_group_number;
            group_x$d = tested_x$q;
            group_y$d = tested_y$q;
        end
        test_number[(64'h4)+:(5)] = group_number$q;
        test_number[(64'h0)+:(4)] = first_test;
        test_words$address = test_number;
        looked_up$d = |group$q;
        looked_up_x$d = group_x$q;
        looked_up_y$d = group_y$q;
        place[(64'h0)+:(4)] = looked_up_x$q - ((test_words$data[(64'h0)+:(3)]) & 4'hf);
        place[(64'h4)+:(4)] = looked_up_y$q - ((test_words$data[(64'h3)+:(3)]) & 4'hf);
        place[(64'h8)+:(7)] = test_words$data[(64'h6)+:(7)];
        valid_out$d = looked_up$q | pass;
        placement_out$d = pass_move;
        if (looked_up$q) begin
            placement_out$d = place;
        end
        if (clear) begin
            windowed$d = 1'b0;
            waiting$d = 1'b0;
            tested$d = 1'b0;
            some_open$d = 1'b0;
            group$d = no_test;
            looked_up$d = 1'b0;
            valid_out$d = 1'b0;
        end
        ready = ~waiting$q;
        selecting = |group$q;
        idle = ~(windowed$q | waiting$q | tested$q | |group$q);
        valid = valid_out$q;
        placement = placement_out$q;
    end
    
endmodule // best_first$selector


module best_first$shapes(clock,address,data);
    
    // Module arguments
    input wire  clock;
    input wire  [6:0] address;
    output reg  [48:0] data;
    
    // Update code (custom)
    (* rom_style = "logic" *) reg [48:0] mem [127:0];
    
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
endmodule // best_first$shapes


module best_first$sorter(clock,clear,insert,key,placement,take,any,more_than_one,best);
    
    // Module arguments
    input wire  clock;
    input wire  clear;
    input wire  insert;
    input wire  [15:0] key;
    input wire  [14:0] placement;
    input wire  take;
    output reg  any;
    output reg  more_than_one;
    output reg  [14:0] best;
    
    // Stub signals
    reg  entering$d;
    wire  entering$q;
    reg  [15:0] entering_key$d;
    wire  [15:0] entering_key$q;
    reg  [14:0] entering_placement$d;
    wire  [14:0] entering_placement$q;
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
    reg  before$0;
    reg  before$1;
    reg  before$2;
    reg  before$3;
    reg  before$4;
    reg  before$5;
    reg  before$6;
    reg  before$7;
    reg  before$8;
    reg  before$9;
    reg  before$10;
    reg  before$11;
    reg  before$12;
    reg  before$13;
    reg  before$14;
    reg  before$15;
    
    // Sub module instances
    best_first$dff1 entering(
        .d(entering$d),
        .q(entering$q),
        .clock(clock)
    );
    best_first$dff16 entering_key(
        .d(entering_key$d),
        .q(entering_key$q),
        .clock(clock)
    );
    best_first$dff15 entering_placement(
        .d(entering_placement$d),
        .q(entering_placement$q),
        .clock(clock)
    );
    best_first$dff1 occupied$0(
        .d(occupied$0$d),
        .q(occupied$0$q),
        .clock(clock)
    );
    best_first$dff1 occupied$1(
        .d(occupied$1$d),
        .q(occupied$1$q),
        .clock(clock)
    );
    best_first$dff1 occupied$2(
        .d(occupied$2$d),
        .q(occupied$2$q),
        .clock(clock)
    );
    best_first$dff1 occupied$3(
        .d(occupied$3$d),
        .q(occupied$3$q),
        .clock(clock)
    );
    best_first$dff1 occupied$4(
        .d(occupied$4$d),
        .q(occupied$4$q),
        .clock(clock)
    );
    best_first$dff1 occupied$5(
        .d(occupied$5$d),
        .q(occupied$5$q),
        .clock(clock)
    );
    best_first$dff1 occupied$6(
        .d(occupied$6$d),
        .q(occupied$6$q),
        .clock(clock)
    );
    best_first$dff1 occupied$7(
        .d(occupied$7$d),
        .q(occupied$7$q),
        .clock(clock)
    );
    best_first$dff1 occupied$8(
        .d(occupied$8$d),
        .q(occupied$8$q),
        .clock(clock)
    );
    best_first$dff1 occupied$9(
        .d(occupied$9$d),
        .q(occupied$9$q),
        .clock(clock)
    );
    best_first$dff1 occupied$10(
        .d(occupied$10$d),
        .q(occupied$10$q),
        .clock(clock)
    );
    best_first$dff1 occupied$11(
        .d(occupied$11$d),
        .q(occupied$11$q),
        .clock(clock)
    );
    best_first$dff1 occupied$12(
        .d(occupied$12$d),
        .q(occupied$12$q),
        .clock(clock)
    );
    best_first$dff1 occupied$13(
        .d(occupied$13$d),
        .q(occupied$13$q),
        .clock(clock)
    );
    best_first$dff1 occupied$14(
        .d(occupied$14$d),
        .q(occupied$14$q),
        .clock(clock)
    );
    best_first$dff1 occupied$15(
        .d(occupied$15$d),
        .q(occupied$15$q),
        .clock(clock)
    );
    best_first$dff16 keys$0(
        .d(keys$0$d),
        .q(keys$0$q),
        .clock(clock)
    );
    best_first$dff16 keys$1(
        .d(keys$1$d),
        .q(keys$1$q),
        .clock(clock)
    );
    best_first$dff16 keys$2(
        .d(keys$2$d),
        .q(keys$2$q),
        .clock(clock)
    );
    best_first$dff16 keys$3(
        .d(keys$3$d),
        .q(keys$3$q),
        .clock(clock)
    );
    best_first$dff16 keys$4(
        .d(keys$4$d),
        .q(keys$4$q),
        .clock(clock)
    );
    best_first$dff16 keys$5(
        .d(keys$5$d),
        .q(keys$5$q),
        .clock(clock)
    );
    best_first$dff16 keys$6(
        .d(keys$6$d),
        .q(keys$6$q),
        .clock(clock)
    );
    best_first$dff16 keys$7(
        .d(keys$7$d),
        .q(keys$7$q),
        .clock(clock)
    );
    best_first$dff16 keys$8(
        .d(keys$8$d),
        .q(keys$8$q),
        .clock(clock)
    );
    best_first$dff16 keys$9(
        .d(keys$9$d),
        .q(keys$9$q),
        .clock(clock)
    );
    best_first$dff16 keys$10(
        .d(keys$10$d),
        .q(keys$10$q),
        .clock(clock)
    );
    best_first$dff16 keys$11(
        .d(keys$11$d),
        .q(keys$11$q),
        .clock(clock)
    );
    best_first$dff16 keys$12(
        .d(keys$12$d),
        .q(keys$12$q),
        .clock(clock)
    );
    best_first$dff16 keys$13(
        .d(keys$13$d),
        .q(keys$13$q),
        .clock(clock)
    );
    best_first$dff16 keys$14(
        .d(keys$14$d),
        .q(keys$14$q),
        .clock(clock)
    );
    best_first$dff16 keys$15(
        .d(keys$15$d),
        .q(keys$15$q),
        .clock(clock)
    );
    best_first$dff15 placements$0(
        .d(placements$0$d),
        .q(placements$0$q),
        .clock(clock)
    );
    best_first$dff15 placements$1(
        .d(placements$1$d),
        .q(placements$1$q),
        .clock(clock)
    );
    best_first$dff15 placements$2(
        .d(placements$2$d),
        .q(placements$2$q),
        .clock(clock)
    );
    best_first$dff15 placements$3(
        .d(placements$3$d),
        .q(placements$3$q),
        .clock(clock)
    );
    best_first$dff15 placements$4(
        .d(placements$4$d),
        .q(placements$4$q),
        .clock(clock)
    );
    best_first$dff15 placements$5(
        .d(placements$5$d),
        .q(placements$5$q),
        .clock(clock)
    );
    best_first$dff15 placements$6(
        .d(placements$6$d),
        .q(placements$6$q),
        .clock(clock)
    );
    best_first$dff15 placements$7(
        .d(placements$7$d),
        .q(placements$7$q),
        .clock(clock)
    );
    best_first$dff15 placements$8(
        .d(placements$8$d),
        .q(placements$8$q),
        .clock(clock)
    );
    best_first$dff15 placements$9(
        .d(placements$9$d),
        .q(placements$9$q),
        .clock(clock)
    );
    best_first$dff15 placements$10(
        .d(placements$10$d),
        .q(placements$10$q),
        .clock(clock)
    );
    best_first$dff15 placements$11(
        .d(placements$11$d),
        .q(placements$11$q),
        .clock(clock)
    );
    best_first$dff15 placements$12(
        .d(placements$12$d),
        .q(placements$12$q),
        .clock(clock)
    );
    best_first$dff15 placements$13(
        .d(placements$13$d),
        .q(placements$13$q),
        .clock(clock)
    );
    best_first$dff15 placements$14(
        .d(placements$14$d),
        .q(placements$14$q),
        .clock(clock)
    );
    best_first$dff15 placements$15(
        .d(placements$15$d),
        .q(placements$15$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        entering$d = entering$q;
        entering_key$d = entering_key$q;
        entering_placement$d = entering_placement$q;
        occupied$0$d = occupied$0$q;
        keys$0$d = keys$0$q;
        placements$0$d = placements$0$q;
        before$0 = occupied$0$q & (keys$0$q >= entering_key$q);
        occupied$1$d = occupied$1$q;
        keys$1$d = keys$1$q;
        placements$1$d = placements$1$q;
        before$1 = occupied$1$q & (keys$1$q >= entering_key$q);
        occupied$2$d = occupied$2$q;
        keys$2$d = keys$2$q;
        placements$2$d = placements$2$q;
        before$2 = occupied$2$q & (keys$2$q >= entering_key$q);
        occupied$3$d = occupied$3$q;
        keys$3$d = keys$3$q;
        placements$3$d = placements$3$q;
        before$3 = occupied$3$q & (keys$3$q >= entering_key$q);
        occupied$4$d = occupied$4$q;
        keys$4$d = keys$4$q;
        placements$4$d = placements$4$q;
        before$4 = occupied$4$q & (keys$4$q >= entering_key$q);
        occupied$5$d = occupied$5$q;
        keys$5$d = keys$5$q;
        placements$5$d = placements$5$q;
        before$5 = occupied$5$q & (keys$5$q >= entering_key$q);
        occupied$6$d = occupied$6$q;
        keys$6$d = keys$6$q;
        placements$6$d = placements$6$q;
        before$6 = occupied$6$q & (keys$6$q >= entering_key$q);
        occupied$7$d = occupied$7$q;
        keys$7$d = keys$7$q;
        placements$7$d = placements$7$q;
        before$7 = occupied$7$q & (keys$7$q >= entering_key$q);
        occupied$8$d = occupied$8$q;
        keys$8$d = keys$8$q;
        placements$8$d = placements$8$q;
        before$8 = occupied$8$q & (keys$8$q >= entering_key$q);
        occupied$9$d = occupied$9$q;
        keys$9$d = keys$9$q;
        placements$9$d = placements$9$q;
        before$9 = occupied$9$q & (keys$9$q >= entering_key$q);
        occupied$10$d = occupied$10$q;
        keys$10$d = keys$10$q;
        placements$10$d = placements$10$q;
        before$10 = occupied$10$q & (keys$10$q >= entering_key$q);
        occupied$11$d = occupied$11$q;
        keys$11$d = keys$11$q;
        placements$11$d = placements$11$q;
        before$11 = occupied$11$q & (keys$11$q >= entering_key$q);
        occupied$12$d = occupied$12$q;
        keys$12$d = keys$12$q;
        placements$12$d = placements$12$q;
        before$12 = occupied$12$q & (keys$12$q >= entering_key$q);
        occupied$13$d = occupied$13$q;
        keys$13$d = keys$13$q;
        placements$13$d = placements$13$q;
        before$13 = occupied$13$q & (keys$13$q >= entering_key$q);
        occupied$14$d = occupied$14$q;
        keys$14$d = keys$14$q;
        placements$14$d = placements$14$q;
        before$14 = occupied$14$q & (keys$14$q >= entering_key$q);
        occupied$15$d = occupied$15$q;
        keys$15$d = keys$15$q;
        placements$15$d = placements$15$q;
        before$15 = occupied$15$q & (keys$15$q >= entering_key$q);
        entering$d = insert;
        entering_key$d = key;
        entering_placement$d = placement;
        if (entering$q) begin
            if (~before$0) begin
                occupied$1$d = occupied$0$q;
                keys$1$d = keys$0$q;
                placements$1$d = placements$0$q;
            end
            else if (~before$1) begin
                occupied$1$d = 1'b1;
                keys$1$d = entering_key$q;
                placements$1$d = entering_placement$q;
            end
            if (~before$1) begin
                occupied$2$d = occupied$1$q;
                keys$2$d = keys$1$q;
                placements$2$d = placements$1$q;
            end
            else if (~before$2) begin
                occupied$2$d = 1'b1;
                keys$2$d = entering_key$q;
                placements$2$d = entering_placement$q;
            end
            if (~before$2) begin
                occupied$3$d = occupied$2$q;
                keys$3$d = keys$2$q;
                placements$3$d = placements$2$q;
            end
            else if (~before$3) begin
                occupied$3$d = 1'b1;
                keys$3$d = entering_key$q;
                placements$3$d = entering_placement$q;
            end
            if (~before$3) begin
                occupied$4$d = occupied$3$q;
                keys$4$d = keys$3$q;
                placements$4$d = placements$3$q;
            end
            else if (~before$4) begin
                occupied$4$d = 1'b1;
                keys$4$d = entering_key$q;
                placements$4$d = entering_placement$q;
            end
            if (~before$4) begin
                occupied$5$d = occupied$4$q;
                keys$5$d = keys$4$q;
                placements$5$d = placements$4$q;
            end
            else if (~before$5) begin
                occupied$5$d = 1'b1;
                keys$5$d = entering_key$q;
                placements$5$d = entering_placement$q;
            end
            if (~before$5) begin
                occupied$6$d = occupied$5$q;
                keys$6$d = keys$5$q;
                placements$6$d = placements$5$q;
            end
            else if (~before$6) begin
                occupied$6$d = 1'b1;
                keys$6$d = entering_key$q;
                placements$6$d = entering_placement$q;
            end
            if (~before$6) begin
                occupied$7$d = occupied$6$q;
                keys$7$d = keys$6$q;
                placements$7$d = placements$6$q;
            end
            else if (~before$7) begin
                occupied$7$d = 1'b1;
                keys$7$d = entering_key$q;
                placements$7$d = entering_placement$q;
            end
            if (~before$7) begin
                occupied$8$d = occupied$7$q;
                keys$8$d = keys$7$q;
                placements$8$d = placements$7$q;
            end
            else if (~before$8) begin
                occupied$8$d = 1'b1;
                keys$8$d = entering_key$q;
                placements$8$d = entering_placement$q;
            end
            if (~before$8) begin
                occupied$9$d = occupied$8$q;
                keys$9$d = keys$8$q;
                placements$9$d = placements$8$q;
            end
            else if (~before$9) begin
                occupied$9$d = 1'b1;
                keys$9$d = entering_key$q;
                placements$9$d = entering_placement$q;
            end
            if (~before$9) begin
                occupied$10$d = occupied$9$q;
                keys$10$d = keys$9$q;
                placements$10$d = placements$9$q;
            end
            else if (~before$10) begin
                occupied$10$d = 1'b1;
                keys$10$d = entering_key$q;
                placements$10$d = entering_placement$q;
            end
            if (~before$10) begin
                occupied$11$d = occupied$10$q;
                keys$11$d = keys$10$q;
                placements$11$d = placements$10$q;
            end
            else if (~before$11) begin
                occupied$11$d = 1'b1;
                keys$11$d = entering_key$q;
                placements$11$d = entering_placement$q;
            end
            if (~before$11) begin
                occupied$12$d = occupied$11$q;
                keys$12$d = keys$11$q;
                placements$12$d = placements$11$q;
            end
            else if (~before$12) begin
                occupied$12$d = 1'b1;
                keys$12$d = entering_key$q;
                placements$12$d = entering_placement$q;
            end
            if (~before$12) begin
                occupied$13$d = occupied$12$q;
                keys$13$d = keys$12$q;
                placements$13$d = placements$12$q;
            end
            else if (~before$13) begin
                occupied$13$d = 1'b1;
                keys$13$d = entering_key$q;
                placements$13$d = entering_placement$q;
            end
            if (~before$13) begin
                occupied$14$d = occupied$13$q;
                keys$14$d = keys$13$q;
                placements$14$d = placements$13$q;
            end
            else if (~before$14) begin
                occupied$14$d = 1'b1;
                keys$14$d = entering_key$q;
                placements$14$d = entering_placement$q;
            end
            if (~before$14) begin
                occupied$15$d = occupied$14$q;
                keys$15$d = keys$14$q;
                placements$15$d = placements$14$q;
            end
            else if (~before$15) begin
                occupied$15$d = 1'b1;
                keys$15$d = entering_key$q;
                placements$15$d = entering_placement$q;
            end
            if (~before$0) begin
                occupied$0$d = 1'b1;
                keys$0$d = entering_key$q;
                placements$0$d = entering_placement$q;
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
            entering$d = 1'b0;
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
        more_than_one = occupied$1$q;
        best = placements$0$q;
    end
    
endmodule // best_first$sorter


module best_first$stack(clock,push,level,frame,level_above,above);
    
    // Module arguments
    input wire  clock;
    input wire  push;
    input wire  [5:0] level;
    input wire  [115:0] frame;
    input wire  [5:0] level_above;
    output reg  [115:0] above;
    
    // Stub signals
    reg  [5:0] frames$read_address;
    wire  [115:0] frames$read_data;
    reg  frames$write_enable;
    reg  [5:0] frames$write_address;
    reg  [115:0] frames$write_data;
    reg  [115:0] above_out$d;
    wire  [115:0] above_out$q;
    
    // Sub module instances
    best_first$frames frames(
        .clock(clock),
        .read_address(frames$read_address),
        .read_data(frames$read_data),
        .write_enable(frames$write_enable),
        .write_address(frames$write_address),
        .write_data(frames$write_data)
    );
    best_first$dff116 above_out(
        .d(above_out$d),
        .q(above_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        above_out$d = above_out$q;
        frames$write_enable = push;
        frames$write_address = level;
        frames$write_data = frame;
        frames$read_address = level_above;
        above_out$d = frames$read_data;
        above = above_out$q;
    end
    
endmodule // best_first$stack

// v-- Setting output parameters to net type for wrapped code.


module best_first$stamp(picture,column,row,cells);
    
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
endmodule // best_first$stamp


module best_first$stream(clock,start,cancel,node,leaf,passed,monomino_last,probe,legal,newer,older,trying,may_try,reply,answer,has_answer,rests$0,insert,drain,valid,placement,coming,score,value,terminal,both_passed,done,any,more_than_one,best,value_both_passed,value_completed);
    
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
    best_first$generator generator(
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
    best_first$leaf_unit leaf_unit(
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
    best_first$sorter sorter(
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
    best_first$exact_scores exact_scores(
        .clock(clock),
        .own_left(exact_scores$own_left),
        .other_left(exact_scores$other_left),
        .monomino_last(exact_scores$monomino_last),
        .rests$0(exact_scores$rests$0),
        .both_passed(exact_scores$both_passed),
        .other_completed(exact_scores$other_completed)
    );
    best_first$dff1 probes_newer(
        .d(probes_newer$d),
        .q(probes_newer$q),
        .clock(clock)
    );
    best_first$dff1 probes_older(
        .d(probes_older$d),
        .q(probes_older$q),
        .clock(clock)
    );
    best_first$dff15 offered(
        .d(offered$d),
        .q(offered$q),
        .clock(clock)
    );
    best_first$dff1 is_second_pass(
        .d(is_second_pass$d),
        .q(is_second_pass$q),
        .clock(clock)
    );
    best_first$dff1 is_answer(
        .d(is_answer$d),
        .q(is_answer$q),
        .clock(clock)
    );
    best_first$dff1 draining(
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
    
endmodule // best_first$stream


module best_first$sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
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
    
endmodule // best_first$sums


module best_first$table_entries(clock,read_address,read_data,write_enable,write_address,write_data);
    
    // Module arguments
    input wire  clock;
    input wire  [12:0] read_address;
    output reg  [74:0] read_data;
    input wire  write_enable;
    input wire  [12:0] write_address;
    input wire  [74:0] write_data;
    
    // Update code (custom)
    reg [74:0] column_0 [2047:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[74:0] <= 75'bx;
        else
            read_data[74:0] <= column_0[read_address[10:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_0[write_address[10:0]] <= write_data[74:0];
    end
endmodule // best_first$table_entries


module best_first$test(entry,tag,remaining,alpha,beta,is_this,cuts_off);
    
    // Module arguments
    input wire  [74:0] entry;
    input wire  [27:0] tag;
    input wire  [5:0] remaining;
    input wire  [15:0] alpha;
    input wire  [15:0] beta;
    output reg  is_this;
    output reg  cuts_off;
    
    // Constant declarations
    localparam  upper_bound = 2'b1;
    localparam  exact_bound = 2'b10;
    localparam  lower_bound = 2'b11;
    
    // Local signals
    reg  [39:0] data;
    reg  decides;
    
    // Update code
    always @(*) begin
        data = entry[(64'h0)+:(40)];
        is_this = |data[(64'h25)+:(2)] & (entry[(64'h2f)+:(28)] == tag);
        decides = (data[(64'h25)+:(2)] == exact_bound) | ((data[(64'h25)+:(2)] == lower_bound) & (data[(64'h0)+:(16)] >= beta)) | ((data[(64'h25)+:(2)] == upper_bound) & (data[(64'h0)+:(16)] <= alpha));
        cuts_off = decides & ((~data[(64'h27)+:(1)]) | (data[(64'h1f)+:(6)] >= remaining));
    end
    
endmodule // best_first$test


module best_first$test_words(clock,address,data);
    
    // Module arguments
    input wire  clock;
    input wire  [8:0] address;
    output reg  [12:0] data;
    
    // Update code (custom)
    (* rom_style = "block" *) reg [12:0] mem [511:0];
    
    initial begin
        mem[9'b0] = 13'b1011010000001;
        mem[9'b1] = 13'b1011010001000;
        mem[9'b10] = 13'b1011010001001;
        mem[9'b11] = 13'b1011010001010;
        mem[9'b100] = 13'b1011010010001;
        mem[9'b101] = 13'b1011001000001;
        mem[9'b110] = 13'b1011001001000;
        mem[9'b111] = 13'b1011001001001;
        mem[9'b1000] = 13'b1011001010001;
        mem[9'b1001] = 13'b1011001010010;
        mem[9'b1010] = 13'b1011000000001;
        mem[9'b1011] = 13'b1011000001001;
        mem[9'b1100] = 13'b1011000001010;
        mem[9'b1101] = 13'b1011000010000;
        mem[9'b1110] = 13'b1011000010001;
        mem[9'b1111] = 13'b1010111000001;
        mem[9'b10000] = 13'b1010111001000;
        mem[9'b10001] = 13'b1010111001001;
        mem[9'b10010] = 13'b1010111001010;
        mem[9'b10011] = 13'b1010111010000;
        mem[9'b10100] = 13'b1010110000001;
        mem[9'b10101] = 13'b1010110001000;
        mem[9'b10110] = 13'b1010110001001;
        mem[9'b10111] = 13'b1010110001010;
        mem[9'b11000] = 13'b1010110010010;
        mem[9'b11001] = 13'b1010101000000;
        mem[9'b11010] = 13'b1010101000001;
        mem[9'b11011] = 13'b1010101001001;
        mem[9'b11100] = 13'b1010101001010;
        mem[9'b11101] = 13'b1010101010001;
        mem[9'b11110] = 13'b1010100000001;
        mem[9'b11111] = 13'b1010100000010;
        mem[9'b100000] = 13'b1010100001000;
        mem[9'b100001] = 13'b1010100001001;
        mem[9'b100010] = 13'b1010100010001;
        mem[9'b100011] = 13'b1010011000010;
        mem[9'b100100] = 13'b1010011001000;
        mem[9'b100101] = 13'b1010011001001;
        mem[9'b100110] = 13'b1010011001010;
        mem[9'b100111] = 13'b1010011010001;
        mem[9'b101000] = 13'b1010010000000;
        mem[9'b101001] = 13'b1010010001000;
        mem[9'b101010] = 13'b1010010001001;
        mem[9'b101011] = 13'b1010010001010;
        mem[9'b101100] = 13'b1010010010001;
        mem[9'b101101] = 13'b1010001000000;
        mem[9'b101110] = 13'b1010001000001;
        mem[9'b101111] = 13'b1010001001001;
        mem[9'b110000] = 13'b1010001010001;
        mem[9'b110001] = 13'b1010001010010;
        mem[9'b110010] = 13'b1010000000001;
        mem[9'b110011] = 13'b1010000000010;
        mem[9'b110100] = 13'b1010000001001;
        mem[9'b110101] = 13'b1010000010000;
        mem[9'b110110] = 13'b1010000010001;
        mem[9'b110111] = 13'b1001111000010;
        mem[9'b111000] = 13'b1001111001000;
        mem[9'b111001] = 13'b1001111001001;
        mem[9'b111010] = 13'b1001111001010;
        mem[9'b111011] = 13'b1001111010000;
        mem[9'b111100] = 13'b1001110000000;
        mem[9'b111101] = 13'b1001110001000;
        mem[9'b111110] = 13'b1001110001001;
        mem[9'b111111] = 13'b1001110001010;
        mem[9'b1000000] = 13'b1001110010010;
        mem[9'b1000001] = 13'b1001101000000;
        mem[9'b1000010] = 13'b1001101001000;
        mem[9'b1000011] = 13'b1001101001001;
        mem[9'b1000100] = 13'b1001101010001;
        mem[9'b1000101] = 13'b1001101010010;
        mem[9'b1000110] = 13'b1001100000010;
        mem[9'b1000111] = 13'b1001100001001;
        mem[9'b1001000] = 13'b1001100001010;
        mem[9'b1001001] = 13'b1001100010000;
        mem[9'b1001010] = 13'b1001100010001;
        mem[9'b1001011] = 13'b1001011000001;
        mem[9'b1001100] = 13'b1001011000010;
        mem[9'b1001101] = 13'b1001011001000;
        mem[9'b1001110] = 13'b1001011001001;
        mem[9'b1001111] = 13'b1001011010000;
        mem[9'b1010000] = 13'b1001010000000;
        mem[9'b1010001] = 13'b1001010000001;
        mem[9'b1010010] = 13'b1001010001001;
        mem[9'b1010011] = 13'b1001010001010;
        mem[9'b1010100] = 13'b1001010010010;
        mem[9'b1010101] = 13'b1001001000000;
        mem[9'b1010110] = 13'b1001001000001;
        mem[9'b1010111] = 13'b1001001000010;
        mem[9'b1011000] = 13'b1001001001010;
        mem[9'b1011001] = 13'b1001001010010;
        mem[9'b1011010] = 13'b1001000000000;
        mem[9'b1011011] = 13'b1001000000001;
        mem[9'b1011100] = 13'b1001000000010;
        mem[9'b1011101] = 13'b1001000001000;
        mem[9'b1011110] = 13'b1001000010000;
        mem[9'b1011111] = 13'b1000111000010;
        mem[9'b1100000] = 13'b1000111001010;
        mem[9'b1100001] = 13'b1000111010000;
        mem[9'b1100010] = 13'b1000111010001;
        mem[9'b1100011] = 13'b1000111010010;
        mem[9'b1100100] = 13'b1000110000000;
        mem[9'b1100101] = 13'b1000110001000;
        mem[9'b1100110] = 13'b1000110010000;
        mem[9'b1100111] = 13'b1000110010001;
        mem[9'b1101000] = 13'b1000110010010;
        mem[9'b1101001] = 13'b1000101000000;
        mem[9'b1101010] = 13'b1000101000001;
        mem[9'b1101011] = 13'b1000101000010;
        mem[9'b1101100] = 13'b1000101001001;
        mem[9'b1101101] = 13'b1000101010001;
        mem[9'b1101110] = 13'b1000100000010;
        mem[9'b1101111] = 13'b1000100001000;
        mem[9'b1110000] = 13'b1000100001001;
        mem[9'b1110001] = 13'b1000100001010;
        mem[9'b1110010] = 13'b1000100010010;
        mem[9'b1110011] = 13'b1000011000000;
        mem[9'b1110100] = 13'b1000011001000;
        mem[9'b1110101] = 13'b1000011001001;
        mem[9'b1110110] = 13'b1000011001010;
        mem[9'b1110111] = 13'b1000011010000;
        mem[9'b1111000] = 13'b1000010000001;
        mem[9'b1111001] = 13'b1000010001001;
        mem[9'b1111010] = 13'b1000010010000;
        mem[9'b1111011] = 13'b1000010010001;
        mem[9'b1111100] = 13'b1000010010010;
        mem[9'b1111101] = 13'b1000001000010;
        mem[9'b1111110] = 13'b1000001001000;
        mem[9'b1111111] = 13'b1000001001001;
        mem[9'b10000000] = 13'b1000001001010;
        mem[9'b10000001] = 13'b1000001001011;
        mem[9'b10000010] = 13'b1000000000001;
        mem[9'b10000011] = 13'b1000000001000;
        mem[9'b10000100] = 13'b1000000001001;
        mem[9'b10000101] = 13'b1000000001010;
        mem[9'b10000110] = 13'b1000000001011;
        mem[9'b10000111] = 13'b111111000000;
        mem[9'b10001000] = 13'b111111001000;
        mem[9'b10001001] = 13'b111111010000;
        mem[9'b10001010] = 13'b111111010001;
        mem[9'b10001011] = 13'b111111011000;
        mem[9'b10001100] = 13'b111110000001;
        mem[9'b10001101] = 13'b111110001001;
        mem[9'b10001110] = 13'b111110010000;
        mem[9'b10001111] = 13'b111110010001;
        mem[9'b10010000] = 13'b111110011001;
        mem[9'b10010001] = 13'b111101000000;
        mem[9'b10010010] = 13'b111101000001;
        mem[9'b10010011] = 13'b111101000010;
        mem[9'b10010100] = 13'b111101000011;
        mem[9'b10010101] = 13'b111101001001;
        mem[9'b10010110] = 13'b111100000000;
        mem[9'b10010111] = 13'b111100000001;
        mem[9'b10011000] = 13'b111100000010;
        mem[9'b10011001] = 13'b111100000011;
        mem[9'b10011010] = 13'b111100001010;
        mem[9'b10011011] = 13'b111011000001;
        mem[9'b10011100] = 13'b111011001000;
        mem[9'b10011101] = 13'b111011001001;
        mem[9'b10011110] = 13'b111011010001;
        mem[9'b10011111] = 13'b111011011001;
        mem[9'b10100000] = 13'b111010000000;
        mem[9'b10100001] = 13'b111010001000;
        mem[9'b10100010] = 13'b111010001001;
        mem[9'b10100011] = 13'b111010010000;
        mem[9'b10100100] = 13'b111010011000;
        mem[9'b10100101] = 13'b111001000000;
        mem[9'b10100110] = 13'b111001000001;
        mem[9'b10100111] = 13'b111001000010;
        mem[9'b10101000] = 13'b111001001000;
        mem[9'b10101001] = 13'b111001001010;
        mem[9'b10101010] = 13'b111000000000;
        mem[9'b10101011] = 13'b111000000010;
        mem[9'b10101100] = 13'b111000001000;
        mem[9'b10101101] = 13'b111000001001;
        mem[9'b10101110] = 13'b111000001010;
        mem[9'b10101111] = 13'b110111000000;
        mem[9'b10110000] = 13'b110111000001;
        mem[9'b10110001] = 13'b110111001000;
        mem[9'b10110010] = 13'b110111010000;
        mem[9'b10110011] = 13'b110111010001;
        mem[9'b10110100] = 13'b110110000000;
        mem[9'b10110101] = 13'b110110000001;
        mem[9'b10110110] = 13'b110110001001;
        mem[9'b10110111] = 13'b110110010000;
        mem[9'b10111000] = 13'b110110010001;
        mem[9'b10111001] = 13'b110101000000;
        mem[9'b10111010] = 13'b110101000001;
        mem[9'b10111011] = 13'b110101000010;
        mem[9'b10111100] = 13'b110101001000;
        mem[9'b10111101] = 13'b110101001001;
        mem[9'b10111110] = 13'b110100000000;
        mem[9'b10111111] = 13'b110100000001;
        mem[9'b11000000] = 13'b110100000010;
        mem[9'b11000001] = 13'b110100001001;
        mem[9'b11000010] = 13'b110100001010;
        mem[9'b11000011] = 13'b110011000000;
        mem[9'b11000100] = 13'b110011000001;
        mem[9'b11000101] = 13'b110011001000;
        mem[9'b11000110] = 13'b110011001001;
        mem[9'b11000111] = 13'b110011010001;
        mem[9'b11001000] = 13'b110010000000;
        mem[9'b11001001] = 13'b110010000001;
        mem[9'b11001010] = 13'b110010001000;
        mem[9'b11001011] = 13'b110010001001;
        mem[9'b11001100] = 13'b110010010000;
        mem[9'b11001101] = 13'b110001000001;
        mem[9'b11001110] = 13'b110001000010;
        mem[9'b11001111] = 13'b110001001000;
        mem[9'b11010000] = 13'b110001001001;
        mem[9'b11010001] = 13'b110001001010;
        mem[9'b11010010] = 13'b110000000000;
        mem[9'b11010011] = 13'b110000000001;
        mem[9'b11010100] = 13'b110000001000;
        mem[9'b11010101] = 13'b110000001001;
        mem[9'b11010110] = 13'b110000001010;
        mem[9'b11010111] = 13'b101111000000;
        mem[9'b11011000] = 13'b101111001000;
        mem[9'b11011001] = 13'b101111001001;
        mem[9'b11011010] = 13'b101111010000;
        mem[9'b11011011] = 13'b101111010001;
        mem[9'b11011100] = 13'b101110000001;
        mem[9'b11011101] = 13'b101110001000;
        mem[9'b11011110] = 13'b101110001001;
        mem[9'b11011111] = 13'b101110010000;
        mem[9'b11100000] = 13'b101110010001;
        mem[9'b11100001] = 13'b101101000001;
        mem[9'b11100010] = 13'b101101000010;
        mem[9'b11100011] = 13'b101101000011;
        mem[9'b11100100] = 13'b101101001000;
        mem[9'b11100101] = 13'b101101001001;
        mem[9'b11100110] = 13'b101100000000;
        mem[9'b11100111] = 13'b101100000001;
        mem[9'b11101000] = 13'b101100000010;
        mem[9'b11101001] = 13'b101100001010;
        mem[9'b11101010] = 13'b101100001011;
        mem[9'b11101011] = 13'b101011000000;
        mem[9'b11101100] = 13'b101011001000;
        mem[9'b11101101] = 13'b101011001001;
        mem[9'b11101110] = 13'b101011010001;
        mem[9'b11101111] = 13'b101011011001;
        mem[9'b11110000] = 13'b101010000001;
        mem[9'b11110001] = 13'b101010001000;
        mem[9'b11110010] = 13'b101010001001;
        mem[9'b11110011] = 13'b101010010000;
        mem[9'b11110100] = 13'b101010011000;
        mem[9'b11110101] = 13'b101001000010;
        mem[9'b11110110] = 13'b101001000011;
        mem[9'b11110111] = 13'b101001001000;
        mem[9'b11111000] = 13'b101001001001;
        mem[9'b11111001] = 13'b101001001010;
        mem[9'b11111010] = 13'b101000000000;
        mem[9'b11111011] = 13'b101000000001;
        mem[9'b11111100] = 13'b101000001001;
        mem[9'b11111101] = 13'b101000001010;
        mem[9'b11111110] = 13'b101000001011;
        mem[9'b11111111] = 13'b100111000000;
        mem[9'b100000000] = 13'b100111001000;
        mem[9'b100000001] = 13'b100111010000;
        mem[9'b100000010] = 13'b100111010001;
        mem[9'b100000011] = 13'b100111011001;
        mem[9'b100000100] = 13'b100110000001;
        mem[9'b100000101] = 13'b100110001001;
        mem[9'b100000110] = 13'b100110010000;
        mem[9'b100000111] = 13'b100110010001;
        mem[9'b100001000] = 13'b100110011000;
        mem[9'b100001001] = 13'b100101000000;
        mem[9'b100001010] = 13'b100101000001;
        mem[9'b100001011] = 13'b100101000010;
        mem[9'b100001100] = 13'b100101000011;
        mem[9'b100001101] = 13'b100101001000;
        mem[9'b100001110] = 13'b100100000000;
        mem[9'b100001111] = 13'b100100000001;
        mem[9'b100010000] = 13'b100100000010;
        mem[9'b100010001] = 13'b100100000011;
        mem[9'b100010010] = 13'b100100001011;
        mem[9'b100010011] = 13'b100011000000;
        mem[9'b100010100] = 13'b100011000001;
        mem[9'b100010101] = 13'b100011001001;
        mem[9'b100010110] = 13'b100011010001;
        mem[9'b100010111] = 13'b100011011001;
        mem[9'b100011000] = 13'b100010000000;
        mem[9'b100011001] = 13'b100010000001;
        mem[9'b100011010] = 13'b100010001000;
        mem[9'b100011011] = 13'b100010010000;
        mem[9'b100011100] = 13'b100010011000;
        mem[9'b100011101] = 13'b100001000011;
        mem[9'b100011110] = 13'b100001001000;
        mem[9'b100011111] = 13'b100001001001;
        mem[9'b100100000] = 13'b100001001010;
        mem[9'b100100001] = 13'b100001001011;
        mem[9'b100100010] = 13'b100000000000;
        mem[9'b100100011] = 13'b100000001000;
        mem[9'b100100100] = 13'b100000001001;
        mem[9'b100100101] = 13'b100000001010;
        mem[9'b100100110] = 13'b100000001011;
        mem[9'b100100111] = 13'b11111000000;
        mem[9'b100101000] = 13'b11111001000;
        mem[9'b100101001] = 13'b11111010000;
        mem[9'b100101010] = 13'b11111011000;
        mem[9'b100101011] = 13'b11111011001;
        mem[9'b100101100] = 13'b11110000001;
        mem[9'b100101101] = 13'b11110001001;
        mem[9'b100101110] = 13'b11110010001;
        mem[9'b100101111] = 13'b11110011000;
        mem[9'b100110000] = 13'b11110011001;
        mem[9'b100110001] = 13'b11101000000;
        mem[9'b100110010] = 13'b11101000001;
        mem[9'b100110011] = 13'b11101000010;
        mem[9'b100110100] = 13'b11101000011;
        mem[9'b100110101] = 13'b11101000100;
        mem[9'b100110110] = 13'b11100000000;
        mem[9'b100110111] = 13'b11100001000;
        mem[9'b100111000] = 13'b11100010000;
        mem[9'b100111001] = 13'b11100011000;
        mem[9'b100111010] = 13'b11100100000;
        mem[9'b100111011] = 13'b11011000000;
        mem[9'b100111100] = 13'b11011001000;
        mem[9'b100111101] = 13'b11011001001;
        mem[9'b100111110] = 13'b11011010001;
        mem[9'b100111111] = 13'b11010000001;
        mem[9'b101000000] = 13'b11010001000;
        mem[9'b101000001] = 13'b11010001001;
        mem[9'b101000010] = 13'b11010010000;
        mem[9'b101000011] = 13'b11001000001;
        mem[9'b101000100] = 13'b11001000010;
        mem[9'b101000101] = 13'b11001001000;
        mem[9'b101000110] = 13'b11001001001;
        mem[9'b101000111] = 13'b11000000000;
        mem[9'b101001000] = 13'b11000000001;
        mem[9'b101001001] = 13'b11000001001;
        mem[9'b101001010] = 13'b11000001010;
        mem[9'b101001011] = 13'b10111000000;
        mem[9'b101001100] = 13'b10111000001;
        mem[9'b101001101] = 13'b10111001000;
        mem[9'b101001110] = 13'b10111001001;
        mem[9'b101001111] = 13'b10110000001;
        mem[9'b101010000] = 13'b10110001000;
        mem[9'b101010001] = 13'b10110001001;
        mem[9'b101010010] = 13'b10110001010;
        mem[9'b101010011] = 13'b10101000000;
        mem[9'b101010100] = 13'b10101000001;
        mem[9'b101010101] = 13'b10101000010;
        mem[9'b101010110] = 13'b10101001001;
        mem[9'b101010111] = 13'b10100000001;
        mem[9'b101011000] = 13'b10100001000;
        mem[9'b101011001] = 13'b10100001001;
        mem[9'b101011010] = 13'b10100010001;
        mem[9'b101011011] = 13'b10011000000;
        mem[9'b101011100] = 13'b10011001000;
        mem[9'b101011101] = 13'b10011001001;
        mem[9'b101011110] = 13'b10011010000;
        mem[9'b101011111] = 13'b10010000000;
        mem[9'b101100000] = 13'b10010000001;
        mem[9'b101100001] = 13'b10010000010;
        mem[9'b101100010] = 13'b10010001000;
        mem[9'b101100011] = 13'b10001000000;
        mem[9'b101100100] = 13'b10001000001;
        mem[9'b101100101] = 13'b10001000010;
        mem[9'b101100110] = 13'b10001001010;
        mem[9'b101100111] = 13'b10000000000;
        mem[9'b101101000] = 13'b10000000001;
        mem[9'b101101001] = 13'b10000001001;
        mem[9'b101101010] = 13'b10000010001;
        mem[9'b101101011] = 13'b1111000000;
        mem[9'b101101100] = 13'b1111000001;
        mem[9'b101101101] = 13'b1111001000;
        mem[9'b101101110] = 13'b1111010000;
        mem[9'b101101111] = 13'b1110000010;
        mem[9'b101110000] = 13'b1110001000;
        mem[9'b101110001] = 13'b1110001001;
        mem[9'b101110010] = 13'b1110001010;
        mem[9'b101110011] = 13'b1101000000;
        mem[9'b101110100] = 13'b1101001000;
        mem[9'b101110101] = 13'b1101001001;
        mem[9'b101110110] = 13'b1101001010;
        mem[9'b101110111] = 13'b1100000000;
        mem[9'b101111000] = 13'b1100001000;
        mem[9'b101111001] = 13'b1100010000;
        mem[9'b101111010] = 13'b1100010001;
        mem[9'b101111011] = 13'b1011000001;
        mem[9'b101111100] = 13'b1011001001;
        mem[9'b101111101] = 13'b1011010000;
        mem[9'b101111110] = 13'b1011010001;
        mem[9'b101111111] = 13'b1010000000;
        mem[9'b110000000] = 13'b1010000001;
        mem[9'b110000001] = 13'b1010000010;
        mem[9'b110000010] = 13'b1010000011;
        mem[9'b110000011] = 13'b1001000000;
        mem[9'b110000100] = 13'b1001001000;
        mem[9'b110000101] = 13'b1001010000;
        mem[9'b110000110] = 13'b1001011000;
        mem[9'b110000111] = 13'b1000000000;
        mem[9'b110001000] = 13'b1000000001;
        mem[9'b110001001] = 13'b1000001001;
        mem[9'b110001010] = 13'b111000000;
        mem[9'b110001011] = 13'b111000001;
        mem[9'b110001100] = 13'b111001000;
        mem[9'b110001101] = 13'b110000001;
        mem[9'b110001110] = 13'b110001000;
        mem[9'b110001111] = 13'b110001001;
        mem[9'b110010000] = 13'b101000000;
        mem[9'b110010001] = 13'b101001000;
        mem[9'b110010010] = 13'b101001001;
        mem[9'b110010011] = 13'b100000000;
        mem[9'b110010100] = 13'b100000001;
        mem[9'b110010101] = 13'b100000010;
        mem[9'b110010110] = 13'b11000000;
        mem[9'b110010111] = 13'b11001000;
        mem[9'b110011000] = 13'b11010000;
        mem[9'b110011001] = 13'b10000000;
        mem[9'b110011010] = 13'b10000001;
        mem[9'b110011011] = 13'b1000000;
        mem[9'b110011100] = 13'b1001000;
        mem[9'b110011101] = 13'b0;
        mem[9'b110011110] = 13'b0;
        mem[9'b110011111] = 13'b0;
        mem[9'b110100000] = 13'b0;
        mem[9'b110100001] = 13'b0;
        mem[9'b110100010] = 13'b0;
        mem[9'b110100011] = 13'b0;
        mem[9'b110100100] = 13'b0;
        mem[9'b110100101] = 13'b0;
        mem[9'b110100110] = 13'b0;
        mem[9'b110100111] = 13'b0;
        mem[9'b110101000] = 13'b0;
        mem[9'b110101001] = 13'b0;
        mem[9'b110101010] = 13'b0;
        mem[9'b110101011] = 13'b0;
        mem[9'b110101100] = 13'b0;
        mem[9'b110101101] = 13'b0;
        mem[9'b110101110] = 13'b0;
        mem[9'b110101111] = 13'b0;
        mem[9'b110110000] = 13'b0;
        mem[9'b110110001] = 13'b0;
        mem[9'b110110010] = 13'b0;
        mem[9'b110110011] = 13'b0;
        mem[9'b110110100] = 13'b0;
        mem[9'b110110101] = 13'b0;
        mem[9'b110110110] = 13'b0;
        mem[9'b110110111] = 13'b0;
        mem[9'b110111000] = 13'b0;
        mem[9'b110111001] = 13'b0;
        mem[9'b110111010] = 13'b0;
        mem[9'b110111011] = 13'b0;
        mem[9'b110111100] = 13'b0;
        mem[9'b110111101] = 13'b0;
        mem[9'b110111110] = 13'b0;
        mem[9'b110111111] = 13'b0;
        mem[9'b111000000] = 13'b0;
        mem[9'b111000001] = 13'b0;
        mem[9'b111000010] = 13'b0;
        mem[9'b111000011] = 13'b0;
        mem[9'b111000100] = 13'b0;
        mem[9'b111000101] = 13'b0;
        mem[9'b111000110] = 13'b0;
        mem[9'b111000111] = 13'b0;
        mem[9'b111001000] = 13'b0;
        mem[9'b111001001] = 13'b0;
        mem[9'b111001010] = 13'b0;
        mem[9'b111001011] = 13'b0;
        mem[9'b111001100] = 13'b0;
        mem[9'b111001101] = 13'b0;
        mem[9'b111001110] = 13'b0;
        mem[9'b111001111] = 13'b0;
        mem[9'b111010000] = 13'b0;
        mem[9'b111010001] = 13'b0;
        mem[9'b111010010] = 13'b0;
        mem[9'b111010011] = 13'b0;
        mem[9'b111010100] = 13'b0;
        mem[9'b111010101] = 13'b0;
        mem[9'b111010110] = 13'b0;
        mem[9'b111010111] = 13'b0;
        mem[9'b111011000] = 13'b0;
        mem[9'b111011001] = 13'b0;
        mem[9'b111011010] = 13'b0;
        mem[9'b111011011] = 13'b0;
        mem[9'b111011100] = 13'b0;
        mem[9'b111011101] = 13'b0;
        mem[9'b111011110] = 13'b0;
        mem[9'b111011111] = 13'b0;
        mem[9'b111100000] = 13'b0;
        mem[9'b111100001] = 13'b0;
        mem[9'b111100010] = 13'b0;
        mem[9'b111100011] = 13'b0;
        mem[9'b111100100] = 13'b0;
        mem[9'b111100101] = 13'b0;
        mem[9'b111100110] = 13'b0;
        mem[9'b111100111] = 13'b0;
        mem[9'b111101000] = 13'b0;
        mem[9'b111101001] = 13'b0;
        mem[9'b111101010] = 13'b0;
        mem[9'b111101011] = 13'b0;
        mem[9'b111101100] = 13'b0;
        mem[9'b111101101] = 13'b0;
        mem[9'b111101110] = 13'b0;
        mem[9'b111101111] = 13'b0;
        mem[9'b111110000] = 13'b0;
        mem[9'b111110001] = 13'b0;
        mem[9'b111110010] = 13'b0;
        mem[9'b111110011] = 13'b0;
        mem[9'b111110100] = 13'b0;
        mem[9'b111110101] = 13'b0;
        mem[9'b111110110] = 13'b0;
        mem[9'b111110111] = 13'b0;
        mem[9'b111111000] = 13'b0;
        mem[9'b111111001] = 13'b0;
        mem[9'b111111010] = 13'b0;
        mem[9'b111111011] = 13'b0;
        mem[9'b111111100] = 13'b0;
        mem[9'b111111101] = 13'b0;
        mem[9'b111111110] = 13'b0;
        mem[9'b111111111] = 13'b0;
    end
    
    always @(posedge clock) begin
        data <= mem[address];
    end
endmodule // best_first$test_words


module best_first$tests(window$0,window$1,window$2,window$3,window$4,window$5,window$6,window$7,window$8,left,open$0,open$1,open$2,open$3,open$4,open$5,open$6,open$7,open$8,open$9,open$10,open$11,open$12,open$13,open$14,open$15,open$16,open$17,open$18,open$19,open$20,open$21,open$22,open$23,open$24,open$25,nonempty);
    
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
    output reg  [15:0] open$13;
    output reg  [15:0] open$14;
    output reg  [15:0] open$15;
    output reg  [15:0] open$16;
    output reg  [15:0] open$17;
    output reg  [15:0] open$18;
    output reg  [15:0] open$19;
    output reg  [15:0] open$20;
    output reg  [15:0] open$21;
    output reg  [15:0] open$22;
    output reg  [15:0] open$23;
    output reg  [15:0] open$24;
    output reg  [15:0] open$25;
    output reg  [25:0] nonempty;
    
    // Update code
    always @(*) begin
        open$0[(32'h0)+:(1)] = left[32'h14] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$0[(32'h1)+:(1)] = left[32'h14] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$0[(32'h2)+:(1)] = left[32'h14] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$0[(32'h3)+:(1)] = left[32'h14] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$0[(32'h4)+:(1)] = left[32'h14] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$0[(32'h5)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$0[(32'h6)+:(1)] = left[32'h13] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6];
        open$0[(32'h7)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$0[(32'h8)+:(1)] = left[32'h13] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$0[(32'h9)+:(1)] = left[32'h13] & window$2[32'h3] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$0[(32'ha)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h3] & window$6[32'h4];
        open$0[(32'hb)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4];
        open$0[(32'hc)+:(1)] = left[32'h13] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3];
        open$0[(32'hd)+:(1)] = left[32'h13] & window$2[32'h5] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5];
        open$0[(32'he)+:(1)] = left[32'h13] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4];
        open$0[(32'hf)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5] & window$6[32'h3];
        open$1[(32'h0)+:(1)] = left[32'h13] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$1[(32'h1)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$1[(32'h2)+:(1)] = left[32'h13] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$1[(32'h3)+:(1)] = left[32'h13] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$1[(32'h4)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$1[(32'h5)+:(1)] = left[32'h13] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$1[(32'h6)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$1[(32'h7)+:(1)] = left[32'h13] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$1[(32'h8)+:(1)] = left[32'h13] & window$2[32'h3] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$1[(32'h9)+:(1)] = left[32'h13] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6] & window$6[32'h5];
        open$1[(32'ha)+:(1)] = left[32'h13] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$1[(32'hb)+:(1)] = left[32'h13] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$1[(32'hc)+:(1)] = left[32'h13] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$1[(32'hd)+:(1)] = left[32'h13] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$1[(32'he)+:(1)] = left[32'h13] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$1[(32'hf)+:(1)] = left[32'h13] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$6[32'h3];
        open$2[(32'h0)+:(1)] = left[32'h13] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$2[(32'h1)+:(1)] = left[32'h13] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$2[(32'h2)+:(1)] = left[32'h13] & window$2[32'h4] & window$2[32'h5] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$2[(32'h3)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$2[(32'h4)+:(1)] = left[32'h13] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$2[(32'h5)+:(1)] = left[32'h13] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$2[(32'h6)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$2[(32'h7)+:(1)] = left[32'h13] & window$2[32'h5] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$2[(32'h8)+:(1)] = left[32'h13] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6] & window$6[32'h5];
        open$2[(32'h9)+:(1)] = left[32'h13] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$2[(32'ha)+:(1)] = left[32'h13] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$2[(32'hb)+:(1)] = left[32'h13] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$2[(32'hc)+:(1)] = left[32'h13] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$2[(32'hd)+:(1)] = left[32'h12] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5] & window$6[32'h6];
        open$2[(32'he)+:(1)] = left[32'h12] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$2[(32'hf)+:(1)] = left[32'h12] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$3[(32'h0)+:(1)] = left[32'h12] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$3[(32'h1)+:(1)] = left[32'h12] & window$2[32'h2] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$3[(32'h2)+:(1)] = left[32'h12] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$3[(32'h3)+:(1)] = left[32'h12] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h2] & window$6[32'h3];
        open$3[(32'h4)+:(1)] = left[32'h12] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$3[(32'h5)+:(1)] = left[32'h12] & window$2[32'h5] & window$2[32'h6] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$3[(32'h6)+:(1)] = left[32'h12] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$3[(32'h7)+:(1)] = left[32'h12] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4] & window$6[32'h2];
        open$3[(32'h8)+:(1)] = left[32'h12] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$3[(32'h9)+:(1)] = left[32'h12] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$3[(32'ha)+:(1)] = left[32'h12] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$3[(32'hb)+:(1)] = left[32'h12] & window$2[32'h6] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$3[(32'hc)+:(1)] = left[32'h12] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6] & window$6[32'h6];
        open$3[(32'hd)+:(1)] = left[32'h12] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$3[(32'he)+:(1)] = left[32'h12] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$3[(32'hf)+:(1)] = left[32'h12] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$4[(32'h0)+:(1)] = left[32'h12] & window$2[32'h2] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$4[(32'h1)+:(1)] = left[32'h11] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5] & window$6[32'h6];
        open$4[(32'h2)+:(1)] = left[32'h11] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6];
        open$4[(32'h3)+:(1)] = left[32'h11] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$4[(32'h4)+:(1)] = left[32'h11] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$4[(32'h5)+:(1)] = left[32'h11] & window$2[32'h2] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$4[(32'h6)+:(1)] = left[32'h11] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h2] & window$6[32'h3];
        open$4[(32'h7)+:(1)] = left[32'h11] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4];
        open$4[(32'h8)+:(1)] = left[32'h11] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3];
        open$4[(32'h9)+:(1)] = left[32'h11] & window$2[32'h6] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5];
        open$4[(32'ha)+:(1)] = left[32'h11] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4];
        open$4[(32'hb)+:(1)] = left[32'h11] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$4[(32'hc)+:(1)] = left[32'h11] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$6[32'h2];
        open$4[(32'hd)+:(1)] = left[32'h11] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$4[(32'he)+:(1)] = left[32'h11] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$4[(32'hf)+:(1)] = left[32'h11] & window$2[32'h5] & window$2[32'h6] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$5[(32'h0)+:(1)] = left[32'h11] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6] & window$6[32'h6];
        open$5[(32'h1)+:(1)] = left[32'h11] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$5[(32'h2)+:(1)] = left[32'h11] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$5[(32'h3)+:(1)] = left[32'h11] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$5[(32'h4)+:(1)] = left[32'h11] & window$2[32'h2] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$5[(32'h5)+:(1)] = left[32'h10] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6] & window$6[32'h6];
        open$5[(32'h6)+:(1)] = left[32'h10] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5];
        open$5[(32'h7)+:(1)] = left[32'h10] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$5[(32'h8)+:(1)] = left[32'h10] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$5[(32'h9)+:(1)] = left[32'h10] & window$2[32'h2] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$5[(32'ha)+:(1)] = left[32'h10] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4] & window$6[32'h4];
        open$5[(32'hb)+:(1)] = left[32'h10] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$6[32'h3];
        open$5[(32'hc)+:(1)] = left[32'h10] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$6[32'h2];
        open$5[(32'hd)+:(1)] = left[32'h10] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$5[32'h4];
        open$5[(32'he)+:(1)] = left[32'h10] & window$2[32'h4] & window$2[32'h5] & window$2[32'h6] & window$3[32'h4] & window$4[32'h4];
        open$5[(32'hf)+:(1)] = left[32'h10] & window$4[32'h4] & window$5[32'h4] & window$6[32'h2] & window$6[32'h3] & window$6[32'h4];
        open$6[(32'h0)+:(1)] = left[32'h10] & window$3[32'h4] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$6[(32'h1)+:(1)] = left[32'h10] & window$2[32'h6] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$6[(32'h2)+:(1)] = left[32'h10] & window$2[32'h5] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$6[(32'h3)+:(1)] = left[32'h10] & window$2[32'h4] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$6[(32'h4)+:(1)] = left[32'h10] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5] & window$6[32'h6];
        open$6[(32'h5)+:(1)] = left[32'h10] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$6[(32'h6)+:(1)] = left[32'h10] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$6[(32'h7)+:(1)] = left[32'h10] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$6[(32'h8)+:(1)] = left[32'h10] & window$2[32'h2] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$6[(32'h9)+:(1)] = left[32'hf] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5] & window$6[32'h5];
        open$6[(32'ha)+:(1)] = left[32'hf] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4];
        open$6[(32'hb)+:(1)] = left[32'hf] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3];
        open$6[(32'hc)+:(1)] = left[32'hf] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4];
        open$6[(32'hd)+:(1)] = left[32'hf] & window$2[32'h3] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4];
        open$6[(32'he)+:(1)] = left[32'hf] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$6[(32'hf)+:(1)] = left[32'hf] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$7[(32'h0)+:(1)] = left[32'hf] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$7[(32'h1)+:(1)] = left[32'hf] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$7[(32'h2)+:(1)] = left[32'hf] & window$2[32'h4] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$7[(32'h3)+:(1)] = left[32'hf] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6] & window$6[32'h4];
        open$7[(32'h4)+:(1)] = left[32'hf] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$7[(32'h5)+:(1)] = left[32'hf] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$7[(32'h6)+:(1)] = left[32'hf] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$7[(32'h7)+:(1)] = left[32'hf] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$7[(32'h8)+:(1)] = left[32'hf] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4] & window$6[32'h5];
        open$7[(32'h9)+:(1)] = left[32'hf] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$7[(32'ha)+:(1)] = left[32'hf] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$7[(32'hb)+:(1)] = left[32'hf] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$7[(32'hc)+:(1)] = left[32'hf] & window$2[32'h3] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$7[(32'hd)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$7[(32'he)+:(1)] = left[32'he] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$7[(32'hf)+:(1)] = left[32'he] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$8[(32'h0)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$8[(32'h1)+:(1)] = left[32'he] & window$3[32'h3] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$8[(32'h2)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$8[(32'h3)+:(1)] = left[32'he] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$8[(32'h4)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$8[(32'h5)+:(1)] = left[32'he] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$8[(32'h6)+:(1)] = left[32'he] & window$3[32'h2] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$8[(32'h7)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5] & window$7[32'h4];
        open$8[(32'h8)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$8[(32'h9)+:(1)] = left[32'he] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$8[(32'ha)+:(1)] = left[32'he] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$8[(32'hb)+:(1)] = left[32'he] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$8[(32'hc)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4] & window$7[32'h4];
        open$8[(32'hd)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$8[(32'he)+:(1)] = left[32'he] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$8[(32'hf)+:(1)] = left[32'he] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$9[(32'h0)+:(1)] = left[32'he] & window$1[32'h4] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$9[(32'h1)+:(1)] = left[32'he] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$5[32'h5];
        open$9[(32'h2)+:(1)] = left[32'he] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$9[(32'h3)+:(1)] = left[32'he] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$9[(32'h4)+:(1)] = left[32'he] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$9[(32'h5)+:(1)] = left[32'he] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$9[(32'h6)+:(1)] = left[32'he] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$5[32'h6];
        open$9[(32'h7)+:(1)] = left[32'he] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$9[(32'h8)+:(1)] = left[32'he] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$9[(32'h9)+:(1)] = left[32'he] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$9[(32'ha)+:(1)] = left[32'he] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$9[(32'hb)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$9[(32'hc)+:(1)] = left[32'he] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5];
        open$9[(32'hd)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$9[(32'he)+:(1)] = left[32'he] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$9[(32'hf)+:(1)] = left[32'he] & window$1[32'h4] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$10[(32'h0)+:(1)] = left[32'he] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4] & window$7[32'h4];
        open$10[(32'h1)+:(1)] = left[32'he] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4];
        open$10[(32'h2)+:(1)] = left[32'he] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3];
        open$10[(32'h3)+:(1)] = left[32'he] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4];
        open$10[(32'h4)+:(1)] = left[32'he] & window$1[32'h4] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4];
        open$10[(32'h5)+:(1)] = left[32'hd] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4] & window$5[32'h6];
        open$10[(32'h6)+:(1)] = left[32'hd] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h5];
        open$10[(32'h7)+:(1)] = left[32'hd] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h4];
        open$10[(32'h8)+:(1)] = left[32'hd] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h6];
        open$10[(32'h9)+:(1)] = left[32'hd] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h2] & window$4[32'h4];
        open$10[(32'ha)+:(1)] = left[32'hd] & window$4[32'h4] & window$4[32'h6] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$10[(32'hb)+:(1)] = left[32'hd] & window$4[32'h2] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$10[(32'hc)+:(1)] = left[32'hd] & window$3[32'h4] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$10[(32'hd)+:(1)] = left[32'hd] & window$3[32'h3] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$10[(32'he)+:(1)] = left[32'hd] & window$3[32'h2] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$10[(32'hf)+:(1)] = left[32'hd] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$11[(32'h0)+:(1)] = left[32'hd] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3] & window$6[32'h4];
        open$11[(32'h1)+:(1)] = left[32'hd] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$11[(32'h2)+:(1)] = left[32'hd] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$11[(32'h3)+:(1)] = left[32'hd] & window$2[32'h3] & window$2[32'h4] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$11[(32'h4)+:(1)] = left[32'hd] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h4] & window$6[32'h5];
        open$11[(32'h5)+:(1)] = left[32'hd] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$11[(32'h6)+:(1)] = left[32'hd] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$11[(32'h7)+:(1)] = left[32'hd] & window$2[32'h4] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$11[(32'h8)+:(1)] = left[32'hd] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$11[(32'h9)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4] & window$5[32'h5];
        open$11[(32'ha)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4];
        open$11[(32'hb)+:(1)] = left[32'hc] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3];
        open$11[(32'hc)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5];
        open$11[(32'hd)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4];
        open$11[(32'he)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5] & window$5[32'h6];
        open$11[(32'hf)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5];
        open$12[(32'h0)+:(1)] = left[32'hc] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$12[(32'h1)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$12[(32'h2)+:(1)] = left[32'hc] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$12[(32'h3)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$12[(32'h4)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$12[(32'h5)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$12[(32'h6)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$12[(32'h7)+:(1)] = left[32'hc] & window$2[32'h3] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$12[(32'h8)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$12[(32'h9)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$12[(32'ha)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$12[(32'hb)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$12[(32'hc)+:(1)] = left[32'hc] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$12[(32'hd)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$12[(32'he)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$12[(32'hf)+:(1)] = left[32'hc] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$13[(32'h0)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$13[(32'h1)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$13[(32'h2)+:(1)] = left[32'hc] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$13[(32'h3)+:(1)] = left[32'hc] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$13[(32'h4)+:(1)] = left[32'hc] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$13[(32'h5)+:(1)] = left[32'hc] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$13[(32'h6)+:(1)] = left[32'hc] & window$3[32'h2] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$13[(32'h7)+:(1)] = left[32'hc] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4] & window$6[32'h5];
        open$13[(32'h8)+:(1)] = left[32'hc] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5];
        open$13[(32'h9)+:(1)] = left[32'hc] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$13[(32'ha)+:(1)] = left[32'hc] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$13[(32'hb)+:(1)] = left[32'hc] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$13[(32'hc)+:(1)] = left[32'hc] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$13[(32'hd)+:(1)] = left[32'hc] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5];
        open$13[(32'he)+:(1)] = left[32'hc] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$13[(32'hf)+:(1)] = left[32'hc] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$14[(32'h0)+:(1)] = left[32'hc] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$14[(32'h1)+:(1)] = left[32'hb] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h3] & window$5[32'h4];
        open$14[(32'h2)+:(1)] = left[32'hb] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h2] & window$5[32'h3];
        open$14[(32'h3)+:(1)] = left[32'hb] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h1] & window$5[32'h2];
        open$14[(32'h4)+:(1)] = left[32'hb] & window$3[32'h5] & window$3[32'h6] & window$3[32'h7] & window$4[32'h4] & window$4[32'h5];
        open$14[(32'h5)+:(1)] = left[32'hb] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h3] & window$4[32'h4];
        open$14[(32'h6)+:(1)] = left[32'hb] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6] & window$5[32'h7];
        open$14[(32'h7)+:(1)] = left[32'hb] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6];
        open$14[(32'h8)+:(1)] = left[32'hb] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$14[(32'h9)+:(1)] = left[32'hb] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$14[(32'ha)+:(1)] = left[32'hb] & window$3[32'h1] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$14[(32'hb)+:(1)] = left[32'hb] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5] & window$7[32'h5];
        open$14[(32'hc)+:(1)] = left[32'hb] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5];
        open$14[(32'hd)+:(1)] = left[32'hb] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$14[(32'he)+:(1)] = left[32'hb] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$14[(32'hf)+:(1)] = left[32'hb] & window$1[32'h3] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$15[(32'h0)+:(1)] = left[32'hb] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3] & window$7[32'h3];
        open$15[(32'h1)+:(1)] = left[32'hb] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4];
        open$15[(32'h2)+:(1)] = left[32'hb] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3];
        open$15[(32'h3)+:(1)] = left[32'hb] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4];
        open$15[(32'h4)+:(1)] = left[32'hb] & window$1[32'h5] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4];
        open$15[(32'h5)+:(1)] = left[32'hb] & window$4[32'h4] & window$4[32'h5] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$15[(32'h6)+:(1)] = left[32'hb] & window$4[32'h3] & window$4[32'h4] & window$5[32'h1] & window$5[32'h2] & window$5[32'h3];
        open$15[(32'h7)+:(1)] = left[32'hb] & window$3[32'h6] & window$3[32'h7] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$15[(32'h8)+:(1)] = left[32'hb] & window$3[32'h5] & window$3[32'h6] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$15[(32'h9)+:(1)] = left[32'hb] & window$3[32'h4] & window$3[32'h5] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$15[(32'ha)+:(1)] = left[32'hb] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6] & window$5[32'h7];
        open$15[(32'hb)+:(1)] = left[32'hb] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$15[(32'hc)+:(1)] = left[32'hb] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$15[(32'hd)+:(1)] = left[32'hb] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$15[(32'he)+:(1)] = left[32'hb] & window$3[32'h1] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$15[(32'hf)+:(1)] = left[32'hb] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5] & window$7[32'h5];
        open$16[(32'h0)+:(1)] = left[32'hb] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$16[(32'h1)+:(1)] = left[32'hb] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$16[(32'h2)+:(1)] = left[32'hb] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$16[(32'h3)+:(1)] = left[32'hb] & window$1[32'h3] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$16[(32'h4)+:(1)] = left[32'hb] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4] & window$7[32'h3];
        open$16[(32'h5)+:(1)] = left[32'hb] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$16[(32'h6)+:(1)] = left[32'hb] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$16[(32'h7)+:(1)] = left[32'hb] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$16[(32'h8)+:(1)] = left[32'hb] & window$1[32'h5] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$16[(32'h9)+:(1)] = left[32'ha] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$5[32'h4];
        open$16[(32'ha)+:(1)] = left[32'ha] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h3];
        open$16[(32'hb)+:(1)] = left[32'ha] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h2];
        open$16[(32'hc)+:(1)] = left[32'ha] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h1];
        open$16[(32'hd)+:(1)] = left[32'ha] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$3[32'h7] & window$4[32'h4];
        open$16[(32'he)+:(1)] = left[32'ha] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$5[32'h7];
        open$16[(32'hf)+:(1)] = left[32'ha] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$17[(32'h0)+:(1)] = left[32'ha] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$17[(32'h1)+:(1)] = left[32'ha] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$17[(32'h2)+:(1)] = left[32'ha] & window$3[32'h1] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$17[(32'h3)+:(1)] = left[32'ha] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5] & window$7[32'h5];
        open$17[(32'h4)+:(1)] = left[32'ha] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$17[(32'h5)+:(1)] = left[32'ha] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$17[(32'h6)+:(1)] = left[32'ha] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$17[(32'h7)+:(1)] = left[32'ha] & window$1[32'h3] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$17[(32'h8)+:(1)] = left[32'ha] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$17[(32'h9)+:(1)] = left[32'ha] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3] & window$7[32'h3];
        open$17[(32'ha)+:(1)] = left[32'ha] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$17[(32'hb)+:(1)] = left[32'ha] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$17[(32'hc)+:(1)] = left[32'ha] & window$1[32'h4] & window$1[32'h5] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$17[(32'hd)+:(1)] = left[32'ha] & window$4[32'h4] & window$5[32'h1] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$17[(32'he)+:(1)] = left[32'ha] & window$3[32'h7] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$17[(32'hf)+:(1)] = left[32'ha] & window$3[32'h6] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$18[(32'h0)+:(1)] = left[32'ha] & window$3[32'h5] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$18[(32'h1)+:(1)] = left[32'ha] & window$3[32'h4] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$18[(32'h2)+:(1)] = left[32'ha] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6] & window$5[32'h7];
        open$18[(32'h3)+:(1)] = left[32'ha] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$18[(32'h4)+:(1)] = left[32'ha] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$18[(32'h5)+:(1)] = left[32'ha] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$18[(32'h6)+:(1)] = left[32'ha] & window$3[32'h1] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$18[(32'h7)+:(1)] = left[32'ha] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4] & window$7[32'h5];
        open$18[(32'h8)+:(1)] = left[32'ha] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$18[(32'h9)+:(1)] = left[32'ha] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$18[(32'ha)+:(1)] = left[32'ha] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$18[(32'hb)+:(1)] = left[32'ha] & window$1[32'h3] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$18[(32'hc)+:(1)] = left[32'ha] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h3] & window$7[32'h4];
        open$18[(32'hd)+:(1)] = left[32'ha] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$18[(32'he)+:(1)] = left[32'ha] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$18[(32'hf)+:(1)] = left[32'ha] & window$1[32'h5] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$19[(32'h0)+:(1)] = left[32'ha] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$19[(32'h1)+:(1)] = left[32'h9] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7] & window$4[32'h8];
        open$19[(32'h2)+:(1)] = left[32'h9] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$19[(32'h3)+:(1)] = left[32'h9] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$19[(32'h4)+:(1)] = left[32'h9] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$19[(32'h5)+:(1)] = left[32'h9] & window$4[32'h0] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$19[(32'h6)+:(1)] = left[32'h9] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4] & window$8[32'h4];
        open$19[(32'h7)+:(1)] = left[32'h9] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$19[(32'h8)+:(1)] = left[32'h9] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$19[(32'h9)+:(1)] = left[32'h9] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$19[(32'ha)+:(1)] = left[32'h9] & window$0[32'h4] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$19[(32'hb)+:(1)] = left[32'h8] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h5];
        open$19[(32'hc)+:(1)] = left[32'h8] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$19[(32'hd)+:(1)] = left[32'h8] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$19[(32'he)+:(1)] = left[32'h8] & window$2[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$19[(32'hf)+:(1)] = left[32'h8] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h3];
        open$20[(32'h0)+:(1)] = left[32'h8] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$20[(32'h1)+:(1)] = left[32'h8] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$20[(32'h2)+:(1)] = left[32'h8] & window$2[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$20[(32'h3)+:(1)] = left[32'h8] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3] & window$5[32'h4];
        open$20[(32'h4)+:(1)] = left[32'h8] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3];
        open$20[(32'h5)+:(1)] = left[32'h8] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5];
        open$20[(32'h6)+:(1)] = left[32'h8] & window$3[32'h4] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4];
        open$20[(32'h7)+:(1)] = left[32'h8] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$5[32'h6];
        open$20[(32'h8)+:(1)] = left[32'h8] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$20[(32'h9)+:(1)] = left[32'h8] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$20[(32'ha)+:(1)] = left[32'h8] & window$3[32'h2] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$20[(32'hb)+:(1)] = left[32'h7] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$5[32'h5];
        open$20[(32'hc)+:(1)] = left[32'h7] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$20[(32'hd)+:(1)] = left[32'h7] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$20[(32'he)+:(1)] = left[32'h7] & window$3[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$20[(32'hf)+:(1)] = left[32'h6] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$5[32'h5];
        open$21[(32'h0)+:(1)] = left[32'h6] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$21[(32'h1)+:(1)] = left[32'h6] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$21[(32'h2)+:(1)] = left[32'h6] & window$3[32'h3] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$21[(32'h3)+:(1)] = left[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h5];
        open$21[(32'h4)+:(1)] = left[32'h6] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$21[(32'h5)+:(1)] = left[32'h6] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$21[(32'h6)+:(1)] = left[32'h6] & window$3[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$21[(32'h7)+:(1)] = left[32'h6] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4] & window$6[32'h4];
        open$21[(32'h8)+:(1)] = left[32'h6] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$21[(32'h9)+:(1)] = left[32'h6] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$21[(32'ha)+:(1)] = left[32'h6] & window$2[32'h4] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$21[(32'hb)+:(1)] = left[32'h6] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$6[32'h4];
        open$21[(32'hc)+:(1)] = left[32'h6] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$21[(32'hd)+:(1)] = left[32'h6] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$21[(32'he)+:(1)] = left[32'h6] & window$2[32'h4] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$21[(32'hf)+:(1)] = left[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h4];
        open$22[(32'h0)+:(1)] = left[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h3];
        open$22[(32'h1)+:(1)] = left[32'h5] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h2];
        open$22[(32'h2)+:(1)] = left[32'h5] & window$3[32'h4] & window$3[32'h5] & window$3[32'h6] & window$4[32'h4];
        open$22[(32'h3)+:(1)] = left[32'h5] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$5[32'h6];
        open$22[(32'h4)+:(1)] = left[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$22[(32'h5)+:(1)] = left[32'h5] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$22[(32'h6)+:(1)] = left[32'h5] & window$3[32'h2] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$22[(32'h7)+:(1)] = left[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5] & window$6[32'h5];
        open$22[(32'h8)+:(1)] = left[32'h5] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$22[(32'h9)+:(1)] = left[32'h5] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$22[(32'ha)+:(1)] = left[32'h5] & window$2[32'h3] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$22[(32'hb)+:(1)] = left[32'h5] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4] & window$6[32'h4];
        open$22[(32'hc)+:(1)] = left[32'h5] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3] & window$6[32'h3];
        open$22[(32'hd)+:(1)] = left[32'h5] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4] & window$5[32'h4];
        open$22[(32'he)+:(1)] = left[32'h5] & window$2[32'h4] & window$2[32'h5] & window$3[32'h4] & window$4[32'h4];
        open$22[(32'hf)+:(1)] = left[32'h5] & window$4[32'h4] & window$5[32'h2] & window$5[32'h3] & window$5[32'h4];
        open$23[(32'h0)+:(1)] = left[32'h5] & window$3[32'h6] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$23[(32'h1)+:(1)] = left[32'h5] & window$3[32'h5] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$23[(32'h2)+:(1)] = left[32'h5] & window$3[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$23[(32'h3)+:(1)] = left[32'h5] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5] & window$5[32'h6];
        open$23[(32'h4)+:(1)] = left[32'h5] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$23[(32'h5)+:(1)] = left[32'h5] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$23[(32'h6)+:(1)] = left[32'h5] & window$3[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$23[(32'h7)+:(1)] = left[32'h5] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$6[32'h5];
        open$23[(32'h8)+:(1)] = left[32'h5] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$23[(32'h9)+:(1)] = left[32'h5] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$23[(32'ha)+:(1)] = left[32'h5] & window$2[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$23[(32'hb)+:(1)] = left[32'h5] & window$4[32'h4] & window$5[32'h4] & window$6[32'h3] & window$6[32'h4];
        open$23[(32'hc)+:(1)] = left[32'h5] & window$3[32'h4] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$23[(32'hd)+:(1)] = left[32'h5] & window$2[32'h5] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$23[(32'he)+:(1)] = left[32'h5] & window$2[32'h4] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$23[(32'hf)+:(1)] = left[32'h4] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6] & window$4[32'h7];
        open$24[(32'h0)+:(1)] = left[32'h4] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$24[(32'h1)+:(1)] = left[32'h4] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$24[(32'h2)+:(1)] = left[32'h4] & window$4[32'h1] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$24[(32'h3)+:(1)] = left[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4] & window$7[32'h4];
        open$24[(32'h4)+:(1)] = left[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$24[(32'h5)+:(1)] = left[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$24[(32'h6)+:(1)] = left[32'h4] & window$1[32'h4] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$24[(32'h7)+:(1)] = left[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h5];
        open$24[(32'h8)+:(1)] = left[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h4];
        open$24[(32'h9)+:(1)] = left[32'h3] & window$3[32'h3] & window$3[32'h4] & window$4[32'h4];
        open$24[(32'ha)+:(1)] = left[32'h3] & window$4[32'h4] & window$4[32'h5] & window$5[32'h4];
        open$24[(32'hb)+:(1)] = left[32'h3] & window$4[32'h3] & window$4[32'h4] & window$5[32'h3];
        open$24[(32'hc)+:(1)] = left[32'h3] & window$3[32'h4] & window$3[32'h5] & window$4[32'h4];
        open$24[(32'hd)+:(1)] = left[32'h3] & window$4[32'h4] & window$5[32'h3] & window$5[32'h4];
        open$24[(32'he)+:(1)] = left[32'h3] & window$3[32'h5] & window$4[32'h4] & window$4[32'h5];
        open$24[(32'hf)+:(1)] = left[32'h3] & window$3[32'h4] & window$4[32'h3] & window$4[32'h4];
        open$25[(32'h0)+:(1)] = left[32'h3] & window$4[32'h4] & window$5[32'h4] & window$5[32'h5];
        open$25[(32'h1)+:(1)] = left[32'h3] & window$3[32'h4] & window$4[32'h4] & window$4[32'h5];
        open$25[(32'h2)+:(1)] = left[32'h3] & window$3[32'h3] & window$4[32'h3] & window$4[32'h4];
        open$25[(32'h3)+:(1)] = left[32'h2] & window$4[32'h4] & window$4[32'h5] & window$4[32'h6];
        open$25[(32'h4)+:(1)] = left[32'h2] & window$4[32'h3] & window$4[32'h4] & window$4[32'h5];
        open$25[(32'h5)+:(1)] = left[32'h2] & window$4[32'h2] & window$4[32'h3] & window$4[32'h4];
        open$25[(32'h6)+:(1)] = left[32'h2] & window$4[32'h4] & window$5[32'h4] & window$6[32'h4];
        open$25[(32'h7)+:(1)] = left[32'h2] & window$3[32'h4] & window$4[32'h4] & window$5[32'h4];
        open$25[(32'h8)+:(1)] = left[32'h2] & window$2[32'h4] & window$3[32'h4] & window$4[32'h4];
        open$25[(32'h9)+:(1)] = left[32'h1] & window$4[32'h4] & window$4[32'h5];
        open$25[(32'ha)+:(1)] = left[32'h1] & window$4[32'h3] & window$4[32'h4];
        open$25[(32'hb)+:(1)] = left[32'h1] & window$4[32'h4] & window$5[32'h4];
        open$25[(32'hc)+:(1)] = left[32'h1] & window$3[32'h4] & window$4[32'h4];
        open$25[(32'hd)+:(1)] = left[32'h0] & window$4[32'h4];
        open$25[(32'he)+:(1)] = 1'b0;
        open$25[(32'hf)+:(1)] = 1'b0;
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
        nonempty[(32'hd)+:(1)] = |open$13;
        nonempty[(32'he)+:(1)] = |open$14;
        nonempty[(32'hf)+:(1)] = |open$15;
        nonempty[(32'h10)+:(1)] = |open$16;
        nonempty[(32'h11)+:(1)] = |open$17;
        nonempty[(32'h12)+:(1)] = |open$18;
        nonempty[(32'h13)+:(1)] = |open$19;
        nonempty[(32'h14)+:(1)] = |open$20;
        nonempty[(32'h15)+:(1)] = |open$21;
        nonempty[(32'h16)+:(1)] = |open$22;
        nonempty[(32'h17)+:(1)] = |open$23;
        nonempty[(32'h18)+:(1)] = |open$24;
        nonempty[(32'h19)+:(1)] = |open$25;
    end
    
endmodule // best_first$tests


module best_first$times_root(clock,left,right,product);
    
    // Module arguments
    input wire  clock;
    input wire  [11:0] left;
    input wire  [17:0] right;
    output reg  [29:0] product;
    
    // Update code (custom)
    reg [11:0] left_here;
    reg [17:0] right_here;
    
    always @(posedge clock) begin
        left_here <= left;
        right_here <= right;
        product <= left_here * right_here;
    end
endmodule // best_first$times_root


module best_first$times_share(clock,left,right,product);
    
    // Module arguments
    input wire  clock;
    input wire  [17:0] left;
    input wire  [17:0] right;
    output reg  [35:0] product;
    
    // Update code (custom)
    reg [17:0] left_here;
    reg [17:0] right_here;
    
    always @(posedge clock) begin
        left_here <= left;
        right_here <= right;
        product <= left_here * right_here;
    end
endmodule // best_first$times_share


module best_first$times_sum(clock,left,right,product);
    
    // Module arguments
    input wire  clock;
    input wire  [22:0] left;
    input wire  [17:0] right;
    output reg  [40:0] product;
    
    // Update code (custom)
    reg [22:0] left_here;
    reg [17:0] right_here;
    
    always @(posedge clock) begin
        left_here <= left;
        right_here <= right;
        product <= left_here * right_here;
    end
endmodule // best_first$times_sum


module best_first$total(row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13,count);
    
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
    
endmodule // best_first$total


module best_first$transpositions(clock,key,root_ply,node,store,clear,cleared,hold,peer_written,written,probe,depth_preferred_move,always_replace_move,depth_preferred_will_hit,hit,cutoff);
    
    // Module arguments
    input wire  clock;
    input wire  [39:0] key;
    input wire  [6:0] root_ply;
    input wire  [97:0] node;
    input wire  store;
    input wire  clear;
    input wire  [12:0] cleared;
    input wire  hold;
    input wire  [164:0] peer_written;
    output reg  [164:0] written;
    output reg  [39:0] probe;
    output reg  [14:0] depth_preferred_move;
    output reg  [14:0] always_replace_move;
    output reg  depth_preferred_will_hit;
    output reg  hit;
    output reg  cutoff;
    
    // Constant declarations
    localparam  emptied = 165'h180000000000000000000000000000000000000000;
    localparam  upper_bound = 2'b1;
    localparam  exact_bound = 2'b10;
    localparam  lower_bound = 2'b11;
    localparam  index_mask = 13'b11111111111;
    
    // Stub signals
    reg  [12:0] depth_preferred$read_address;
    wire  [74:0] depth_preferred$read_data;
    reg  depth_preferred$write_enable;
    reg  [12:0] depth_preferred$write_address;
    reg  [74:0] depth_preferred$write_data;
    reg  [12:0] always_replace$read_address;
    wire  [74:0] always_replace$read_data;
    reg  always_replace$write_enable;
    reg  [12:0] always_replace$write_address;
    reg  [74:0] always_replace$write_data;
    reg  [39:0] key_now$d;
    wire  [39:0] key_now$q;
    reg  [74:0] in_depth_preferred$d;
    wire  [74:0] in_depth_preferred$q;
    reg  [74:0] in_always_replace$d;
    wire  [74:0] in_always_replace$q;
    reg  depth_preferred_hits$d;
    wire  depth_preferred_hits$q;
    reg  always_replace_hits$d;
    wire  always_replace_hits$q;
    reg  depth_preferred_cuts_off$d;
    wire  depth_preferred_cuts_off$q;
    reg  always_replace_cuts_off$d;
    wire  always_replace_cuts_off$q;
    reg  [39:0] to_store$d;
    wire  [39:0] to_store$q;
    reg  storing_next$d;
    wire  storing_next$q;
    reg  storing$d;
    wire  storing$q;
    reg  [164:0] own_written$d;
    wire  [164:0] own_written$q;
    reg  [164:0] received$d;
    wire  [164:0] received$q;
    reg  receiving$d;
    wire  receiving$q;
    reg  writes_received$d;
    wire  writes_received$q;
    reg  [74:0] depth_preferred_new$d;
    wire  [74:0] depth_preferred_new$q;
    reg  [74:0] always_replace_new$d;
    wire  [74:0] always_replace_new$q;
    reg  depth_preferred_is_new$d;
    wire  depth_preferred_is_new$q;
    reg  always_replace_is_new$d;
    wire  always_replace_is_new$q;
    reg  [74:0] depth_preferred_test$entry;
    reg  [27:0] depth_preferred_test$tag;
    reg  [5:0] depth_preferred_test$remaining;
    reg  [15:0] depth_preferred_test$alpha;
    reg  [15:0] depth_preferred_test$beta;
    wire  depth_preferred_test$is_this;
    wire  depth_preferred_test$cuts_off;
    reg  [74:0] always_replace_test$entry;
    reg  [27:0] always_replace_test$tag;
    reg  [5:0] always_replace_test$remaining;
    reg  [15:0] always_replace_test$alpha;
    reg  [15:0] always_replace_test$beta;
    wire  always_replace_test$is_this;
    wire  always_replace_test$cuts_off;
    
    // Local signals
    reg  [12:0] index;
    reg  [12:0] read_index;
    reg  still_receiving;
    reg  [27:0] tag;
    reg  [39:0] preferred_data;
    reg  [39:0] replaced_data;
    reg  depth_preferred_stays;
    reg  [74:0] new_entry;
    reg  [164:0] writing;
    
    // Sub module instances
    best_first$table_entries depth_preferred(
        .clock(clock),
        .read_address(depth_preferred$read_address),
        .read_data(depth_preferred$read_data),
        .write_enable(depth_preferred$write_enable),
        .write_address(depth_preferred$write_address),
        .write_data(depth_preferred$write_data)
    );
    best_first$table_entries always_replace(
        .clock(clock),
        .read_address(always_replace$read_address),
        .read_data(always_replace$read_data),
        .write_enable(always_replace$write_enable),
        .write_address(always_replace$write_address),
        .write_data(always_replace$write_data)
    );
    best_first$dff40 key_now(
        .d(key_now$d),
        .q(key_now$q),
        .clock(clock)
    );
    best_first$dff75 in_depth_preferred(
        .d(in_depth_preferred$d),
        .q(in_depth_preferred$q),
        .clock(clock)
    );
    best_first$dff75 in_always_replace(
        .d(in_always_replace$d),
        .q(in_always_replace$q),
        .clock(clock)
    );
    best_first$dff1 depth_preferred_hits(
        .d(depth_preferred_hits$d),
        .q(depth_preferred_hits$q),
        .clock(clock)
    );
    best_first$dff1 always_replace_hits(
        .d(always_replace_hits$d),
        .q(always_replace_hits$q),
        .clock(clock)
    );
    best_first$dff1 depth_preferred_cuts_off(
        .d(depth_preferred_cuts_off$d),
        .q(depth_preferred_cuts_off$q),
        .clock(clock)
    );
    best_first$dff1 always_replace_cuts_off(
        .d(always_replace_cuts_off$d),
        .q(always_replace_cuts_off$q),
        .clock(clock)
    );
    best_first$dff40 to_store(
        .d(to_store$d),
        .q(to_store$q),
        .clock(clock)
    );
    best_first$dff1 storing_next(
        .d(storing_next$d),
        .q(storing_next$q),
        .clock(clock)
    );
    best_first$dff1 storing(
        .d(storing$d),
        .q(storing$q),
        .clock(clock)
    );
    best_first$dff165 own_written(
        .d(own_written$d),
        .q(own_written$q),
        .clock(clock)
    );
    best_first$dff165 received(
        .d(received$d),
        .q(received$q),
        .clock(clock)
    );
    best_first$dff1 receiving(
        .d(receiving$d),
        .q(receiving$q),
        .clock(clock)
    );
    best_first$dff1 writes_received(
        .d(writes_received$d),
        .q(writes_received$q),
        .clock(clock)
    );
    best_first$dff75 depth_preferred_new(
        .d(depth_preferred_new$d),
        .q(depth_preferred_new$q),
        .clock(clock)
    );
    best_first$dff75 always_replace_new(
        .d(always_replace_new$d),
        .q(always_replace_new$q),
        .clock(clock)
    );
    best_first$dff1 depth_preferred_is_new(
        .d(depth_preferred_is_new$d),
        .q(depth_preferred_is_new$q),
        .clock(clock)
    );
    best_first$dff1 always_replace_is_new(
        .d(always_replace_is_new$d),
        .q(always_replace_is_new$q),
        .clock(clock)
    );
    best_first$test depth_preferred_test(
        .entry(depth_preferred_test$entry),
        .tag(depth_preferred_test$tag),
        .remaining(depth_preferred_test$remaining),
        .alpha(depth_preferred_test$alpha),
        .beta(depth_preferred_test$beta),
        .is_this(depth_preferred_test$is_this),
        .cuts_off(depth_preferred_test$cuts_off)
    );
    best_first$test always_replace_test(
        .entry(always_replace_test$entry),
        .tag(always_replace_test$tag),
        .remaining(always_replace_test$remaining),
        .alpha(always_replace_test$alpha),
        .beta(always_replace_test$beta),
        .is_this(always_replace_test$is_this),
        .cuts_off(always_replace_test$cuts_off)
    );
    
    // Update code
    always @(*) begin
        key_now$d = key_now$q;
        in_depth_preferred$d = in_depth_preferred$q;
        in_always_replace$d = in_always_replace$q;
        depth_preferred_hits$d = depth_preferred_hits$q;
        always_replace_hits$d = always_replace_hits$q;
        depth_preferred_cuts_off$d = depth_preferred_cuts_off$q;
        always_replace_cuts_off$d = always_replace_cuts_off$q;
        to_store$d = to_store$q;
        storing_next$d = storing_next$q;
        storing$d = storing$q;
        own_written$d = own_written$q;
        received$d = received$q;
        receiving$d = receiving$q;
        writes_received$d = writes_received$q;
        depth_preferred_new$d = depth_preferred_new$q;
        always_replace_new$d = always_replace_new$q;
        depth_preferred_is_new$d = depth_preferred_is_new$q;
        always_replace_is_new$d = always_replace_is_new$q;
        key_now$d = key;
        read_index = key[(32'h0)+:(13)] & index_mask;
        depth_preferred$read_address = read_index;
        always_replace$read_address = read_index;
        if (~hold) begin
            in_depth_preferred$d = depth_preferred$read_data;
            if (depth_preferred_is_new$q) begin
                in_depth_preferred$d = depth_preferred_new$q;
            end
            in_always_replace$d = always_replace$read_data;
            if (always_replace_is_new$q) begin
                in_always_replace$d = always_replace_new$q;
            end
        end
        index = key_now$q[(32'h0)+:(13)] & index_mask;
        tag = key_now$q[(32'hc)+:(28)];
        depth_preferred_test$entry = in_depth_preferred$q;
        depth_preferred_test$tag = tag;
        depth_preferred_test$remaining = node[(64'h58)+:(6)];
        depth_preferred_test$alpha = node[(64'hf)+:(16)];
        depth_preferred_test$beta = node[(64'h1f)+:(16)];
        always_replace_test$entry = in_always_replace$q;
        always_replace_test$tag = tag;
        always_replace_test$remaining = node[(64'h58)+:(6)];
        always_replace_test$alpha = node[(64'hf)+:(16)];
        always_replace_test$beta = node[(64'h1f)+:(16)];
        preferred_data = in_depth_preferred$q[(64'h0)+:(40)];
        replaced_data = in_always_replace$q[(64'h0)+:(40)];
        depth_preferred_move = preferred_data[(64'h10)+:(15)];
        always_replace_move = replaced_data[(64'h10)+:(15)];
        depth_preferred_will_hit = depth_preferred_test$is_this;
        depth_preferred_hits$d = depth_preferred_test$is_this;
        always_replace_hits$d = always_replace_test$is_this;
        depth_preferred_cuts_off$d = depth_preferred_test$cuts_off;
        always_replace_cuts_off$d = always_replace_test$cuts_off;
        probe = replaced_data;
        hit = always_replace_hits$q;
        cutoff = always_replace_hits$q & always_replace_cuts_off$q;
        if (depth_preferred_hits$q) begin
            probe = preferred_data;
            hit = 1'b1;
            cutoff = depth_preferred_cuts_off$q;
        end
        if (store) begin
            to_store$d[(64'h0)+:(16)] = node[(64'h2f)+:(16)];
            to_store$d[(64'h10)+:(15)] = node[(64'h3f)+:(15)];
            to_store$d[(64'h1f)+:(6)] = node[(64'h58)+:(6)];
            to_store$d[(64'h25)+:(2)] = upper_bound;
            if (node[(64'h60)+:(1)]) begin
                to_store$d[(64'h25)+:(2)] = exact_bound;
            end
            if (node[(64'h2f)+:(16)] >= node[(64'h1f)+:(16)]) begin
                to_store$d[(64'h25)+:(2)] = lower_bound;
            end
            to_store$d[(64'h27)+:(1)] = node[(64'h5f)+:(1)];
        end
        storing_next$d = store;
        storing$d = storing_next$q;
        depth_preferred_stays = (|preferred_data[(64'h25)+:(2)] & (in_depth_preferred$q[(64'h28)+:(7)] == root_ply)) & (preferred_data[(64'h1f)+:(6)] > to_store$q[(64'h1f)+:(6)]);
        new_entry[(64'h0)+:(40)] = to_store$q;
        new_entry[(64'h28)+:(7)] = root_ply;
        new_entry[(64'h2f)+:(28)] = tag;
        if (storing$q) begin
            own_written$d[(64'h0)+:(13)] = index;
            own_written$d[(64'hd)+:(75)] = new_entry;
            own_written$d[(64'h58)+:(75)] = in_depth_preferred$q;
            if (depth_preferred_stays) begin
                own_written$d[(64'h58)+:(75)] = new_entry;
            end
        end
        own_written$d[(64'ha3)+:(1)] = storing$q & (~depth_preferred_stays);
        own_written$d[(64'ha4)+:(1)] = storing$q & (depth_preferred_stays | (~depth_preferred_test$is_this));
        written = own_written$q;
        writing = own_written$q;
        still_receiving = receiving$q;
        if (writes_received$q) begin
            writing = received$q;
            still_receiving = 1'b0;
        end
        depth_preferred$write_enable = writing[(64'ha3)+:(1)];
        depth_preferred$write_address = writing[(64'h0)+:(13)];
        depth_preferred$write_data = writing[(64'hd)+:(75)];
        always_replace$write_enable = writing[(64'ha4)+:(1)];
        always_replace$write_address = writing[(64'h0)+:(13)];
        always_replace$write_data = writing[(64'h58)+:(75)];
        if (peer_written[(64'ha3)+:(1)] | peer_written[(64'ha4)+:(1)]) begin
            received$d = peer_written;
            still_receiving = 1'b1;
        end
        if (clear) begin
            received$d = emptied;
            received$d[(64'h0)+:(13)] = cleared;
            still_receiving = 1'b1;
        end
        receiving$d = still_receiving;
        writes_received$d = still_receiving & (~storing$q);
        depth_preferred_new$d = writing[(64'hd)+:(75)];
        always_replace_new$d = writing[(64'h58)+:(75)];
        depth_preferred_is_new$d = writing[(64'ha3)+:(1)] & (writing[(64'h0)+:(13)] == read_index);
        always_replace_is_new$d = writing[(64'ha4)+:(1)] & (writing[(64'h0)+:(13)] == read_index);
    end
    
endmodule // best_first$transpositions


module best_first$tree(clock,number,node,write,write_number,written,has_value,has_answer);
    
    // Module arguments
    input wire  clock;
    input wire  [13:0] number;
    output reg  [99:0] node;
    input wire  write;
    input wire  [13:0] write_number;
    input wire  [99:0] written;
    output reg  has_value;
    output reg  has_answer;
    
    // Constant declarations
    localparam  root = 14'b0;
    localparam  most_visits = 14'b11111111111111;
    localparam  one_move = 5'b1;
    
    // Stub signals
    reg  [13:0] nodes$read_address;
    wire  [99:0] nodes$read_data;
    reg  nodes$write_enable;
    reg  [13:0] nodes$write_address;
    reg  [99:0] nodes$write_data;
    reg  [99:0] node_out$d;
    wire  [99:0] node_out$q;
    reg  writing$d;
    wire  writing$q;
    reg  [13:0] writing_number$d;
    wire  [13:0] writing_number$q;
    reg  [99:0] writing_node$d;
    wire  [99:0] writing_node$q;
    reg  has_value_now$d;
    wire  has_value_now$q;
    reg  has_answer_now$d;
    wire  has_answer_now$q;
    
    // Local signals
    reg  [99:0] incoming;
    
    // Sub module instances
    best_first$nodes nodes(
        .clock(clock),
        .read_address(nodes$read_address),
        .read_data(nodes$read_data),
        .write_enable(nodes$write_enable),
        .write_address(nodes$write_address),
        .write_data(nodes$write_data)
    );
    best_first$dff100 node_out(
        .d(node_out$d),
        .q(node_out$q),
        .clock(clock)
    );
    best_first$dff1 writing(
        .d(writing$d),
        .q(writing$q),
        .clock(clock)
    );
    best_first$dff14 writing_number(
        .d(writing_number$d),
        .q(writing_number$q),
        .clock(clock)
    );
    best_first$dff100 writing_node(
        .d(writing_node$d),
        .q(writing_node$q),
        .clock(clock)
    );
    best_first$dff1 has_value_now(
        .d(has_value_now$d),
        .q(has_value_now$q),
        .clock(clock)
    );
    best_first$dff1 has_answer_now(
        .d(has_answer_now$d),
        .q(has_answer_now$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        node_out$d = node_out$q;
        writing$d = writing$q;
        writing_number$d = writing_number$q;
        writing_node$d = writing_node$q;
        has_value_now$d = has_value_now$q;
        has_answer_now$d = has_answer_now$q;
        nodes$read_address = number;
        writing$d = write;
        writing_number$d = write_number;
        writing_node$d = written;
        nodes$write_enable = writing$q;
        nodes$write_address = writing_number$q;
        nodes$write_data = writing_node$q;
        node_out$d = nodes$read_data;
        node = node_out$q;
        incoming = written;
        if (write & (write_number == root)) begin
            has_value_now$d = ~incoming[(64'h63)+:(1)];
            has_answer_now$d = (|incoming[(64'h5b)+:(8)] | (incoming[(64'h32)+:(14)] == most_visits)) | ((~incoming[(64'h1e)+:(1)]) & (incoming[(64'h1f)+:(5)] <= one_move));
        end
        has_value = has_value_now$q;
        has_answer = has_answer_now$q;
    end
    
endmodule // best_first$tree


module best_first$usable(own,other,starts_at_ten,free,corners);
    
    // Module arguments
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  starts_at_ten;
    output reg  [195:0] free;
    output reg  [195:0] corners;
    
    // Constant declarations
    localparam  row_stride = 4'he;
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    localparam  five = 196'h1000000000000000;
    localparam  ten = 196'h8000000000000000000000000000000000;
    localparam  nowhere = 196'h0;
    
    // Local signals
    reg  [195:0] sideways;
    reg  [195:0] edges;
    reg  [195:0] diagonals;
    reg  [195:0] usable;
    reg  [195:0] start;
    
    // Update code
    always @(*) begin
        sideways = ((own << 32'h1) & not_first_column) | ((own >> 32'h1) & not_last_column);
        edges = sideways | (own << row_stride) | (own >> row_stride);
        diagonals = (sideways << row_stride) | (sideways >> row_stride);
        usable = ~(own | other | edges);
        free = usable;
        start = five;
        if (starts_at_ten) begin
            start = ten;
        end
        if (|own) begin
            start = nowhere;
        end
        corners = (diagonals | start) & usable;
    end
    
endmodule // best_first$usable


module best_first$walk(clock,way,state,at_root,node,sorted,leaf,takes_over,next_state,next_node,first,picks,makes);
    
    // Module arguments
    input wire  clock;
    input wire  [27:0] way;
    input wire  [4:0] state;
    input wire  at_root;
    input wire  [97:0] node;
    input wire  [14:0] sorted;
    output reg  [53:0] leaf;
    output reg  takes_over;
    output reg  [4:0] next_state;
    output reg  [97:0] next_node;
    output reg  [14:0] first;
    output reg  picks;
    output reg  makes;
    
    // Constant declarations
    localparam  first_place = 5'b0;
    localparam  one_place = 5'b1;
    localparam  two_plies = 6'b10;
    localparam  root_node = 98'h1003f800000ffff80008000;
    localparam  pass = 15'b111111100000000;
    localparam  sign = 16'h8000;
    
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
    reg  [27:0] way_here$d;
    wire  [27:0] way_here$q;
    reg  laying$d;
    wire  laying$q;
    reg  making$d;
    wire  making$q;
    reg  picking$d;
    wire  picking$q;
    reg  [4:0] place$d;
    wire  [4:0] place$q;
    reg  lays_picked$d;
    wire  lays_picked$q;
    reg  [14:0] made$d;
    wire  [14:0] made$q;
    reg  over$d;
    wire  over$q;
    reg  [15:0] last_value$d;
    wire  [15:0] last_value$q;
    reg  [15:0] earlier_value$d;
    wire  [15:0] earlier_value$q;
    reg  [4:0] last_choices$d;
    wire  [4:0] last_choices$q;
    
    // Local signals
    reg  follows;
    reg  listens;
    reg  hears;
    reg  is_told_to_pick;
    reg  takes;
    reg  picked;
    reg  [4:0] next_place;
    
    // Sub module instances
    best_first$dff28 way_here(
        .d(way_here$d),
        .q(way_here$q),
        .clock(clock)
    );
    best_first$dff1 laying(
        .d(laying$d),
        .q(laying$q),
        .clock(clock)
    );
    best_first$dff1 making(
        .d(making$d),
        .q(making$q),
        .clock(clock)
    );
    best_first$dff1 picking(
        .d(picking$d),
        .q(picking$q),
        .clock(clock)
    );
    best_first$dff5 place(
        .d(place$d),
        .q(place$q),
        .clock(clock)
    );
    best_first$dff1 lays_picked(
        .d(lays_picked$d),
        .q(lays_picked$q),
        .clock(clock)
    );
    best_first$dff15 made(
        .d(made$d),
        .q(made$q),
        .clock(clock)
    );
    best_first$dff1 over(
        .d(over$d),
        .q(over$q),
        .clock(clock)
    );
    best_first$dff16 last_value(
        .d(last_value$d),
        .q(last_value$q),
        .clock(clock)
    );
    best_first$dff16 earlier_value(
        .d(earlier_value$d),
        .q(earlier_value$q),
        .clock(clock)
    );
    best_first$dff5 last_choices(
        .d(last_choices$d),
        .q(last_choices$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        way_here$d = way_here$q;
        laying$d = laying$q;
        making$d = making$q;
        picking$d = picking$q;
        place$d = place$q;
        lays_picked$d = lays_picked$q;
        made$d = made$q;
        over$d = over$q;
        last_value$d = last_value$q;
        earlier_value$d = earlier_value$q;
        last_choices$d = last_choices$q;
        way_here$d = way;
        follows = state == State$Follow;
        listens = follows & (~lays_picked$q);
        hears = listens & way_here$q[(64'h5)+:(1)];
        is_told_to_pick = listens & (way_here$q[(64'h6)+:(1)] & way_here$q[(64'h7)+:(1)]);
        takes = picking$q & (state == State$Store);
        picked = takes & (place$q == first_place);
        laying$d = hears;
        making$d = laying$q | lays_picked$q;
        makes = making$q & (state != State$Idle);
        next_place = place$q - one_place;
        if (takes) begin
            place$d = next_place;
        end
        if (is_told_to_pick) begin
            picking$d = 1'b1;
            place$d = way_here$q[(64'h8)+:(5)];
        end
        if ((state == State$Idle) | picked) begin
            picking$d = 1'b0;
        end
        lays_picked$d = picked;
        takes_over = follows | picked;
        next_state = State$Follow;
        next_node = root_node;
        first = pass;
        picks = is_told_to_pick;
        if (listens) begin
            next_node[(64'h0)+:(15)] = way_here$q[(64'hd)+:(15)];
            if (way_here$q[(64'h6)+:(1)]) begin
                next_state = State$Clear;
            end
        end
        if (is_told_to_pick) begin
            next_node[(64'h58)+:(6)] = two_plies;
            first = way_here$q[(64'hd)+:(15)];
        end
        if (picked) begin
            next_node[(64'h0)+:(15)] = sorted;
        end
        if (lays_picked$q) begin
            next_state = State$Clear;
        end
        if (hears) begin
            made$d = way_here$q[(64'hd)+:(15)];
        end
        if (picked) begin
            made$d = sorted;
        end
        if (follows) begin
            over$d = 1'b0;
        end
        if (at_root) begin
            if (state == State$Complete) begin
                over$d = 1'b1;
            end
            if (state == State$Leave) begin
                earlier_value$d = last_value$q;
                last_value$d = node[(64'h2f)+:(16)];
                last_choices$d = node[(64'h53)+:(5)];
            end
        end
        leaf[(64'h0)+:(1)] = state == State$Finish;
        leaf[(64'h1)+:(1)] = over$q;
        leaf[(64'h2)+:(16)] = last_value$q ^ sign;
        leaf[(64'h12)+:(16)] = earlier_value$q ^ sign;
        leaf[(64'h22)+:(5)] = last_choices$q;
        leaf[(64'h27)+:(15)] = made$q;
    end
    
endmodule // best_first$walk


module best_first$walker(clock,start,new_game,behind_answer,stop,budget_cycles,found,way,idle,busy,done,placement,score,depth,nodes,cycles);
    
    // Module arguments
    input wire  clock;
    input wire  start;
    input wire  new_game;
    input wire  behind_answer;
    input wire  stop;
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
    localparam  root = 14'b0;
    localparam  one = 14'b1;
    localparam  root_level = 6'b0;
    localparam  one_level = 6'b1;
    localparam  length = 6'b111111;
    localparam  first_place = 5'b0;
    localparam  one_place = 5'b1;
    localparam  no_margin = 8'h0;
    localparam  certain = 14'b10000000000000;
    localparam  zero_32 = 32'h0;
    localparam  one_32 = 32'h1;
    localparam  no_node = 100'h0;
    localparam  nothing = 28'h0;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Begin = 1;
    localparam State$Listen = 2;
    localparam State$Take = 3;
    localparam State$Read = 4;
    localparam State$Compare = 5;
    localparam State$Choose = 6;
    localparam State$Grow = 7;
    localparam State$Visit = 8;
    localparam State$Launch = 9;
    localparam State$Count = 10;
    localparam State$Prove = 11;
    localparam State$Recall = 12;
    localparam State$Rank = 13;
    localparam State$Weigh = 14;
    localparam State$Finish = 15;
    
    // Stub signals
    reg  roster$clear;
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
    reg  [13:0] tree$number;
    wire  [99:0] tree$node;
    reg  tree$write;
    reg  [13:0] tree$write_number;
    reg  [99:0] tree$written;
    wire  tree$has_value;
    wire  tree$has_answer;
    reg  [2:0] paths$engine;
    reg  paths$ask_next;
    reg  [2:0] paths$next_engine;
    reg  [5:0] paths$level;
    wire  [13:0] paths$number;
    reg  paths$write;
    reg  [5:0] paths$write_level;
    reg  [13:0] paths$written;
    reg  comparison$clear;
    reg  comparison$valid;
    reg  comparison$is_new;
    reg  [13:0] comparison$visits;
    reg  [26:0] comparison$sum;
    reg  [13:0] comparison$number;
    reg  [4:0] comparison$place;
    reg  [13:0] comparison$parent_visits;
    wire  comparison$any;
    wire  comparison$best_is_new;
    wire  [13:0] comparison$best;
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
    reg  [99:0] ranking$node;
    reg  ranking$restart;
    reg  ranking$compare;
    reg  [13:0] ranking$mean;
    wire  [13:0] ranking$visits;
    wire  [26:0] ranking$sum;
    wire  [14:0] ranking$placement;
    wire  [15:0] ranking$score;
    reg  [3:0] state$d;
    wire  [3:0] state$q;
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
    reg  [13:0] free$d;
    wire  [13:0] free$q;
    reg  [13:0] at$d;
    wire  [13:0] at$q;
    reg  [5:0] level$d;
    wire  [5:0] level$q;
    reg  [5:0] last_level$d;
    wire  [5:0] last_level$q;
    reg  [99:0] family$d;
    wire  [99:0] family$q;
    reg  [13:0] parent$d;
    wire  [13:0] parent$q;
    reg  [4:0] place$d;
    wire  [4:0] place$q;
    reg  [14:0] first_played$d;
    wire  [14:0] first_played$q;
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
    reg  [99:0] node;
    reg  [99:0] parent_node;
    reg  [112:0] here;
    reg  [3:0] next_step;
    reg  [31:0] next_cycle_count;
    reg  [5:0] next_level;
    reg  [5:0] level_above;
    reg  [4:0] next_place;
    reg  [13:0] next_free;
    reg  [13:0] first_child;
    reg  [13:0] next_visits;
    reg  [4:0] fewer_unvisited;
    reg  [31:0] count;
    reg  [5:0] line;
    reg  [13:0] loss;
    reg  [26:0] next_sum;
    reg  [7:0] margin_here;
    reg  [7:0] child_margin;
    reg  is_over;
    reg  has_end;
    reg  is_last_sibling;
    reg  is_last_level;
    reg  is_made;
    reg  starts;
    reg  [99:0] written;
    reg  writes;
    reg  [13:0] write_number;
    
    // Sub module instances
    best_first$roster roster(
        .clock(clock),
        .clear(roster$clear),
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
    best_first$tree tree(
        .clock(clock),
        .number(tree$number),
        .node(tree$node),
        .write(tree$write),
        .write_number(tree$write_number),
        .written(tree$written),
        .has_value(tree$has_value),
        .has_answer(tree$has_answer)
    );
    best_first$paths paths(
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
    best_first$comparison comparison(
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
    best_first$leaf_value leaf_value(
        .clock(clock),
        .found(leaf_value$found),
        .known(leaf_value$known),
        .known_margin(leaf_value$known_margin),
        .chance(leaf_value$chance),
        .margin(leaf_value$margin),
        .moves(leaf_value$moves)
    );
    best_first$proof proof(
        .clock(clock),
        .clear(proof$clear),
        .valid(proof$valid),
        .margin(proof$margin),
        .unvisited(proof$unvisited),
        .proved(proof$proved)
    );
    best_first$ranking ranking(
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
    best_first$walker$state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    best_first$dff4 step(
        .d(step$d),
        .q(step$q),
        .clock(clock)
    );
    best_first$dff1 starting(
        .d(starting$d),
        .q(starting$q),
        .clock(clock)
    );
    best_first$dff1 starts_new_game(
        .d(starts_new_game$d),
        .q(starts_new_game$q),
        .clock(clock)
    );
    best_first$dff1 behind(
        .d(behind$d),
        .q(behind$q),
        .clock(clock)
    );
    best_first$dff1 stopping(
        .d(stopping$d),
        .q(stopping$q),
        .clock(clock)
    );
    best_first$dff32 cycle_count(
        .d(cycle_count$d),
        .q(cycle_count$q),
        .clock(clock)
    );
    best_first$dff1 expired(
        .d(expired$d),
        .q(expired$q),
        .clock(clock)
    );
    best_first$dff32 node_count(
        .d(node_count$d),
        .q(node_count$q),
        .clock(clock)
    );
    best_first$dff6 furthest(
        .d(furthest$d),
        .q(furthest$q),
        .clock(clock)
    );
    best_first$dff15 answer(
        .d(answer$d),
        .q(answer$q),
        .clock(clock)
    );
    best_first$dff16 answer_value(
        .d(answer_value$d),
        .q(answer_value$q),
        .clock(clock)
    );
    best_first$dff28 told(
        .d(told$d),
        .q(told$q),
        .clock(clock)
    );
    best_first$dff113 found_here(
        .d(found_here$d),
        .q(found_here$q),
        .clock(clock)
    );
    best_first$dff14 free(
        .d(free$d),
        .q(free$q),
        .clock(clock)
    );
    best_first$dff14 at(
        .d(at$d),
        .q(at$q),
        .clock(clock)
    );
    best_first$dff6 level(
        .d(level$d),
        .q(level$q),
        .clock(clock)
    );
    best_first$dff6 last_level(
        .d(last_level$d),
        .q(last_level$q),
        .clock(clock)
    );
    best_first$dff100 family(
        .d(family$d),
        .q(family$q),
        .clock(clock)
    );
    best_first$dff14 parent(
        .d(parent$d),
        .q(parent$q),
        .clock(clock)
    );
    best_first$dff5 place(
        .d(place$d),
        .q(place$q),
        .clock(clock)
    );
    best_first$dff15 first_played(
        .d(first_played$d),
        .q(first_played$q),
        .clock(clock)
    );
    best_first$dff1 launches(
        .d(launches$d),
        .q(launches$q),
        .clock(clock)
    );
    best_first$dff1 picks(
        .d(picks$d),
        .q(picks$q),
        .clock(clock)
    );
    best_first$dff1 known(
        .d(known$d),
        .q(known$q),
        .clock(clock)
    );
    best_first$dff8 known_margin(
        .d(known_margin$d),
        .q(known_margin$q),
        .clock(clock)
    );
    best_first$dff14 chance(
        .d(chance$d),
        .q(chance$q),
        .clock(clock)
    );
    best_first$dff1 at_end(
        .d(at_end$d),
        .q(at_end$q),
        .clock(clock)
    );
    best_first$dff8 margin(
        .d(margin$d),
        .q(margin$q),
        .clock(clock)
    );
    best_first$dff1 proves(
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
        told$d = told$q;
        found_here$d = found_here$q;
        free$d = free$q;
        at$d = at$q;
        level$d = level$q;
        last_level$d = last_level$q;
        family$d = family$q;
        parent$d = parent$q;
        place$d = place$q;
        first_played$d = first_played$q;
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
        tree$number = at$q;
        node = tree$node;
        parent_node = family$q;
        first_child = ((node[(64'hf)+:(15)]) & 14'h3fff);
        is_last_sibling = node[(64'h24)+:(14)] == root;
        has_end = |node[(64'h5b)+:(8)] | ((~node[(64'h1e)+:(1)]) & (~|node[(64'h1f)+:(5)]));
        child_margin = no_margin - node[(64'h5b)+:(8)];
        next_visits = node[(64'h32)+:(14)] + one;
        fewer_unvisited = parent_node[(64'h1f)+:(5)] - one_place;
        next_level = level$q + one_level;
        level_above = level$q - one_level;
        is_last_level = level$q == last_level$q;
        is_made = (launches$q & (~(is_last_level & picks$q))) & (behind$q | (level$q != root_level));
        next_place = place$q + one_place;
        next_free = free$q + one;
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
        comparison$visits = node[(64'h32)+:(14)];
        comparison$sum = node[(64'h40)+:(27)];
        comparison$number = at$q;
        comparison$place = place$q;
        comparison$parent_visits = parent_node[(64'h32)+:(14)];
        leaf_value$found = found_here$q;
        leaf_value$known = known$q;
        leaf_value$known_margin = known_margin$q;
        proof$clear = 1'b0;
        proof$valid = 1'b0;
        proof$margin = child_margin;
        proof$unvisited = parent_node[(64'h1f)+:(5)];
        ranking$node = tree$node;
        ranking$restart = state$q == State$Recall;
        ranking$compare = 1'b0;
        ranking$mean = comparison$mean;
        count = node_count$q + found_here$q[(64'h42)+:(32)];
        line = level$q + found_here$q[(64'h3c)+:(6)];
        loss = certain - chance$q;
        next_sum = parent_node[(64'h40)+:(27)] + ((loss) & 27'h7ffffff);
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
                    free$d = one;
                    launches$d = 1'b1;
                    picks$d = 1'b0;
                    behind$d = behind_answer;
                    if (starting$q) begin
                        behind$d = behind$q;
                        cycle_count$d = zero_32;
                        node_count$d = zero_32;
                        furthest$d = root_level;
                        roster$renew = starts_new_game$q;
                        state$d = State$Begin;
                    end
                end
            State$Begin:
                begin
                    writes = 1'b1;
                    write_number = root;
                    written = no_node;
                    written[(64'h0)+:(15)] = answer$q;
                    written[(64'h63)+:(1)] = 1'b1;
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
                    else if (roster$any_looking & (~is_over)) begin
                        state$d = State$Read;
                    end
                    else if (~roster$any_away) begin
                        state$d = State$Recall;
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
                            known_margin$d = node[(64'h5b)+:(8)];
                            state$d = State$Visit;
                        end
                        else if (~node[(64'h1e)+:(1)]) begin
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
                        comparison$valid = ~node[(64'h63)+:(1)];
                        place$d = next_place;
                        if (place$q == first_place) begin
                            first_played$d = node[(64'h0)+:(15)];
                        end
                        at$d = node[(64'h24)+:(14)];
                        if (is_last_sibling) begin
                            at$d = at$q;
                            state$d = State$Choose;
                        end
                    end
                end
            State$Choose:
                begin
                    comparison$is_new = 1'b1;
                    comparison$visits = parent_node[(64'h32)+:(14)];
                    comparison$sum = parent_node[(64'h40)+:(27)];
                    if (step$q == steps$0) begin
                        comparison$valid = |parent_node[(64'h1f)+:(5)];
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
                        written[(64'h24)+:(14)] = free$q;
                        told$d[(64'h3)+:(1)] = 1'b1;
                    end
                    if (step$q == steps$1) begin
                        written[(64'h1f)+:(5)] = fewer_unvisited;
                        if (~picks$q) begin
                            written[(64'h1e)+:(1)] = 1'b1;
                            written[(64'hf)+:(15)] = ((free$q) & 15'h7fff);
                        end
                    end
                    if (step$q == steps$2) begin
                        write_number = free$q;
                        written = no_node;
                        written[(64'h0)+:(15)] = parent_node[(64'hf)+:(15)];
                        written[(64'h63)+:(1)] = 1'b1;
                        paths$write = 1'b1;
                        paths$write_level = next_level;
                        paths$written = free$q;
                        free$d = next_free;
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
                    written[(64'h32)+:(14)] = next_visits;
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
                    paths$written = ((last_level$q) & 14'h3fff);
                    if (step$q == steps$4) begin
                        told$d[(64'h6)+:(1)] = 1'b1;
                        if (picks$q) begin
                            told$d[(64'h7)+:(1)] = 1'b1;
                            told$d[(64'h8)+:(5)] = place$q;
                            told$d[(64'hd)+:(15)] = first_played$q;
                        end
                    end
                    if (step$q == steps$5) begin
                        state$d = State$Listen;
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
                        written[(64'h40)+:(27)] = next_sum;
                        if (~|parent_node[(64'h5b)+:(8)]) begin
                            written[(64'h5b)+:(8)] = margin_here;
                        end
                        if (at_end$q & (~known$q)) begin
                            written[(64'hf)+:(15)] = found_here$q[(64'h8)+:(15)];
                            written[(64'h1f)+:(5)] = leaf_value$moves;
                            written[(64'h63)+:(1)] = 1'b0;
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
                        at$d = node[(64'h24)+:(14)];
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
                        if (node[(64'h1e)+:(1)]) begin
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
                        at$d = node[(64'h24)+:(14)];
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
            state$d = State$Idle;
        end
    end
    
endmodule // best_first$walker


module best_first$walker$state(d,q,clock);
    
    // Module arguments
    input wire  [3:0] d;
    output reg  [3:0] q;
    input wire  clock;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Begin = 1;
    localparam State$Listen = 2;
    localparam State$Take = 3;
    localparam State$Read = 4;
    localparam State$Compare = 5;
    localparam State$Choose = 6;
    localparam State$Grow = 7;
    localparam State$Visit = 8;
    localparam State$Launch = 9;
    localparam State$Count = 10;
    localparam State$Prove = 11;
    localparam State$Recall = 12;
    localparam State$Rank = 13;
    localparam State$Weigh = 14;
    localparam State$Finish = 15;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // best_first$walker$state


module best_first$weights(address,clock,data);
    
    // Module arguments
    input wire  [6:0] address;
    input wire  clock;
    output reg  [79:0] data;
    
    // Update code (custom)
    reg[79:0] mem [127:0];
    
    initial begin
    mem[7'b0] = 80'hf400027cd0b836ffecc;
    mem[7'b1] = 80'hf400027cd0b83600062;
    mem[7'b10] = 80'hf400027cd0b836ffecc;
    mem[7'b11] = 80'hf400027cd0b83600062;
    mem[7'b100] = 80'hf400027cd0b836ffecc;
    mem[7'b101] = 80'hf40202bcb0c04bfffe8;
    mem[7'b110] = 80'hf40402bc80c860ffecb;
    mem[7'b111] = 80'hf80602bc50d075ffef4;
    mem[7'b1000] = 80'hf80802bc20d48affeca;
    mem[7'b1001] = 80'hf80a02fbf0dc9effe00;
    mem[7'b1010] = 80'hf80c02fbc0e4b3ffec9;
    mem[7'b1011] = 80'hf40f037ba0f0bdffd6f;
    mem[7'b1100] = 80'hf01103fb70fcc7ffec9;
    mem[7'b1101] = 80'hec13047b410cd1ffd42;
    mem[7'b1110] = 80'he81504bb1118dbffeca;
    mem[7'b1111] = 80'he417053af128e5ffd14;
    mem[7'b10000] = 80'he01905bac134efffeca;
    mem[7'b10001] = 80'hd81a067a9140f9ffcf5;
    mem[7'b10010] = 80'hd41a073a614903ffee5;
    mem[7'b10011] = 80'hcc1b07ba31550dffce5;
    mem[7'b10100] = 80'hc81b0879f16117ffeff;
    mem[7'b10101] = 80'hc01c0939c16921ffcd4;
    mem[7'b10110] = 80'hbc1d09b991752bfff1a;
    mem[7'b10111] = 80'hb01d0b79217134ffcd5;
    mem[7'b11000] = 80'ha81d0d78b16d3cfff4f;
    mem[7'b11001] = 80'h9c1e0f38316d45ffce8;
    mem[7'b11010] = 80'h901e10f7c1694dfff84;
    mem[7'b11011] = 80'h841e12b7516556ffcfa;
    mem[7'b11100] = 80'h7c1f1476d1615efffb9;
    mem[7'b11101] = 80'h6c1a1576e1897affd48;
    mem[7'b11110] = 80'h5c1616b6f1ad96fffc2;
    mem[7'b11111] = 80'h4c1217b701d5b1ffdd1;
    mem[7'b100000] = 80'h3c0d18f711fdcdfffcc;
    mem[7'b100001] = 80'h300919f72225e9ffe5a;
    mem[7'b100010] = 80'h20051b373249fffffd5;
    mem[7'b100011] = 80'h20051b373249ffffe9e;
    mem[7'b100100] = 80'h20051b373249fffffd5;
    mem[7'b100101] = 80'h20051b373249ffffe9e;
    mem[7'b100110] = 80'h20051b373249fffffd5;
    mem[7'b100111] = 80'h20051b373249ffffe9e;
    mem[7'b101000] = 80'h20051b373249fffffd5;
    mem[7'b101001] = 80'h20051b373249fffffd5;
    mem[7'b101010] = 80'h20051b373249fffffd5;
    mem[7'b101011] = 80'h20051b373249fffffd5;
    mem[7'b101100] = 80'h20051b373249fffffd5;
    mem[7'b101101] = 80'h20051b373249fffffd5;
    mem[7'b101110] = 80'h20051b373249fffffd5;
    mem[7'b101111] = 80'h20051b373249fffffd5;
    mem[7'b110000] = 80'h20051b373249fffffd5;
    mem[7'b110001] = 80'h20051b373249fffffd5;
    mem[7'b110010] = 80'h20051b373249fffffd5;
    mem[7'b110011] = 80'h20051b373249fffffd5;
    mem[7'b110100] = 80'h20051b373249fffffd5;
    mem[7'b110101] = 80'h20051b373249fffffd5;
    mem[7'b110110] = 80'h20051b373249fffffd5;
    mem[7'b110111] = 80'h20051b373249fffffd5;
    mem[7'b111000] = 80'h20051b373249fffffd5;
    mem[7'b111001] = 80'h20051b373249fffffd5;
    mem[7'b111010] = 80'h20051b373249fffffd5;
    mem[7'b111011] = 80'h20051b373249fffffd5;
    mem[7'b111100] = 80'h20051b373249fffffd5;
    mem[7'b111101] = 80'h20051b373249fffffd5;
    mem[7'b111110] = 80'h20051b373249fffffd5;
    mem[7'b111111] = 80'h20051b373249fffffd5;
    mem[7'b1000000] = 80'h20051b373249fffffd5;
    mem[7'b1000001] = 80'h20051b373249fffffd5;
    mem[7'b1000010] = 80'h20051b373249fffffd5;
    mem[7'b1000011] = 80'h20051b373249fffffd5;
    mem[7'b1000100] = 80'h20051b373249fffffd5;
    mem[7'b1000101] = 80'h20051b373249fffffd5;
    mem[7'b1000110] = 80'h20051b373249fffffd5;
    mem[7'b1000111] = 80'h20051b373249fffffd5;
    mem[7'b1001000] = 80'h20051b373249fffffd5;
    mem[7'b1001001] = 80'h20051b373249fffffd5;
    mem[7'b1001010] = 80'h20051b373249fffffd5;
    mem[7'b1001011] = 80'h20051b373249fffffd5;
    mem[7'b1001100] = 80'h20051b373249fffffd5;
    mem[7'b1001101] = 80'h20051b373249fffffd5;
    mem[7'b1001110] = 80'h20051b373249fffffd5;
    mem[7'b1001111] = 80'h20051b373249fffffd5;
    mem[7'b1010000] = 80'h20051b373249fffffd5;
    mem[7'b1010001] = 80'h20051b373249fffffd5;
    mem[7'b1010010] = 80'h20051b373249fffffd5;
    mem[7'b1010011] = 80'h20051b373249fffffd5;
    mem[7'b1010100] = 80'h20051b373249fffffd5;
    mem[7'b1010101] = 80'h20051b373249fffffd5;
    mem[7'b1010110] = 80'h20051b373249fffffd5;
    mem[7'b1010111] = 80'h20051b373249fffffd5;
    mem[7'b1011000] = 80'h20051b373249fffffd5;
    mem[7'b1011001] = 80'h20051b373249fffffd5;
    mem[7'b1011010] = 80'h20051b373249fffffd5;
    mem[7'b1011011] = 80'h20051b373249fffffd5;
    mem[7'b1011100] = 80'h20051b373249fffffd5;
    mem[7'b1011101] = 80'h20051b373249fffffd5;
    mem[7'b1011110] = 80'h20051b373249fffffd5;
    mem[7'b1011111] = 80'h20051b373249fffffd5;
    mem[7'b1100000] = 80'h20051b373249fffffd5;
    mem[7'b1100001] = 80'h20051b373249fffffd5;
    mem[7'b1100010] = 80'h20051b373249fffffd5;
    mem[7'b1100011] = 80'h20051b373249fffffd5;
    mem[7'b1100100] = 80'h20051b373249fffffd5;
    mem[7'b1100101] = 80'h20051b373249fffffd5;
    mem[7'b1100110] = 80'h20051b373249fffffd5;
    mem[7'b1100111] = 80'h20051b373249fffffd5;
    mem[7'b1101000] = 80'h20051b373249fffffd5;
    mem[7'b1101001] = 80'h20051b373249fffffd5;
    mem[7'b1101010] = 80'h20051b373249fffffd5;
    mem[7'b1101011] = 80'h20051b373249fffffd5;
    mem[7'b1101100] = 80'h20051b373249fffffd5;
    mem[7'b1101101] = 80'h20051b373249fffffd5;
    mem[7'b1101110] = 80'h20051b373249fffffd5;
    mem[7'b1101111] = 80'h20051b373249fffffd5;
    mem[7'b1110000] = 80'h20051b373249fffffd5;
    mem[7'b1110001] = 80'h20051b373249fffffd5;
    mem[7'b1110010] = 80'h20051b373249fffffd5;
    mem[7'b1110011] = 80'h20051b373249fffffd5;
    mem[7'b1110100] = 80'h20051b373249fffffd5;
    mem[7'b1110101] = 80'h20051b373249fffffd5;
    mem[7'b1110110] = 80'h20051b373249fffffd5;
    mem[7'b1110111] = 80'h20051b373249fffffd5;
    mem[7'b1111000] = 80'h20051b373249fffffd5;
    mem[7'b1111001] = 80'h20051b373249fffffd5;
    mem[7'b1111010] = 80'h20051b373249fffffd5;
    mem[7'b1111011] = 80'h20051b373249fffffd5;
    mem[7'b1111100] = 80'h20051b373249fffffd5;
    mem[7'b1111101] = 80'h20051b373249fffffd5;
    mem[7'b1111110] = 80'h20051b373249fffffd5;
    mem[7'b1111111] = 80'h20051b373249fffffd5;
    end
    
    always @(posedge clock) begin
       data <= mem[address];
    end
endmodule // best_first$weights


module best_first$window(board,x,y,rows$0,rows$1,rows$2,rows$3,rows$4,rows$5,rows$6,rows$7,rows$8);
    
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
    
    // Constant declarations
    localparam  margin = 7'b111000;
    localparam  eight_rows = 7'b1110000;
    localparam  four_rows = 7'b111000;
    localparam  two_rows = 7'b11100;
    localparam  one_row = 7'b1110;
    
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
    reg  [223:0] up_8;
    reg  [167:0] up_4;
    reg  [139:0] up_2;
    reg  [125:0] up_1;
    
    // Sub module instances
    best_first$cut cut$0(
        .row(cut$0$row),
        .x(cut$0$x),
        .cells(cut$0$cells)
    );
    best_first$cut cut$1(
        .row(cut$1$row),
        .x(cut$1$x),
        .cells(cut$1$cells)
    );
    best_first$cut cut$2(
        .row(cut$2$row),
        .x(cut$2$x),
        .cells(cut$2$cells)
    );
    best_first$cut cut$3(
        .row(cut$3$row),
        .x(cut$3$x),
        .cells(cut$3$cells)
    );
    best_first$cut cut$4(
        .row(cut$4$row),
        .x(cut$4$x),
        .cells(cut$4$cells)
    );
    best_first$cut cut$5(
        .row(cut$5$row),
        .x(cut$5$x),
        .cells(cut$5$cells)
    );
    best_first$cut cut$6(
        .row(cut$6$row),
        .x(cut$6$x),
        .cells(cut$6$cells)
    );
    best_first$cut cut$7(
        .row(cut$7$row),
        .x(cut$7$x),
        .cells(cut$7$cells)
    );
    best_first$cut cut$8(
        .row(cut$8$row),
        .x(cut$8$x),
        .cells(cut$8$cells)
    );
    
    // Update code
    always @(*) begin
        framed = ((board) & 308'hfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff) << margin;
        up_8 = framed[(32'h0)+:(224)];
        if (y[32'h3]) begin
            up_8 = ((framed[(eight_rows)+:(196)]) & 224'hffffffffffffffffffffffffffffffffffffffffffffffffffffffff);
        end
        up_4 = up_8[(32'h0)+:(168)];
        if (y[32'h2]) begin
            up_4 = up_8[(four_rows)+:(168)];
        end
        up_2 = up_4[(32'h0)+:(140)];
        if (y[32'h1]) begin
            up_2 = up_4[(two_rows)+:(140)];
        end
        up_1 = up_2[(32'h0)+:(126)];
        if (y[32'h0]) begin
            up_1 = up_2[(one_row)+:(126)];
        end
        cut$0$row = up_1[(one_row * 0)+:(14)];
        cut$0$x = x;
        rows$0 = cut$0$cells;
        cut$1$row = up_1[(one_row * 1)+:(14)];
        cut$1$x = x;
        rows$1 = cut$1$cells;
        cut$2$row = up_1[(one_row * 2)+:(14)];
        cut$2$x = x;
        rows$2 = cut$2$cells;
        cut$3$row = up_1[(one_row * 3)+:(14)];
        cut$3$x = x;
        rows$3 = cut$3$cells;
        cut$4$row = up_1[(one_row * 4)+:(14)];
        cut$4$x = x;
        rows$4 = cut$4$cells;
        cut$5$row = up_1[(one_row * 5)+:(14)];
        cut$5$x = x;
        rows$5 = cut$5$cells;
        cut$6$row = up_1[(one_row * 6)+:(14)];
        cut$6$x = x;
        rows$6 = cut$6$cells;
        cut$7$row = up_1[(one_row * 7)+:(14)];
        cut$7$x = x;
        rows$7 = cut$7$cells;
        cut$8$row = up_1[(one_row * 8)+:(14)];
        cut$8$x = x;
        rows$8 = cut$8$cells;
    end
    
endmodule // best_first$window
