//! The cost of a side's turns, stored with each result.

use serde::{Deserialize, Serialize};

use duo_players::player::Turn;

/// The cost of a side's turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Cost {
    /// Turns taken.
    pub turns: u32,
    /// Microseconds for all turns together.
    pub us: u64,
    /// Microseconds for the slowest turn.
    pub slowest_us: u64,
    /// Clock cycles of the accelerator.
    pub cycles: u64,
    /// Nodes searched.
    pub nodes: u64,
}

impl Cost {
    /// Counts a turn.
    pub fn add(&mut self, turn: &Turn) {
        let us = turn.elapsed.as_micros() as u64;
        self.turns += 1;
        self.us += us;
        self.slowest_us = self.slowest_us.max(us);
        self.cycles += turn.search.cycles.unwrap_or(0);
        self.nodes += turn.search.nodes.unwrap_or(0);
    }
}
