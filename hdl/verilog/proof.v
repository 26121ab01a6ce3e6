// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module proof(clock,clear,valid,margin,unvisited,proved);
    
    // Module arguments
    input wire  clock;
    input wire  clear;
    input wire  valid;
    input wire  [7:0] margin;
    input wire  [4:0] unvisited;
    output reg  [7:0] proved;
    
    // Constant declarations
    localparam  sign = 8'h80;
    localparam  none = 8'h0;
    
    // Stub signals
    reg  [7:0] best$d;
    wire  [7:0] best$q;
    reg  any$d;
    wire  any$q;
    reg  all$d;
    wire  all$q;
    
    // Local signals
    reg  [7:0] biased;
    reg  [7:0] most;
    
    // Sub module instances
    dff8 best(
        .d(best$d),
        .q(best$q),
        .clock(clock)
    );
    dff1 any(
        .d(any$d),
        .q(any$q),
        .clock(clock)
    );
    dff1 all(
        .d(all$d),
        .q(all$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        best$d = best$q;
        any$d = any$q;
        all$d = all$q;
        biased = margin ^ sign;
        most = best$q ^ sign;
        if (valid) begin
            if (~|margin) begin
                all$d = 1'b0;
            end
            else if ((~any$q) | (biased > most)) begin
                any$d = 1'b1;
                best$d = margin;
            end
        end
        if (clear) begin
            best$d = none;
            any$d = 1'b0;
            all$d = 1'b1;
        end
        proved = best$q;
        if (best$q[32'h7] & ((~all$q) | |unvisited)) begin
            proved = none;
        end
    end
    
endmodule // proof
