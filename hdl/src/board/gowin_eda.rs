//! A script for Gowin EDA, the vendor's tool: from Verilog to a bitstream.

use boards::Board;

/// The script for the module `top` of a board with the part `number` on this die.
pub fn script(board: &Board, top: &str, number: &str, die: &str) -> String {
    let (name, constraints) = (board.name, board.constraints_file());
    let period = 1e9 / f64::from(board.oscillator_hz);
    format!(
        "\
# In the folder that `cargo xtask synth BOARD --only-verilog` fills: gw_sh {name}.tcl
# impl/pnr/{name}.tr then has setup and hold times at all corners; nothing here reads it.
set file [open {top}.sdc w]
puts $file {{create_clock -name oscillator -period {period} [get_ports {{oscillator}}]}}
close $file
set_device -name {die} {number}
add_file {top}.v
add_file {constraints}
add_file {top}.sdc
set_option -top_module {top}
set_option -output_base_name {name}
set_option -use_cpu_as_gpio 1
set_option -gen_text_timing_rpt 1
run all
"
    )
}
