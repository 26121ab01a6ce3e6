//! A player whose searches are told by the fast model: that is bit-exact, so it goes the same way, and can tell of it.

use std::time::Duration;

use duo_core::player::Start;

use super::model::Model;
use crate::game::Game;
use crate::player::{Fault, Player, Teller, Turn};

/// The accelerator's Verilog in simulation, say, and the model that goes through each search before it.
pub struct Explained {
    player: Box<dyn Player>,
    model: Model,
    /// Somebody wants to hear of searches; else the model does nothing.
    is_told: bool,
}

impl Explained {
    /// A player, and a model that searches as it does.
    pub fn new(player: Box<dyn Player>, model: Model) -> Explained {
        Explained { player, model, is_told: false }
    }
}

impl Player for Explained {
    fn name(&self) -> &str {
        self.player.name()
    }

    fn new_game(&mut self, first_start: Start) -> Result<(), Fault> {
        self.model.new_game(first_start)?;
        self.player.new_game(first_start)
    }

    fn reply(&mut self, game: &Game, limit: Duration) -> Result<Turn, Fault> {
        if self.is_told {
            self.model.reply(game, limit)?;
        }
        self.player.reply(game, limit)
    }

    fn tell_searches(&mut self, teller: Teller) {
        self.is_told = true;
        self.model.tell_searches(teller);
    }

    fn game_over(&mut self) {
        self.player.game_over();
    }

    fn is_timed(&self) -> bool {
        self.player.is_timed()
    }
}
