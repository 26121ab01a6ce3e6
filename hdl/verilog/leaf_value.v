// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module leaf_value(clock,found,known,known_margin,chance,margin,moves);
    
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
    chances chances(
        .clock(clock),
        .address(chances$address),
        .data(chances$data)
    );
    dff16 value(
        .d(value$d),
        .q(value$q),
        .clock(clock)
    );
    dff1 behind(
        .d(behind$d),
        .q(behind$q),
        .clock(clock)
    );
    dff1 exact(
        .d(exact$d),
        .q(exact$q),
        .clock(clock)
    );
    dff9 index(
        .d(index$d),
        .q(index$q),
        .clock(clock)
    );
    dff8 exact_margin(
        .d(exact_margin$d),
        .q(exact_margin$q),
        .clock(clock)
    );
    dff14 chance_out(
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
    
endmodule // leaf_value
