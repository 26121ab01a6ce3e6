// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module settings_memory(clock,address,data);
    
    // Module arguments
    input wire  clock;
    input wire  [3:0] address;
    output reg  [15:0] data;
    
    // Update code (custom)
    (* rom_style = "block" *) reg [15:0] mem [15:0];
    
    initial begin
        mem[4'h0] = 16'h0;
        mem[4'h1] = 16'hffff;
        mem[4'h2] = 16'h426c;
        mem[4'h3] = 16'h6f6b;
        mem[4'h4] = 16'h7573;
        mem[4'h5] = 16'h1;
        mem[4'h6] = 16'h5253;
        mem[4'h7] = 16'h487;
        mem[4'h8] = 16'hab00;
        mem[4'h9] = 16'h4c4;
        mem[4'ha] = 16'hb400;
        mem[4'hb] = 16'h0;
        mem[4'hc] = 16'h0;
        mem[4'hd] = 16'h0;
        mem[4'he] = 16'h0;
        mem[4'hf] = 16'h1e17;
    end
    
    always @(posedge clock) begin
        data <= mem[address];
    end
endmodule // settings_memory
