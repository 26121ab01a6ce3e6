// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module tree_memory(clock,number,node,write,write_number,written,has_value,has_answer);
    
    // Module arguments
    input wire  clock;
    input wire  [15:0] number;
    output reg  [110:0] node;
    input wire  write;
    input wire  [15:0] write_number;
    input wire  [110:0] written;
    output reg  has_value;
    output reg  has_answer;
    
    // Constant declarations
    localparam  root = 16'h0;
    localparam  bank_numbers$0 = 2'b0;
    localparam  most_visits = 18'b111111111111111111;
    localparam  one_move = 5'b1;
    
    // Stub signals
    reg  [13:0] banks$0$read_address;
    wire  [110:0] banks$0$read_data;
    reg  banks$0$write_enable;
    reg  [13:0] banks$0$write_address;
    reg  [110:0] banks$0$write_data;
    reg  [1:0] bank$d;
    wire  [1:0] bank$q;
    reg  [110:0] node_out$d;
    wire  [110:0] node_out$q;
    reg  writing$0$d;
    wire  writing$0$q;
    reg  [13:0] writing_address$0$d;
    wire  [13:0] writing_address$0$q;
    reg  [110:0] writing_node$d;
    wire  [110:0] writing_node$q;
    reg  has_value_now$d;
    wire  has_value_now$q;
    reg  has_answer_now$d;
    wire  has_answer_now$q;
    
    // Local signals
    reg  [110:0] incoming;
    
    // Sub module instances
    banks banks$0(
        .clock(clock),
        .read_address(banks$0$read_address),
        .read_data(banks$0$read_data),
        .write_enable(banks$0$write_enable),
        .write_address(banks$0$write_address),
        .write_data(banks$0$write_data)
    );
    dff2 bank(
        .d(bank$d),
        .q(bank$q),
        .clock(clock)
    );
    dff111 node_out(
        .d(node_out$d),
        .q(node_out$q),
        .clock(clock)
    );
    dff1 writing$0(
        .d(writing$0$d),
        .q(writing$0$q),
        .clock(clock)
    );
    dff14 writing_address$0(
        .d(writing_address$0$d),
        .q(writing_address$0$q),
        .clock(clock)
    );
    dff111 writing_node(
        .d(writing_node$d),
        .q(writing_node$q),
        .clock(clock)
    );
    dff1 has_value_now(
        .d(has_value_now$d),
        .q(has_value_now$q),
        .clock(clock)
    );
    dff1 has_answer_now(
        .d(has_answer_now$d),
        .q(has_answer_now$q),
        .clock(clock)
    );
    
    // Update code
    always @(*) begin
        bank$d = bank$q;
        node_out$d = node_out$q;
        writing_node$d = writing_node$q;
        has_value_now$d = has_value_now$q;
        has_answer_now$d = has_answer_now$q;
        writing_node$d = written;
        bank$d = number[(32'he)+:(2)];
        node_out$d = banks$0$read_data;
        banks$0$read_address = number[(32'h0)+:(14)];
        writing$0$d = 1'b0;
        writing_address$0$d = writing_address$0$q;
        if (write_number[(32'he)+:(2)] == bank_numbers$0) begin
            writing$0$d = write;
            writing_address$0$d = write_number[(32'h0)+:(14)];
        end
        banks$0$write_enable = writing$0$q;
        banks$0$write_address = writing_address$0$q;
        banks$0$write_data = writing_node$q;
        node = node_out$q;
        incoming = written;
        if (write & (write_number == root)) begin
            has_value_now$d = ~incoming[(64'h6e)+:(1)];
            has_answer_now$d = (|incoming[(64'h66)+:(8)] | (incoming[(64'h35)+:(18)] == most_visits)) | ((~incoming[(64'h1f)+:(1)]) & (incoming[(64'h20)+:(5)] <= one_move));
        end
        has_value = has_value_now$q;
        has_answer = has_answer_now$q;
    end
    
endmodule // tree_memory
