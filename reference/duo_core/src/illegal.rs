//! Why a move is illegal, as a message for people.

use super::notation::coordinate;
use super::pieces::Piece;
use super::player::Start;

/// The rule that a move breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The piece is not completely on the board.
    #[error("the piece reaches over the edge of the board")]
    OffBoard,
    /// The player has placed this piece before.
    #[error("piece {} has already been placed", piece.letter())]
    PieceUsed {
        /// The piece.
        piece: Piece,
    },
    /// A cell, counted from 0, is already taken.
    #[error("cell ({},{}) is already taken", coordinate(*x), coordinate(*y))]
    Overlap {
        /// Column of the cell.
        x: usize,
        /// Row of the cell.
        y: usize,
    },
    /// A cell, counted from 0, shares an edge with a stone of the same player.
    #[error("cell ({},{}) lies edge to edge with an own piece", coordinate(*x), coordinate(*y))]
    TouchesOwnEdge {
        /// Column of the cell.
        x: usize,
        /// Row of the cell.
        y: usize,
    },
    /// The piece does not touch a stone of the same player at a corner.
    #[error("the piece touches no own piece at a corner")]
    NoCorner,
    /// The first piece must cover the start cell.
    #[error("the first piece must cover the start cell {start}")]
    StartCellNotCovered {
        /// The player's start cell.
        start: Start,
    },
    /// A player's first move must be a placement.
    #[error("a player's first move must not be a pass")]
    PassOnFirstMove,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
}
