// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module comparison(clock,clear,valid,is_new,visits,sum,number,place,parent_visits,any,best_is_new,best,mean);
    
    // Module arguments
    input wire  clock;
    input wire  clear;
    input wire  valid;
    input wire  is_new;
    input wire  [17:0] visits;
    input wire  [30:0] sum;
    input wire  [15:0] number;
    input wire  [4:0] place;
    input wire  [17:0] parent_visits;
    output reg  any;
    output reg  best_is_new;
    output reg  [15:0] best;
    output reg  [13:0] mean;
    
    // Constant declarations
    localparam  one = 19'b1;
    localparam  four_times = 4'h4;
    localparam  six_times = 4'h6;
    localparam  most_incentive = 18'b111111111111111111;
    localparam  one_bit = 6'b1;
    localparam  none = 6'b0;
    localparam  certain = 14'b10000000000000;
    localparam  certain_wide = 41'h2000;
    localparam  certain_worth = 20'h2000;
    localparam  unvisited = 20'h333;
    
    // Stub signals
    reg  [18:0] leading_visits$count;
    wire  [9:0] leading_visits$known;
    wire  [3:0] leading_visits$halved;
    wire  [4:0] leading_visits$logarithm;
    reg  [18:0] leading_tries$count;
    wire  [9:0] leading_tries$known;
    wire  [3:0] leading_tries$halved;
    wire  [4:0] leading_tries$logarithm;
    reg  [18:0] leading_parent$count;
    wire  [9:0] leading_parent$known;
    wire  [3:0] leading_parent$halved;
    wire  [4:0] leading_parent$logarithm;
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
    reg  parent_is_huge$d;
    wire  parent_is_huge$q;
    reg  parent_is_vast$d;
    wire  parent_is_vast$q;
    reg  [5:0] valid_past$d;
    wire  [5:0] valid_past$q;
    reg  [5:0] is_new_past$d;
    wire  [5:0] is_new_past$q;
    reg  [15:0] number_1$d;
    wire  [15:0] number_1$q;
    reg  [15:0] number_2$d;
    wire  [15:0] number_2$q;
    reg  [15:0] number_3$d;
    wire  [15:0] number_3$q;
    reg  [15:0] number_4$d;
    wire  [15:0] number_4$q;
    reg  [15:0] number_5$d;
    wire  [15:0] number_5$q;
    reg  [15:0] number_6$d;
    wire  [15:0] number_6$q;
    reg  [15:0] number_7$d;
    wire  [15:0] number_7$q;
    reg  [30:0] sum_1$d;
    wire  [30:0] sum_1$q;
    reg  [22:0] sum_2$d;
    wire  [22:0] sum_2$q;
    reg  [22:0] sum_3$d;
    wire  [22:0] sum_3$q;
    reg  [3:0] halved_1$d;
    wire  [3:0] halved_1$q;
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
    reg  [4:0] tries_1$d;
    wire  [4:0] tries_1$q;
    reg  [4:0] tries_2$d;
    wire  [4:0] tries_2$q;
    reg  [4:0] tries_3$d;
    wire  [4:0] tries_3$q;
    reg  [4:0] tries_4$d;
    wire  [4:0] tries_4$q;
    reg  [4:0] tries_5$d;
    wire  [4:0] tries_5$q;
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
    reg  [15:0] best_now$d;
    wire  [15:0] best_now$q;
    reg  best_is_new_now$d;
    wire  best_is_new_now$q;
    reg  any_now$d;
    wire  any_now$q;
    
    // Local signals
    reg  [18:0] visits_wide;
    reg  [18:0] next_tries;
    reg  [18:0] tries;
    reg  [18:0] parent_wide;
    reg  [9:0] root_index;
    reg  [17:0] great_root;
    reg  [17:0] huge_root;
    reg  [17:0] vast_root;
    reg  [30:0] halved_sum;
    reg  [3:0] scale;
    reg  [29:0] share_wide;
    reg  [17:0] incentive;
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
    leading leading_visits(
        .count(leading_visits$count),
        .known(leading_visits$known),
        .halved(leading_visits$halved),
        .logarithm(leading_visits$logarithm)
    );
    leading leading_tries(
        .count(leading_tries$count),
        .known(leading_tries$known),
        .halved(leading_tries$halved),
        .logarithm(leading_tries$logarithm)
    );
    leading leading_parent(
        .count(leading_parent$count),
        .known(leading_parent$known),
        .halved(leading_parent$halved),
        .logarithm(leading_parent$logarithm)
    );
    reciprocals reciprocals(
        .clock(clock),
        .address(reciprocals$address),
        .data(reciprocals$data)
    );
    reciprocals reciprocals_of_tries(
        .clock(clock),
        .address(reciprocals_of_tries$address),
        .data(reciprocals_of_tries$data)
    );
    roots roots(
        .clock(clock),
        .address(roots$address),
        .data(roots$data)
    );
    priors priors(
        .clock(clock),
        .address(priors$address),
        .data(priors$data)
    );
    times_root times_root(
        .clock(clock),
        .left(times_root$left),
        .right(times_root$right),
        .product(times_root$product)
    );
    times_share times_share(
        .clock(clock),
        .left(times_share$left),
        .right(times_share$right),
        .product(times_share$product)
    );
    times_sum times_sum(
        .clock(clock),
        .left(times_sum$left),
        .right(times_sum$right),
        .product(times_sum$product)
    );
    dff18 root(
        .d(root$d),
        .q(root$q),
        .clock(clock)
    );
    dff1 parent_is_great(
        .d(parent_is_great$d),
        .q(parent_is_great$q),
        .clock(clock)
    );
    dff1 parent_is_huge(
        .d(parent_is_huge$d),
        .q(parent_is_huge$q),
        .clock(clock)
    );
    dff1 parent_is_vast(
        .d(parent_is_vast$d),
        .q(parent_is_vast$q),
        .clock(clock)
    );
    dff6 valid_past(
        .d(valid_past$d),
        .q(valid_past$q),
        .clock(clock)
    );
    dff6 is_new_past(
        .d(is_new_past$d),
        .q(is_new_past$q),
        .clock(clock)
    );
    dff16 number_1(
        .d(number_1$d),
        .q(number_1$q),
        .clock(clock)
    );
    dff16 number_2(
        .d(number_2$d),
        .q(number_2$q),
        .clock(clock)
    );
    dff16 number_3(
        .d(number_3$d),
        .q(number_3$q),
        .clock(clock)
    );
    dff16 number_4(
        .d(number_4$d),
        .q(number_4$q),
        .clock(clock)
    );
    dff16 number_5(
        .d(number_5$d),
        .q(number_5$q),
        .clock(clock)
    );
    dff16 number_6(
        .d(number_6$d),
        .q(number_6$q),
        .clock(clock)
    );
    dff16 number_7(
        .d(number_7$d),
        .q(number_7$q),
        .clock(clock)
    );
    dff31 sum_1(
        .d(sum_1$d),
        .q(sum_1$q),
        .clock(clock)
    );
    dff23 sum_2(
        .d(sum_2$d),
        .q(sum_2$q),
        .clock(clock)
    );
    dff23 sum_3(
        .d(sum_3$d),
        .q(sum_3$q),
        .clock(clock)
    );
    dff4 halved_1(
        .d(halved_1$d),
        .q(halved_1$q),
        .clock(clock)
    );
    dff10 known_1(
        .d(known_1$d),
        .q(known_1$q),
        .clock(clock)
    );
    dff10 known_tries_1(
        .d(known_tries_1$d),
        .q(known_tries_1$q),
        .clock(clock)
    );
    dff4 scale_1(
        .d(scale_1$d),
        .q(scale_1$q),
        .clock(clock)
    );
    dff4 scale_2(
        .d(scale_2$d),
        .q(scale_2$q),
        .clock(clock)
    );
    dff4 scale_3(
        .d(scale_3$d),
        .q(scale_3$q),
        .clock(clock)
    );
    dff4 scale_4(
        .d(scale_4$d),
        .q(scale_4$q),
        .clock(clock)
    );
    dff4 scale_5(
        .d(scale_5$d),
        .q(scale_5$q),
        .clock(clock)
    );
    dff5 tries_1(
        .d(tries_1$d),
        .q(tries_1$q),
        .clock(clock)
    );
    dff5 tries_2(
        .d(tries_2$d),
        .q(tries_2$q),
        .clock(clock)
    );
    dff5 tries_3(
        .d(tries_3$d),
        .q(tries_3$q),
        .clock(clock)
    );
    dff5 tries_4(
        .d(tries_4$d),
        .q(tries_4$q),
        .clock(clock)
    );
    dff5 tries_5(
        .d(tries_5$d),
        .q(tries_5$q),
        .clock(clock)
    );
    dff18 reciprocal_3(
        .d(reciprocal_3$d),
        .q(reciprocal_3$q),
        .clock(clock)
    );
    dff18 reciprocal_of_tries_3(
        .d(reciprocal_of_tries_3$d),
        .q(reciprocal_of_tries_3$q),
        .clock(clock)
    );
    dff14 mean_6(
        .d(mean_6$d),
        .q(mean_6$q),
        .clock(clock)
    );
    dff20 exploration_6(
        .d(exploration_6$d),
        .q(exploration_6$q),
        .clock(clock)
    );
    dff20 worth_7(
        .d(worth_7$d),
        .q(worth_7$q),
        .clock(clock)
    );
    dff1 valid_7(
        .d(valid_7$d),
        .q(valid_7$q),
        .clock(clock)
    );
    dff1 is_new_7(
        .d(is_new_7$d),
        .q(is_new_7$q),
        .clock(clock)
    );
    dff20 least(
        .d(least$d),
        .q(least$q),
        .clock(clock)
    );
    dff16 best_now(
        .d(best_now$d),
        .q(best_now$q),
        .clock(clock)
    );
    dff1 best_is_new_now(
        .d(best_is_new_now$d),
        .q(best_is_new_now$q),
        .clock(clock)
    );
    dff1 any_now(
        .d(any_now$d),
        .q(any_now$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        root$d = root$q;
        parent_is_great$d = parent_is_great$q;
        parent_is_huge$d = parent_is_huge$q;
        parent_is_vast$d = parent_is_vast$q;
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
        parent_wide = ((parent_visits) & 19'h7ffff);
        leading_parent$count = parent_wide;
        root_index = parent_visits[(32'h0)+:(10)];
        parent_is_great$d = 1'b0;
        if (|leading_parent$halved) begin
            root_index = parent_visits[(32'h4)+:(10)];
            parent_is_great$d = 1'b1;
        end
        parent_is_huge$d = 1'b0;
        if (leading_parent$halved > four_times) begin
            root_index = parent_visits[(32'h6)+:(10)];
            parent_is_huge$d = 1'b1;
        end
        parent_is_vast$d = 1'b0;
        if (leading_parent$halved > six_times) begin
            root_index = parent_visits[(32'h8)+:(10)];
            parent_is_vast$d = 1'b1;
        end
        roots$address = root_index;
        great_root = roots$data << 32'h2;
        huge_root = roots$data << 32'h3;
        vast_root = roots$data << 32'h4;
        root$d = roots$data;
        if (parent_is_great$q) begin
            root$d = great_root;
        end
        if (parent_is_huge$q) begin
            root$d = huge_root;
        end
        if (parent_is_vast$q) begin
            root$d = vast_root;
        end
        visits_wide = ((visits) & 19'h7ffff);
        leading_visits$count = visits_wide;
        next_tries = visits_wide + one;
        tries = next_tries;
        if (is_new) begin
            tries = one;
        end
        leading_tries$count = tries;
        halved_1$d = leading_visits$halved;
        known_1$d = leading_visits$known;
        scale = leading_visits$logarithm[(32'h0)+:(4)] - leading_visits$halved;
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
        incentive = share_wide[(32'h8)+:(18)];
        if (|share_wide[(32'h1a)+:(4)]) begin
            incentive = most_incentive;
        end
        times_share$left = incentive;
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
    
endmodule // comparison
