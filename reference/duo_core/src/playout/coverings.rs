//! The 414 coverings of a cell: each orientation of each piece, with each of its cells there.
//!
//! A piece of at most five cells that covers a cell stays within four steps of it. These 41 cells
//! are the cell's *window*: a diamond, numbered row by row from the top, each row from the left.

use crate::cells::{Cells, BOARD_SIZE};
use crate::lanes::Lanes;
use crate::orientations::{ORIENTATION_COUNT, TABLES};
use crate::pieces::{Piece, MAX_SIZE, PIECE_COUNT};
use crate::placement::Placement;
use crate::player::PieceSet;

/// Number of coverings.
#[cfg(test)]
const COVERING_COUNT: usize = 414;

/// Words of a set of coverings.
const WORDS: usize = 8;

/// Bits of a set, of which the coverings use 414.
const BITS: usize = 64 * WORDS;

/// The words of a set that hold the coverings by each size of piece, from one cell on.
const WORDS_OF_SIZE: [(usize, usize); MAX_SIZE] = [(0, 1), (0, 1), (0, 1), (1, 3), (3, WORDS)];

/// Distance from the middle of a window to its tips.
const RADIUS: usize = MAX_SIZE - 1;

/// Rows of a window.
const ROWS: usize = 2 * RADIUS + 1;

/// Cells of a window.
const WINDOW_CELLS: usize = 41;

/// The number of the first cell of each row of a window.
const FIRST_OF_ROW: [usize; ROWS] = {
    let mut firsts = [0; ROWS];
    let mut row = 1;
    while row < ROWS {
        firsts[row] = firsts[row - 1] + row_length(row - 1);
        row += 1;
    }
    firsts
};

const fn row_length(row: usize) -> usize {
    ROWS - 2 * row.abs_diff(RADIUS)
}

/// A set of coverings. Those by pieces of each size lie together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Set([u64; WORDS]);

/// Data of the coverings, by their bits in a set.
struct Coverings {
    /// Coverings that use each cell of the window.
    using: [Set; WINDOW_CELLS],
    /// Coverings by each piece.
    by_piece: [Set; PIECE_COUNT],
    /// Coverings by pieces of each size, from one cell on.
    by_size: [Set; MAX_SIZE],
    /// The orientation of each covering.
    orientation: [u8; BITS],
    /// The cell of the orientation, relative to the top left corner of its bounding box, that lies
    /// in the middle of the window.
    middle: [(u8, u8); BITS],
}

static COVERINGS: Coverings = {
    let mut all = Coverings {
        using: [Set::EMPTY; WINDOW_CELLS],
        by_piece: [Set::EMPTY; PIECE_COUNT],
        by_size: [Set::EMPTY; MAX_SIZE],
        orientation: [0; BITS],
        middle: [(0, 0); BITS],
    };
    let (mut bit, mut orientation) = (0, 0);
    while orientation < ORIENTATION_COUNT {
        let shape = &TABLES.0[orientation];
        let cells = shape.cells();
        let size = cells.len() - 1;
        // Pieces are sorted by size.
        if bit < 64 * WORDS_OF_SIZE[size].0 {
            bit = 64 * WORDS_OF_SIZE[size].0;
        }
        let mut middle = 0;
        while middle < cells.len() {
            let mut index = 0;
            while index < cells.len() {
                let row = RADIUS + cells[index].1 as usize - cells[middle].1 as usize;
                let column = RADIUS + cells[index].0 as usize - cells[middle].0 as usize;
                all.using[FIRST_OF_ROW[row] + column - row.abs_diff(RADIUS)].insert(bit);
                index += 1;
            }
            all.by_piece[shape.piece.index()].insert(bit);
            all.by_size[size].insert(bit);
            all.orientation[bit] = orientation as u8;
            all.middle[bit] = cells[middle];
            bit += 1;
            middle += 1;
        }
        orientation += 1;
    }
    all
};

impl Set {
    const EMPTY: Set = Set([0; WORDS]);

    const fn insert(&mut self, covering: usize) {
        self.0[covering / 64] |= 1 << (covering % 64);
    }

    /// The coverings by these pieces.
    pub(super) fn of_pieces(pieces: PieceSet) -> Set {
        pieces.iter().fold(Set::EMPTY, |set, piece| set.or(&COVERINGS.by_piece[piece.index()]))
    }

    /// Removes the coverings by this piece.
    pub(super) fn remove_piece(&mut self, piece: Piece) {
        let of_piece = &COVERINGS.by_piece[piece.index()];
        (0..WORDS).for_each(|word| self.0[word] &= !of_piece.0[word]);
    }

    /// The coverings of the set that use only cells of the window `free`, at least one of them in
    /// the window `corners`.
    #[inline(always)]
    pub(super) fn legal<L: Lanes>(&self, free: u64, corners: u64) -> Set {
        let ([low, high], [allowed_low, allowed_high]) = (self.halves::<L>(), using::<L>(corners));
        let [blocked_low, blocked_high] = using::<L>(!free & ((1 << WINDOW_CELLS) - 1));
        let [a, b, c, d] = low.and(allowed_low).without(blocked_low).words();
        let [e, f, g, h] = high.and(allowed_high).without(blocked_high).words();
        Set([a, b, c, d, e, f, g, h])
    }

    /// The set in two registers.
    #[inline(always)]
    fn halves<L: Lanes>(&self) -> [L; 2] {
        let [a, b, c, d, e, f, g, h] = self.0;
        [L::new([a, b, c, d]), L::new([e, f, g, h])]
    }

    /// Number of coverings by pieces of `size + 1` cells.
    #[inline(always)]
    pub(super) fn count(&self, size: usize) -> u32 {
        let (first, end) = WORDS_OF_SIZE[size];
        (first..end).map(|word| (self.0[word] & COVERINGS.by_size[size].0[word]).count_ones()).sum()
    }

    /// The covering at this place among those by pieces of `size + 1` cells.
    #[inline(always)]
    pub(super) fn nth(&self, size: usize, mut place: u32) -> usize {
        let (first, end) = WORDS_OF_SIZE[size];
        for word in first..end {
            let set = self.0[word] & COVERINGS.by_size[size].0[word];
            if place < set.count_ones() {
                return 64 * word + nth_one(set, place) as usize;
            }
            place -= set.count_ones();
        }
        unreachable!("the place is below the number of coverings")
    }

    fn or(mut self, other: &Set) -> Set {
        (0..WORDS).for_each(|word| self.0[word] |= other.0[word]);
        self
    }
}

/// The coverings that use at least one of these cells of a window.
#[inline(always)]
fn using<L: Lanes>(mut cells: u64) -> [L; 2] {
    let [mut low, mut high] = Set::EMPTY.halves::<L>();
    while cells != 0 {
        let [more_low, more_high] = COVERINGS.using[cells.trailing_zeros() as usize].halves();
        (low, high) = (low.or(more_low), high.or(more_high));
        cells &= cells - 1;
    }
    [low, high]
}

/// The position of the one at this place of a word, from the lowest.
#[inline(always)]
pub(super) fn nth_one(word: u64, place: u32) -> u32 {
    (0..place).fold(word, |word, _| word & (word - 1)).trailing_zeros()
}

/// The placement of a covering whose middle is cell (x, y).
pub(super) fn placement(covering: usize, (x, y): (usize, usize)) -> Placement {
    let (left, top) = COVERINGS.middle[covering];
    Placement { orientation: COVERINGS.orientation[covering], x: x as u8 - left, y: y as u8 - top }
}

/// The window of a set of cells around cell (x, y).
#[inline(always)]
pub(super) fn window(cells: Cells, (x, y): (usize, usize)) -> u64 {
    let mut window = 0;
    for (row, first) in FIRST_OF_ROW.into_iter().enumerate() {
        let board_row = (y + row).wrapping_sub(RADIUS);
        if board_row < BOARD_SIZE {
            let cells = u64::from(cells.row(board_row)) << RADIUS >> (x + row.abs_diff(RADIUS));
            window |= (cells & ((1 << row_length(row)) - 1)) << first;
        }
    }
    window
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::Plain;

    /// All cells of a window.
    const WINDOW: u64 = (1 << WINDOW_CELLS) - 1;

    /// The coverings of a set.
    fn all(set: Set) -> Vec<usize> {
        (0..BITS).filter(|covering| set.0[covering / 64] >> (covering % 64) & 1 == 1).collect()
    }

    /// The cells of a window that a covering uses.
    fn cells(covering: usize) -> u64 {
        (0..WINDOW_CELLS).filter(|&cell| all(COVERINGS.using[cell]).contains(&covering)).map(|cell| 1 << cell).sum()
    }

    #[test]
    fn every_covering_has_its_place() {
        let coverings = all(Set::of_pieces(PieceSet::FULL));
        assert_eq!(coverings.len(), COVERING_COUNT);
        for (size, set) in COVERINGS.by_size.iter().enumerate() {
            let (first, end) = WORDS_OF_SIZE[size];
            let coverings = all(*set);
            assert_eq!(Set::of_pieces(PieceSet::FULL).count(size) as usize, coverings.len());
            for (place, &covering) in coverings.iter().enumerate() {
                assert!((64 * first..64 * end).contains(&covering));
                assert_eq!(cells(covering).count_ones() as usize, size + 1);
                assert_eq!(set.nth(size, place as u32), covering);
            }
        }
        let mut without = Set::of_pieces(PieceSet::FULL);
        without.remove_piece(Piece::MONOMINO);
        assert_eq!((without.count(0), all(without).len()), (0, COVERING_COUNT - 1));
    }

    #[test]
    fn covering_shows_its_placement_in_the_window() {
        for cell in [(6, 7), (0, 0), (13, 0), (2, 12)] {
            for covering in all(Set::of_pieces(PieceSet::FULL)) {
                let (left, top) = COVERINGS.middle[covering];
                // A covering that reaches over the board's edge has no placement.
                if left as usize > cell.0 || top as usize > cell.1 || !placement(covering, cell).fits_board() {
                    assert_ne!(cells(covering) & !window(Cells::BOARD, cell), 0);
                    continue;
                }
                let placed = placement(covering, cell).cells();
                assert!(placed.contains(cell.0, cell.1));
                assert_eq!(window(placed, cell), cells(covering), "{covering} at {cell:?}");
            }
        }
    }

    #[test]
    fn legal_coverings_use_free_cells_and_a_corner() {
        let set = Set::of_pieces(PieceSet::FULL);
        for (free, corners) in [(WINDOW, 1), (0x155_5555_5555, 0xff0), (0x1ff_0fff_f3ff, WINDOW), (WINDOW, 0)] {
            let is_legal = |&covering: &usize| cells(covering) & !free == 0 && cells(covering) & corners != 0;
            let expected: Vec<usize> = all(set).into_iter().filter(is_legal).collect();
            assert_eq!(all(set.legal::<Plain>(free, corners)), expected);
        }
    }
}
