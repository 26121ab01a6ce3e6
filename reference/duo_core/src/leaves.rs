//! The evaluation at host speed: everything that the moves of a node share is computed once.
//!
//! It returns the same values as [`evaluation::leaf`](super::evaluation::leaf), but faster.

use super::evaluation::{completion_bonus, exact_score, weights_at, Leaf, Weights, HEURISTIC_LIMIT};
use super::evaluation::{FREEDOM, REACH_STEPS, WAVE_STEPS};
use super::lanes::{Lanes, Stamp, ROWS_ABOVE};
use super::orientations::{Orientation, ORIENTATION_COUNT};
use super::perspective::{corners, free, Perspective};
use super::pieces::Piece;
use super::placement::Placement;

/// A node prepared for the evaluation of its placements.
pub(super) struct Leaves<L> {
    weights: Weights,
    own_free: L,
    /// Cells diagonal to the mover's stones.
    own_diagonal: L,
    other_free: L,
    other_corners: L,
    /// The part of the value that all placements share: both sides' cells, and the tempo.
    base: i32,
    /// Number of cells that the other side has left, where every placement ends the game.
    ends_game: Option<i32>,
}

impl<L: Lanes> Leaves<L> {
    #[inline(always)]
    pub(super) fn new(node: &Perspective, weights: &[Weights]) -> Leaves<L> {
        let weights = *weights_at(weights, node.ply + 1);
        let other_free = free(node.other, node.own);
        let (own_squares, other_squares) = (node.own_left.cells() as i32, node.other_left.cells() as i32);
        Leaves {
            weights,
            own_free: L::new(node.free().words()),
            own_diagonal: L::new(node.own.corner_neighbours().words()),
            other_free: L::new(other_free.words()),
            other_corners: L::new(corners(node.other, other_free, node.start.other()).words()),
            base: (other_squares - own_squares) * i32::from(weights.cells) + i32::from(weights.tempo),
            ends_game: (node.own_left.len() == 1).then_some(other_squares),
        }
    }

    /// Evaluates a legal placement.
    #[inline(always)]
    pub(super) fn evaluate(&self, placement: Placement) -> Leaf {
        if let Some(other_squares) = self.ends_game {
            let bonus = completion_bonus(placement.piece() == Piece::MONOMINO);
            return Leaf { score: exact_score(bonus + other_squares), terminal: true };
        }
        let Placement { orientation, x, y } = placement;
        let stamps = &STAMPS[orientation as usize];
        let stones = L::from_stamp(&stamps.stones, x, y);
        let own_free = self.own_free.without(L::from_stamp(&stamps.closed, x, y).column_left());
        let own_corners = self.own_diagonal.or(L::from_stamp(&stamps.diagonal, x, y).column_left()).and(own_free);
        let other_free = self.other_free.without(stones);
        let own = freedom(own_free, own_corners, other_free);
        let other = freedom(other_free, self.other_corners.without(stones), own_free);
        let cells = stamps.size * i32::from(self.weights.cells);
        let score = self.base + cells + L::weigh(own, other, self.weights.freedom);
        Leaf { score: score.clamp(-HEURISTIC_LIMIT, HEURISTIC_LIMIT), terminal: false }
    }
}

#[inline(always)]
fn neighbours<L: Lanes>(cells: L) -> L {
    cells.sideways().or(cells.vertical())
}

/// The sets of [`FREEDOM`].
#[inline(always)]
fn freedom<L: Lanes>(free: L, corners: L, other_free: L) -> [L; FREEDOM.len()] {
    let elbows = free.and(free.sideways()).and(free.vertical());
    let reach = flood::<L, REACH_STEPS>(corners, free);
    let wave = flood::<L, WAVE_STEPS>(reach.or(reach.sideways().vertical().and(free)), free);
    [corners.and(neighbours(elbows)), corners.without(other_free), reach, wave, free]
}

#[inline(always)]
fn flood<L: Lanes, const STEPS: usize>(mut cells: L, free: L) -> L {
    for _ in 0..STEPS {
        cells = cells.or(neighbours(cells).and(free));
    }
    cells
}

/// The stamps that the evaluation needs for an oriented shape.
struct Stamps {
    stones: Stamp,
    /// The stones and their edge neighbours, shifted right by one column so that the leftmost one
    /// is on the board.
    closed: Stamp,
    /// The cells diagonal to the stones, also shifted right by one column.
    diagonal: Stamp,
    size: i32,
}

static STAMPS: [Stamps; ORIENTATION_COUNT] = {
    const EMPTY: Stamps = Stamps { stones: Stamp::EMPTY, closed: Stamp::EMPTY, diagonal: Stamp::EMPTY, size: 0 };
    let mut stamps = [EMPTY; ORIENTATION_COUNT];
    let mut index = 0;
    while index < ORIENTATION_COUNT {
        stamps[index] = stamps_of(&super::orientations::TABLES.0[index]);
        index += 1;
    }
    stamps
};

const fn stamps_of(shape: &Orientation) -> Stamps {
    let cells = shape.cells();
    let mut stamps =
        Stamps { stones: Stamp::EMPTY, closed: Stamp::EMPTY, diagonal: Stamp::EMPTY, size: cells.len() as i32 };
    let mut index = 0;
    while index < cells.len() {
        let (column, row) = (cells[index].0, ROWS_ABOVE + cells[index].1 as usize);
        stamps.stones.0[row] |= 1 << column;
        stamps.closed.0[row] |= 0b111 << column;
        let mut neighbour = row - 1;
        while neighbour <= row + 1 {
            stamps.closed.0[neighbour] |= 0b010 << column;
            stamps.diagonal.0[neighbour] |= if neighbour == row { 0 } else { 0b101 << column };
            neighbour += 1;
        }
        index += 1;
    }
    stamps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::Evaluation;
    use crate::facts;
    use crate::lanes::{self, Plain, Task};
    use crate::moves::legal_placements;
    use crate::placement::Move;
    use crate::position::Position;

    struct Compare<'a>(&'a Position, Evaluation);

    impl Task for Compare<'_> {
        type Output = ();

        #[inline(always)]
        fn run<L: Lanes>(self) {
            let Compare(position, evaluation) = self;
            let node = Perspective::from(position);
            let leaves = Leaves::<L>::new(&node, evaluation.weights());
            for placement in legal_placements(position) {
                let expected = evaluation.leaf(&node, Move::Place(placement));
                assert_eq!(leaves.evaluate(placement), expected, "{position}, {placement:?}, {evaluation:?}");
            }
        }
    }

    #[test]
    fn leaves_are_evaluated_as_specified_on_all_lanes() {
        for fact in facts::legal_counts() {
            let position = fact.position();
            for position in [position, position.with_to_move(position.to_move().other())] {
                for evaluation in [Evaluation::Whole, Evaluation::Small] {
                    Compare(&position, evaluation).run::<Plain>();
                    lanes::run(Compare(&position, evaluation));
                }
            }
        }
    }
}
