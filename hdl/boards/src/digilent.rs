//! Digilent's boards with an Artix-7. The Arty's single USB plug carries the loader's JTAG and, on
//! the adapter's second port, the serial line. The Nexys Video has a plug for each, and its serial
//! plug has its own adapter (FT232R).

use duo_core::configuration::Configuration;
use duo_core::cycle_model::timing::CLOCK_HZ;

use crate::{Board, IoStandards, Part, Pins};

/// Arty A7-100T. Its first four lights are green LEDs, the others one colour each of its RGB LEDs:
/// green, red, red and blue.
pub const ARTY_A7_100T: Board = Board {
    name: "arty-a7-100t",
    title: "Digilent Arty A7-100T, XC7A100T",
    part: Part::Xilinx7 { number: "xc7a100tcsg324-1", die: "xc7a100t", standards: &IoStandards::ALL_3V3 },
    oscillator_hz: 100_000_000,
    clock_hz: CLOCK_HZ,
    seeds: 2..=2,
    configuration: Configuration::MAIN,
    is_bring_up: false,
    pins: Pins {
        oscillator: "E3",
        // BTN0.
        reset_button: "D9",
        // The adapter's TXD and RXD.
        rx: "A9",
        tx: "D10",
        // SW0 and SW1.
        switches: ["A8", "C11"],
        lights: ["H5", "J5", "T9", "T10", "F6", "G3", "J3", "K2"],
        held_high: &[],
    },
    loader: "arty_a7_100t",
    serial_port: "Digilent",
    caution: "",
    documents: &[
        "https://github.com/Digilent/digilent-xdc/blob/master/Arty-A7-100-Master.xdc",
        "https://github.com/litex-hub/litex-boards/blob/master/litex_boards/platforms/digilent_arty.py",
        "https://digilent.com/reference/programmable-logic/arty-a7/reference-manual",
    ],
};

/// Nexys Video, with a ring of four engines: the most that has been routed. The voltage of the
/// banks with the buttons and switches is that of the FMC socket, 1.2 V by default.
pub const NEXYS_VIDEO: Board = Board {
    name: "nexys-video",
    title: "Digilent Nexys Video, XC7A200T",
    part: Part::Xilinx7 {
        number: "xc7a200tsbg484-1",
        die: "xc7a200t",
        standards: &IoStandards {
            reset_button: "LVCMOS12",
            switches: "LVCMOS12",
            lights: "LVCMOS25",
            ..IoStandards::ALL_3V3
        },
    },
    seeds: 1..=1,
    configuration: Configuration { engines: 4, ..Configuration::MAIN },
    pins: Pins {
        oscillator: "R4",
        // BTNC.
        reset_button: "B22",
        // The adapter's TXD and RXD.
        rx: "V18",
        tx: "AA19",
        // SW0 and SW1.
        switches: ["E22", "F21"],
        lights: ["T14", "T15", "T16", "U16", "V15", "W16", "W15", "Y13"],
        held_high: &[],
    },
    loader: "nexysVideo",
    serial_port: "FT232R",
    documents: &[
        "https://github.com/Digilent/digilent-xdc/blob/master/Nexys-Video-Master.xdc",
        "https://github.com/litex-hub/litex-boards/blob/master/litex_boards/platforms/digilent_nexys_video.py",
        "https://digilent.com/reference/programmable-logic/nexys-video/reference-manual",
    ],
    ..ARTY_A7_100T
};

/// Nexys Video, with four engines that search the leaves of a tree.
pub const NEXYS_VIDEO_TREE: Board = Board {
    name: "nexys-video-tree",
    title: "Digilent Nexys Video, XC7A200T, best first",
    // 800 MHz by 11. Addresses cross the device to a tree memory of four banks: 77 to 86 MHz.
    clock_hz: 72_727_273,
    seeds: 5..=5,
    configuration: Configuration { engines: 4, ..Configuration::TREE },
    ..NEXYS_VIDEO
};
