//! What the organiser decides about games: each decision is a line among the results, with its reason, and takes effect where it stands.

use std::collections::HashSet;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::plan::Plan;
use super::schedule::{slots, Slot};

/// A decision, with the reason that everybody may read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
}

/// A result that is settled by decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
}

impl fmt::Display for Decision {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Decision::Replay { game, reason } => write!(out, "game {game} is played again: {reason}"),
            Decision::Overrule { game, ruling, reason } => {
                let result = match ruling {
                    Ruling::First => "a win of who moved first",
                    Ruling::Second => "a win of who moved second",
                    Ruling::Draw => "a draw",
                    Ruling::Nobody => "nobody's win",
                };
                write!(out, "game {game} is {result}: {reason}")
            }
            Decision::Withdraw { player, reason } => write!(out, "{player} withdraws: {reason}"),
        }
    }
}

impl Decision {
    /// Why it cannot be about this tournament, in which these games have a result.
    pub fn misfit(&self, plan: &Plan, known: &HashSet<u64>) -> Option<String> {
        match self {
            Decision::Replay { game, .. } | Decision::Overrule { game, .. } => {
                (!known.contains(game)).then(|| format!("game {game} has no result"))
            }
            Decision::Withdraw { player, .. } => {
                (!plan.names().contains(&player.as_str())).then(|| format!("there is no player {player}"))
            }
        }
    }

    /// The games that get a result by it, and have none before; and the one that loses it.
    pub fn games(&self, plan: &Plan, known: &HashSet<u64>) -> (Vec<Slot>, Option<u64>) {
        match self {
            Decision::Replay { game, .. } => (Vec::new(), Some(*game)),
            Decision::Overrule { .. } => (Vec::new(), None),
            Decision::Withdraw { player, .. } => {
                let plays = |slot: &Slot| slot.players.iter().any(|&place| plan.players[place].name() == player);
                (slots(plan).filter(|slot| plays(slot) && !known.contains(&slot.game)).collect(), None)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::plan;
    use super::super::plan::Format;
    use super::*;

    fn reason() -> String {
        "the clock was wrong".to_owned()
    }

    #[test]
    fn what_cannot_be_decided_says_why() {
        let plan = plan(Format::RoundRobin, &["random:1", "random:2"], 1);
        let known = HashSet::from([1]);
        let told = |decision: Decision| decision.misfit(&plan, &known);
        assert_eq!(told(Decision::Replay { game: 1, reason: reason() }), None);
        assert_eq!(told(Decision::Replay { game: 2, reason: reason() }).as_deref(), Some("game 2 has no result"));
        let nobody = Decision::Withdraw { player: "x".to_owned(), reason: reason() };
        assert_eq!(told(nobody).as_deref(), Some("there is no player x"));
    }
}
