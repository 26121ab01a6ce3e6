//! `model`: the bit-exact software twin of the accelerator: its moves, scores, nodes and cycles, without the wait.

use std::time::Duration;

use reference::blokus_duo::cycle_model::timing::CLOCK_HZ;
use reference::blokus_duo::model::think;
use reference::blokus_duo::notation::encode;
use reference::blokus_duo::player::Start;

use super::{Fault, Player, Search, Turn};
use crate::game::Game;

/// The twin, thinking for a number of the accelerator's clock cycles.
pub struct Model {
    budget_cycles: u64,
}

impl Model {
    /// With this budget a move.
    pub fn new(budget_cycles: u64) -> Model {
        Model { budget_cycles }
    }
}

impl Player for Model {
    fn name(&self) -> &str {
        "model"
    }

    fn new_game(&mut self, _first_start: Start) -> Result<(), Fault> {
        Ok(())
    }

    fn reply(&mut self, game: &Game, _limit: Duration) -> Result<Turn, Fault> {
        let found = think(game.position(), self.budget_cycles);
        Ok(Turn { code: encode(found.best), elapsed: on_accelerator(found.cycles), search: Search::from(&found) })
    }
}

/// How long the accelerator takes for a number of cycles.
pub fn on_accelerator(cycles: u64) -> Duration {
    Duration::from_secs_f64(cycles as f64 / f64::from(CLOCK_HZ))
}
