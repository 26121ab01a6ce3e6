//! The move sorter in lockstep with its model, and against a sort.

use hdl::emit::verilog;
use hdl::move_sorter::MoveSorter;
use reference::blokus_duo::cycle_model::move_sorter::{self as model, In};
use reference::blokus_duo::cycle_model::wire::MoveWord;
use reference::blokus_duo::search::WIDTH;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

fn bench(seed: u64) -> Lockstep<model::MoveSorter> {
    let design = Design::build("move_sorter", &verilog("move_sorter", MoveSorter::default())).unwrap();
    Lockstep::new(&design, model::MoveSorter::default()).with_seed(seed)
}

/// What takes in a move from each lane.
fn insert(first: Option<(u16, MoveWord)>, second: Option<(u16, MoveWord)>) -> In {
    let ((key_0, placement_0), (key_1, placement_1)) = (first.unwrap_or_default(), second.unwrap_or_default());
    let (insert_0, insert_1) = (first.is_some(), second.is_some());
    In { insert_0, key_0, placement_0, insert_1, key_1, placement_1, ..In::default() }
}

#[test]
fn the_best_come_out_in_order_and_equals_as_they_came() {
    let seed = seed(1);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    for round in 0..500 {
        bench.set_context(format!("round {round}"));
        bench.step(In { clear: true, ..In::default() }).unwrap();
        // Few different keys, so that many are equal; the placement tells which came first.
        let keys: Vec<u16> = (0..rng.usize(..40)).map(|_| rng.u16(..8) << rng.u16(..14)).collect();
        let mut waiting = keys.iter().enumerate().map(|(index, &key)| (key, MoveWord(index as u16))).peekable();
        while waiting.peek().is_some() {
            // None, one or two in a cycle.
            let mut next = |comes: bool| if comes { waiting.next() } else { None };
            let (first, second) = (next(rng.bool()), next(rng.bool()));
            bench.step(insert(first, second)).unwrap();
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
        let mut random = |comes: bool| comes.then(|| (rng.u16(..) >> rng.u16(..16), MoveWord(rng.u16(..) & 0x7fff)));
        let input = insert(random(matches!(command, 1..12)), random(matches!(command, 4..16)));
        // Not right after an insertion.
        let take = matches!(command, 16..32) && !inserted;
        inserted = input.insert_0 || input.insert_1;
        bench.step(In { clear: command == 0, take, ..input }).unwrap();
    }
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let (mut bench, mut waveform) = (bench(0), Waveform::new());
    let mut taken = Vec::new();
    for clock in 0..16 {
        let entering = |key, placement| Some((key, MoveWord(placement)));
        let input = match clock {
            1 => In { clear: true, ..In::default() },
            3 => insert(entering(0x8010, 0xa), entering(0x8040, 0xb)),
            4 => insert(entering(0x8010, 0xc), None),
            6 => insert(None, entering(0x8020, 0xd)),
            9..13 => In { take: true, ..In::default() },
            _ => In::default(),
        };
        let out = bench.step(input).unwrap();
        taken.extend(input.take.then_some(out.best.0));
        waveform.push(&input, &out);
    }
    // Of the equal ones, the one that came first.
    assert_eq!(taken, [0xb, 0xd, 0xa, 0xc]);
    testbench::manual::check("move_sorter", &waveform).unwrap();
}
