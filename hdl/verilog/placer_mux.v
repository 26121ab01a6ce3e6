// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module placer_mux(select,moves$0,moves$1,moves$2,moves$3,moves$4,moves$5,moves$6,moves$7,selected);
    
    // Module arguments
    input wire  [7:0] select;
    input wire  [14:0] moves$0;
    input wire  [14:0] moves$1;
    input wire  [14:0] moves$2;
    input wire  [14:0] moves$3;
    input wire  [14:0] moves$4;
    input wire  [14:0] moves$5;
    input wire  [14:0] moves$6;
    input wire  [14:0] moves$7;
    output reg  [14:0] selected;
    
    // Constant declarations
    localparam  nothing = 15'b0;
    
    // Local signals
    reg  [14:0] gated$0;
    reg  [14:0] gated$1;
    reg  [14:0] gated$2;
    reg  [14:0] gated$3;
    reg  [14:0] gated$4;
    reg  [14:0] gated$5;
    reg  [14:0] gated$6;
    reg  [14:0] gated$7;
    
    // Update code
    always @(*) begin
        gated$0 = nothing;
        if (select[0]) begin
            gated$0 = moves$0;
        end
        gated$1 = nothing;
        if (select[1]) begin
            gated$1 = moves$1;
        end
        gated$2 = nothing;
        if (select[2]) begin
            gated$2 = moves$2;
        end
        gated$3 = nothing;
        if (select[3]) begin
            gated$3 = moves$3;
        end
        gated$4 = nothing;
        if (select[4]) begin
            gated$4 = moves$4;
        end
        gated$5 = nothing;
        if (select[5]) begin
            gated$5 = moves$5;
        end
        gated$6 = nothing;
        if (select[6]) begin
            gated$6 = moves$6;
        end
        gated$7 = nothing;
        if (select[7]) begin
            gated$7 = moves$7;
        end
        selected = ((gated$0 | gated$1) | (gated$2 | gated$3)) | ((gated$4 | gated$5) | (gated$6 | gated$7));
    end
    
endmodule // placer_mux
