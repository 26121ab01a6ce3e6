//! The strong player.
//!
//! While rivals can still reach the cells that it can reach, it estimates its options by the cells
//! that each player could reach first (`estimate` on `reach`, with the learnt `weights` from
//! `learning`), keeps the best ones (`ranking`), and searches a tree of them and of all players'
//! replies (`search`). Once its region is closed to all others (`closed`), only the number of
//! pieces that fit into the region matters (`packing`).
//!
//! It measures its effort in steps of work, not by a clock: `budget` limits the steps of each turn.
//! Without randomness, the same moves give the same answer on every machine.

mod budget;
mod closed;
mod estimate;
pub mod learning;
mod packing;
mod ranking;
mod reach;
mod rows;
#[cfg(test)]
mod sample_positions;
mod search;
mod weights;

use self::budget::Budget;
use self::estimate::Weights;
use self::reach::Race;
use self::weights::WEIGHTS;
use super::cells::Cells;
use super::options;
use super::placement::Placement;
use super::players::Player;
use super::position::Position;

/// The name that the bot sends to the referee.
pub const NAME: &str = "Diagonal";

/// The strong player with its state during a game.
pub struct Engine {
    budget: Budget,
    /// The weights of its estimates.
    weights: Weights,
    /// The placements left for a closed region, the next one last.
    plan: Vec<Placement>,
}

impl Engine {
    /// A player with the effort of a contest game.
    pub fn new() -> Engine {
        Engine::with_effort(1.0)
    }

    /// A player with this multiple of the contest's effort.
    pub fn with_effort(effort: f64) -> Engine {
        Engine { budget: Budget::new(effort), weights: WEIGHTS, plan: Vec::new() }
    }

    /// The option that the tree search finds best.
    fn choose_contested(&mut self, position: &Position) -> Option<Placement> {
        let leads = Race::new(position).leads(&mut self.budget.used);
        let allowance = self.budget.allowance(leads[position.turn()].first);
        search::choose(position, &self.weights, allowance, &mut self.budget.used)
    }

    /// The next piece of the best packing of a region that no other player can reach.
    fn choose_packing(&mut self, position: &Position, region: &Cells) -> Option<Placement> {
        let me = position.turn();
        let allowance = self.budget.allowance(region.count());
        let mut all = Vec::new();
        options::for_each(region, position.contacts(me), |option| all.push(option));
        let each = allowance / (all.len() as u64).max(1);
        for option in all {
            let after = position.after(option);
            let open = *region & *after.open();
            let nodes = each / packing::WORK_A_NODE;
            let cells = packing::best(&open, after.contacts(me), nodes.max(1), &mut self.budget.used);
            // Keep the earlier plan if the new one is not better: the rest of the plan is known to
            // fit.
            if cells.len() + 1 > self.plan.len() {
                self.plan = cells.iter().rev().filter_map(|&cell| Placement::covering(&[cell])).collect();
                self.plan.push(option);
            }
        }
        self.plan.pop()
    }
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new()
    }
}

impl Player for Engine {
    fn choose(&mut self, position: &Position) -> Option<Placement> {
        let me = position.turn();
        if !position.can_place(me) {
            return None;
        }
        match closed::closed_region(position, me) {
            Some(region) => self.choose_packing(position, &region),
            None => self.choose_contested(position),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::simple::{Simple, Taste};

    /// A whole game of the engine, in this seat and with this effort, against simple players: its
    /// moves and the last position.
    fn game(width: usize, seat: usize, effort: f64) -> (Vec<Option<Placement>>, Position) {
        let mut engine = Engine::with_effort(effort);
        let mut others: Vec<Simple> =
            [Taste::Any, Taste::Smallest, Taste::Biggest, Taste::Any].map(|taste| Simple::new(taste, 7)).into();
        let (mut position, mut moves) = (Position::new(width, 4), Vec::new());
        while !position.is_over() {
            let turn = position.turn();
            let chosen = if turn == seat { engine.choose(&position) } else { others[turn].choose(&position) };
            if let Some(placed) = chosen {
                let cells: Vec<_> = placed.cells().collect();
                assert_eq!(position.check(&cells), Ok(placed));
            }
            assert_eq!(chosen.is_some(), position.can_place(turn));
            if turn == seat {
                moves.push(chosen);
            }
            position.play(chosen);
        }
        (moves, position)
    }

    #[test]
    fn engine_plays_legal_and_reproducible_games() {
        for (width, seat) in [(1, 0), (2, 0), (5, 1), (9, 2), (13, 3)] {
            assert_eq!(game(width, seat, 0.02), game(width, seat, 0.02));
        }
    }

    #[test]
    fn engine_beats_simple_players_on_a_small_board() {
        for seat in 0..4 {
            let scores = game(13, seat, 0.02).1.scores();
            assert!((0..4).all(|other| other == seat || scores[other] < scores[seat]), "seat {seat}: {scores:?}");
        }
    }
}
