// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module deferral(clock,idle,node,make,again,is_last_child,level,look_up,first_cycle,decide,tt_cutoff,leave,key,yields,peer_path,path,defers,deferred);
    
    // Module arguments
    input wire  clock;
    input wire  idle;
    input wire  [97:0] node;
    input wire  make;
    input wire  again;
    input wire  is_last_child;
    input wire  [5:0] level;
    input wire  look_up;
    input wire  first_cycle;
    input wire  decide;
    input wire  tt_cutoff;
    input wire  leave;
    input wire  [39:0] key;
    input wire  yields;
    input wire  [163:0] peer_path;
    output reg  [163:0] path;
    output reg  defers;
    output reg  deferred;
    
    // Constant declarations
    localparam  levels$0 = 6'b1;
    localparam  levels$1 = 6'b10;
    localparam  levels$2 = 6'b11;
    localparam  levels$3 = 6'b100;
    localparam  level_end = 6'b100;
    localparam  deferred_from = 6'b11;
    localparam  first_child = 5'b0;
    localparam  most_listed = 5'b11111;
    
    // Stub signals
    reg  [39:0] keys$0$d;
    wire  [39:0] keys$0$q;
    reg  [39:0] keys$1$d;
    wire  [39:0] keys$1$q;
    reg  [39:0] keys$2$d;
    wire  [39:0] keys$2$q;
    reg  [39:0] keys$3$d;
    wire  [39:0] keys$3$q;
    reg  searched$0$d;
    wire  searched$0$q;
    reg  searched$1$d;
    wire  searched$1$q;
    reg  searched$2$d;
    wire  searched$2$q;
    reg  searched$3$d;
    wire  searched$3$q;
    reg  peer_searches_it$d;
    wire  peer_searches_it$q;
    reg  may_defer$d;
    wire  may_defer$q;
    reg  was_deferred$d;
    wire  was_deferred$q;
    
    // Local signals
    reg  [39:0] peer_keys$0;
    reg  [39:0] peer_keys$1;
    reg  [39:0] peer_keys$2;
    reg  [39:0] peer_keys$3;
    reg  peer_searches$0;
    reg  peer_searches$1;
    reg  peer_searches$2;
    reg  peer_searches$3;
    reg  is_peers$0;
    reg  is_peers$1;
    reg  is_peers$2;
    reg  is_peers$3;
    reg  leaves_it;
    
    // Sub module instances
    dff40 keys$0(
        .d(keys$0$d),
        .q(keys$0$q),
        .clock(clock)
    );
    dff40 keys$1(
        .d(keys$1$d),
        .q(keys$1$q),
        .clock(clock)
    );
    dff40 keys$2(
        .d(keys$2$d),
        .q(keys$2$q),
        .clock(clock)
    );
    dff40 keys$3(
        .d(keys$3$d),
        .q(keys$3$q),
        .clock(clock)
    );
    dff1 searched$0(
        .d(searched$0$d),
        .q(searched$0$q),
        .clock(clock)
    );
    dff1 searched$1(
        .d(searched$1$d),
        .q(searched$1$q),
        .clock(clock)
    );
    dff1 searched$2(
        .d(searched$2$d),
        .q(searched$2$q),
        .clock(clock)
    );
    dff1 searched$3(
        .d(searched$3$d),
        .q(searched$3$q),
        .clock(clock)
    );
    dff1 peer_searches_it(
        .d(peer_searches_it$d),
        .q(peer_searches_it$q),
        .clock(clock)
    );
    dff1 may_defer(
        .d(may_defer$d),
        .q(may_defer$q),
        .clock(clock)
    );
    dff1 was_deferred(
        .d(was_deferred$d),
        .q(was_deferred$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        peer_searches_it$d = peer_searches_it$q;
        may_defer$d = may_defer$q;
        was_deferred$d = was_deferred$q;
        if (make) begin
            may_defer$d = ((node[(64'h61)+:(1)] & (~again)) & (node[(64'h58)+:(6)] >= deferred_from)) & ((node[(64'h4e)+:(5)] != first_child) & (~is_last_child)) & ((node[(64'h53)+:(5)] != most_listed) & (level < level_end));
            was_deferred$d = 1'b0;
        end
        peer_keys$0 = peer_path[(64'h0)+:(40)];
        peer_searches$0 = peer_path[(64'h28)+:(1)];
        peer_keys$1 = peer_path[(64'h29)+:(40)];
        peer_searches$1 = peer_path[(64'h51)+:(1)];
        peer_keys$2 = peer_path[(64'h52)+:(40)];
        peer_searches$2 = peer_path[(64'h7a)+:(1)];
        peer_keys$3 = peer_path[(64'h7b)+:(40)];
        peer_searches$3 = peer_path[(64'ha3)+:(1)];
        is_peers$0 = peer_searches$0 & (peer_keys$0 == key);
        is_peers$1 = peer_searches$1 & (peer_keys$1 == key);
        is_peers$2 = peer_searches$2 & (peer_keys$2 == key);
        is_peers$3 = peer_searches$3 & (peer_keys$3 == key);
        peer_searches_it$d = (is_peers$0 | is_peers$1) | (is_peers$2 | is_peers$3);
        leaves_it = may_defer$q & peer_searches_it$q;
        defers = leaves_it;
        if (decide) begin
            was_deferred$d = leaves_it & (~tt_cutoff);
        end
        deferred = was_deferred$q;
        searched$0$d = searched$0$q;
        keys$0$d = keys$0$q;
        if (level == levels$0) begin
            if (look_up) begin
                keys$0$d = key;
            end
            if ((first_cycle & (~yields)) | (decide & (~leaves_it))) begin
                searched$0$d = 1'b1;
            end
            if (leave) begin
                searched$0$d = 1'b0;
            end
        end
        if (idle) begin
            searched$0$d = 1'b0;
        end
        searched$1$d = searched$1$q;
        keys$1$d = keys$1$q;
        if (level == levels$1) begin
            if (look_up) begin
                keys$1$d = key;
            end
            if ((first_cycle & (~yields)) | (decide & (~leaves_it))) begin
                searched$1$d = 1'b1;
            end
            if (leave) begin
                searched$1$d = 1'b0;
            end
        end
        if (idle) begin
            searched$1$d = 1'b0;
        end
        searched$2$d = searched$2$q;
        keys$2$d = keys$2$q;
        if (level == levels$2) begin
            if (look_up) begin
                keys$2$d = key;
            end
            if ((first_cycle & (~yields)) | (decide & (~leaves_it))) begin
                searched$2$d = 1'b1;
            end
            if (leave) begin
                searched$2$d = 1'b0;
            end
        end
        if (idle) begin
            searched$2$d = 1'b0;
        end
        searched$3$d = searched$3$q;
        keys$3$d = keys$3$q;
        if (level == levels$3) begin
            if (look_up) begin
                keys$3$d = key;
            end
            if ((first_cycle & (~yields)) | (decide & (~leaves_it))) begin
                searched$3$d = 1'b1;
            end
            if (leave) begin
                searched$3$d = 1'b0;
            end
        end
        if (idle) begin
            searched$3$d = 1'b0;
        end
        path[(64'h0)+:(40)] = keys$0$q;
        path[(64'h28)+:(1)] = searched$0$q;
        path[(64'h29)+:(40)] = keys$1$q;
        path[(64'h51)+:(1)] = searched$1$q;
        path[(64'h52)+:(40)] = keys$2$q;
        path[(64'h7a)+:(1)] = searched$2$q;
        path[(64'h7b)+:(40)] = keys$3$q;
        path[(64'ha3)+:(1)] = searched$3$q;
    end
    
endmodule // deferral
