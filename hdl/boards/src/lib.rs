//! The boards as data: their pins, and the accelerator that each one carries.
//!
//! `hdl::board` turns a board into Verilog and constraints. Programs that only load bitstreams need
//! only this crate. To add a board of a known family, add a file with its [`Board`] and a row in
//! [`ALL`].

mod digilent;
mod tang_mega;
mod ulx3s;

use std::ops::RangeInclusive;
use std::sync::LazyLock;

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
    &digilent::NEXYS_VIDEO_TREE,
];

/// Follows a board's name in the name of its bring-up design.
const BRING_UP: &str = "-bring-up";

/// A board, as its documents describe it.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its name on the command line and in file names.
    pub name: &'static str,
    /// Its product name.
    pub title: &'static str,
    /// Its device.
    pub part: Part,
    /// Its oscillator's frequency.
    pub oscillator_hz: u32,
    /// The accelerator's clock, which place and route reaches with every seed that routes.
    pub clock_hz: u32,
    /// Seeds for place and route. On a device where not every seed routes, one that does.
    pub seeds: RangeInclusive<u32>,
    /// Its accelerator: the main board's if it fits.
    pub configuration: Configuration,
    /// Whether its bitstream holds the bring-up design in place of the accelerator.
    pub is_bring_up: bool,
    /// Its pins.
    pub pins: Pins,
    /// openFPGALoader's name for it.
    pub loader: &'static str,
    /// Part of the name of its serial port in Linux' `/dev/serial/by-id`.
    pub serial_port: &'static str,
    /// A limit that nobody can see in its bitstream; `load` prints it. Empty if there is none.
    pub caution: &'static str,
    /// Sources of this data.
    pub documents: &'static [&'static str],
}

/// Megahertz to one decimal, for people: 80, or 72.7 for 72.727273.
pub fn round_mhz(mhz: f64) -> f64 {
    (mhz * 10.0).round() / 10.0
}

/// A device, as its tools name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Lattice ECP5.
    Ecp5 {
        /// nextpnr's name for its size, for example `85k`.
        size: &'static str,
        /// Its package.
        package: &'static str,
        /// Its speed grade; 6 is the slowest.
        speed: u8,
    },
    /// Gowin.
    Gowin {
        /// The part's number, with package and speed grade: nextpnr's name for it.
        number: &'static str,
        /// The die: the packer's name for it.
        die: &'static str,
    },
    /// Xilinx 7 series.
    Xilinx7 {
        /// The part's number, with package and speed grade: the name for all tools.
        number: &'static str,
        /// The die, as nextpnr's and Project X-Ray's data name it.
        die: &'static str,
        /// The voltages of the board's pins.
        standards: &'static IoStandards,
    },
}

/// I/O standards of the pins, which set their voltages, by Xilinx' names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IoStandards {
    /// Standard of the oscillator's output.
    pub oscillator: &'static str,
    /// Standard of the button.
    pub reset_button: &'static str,
    /// Standard of the switches.
    pub switches: &'static str,
    /// Standard of the serial line in both directions.
    pub line: &'static str,
    /// Standard of the LEDs.
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

/// The pins of the signals.
#[derive(Clone, Debug)]
pub struct Pins {
    /// The oscillator's output.
    pub oscillator: &'static str,
    /// A button; the board's top knows its level while pressed.
    pub reset_button: &'static str,
    /// The serial line from the referee.
    pub rx: &'static str,
    /// The serial line to the referee.
    pub tx: &'static str,
    /// Two switches, or buttons instead; they shorten the thinking time, see `hdl::board::machine`.
    pub switches: [&'static str; 2],
    /// LEDs; see `hdl::board::status_lights`.
    pub lights: [&'static str; 8],
    /// Pins that must be held high so that the board keeps running.
    pub held_high: &'static [&'static str],
}

impl Board {
    /// The board with this name.
    pub fn named(name: &str) -> Option<&'static Board> {
        ALL.iter().copied().find(|board| board.name == name)
    }

    /// This board with the bring-up design, under the name `BOARD-bring-up`.
    ///
    /// # Panics
    /// If the board is not in [`ALL`].
    pub fn bring_up(&self) -> &'static Board {
        static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
            let renamed = |board: &Board| Box::leak(format!("{}{BRING_UP}", board.name).into_boxed_str());
            ALL.iter().map(|&board| Board { name: renamed(board), is_bring_up: true, ..board.clone() }).collect()
        });
        let index = ALL.iter().position(|board| board.name == self.name).expect("a board of ALL");
        &BOARDS[index]
    }

    /// The arguments of `cargo xtask synth` that make its bitstream.
    pub fn synth_arguments(&self) -> String {
        match self.name.strip_suffix(BRING_UP) {
            Some(board) => format!("{board} --bring-up"),
            None => self.name.to_owned(),
        }
    }

    /// The team and thinking time in a new bitstream.
    pub fn settings(&self) -> Settings {
        Settings::default_at(self.clock_hz)
    }

    /// The file name of its bitstream.
    pub fn bitstream_file(&self) -> String {
        match self.part {
            Part::Ecp5 { .. } | Part::Xilinx7 { .. } => format!("{}.bit", self.name),
            Part::Gowin { .. } => format!("{}.fs", self.name),
        }
    }

    /// Whether the settings in a packed bitstream can be changed.
    pub fn has_changeable_bitstream(&self) -> bool {
        matches!(self.part, Part::Ecp5 { .. } | Part::Xilinx7 { .. })
    }

    /// The name of its constraints file in `constraints/`.
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

    #[test]
    fn bring_up_design_has_the_pins_and_clock_of_its_board() {
        for board in ALL {
            let small = board.bring_up();
            assert_eq!((small.part, small.clock_hz, small.pins.tx), (board.part, board.clock_hz, board.pins.tx));
            assert!(small.is_bring_up && !board.is_bring_up);
            assert_eq!(small.bitstream_file().replace(BRING_UP, ""), board.bitstream_file());
            assert_eq!(small.synth_arguments(), format!("{} --bring-up", board.name));
        }
    }
}
