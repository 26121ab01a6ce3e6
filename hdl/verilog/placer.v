// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module placer(clock,placement,cells,piece,size);
    
    // Module arguments
    input wire  clock;
    input wire  [14:0] placement;
    output reg  [195:0] cells;
    output reg  [20:0] piece;
    output reg  [2:0] size;
    
    // Constant declarations
    localparam  first = 14'b1;
    
    // Stub signals
    reg  [6:0] shapes$address;
    wire  [48:0] shapes$data;
    reg  [13:0] column$d;
    wire  [13:0] column$q;
    reg  [13:0] row$d;
    wire  [13:0] row$q;
    reg  [24:0] stamp$picture;
    reg  [13:0] stamp$column;
    reg  [13:0] stamp$row;
    wire  [195:0] stamp$cells;
    reg  [195:0] cells_out$d;
    wire  [195:0] cells_out$q;
    reg  [20:0] piece_out$d;
    wire  [20:0] piece_out$q;
    reg  [2:0] size_out$d;
    wire  [2:0] size_out$q;
    
    // Local signals
    reg  [14:0] place;
    
    // Sub module instances
    placer_shapes shapes(
        .clock(clock),
        .address(shapes$address),
        .data(shapes$data)
    );
    dff14 column(
        .d(column$d),
        .q(column$q),
        .clock(clock)
    );
    dff14 row(
        .d(row$d),
        .q(row$q),
        .clock(clock)
    );
    stamp stamp(
        .picture(stamp$picture),
        .column(stamp$column),
        .row(stamp$row),
        .cells(stamp$cells)
    );
    dff196 cells_out(
        .d(cells_out$d),
        .q(cells_out$q),
        .clock(clock)
    );
    dff21 piece_out(
        .d(piece_out$d),
        .q(piece_out$q),
        .clock(clock)
    );
    dff3 size_out(
        .d(size_out$d),
        .q(size_out$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        column$d = column$q;
        row$d = row$q;
        cells_out$d = cells_out$q;
        piece_out$d = piece_out$q;
        size_out$d = size_out$q;
        place = placement;
        shapes$address = place[(64'h8)+:(7)];
        column$d = first << place[(64'h0)+:(4)];
        row$d = first << place[(64'h4)+:(4)];
        stamp$picture = shapes$data[(64'h0)+:(25)];
        stamp$column = column$q;
        stamp$row = row$q;
        cells_out$d = stamp$cells;
        piece_out$d = shapes$data[(64'h19)+:(21)];
        size_out$d = shapes$data[(64'h2e)+:(3)];
        cells = cells_out$q;
        piece = piece_out$q;
        size = size_out$q;
    end
    
endmodule // placer
