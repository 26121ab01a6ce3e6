// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
// v-- Setting output parameters to net type for wrapped code.


module more_than_one(bits,more_than_one);
    
    // Module arguments
    input wire  [15:0] bits;
    output wire  more_than_one;
    
    // Update code (wrapper)
        wire any_0 = bits[0] | bits[1] | bits[2] | bits[3];
        wire any_1 = bits[4] | bits[5] | bits[6] | bits[7];
        wire any_2 = bits[8] | bits[9] | bits[10] | bits[11];
        wire any_3 = bits[12] | bits[13] | bits[14] | bits[15];
        wire two_0 = (bits[1] & bits[0]) | (bits[2] & bits[0]) | (bits[2] & bits[1]) | (bits[3] & bits[0]) | (bits[3] & bits[1]) | (bits[3] & bits[2]);
        wire two_1 = (bits[5] & bits[4]) | (bits[6] & bits[4]) | (bits[6] & bits[5]) | (bits[7] & bits[4]) | (bits[7] & bits[5]) | (bits[7] & bits[6]);
        wire two_2 = (bits[9] & bits[8]) | (bits[10] & bits[8]) | (bits[10] & bits[9]) | (bits[11] & bits[8]) | (bits[11] & bits[9]) | (bits[11] & bits[10]);
        wire two_3 = (bits[13] & bits[12]) | (bits[14] & bits[12]) | (bits[14] & bits[13]) | (bits[15] & bits[12]) | (bits[15] & bits[13]) | (bits[15] & bits[14]);
        assign more_than_one = two_0 | two_1 | two_2 | two_3 | (any_1 & any_0) | (any_2 & any_0) | (any_2 & any_1) | (any_3 & any_0) | (any_3 & any_1) | (any_3 & any_2);
endmodule // more_than_one
