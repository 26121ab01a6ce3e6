// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module uart_rx(clock,rx,data,valid,framing_error);
    
    // Module arguments
    input wire  clock;
    input wire  rx;
    output reg  [7:0] data;
    output reg  valid;
    output reg  framing_error;
    
    // Constant declarations
    localparam  no_clocks = 16'h0;
    localparam  one_clock = 16'h1;
    localparam  to_first_sample = 16'had;
    localparam  to_next_sample = 16'hac;
    localparam  to_next_bit = 16'h15b;
    localparam  no_votes = 2'b0;
    localparam  one_vote = 2'b1;
    localparam  last_sample = 2'b10;
    localparam  first_bit = 3'b0;
    localparam  one_bit = 3'b1;
    localparam  last_bit = 3'b111;
    localparam  high_bit = 8'h80;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Start = 1;
    localparam State$Data = 2;
    localparam State$Stop = 3;
    localparam State$Recover = 4;
    
    // Stub signals
    reg  metastable_low$d;
    wire  metastable_low$q;
    reg  line_low$d;
    wire  line_low$q;
    reg  [2:0] state$d;
    wire  [2:0] state$q;
    reg  [15:0] timer$d;
    wire  [15:0] timer$q;
    reg  [1:0] sample$d;
    wire  [1:0] sample$q;
    reg  [1:0] votes$d;
    wire  [1:0] votes$q;
    reg  [2:0] bit_index$d;
    wire  [2:0] bit_index$q;
    reg  [7:0] shift$d;
    wire  [7:0] shift$q;
    reg  received$d;
    wire  received$q;
    reg  failed$d;
    wire  failed$q;
    
    // Local signals
    reg  [1:0] line_vote;
    reg  [1:0] votes_now;
    reg  [1:0] next_sample;
    reg  [15:0] timer_minus_one;
    reg  [2:0] next_bit_index;
    reg  [7:0] shifted;
    reg  timer_done;
    reg  bit_done;
    reg  bit_high;
    
    // Sub module instances
    dff1 metastable_low(
        .d(metastable_low$d),
        .q(metastable_low$q),
        .clock(clock)
    );
    dff1 line_low(
        .d(line_low$d),
        .q(line_low$q),
        .clock(clock)
    );
    uart_rx_state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    dff16 timer(
        .d(timer$d),
        .q(timer$q),
        .clock(clock)
    );
    dff2 sample(
        .d(sample$d),
        .q(sample$q),
        .clock(clock)
    );
    dff2 votes(
        .d(votes$d),
        .q(votes$q),
        .clock(clock)
    );
    dff3 bit_index(
        .d(bit_index$d),
        .q(bit_index$q),
        .clock(clock)
    );
    dff8 shift(
        .d(shift$d),
        .q(shift$q),
        .clock(clock)
    );
    dff1 received(
        .d(received$d),
        .q(received$q),
        .clock(clock)
    );
    dff1 failed(
        .d(failed$d),
        .q(failed$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        metastable_low$d = metastable_low$q;
        line_low$d = line_low$q;
        state$d = state$q;
        timer$d = timer$q;
        sample$d = sample$q;
        votes$d = votes$q;
        bit_index$d = bit_index$q;
        shift$d = shift$q;
        received$d = received$q;
        failed$d = failed$q;
        metastable_low$d = ~rx;
        line_low$d = metastable_low$q;
        data = shift$q;
        valid = received$q;
        framing_error = failed$q;
        received$d = 1'b0;
        failed$d = 1'b0;
        line_vote = one_vote;
        if (line_low$q) begin
            line_vote = no_votes;
        end
        votes_now = votes$q + line_vote;
        bit_high = votes_now[32'h1];
        timer_done = timer$q == no_clocks;
        bit_done = timer_done & (sample$q == last_sample);
        timer_minus_one = timer$q - one_clock;
        next_sample = sample$q + one_vote;
        next_bit_index = bit_index$q + one_bit;
        shifted = shift$q >> 32'h1;
        timer$d = timer_minus_one;
        if (bit_done) begin
            timer$d = to_next_bit;
            sample$d = no_votes;
            votes$d = no_votes;
        end
        else begin
            if (timer_done) begin
                timer$d = to_next_sample;
                sample$d = next_sample;
                votes$d = votes_now;
            end
        end
        case (state$q)
            State$Idle:
                begin
                    timer$d = to_first_sample;
                    sample$d = no_votes;
                    votes$d = no_votes;
                    if (line_low$q) begin
                        state$d = State$Start;
                    end
                end
            State$Start:
                begin
                    bit_index$d = first_bit;
                    if (bit_done) begin
                        if (bit_high) begin
                            state$d = State$Idle;
                        end
                        else begin
                            state$d = State$Data;
                        end
                    end
                end
            State$Data:
                begin
                    if (bit_done) begin
                        shift$d = shifted;
                        if (bit_high) begin
                            shift$d = shifted | high_bit;
                        end
                        bit_index$d = next_bit_index;
                        if (bit_index$q == last_bit) begin
                            state$d = State$Stop;
                        end
                    end
                end
            State$Stop:
                begin
                    if (bit_done) begin
                        if (bit_high) begin
                            received$d = 1'b1;
                            state$d = State$Idle;
                        end
                        else begin
                            failed$d = 1'b1;
                            state$d = State$Recover;
                        end
                    end
                end
            State$Recover:
                begin
                    if (~line_low$q) begin
                        state$d = State$Idle;
                    end
                end
            default:
                begin
                    state$d = State$Idle;
                end
        endcase
    end
    
endmodule // uart_rx
