//! How a game ended, and what exactly the loser did wrong.

use std::fmt;

use duo_core::notation::Code;
use duo_core::player::Player as Side;
use duo_core::result::{Outcome, Reason};

use crate::game::Game;
use crate::player::Fault;

/// The result of a game, with what a person wants to know beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The result.
    pub outcome: Outcome,
    /// What exactly the loser did wrong, where it was not the points that decided.
    pub detail: Option<String>,
}

impl Ending {
    /// The points decide, if the game is over by the rules.
    pub fn by_points(game: &Game) -> Option<Ending> {
        Outcome::by_points(game.position()).map(|outcome| Ending { outcome, detail: None })
    }

    /// `loser` answered with something against the rules.
    pub(super) fn by_illegal_move(game: &Game, loser: Side, code: Code, why: &dyn fmt::Display) -> Ending {
        Ending::lost_by(loser, game, Reason::IllegalMove, format!("{code}: {why}"))
    }

    /// `loser` did not answer as it must.
    pub fn by_fault(game: &Game, loser: Side, fault: &Fault) -> Ending {
        let reason = match fault {
            Fault::Timeout(_) => Reason::Timeout,
            Fault::Malformed(_) => Reason::Malformed,
            Fault::Disconnected(_) => Reason::Disconnected,
            Fault::Resigned => Reason::Resigned,
        };
        Ending::lost_by(loser, game, reason, fault.to_string())
    }

    /// A side was not there, for this reason, or neither was: then nobody wins.
    pub fn by_absence(game: &Game, why: [Option<String>; 2]) -> Ending {
        match why {
            [Some(first), Some(second)] => {
                let outcome = Outcome::lost_by(Side::First, game.position(), Reason::Disconnected);
                Ending { outcome: Outcome { winner: None, ..outcome }, detail: Some(format!("{first}; {second}")) }
            }
            [first, second] => {
                let loser = if first.is_some() { Side::First } else { Side::Second };
                let fault = Fault::Disconnected(first.or(second).unwrap_or_default());
                Ending::by_fault(game, loser, &fault)
            }
        }
    }

    /// Whether the points decided, not a fault.
    pub fn is_by_points(&self) -> bool {
        self.detail.is_none()
    }

    fn lost_by(loser: Side, game: &Game, reason: Reason, detail: String) -> Ending {
        Ending { outcome: Outcome::lost_by(loser, game.position(), reason), detail: Some(detail) }
    }
}
