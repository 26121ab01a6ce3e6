// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module settings(clock,reset,team,budget_cycles);
    
    // Module arguments
    input wire  clock;
    input wire  reset;
    output reg  [15:0] team;
    output reg  [31:0] budget_cycles;
    
    // Constant declarations
    localparam  first = 5'b0;
    localparam  one = 5'b1;
    localparam  behind_team = 5'b1000;
    localparam  behind_budget_upper = 5'b1001;
    localparam  behind_budget_lower = 5'b1010;
    localparam  behind_all = 5'b10010;
    localparam  no_sum = 16'h0;
    localparam  default_team = 16'h5253;
    localparam  default_budget = 32'h487ab00;
    
    // Stub signals
    reg  [3:0] memory$address;
    wire  [15:0] memory$data;
    reg  [4:0] address$d;
    wire  [4:0] address$q;
    reg  [15:0] word$d;
    wire  [15:0] word$q;
    reg  [15:0] sum$d;
    wire  [15:0] sum$q;
    reg  [15:0] team_read$d;
    wire  [15:0] team_read$q;
    reg  [15:0] budget_upper$d;
    wire  [15:0] budget_upper$q;
    reg  [15:0] budget_lower$d;
    wire  [15:0] budget_lower$q;
    reg  is_sound$d;
    wire  is_sound$q;
    reg  [15:0] team_shown$d;
    wire  [15:0] team_shown$q;
    reg  [31:0] budget_shown$d;
    wire  [31:0] budget_shown$q;
    
    // Local signals
    reg  [4:0] next_address;
    reg  [15:0] next_sum;
    
    // Sub module instances
    settings_memory memory(
        .clock(clock),
        .address(memory$address),
        .data(memory$data)
    );
    dff5 address(
        .d(address$d),
        .q(address$q),
        .clock(clock)
    );
    dff16 word(
        .d(word$d),
        .q(word$q),
        .clock(clock)
    );
    dff16 sum(
        .d(sum$d),
        .q(sum$q),
        .clock(clock)
    );
    dff16 team_read(
        .d(team_read$d),
        .q(team_read$q),
        .clock(clock)
    );
    dff16 budget_upper(
        .d(budget_upper$d),
        .q(budget_upper$q),
        .clock(clock)
    );
    dff16 budget_lower(
        .d(budget_lower$d),
        .q(budget_lower$q),
        .clock(clock)
    );
    dff1 is_sound(
        .d(is_sound$d),
        .q(is_sound$q),
        .clock(clock)
    );
    dff16 team_shown(
        .d(team_shown$d),
        .q(team_shown$q),
        .clock(clock)
    );
    dff32 budget_shown(
        .d(budget_shown$d),
        .q(budget_shown$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        address$d = address$q;
        word$d = word$q;
        sum$d = sum$q;
        team_read$d = team_read$q;
        budget_upper$d = budget_upper$q;
        budget_lower$d = budget_lower$q;
        is_sound$d = is_sound$q;
        team_shown$d = team_shown$q;
        budget_shown$d = budget_shown$q;
        memory$address = address$q[(32'h0)+:(4)];
        word$d = memory$data;
        next_address = address$q + one;
        next_sum = sum$q + word$q;
        is_sound$d = 1'b0;
        if (address$q == behind_all) begin
            is_sound$d = &sum$q;
        end
        else begin
            address$d = next_address;
            sum$d = next_sum;
        end
        if ((address$q == first) | (address$q == one)) begin
            sum$d = no_sum;
        end
        if (address$q == behind_team) begin
            team_read$d = word$q;
        end
        if (address$q == behind_budget_upper) begin
            budget_upper$d = word$q;
        end
        if (address$q == behind_budget_lower) begin
            budget_lower$d = word$q;
        end
        if (reset) begin
            address$d = first;
        end
        team_shown$d = default_team;
        budget_shown$d = default_budget;
        if (is_sound$q) begin
            team_shown$d = team_read$q;
            budget_shown$d = (((budget_upper$q) & 32'hffffffff) << 32'h10) | ((budget_lower$q) & 32'hffffffff);
        end
        team = team_shown$q;
        budget_cycles = budget_shown$q;
    end
    
endmodule // settings
