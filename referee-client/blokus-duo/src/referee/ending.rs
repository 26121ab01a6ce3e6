//! How a game ended, and what exactly the loser did wrong.

use std::fmt;

use blokus_duo::notation::Code;
use blokus_duo::player::Player as Side;
use blokus_duo::result::{Outcome, Reason};

use crate::game::Game;
use crate::players::Fault;

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
    pub(super) fn by_points(game: &Game) -> Option<Ending> {
        Outcome::by_points(game.position()).map(|outcome| Ending { outcome, detail: None })
    }

    /// `loser` answered with something against the rules.
    pub(super) fn by_illegal_move(game: &Game, loser: Side, code: Code, why: &dyn fmt::Display) -> Ending {
        Ending::lost_by(loser, game, Reason::IllegalMove, format!("{code}: {why}"))
    }

    /// `loser` did not answer as it must.
    pub(super) fn by_fault(game: &Game, loser: Side, fault: &Fault) -> Ending {
        let reason = match fault {
            Fault::Timeout(_) => Reason::Timeout,
            Fault::Malformed(_) => Reason::Malformed,
            Fault::Disconnected(_) => Reason::Disconnected,
            Fault::Resigned => Reason::Resigned,
        };
        Ending::lost_by(loser, game, reason, fault.to_string())
    }

    /// Whether the points decided, not a fault.
    pub fn is_by_points(&self) -> bool {
        self.detail.is_none()
    }

    fn lost_by(loser: Side, game: &Game, reason: Reason, detail: String) -> Ending {
        Ending { outcome: Outcome::lost_by(loser, game.position(), reason), detail: Some(detail) }
    }
}
