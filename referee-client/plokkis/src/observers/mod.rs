//! What people and programs see of a game under way.

pub mod board;
pub mod json;
pub mod plain;
pub mod terminal;

use plokkis_core::placement::Placement;
use plokkis_core::position::Position;

use crate::fault::Fault;
use crate::referee::Observer;

/// Several who watch the same game.
#[derive(Default)]
pub struct All(pub Vec<Box<dyn Observer>>);

impl Observer for All {
    fn begins(&mut self, position: &Position, names: &[String]) -> anyhow::Result<()> {
        self.0.iter_mut().try_for_each(|one| one.begins(position, names))
    }

    fn turn(&mut self, position: &Position, player: usize, placed: Option<Placement>) -> anyhow::Result<()> {
        self.0.iter_mut().try_for_each(|one| one.turn(position, player, placed))
    }

    fn dropped(&mut self, player: usize, fault: &Fault) -> anyhow::Result<()> {
        self.0.iter_mut().try_for_each(|one| one.dropped(player, fault))
    }
}
