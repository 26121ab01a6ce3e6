//! A position as seen by the side to move: its own stones and the other side's.
//!
//! Search, evaluation and hardware swap the sides at each ply instead of tracking whose turn it is.

use super::cells::Cells;
use super::pieces::Piece;
use super::placement::{Move, Placement};
use super::player::{PieceSet, Start};
use super::position::Position;

/// A position from the point of view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    /// Stones of the side to move.
    pub own: Cells,
    /// Stones of the other side.
    pub other: Cells,
    /// Pieces that the side to move has left.
    pub own_left: PieceSet,
    /// Pieces that the other side has left.
    pub other_left: PieceSet,
    /// The start cell of the side to move. The other side has the other start cell.
    pub start: Start,
    /// Turns taken so far.
    pub ply: u8,
    /// The other side's last move, if there is one.
    pub last: Option<Move>,
}

impl From<&Position> for Perspective {
    fn from(position: &Position) -> Perspective {
        let (own, other) = (position.to_move(), position.to_move().other());
        Perspective {
            own: position.stones(own),
            other: position.stones(other),
            own_left: position.pieces_left(own),
            other_left: position.pieces_left(other),
            start: position.start(own),
            ply: position.ply() as u8,
            last: (position.passes() > 0).then_some(Move::Pass),
        }
    }
}

impl Perspective {
    /// Cells that the side to move may cover.
    pub fn free(&self) -> Cells {
        free(self.own, self.other)
    }

    /// The free cells of which a piece must cover at least one.
    pub fn corners(&self) -> Cells {
        corners(self.own, self.free(), self.start)
    }

    /// Whether the side to move may make this placement.
    pub fn allows(&self, placement: Placement) -> bool {
        let cells = placement.cells();
        self.own_left.contains(placement.piece())
            && (cells & !self.free()).is_empty()
            && !(cells & self.corners()).is_empty()
    }

    /// The position with the other side to move and without a last move.
    pub fn with_sides_swapped(&self) -> Perspective {
        Perspective {
            own: self.other,
            other: self.own,
            own_left: self.other_left,
            other_left: self.own_left,
            start: self.start.other(),
            ply: self.ply,
            last: None,
        }
    }

    /// The position after a legal move, as seen by the next side to move.
    pub fn after(&self, played: Move) -> Perspective {
        let mut mover = *self;
        if let Move::Place(placement) = played {
            mover.own |= placement.cells();
            mover.own_left.remove(placement.piece());
        }
        Perspective { ply: self.ply + 1, last: Some(played), ..mover.with_sides_swapped() }
    }

    /// Whether the other side has just passed.
    pub fn other_has_passed(&self) -> bool {
        self.last == Some(Move::Pass)
    }

    /// Whether the other side has just placed the monomino.
    pub fn monomino_was_last(&self) -> bool {
        matches!(self.last, Some(Move::Place(placement)) if placement.piece() == Piece::MONOMINO)
    }
}

/// Cells that the side with stones `own` may cover: empty cells that do not share an edge with one
/// of its own stones.
pub fn free(own: Cells, other: Cells) -> Cells {
    !(own | other | own.edge_neighbours())
}

/// The `free` cells diagonal to the stones `own`, or the start cell before the first piece.
pub fn corners(own: Cells, free: Cells, start: Start) -> Cells {
    free & if own.is_empty() { start.cells() } else { own.corner_neighbours() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Player;

    #[test]
    fn perspective_agrees_with_the_position() {
        let mut position = Position::new(Start::Ten);
        for ply in 0..6 {
            let seen = Perspective::from(&position);
            let player = position.to_move();
            assert_eq!((seen.free(), seen.corners()), (position.free(player), position.corners(player)), "ply {ply}");
            let other = seen.with_sides_swapped();
            assert_eq!(other.corners(), position.corners(player.other()), "ply {ply}");
            let placed = Move::Place(crate::moves::legal_placements(&position)[ply]);
            position.play(placed).unwrap();
            assert_eq!(Perspective { last: None, ..seen.after(placed) }, Perspective::from(&position));
        }
        assert_eq!(position.to_move(), Player::First);
    }
}
