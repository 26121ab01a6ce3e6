// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module killers(clock,level,clear,cleared,cutoff,best_move,killer,killer_level,known_move,newer,older,newer_is_known,older_is_known);
    
    // Module arguments
    input wire  clock;
    input wire  [5:0] level;
    input wire  clear;
    input wire  [5:0] cleared;
    input wire  cutoff;
    input wire  [14:0] best_move;
    input wire  [14:0] killer;
    input wire  [5:0] killer_level;
    input wire  [14:0] known_move;
    output reg  [14:0] newer;
    output reg  [14:0] older;
    output reg  newer_is_known;
    output reg  older_is_known;
    
    // Constant declarations
    localparam  none = 30'h3f807f00;
    
    // Stub signals
    reg  [5:0] memory$read_address;
    wire  [29:0] memory$read_data;
    reg  memory$write_enable;
    reg  [5:0] memory$write_address;
    reg  [29:0] memory$write_data;
    reg  [29:0] pair$d;
    wire  [29:0] pair$q;
    reg  newer_was_known$d;
    wire  newer_was_known$q;
    reg  older_was_known$d;
    wire  older_was_known$q;
    reg  cut_off$d;
    wire  cut_off$q;
    reg  is_new$d;
    wire  is_new$q;
    
    // Sub module instances
    killers_memory memory(
        .clock(clock),
        .read_address(memory$read_address),
        .read_data(memory$read_data),
        .write_enable(memory$write_enable),
        .write_address(memory$write_address),
        .write_data(memory$write_data)
    );
    dff30 pair(
        .d(pair$d),
        .q(pair$q),
        .clock(clock)
    );
    dff1 newer_was_known(
        .d(newer_was_known$d),
        .q(newer_was_known$q),
        .clock(clock)
    );
    dff1 older_was_known(
        .d(older_was_known$d),
        .q(older_was_known$q),
        .clock(clock)
    );
    dff1 cut_off(
        .d(cut_off$d),
        .q(cut_off$q),
        .clock(clock)
    );
    dff1 is_new(
        .d(is_new$d),
        .q(is_new$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        pair$d = pair$q;
        newer_was_known$d = newer_was_known$q;
        older_was_known$d = older_was_known$q;
        cut_off$d = cut_off$q;
        is_new$d = is_new$q;
        memory$read_address = level;
        pair$d = memory$read_data;
        newer = pair$q[(64'h0)+:(15)];
        older = pair$q[(64'hf)+:(15)];
        newer_was_known$d = pair$q[(64'h0)+:(15)] == known_move;
        older_was_known$d = pair$q[(64'hf)+:(15)] == known_move;
        newer_is_known = newer_was_known$q;
        older_is_known = older_was_known$q;
        cut_off$d = cutoff;
        is_new$d = best_move != pair$q[(64'h0)+:(15)];
        memory$write_enable = cut_off$q & is_new$q;
        memory$write_address = killer_level;
        memory$write_data[(64'h0)+:(15)] = killer;
        memory$write_data[(64'hf)+:(15)] = pair$q[(64'h0)+:(15)];
        if (clear) begin
            memory$write_enable = 1'b1;
            memory$write_address = cleared;
            memory$write_data = none;
        end
    end
    
endmodule // killers
