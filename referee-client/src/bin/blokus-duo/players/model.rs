//! `model`: the bit-exact software twin of the accelerator: its moves, scores, nodes and cycles, without the wait; and what
//! the accelerator would be without some of its techniques.

use std::time::Duration;

use reference::blokus_duo::cycle_model::timing::CLOCK_HZ;
use reference::blokus_duo::model::variant;
use reference::blokus_duo::notation::encode;
use reference::blokus_duo::perspective::Perspective;
use reference::blokus_duo::player::Start;
use reference::blokus_duo::search::techniques::Techniques;
use reference::blokus_duo::search::MAX_DEPTH;

use super::{Fault, Player, Search, Turn};
use crate::game::Game;

/// The twin, thinking for a number of the accelerator's clock cycles.
pub struct Model {
    name: String,
    techniques: Techniques,
    budget_cycles: u64,
    max_depth: u32,
}

impl Model {
    /// With this budget a move.
    pub fn new(techniques: Techniques, budget_cycles: u64) -> Model {
        Model { name: format!("model{techniques}"), techniques, budget_cycles, max_depth: MAX_DEPTH }
    }

    /// Searching to this depth, however long it takes.
    pub fn to_depth(techniques: Techniques, max_depth: u32) -> Model {
        Model { max_depth, ..Model::new(techniques, u64::MAX) }
    }
}

impl Player for Model {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, _first_start: Start) -> Result<(), Fault> {
        Ok(())
    }

    fn reply(&mut self, game: &Game, _limit: Duration) -> Result<Turn, Fault> {
        let root = Perspective::from(game.position());
        let found = variant(&root, self.techniques, self.budget_cycles, self.max_depth);
        Ok(Turn { code: encode(found.best), elapsed: on_accelerator(found.cycles), search: Search::from(&found) })
    }
}

/// How long the accelerator takes for a number of cycles.
pub fn on_accelerator(cycles: u64) -> Duration {
    Duration::from_secs_f64(cycles as f64 / f64::from(CLOCK_HZ))
}
