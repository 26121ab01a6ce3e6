//! RoboRace in tournaments: what of them is this game's own. All else is the same for every game and stands in a crate of its own
//! (`referee-client/tournament`).

mod game;
pub mod served;
mod settings;

pub use game::RoboRace;
