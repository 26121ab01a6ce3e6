//! Abalone, as the Persian contest of programs plays it.
//!
//! The order in which the modules build on each other: [`cells`] is the board, [`team`] the two teams; [`moves`] what can be
//! played, [`position`] how things stand, [`perft`] and [`facts`] to check both; [`notation`] moves as texts, [`contest`] a
//! whole game with its scores; [`symmetry`] the twelve images of a position; [`features`] and [`weights`], or the [`network`], for the
//! [`evaluation`] to say what a position is worth, [`search`] the engine, [`clock`] how long it thinks; [`tuning`] learns the network from games;
//! [`simple`] is a plain player to measure the engine against. [`checksum`] tells damaged files.
//!
//! ```
//! use abalone_core::{notation, position::Position};
//!
//! let start = Position::standard();
//! let opening = notation::read(&start, "a1b2")?;
//! println!("{} moves, and {opening} leads to {}", start.moves().len(), start.after(opening));
//! # Ok::<(), notation::Illegal>(())
//! ```

pub mod cells;
pub mod checksum;
pub mod clock;
pub mod contest;
pub mod evaluation;
pub mod facts;
pub mod features;
#[cfg(test)]
mod fuzz;
pub mod moves;
pub mod network;
pub mod notation;
pub mod perft;
pub mod position;
pub mod search;
pub mod simple;
pub mod symmetry;
pub mod team;
pub mod tuning;
pub mod weights;
