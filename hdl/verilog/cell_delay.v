// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module cell_delay(clock,data_in,data_out);
    
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
    dff9 stages$0(
        .d(stages$0$d),
        .q(stages$0$q),
        .clock(clock)
    );
    dff9 stages$1(
        .d(stages$1$d),
        .q(stages$1$q),
        .clock(clock)
    );
    dff9 stages$2(
        .d(stages$2$d),
        .q(stages$2$q),
        .clock(clock)
    );
    dff9 stages$3(
        .d(stages$3$d),
        .q(stages$3$q),
        .clock(clock)
    );
    dff9 stages$4(
        .d(stages$4$d),
        .q(stages$4$q),
        .clock(clock)
    );
    dff9 stages$5(
        .d(stages$5$d),
        .q(stages$5$q),
        .clock(clock)
    );
    dff9 stages$6(
        .d(stages$6$d),
        .q(stages$6$q),
        .clock(clock)
    );
    dff9 stages$7(
        .d(stages$7$d),
        .q(stages$7$q),
        .clock(clock)
    );
    dff9 stages$8(
        .d(stages$8$d),
        .q(stages$8$q),
        .clock(clock)
    );
    dff9 stages$9(
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
    
endmodule // cell_delay
