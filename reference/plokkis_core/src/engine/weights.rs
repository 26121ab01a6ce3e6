//! What the estimate has learnt from games, in the form in which `plokkis learn` writes such numbers.

use super::estimate::Weights;

/// For each feature, how many pieces a cell of it is worth at the end, and how many more at the start; and the spread of a lead.
pub const WEIGHTS: Weights = Weights {
    pieces: [[0.629, -0.518], [0.043, -0.083], [-0.112, -0.071], [-0.500, 2.389]],
    spread: [1.000, 0.050, 0.000],
};
