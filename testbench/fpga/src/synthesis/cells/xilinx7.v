// Models of the clock blocks of the Xilinx 7 series, which Yosys knows only as black boxes.

/* verilator lint_off UNUSED */
/* verilator lint_off UNDRIVEN */
module PLLE2_ADV(
    input wire CLKIN1, CLKIN2, CLKINSEL, CLKFBIN, RST, PWRDWN, DCLK, DEN, DWE,
    input wire [6:0] DADDR,
    input wire [15:0] DI,
    output wire CLKFBOUT, CLKOUT0, CLKOUT1, CLKOUT2, CLKOUT3, CLKOUT4, CLKOUT5, DRDY, LOCKED,
    output wire [15:0] DO
);
    parameter BANDWIDTH = "OPTIMIZED";
    parameter COMPENSATION = "ZHOLD";
    parameter STARTUP_WAIT = "FALSE";
    parameter real CLKIN1_PERIOD = 0.0;
    parameter DIVCLK_DIVIDE = 1;
    parameter CLKFBOUT_MULT = 5;
    parameter real CLKFBOUT_PHASE = 0.0;
    parameter CLKOUT0_DIVIDE = 1;
    parameter real CLKOUT0_DUTY_CYCLE = 0.5;
    parameter real CLKOUT0_PHASE = 0.0;
    // The simulation's clock stands in for the generated one.
    assign CLKOUT0 = CLKIN1;
    assign CLKFBOUT = CLKIN1;
    assign LOCKED = 1'b1;
endmodule

module BUFG(input wire I, output wire O);
    assign O = I;
endmodule
