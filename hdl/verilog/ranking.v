// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module ranking(clock,node,restart,compare,mean,visits,sum,placement,score);
    
    // Module arguments
    input wire  clock;
    input wire  [110:0] node;
    input wire  restart;
    input wire  compare;
    input wire  [13:0] mean;
    output reg  [17:0] visits;
    output reg  [30:0] sum;
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
    reg  [110:0] best$d;
    wire  [110:0] best$q;
    reg  [7:0] best_margin$d;
    wire  [7:0] best_margin$q;
    reg  is_root$d;
    wire  is_root$q;
    
    // Local signals
    reg  [110:0] best_node;
    reg  [7:0] margin;
    reg  [7:0] biased;
    reg  [7:0] best_biased;
    
    // Sub module instances
    answer_score answer_score(
        .clock(clock),
        .chance(answer_score$chance),
        .is_others(answer_score$is_others),
        .margin(answer_score$margin),
        .score(answer_score$score)
    );
    dff111 best(
        .d(best$d),
        .q(best$q),
        .clock(clock)
    );
    dff8 best_margin(
        .d(best_margin$d),
        .q(best_margin$q),
        .clock(clock)
    );
    dff1 is_root(
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
        margin = no_margin - node[(64'h66)+:(8)];
        biased = margin ^ sign;
        best_biased = best_margin$q ^ sign;
        if (compare & ((is_root$q | (biased > best_biased)) | ((biased == best_biased) & (node[(64'h35)+:(18)] > best_node[(64'h35)+:(18)])))) begin
            best$d = node;
            best_margin$d = margin;
            is_root$d = 1'b0;
        end
        if (restart) begin
            best$d = node;
            best$d[(64'h0)+:(15)] = ((node[(64'hf)+:(16)]) & 15'h7fff);
            best_margin$d = node[(64'h66)+:(8)];
            is_root$d = 1'b1;
        end
        visits = best_node[(64'h35)+:(18)];
        sum = best_node[(64'h47)+:(31)];
        placement = best_node[(64'h0)+:(15)];
        answer_score$chance = mean;
        answer_score$is_others = is_root$q;
        answer_score$margin = best_margin$q;
        score = answer_score$score;
    end
    
endmodule // ranking
