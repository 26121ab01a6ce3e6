// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module entry_check(entry,tag,remaining,alpha,beta,is_this,cuts_off);
    
    // Module arguments
    input wire  [74:0] entry;
    input wire  [27:0] tag;
    input wire  [5:0] remaining;
    input wire  [15:0] alpha;
    input wire  [15:0] beta;
    output reg  is_this;
    output reg  cuts_off;
    
    // Constant declarations
    localparam  upper_bound = 2'b1;
    localparam  exact_bound = 2'b10;
    localparam  lower_bound = 2'b11;
    
    // Local signals
    reg  [39:0] data;
    reg  decides;
    
    // Update code
    always @(*) begin
        data = entry[(64'h0)+:(40)];
        is_this = |data[(64'h25)+:(2)] & (entry[(64'h2f)+:(28)] == tag);
        decides = (data[(64'h25)+:(2)] == exact_bound) | ((data[(64'h25)+:(2)] == lower_bound) & (data[(64'h0)+:(16)] >= beta)) | ((data[(64'h25)+:(2)] == upper_bound) & (data[(64'h0)+:(16)] <= alpha));
        cuts_off = decides & ((~data[(64'h27)+:(1)]) | (data[(64'h1f)+:(6)] >= remaining));
    end
    
endmodule // entry_check
