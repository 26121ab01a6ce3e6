//! The 91 distinct oriented shapes of the 21 pieces, derived at compile time from the table of
//! pieces.
//!
//! An orientation's cells are relative to the top left corner of its bounding box, so a placement
//! is an orientation with the board cell of that corner. The 168 pairs of piece and rotation code
//! name these 91 orientations; [`Alias`] maps one to the other.

use super::pieces::{rotate, Piece, MAX_SIZE, PIECE_COUNT};

/// Number of distinct oriented shapes of all pieces.
pub const ORIENTATION_COUNT: usize = 91;

/// Number of rotation codes.
pub const ROTATION_COUNT: usize = 8;

/// A distinct oriented shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orientation {
    /// The piece it is a shape of.
    pub piece: Piece,
    /// The lowest rotation code that gives this shape, which is used when a move is written.
    pub rotation: u8,
    /// The cell that the canonical code names as its centre, relative to the top left corner of the
    /// bounding box.
    pub centre: (u8, u8),
    /// Columns of the bounding box.
    pub width: u8,
    /// Rows of the bounding box.
    pub height: u8,
    cells: [(u8, u8); MAX_SIZE],
}

impl Orientation {
    /// Cells (column, row) relative to the bounding box's top left corner, row by row.
    pub const fn cells(&self) -> &[(u8, u8)] {
        self.cells.split_at(self.piece.size() as usize).0
    }

    /// The cells as a 5x5 picture: bit `5 * row + column`.
    pub const fn picture(&self) -> u32 {
        let mut picture = 0;
        let mut i = 0;
        while i < self.cells().len() {
            let (column, row) = self.cells[i];
            picture |= 1 << (MAX_SIZE * row as usize + column as usize);
            i += 1;
        }
        picture
    }
}

/// The meaning of a pair of piece and rotation code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alias {
    /// Index into [`ORIENTATIONS`].
    pub orientation: u8,
    /// The cell that this code names as its centre, relative to the top left corner of the bounding
    /// box. It can differ from the canonical one if the piece's centre is not in its middle.
    pub centre: (u8, u8),
}

/// The distinct oriented shapes, by piece and then by lowest rotation code.
pub static ORIENTATIONS: [Orientation; ORIENTATION_COUNT] = TABLES.0;

/// The meaning of every pair of piece index and rotation code.
pub static ALIASES: [[Alias; ROTATION_COUNT]; PIECE_COUNT] = TABLES.1;

pub(super) const TABLES: ([Orientation; ORIENTATION_COUNT], [[Alias; ROTATION_COUNT]; PIECE_COUNT]) = derive();

const fn derive() -> ([Orientation; ORIENTATION_COUNT], [[Alias; ROTATION_COUNT]; PIECE_COUNT]) {
    let mut orientations = [orient(Piece::MONOMINO, 0); ORIENTATION_COUNT];
    let mut aliases = [[Alias { orientation: 0, centre: (0, 0) }; ROTATION_COUNT]; PIECE_COUNT];
    let mut count = 0;
    let mut index = 0;
    while index < PIECE_COUNT {
        let first_of_piece = count;
        let mut rotation = 0;
        while rotation < ROTATION_COUNT {
            let candidate = orient(Piece::new(index), rotation as u8);
            let mut known = first_of_piece;
            while known < count && orientations[known].picture() != candidate.picture() {
                known += 1;
            }
            if known == count {
                orientations[count] = candidate;
                count += 1;
            }
            aliases[index][rotation] = Alias { orientation: known as u8, centre: candidate.centre };
            rotation += 1;
        }
        index += 1;
    }
    assert!(count == ORIENTATION_COUNT);
    (orientations, aliases)
}

/// Turns a piece and moves its bounding box to the origin.
const fn orient(piece: Piece, rotation: u8) -> Orientation {
    let shape = piece.cells();
    let (mut left, mut top, mut right, mut bottom) = (0, 0, 0, 0); // the centre (0, 0) is a cell of every piece
    let mut i = 0;
    while i < shape.len() {
        let (x, y) = rotate(rotation, shape[i]);
        left = if x < left { x } else { left };
        right = if x > right { x } else { right };
        top = if y < top { y } else { top };
        bottom = if y > bottom { y } else { bottom };
        i += 1;
    }
    let mut picture = 0u32;
    i = 0;
    while i < shape.len() {
        let (x, y) = rotate(rotation, shape[i]);
        picture |= 1 << (MAX_SIZE * (y - top) as usize + (x - left) as usize);
        i += 1;
    }
    let mut cells = [(0, 0); MAX_SIZE];
    let mut count = 0;
    let mut bit = 0;
    while bit < MAX_SIZE * MAX_SIZE {
        if picture & (1 << bit) != 0 {
            cells[count] = ((bit % MAX_SIZE) as u8, (bit / MAX_SIZE) as u8);
            count += 1;
        }
        bit += 1;
    }
    Orientation {
        piece,
        rotation,
        centre: (-left as u8, -top as u8),
        width: (right - left + 1) as u8,
        height: (bottom - top + 1) as u8,
        cells,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orientation_counts_are_those_of_the_game() {
        // (oriented shape, covered cell) pairs, which a move generator tests at a corner.
        let pairs: usize = ORIENTATIONS.iter().map(|o| o.cells().len()).sum();
        assert_eq!(pairs, 414);
        let placements: usize = ORIENTATIONS.iter().map(|o| (15 - o.width as usize) * (15 - o.height as usize)).sum();
        assert_eq!(placements, 13_729);
        let codes: usize = ALIASES
            .iter()
            .flatten()
            .map(|a| &ORIENTATIONS[a.orientation as usize])
            .map(|o| (15 - o.width as usize) * (15 - o.height as usize))
            .sum();
        assert_eq!(codes, 26_008);
    }

    #[test]
    fn every_orientation_is_the_meaning_of_its_canonical_code() {
        for (index, orientation) in ORIENTATIONS.iter().enumerate() {
            let alias = ALIASES[orientation.piece.index()][orientation.rotation as usize];
            assert_eq!(alias, Alias { orientation: index as u8, centre: orientation.centre });
        }
    }
}
