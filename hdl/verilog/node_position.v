// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module node_position(clock,load,root,root_passed,find_key,make,unmake,stop,passed_before,monomino_before,placement,seen,passed,monomino_last,completed,unmaking,key,cells,piece,legal);
    
    // Module arguments
    input wire  clock;
    input wire  load;
    input wire  [441:0] root;
    input wire  root_passed;
    input wire  find_key;
    input wire  make;
    input wire  unmake;
    input wire  stop;
    input wire  passed_before;
    input wire  monomino_before;
    input wire  [14:0] placement;
    output reg  [441:0] seen;
    output reg  passed;
    output reg  monomino_last;
    output reg  completed;
    output reg  unmaking;
    output reg  [39:0] key;
    output reg  [195:0] cells;
    output reg  [20:0] piece;
    output reg  legal;
    
    // Constant declarations
    localparam  one_ply = 7'b1;
    
    // Stub signals
    reg  [14:0] placer$placement;
    wire  [195:0] placer$cells;
    wire  [20:0] placer$piece;
    wire  [2:0] placer$size;
    reg  [195:0] usable$own;
    reg  [195:0] usable$other;
    reg  usable$starts_at_ten;
    wire  [195:0] usable$free;
    wire  [195:0] usable$corners;
    reg  [195:0] hash_key$own;
    reg  [195:0] hash_key$other;
    reg  [195:0] hash_key$cells;
    reg  hash_key$clear;
    reg  hash_key$add;
    reg  hash_key$add_own;
    reg  hash_key$add_other;
    reg  hash_key$swap;
    reg  hash_key$turn;
    reg  hash_key$passed;
    wire  [39:0] hash_key$key;
    reg  making_now$d;
    wire  making_now$q;
    reg  unmaking_now$d;
    wire  unmaking_now$q;
    reg  [195:0] own_now$d;
    wire  [195:0] own_now$q;
    reg  [195:0] other_now$d;
    wire  [195:0] other_now$q;
    reg  [20:0] own_left_now$d;
    wire  [20:0] own_left_now$q;
    reg  [20:0] other_left_now$d;
    wire  [20:0] other_left_now$q;
    reg  starts_at_ten_now$d;
    wire  starts_at_ten_now$q;
    reg  [6:0] ply_now$d;
    wire  [6:0] ply_now$q;
    reg  passed_now$d;
    wire  passed_now$q;
    reg  monomino_now$d;
    wire  monomino_now$q;
    reg  completed_now$d;
    wire  completed_now$q;
    reg  [195:0] free$d;
    wire  [195:0] free$q;
    reg  [195:0] corners$d;
    wire  [195:0] corners$q;
    reg  legal_now$d;
    wire  legal_now$q;
    reg  key_begins$d;
    wire  key_begins$q;
    reg  key_adds_own$d;
    wire  key_adds_own$q;
    reg  key_adds_other$d;
    wire  key_adds_other$q;
    reg  key_adds$d;
    wire  key_adds$q;
    reg  key_swaps$d;
    wire  key_swaps$q;
    reg  key_turns$d;
    wire  key_turns$q;
    
    // Local signals
    reg  [20:0] left_after;
    
    // Sub module instances
    placer placer(
        .clock(clock),
        .placement(placer$placement),
        .cells(placer$cells),
        .piece(placer$piece),
        .size(placer$size)
    );
    usable_cells usable(
        .own(usable$own),
        .other(usable$other),
        .starts_at_ten(usable$starts_at_ten),
        .free(usable$free),
        .corners(usable$corners)
    );
    hash_key hash_key(
        .clock(clock),
        .own(hash_key$own),
        .other(hash_key$other),
        .cells(hash_key$cells),
        .clear(hash_key$clear),
        .add(hash_key$add),
        .add_own(hash_key$add_own),
        .add_other(hash_key$add_other),
        .swap(hash_key$swap),
        .turn(hash_key$turn),
        .passed(hash_key$passed),
        .key(hash_key$key)
    );
    dff1 making_now(
        .d(making_now$d),
        .q(making_now$q),
        .clock(clock)
    );
    dff1 unmaking_now(
        .d(unmaking_now$d),
        .q(unmaking_now$q),
        .clock(clock)
    );
    dff196 own_now(
        .d(own_now$d),
        .q(own_now$q),
        .clock(clock)
    );
    dff196 other_now(
        .d(other_now$d),
        .q(other_now$q),
        .clock(clock)
    );
    dff21 own_left_now(
        .d(own_left_now$d),
        .q(own_left_now$q),
        .clock(clock)
    );
    dff21 other_left_now(
        .d(other_left_now$d),
        .q(other_left_now$q),
        .clock(clock)
    );
    dff1 starts_at_ten_now(
        .d(starts_at_ten_now$d),
        .q(starts_at_ten_now$q),
        .clock(clock)
    );
    dff7 ply_now(
        .d(ply_now$d),
        .q(ply_now$q),
        .clock(clock)
    );
    dff1 passed_now(
        .d(passed_now$d),
        .q(passed_now$q),
        .clock(clock)
    );
    dff1 monomino_now(
        .d(monomino_now$d),
        .q(monomino_now$q),
        .clock(clock)
    );
    dff1 completed_now(
        .d(completed_now$d),
        .q(completed_now$q),
        .clock(clock)
    );
    dff196 free(
        .d(free$d),
        .q(free$q),
        .clock(clock)
    );
    dff196 corners(
        .d(corners$d),
        .q(corners$q),
        .clock(clock)
    );
    dff1 legal_now(
        .d(legal_now$d),
        .q(legal_now$q),
        .clock(clock)
    );
    dff1 key_begins(
        .d(key_begins$d),
        .q(key_begins$q),
        .clock(clock)
    );
    dff1 key_adds_own(
        .d(key_adds_own$d),
        .q(key_adds_own$q),
        .clock(clock)
    );
    dff1 key_adds_other(
        .d(key_adds_other$d),
        .q(key_adds_other$q),
        .clock(clock)
    );
    dff1 key_adds(
        .d(key_adds$d),
        .q(key_adds$q),
        .clock(clock)
    );
    dff1 key_swaps(
        .d(key_swaps$d),
        .q(key_swaps$q),
        .clock(clock)
    );
    dff1 key_turns(
        .d(key_turns$d),
        .q(key_turns$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        making_now$d = making_now$q;
        unmaking_now$d = unmaking_now$q;
        own_now$d = own_now$q;
        other_now$d = other_now$q;
        own_left_now$d = own_left_now$q;
        other_left_now$d = other_left_now$q;
        starts_at_ten_now$d = starts_at_ten_now$q;
        ply_now$d = ply_now$q;
        passed_now$d = passed_now$q;
        monomino_now$d = monomino_now$q;
        completed_now$d = completed_now$q;
        free$d = free$q;
        corners$d = corners$q;
        legal_now$d = legal_now$q;
        key_begins$d = key_begins$q;
        key_adds_own$d = key_adds_own$q;
        key_adds_other$d = key_adds_other$q;
        key_adds$d = key_adds$q;
        key_swaps$d = key_swaps$q;
        key_turns$d = key_turns$q;
        placer$placement = placement;
        usable$own = own_now$q;
        usable$other = other_now$q;
        usable$starts_at_ten = starts_at_ten_now$q;
        free$d = usable$free;
        corners$d = usable$corners;
        legal_now$d = (~|(placer$cells & (~free$q))) & |(placer$cells & corners$q) & |(placer$piece & own_left_now$q);
        hash_key$own = own_now$q;
        hash_key$other = other_now$q;
        hash_key$cells = placer$cells;
        hash_key$clear = key_begins$q;
        hash_key$add = key_adds$q;
        hash_key$add_own = key_adds_own$q;
        hash_key$add_other = key_adds_other$q;
        hash_key$swap = key_swaps$q;
        hash_key$turn = key_turns$q;
        hash_key$passed = passed_now$q;
        key_begins$d = find_key;
        key_adds_own$d = key_begins$q;
        key_adds_other$d = key_adds_own$q;
        key_turns$d = make | unmake;
        key_swaps$d = make | key_adds_own$q;
        key_adds$d = (make | unmake) | (key_begins$q | key_adds_own$q);
        left_after = own_left_now$q & (~placer$piece);
        completed_now$d = ~|other_left_now$q;
        making_now$d = make & (~stop);
        unmaking_now$d = unmake & (~stop);
        if (load) begin
            own_now$d = root[(64'h0)+:(196)];
            other_now$d = root[(64'hc4)+:(196)];
            own_left_now$d = root[(64'h188)+:(21)];
            other_left_now$d = root[(64'h19d)+:(21)];
            starts_at_ten_now$d = root[(64'h1b2)+:(1)];
            ply_now$d = root[(64'h1b3)+:(7)];
            passed_now$d = root_passed;
            monomino_now$d = 1'b0;
        end
        if (making_now$q) begin
            own_now$d = other_now$q;
            other_now$d = own_now$q | placer$cells;
            own_left_now$d = other_left_now$q;
            other_left_now$d = left_after;
            completed_now$d = ~|left_after;
            starts_at_ten_now$d = ~starts_at_ten_now$q;
            ply_now$d = ply_now$q + one_ply;
            passed_now$d = ~|placer$piece;
            monomino_now$d = placer$piece[32'h0];
        end
        if (unmaking_now$q) begin
            own_now$d = other_now$q & (~placer$cells);
            other_now$d = own_now$q;
            own_left_now$d = other_left_now$q | placer$piece;
            other_left_now$d = own_left_now$q;
            starts_at_ten_now$d = ~starts_at_ten_now$q;
            ply_now$d = ply_now$q - one_ply;
            passed_now$d = passed_before;
            monomino_now$d = monomino_before;
        end
        seen[(64'h0)+:(196)] = own_now$q;
        seen[(64'hc4)+:(196)] = other_now$q;
        seen[(64'h188)+:(21)] = own_left_now$q;
        seen[(64'h19d)+:(21)] = other_left_now$q;
        seen[(64'h1b2)+:(1)] = starts_at_ten_now$q;
        seen[(64'h1b3)+:(7)] = ply_now$q;
        passed = passed_now$q;
        monomino_last = monomino_now$q;
        completed = completed_now$q;
        unmaking = unmaking_now$q;
        key = hash_key$key;
        cells = placer$cells;
        piece = placer$piece;
        legal = legal_now$q;
    end
    
endmodule // node_position
