//! Boards: what is soldered where, and the accelerator as each board carries it.
//!
//! A board is data ([`Board`]); what its family needs around the accelerator (clock generator, pins) is a block of its own
//! ([`ecp5_top`], [`gowin_top`], [`xilinx7_top`]), and the rest is the same everywhere ([`machine`]). Adding one of the same family: a file with
//! its [`Board`], and a row in [`ALL`].

mod digilent;
pub mod ecp5_pll;
pub mod ecp5_top;
mod gowin_cst;
pub mod gowin_top;
pub mod machine;
pub mod restart;
pub mod status_lights;
mod tang_mega;
mod ulx3s;
mod vivado;
pub mod xilinx7_pll;
pub mod xilinx7_top;

use duo_core::configuration::Configuration;
use duo_core::settings::Settings;
use rust_hdl_fpga_support::toolchains::ecp5::generate_lpf;
use rust_hdl_fpga_support::toolchains::vivado::generate_xdc;

use self::ecp5_top::Ecp5Top;
use self::gowin_cst::generate_cst;
use self::gowin_top::GowinTop;
use self::xilinx7_top::Xilinx7Top;
use crate::emit;

/// Every board, the main one first.
pub const ALL: &[&Board] = &[
    &ulx3s::ULX3S_85F,
    &ulx3s::ULX3S_85F_TREE,
    &ulx3s::ULX3S_25F,
    &ulx3s::ULX3S_12F,
    &tang_mega::TANG_MEGA_138K,
    &digilent::ARTY_A7_100T,
    &digilent::NEXYS_VIDEO,
];

/// Settings of an ECP5 that boots from the board's flash, as the board's own constraints have them: at 62 MHz, where 2.4 is the default.
const SYSCONFIG_ECP5: &str = "SYSCONFIG CONFIG_IOVOLTAGE=3.3 COMPRESS_CONFIG=ON MCCLK_FREQ=62 SLAVE_SPI_PORT=DISABLE \
                              MASTER_SPI_PORT=ENABLE SLAVE_PARALLEL_PORT=DISABLE;\n";

/// A board as its documents describe it.
#[derive(Clone, Debug)]
pub struct Board {
    /// What it is called on the command line and in file names.
    pub name: &'static str,
    /// What it is called in its shop.
    pub title: &'static str,
    /// The device on it.
    pub part: Part,
    /// The oscillator on it.
    pub oscillator_hz: u32,
    /// The accelerator's clock: what place and route closes at, with every seed that is tried.
    pub clock_hz: u32,
    /// What its accelerator is made of: all, if there is room for it.
    pub configuration: Configuration,
    /// Where what is soldered.
    pub pins: Pins,
    /// What openFPGALoader calls it.
    pub loader: &'static str,
    /// What the name of its serial port holds, under Linux' `/dev/serial/by-id`.
    pub serial_port: &'static str,
    /// Where all this is written.
    pub documents: &'static [&'static str],
}

/// A device, as its tools name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Lattice ECP5.
    Ecp5 {
        /// nextpnr's name of its size, for example `85k`.
        size: &'static str,
        /// Its package.
        package: &'static str,
        /// Its speed grade; 6 is the slowest.
        speed: u8,
    },
    /// Gowin.
    Gowin {
        /// The part's number, with package and speed grade: nextpnr's name of it.
        number: &'static str,
        /// Which die that is: the packer's name of it.
        die: &'static str,
    },
    /// Xilinx' 7 series.
    Xilinx7 {
        /// The part's number, with package and speed grade: the name of it for all tools.
        number: &'static str,
        /// Which die that is: the name of nextpnr's and Project X-Ray's data on it.
        die: &'static str,
        /// The voltages of the board's pins.
        standards: &'static IoStandards,
    },
}

/// The voltages at which pins work, by Xilinx' names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IoStandards {
    /// Of the oscillator's output.
    pub oscillator: &'static str,
    /// Of the button.
    pub reset_button: &'static str,
    /// Of the switches.
    pub switches: &'static str,
    /// Of the line from and to the referee.
    pub line: &'static str,
    /// Of the LEDs.
    pub lights: &'static str,
}

impl IoStandards {
    /// 3.3 V everywhere.
    pub const ALL_3V3: IoStandards = IoStandards {
        oscillator: "LVCMOS33",
        reset_button: "LVCMOS33",
        switches: "LVCMOS33",
        line: "LVCMOS33",
        lights: "LVCMOS33",
    };
}

/// The places of the signals.
#[derive(Clone, Debug)]
pub struct Pins {
    /// The oscillator's output.
    pub oscillator: &'static str,
    /// A button; its level while pressed is the top's to know.
    pub reset_button: &'static str,
    /// The line from the referee.
    pub rx: &'static str,
    /// The line to the referee.
    pub tx: &'static str,
    /// Two switches, or buttons in their place; they shorten the thinking time, see [`machine`].
    pub switches: [&'static str; 2],
    /// LEDs; see [`status_lights`].
    pub lights: [&'static str; 8],
    /// Pins that must be held high for the board to stay as it is.
    pub held_high: &'static [&'static str],
}

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

impl Board {
    /// The board of that name.
    pub fn named(name: &str) -> Option<&'static Board> {
        ALL.iter().copied().find(|board| board.name == name)
    }

    /// What its bitstream says of team and thinking time until somebody changes it.
    pub fn settings(&self) -> Settings {
        Settings::default_at(self.clock_hz)
    }

    /// The name of its bitstream's file.
    pub fn bitstream_file(&self) -> String {
        match self.part {
            Part::Ecp5 { .. } | Part::Xilinx7 { .. } => format!("{}.bit", self.name),
            Part::Gowin { .. } => format!("{}.fs", self.name),
        }
    }

    /// Whether each block RAM's contents are one piece of its bitstream, which can be changed there.
    pub fn is_packed_by_block_ram(&self) -> bool {
        matches!(self.part, Part::Ecp5 { .. })
    }

    /// The name of its file in `constraints/`.
    pub fn constraints_file(&self) -> String {
        match self.part {
            Part::Ecp5 { .. } => format!("{}.lpf", self.name),
            Part::Gowin { .. } => format!("{}.cst", self.name),
            Part::Xilinx7 { .. } => format!("{}.xdc", self.name),
        }
    }

    /// A script for the maker's own tool, and its name in `constraints/`, where there is one.
    pub fn script(&self) -> Option<(String, String)> {
        let Part::Xilinx7 { number, .. } = self.part else { return None };
        let heading = self.heading("#");
        let script = vivado::script(&self.top(), number, &self.constraints_file());
        Some((format!("{}.tcl", self.name), heading + &script))
    }

    /// What each of its files begins with.
    fn heading(&self, comment: &str) -> String {
        format!("{comment} {}: emitted by `cargo xtask emit` from hdl/src/board: change that, not this.\n", self.title)
    }

    /// The top module's name.
    fn top(&self) -> String {
        self.name.replace('-', "_")
    }

    /// The constraints alone, which take much less time than all.
    pub fn constraints(&self) -> String {
        let (comment, constraints) = match self.part {
            Part::Ecp5 { .. } => {
                let lpf = emit::on_deep_stack(|| generate_lpf(&Ecp5Top::new(self, &self.settings())));
                ("#", lpf + SYSCONFIG_ECP5)
            }
            Part::Gowin { .. } => ("//", emit::on_deep_stack(|| generate_cst(&GowinTop::new(self, &self.settings())))),
            Part::Xilinx7 { .. } => {
                let xdc = emit::on_deep_stack(|| generate_xdc(&Xilinx7Top::new(self, &self.settings())));
                // Of the pins alone. nextpnr takes a port's name for all that is between the braces.
                let pins = xdc.lines().filter(|line| line.contains("[get_ports "));
                ("#", pins.map(|line| line.replace("{ ", "{").replace(" }", "}") + "\n").collect())
            }
        };
        let heading = self.heading(comment);
        let documents: String = self.documents.iter().map(|document| format!("{comment} {document}\n")).collect();
        heading + &documents + &constraints
    }

    /// Everything that synthesis and place and route need.
    pub fn emit(&self) -> Emitted {
        self.emit_with(&self.settings())
    }

    /// The same with other settings in its memory.
    pub fn emit_with(&self, settings: &Settings) -> Emitted {
        let top = self.top();
        let verilog = match self.part {
            Part::Ecp5 { .. } => emit::verilog(&top, || Ecp5Top::new(self, settings)),
            Part::Gowin { .. } => emit::verilog(&top, || GowinTop::new(self, settings)),
            Part::Xilinx7 { .. } => emit::verilog(&top, || Xilinx7Top::new(self, settings)),
        };
        Emitted { verilog, top, constraints: self.constraints() }
    }
}

#[cfg(test)]
mod tests {
    use duo_core::cycle_model::timing::{clocks_per_bit, BAUD};

    use super::*;

    /// So no test needs to look at both.
    #[test]
    fn boards_that_differ_in_their_identifier_only_carry_the_same_machine() {
        let [one, other] = ["ulx3s-25f", "ulx3s-12f"].map(|name| Board::named(name).unwrap().emit());
        assert!(one.verilog.replace(&one.top, &other.top) == other.verilog);
    }

    #[test]
    fn every_pin_is_used_once() {
        for board in ALL {
            let pins = &board.pins;
            let single = [pins.oscillator, pins.reset_button, pins.rx, pins.tx];
            let mut all: Vec<_> =
                single.iter().chain(&pins.switches).chain(&pins.lights).chain(pins.held_high).collect();
            let count = all.len();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), count, "{}", board.name);
        }
    }

    #[test]
    fn every_boards_clock_divides_into_bits() {
        for board in ALL {
            let baud = f64::from(board.clock_hz) / f64::from(clocks_per_bit(board.clock_hz, BAUD));
            let error = baud / f64::from(BAUD) - 1.0;
            assert!(error.abs() <= 0.01, "{}: the line is {:.2} % off", board.name, error * 100.0);
        }
    }

    #[test]
    fn every_port_is_located_and_the_clock_constrained() {
        for board in ALL {
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
                // nextpnr is told on its command line, for every clock there is; here it is but the oscillator's.
                Part::Gowin { .. } => assert_eq!(board.clock_hz, board.oscillator_hz),
                Part::Xilinx7 { .. } => {
                    assert!(constraints.contains("-period 10 [get_ports {oscillator}]"), "{constraints}");
                }
            }
        }
    }
}
