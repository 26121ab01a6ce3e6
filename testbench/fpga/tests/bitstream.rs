//! Turns bitstreams of the ECP5 and of Xilinx' 7 series back into netlists, and simulates each next
//! to the Verilog from which it was made. Both must agree on every output in every clock cycle.
//!
//! These tests cover what a netlist does not show: packing, placement, routing, and each setting in
//! the file.
//!
//! The tests first fetch place and route with its database. For Xilinx, these are 25 megabytes that
//! take 400 on the disk.

mod from_pins;

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use boards::Board;
use fpga::synthesis::simulation::{self, In, Out};
use fpga::synthesis::{self, netlist, place_and_route};
use hdl::board::{Emit, Emitted};
use loading::settings_memory;
use testbench::evidence::Part;
use testbench::lockstep::seed;
use testbench::verilator::Design;
use testbench::{cache, progress, tools, workspace};

use from_pins::{chosen, go_through_the_page, play_a_whole_game, short_game};

/// A copy of a board under another name, for another design.
fn renamed(board: &str, name: &'static str) -> Board {
    Board { name, ..Board::named(board).unwrap().clone() }
}

/// The file that holds a board's bitstream in a folder of [`routed`].
const BITSTREAM: &str = "routed.bit";

/// Places and routes a design for the board, once for each design. Returns the folder with its
/// bitstream.
fn routed(board: &Board, top: &str, verilog: &str) -> PathBuf {
    let made = netlist::synthesise(top, verilog, netlist::synthesis(board.part)).unwrap();
    let constraints = board.constraints();
    let mut hash = DefaultHasher::new();
    let tools = (tools::NEXTPNR_ECP5.version, tools::debian::XILINX7.pinned);
    (&made, &constraints, tools, format!("{:?}", board.part)).hash(&mut hash);
    let name = format!("{}-{:016x}", board.name, hash.finish());
    let folder = workspace::target_dir().join("synth/bitstreams").join(name);
    cache::folder(folder, |folder| {
        fs::copy(made.join(netlist::JSON), folder.join(netlist::JSON))?;
        fs::write(folder.join(board.constraints_file()), &constraints)?;
        progress::announce(&format!("placing and routing {}", board.name), || {
            place_and_route::run(board, folder, 1)?.context("the seed does not route")?;
            place_and_route::pack(board, folder, &place_and_route::config(1), BITSTREAM)
        })
    })
    .unwrap()
}

/// Unpacks a bitstream into text, in which each setting has its name.
fn unpacked(board: &Board, bitstream: &Path) -> String {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(bitstream, folder.path().join(BITSTREAM)).unwrap();
    place_and_route::unpack(board, folder.path(), BITSTREAM, "text").unwrap();
    fs::read_to_string(folder.path().join("text")).unwrap()
}

/// Packs such a text into a bitstream in the folder, and returns its path.
fn packed(board: &Board, text: &str, folder: &Path) -> PathBuf {
    fs::write(folder.join("text"), text).unwrap();
    place_and_route::pack(board, folder, "text", BITSTREAM).unwrap();
    folder.join(BITSTREAM)
}

/// The first clock cycle in which two designs differ under the same random inputs.
fn first_difference(one: &Design<In, Out>, other: &Design<In, Out>, clocks: u64) -> Option<u64> {
    let (mut one, mut other) = (one.start(), other.start());
    let mut rng = fastrand::Rng::with_seed(seed(1));
    (0..clocks).find(|clock| {
        let switches = (clock / 1000 % 4) as u8;
        let pins = In { reset_button: *clock > 20_000 && rng.u8(..) < 4, switches, rx: rng.bool() };
        one.step(pins) != other.step(pins)
    })
}

/// The text with the digit at position `at` of a line flipped.
fn with_flipped_digit(text: &str, line: &str, at: usize) -> String {
    let mut flipped = line.to_owned();
    flipped.replace_range(at..=at, if line.as_bytes()[at] == b'1' { "0" } else { "1" });
    text.replacen(line, &flipped, 1)
}

/// A small design with a cell of each kind, and its bitstream.
struct AllKinds {
    board: Board,
    rtl: Design<In, Out>,
    text: String,
}

impl AllKinds {
    /// Routes the design and checks that its bitstream does what its Verilog does.
    fn new(board: Board, verilog: &str) -> AllKinds {
        let bitstream = routed(&board, "all_kinds", verilog).join(BITSTREAM);
        let rtl = simulation::build(&board, "all_kinds", "rtl", verilog).unwrap();
        assert_eq!(first_difference(&rtl, &simulation::bitstream(&board, &bitstream).unwrap(), CLOCKS), None);
        let text = unpacked(&board, &bitstream);
        AllKinds { board, rtl, text }
    }

    /// The lines of the bitstream's text in which all patterns occur.
    fn lines(&self, patterns: &[&str]) -> Vec<&str> {
        self.text.lines().filter(|line| patterns.iter().all(|pattern| line.contains(pattern))).collect()
    }

    /// Whether the design with this text behaves differently. An error means that the text does not
    /// give a valid netlist.
    fn is_noticed(&self, text: &str) -> Result<bool> {
        let folder = tempfile::tempdir().unwrap();
        let faulty = packed(&self.board, text, folder.path());
        Ok(first_difference(&self.rtl, &simulation::bitstream(&self.board, &faulty)?, CLOCKS).is_some())
    }
}

/// Number of clock cycles in which two designs are compared.
const CLOCKS: u64 = 100_000;

#[test]
#[ignore = "places and routes a small design and simulates its bitstream ten times, some minutes"]
fn xilinx_bitstream_of_each_kind_of_cell_does_what_its_verilog_does_and_each_kind_of_fault_shows() {
    let design = AllKinds::new(renamed("arty-a7-100t", "all-kinds"), include_str!("all_kinds_xilinx7.v"));
    let text = &design.text;
    let flipped = |line: &str, digit: usize| with_flipped_digit(text, line, line.find("'b").unwrap() + 2 + digit);
    // LUTs of six inputs, of which any bit may be read. Three from the middle of the list are
    // tried.
    let luts = design.lines(&["LUT.INIT[63:0]"]);
    let noticed = [3, 5, 7].map(|part| design.is_noticed(&flipped(luts[luts.len() * part / 10], 31)).unwrap());
    assert!(noticed.contains(&true), "one bit of a LUT: {noticed:?}");
    let contents = design.lines(&["RAMB18_Y0.INIT_"]);
    assert!(design.is_noticed(&flipped(contents[contents.len() / 2], 100)).unwrap(), "one bit of a block RAM");
    // A wire without a driver does not give a valid netlist, unless the wire then reads as high.
    let switches = design.lines(&[".IMUX_L"]);
    let without = text.replacen(&format!("{}\n", switches[switches.len() / 2]), "", 1);
    assert!(design.is_noticed(&without).unwrap_or(true), "one switch of the routing");
}

#[test]
#[ignore = "places and routes a small design and simulates its bitstream six times, some minutes"]
fn ecp5_bitstream_of_each_kind_of_cell_does_what_its_verilog_does_and_each_kind_of_fault_shows() {
    let design = AllKinds::new(renamed("ulx3s-25f", "all-kinds-ecp5"), include_str!("all_kinds_ecp5.v"));
    let text = &design.text;
    // LUTs with the exclusive or of four nets, which reads every bit.
    let luts = design.lines(&["word: SLICE", "INIT 0110100110010110"]);
    assert!(
        design.is_noticed(&with_flipped_digit(text, luts[luts.len() / 2], luts[0].len() - 4)).unwrap(),
        "one bit of a LUT"
    );
    // The second word of a block RAM that is never written.
    let contents = design.lines(&["000 000 001 00a "]);
    assert!(design.is_noticed(&with_flipped_digit(text, contents[0], 10)).unwrap(), "one bit of a block RAM");
    let switches = design.lines(&["arc: A0 "]);
    let switches: Vec<&str> = switches.into_iter().filter(|switch| !switch.contains(" F")).collect();
    // A wire without a driver does not give a valid netlist.
    let without = text.replacen(&format!("{}\n", switches[switches.len() / 3]), "", 1);
    let error = design.is_noticed(&without).unwrap_err();
    assert!(format!("{error:?}").contains("nothing drives"), "{error:?}");
    // Some inputs influence no pin, and some of the new sources are not outputs in this design; one
    // of ten is enough.
    let mut moved = (0..10).map(|part| text.replacen(switches[switches.len() * part / 10], "arc: A0 F5", 1));
    assert!(moved.any(|text| design.is_noticed(&text).is_ok_and(|noticed| noticed)), "one switch of the routing");
}

/// Plays a short game with the bitstream that `synth` made. The settings for it are written into
/// the file as `load` writes them.
fn bitstream_plays_a_whole_game(board: &'static Board) {
    let (settings, switches) = short_game(board);
    let bitstream = synthesis::bitstream(board);
    let bytes = fs::read(&bitstream).unwrap_or_else(|error| panic!("{}: {error}", bitstream.display()));
    let changed = settings_memory::packed::with_settings(board.part, &bytes, &settings).unwrap();
    assert_eq!(
        settings_memory::packed::read(board.part, &changed),
        Ok(settings),
        "the settings in the file that plays"
    );
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(BITSTREAM);
    fs::write(&path, changed).unwrap();
    let from_bits = simulation::bitstream(board, &path).unwrap().start();
    let mut simulated = from_pins::Board::with(board, settings, Some(from_bits));
    simulated.pins.switches = switches;
    play_a_whole_game(&mut simulated, |_, _| ());
}

from_pins::whole_games! {
    Part::Bitstream, bitstream_plays_a_whole_game,
    bitstream_of_ulx3s_85f_plays_a_whole_game,
    bitstream_of_ulx3s_85f_tree_plays_a_whole_game,
    bitstream_of_ulx3s_25f_plays_a_whole_game,
    bitstream_of_arty_a7_100t_plays_a_whole_game,
    bitstream_of_nexys_video_plays_a_whole_game,
    bitstream_of_nexys_video_tree_plays_a_whole_game,
}

/// Routes a board's bring-up design and simulates its bitstream.
fn bring_up_bitstream_does_what_its_page_says(board: &str) {
    let board = Board::named(board).unwrap().bring_up();
    let settings = chosen(board);
    let Emitted { verilog, top, .. } = board.emit_with(&settings);
    let path = routed(board, &top, &verilog).join(BITSTREAM);
    assert_eq!(settings_memory::packed::read(board.part, &fs::read(&path).unwrap()), Ok(settings));
    let from_bits = simulation::bitstream(board, &path).unwrap().start();
    go_through_the_page(&mut from_pins::Board::with(board, settings, Some(from_bits)));
}

#[test]
#[ignore = "places and routes the bring-up design and simulates its bitstream, some minutes"]
fn ecp5_bring_up_bitstream_does_what_its_page_says() {
    bring_up_bitstream_does_what_its_page_says("ulx3s-85f");
}

#[test]
#[ignore = "places and routes the bring-up design and simulates its bitstream, some minutes"]
fn xilinx_bring_up_bitstream_does_what_its_page_says() {
    bring_up_bitstream_does_what_its_page_says("arty-a7-100t");
}
