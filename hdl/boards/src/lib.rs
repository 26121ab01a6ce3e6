//! Boards as data: what is soldered where, and which accelerator each board carries.
//!
//! `hdl::board` turns a board into Verilog and constraints. Programs that only load bitstreams need nothing but this.
//! To add a board of a known family, add a file with its [`Board`] and a row in [`ALL`].

mod digilent;
mod tang_mega;
mod ulx3s;

use duo_core::configuration::Configuration;
use duo_core::settings::Settings;

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
    /// Two switches, or buttons in their place; they shorten the thinking time, see `hdl::board::machine`.
    pub switches: [&'static str; 2],
    /// LEDs; see `hdl::board::status_lights`.
    pub lights: [&'static str; 8],
    /// Pins that must be held high for the board to stay as it is.
    pub held_high: &'static [&'static str],
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
}

#[cfg(test)]
mod tests {
    use duo_core::cycle_model::timing::{clocks_per_bit, BAUD};

    use super::*;

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
}
