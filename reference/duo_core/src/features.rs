//! The features of the evaluation, with a weight for each.

/// The sets of cells that are counted for each side, in the order of all counts and weights.
pub const FREEDOM: [&str; 5] = ["bends", "safe", "reach", "wave", "free"];

/// The weights that apply after a certain number of turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// Weight of having moved last.
    pub tempo: i16,
    /// Weight of each cell placed more than the other side.
    pub cells: i16,
    /// Weight of each cell more in the sets of [`FREEDOM`].
    pub freedom: [i16; FREEDOM.len()],
}
