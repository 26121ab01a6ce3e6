//! Records of games in the `blksgf` format, the dialect of SGF that Pentobi reads and writes.
//!
//! As the format is described: `GM` names the game, `B` and `W` are the moves of the first and the second side, each the
//! list of the cells it covers (`B[e8,d9,e9,f9,e10]`, from a1 at the bottom left, in the order a1, b1, ... a2, b2, ...); a
//! side that cannot move has no node, or one without a move; `AB`, `AW` and `PL` set a position up.
//!
//! To these our records add private properties, which other programs keep and show to nobody: [`properties`]. What a
//! person wants to know stands in the comments.

// A name that says everything needs no comment.
#![allow(missing_docs)]

pub mod analysis;
pub mod properties;
pub mod read;
pub mod sgf;
pub mod write;

#[cfg(test)]
mod fuzz;

/// What `GM` says, to the letter.
pub const GAME: &str = "Blokus Duo";
