// Emitted by `cargo xtask emit` from hdl/src/move_encoder.rs: change that, not this.


module move_encoder(clock,cancel,send_identifier,team,send_move,placement,ready,data,valid,busy);
    
    // Module arguments
    input wire  clock;
    input wire  cancel;
    input wire  send_identifier;
    input wire  [15:0] team;
    input wire  send_move;
    input wire  [14:0] placement;
    input wire  ready;
    output reg  [7:0] data;
    output reg  valid;
    output reg  busy;
    
    // Constant declarations
    localparam  nine = 4'h9;
    localparam  char_1 = 8'h31;
    localparam  char_0 = 8'h30;
    localparam  char_a = 8'h61;
    localparam  bits_of_a_byte = 4'h8;
    localparam  letter_base = 8'h58;
    localparam  pass_bytes = 32'h30303030;
    localparam  pass = 15'b111111100000000;
    localparam  none = 3'b0;
    localparam  one = 3'b1;
    localparam  three = 3'b11;
    localparam  four = 3'b100;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Identify = 1;
    localparam State$Encode = 2;
    localparam State$Send = 3;
    localparam State$Drain = 4;
    
    // Stub signals
    reg  [2:0] state$d;
    wire  [2:0] state$q;
    reg  [6:0] codes$address;
    wire  [13:0] codes$data;
    reg  [3:0] column$d;
    wire  [3:0] column$q;
    reg  [3:0] row$d;
    wire  [3:0] row$q;
    reg  is_pass$d;
    wire  is_pass$q;
    reg  identifying$d;
    wire  identifying$q;
    reg  [31:0] bytes$d;
    wire  [31:0] bytes$q;
    reg  [2:0] bytes_left$d;
    wire  [2:0] bytes_left$q;
    
    // Local signals
    reg  [14:0] place;
    reg  [3:0] centre_x;
    reg  [3:0] centre_y;
    reg  [31:0] characters;
    reg  [2:0] one_left;
    
    // Sub module instances
    move_encoder$state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    move_encoder$codes codes(
        .address(codes$address),
        .clock(clock),
        .data(codes$data)
    );
    move_encoder$dff4 column(
        .d(column$d),
        .q(column$q),
        .clock(clock)
    );
    move_encoder$dff4 row(
        .d(row$d),
        .q(row$q),
        .clock(clock)
    );
    move_encoder$dff1 is_pass(
        .d(is_pass$d),
        .q(is_pass$q),
        .clock(clock)
    );
    move_encoder$dff1 identifying(
        .d(identifying$d),
        .q(identifying$q),
        .clock(clock)
    );
    move_encoder$dff32 bytes(
        .d(bytes$d),
        .q(bytes$q),
        .clock(clock)
    );
    move_encoder$dff3 bytes_left(
        .d(bytes_left$d),
        .q(bytes_left$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        state$d = state$q;
        column$d = column$q;
        row$d = row$q;
        is_pass$d = is_pass$q;
        identifying$d = identifying$q;
        bytes$d = bytes$q;
        bytes_left$d = bytes_left$q;
        place = placement;
        codes$address = place[(64'h8)+:(7)];
        centre_x = column$q + ((codes$data[(64'h8)+:(3)]) & 4'hf);
        centre_y = row$q + ((codes$data[(64'hb)+:(3)]) & 4'hf);
        characters[(64'h0)+:(8)] = ((centre_x) & 8'hff) + char_1;
        if (centre_x >= nine) begin
            characters[(64'h0)+:(8)] = ((centre_x) & 8'hff) + letter_base;
        end
        characters[(64'h8)+:(8)] = ((centre_y) & 8'hff) + char_1;
        if (centre_y >= nine) begin
            characters[(64'h8)+:(8)] = ((centre_y) & 8'hff) + letter_base;
        end
        characters[(64'h10)+:(8)] = ((codes$data[(64'h0)+:(5)]) & 8'hff) + char_a;
        characters[(64'h18)+:(8)] = ((codes$data[(64'h5)+:(3)]) & 8'hff) + char_0;
        one_left = bytes_left$q - one;
        valid = |bytes_left$q;
        data = bytes$q[(32'h0)+:(8)];
        busy = 1'b1;
        case (state$q)
            State$Idle:
                begin
                    busy = 1'b0;
                    identifying$d = send_identifier;
                    column$d = place[(64'h0)+:(4)];
                    row$d = place[(64'h4)+:(4)];
                    is_pass$d = placement == pass;
                    if (send_identifier) begin
                        state$d = State$Identify;
                    end
                    else if (send_move) begin
                        state$d = State$Encode;
                    end
                end
            State$Identify:
                begin
                    bytes$d = ((char_1) & 32'hffffffff) | (((team[(32'h8)+:(8)]) & 32'hffffffff) << 32'h8) | (((team[(32'h0)+:(8)]) & 32'hffffffff) << 32'h10);
                    bytes_left$d = three;
                    state$d = State$Send;
                end
            State$Encode:
                begin
                    bytes$d = characters;
                    if (is_pass$q) begin
                        bytes$d = pass_bytes;
                    end
                    bytes_left$d = four;
                    state$d = State$Send;
                end
            State$Send:
                begin
                    if (ready) begin
                        bytes$d = bytes$q >> bits_of_a_byte;
                        bytes_left$d = one_left;
                        if (bytes_left$q == one) begin
                            state$d = State$Drain;
                        end
                    end
                end
            State$Drain:
                begin
                    if (ready) begin
                        identifying$d = 1'b0;
                        state$d = State$Idle;
                    end
                end
            default:
                begin
                    state$d = State$Idle;
                end
        endcase
        if (cancel & (~(send_identifier & identifying$q))) begin
            bytes_left$d = none;
            identifying$d = send_identifier;
            state$d = State$Idle;
            if (send_identifier) begin
                state$d = State$Identify;
            end
        end
    end
    
endmodule // move_encoder


module move_encoder$codes(address,clock,data);
    
    // Module arguments
    input wire  [6:0] address;
    input wire  clock;
    output reg  [13:0] data;
    
    // Update code (custom)
    reg[13:0] mem [127:0];
    
    initial begin
    mem[7'b0] = 14'b0;
    mem[7'b1] = 14'b1;
    mem[7'b10] = 14'b101000001;
    mem[7'b11] = 14'b100000000010;
    mem[7'b100] = 14'b101000010;
    mem[7'b101] = 14'b100000000011;
    mem[7'b110] = 14'b100100100011;
    mem[7'b111] = 14'b1000011;
    mem[7'b1000] = 14'b101100011;
    mem[7'b1001] = 14'b100000000100;
    mem[7'b1010] = 14'b1001000100;
    mem[7'b1011] = 14'b100100000101;
    mem[7'b1100] = 14'b100000100101;
    mem[7'b1101] = 14'b100101000101;
    mem[7'b1110] = 14'b100101100101;
    mem[7'b1111] = 14'b100010000101;
    mem[7'b10000] = 14'b100110100101;
    mem[7'b10001] = 14'b111000101;
    mem[7'b10010] = 14'b111100101;
    mem[7'b10011] = 14'b100000000110;
    mem[7'b10100] = 14'b100100100110;
    mem[7'b10101] = 14'b101000110;
    mem[7'b10110] = 14'b100111000110;
    mem[7'b10111] = 14'b111;
    mem[7'b11000] = 14'b100001000;
    mem[7'b11001] = 14'b100101000;
    mem[7'b11010] = 14'b100101001000;
    mem[7'b11011] = 14'b100001101000;
    mem[7'b11100] = 14'b1000000001001;
    mem[7'b11101] = 14'b1001001001;
    mem[7'b11110] = 14'b1000100001010;
    mem[7'b11111] = 14'b1000000101010;
    mem[7'b100000] = 14'b100101001010;
    mem[7'b100001] = 14'b101001101010;
    mem[7'b100010] = 14'b100010001010;
    mem[7'b100011] = 14'b100110101010;
    mem[7'b100100] = 14'b1011001010;
    mem[7'b100101] = 14'b111101010;
    mem[7'b100110] = 14'b1000100001011;
    mem[7'b100111] = 14'b1000000101011;
    mem[7'b101000] = 14'b100101001011;
    mem[7'b101001] = 14'b101001101011;
    mem[7'b101010] = 14'b100010001011;
    mem[7'b101011] = 14'b100110101011;
    mem[7'b101100] = 14'b1011001011;
    mem[7'b101101] = 14'b111101011;
    mem[7'b101110] = 14'b100100001100;
    mem[7'b101111] = 14'b100000101100;
    mem[7'b110000] = 14'b100101001100;
    mem[7'b110001] = 14'b100101101100;
    mem[7'b110010] = 14'b100010001100;
    mem[7'b110011] = 14'b100110101100;
    mem[7'b110100] = 14'b111001100;
    mem[7'b110101] = 14'b111101100;
    mem[7'b110110] = 14'b100100001101;
    mem[7'b110111] = 14'b100000101101;
    mem[7'b111000] = 14'b100101001101;
    mem[7'b111001] = 14'b111001101;
    mem[7'b111010] = 14'b100000001110;
    mem[7'b111011] = 14'b100100101110;
    mem[7'b111100] = 14'b1001001110;
    mem[7'b111101] = 14'b101101110;
    mem[7'b111110] = 14'b1000110001110;
    mem[7'b111111] = 14'b1000010101110;
    mem[7'b1000000] = 14'b100111001110;
    mem[7'b1000001] = 14'b101011101110;
    mem[7'b1000010] = 14'b100100001111;
    mem[7'b1000011] = 14'b100101001111;
    mem[7'b1000100] = 14'b100101101111;
    mem[7'b1000101] = 14'b100110001111;
    mem[7'b1000110] = 14'b1000000010000;
    mem[7'b1000111] = 14'b1001000110000;
    mem[7'b1001000] = 14'b1010000;
    mem[7'b1001001] = 14'b1001110000;
    mem[7'b1001010] = 14'b100100010001;
    mem[7'b1001011] = 14'b100100110001;
    mem[7'b1001100] = 14'b100101010001;
    mem[7'b1001101] = 14'b100101110001;
    mem[7'b1001110] = 14'b100100010010;
    mem[7'b1001111] = 14'b100100110010;
    mem[7'b1010000] = 14'b100101010010;
    mem[7'b1010001] = 14'b100101110010;
    mem[7'b1010010] = 14'b100100010011;
    mem[7'b1010011] = 14'b100100110011;
    mem[7'b1010100] = 14'b100101010011;
    mem[7'b1010101] = 14'b100101110011;
    mem[7'b1010110] = 14'b100110010011;
    mem[7'b1010111] = 14'b100110110011;
    mem[7'b1011000] = 14'b100111010011;
    mem[7'b1011001] = 14'b100111110011;
    mem[7'b1011010] = 14'b100100010100;
    mem[7'b1011011] = 14'b0;
    mem[7'b1011100] = 14'b0;
    mem[7'b1011101] = 14'b0;
    mem[7'b1011110] = 14'b0;
    mem[7'b1011111] = 14'b0;
    mem[7'b1100000] = 14'b0;
    mem[7'b1100001] = 14'b0;
    mem[7'b1100010] = 14'b0;
    mem[7'b1100011] = 14'b0;
    mem[7'b1100100] = 14'b0;
    mem[7'b1100101] = 14'b0;
    mem[7'b1100110] = 14'b0;
    mem[7'b1100111] = 14'b0;
    mem[7'b1101000] = 14'b0;
    mem[7'b1101001] = 14'b0;
    mem[7'b1101010] = 14'b0;
    mem[7'b1101011] = 14'b0;
    mem[7'b1101100] = 14'b0;
    mem[7'b1101101] = 14'b0;
    mem[7'b1101110] = 14'b0;
    mem[7'b1101111] = 14'b0;
    mem[7'b1110000] = 14'b0;
    mem[7'b1110001] = 14'b0;
    mem[7'b1110010] = 14'b0;
    mem[7'b1110011] = 14'b0;
    mem[7'b1110100] = 14'b0;
    mem[7'b1110101] = 14'b0;
    mem[7'b1110110] = 14'b0;
    mem[7'b1110111] = 14'b0;
    mem[7'b1111000] = 14'b0;
    mem[7'b1111001] = 14'b0;
    mem[7'b1111010] = 14'b0;
    mem[7'b1111011] = 14'b0;
    mem[7'b1111100] = 14'b0;
    mem[7'b1111101] = 14'b0;
    mem[7'b1111110] = 14'b0;
    mem[7'b1111111] = 14'b0;
    end
    
    always @(posedge clock) begin
       data <= mem[address];
    end
endmodule // move_encoder$codes


module move_encoder$dff1(d,q,clock);
    
    // Module arguments
    input wire  d;
    output reg  q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 1'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // move_encoder$dff1


module move_encoder$dff3(d,q,clock);
    
    // Module arguments
    input wire  [2:0] d;
    output reg  [2:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 3'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // move_encoder$dff3


module move_encoder$dff32(d,q,clock);
    
    // Module arguments
    input wire  [31:0] d;
    output reg  [31:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 32'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // move_encoder$dff32


module move_encoder$dff4(d,q,clock);
    
    // Module arguments
    input wire  [3:0] d;
    output reg  [3:0] q;
    input wire  clock;
    
    // Update code (custom)
    initial begin
       q = 4'h0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // move_encoder$dff4


module move_encoder$state(d,q,clock);
    
    // Module arguments
    input wire  [2:0] d;
    output reg  [2:0] q;
    input wire  clock;
    
    // Enums
    localparam State$Idle = 0;
    localparam State$Identify = 1;
    localparam State$Encode = 2;
    localparam State$Send = 3;
    localparam State$Drain = 4;
    
    // Update code (custom)
    initial begin
       q = 0;
    end
    
    always @(posedge clock) begin
       q <= d;
    end
          
endmodule // move_encoder$state
