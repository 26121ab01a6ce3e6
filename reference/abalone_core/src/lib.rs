//! Abalone as the Persian programming contest plays it: rules and engine, without input or output.
//!
//! | modules, each built on those before it | purpose |
//! |---|---|
//! | [`cells`], [`team`], [`moves`], [`position`], [`perft`] | board and rules |
//! | [`notation`] | moves as text |
//! | [`contest`] | a whole game with its score |
//! | [`symmetry`] | the twelve images of a position |
//! | [`features`], [`network`], [`evaluation`] | the value of a position |
//! | [`clock`], [`search`], [`simple`] | the engine, and a plain search that is its opponent |
//! | [`sealed`], [`tuning`] | games of the engine against itself, and networks learnt from them |
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
pub mod clock;
pub mod contest;
pub mod evaluation;
pub mod features;
#[cfg(test)]
mod fuzz;
pub mod moves;
pub mod network;
pub mod notation;
pub mod perft;
pub mod position;
pub mod sealed;
pub mod search;
pub mod simple;
pub mod symmetry;
pub mod team;
pub mod tuning;
