//! What the organiser decides: each decision is a line of the log, with its reason, and takes effect where it stands.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::entrant::Entrant;

/// A decision, with the reason that everybody may read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "decision", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Decision {
    /// A game's result is void; it is played again.
    Replay {
        /// The game.
        game: u64,
        /// Why.
        reason: String,
    },
    /// A game's result is another one.
    Overrule {
        /// The game.
        game: u64,
        /// The result.
        ruling: Ruling,
        /// Why.
        reason: String,
    },
    /// A player leaves: it forfeits its games that have no result.
    Withdraw {
        /// The player's name.
        player: String,
        /// Why.
        reason: String,
    },
    /// A player comes later: it takes part from the next round that has not been drawn.
    Enter {
        /// The player.
        player: Entrant,
        /// Why.
        reason: String,
    },
}

/// A result that is settled by decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruling {
    /// The side that moved first wins.
    First,
    /// The other side wins.
    Second,
    /// A draw.
    Draw,
    /// All lose.
    Nobody,
    /// These points, seat by seat.
    Points(Vec<f64>),
}

impl Decision {
    /// Why it was made.
    pub fn reason(&self) -> &str {
        match self {
            Decision::Replay { reason, .. }
            | Decision::Overrule { reason, .. }
            | Decision::Withdraw { reason, .. }
            | Decision::Enter { reason, .. } => reason,
        }
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Decision::Replay { game, .. } => write!(out, "game {game} is played again")?,
            Decision::Overrule { game, ruling, .. } => match ruling {
                Ruling::First => write!(out, "game {game} is a win of who moved first")?,
                Ruling::Second => write!(out, "game {game} is a win of who moved second")?,
                Ruling::Draw => write!(out, "game {game} is a draw")?,
                Ruling::Nobody => write!(out, "game {game} is nobody's win")?,
                Ruling::Points(points) => {
                    let points: Vec<String> = points.iter().map(f64::to_string).collect();
                    write!(out, "game {game} gives the points {}", points.join(" "))?;
                }
            },
            Decision::Withdraw { player, .. } => write!(out, "{player} withdraws")?,
            Decision::Enter { player, .. } => write!(out, "{} enters", player.name())?,
        }
        write!(out, ": {}", self.reason())
    }
}
