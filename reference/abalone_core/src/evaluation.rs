//! The value of a position for the side to move, in hundredths of a marble: from the network, or
//! from a weighted sum of features.

use std::sync::Arc;

use super::cells::Cells;
use super::features::{features, score_difference, FEATURES};
use super::network::evaluator::{builtin, Evaluator};
use super::network::forward::Network;

/// How positions are evaluated.
#[derive(Clone)]
pub enum Evaluation {
    /// The trained network, shared by all threads.
    Network(Arc<Network>),
    /// A weighted sum of features. It is weaker, and serves to measure the network.
    Linear(Weights),
}

impl Default for Evaluation {
    /// The built-in network.
    fn default() -> Evaluation {
        Evaluation::Network(builtin())
    }
}

impl Evaluation {
    /// Describes the training data.
    pub fn origin(&self) -> &str {
        match self {
            Evaluation::Network(network) => network.origin(),
            Evaluation::Linear(_) => "weighted features",
        }
    }

    /// The built-in weights.
    pub fn linear() -> Evaluation {
        Evaluation::Linear(WEIGHTS)
    }
}

/// One weight for each feature.
pub type Weights = [i32; FEATURES];

/// Hundredths of a marble for each feature, in the order of `features`. Learnt from 105,998
/// positions of 800 games.
pub const WEIGHTS: Weights = [
    // Each opposing marble out, and the extra for marbles beyond the first, second and so on.
    82, -3, 40, -26, 28, //
    // A marble on the second ring and so on to the centre, compared with a marble at the edge.
    4, 13, 33, 34, //
    // Two neighbours; three in a line.
    10, 3, //
    // Ejections available to the side to move, and to the other side.
    27, -25, //
    // Being the side to move.
    13,
];

/// An evaluation during a search, with its state for the line being searched.
pub(crate) enum Judge {
    Network(Evaluator),
    /// The weights, and the weight of a point of the contest's score in 64ths.
    Linear(Weights, i32),
}

impl Judge {
    pub(crate) fn new(evaluation: &Evaluation, longest_line: usize, plies_left: u32) -> Judge {
        match evaluation {
            Evaluation::Network(network) => {
                Judge::Network(Evaluator::new(Arc::clone(network), longest_line, plies_left))
            }
            Evaluation::Linear(weights) => Judge::Linear(*weights, score_weight(plies_left)),
        }
    }

    /// The value for the side to move at a ply of the line.
    #[inline(always)]
    pub(crate) fn value(&mut self, own: Cells, other: Cells, ply: usize) -> i32 {
        match self {
            Judge::Network(evaluator) => evaluator.evaluate(own, other, ply),
            Judge::Linear(weights, score_weight) => {
                let features = features(own, other);
                let value: i32 = features.iter().zip(weights).map(|(feature, weight)| feature * *weight).sum();
                match *score_weight {
                    0 => value,
                    weight => value + score_difference(own, other) * weight / 64,
                }
            }
        }
    }
}

/// Number of plies before the end from which the contest's score counts.
const SCORE_COUNTS_FROM: u32 = 60;

/// The weight of the contest's score, which grows towards the end.
fn score_weight(plies_left: u32) -> i32 {
    (SCORE_COUNTS_FROM as i32 - plies_left as i32).max(0) * 4
}
