//! Counts a match's results.

use std::collections::BTreeMap;

use super::{Ending, Round};

/// Results so far, by contestant.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games won by contestant 0 and 1.
    pub wins: [u32; 2],
    /// Number of draws.
    pub draws: u32,
    /// Games lost through faults by contestant 0 and 1, by cause.
    pub forfeits: [BTreeMap<String, u32>; 2],
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, round: &Round, ending: &Ending) {
        let Some(winner) = ending.outcome.winner.map(|side| round.contestant(side)) else {
            self.draws += 1;
            return;
        };
        self.wins[winner] += 1;
        if !ending.is_by_points() {
            *self.forfeits[1 - winner].entry(ending.outcome.reason.to_string()).or_default() += 1;
        }
    }

    /// Games counted.
    pub fn games(&self) -> u32 {
        self.wins[0] + self.wins[1] + self.draws
    }
}
