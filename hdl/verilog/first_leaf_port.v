// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module first_leaf_port(way,placement,score,depth,nodes,leaf,found_before,found,start,clears);
    
    // Module arguments
    input wire  [27:0] way;
    input wire  [14:0] placement;
    input wire  [15:0] score;
    input wire  [5:0] depth;
    input wire  [31:0] nodes;
    input wire  [53:0] leaf;
    input wire  [112:0] found_before;
    output reg  [112:0] found;
    output reg  start;
    output reg  clears;
    
    // Constant declarations
    localparam  number = 3'b0;
    localparam  own_bit = 8'h1;
    
    // Local signals
    reg  [27:0] told;
    reg  [53:0] known;
    reg  [112:0] others;
    reg  is_asked;
    
    // Update code
    always @(*) begin
        told = way;
        is_asked = told[(64'h0)+:(3)] == number;
        start = told[(64'h3)+:(1)] & is_asked;
        clears = told[(64'h4)+:(1)];
        known = leaf;
        others = found_before;
        found = found_before;
        if (is_asked) begin
            found[(64'h8)+:(15)] = placement;
            found[(64'h17)+:(16)] = score;
            if (known[(64'h1)+:(1)] | (score[32'hf] & (~score[32'he]))) begin
                found[(64'h17)+:(16)] = known[(64'h2)+:(16)];
            end
            found[(64'h27)+:(16)] = known[(64'h12)+:(16)];
            found[(64'h37)+:(5)] = known[(64'h22)+:(5)];
            found[(64'h3c)+:(6)] = depth;
            found[(64'h42)+:(32)] = nodes;
            found[(64'h62)+:(15)] = known[(64'h27)+:(15)];
        end
        if (known[(64'h0)+:(1)]) begin
            found[(64'h0)+:(8)] = others[(64'h0)+:(8)] | own_bit;
        end
    end
    
endmodule // first_leaf_port
