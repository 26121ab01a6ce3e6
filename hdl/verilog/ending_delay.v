// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module ending_delay(clock,data_in,data_out);
    
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
    dff8 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    dff8 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    dff8 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    dff8 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    dff8 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    dff8 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    dff8 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    dff8 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    dff8 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    dff8 stages$9(
        .d(stages$9$d),
        .q(stages$9$q),
        .clock(clock)
    );
    dff8 stages$10(
        .d(stages$10$d),
        .q(stages$10$q),
        .clock(clock)
    );
    dff8 stages$11(
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
    
endmodule // ending_delay
