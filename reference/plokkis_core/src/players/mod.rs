//! Who decides what is placed.
//!
//! All of them are deterministic: what a player does follows from the position, from what it has done before, and from the seed
//! with which a simple one was made. None reads a clock or asks the system for randomness, not even for a hash table.

pub mod drawn;
pub mod simple;
pub mod territory;

use super::placement::Placement;
use super::position::Position;

/// A player.
pub trait Player {
    /// What to place for the player whose turn it is; `None` if it has no option.
    fn choose(&mut self, position: &Position) -> Option<Placement>;
}
