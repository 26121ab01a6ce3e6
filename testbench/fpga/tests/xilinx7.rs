//! Makes bitstreams for Xilinx' 7 series with the real tools and the real database, which the tests
//! fetch first.
//!
//! A small top is synthesised, routed, packed and read back. Bits that the database's files name
//! must be at their locations. One test needs only Yosys and a simulation: smaller LUTs become LUTs
//! of six inputs.

use std::fs;

use boards::{Board, Part};
use duo_core::settings::Settings;
use fpga::synthesis::floorplan::xilinx7::{keep_free, PLACE_KEPT_FREE};
use fpga::synthesis::place_and_route::Routed;
use fpga::synthesis::simulation::block_netlist;
use fpga::synthesis::{floorplan, netlist, place_and_route};
use fpga::xilinx7::bitstream::Device;
use hdl::board::Emit;
use hdl::emit::verilog;
use hdl::settings::Settings as Block;
use loading::settings_memory::{packed, read, with_settings};
use testbench::verilator::Design;
use testbench::{command, tools};

const CHOSEN: Settings = Settings { team: *b"XY", budget_cycles: 72_000_000, clock_hz: 80_000_000 };

fn board() -> &'static Board {
    Board::named("arty-a7-100t").unwrap()
}

fn device() -> Device {
    let Part::Xilinx7 { number, die, .. } = board().part else { panic!("another family") };
    Device::new(number, die).unwrap()
}

/// The FASM of [`placed_and_routed`] without slices that are kept free.
fn routed(settings: &Settings) -> String {
    placed_and_routed(settings, 0).1
}

/// Places and routes a small top on the board's pins. Returns the result and its FASM.
///
/// The top has the clock generator, the settings, a counter on the LEDs, and a switch that reaches
/// the line. In `free_tenths` tenths of the columns, one slice of two is kept free.
fn placed_and_routed(settings: &Settings, free_tenths: u32) -> (Routed, String) {
    const TOP: &str = "
module top(input wire oscillator, input wire reset_button, input wire [1:0] switches, input wire rx, output reg tx,
           output wire [7:0] lights);
    wire clock, locked;
    wire [15:0] team;
    wire [31:0] budget_cycles;
    reg [31:0] counter = 0;
    arty_a7_100t_pll pll(.clock_in(oscillator), .clock_out(clock), .locked(locked));
    settings settings(.clock(clock), .reset(reset_button), .team(team), .budget_cycles(budget_cycles));
    always @(posedge clock) begin
        counter <= locked ? counter + 1 : 0;
        tx <= rx ^ switches[0] ^ (switches[1] & ^{team, budget_cycles});
    end
    assign lights = counter[31:24];
endmodule
";
    let machine = board().emit().verilog;
    let begin = machine.find("module arty_a7_100t$pll(").unwrap();
    let end = begin + machine[begin..].find("endmodule").unwrap() + "endmodule\n".len();
    let pll = machine[begin..end].replace("arty_a7_100t$pll", "arty_a7_100t_pll");
    let text = TOP.to_owned() + &pll + &verilog("settings", || Block::new(settings.words(), &board().settings()));
    let folder = tempfile::tempdir().unwrap();
    let made = netlist::synthesise("top", &text, netlist::synthesis(board().part)).unwrap();
    fs::copy(made.join(netlist::JSON), folder.path().join(netlist::JSON)).unwrap();
    fs::write(folder.path().join(board().constraints_file()), board().constraints()).unwrap();
    if free_tenths > 0 {
        fs::write(folder.path().join(floorplan::BEFORE_PACKING), keep_free(free_tenths)).unwrap();
        fs::write(folder.path().join(floorplan::BEFORE_PLACING), PLACE_KEPT_FREE).unwrap();
    }
    let routed = place_and_route::run(board(), folder.path(), 1).unwrap().expect("the seed routes");
    println!("{} MHz in {} s; {:?}", routed.fmax_mhz, routed.seconds, routed.utilization.get("SLICE_LUTX"));
    assert!(routed.fmax_mhz > 80.0, "{} MHz", routed.fmax_mhz);
    let fasm = fs::read_to_string(folder.path().join(place_and_route::config(1))).unwrap();
    (routed, fasm)
}

/// [`Device::bitstream`] reads the bitstream back. It fails if any feature differs from the FASM.
#[test]
#[ignore = "fetches place and route and a database first, 25 megabytes that take 400 on the disk"]
fn a_routed_top_reads_back_feature_for_feature_and_its_settings_can_be_changed() {
    let (device, made) = (device(), board().settings());
    let (before, wanted) = (routed(&made), routed(&CHOSEN));
    assert_eq!((read(board().part, &before), read(board().part, &wanted)), (Ok(made), Ok(CHOSEN)));
    let bitstream = device.bitstream(&before).unwrap();
    println!("{} features read back", bitstream.features);
    assert!(bitstream.features > 1_000 && bitstream.of_banks == 0, "{} and {}", bitstream.features, bitstream.of_banks);
    // Changing the settings afterwards gives the bitstream of a build with these settings.
    let wanted = device.bitstream(&wanted).unwrap();
    let changed_afterwards = with_settings(board().part, &before, &CHOSEN).unwrap();
    assert!(device.bitstream(&changed_afterwards).unwrap() == wanted);
    // The settings can be changed in the bitstream itself, without the packer.
    assert_eq!(packed::read(board().part, &bitstream.bytes), Ok(made));
    assert!(packed::with_settings(board().part, &bitstream.bytes, &CHOSEN).unwrap() == wanted.bytes);
    // The unpacked bitstream serves as well as the FASM from which it was made.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("made.bit");
    fs::write(&path, &bitstream.bytes).unwrap();
    let unpacked = device.fasm(&path).unwrap();
    assert_eq!(read(board().part, &unpacked), Ok(made));
    assert!(device.bitstream(&unpacked).unwrap().bytes == bitstream.bytes);
    let changed_in_it = with_settings(board().part, &unpacked, &CHOSEN).unwrap();
    assert!(device.bitstream(&changed_in_it).unwrap() == wanted);
}

/// Without free slices, a ring of engines crowds into half of its device and does not route.
#[test]
#[ignore = "fetches place and route and a database first, 25 megabytes that take 400 on the disk"]
fn slices_that_are_kept_free_take_no_luts_of_the_design_and_read_back() {
    let ((without, _), (with, fasm)) = (placed_and_routed(&CHOSEN, 0), placed_and_routed(&CHOSEN, 10));
    assert_eq!(with.utilization["SLICE_LUTX"].used, without.utilization["SLICE_LUTX"].used);
    // A LUT of the design has ones in its table. A LUT that keeps a place free has only zeros.
    let luts: Vec<_> = fasm.lines().filter(|line| line.contains("LUT.INIT") && line.contains("_X1.")).collect();
    assert!(luts.len() >= 4 * 15_850 / 2, "{} LUTs in second slices", luts.len());
    assert!(luts.iter().all(|line| !line.rsplit('b').next().unwrap().contains('1')));
    assert!(device().bitstream(&fasm).unwrap().features > 0);
}

/// Checks two features against the database's own files, whose lines read `FEATURE FRAME_BIT`. Both
/// numbers count from the tile's first frame and word.
#[test]
#[ignore = "fetches place and route and a database first, 25 megabytes that take 400 on the disk"]
fn bits_are_where_the_databases_files_say() {
    let folder = tools::prjxray_database().unwrap();
    let grid: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(folder.join("xc7a100t/tilegrid.json")).unwrap()).unwrap();
    let mut expected = Vec::new();
    for (tile, bus, file, feature) in [
        ("CLBLL_L_X2Y10", "CLB_IO_CLK", "segbits_clbll_l.db", "CLBLL_L.SLICEL_X0.AFF.ZINI"),
        ("BRAM_L_X6Y40", "BLOCK_RAM", "segbits_bram_l.block_ram.db", "BRAM_L.RAMB18_Y1.INIT_05[012]"),
    ] {
        let text = fs::read_to_string(folder.join(file)).unwrap();
        let line = text.lines().find(|line| line.split(' ').next() == Some(feature)).unwrap();
        let (frame, bit) = line.rsplit(' ').next().unwrap().split_once('_').unwrap();
        let bits = &grid[tile]["bits"][bus];
        let base = u32::from_str_radix(&bits["baseaddr"].as_str().unwrap()[2..], 16).unwrap();
        let (frame, bit) = (base + frame.parse::<u32>().unwrap(), bit.parse::<u64>().unwrap());
        expected.push(format!("bit_{frame:08x}_{:03}_{:02}", bits["offset"].as_u64().unwrap() + bit / 32, bit % 32));
    }
    expected.sort();
    let fasm = "CLBLL_L_X2Y10.SLICEL_X0.AFF.ZINI\nBRAM_L_X6Y40.RAMB18_Y1.INIT_05[12]\n";
    let work = tempfile::tempdir().unwrap();
    let [bitstream, bits] = ["made.bit", "made.bits"].map(|name| work.path().join(name));
    fs::write(&bitstream, device().bitstream(fasm).unwrap().bytes).unwrap();
    let mut read = tools::prjxray("bitread").unwrap();
    read.arg("-part_file").arg(folder.join("xc7a100tcsg324-1/part.yaml"));
    read.args(["-z", "-y", "-o"]).arg(&bits).arg(&bitstream);
    command::run(&mut read).unwrap();
    let mut found: Vec<String> = fs::read_to_string(&bits).unwrap().split_whitespace().map(str::to_owned).collect();
    found.sort();
    assert_eq!(found, expected);
}

duo_core::ports! {
    /// Inputs of both functions.
    pub struct Of {
        /// Five bits, of which one function uses four.
        pub bits: u8 [5],
    }
}

duo_core::ports! {
    /// Outputs of a function of four bits and of one of five bits.
    pub struct Functions {
        /// The function of the lower four bits.
        pub of_four: bool [1],
        /// The function of all five bits.
        pub of_five: bool [1],
    }
}

#[test]
fn luts_of_four_and_five_inputs_are_alone_in_their_places_and_do_what_they_did() {
    // Tables of functions that depend on each of their inputs.
    const OF_FOUR: u32 = 0x6b3d;
    const OF_FIVE: u32 = 0x9c5e_27b1;
    let verilog = format!(
        "module functions(input wire clock, input wire [4:0] bits, output wire of_four, output wire of_five);
    wire [15:0] four = 16'd{OF_FOUR};
    wire [31:0] five = 32'd{OF_FIVE};
    assign of_four = four[bits[3:0]];
    assign of_five = five[bits];
endmodule
"
    );
    let netlist = block_netlist("functions", &verilog, board().part).unwrap();
    let used = |cell: &str| netlist.matches(&format!("  {cell} #(")).count();
    assert_eq!((used("LUT4"), used("LUT5"), used("LUT6")), (0, 0, 2));
    let mut simulation = Design::<Of, Functions>::build("functions", &netlist).unwrap().start();
    for bits in 0..32_u8 {
        let is_in = |table: u32, at: u8| table >> at & 1 == 1;
        let expected = Functions { of_four: is_in(OF_FOUR, bits & 15), of_five: is_in(OF_FIVE, bits) };
        assert_eq!(simulation.step(Of { bits }), expected);
    }
}
