// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
// v-- Setting output parameters to net type for wrapped code.


module stamp(picture,column,row,cells);
    
    // Module arguments
    input wire  [24:0] picture;
    input wire  [13:0] column;
    input wire  [13:0] row;
    output wire  [195:0] cells;
    
    // Update code (wrapper)
        wire [13:0] placed_0 = ({14{picture[0]}} & (column << 3'h0)) | ({14{picture[1]}} & (column << 3'h1)) | ({14{picture[2]}} & (column << 3'h2)) | ({14{picture[3]}} & (column << 3'h3)) | ({14{picture[4]}} & (column << 3'h4));
        wire [13:0] placed_1 = ({14{picture[5]}} & (column << 3'h0)) | ({14{picture[6]}} & (column << 3'h1)) | ({14{picture[7]}} & (column << 3'h2)) | ({14{picture[8]}} & (column << 3'h3)) | ({14{picture[9]}} & (column << 3'h4));
        wire [13:0] placed_2 = ({14{picture[10]}} & (column << 3'h0)) | ({14{picture[11]}} & (column << 3'h1)) | ({14{picture[12]}} & (column << 3'h2)) | ({14{picture[13]}} & (column << 3'h3)) | ({14{picture[14]}} & (column << 3'h4));
        wire [13:0] placed_3 = ({14{picture[15]}} & (column << 3'h0)) | ({14{picture[16]}} & (column << 3'h1)) | ({14{picture[17]}} & (column << 3'h2)) | ({14{picture[18]}} & (column << 3'h3)) | ({14{picture[19]}} & (column << 3'h4));
        wire [13:0] placed_4 = ({14{picture[20]}} & (column << 3'h0)) | ({14{picture[21]}} & (column << 3'h1)) | ({14{picture[22]}} & (column << 3'h2)) | ({14{picture[23]}} & (column << 3'h3)) | ({14{picture[24]}} & (column << 3'h4));
        assign cells = {(({14{row[13]}} & placed_0) | ({14{row[12]}} & placed_1) | ({14{row[11]}} & placed_2) | ({14{row[10]}} & placed_3) | ({14{row[9]}} & placed_4)), (({14{row[12]}} & placed_0) | ({14{row[11]}} & placed_1) | ({14{row[10]}} & placed_2) | ({14{row[9]}} & placed_3) | ({14{row[8]}} & placed_4)), (({14{row[11]}} & placed_0) | ({14{row[10]}} & placed_1) | ({14{row[9]}} & placed_2) | ({14{row[8]}} & placed_3) | ({14{row[7]}} & placed_4)), (({14{row[10]}} & placed_0) | ({14{row[9]}} & placed_1) | ({14{row[8]}} & placed_2) | ({14{row[7]}} & placed_3) | ({14{row[6]}} & placed_4)), (({14{row[9]}} & placed_0) | ({14{row[8]}} & placed_1) | ({14{row[7]}} & placed_2) | ({14{row[6]}} & placed_3) | ({14{row[5]}} & placed_4)), (({14{row[8]}} & placed_0) | ({14{row[7]}} & placed_1) | ({14{row[6]}} & placed_2) | ({14{row[5]}} & placed_3) | ({14{row[4]}} & placed_4)), (({14{row[7]}} & placed_0) | ({14{row[6]}} & placed_1) | ({14{row[5]}} & placed_2) | ({14{row[4]}} & placed_3) | ({14{row[3]}} & placed_4)), (({14{row[6]}} & placed_0) | ({14{row[5]}} & placed_1) | ({14{row[4]}} & placed_2) | ({14{row[3]}} & placed_3) | ({14{row[2]}} & placed_4)), (({14{row[5]}} & placed_0) | ({14{row[4]}} & placed_1) | ({14{row[3]}} & placed_2) | ({14{row[2]}} & placed_3) | ({14{row[1]}} & placed_4)), (({14{row[4]}} & placed_0) | ({14{row[3]}} & placed_1) | ({14{row[2]}} & placed_2) | ({14{row[1]}} & placed_3) | ({14{row[0]}} & placed_4)), (({14{row[3]}} & placed_0) | ({14{row[2]}} & placed_1) | ({14{row[1]}} & placed_2) | ({14{row[0]}} & placed_3)), (({14{row[2]}} & placed_0) | ({14{row[1]}} & placed_1) | ({14{row[0]}} & placed_2)), (({14{row[1]}} & placed_0) | ({14{row[0]}} & placed_1)), (({14{row[0]}} & placed_0))};
endmodule // stamp
