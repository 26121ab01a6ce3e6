//! This game's part of tournaments. The part that all games share is the crate `tournament`.

pub mod contender;
mod cost;
mod frames;
mod game;
pub mod openings;
pub mod settings;

pub use game::BlokusDuo;
