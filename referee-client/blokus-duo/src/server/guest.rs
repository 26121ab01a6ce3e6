//! A player who sits at the page: the server hands its moves in, and passes for it when no piece fits any more.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use duo_core::moves::legal_placements;
use duo_core::notation::{encode, Code};
use duo_core::placement::Move;
use duo_core::player::Start;
use duo_core::position::Position;

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
    /// Turns are to be taken back or done again: the session knows which.
    GoBack,
}

/// Waits for what its page sends, as long as there is a piece to lay.
pub struct Guest {
    inbox: Receiver<Action>,
    patience: Duration,
    /// Time for all moves, and how much of it is spent.
    clock: Option<Duration>,
    spent: Duration,
}

impl Guest {
    /// Whoever does not move within `patience` has left, and whoever uses up the time on its `clock` is late.
    pub fn new(inbox: Receiver<Action>, patience: Duration, clock: Option<Duration>) -> Guest {
        Guest { inbox, patience, clock, spent: Duration::ZERO }
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
        let stuck = is_stuck(game.position());
        let left = self.clock.map_or(Duration::MAX, |clock| clock.saturating_sub(self.spent));
        // Nobody is asked where there is no choice; who is stuck may still give up.
        let heard = self.inbox.recv_timeout(if stuck { Duration::ZERO } else { self.patience.min(left) });
        self.spent += asked.elapsed();
        let turn = |code| Ok(Turn { code, elapsed: asked.elapsed(), search: Search::default() });
        match (heard, self.clock) {
            (Ok(Action::Play(code)), _) => turn(code),
            (Ok(Action::Resign | Action::GoBack), _) => Err(Fault::Resigned),
            (Err(RecvTimeoutError::Timeout), _) if stuck => turn(encode(Move::Pass)),
            (Err(RecvTimeoutError::Timeout), Some(clock)) if left <= self.patience => Err(Fault::Timeout(clock)),
            (Err(RecvTimeoutError::Timeout), _) => {
                Err(Fault::Disconnected(format!("no move within {} s", self.patience.as_secs())))
            }
            (Err(RecvTimeoutError::Disconnected), _) => Err(Fault::Disconnected("the game was ended".to_owned())),
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
