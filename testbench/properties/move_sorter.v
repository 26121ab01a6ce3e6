// The moves are ordered by their keys, without gaps. Their number is that of the moves inserted and
// not yet taken, at most sixteen. One pair, `CASE`, is proved at a time: it is in order after each
// clock if all pairs were in order before. An empty list is in order.
reg property_just_came = 0;
reg [4:0] property_count = 0;
always @(posedge clock) begin
    property_just_came <= insert && !clear;
    if (clear) property_count <= 0;
    else if (take) property_count <= property_count == 0 ? 0 : property_count - 1;
    else if (entering$q && property_count != 16) property_count <= property_count + 1;
end
wire [0:15] property_occupied = {occupied$0$q, occupied$1$q, occupied$2$q, occupied$3$q, occupied$4$q, occupied$5$q, occupied$6$q, occupied$7$q, occupied$8$q, occupied$9$q, occupied$10$q, occupied$11$q, occupied$12$q, occupied$13$q, occupied$14$q, occupied$15$q};
wire [0:15] property_next_occupied = {occupied$0$d, occupied$1$d, occupied$2$d, occupied$3$d, occupied$4$d, occupied$5$d, occupied$6$d, occupied$7$d, occupied$8$d, occupied$9$d, occupied$10$d, occupied$11$d, occupied$12$d, occupied$13$d, occupied$14$d, occupied$15$d};
wire [15:0] property_keys [0:15], property_next_keys [0:15];
assign property_keys[0] = keys$0$q, property_next_keys[0] = keys$0$d;
assign property_keys[1] = keys$1$q, property_next_keys[1] = keys$1$d;
assign property_keys[2] = keys$2$q, property_next_keys[2] = keys$2$d;
assign property_keys[3] = keys$3$q, property_next_keys[3] = keys$3$d;
assign property_keys[4] = keys$4$q, property_next_keys[4] = keys$4$d;
assign property_keys[5] = keys$5$q, property_next_keys[5] = keys$5$d;
assign property_keys[6] = keys$6$q, property_next_keys[6] = keys$6$d;
assign property_keys[7] = keys$7$q, property_next_keys[7] = keys$7$d;
assign property_keys[8] = keys$8$q, property_next_keys[8] = keys$8$d;
assign property_keys[9] = keys$9$q, property_next_keys[9] = keys$9$d;
assign property_keys[10] = keys$10$q, property_next_keys[10] = keys$10$d;
assign property_keys[11] = keys$11$q, property_next_keys[11] = keys$11$d;
assign property_keys[12] = keys$12$q, property_next_keys[12] = keys$12$d;
assign property_keys[13] = keys$13$q, property_next_keys[13] = keys$13$d;
assign property_keys[14] = keys$14$q, property_next_keys[14] = keys$14$d;
assign property_keys[15] = keys$15$q, property_next_keys[15] = keys$15$d;
// The search guarantees this: see `take`.
always @(*) if (insert || property_just_came) assume (!take);
genvar i;
generate
    for (i = 0; i < 15; i = i + 1) begin
        always @(*) if (property_occupied[i + 1]) assume (property_keys[i] >= property_keys[i + 1]);
    end
endgenerate
always @(*) begin
    assert (any == property_occupied[0] && more_than_one == property_occupied[1]);
    assert (property_just_came == entering$q && property_count <= 16);
    assert (property_occupied == ~(16'hffff >> property_count));
    if (property_next_occupied[`CASE + 1]) assert (property_next_keys[`CASE] >= property_next_keys[`CASE + 1]);
end
