// Every state returns to Idle within the longest pause after the last byte, and a `0` that arrives
// in Idle is a start frame two cycles later. A frame appears only in the cycle after a byte was
// examined or the pause ended.
reg [32:0] property_quiet = 0;
reg property_zero_came = 0, property_zero_looked_at = 0, property_cause = 0;
always @(posedge clock) begin
    property_quiet <= received$q || state$q == State$Idle ? 0 : property_quiet + 1;
    property_zero_came <= data_valid && data == char_0 && !reset;
    property_zero_looked_at <= property_zero_came && state$q == State$Idle && !reset;
    property_cause <= received$q || pause$q == longest_pause;
end
always @(*) begin
    assert (property_quiet <= longest_pause + 1);
    assert (property_quiet <= longest_pause || state$q == State$Idle);
    if (property_zero_looked_at) assert (valid && kind == start_kind);
    if (valid) assert (property_cause);
    if (valid) assert (kind <= own_kind);
    // Invariants that make the proof inductive.
    assert (state$q <= State$Rotation);
    assert (pause$q <= longest_pause);
    if (state$q != State$Idle) assert (property_quiet == pause$q);
    if (property_zero_came) assert (received$q && is_zero$q && leading$q == start_kind);
    assert (coming$q <= own_kind && leading$q <= own_kind);
end
