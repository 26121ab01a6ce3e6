// Models of the block RAMs of the Xilinx 7 series, which Yosys knows only as black boxes. They
// cover the settings that this project's netlists use and stop a simulation that uses others: a
// memory written at the first port and read at the second, both equally wide, or a ROM read at the
// first port.

/* verilator lint_off UNUSED */
/* verilator lint_off UNDRIVEN */
/* verilator lint_off WIDTH */
// Words of WIDTH bits; from nine bits on, each ninth bit is stored apart, as in the device. Reading
// a word while it is written gives the old word.
module block_ram #(
    parameter BITS = 16384,
    parameter WIDTH = 18,
    parameter [BITS - 1:0] DATA = 0,
    parameter [BITS / 8 - 1:0] PARITY = 0
) (
    input wire write_clock,
    input wire [3:0] write,
    input wire [15:0] write_address,
    input wire [31:0] written,
    input wire [3:0] written_parity,
    input wire read_clock, enable, reset,
    input wire [15:0] read_address,
    output wire [63:0] read,
    output wire [7:0] read_parity
);
    localparam BYTES = WIDTH < 9 ? 1 : WIDTH / 9;
    localparam BYTE = WIDTH < 9 ? WIDTH : 8;
    localparam WORDS = BITS / (BYTES * BYTE);
    localparam LOW = $clog2(BYTES * BYTE);

    reg [BYTES * BYTE - 1:0] words [0:WORDS - 1];
    reg [BYTES - 1:0] parities [0:WORDS - 1];
    integer word;
    initial
        for (word = 0; word < WORDS; word = word + 1) begin
            words[word] = DATA[BYTES * BYTE * word +: BYTES * BYTE];
            parities[word] = WIDTH < 9 ? 0 : PARITY[BYTES * word +: BYTES];
        end

    integer one;
    always @(posedge write_clock)
        for (one = 0; one < BYTES && one < 4; one = one + 1)
            if (write[one]) begin
                words[write_address >> LOW][BYTE * one +: BYTE] <= written[BYTE * one +: BYTE];
                parities[write_address >> LOW][one] <= written_parity[one];
            end

    reg [BYTES * BYTE - 1:0] data = 0;
    reg [BYTES - 1:0] parity = 0;
    assign read = data;
    assign read_parity = parity;
    always @(posedge read_clock)
        if (enable) begin
            data <= words[read_address >> LOW];
            parity <= parities[read_address >> LOW];
            if (reset) begin
                $display("this model of a block RAM knows no reset of %m");
                $finish;
            end
        end
endmodule

module RAMB18E1(
    input wire CLKARDCLK, CLKBWRCLK, ENARDEN, ENBWREN, REGCEAREGCE, REGCEB, RSTRAMARSTRAM, RSTRAMB, RSTREGARSTREG, RSTREGB,
    input wire [13:0] ADDRARDADDR, ADDRBWRADDR,
    input wire [15:0] DIADI, DIBDI,
    input wire [1:0] DIPADIP, DIPBDIP, WEA,
    input wire [3:0] WEBWE,
    output wire [15:0] DOADO, DOBDO,
    output wire [1:0] DOPADOP, DOPBDOP
);
    parameter RAM_MODE = "TDP";
    parameter DOA_REG = 0;
    parameter DOB_REG = 0;
    parameter READ_WIDTH_A = 0;
    parameter READ_WIDTH_B = 0;
    parameter WRITE_WIDTH_A = 0;
    parameter WRITE_WIDTH_B = 0;
    parameter WRITE_MODE_A = "WRITE_FIRST";
    parameter WRITE_MODE_B = "WRITE_FIRST";
    parameter [71:0] INIT_A = 72'h0;
    parameter [71:0] INIT_B = 72'h0;
    parameter [71:0] SRVAL_A = 72'h0;
    parameter [71:0] SRVAL_B = 72'h0;
    parameter [255:0] INITP_00 = 256'h0;
    parameter [255:0] INITP_01 = 256'h0;
    parameter [255:0] INITP_02 = 256'h0;
    parameter [255:0] INITP_03 = 256'h0;
    parameter [255:0] INITP_04 = 256'h0;
    parameter [255:0] INITP_05 = 256'h0;
    parameter [255:0] INITP_06 = 256'h0;
    parameter [255:0] INITP_07 = 256'h0;
    parameter [255:0] INIT_00 = 256'h0;
    parameter [255:0] INIT_01 = 256'h0;
    parameter [255:0] INIT_02 = 256'h0;
    parameter [255:0] INIT_03 = 256'h0;
    parameter [255:0] INIT_04 = 256'h0;
    parameter [255:0] INIT_05 = 256'h0;
    parameter [255:0] INIT_06 = 256'h0;
    parameter [255:0] INIT_07 = 256'h0;
    parameter [255:0] INIT_08 = 256'h0;
    parameter [255:0] INIT_09 = 256'h0;
    parameter [255:0] INIT_0A = 256'h0;
    parameter [255:0] INIT_0B = 256'h0;
    parameter [255:0] INIT_0C = 256'h0;
    parameter [255:0] INIT_0D = 256'h0;
    parameter [255:0] INIT_0E = 256'h0;
    parameter [255:0] INIT_0F = 256'h0;
    parameter [255:0] INIT_10 = 256'h0;
    parameter [255:0] INIT_11 = 256'h0;
    parameter [255:0] INIT_12 = 256'h0;
    parameter [255:0] INIT_13 = 256'h0;
    parameter [255:0] INIT_14 = 256'h0;
    parameter [255:0] INIT_15 = 256'h0;
    parameter [255:0] INIT_16 = 256'h0;
    parameter [255:0] INIT_17 = 256'h0;
    parameter [255:0] INIT_18 = 256'h0;
    parameter [255:0] INIT_19 = 256'h0;
    parameter [255:0] INIT_1A = 256'h0;
    parameter [255:0] INIT_1B = 256'h0;
    parameter [255:0] INIT_1C = 256'h0;
    parameter [255:0] INIT_1D = 256'h0;
    parameter [255:0] INIT_1E = 256'h0;
    parameter [255:0] INIT_1F = 256'h0;
    parameter [255:0] INIT_20 = 256'h0;
    parameter [255:0] INIT_21 = 256'h0;
    parameter [255:0] INIT_22 = 256'h0;
    parameter [255:0] INIT_23 = 256'h0;
    parameter [255:0] INIT_24 = 256'h0;
    parameter [255:0] INIT_25 = 256'h0;
    parameter [255:0] INIT_26 = 256'h0;
    parameter [255:0] INIT_27 = 256'h0;
    parameter [255:0] INIT_28 = 256'h0;
    parameter [255:0] INIT_29 = 256'h0;
    parameter [255:0] INIT_2A = 256'h0;
    parameter [255:0] INIT_2B = 256'h0;
    parameter [255:0] INIT_2C = 256'h0;
    parameter [255:0] INIT_2D = 256'h0;
    parameter [255:0] INIT_2E = 256'h0;
    parameter [255:0] INIT_2F = 256'h0;
    parameter [255:0] INIT_30 = 256'h0;
    parameter [255:0] INIT_31 = 256'h0;
    parameter [255:0] INIT_32 = 256'h0;
    parameter [255:0] INIT_33 = 256'h0;
    parameter [255:0] INIT_34 = 256'h0;
    parameter [255:0] INIT_35 = 256'h0;
    parameter [255:0] INIT_36 = 256'h0;
    parameter [255:0] INIT_37 = 256'h0;
    parameter [255:0] INIT_38 = 256'h0;
    parameter [255:0] INIT_39 = 256'h0;
    parameter [255:0] INIT_3A = 256'h0;
    parameter [255:0] INIT_3B = 256'h0;
    parameter [255:0] INIT_3C = 256'h0;
    parameter [255:0] INIT_3D = 256'h0;
    parameter [255:0] INIT_3E = 256'h0;
    parameter [255:0] INIT_3F = 256'h0;

    localparam [16383:0] DATA = {
        INIT_3F, INIT_3E, INIT_3D, INIT_3C, INIT_3B, INIT_3A, INIT_39, INIT_38, INIT_37, INIT_36, INIT_35, INIT_34, INIT_33,
        INIT_32, INIT_31, INIT_30, INIT_2F, INIT_2E, INIT_2D, INIT_2C, INIT_2B, INIT_2A, INIT_29, INIT_28, INIT_27, INIT_26,
        INIT_25, INIT_24, INIT_23, INIT_22, INIT_21, INIT_20, INIT_1F, INIT_1E, INIT_1D, INIT_1C, INIT_1B, INIT_1A, INIT_19,
        INIT_18, INIT_17, INIT_16, INIT_15, INIT_14, INIT_13, INIT_12, INIT_11, INIT_10, INIT_0F, INIT_0E, INIT_0D, INIT_0C,
        INIT_0B, INIT_0A, INIT_09, INIT_08, INIT_07, INIT_06, INIT_05, INIT_04, INIT_03, INIT_02, INIT_01, INIT_00
    };
    localparam [2047:0] PARITY = {
        INITP_07, INITP_06, INITP_05, INITP_04, INITP_03, INITP_02, INITP_01, INITP_00
    };
    localparam IS_READ_ONLY = READ_WIDTH_A != 0;
    localparam WIDTH = IS_READ_ONLY ? READ_WIDTH_A : READ_WIDTH_B;
    wire [63:0] read;
    wire [7:0] read_parity;
    block_ram #(.BITS(16384), .WIDTH(WIDTH), .DATA(DATA), .PARITY(PARITY)) block_ram(
        .write_clock(CLKARDCLK), .write(IS_READ_ONLY ? 4'h0 : {2'h0, WEA & {2{ENARDEN}}}), .write_address({2'h0, ADDRARDADDR}),
        .written({16'h0, DIADI}), .written_parity({2'h0, DIPADIP}),
        .read_clock(IS_READ_ONLY ? CLKARDCLK : CLKBWRCLK), .enable(IS_READ_ONLY ? ENARDEN : ENBWREN),
        .reset(IS_READ_ONLY ? RSTRAMARSTRAM : RSTRAMB), .read_address({2'h0, IS_READ_ONLY ? ADDRARDADDR : ADDRBWRADDR}),
        .read(read), .read_parity(read_parity)
    );
    assign {DOADO, DOPADOP} = {read[15:0], read_parity[1:0]};
    assign {DOBDO, DOPBDOP} = {read[15:0], read_parity[1:0]};
    initial
        if (RAM_MODE != "TDP" || WIDTH > 18 || DOA_REG != 0 || DOB_REG != 0 || WRITE_WIDTH_B != 0
            || (IS_READ_ONLY ? READ_WIDTH_B != 0 || WRITE_WIDTH_A != 0 : WRITE_WIDTH_A != WIDTH || WRITE_MODE_A != "READ_FIRST")) begin
            $display("this model of a block RAM does not know the settings of %m");
            $finish;
        end
endmodule

module RAMB36E1(
    input wire CLKARDCLK, CLKBWRCLK, ENARDEN, ENBWREN, REGCEAREGCE, REGCEB, RSTRAMARSTRAM, RSTRAMB, RSTREGARSTREG, RSTREGB,
    input wire [15:0] ADDRARDADDR, ADDRBWRADDR,
    input wire [31:0] DIADI, DIBDI,
    input wire [3:0] DIPADIP, DIPBDIP, WEA,
    input wire [7:0] WEBWE,
    output wire [31:0] DOADO, DOBDO,
    output wire [3:0] DOPADOP, DOPBDOP
);
    parameter RAM_MODE = "TDP";
    parameter RAM_EXTENSION_A = "NONE";
    parameter RAM_EXTENSION_B = "NONE";
    parameter DOA_REG = 0;
    parameter DOB_REG = 0;
    parameter READ_WIDTH_A = 0;
    parameter READ_WIDTH_B = 0;
    parameter WRITE_WIDTH_A = 0;
    parameter WRITE_WIDTH_B = 0;
    parameter WRITE_MODE_A = "WRITE_FIRST";
    parameter WRITE_MODE_B = "WRITE_FIRST";
    parameter [71:0] INIT_A = 72'h0;
    parameter [71:0] INIT_B = 72'h0;
    parameter [71:0] SRVAL_A = 72'h0;
    parameter [71:0] SRVAL_B = 72'h0;
    parameter [255:0] INITP_00 = 256'h0;
    parameter [255:0] INITP_01 = 256'h0;
    parameter [255:0] INITP_02 = 256'h0;
    parameter [255:0] INITP_03 = 256'h0;
    parameter [255:0] INITP_04 = 256'h0;
    parameter [255:0] INITP_05 = 256'h0;
    parameter [255:0] INITP_06 = 256'h0;
    parameter [255:0] INITP_07 = 256'h0;
    parameter [255:0] INITP_08 = 256'h0;
    parameter [255:0] INITP_09 = 256'h0;
    parameter [255:0] INITP_0A = 256'h0;
    parameter [255:0] INITP_0B = 256'h0;
    parameter [255:0] INITP_0C = 256'h0;
    parameter [255:0] INITP_0D = 256'h0;
    parameter [255:0] INITP_0E = 256'h0;
    parameter [255:0] INITP_0F = 256'h0;
    parameter [255:0] INIT_00 = 256'h0;
    parameter [255:0] INIT_01 = 256'h0;
    parameter [255:0] INIT_02 = 256'h0;
    parameter [255:0] INIT_03 = 256'h0;
    parameter [255:0] INIT_04 = 256'h0;
    parameter [255:0] INIT_05 = 256'h0;
    parameter [255:0] INIT_06 = 256'h0;
    parameter [255:0] INIT_07 = 256'h0;
    parameter [255:0] INIT_08 = 256'h0;
    parameter [255:0] INIT_09 = 256'h0;
    parameter [255:0] INIT_0A = 256'h0;
    parameter [255:0] INIT_0B = 256'h0;
    parameter [255:0] INIT_0C = 256'h0;
    parameter [255:0] INIT_0D = 256'h0;
    parameter [255:0] INIT_0E = 256'h0;
    parameter [255:0] INIT_0F = 256'h0;
    parameter [255:0] INIT_10 = 256'h0;
    parameter [255:0] INIT_11 = 256'h0;
    parameter [255:0] INIT_12 = 256'h0;
    parameter [255:0] INIT_13 = 256'h0;
    parameter [255:0] INIT_14 = 256'h0;
    parameter [255:0] INIT_15 = 256'h0;
    parameter [255:0] INIT_16 = 256'h0;
    parameter [255:0] INIT_17 = 256'h0;
    parameter [255:0] INIT_18 = 256'h0;
    parameter [255:0] INIT_19 = 256'h0;
    parameter [255:0] INIT_1A = 256'h0;
    parameter [255:0] INIT_1B = 256'h0;
    parameter [255:0] INIT_1C = 256'h0;
    parameter [255:0] INIT_1D = 256'h0;
    parameter [255:0] INIT_1E = 256'h0;
    parameter [255:0] INIT_1F = 256'h0;
    parameter [255:0] INIT_20 = 256'h0;
    parameter [255:0] INIT_21 = 256'h0;
    parameter [255:0] INIT_22 = 256'h0;
    parameter [255:0] INIT_23 = 256'h0;
    parameter [255:0] INIT_24 = 256'h0;
    parameter [255:0] INIT_25 = 256'h0;
    parameter [255:0] INIT_26 = 256'h0;
    parameter [255:0] INIT_27 = 256'h0;
    parameter [255:0] INIT_28 = 256'h0;
    parameter [255:0] INIT_29 = 256'h0;
    parameter [255:0] INIT_2A = 256'h0;
    parameter [255:0] INIT_2B = 256'h0;
    parameter [255:0] INIT_2C = 256'h0;
    parameter [255:0] INIT_2D = 256'h0;
    parameter [255:0] INIT_2E = 256'h0;
    parameter [255:0] INIT_2F = 256'h0;
    parameter [255:0] INIT_30 = 256'h0;
    parameter [255:0] INIT_31 = 256'h0;
    parameter [255:0] INIT_32 = 256'h0;
    parameter [255:0] INIT_33 = 256'h0;
    parameter [255:0] INIT_34 = 256'h0;
    parameter [255:0] INIT_35 = 256'h0;
    parameter [255:0] INIT_36 = 256'h0;
    parameter [255:0] INIT_37 = 256'h0;
    parameter [255:0] INIT_38 = 256'h0;
    parameter [255:0] INIT_39 = 256'h0;
    parameter [255:0] INIT_3A = 256'h0;
    parameter [255:0] INIT_3B = 256'h0;
    parameter [255:0] INIT_3C = 256'h0;
    parameter [255:0] INIT_3D = 256'h0;
    parameter [255:0] INIT_3E = 256'h0;
    parameter [255:0] INIT_3F = 256'h0;
    parameter [255:0] INIT_40 = 256'h0;
    parameter [255:0] INIT_41 = 256'h0;
    parameter [255:0] INIT_42 = 256'h0;
    parameter [255:0] INIT_43 = 256'h0;
    parameter [255:0] INIT_44 = 256'h0;
    parameter [255:0] INIT_45 = 256'h0;
    parameter [255:0] INIT_46 = 256'h0;
    parameter [255:0] INIT_47 = 256'h0;
    parameter [255:0] INIT_48 = 256'h0;
    parameter [255:0] INIT_49 = 256'h0;
    parameter [255:0] INIT_4A = 256'h0;
    parameter [255:0] INIT_4B = 256'h0;
    parameter [255:0] INIT_4C = 256'h0;
    parameter [255:0] INIT_4D = 256'h0;
    parameter [255:0] INIT_4E = 256'h0;
    parameter [255:0] INIT_4F = 256'h0;
    parameter [255:0] INIT_50 = 256'h0;
    parameter [255:0] INIT_51 = 256'h0;
    parameter [255:0] INIT_52 = 256'h0;
    parameter [255:0] INIT_53 = 256'h0;
    parameter [255:0] INIT_54 = 256'h0;
    parameter [255:0] INIT_55 = 256'h0;
    parameter [255:0] INIT_56 = 256'h0;
    parameter [255:0] INIT_57 = 256'h0;
    parameter [255:0] INIT_58 = 256'h0;
    parameter [255:0] INIT_59 = 256'h0;
    parameter [255:0] INIT_5A = 256'h0;
    parameter [255:0] INIT_5B = 256'h0;
    parameter [255:0] INIT_5C = 256'h0;
    parameter [255:0] INIT_5D = 256'h0;
    parameter [255:0] INIT_5E = 256'h0;
    parameter [255:0] INIT_5F = 256'h0;
    parameter [255:0] INIT_60 = 256'h0;
    parameter [255:0] INIT_61 = 256'h0;
    parameter [255:0] INIT_62 = 256'h0;
    parameter [255:0] INIT_63 = 256'h0;
    parameter [255:0] INIT_64 = 256'h0;
    parameter [255:0] INIT_65 = 256'h0;
    parameter [255:0] INIT_66 = 256'h0;
    parameter [255:0] INIT_67 = 256'h0;
    parameter [255:0] INIT_68 = 256'h0;
    parameter [255:0] INIT_69 = 256'h0;
    parameter [255:0] INIT_6A = 256'h0;
    parameter [255:0] INIT_6B = 256'h0;
    parameter [255:0] INIT_6C = 256'h0;
    parameter [255:0] INIT_6D = 256'h0;
    parameter [255:0] INIT_6E = 256'h0;
    parameter [255:0] INIT_6F = 256'h0;
    parameter [255:0] INIT_70 = 256'h0;
    parameter [255:0] INIT_71 = 256'h0;
    parameter [255:0] INIT_72 = 256'h0;
    parameter [255:0] INIT_73 = 256'h0;
    parameter [255:0] INIT_74 = 256'h0;
    parameter [255:0] INIT_75 = 256'h0;
    parameter [255:0] INIT_76 = 256'h0;
    parameter [255:0] INIT_77 = 256'h0;
    parameter [255:0] INIT_78 = 256'h0;
    parameter [255:0] INIT_79 = 256'h0;
    parameter [255:0] INIT_7A = 256'h0;
    parameter [255:0] INIT_7B = 256'h0;
    parameter [255:0] INIT_7C = 256'h0;
    parameter [255:0] INIT_7D = 256'h0;
    parameter [255:0] INIT_7E = 256'h0;
    parameter [255:0] INIT_7F = 256'h0;

    localparam [32767:0] DATA = {
        INIT_7F, INIT_7E, INIT_7D, INIT_7C, INIT_7B, INIT_7A, INIT_79, INIT_78, INIT_77, INIT_76, INIT_75, INIT_74, INIT_73,
        INIT_72, INIT_71, INIT_70, INIT_6F, INIT_6E, INIT_6D, INIT_6C, INIT_6B, INIT_6A, INIT_69, INIT_68, INIT_67, INIT_66,
        INIT_65, INIT_64, INIT_63, INIT_62, INIT_61, INIT_60, INIT_5F, INIT_5E, INIT_5D, INIT_5C, INIT_5B, INIT_5A, INIT_59,
        INIT_58, INIT_57, INIT_56, INIT_55, INIT_54, INIT_53, INIT_52, INIT_51, INIT_50, INIT_4F, INIT_4E, INIT_4D, INIT_4C,
        INIT_4B, INIT_4A, INIT_49, INIT_48, INIT_47, INIT_46, INIT_45, INIT_44, INIT_43, INIT_42, INIT_41, INIT_40, INIT_3F,
        INIT_3E, INIT_3D, INIT_3C, INIT_3B, INIT_3A, INIT_39, INIT_38, INIT_37, INIT_36, INIT_35, INIT_34, INIT_33, INIT_32,
        INIT_31, INIT_30, INIT_2F, INIT_2E, INIT_2D, INIT_2C, INIT_2B, INIT_2A, INIT_29, INIT_28, INIT_27, INIT_26, INIT_25,
        INIT_24, INIT_23, INIT_22, INIT_21, INIT_20, INIT_1F, INIT_1E, INIT_1D, INIT_1C, INIT_1B, INIT_1A, INIT_19, INIT_18,
        INIT_17, INIT_16, INIT_15, INIT_14, INIT_13, INIT_12, INIT_11, INIT_10, INIT_0F, INIT_0E, INIT_0D, INIT_0C, INIT_0B,
        INIT_0A, INIT_09, INIT_08, INIT_07, INIT_06, INIT_05, INIT_04, INIT_03, INIT_02, INIT_01, INIT_00
    };
    localparam [4095:0] PARITY = {
        INITP_0F, INITP_0E, INITP_0D, INITP_0C, INITP_0B, INITP_0A, INITP_09, INITP_08, INITP_07, INITP_06, INITP_05, INITP_04,
        INITP_03, INITP_02, INITP_01, INITP_00
    };
    localparam IS_READ_ONLY = READ_WIDTH_A != 0;
    localparam WIDTH = IS_READ_ONLY ? READ_WIDTH_A : READ_WIDTH_B;
    wire [63:0] read;
    wire [7:0] read_parity;
    block_ram #(.BITS(32768), .WIDTH(WIDTH), .DATA(DATA), .PARITY(PARITY)) block_ram(
        .write_clock(CLKARDCLK), .write(IS_READ_ONLY ? 4'h0 : WEA & {4{ENARDEN}}), .write_address({1'b0, ADDRARDADDR[14:0]}),
        .written(DIADI), .written_parity(DIPADIP),
        .read_clock(IS_READ_ONLY ? CLKARDCLK : CLKBWRCLK), .enable(IS_READ_ONLY ? ENARDEN : ENBWREN),
        .reset(IS_READ_ONLY ? RSTRAMARSTRAM : RSTRAMB), .read_address({1'b0, IS_READ_ONLY ? ADDRARDADDR[14:0] : ADDRBWRADDR[14:0]}),
        .read(read), .read_parity(read_parity)
    );
    assign {DOADO, DOPADOP} = {read[31:0], read_parity[3:0]};
    // A memory this wide uses the pins of both ports for one word.
    assign {DOBDO, DOPBDOP} = WIDTH == 72 ? {read[63:32], read_parity[7:4]} : {read[31:0], read_parity[3:0]};
    initial
        if (RAM_MODE != (WIDTH == 72 ? "SDP" : "TDP") || (WIDTH == 72 && !IS_READ_ONLY)
            || RAM_EXTENSION_A != "NONE" || RAM_EXTENSION_B != "NONE" || DOA_REG != 0 || DOB_REG != 0 || WRITE_WIDTH_B != 0
            || (IS_READ_ONLY ? READ_WIDTH_B != 0 || WRITE_WIDTH_A != 0 : WRITE_WIDTH_A != WIDTH || WRITE_MODE_A != "READ_FIRST")) begin
            $display("this model of a block RAM does not know the settings of %m");
            $finish;
        end
endmodule
