//! The features of the evaluation, and a weight for each.

/// The sets of cells that are counted for each side, in the order of all counts and weights.
pub const FREEDOM: [&str; 5] = ["bends", "safe", "reach", "wave", "free"];

/// Weights that hold after a certain number of turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// For having moved last.
    pub tempo: i16,
    /// For each square placed more than the other side.
    pub cells: i16,
    /// For each cell more in the sets of [`FREEDOM`].
    pub freedom: [i16; FREEDOM.len()],
}
