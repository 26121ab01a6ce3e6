//! `engine`: the same search as the accelerator's, at the host's speed.

use std::time::Duration;

use duo_core::engine::{Engine as Searcher, Limit};
use duo_core::notation::encode;
use duo_core::player::Start;
use reference_common::clock::Instant;

use crate::game::Game;
use crate::player::{Fault, Player, Search, Turn};

/// The part of the time for a reply that it thinks; the rest is for a host that is busy with something else, too.
const SHARE: f64 = 0.8;

/// The engine, thinking for most of the time it has.
pub struct Engine {
    searcher: Searcher,
    effort: Effort,
}

/// What the engine spends on a move.
enum Effort {
    /// Its share of the time that the referee allows, or of this time if that is less.
    Time(Duration),
    /// This many nodes, whatever the time.
    Nodes(u64),
}

impl Engine {
    /// On all cores, as long as the referee allows.
    pub fn new() -> Engine {
        Engine::with_time(Duration::MAX, 0)
    }

    /// Answering within `time` where the referee allows more; on this many threads, 0 stands for all cores.
    pub fn with_time(time: Duration, threads: usize) -> Engine {
        Engine { searcher: Searcher::new(threads), effort: Effort::Time(time) }
    }

    /// On one core, for a number of nodes: the same answers on every host.
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
