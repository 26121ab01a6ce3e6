//! Static evaluation: what a position is worth to the side that has just moved.
//!
//! Differences between the two sides, weighted by the ply, in units of 1/400 logit of winning: the
//! cells of the pieces placed, and the sizes of five sets of cells. Their names are this project's
//! own; beside each stands its nearest relative:
//!
//! - *free*: cells that the side may cover (mobility, counted in cells rather than moves);
//! - *bends*: corners at which a bent piece can begin (mobility at the corners, by one pattern for
//!   most pieces);
//! - *safe*: corners that the other side may not cover (Othello's stable discs: what cannot be
//!   taken away);
//! - *reach*: cells that at most [`REACH_STEPS`] edge steps over free cells lead to from a corner
//!   (territory by a bounded flood fill, as in Go or Amazons);
//! - *wave*: the reach, a diagonal step and [`WAVE_STEPS`] edge steps more, where the piece after
//!   the next may come to (the same flood fill for two moves).
//!
//! All of them are shifts, ANDs and counts over the board, which hardware does in a pipeline with
//! one placement a cycle. Weights are data: [`weights`](super::weights).

use super::cells::Cells;
pub use super::features::{Weights, FREEDOM};
use super::perspective::{corners, free, Perspective};
use super::placement::Move;
use super::weights::{SMALL_WEIGHTS, WEIGHTS};

/// Edge steps from a corner that count as reach.
pub const REACH_STEPS: usize = 4;

/// Edge steps of the wave after its diagonal step.
pub const WAVE_STEPS: usize = 2;

/// Largest heuristic score; finished games score beyond it.
pub const HEURISTIC_LIMIT: i32 = 16_383;

/// Minimum score of a game that is won for certain.
pub const WON: i32 = 16_384;

/// Score of each point of a finished game's margin.
pub const MARGIN_UNIT: i32 = 32;

/// Which sets of [`FREEDOM`] an evaluation counts, and so which weights apply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Evaluation {
    /// All of them.
    #[default]
    Whole,
    /// Reach and free: what a device of some 24,000 look-up tables has room for.
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

    /// The weights after 0, 1, 2, ... turns; the last ones apply until the end.
    pub fn weights(self) -> &'static [Weights] {
        match self {
            Evaluation::Whole => &WEIGHTS,
            Evaluation::Small => &SMALL_WEIGHTS,
        }
    }

    /// A guess at the weights, the same at every ply: the baseline that tuning is measured against.
    pub fn guess(self) -> Weights {
        Weights { tempo: 0, cells: 100, freedom: self.counts().map(|counts| if counts { 20 } else { 0 }) }
    }

    /// The weights that hold after `ply` turns.
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
    let mut mover = before.after(played).turned();
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
    let sideways = free.shifted(1, 0) | free.shifted(-1, 0);
    let vertical = free.shifted(0, 1) | free.shifted(0, -1);
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
    /// Squares placed.
    pub cells: i32,
    /// Cells in the sets of [`FREEDOM`].
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

/// A move as the search sees it before looking any deeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The value of the position after the move, for the side that made it.
    pub score: i32,
    /// The move placed the side's last piece: the game is over and the score exact.
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

/// The score of a finished game with this margin: first who wins, then by how much.
pub fn exact_score(margin: i32) -> i32 {
    margin.signum() * WON + MARGIN_UNIT * margin
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_counted_set_has_a_weight_and_no_other() {
        for evaluation in [Evaluation::Whole, Evaluation::Small] {
            let weighs = |set: usize| evaluation.weights().iter().any(|weights| weights.freedom[set] != 0);
            assert_eq!(std::array::from_fn(weighs), evaluation.counts(), "{evaluation:?}");
        }
        assert_eq!(Evaluation::Small.counts(), [false, false, true, false, true]);
    }
}
