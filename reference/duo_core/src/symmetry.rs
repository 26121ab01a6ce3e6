//! The symmetries of the game: maps of the board that preserve the rules.
//!
//! The start cells lie on the diagonal, so the board can be reflected in it, rotated by 180
//! degrees, or both. Reflection keeps each start cell, and rotation swaps them. Each symmetry is
//! its own inverse.

use super::cells::{Cells, BOARD_SIZE};
use super::orientations::ORIENTATIONS;
use super::placement::{Move, Placement};
use super::player::{Player, Start};
use super::position::Position;

/// One of the four symmetries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// Whether columns and rows are exchanged.
    pub flipped: bool,
    /// Whether the board is rotated by 180 degrees.
    pub turned: bool,
}

impl Symmetry {
    /// All symmetries, the identity first.
    pub const ALL: [Symmetry; 4] = [
        Symmetry { flipped: false, turned: false },
        Symmetry { flipped: true, turned: false },
        Symmetry { flipped: false, turned: true },
        Symmetry { flipped: true, turned: true },
    ];

    /// The image of a cell, column and row counted from 0.
    pub fn cell(self, (x, y): (usize, usize)) -> (usize, usize) {
        let (x, y) = if self.flipped { (y, x) } else { (x, y) };
        if self.turned {
            (BOARD_SIZE - 1 - x, BOARD_SIZE - 1 - y)
        } else {
            (x, y)
        }
    }

    /// The image of a set of cells.
    pub fn cells(self, cells: Cells) -> Cells {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// The image of a placement.
    pub fn placement(self, placement: Placement) -> Placement {
        let cells = self.cells(placement.cells());
        let left = cells.iter().map(|(x, _)| x).min().unwrap_or(0);
        let top = cells.iter().map(|(_, y)| y).min().unwrap_or(0);
        let at = |orientation| Placement { orientation: orientation as u8, x: left as u8, y: top as u8 };
        let same_piece = |orientation: &usize| ORIENTATIONS[*orientation].piece == placement.piece();
        let mut found = (0..ORIENTATIONS.len()).filter(same_piece).map(at);
        found.find(|found| found.fits_board() && found.cells() == cells).expect("a flipped or turned piece is a piece")
    }

    /// The image of a move.
    pub fn played(self, played: Move) -> Move {
        match played {
            Move::Place(placement) => Move::Place(self.placement(placement)),
            Move::Pass => Move::Pass,
        }
    }

    /// The image of a position.
    pub fn position(self, position: &Position) -> Position {
        let start = position.start(Player::First);
        Position::from_parts(
            Player::BOTH.map(|player| self.cells(position.stones(player))),
            Player::BOTH.map(|player| position.pieces_left(player)),
            position.to_move(),
            if self.turned { start.other() } else { start },
            Player::BOTH.map(|player| position.monomino_last(player)),
            position.passes(),
            position.ply(),
        )
    }
}

/// The representative of all positions that are equal up to symmetry, and the symmetry that maps
/// this position to it. In the representative, the first player starts on (5,5).
pub fn canonical(position: &Position) -> (Position, Symmetry) {
    let turned = position.start(Player::First) == Start::Ten;
    let images = [false, true].map(|flipped| {
        let symmetry = Symmetry { flipped, turned };
        (symmetry.position(position), symmetry)
    });
    let [plain, flipped] = images;
    if flipped.0.to_string() < plain.0.to_string() {
        flipped
    } else {
        plain
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts;
    use crate::model;
    use crate::moves::legal_placements;
    use std::collections::HashSet;

    #[test]
    fn image_of_a_placement_has_the_same_piece_and_maps_back() {
        for symmetry in Symmetry::ALL {
            let images: HashSet<Placement> = Placement::all().map(|placement| symmetry.placement(placement)).collect();
            assert_eq!(images.len(), Placement::all().count());
            for placement in Placement::all() {
                let image = symmetry.placement(placement);
                assert_eq!((image.piece(), symmetry.placement(image)), (placement.piece(), placement));
                assert_eq!(image.cells(), symmetry.cells(placement.cells()));
            }
        }
    }

    #[test]
    fn start_cells_stay_or_swap() {
        for symmetry in Symmetry::ALL {
            let start = if symmetry.turned { Start::Ten } else { Start::Five };
            assert_eq!(symmetry.cell(Start::Five.cell()), start.cell());
            assert_eq!(symmetry.cell(Start::Ten.cell()), start.other().cell());
        }
    }

    #[test]
    fn symmetric_positions_have_the_same_moves_and_representative() {
        for fact in facts::legal_counts().step_by(7) {
            let position = fact.position();
            let (stands, _) = canonical(&position);
            for symmetry in Symmetry::ALL {
                let image = symmetry.position(&position);
                let moves = |position: &Position| legal_placements(position).into_iter().collect::<HashSet<_>>();
                let images = moves(&position).into_iter().map(|placement| symmetry.placement(placement)).collect();
                assert_eq!(moves(&image), images, "{position}");
                let (found, by) = canonical(&image);
                assert_eq!((found, by.position(&image), found.start(Player::First)), (stands, stands, Start::Five));
                // Values that depend only on counts are equal in all symmetric positions.
                let first_sight = |position: &Position| model::think(position, 0).score;
                assert_eq!(first_sight(&image), first_sight(&position), "{position}");
            }
        }
    }
}
