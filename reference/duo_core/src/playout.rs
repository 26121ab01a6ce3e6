//! Playouts: random games from a position to the end, as a hardware pipeline could play them.
//!
//! A pipeline takes one *slot* per clock. A slot tries to cover one cell: it cuts the window around
//! the cell out of the board, tests all coverings at once, and picks a legal one at random. A covering
//! by a piece of `n` cells has the weight 3^n. Nothing is sorted or evaluated. A turn takes one slot
//! or more:
//!
//! 1. Up to three slots try cells near the opponent's last two placements: the corners that they
//!    gave the opponent, and the neighbours of these. A move there takes space from the opponent.
//! 2. Further slots try one own corner each, until one can be covered. A corner that cannot be
//!    covered now cannot be covered later, so it is not tried again in this game.
//! 3. A side without a corner to try passes from then on, which takes no more slots.
//!
//! All random numbers come from a seed by a generator that hardware can have. A playout is therefore
//! the same game on every machine.

mod coverings;
mod random;

use self::coverings::{nth_one, Set};
use self::random::{Drawn, Random};
use super::cells::Cells;
use super::evaluation::completion_bonus;
use super::lanes::{self, Lanes, Task};
use super::perspective::{corners, free, Perspective};
use super::pieces::{Piece, MAX_SIZE};
use super::placement::{Move, Placement};
use super::player::{PieceSet, Start};

pub use self::random::Seeds;

/// Maximum number of slots of a turn that try cells near the opponent's last placements.
const NEAR_TRIES: u32 = 3;

/// Number of the opponent's placements near which the side to move tries to play.
const NEAR_PLACEMENTS: usize = 2;

/// The weight of a covering by the number of its cells, from one on. As weights depend on nothing
/// else, hardware counts the legal coverings of each size and multiplies five sums.
const WEIGHTS: [u32; MAX_SIZE] = [3, 9, 27, 81, 243];

/// The result of a playout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Points of the side to move in the position, minus the other side's, at the end of the game.
    pub margin: i32,
    /// Number of slots.
    pub slots: u32,
    /// Number of turns, including passes.
    pub plies: u32,
}

/// Plays a game to the end from a position. `turn` receives the moves.
///
/// Take seeds from [`Seeds`]: the first random numbers after a small seed are small too.
pub fn play(position: &Perspective, seed: u64, turn: impl FnMut(Move)) -> Outcome {
    lanes::run(Game { position, seed, turn })
}

/// The arguments of [`play`].
struct Game<'a, F> {
    position: &'a Perspective,
    seed: u64,
    turn: F,
}

impl<F: FnMut(Move)> Task for Game<'_, F> {
    type Output = Outcome;

    #[inline(always)]
    fn run<L: Lanes>(mut self) -> Outcome {
        let mut random = Random::new(self.seed);
        let mut sides = sides(self.position);
        let mut passes = u32::from(self.position.other_has_passed());
        let (mut slots, mut plies) = (0, 0u32);
        while passes < 2 && sides.iter().all(|side| !side.left.is_empty()) {
            let [mover, other] = &mut sides;
            let placement = mover.choose::<L>(other, &mut random, &mut slots);
            mover.take_turn(placement);
            passes = if placement.is_some() { 0 } else { passes + 1 };
            plies += 1;
            (self.turn)(placement.map_or(Move::Pass, Move::Place));
            sides.swap(0, 1);
        }
        let [mover, other] = sides.map(|side| side.points());
        let margin = if plies.is_multiple_of(2) { mover - other } else { other - mover };
        Outcome { margin, slots, plies }
    }
}

/// One side of a game.
#[derive(Clone)]
struct Side {
    stones: Cells,
    left: PieceSet,
    /// The coverings of the pieces that are left.
    coverings: Set,
    start: Start,
    /// Cells diagonal to the last placements, the latest first.
    latest: [Cells; NEAR_PLACEMENTS],
    /// Corners that could not be covered.
    hopeless: Cells,
    /// Whether it cannot place any more.
    is_out: bool,
    monomino_was_last: bool,
}

/// The side to move and the other side. Only the other side's last move is known.
fn sides(position: &Perspective) -> [Side; 2] {
    let side = |stones, left, start| Side {
        stones,
        left,
        coverings: Set::of_pieces(left),
        start,
        latest: [Cells::EMPTY; NEAR_PLACEMENTS],
        hopeless: Cells::EMPTY,
        is_out: false,
        monomino_was_last: false,
    };
    let mover = side(position.own, position.own_left, position.start);
    let mut other = side(position.other, position.other_left, position.start.other());
    if let Some(Move::Place(placement)) = position.last {
        other.latest[0] = placement.cells().corner_neighbours();
        other.monomino_was_last = position.monomino_was_last();
    }
    [mover, other]
}

impl Side {
    /// The placement of the next turn; `None` if the side must pass.
    #[inline(always)]
    fn choose<L: Lanes>(&mut self, other: &Side, random: &mut Random, slots: &mut u32) -> Option<Placement> {
        if self.is_out {
            return None;
        }
        let own_free = free(self.stones, other.stones);
        let own_corners = corners(self.stones, own_free, self.start);
        let contested = other.latest[0] | other.latest[1];
        let contested = contested & free(other.stones, self.stones);
        let mut near = (contested | contested.edge_neighbours()) & own_free;
        let mut untried = own_corners & !self.hopeless;
        let mut tries = 0;
        loop {
            *slots += 1;
            tries += 1;
            let drawn = random.draw();
            let is_near = tries <= NEAR_TRIES && !near.is_empty();
            let cells = if is_near { near } else { untried };
            if cells.is_empty() {
                self.is_out = true;
                return None;
            }
            let cell = nth_cell(cells, drawn.cell(cells.count()));
            if let Some(placement) = self.cover::<L>(cell, own_free, own_corners, drawn) {
                return Some(placement);
            }
            let tried = Cells::single(cell.0, cell.1);
            if is_near {
                near &= !tried;
            }
            if !(tried & untried).is_empty() {
                untried &= !tried;
                self.hopeless |= tried;
            }
        }
    }

    /// A random placement on the cell; `None` if none is legal.
    #[inline(always)]
    fn cover<L: Lanes>(
        &self,
        cell: (usize, usize),
        own_free: Cells,
        own_corners: Cells,
        drawn: Drawn,
    ) -> Option<Placement> {
        let (free, corners) = (coverings::window(own_free, cell), coverings::window(own_corners, cell));
        let legal = self.coverings.legal::<L>(free, corners);
        let mut weights = WEIGHTS;
        weights.iter_mut().enumerate().for_each(|(size, weight)| *weight *= legal.count(size));
        let mut drawn = drawn.covering(weights.iter().sum());
        for (size, weight) in weights.into_iter().enumerate() {
            if drawn < weight {
                let covering = legal.nth(size, drawn / WEIGHTS[size]);
                return Some(coverings::placement(covering, cell));
            }
            drawn -= weight;
        }
        None
    }

    #[inline(always)]
    fn take_turn(&mut self, placement: Option<Placement>) {
        let cells = placement.map_or(Cells::EMPTY, Placement::cells);
        self.latest = [cells.corner_neighbours(), self.latest[0]];
        if let Some(placement) = placement {
            let piece = placement.piece();
            self.stones |= cells;
            self.left.remove(piece);
            self.coverings.remove_piece(piece);
            self.monomino_was_last = piece == Piece::MONOMINO;
        }
    }

    fn points(&self) -> i32 {
        if self.left.is_empty() {
            completion_bonus(self.monomino_was_last)
        } else {
            -(self.left.cells() as i32)
        }
    }
}

/// The cell at this place of a set, row by row.
#[inline(always)]
fn nth_cell(cells: Cells, mut place: u32) -> (usize, usize) {
    for (index, word) in cells.words().into_iter().enumerate() {
        if place < word.count_ones() {
            let bit = nth_one(word, place) as usize;
            return (bit % 16, 4 * index + bit / 16);
        }
        place -= word.count_ones();
    }
    unreachable!("the place is below the number of cells")
}

#[cfg(test)]
mod tests;
