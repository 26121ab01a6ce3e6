// Every byte accepted is sent as one frame: a start bit, the data bits from the lowest, a stop bit,
// each for the clocks of one bit. Otherwise the line is high.
reg property_sending = 0;
reg [7:0] property_byte = 0;
reg [3:0] property_bit = 0;
reg [15:0] property_clock = 0;
wire [9:0] property_frame = {1'b1, property_byte, 1'b0};
wire property_last = property_bit == 9 && property_clock == clocks_after_first;
always @(posedge clock) begin
    property_clock <= property_clock + 1;
    if (property_clock == clocks_after_first) begin
        property_clock <= 0;
        property_bit <= property_bit + 1;
    end
    if (property_last) property_sending <= 0;
    if (valid && ready) begin
        property_sending <= 1;
        property_byte <= data;
        property_bit <= 0;
        property_clock <= 0;
    end
end
always @(*) begin
    assert (line == (property_sending ? property_frame[property_bit] : 1'b1));
    assert (ready == (!property_sending || property_last));
    // Invariants that make the proof inductive: the registers agree with those above.
    if (property_sending) begin
        assert (state$q == State$Sending && property_bit <= 9);
        assert (timer$q == clocks_after_first - property_clock && property_clock <= clocks_after_first);
        assert (bits_left$q == 9 - property_bit);
        assert (inverted_frame$q == ~property_frame >> property_bit);
    end else begin
        assert (state$q == State$Idle && inverted_frame$q == 0);
    end
end
