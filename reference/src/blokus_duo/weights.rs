//! The evaluation's weights by phase: data that software and hardware share.
//!
//! Fitted by logistic regression on the outcomes of 3,000 games between equal players (93,803 positions, each as its mover
//! left it). The same fit on four fifths of the games gives a log-loss of 0.428 on the rest.

use super::evaluation::Weights;

/// Number of phases.
pub const PHASE_COUNT: usize = 6;

/// Turns in a phase; the last phase lasts to the end.
pub const PLIES_PER_PHASE: usize = 6;

/// The weights of each phase, in units of 1/400 logit; each fits in 10 bits, two's complement.
pub static WEIGHTS: [Weights; PHASE_COUNT] = [
    Weights { squares: 37, corners: 61, reach: 8, wave: 1, tempo: -329 },
    Weights { squares: 60, corners: 19, reach: 9, wave: 10, tempo: -301 },
    Weights { squares: 111, corners: -3, reach: 21, wave: 16, tempo: -334 },
    Weights { squares: 174, corners: -14, reach: 37, wave: 19, tempo: -377 },
    Weights { squares: 234, corners: -65, reach: 72, wave: 22, tempo: -324 },
    Weights { squares: 407, corners: -180, reach: 167, wave: 8, tempo: -231 },
];
