//! Why a move is not allowed, in words a person understands.

use super::notation::coordinate;
use super::pieces::Piece;
use super::player::Start;

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
