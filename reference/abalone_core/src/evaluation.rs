//! What a position is worth to whoever is to move, in hundredths of a marble: by the network, or by a sum of weighted features.

use std::sync::Arc;

use super::cells::Cells;
use super::features::{features, score_difference};
use super::network::evaluator::{builtin, Evaluator};
use super::network::forward::Network;
use super::weights::{Weights, WEIGHTS};

/// How positions are judged.
#[derive(Clone)]
pub enum Evaluation {
    /// By a network.
    Network(Arc<Network>),
    /// By a sum of features, each with its weight: weaker, a yardstick for the network.
    Linear(Weights),
}

impl Default for Evaluation {
    /// By the network that comes with the program.
    fn default() -> Evaluation {
        Evaluation::Network(builtin())
    }
}

impl Evaluation {
    /// Where it comes from.
    pub fn origin(&self) -> &str {
        match self {
            Evaluation::Network(network) => network.origin(),
            Evaluation::Linear(_) => "weighted features",
        }
    }

    /// By the weights that come with the program.
    pub fn linear() -> Evaluation {
        Evaluation::Linear(WEIGHTS)
    }
}

/// What a search asks: an evaluation, and what it keeps of the line that is searched.
pub(crate) enum Judge {
    /// See [`Evaluation::Network`].
    Network(Evaluator),
    /// See [`Evaluation::Linear`]; with the weight of each point of the contest's score, in 64ths.
    Linear(Weights, i32),
}

impl Judge {
    /// For lines of so many plies, searched with so many plies left.
    pub(crate) fn new(evaluation: &Evaluation, longest_line: usize, plies_left: u32) -> Judge {
        match evaluation {
            Evaluation::Network(network) => {
                Judge::Network(Evaluator::new(Arc::clone(network), longest_line, plies_left))
            }
            Evaluation::Linear(weights) => Judge::Linear(*weights, score_weight(plies_left)),
        }
    }

    /// The value for whoever is to move at a ply of the line.
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

/// From so many plies before the end the contest's score counts.
const SCORE_COUNTS_FROM: u32 = 60;

/// The contest's score counts the more the nearer the end.
fn score_weight(plies_left: u32) -> i32 {
    (SCORE_COUNTS_FROM as i32 - plies_left as i32).max(0) * 4
}
