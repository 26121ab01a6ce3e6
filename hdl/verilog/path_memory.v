// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module path_memory(clock,engine,ask_next,next_engine,level,number,write,write_level,written);
    
    // Module arguments
    input wire  clock;
    input wire  [2:0] engine;
    input wire  ask_next;
    input wire  [2:0] next_engine;
    input wire  [5:0] level;
    output reg  [15:0] number;
    input wire  write;
    input wire  [5:0] write_level;
    input wire  [15:0] written;
    
    // Stub signals
    reg  [8:0] numbers$read_address;
    wire  [15:0] numbers$read_data;
    reg  numbers$write_enable;
    reg  [8:0] numbers$write_address;
    reg  [15:0] numbers$write_data;
    
    // Local signals
    reg  [2:0] asked;
    
    // Sub module instances
    number_ram numbers(
        .clock(clock),
        .read_address(numbers$read_address),
        .read_data(numbers$read_data),
        .write_enable(numbers$write_enable),
        .write_address(numbers$write_address),
        .write_data(numbers$write_data)
    );
    
    // Update code
    always @(*) begin
        asked = engine;
        if (ask_next) begin
            asked = next_engine;
        end
        numbers$read_address = (((asked) & 9'h1ff) << 32'h6) | ((level) & 9'h1ff);
        numbers$write_enable = write;
        numbers$write_address = (((engine) & 9'h1ff) << 32'h6) | ((write_level) & 9'h1ff);
        numbers$write_data = written;
        number = numbers$read_data;
    end
    
endmodule // path_memory
