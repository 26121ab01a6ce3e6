//! The strong player.
//!
//! While rivals can still reach what it can reach, it ranks its options by what everybody could reach first, and for good
//! (`estimate` on `reach`, with the `weights` that games have taught it: `learning`), and searches a tree of the best ones (`ranking`) and of everybody's replies (`search`). Once its region
//! is closed to all others (`closed`), only the number of pieces that fit in matters (`packing`).
//!
//! It plans its effort in steps of work, never by a clock: `budget` says how many a turn may take. No chance is in it: the
//! same moves give the same answer on every machine.

mod budget;
mod closed;
mod estimate;
pub mod learning;
mod packing;
mod ranking;
mod reach;
mod rows;
mod search;
#[cfg(test)]
mod test_games;
mod weights;

use self::budget::Budget;
use self::estimate::Weights;
use self::reach::Ground;
use self::weights::WEIGHTS;
use super::cells::Cells;
use super::options;
use super::placement::Placement;
use super::players::Player;
use super::position::Position;

/// The name that it tells the referee.
pub const NAME: &str = "Diagonal";

/// The strong player, with its memory of a game.
pub struct Engine {
    budget: Budget,
    /// What its estimates go by.
    weights: Weights,
    /// What is to be placed in a closed region, the next one last.
    plan: Vec<Placement>,
}

impl Engine {
    /// A player that plans its effort for a whole game of the contest.
    pub fn new() -> Engine {
        Engine::with_effort(1.0)
    }

    /// The same with so many times the effort.
    pub fn with_effort(effort: f64) -> Engine {
        Engine { budget: Budget::new(effort), weights: WEIGHTS, plan: Vec::new() }
    }

    /// The option that turns out best when everybody goes for its own good.
    fn fight(&mut self, position: &Position) -> Option<Placement> {
        let leads = Ground::of(position).leads(&mut self.budget.used);
        let allowance = self.budget.allowance(leads[position.turn()].first);
        search::choose(position, &self.weights, allowance, &mut self.budget.used)
    }

    /// The next piece of the best packing of a region that nobody else can reach.
    fn fill(&mut self, position: &Position, region: &Cells) -> Option<Placement> {
        let me = position.turn();
        let allowance = self.budget.allowance(region.count());
        let mut all = Vec::new();
        options::each(region, position.contacts(me), |option| all.push(option));
        let each = allowance / (all.len() as u64).max(1);
        for option in all {
            let after = position.after(option);
            let open = *region & *after.open();
            let nodes = each / packing::WORK_A_NODE;
            let cells = packing::best(&open, after.contacts(me), nodes.max(1), &mut self.budget.used);
            // What was found before and is as good stays: its rest is known to fit.
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
            Some(region) => self.fill(position, &region),
            None => self.fight(position),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::simple::{Simple, Taste};

    /// A whole game of the engine, in this seat and with this effort, against players of all tastes: its moves and the end.
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
    fn every_move_is_legal_to_the_end_and_the_same_the_next_time() {
        for (width, seat) in [(1, 0), (2, 0), (5, 1), (9, 2), (13, 3)] {
            assert_eq!(game(width, seat, 0.02), game(width, seat, 0.02));
        }
    }

    #[test]
    fn it_beats_simple_players_on_a_small_board() {
        for seat in 0..4 {
            let scores = game(13, seat, 0.02).1.scores();
            assert!((0..4).all(|other| other == seat || scores[other] < scores[seat]), "seat {seat}: {scores:?}");
        }
    }
}
