//! The move generator in lockstep with its model, and compared with the rules.

use duo_core::cells::Cells;
use duo_core::cycle_model::move_generator::{self as model, In};
use duo_core::facts;
use duo_core::moves::legal_placements;
use duo_core::perspective::Perspective;
use duo_core::placement::Move;
use duo_core::player::{PieceSet, Start};
use duo_core::position::Position;
use hdl::emit::verilog;
use hdl::move_generator::MoveGenerator;
use reference_common::cases::{amount, share};
use testbench::generator::Generator;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

struct Bench(Lockstep<model::MoveGenerator>);

impl Bench {
    fn new(seed: u64) -> Bench {
        let design =
            Design::build_once("move_generator", (), || verilog("move_generator", MoveGenerator::default)).unwrap();
        Bench(Lockstep::new(&design, model::MoveGenerator::default()).with_seed(seed))
    }

    /// Returns all moves generated for a position, up to `done`.
    fn generate(&mut self, position: &Position) -> Vec<Move> {
        self.0.set_context(position.to_string());
        self.run(inputs(&Perspective::from(position)))
    }

    /// Returns all moves generated for these inputs, which need not come from a game.
    fn run(&mut self, input: In) -> Vec<Move> {
        self.0.step(In { start: true, ..input }).unwrap();
        let mut moves = Vec::new();
        for _ in 0..5000 {
            let out = self.0.step(input).unwrap();
            moves.extend(out.played());
            if out.done {
                return moves;
            }
        }
        panic!("not done within 5,000 cycles");
    }
}

fn inputs(seen: &Perspective) -> In {
    In {
        own: seen.own,
        other: seen.other,
        starts_at_ten: seen.start == Start::Ten,
        left: seen.own_left,
        ..In::default()
    }
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<u16> {
    let mut words: Vec<u16> = moves
        .into_iter()
        .map(|played| match played {
            Move::Pass => u16::MAX,
            Move::Place(placement) => placement.pack(),
        })
        .collect();
    words.sort_unstable();
    words
}

/// The moves to expect: every legal placement, or one pass.
fn expected(position: &Position) -> Vec<u16> {
    sorted_or_pass(legal_placements(position).into_iter().map(Move::Place).collect())
}

/// An empty list stands for a pass.
fn sorted_or_pass(moves: Vec<Move>) -> Vec<u16> {
    sorted(if moves.is_empty() { vec![Move::Pass] } else { moves })
}

#[test]
fn every_legal_placement_comes_out_exactly_once() {
    let mut bench = Bench::new(0);
    for fact in share(facts::legal_counts(), 6) {
        let played = fact.position();
        for player in [played.to_move(), played.to_move().other()] {
            let position = played.with_to_move(player);
            assert_eq!(sorted(bench.generate(&position)), expected(&position), "{position}");
        }
    }
}

/// Puts a stone on each cell in turn. It must exclude exactly the placements that cover it, so each
/// cell of each window's test is checked by itself.
///
/// The second round begins from the start cell. There, a placement may lie around its corner in
/// ways that an own stone at the corner would forbid.
#[test]
fn one_stone_closes_what_lies_on_it_and_nothing_else() {
    let mut bench = Bench::new(0);
    for own in [Cells::single(7, 7), Cells::EMPTY] {
        let input = In { own, left: PieceSet::FULL, ..In::default() };
        let open = bench.run(input);
        for (x, y) in (Cells::BOARD & !own).iter() {
            bench.0.set_context(format!("a stone on {x}, {y}"));
            let stone = Cells::single(x, y);
            let lies_on = |played: &Move| matches!(played, Move::Place(placement) if placement.cells().contains(x, y));
            let left = open.iter().copied().filter(|played| !lies_on(played)).collect();
            assert_eq!(sorted(bench.run(In { other: stone, ..input })), sorted_or_pass(left));
        }
    }
}

/// A random position that need not come from a game: any stones, any pieces left.
fn random_inputs(rng: &mut fastrand::Rng) -> In {
    let mut cells = |density: u32| -> Cells { Cells::BOARD.iter().filter(|_| rng.u32(..100) < density).collect() };
    let own = cells(20);
    let other = cells(30);
    let dense = rng.u8(..4) == 0;
    In {
        start: false,
        cancel: false,
        own: if rng.u8(..20) == 0 { Cells::EMPTY } else { own },
        other: if dense { other & !own } else { Cells::EMPTY },
        starts_at_ten: rng.bool(),
        left: PieceSet::from_bits(rng.u32(..) & if rng.bool() { rng.u32(..) } else { u32::MAX }),
    }
}

#[test]
fn a_cancel_at_any_moment_leaves_nothing_behind_and_a_start_does_not_disturb() {
    let seed = seed(2);
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut bench = Bench::new(seed);
    let facts: Vec<Position> = facts::legal_counts().map(|fact| fact.position()).collect();
    for round in share(0..3_000, 7) {
        bench.0.set_context(format!("round {round}"));
        let input = random_inputs(&mut rng);
        bench.0.step(In { start: true, ..input }).unwrap();
        for _ in 0..rng.u32(..200) {
            bench.0.step(In { start: rng.u8(..40) == 0, ..input }).unwrap();
        }
        let checked = round % 10 == 0;
        if checked || rng.bool() {
            bench.0.step(In { cancel: true, start: rng.bool(), ..input }).unwrap();
            for _ in 0..20 {
                let out = bench.0.step(input).unwrap();
                assert!(!out.valid && !out.done);
            }
        }
        if checked {
            let position = rng.choice(&facts).unwrap();
            assert_eq!(sorted(bench.generate(position)), expected(position), "{position}");
        }
    }
}

fn after(position: &Position, played: Move) -> Position {
    let mut after = *position;
    after.play_unchecked(played);
    after
}

#[test]
fn perft_by_the_verilog_alone() {
    let start = Position::new(Start::Five);
    let design =
        Design::build_once("move_generator", (), || verilog("move_generator", MoveGenerator::default)).unwrap();
    let first_moves = Generator::with_design(&design).moves(&start).unwrap();
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    for (depth, leaves) in facts::perft().skip(1).take(amount(1, usize::MAX)) {
        let share = |worker: usize| -> u64 {
            let mut generator = Generator::with_design(&design);
            let own = first_moves.iter().skip(worker).step_by(workers);
            own.map(|&played| generator.perft(&after(&start, played), depth - 1).unwrap()).sum()
        };
        let counted: u64 = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..workers).map(|worker| scope.spawn(move || share(worker))).collect();
            workers.into_iter().map(|worker| worker.join().unwrap()).sum()
        });
        assert_eq!(counted, leaves, "depth {depth}");
    }
    assert_eq!(facts::perft().next(), Some((1, first_moves.len() as u64)));
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    // Late in a game, where few placements are left, from two corners.
    let position = facts::legal_counts().map(|fact| (fact.to_move, fact.position())).find(|(count, _)| *count == 6);
    let (_, position) = position.expect("the data has such a position");
    let mut bench = Bench::new(0);
    let mut waveform = Waveform::new();
    for clock in 0..32 {
        let input = In { start: clock == 1, ..inputs(&Perspective::from(&position)) };
        waveform.push(&input, &bench.0.step(input).unwrap());
    }
    testbench::manual::check("move_generator", &waveform).unwrap();
}
