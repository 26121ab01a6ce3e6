// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module reach_delay(clock,data_in,data_out);
    
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
    
    // Update code
    always @(*) begin
        stages$0$d = data_in;
        stages$1$d = data_in;
        stages$2$d = data_in;
        stages$0$d = stages$1$q;
        stages$1$d = stages$2$q;
        data_out = stages$0$q;
    end
    
endmodule // reach_delay
