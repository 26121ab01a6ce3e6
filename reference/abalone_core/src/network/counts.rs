//! What is counted in a position because no sum over its cells can see it.

use super::shape::COUNTS;
use crate::cells::Cells;
use crate::features::{score_difference, shape};
use crate::moves::count_ejections;

/// Inputs of the second layer for each one counted.
pub const UNITS: [i32; COUNTS] = [762, 762, 95, 95, 150, 150, 0, 1500];

/// Ejections at hand, pairs and threes in a line, each of ours and of theirs; the difference of the contest's scores, which
/// counts at the end alone; and one, always.
#[inline(always)]
pub fn counts(own: Cells, other: Cells) -> [i32; COUNTS] {
    let [pairs, threes] = shape(own);
    let [their_pairs, their_threes] = shape(other);
    let ejections = count_ejections(own, other).min(4) as i32;
    let threats = count_ejections(other, own).min(4) as i32;
    [ejections, threats, pairs, their_pairs, threes, their_threes, score_difference(own, other), 1]
}
