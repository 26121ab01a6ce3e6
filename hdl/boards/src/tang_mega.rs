//! Sipeed Tang Mega 138K on its dock: a Gowin GW5AST-138 with a USB adapter (BL616) on the plug
//! that also loads it. The dock has neither eight LEDs nor switches: the LEDs are Sipeed's module
//! of eight in the socket PMOD0, and two buttons replace the switches.

use duo_core::configuration::Configuration;

use crate::{Board, Part, Pins};

/// The only board of this family so far.
pub const TANG_MEGA_138K: Board = Board {
    name: "tang-mega-138k",
    title: "Sipeed Tang Mega 138K, GW5AST-138",
    part: Part::Gowin { number: "GW5AST-LV138PG484AC1/I0", die: "GW5AST-138C" },
    oscillator_hz: 50_000_000,
    clock_hz: 50_000_000,
    seeds: 1..=2,
    configuration: Configuration::ALONE,
    is_bring_up: false,
    pins: Pins {
        oscillator: "V22",
        reset_button: "AA13",
        // The adapter's second port.
        rx: "V14",
        tx: "U15",
        // Only one source says that Y12 is a button. Without a button the pin is pulled up, which
        // is off.
        switches: ["AB13", "Y12"],
        // In the order of the module's LEDs.
        lights: ["P19", "R19", "T21", "U21", "P16", "R17", "R18", "T18"],
        held_high: &[],
    },
    loader: "tangmega138k",
    serial_port: "SIPEED",
    caution: "for version C of the chip; version B has the same identifier but needs another file",
    documents: &[
        "https://github.com/sipeed/TangMega-138K-example/blob/main/ddr_memory/ddr_memory_test_uart/src/ddr3_1v4_hs.cst",
        "https://github.com/sipeed/TangMega-138K-example/blob/main/pmod_led/eda_proj/src/eda_proj.cst",
        "https://github.com/litex-hub/litex-boards/blob/master/litex_boards/platforms/sipeed_tang_mega_138k.py",
    ],
};
