//! The features of a position in the linear evaluation.
//!
//! All features except the last three are differences: own minus opposing.

use super::cells::{Cells, Direction, RINGS, RING_COUNT};
use super::moves::count_ejections;
use super::position::{MARBLES, OUT_TO_WIN};

/// Number of features of a position.
pub const FEATURES: usize = LOST + ON_RING + 2 + 3;

/// Features for marbles lost: all of them, those beyond the first, those beyond the second and so
/// on.
pub const LOST: usize = OUT_TO_WIN as usize - 1;

/// Features for marbles on each ring except the outermost.
pub const ON_RING: usize = RING_COUNT - 1;

/// The directions of the board's lines.
const LINES: [Direction; 3] = [Direction::East, Direction::NorthEast, Direction::NorthWest];

/// The features of a position: for each, that of `own` minus that of `other`.
#[inline(always)]
pub fn features(own: Cells, other: Cells) -> [i32; FEATURES] {
    let mut features = [0; FEATURES];
    let (ours, theirs) = (side_features(own), side_features(other));
    for (feature, (ours, theirs)) in features.iter_mut().zip(ours.into_iter().zip(theirs)) {
        *feature = ours - theirs;
    }
    features[FEATURES - 3] = count_ejections(own, other) as i32;
    features[FEATURES - 2] = count_ejections(other, own) as i32;
    features[FEATURES - 1] = 1;
    features
}

#[inline(always)]
fn side_features(own: Cells) -> [i32; LOST + ON_RING + 2] {
    let mut features = [0; LOST + ON_RING + 2];
    let lost = MARBLES as i32 - own.count() as i32;
    for (beyond, feature) in features[..LOST].iter_mut().enumerate() {
        *feature = -(lost - beyond as i32).max(0);
    }
    for (feature, &ring) in features[LOST..].iter_mut().zip(&RINGS[1..]) {
        *feature = (own & ring).count() as i32;
    }
    let [pairs, threes] = shape(own);
    features[LOST + ON_RING] = pairs;
    features[LOST + ON_RING + 1] = threes;
    features
}

/// Counts pairs of neighbours, and threes in a line.
#[inline(always)]
pub(crate) fn shape(own: Cells) -> [i32; 2] {
    let in_line = |line| {
        let pairs = own & own.step(line);
        [pairs.count() as i32, (pairs & pairs.step(line)).count() as i32]
    };
    let [first, second, third] = LINES.map(in_line);
    [first[0] + second[0] + third[0], first[1] + second[1] + third[1]]
}

/// The own contest score minus the opponent's. Opposing neighbours count equally for both and
/// cancel out.
pub fn score_difference(own: Cells, other: Cells) -> i32 {
    let of = |cells: Cells| {
        let centrality: i32 = RINGS.iter().zip(1..).map(|(&ring, worth)| (cells & ring).count() as i32 * worth).sum();
        2 * shape(cells)[0] + centrality
    };
    of(own) - of(other)
}
