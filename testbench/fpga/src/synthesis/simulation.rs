//! Simulates a board from its pins, from its Verilog, from its netlist of the device's cells or
//! from its bitstream.

use std::fs;
use std::path::Path;

use anyhow::{bail, ensure, Context, Result};
use boards::{Board, Part, Pins};
use duo_core::settings::Settings;
use hdl::board::{Emit, Emitted};

use super::{netlist, place_and_route};
use crate::ecp5;
use crate::read_back::{Netlist, Port};
use crate::xilinx7::{self, bitstream};
use testbench::tools;
use testbench::verilator::Design;

duo_core::ports! {
    /// A board's input pins, apart from the oscillator.
    pub struct In {
        /// High while pressed.
        pub reset_button: bool [1],
        /// High when on.
        pub switches: u8 [2],
        /// The serial line from the referee.
        pub rx: bool [1],
    }
}

duo_core::ports! {
    /// A board's output pins.
    pub struct Out {
        /// The serial line to the referee.
        pub tx: bool [1],
        /// The LEDs.
        pub lights: u8 [8],
        /// Outputs that the board needs high.
        pub held_high: bool [1],
    }
}

/// Models of the blocks that Yosys has no models of.
const HARD_BLOCKS_ECP5: &str = include_str!("cells/ecp5.v");
const HARD_BLOCKS_XILINX7: &str = concat!(include_str!("cells/xilinx7.v"), include_str!("cells/xilinx7_ram.v"));

/// The board from its Verilog, with these settings.
pub fn rtl(board: &Board, settings: &Settings) -> Result<Design<In, Out>> {
    let Emitted { verilog, top, .. } = board.emit_with(settings);
    build(board, &top, "rtl", &verilog)
}

/// The board from its netlist, with these settings: the netlist that is placed and routed, with
/// Yosys' models of the device's cells.
pub fn netlist(board: &Board, settings: &Settings) -> Result<Design<In, Out>> {
    let Emitted { verilog, top, .. } = board.emit_with(settings);
    build(board, &top, "netlist", &soft_cells(&top, &verilog, board.part)?)
}

/// The board from a bitstream, read from the file's bits alone. No program reads Gowin bitstreams.
///
/// # Errors
/// A bitstream that cannot be read, or whose clock generator does not make the board's clock.
pub fn bitstream(board: &Board, path: &Path) -> Result<Design<In, Out>> {
    build(board, &top(board), "bitstream", &read_back(board, path)?.verilog)
}

/// A board's netlist, read from its bitstream.
///
/// # Errors
/// A bitstream that cannot be read, or whose clock generator does not make the board's clock.
pub fn read_back(board: &Board, path: &Path) -> Result<Netlist> {
    let (top, ports) = (top(board), ports(board));
    let netlist = match board.part {
        Part::Ecp5 { package, .. } => {
            let folder = tempfile::tempdir().context("cannot make a folder")?;
            let (packed, unpacked) = ("board.bit", "board.config");
            fs::copy(path, folder.path().join(packed)).with_context(|| format!("cannot read {}", path.display()))?;
            place_and_route::unpack(board, folder.path(), packed, unpacked)?;
            let text = fs::read_to_string(folder.path().join(unpacked)).context("ecpunpack left no text")?;
            ecp5::netlist::read(&tools::trellis_database()?, &text, package, &top, &ports)?
        }
        Part::Xilinx7 { number, die, .. } => {
            let fasm = bitstream::Device::new(number, die)?.fasm(path)?;
            let device = xilinx7::netlist::Device::read(&tools::prjxray_database()?, number, die)?;
            device.netlist(&fasm, &top, &ports)?
        }
        Part::Gowin { .. } => bail!("no bitstream of {} can be turned into a netlist", board.name),
    };
    let [factors] = netlist.generators[..] else {
        bail!("{} has {} clock generators and not one", board.name, netlist.generators.len())
    };
    let made_hz = made_clock(board.oscillator_hz, factors);
    ensure!(made_hz == u64::from(board.clock_hz), "its clock generator makes {made_hz} Hz and not {}", board.clock_hz);
    Ok(netlist)
}

/// The clock that a generator makes of the oscillator's by multiplying and dividing it, to the
/// nearest hertz, as a board gives its clock.
fn made_clock(oscillator_hz: u32, [multiplier, input, output]: [u64; 3]) -> u64 {
    let divisor = input * output;
    (u64::from(oscillator_hz) * multiplier + divisor / 2) / divisor
}

/// The name of a board's top module.
fn top(board: &Board) -> String {
    board.name.replace('-', "_")
}

/// The ports of a board's top and their pins.
fn ports(board: &Board) -> Vec<Port> {
    let Pins { oscillator, reset_button, rx, tx, switches, lights, held_high } = board.pins;
    let port = |name, pins: &[&'static str], is_output| Port { name, pins: pins.to_vec(), is_output };
    let mut ports = vec![
        port("oscillator", &[oscillator], false),
        port("reset_button", &[reset_button], false),
        port("switches", &switches, false),
        port("rx", &[rx], false),
        port("tx", &[tx], true),
        port("lights", &lights, true),
    ];
    if !held_high.is_empty() {
        ports.push(port("held_high", held_high, true));
    }
    ports
}

/// The netlist of a single block for the device, as Verilog.
pub fn block_netlist(name: &str, verilog: &str, part: Part) -> Result<String> {
    Ok(soft_cells(name, verilog, part)? + hard_blocks(part))
}

/// The netlist of a module, with the models of its soft cells.
fn soft_cells(top: &str, verilog: &str, part: Part) -> Result<String> {
    let path = netlist::synthesise(top, verilog, netlist::synthesis(part))?.join(netlist::VERILOG);
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(text + &cells(part)?)
}

/// Models of the device's hard blocks.
fn hard_blocks(part: Part) -> &'static str {
    match part {
        Part::Ecp5 { .. } | Part::Gowin { .. } => HARD_BLOCKS_ECP5,
        Part::Xilinx7 { .. } => HARD_BLOCKS_XILINX7,
    }
}

/// Verilog whose module `top` has the board's ports. The simulation's clock replaces the
/// oscillator. Pins that are active low on the board are active high here, and inputs that the
/// board lacks are inactive.
pub fn build(board: &Board, top: &str, kind: &str, verilog: &str) -> Result<Design<In, Out>> {
    let name = format!("{top}_{kind}");
    let pins = "
    input wire clock, input wire reset_button, input wire [1:0] switches, input wire rx,
    output wire tx, output wire [7:0] lights, output wire held_high";
    let connected = match board.part {
        Part::Ecp5 { .. } => {
            ".reset_button(reset_button), .switches(switches), .lights(lights), .held_high(all_high));
    wire [1:0] all_high;
    assign held_high = &all_high;"
        }
        Part::Gowin { .. } => {
            ".reset_button(~reset_button), .switches(~switches), .lights(dark));
    wire [7:0] dark;
    assign lights = ~dark;
    assign held_high = 1;"
        }
        Part::Xilinx7 { .. } => {
            ".reset_button(reset_button), .switches(switches), .lights(lights));
    assign held_high = 1;"
        }
    };
    let wrapper = format!(
        "module {name}({pins});\n    {top} board(.oscillator(clock), .rx(rx), .tx(tx), {connected}\nendmodule\n"
    );
    Design::build(&name, &(wrapper + verilog + hard_blocks(board.part)))
}

/// The soft cells in a netlist of an ECP5.
const CELLS_ECP5: [&str; 7] = ["LUT4", "LUT2", "PFUMX", "L6MUX21", "TRELLIS_FF", "TRELLIS_DPR16X4", "CCU2C"];

/// The soft cells in a netlist of the Xilinx 7 series.
const CELLS_XILINX7: [&str; 16] = [
    "IBUF", "OBUF", "INV", "LUT1", "LUT2", "LUT3", "LUT4", "LUT5", "LUT6", "MUXF7", "MUXF8", "CARRY4", "FDRE", "FDSE",
    "RAM64M", "SRL16E",
];

/// The vendor's cells, as Yosys models them.
fn cells(part: Part) -> Result<String> {
    let share = tools::yosys_share()?;
    let read = |name: &str| fs::read_to_string(share.join(name)).with_context(|| format!("Yosys has no {name}"));
    match part {
        Part::Ecp5 { .. } => {
            find_modules(&(read("lattice/common_sim.vh")? + &read("lattice/ccu2c_sim.vh")?), &CELLS_ECP5)
        }
        Part::Xilinx7 { .. } => find_modules(&read("xilinx/cells_sim.v")?, &CELLS_XILINX7),
        Part::Gowin { .. } => bail!("no netlist of a Gowin device is simulated"),
    }
}

/// The modules with these names.
fn find_modules(text: &str, cells: &[&str]) -> Result<String> {
    cells.iter().map(|cell| module(text, cell).with_context(|| format!("Yosys has no model of {cell}"))).collect()
}

/// The module of that name without its delays, which a simulation of clock cycles ignores.
fn module(text: &str, name: &str) -> Option<String> {
    let is_head =
        |line: &str| line.strip_prefix("module ").is_some_and(|rest| rest.split([' ', '(']).next() == Some(name));
    let lines = text.lines().skip_while(|line| !is_head(line));
    let mut module = String::new();
    let mut in_delays = false;
    for line in lines {
        in_delays |= line.trim() == "specify";
        if !in_delays {
            module.push_str(line);
            module.push('\n');
        }
        in_delays &= line.trim() != "endspecify";
        if line.trim() == "endmodule" {
            return Some(module);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_is_compared_to_the_nearest_hertz() {
        assert_eq!(made_clock(25_000_000, [16, 1, 5]), 80_000_000);
        assert_eq!(made_clock(100_000_000, [8, 1, 11]), 72_727_273);
    }

    #[test]
    fn cell_is_found_by_its_whole_name_without_its_delays() {
        let text = "module AB(x);\nendmodule\n(* box *)\nmodule A (x);\n    specify\n (x => y) = 1;\n    endspecify\nendmodule\n";
        assert_eq!(module(text, "A").unwrap(), "module A (x);\nendmodule\n");
        assert_eq!(module(text, "B"), None);
    }
}
