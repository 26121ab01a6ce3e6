// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
// v-- Setting output parameters to net type for wrapped code.


module cell_decoder(x,y,decoded);
    
    // Module arguments
    input wire  [3:0] x;
    input wire  [3:0] y;
    output wire  [195:0] decoded;
    
    // Update code (wrapper)
        wire [13:0] column = 14'h1 << x;
        assign decoded = {(y == 4'hd ? column : 14'h0), (y == 4'hc ? column : 14'h0), (y == 4'hb ? column : 14'h0), (y == 4'ha ? column : 14'h0), (y == 4'h9 ? column : 14'h0), (y == 4'h8 ? column : 14'h0), (y == 4'h7 ? column : 14'h0), (y == 4'h6 ? column : 14'h0), (y == 4'h5 ? column : 14'h0), (y == 4'h4 ? column : 14'h0), (y == 4'h3 ? column : 14'h0), (y == 4'h2 ? column : 14'h0), (y == 4'h1 ? column : 14'h0), (y == 4'h0 ? column : 14'h0)};
endmodule // cell_decoder
