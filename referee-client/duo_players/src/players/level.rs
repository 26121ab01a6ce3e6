//! `level:NAME[:SEED]`: an opponent of a chosen strength, see [`duo_core::levels`].

use std::time::Duration;

use duo_core::levels::{glance, Effort, Level};
use duo_core::notation::encode;
use duo_core::player::Start;
use duo_core::search::techniques::Techniques;

use reference_common::clock::Instant;

use super::model::Model;
use crate::game::Game;
use crate::player::{Fault, Player, Search, Teller, Turn};

/// A level as a player.
pub struct Leveled {
    name: String,
    mind: Mind,
}

/// How the level chooses a move.
enum Mind {
    /// The best of this number of moves by their evaluation alone; the moves are drawn at random
    /// from a seed.
    Glance(usize, u64),
    /// The fast model.
    Model(Box<Model>),
}

impl Leveled {
    /// Equal seeds give equal games.
    pub fn new(level: Level, seed: u64) -> Leveled {
        let (name, mind) = match level.effort {
            Effort::Glance(seen) => (format!("level:{}:{seed}", level.name), Mind::Glance(seen, seed)),
            Effort::Search(budget_cycles) => {
                let model = Model::new(Techniques::default(), budget_cycles);
                (format!("level:{}", level.name), Mind::Model(Box::new(model)))
            }
        };
        Leveled { name, mind }
    }
}

impl Player for Leveled {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, first_start: Start) -> Result<(), Fault> {
        match &mut self.mind {
            Mind::Glance(..) => Ok(()),
            Mind::Model(model) => model.new_game(first_start),
        }
    }

    fn reply(&mut self, game: &Game, limit: Duration) -> Result<Turn, Fault> {
        match &mut self.mind {
            Mind::Glance(seen, seed) => {
                let asked = Instant::now();
                let code = encode(glance(game.position(), *seen, *seed));
                Ok(Turn { code, elapsed: asked.elapsed(), search: Search::default() })
            }
            Mind::Model(model) => model.reply(game, limit),
        }
    }

    fn tell_searches(&mut self, teller: Teller) {
        if let Mind::Model(model) = &mut self.mind {
            model.tell_searches(teller);
        }
    }
}
