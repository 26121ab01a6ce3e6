// A small design with a cell of each kind that the boards' netlists have: clock generator, LUTs, flip-flops with and without enable and reset,
// carry chains, wide multiplexers, block RAMs of two widths, a multiplier and memory made of LUTs.
module all_kinds(
    input wire oscillator, reset_button, rx,
    input wire [1:0] switches,
    output wire tx,
    output wire [7:0] lights,
    output wire [1:0] held_high
);
    wire clock, locked;
    (* FREQUENCY_PIN_CLKI="25", FREQUENCY_PIN_CLKOP="80" *)
    (* ICP_CURRENT="12", LPF_RESISTOR="8", MFG_ENABLE_FILTEROPAMP="1", MFG_GMCREF_SEL="2" *)
    EHXPLLL #(
        .PLLRST_ENA("DISABLED"), .INTFB_WAKE("DISABLED"), .STDBY_ENABLE("DISABLED"), .DPHASE_SOURCE("DISABLED"),
        .OUTDIVIDER_MUXA("DIVA"), .OUTDIVIDER_MUXB("DIVB"), .OUTDIVIDER_MUXC("DIVC"), .OUTDIVIDER_MUXD("DIVD"),
        .CLKI_DIV(5), .CLKFB_DIV(16), .FEEDBK_PATH("CLKOP"),
        .CLKOP_ENABLE("ENABLED"), .CLKOP_DIV(7), .CLKOP_CPHASE(3), .CLKOP_FPHASE(0)
    ) pll (
        .CLKI(oscillator), .CLKFB(clock), .CLKOP(clock), .LOCK(locked), .RST(1'b0), .STDBY(1'b0),
        .PHASESEL0(1'b0), .PHASESEL1(1'b0), .PHASEDIR(1'b1), .PHASESTEP(1'b1), .PHASELOADREG(1'b1),
        .PLLWAKESYNC(1'b0), .ENCLKOP(1'b0)
    );

    reg [23:0] count = 24'h001234;
    reg [7:0] shown = 8'h5a;
    reg [35:0] wide [0:511];
    reg [17:0] narrow [0:1023];
    reg [17:0] constants [0:1023];
    reg [5:0] little [0:31];
    integer i;
    initial begin
        for (i = 0; i < 1024; i = i + 1) constants[i] = i * 25'd40961;
        for (i = 0; i < 512; i = i + 1) wide[i] = i * 64'h123457;
        for (i = 0; i < 1024; i = i + 1) narrow[i] = i * 77;
        for (i = 0; i < 32; i = i + 1) little[i] = i * 13;
    end
    reg [35:0] from_wide;
    reg [17:0] from_narrow;
    reg [17:0] constant;
    reg [5:0] from_little;
    reg [23:0] product;
    wire runs = locked & ~reset_button;
    always @(posedge clock) begin
        if (runs) count <= count + {switches, 1'b1};
        if (count[1]) wide[count[11:3]] <= {count[11:0], count} ^ from_wide;
        from_wide <= wide[count[8:0] ^ {9{rx}}];
        if (count[2]) narrow[count[11:2]] <= count[17:0] ^ from_narrow;
        from_narrow <= narrow[count[10:1]];
        constant <= constants[count[9:0] ^ from_narrow[9:0]];
        if (count[4]) little[count[4:0] ^ {5{rx}}] <= from_narrow[5:0] ^ constant[5:0];
        from_little <= little[count[8:4]] ^ little[count[7:3]];
        product <= count[13:0] * from_narrow[9:0];
        shown[0] <= (count[0] & count[1]) ^ (count[2] | count[3]) ^ ^from_wide;
        shown[1] <= ^count[4:0] & (count[3] | rx);
        shown[2] <= count[15];
        shown[3] <= count > from_wide[23:0];
        shown[4] <= product > {constant, 6'd21};
        shown[5] <= from_wide[count[4:0]];
        shown[6] <= ^from_little ^ ^constant;
        if (reset_button) shown[7] <= 1;
        else if (count[3]) shown[7] <= ^product;
    end
    assign lights = shown;
    assign tx = ~(rx ^ count[7]);
    assign held_high = 2'b11;
endmodule
