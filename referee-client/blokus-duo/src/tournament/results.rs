//! How the games of a tournament ended.

use std::mem;

use serde::{Deserialize, Serialize};

use super::decisions::{Decision, Ruling};
use super::plan::Plan;
use super::schedule::{pair_of, slot, Slot};
use crate::players::Turn;

/// What ends a game that a player forfeits since it has left.
pub const WITHDRAWN: &str = "withdrawn";

/// A game that is over. Sides are 0 (moved first) and 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// Its number in the plan.
    pub game: u64,
    /// The names of the players by side.
    pub players: [String; 2],
    /// The side that won, if one did: neither in a draw, nor where both forfeit.
    pub winner: Option<usize>,
    /// The points by side.
    pub scores: [i32; 2],
    /// What ended it.
    pub reason: String,
    /// What the loser did wrong, where it was not the points that decided.
    pub detail: Option<String>,
    /// Turns taken, those of the opening included.
    pub plies: u32,
    /// The opening.
    pub opening: String,
    /// What the turns cost, by side.
    pub costs: [Cost; 2],
}

/// What the turns of one side cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Cost {
    /// Turns taken.
    pub turns: u32,
    /// Microseconds for all.
    pub us: u128,
    /// Microseconds for the slowest.
    pub slowest_us: u128,
    /// Clock cycles of the accelerator.
    pub cycles: u64,
    /// Nodes searched.
    pub nodes: u64,
}

impl Cost {
    /// Counts one more turn.
    pub fn add(&mut self, turn: &Turn) {
        let us = turn.elapsed.as_micros();
        self.turns += 1;
        self.us += us;
        self.slowest_us = self.slowest_us.max(us);
        self.cycles += turn.search.cycles.unwrap_or(0);
        self.nodes += turn.search.nodes.unwrap_or(0);
    }
}

impl GameResult {
    /// The points that the player on this side gets: 1, a half or none.
    pub fn points(&self, side: usize) -> f64 {
        match self.winner {
            None if self.is_forfeited_by(side) => 0.0,
            None => 0.5,
            Some(winner) => f64::from(u8::from(winner == side)),
        }
    }

    /// Whether this side lost for another reason than the points.
    pub fn is_forfeited_by(&self, side: usize) -> bool {
        self.detail.is_some() && self.winner != Some(side)
    }

    /// Whether neither side has shown anything: both forfeit.
    pub fn is_void(&self) -> bool {
        self.detail.is_some() && self.winner.is_none()
    }

    /// Settles it otherwise.
    pub fn overrule(&mut self, ruling: Ruling, why: &str) {
        let played = mem::replace(&mut self.reason, "overruled".to_owned());
        self.winner = match ruling {
            Ruling::First => Some(0),
            Ruling::Second => Some(1),
            Ruling::Draw | Ruling::Nobody => None,
        };
        let about = format!("{why} (as played: {played})");
        // A draw is nobody's forfeit, and its reason is all that is told of it.
        (self.reason, self.detail) = match ruling {
            Ruling::Draw => (format!("overruled: {about}"), None),
            _ => ("overruled".to_owned(), Some(about)),
        };
    }

    /// Whether this decision is about it.
    pub fn is_decided_by(&self, decision: &Decision) -> bool {
        match decision {
            Decision::Replay { game, .. } | Decision::Overrule { game, .. } => *game == self.game,
            Decision::Withdraw { player, .. } => self.reason == WITHDRAWN && self.players.contains(player),
        }
    }

    /// A game that this player forfeits, since it has left.
    pub fn withdrawn(plan: &Plan, slot: &Slot, player: &str, why: &str) -> GameResult {
        let players = slot.players.map(|place| plan.players[place].name().to_owned());
        GameResult {
            game: slot.game,
            winner: players.iter().position(|name| name != player),
            players,
            scores: [0, 0],
            reason: WITHDRAWN.to_owned(),
            detail: Some(why.to_owned()),
            plies: 0,
            opening: String::new(),
            costs: [Cost::default(); 2],
        }
    }

    /// Why this cannot be a result of a game of this plan.
    pub fn misfit(&self, plan: &Plan) -> Option<String> {
        if self.game == 0 || pair_of(self.game) >= plan.pairs() {
            return Some(format!("there is no game {} in the plan", self.game));
        }
        if plan.shard.is_some_and(|shard| !shard.plays(pair_of(self.game))) {
            return Some(format!("game {} belongs to another part", self.game));
        }
        let names = slot(plan, self.game).players.map(|player| plan.players[player].name());
        if names != [&self.players[0], &self.players[1]] {
            return Some(format!("game {} is one between {} and {}", self.game, names[0], names[1]));
        }
        self.winner.is_some_and(|winner| winner > 1).then(|| "a winner is 0 or 1".to_owned())
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A result for tests: the winner is a side.
    pub fn result(plan: &Plan, game: u64, winner: Option<usize>) -> GameResult {
        let players = slot(plan, game).players.map(|player| plan.players[player].name().to_owned());
        GameResult {
            game,
            players,
            winner,
            scores: [-3, -4],
            reason: "both players passed".to_owned(),
            detail: None,
            plies: 30,
            opening: "55t0".to_owned(),
            costs: [Cost::default(); 2],
        }
    }
}
