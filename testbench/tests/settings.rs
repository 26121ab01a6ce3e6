//! The settings in lockstep with their model, with other memory contents and with damaged ones.
//!
//! In the netlist, the memory must be a block RAM whose contents can be changed afterwards.

use boards::{Board, Part};
use duo_core::cycle_model::settings::{self as model, In, Out, LATENCY};
use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::settings::{Settings, WORDS};
use fpga::synthesis::netlist;
use fpga::synthesis::simulation::block_netlist;
use hdl::emit::verilog;
use hdl::settings::Settings as Block;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

/// The settings that the hardware falls back to.
fn default() -> Settings {
    Settings::default_at(CLOCK_HZ)
}

/// Settings that a team has chosen.
fn chosen() -> Settings {
    Settings { team: *b"XY", budget_cycles: 0x1234_5678, clock_hz: CLOCK_HZ }
}

fn block(memory: [u16; WORDS]) -> String {
    verilog("settings", || Block::new(memory, &default()))
}

fn part(board: &str) -> Part {
    Board::named(board).unwrap().part
}

fn shown(settings: &Settings) -> Out {
    Out { team: u16::from_be_bytes(settings.team), budget_cycles: settings.budget_cycles }
}

fn bench(memory: [u16; WORDS]) -> Lockstep<model::Settings> {
    let design = Design::build("settings", &block(memory)).unwrap();
    Lockstep::new(&design, model::Settings::new(memory, &default()))
}

/// Resets, and returns the last outputs before the contents of the memory show, and the outputs one
/// cycle later.
fn after_reset(bench: &mut Lockstep<model::Settings>) -> [Out; 2] {
    bench.step(In { reset: true }).unwrap();
    let mut last = [Out::default(); 2];
    for _ in 0..=LATENCY {
        last = [last[1], bench.step(In { reset: false }).unwrap()];
    }
    last
}

#[test]
fn what_the_memory_holds_is_shown_after_each_reset() {
    for settings in [default(), chosen()] {
        let mut bench = bench(settings.words());
        for _ in 0..3 {
            assert_eq!(after_reset(&mut bench), [shown(&default()), shown(&settings)]);
            (0..50).for_each(|_| assert_eq!(bench.step(In { reset: false }).unwrap(), shown(&settings)));
        }
    }
}

#[test]
fn a_damaged_memory_is_passed_over() {
    let mut damaged = chosen().words();
    damaged[6] ^= 1;
    for memory in [damaged, [0; WORDS], [0xffff; WORDS]] {
        assert_eq!(after_reset(&mut bench(memory)), [shown(&default()); 2]);
    }
}

#[test]
fn resets_at_any_moment_keep_step() {
    let seed = seed(1);
    let (mut bench, mut rng) = (bench(chosen().words()), fastrand::Rng::with_seed(seed));
    let mut chosen_seen = 0;
    for rarity in [1, 2, 18, 19, 20, 21, 22, 100] {
        for _ in 0..2_000 {
            chosen_seen += u32::from(bench.step(In { reset: rng.u32(..rarity) == 0 }).unwrap() == shown(&chosen()));
        }
    }
    assert!(chosen_seen > 1_000, "{chosen_seen}");
}

/// If this fails, a routed bitstream has nothing to change, or the change does not reach the
/// hardware.
#[test]
fn the_netlist_reads_a_block_ram_that_can_be_changed() {
    let netlist = block_netlist("settings", &block(default().words()), part("ulx3s-85f")).unwrap();
    assert_eq!(netlist.matches("  DP16KD #(").count(), 1);
    let changed = netlist.replacen(&first_slice(&default()), &first_slice(&chosen()), 1);
    assert_ne!(changed, netlist, "the block RAM holds the settings");
    let design = Design::build("settings", &changed).unwrap();
    let mut bench = Lockstep::new(&design, model::Settings::new(chosen().words(), &default()));
    assert_eq!(after_reset(&mut bench), [shown(&default()), shown(&chosen())]);
}

/// The first 16 words of a block RAM, as Yosys prints them. A word has 18 bits and takes up 20.
fn first_slice(settings: &Settings) -> String {
    let digits: String = settings.words().iter().rev().map(|word| format!("{word:05x}")).collect();
    format!(".INITVAL_00(320'h{digits})")
}

#[test]
fn so_does_the_netlist_for_xilinx() {
    let netlist = block_netlist("settings", &block(default().words()), part("arty-a7-100t")).unwrap();
    assert_eq!(netlist.matches("  RAMB18E1 #(").count(), 1);
    let changes = lines_xilinx7(&default()).into_iter().zip(lines_xilinx7(&chosen()));
    let changed = changes.fold(netlist, |netlist, (before, after)| {
        assert!(netlist.contains(&before), "the block RAM holds the settings: {before}");
        netlist.replacen(&before, &after, 1)
    });
    let design = Design::build("settings", &changed).unwrap();
    let mut bench = Lockstep::new(&design, model::Settings::new(chosen().words(), &default()));
    assert_eq!(after_reset(&mut bench), [shown(&default()), shown(&chosen())]);
}

/// The contents of a block RAM with words of 18 bits, as Yosys prints them. A byte has eight bits
/// and a ninth, which is stored apart. Bits that are never read are undefined.
fn lines_xilinx7(settings: &Settings) -> [String; 2] {
    let words = settings.words().map(|word| format!("{word:016b}"));
    let data: String = words.iter().rev().map(|word| format!("x{}{}", &word[..7], &word[8..])).collect();
    let ninth_bits: String = words.iter().rev().map(|word| format!("x{}", &word[7..8])).collect();
    [format!(".INIT_00(256'b{data})"), format!(".INITP_00(256'b{}{ninth_bits})", "x".repeat(256 - ninth_bits.len()))]
}

#[test]
fn another_makers_netlist_has_a_block_ram_too() {
    let dir =
        netlist::synthesise("settings", &block(default().words()), netlist::synthesis(part("tang-mega-138k"))).unwrap();
    let text = std::fs::read_to_string(dir.join(netlist::VERILOG)).unwrap();
    assert_eq!(text.matches("  SPX9 #(").count(), 1);
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let mut bench = bench(chosen().words());
    let mut waveform = Waveform::new();
    for clock in 0..30 {
        let input = In { reset: clock == 3 };
        waveform.push(&input, &bench.step(input).unwrap());
    }
    testbench::manual::check("settings", &waveform).unwrap();
}
