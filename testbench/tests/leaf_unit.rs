//! The leaf unit in lockstep with its model, which uses the reference's evaluation.

use duo_core::cells::Cells;
use duo_core::cycle_model::leaf_unit::{self as model, In};
use duo_core::cycle_model::wire::MoveWord;
use duo_core::evaluation::{Differences, Evaluation, HEURISTIC_LIMIT};
use duo_core::facts;
use duo_core::moves::legal_placements;
use duo_core::perspective::Perspective;
use duo_core::placement::{Move, Placement};
use duo_core::player::{PieceSet, Start};
use duo_core::position::Position;
use hdl::emit::verilog;
use hdl::leaf_unit::LeafUnit;
use reference_common::cases::{amount, share};
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

fn bench(seed: u64) -> Lockstep<model::LeafUnit> {
    bench_of(Evaluation::default(), seed)
}

fn bench_of(evaluation: Evaluation, seed: u64) -> Lockstep<model::LeafUnit> {
    let design =
        Design::build_once("leaf_unit", evaluation, || verilog("leaf_unit", || LeafUnit::new(evaluation))).unwrap();
    Lockstep::new(&design, model::LeafUnit::new(evaluation)).with_seed(seed)
}

fn inputs(position: &Position) -> In {
    let seen = Perspective::from(position);
    In {
        own: seen.own,
        other: seen.other,
        own_left: seen.own_left,
        other_left: seen.other_left,
        starts_at_ten: seen.start == Start::Ten,
        ply: seen.ply,
        ..In::default()
    }
}

/// Number of results, and number of results that end the game.
#[derive(Default)]
struct Results {
    all: u64,
    endings: u64,
}

impl Results {
    fn count(&mut self, out: model::Out) {
        self.all += u64::from(out.valid);
        self.endings += u64::from(out.valid && out.terminal);
    }
}

/// Streams all moves of a position, with gaps. Cancels the stream after `cancelled_after` moves, if
/// there are more.
fn stream(
    bench: &mut Lockstep<model::LeafUnit>,
    position: &Position,
    rng: &mut fastrand::Rng,
    cancelled_after: usize,
) -> Results {
    bench.set_context(position.to_string());
    let still = inputs(position);
    bench.step(still).unwrap();
    let mut moves: Vec<Move> = legal_placements(position).into_iter().map(Move::Place).collect();
    moves.push(Move::Pass);
    let mut results = Results::default();
    for (index, played) in moves.into_iter().enumerate() {
        if index == cancelled_after {
            bench.step(In { cancel: true, ..still }).unwrap();
            return results;
        }
        let input = In { valid_in: true, placement_in: MoveWord::from(played), ..still };
        results.count(bench.step(input).unwrap());
        for _ in 0..rng.u32(..8).saturating_sub(5) {
            results.count(bench.step(still).unwrap());
        }
    }
    results.count(bench.step(In { done_in: true, ..still }).unwrap());
    for _ in 0..100 {
        let out = bench.step(still).unwrap();
        results.count(out);
        if out.done {
            return results;
        }
    }
    panic!("the stream's end never comes out");
}

#[test]
fn every_placement_of_every_known_position_is_evaluated_as_in_the_reference() {
    let seed = seed(1);
    for evaluation in [Evaluation::Whole, Evaluation::Small] {
        let (mut bench, mut rng) = (bench_of(evaluation, seed), fastrand::Rng::with_seed(seed));
        for fact in share(facts::legal_counts(), 4) {
            let position = fact.position();
            let results = stream(&mut bench, &position, &mut rng, usize::MAX);
            assert_eq!(results.all, fact.to_move + 1, "{position}");
        }
    }
}

#[test]
fn what_is_cancelled_never_comes_out() {
    let seed = seed(2);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    for fact in share(facts::legal_counts(), 4) {
        stream(&mut bench, &fact.position(), &mut rng, seed as usize % 7 + fact.to_move as usize / 3);
    }
}

#[test]
fn the_last_piece_ends_the_game_with_its_bonus() {
    let seed = seed(3);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    let mut endings = 0;
    for game in facts::games() {
        let mut position = Position::new(Start::Five);
        for played in facts::moves(game.moves) {
            let mut next = position;
            next.play_unchecked(played);
            if next.pieces_left(position.to_move()).is_empty() && !position.is_over() {
                let results = stream(&mut bench, &position, &mut rng, usize::MAX);
                assert!(results.endings > 0, "{position}");
                endings += results.endings;
            }
            position = next;
        }
    }
    assert!(endings > 0, "the games hold an ending by the last piece");
}

/// A random position that need not come from a game: any stones, any pieces, any ply. Its sums may
/// lie far beyond the bounds of a score.
fn random_inputs(rng: &mut fastrand::Rng) -> In {
    let densities = [0, 1, 5, 20, 50];
    let mut cells = || -> Cells {
        let density = *rng.choice(&densities).unwrap();
        Cells::BOARD.iter().filter(|_| rng.u32(..100) < density).collect()
    };
    let (own, other) = (cells(), cells());
    let mut pieces = || PieceSet::from_bits(rng.u32(..) | rng.u32(..) & rng.u32(..));
    let (own_left, other_left) = (pieces(), pieces());
    In {
        own,
        other: other & !own,
        own_left,
        other_left,
        starts_at_ten: rng.bool(),
        ply: rng.u8(..127),
        ..In::default()
    }
}

#[test]
fn scores_of_positions_beyond_all_games_are_bounded() {
    let seed = seed(4);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    let placements: Vec<Placement> = Placement::all().collect();
    let (mut largest, mut smallest) = (0, 0);
    for round in 0..amount(500, 2_000) {
        bench.set_context(format!("round {round}"));
        let still = random_inputs(&mut rng);
        bench.step(still).unwrap();
        for clock in 0..60 {
            let placement = *rng.choice(&placements).unwrap();
            // A piece can be placed only if it is left.
            let valid_in = clock < 40 && still.own_left.contains(placement.piece());
            let input = In { valid_in, placement_in: Move::Place(placement).into(), ..still };
            let out = bench.step(input).unwrap();
            if out.valid && !out.terminal {
                let score = i32::from(out.score);
                assert!(score.abs() <= HEURISTIC_LIMIT);
                largest += u32::from(score == HEURISTIC_LIMIT);
                smallest += u32::from(score == -HEURISTIC_LIMIT);
            }
        }
    }
    assert!(largest > 100 && smallest > 100, "{largest} scores at the upper bound, {smallest} at the lower one");
}

/// A sum of -16,384 is one below the lowest score. It is the only sum below it whose bits above bit
/// 13 all equal the sign.
#[test]
fn the_greatest_sum_below_the_bound_is_bounded() {
    let seed = seed(5);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    let placements: Vec<Placement> = Placement::all().collect();
    let mut found = 0;
    while found < 3 {
        let still = random_inputs(&mut rng);
        let placement = *rng.choice(&placements).unwrap();
        if !still.own_left.contains(placement.piece()) || still.own_left.len() == 1 || sum(&still, placement) != -16_384
        {
            continue;
        }
        bench.step(still).unwrap();
        bench.step(In { valid_in: true, placement_in: Move::Place(placement).into(), ..still }).unwrap();
        let out = (0..model::LATENCY).map(|_| bench.step(still).unwrap()).last().unwrap();
        assert!(out.valid);
        assert_eq!(out.score, -16_383);
        found += 1;
    }
}

/// The weighted sum of a heuristic score before it is bounded.
fn sum(input: &In, placement: Placement) -> i32 {
    let before = Perspective {
        own: input.own,
        other: input.other,
        own_left: input.own_left,
        other_left: input.other_left,
        start: if input.starts_at_ten { Start::Ten } else { Start::Five },
        ply: input.ply,
        last: None,
    };
    let after = before.after(Move::Place(placement)).with_sides_swapped();
    Differences::of(&after).sum(Evaluation::default().weights_at(after.ply))
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let position = Position::from_moves("53e0 a8e0", Start::Five).unwrap();
    let still = inputs(&position);
    let mut moves = legal_placements(&position).into_iter().map(Move::Place);
    let (mut bench, mut waveform, mut results) = (bench(0), Waveform::new(), Results::default());
    for clock in 0..34 {
        let input = match clock {
            2..6 => In { valid_in: true, placement_in: moves.next().unwrap().into(), ..still },
            8 => In { done_in: true, ..still },
            _ => still,
        };
        let out = bench.step(input).unwrap();
        results.count(out);
        waveform.push(&input, &out);
    }
    assert_eq!(results.all, 4);
    testbench::manual::check("leaf_unit", &waveform).unwrap();
}
