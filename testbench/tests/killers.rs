//! The killers in lockstep with their model.

use duo_core::cycle_model::search::killers::{self as model, In};
use duo_core::cycle_model::search::LEVELS;
use duo_core::cycle_model::wire::MoveWord;
use hdl::emit::verilog;
use hdl::search::killers::Killers;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

fn bench(seed: u64) -> Lockstep<model::Killers> {
    let design = Design::build("killers", &verilog("killers", Killers::default)).unwrap();
    let mut bench = Lockstep::new(&design, model::Killers::default()).with_seed(seed);
    // Reading a level while it is written gives an undefined value. Every step reads a level other
    // than the written one.
    for level in (1..LEVELS).chain([0]) {
        bench.step(In { clear: true, cleared: level as u8, level: (level as u8 + 63) & 63, ..In::default() }).unwrap();
    }
    bench
}

#[test]
fn any_order_of_cutoffs_keeps_step() {
    let seed = seed(1);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    let mut seen = 0;
    for _ in 0..50_000 {
        // Few moves and levels, so that both repeat often.
        let mut word = || if rng.u8(..5) == 0 { MoveWord::PASS } else { MoveWord(rng.u16(..6)) };
        let [best_move, killer, known_move] = [word(), word(), word()];
        let (level, killer_level, cleared) = (rng.u8(..4), 4 + rng.u8(..4), 8 + rng.u8(..56));
        let (cutoff, clear) = (rng.bool(), rng.u8(..50) == 0);
        // The two levels swap at random, so that a written level is read later.
        let (level, killer_level) = if rng.bool() { (level, killer_level) } else { (killer_level, level) };
        let out =
            bench.step(In { level, clear, cleared, cutoff, best_move, killer, killer_level, known_move }).unwrap();
        seen += u32::from(out.newer_is_known && out.older != MoveWord::PASS);
    }
    assert!(seen > 1_000, "{seen} killers were the known move");
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let (mut bench, mut waveform) = (bench(0), Waveform::new());
    let mut pairs = Vec::new();
    for clock in 0..16 {
        let still = In { level: 3, killer_level: 4, ..In::default() };
        let [a, b] = [MoveWord(0xa), MoveWord(0xb)];
        let input = match clock {
            // A node of level 3 has three cutoffs: one by a, and two by b.
            2 => In { cutoff: true, best_move: a, ..still },
            3 => In { level: 2, killer: a, killer_level: 3, ..still },
            7 => In { cutoff: true, best_move: b, ..still },
            8 => In { level: 2, killer: b, killer_level: 3, ..still },
            12 => In { cutoff: true, best_move: b, ..still },
            13 => In { level: 2, killer: b, killer_level: 3, ..still },
            _ => still,
        };
        let out = bench.step(input).unwrap();
        pairs.push((out.newer.0, out.older.0));
        waveform.push(&input, &out);
    }
    let pass = MoveWord::PASS.0;
    assert_eq!([pairs[2], pairs[7], pairs[12]], [(pass, pass), (0xa, pass), (0xb, 0xa)]);
    testbench::manual::check("killers", &waveform).unwrap();
}
