//! Which moves the rules allow, and why another is not allowed, in words a person understands.

use super::notation::coordinate;
use super::pieces::Piece;
use super::placement::{Move, Placement};
use super::player::{PieceSet, Start};
use super::position::Position;

/// The rule that a move breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// It does not lie wholly on the board.
    #[error("the piece reaches over the edge of the board")]
    OffBoard,
    /// The player has placed this piece before.
    #[error("piece {} has already been placed", piece.letter())]
    PieceUsed {
        /// The piece.
        piece: Piece,
    },
    /// A cell, counted from 0, lies under a stone already.
    #[error("cell ({},{}) is already taken", coordinate(*x), coordinate(*y))]
    Overlap {
        /// Its column.
        x: usize,
        /// Its row.
        y: usize,
    },
    /// A cell, counted from 0, shares an edge with a stone of the same player.
    #[error("cell ({},{}) lies edge to edge with an own piece", coordinate(*x), coordinate(*y))]
    TouchesOwnEdge {
        /// Its column.
        x: usize,
        /// Its row.
        y: usize,
    },
    /// It touches no stone of the same player at a corner.
    #[error("the piece touches no own piece at a corner")]
    NoCorner,
    /// A first piece must lie on the start cell.
    #[error("the first piece must cover the start cell {start}")]
    StartCellNotCovered {
        /// The player's start cell.
        start: Start,
    },
    /// A player's first move must be a placement.
    #[error("a player's first move must not be a pass")]
    PassOnFirstMove,
    /// Nothing may be played after the end.
    #[error("the game is over")]
    GameOver,
}

impl Position {
    /// Whether the side to move may make `wanted`, and if not, why.
    pub fn check(&self, wanted: Move) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        match wanted {
            Move::Pass => self.check_pass(),
            Move::Place(placement) => self.check_placement(placement),
        }
    }

    fn check_pass(&self) -> Result<(), Illegal> {
        let player = self.to_move();
        // In an orderly game the start cell is open until its owner moves; where turns were set by hand it may be lost,
        // and passing is all that remains.
        if self.left(player) == PieceSet::FULL && !self.corners(player).is_empty() {
            return Err(Illegal::PassOnFirstMove);
        }
        Ok(())
    }

    fn check_placement(&self, placement: Placement) -> Result<(), Illegal> {
        let player = self.to_move();
        if !placement.fits_board() {
            return Err(Illegal::OffBoard);
        }
        if !self.left(player).contains(placement.piece()) {
            return Err(Illegal::PieceUsed { piece: placement.piece() });
        }
        let cells = placement.cells();
        if let Some((x, y)) = (cells & self.taken()).iter().next() {
            return Err(Illegal::Overlap { x, y });
        }
        if let Some((x, y)) = (cells & self.occupied(player).edge_neighbours()).iter().next() {
            return Err(Illegal::TouchesOwnEdge { x, y });
        }
        if (cells & self.corners(player)).is_empty() {
            let first = self.occupied(player).is_empty();
            return Err(if first {
                Illegal::StartCellNotCovered { start: self.start(player) }
            } else {
                Illegal::NoCorner
            });
        }
        Ok(())
    }
}
