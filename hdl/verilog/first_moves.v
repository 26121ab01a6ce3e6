// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module first_moves(clock,look_up,streaming,step,legal,hit,known_move,newer,newer_is_known,older,older_is_known,read,children,coming,list,listed,searched_before);
    
    // Module arguments
    input wire  clock;
    input wire  look_up;
    input wire  streaming;
    input wire  [5:0] step;
    input wire  legal;
    input wire  hit;
    input wire  [14:0] known_move;
    input wire  [14:0] newer;
    input wire  newer_is_known;
    input wire  [14:0] older;
    input wire  older_is_known;
    input wire  [14:0] read;
    input wire  [4:0] children;
    input wire  [14:0] coming;
    output reg  list;
    output reg  [14:0] listed;
    output reg  searched_before;
    
    // Constant declarations
    localparam  slots$0 = 5'b0;
    localparam  slots$1 = 5'b1;
    localparam  slots$2 = 5'b10;
    localparam  steps$0 = 6'b0;
    localparam  steps$1 = 6'b1;
    localparam  steps$2 = 6'b10;
    localparam  steps$3 = 6'b11;
    localparam  steps$4 = 6'b100;
    localparam  steps$5 = 6'b101;
    localparam  steps$6 = 6'b110;
    localparam  steps$7 = 6'b111;
    localparam  pass = 15'b111111100000000;
    
    // Stub signals
    reg  newer_legal$d;
    wire  newer_legal$q;
    reg  older_legal$d;
    wire  older_legal$q;
    reg  known_listed$d;
    wire  known_listed$q;
    reg  [14:0] moves$0$d;
    wire  [14:0] moves$0$q;
    reg  [14:0] moves$1$d;
    wire  [14:0] moves$1$q;
    reg  [14:0] moves$2$d;
    wire  [14:0] moves$2$q;
    reg  is_move$0$d;
    wire  is_move$0$q;
    reg  is_move$1$d;
    wire  is_move$1$q;
    reg  is_move$2$d;
    wire  is_move$2$q;
    reg  is_one$d;
    wire  is_one$q;
    
    // Sub module instances
    dff1 newer_legal(
        .d(newer_legal$d),
        .q(newer_legal$q),
        .clock(clock)
    );
    dff1 older_legal(
        .d(older_legal$d),
        .q(older_legal$q),
        .clock(clock)
    );
    dff1 known_listed(
        .d(known_listed$d),
        .q(known_listed$q),
        .clock(clock)
    );
    dff15 moves$0(
        .d(moves$0$d),
        .q(moves$0$q),
        .clock(clock)
    );
    dff15 moves$1(
        .d(moves$1$d),
        .q(moves$1$q),
        .clock(clock)
    );
    dff15 moves$2(
        .d(moves$2$d),
        .q(moves$2$q),
        .clock(clock)
    );
    dff1 is_move$0(
        .d(is_move$0$d),
        .q(is_move$0$q),
        .clock(clock)
    );
    dff1 is_move$1(
        .d(is_move$1$d),
        .q(is_move$1$q),
        .clock(clock)
    );
    dff1 is_move$2(
        .d(is_move$2$d),
        .q(is_move$2$q),
        .clock(clock)
    );
    dff1 is_one(
        .d(is_one$d),
        .q(is_one$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        newer_legal$d = newer_legal$q;
        older_legal$d = older_legal$q;
        known_listed$d = known_listed$q;
        is_one$d = is_one$q;
        list = 1'b0;
        listed = older;
        if (look_up) begin
            if (step == steps$3) begin
                newer_legal$d = legal;
            end
            if (step == steps$4) begin
                older_legal$d = legal;
            end
            if (step == steps$5) begin
                known_listed$d = hit & legal;
                list = hit & legal;
                listed = known_move;
            end
            if (step == steps$6) begin
                list = newer_legal$q & (~(known_listed$q & newer_is_known));
                listed = newer;
            end
            if (step == steps$7) begin
                list = older_legal$q & (~(known_listed$q & older_is_known));
            end
        end
        is_one$d = 1'b0;
        moves$0$d = moves$0$q;
        is_move$0$d = is_move$0$q;
        if (streaming & (step == steps$1)) begin
            moves$0$d = read;
            is_move$0$d = children > slots$0;
        end
        if (is_move$0$q & (coming == moves$0$q)) begin
            is_one$d = coming != pass;
        end
        moves$1$d = moves$1$q;
        is_move$1$d = is_move$1$q;
        if (streaming & (step == steps$2)) begin
            moves$1$d = read;
            is_move$1$d = children > slots$1;
        end
        if (is_move$1$q & (coming == moves$1$q)) begin
            is_one$d = coming != pass;
        end
        moves$2$d = moves$2$q;
        is_move$2$d = is_move$2$q;
        if (streaming & (step == steps$3)) begin
            moves$2$d = read;
            is_move$2$d = children > slots$2;
        end
        if (is_move$2$q & (coming == moves$2$q)) begin
            is_one$d = coming != pass;
        end
        searched_before = is_one$q;
    end
    
endmodule // first_moves
