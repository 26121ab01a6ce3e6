//! The organiser's decisions. Each is a line of the log with its reason and takes effect at its
//! place in the log.

use serde::{Deserialize, Serialize};

use crate::entrant::Entrant;
use crate::state::State;

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

    /// The decision in words, with the names of the teams and its reason.
    pub fn describe(&self, state: &State) -> String {
        format!("{}: {}", self.in_words(state), self.reason())
    }

    fn in_words(&self, state: &State) -> String {
        match self {
            Decision::Replay { game, .. } => match state.names_of(*game) {
                names if names.is_empty() => format!("game {game} is played again"),
                names => format!("{} play game {game} again", list(&names)),
            },
            Decision::Overrule { game, ruling, .. } => ruling.in_words(*game, &state.names_of(*game)),
            Decision::Withdraw { player, .. } => format!("{player} withdraws"),
            Decision::Enter { player, .. } => format!("{} enters", player.name()),
            Decision::Revoke { number, .. } => match state.decision(*number) {
                Some(revoked) => format!("decision {number} is revoked ({})", revoked.in_words(state)),
                None => format!("decision {number} is revoked"),
            },
        }
    }
}

impl Ruling {
    fn in_words(&self, game: u64, names: &[String]) -> String {
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
fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Format;
    use crate::plan::tests::plan;

    #[test]
    fn describe_names_the_teams() {
        let state = State::new(plan(Format::RoundRobin, &["Jena=x", "Porto=y"], 1));
        let overrule = |ruling| Decision::Overrule { game: 2, ruling, reason: "the hub".to_owned() };
        for (decision, words) in [
            (overrule(Ruling::First), "Porto wins game 2 against Jena: the hub"),
            (overrule(Ruling::Second), "Jena wins game 2 against Porto: the hub"),
            (overrule(Ruling::Draw), "game 2 between Porto and Jena is a draw: the hub"),
            (overrule(Ruling::Nobody), "Porto and Jena lose game 2: the hub"),
            (overrule(Ruling::Points(vec![0.75, 0.25])), "game 2 counts Porto 0.75, Jena 0.25 points: the hub"),
            (Decision::Replay { game: 1, reason: "power".to_owned() }, "Jena and Porto play game 1 again: power"),
        ] {
            assert_eq!(decision.describe(&state), words);
        }
    }
}
