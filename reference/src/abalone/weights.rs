//! The weights of the evaluation, set by hand.

use super::evaluation::FEATURES;

/// Hundredths of a marble for each feature, as `evaluation` names them.
pub const WEIGHTS: [i32; FEATURES] = [
    // A marble of the opponent's out: each one, and beyond the first, second ... more.
    100, 0, 0, 0, 0, //
    // A marble on the second ring ... in the centre, against one at the edge.
    14, 26, 34, 38, //
    // Two neighbours, three in a line.
    5, 2, //
    // Ejections at hand of whoever is to move, and of the other side.
    30, -30, //
    // Being to move.
    4,
];
