//! A player who sits at the page: the server hands its moves in, and passes for it when no piece fits any more.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use blokus_duo::moves::legal_placements;
use blokus_duo::notation::{encode, Code};
use blokus_duo::placement::Move;
use blokus_duo::player::Start;
use blokus_duo::position::Position;

use super::offers::GUEST;
use crate::game::Game;
use crate::players::{Fault, Player, Search, Turn};

/// What comes from the page.
#[derive(Clone, Copy, Debug)]
pub enum Action {
    /// A move that is known to be legal.
    Play(Code),
    /// The player gives up.
    Resign,
}

/// Waits for what its page sends, as long as there is a piece to lay.
pub struct Guest {
    inbox: Receiver<Action>,
    patience: Duration,
}

impl Guest {
    /// Whoever does not move within `patience` has left.
    pub fn new(inbox: Receiver<Action>, patience: Duration) -> Guest {
        Guest { inbox, patience }
    }
}

impl Player for Guest {
    fn name(&self) -> &str {
        GUEST
    }

    fn new_game(&mut self, _first_start: Start) -> Result<(), Fault> {
        Ok(())
    }

    fn reply(&mut self, game: &Game, _limit: Duration) -> Result<Turn, Fault> {
        let asked = Instant::now();
        let turn = |code| Ok(Turn { code, elapsed: asked.elapsed(), search: Search::default() });
        // Nobody is asked where there is no choice; who is stuck may still give up.
        let patience = if is_stuck(game.position()) { Duration::ZERO } else { self.patience };
        match self.inbox.recv_timeout(patience) {
            Ok(Action::Play(code)) => turn(code),
            Err(RecvTimeoutError::Timeout) if patience.is_zero() => turn(encode(Move::Pass)),
            Ok(Action::Resign) => Err(Fault::Resigned),
            Err(RecvTimeoutError::Timeout) => {
                Err(Fault::Disconnected(format!("no move within {} s", self.patience.as_secs())))
            }
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Disconnected("the game was ended".to_owned())),
        }
    }

    fn is_timed(&self) -> bool {
        false
    }
}

/// Whether the side to move can only pass.
fn is_stuck(position: &Position) -> bool {
    legal_placements(position).is_empty()
}
