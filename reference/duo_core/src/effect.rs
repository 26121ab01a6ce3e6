//! The effect of a placement in terms of the evaluation, to explain it to people: the corners and
//! the reach that its side gains and takes from the other side.

use super::cells::Cells;
use super::evaluation::reach;
use super::placement::{Move, Placement};
use super::position::Position;

/// One side's options on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The cells of which its next piece must cover at least one.
    pub corners: Cells,
    /// The cells that its next piece can reach, as the evaluation counts them.
    pub reach: Cells,
}

/// Both sides before and after a placement, the side that makes it first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Both sides before the placement.
    pub before: [Standing; 2],
    /// Both sides after the placement.
    pub after: [Standing; 2],
}

impl Effect {
    /// The effect of a legal placement of the side to move.
    pub fn of(position: &Position, placement: Placement) -> Effect {
        let mover = position.to_move();
        let standings = |position: &Position| {
            [mover, mover.other()].map(|player| {
                let (corners, free) = (position.corners(player), position.free(player));
                Standing { corners, reach: reach(corners, free) }
            })
        };
        let mut after = *position;
        after.play_unchecked(Move::Place(placement));
        Effect { before: standings(position), after: standings(&after) }
    }

    /// The corners that its side has gained.
    pub fn opened_corners(&self) -> Cells {
        self.after[0].corners & !self.before[0].corners
    }

    /// The corners that the other side has lost.
    pub fn taken_corners(&self) -> Cells {
        self.before[1].corners & !self.after[1].corners
    }

    /// The cells that the other side could reach before the placement but cannot after it.
    pub fn denied_cells(&self) -> Cells {
        self.before[1].reach & !self.after[1].reach
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts;
    use crate::moves::legal_placements;
    use crate::player::Start;

    #[test]
    fn first_piece_opens_corners_and_takes_no_corner() {
        let position = Position::new(Start::Five);
        let monomino = legal_placements(&position)
            .into_iter()
            .find(|placement| placement.shape().width == 1 && placement.shape().height == 1);
        let effect = Effect::of(&position, monomino.unwrap());
        assert_eq!((effect.opened_corners().count(), effect.taken_corners()), (4, Cells::EMPTY));
        assert_eq!(effect.after[1], effect.before[1]);
    }

    #[test]
    fn lost_cells_were_there_before() {
        for fact in facts::legal_counts().step_by(10) {
            let position = fact.position();
            for placement in legal_placements(&position).into_iter().step_by(7) {
                let effect = Effect::of(&position, placement);
                // A piece does not change the other side's own stones, so the other side loses a
                // corner only where it is covered.
                assert_eq!(effect.taken_corners() & !placement.cells(), Cells::EMPTY, "{position}");
                assert_eq!(effect.after[1].reach & !effect.before[1].reach, Cells::EMPTY, "{position}");
                assert!((effect.opened_corners() & placement.cells()).is_empty(), "{position}");
            }
        }
    }
}
