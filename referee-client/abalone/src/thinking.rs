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
    /// So much computing of each thread for each move, which only our own engine understands.
    CpuTime(Duration),
    /// About so many positions for each move.
    Nodes(u64),
    /// So many plies deep.
    Depth(u32),
}

/// Reads a number of seconds.
pub fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.001..=86_400.0).contains(number));
    number.ok_or_else(|| "seconds are a number from 0.001 to 86400".to_owned())
}
