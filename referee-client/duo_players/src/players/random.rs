//! `random[:SEED]`: a random legal move, all equally likely.

use std::time::Duration;

use duo_core::moves::legal_placements;
use duo_core::notation::encode;
use duo_core::placement::Move;
use duo_core::player::Start;
use fastrand::Rng;
use reference_common::clock::Instant;

use crate::game::Game;
use crate::player::{Fault, Player, Search, Turn};

/// Plays a random legal placement, or passes.
pub struct Random {
    name: String,
    generator: Rng,
}

impl Random {
    /// Equal seeds give equal games.
    pub fn new(seed: u64) -> Random {
        Random { name: format!("random:{seed}"), generator: Rng::with_seed(seed) }
    }
}

impl Player for Random {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, _first_start: Start) -> Result<(), Fault> {
        Ok(())
    }

    fn reply(&mut self, game: &Game, _limit: Duration) -> Result<Turn, Fault> {
        let asked = Instant::now();
        let placements = legal_placements(game.position());
        let played = self.generator.choice(placements).map_or(Move::Pass, Move::Place);
        Ok(Turn { code: encode(played), elapsed: asked.elapsed(), search: Search::default() })
    }
}
