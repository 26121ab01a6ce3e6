// Only requested bytes are sent: three for an identifier, four for a move.
reg [2:0] property_left = 0;
reg property_asked = 0;
always @(posedge clock) begin
    if (cancel && !(send_identifier && identifying$q)) begin
        property_left <= send_identifier ? 3 : 0;
        property_asked <= send_identifier;
    end else if (state$q == State$Idle) begin
        property_left <= send_identifier ? 3 : send_move ? 4 : 0;
        property_asked <= send_identifier || send_move;
    end else begin
        if (valid && ready) property_left <= property_left - 1;
        if (state$q == State$Drain && ready) property_asked <= 0;
    end
end
always @(*) begin
    if (valid) assert (property_asked && property_left != 0);
    assert (busy == property_asked);
    // Invariants that make the proof inductive.
    assert (state$q <= State$Drain);
    case (state$q)
        State$Send: assert (bytes_left$q == property_left && property_left != 0 && property_asked);
        State$Identify: assert (bytes_left$q == 0 && property_left == 3 && property_asked);
        State$Encode: assert (bytes_left$q == 0 && property_left == 4 && property_asked);
        State$Drain: assert (bytes_left$q == 0 && property_left == 0 && property_asked);
        default: assert (bytes_left$q == 0 && property_left == 0 && !property_asked);
    endcase
end
