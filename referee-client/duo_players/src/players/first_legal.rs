//! `first-legal`: the first legal move of the list, for tests.

use std::time::Duration;

use duo_core::moves::legal_placements;
use duo_core::notation::encode;
use duo_core::placement::Move;
use duo_core::player::Start;
use reference_common::clock::Instant;

use crate::game::Game;
use crate::player::{Fault, Player, Search, Turn};

/// Plays the first legal placement, or passes.
pub struct FirstLegal;

impl Player for FirstLegal {
    fn name(&self) -> &str {
        "first-legal"
    }

    fn new_game(&mut self, _first_start: Start) -> Result<(), Fault> {
        Ok(())
    }

    fn reply(&mut self, game: &Game, _limit: Duration) -> Result<Turn, Fault> {
        let asked = Instant::now();
        let played = legal_placements(game.position()).first().map_or(Move::Pass, |&placement| Move::Place(placement));
        Ok(Turn { code: encode(played), elapsed: asked.elapsed(), search: Search::default() })
    }
}
