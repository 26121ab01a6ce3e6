// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module usable_cells(own,other,starts_at_ten,free,corners);
    
    // Module arguments
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  starts_at_ten;
    output reg  [195:0] free;
    output reg  [195:0] corners;
    
    // Constant declarations
    localparam  row_stride = 4'he;
    localparam  not_first_column = 196'hfffbffefffbffefffbffefffbffefffbffefffbffefffbffe;
    localparam  not_last_column = 196'h7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff7ffdfff;
    localparam  five = 196'h1000000000000000;
    localparam  ten = 196'h8000000000000000000000000000000000;
    localparam  nowhere = 196'h0;
    
    // Local signals
    reg  [195:0] sideways;
    reg  [195:0] edges;
    reg  [195:0] diagonals;
    reg  [195:0] usable;
    reg  [195:0] start;
    
    // Update code
    always @(*) begin
        sideways = ((own << 32'h1) & not_first_column) | ((own >> 32'h1) & not_last_column);
        edges = sideways | (own << row_stride) | (own >> row_stride);
        diagonals = (sideways << row_stride) | (sideways >> row_stride);
        usable = ~(own | other | edges);
        free = usable;
        start = five;
        if (starts_at_ten) begin
            start = ten;
        end
        if (|own) begin
            start = nowhere;
        end
        corners = (diagonals | start) & usable;
    end
    
endmodule // usable_cells
