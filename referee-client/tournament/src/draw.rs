//! Draws the next round, where rounds are drawn one after the other: each follows from the plan and the log alone.

pub mod groups;
pub mod knockout;
pub mod levels;
pub mod points;
pub mod swiss;

use crate::format::Format;
use crate::round::Round;
use crate::state::State;

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// This round is to be announced.
    Round(Round),
    /// Games that are known have no result yet.
    Games,
    /// Nothing: the tournament is over.
    Over,
}

/// What comes next in a tournament. A test may be over before its games are.
pub fn next(state: &State) -> Next {
    if !state.is_played() {
        return Next::Games;
    }
    let plan = state.plan();
    let round = match plan.format {
        Format::RoundRobin | Format::Gauntlet | Format::Sprt(_) | Format::Alone => None,
        Format::Swiss { games } => swiss::next(state, games),
        Format::Knockout(terms) => {
            let seeds = state.present().map(|player| state.players()[player].name().to_owned()).collect();
            knockout::next(state, &terms, 1, seeds)
        }
        Format::Groups { groups, advance, knockout } => groups::next(state, groups, advance, &knockout),
        Format::Levels { group_size, group_rounds } => levels::next(state, group_size, group_rounds),
    };
    round.map_or(Next::Over, Next::Round)
}

/// A round after those that there are.
fn round(state: &State, stage: u32, name: String, games: u32, pairings: Vec<Vec<String>>) -> Round {
    Round { round: state.rounds().len() as u32 + 1, name, stage, games, pairings, groups: Vec::new() }
}
