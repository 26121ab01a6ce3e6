// Models of the ECP5's hard blocks (block RAM, multiplier, clock generator), which Yosys knows only
// as black boxes. They cover the settings that this project's netlists use and stop a simulation
// that uses others.

/* verilator lint_off UNUSED */
module DP16KD(
    input wire DIA17, DIA16, DIA15, DIA14, DIA13, DIA12, DIA11, DIA10, DIA9, DIA8, DIA7, DIA6, DIA5, DIA4, DIA3, DIA2, DIA1,
        DIA0,
    input wire ADA13, ADA12, ADA11, ADA10, ADA9, ADA8, ADA7, ADA6, ADA5, ADA4, ADA3, ADA2, ADA1, ADA0,
    input wire CEA, OCEA, CLKA, WEA, RSTA, CSA2, CSA1, CSA0,
    input wire DIB17, DIB16, DIB15, DIB14, DIB13, DIB12, DIB11, DIB10, DIB9, DIB8, DIB7, DIB6, DIB5, DIB4, DIB3, DIB2, DIB1,
        DIB0,
    input wire ADB13, ADB12, ADB11, ADB10, ADB9, ADB8, ADB7, ADB6, ADB5, ADB4, ADB3, ADB2, ADB1, ADB0,
    input wire CEB, OCEB, CLKB, WEB, RSTB, CSB2, CSB1, CSB0,
    output wire DOA17, DOA16, DOA15, DOA14, DOA13, DOA12, DOA11, DOA10, DOA9, DOA8, DOA7, DOA6, DOA5, DOA4, DOA3, DOA2, DOA1,
        DOA0,
    output wire DOB17, DOB16, DOB15, DOB14, DOB13, DOB12, DOB11, DOB10, DOB9, DOB8, DOB7, DOB6, DOB5, DOB4, DOB3, DOB2, DOB1,
        DOB0
);
    parameter DATA_WIDTH_A = 18;
    parameter DATA_WIDTH_B = 18;
    parameter REGMODE_A = "NOREG";
    parameter REGMODE_B = "NOREG";
    parameter RESETMODE = "SYNC";
    parameter ASYNC_RESET_RELEASE = "SYNC";
    parameter CSDECODE_A = "0b000";
    parameter CSDECODE_B = "0b000";
    parameter WRITEMODE_A = "NORMAL";
    parameter WRITEMODE_B = "NORMAL";
    parameter CLKAMUX = "CLKA";
    parameter CLKBMUX = "CLKB";
    parameter GSR = "AUTO";
    parameter [319:0] INITVAL_00 = 320'h0;
    parameter [319:0] INITVAL_01 = 320'h0;
    parameter [319:0] INITVAL_02 = 320'h0;
    parameter [319:0] INITVAL_03 = 320'h0;
    parameter [319:0] INITVAL_04 = 320'h0;
    parameter [319:0] INITVAL_05 = 320'h0;
    parameter [319:0] INITVAL_06 = 320'h0;
    parameter [319:0] INITVAL_07 = 320'h0;
    parameter [319:0] INITVAL_08 = 320'h0;
    parameter [319:0] INITVAL_09 = 320'h0;
    parameter [319:0] INITVAL_0A = 320'h0;
    parameter [319:0] INITVAL_0B = 320'h0;
    parameter [319:0] INITVAL_0C = 320'h0;
    parameter [319:0] INITVAL_0D = 320'h0;
    parameter [319:0] INITVAL_0E = 320'h0;
    parameter [319:0] INITVAL_0F = 320'h0;
    parameter [319:0] INITVAL_10 = 320'h0;
    parameter [319:0] INITVAL_11 = 320'h0;
    parameter [319:0] INITVAL_12 = 320'h0;
    parameter [319:0] INITVAL_13 = 320'h0;
    parameter [319:0] INITVAL_14 = 320'h0;
    parameter [319:0] INITVAL_15 = 320'h0;
    parameter [319:0] INITVAL_16 = 320'h0;
    parameter [319:0] INITVAL_17 = 320'h0;
    parameter [319:0] INITVAL_18 = 320'h0;
    parameter [319:0] INITVAL_19 = 320'h0;
    parameter [319:0] INITVAL_1A = 320'h0;
    parameter [319:0] INITVAL_1B = 320'h0;
    parameter [319:0] INITVAL_1C = 320'h0;
    parameter [319:0] INITVAL_1D = 320'h0;
    parameter [319:0] INITVAL_1E = 320'h0;
    parameter [319:0] INITVAL_1F = 320'h0;
    parameter [319:0] INITVAL_20 = 320'h0;
    parameter [319:0] INITVAL_21 = 320'h0;
    parameter [319:0] INITVAL_22 = 320'h0;
    parameter [319:0] INITVAL_23 = 320'h0;
    parameter [319:0] INITVAL_24 = 320'h0;
    parameter [319:0] INITVAL_25 = 320'h0;
    parameter [319:0] INITVAL_26 = 320'h0;
    parameter [319:0] INITVAL_27 = 320'h0;
    parameter [319:0] INITVAL_28 = 320'h0;
    parameter [319:0] INITVAL_29 = 320'h0;
    parameter [319:0] INITVAL_2A = 320'h0;
    parameter [319:0] INITVAL_2B = 320'h0;
    parameter [319:0] INITVAL_2C = 320'h0;
    parameter [319:0] INITVAL_2D = 320'h0;
    parameter [319:0] INITVAL_2E = 320'h0;
    parameter [319:0] INITVAL_2F = 320'h0;
    parameter [319:0] INITVAL_30 = 320'h0;
    parameter [319:0] INITVAL_31 = 320'h0;
    parameter [319:0] INITVAL_32 = 320'h0;
    parameter [319:0] INITVAL_33 = 320'h0;
    parameter [319:0] INITVAL_34 = 320'h0;
    parameter [319:0] INITVAL_35 = 320'h0;
    parameter [319:0] INITVAL_36 = 320'h0;
    parameter [319:0] INITVAL_37 = 320'h0;
    parameter [319:0] INITVAL_38 = 320'h0;
    parameter [319:0] INITVAL_39 = 320'h0;
    parameter [319:0] INITVAL_3A = 320'h0;
    parameter [319:0] INITVAL_3B = 320'h0;
    parameter [319:0] INITVAL_3C = 320'h0;
    parameter [319:0] INITVAL_3D = 320'h0;
    parameter [319:0] INITVAL_3E = 320'h0;
    parameter [319:0] INITVAL_3F = 320'h0;

    // A row holds 16 words of 18 bits, each padded to 20.
    localparam [20479:0] INITIAL = {
        INITVAL_3F, INITVAL_3E, INITVAL_3D, INITVAL_3C, INITVAL_3B, INITVAL_3A, INITVAL_39, INITVAL_38, INITVAL_37,
        INITVAL_36, INITVAL_35, INITVAL_34, INITVAL_33, INITVAL_32, INITVAL_31, INITVAL_30, INITVAL_2F, INITVAL_2E,
        INITVAL_2D, INITVAL_2C, INITVAL_2B, INITVAL_2A, INITVAL_29, INITVAL_28, INITVAL_27, INITVAL_26, INITVAL_25,
        INITVAL_24, INITVAL_23, INITVAL_22, INITVAL_21, INITVAL_20, INITVAL_1F, INITVAL_1E, INITVAL_1D, INITVAL_1C,
        INITVAL_1B, INITVAL_1A, INITVAL_19, INITVAL_18, INITVAL_17, INITVAL_16, INITVAL_15, INITVAL_14, INITVAL_13,
        INITVAL_12, INITVAL_11, INITVAL_10, INITVAL_0F, INITVAL_0E, INITVAL_0D, INITVAL_0C, INITVAL_0B, INITVAL_0A,
        INITVAL_09, INITVAL_08, INITVAL_07, INITVAL_06, INITVAL_05, INITVAL_04, INITVAL_03, INITVAL_02, INITVAL_01,
        INITVAL_00
    };
    reg [17:0] cells [0:1023];
    integer word;
    initial begin
        for (word = 0; word < 1024; word = word + 1)
            cells[word] = INITIAL[20 * word +: 18];
        if (DATA_WIDTH_A != DATA_WIDTH_B || REGMODE_A != "NOREG" || REGMODE_B != "NOREG" || CLKAMUX != "CLKA"
            || CLKBMUX != "CLKB" || (DATA_WIDTH_A < 18 && (INITIAL != 20480'h0 || WRITEMODE_A == "WRITETHROUGH"
            || WRITEMODE_B == "WRITETHROUGH"))) begin
            $display("this model of a block RAM does not know the settings of %m");
            $finish;
        end
    end

    wire [17:0] dia = {DIA17, DIA16, DIA15, DIA14, DIA13, DIA12, DIA11, DIA10, DIA9, DIA8, DIA7, DIA6, DIA5, DIA4, DIA3, DIA2, DIA1,
        DIA0};
    wire [17:0] dib = {DIB17, DIB16, DIB15, DIB14, DIB13, DIB12, DIB11, DIB10, DIB9, DIB8, DIB7, DIB6, DIB5, DIB4, DIB3, DIB2, DIB1,
        DIB0};
    wire [9:0] row_a = {ADA13, ADA12, ADA11, ADA10, ADA9, ADA8, ADA7, ADA6, ADA5, ADA4};
    wire [9:0] row_b = {ADB13, ADB12, ADB11, ADB10, ADB9, ADB8, ADB7, ADB6, ADB5, ADB4};
    wire [17:0] bytes_a = {{9{ADA1}}, {9{ADA0}}};
    wire [17:0] bytes_b = {{9{ADB1}}, {9{ADB0}}};
    wire [17:0] upper_bytes_a = {{9{ADA3}}, {9{ADA2}}};
    reg [17:0] doa = 18'h0;
    reg [17:0] dob = 18'h0;
    assign {DOA17, DOA16, DOA15, DOA14, DOA13, DOA12, DOA11, DOA10, DOA9, DOA8, DOA7, DOA6, DOA5, DOA4, DOA3, DOA2, DOA1,
        DOA0} = doa;
    assign {DOB17, DOB16, DOB15, DOB14, DOB13, DOB12, DOB11, DOB10, DOB9, DOB8, DOB7, DOB6, DOB5, DOB4, DOB3, DOB2, DOB1,
        DOB0} = dob;

    generate
        if (DATA_WIDTH_A == 36) begin : one_writes_one_reads
            always @(posedge CLKA)
                if (CEA & WEA) begin
                    cells[{row_a[9:1], 1'b0}] <= (dia & bytes_a) | (cells[{row_a[9:1], 1'b0}] & ~bytes_a);
                    cells[{row_a[9:1], 1'b1}] <= (dib & upper_bytes_a) | (cells[{row_a[9:1], 1'b1}] & ~upper_bytes_a);
                end
            always @(posedge CLKB)
                if (RSTB) begin
                    doa <= 18'h0;
                    dob <= 18'h0;
                end else if (CEB) begin
                    doa <= cells[{row_b[9:1], 1'b0}];
                    dob <= cells[{row_b[9:1], 1'b1}];
                end
        end else if (DATA_WIDTH_A < 18) begin : parts_of_words
            // Each half of a word has eight bits; ports 9 or 18 bits wide also use its ninth bit.
            wire [2:0] within_a = DATA_WIDTH_A == 4 ? {ADA2, 2'b0} : DATA_WIDTH_A == 2 ? {ADA2, ADA1, 1'b0}
                : DATA_WIDTH_A == 1 ? {ADA2, ADA1, ADA0} : 3'b0;
            wire [2:0] within_b = DATA_WIDTH_A == 4 ? {ADB2, 2'b0} : DATA_WIDTH_A == 2 ? {ADB2, ADB1, 1'b0}
                : DATA_WIDTH_A == 1 ? {ADB2, ADB1, ADB0} : 3'b0;
            wire [4:0] low_a = (ADA3 ? 5'd9 : 5'd0) + {2'b0, within_a};
            wire [4:0] low_b = (ADB3 ? 5'd9 : 5'd0) + {2'b0, within_b};
            always @(posedge CLKA) begin
                if (CEA & WEA)
                    cells[row_a][low_a +: DATA_WIDTH_A] <= dia[DATA_WIDTH_A - 1:0];
                if (RSTA)
                    doa <= 18'h0;
                else if (CEA & (~WEA | (WRITEMODE_A == "READBEFOREWRITE")))
                    doa[DATA_WIDTH_A - 1:0] <= cells[row_a][low_a +: DATA_WIDTH_A];
            end
            always @(posedge CLKB) begin
                if (CEB & WEB)
                    cells[row_b][low_b +: DATA_WIDTH_A] <= dib[DATA_WIDTH_A - 1:0];
                if (RSTB)
                    dob <= 18'h0;
                else if (CEB & (~WEB | (WRITEMODE_B == "READBEFOREWRITE")))
                    dob[DATA_WIDTH_A - 1:0] <= cells[row_b][low_b +: DATA_WIDTH_A];
            end
        end else begin : both_do_both
            always @(posedge CLKA) begin
                if (CEA & WEA)
                    cells[row_a] <= (dia & bytes_a) | (cells[row_a] & ~bytes_a);
                if (RSTA)
                    doa <= 18'h0;
                else if (CEA & (~WEA | (WRITEMODE_A != "NORMAL")))
                    doa <= WEA & (WRITEMODE_A == "WRITETHROUGH") ? (dia & bytes_a) | (cells[row_a] & ~bytes_a) : cells[row_a];
            end
            always @(posedge CLKB) begin
                if (CEB & WEB)
                    cells[row_b] <= (dib & bytes_b) | (cells[row_b] & ~bytes_b);
                if (RSTB)
                    dob <= 18'h0;
                else if (CEB & (~WEB | (WRITEMODE_B != "NORMAL")))
                    dob <= WEB & (WRITEMODE_B == "WRITETHROUGH") ? (dib & bytes_b) | (cells[row_b] & ~bytes_b) : cells[row_b];
            end
        end
    endgenerate
endmodule

module MULT18X18D(
    input wire A17, A16, A15, A14, A13, A12, A11, A10, A9, A8, A7, A6, A5, A4, A3, A2, A1, A0,
    input wire B17, B16, B15, B14, B13, B12, B11, B10, B9, B8, B7, B6, B5, B4, B3, B2, B1, B0,
    input wire C17, C16, C15, C14, C13, C12, C11, C10, C9, C8, C7, C6, C5, C4, C3, C2, C1, C0,
    input wire SIGNEDA, SIGNEDB, SOURCEA, SOURCEB,
    input wire CLK3, CLK2, CLK1, CLK0, CE3, CE2, CE1, CE0, RST3, RST2, RST1, RST0,
    output wire P35, P34, P33, P32, P31, P30, P29, P28, P27, P26, P25, P24, P23, P22, P21, P20, P19, P18, P17, P16, P15, P14,
        P13, P12, P11, P10, P9, P8, P7, P6, P5, P4, P3, P2, P1, P0
);
    parameter REG_INPUTA_CLK = "NONE";
    parameter REG_INPUTB_CLK = "NONE";
    parameter REG_PIPELINE_CLK = "NONE";
    parameter REG_OUTPUT_CLK = "NONE";

    wire [17:0] a = {A17, A16, A15, A14, A13, A12, A11, A10, A9, A8, A7, A6, A5, A4, A3, A2, A1, A0};
    wire [17:0] b = {B17, B16, B15, B14, B13, B12, B11, B10, B9, B8, B7, B6, B5, B4, B3, B2, B1, B0};
    wire signed [35:0] wide_a = {{18{a[17] & SIGNEDA}}, a};
    wire signed [35:0] wide_b = {{18{b[17] & SIGNEDB}}, b};
    assign {P35, P34, P33, P32, P31, P30, P29, P28, P27, P26, P25, P24, P23, P22, P21, P20, P19, P18, P17, P16, P15, P14,
        P13, P12, P11, P10, P9, P8, P7, P6, P5, P4, P3, P2, P1, P0} = wide_a * wide_b;

    initial
        if (REG_INPUTA_CLK != "NONE" || REG_INPUTB_CLK != "NONE" || REG_PIPELINE_CLK != "NONE" || REG_OUTPUT_CLK != "NONE") begin
            $display("this model of a multiplier does not know the registers of %m");
            $finish;
        end
endmodule

// The simulation's clock stands in for the generated one, so only the lock output is modelled.
module EHXPLLL(
    input wire CLKI, CLKFB, PHASESEL1, PHASESEL0, PHASEDIR, PHASESTEP, PHASELOADREG, STDBY, PLLWAKESYNC, RST,
    input wire ENCLKOP, ENCLKOS, ENCLKOS2, ENCLKOS3,
    output wire CLKOP, CLKOS, CLKOS2, CLKOS3, LOCK, INTLOCK, REFCLK, CLKINTFB
);
    parameter CLKI_DIV = 1;
    parameter CLKFB_DIV = 1;
    parameter CLKOP_DIV = 1;
    parameter CLKOP_CPHASE = 0;
    parameter CLKOP_FPHASE = 0;
    parameter CLKOP_ENABLE = "ENABLED";
    parameter FEEDBK_PATH = "CLKOP";
    parameter PLLRST_ENA = "DISABLED";
    parameter INTFB_WAKE = "DISABLED";
    parameter STDBY_ENABLE = "DISABLED";
    parameter DPHASE_SOURCE = "DISABLED";
    parameter OUTDIVIDER_MUXA = "DIVA";
    parameter OUTDIVIDER_MUXB = "DIVB";
    parameter OUTDIVIDER_MUXC = "DIVC";
    parameter OUTDIVIDER_MUXD = "DIVD";
    assign CLKOP = CLKI;
    assign LOCK = ~RST;
    assign INTLOCK = ~RST;
    assign {CLKOS, CLKOS2, CLKOS3, REFCLK, CLKINTFB} = 5'h0;
endmodule
