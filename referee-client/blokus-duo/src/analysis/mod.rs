//! What a recorded game was worth at every turn, and where it was lost.
//!
//! Every position is searched with the same effort. What a turn gave away is the chance to win that the side had before it
//! with its best move, less the chance it had after the move it made.

#[cfg(not(target_family = "wasm"))]
pub mod chart;
mod judge;
#[cfg(not(target_family = "wasm"))]
mod recorded;

pub use judge::{chance, Judge, Opinion};
#[cfg(not(target_family = "wasm"))]
pub use recorded::{analyze, Analysis, JudgedTurn};
