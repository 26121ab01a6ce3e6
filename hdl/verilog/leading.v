// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module leading(count,known,halved,logarithm);
    
    // Module arguments
    input wire  [18:0] count;
    output reg  [9:0] known;
    output reg  [3:0] halved;
    output reg  [4:0] logarithm;
    
    // Constant declarations
    localparam  logarithms$0 = 5'b0;
    localparam  logarithms$1 = 5'b1;
    localparam  logarithms$2 = 5'b10;
    localparam  logarithms$3 = 5'b11;
    localparam  logarithms$4 = 5'b100;
    localparam  logarithms$5 = 5'b101;
    localparam  logarithms$6 = 5'b110;
    localparam  logarithms$7 = 5'b111;
    localparam  logarithms$8 = 5'b1000;
    localparam  logarithms$9 = 5'b1001;
    localparam  logarithms$10 = 5'b1010;
    localparam  logarithms$11 = 5'b1011;
    localparam  logarithms$12 = 5'b1100;
    localparam  logarithms$13 = 5'b1101;
    localparam  logarithms$14 = 5'b1110;
    localparam  logarithms$15 = 5'b1111;
    localparam  logarithms$16 = 5'b10000;
    localparam  logarithms$17 = 5'b10001;
    localparam  logarithms$18 = 5'b10010;
    localparam  shifts$0 = 4'h0;
    localparam  shifts$1 = 4'h1;
    localparam  shifts$2 = 4'h2;
    localparam  shifts$3 = 4'h3;
    localparam  shifts$4 = 4'h4;
    localparam  shifts$5 = 4'h5;
    localparam  shifts$6 = 4'h6;
    localparam  shifts$7 = 4'h7;
    localparam  shifts$8 = 4'h8;
    localparam  shifts$9 = 4'h9;
    localparam  no_logarithm = 5'b0;
    
    // Local signals
    reg  [18:0] shifted;
    
    // Update code
    always @(*) begin
        halved = shifts$0;
        shifted = count;
        if (count[32'ha]) begin
            halved = shifts$1;
            shifted = count >> 32'h1;
        end
        if (count[32'hb]) begin
            halved = shifts$2;
            shifted = count >> 32'h2;
        end
        if (count[32'hc]) begin
            halved = shifts$3;
            shifted = count >> 32'h3;
        end
        if (count[32'hd]) begin
            halved = shifts$4;
            shifted = count >> 32'h4;
        end
        if (count[32'he]) begin
            halved = shifts$5;
            shifted = count >> 32'h5;
        end
        if (count[32'hf]) begin
            halved = shifts$6;
            shifted = count >> 32'h6;
        end
        if (count[32'h10]) begin
            halved = shifts$7;
            shifted = count >> 32'h7;
        end
        if (count[32'h11]) begin
            halved = shifts$8;
            shifted = count >> 32'h8;
        end
        if (count[32'h12]) begin
            halved = shifts$9;
            shifted = count >> 32'h9;
        end
        known = shifted[(32'h0)+:(10)];
        logarithm = no_logarithm;
        if (count[0]) begin
            logarithm = logarithms$0;
        end
        if (count[1]) begin
            logarithm = logarithms$1;
        end
        if (count[2]) begin
            logarithm = logarithms$2;
        end
        if (count[3]) begin
            logarithm = logarithms$3;
        end
        if (count[4]) begin
            logarithm = logarithms$4;
        end
        if (count[5]) begin
            logarithm = logarithms$5;
        end
        if (count[6]) begin
            logarithm = logarithms$6;
        end
        if (count[7]) begin
            logarithm = logarithms$7;
        end
        if (count[8]) begin
            logarithm = logarithms$8;
        end
        if (count[9]) begin
            logarithm = logarithms$9;
        end
        if (count[10]) begin
            logarithm = logarithms$10;
        end
        if (count[11]) begin
            logarithm = logarithms$11;
        end
        if (count[12]) begin
            logarithm = logarithms$12;
        end
        if (count[13]) begin
            logarithm = logarithms$13;
        end
        if (count[14]) begin
            logarithm = logarithms$14;
        end
        if (count[15]) begin
            logarithm = logarithms$15;
        end
        if (count[16]) begin
            logarithm = logarithms$16;
        end
        if (count[17]) begin
            logarithm = logarithms$17;
        end
        if (count[18]) begin
            logarithm = logarithms$18;
        end
    end
    
endmodule // leading
