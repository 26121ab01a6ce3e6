// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
// v-- Setting output parameters to net type for wrapped code.


module corner_picker(corners,rows,any,x,y,rest,rest_rows);
    
    // Module arguments
    input wire  [195:0] corners;
    input wire  [13:0] rows;
    output wire  any;
    output wire  [3:0] x;
    output wire  [3:0] y;
    output wire  [195:0] rest;
    output wire  [13:0] rest_rows;
    
    // Update code (wrapper)
        wire [13:0] first_row = rows & (14'h0 - rows);
        assign any = |rows;
        wire [13:0] row_0 = corners[13:0];
        wire [13:0] first_0 = row_0 & (14'h0 - row_0);
        assign rest_rows[0] = rows[0] & (~first_row[0] | (|(row_0 & ~first_0)));
        wire [13:0] row_1 = corners[27:14];
        wire [13:0] first_1 = row_1 & (14'h0 - row_1);
        assign rest_rows[1] = rows[1] & (~first_row[1] | (|(row_1 & ~first_1)));
        wire [13:0] row_2 = corners[41:28];
        wire [13:0] first_2 = row_2 & (14'h0 - row_2);
        assign rest_rows[2] = rows[2] & (~first_row[2] | (|(row_2 & ~first_2)));
        wire [13:0] row_3 = corners[55:42];
        wire [13:0] first_3 = row_3 & (14'h0 - row_3);
        assign rest_rows[3] = rows[3] & (~first_row[3] | (|(row_3 & ~first_3)));
        wire [13:0] row_4 = corners[69:56];
        wire [13:0] first_4 = row_4 & (14'h0 - row_4);
        assign rest_rows[4] = rows[4] & (~first_row[4] | (|(row_4 & ~first_4)));
        wire [13:0] row_5 = corners[83:70];
        wire [13:0] first_5 = row_5 & (14'h0 - row_5);
        assign rest_rows[5] = rows[5] & (~first_row[5] | (|(row_5 & ~first_5)));
        wire [13:0] row_6 = corners[97:84];
        wire [13:0] first_6 = row_6 & (14'h0 - row_6);
        assign rest_rows[6] = rows[6] & (~first_row[6] | (|(row_6 & ~first_6)));
        wire [13:0] row_7 = corners[111:98];
        wire [13:0] first_7 = row_7 & (14'h0 - row_7);
        assign rest_rows[7] = rows[7] & (~first_row[7] | (|(row_7 & ~first_7)));
        wire [13:0] row_8 = corners[125:112];
        wire [13:0] first_8 = row_8 & (14'h0 - row_8);
        assign rest_rows[8] = rows[8] & (~first_row[8] | (|(row_8 & ~first_8)));
        wire [13:0] row_9 = corners[139:126];
        wire [13:0] first_9 = row_9 & (14'h0 - row_9);
        assign rest_rows[9] = rows[9] & (~first_row[9] | (|(row_9 & ~first_9)));
        wire [13:0] row_10 = corners[153:140];
        wire [13:0] first_10 = row_10 & (14'h0 - row_10);
        assign rest_rows[10] = rows[10] & (~first_row[10] | (|(row_10 & ~first_10)));
        wire [13:0] row_11 = corners[167:154];
        wire [13:0] first_11 = row_11 & (14'h0 - row_11);
        assign rest_rows[11] = rows[11] & (~first_row[11] | (|(row_11 & ~first_11)));
        wire [13:0] row_12 = corners[181:168];
        wire [13:0] first_12 = row_12 & (14'h0 - row_12);
        assign rest_rows[12] = rows[12] & (~first_row[12] | (|(row_12 & ~first_12)));
        wire [13:0] row_13 = corners[195:182];
        wire [13:0] first_13 = row_13 & (14'h0 - row_13);
        assign rest_rows[13] = rows[13] & (~first_row[13] | (|(row_13 & ~first_13)));
        assign x[0] = (first_row[0] & (|(first_0 & 14'h2aaa))) | (first_row[1] & (|(first_1 & 14'h2aaa))) | (first_row[2] & (|(first_2 & 14'h2aaa))) | (first_row[3] & (|(first_3 & 14'h2aaa))) | (first_row[4] & (|(first_4 & 14'h2aaa))) | (first_row[5] & (|(first_5 & 14'h2aaa))) | (first_row[6] & (|(first_6 & 14'h2aaa))) | (first_row[7] & (|(first_7 & 14'h2aaa))) | (first_row[8] & (|(first_8 & 14'h2aaa))) | (first_row[9] & (|(first_9 & 14'h2aaa))) | (first_row[10] & (|(first_10 & 14'h2aaa))) | (first_row[11] & (|(first_11 & 14'h2aaa))) | (first_row[12] & (|(first_12 & 14'h2aaa))) | (first_row[13] & (|(first_13 & 14'h2aaa)));
        assign y[0] = |(first_row & 14'h2aaa);
        assign x[1] = (first_row[0] & (|(first_0 & 14'hccc))) | (first_row[1] & (|(first_1 & 14'hccc))) | (first_row[2] & (|(first_2 & 14'hccc))) | (first_row[3] & (|(first_3 & 14'hccc))) | (first_row[4] & (|(first_4 & 14'hccc))) | (first_row[5] & (|(first_5 & 14'hccc))) | (first_row[6] & (|(first_6 & 14'hccc))) | (first_row[7] & (|(first_7 & 14'hccc))) | (first_row[8] & (|(first_8 & 14'hccc))) | (first_row[9] & (|(first_9 & 14'hccc))) | (first_row[10] & (|(first_10 & 14'hccc))) | (first_row[11] & (|(first_11 & 14'hccc))) | (first_row[12] & (|(first_12 & 14'hccc))) | (first_row[13] & (|(first_13 & 14'hccc)));
        assign y[1] = |(first_row & 14'hccc);
        assign x[2] = (first_row[0] & (|(first_0 & 14'h30f0))) | (first_row[1] & (|(first_1 & 14'h30f0))) | (first_row[2] & (|(first_2 & 14'h30f0))) | (first_row[3] & (|(first_3 & 14'h30f0))) | (first_row[4] & (|(first_4 & 14'h30f0))) | (first_row[5] & (|(first_5 & 14'h30f0))) | (first_row[6] & (|(first_6 & 14'h30f0))) | (first_row[7] & (|(first_7 & 14'h30f0))) | (first_row[8] & (|(first_8 & 14'h30f0))) | (first_row[9] & (|(first_9 & 14'h30f0))) | (first_row[10] & (|(first_10 & 14'h30f0))) | (first_row[11] & (|(first_11 & 14'h30f0))) | (first_row[12] & (|(first_12 & 14'h30f0))) | (first_row[13] & (|(first_13 & 14'h30f0)));
        assign y[2] = |(first_row & 14'h30f0);
        assign x[3] = (first_row[0] & (|(first_0 & 14'h3f00))) | (first_row[1] & (|(first_1 & 14'h3f00))) | (first_row[2] & (|(first_2 & 14'h3f00))) | (first_row[3] & (|(first_3 & 14'h3f00))) | (first_row[4] & (|(first_4 & 14'h3f00))) | (first_row[5] & (|(first_5 & 14'h3f00))) | (first_row[6] & (|(first_6 & 14'h3f00))) | (first_row[7] & (|(first_7 & 14'h3f00))) | (first_row[8] & (|(first_8 & 14'h3f00))) | (first_row[9] & (|(first_9 & 14'h3f00))) | (first_row[10] & (|(first_10 & 14'h3f00))) | (first_row[11] & (|(first_11 & 14'h3f00))) | (first_row[12] & (|(first_12 & 14'h3f00))) | (first_row[13] & (|(first_13 & 14'h3f00)));
        assign y[3] = |(first_row & 14'h3f00);
        assign rest = corners & ~{(first_13 & {14{first_row[13]}}), (first_12 & {14{first_row[12]}}), (first_11 & {14{first_row[11]}}), (first_10 & {14{first_row[10]}}), (first_9 & {14{first_row[9]}}), (first_8 & {14{first_row[8]}}), (first_7 & {14{first_row[7]}}), (first_6 & {14{first_row[6]}}), (first_5 & {14{first_row[5]}}), (first_4 & {14{first_row[4]}}), (first_3 & {14{first_row[3]}}), (first_2 & {14{first_row[2]}}), (first_1 & {14{first_row[1]}}), (first_0 & {14{first_row[0]}})};
endmodule // corner_picker
