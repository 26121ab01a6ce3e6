//! RoboRace in tournaments. The parts that all games share are in the crate `tournament`.

mod game;
pub mod served;
mod settings;

pub use game::RoboRace;
