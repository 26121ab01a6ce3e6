// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module uart_tx(clock,data,valid,ready,line);
    
    // Module arguments
    input wire  clock;
    input wire  [7:0] data;
    input wire  valid;
    output reg  ready;
    output reg  line;
    
    // Constant declarations
    localparam  bits_after_first = 4'h9;
    localparam  no_bits = 4'h0;
    localparam  one_bit = 4'h1;
    localparam  no_clocks = 16'h0;
    localparam  one_clock = 16'h1;
    localparam  clocks_after_first = 16'h2b5;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Sending = 1;
    
    // Stub signals
    reg  state$d;
    wire  state$q;
    reg  [9:0] inverted_frame$d;
    wire  [9:0] inverted_frame$q;
    reg  [3:0] bits_left$d;
    wire  [3:0] bits_left$q;
    reg  [15:0] timer$d;
    wire  [15:0] timer$q;
    
    // Local signals
    reg  [9:0] new_frame;
    reg  [3:0] bits_left_minus_one;
    reg  [15:0] timer_minus_one;
    reg  frame_done;
    reg  free;
    
    // Sub module instances
    uart_tx_state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    dff10 inverted_frame(
        .d(inverted_frame$d),
        .q(inverted_frame$q),
        .clock(clock)
    );
    dff4 bits_left(
        .d(bits_left$d),
        .q(bits_left$q),
        .clock(clock)
    );
    dff16 timer(
        .d(timer$d),
        .q(timer$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        state$d = state$q;
        inverted_frame$d = inverted_frame$q;
        bits_left$d = bits_left$q;
        timer$d = timer$q;
        line = ~inverted_frame$q[32'h0];
        new_frame[(64'h0)+:(1)] = 1'b1;
        new_frame[(64'h1)+:(8)] = ~data;
        new_frame[(64'h9)+:(1)] = 1'b0;
        bits_left_minus_one = bits_left$q - one_bit;
        timer_minus_one = timer$q - one_clock;
        frame_done = (bits_left$q == no_bits) & (timer$q == no_clocks);
        free = 1'b0;
        case (state$q)
            State$Idle:
                begin
                    free = 1'b1;
                end
            State$Sending:
                begin
                    timer$d = timer_minus_one;
                    if (timer$q == no_clocks) begin
                        inverted_frame$d = inverted_frame$q >> 32'h1;
                        bits_left$d = bits_left_minus_one;
                        timer$d = clocks_after_first;
                    end
                    if (frame_done) begin
                        free = 1'b1;
                        state$d = State$Idle;
                    end
                end
            default:
                begin
                    state$d = State$Idle;
                end
        endcase
        ready = free;
        if (free & valid) begin
            inverted_frame$d = new_frame;
            bits_left$d = bits_after_first;
            timer$d = clocks_after_first;
            state$d = State$Sending;
        end
    end
    
endmodule // uart_tx
