//! Observers of a match: screens, scripts and records implement [`Watch`].

use duo_core::player::Player as Side;

use crate::game::Game;
use crate::player::Turn;
use crate::referee::{Ending, Round, Tally};

/// Receives everything that happens in a match, in order.
///
/// An error of an observer, such as a full disk or a closed pipe, ends the match.
pub trait Watch {
    /// A game begins from the round's opening.
    fn game_begins(&mut self, round: &Round) -> anyhow::Result<()>;

    /// `side` has taken its turn; `game` is the game after it.
    fn turn_taken(&mut self, round: &Round, game: &Game, side: Side, turn: &Turn) -> anyhow::Result<()>;

    /// The game is over and counted in `tally`.
    fn game_ends(&mut self, round: &Round, game: &Game, ending: &Ending, tally: &Tally) -> anyhow::Result<()>;
}

/// Several watchers as one.
pub struct Watchers(pub Vec<Box<dyn Watch>>);

impl Watch for Watchers {
    fn game_begins(&mut self, round: &Round) -> anyhow::Result<()> {
        self.0.iter_mut().try_for_each(|watcher| watcher.game_begins(round))
    }

    fn turn_taken(&mut self, round: &Round, game: &Game, side: Side, turn: &Turn) -> anyhow::Result<()> {
        self.0.iter_mut().try_for_each(|watcher| watcher.turn_taken(round, game, side, turn))
    }

    fn game_ends(&mut self, round: &Round, game: &Game, ending: &Ending, tally: &Tally) -> anyhow::Result<()> {
        self.0.iter_mut().try_for_each(|watcher| watcher.game_ends(round, game, ending, tally))
    }
}
