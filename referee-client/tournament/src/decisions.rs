//! The organiser's decisions. Each is a line of the log with its reason and takes effect at its
//! place in the log.

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
    /// An earlier decision is revoked: the tournament goes on as if it had never been made.
    Revoke {
        /// The number of the earlier decision, from 1.
        number: u64,
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
            | Decision::Enter { reason, .. }
            | Decision::Revoke { reason, .. } => reason,
        }
    }
}

impl Ruling {
    pub(crate) fn in_words(&self, game: u64, names: &[String]) -> String {
        match (self, names) {
            (Ruling::First, [winner, loser]) | (Ruling::Second, [loser, winner]) => {
                format!("{winner} wins game {game} against {loser}")
            }
            (Ruling::Draw, _) => format!("game {game} between {} is a draw", list(names)),
            (Ruling::Points(points), _) => {
                let each = names.iter().zip(points).map(|(name, points)| format!("{name} {points}"));
                format!("game {game} counts {} points", each.collect::<Vec<_>>().join(", "))
            }
            _ => format!("{} lose game {game}", list(names)),
        }
    }
}

/// Names as a sentence has them: `a, b and c`.
pub(crate) fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}
