//! A board in simulation, from its pins: as its Verilog says, and as its netlist of the device's cells does.

use std::fs;

use anyhow::{Context, Result};
use hdl::board::{Board, Emitted};

use super::netlist;
use crate::tools;
use crate::verilator::Design;

reference::ports! {
    /// A board's input pins, apart from the oscillator.
    pub struct In {
        /// High while pressed.
        pub reset_button: bool [1],
        /// High when on.
        pub switches: u8 [2],
        /// The line from the referee.
        pub rx: bool [1],
    }
}

reference::ports! {
    /// A board's output pins.
    pub struct Out {
        /// The line to the referee.
        pub tx: bool [1],
        /// The LEDs.
        pub lights: u8 [8],
        /// What the board wants high.
        pub held_high: bool [1],
    }
}

/// Models of the blocks that Yosys has no models of.
const HARD_BLOCKS: &str = include_str!("cells/ecp5.v");

/// The board as its Verilog says.
pub fn rtl(board: &Board) -> Result<Design<In, Out>> {
    let Emitted { verilog, top, .. } = board.emit();
    build(&top, "rtl", &verilog)
}

/// The board as its netlist says: what is placed and routed, with Yosys' models of the device's cells.
pub fn netlist(board: &Board) -> Result<Design<In, Out>> {
    let Emitted { verilog, top, .. } = board.emit();
    let netlist = netlist::synthesised(&top, &verilog)?.join(netlist::VERILOG);
    let netlist = fs::read_to_string(&netlist).with_context(|| format!("cannot read {}", netlist.display()))?;
    build(&top, "netlist", &(netlist + &cells()?))
}

/// The simulation's clock takes the oscillator's place.
fn build(top: &str, kind: &str, verilog: &str) -> Result<Design<In, Out>> {
    let name = format!("{top}_{kind}");
    let pins = "
    input wire clock, input wire reset_button, input wire [1:0] switches, input wire rx,
    output wire tx, output wire [7:0] lights, output wire held_high";
    let connected =
        ["reset_button", "switches", "rx", "tx", "lights", "held_high"].map(|pin| format!(", .{pin}({pin})"));
    let board =
        format!("module {name}({pins});\n    {top} board(.oscillator(clock){});\nendmodule\n", connected.concat());
    Design::build(&name, &(board + verilog + HARD_BLOCKS))
}

/// The vendor's cells, as Yosys models them; their files include each other.
fn cells() -> Result<String> {
    let share = tools::yosys_share()?.join("lattice");
    let read = |name: &str| fs::read_to_string(share.join(name)).with_context(|| format!("Yosys has no {name}"));
    let text = read("common_sim.vh")? + &read("ccu2c_sim.vh")?;
    Ok(text.lines().filter(|line| !line.starts_with("`include")).map(|line| format!("{line}\n")).collect())
}
