//! Bitstreams of Xilinx' 7 series, turned back into netlists and simulated next to the Verilog that they were made from: the same on every
//! output in every clock. This covers what no netlist shows: packing, placement, routing, and each setting that is written into the file.
//!
//! They fetch place and route and a database first, 25 megabytes that take 400 on the disk.

mod from_pins;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use boards::{Board, Part};
use duo_core::configuration::Configuration;
use duo_core::settings::Settings;
use fpga::synthesis::simulation::{self, In, Out};
use fpga::synthesis::{bitstream, netlist, place_and_route};
use fpga::xilinx7::bitstream::Device;
use hdl::board::{Emit, Emitted};
use loading::settings_memory;
use testbench::lockstep::seed;
use testbench::verilator::Design;

use from_pins::{chosen, go_through_the_page, play_a_whole_game};

/// The Arty under another name, with another design on it.
fn arty(name: &'static str) -> Board {
    Board { name, ..Board::named("arty-a7-100t").unwrap().clone() }
}

fn device(board: &Board) -> Device {
    let Part::Xilinx7 { number, die, .. } = board.part else { panic!("{} has another device", board.name) };
    Device::new(number, die).unwrap()
}

/// The FASM of a design on the board, placed and routed in a folder.
fn routed(board: &Board, top: &str, verilog: &str, folder: &Path) -> String {
    let made = netlist::synthesise(top, verilog, netlist::synthesis(board.part)).unwrap();
    fs::copy(made.join(netlist::JSON), folder.join(netlist::JSON)).unwrap();
    fs::write(folder.join(board.constraints_file()), board.constraints()).unwrap();
    place_and_route::run(board, folder, 1).unwrap();
    fs::read_to_string(folder.join(place_and_route::config(1))).unwrap()
}

/// The bitstream of FASM, as a file in the folder.
fn packed(board: &Board, fasm: &str, folder: &Path) -> PathBuf {
    let path = folder.join("packed.bit");
    fs::write(&path, device(board).bitstream(fasm).unwrap().bytes).unwrap();
    path
}

/// The first clock in which two designs differ under the same random inputs.
fn first_difference(one: &Design<In, Out>, other: &Design<In, Out>, clocks: u64) -> Option<u64> {
    let (mut one, mut other) = (one.start(), other.start());
    let mut rng = fastrand::Rng::with_seed(seed(1));
    (0..clocks).find(|clock| {
        let switches = (clock / 1000 % 4) as u8;
        let pins = In { reset_button: *clock > 20_000 && rng.u8(..) < 4, switches, rx: rng.bool() };
        one.step(pins) != other.step(pins)
    })
}

/// FASM with one digit of a table changed, the one at `digit` in the line.
fn with_flipped_digit(fasm: &str, line: &str, digit: usize) -> String {
    let at = line.find("'b").unwrap() + 2 + digit;
    let mut flipped = line.to_owned();
    flipped.replace_range(at..=at, if line.as_bytes()[at] == b'1' { "0" } else { "1" });
    fasm.replacen(line, &flipped, 1)
}

#[test]
#[ignore = "places and routes a small design and simulates its bitstream ten times, some minutes"]
fn bitstream_of_each_kind_of_cell_does_what_its_verilog_does_and_each_kind_of_fault_shows() {
    const CLOCKS: u64 = 100_000;
    let board = arty("all-kinds");
    let verilog = include_str!("all_kinds.v");
    let folder = tempfile::tempdir().unwrap();
    let path = packed(&board, &routed(&board, "all_kinds", verilog, folder.path()), folder.path());
    let rtl = simulation::build(&board, "all_kinds", "rtl", verilog).unwrap();
    let from_bits = simulation::bitstream(&board, &path).unwrap();
    assert_eq!(first_difference(&rtl, &from_bits, CLOCKS), None);

    let fasm = device(&board).fasm(&path).unwrap();
    let is_noticed = |fasm: &str| -> Result<bool> {
        let faulty = packed(&board, fasm, folder.path());
        Ok(first_difference(&rtl, &simulation::bitstream(&board, &faulty)?, CLOCKS).is_some())
    };
    let lines = |pattern: &str| -> Vec<&str> { fasm.lines().filter(|line| line.contains(pattern)).collect() };
    // Whole LUTs of six inputs, of which any bit may be read; the middle ones of many.
    let luts = lines("LUT.INIT[63:0]");
    let noticed =
        [3, 5, 7].map(|part| is_noticed(&with_flipped_digit(&fasm, luts[luts.len() * part / 10], 31)).unwrap());
    assert!(noticed.contains(&true), "one bit of a LUT: {noticed:?}");
    let contents = lines("RAMB18_Y0.INIT_");
    assert!(
        is_noticed(&with_flipped_digit(&fasm, contents[contents.len() / 2], 100)).unwrap(),
        "one bit of a block RAM"
    );
    // A wire that nothing drives any more cannot even be turned into a netlist, unless it is then high.
    let switches = lines(".IMUX_L");
    let without = fasm.replacen(&format!("{}\n", switches[switches.len() / 2]), "", 1);
    assert!(is_noticed(&without).unwrap_or(true), "one switch of the routing");
}

/// The settings are those of a team, written into the routed design as `load` does.
fn plays_a_whole_game_from_its_bits(board: &'static Board, path: &Path, settings: Settings) {
    let found = settings_memory::read(board.part, &device(board).fasm(path).unwrap()).unwrap();
    assert_eq!(found, settings, "the settings in the file that plays");
    let from_bits = simulation::bitstream(board, path).unwrap().start();
    play_a_whole_game(&mut from_pins::Board::with(board, settings, Some(from_bits)), |_, _| ());
}

#[test]
#[ignore = "synthesises, places and routes an engine and compiles its gates, which takes many minutes"]
fn one_engine_plays_a_whole_game_from_its_bitstream() {
    let board = Board { configuration: Configuration::SMALL, ..arty("one-engine") };
    let board: &'static Board = Box::leak(Box::new(board));
    let Emitted { verilog, top, .. } = board.emit();
    let folder = tempfile::tempdir().unwrap();
    let fasm = routed(board, &top, &verilog, folder.path());
    let settings = chosen(board);
    let fasm = settings_memory::with_settings(board.part, &fasm, &settings).unwrap();
    plays_a_whole_game_from_its_bits(board, &packed(board, &fasm, folder.path()), settings);
}

#[test]
#[ignore = "compiles the gates of two engines, an hour or two, and needs the bitstream that `cargo xtask synth arty-a7-100t` makes"]
fn arty_plays_a_whole_game_from_its_bitstream() {
    let board = Board::named("arty-a7-100t").unwrap();
    plays_a_whole_game_from_its_bits(board, &bitstream(board), board.settings());
}

#[test]
#[ignore = "places and routes the bring-up design and simulates its bitstream, some minutes"]
fn bring_up_bitstream_does_what_its_page_says() {
    let board = Board::named("arty-a7-100t").unwrap().bring_up();
    let settings = chosen(board);
    let Emitted { verilog, top, .. } = board.emit_with(&settings);
    let folder = tempfile::tempdir().unwrap();
    let path = packed(board, &routed(board, &top, &verilog, folder.path()), folder.path());
    assert_eq!(settings_memory::packed::read(board.part, &fs::read(&path).unwrap()), Ok(settings));
    let from_bits = simulation::bitstream(board, &path).unwrap().start();
    go_through_the_page(&mut from_pins::Board::with(board, settings, Some(from_bits)));
}
