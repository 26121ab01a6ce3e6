// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
// v-- Setting output parameters to net type for wrapped code.


module rows_with(cells,rows);
    
    // Module arguments
    input wire  [195:0] cells;
    output wire  [13:0] rows;
    
    // Update code (wrapper)
        assign rows[0] = |cells[13:0];
        assign rows[1] = |cells[27:14];
        assign rows[2] = |cells[41:28];
        assign rows[3] = |cells[55:42];
        assign rows[4] = |cells[69:56];
        assign rows[5] = |cells[83:70];
        assign rows[6] = |cells[97:84];
        assign rows[7] = |cells[111:98];
        assign rows[8] = |cells[125:112];
        assign rows[9] = |cells[139:126];
        assign rows[10] = |cells[153:140];
        assign rows[11] = |cells[167:154];
        assign rows[12] = |cells[181:168];
        assign rows[13] = |cells[195:182];
endmodule // rows_with
