//! Formats: who meets whom.

use serde::{Deserialize, Serialize};

use crate::hypotheses::Hypotheses;

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Format {
    /// Everybody meets everybody.
    RoundRobin,
    /// The first one meets all others.
    Gauntlet,
    /// Two meet until it is settled which hypothesis about their strength holds.
    Sprt(Hypotheses),
    /// Everybody plays alone.
    Alone,
    /// In every round those meet who have about as many points and have not met.
    Swiss {
        /// Games of a pairing.
        games: u32,
    },
    /// Who loses a pairing is out.
    Knockout(Knockout),
    /// Everybody meets everybody in groups, then the best of the groups play a knockout.
    Groups {
        /// How many groups there are.
        groups: u32,
        /// How many of each group go on.
        advance: u32,
        /// The knockout.
        knockout: Knockout,
    },
    /// Tables of four: everybody sits in every seat as often; by their points they are sorted into groups of a level, in which all
    /// combinations are played.
    Levels {
        /// Players in a group, about.
        group_size: usize,
        /// How often each combination of a group is played in each seating.
        group_rounds: u32,
    },
}

/// What is agreed about a knockout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Knockout {
    /// Games of a pairing.
    pub games: u32,
    /// How often a pairing that nobody has won is played again; after that, the one that was seeded higher goes on.
    pub replays: u32,
}

impl Format {
    /// Whether all games follow from the plan. Of the others, rounds are drawn one after the other, each when the one before it is over.
    pub fn is_fixed(&self) -> bool {
        matches!(self, Format::RoundRobin | Format::Gauntlet | Format::Sprt(_) | Format::Alone)
    }

    /// How many sit at a table.
    pub fn seats(&self) -> usize {
        match self {
            Format::Alone => 1,
            Format::Levels { .. } => 4,
            _ => 2,
        }
    }

    /// What it is called on the command line.
    pub fn name(&self) -> &'static str {
        match self {
            Format::RoundRobin => "round-robin",
            Format::Gauntlet => "gauntlet",
            Format::Sprt(_) => "sprt",
            Format::Alone => "alone",
            Format::Swiss { .. } => "swiss",
            Format::Knockout(_) => "knockout",
            Format::Groups { .. } => "groups",
            Format::Levels { .. } => "levels",
        }
    }
}
