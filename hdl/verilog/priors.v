// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module priors(clock,address,data);
    
    // Module arguments
    input wire  clock;
    input wire  [4:0] address;
    output reg  [11:0] data;
    
    // Update code (custom)
    (* rom_style = "logic" *) reg [11:0] mem [31:0];
    
    initial begin
        mem[5'b0] = 12'h666;
        mem[5'b1] = 12'h1ec;
        mem[5'b10] = 12'h189;
        mem[5'b11] = 12'h13b;
        mem[5'b100] = 12'hfc;
        mem[5'b101] = 12'hc9;
        mem[5'b110] = 12'ha1;
        mem[5'b111] = 12'h81;
        mem[5'b1000] = 12'h67;
        mem[5'b1001] = 12'h52;
        mem[5'b1010] = 12'h42;
        mem[5'b1011] = 12'h35;
        mem[5'b1100] = 12'h2a;
        mem[5'b1101] = 12'h22;
        mem[5'b1110] = 12'h1b;
        mem[5'b1111] = 12'h16;
        mem[5'b10000] = 12'h11;
    end
    
    always @(posedge clock) begin
        data <= mem[address];
    end
endmodule // priors
