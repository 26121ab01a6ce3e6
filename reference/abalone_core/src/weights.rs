//! The weights of the evaluation, learnt from 105998 positions of 800 games by `abalone tune`.

use super::features::FEATURES;

/// A weight for each feature.
pub type Weights = [i32; FEATURES];

/// Hundredths of a marble for each feature, as `features` names them.
pub const WEIGHTS: Weights = [
    // A marble of the opponent's out: each one, and beyond the first, second ... more.
    82, -3, 40, -26, 28, //
    // A marble on the second ring ... in the centre, against one at the edge.
    4, 13, 33, 34, //
    // Two neighbours, three in a line.
    10, 3, //
    // Ejections at hand of whoever is to move, and of the other side.
    27, -25, //
    // Being to move.
    13,
];
