// A word from the other engine, or a word to clear, is written exactly once, within two cycles and
// before the next one, and never in the cycle in which this engine's own word is written. The
// search guarantees that words come one at a time: two stores are at least three cycles apart, and
// so are two words from outside.
localparam property_preferred = 163, property_always = 164;
wire property_comes = clear || peer_written[property_preferred] || peer_written[property_always];
wire [164:0] property_coming = clear ? {2'b11, 150'b0, cleared} : peer_written;
reg property_waits = 0;
reg [164:0] property_word = 0;
reg [1:0] property_age = 0, property_since_store = 3, property_since_word = 3;
always @(posedge clock) begin
    property_since_store <= store ? 1 : property_since_store == 3 ? 3 : property_since_store + 1;
    property_since_word <= property_comes ? 1 : property_since_word == 3 ? 3 : property_since_word + 1;
    property_age <= property_age + 1;
    if (writes_received$q) property_waits <= 0;
    if (property_comes) begin
        property_waits <= 1;
        property_word <= property_coming;
        property_age <= 1;
    end
end
always @(*) begin
    if (property_since_store != 3) assume (!store);
    if (property_since_word != 3) assume (!property_comes);
end
always @(*) begin
    if (property_comes && property_waits) assert (writes_received$q);
    if (property_waits) assert (property_age == 1 || property_age == 2 && writes_received$q);
    if (writes_received$q) begin
        assert (property_waits && writing == property_word);
        assert (!own_written$q[property_preferred] && !own_written$q[property_always]);
    end else begin
        assert (writing == own_written$q);
    end
    // Invariants that make the proof inductive.
    assert (receiving$q == property_waits && (!property_waits || received$q == property_word));
    assert (storing_next$q == (property_since_store == 1) && storing$q == (property_since_store == 2));
    assert (property_since_store != 0 && property_since_word != 0);
    if (property_waits) assert (property_since_word == property_age);
    if (property_waits && !writes_received$q) assert (own_written$q[property_preferred] || own_written$q[property_always]);
    if (own_written$q[property_preferred] || own_written$q[property_always]) assert (property_since_store == 3);
end
