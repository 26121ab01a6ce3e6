// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module no_reply_delay(clock,data_in,data_out);
    
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
    dff1 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    dff1 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    dff1 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    dff1 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    dff1 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    dff1 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    dff1 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    dff1 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    dff1 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    dff1 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    dff1 stages$10(
        .d(stages$10$d),
        .q(stages$10$q),
        .clock(clock)
    );
    dff1 stages$11(
        .d(stages$11$d),
        .q(stages$11$q),
        .clock(clock)
    );
    dff1 stages$12(
        .d(stages$12$d),
        .q(stages$12$q),
        .clock(clock)
    );
    dff1 stages$13(
        .d(stages$13$d),
        .q(stages$13$q),
        .clock(clock)
    );
    dff1 stages$14(
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
    
endmodule // no_reply_delay
