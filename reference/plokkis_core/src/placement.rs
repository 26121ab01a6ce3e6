//! A piece on the board: a shape and the top left corner of its bounding box.

use super::cells::{Cells, MAX_WIDTH};
use super::shapes::{MAX_CELLS, SHAPES};

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// Index into [`SHAPES`].
    pub shape: u8,
    /// The leftmost column it covers.
    pub x: u8,
    /// The topmost row it covers.
    pub y: u8,
}

impl Placement {
    /// The placement that covers exactly these cells, or `None` if they do not form a piece.
    pub fn covering(cells: &[(usize, usize)]) -> Option<Placement> {
        let x = cells.iter().map(|cell| cell.0).min()?;
        let y = cells.iter().map(|cell| cell.1).min()?;
        if cells.len() > MAX_CELLS || cells.iter().any(|&(x, y)| x >= MAX_WIDTH || y >= MAX_WIDTH) {
            return None;
        }
        let covered: Cells = cells.iter().copied().collect();
        let all = (0..SHAPES.len() as u8).map(|shape| Placement { shape, x: x as u8, y: y as u8 });
        // A duplicate cell makes the covered set smaller than the shape.
        all.filter(|placement| placement.size() == cells.len())
            .find(|placement| placement.fits(MAX_WIDTH) && placement.set() == covered)
    }

    /// Number of cells.
    pub fn size(&self) -> usize {
        SHAPES[usize::from(self.shape)].len()
    }

    /// The covered cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        SHAPES[usize::from(self.shape)]
            .iter()
            .map(move |&(dx, dy)| (usize::from(self.x + dx), usize::from(self.y + dy)))
    }

    /// The covered cells as a set.
    pub fn set(&self) -> Cells {
        self.cells().collect()
    }

    /// Whether the piece lies on a board of this width.
    pub fn fits(&self, width: usize) -> bool {
        self.cells().all(|(x, y)| x < width && y < width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn covering_accepts_cells_in_any_order() {
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
    fn covering_rejects_cells_that_are_not_a_piece() {
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
