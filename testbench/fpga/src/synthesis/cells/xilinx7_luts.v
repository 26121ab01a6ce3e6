// LUTs of four and five inputs as LUTs of six, the rest of which are one. A place for a LUT of six inputs holds two small ones that have five between
// them, and nextpnr makes use of that although only a third of the halves is used; then all five must be reached, each at its own pin. A LUT of six inputs
// has its place to itself, and the router the choice among its pins: see hdl/doc/experiments/place_and_route.md.

module LUT4(input wire I0, I1, I2, I3, output wire O);
    parameter [15:0] INIT = 0;
    LUT6 #(.INIT({4{INIT}})) _TECHMAP_REPLACE_(.I0(I0), .I1(I1), .I2(I2), .I3(I3), .I4(1'b1), .I5(1'b1), .O(O));
endmodule

module LUT5(input wire I0, I1, I2, I3, I4, output wire O);
    parameter [31:0] INIT = 0;
    LUT6 #(.INIT({2{INIT}})) _TECHMAP_REPLACE_(.I0(I0), .I1(I1), .I2(I2), .I3(I3), .I4(I4), .I5(1'b1), .O(O));
endmodule
