//! The base of all players: [`Player`], its answer and its faults.

use std::time::Duration;

use duo_core::model::progress::{Iteration, Step};
use duo_core::notation::Code;
use duo_core::player::Start;
use duo_core::search::SearchResult;

use crate::game::Game;

/// A contestant, wherever its moves come from.
///
/// Every question contains the whole game. A player in this process uses the position. A player on
/// the contest's line sends only the prompt that is due, and sets the position up if the device has
/// another one.
pub trait Player {
    /// The name in tables and records.
    fn name(&self) -> &str;

    /// Begins a game and discards the last one. A player that has failed becomes ready again.
    fn new_game(&mut self, first_start: Start) -> Result<(), Fault>;

    /// Takes its turn within `limit`, measured on the player's own clock.
    fn reply(&mut self, game: &Game, limit: Duration) -> Result<Turn, Fault>;

    /// Sets a listener for the progress of searches. Players that do not search ignore it.
    fn tell_searches(&mut self, _teller: Teller) {}

    /// Tells the player that the game is over.
    fn game_over(&mut self) {}

    /// Whether the time limit applies. It does not apply to people.
    fn is_timed(&self) -> bool {
        true
    }
}

/// A player's answer.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The move in the player's spelling, unchecked.
    pub code: Code,
    /// Time taken: on the accelerator's clock for a simulation, on the wall clock for others.
    pub elapsed: Duration,
    /// Figures of the search behind the move.
    pub search: Search,
}

/// Listener for searches: gets the game, an iteration's result, and the cycles spent so far on each
/// of [`Step::ALL`].
pub type Teller = Box<dyn FnMut(&Game, &Iteration, &[u64; Step::ALL.len()])>;

/// Figures of the search behind a move, as far as the player knows them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// Clock cycles of the accelerator.
    pub cycles: Option<u64>,
    /// Number of placements evaluated or expanded.
    pub nodes: Option<u64>,
    /// Number of plies of the last finished iteration.
    pub depth: Option<u32>,
    /// Value for the side that moved.
    pub score: Option<i32>,
}

impl From<&SearchResult> for Search {
    fn from(found: &SearchResult) -> Search {
        Search {
            // Without a simulated accelerator, cycles are not counted.
            cycles: (found.cycles > 0).then_some(found.cycles),
            nodes: Some(found.nodes),
            depth: Some(found.depth),
            score: Some(found.score),
        }
    }
}

/// Why a player could not answer. The player loses the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// No complete answer came in time.
    #[error("no answer within {} ms", .0.as_millis())]
    Timeout(Duration),
    /// The answer was not a move.
    #[error("{0}")]
    Malformed(String),
    /// The player can no longer answer.
    #[error("{0}")]
    Disconnected(String),
    /// The player resigned.
    #[error("resigned")]
    Resigned,
}
