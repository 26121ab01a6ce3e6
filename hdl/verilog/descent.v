// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module descent(clock,way,state,at_root,node,sorted,leaf,takes_over,next_state,next_node,first,picks,makes);
    
    // Module arguments
    input wire  clock;
    input wire  [27:0] way;
    input wire  [4:0] state;
    input wire  at_root;
    input wire  [97:0] node;
    input wire  [14:0] sorted;
    output reg  [53:0] leaf;
    output reg  takes_over;
    output reg  [4:0] next_state;
    output reg  [97:0] next_node;
    output reg  [14:0] first;
    output reg  picks;
    output reg  makes;
    
    // Constant declarations
    localparam  first_place = 5'b0;
    localparam  one_place = 5'b1;
    localparam  two_plies = 6'b10;
    localparam  root_node = 98'h1003f800000ffff80008000;
    localparam  pass = 15'b111111100000000;
    localparam  sign = 16'h8000;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Follow = 1;
    localparam State$Clear = 2;
    localparam State$Enter = 3;
    localparam State$Complete = 4;
    localparam State$LookUp = 5;
    localparam State$Generate = 6;
    localparam State$Stream = 7;
    localparam State$Settle = 8;
    localparam State$Store = 9;
    localparam State$Fetch = 10;
    localparam State$Read = 11;
    localparam State$Take = 12;
    localparam State$Place = 13;
    localparam State$Make = 14;
    localparam State$Leave = 15;
    localparam State$Remove = 16;
    localparam State$Unmake = 17;
    localparam State$TryReply = 18;
    localparam State$Finish = 19;
    
    // Stub signals
    reg  [27:0] way_here$d;
    wire  [27:0] way_here$q;
    reg  laying$d;
    wire  laying$q;
    reg  making$d;
    wire  making$q;
    reg  picking$d;
    wire  picking$q;
    reg  [4:0] place$d;
    wire  [4:0] place$q;
    reg  lays_picked$d;
    wire  lays_picked$q;
    reg  [14:0] made$d;
    wire  [14:0] made$q;
    reg  over$d;
    wire  over$q;
    reg  [15:0] last_value$d;
    wire  [15:0] last_value$q;
    reg  [15:0] earlier_value$d;
    wire  [15:0] earlier_value$q;
    reg  [4:0] last_choices$d;
    wire  [4:0] last_choices$q;
    
    // Local signals
    reg  follows;
    reg  listens;
    reg  hears;
    reg  is_told_to_pick;
    reg  takes;
    reg  picked;
    reg  [4:0] next_place;
    
    // Sub module instances
    dff28 way_here(
        .d(way_here$d),
        .q(way_here$q),
        .clock(clock)
    );
    dff1 laying(
        .d(laying$d),
        .q(laying$q),
        .clock(clock)
    );
    dff1 making(
        .d(making$d),
        .q(making$q),
        .clock(clock)
    );
    dff1 picking(
        .d(picking$d),
        .q(picking$q),
        .clock(clock)
    );
    dff5 place(
        .d(place$d),
        .q(place$q),
        .clock(clock)
    );
    dff1 lays_picked(
        .d(lays_picked$d),
        .q(lays_picked$q),
        .clock(clock)
    );
    dff15 made(
        .d(made$d),
        .q(made$q),
        .clock(clock)
    );
    dff1 over(
        .d(over$d),
        .q(over$q),
        .clock(clock)
    );
    dff16 last_value(
        .d(last_value$d),
        .q(last_value$q),
        .clock(clock)
    );
    dff16 earlier_value(
        .d(earlier_value$d),
        .q(earlier_value$q),
        .clock(clock)
    );
    dff5 last_choices(
        .d(last_choices$d),
        .q(last_choices$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        way_here$d = way_here$q;
        laying$d = laying$q;
        making$d = making$q;
        picking$d = picking$q;
        place$d = place$q;
        lays_picked$d = lays_picked$q;
        made$d = made$q;
        over$d = over$q;
        last_value$d = last_value$q;
        earlier_value$d = earlier_value$q;
        last_choices$d = last_choices$q;
        way_here$d = way;
        follows = state == State$Follow;
        listens = follows & (~lays_picked$q);
        hears = listens & way_here$q[(64'h5)+:(1)];
        is_told_to_pick = listens & (way_here$q[(64'h6)+:(1)] & way_here$q[(64'h7)+:(1)]);
        takes = picking$q & (state == State$Store);
        picked = takes & (place$q == first_place);
        laying$d = hears;
        making$d = laying$q | lays_picked$q;
        makes = making$q & (state != State$Idle);
        next_place = place$q - one_place;
        if (takes) begin
            place$d = next_place;
        end
        if (is_told_to_pick) begin
            picking$d = 1'b1;
            place$d = way_here$q[(64'h8)+:(5)];
        end
        if ((state == State$Idle) | picked) begin
            picking$d = 1'b0;
        end
        lays_picked$d = picked;
        takes_over = follows | picked;
        next_state = State$Follow;
        next_node = root_node;
        first = pass;
        picks = is_told_to_pick;
        if (listens) begin
            next_node[(64'h0)+:(15)] = way_here$q[(64'hd)+:(15)];
            if (way_here$q[(64'h6)+:(1)]) begin
                next_state = State$Clear;
            end
        end
        if (is_told_to_pick) begin
            next_node[(64'h58)+:(6)] = two_plies;
            first = way_here$q[(64'hd)+:(15)];
        end
        if (picked) begin
            next_node[(64'h0)+:(15)] = sorted;
        end
        if (lays_picked$q) begin
            next_state = State$Clear;
        end
        if (hears) begin
            made$d = way_here$q[(64'hd)+:(15)];
        end
        if (picked) begin
            made$d = sorted;
        end
        if (follows) begin
            over$d = 1'b0;
        end
        if (at_root) begin
            if (state == State$Complete) begin
                over$d = 1'b1;
            end
            if (state == State$Leave) begin
                earlier_value$d = last_value$q;
                last_value$d = node[(64'h2f)+:(16)];
                last_choices$d = node[(64'h53)+:(5)];
            end
        end
        leaf[(64'h0)+:(1)] = state == State$Finish;
        leaf[(64'h1)+:(1)] = over$q;
        leaf[(64'h2)+:(16)] = last_value$q ^ sign;
        leaf[(64'h12)+:(16)] = earlier_value$q ^ sign;
        leaf[(64'h22)+:(5)] = last_choices$q;
        leaf[(64'h27)+:(15)] = made$q;
    end
    
endmodule // descent
