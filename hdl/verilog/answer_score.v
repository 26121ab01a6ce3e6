// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module answer_score(clock,chance,is_others,margin,score);
    
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
    scores scores(
        .clock(clock),
        .address(scores$address),
        .data(scores$data)
    );
    dff1 behind_1(
        .d(behind_1$d),
        .q(behind_1$q),
        .clock(clock)
    );
    dff1 behind_2(
        .d(behind_2$d),
        .q(behind_2$q),
        .clock(clock)
    );
    dff8 index(
        .d(index$d),
        .q(index$q),
        .clock(clock)
    );
    dff16 score_out(
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
    
endmodule // answer_score
