// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module search_transposition_table(clock,key,root_ply,node,store,clear,cleared,hold,peer_written,written,probe,depth_preferred_move,always_replace_move,depth_preferred_will_hit,hit,cutoff);
    
    // Module arguments
    input wire  clock;
    input wire  [39:0] key;
    input wire  [6:0] root_ply;
    input wire  [97:0] node;
    input wire  store;
    input wire  clear;
    input wire  [12:0] cleared;
    input wire  hold;
    input wire  [164:0] peer_written;
    output reg  [164:0] written;
    output reg  [39:0] probe;
    output reg  [14:0] depth_preferred_move;
    output reg  [14:0] always_replace_move;
    output reg  depth_preferred_will_hit;
    output reg  hit;
    output reg  cutoff;
    
    // Constant declarations
    localparam  emptied = 165'h180000000000000000000000000000000000000000;
    localparam  upper_bound = 2'b1;
    localparam  exact_bound = 2'b10;
    localparam  lower_bound = 2'b11;
    localparam  index_mask = 13'b1111111111111;
    
    // Stub signals
    reg  [12:0] depth_preferred$read_address;
    wire  [74:0] depth_preferred$read_data;
    reg  depth_preferred$write_enable;
    reg  [12:0] depth_preferred$write_address;
    reg  [74:0] depth_preferred$write_data;
    reg  [12:0] always_replace$read_address;
    wire  [74:0] always_replace$read_data;
    reg  always_replace$write_enable;
    reg  [12:0] always_replace$write_address;
    reg  [74:0] always_replace$write_data;
    reg  [39:0] key_now$d;
    wire  [39:0] key_now$q;
    reg  [74:0] in_depth_preferred$d;
    wire  [74:0] in_depth_preferred$q;
    reg  [74:0] in_always_replace$d;
    wire  [74:0] in_always_replace$q;
    reg  depth_preferred_hits$d;
    wire  depth_preferred_hits$q;
    reg  always_replace_hits$d;
    wire  always_replace_hits$q;
    reg  depth_preferred_cuts_off$d;
    wire  depth_preferred_cuts_off$q;
    reg  always_replace_cuts_off$d;
    wire  always_replace_cuts_off$q;
    reg  [39:0] to_store$d;
    wire  [39:0] to_store$q;
    reg  storing_next$d;
    wire  storing_next$q;
    reg  storing$d;
    wire  storing$q;
    reg  [164:0] own_written$d;
    wire  [164:0] own_written$q;
    reg  [164:0] received$d;
    wire  [164:0] received$q;
    reg  receiving$d;
    wire  receiving$q;
    reg  writes_received$d;
    wire  writes_received$q;
    reg  [74:0] depth_preferred_new$d;
    wire  [74:0] depth_preferred_new$q;
    reg  [74:0] always_replace_new$d;
    wire  [74:0] always_replace_new$q;
    reg  depth_preferred_is_new$d;
    wire  depth_preferred_is_new$q;
    reg  always_replace_is_new$d;
    wire  always_replace_is_new$q;
    reg  [74:0] depth_preferred_test$entry;
    reg  [27:0] depth_preferred_test$tag;
    reg  [5:0] depth_preferred_test$remaining;
    reg  [15:0] depth_preferred_test$alpha;
    reg  [15:0] depth_preferred_test$beta;
    wire  depth_preferred_test$is_this;
    wire  depth_preferred_test$cuts_off;
    reg  [74:0] always_replace_test$entry;
    reg  [27:0] always_replace_test$tag;
    reg  [5:0] always_replace_test$remaining;
    reg  [15:0] always_replace_test$alpha;
    reg  [15:0] always_replace_test$beta;
    wire  always_replace_test$is_this;
    wire  always_replace_test$cuts_off;
    
    // Local signals
    reg  [12:0] index;
    reg  [12:0] read_index;
    reg  still_receiving;
    reg  [27:0] tag;
    reg  [39:0] preferred_data;
    reg  [39:0] replaced_data;
    reg  depth_preferred_stays;
    reg  [74:0] new_entry;
    reg  [164:0] writing;
    
    // Sub module instances
    search_table_entries depth_preferred(
        .clock(clock),
        .read_address(depth_preferred$read_address),
        .read_data(depth_preferred$read_data),
        .write_enable(depth_preferred$write_enable),
        .write_address(depth_preferred$write_address),
        .write_data(depth_preferred$write_data)
    );
    search_table_entries always_replace(
        .clock(clock),
        .read_address(always_replace$read_address),
        .read_data(always_replace$read_data),
        .write_enable(always_replace$write_enable),
        .write_address(always_replace$write_address),
        .write_data(always_replace$write_data)
    );
    dff40 key_now(
        .d(key_now$d),
        .q(key_now$q),
        .clock(clock)
    );
    dff75 in_depth_preferred(
        .d(in_depth_preferred$d),
        .q(in_depth_preferred$q),
        .clock(clock)
    );
    dff75 in_always_replace(
        .d(in_always_replace$d),
        .q(in_always_replace$q),
        .clock(clock)
    );
    dff1 depth_preferred_hits(
        .d(depth_preferred_hits$d),
        .q(depth_preferred_hits$q),
        .clock(clock)
    );
    dff1 always_replace_hits(
        .d(always_replace_hits$d),
        .q(always_replace_hits$q),
        .clock(clock)
    );
    dff1 depth_preferred_cuts_off(
        .d(depth_preferred_cuts_off$d),
        .q(depth_preferred_cuts_off$q),
        .clock(clock)
    );
    dff1 always_replace_cuts_off(
        .d(always_replace_cuts_off$d),
        .q(always_replace_cuts_off$q),
        .clock(clock)
    );
    dff40 to_store(
        .d(to_store$d),
        .q(to_store$q),
        .clock(clock)
    );
    dff1 storing_next(
        .d(storing_next$d),
        .q(storing_next$q),
        .clock(clock)
    );
    dff1 storing(
        .d(storing$d),
        .q(storing$q),
        .clock(clock)
    );
    dff165 own_written(
        .d(own_written$d),
        .q(own_written$q),
        .clock(clock)
    );
    dff165 received(
        .d(received$d),
        .q(received$q),
        .clock(clock)
    );
    dff1 receiving(
        .d(receiving$d),
        .q(receiving$q),
        .clock(clock)
    );
    dff1 writes_received(
        .d(writes_received$d),
        .q(writes_received$q),
        .clock(clock)
    );
    dff75 depth_preferred_new(
        .d(depth_preferred_new$d),
        .q(depth_preferred_new$q),
        .clock(clock)
    );
    dff75 always_replace_new(
        .d(always_replace_new$d),
        .q(always_replace_new$q),
        .clock(clock)
    );
    dff1 depth_preferred_is_new(
        .d(depth_preferred_is_new$d),
        .q(depth_preferred_is_new$q),
        .clock(clock)
    );
    dff1 always_replace_is_new(
        .d(always_replace_is_new$d),
        .q(always_replace_is_new$q),
        .clock(clock)
    );
    entry_check depth_preferred_test(
        .entry(depth_preferred_test$entry),
        .tag(depth_preferred_test$tag),
        .remaining(depth_preferred_test$remaining),
        .alpha(depth_preferred_test$alpha),
        .beta(depth_preferred_test$beta),
        .is_this(depth_preferred_test$is_this),
        .cuts_off(depth_preferred_test$cuts_off)
    );
    entry_check always_replace_test(
        .entry(always_replace_test$entry),
        .tag(always_replace_test$tag),
        .remaining(always_replace_test$remaining),
        .alpha(always_replace_test$alpha),
        .beta(always_replace_test$beta),
        .is_this(always_replace_test$is_this),
        .cuts_off(always_replace_test$cuts_off)
    );
    
    // Update code
    always @(*) begin
        key_now$d = key_now$q;
        in_depth_preferred$d = in_depth_preferred$q;
        in_always_replace$d = in_always_replace$q;
        depth_preferred_hits$d = depth_preferred_hits$q;
        always_replace_hits$d = always_replace_hits$q;
        depth_preferred_cuts_off$d = depth_preferred_cuts_off$q;
        always_replace_cuts_off$d = always_replace_cuts_off$q;
        to_store$d = to_store$q;
        storing_next$d = storing_next$q;
        storing$d = storing$q;
        own_written$d = own_written$q;
        received$d = received$q;
        receiving$d = receiving$q;
        writes_received$d = writes_received$q;
        depth_preferred_new$d = depth_preferred_new$q;
        always_replace_new$d = always_replace_new$q;
        depth_preferred_is_new$d = depth_preferred_is_new$q;
        always_replace_is_new$d = always_replace_is_new$q;
        key_now$d = key;
        read_index = key[(32'h0)+:(13)] & index_mask;
        depth_preferred$read_address = read_index;
        always_replace$read_address = read_index;
        if (~hold) begin
            in_depth_preferred$d = depth_preferred$read_data;
            if (depth_preferred_is_new$q) begin
                in_depth_preferred$d = depth_preferred_new$q;
            end
            in_always_replace$d = always_replace$read_data;
            if (always_replace_is_new$q) begin
                in_always_replace$d = always_replace_new$q;
            end
        end
        index = key_now$q[(32'h0)+:(13)] & index_mask;
        tag = key_now$q[(32'hc)+:(28)];
        depth_preferred_test$entry = in_depth_preferred$q;
        depth_preferred_test$tag = tag;
        depth_preferred_test$remaining = node[(64'h58)+:(6)];
        depth_preferred_test$alpha = node[(64'hf)+:(16)];
        depth_preferred_test$beta = node[(64'h1f)+:(16)];
        always_replace_test$entry = in_always_replace$q;
        always_replace_test$tag = tag;
        always_replace_test$remaining = node[(64'h58)+:(6)];
        always_replace_test$alpha = node[(64'hf)+:(16)];
        always_replace_test$beta = node[(64'h1f)+:(16)];
        preferred_data = in_depth_preferred$q[(64'h0)+:(40)];
        replaced_data = in_always_replace$q[(64'h0)+:(40)];
        depth_preferred_move = preferred_data[(64'h10)+:(15)];
        always_replace_move = replaced_data[(64'h10)+:(15)];
        depth_preferred_will_hit = depth_preferred_test$is_this;
        depth_preferred_hits$d = depth_preferred_test$is_this;
        always_replace_hits$d = always_replace_test$is_this;
        depth_preferred_cuts_off$d = depth_preferred_test$cuts_off;
        always_replace_cuts_off$d = always_replace_test$cuts_off;
        probe = replaced_data;
        hit = always_replace_hits$q;
        cutoff = always_replace_hits$q & always_replace_cuts_off$q;
        if (depth_preferred_hits$q) begin
            probe = preferred_data;
            hit = 1'b1;
            cutoff = depth_preferred_cuts_off$q;
        end
        if (store) begin
            to_store$d[(64'h0)+:(16)] = node[(64'h2f)+:(16)];
            to_store$d[(64'h10)+:(15)] = node[(64'h3f)+:(15)];
            to_store$d[(64'h1f)+:(6)] = node[(64'h58)+:(6)];
            to_store$d[(64'h25)+:(2)] = upper_bound;
            if (node[(64'h60)+:(1)]) begin
                to_store$d[(64'h25)+:(2)] = exact_bound;
            end
            if (node[(64'h2f)+:(16)] >= node[(64'h1f)+:(16)]) begin
                to_store$d[(64'h25)+:(2)] = lower_bound;
            end
            to_store$d[(64'h27)+:(1)] = node[(64'h5f)+:(1)];
        end
        storing_next$d = store;
        storing$d = storing_next$q;
        depth_preferred_stays = (|preferred_data[(64'h25)+:(2)] & (in_depth_preferred$q[(64'h28)+:(7)] == root_ply)) & (preferred_data[(64'h1f)+:(6)] > to_store$q[(64'h1f)+:(6)]);
        new_entry[(64'h0)+:(40)] = to_store$q;
        new_entry[(64'h28)+:(7)] = root_ply;
        new_entry[(64'h2f)+:(28)] = tag;
        if (storing$q) begin
            own_written$d[(64'h0)+:(13)] = index;
            own_written$d[(64'hd)+:(75)] = new_entry;
            own_written$d[(64'h58)+:(75)] = in_depth_preferred$q;
            if (depth_preferred_stays) begin
                own_written$d[(64'h58)+:(75)] = new_entry;
            end
        end
        own_written$d[(64'ha3)+:(1)] = storing$q & (~depth_preferred_stays);
        own_written$d[(64'ha4)+:(1)] = storing$q & (depth_preferred_stays | (~depth_preferred_test$is_this));
        written = own_written$q;
        writing = own_written$q;
        still_receiving = receiving$q;
        if (writes_received$q) begin
            writing = received$q;
            still_receiving = 1'b0;
        end
        depth_preferred$write_enable = writing[(64'ha3)+:(1)];
        depth_preferred$write_address = writing[(64'h0)+:(13)];
        depth_preferred$write_data = writing[(64'hd)+:(75)];
        always_replace$write_enable = writing[(64'ha4)+:(1)];
        always_replace$write_address = writing[(64'h0)+:(13)];
        always_replace$write_data = writing[(64'h58)+:(75)];
        if (peer_written[(64'ha3)+:(1)] | peer_written[(64'ha4)+:(1)]) begin
            received$d = peer_written;
            still_receiving = 1'b1;
        end
        if (clear) begin
            received$d = emptied;
            received$d[(64'h0)+:(13)] = cleared;
            still_receiving = 1'b1;
        end
        receiving$d = still_receiving;
        writes_received$d = still_receiving & (~storing$q);
        depth_preferred_new$d = writing[(64'hd)+:(75)];
        always_replace_new$d = writing[(64'h58)+:(75)];
        depth_preferred_is_new$d = writing[(64'ha3)+:(1)] & (writing[(64'h0)+:(13)] == read_index);
        always_replace_is_new$d = writing[(64'ha4)+:(1)] & (writing[(64'h0)+:(13)] == read_index);
    end
    
endmodule // search_transposition_table
