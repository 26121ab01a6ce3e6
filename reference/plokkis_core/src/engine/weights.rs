//! The learnt weights of the estimate, in the format that `plokkis learn` writes.

use super::estimate::Weights;

/// Pieces per cell of each feature (at the end, and the increase at the start), and a lead's
/// spread.
pub const WEIGHTS: Weights = Weights {
    pieces: [[0.629, -0.518], [0.043, -0.083], [-0.112, -0.071], [-0.500, 2.389]],
    spread: [1.000, 0.050, 0.000],
};
