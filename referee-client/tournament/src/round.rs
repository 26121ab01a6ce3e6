//! A round that has been drawn: from then on it does not change any more.

use serde::{Deserialize, Serialize};

/// A round, as it was announced: a line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Its number, from 1.
    pub round: u32,
    /// What it is called.
    pub name: String,
    /// The part of the tournament that it belongs to, from 1. A knockout's round that is played again is of the same stage.
    pub stage: u32,
    /// Games of each pairing; the seats are turned from one to the next.
    pub games: u32,
    /// Who meets whom, by name, whoever moves first first. Who stands alone where two play has no opponent: a bye.
    pub pairings: Vec<Vec<String>>,
    /// The groups, where the players are in groups.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Vec<String>>,
}

impl Round {
    /// Those who have no opponent in it, where `seats` sit at a table.
    pub fn byes(&self, seats: usize) -> impl Iterator<Item = &str> {
        self.pairings.iter().filter(move |pairing| pairing.len() < seats).flatten().map(String::as_str)
    }

    /// The pairings that are played.
    pub fn played(&self, seats: usize) -> impl Iterator<Item = &[String]> {
        self.pairings.iter().map(Vec::as_slice).filter(move |pairing| pairing.len() == seats)
    }
}
