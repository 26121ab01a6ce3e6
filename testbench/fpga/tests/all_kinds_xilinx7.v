// A small design with a cell of each kind that the boards' netlists have: clock generator, LUTs, flip-flops with and without enable and reset,
// carry chains, wide multiplexers, block RAMs of both sizes, memory made of LUTs and a shift register.
module all_kinds(
    input wire oscillator, reset_button, rx,
    input wire [1:0] switches,
    output wire tx,
    output wire [7:0] lights
);
    wire fed_back, made, clock, locked;
    PLLE2_ADV #(
        .BANDWIDTH("OPTIMIZED"), .COMPENSATION("INTERNAL"), .STARTUP_WAIT("FALSE"), .CLKIN1_PERIOD(10.0),
        .DIVCLK_DIVIDE(1), .CLKFBOUT_MULT(8), .CLKFBOUT_PHASE(0.0),
        .CLKOUT0_DIVIDE(10), .CLKOUT0_DUTY_CYCLE(0.5), .CLKOUT0_PHASE(0.0)
    ) pll (
        .CLKIN1(oscillator), .CLKIN2(1'b0), .CLKINSEL(1'b1), .CLKFBIN(fed_back), .CLKFBOUT(fed_back),
        .CLKOUT0(made), .LOCKED(locked), .RST(1'b0), .PWRDWN(1'b0),
        .DCLK(1'b0), .DEN(1'b0), .DWE(1'b0), .DADDR(7'b0), .DI(16'b0)
    );
    BUFG buffer(.I(made), .O(clock));

    reg [23:0] count = 24'h001234;
    reg [7:0] shown = 8'h5a;
    reg [35:0] wide [0:1023];
    reg [17:0] narrow [0:1023];
    reg [8:0] constants [0:2047];
    reg [5:0] distributed [0:63];
    integer i;
    initial begin
        for (i = 0; i < 2048; i = i + 1) constants[i] = (i * 37 + (i >> 3)) & 511;
        for (i = 0; i < 1024; i = i + 1) wide[i] = i * 64'h123457;
        for (i = 0; i < 1024; i = i + 1) narrow[i] = i * 77;
    end
    reg [35:0] from_wide;
    reg [17:0] from_narrow;
    reg [8:0] constant;
    reg [5:0] from_small;
    reg [14:0] delayed;
    wire runs = locked & ~reset_button;
    always @(posedge clock) begin
        if (runs) count <= count + {switches, 1'b1};
        if (count[1]) wide[count[12:3]] <= {count[11:0], count} ^ from_wide;
        from_wide <= wide[count[9:0] ^ {10{rx}}];
        if (count[2]) narrow[count[11:2]] <= count[17:0] ^ from_narrow;
        from_narrow <= narrow[count[10:1]];
        constant <= constants[count[10:0] ^ from_narrow[10:0]];
        if (count[4]) distributed[count[5:0]] <= from_narrow[5:0] ^ constant[5:0];
        from_small <= distributed[count[8:3]] ^ distributed[count[7:2]];
        delayed <= {delayed[13:0], ^constant};
        shown[0] <= (count[0] & count[1]) ^ (count[2] | count[3]) ^ ^from_wide;
        shown[1] <= ^count[4:0] & (count[3] | rx);
        shown[2] <= count[15];
        shown[3] <= count > from_wide[23:0];
        shown[4] <= (count[11:0] * from_narrow[7:0]) > constant;
        shown[5] <= from_wide[count[4:0]];
        shown[6] <= ^from_small;
        if (reset_button) shown[7] <= 1;
        else if (count[3]) shown[7] <= delayed[14];
    end
    assign lights = shown;
    assign tx = ~(rx ^ count[7]);
endmodule
