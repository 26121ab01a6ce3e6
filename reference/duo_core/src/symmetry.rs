//! The symmetries of the game: what turns the board into one on which the same game is played.
//!
//! The start cells lie on the diagonal, so the board may be flipped along it, turned by half, or both. Flipping leaves each start cell
//! where it is, turning swaps them. Each symmetry undoes itself.

use super::cells::{Cells, BOARD_SIZE};
use super::orientations::ORIENTATIONS;
use super::placement::{Move, Placement};
use super::player::{Player, Start};
use super::position::Position;

/// One of the four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// Columns become rows.
    pub flipped: bool,
    /// By half.
    pub turned: bool,
}

impl Symmetry {
    /// All of them, the one that changes nothing first.
    pub const ALL: [Symmetry; 4] = [
        Symmetry { flipped: false, turned: false },
        Symmetry { flipped: true, turned: false },
        Symmetry { flipped: false, turned: true },
        Symmetry { flipped: true, turned: true },
    ];

    /// Where a cell, column and row counted from 0, comes to lie.
    pub fn cell(self, (x, y): (usize, usize)) -> (usize, usize) {
        let (x, y) = if self.flipped { (y, x) } else { (x, y) };
        if self.turned {
            (BOARD_SIZE - 1 - x, BOARD_SIZE - 1 - y)
        } else {
            (x, y)
        }
    }

    /// Where cells come to lie.
    pub fn cells(self, cells: Cells) -> Cells {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// What a placement becomes.
    pub fn placement(self, placement: Placement) -> Placement {
        let cells = self.cells(placement.cells());
        let left = cells.iter().map(|(x, _)| x).min().unwrap_or(0);
        let top = cells.iter().map(|(_, y)| y).min().unwrap_or(0);
        let at = |orientation| Placement { orientation: orientation as u8, x: left as u8, y: top as u8 };
        let same_piece = |orientation: &usize| ORIENTATIONS[*orientation].piece == placement.piece();
        let mut found = (0..ORIENTATIONS.len()).filter(same_piece).map(at);
        found.find(|found| found.fits_board() && found.cells() == cells).expect("a flipped or turned piece is a piece")
    }

    /// What a move becomes.
    pub fn played(self, played: Move) -> Move {
        match played {
            Move::Place(placement) => Move::Place(self.placement(placement)),
            Move::Pass => Move::Pass,
        }
    }

    /// What a position becomes.
    pub fn position(self, position: &Position) -> Position {
        let start = position.start(Player::First);
        Position::from_parts(
            Player::BOTH.map(|player| self.cells(position.occupied(player))),
            Player::BOTH.map(|player| position.left(player)),
            position.to_move(),
            if self.turned { start.other() } else { start },
            Player::BOTH.map(|player| position.monomino_last(player)),
            position.passes(),
            position.ply(),
        )
    }
}

/// Of all positions that are the same but for symmetry the one that stands for them, and what turns this one into it. The first player
/// starts on (5,5) there.
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
    fn every_placement_becomes_one_of_the_same_piece_and_comes_back() {
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
    fn a_position_has_the_same_moves_after_a_symmetry_and_one_that_stands_for_all() {
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
                // What is decided by counts alone is the same from all sides.
                let first_sight = |position: &Position| model::think(position, 0).score;
                assert_eq!(first_sight(&image), first_sight(&position), "{position}");
            }
        }
    }
}
