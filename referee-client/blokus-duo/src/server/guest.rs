//! A player who sits at the page: the server hands its moves in.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use blokus_duo::notation::Code;
use blokus_duo::player::Start;

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

/// Waits for what its page sends.
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

    fn reply(&mut self, _game: &Game, _limit: Duration) -> Result<Turn, Fault> {
        let asked = Instant::now();
        match self.inbox.recv_timeout(self.patience) {
            Ok(Action::Play(code)) => Ok(Turn { code, elapsed: asked.elapsed(), search: Search::default() }),
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
