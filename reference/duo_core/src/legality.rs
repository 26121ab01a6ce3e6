//! The rules that decide whether a move is legal.

use super::illegal::Illegal;
use super::placement::{Move, Placement};
use super::player::PieceSet;
use super::position::Position;

impl Position {
    /// Checks whether the side to move may make `wanted`; the error says why not.
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
        // In a normal game, the start cell is free until its owner moves. If turns were set by
        // hand, it may be taken. Then passing is the only legal move.
        if self.pieces_left(player) == PieceSet::FULL && !self.corners(player).is_empty() {
            return Err(Illegal::PassOnFirstMove);
        }
        Ok(())
    }

    fn check_placement(&self, placement: Placement) -> Result<(), Illegal> {
        let player = self.to_move();
        if !placement.fits_board() {
            return Err(Illegal::OffBoard);
        }
        if !self.pieces_left(player).contains(placement.piece()) {
            return Err(Illegal::PieceUsed { piece: placement.piece() });
        }
        let cells = placement.cells();
        if let Some((x, y)) = (cells & self.all_stones()).iter().next() {
            return Err(Illegal::Overlap { x, y });
        }
        if let Some((x, y)) = (cells & self.stones(player).edge_neighbours()).iter().next() {
            return Err(Illegal::TouchesOwnEdge { x, y });
        }
        if (cells & self.corners(player)).is_empty() {
            let first = self.stones(player).is_empty();
            return Err(if first {
                Illegal::StartCellNotCovered { start: self.start(player) }
            } else {
                Illegal::NoCorner
            });
        }
        Ok(())
    }
}
