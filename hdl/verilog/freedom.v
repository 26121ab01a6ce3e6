// Emitted by `cargo xtask emit`: change the blocks in hdl/src, not this file.
module freedom(clock,free,corners,other_free,bend_count,safe_count,reach_count,wave_count,free_count);
    
    // Module arguments
    input wire  clock;
    input wire  [195:0] free;
    input wire  [195:0] corners;
    input wire  [195:0] other_free;
    output reg  [7:0] bend_count;
    output reg  [7:0] safe_count;
    output reg  [7:0] reach_count;
    output reg  [7:0] wave_count;
    output reg  [7:0] free_count;
    
    // Stub signals
    reg  [195:0] bends$free;
    reg  [195:0] bends$corners;
    wire  [195:0] bends$bends;
    reg  [195:0] bend_counter$cells;
    wire  [7:0] bend_counter$count;
    reg  [7:0] bend_delay$data_in;
    wire  [7:0] bend_delay$data_out;
    reg  [195:0] safe_counter$cells;
    wire  [7:0] safe_counter$count;
    reg  [7:0] safe_delay$data_in;
    wire  [7:0] safe_delay$data_out;
    reg  [195:0] reach_1$cells;
    reg  [195:0] reach_1$free;
    wire  [195:0] reach_1$grown;
    wire  [195:0] reach_1$still_free;
    reg  [195:0] reach_2$cells;
    reg  [195:0] reach_2$free;
    wire  [195:0] reach_2$grown;
    wire  [195:0] reach_2$still_free;
    reg  [195:0] reach_3$cells;
    reg  [195:0] reach_3$free;
    wire  [195:0] reach_3$grown;
    wire  [195:0] reach_3$still_free;
    reg  [195:0] reach_4$cells;
    reg  [195:0] reach_4$free;
    wire  [195:0] reach_4$grown;
    wire  [195:0] reach_4$still_free;
    reg  [195:0] reach_counter$cells;
    wire  [7:0] reach_counter$count;
    reg  [7:0] reach_delay$data_in;
    wire  [7:0] reach_delay$data_out;
    reg  [195:0] wave_0$cells;
    reg  [195:0] wave_0$free;
    wire  [195:0] wave_0$grown;
    wire  [195:0] wave_0$still_free;
    reg  [195:0] wave_1$cells;
    reg  [195:0] wave_1$free;
    wire  [195:0] wave_1$grown;
    wire  [195:0] wave_1$still_free;
    reg  [195:0] wave_2$cells;
    reg  [195:0] wave_2$free;
    wire  [195:0] wave_2$grown;
    wire  [195:0] wave_2$still_free;
    reg  [195:0] wave_counter$cells;
    wire  [7:0] wave_counter$count;
    reg  [195:0] free_counter$cells;
    wire  [7:0] free_counter$count;
    reg  [7:0] free_delay$data_in;
    wire  [7:0] free_delay$data_out;
    
    // Sub module instances
    bends bends(
        .clock(clock),
        .free(bends$free),
        .corners(bends$corners),
        .bends(bends$bends)
    );
    cell_counter bend_counter(
        .clock(clock),
        .cells(bend_counter$cells),
        .count(bend_counter$count)
    );
    bend_delay bend_delay(
        .clock(clock),
        .data_in(bend_delay$data_in),
        .data_out(bend_delay$data_out)
    );
    cell_counter safe_counter(
        .clock(clock),
        .cells(safe_counter$cells),
        .count(safe_counter$count)
    );
    delay safe_delay(
        .clock(clock),
        .data_in(safe_delay$data_in),
        .data_out(safe_delay$data_out)
    );
    edge_step reach_1(
        .clock(clock),
        .cells(reach_1$cells),
        .free(reach_1$free),
        .grown(reach_1$grown),
        .still_free(reach_1$still_free)
    );
    edge_step reach_2(
        .clock(clock),
        .cells(reach_2$cells),
        .free(reach_2$free),
        .grown(reach_2$grown),
        .still_free(reach_2$still_free)
    );
    edge_step reach_3(
        .clock(clock),
        .cells(reach_3$cells),
        .free(reach_3$free),
        .grown(reach_3$grown),
        .still_free(reach_3$still_free)
    );
    edge_step reach_4(
        .clock(clock),
        .cells(reach_4$cells),
        .free(reach_4$free),
        .grown(reach_4$grown),
        .still_free(reach_4$still_free)
    );
    cell_counter reach_counter(
        .clock(clock),
        .cells(reach_counter$cells),
        .count(reach_counter$count)
    );
    reach_delay reach_delay(
        .clock(clock),
        .data_in(reach_delay$data_in),
        .data_out(reach_delay$data_out)
    );
    diagonal_step wave_0(
        .clock(clock),
        .cells(wave_0$cells),
        .free(wave_0$free),
        .grown(wave_0$grown),
        .still_free(wave_0$still_free)
    );
    edge_step wave_1(
        .clock(clock),
        .cells(wave_1$cells),
        .free(wave_1$free),
        .grown(wave_1$grown),
        .still_free(wave_1$still_free)
    );
    edge_step wave_2(
        .clock(clock),
        .cells(wave_2$cells),
        .free(wave_2$free),
        .grown(wave_2$grown),
        .still_free(wave_2$still_free)
    );
    cell_counter wave_counter(
        .clock(clock),
        .cells(wave_counter$cells),
        .count(wave_counter$count)
    );
    cell_counter free_counter(
        .clock(clock),
        .cells(free_counter$cells),
        .count(free_counter$count)
    );
    delay free_delay(
        .clock(clock),
        .data_in(free_delay$data_in),
        .data_out(free_delay$data_out)
    );
    
    // Update code
    always @(*) begin
        reach_1$cells = corners;
        reach_1$free = free;
        reach_2$cells = reach_1$grown;
        reach_2$free = reach_1$still_free;
        reach_3$cells = reach_2$grown;
        reach_3$free = reach_2$still_free;
        reach_4$cells = reach_3$grown;
        reach_4$free = reach_3$still_free;
        wave_0$cells = reach_4$grown;
        wave_0$free = reach_4$still_free;
        wave_1$cells = wave_0$grown;
        wave_1$free = wave_0$still_free;
        wave_2$cells = wave_1$grown;
        wave_2$free = wave_1$still_free;
        bends$free = free;
        bends$corners = corners;
        bend_counter$cells = bends$bends;
        bend_delay$data_in = bend_counter$count;
        bend_count = bend_delay$data_out;
        safe_counter$cells = corners & (~other_free);
        safe_delay$data_in = safe_counter$count;
        safe_count = safe_delay$data_out;
        reach_counter$cells = reach_4$grown;
        reach_delay$data_in = reach_counter$count;
        reach_count = reach_delay$data_out;
        wave_counter$cells = wave_2$grown;
        wave_count = wave_counter$count;
        free_counter$cells = free;
        free_delay$data_in = free_counter$count;
        free_count = free_delay$data_out;
    end
    
endmodule // freedom
