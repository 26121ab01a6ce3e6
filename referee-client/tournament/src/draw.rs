//! Draws the next round, in formats that draw one round after the other. Each round follows from
//! the plan and the log alone.

pub mod groups;
pub mod knockout;
pub mod levels;
pub mod points;
pub mod swiss;

use crate::entry::Round;
use crate::format::Format;
use crate::state::State;

/// The next step of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Announce this round.
    Round(Round),
    /// Play the games that have no result yet.
    Games,
    /// The tournament is over.
    Over,
}

/// The next step. A sequential test may be over before all its games are.
pub fn next_step(state: &State) -> Next {
    if !state.all_games_played() {
        return Next::Games;
    }
    let plan = state.plan();
    let round = match plan.format {
        Format::RoundRobin | Format::Gauntlet | Format::Sprt(_) | Format::Alone => None,
        Format::Swiss { games } => swiss::draw_round(state, games),
        Format::Knockout(terms) => {
            let seeds = state.present_players().map(|player| state.players()[player].name().to_owned()).collect();
            knockout::draw_round(state, &terms, 1, seeds)
        }
        Format::Groups { groups, advance, knockout } => groups::draw_round(state, groups, advance, &knockout),
        Format::Levels { group_size, group_rounds } => levels::draw_round(state, group_size, group_rounds),
    };
    round.map_or(Next::Over, Next::Round)
}

/// A round after the ones drawn so far.
fn new_round(state: &State, stage: u32, name: String, games: u32, pairings: Vec<Vec<String>>) -> Round {
    Round { round: state.rounds().len() as u32 + 1, name, stage, games, pairings, groups: Vec::new() }
}
