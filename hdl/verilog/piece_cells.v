// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
// v-- Setting output parameters to net type for wrapped code.


module piece_cells(pieces,cells);
    
    // Module arguments
    input wire  [20:0] pieces;
    output wire  [6:0] cells;
    
    // Update code (wrapper)
        wire [127:0] table_0_0 = 128'ha55aa55aa55aa55aa55aa55aa55aa55a;
        wire [127:0] table_0_1 = 128'h399c399c399c399c399c399c399c399c;
        wire [127:0] table_0_2 = 128'hc11f3ee03ee0c11f3ee0c11fc11f3ee0;
        wire [127:0] table_0_3 = 128'h11f3fff3ffffee03ffffee0fee0c000;
        wire [127:0] table_0_4 = 128'hfee0c000c0000000c000000000000000;
        wire [127:0] table_0_5 = 128'h0;
        wire [127:0] table_1_0 = 128'hf00f0ff00ff0f00f0ff0f00ff00f0ff0;
        wire [127:0] table_1_1 = 128'hf0fff0ffffff00ffffff0fff0f000;
        wire [127:0] table_1_2 = 128'h69999996999696699996966996696996;
        wire [127:0] table_1_3 = 128'h7ee1e117e117177ee117177e177e7ee8;
        wire [127:0] table_1_4 = 128'h7ffefee8fee8e880fee8e880e8808000;
        wire [127:0] table_1_5 = 128'h80000000000000000000000000000000;
        wire [127:0] table_2_0 = 128'h96696996699696696996966996696996;
        wire [127:0] table_2_1 = 128'he88181178117177e8117177e177e7ee8;
        wire [127:0] table_2_2 = 128'h6997977e977e7ee9977e7ee97ee9e996;
        wire [127:0] table_2_3 = 128'h7ee9e997e997977ee997977e977e7ee8;
        wire [127:0] table_2_4 = 128'h7ffefee8fee8e880fee8e880e8808000;
        wire [127:0] table_2_5 = 128'h80000000000000000000000000000000;
        wire [5:0] sum_0 = {table_0_5[pieces[6:0]], table_0_4[pieces[6:0]], table_0_3[pieces[6:0]], table_0_2[pieces[6:0]], table_0_1[pieces[6:0]], table_0_0[pieces[6:0]]};
        wire [5:0] sum_1 = {table_1_5[pieces[13:7]], table_1_4[pieces[13:7]], table_1_3[pieces[13:7]], table_1_2[pieces[13:7]], table_1_1[pieces[13:7]], table_1_0[pieces[13:7]]};
        wire [5:0] sum_2 = {table_2_5[pieces[20:14]], table_2_4[pieces[20:14]], table_2_3[pieces[20:14]], table_2_2[pieces[20:14]], table_2_1[pieces[20:14]], table_2_0[pieces[20:14]]};
        assign cells = sum_0 + sum_1 + sum_2;
endmodule // piece_cells
