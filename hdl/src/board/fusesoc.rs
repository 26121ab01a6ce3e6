//! A FuseSoC core of a board: its Verilog and constraints, with a target for each tool that builds
//! it and one for lint.

use boards::{Board, Part};

use super::diamond;

/// The core for the module `top` of a board, after its first line `CAPI=2:`.
pub fn core(board: &Board, top: &str) -> String {
    let (name, constraints) = (board.name, board.constraints_file());
    let (kind, targets) = match board.part {
        Part::Ecp5 { size, package, speed } => {
            let open = format!(
                "nextpnr_options: [--{size}, --package, {package}, --speed, '{speed}', --placer, static]\n        \
                 yosys_synth_options: [-abc9]"
            );
            let vendors = format!("part: {}", diamond::part_number(size, package, speed));
            ("LPF", target(top, "trellis", &open) + &target(top, "diamond", &vendors))
        }
        Part::Xilinx7 { number, .. } => ("xdc", target(top, "vivado", &format!("part: {number}"))),
        // FuseSoC has no tool for this device.
        Part::Gowin { .. } => ("user", String::new()),
    };
    format!(
        "\
name: blokus-duo:boards:{name}:0
description: {title}
filesets:
  verilog:
    files: [{top}.v]
    file_type: verilogSource
  constraints:
    files: [{constraints}]
    file_type: {kind}
targets:
  default:
    filesets: [verilog]
    toplevel: {top}
  lint:
    default_tool: verilator
    filesets: [verilog]
    toplevel: {top}
    tools:
      verilator:
        mode: lint-only
        verilator_options: [-Wno-fatal, --bbox-unsup, -Wno-MODMISSING]
{targets}",
        title = board.title
    )
}

/// A target with the tool's name, and the tool's options.
fn target(top: &str, tool: &str, options: &str) -> String {
    format!(
        "  {tool}:
    default_tool: {tool}
    filesets: [verilog, constraints]
    toplevel: {top}
    tools:
      {tool}:
        {options}
"
    )
}
