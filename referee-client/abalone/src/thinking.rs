//! How a player is told to think.

use std::time::Duration;

/// How a player thinks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Thinking {
    /// By its clock for the whole game.
    #[default]
    Clock,
    /// So long for each move.
    MoveTime(Duration),
    /// About so many positions for each move.
    Nodes(u64),
    /// So many plies deep.
    Depth(u32),
}
