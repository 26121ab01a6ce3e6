//! `model`: the bit-exact fast model of the accelerator: its moves, scores, nodes and cycles, without the wait; and what
//! the accelerator would be without some of its techniques. It knows what it found out at earlier moves of the game, as the
//! accelerator does, and may think while the other side thinks.

use std::time::Duration;

use blokus_duo::cycle_model::timing::CLOCK_HZ;
use blokus_duo::model::progress::Watch;
use blokus_duo::model::FastModel;
use blokus_duo::notation::encode;
use blokus_duo::perspective::Perspective;
use blokus_duo::player::Start;
use blokus_duo::search::techniques::Techniques;
use blokus_duo::search::MAX_DEPTH;

use super::{Fault, Player, Search, Teller, Turn};
use crate::game::Game;

/// The fast model, thinking for a number of the accelerator's clock cycles.
pub struct Model {
    name: String,
    techniques: Techniques,
    budget_cycles: u64,
    max_depth: u32,
    /// It thinks while the other side thinks.
    ponders: bool,
    fast_model: FastModel,
    /// The position behind its last move of this game.
    behind: Option<Perspective>,
    teller: Option<Teller>,
}

impl Model {
    /// With this budget a move.
    pub fn new(techniques: Techniques, budget_cycles: u64) -> Model {
        let name = format!("model{techniques}");
        let fast_model = FastModel::new(techniques);
        Model {
            name,
            techniques,
            budget_cycles,
            max_depth: MAX_DEPTH,
            ponders: false,
            fast_model,
            behind: None,
            teller: None,
        }
    }

    /// Searching to this depth, however long it takes.
    pub fn to_depth(techniques: Techniques, max_depth: u32) -> Model {
        Model { max_depth, ..Model::new(techniques, u64::MAX) }
    }

    /// The same, thinking as long as it does at its own moves while the other side thinks.
    pub fn pondering(self) -> Model {
        Model { name: format!("{}{PONDERING}", self.name), ponders: true, ..self }
    }
}

/// What the name of a fast model that ponders ends with.
pub const PONDERING: &str = "+ponder";

impl Player for Model {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, _first_start: Start) -> Result<(), Fault> {
        self.fast_model = FastModel::new(self.techniques);
        self.behind = None;
        Ok(())
    }

    fn reply(&mut self, game: &Game, _limit: Duration) -> Result<Turn, Fault> {
        if let Some(behind) = self.behind.take().filter(|_| self.ponders) {
            self.fast_model.search(&behind, self.budget_cycles, self.max_depth);
        }
        let root = Perspective::from(game.position());
        let Model { fast_model, budget_cycles, max_depth, teller, .. } = self;
        let found = match teller {
            Some(tell) => {
                let mut watch = Watch::new(|iteration, steps| tell(game, &iteration, &steps));
                fast_model.search_before(&root, *budget_cycles, *max_depth, &mut watch)
            }
            None => fast_model.search(&root, *budget_cycles, *max_depth),
        };
        self.behind = Some(root.after(found.best));
        Ok(Turn { code: encode(found.best), elapsed: on_accelerator(found.cycles), search: Search::from(&found) })
    }

    fn tell_searches(&mut self, teller: Teller) {
        self.teller = Some(teller);
    }
}

/// How long the accelerator takes for a number of cycles.
pub fn on_accelerator(cycles: u64) -> Duration {
    Duration::from_secs_f64(cycles as f64 / f64::from(CLOCK_HZ))
}
