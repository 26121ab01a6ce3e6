// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module late_move_reduction(node,again,pushed,child,minus_alpha);
    
    // Module arguments
    input wire  [97:0] node;
    input wire  again;
    output reg  [97:0] pushed;
    output reg  [97:0] child;
    output reg  [15:0] minus_alpha;
    
    // Constant declarations
    localparam  entered = 98'h1003f800000ffff80008000;
    localparam  first_reduced = 5'b100;
    localparam  reduced_from = 6'b11;
    localparam  twice_reduced_from = 6'b100;
    localparam  zero = 16'h0;
    localparam  one = 16'h1;
    localparam  one_ply = 6'b1;
    localparam  two_plies = 6'b10;
    localparam  three_plies = 6'b11;
    
    // Local signals
    reg  reduces;
    reg  [15:0] beta;
    reg  [15:0] minus_beta;
    reg  [15:0] below_minus_alpha;
    reg  [5:0] one_less;
    reg  [5:0] two_less;
    reg  [5:0] three_less;
    
    // Update code
    always @(*) begin
        reduces = ((node[(64'h4e)+:(5)] >= first_reduced) & (node[(64'h58)+:(6)] >= reduced_from)) & (~again);
        beta = zero - node[(64'hf)+:(16)];
        minus_alpha = beta;
        minus_beta = zero - node[(64'h1f)+:(16)];
        below_minus_alpha = beta - one;
        one_less = node[(64'h58)+:(6)] - one_ply;
        two_less = node[(64'h58)+:(6)] - two_plies;
        three_less = node[(64'h58)+:(6)] - three_plies;
        pushed = node;
        pushed[(64'h5e)+:(1)] = reduces;
        child = entered;
        child[(64'hf)+:(16)] = minus_beta;
        child[(64'h1f)+:(16)] = beta;
        child[(64'h58)+:(6)] = one_less;
        if (reduces) begin
            child[(64'hf)+:(16)] = below_minus_alpha;
            child[(64'h58)+:(6)] = two_less;
            if (node[(64'h58)+:(6)] >= twice_reduced_from) begin
                child[(64'h58)+:(6)] = three_less;
            end
        end
    end
    
endmodule // late_move_reduction
