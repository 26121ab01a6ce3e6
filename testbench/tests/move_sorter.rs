//! The move sorter in lockstep with its model, and compared with a stable sort.

use duo_core::cycle_model::move_sorter::{self as model, In};
use duo_core::cycle_model::wire::MoveWord;
use duo_core::search::WIDTH;
use hdl::emit::verilog;
use hdl::move_sorter::MoveSorter;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

fn bench(seed: u64) -> Lockstep<model::MoveSorter> {
    let design = Design::build("move_sorter", &verilog("move_sorter", MoveSorter::default)).unwrap();
    Lockstep::new(&design, model::MoveSorter::default()).with_seed(seed)
}

fn insert(key: u16, placement: u16) -> In {
    In { insert: true, key, placement: MoveWord(placement), ..In::default() }
}

#[test]
fn the_best_come_out_in_order_and_equals_as_they_came() {
    let seed = seed(1);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    for round in 0..500 {
        bench.set_context(format!("round {round}"));
        bench.step(In { clear: true, ..In::default() }).unwrap();
        // Few different keys, so that many are equal. The placement tells the order of insertion.
        let keys: Vec<u16> = (0..rng.usize(..40)).map(|_| rng.u16(..8) << rng.u16(..14)).collect();
        for (index, &key) in keys.iter().enumerate() {
            while rng.bool() {
                bench.step(In::default()).unwrap();
            }
            bench.step(insert(key, index as u16)).unwrap();
        }
        bench.step(In::default()).unwrap();
        let mut expected: Vec<usize> = (0..keys.len()).collect();
        expected.sort_by_key(|&index| std::cmp::Reverse(keys[index]));
        expected.truncate(WIDTH);
        for place in expected {
            let out = bench.step(In { take: true, ..In::default() }).unwrap();
            assert!(out.any);
            assert_eq!(out.best, MoveWord(place as u16));
        }
        assert!(!bench.step(In::default()).unwrap().any);
    }
}

#[test]
fn any_order_of_commands_keeps_step() {
    let seed = seed(2);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    let mut inserted = false;
    for _ in 0..50_000 {
        let command = rng.u8(..32);
        let random = insert(rng.u16(..) >> rng.u16(..16), rng.u16(..) & 0x7fff);
        let input = In { insert: matches!(command, 1..16), ..random };
        // A take must not come right after an insertion.
        let take = matches!(command, 16..32) && !inserted;
        inserted = input.insert;
        bench.step(In { clear: command == 0, take, ..input }).unwrap();
    }
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let (mut bench, mut waveform) = (bench(0), Waveform::new());
    let mut taken = Vec::new();
    for clock in 0..16 {
        let input = match clock {
            1 => In { clear: true, ..In::default() },
            3 => insert(0x8010, 0xa),
            4 => insert(0x8040, 0xb),
            5 => insert(0x8010, 0xc),
            7 => insert(0x8020, 0xd),
            9..13 => In { take: true, ..In::default() },
            _ => In::default(),
        };
        let out = bench.step(input).unwrap();
        taken.extend(input.take.then_some(out.best.0));
        waveform.push(&input, &out);
    }
    // Of two equal keys, the one inserted first comes out first.
    assert_eq!(taken, [0xb, 0xd, 0xa, 0xc]);
    testbench::manual::check("move_sorter", &waveform).unwrap();
}
