// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module row_sums(cells,row$0,row$1,row$2,row$3,row$4,row$5,row$6,row$7,row$8,row$9,row$10,row$11,row$12,row$13);
    
    // Module arguments
    input wire  [195:0] cells;
    output reg  [3:0] row$0;
    output reg  [3:0] row$1;
    output reg  [3:0] row$2;
    output reg  [3:0] row$3;
    output reg  [3:0] row$4;
    output reg  [3:0] row$5;
    output reg  [3:0] row$6;
    output reg  [3:0] row$7;
    output reg  [3:0] row$8;
    output reg  [3:0] row$9;
    output reg  [3:0] row$10;
    output reg  [3:0] row$11;
    output reg  [3:0] row$12;
    output reg  [3:0] row$13;
    
    // Update code
    always @(*) begin
        row$0 = cells[32'h0] + cells[32'h1] + cells[32'h2] + cells[32'h3] + cells[32'h4] + cells[32'h5] + cells[32'h6] + cells[32'h7] + cells[32'h8] + cells[32'h9] + cells[32'ha] + cells[32'hb] + cells[32'hc] + cells[32'hd];
        row$1 = cells[32'he] + cells[32'hf] + cells[32'h10] + cells[32'h11] + cells[32'h12] + cells[32'h13] + cells[32'h14] + cells[32'h15] + cells[32'h16] + cells[32'h17] + cells[32'h18] + cells[32'h19] + cells[32'h1a] + cells[32'h1b];
        row$2 = cells[32'h1c] + cells[32'h1d] + cells[32'h1e] + cells[32'h1f] + cells[32'h20] + cells[32'h21] + cells[32'h22] + cells[32'h23] + cells[32'h24] + cells[32'h25] + cells[32'h26] + cells[32'h27] + cells[32'h28] + cells[32'h29];
        row$3 = cells[32'h2a] + cells[32'h2b] + cells[32'h2c] + cells[32'h2d] + cells[32'h2e] + cells[32'h2f] + cells[32'h30] + cells[32'h31] + cells[32'h32] + cells[32'h33] + cells[32'h34] + cells[32'h35] + cells[32'h36] + cells[32'h37];
        row$4 = cells[32'h38] + cells[32'h39] + cells[32'h3a] + cells[32'h3b] + cells[32'h3c] + cells[32'h3d] + cells[32'h3e] + cells[32'h3f] + cells[32'h40] + cells[32'h41] + cells[32'h42] + cells[32'h43] + cells[32'h44] + cells[32'h45];
        row$5 = cells[32'h46] + cells[32'h47] + cells[32'h48] + cells[32'h49] + cells[32'h4a] + cells[32'h4b] + cells[32'h4c] + cells[32'h4d] + cells[32'h4e] + cells[32'h4f] + cells[32'h50] + cells[32'h51] + cells[32'h52] + cells[32'h53];
        row$6 = cells[32'h54] + cells[32'h55] + cells[32'h56] + cells[32'h57] + cells[32'h58] + cells[32'h59] + cells[32'h5a] + cells[32'h5b] + cells[32'h5c] + cells[32'h5d] + cells[32'h5e] + cells[32'h5f] + cells[32'h60] + cells[32'h61];
        row$7 = cells[32'h62] + cells[32'h63] + cells[32'h64] + cells[32'h65] + cells[32'h66] + cells[32'h67] + cells[32'h68] + cells[32'h69] + cells[32'h6a] + cells[32'h6b] + cells[32'h6c] + cells[32'h6d] + cells[32'h6e] + cells[32'h6f];
        row$8 = cells[32'h70] + cells[32'h71] + cells[32'h72] + cells[32'h73] + cells[32'h74] + cells[32'h75] + cells[32'h76] + cells[32'h77] + cells[32'h78] + cells[32'h79] + cells[32'h7a] + cells[32'h7b] + cells[32'h7c] + cells[32'h7d];
        row$9 = cells[32'h7e] + cells[32'h7f] + cells[32'h80] + cells[32'h81] + cells[32'h82] + cells[32'h83] + cells[32'h84] + cells[32'h85] + cells[32'h86] + cells[32'h87] + cells[32'h88] + cells[32'h89] + cells[32'h8a] + cells[32'h8b];
        row$10 = cells[32'h8c] + cells[32'h8d] + cells[32'h8e] + cells[32'h8f] + cells[32'h90] + cells[32'h91] + cells[32'h92] + cells[32'h93] + cells[32'h94] + cells[32'h95] + cells[32'h96] + cells[32'h97] + cells[32'h98] + cells[32'h99];
        row$11 = cells[32'h9a] + cells[32'h9b] + cells[32'h9c] + cells[32'h9d] + cells[32'h9e] + cells[32'h9f] + cells[32'ha0] + cells[32'ha1] + cells[32'ha2] + cells[32'ha3] + cells[32'ha4] + cells[32'ha5] + cells[32'ha6] + cells[32'ha7];
        row$12 = cells[32'ha8] + cells[32'ha9] + cells[32'haa] + cells[32'hab] + cells[32'hac] + cells[32'had] + cells[32'hae] + cells[32'haf] + cells[32'hb0] + cells[32'hb1] + cells[32'hb2] + cells[32'hb3] + cells[32'hb4] + cells[32'hb5];
        row$13 = cells[32'hb6] + cells[32'hb7] + cells[32'hb8] + cells[32'hb9] + cells[32'hba] + cells[32'hbb] + cells[32'hbc] + cells[32'hbd] + cells[32'hbe] + cells[32'hbf] + cells[32'hc0] + cells[32'hc1] + cells[32'hc2] + cells[32'hc3];
    end
    
endmodule // row_sums
