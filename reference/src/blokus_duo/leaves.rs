//! The evaluation at host speed: what all moves of a node share is computed once.
//!
//! [`evaluate_move`](super::evaluation::evaluate_move) says what a leaf is worth; this gives the same, faster.

use super::evaluation::{completion_bonus, exact_score, weights_at, Leaf, Weights, HEURISTIC_LIMIT};
use super::evaluation::{REACH_STEPS, WAVE_STEPS};
use super::lanes::{Lanes, Stamp, ROWS_ABOVE};
use super::orientations::{Orientation, ORIENTATION_COUNT};
use super::perspective::{corners, free, Perspective};
use super::pieces::Piece;
use super::placement::Placement;

/// A node made ready for the evaluation of its placements.
pub(super) struct Leaves<L> {
    weights: &'static Weights,
    own_free: L,
    /// Cells diagonal to the mover's stones.
    own_diagonal: L,
    other_free: L,
    other_corners: L,
    /// What no placement changes: the squares of both sides and the tempo.
    base: i32,
    /// Squares that the other side has left, where every placement ends the game.
    ends_game: Option<i32>,
}

impl<L: Lanes> Leaves<L> {
    #[inline(always)]
    pub(super) fn new(node: &Perspective) -> Leaves<L> {
        let weights = weights_at(node.ply + 1);
        let other_free = free(node.other, node.own);
        let (own_squares, other_squares) = (node.own_left.cells() as i32, node.other_left.cells() as i32);
        Leaves {
            weights,
            own_free: L::new(node.free().words()),
            own_diagonal: L::new(node.own.corner_neighbours().words()),
            other_free: L::new(other_free.words()),
            other_corners: L::new(corners(node.other, other_free, node.start.other()).words()),
            base: (other_squares - own_squares) * i32::from(weights.squares) + i32::from(weights.tempo),
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
        let stones = L::stamped(&stamps.stones, x, y);
        let own_free = self.own_free.without(stones.or(neighbours(stones)));
        let own_corners = self.own_diagonal.or(stones.sideways().vertical()).and(own_free);
        let own = freedom(own_free, own_corners);
        let other = freedom(self.other_free.without(stones), self.other_corners.without(stones));
        let score = self.base
            + stamps.size * i32::from(self.weights.squares)
            + (own[0] - other[0]) * i32::from(self.weights.corners)
            + (own[1] - other[1]) * i32::from(self.weights.reach)
            + (own[2] - other[2]) * i32::from(self.weights.wave);
        Leaf { score: score.clamp(-HEURISTIC_LIMIT, HEURISTIC_LIMIT), terminal: false }
    }
}

#[inline(always)]
fn neighbours<L: Lanes>(cells: L) -> L {
    cells.sideways().or(cells.vertical())
}

/// Numbers of corners, of cells of reach and of cells of the wave.
#[inline(always)]
fn freedom<L: Lanes>(free: L, corners: L) -> [i32; 3] {
    let reach = flood::<L, REACH_STEPS>(corners, free);
    let wave = flood::<L, WAVE_STEPS>(reach.or(reach.sideways().vertical().and(free)), free);
    [corners.count(), reach.count(), wave.count()]
}

#[inline(always)]
fn flood<L: Lanes, const STEPS: usize>(mut cells: L, free: L) -> L {
    for _ in 0..STEPS {
        cells = cells.or(neighbours(cells).and(free));
    }
    cells
}

/// An oriented shape as the evaluation wants it.
struct Stamps {
    stones: Stamp,
    size: i32,
}

static STAMPS: [Stamps; ORIENTATION_COUNT] = {
    const EMPTY: Stamps = Stamps { stones: Stamp::EMPTY, size: 0 };
    let mut stamps = [EMPTY; ORIENTATION_COUNT];
    let mut index = 0;
    while index < ORIENTATION_COUNT {
        stamps[index] = stamps_of(&super::orientations::TABLES.0[index]);
        index += 1;
    }
    stamps
};

const fn stamps_of(shape: &Orientation) -> Stamps {
    let mut stones = Stamp::EMPTY;
    let cells = shape.cells();
    let mut index = 0;
    while index < cells.len() {
        stones.0[ROWS_ABOVE + cells[index].1 as usize] |= 1 << cells[index].0;
        index += 1;
    }
    Stamps { stones, size: cells.len() as i32 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blokus_duo::evaluation::evaluate_move;
    use crate::blokus_duo::facts;
    use crate::blokus_duo::lanes::{self, Plain, Task};
    use crate::blokus_duo::moves::legal_placements;
    use crate::blokus_duo::placement::Move;
    use crate::blokus_duo::position::Position;

    struct Compare<'a>(&'a Position);

    impl Task for Compare<'_> {
        type Output = ();

        #[inline(always)]
        fn run<L: Lanes>(self) {
            let node = Perspective::from(self.0);
            let leaves = Leaves::<L>::new(&node);
            for placement in legal_placements(self.0) {
                let expected = evaluate_move(&node, Move::Place(placement));
                assert_eq!(leaves.evaluate(placement), expected, "{}, {placement:?}", self.0);
            }
        }
    }

    #[test]
    fn leaves_are_evaluated_as_specified_on_all_lanes() {
        for fact in facts::legal_counts() {
            let position = fact.position();
            for position in [position, position.with_to_move(position.to_move().other())] {
                Compare(&position).run::<Plain>();
                lanes::run(Compare(&position));
            }
        }
    }
}
