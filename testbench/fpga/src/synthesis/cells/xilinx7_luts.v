// Turns LUTs of four and five inputs into LUTs of six inputs. A LUT site holds one LUT of six
// inputs or two small ones that share five. nextpnr pairs small LUTs although only a third of the
// halves is used, and then every one of the five inputs is bound to one pin. A LUT of six inputs
// has the site to itself, and the router can choose among its pins. See
// hdl/doc/experiments/place_and_route.md.

module LUT4(input wire I0, I1, I2, I3, output wire O);
    parameter [15:0] INIT = 0;
    LUT6 #(.INIT({4{INIT}})) _TECHMAP_REPLACE_(.I0(I0), .I1(I1), .I2(I2), .I3(I3), .I4(1'b1), .I5(1'b1), .O(O));
endmodule

module LUT5(input wire I0, I1, I2, I3, I4, output wire O);
    parameter [31:0] INIT = 0;
    LUT6 #(.INIT({2{INIT}})) _TECHMAP_REPLACE_(.I0(I0), .I1(I1), .I2(I2), .I3(I3), .I4(I4), .I5(1'b1), .O(O));
endmodule
