//! The move generator in lockstep with its model, and against the rules.

use hdl::emit::verilog;
use hdl::move_generator::MoveGenerator;
use reference::blokus_duo::cycle_model::move_generator::{self as model, In};
use reference::blokus_duo::facts;
use reference::blokus_duo::moves::legal_placements;
use reference::blokus_duo::perspective::Perspective;
use reference::blokus_duo::placement::{Move, Placement};
use reference::blokus_duo::player::Start;
use reference::blokus_duo::position::Position;
use testbench::lockstep::Lockstep;
use testbench::verilator::Design;

/// A generator in lockstep.
struct Bench(Lockstep<model::MoveGenerator>);

impl Bench {
    fn new() -> Bench {
        let design = Design::build("move_generator", &verilog("move_generator", MoveGenerator::default())).unwrap();
        Bench(Lockstep::new(&design, model::MoveGenerator::default()))
    }

    /// All that comes out for a position, up to `done`.
    fn generate(&mut self, position: &Position) -> Vec<Move> {
        self.0.set_context(position.to_string());
        let mut input = inputs(&Perspective::from(position));
        input.start = true;
        self.0.step(input).unwrap();
        input.start = false;
        let mut moves = Vec::new();
        for _ in 0..5000 {
            let out = self.0.step(input).unwrap();
            if out.valid {
                moves.push(out.placement.to_move());
            }
            if out.done {
                return moves;
            }
        }
        panic!("not done within 5,000 cycles for {position}");
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

/// What must come out: every legal placement, or one pass.
fn expected(position: &Position) -> Vec<u16> {
    let placements: Vec<Placement> = legal_placements(position);
    if placements.is_empty() {
        return sorted([Move::Pass]);
    }
    sorted(placements.into_iter().map(Move::Place))
}

#[test]
fn every_legal_placement_comes_out_exactly_once() {
    let mut bench = Bench::new();
    for fact in facts::legal_counts() {
        let played = fact.position();
        for player in [played.to_move(), played.to_move().other()] {
            let position = played.with_to_move(player);
            assert_eq!(sorted(bench.generate(&position)), expected(&position), "{position}");
        }
    }
}
