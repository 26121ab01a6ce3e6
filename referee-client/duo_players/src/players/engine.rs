//! `engine`: the accelerator's search at the host's speed.

use std::time::Duration;

use duo_core::engine::{Engine as Searcher, Limit};
use duo_core::notation::encode;
use duo_core::player::Start;
use reference_common::clock::Instant;

use crate::game::Game;
use crate::player::{Fault, Player, Search, Turn};

/// Share of the reply time that it thinks. The rest is a reserve for a busy host.
const SHARE: f64 = 0.8;

/// The engine as a player.
pub struct Engine {
    searcher: Searcher,
    effort: Effort,
}

/// Effort for a move.
enum Effort {
    /// This share of the referee's limit, or of this time if that is less.
    Time(Duration),
    /// A number of nodes, without a time limit.
    Nodes(u64),
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new()
    }
}

impl Engine {
    /// An engine that thinks on all cores, as long as the referee allows.
    pub fn new() -> Engine {
        Engine::with_time(Duration::MAX, 0)
    }

    /// An engine that answers within `time` even if the referee allows more. 0 threads means all
    /// cores.
    pub fn with_time(time: Duration, threads: usize) -> Engine {
        Engine { searcher: Searcher::new(threads), effort: Effort::Time(time) }
    }

    /// An engine that searches this number of nodes on one core. Its answers are equal on every
    /// host.
    pub fn with_nodes(nodes: u64) -> Engine {
        Engine { searcher: Searcher::new(1), effort: Effort::Nodes(nodes) }
    }
}

impl Player for Engine {
    fn name(&self) -> &str {
        "engine"
    }

    fn new_game(&mut self, _first_start: Start) -> Result<(), Fault> {
        Ok(())
    }

    fn reply(&mut self, game: &Game, limit: Duration) -> Result<Turn, Fault> {
        let asked = Instant::now();
        let limit = match self.effort {
            Effort::Time(time) => Limit::Time(limit.min(time).mul_f64(SHARE)),
            Effort::Nodes(nodes) => Limit::Nodes(nodes),
        };
        let found = self.searcher.think(game.position(), limit);
        Ok(Turn { code: encode(found.best), elapsed: asked.elapsed(), search: Search::from(&found) })
    }
}
