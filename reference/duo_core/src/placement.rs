//! A piece on the board: one of the 91 oriented shapes, and its place.

use super::cells::{Cells, BOARD_SIZE};
use super::orientations::{Orientation, ORIENTATIONS, ORIENTATION_COUNT};
use super::pieces::{Piece, MAX_SIZE};

/// Number of placements on the board.
pub const PLACEMENT_COUNT: usize = 13_729;

/// An oriented shape at a place on the board.
///
/// It is plain data, so its orientation may be invalid or it may reach over the edge; see
/// [`Placement::fits_board`]. The other methods require placements that fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placement {
    /// Index into [`ORIENTATIONS`].
    pub orientation: u8,
    /// Column of the bounding box's left edge, counted from 0.
    pub x: u8,
    /// Row of the bounding box's top edge, counted from 0.
    pub y: u8,
}

/// A player's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Place nothing.
    Pass,
    /// Place a piece.
    Place(Placement),
}

impl Move {
    /// The placement; `None` for a pass.
    pub fn placement(self) -> Option<Placement> {
        match self {
            Move::Place(placement) => Some(placement),
            Move::Pass => None,
        }
    }
}

impl Placement {
    /// The oriented shape.
    pub fn shape(self) -> &'static Orientation {
        &ORIENTATIONS[self.orientation as usize]
    }

    /// The piece.
    pub fn piece(self) -> Piece {
        self.shape().piece
    }

    /// Whether the orientation is valid and the piece is completely on the board.
    pub fn fits_board(self) -> bool {
        let Some(shape) = ORIENTATIONS.get(self.orientation as usize) else { return false };
        self.x as usize + shape.width as usize <= BOARD_SIZE && self.y as usize + shape.height as usize <= BOARD_SIZE
    }

    /// The board cells that it covers.
    pub fn cells(self) -> Cells {
        let pattern = PATTERNS[self.orientation as usize];
        let offset = BITS_PER_ROW as i32 * self.y as i32 + self.x as i32;
        // The 64 bits of the pattern that each word of the bitboard shows.
        let word = |index: i32| {
            let up = offset - 64 * index;
            match up {
                64.. => 0,
                0.. => (pattern << up) as u64,
                -127..0 => (pattern >> -up) as u64,
                _ => 0,
            }
        };
        Cells::from_words([word(0), word(1), word(2), word(3)])
    }

    /// The placement as `orientation << 8 | y << 4 | x`.
    pub const fn pack(self) -> u16 {
        (self.orientation as u16) << 8 | (self.y as u16) << 4 | self.x as u16
    }

    /// The placement of a number made by [`Placement::pack`].
    pub const fn unpack(packed: u16) -> Placement {
        Placement { orientation: (packed >> 8) as u8, x: (packed & 15) as u8, y: (packed >> 4 & 15) as u8 }
    }

    /// Every placement on the board: by orientation, then row, then column.
    pub fn all() -> impl Iterator<Item = Placement> {
        ORIENTATIONS.iter().enumerate().flat_map(|(orientation, shape)| {
            let (columns, rows) = (BOARD_SIZE as u8 + 1 - shape.width, BOARD_SIZE as u8 + 1 - shape.height);
            (0..rows).flat_map(move |y| (0..columns).map(move |x| Placement { orientation: orientation as u8, x, y }))
        })
    }
}

/// Distance between the rows of a bitboard.
const BITS_PER_ROW: usize = 16;

/// Each orientation as the low bits of a bitboard, with its bounding box at the top left corner.
static PATTERNS: [u128; ORIENTATION_COUNT] = {
    let mut patterns = [0; ORIENTATION_COUNT];
    let mut index = 0;
    while index < ORIENTATION_COUNT {
        let picture = ORIENTATIONS[index].picture() as u128;
        let mut row = 0;
        while row < MAX_SIZE {
            let columns = picture >> (MAX_SIZE * row) & ((1 << MAX_SIZE) - 1);
            patterns[index] |= columns << (BITS_PER_ROW * row);
            row += 1;
        }
        index += 1;
    }
    patterns
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_13729_placements_pack_into_16_bits() {
        assert_eq!(Placement::all().count(), PLACEMENT_COUNT);
        for placement in Placement::all() {
            assert!(placement.fits_board());
            assert_eq!(Placement::unpack(placement.pack()), placement);
        }
    }

    #[test]
    fn placement_covers_its_shape_moved_to_its_place() {
        for placement in Placement::all() {
            let moved = |&(x, y): &(u8, u8)| ((placement.x + x) as usize, (placement.y + y) as usize);
            assert_eq!(placement.cells(), placement.shape().cells().iter().map(moved).collect(), "{placement:?}");
        }
    }

    #[test]
    fn placement_over_the_edge_or_without_shape_does_not_fit() {
        let fitting = (0..=u16::MAX).map(Placement::unpack).filter(|p| p.fits_board()).count();
        assert_eq!(fitting, PLACEMENT_COUNT);
    }
}
