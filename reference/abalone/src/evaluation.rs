//! What a position is worth to whoever is to move, in hundredths of a marble: the sum of its features, each with its weight.

use super::cells::{Cells, RINGS};
use super::features::{features, shape};
use super::weights::Weights;

/// The value by these weights.
#[inline(always)]
pub fn evaluate(own: Cells, other: Cells, weights: &Weights) -> i32 {
    let features = features(own, other);
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// Our contest score less theirs: opposing neighbours count for both alike.
pub fn score_difference(own: Cells, other: Cells) -> i32 {
    let of = |cells: Cells| {
        let centrality: i32 = RINGS.iter().zip(1..).map(|(&ring, worth)| (cells & ring).count() as i32 * worth).sum();
        2 * shape(cells)[0] + centrality
    };
    of(own) - of(other)
}
