//! How a game ended.

use std::fmt;

use duo_core::notation::Code;
use duo_core::player::Player as Side;
use duo_core::result::{Outcome, Reason};

use crate::game::Game;
use crate::player::Fault;

/// The result of a game, with details for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The result.
    pub outcome: Outcome,
    /// The loser's fault, if a fault decided the game.
    pub detail: Option<String>,
}

impl Ending {
    /// The result by points; `None` while the game goes on.
    pub fn by_points(game: &Game) -> Option<Ending> {
        Outcome::by_points(game.position()).map(|outcome| Ending { outcome, detail: None })
    }

    /// The ending after `loser` played an illegal move.
    pub(super) fn by_illegal_move(game: &Game, loser: Side, code: Code, why: &dyn fmt::Display) -> Ending {
        Ending::lost_by(loser, game, Reason::IllegalMove, format!("{code}: {why}"))
    }

    /// The ending after `loser` failed to answer.
    pub fn by_fault(game: &Game, loser: Side, fault: &Fault) -> Ending {
        let reason = match fault {
            Fault::Timeout(_) => Reason::Timeout,
            Fault::Malformed(_) => Reason::Malformed,
            Fault::Disconnected(_) => Reason::Disconnected,
            Fault::Resigned => Reason::Resigned,
        };
        Ending::lost_by(loser, game, reason, fault.to_string())
    }

    /// The ending of a game in which one side was absent, with the reason. If both were absent,
    /// nobody wins.
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

    /// Whether the points decided.
    pub fn is_by_points(&self) -> bool {
        self.detail.is_none()
    }

    fn lost_by(loser: Side, game: &Game, reason: Reason, detail: String) -> Ending {
        Ending { outcome: Outcome::lost_by(loser, game.position(), reason), detail: Some(detail) }
    }
}
