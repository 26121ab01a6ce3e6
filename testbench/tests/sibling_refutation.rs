//! The sibling refutation test in lockstep with its model.

use duo_core::cycle_model::leaf_unit::LATENCY;
use duo_core::cycle_model::search::records::{Laid, Node, Score, Seen};
use duo_core::cycle_model::search::sibling_refutation::{self as model, In};
use duo_core::cycle_model::wire::MoveWord;
use duo_core::facts;
use duo_core::perspective::Perspective;
use duo_core::placement::{Move, Placement};
use hdl::emit::verilog;
use hdl::search::sibling_refutation::SiblingRefutation;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

fn bench(seed: u64) -> Lockstep<model::SiblingRefutation> {
    let design =
        Design::build("sibling_refutation", &verilog("sibling_refutation", SiblingRefutation::default)).unwrap();
    Lockstep::new(&design, model::SiblingRefutation::default()).with_seed(seed)
}

/// Adds the placement that the placer shows to the input.
fn laid(placement: Placement, input: In) -> In {
    let Laid { cells, piece } = MoveWord::from(Move::Place(placement)).into();
    In { cells, piece, ..input }
}

#[test]
fn replies_are_tried_on_whatever_siblings() {
    let seed = seed(1);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    let all: Vec<Placement> = Placement::all().collect();
    let positions: Vec<Perspective> = facts::legal_counts().map(|fact| Perspective::from(&fact.position())).collect();
    let (mut counted, mut refuted, mut left_out, mut tests) = (0, 0, 0, 0);
    for round in 0..2_000 {
        bench.set_context(format!("round {round}"));
        let seen = Seen::from(&positions[rng.usize(..positions.len())]);
        let node = Node {
            child: rng.u8(..12),
            children: rng.u8(..32),
            remaining: rng.u8(1..6),
            generated: rng.u8(..5) > 0,
            best_move: Move::Place(all[rng.usize(..all.len())]).into(),
            ..Node::default()
        };
        let reply = all[rng.usize(..all.len())];
        let best_move = if rng.u8(..10) == 0 { MoveWord::PASS } else { Move::Place(reply).into() };
        let still = In { node, seen, minus_alpha: Score(0), ..In::default() };
        bench.step(In { enter: rng.u8(..4) == 0, ..still }).unwrap();
        let restored = if rng.bool() { 0 } else { rng.u16(..) };
        bench.step(In { leave: true, restored, node: Node { best_move, ..node }, ..still }).unwrap();
        bench.step(still).unwrap();
        let out = bench.step(In { next_child: rng.bool(), ..still }).unwrap();
        let applies = out.applies;
        // The test starts only where it applies. The block does not try the reply before the next
        // cycle.
        let out = bench.step(In { start: applies, next_child: true, stop: rng.u8(..20) == 0, ..still }).unwrap();
        assert!(!out.trying);
        tests += u32::from(applies);
        let after = Node { child: node.child + 1, ..node };
        for step in 0..60 {
            let shown = if step == 0 { reply } else { all[rng.usize(..all.len())] };
            let value = Score(rng.i16(-3..4));
            let input = In { node: after, step, value, stop: rng.u8(..200) == 0, ..still };
            let out = bench.step(laid(shown, input)).unwrap();
            counted += u32::from(out.counts);
            refuted += u32::from(out.refutes);
            left_out += u32::from(out.trying && usize::from(step) >= LATENCY && !out.counts);
            if !out.trying || out.ends {
                break;
            }
        }
        for _ in 0..rng.usize(..20) {
            bench.step(In { next_child: rng.bool(), ..still }).unwrap();
        }
    }
    assert!(
        tests > 200 && counted > 1_000 && refuted > 500 && left_out > 100,
        "{tests} {counted} {refuted} {left_out}"
    );
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let (mut bench, mut waveform) = (bench(0), Waveform::new());
    let position = facts::legal_counts().nth(20).expect("the data has such a position").position();
    let seen = Seen::from(&Perspective::from(&position));
    let all: Vec<Placement> = Placement::all().collect();
    let node = Node { child: 1, children: 5, remaining: 2, generated: true, ..Node::default() };
    let reply = Node { best_move: Move::Place(all[9_000]).into(), ..node };
    let mut last = 0;
    for clock in 0..26u8 {
        let still = In { node, seen, minus_alpha: Score(100), ..In::default() };
        let after = In { node: Node { child: 2, ..node }, step: clock.saturating_sub(4), ..still };
        let input = match clock {
            1 => In { leave: true, node: reply, ..still },
            2 => still,
            3 => In { start: true, next_child: true, ..still },
            4 => laid(all[9_000], after),
            // Three siblings. The reply refutes the first and the last.
            5..8 => laid(all[20 * usize::from(clock)], after),
            20 | 22 => In { value: Score(120), ..after },
            8.. => In { value: Score(80), ..after },
            _ => still,
        };
        let out = bench.step(input).unwrap();
        last = out.refuted;
        waveform.push(&input, &out);
    }
    assert_eq!(last, 0b101);
    testbench::manual::check("sibling_refutation", &waveform).unwrap();
}
