//! The strong player.
pub mod eval;
pub mod packing;
pub mod reach;
use super::{placement::Placement, players::Player, position::Position};
use eval::{Trial, Weights};
/// Engine.
pub struct Engine(Trial);
impl Engine {
    /// New.
    pub fn new() -> Engine {
        Engine(Trial { w: Weights { top: 8, plies: 8, ..Weights::default() }, work: 0 })
    }
}
impl Player for Engine {
    fn choose(&mut self, p: &Position) -> Option<Placement> {
        self.0.choose(p)
    }
}
