// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module sibling_refutation(clock,enter,node,leave,restored,next_child,start,stop,step,cells,piece,seen,value,minus_alpha,applies,trying,reply,slot,leaf,counts,refutes,ends,refuted);
    
    // Module arguments
    input wire  clock;
    input wire  enter;
    input wire  [97:0] node;
    input wire  leave;
    input wire  [15:0] restored;
    input wire  next_child;
    input wire  start;
    input wire  stop;
    input wire  [5:0] step;
    input wire  [195:0] cells;
    input wire  [20:0] piece;
    input wire  [441:0] seen;
    input wire  [15:0] value;
    input wire  [15:0] minus_alpha;
    output reg  applies;
    output reg  trying;
    output reg  [14:0] reply;
    output reg  [4:0] slot;
    output reg  [441:0] leaf;
    output reg  counts;
    output reg  refutes;
    output reg  ends;
    output reg  [15:0] refuted;
    
    // Constant declarations
    localparam  none = 16'h0;
    localparam  first_due = 16'h1;
    localparam  one_child = 5'b1;
    localparam  read_ahead = 5'b100;
    localparam  fewest_tried = 5'b10;
    localparam  first_reduced = 5'b100;
    localparam  above_frontier = 6'b10;
    localparam  reduced_from = 6'b11;
    localparam  twice_reduced_from = 6'b100;
    localparam  first_step = 6'b0;
    localparam  first_result = 6'b10000;
    localparam  one_ply = 7'b1;
    localparam  pass = 15'b111111100000000;
    
    // Stub signals
    reg  [14:0] reply_now$d;
    wire  [14:0] reply_now$q;
    reg  [195:0] reply_cells$d;
    wire  [195:0] reply_cells$q;
    reg  [15:0] refuted_now$d;
    wire  [15:0] refuted_now$q;
    reg  trying_now$d;
    wire  trying_now$q;
    reg  [4:0] to_come$d;
    wire  [4:0] to_come$q;
    reg  to_come_frontier$d;
    wire  to_come_frontier$q;
    reg  [4:0] slot_now$d;
    wire  [4:0] slot_now$q;
    reg  [195:0] board_own$d;
    wire  [195:0] board_own$q;
    reg  [195:0] board_other$d;
    wire  [195:0] board_other$q;
    reg  no_reply$data_in;
    wire  no_reply$data_out;
    reg  [15:0] due$d;
    wire  [15:0] due$q;
    reg  [4:0] due_count$d;
    wire  [4:0] due_count$q;
    
    // Local signals
    reg  [20:0] other_left_after;
    reg  [4:0] following;
    reg  has_result;
    reg  is_reply;
    reg  is_refuted;
    
    // Sub module instances
    dff15 reply_now(
        .d(reply_now$d),
        .q(reply_now$q),
        .clock(clock)
    );
    dff196 reply_cells(
        .d(reply_cells$d),
        .q(reply_cells$q),
        .clock(clock)
    );
    dff16 refuted_now(
        .d(refuted_now$d),
        .q(refuted_now$q),
        .clock(clock)
    );
    dff1 trying_now(
        .d(trying_now$d),
        .q(trying_now$q),
        .clock(clock)
    );
    dff5 to_come(
        .d(to_come$d),
        .q(to_come$q),
        .clock(clock)
    );
    dff1 to_come_frontier(
        .d(to_come_frontier$d),
        .q(to_come_frontier$q),
        .clock(clock)
    );
    dff5 slot_now(
        .d(slot_now$d),
        .q(slot_now$q),
        .clock(clock)
    );
    dff196 board_own(
        .d(board_own$d),
        .q(board_own$q),
        .clock(clock)
    );
    dff196 board_other(
        .d(board_other$d),
        .q(board_other$q),
        .clock(clock)
    );
    no_reply_delay no_reply(
        .clock(clock),
        .data_in(no_reply$data_in),
        .data_out(no_reply$data_out)
    );
    dff16 due(
        .d(due$d),
        .q(due$q),
        .clock(clock)
    );
    dff5 due_count(
        .d(due_count$d),
        .q(due_count$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        reply_now$d = reply_now$q;
        reply_cells$d = reply_cells$q;
        refuted_now$d = refuted_now$q;
        trying_now$d = trying_now$q;
        to_come$d = to_come$q;
        to_come_frontier$d = to_come_frontier$q;
        slot_now$d = slot_now$q;
        board_own$d = board_own$q;
        board_other$d = board_other$q;
        due$d = due$q;
        due_count$d = due_count$q;
        if (enter) begin
            refuted_now$d = none;
        end
        if (next_child) begin
            refuted_now$d = refuted_now$q >> 32'h1;
        end
        if (leave) begin
            refuted_now$d = restored;
            reply_now$d = node[(64'h3f)+:(15)];
        end
        following = node[(64'h4e)+:(5)] + one_child;
        to_come$d = node[(64'h53)+:(5)] - following;
        to_come_frontier$d = node[(64'h61)+:(1)] & ((node[(64'h58)+:(6)] == above_frontier) | ((following >= first_reduced) & ((node[(64'h58)+:(6)] == reduced_from) | (node[(64'h58)+:(6)] == twice_reduced_from))));
        applies = (to_come_frontier$q & (to_come$q >= fewest_tried)) & (reply_now$q != pass);
        other_left_after = seen[(64'h188)+:(21)] & (~piece);
        no_reply$data_in = (((|(cells & reply_cells$q) | (~|other_left_after))) & 1'h1);
        board_own$d = seen[(64'h0)+:(196)];
        board_other$d = seen[(64'hc4)+:(196)];
        leaf[(64'h0)+:(196)] = board_own$q;
        leaf[(64'hc4)+:(196)] = board_other$q;
        leaf[(64'h188)+:(21)] = seen[(64'h188)+:(21)];
        leaf[(64'h19d)+:(21)] = seen[(64'h19d)+:(21)];
        leaf[(64'h1b2)+:(1)] = seen[(64'h1b2)+:(1)];
        leaf[(64'h1b3)+:(7)] = seen[(64'h1b3)+:(7)];
        if (trying_now$q) begin
            board_own$d = seen[(64'hc4)+:(196)];
            board_other$d = seen[(64'h0)+:(196)] | cells;
            leaf[(64'h188)+:(21)] = seen[(64'h19d)+:(21)];
            leaf[(64'h19d)+:(21)] = other_left_after;
            leaf[(64'h1b2)+:(1)] = ~seen[(64'h1b2)+:(1)];
            leaf[(64'h1b3)+:(7)] = seen[(64'h1b3)+:(7)] + one_ply;
        end
        has_result = trying_now$q & (step >= first_result);
        is_reply = (~|no_reply$data_out) & (~|(refuted_now$q & due$q));
        is_refuted = is_reply & (value >= minus_alpha);
        counts = has_result & is_reply;
        refutes = has_result & is_refuted;
        ends = has_result & (due_count$q == one_child);
        slot_now$d = node[(64'h4e)+:(5)] + read_ahead;
        due$d = first_due;
        due_count$d = to_come$q;
        if (trying_now$q) begin
            slot_now$d = slot_now$q + one_child;
            due$d = due$q;
            due_count$d = due_count$q;
            if (step == first_step) begin
                reply_cells$d = cells;
            end
        end
        if (has_result) begin
            due$d = due$q << 32'h1;
            due_count$d = due_count$q - one_child;
            if (is_refuted) begin
                refuted_now$d = refuted_now$q | due$q;
            end
            if (due_count$q == one_child) begin
                trying_now$d = 1'b0;
            end
        end
        if (start) begin
            trying_now$d = 1'b1;
        end
        if (stop) begin
            trying_now$d = 1'b0;
        end
        trying = trying_now$q;
        reply = reply_now$q;
        slot = slot_now$q;
        refuted = refuted_now$q;
    end
    
endmodule // sibling_refutation
