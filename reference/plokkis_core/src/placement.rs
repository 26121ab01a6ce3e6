//! A piece on the board: a shape and the place of its bounding box.

use super::cells::{Cells, MAX_WIDTH};
use super::shapes::{MAX_CELLS, SHAPES};

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// Index of its shape.
    pub shape: u8,
    /// The leftmost column it covers.
    pub x: u8,
    /// The topmost row it covers.
    pub y: u8,
}

impl Placement {
    /// The placement that covers exactly these cells, if they are those of a piece.
    pub fn covering(cells: &[(usize, usize)]) -> Option<Placement> {
        let x = cells.iter().map(|cell| cell.0).min()?;
        let y = cells.iter().map(|cell| cell.1).min()?;
        if cells.len() > MAX_CELLS || cells.iter().any(|&(x, y)| x >= MAX_WIDTH || y >= MAX_WIDTH) {
            return None;
        }
        let covered: Cells = cells.iter().copied().collect();
        let all = (0..SHAPES.len() as u8).map(|shape| Placement { shape, x: x as u8, y: y as u8 });
        // A cell that is named twice covers less than the shape has.
        all.filter(|placement| placement.size() == cells.len())
            .find(|placement| placement.fits(MAX_WIDTH) && placement.set() == covered)
    }

    /// How many cells it covers.
    pub fn size(&self) -> usize {
        SHAPES[usize::from(self.shape)].len()
    }

    /// The cells it covers, in rows.
    pub fn cells(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        SHAPES[usize::from(self.shape)]
            .iter()
            .map(move |&(dx, dy)| (usize::from(self.x + dx), usize::from(self.y + dy)))
    }

    /// The cells it covers.
    pub fn set(&self) -> Cells {
        self.cells().collect()
    }

    /// Whether it lies on a board of this width.
    pub fn fits(&self, width: usize) -> bool {
        self.cells().all(|(x, y)| x < width && y < width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_placement_is_found_again_by_its_cells_in_any_order() {
        for shape in 0..SHAPES.len() as u8 {
            for (x, y) in [(0, 0), (3, 28), (28, 28)] {
                let placement = Placement { shape, x, y };
                let mut cells: Vec<_> = placement.cells().collect();
                cells.reverse();
                assert_eq!(Placement::covering(&cells), Some(placement));
            }
        }
    }

    #[test]
    fn what_is_no_piece_is_no_placement() {
        for cells in [
            &[][..],
            &[(0, 0), (0, 0)],
            &[(0, 0), (1, 1)],
            &[(0, 0), (2, 0)],
            &[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)],
            &[(31, 0), (32, 0)],
        ] {
            assert_eq!(Placement::covering(cells), None, "{cells:?}");
        }
    }
}
