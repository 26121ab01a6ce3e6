// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module search_table_entries(clock,read_address,read_data,write_enable,write_address,write_data);
    
    // Module arguments
    input wire  clock;
    input wire  [12:0] read_address;
    output reg  [74:0] read_data;
    input wire  write_enable;
    input wire  [12:0] write_address;
    input wire  [74:0] write_data;
    
    // Update code (custom)
    reg [1:0] column_0 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[1:0] <= 2'bx;
        else
            read_data[1:0] <= column_0[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_0[write_address[12:0]] <= write_data[1:0];
    end
    
    reg [1:0] column_1 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[3:2] <= 2'bx;
        else
            read_data[3:2] <= column_1[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_1[write_address[12:0]] <= write_data[3:2];
    end
    
    reg [1:0] column_2 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[5:4] <= 2'bx;
        else
            read_data[5:4] <= column_2[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_2[write_address[12:0]] <= write_data[5:4];
    end
    
    reg [1:0] column_3 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[7:6] <= 2'bx;
        else
            read_data[7:6] <= column_3[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_3[write_address[12:0]] <= write_data[7:6];
    end
    
    reg [1:0] column_4 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[9:8] <= 2'bx;
        else
            read_data[9:8] <= column_4[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_4[write_address[12:0]] <= write_data[9:8];
    end
    
    reg [1:0] column_5 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[11:10] <= 2'bx;
        else
            read_data[11:10] <= column_5[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_5[write_address[12:0]] <= write_data[11:10];
    end
    
    reg [1:0] column_6 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[13:12] <= 2'bx;
        else
            read_data[13:12] <= column_6[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_6[write_address[12:0]] <= write_data[13:12];
    end
    
    reg [1:0] column_7 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[15:14] <= 2'bx;
        else
            read_data[15:14] <= column_7[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_7[write_address[12:0]] <= write_data[15:14];
    end
    
    reg [1:0] column_8 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[17:16] <= 2'bx;
        else
            read_data[17:16] <= column_8[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_8[write_address[12:0]] <= write_data[17:16];
    end
    
    reg [1:0] column_9 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[19:18] <= 2'bx;
        else
            read_data[19:18] <= column_9[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_9[write_address[12:0]] <= write_data[19:18];
    end
    
    reg [1:0] column_10 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[21:20] <= 2'bx;
        else
            read_data[21:20] <= column_10[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_10[write_address[12:0]] <= write_data[21:20];
    end
    
    reg [1:0] column_11 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[23:22] <= 2'bx;
        else
            read_data[23:22] <= column_11[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_11[write_address[12:0]] <= write_data[23:22];
    end
    
    reg [1:0] column_12 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[25:24] <= 2'bx;
        else
            read_data[25:24] <= column_12[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_12[write_address[12:0]] <= write_data[25:24];
    end
    
    reg [1:0] column_13 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[27:26] <= 2'bx;
        else
            read_data[27:26] <= column_13[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_13[write_address[12:0]] <= write_data[27:26];
    end
    
    reg [1:0] column_14 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[29:28] <= 2'bx;
        else
            read_data[29:28] <= column_14[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_14[write_address[12:0]] <= write_data[29:28];
    end
    
    reg [1:0] column_15 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[31:30] <= 2'bx;
        else
            read_data[31:30] <= column_15[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_15[write_address[12:0]] <= write_data[31:30];
    end
    
    reg [1:0] column_16 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[33:32] <= 2'bx;
        else
            read_data[33:32] <= column_16[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_16[write_address[12:0]] <= write_data[33:32];
    end
    
    reg [1:0] column_17 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[35:34] <= 2'bx;
        else
            read_data[35:34] <= column_17[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_17[write_address[12:0]] <= write_data[35:34];
    end
    
    reg [1:0] column_18 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[37:36] <= 2'bx;
        else
            read_data[37:36] <= column_18[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_18[write_address[12:0]] <= write_data[37:36];
    end
    
    reg [1:0] column_19 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[39:38] <= 2'bx;
        else
            read_data[39:38] <= column_19[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_19[write_address[12:0]] <= write_data[39:38];
    end
    
    reg [1:0] column_20 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[41:40] <= 2'bx;
        else
            read_data[41:40] <= column_20[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_20[write_address[12:0]] <= write_data[41:40];
    end
    
    reg [1:0] column_21 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[43:42] <= 2'bx;
        else
            read_data[43:42] <= column_21[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_21[write_address[12:0]] <= write_data[43:42];
    end
    
    reg [1:0] column_22 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[45:44] <= 2'bx;
        else
            read_data[45:44] <= column_22[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_22[write_address[12:0]] <= write_data[45:44];
    end
    
    reg [1:0] column_23 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[47:46] <= 2'bx;
        else
            read_data[47:46] <= column_23[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_23[write_address[12:0]] <= write_data[47:46];
    end
    
    reg [1:0] column_24 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[49:48] <= 2'bx;
        else
            read_data[49:48] <= column_24[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_24[write_address[12:0]] <= write_data[49:48];
    end
    
    reg [1:0] column_25 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[51:50] <= 2'bx;
        else
            read_data[51:50] <= column_25[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_25[write_address[12:0]] <= write_data[51:50];
    end
    
    reg [1:0] column_26 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[53:52] <= 2'bx;
        else
            read_data[53:52] <= column_26[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_26[write_address[12:0]] <= write_data[53:52];
    end
    
    reg [1:0] column_27 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[55:54] <= 2'bx;
        else
            read_data[55:54] <= column_27[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_27[write_address[12:0]] <= write_data[55:54];
    end
    
    reg [1:0] column_28 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[57:56] <= 2'bx;
        else
            read_data[57:56] <= column_28[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_28[write_address[12:0]] <= write_data[57:56];
    end
    
    reg [1:0] column_29 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[59:58] <= 2'bx;
        else
            read_data[59:58] <= column_29[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_29[write_address[12:0]] <= write_data[59:58];
    end
    
    reg [1:0] column_30 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[61:60] <= 2'bx;
        else
            read_data[61:60] <= column_30[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_30[write_address[12:0]] <= write_data[61:60];
    end
    
    reg [1:0] column_31 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[63:62] <= 2'bx;
        else
            read_data[63:62] <= column_31[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_31[write_address[12:0]] <= write_data[63:62];
    end
    
    reg [1:0] column_32 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[65:64] <= 2'bx;
        else
            read_data[65:64] <= column_32[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_32[write_address[12:0]] <= write_data[65:64];
    end
    
    reg [1:0] column_33 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[67:66] <= 2'bx;
        else
            read_data[67:66] <= column_33[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_33[write_address[12:0]] <= write_data[67:66];
    end
    
    reg [1:0] column_34 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[69:68] <= 2'bx;
        else
            read_data[69:68] <= column_34[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_34[write_address[12:0]] <= write_data[69:68];
    end
    
    reg [1:0] column_35 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[71:70] <= 2'bx;
        else
            read_data[71:70] <= column_35[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_35[write_address[12:0]] <= write_data[71:70];
    end
    
    reg [1:0] column_36 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[73:72] <= 2'bx;
        else
            read_data[73:72] <= column_36[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_36[write_address[12:0]] <= write_data[73:72];
    end
    
    reg [0:0] column_37 [8191:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[74:74] <= 1'bx;
        else
            read_data[74:74] <= column_37[read_address[12:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_37[write_address[12:0]] <= write_data[74:74];
    end
endmodule // search_table_entries
