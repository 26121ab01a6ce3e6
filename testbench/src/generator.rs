//! The move generator alone, in simulation: the hardware's lists of legal moves.

use anyhow::{bail, Result};
use duo_core::cycle_model::move_generator::{In, Out};
use duo_core::perspective::Perspective;
use duo_core::placement::Move;
use duo_core::player::Start;
use duo_core::position::Position;

use crate::verilator::{Design, Simulation};
use crate::verilog;

/// Limit of a list: a position has at most 13,729 placements (912 in recorded games) and 196
/// corners to visit.
const MOST_CYCLES: u64 = 14_000;

/// A simulated move generator.
pub struct Generator {
    simulation: Simulation<In, Out>,
}

impl Generator {
    /// The committed move generator, built once and cached.
    pub fn new() -> Result<Generator> {
        Ok(Generator::with_design(&Design::build("move_generator", &verilog::of("move_generator")?)?))
    }

    /// A move generator of this design.
    pub fn with_design(design: &Design<In, Out>) -> Generator {
        Generator { simulation: design.start() }
    }

    /// Clocks so far.
    pub fn cycle(&self) -> u64 {
        self.simulation.cycle()
    }

    /// All moves of the side to move in the hardware's order: its placements, or the pass if there
    /// are none.
    ///
    /// # Errors
    /// Hardware that does not finish.
    pub fn moves(&mut self, position: &Position) -> Result<Vec<Move>> {
        let seen = Perspective::from(position);
        let starts_at_ten = seen.start == Start::Ten;
        let held = In { own: seen.own, other: seen.other, starts_at_ten, left: seen.own_left, ..In::default() };
        self.simulation.step(In { start: true, ..held });
        let mut moves = Vec::new();
        for _ in 0..MOST_CYCLES {
            let out = self.simulation.step(held);
            moves.extend(out.played());
            if out.done {
                return Ok(moves);
            }
        }
        bail!("the move generator is not done within {MOST_CYCLES} cycles for {position}")
    }

    /// The number of sequences of `depth` moves, as in the reference's perft; every list of moves
    /// comes from the hardware.
    ///
    /// # Errors
    /// As [`moves`](Self::moves).
    pub fn perft(&mut self, position: &Position, depth: u32) -> Result<u64> {
        if depth == 0 || position.is_over() {
            return Ok(u64::from(depth == 0));
        }
        let moves = self.moves(position)?;
        if depth == 1 {
            return Ok(moves.len() as u64);
        }
        moves.into_iter().try_fold(0, |sum, played| {
            let mut after = *position;
            after.play_unchecked(played);
            Ok(sum + self.perft(&after, depth - 1)?)
        })
    }
}
