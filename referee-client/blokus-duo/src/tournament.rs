//! This game's part of tournaments; the crate `tournament` has the part that all games share.

pub mod contender;
mod cost;
mod frames;
mod game;
pub mod openings;
pub mod settings;

pub use game::BlokusDuo;
