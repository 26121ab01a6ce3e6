// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module hash_key(clock,own,other,cells,clear,add,add_own,add_other,swap,turn,passed,key);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] own;
    input wire  [195:0] other;
    input wire  [195:0] cells;
    input wire  clear;
    input wire  add;
    input wire  add_own;
    input wire  add_other;
    input wire  swap;
    input wire  turn;
    input wire  passed;
    output reg  [39:0] key;
    
    // Constant declarations
    localparam  stones_of_bits$0 = 196'h40004001020010005050100402000504000405800a0180020;
    localparam  stones_of_bits$1 = 196'h509400810421000000e10008086c80806404250103800800;
    localparam  stones_of_bits$2 = 196'h2490808002220202040808000042a887000824818958020;
    localparam  stones_of_bits$3 = 196'h826020c2180d4c8140288004011042810a2031480202c1;
    localparam  stones_of_bits$4 = 196'h201000200240890200108000250002204404002080004020a;
    localparam  stones_of_bits$5 = 196'h607004208040a0002d8102000840100600101111483580002;
    localparam  stones_of_bits$6 = 196'hc008008040080080241000040000103224000008000000a85;
    localparam  stones_of_bits$7 = 196'h41010502600008045502012c828808c01228002500002c040;
    localparam  stones_of_bits$8 = 196'h20510000004810000800040231242180c81a2428090009000;
    localparam  stones_of_bits$9 = 196'hc0ac08000240c00c0810000400b8082008902024600431a2;
    localparam  stones_of_bits$10 = 196'h20c2550082b000000a007004b4c10480202001300002909;
    localparam  stones_of_bits$11 = 196'h2040058bc0a005008b300060100019b4145010001000000c;
    localparam  stones_of_bits$12 = 196'h400401000114000000001120202000000920080101361d008;
    localparam  stones_of_bits$13 = 196'h4008000aa06000280240a00448c400200041105ae05000010;
    localparam  stones_of_bits$14 = 196'h8020281810000124030d04c10125203449081048a04020000;
    localparam  stones_of_bits$15 = 196'h180221014a800590800060c84112000001401020400000090;
    localparam  stones_of_bits$16 = 196'h100240100554030128821840080c0020902010088d1b094;
    localparam  stones_of_bits$17 = 196'h8512942002d840a0430810616478040100840612408006210;
    localparam  stones_of_bits$18 = 196'h1e80849400102200040806411a07012098938002001660008;
    localparam  stones_of_bits$19 = 196'h80210aa840e08001800058300010000013200008040010420;
    localparam  stones_of_bits$20 = 196'h82001240012802002000800220790010000022c84042c2012;
    localparam  stones_of_bits$21 = 196'h524101423d0008852880080708419001128604009008c0440;
    localparam  stones_of_bits$22 = 196'h20c230011405824e0104441126020040280841060400bc700;
    localparam  stones_of_bits$23 = 196'h6c6080402240021502082010800220952024000210004011;
    localparam  stones_of_bits$24 = 196'h120080620800490111025e01401d918800800100a000000c;
    localparam  stones_of_bits$25 = 196'h80a7000c00000182220aa0140800a0108529c000226a0dc4;
    localparam  stones_of_bits$26 = 196'h14850800a105060080d000820100044a30216100008b02a20;
    localparam  stones_of_bits$27 = 196'h80408302001068403c8443209a000402020001e0008001803;
    localparam  stones_of_bits$28 = 196'h100a8211180801c0420040a048404080802c5601000;
    localparam  stones_of_bits$29 = 196'h80261215092420180000018090002000100838000d800c00;
    localparam  stones_of_bits$30 = 196'h12004010c012a48000201002004424484400805800000600;
    localparam  stones_of_bits$31 = 196'h3100200c01004000042510085003200000818011300000021;
    localparam  stones_of_bits$32 = 196'h3014000204142508100164028600380320100a00000018004;
    localparam  stones_of_bits$33 = 196'h948004005088582500821000480408000801c400c2004104;
    localparam  stones_of_bits$34 = 196'h30040060082000448002380080080210140160a4010980080;
    localparam  stones_of_bits$35 = 196'hc5202000083a00e008009020102000080082024002052;
    localparam  stones_of_bits$36 = 196'h4810810800b4101006000008088040124044408020064000;
    localparam  stones_of_bits$37 = 196'h290120542104025024205940212004000264000146100121;
    localparam  stones_of_bits$38 = 196'h8200189c000000200440080010106c8440009804212001148;
    localparam  stones_of_bits$39 = 196'h880008001011042220040900000805080220044d20610442;
    localparam  passed_word = 40'h2006900140;
    localparam  no_bit = 40'h0;
    localparam  one_bit = 40'h1;
    
    // Stub signals
    reg  [39:0] stones_key$d;
    wire  [39:0] stones_key$q;
    
    // Local signals
    reg  [195:0] stones;
    reg  [39:0] sum;
    reg  [39:0] added;
    reg  [39:0] kept;
    reg  parity$0;
    reg  parity$1;
    reg  parity$2;
    reg  parity$3;
    reg  parity$4;
    reg  parity$5;
    reg  parity$6;
    reg  parity$7;
    reg  parity$8;
    reg  parity$9;
    reg  parity$10;
    reg  parity$11;
    reg  parity$12;
    reg  parity$13;
    reg  parity$14;
    reg  parity$15;
    reg  parity$16;
    reg  parity$17;
    reg  parity$18;
    reg  parity$19;
    reg  parity$20;
    reg  parity$21;
    reg  parity$22;
    reg  parity$23;
    reg  parity$24;
    reg  parity$25;
    reg  parity$26;
    reg  parity$27;
    reg  parity$28;
    reg  parity$29;
    reg  parity$30;
    reg  parity$31;
    reg  parity$32;
    reg  parity$33;
    reg  parity$34;
    reg  parity$35;
    reg  parity$36;
    reg  parity$37;
    reg  parity$38;
    reg  parity$39;
    reg  [39:0] upper_bits$0;
    reg  [39:0] upper_bits$1;
    reg  [39:0] upper_bits$2;
    reg  [39:0] upper_bits$3;
    reg  [39:0] upper_bits$4;
    reg  [39:0] upper_bits$5;
    reg  [39:0] upper_bits$6;
    reg  [39:0] upper_bits$7;
    reg  [39:0] upper_bits$8;
    reg  [39:0] upper_bits$9;
    reg  [39:0] upper_bits$10;
    reg  [39:0] upper_bits$11;
    reg  [39:0] upper_bits$12;
    reg  [39:0] upper_bits$13;
    reg  [39:0] upper_bits$14;
    reg  [39:0] upper_bits$15;
    reg  [39:0] upper_bits$16;
    reg  [39:0] upper_bits$17;
    reg  [39:0] upper_bits$18;
    reg  [39:0] upper_bits$19;
    reg  [39:0] upper_bits$20;
    reg  [39:0] upper_bits$21;
    reg  [39:0] upper_bits$22;
    reg  [39:0] upper_bits$23;
    reg  [39:0] upper_bits$24;
    reg  [39:0] upper_bits$25;
    reg  [39:0] upper_bits$26;
    reg  [39:0] upper_bits$27;
    reg  [39:0] upper_bits$28;
    reg  [39:0] upper_bits$29;
    reg  [39:0] upper_bits$30;
    reg  [39:0] upper_bits$31;
    reg  [39:0] upper_bits$32;
    reg  [39:0] upper_bits$33;
    reg  [39:0] upper_bits$34;
    reg  [39:0] upper_bits$35;
    reg  [39:0] upper_bits$36;
    reg  [39:0] upper_bits$37;
    reg  [39:0] upper_bits$38;
    reg  [39:0] upper_bits$39;
    reg  [39:0] upper_bits$40;
    
    // Sub module instances
    dff40 stones_key(
        .d(stones_key$d),
        .q(stones_key$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        stones_key$d = stones_key$q;
        stones = cells;
        if (add_own) begin
            stones = own;
        end
        if (add_other) begin
            stones = other;
        end
        upper_bits$0 = no_bit;
        parity$0 = ^(stones & stones_of_bits$0);
        upper_bits$1 = upper_bits$0 << 32'h1;
        if (parity$0) begin
            upper_bits$1 = (upper_bits$0 << 32'h1) | one_bit;
        end
        parity$1 = ^(stones & stones_of_bits$1);
        upper_bits$2 = upper_bits$1 << 32'h1;
        if (parity$1) begin
            upper_bits$2 = (upper_bits$1 << 32'h1) | one_bit;
        end
        parity$2 = ^(stones & stones_of_bits$2);
        upper_bits$3 = upper_bits$2 << 32'h1;
        if (parity$2) begin
            upper_bits$3 = (upper_bits$2 << 32'h1) | one_bit;
        end
        parity$3 = ^(stones & stones_of_bits$3);
        upper_bits$4 = upper_bits$3 << 32'h1;
        if (parity$3) begin
            upper_bits$4 = (upper_bits$3 << 32'h1) | one_bit;
        end
        parity$4 = ^(stones & stones_of_bits$4);
        upper_bits$5 = upper_bits$4 << 32'h1;
        if (parity$4) begin
            upper_bits$5 = (upper_bits$4 << 32'h1) | one_bit;
        end
        parity$5 = ^(stones & stones_of_bits$5);
        upper_bits$6 = upper_bits$5 << 32'h1;
        if (parity$5) begin
            upper_bits$6 = (upper_bits$5 << 32'h1) | one_bit;
        end
        parity$6 = ^(stones & stones_of_bits$6);
        upper_bits$7 = upper_bits$6 << 32'h1;
        if (parity$6) begin
            upper_bits$7 = (upper_bits$6 << 32'h1) | one_bit;
        end
        parity$7 = ^(stones & stones_of_bits$7);
        upper_bits$8 = upper_bits$7 << 32'h1;
        if (parity$7) begin
            upper_bits$8 = (upper_bits$7 << 32'h1) | one_bit;
        end
        parity$8 = ^(stones & stones_of_bits$8);
        upper_bits$9 = upper_bits$8 << 32'h1;
        if (parity$8) begin
            upper_bits$9 = (upper_bits$8 << 32'h1) | one_bit;
        end
        parity$9 = ^(stones & stones_of_bits$9);
        upper_bits$10 = upper_bits$9 << 32'h1;
        if (parity$9) begin
            upper_bits$10 = (upper_bits$9 << 32'h1) | one_bit;
        end
        parity$10 = ^(stones & stones_of_bits$10);
        upper_bits$11 = upper_bits$10 << 32'h1;
        if (parity$10) begin
            upper_bits$11 = (upper_bits$10 << 32'h1) | one_bit;
        end
        parity$11 = ^(stones & stones_of_bits$11);
        upper_bits$12 = upper_bits$11 << 32'h1;
        if (parity$11) begin
            upper_bits$12 = (upper_bits$11 << 32'h1) | one_bit;
        end
        parity$12 = ^(stones & stones_of_bits$12);
        upper_bits$13 = upper_bits$12 << 32'h1;
        if (parity$12) begin
            upper_bits$13 = (upper_bits$12 << 32'h1) | one_bit;
        end
        parity$13 = ^(stones & stones_of_bits$13);
        upper_bits$14 = upper_bits$13 << 32'h1;
        if (parity$13) begin
            upper_bits$14 = (upper_bits$13 << 32'h1) | one_bit;
        end
        parity$14 = ^(stones & stones_of_bits$14);
        upper_bits$15 = upper_bits$14 << 32'h1;
        if (parity$14) begin
            upper_bits$15 = (upper_bits$14 << 32'h1) | one_bit;
        end
        parity$15 = ^(stones & stones_of_bits$15);
        upper_bits$16 = upper_bits$15 << 32'h1;
        if (parity$15) begin
            upper_bits$16 = (upper_bits$15 << 32'h1) | one_bit;
        end
        parity$16 = ^(stones & stones_of_bits$16);
        upper_bits$17 = upper_bits$16 << 32'h1;
        if (parity$16) begin
            upper_bits$17 = (upper_bits$16 << 32'h1) | one_bit;
        end
        parity$17 = ^(stones & stones_of_bits$17);
        upper_bits$18 = upper_bits$17 << 32'h1;
        if (parity$17) begin
            upper_bits$18 = (upper_bits$17 << 32'h1) | one_bit;
        end
        parity$18 = ^(stones & stones_of_bits$18);
        upper_bits$19 = upper_bits$18 << 32'h1;
        if (parity$18) begin
            upper_bits$19 = (upper_bits$18 << 32'h1) | one_bit;
        end
        parity$19 = ^(stones & stones_of_bits$19);
        upper_bits$20 = upper_bits$19 << 32'h1;
        if (parity$19) begin
            upper_bits$20 = (upper_bits$19 << 32'h1) | one_bit;
        end
        parity$20 = ^(stones & stones_of_bits$20);
        upper_bits$21 = upper_bits$20 << 32'h1;
        if (parity$20) begin
            upper_bits$21 = (upper_bits$20 << 32'h1) | one_bit;
        end
        parity$21 = ^(stones & stones_of_bits$21);
        upper_bits$22 = upper_bits$21 << 32'h1;
        if (parity$21) begin
            upper_bits$22 = (upper_bits$21 << 32'h1) | one_bit;
        end
        parity$22 = ^(stones & stones_of_bits$22);
        upper_bits$23 = upper_bits$22 << 32'h1;
        if (parity$22) begin
            upper_bits$23 = (upper_bits$22 << 32'h1) | one_bit;
        end
        parity$23 = ^(stones & stones_of_bits$23);
        upper_bits$24 = upper_bits$23 << 32'h1;
        if (parity$23) begin
            upper_bits$24 = (upper_bits$23 << 32'h1) | one_bit;
        end
        parity$24 = ^(stones & stones_of_bits$24);
        upper_bits$25 = upper_bits$24 << 32'h1;
        if (parity$24) begin
            upper_bits$25 = (upper_bits$24 << 32'h1) | one_bit;
        end
        parity$25 = ^(stones & stones_of_bits$25);
        upper_bits$26 = upper_bits$25 << 32'h1;
        if (parity$25) begin
            upper_bits$26 = (upper_bits$25 << 32'h1) | one_bit;
        end
        parity$26 = ^(stones & stones_of_bits$26);
        upper_bits$27 = upper_bits$26 << 32'h1;
        if (parity$26) begin
            upper_bits$27 = (upper_bits$26 << 32'h1) | one_bit;
        end
        parity$27 = ^(stones & stones_of_bits$27);
        upper_bits$28 = upper_bits$27 << 32'h1;
        if (parity$27) begin
            upper_bits$28 = (upper_bits$27 << 32'h1) | one_bit;
        end
        parity$28 = ^(stones & stones_of_bits$28);
        upper_bits$29 = upper_bits$28 << 32'h1;
        if (parity$28) begin
            upper_bits$29 = (upper_bits$28 << 32'h1) | one_bit;
        end
        parity$29 = ^(stones & stones_of_bits$29);
        upper_bits$30 = upper_bits$29 << 32'h1;
        if (parity$29) begin
            upper_bits$30 = (upper_bits$29 << 32'h1) | one_bit;
        end
        parity$30 = ^(stones & stones_of_bits$30);
        upper_bits$31 = upper_bits$30 << 32'h1;
        if (parity$30) begin
            upper_bits$31 = (upper_bits$30 << 32'h1) | one_bit;
        end
        parity$31 = ^(stones & stones_of_bits$31);
        upper_bits$32 = upper_bits$31 << 32'h1;
        if (parity$31) begin
            upper_bits$32 = (upper_bits$31 << 32'h1) | one_bit;
        end
        parity$32 = ^(stones & stones_of_bits$32);
        upper_bits$33 = upper_bits$32 << 32'h1;
        if (parity$32) begin
            upper_bits$33 = (upper_bits$32 << 32'h1) | one_bit;
        end
        parity$33 = ^(stones & stones_of_bits$33);
        upper_bits$34 = upper_bits$33 << 32'h1;
        if (parity$33) begin
            upper_bits$34 = (upper_bits$33 << 32'h1) | one_bit;
        end
        parity$34 = ^(stones & stones_of_bits$34);
        upper_bits$35 = upper_bits$34 << 32'h1;
        if (parity$34) begin
            upper_bits$35 = (upper_bits$34 << 32'h1) | one_bit;
        end
        parity$35 = ^(stones & stones_of_bits$35);
        upper_bits$36 = upper_bits$35 << 32'h1;
        if (parity$35) begin
            upper_bits$36 = (upper_bits$35 << 32'h1) | one_bit;
        end
        parity$36 = ^(stones & stones_of_bits$36);
        upper_bits$37 = upper_bits$36 << 32'h1;
        if (parity$36) begin
            upper_bits$37 = (upper_bits$36 << 32'h1) | one_bit;
        end
        parity$37 = ^(stones & stones_of_bits$37);
        upper_bits$38 = upper_bits$37 << 32'h1;
        if (parity$37) begin
            upper_bits$38 = (upper_bits$37 << 32'h1) | one_bit;
        end
        parity$38 = ^(stones & stones_of_bits$38);
        upper_bits$39 = upper_bits$38 << 32'h1;
        if (parity$38) begin
            upper_bits$39 = (upper_bits$38 << 32'h1) | one_bit;
        end
        parity$39 = ^(stones & stones_of_bits$39);
        upper_bits$40 = upper_bits$39 << 32'h1;
        if (parity$39) begin
            upper_bits$40 = (upper_bits$39 << 32'h1) | one_bit;
        end
        sum = upper_bits$40;
        added = no_bit;
        if (add) begin
            added = sum;
            if (swap) begin
                added = (sum << 32'h14) | (sum >> 32'h14);
            end
        end
        kept = stones_key$q;
        if (turn) begin
            kept = (stones_key$q << 32'h14) | (stones_key$q >> 32'h14);
        end
        stones_key$d = kept ^ added;
        if (clear) begin
            stones_key$d = no_bit;
        end
        key = stones_key$q;
        if (passed) begin
            key = stones_key$q ^ passed_word;
        end
    end
    
endmodule // hash_key
