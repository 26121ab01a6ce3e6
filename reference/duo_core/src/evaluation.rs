//! Static evaluation: the value of a position for the side that has just moved.
//!
//! The value is a sum of differences between the two sides, weighted by the ply, in units of 1/400
//! logit of winning. The differences are the cells of the pieces placed and the sizes of five sets
//! of cells. The names of the sets are this project's own; the list gives the nearest relative of
//! each:
//!
//! - *free*: cells that the side may cover (mobility, counted in cells instead of moves);
//! - *bends*: corners at which a bent piece can begin (mobility at the corners, by one pattern for
//!   most pieces);
//! - *safe*: corners that the other side may not cover (Othello's stable discs: what cannot be
//!   taken away);
//! - *reach*: cells that can be reached from a corner in at most [`REACH_STEPS`] edge steps over
//!   free cells (territory by a bounded flood fill, as in Go or Amazons);
//! - *wave*: the reach, plus a diagonal step and [`WAVE_STEPS`] edge steps, which the piece after
//!   the next may cover (the same flood fill for two moves).
//!
//! All of them are computed with shifts, ANDs and counts over the board, which hardware does in a
//! pipeline with one placement per cycle. The weights are data: [`weights`](super::weights).

use super::cells::Cells;
pub use super::features::{Weights, FREEDOM};
use super::perspective::{corners, free, Perspective};
use super::placement::Move;
use super::weights::{SMALL_WEIGHTS, WEIGHTS};

/// Maximum number of edge steps from a corner that count as reach.
pub const REACH_STEPS: usize = 4;

/// Number of edge steps of the wave after its diagonal step.
pub const WAVE_STEPS: usize = 2;

/// Largest heuristic score; finished games score beyond it.
pub const HEURISTIC_LIMIT: i32 = 16_383;

/// Minimum score of a certain win.
pub const WON: i32 = 16_384;

/// Score of each point of a finished game's margin.
pub const MARGIN_UNIT: i32 = 32;

/// The sets of [`FREEDOM`] that an evaluation counts, which also selects the weights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Evaluation {
    /// All sets.
    #[default]
    Whole,
    /// Reach and free, which fit a device of about 24,000 LUTs.
    Small,
}

impl Evaluation {
    /// Whether each set of [`FREEDOM`] is counted.
    pub fn counts(self) -> [bool; FREEDOM.len()] {
        match self {
            Evaluation::Whole => [true; FREEDOM.len()],
            Evaluation::Small => FREEDOM.map(|set| set == "reach" || set == "free"),
        }
    }

    /// The weights after 0, 1, 2, ... turns. The last ones apply until the end.
    pub fn weights(self) -> &'static [Weights] {
        match self {
            Evaluation::Whole => &WEIGHTS,
            Evaluation::Small => &SMALL_WEIGHTS,
        }
    }

    /// A guess at the weights, equal for all plies: the baseline for tuning.
    pub fn guess(self) -> Weights {
        Weights { tempo: 0, cells: 100, freedom: self.counts().map(|counts| if counts { 20 } else { 0 }) }
    }

    /// The weights that apply after `ply` turns.
    pub fn weights_at(self, ply: u8) -> &'static Weights {
        weights_at(self.weights(), ply)
    }

    /// The evaluation of a legal move of the side to move.
    pub fn leaf(self, before: &Perspective, played: Move) -> Leaf {
        leaf(self.weights(), before, played)
    }
}

/// The weights that apply after `ply` turns.
pub fn weights_at(weights: &[Weights], ply: u8) -> &Weights {
    &weights[(ply as usize).min(weights.len() - 1)]
}

/// The evaluation of a legal move of the side to move, with these weights by ply.
pub fn leaf(weights: &[Weights], before: &Perspective, played: Move) -> Leaf {
    let mut mover = before.after(played).with_sides_swapped();
    mover.last = Some(played);
    if mover.own_left.is_empty() {
        let bonus = completion_bonus(mover.monomino_was_last());
        return Leaf { score: exact_score(bonus + mover.other_left.cells() as i32), terminal: true };
    }
    Leaf { score: Differences::of(&mover).score(weights_at(weights, mover.ply)), terminal: false }
}

/// The sizes of the sets of [`FREEDOM`] for a side with these free cells and corners; `other_free`
/// are the other side's free cells.
pub fn freedom(free: Cells, corners: Cells, other_free: Cells) -> [i32; FREEDOM.len()] {
    let bends = corners & elbows(free).edge_neighbours();
    let safe = corners & !other_free;
    let reach = reach(corners, free);
    let wave = flood(reach | (reach.corner_neighbours() & free), free, WAVE_STEPS);
    [bends, safe, reach, wave, free].map(|cells| cells.count() as i32)
}

/// The cells of the set *reach* of a side with these corners and free cells.
pub fn reach(corners: Cells, free: Cells) -> Cells {
    flood(corners, free, REACH_STEPS)
}

/// Free cells with free neighbours at a right angle.
fn elbows(free: Cells) -> Cells {
    let sideways = free.shift(1, 0) | free.shift(-1, 0);
    let vertical = free.shift(0, 1) | free.shift(0, -1);
    free & sideways & vertical
}

/// `cells` grown by edge steps over `free` cells.
fn flood(mut cells: Cells, free: Cells, steps: usize) -> Cells {
    for _ in 0..steps {
        cells |= cells.edge_neighbours() & free;
    }
    cells
}

/// The differences that the weights apply to, mover minus other side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Differences {
    /// Number of cells placed.
    pub cells: i32,
    /// Number of cells in the sets of [`FREEDOM`].
    pub freedom: [i32; FREEDOM.len()],
}

impl Differences {
    /// The differences for the side `own` of `mover`, which has just moved.
    pub fn of(mover: &Perspective) -> Differences {
        let own_free = free(mover.own, mover.other);
        let other_free = free(mover.other, mover.own);
        let own = freedom(own_free, corners(mover.own, own_free, mover.start), other_free);
        let other_corners = corners(mover.other, other_free, mover.start.other());
        let other = freedom(other_free, other_corners, own_free);
        Differences {
            cells: mover.other_left.cells() as i32 - mover.own_left.cells() as i32,
            freedom: std::array::from_fn(|index| own[index] - other[index]),
        }
    }

    /// The weighted sum without bounds.
    pub fn sum(&self, weights: &Weights) -> i32 {
        let freedom = self.freedom.iter().zip(weights.freedom).map(|(more, weight)| more * i32::from(weight));
        i32::from(weights.tempo) + self.cells * i32::from(weights.cells) + freedom.sum::<i32>()
    }

    /// The weighted sum, within ±[`HEURISTIC_LIMIT`].
    pub fn score(&self, weights: &Weights) -> i32 {
        self.sum(weights).clamp(-HEURISTIC_LIMIT, HEURISTIC_LIMIT)
    }
}

/// The static evaluation of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The value of the position after the move, for the side that made it.
    pub score: i32,
    /// Whether the move placed the side's last piece, so that the game is over and the score exact.
    pub terminal: bool,
}

/// Points for having placed all pieces.
pub fn completion_bonus(monomino_last: bool) -> i32 {
    use super::position::{ALL_PLACED_BONUS, MONOMINO_LAST_BONUS};
    if monomino_last {
        MONOMINO_LAST_BONUS
    } else {
        ALL_PLACED_BONUS
    }
}

/// The score of a finished game with this margin. A win always counts more than its size.
pub fn exact_score(margin: i32) -> i32 {
    margin.signum() * WON + MARGIN_UNIT * margin
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_the_counted_sets_have_a_weight() {
        for evaluation in [Evaluation::Whole, Evaluation::Small] {
            let weighs = |set: usize| evaluation.weights().iter().any(|weights| weights.freedom[set] != 0);
            assert_eq!(std::array::from_fn(weighs), evaluation.counts(), "{evaluation:?}");
        }
        assert_eq!(Evaluation::Small.counts(), [false, false, true, false, true]);
    }
}
