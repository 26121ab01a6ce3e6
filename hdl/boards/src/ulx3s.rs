//! Radiona ULX3S: an ECP5 with a USB serial adapter (FT231X) on the plug that also loads it. It is
//! sold with devices of several sizes in the same package, with the same pins.

use duo_core::best_first;
use duo_core::configuration::Configuration;
use duo_core::cycle_model::timing::CLOCK_HZ;

use crate::{Board, Part, Pins};

const DOCUMENTS: &[&str] = &[
    "https://github.com/emard/ulx3s/blob/master/doc/constraints/ulx3s_v20.lpf",
    "https://github.com/emard/ulx3s/blob/master/doc/MANUAL.md",
    "https://github.com/emard/ulx3s/blob/master/doc/constraints/prototype/ulx3s_v316.lpf",
];

/// The pins, equal for all device sizes.
const PINS: Pins = Pins {
    oscillator: "G2",
    // The button FIRE 1.
    reset_button: "R1",
    // The adapter's TXD and RXD.
    rx: "M1",
    tx: "L4",
    // DIP switches 1 and 2.
    switches: ["E8", "D8"],
    lights: ["B2", "C2", "C1", "D2", "D1", "E2", "E1", "H3"],
    // GPIO 0 of the wireless module, whose firmware otherwise takes over the board: L2 up to board
    // version 3.0.8, F1 from 3.1.6 on. On older boards F1 enables the module and is normally high.
    held_high: &["L2", "F1"],
};

/// The device of this size.
const fn part(size: &'static str) -> Part {
    Part::Ecp5 { size, package: "CABGA381", speed: 6 }
}

/// The main board, with an LFE5U-85F.
pub const ULX3S_85F: Board = Board {
    name: "ulx3s-85f",
    title: "Radiona ULX3S, LFE5U-85F",
    part: part("85k"),
    oscillator_hz: 25_000_000,
    clock_hz: CLOCK_HZ,
    seeds: 1..=2,
    configuration: Configuration::MAIN,
    is_bring_up: false,
    pins: PINS,
    loader: "ulx3s",
    serial_port: "ULX3S",
    caution: "",
    documents: DOCUMENTS,
};

/// The main board with a tree memory instead of large transposition tables.
pub const ULX3S_85F_TREE: Board = Board {
    name: "ulx3s-85f-tree",
    title: "Radiona ULX3S, LFE5U-85F, best first",
    clock_hz: best_first::CLOCK_HZ,
    configuration: Configuration::TREE,
    ..ULX3S_85F
};

/// The board with an LFE5U-25F, which fits one engine with the small evaluation.
pub const ULX3S_25F: Board = Board {
    name: "ulx3s-25f",
    title: "Radiona ULX3S, LFE5U-25F",
    part: part("25k"),
    configuration: Configuration::SMALL,
    ..ULX3S_85F
};

/// The board with an LFE5U-12F: the 25F's die with another identifier.
pub const ULX3S_12F: Board =
    Board { name: "ulx3s-12f", title: "Radiona ULX3S, LFE5U-12F", part: part("12k"), ..ULX3S_25F };
