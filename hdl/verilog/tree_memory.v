// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module tree_memory(clock,number,node,write,write_number,written,has_value,has_answer);
    
    // Module arguments
    input wire  clock;
    input wire  [13:0] number;
    output reg  [99:0] node;
    input wire  write;
    input wire  [13:0] write_number;
    input wire  [99:0] written;
    output reg  has_value;
    output reg  has_answer;
    
    // Constant declarations
    localparam  root = 14'b0;
    localparam  most_visits = 14'b11111111111111;
    localparam  one_move = 5'b1;
    
    // Stub signals
    reg  [13:0] nodes$read_address;
    wire  [99:0] nodes$read_data;
    reg  nodes$write_enable;
    reg  [13:0] nodes$write_address;
    reg  [99:0] nodes$write_data;
    reg  [99:0] node_out$d;
    wire  [99:0] node_out$q;
    reg  writing$d;
    wire  writing$q;
    reg  [13:0] writing_number$d;
    wire  [13:0] writing_number$q;
    reg  [99:0] writing_node$d;
    wire  [99:0] writing_node$q;
    reg  has_value_now$d;
    wire  has_value_now$q;
    reg  has_answer_now$d;
    wire  has_answer_now$q;
    
    // Local signals
    reg  [99:0] incoming;
    
    // Sub module instances
    node_ram nodes(
        .clock(clock),
        .read_address(nodes$read_address),
        .read_data(nodes$read_data),
        .write_enable(nodes$write_enable),
        .write_address(nodes$write_address),
        .write_data(nodes$write_data)
    );
    dff100 node_out(
        .d(node_out$d),
        .q(node_out$q),
        .clock(clock)
    );
    dff1 writing(
        .d(writing$d),
        .q(writing$q),
        .clock(clock)
    );
    dff14 writing_number(
        .d(writing_number$d),
        .q(writing_number$q),
        .clock(clock)
    );
    dff100 writing_node(
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
        node_out$d = node_out$q;
        writing$d = writing$q;
        writing_number$d = writing_number$q;
        writing_node$d = writing_node$q;
        has_value_now$d = has_value_now$q;
        has_answer_now$d = has_answer_now$q;
        nodes$read_address = number;
        writing$d = write;
        writing_number$d = write_number;
        writing_node$d = written;
        nodes$write_enable = writing$q;
        nodes$write_address = writing_number$q;
        nodes$write_data = writing_node$q;
        node_out$d = nodes$read_data;
        node = node_out$q;
        incoming = written;
        if (write & (write_number == root)) begin
            has_value_now$d = ~incoming[(64'h63)+:(1)];
            has_answer_now$d = (|incoming[(64'h5b)+:(8)] | (incoming[(64'h32)+:(14)] == most_visits)) | ((~incoming[(64'h1e)+:(1)]) & (incoming[(64'h1f)+:(5)] <= one_move));
        end
        has_value = has_value_now$q;
        has_answer = has_answer_now$q;
    end
    
endmodule // tree_memory
