//! Blokus Duo in tournaments: what of them is this game's own.
//!
//! All else is the same for every game and stands in a crate of its own (`referee-client/tournament`).

pub mod contender;
mod cost;
mod frames;
mod game;
pub mod openings;
pub mod settings;

pub use game::BlokusDuo;
