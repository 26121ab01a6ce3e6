// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
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
    move_encoder_state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    move_encoder_codes codes(
        .address(codes$address),
        .clock(clock),
        .data(codes$data)
    );
    dff4 column(
        .d(column$d),
        .q(column$q),
        .clock(clock)
    );
    dff4 row(
        .d(row$d),
        .q(row$q),
        .clock(clock)
    );
    dff1 is_pass(
        .d(is_pass$d),
        .q(is_pass$q),
        .clock(clock)
    );
    dff1 identifying(
        .d(identifying$d),
        .q(identifying$q),
        .clock(clock)
    );
    dff32 bytes(
        .d(bytes$d),
        .q(bytes$q),
        .clock(clock)
    );
    dff3 bytes_left(
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
