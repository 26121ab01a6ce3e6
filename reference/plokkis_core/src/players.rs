//! Players: each chooses what to place in a position.
//!
//! All players are deterministic. A move depends only on the position, on the player's earlier
//! moves and on its seed. Players read no clock and no system randomness, not even through a hash
//! table.

pub mod random_first;
pub mod simple;
pub mod territory;

use super::placement::Placement;
use super::position::Position;

/// Chooses a player's moves.
pub trait Player {
    /// The placement for the player to move, or `None` if it has no option.
    fn choose(&mut self, position: &Position) -> Option<Placement>;
}
