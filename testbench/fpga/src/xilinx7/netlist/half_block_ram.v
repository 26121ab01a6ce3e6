// Half a block RAM of the Xilinx 7 series, configured as in a bitstream: 16 kilobits of data and 2
// of parity (Xilinx UG473). The first port writes and reads, the second one only reads. Each write
// enable covers four bits of data.

/* verilator lint_off WIDTH */
/* verilator lint_off UNUSED */
module half_block_ram #(
    parameter IS_UPPER = 0,
    parameter READ_A = 1,
    parameter READ_B = 1,
    parameter WRITE_A = 1,
    parameter IS_WIDE = 0,
    parameter WRITES_FIRST = 0,
    parameter [16383:0] INIT = 0,
    parameter [2047:0] INITP = 0
) (
    input wire clock_a, clock_b, enable_a, enable_b, reset_a, reset_b,
    input wire [13:0] address_a, address_b,
    input wire [15:0] data,
    input wire [1:0] parity,
    input wire [3:0] write,
    output wire [31:0] read,
    output wire [3:0] read_parity
);
    reg [15:0] rows [0:1023];
    reg [1:0] parities [0:1023];
    integer row;
    initial
        for (row = 0; row < 1024; row = row + 1) begin
            rows[row] = INIT[16 * row +: 16];
            parities[row] = INITP[2 * row +: 2];
        end

    // In a port narrower than a row, the lowest bits of the address select a part of the row.
    function [3:0] low(input [13:0] address, input integer width);
        low = width >= 18 ? 4'd0 : width == 9 ? {address[3], 3'd0} : address[3:0] & ~(width[3:0] - 4'd1);
    endfunction
    function [15:0] mask(input integer width);
        mask = width >= 18 ? 16'hffff : width == 9 ? 16'h00ff : (16'h1 << width) - 16'h1;
    endfunction

    wire [3:0] low_w = low(address_a, WRITE_A);
    wire [15:0] enabled = {{4{write[3]}}, {4{write[2]}}, {4{write[1]}}, {4{write[0]}}} & mask(WRITE_A);
    wire [15:0] written = enabled << low_w;
    // In a whole block RAM each byte has one parity bit, in the half with the byte's number.
    wire [1:0] enabled_parity = IS_UPPER ? {write[3], write[1]} : {write[2], write[0]};
    wire [1:0] written_parity = WRITE_A >= 18 ? enabled_parity
        : WRITE_A == 9 ? {1'b0, enabled_parity[0]} << address_a[3] : 2'b0;
    wire [15:0] next = (rows[address_a[13:4]] & ~written) | ((data << low_w) & written);
    wire [1:0] next_parity = (parities[address_a[13:4]] & ~written_parity)
        | ((WRITE_A == 9 ? {parity[0], parity[0]} : parity) & written_parity);

    reg [15:0] read_a = 0, read_b = 0;
    reg [1:0] parity_a = 0, parity_b = 0;
    always @(posedge clock_a)
        if (enable_a) begin
            rows[address_a[13:4]] <= next;
            parities[address_a[13:4]] <= next_parity;
            if (reset_a) begin
                read_a <= 0;
                parity_a <= 0;
            end else if (IS_WIDE) begin
                read_a <= rows[{address_a[13:5], 1'b0}];
                parity_a <= parities[{address_a[13:5], 1'b0}];
            end else begin
                read_a <= ((WRITES_FIRST ? next : rows[address_a[13:4]]) >> low(address_a, READ_A)) & mask(READ_A);
                parity_a <= READ_A == 9 ? {1'b0, (WRITES_FIRST ? next_parity : parities[address_a[13:4]]) >> address_a[3]}
                    : WRITES_FIRST ? next_parity : parities[address_a[13:4]];
            end
        end
    generate
        if (IS_WIDE) begin : wide
            always @(posedge clock_a)
                if (enable_a) begin
                    read_b <= reset_a ? 16'h0 : rows[{address_a[13:5], 1'b1}];
                    parity_b <= reset_a ? 2'h0 : parities[{address_a[13:5], 1'b1}];
                end
        end else begin : narrow
            always @(posedge clock_b)
                if (enable_b) begin
                    read_b <= reset_b ? 16'h0 : (rows[address_b[13:4]] >> low(address_b, READ_B)) & mask(READ_B);
                    parity_b <= reset_b ? 2'h0 : READ_B == 9 ? {1'b0, parities[address_b[13:4]] >> address_b[3]}
                        : parities[address_b[13:4]];
                end
        end
    endgenerate
    assign read = {read_b, read_a};
    assign read_parity = {parity_b, parity_a};
endmodule
