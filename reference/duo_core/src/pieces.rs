//! The 21 pieces. Their shapes are written only here in the whole project.
//!
//! Every mask, table, ROM and picture derives from [`SHAPES`]. Shapes, centres and rotation codes
//! are those of the contest (Jornadas sobre Sistemas Reconfiguráveis 2019; figures recovered from
//! the organisers' referee).

/// Number of pieces of one player, `a` to `u`.
pub const PIECE_COUNT: usize = 21;

/// Total number of cells of all pieces of one player.
pub const CELLS_PER_PLAYER: u32 = 89;

/// Largest number of cells in one piece.
pub const MAX_SIZE: usize = 5;

/// Cells of each piece in rotation 0, as (x right, y down) from the centre that a move code names.
pub const SHAPES: [&[(i8, i8)]; PIECE_COUNT] = [
    &[(0, 0)],                                     // a, the monomino
    &[(0, 0), (0, 1)],                             // b
    &[(0, 0), (0, -1), (0, 1)],                    // c
    &[(0, 0), (0, -1), (1, 0)],                    // d
    &[(0, 0), (0, -1), (0, 1), (0, 2)],            // e
    &[(0, 0), (0, -1), (-1, 1), (0, 1)],           // f
    &[(0, 0), (0, -1), (1, 0), (0, 1)],            // g
    &[(0, 0), (1, 0), (0, 1), (1, 1)],             // h
    &[(0, 0), (-1, 0), (0, 1), (1, 1)],            // i
    &[(0, 0), (0, -2), (0, -1), (0, 1), (0, 2)],   // j
    &[(0, 0), (0, -2), (0, -1), (-1, 1), (0, 1)],  // k
    &[(0, 0), (0, -2), (0, -1), (-1, 0), (-1, 1)], // l
    &[(0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1)],  // m
    &[(0, 0), (-1, -1), (0, -1), (-1, 1), (0, 1)], // n
    &[(0, 0), (0, -1), (1, 0), (0, 1), (0, 2)],    // o
    &[(0, 0), (0, -1), (-1, 1), (0, 1), (1, 1)],   // p
    &[(0, 0), (0, -2), (0, -1), (1, 0), (2, 0)],   // q
    &[(0, 0), (-1, -1), (0, -1), (1, 0), (1, 1)],  // r
    &[(0, 0), (-1, -1), (-1, 0), (1, 0), (1, 1)],  // s
    &[(0, 0), (-1, -1), (-1, 0), (1, 0), (0, 1)],  // t
    &[(0, 0), (0, -1), (-1, 0), (1, 0), (0, 1)],   // u
];

/// One of the 21 pieces; its index runs from 0 (`a`) to 20 (`u`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

impl Piece {
    /// The piece with one cell, which earns the larger bonus if it is placed last.
    pub const MONOMINO: Piece = Piece(0);

    /// The piece with this index.
    ///
    /// # Panics
    /// If `index` is not below [`PIECE_COUNT`].
    pub const fn new(index: usize) -> Piece {
        assert!(index < PIECE_COUNT);
        Piece(index as u8)
    }

    /// The piece named by the third character of a move code; `None` if it does not name a piece.
    pub const fn from_letter(letter: u8) -> Option<Piece> {
        match letter {
            b'a'..=b'u' => Some(Piece(letter - b'a')),
            _ => None,
        }
    }

    /// Index from 0 (`a`) to 20 (`u`).
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Letter from `a` to `u`.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// Cells in rotation 0, relative to the centre.
    pub const fn cells(self) -> &'static [(i8, i8)] {
        SHAPES[self.0 as usize]
    }

    /// Number of cells, 1 to 5.
    pub const fn size(self) -> u32 {
        self.cells().len() as u32
    }

    /// All pieces from `a` to `u`.
    pub fn all() -> impl DoubleEndedIterator<Item = Piece> {
        (0..PIECE_COUNT).map(Piece::new)
    }
}

/// The cell to which rotation code `rotation` (0 to 7) moves a cell, both relative to the centre.
///
/// Even codes are clockwise quarter turns as seen on the board. An odd code is the preceding even
/// one, mirrored left-right after the turn.
pub const fn rotate(rotation: u8, (x, y): (i8, i8)) -> (i8, i8) {
    let (turned_x, turned_y) = match rotation / 2 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    };
    if rotation.is_multiple_of(2) {
        (turned_x, turned_y)
    } else {
        (-turned_x, turned_y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_the_fixed_set_of_polyominoes() {
        assert_eq!(Piece::all().map(Piece::size).sum::<u32>(), CELLS_PER_PLAYER);
        for size in 1..=MAX_SIZE {
            let count = Piece::all().filter(|p| p.size() as usize == size).count();
            assert_eq!(count, [1, 1, 2, 5, 12][size - 1], "pieces of {size} cells");
        }
    }

    #[test]
    fn rotations_are_those_of_the_contest() {
        // The formulas of the organisers' table, written out.
        let (x, y) = (2, 1);
        let expected = [(x, y), (-x, y), (-y, x), (y, x), (-x, -y), (x, -y), (y, -x), (-y, -x)];
        for (rotation, cell) in expected.into_iter().enumerate() {
            assert_eq!(rotate(rotation as u8, (x, y)), cell, "rotation {rotation}");
        }
    }
}
