//! The files of each board (Verilog, constraints, script), and the blocks around its accelerator.
//!
//! The boards are data in the crate [`boards`]. The clock generator and pins of each family are a
//! block of its own ([`ecp5_top`], [`gowin_top`], [`xilinx7_top`]); the rest is common to all
//! boards ([`machine`]).

pub mod bring_up_machine;
mod diamond;
pub mod ecp5_pll;
pub mod ecp5_top;
mod fusesoc;
mod gowin_cst;
mod gowin_eda;
pub mod gowin_top;
pub mod machine;
pub mod restart;
pub mod status_lights;
mod vivado;
pub mod xilinx7_pll;
pub mod xilinx7_top;

use boards::{Board, Part};
use duo_core::settings::Settings;
use rust_hdl_fpga_support::toolchains::ecp5::generate_lpf;
use rust_hdl_fpga_support::toolchains::vivado::generate_xdc;

use self::ecp5_top::{Ecp5BringUp, Ecp5Top};
use self::gowin_cst::generate_cst;
use self::gowin_top::{GowinBringUp, GowinTop};
use self::xilinx7_top::{Xilinx7BringUp, Xilinx7Top};
use crate::emit;

/// Configuration settings of an ECP5 that boots from flash, as in the board's own constraint file:
/// 62 MHz instead of the default 2.4 MHz.
const SYSCONFIG_ECP5: &str = "SYSCONFIG CONFIG_IOVOLTAGE=3.3 COMPRESS_CONFIG=ON MCCLK_FREQ=62 SLAVE_SPI_PORT=DISABLE \
                              MASTER_SPI_PORT=ENABLE SLAVE_PARALLEL_PORT=DISABLE;\n";

/// A board's files.
#[derive(Debug)]
pub struct Emitted {
    /// The top module and all below it.
    pub verilog: String,
    /// The top module's name.
    pub top: String,
    /// The constraints for place and route.
    pub constraints: String,
}

/// Emits the files of a board.
pub trait Emit {
    /// The vendor's project script and the FuseSoC core, each with its file name in `constraints/`.
    fn scripts(&self) -> [(String, String); 2];

    /// The constraints alone; much faster than everything.
    fn constraints(&self) -> String;

    /// Everything that synthesis and place and route need.
    fn emit(&self) -> Emitted;

    /// Everything, with other settings in the settings memory.
    fn emit_with(&self, settings: &Settings) -> Emitted;
}

impl Emit for Board {
    fn scripts(&self) -> [(String, String); 2] {
        let (heading, top) = (heading(self, "#"), top(self));
        let script = match self.part {
            Part::Ecp5 { size, package, speed } => {
                diamond::script(self, &top, &diamond::part_number(size, package, speed))
            }
            Part::Gowin { number, die } => gowin_eda::script(self, &top, number, die),
            Part::Xilinx7 { number, .. } => vivado::script(&top, number, &self.constraints_file()),
        };
        let core = format!("CAPI=2:\n{heading}{}", fusesoc::core(self, &top));
        [(format!("{}.tcl", self.name), heading + &script), (format!("{}.core", self.name), core)]
    }

    fn constraints(&self) -> String {
        // Both designs of a board have the same pins; the bring-up design is quicker to build.
        let (comment, constraints) = match self.part {
            Part::Ecp5 { .. } => {
                let lpf = emit::on_deep_stack(|| generate_lpf(&Ecp5BringUp::new(self, &self.settings())));
                ("#", lpf + SYSCONFIG_ECP5)
            }
            Part::Gowin { .. } => {
                ("//", emit::on_deep_stack(|| generate_cst(&GowinBringUp::new(self, &self.settings()))))
            }
            Part::Xilinx7 { .. } => {
                let xdc = emit::on_deep_stack(|| generate_xdc(&Xilinx7BringUp::new(self, &self.settings())));
                // Pins only. nextpnr takes everything between the braces, spaces included, for the
                // port's name.
                let pins = xdc.lines().filter(|line| line.contains("[get_ports "));
                ("#", pins.map(|line| line.replace("{ ", "{").replace(" }", "}") + "\n").collect())
            }
        };
        let heading = heading(self, comment);
        let documents: String = self.documents.iter().map(|document| format!("{comment} {document}\n")).collect();
        heading + &documents + &constraints
    }

    fn emit(&self) -> Emitted {
        self.emit_with(&self.settings())
    }

    fn emit_with(&self, settings: &Settings) -> Emitted {
        let top = top(self);
        let verilog = match (self.part, self.is_bring_up) {
            (Part::Ecp5 { .. }, false) => emit::verilog(&top, || Ecp5Top::new(self, settings)),
            (Part::Ecp5 { .. }, true) => emit::verilog(&top, || Ecp5BringUp::new(self, settings)),
            (Part::Gowin { .. }, false) => emit::verilog(&top, || GowinTop::new(self, settings)),
            (Part::Gowin { .. }, true) => emit::verilog(&top, || GowinBringUp::new(self, settings)),
            (Part::Xilinx7 { .. }, false) => emit::verilog(&top, || Xilinx7Top::new(self, settings)),
            (Part::Xilinx7 { .. }, true) => emit::verilog(&top, || Xilinx7BringUp::new(self, settings)),
        };
        Emitted { verilog, top, constraints: self.constraints() }
    }
}

/// The first line of each of a board's files.
fn heading(board: &Board, comment: &str) -> String {
    format!(
        "{comment} {}: emitted by `cargo xtask emit` from hdl/boards and hdl/src/board: edit these, not this file.\n",
        board.title
    )
}

/// The name of a board's top module.
fn top(board: &Board) -> String {
    board.name.replace('-', "_")
}

#[cfg(test)]
mod tests {
    use boards::ALL;

    use super::*;

    /// Lets the tests cover only one of the two boards.
    #[test]
    fn boards_that_differ_only_in_their_identifier_carry_the_same_machine() {
        let [one, other] = ["ulx3s-25f", "ulx3s-12f"].map(|name| Board::named(name).unwrap().emit());
        assert!(one.verilog.replace(&one.top, &other.top) == other.verilog);
    }

    #[test]
    fn every_port_has_a_pin_and_the_clock_is_constrained() {
        for board in ALL.iter().copied().chain(ALL.iter().map(|board| board.bring_up())) {
            let Emitted { verilog, top, constraints } = board.emit();
            let module = &verilog[verilog.find(&format!("module {top}(")).unwrap()..];
            let ports = module.lines().take_while(|line| !line.contains("// Local") && !line.contains("// Sub"));
            let ports: Vec<_> = ports.filter(|line| line.contains("put ")).collect();
            assert_eq!(ports.len(), 6 + usize::from(!board.pins.held_high.is_empty()), "{ports:?}");
            for port in ports {
                let name = port.trim_end_matches(';').split_whitespace().last().unwrap();
                let bits = if port.contains("[7:0]") { 8 } else { 1 + usize::from(port.contains("[1:0]")) };
                let located = |site: &str| match board.part {
                    Part::Ecp5 { .. } => constraints.matches(&format!("LOCATE COMP \"{site}\" SITE ")).count(),
                    Part::Gowin { .. } => constraints.matches(&format!("IO_LOC \"{site}\" ")).count(),
                    Part::Xilinx7 { .. } => {
                        let line = |line: &&str| {
                            line.starts_with("set_property PACKAGE_PIN ") && line.ends_with(&format!("{{{site}}}]"))
                        };
                        constraints.lines().filter(line).count()
                    }
                };
                let count: usize = match bits {
                    1 => located(name),
                    _ => (0..bits).map(|bit| located(&format!("{name}[{bit}]"))).sum(),
                };
                assert_eq!(count, bits, "{name} of {}", board.name);
            }
            match board.part {
                Part::Ecp5 { .. } => {
                    assert!(constraints.contains("FREQUENCY PORT \"oscillator\" 25 MHz;"), "{constraints}");
                }
                // nextpnr gets the frequency of all clocks on its command line; the only clock is
                // the oscillator's.
                Part::Gowin { .. } => assert_eq!(board.clock_hz, board.oscillator_hz),
                Part::Xilinx7 { .. } => {
                    assert!(constraints.contains("-period 10 [get_ports {oscillator}]"), "{constraints}");
                }
            }
        }
    }
}
