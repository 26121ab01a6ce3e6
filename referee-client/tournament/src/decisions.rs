//! The organiser's decisions. Each is a line of the log with its reason and takes effect at its
//! place in the log.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::entrant::Entrant;

/// A decision with its public reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "decision", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "`reason` says all")]
pub enum Decision {
    /// Void a game's result and play the game again.
    Replay {
        /// The game's number.
        game: u64,
        reason: String,
    },
    /// Replace a game's result.
    Overrule {
        /// The game's number.
        game: u64,
        /// The new result.
        ruling: Ruling,
        reason: String,
    },
    /// A player withdraws and forfeits its games without a result.
    Withdraw {
        /// The player's name.
        player: String,
        reason: String,
    },
    /// A player enters late. It takes part from the next round that has not been drawn.
    Enter {
        /// The player.
        player: Entrant,
        reason: String,
    },
}

/// A result set by a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruling {
    /// The side that moved first wins.
    First,
    /// The other side wins.
    Second,
    /// A draw.
    Draw,
    /// Both lose.
    Nobody,
    /// These points, seat by seat.
    Points(Vec<f64>),
}

impl Decision {
    /// The public reason.
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
                Ruling::First => write!(out, "game {game} is won by the first mover")?,
                Ruling::Second => write!(out, "game {game} is won by the second mover")?,
                Ruling::Draw => write!(out, "game {game} is a draw")?,
                Ruling::Nobody => write!(out, "game {game} is lost by both")?,
                Ruling::Points(points) => {
                    let points: Vec<String> = points.iter().map(f64::to_string).collect();
                    write!(out, "game {game} counts {} points", points.join(" "))?;
                }
            },
            Decision::Withdraw { player, .. } => write!(out, "{player} withdraws")?,
            Decision::Enter { player, .. } => write!(out, "{} enters", player.name())?,
        }
        write!(out, ": {}", self.reason())
    }
}
