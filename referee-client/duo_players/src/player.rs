//! The base of all players: [`Player`], its answer and its faults.

use std::time::Duration;

use duo_core::model::progress::{Iteration, Step};
use duo_core::notation::Code;
use duo_core::player::Start;
use duo_core::search::SearchResult;

use crate::game::Game;

/// One contestant, whose moves may come from anywhere.
///
/// A player is always asked with the whole game so far. Those that think in this process use its position; those on the
/// contest's wire send only the prompt that is due, and set the position up anew where it is not the one they hold.
pub trait Player {
    /// The name that tables and records show.
    fn name(&self) -> &str;

    /// A game begins; whatever was left of the last one is void. A player that had failed gets ready again.
    fn new_game(&mut self, first_start: Start) -> Result<(), Fault>;

    /// Takes its turn. `limit` is the time that the referee allows, on the player's own clock.
    fn reply(&mut self, game: &Game, limit: Duration) -> Result<Turn, Fault>;

    /// From now on its searches are told as they go, if it is a player that knows of that.
    fn tell_searches(&mut self, _teller: Teller) {}

    /// The game is over.
    fn game_over(&mut self) {}

    /// Whether the limit of time binds this player; people take the time they need.
    fn is_timed(&self) -> bool {
        true
    }
}

/// A player's answer.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The move as the player wrote it; nothing says yet that it is one.
    pub code: Code,
    /// The time it took, on the clock that decides: the accelerator's own for a simulation, the wall's for the others.
    pub elapsed: Duration,
    /// What is known of the search behind it.
    pub search: Search,
}

/// Hears of a search as it goes: the game, what an iteration has found, and the cycles of each of [`Step::ALL`] until then.
pub type Teller = Box<dyn FnMut(&Game, &Iteration, &[u64; Step::ALL.len()])>;

/// Figures of the search behind a move, as far as the player knows them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// Clock cycles of the accelerator.
    pub cycles: Option<u64>,
    /// Placements made and evaluated or expanded.
    pub nodes: Option<u64>,
    /// Plies of the last finished iteration.
    pub depth: Option<u32>,
    /// Value for the side that moved.
    pub score: Option<i32>,
}

impl From<&SearchResult> for Search {
    fn from(found: &SearchResult) -> Search {
        Search {
            // Where no accelerator was simulated there are none.
            cycles: (found.cycles > 0).then_some(found.cycles),
            nodes: Some(found.nodes),
            depth: Some(found.depth),
            score: Some(found.score),
        }
    }
}

/// Why a player could not answer; it loses the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// No complete answer came in time.
    #[error("no answer within {} ms", .0.as_millis())]
    Timeout(Duration),
    /// What came is no answer.
    #[error("{0}")]
    Malformed(String),
    /// Nothing can come any more.
    #[error("{0}")]
    Disconnected(String),
    /// The player gave the game up.
    #[error("gave the game up")]
    Resigned,
}
