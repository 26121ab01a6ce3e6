//! A player whose searches the fast model repeats and reports. The model is bit-exact, so it
//! searches the same tree.

use std::time::Duration;

use duo_core::player::Start;

use super::model::Model;
use crate::game::Game;
use crate::player::{Fault, Player, Teller, Turn};

/// A player, such as the simulated Verilog, with the model that repeats its searches.
pub struct Explained {
    player: Box<dyn Player>,
    model: Model,
    /// Whether a search listener is set. Otherwise the model does not search.
    has_listener: bool,
}

impl Explained {
    /// `model` must search exactly as `player` does.
    pub fn new(player: Box<dyn Player>, model: Model) -> Explained {
        Explained { player, model, has_listener: false }
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
        if self.has_listener {
            self.model.reply(game, limit)?;
        }
        self.player.reply(game, limit)
    }

    fn tell_searches(&mut self, teller: Teller) {
        self.has_listener = true;
        self.model.tell_searches(teller);
    }

    fn game_over(&mut self) {
        self.player.game_over();
    }

    fn is_timed(&self) -> bool {
        self.player.is_timed()
    }
}
