// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module banks(clock,read_address,read_data,write_enable,write_address,write_data);
    
    // Module arguments
    input wire  clock;
    input wire  [13:0] read_address;
    output reg  [110:0] read_data;
    input wire  write_enable;
    input wire  [13:0] write_address;
    input wire  [110:0] write_data;
    
    // Update code (custom)
    reg [0:0] column_0 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[0:0] <= 1'bx;
        else
            read_data[0:0] <= column_0[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_0[write_address[13:0]] <= write_data[0:0];
    end
    
    reg [0:0] column_1 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[1:1] <= 1'bx;
        else
            read_data[1:1] <= column_1[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_1[write_address[13:0]] <= write_data[1:1];
    end
    
    reg [0:0] column_2 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[2:2] <= 1'bx;
        else
            read_data[2:2] <= column_2[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_2[write_address[13:0]] <= write_data[2:2];
    end
    
    reg [0:0] column_3 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[3:3] <= 1'bx;
        else
            read_data[3:3] <= column_3[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_3[write_address[13:0]] <= write_data[3:3];
    end
    
    reg [0:0] column_4 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[4:4] <= 1'bx;
        else
            read_data[4:4] <= column_4[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_4[write_address[13:0]] <= write_data[4:4];
    end
    
    reg [0:0] column_5 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[5:5] <= 1'bx;
        else
            read_data[5:5] <= column_5[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_5[write_address[13:0]] <= write_data[5:5];
    end
    
    reg [0:0] column_6 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[6:6] <= 1'bx;
        else
            read_data[6:6] <= column_6[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_6[write_address[13:0]] <= write_data[6:6];
    end
    
    reg [0:0] column_7 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[7:7] <= 1'bx;
        else
            read_data[7:7] <= column_7[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_7[write_address[13:0]] <= write_data[7:7];
    end
    
    reg [0:0] column_8 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[8:8] <= 1'bx;
        else
            read_data[8:8] <= column_8[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_8[write_address[13:0]] <= write_data[8:8];
    end
    
    reg [0:0] column_9 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[9:9] <= 1'bx;
        else
            read_data[9:9] <= column_9[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_9[write_address[13:0]] <= write_data[9:9];
    end
    
    reg [0:0] column_10 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[10:10] <= 1'bx;
        else
            read_data[10:10] <= column_10[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_10[write_address[13:0]] <= write_data[10:10];
    end
    
    reg [0:0] column_11 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[11:11] <= 1'bx;
        else
            read_data[11:11] <= column_11[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_11[write_address[13:0]] <= write_data[11:11];
    end
    
    reg [0:0] column_12 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[12:12] <= 1'bx;
        else
            read_data[12:12] <= column_12[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_12[write_address[13:0]] <= write_data[12:12];
    end
    
    reg [0:0] column_13 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[13:13] <= 1'bx;
        else
            read_data[13:13] <= column_13[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_13[write_address[13:0]] <= write_data[13:13];
    end
    
    reg [0:0] column_14 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[14:14] <= 1'bx;
        else
            read_data[14:14] <= column_14[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_14[write_address[13:0]] <= write_data[14:14];
    end
    
    reg [0:0] column_15 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[15:15] <= 1'bx;
        else
            read_data[15:15] <= column_15[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_15[write_address[13:0]] <= write_data[15:15];
    end
    
    reg [0:0] column_16 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[16:16] <= 1'bx;
        else
            read_data[16:16] <= column_16[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_16[write_address[13:0]] <= write_data[16:16];
    end
    
    reg [0:0] column_17 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[17:17] <= 1'bx;
        else
            read_data[17:17] <= column_17[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_17[write_address[13:0]] <= write_data[17:17];
    end
    
    reg [0:0] column_18 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[18:18] <= 1'bx;
        else
            read_data[18:18] <= column_18[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_18[write_address[13:0]] <= write_data[18:18];
    end
    
    reg [0:0] column_19 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[19:19] <= 1'bx;
        else
            read_data[19:19] <= column_19[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_19[write_address[13:0]] <= write_data[19:19];
    end
    
    reg [0:0] column_20 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[20:20] <= 1'bx;
        else
            read_data[20:20] <= column_20[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_20[write_address[13:0]] <= write_data[20:20];
    end
    
    reg [0:0] column_21 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[21:21] <= 1'bx;
        else
            read_data[21:21] <= column_21[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_21[write_address[13:0]] <= write_data[21:21];
    end
    
    reg [0:0] column_22 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[22:22] <= 1'bx;
        else
            read_data[22:22] <= column_22[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_22[write_address[13:0]] <= write_data[22:22];
    end
    
    reg [0:0] column_23 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[23:23] <= 1'bx;
        else
            read_data[23:23] <= column_23[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_23[write_address[13:0]] <= write_data[23:23];
    end
    
    reg [0:0] column_24 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[24:24] <= 1'bx;
        else
            read_data[24:24] <= column_24[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_24[write_address[13:0]] <= write_data[24:24];
    end
    
    reg [0:0] column_25 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[25:25] <= 1'bx;
        else
            read_data[25:25] <= column_25[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_25[write_address[13:0]] <= write_data[25:25];
    end
    
    reg [0:0] column_26 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[26:26] <= 1'bx;
        else
            read_data[26:26] <= column_26[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_26[write_address[13:0]] <= write_data[26:26];
    end
    
    reg [0:0] column_27 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[27:27] <= 1'bx;
        else
            read_data[27:27] <= column_27[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_27[write_address[13:0]] <= write_data[27:27];
    end
    
    reg [0:0] column_28 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[28:28] <= 1'bx;
        else
            read_data[28:28] <= column_28[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_28[write_address[13:0]] <= write_data[28:28];
    end
    
    reg [0:0] column_29 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[29:29] <= 1'bx;
        else
            read_data[29:29] <= column_29[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_29[write_address[13:0]] <= write_data[29:29];
    end
    
    reg [0:0] column_30 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[30:30] <= 1'bx;
        else
            read_data[30:30] <= column_30[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_30[write_address[13:0]] <= write_data[30:30];
    end
    
    reg [0:0] column_31 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[31:31] <= 1'bx;
        else
            read_data[31:31] <= column_31[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_31[write_address[13:0]] <= write_data[31:31];
    end
    
    reg [0:0] column_32 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[32:32] <= 1'bx;
        else
            read_data[32:32] <= column_32[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_32[write_address[13:0]] <= write_data[32:32];
    end
    
    reg [0:0] column_33 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[33:33] <= 1'bx;
        else
            read_data[33:33] <= column_33[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_33[write_address[13:0]] <= write_data[33:33];
    end
    
    reg [0:0] column_34 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[34:34] <= 1'bx;
        else
            read_data[34:34] <= column_34[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_34[write_address[13:0]] <= write_data[34:34];
    end
    
    reg [0:0] column_35 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[35:35] <= 1'bx;
        else
            read_data[35:35] <= column_35[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_35[write_address[13:0]] <= write_data[35:35];
    end
    
    reg [0:0] column_36 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[36:36] <= 1'bx;
        else
            read_data[36:36] <= column_36[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_36[write_address[13:0]] <= write_data[36:36];
    end
    
    reg [0:0] column_37 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[37:37] <= 1'bx;
        else
            read_data[37:37] <= column_37[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_37[write_address[13:0]] <= write_data[37:37];
    end
    
    reg [0:0] column_38 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[38:38] <= 1'bx;
        else
            read_data[38:38] <= column_38[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_38[write_address[13:0]] <= write_data[38:38];
    end
    
    reg [0:0] column_39 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[39:39] <= 1'bx;
        else
            read_data[39:39] <= column_39[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_39[write_address[13:0]] <= write_data[39:39];
    end
    
    reg [0:0] column_40 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[40:40] <= 1'bx;
        else
            read_data[40:40] <= column_40[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_40[write_address[13:0]] <= write_data[40:40];
    end
    
    reg [0:0] column_41 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[41:41] <= 1'bx;
        else
            read_data[41:41] <= column_41[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_41[write_address[13:0]] <= write_data[41:41];
    end
    
    reg [0:0] column_42 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[42:42] <= 1'bx;
        else
            read_data[42:42] <= column_42[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_42[write_address[13:0]] <= write_data[42:42];
    end
    
    reg [0:0] column_43 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[43:43] <= 1'bx;
        else
            read_data[43:43] <= column_43[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_43[write_address[13:0]] <= write_data[43:43];
    end
    
    reg [0:0] column_44 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[44:44] <= 1'bx;
        else
            read_data[44:44] <= column_44[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_44[write_address[13:0]] <= write_data[44:44];
    end
    
    reg [0:0] column_45 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[45:45] <= 1'bx;
        else
            read_data[45:45] <= column_45[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_45[write_address[13:0]] <= write_data[45:45];
    end
    
    reg [0:0] column_46 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[46:46] <= 1'bx;
        else
            read_data[46:46] <= column_46[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_46[write_address[13:0]] <= write_data[46:46];
    end
    
    reg [0:0] column_47 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[47:47] <= 1'bx;
        else
            read_data[47:47] <= column_47[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_47[write_address[13:0]] <= write_data[47:47];
    end
    
    reg [0:0] column_48 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[48:48] <= 1'bx;
        else
            read_data[48:48] <= column_48[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_48[write_address[13:0]] <= write_data[48:48];
    end
    
    reg [0:0] column_49 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[49:49] <= 1'bx;
        else
            read_data[49:49] <= column_49[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_49[write_address[13:0]] <= write_data[49:49];
    end
    
    reg [0:0] column_50 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[50:50] <= 1'bx;
        else
            read_data[50:50] <= column_50[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_50[write_address[13:0]] <= write_data[50:50];
    end
    
    reg [0:0] column_51 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[51:51] <= 1'bx;
        else
            read_data[51:51] <= column_51[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_51[write_address[13:0]] <= write_data[51:51];
    end
    
    reg [0:0] column_52 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[52:52] <= 1'bx;
        else
            read_data[52:52] <= column_52[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_52[write_address[13:0]] <= write_data[52:52];
    end
    
    reg [0:0] column_53 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[53:53] <= 1'bx;
        else
            read_data[53:53] <= column_53[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_53[write_address[13:0]] <= write_data[53:53];
    end
    
    reg [0:0] column_54 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[54:54] <= 1'bx;
        else
            read_data[54:54] <= column_54[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_54[write_address[13:0]] <= write_data[54:54];
    end
    
    reg [0:0] column_55 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[55:55] <= 1'bx;
        else
            read_data[55:55] <= column_55[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_55[write_address[13:0]] <= write_data[55:55];
    end
    
    reg [0:0] column_56 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[56:56] <= 1'bx;
        else
            read_data[56:56] <= column_56[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_56[write_address[13:0]] <= write_data[56:56];
    end
    
    reg [0:0] column_57 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[57:57] <= 1'bx;
        else
            read_data[57:57] <= column_57[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_57[write_address[13:0]] <= write_data[57:57];
    end
    
    reg [0:0] column_58 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[58:58] <= 1'bx;
        else
            read_data[58:58] <= column_58[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_58[write_address[13:0]] <= write_data[58:58];
    end
    
    reg [0:0] column_59 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[59:59] <= 1'bx;
        else
            read_data[59:59] <= column_59[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_59[write_address[13:0]] <= write_data[59:59];
    end
    
    reg [0:0] column_60 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[60:60] <= 1'bx;
        else
            read_data[60:60] <= column_60[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_60[write_address[13:0]] <= write_data[60:60];
    end
    
    reg [0:0] column_61 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[61:61] <= 1'bx;
        else
            read_data[61:61] <= column_61[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_61[write_address[13:0]] <= write_data[61:61];
    end
    
    reg [0:0] column_62 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[62:62] <= 1'bx;
        else
            read_data[62:62] <= column_62[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_62[write_address[13:0]] <= write_data[62:62];
    end
    
    reg [0:0] column_63 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[63:63] <= 1'bx;
        else
            read_data[63:63] <= column_63[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_63[write_address[13:0]] <= write_data[63:63];
    end
    
    reg [0:0] column_64 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[64:64] <= 1'bx;
        else
            read_data[64:64] <= column_64[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_64[write_address[13:0]] <= write_data[64:64];
    end
    
    reg [0:0] column_65 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[65:65] <= 1'bx;
        else
            read_data[65:65] <= column_65[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_65[write_address[13:0]] <= write_data[65:65];
    end
    
    reg [0:0] column_66 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[66:66] <= 1'bx;
        else
            read_data[66:66] <= column_66[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_66[write_address[13:0]] <= write_data[66:66];
    end
    
    reg [0:0] column_67 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[67:67] <= 1'bx;
        else
            read_data[67:67] <= column_67[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_67[write_address[13:0]] <= write_data[67:67];
    end
    
    reg [0:0] column_68 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[68:68] <= 1'bx;
        else
            read_data[68:68] <= column_68[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_68[write_address[13:0]] <= write_data[68:68];
    end
    
    reg [0:0] column_69 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[69:69] <= 1'bx;
        else
            read_data[69:69] <= column_69[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_69[write_address[13:0]] <= write_data[69:69];
    end
    
    reg [0:0] column_70 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[70:70] <= 1'bx;
        else
            read_data[70:70] <= column_70[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_70[write_address[13:0]] <= write_data[70:70];
    end
    
    reg [0:0] column_71 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[71:71] <= 1'bx;
        else
            read_data[71:71] <= column_71[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_71[write_address[13:0]] <= write_data[71:71];
    end
    
    reg [0:0] column_72 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[72:72] <= 1'bx;
        else
            read_data[72:72] <= column_72[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_72[write_address[13:0]] <= write_data[72:72];
    end
    
    reg [0:0] column_73 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[73:73] <= 1'bx;
        else
            read_data[73:73] <= column_73[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_73[write_address[13:0]] <= write_data[73:73];
    end
    
    reg [0:0] column_74 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[74:74] <= 1'bx;
        else
            read_data[74:74] <= column_74[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_74[write_address[13:0]] <= write_data[74:74];
    end
    
    reg [0:0] column_75 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[75:75] <= 1'bx;
        else
            read_data[75:75] <= column_75[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_75[write_address[13:0]] <= write_data[75:75];
    end
    
    reg [0:0] column_76 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[76:76] <= 1'bx;
        else
            read_data[76:76] <= column_76[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_76[write_address[13:0]] <= write_data[76:76];
    end
    
    reg [0:0] column_77 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[77:77] <= 1'bx;
        else
            read_data[77:77] <= column_77[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_77[write_address[13:0]] <= write_data[77:77];
    end
    
    reg [0:0] column_78 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[78:78] <= 1'bx;
        else
            read_data[78:78] <= column_78[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_78[write_address[13:0]] <= write_data[78:78];
    end
    
    reg [0:0] column_79 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[79:79] <= 1'bx;
        else
            read_data[79:79] <= column_79[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_79[write_address[13:0]] <= write_data[79:79];
    end
    
    reg [0:0] column_80 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[80:80] <= 1'bx;
        else
            read_data[80:80] <= column_80[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_80[write_address[13:0]] <= write_data[80:80];
    end
    
    reg [0:0] column_81 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[81:81] <= 1'bx;
        else
            read_data[81:81] <= column_81[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_81[write_address[13:0]] <= write_data[81:81];
    end
    
    reg [0:0] column_82 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[82:82] <= 1'bx;
        else
            read_data[82:82] <= column_82[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_82[write_address[13:0]] <= write_data[82:82];
    end
    
    reg [0:0] column_83 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[83:83] <= 1'bx;
        else
            read_data[83:83] <= column_83[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_83[write_address[13:0]] <= write_data[83:83];
    end
    
    reg [0:0] column_84 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[84:84] <= 1'bx;
        else
            read_data[84:84] <= column_84[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_84[write_address[13:0]] <= write_data[84:84];
    end
    
    reg [0:0] column_85 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[85:85] <= 1'bx;
        else
            read_data[85:85] <= column_85[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_85[write_address[13:0]] <= write_data[85:85];
    end
    
    reg [0:0] column_86 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[86:86] <= 1'bx;
        else
            read_data[86:86] <= column_86[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_86[write_address[13:0]] <= write_data[86:86];
    end
    
    reg [0:0] column_87 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[87:87] <= 1'bx;
        else
            read_data[87:87] <= column_87[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_87[write_address[13:0]] <= write_data[87:87];
    end
    
    reg [0:0] column_88 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[88:88] <= 1'bx;
        else
            read_data[88:88] <= column_88[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_88[write_address[13:0]] <= write_data[88:88];
    end
    
    reg [0:0] column_89 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[89:89] <= 1'bx;
        else
            read_data[89:89] <= column_89[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_89[write_address[13:0]] <= write_data[89:89];
    end
    
    reg [0:0] column_90 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[90:90] <= 1'bx;
        else
            read_data[90:90] <= column_90[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_90[write_address[13:0]] <= write_data[90:90];
    end
    
    reg [0:0] column_91 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[91:91] <= 1'bx;
        else
            read_data[91:91] <= column_91[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_91[write_address[13:0]] <= write_data[91:91];
    end
    
    reg [0:0] column_92 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[92:92] <= 1'bx;
        else
            read_data[92:92] <= column_92[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_92[write_address[13:0]] <= write_data[92:92];
    end
    
    reg [0:0] column_93 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[93:93] <= 1'bx;
        else
            read_data[93:93] <= column_93[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_93[write_address[13:0]] <= write_data[93:93];
    end
    
    reg [0:0] column_94 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[94:94] <= 1'bx;
        else
            read_data[94:94] <= column_94[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_94[write_address[13:0]] <= write_data[94:94];
    end
    
    reg [0:0] column_95 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[95:95] <= 1'bx;
        else
            read_data[95:95] <= column_95[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_95[write_address[13:0]] <= write_data[95:95];
    end
    
    reg [0:0] column_96 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[96:96] <= 1'bx;
        else
            read_data[96:96] <= column_96[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_96[write_address[13:0]] <= write_data[96:96];
    end
    
    reg [0:0] column_97 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[97:97] <= 1'bx;
        else
            read_data[97:97] <= column_97[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_97[write_address[13:0]] <= write_data[97:97];
    end
    
    reg [0:0] column_98 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[98:98] <= 1'bx;
        else
            read_data[98:98] <= column_98[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_98[write_address[13:0]] <= write_data[98:98];
    end
    
    reg [0:0] column_99 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[99:99] <= 1'bx;
        else
            read_data[99:99] <= column_99[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_99[write_address[13:0]] <= write_data[99:99];
    end
    
    reg [0:0] column_100 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[100:100] <= 1'bx;
        else
            read_data[100:100] <= column_100[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_100[write_address[13:0]] <= write_data[100:100];
    end
    
    reg [0:0] column_101 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[101:101] <= 1'bx;
        else
            read_data[101:101] <= column_101[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_101[write_address[13:0]] <= write_data[101:101];
    end
    
    reg [0:0] column_102 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[102:102] <= 1'bx;
        else
            read_data[102:102] <= column_102[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_102[write_address[13:0]] <= write_data[102:102];
    end
    
    reg [0:0] column_103 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[103:103] <= 1'bx;
        else
            read_data[103:103] <= column_103[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_103[write_address[13:0]] <= write_data[103:103];
    end
    
    reg [0:0] column_104 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[104:104] <= 1'bx;
        else
            read_data[104:104] <= column_104[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_104[write_address[13:0]] <= write_data[104:104];
    end
    
    reg [0:0] column_105 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[105:105] <= 1'bx;
        else
            read_data[105:105] <= column_105[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_105[write_address[13:0]] <= write_data[105:105];
    end
    
    reg [0:0] column_106 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[106:106] <= 1'bx;
        else
            read_data[106:106] <= column_106[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_106[write_address[13:0]] <= write_data[106:106];
    end
    
    reg [0:0] column_107 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[107:107] <= 1'bx;
        else
            read_data[107:107] <= column_107[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_107[write_address[13:0]] <= write_data[107:107];
    end
    
    reg [0:0] column_108 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[108:108] <= 1'bx;
        else
            read_data[108:108] <= column_108[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_108[write_address[13:0]] <= write_data[108:108];
    end
    
    reg [0:0] column_109 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[109:109] <= 1'bx;
        else
            read_data[109:109] <= column_109[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_109[write_address[13:0]] <= write_data[109:109];
    end
    
    reg [0:0] column_110 [16383:0];
    
    always @(posedge clock) begin
        if (write_enable && write_address == read_address)
            read_data[110:110] <= 1'bx;
        else
            read_data[110:110] <= column_110[read_address[13:0]];
    end
    
    always @(posedge clock) begin
        if (write_enable)
            column_110[write_address[13:0]] <= write_data[110:110];
    end
endmodule // banks
