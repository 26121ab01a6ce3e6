//! A script for Lattice Diamond, the vendor's tool for the ECP5: from Verilog to a bitstream.

use boards::Board;

/// The vendor's number of a part: `LFE5U-85F-6BG381C`.
pub fn part_number(size: &str, package: &str, speed: u8) -> String {
    format!("LFE5U-{}-{speed}{}C", size.replace('k', "F"), package.replace("CABGA", "BG"))
}

/// The script for the module `top` of a board on this part.
pub fn script(board: &Board, top: &str, part: &str) -> String {
    let (name, constraints) = (board.name, board.constraints_file());
    format!(
        "\
# In the folder that `cargo xtask synth BOARD --only-verilog` fills: diamondc {name}.tcl
prj_project new -name {top} -impl impl1 -dev {part} -synthesis lse
prj_impl option top {top}
prj_src add {top}.v
prj_src add {constraints}
prj_run Synthesis -impl impl1
prj_run Translate -impl impl1
prj_run Map -impl impl1
prj_run PAR -impl impl1
# Setup times at the slow corner, hold times at the fast one.
prj_run PAR -impl impl1 -task PARTrace
set file [open impl1/{top}_impl1.twr]
set report [read $file]
close $file
set counts [regexp -all -inline {{Timing errors: *([0-9]+)}} $report]
if {{[llength $counts] < 4}} {{ error \"impl1/{top}_impl1.twr does not report both setup and hold times\" }}
foreach {{line errors}} $counts {{
    if {{$errors > 0}} {{ error \"timing does not close: see impl1/{top}_impl1.twr\" }}
}}
prj_run Export -impl impl1 -task Bitgen
prj_project close
"
    )
}
