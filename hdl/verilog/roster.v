// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module roster(clock,clear,wake,renew,finished,choose,take,launch,blocked,any_ready,any_looking,any_away,engine,next_ready,is_unused);
    
    // Module arguments
    input wire  clock;
    input wire  clear;
    input wire  wake;
    input wire  renew;
    input wire  [7:0] finished;
    input wire  choose;
    input wire  take;
    input wire  launch;
    input wire  blocked;
    output reg  any_ready;
    output reg  any_looking;
    output reg  any_away;
    output reg  [2:0] engine;
    output reg  [2:0] next_ready;
    output reg  is_unused;
    
    // Constant declarations
    localparam  engines$0 = 3'b0;
    localparam  engines$1 = 3'b1;
    localparam  engines$2 = 3'b10;
    localparam  engines$3 = 3'b11;
    localparam  engines$4 = 3'b100;
    localparam  engines$5 = 3'b101;
    localparam  engines$6 = 3'b110;
    localparam  engines$7 = 3'b111;
    localparam  bits$0 = 8'h1;
    localparam  bits$1 = 8'h2;
    localparam  bits$2 = 8'h4;
    localparam  bits$3 = 8'h8;
    localparam  bits$4 = 8'h10;
    localparam  bits$5 = 8'h20;
    localparam  bits$6 = 8'h40;
    localparam  bits$7 = 8'h80;
    localparam  all = 8'h3;
    localparam  nobody = 8'h0;
    
    // Stub signals
    reg  [7:0] ready$d;
    wire  [7:0] ready$q;
    reg  [7:0] away$d;
    wire  [7:0] away$q;
    reg  [7:0] looking$d;
    wire  [7:0] looking$q;
    reg  [7:0] unused$d;
    wire  [7:0] unused$q;
    reg  [2:0] served$d;
    wire  [2:0] served$q;
    reg  [7:0] served_bit$d;
    wire  [7:0] served_bit$q;
    
    // Local signals
    reg  [2:0] ready_engine;
    reg  [7:0] ready_bit;
    reg  [2:0] looking_engine;
    reg  [7:0] looking_bit;
    reg  [7:0] still_away;
    
    // Sub module instances
    dff8 ready(
        .d(ready$d),
        .q(ready$q),
        .clock(clock)
    );
    dff8 away(
        .d(away$d),
        .q(away$q),
        .clock(clock)
    );
    dff8 looking(
        .d(looking$d),
        .q(looking$q),
        .clock(clock)
    );
    dff8 unused(
        .d(unused$d),
        .q(unused$q),
        .clock(clock)
    );
    dff3 served(
        .d(served$d),
        .q(served$q),
        .clock(clock)
    );
    dff8 served_bit(
        .d(served_bit$d),
        .q(served_bit$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        ready$d = ready$q;
        away$d = away$q;
        looking$d = looking$q;
        unused$d = unused$q;
        served$d = served$q;
        served_bit$d = served_bit$q;
        ready_engine = engines$0;
        ready_bit = bits$0;
        looking_engine = engines$0;
        looking_bit = bits$0;
        if (ready$q[0]) begin
            ready_engine = engines$0;
            ready_bit = bits$0;
        end
        if (looking$q[0]) begin
            looking_engine = engines$0;
            looking_bit = bits$0;
        end
        if (ready$q[1]) begin
            ready_engine = engines$1;
            ready_bit = bits$1;
        end
        if (looking$q[1]) begin
            looking_engine = engines$1;
            looking_bit = bits$1;
        end
        if (ready$q[2]) begin
            ready_engine = engines$2;
            ready_bit = bits$2;
        end
        if (looking$q[2]) begin
            looking_engine = engines$2;
            looking_bit = bits$2;
        end
        if (ready$q[3]) begin
            ready_engine = engines$3;
            ready_bit = bits$3;
        end
        if (looking$q[3]) begin
            looking_engine = engines$3;
            looking_bit = bits$3;
        end
        if (ready$q[4]) begin
            ready_engine = engines$4;
            ready_bit = bits$4;
        end
        if (looking$q[4]) begin
            looking_engine = engines$4;
            looking_bit = bits$4;
        end
        if (ready$q[5]) begin
            ready_engine = engines$5;
            ready_bit = bits$5;
        end
        if (looking$q[5]) begin
            looking_engine = engines$5;
            looking_bit = bits$5;
        end
        if (ready$q[6]) begin
            ready_engine = engines$6;
            ready_bit = bits$6;
        end
        if (looking$q[6]) begin
            looking_engine = engines$6;
            looking_bit = bits$6;
        end
        if (ready$q[7]) begin
            ready_engine = engines$7;
            ready_bit = bits$7;
        end
        if (looking$q[7]) begin
            looking_engine = engines$7;
            looking_bit = bits$7;
        end
        still_away = away$q & (~served_bit$q);
        ready$d = ready$q | finished;
        if (choose) begin
            served$d = looking_engine;
            served_bit$d = looking_bit;
            if (|ready$q) begin
                served$d = ready_engine;
                served_bit$d = ready_bit;
            end
        end
        if (take) begin
            ready$d = (ready$q & (~served_bit$q)) | finished;
            away$d = still_away;
            looking$d = all & (~still_away);
            unused$d = unused$q & (~served_bit$q);
        end
        if (launch) begin
            away$d = away$q | served_bit$q;
        end
        if (launch | blocked) begin
            looking$d = looking$q & (~served_bit$q);
        end
        if (wake) begin
            looking$d = all;
        end
        if (renew) begin
            unused$d = all;
        end
        if (clear) begin
            ready$d = nobody;
            away$d = nobody;
            looking$d = nobody;
            served$d = engines$0;
            served_bit$d = bits$0;
        end
        any_ready = |ready$q;
        any_looking = |looking$q;
        any_away = |away$q;
        engine = served$q;
        next_ready = ready_engine;
        is_unused = |(unused$q & served_bit$q);
    end
    
endmodule // roster
