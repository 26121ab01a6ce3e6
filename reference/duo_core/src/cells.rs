//! Sets of board cells as bitboards.
//!
//! Rows are 16 bits apart, so the two unused columns receive the cells that a shift pushes over an
//! edge. Finding neighbours therefore costs a shift and a mask, without special cases.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// Columns and rows of the board.
pub const BOARD_SIZE: usize = 14;

/// Cells of the board.
pub const CELL_COUNT: usize = BOARD_SIZE * BOARD_SIZE;

const ROW_STRIDE: usize = 16;
const ROWS_PER_WORD: usize = 4;
const FULL_ROW: u64 = (1 << BOARD_SIZE) - 1;

/// Index of cell (x, y) on the board, which is also its bit number in hardware.
pub const fn cell_index(x: usize, y: usize) -> usize {
    BOARD_SIZE * y + x
}

/// A set of board cells; (0, 0) is the top left one, x grows to the right, y downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells([u64; 4]);

impl Cells {
    /// The empty set.
    pub const EMPTY: Cells = Cells([0; 4]);

    /// Every cell of the board.
    pub const BOARD: Cells = {
        let four_rows = FULL_ROW | FULL_ROW << 16 | FULL_ROW << 32 | FULL_ROW << 48;
        Cells([four_rows, four_rows, four_rows, FULL_ROW | FULL_ROW << 16])
    };

    /// The set of one cell.
    pub const fn single(x: usize, y: usize) -> Cells {
        let mut words = [0; 4];
        words[y / ROWS_PER_WORD] = 1 << (y % ROWS_PER_WORD * ROW_STRIDE + x);
        Cells(words)
    }

    /// Whether the set holds cell (x, y).
    pub const fn contains(self, x: usize, y: usize) -> bool {
        self.0[y / ROWS_PER_WORD] >> (y % ROWS_PER_WORD * ROW_STRIDE + x) & 1 != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// Number of cells in the set.
    pub const fn count(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// The 14 cells of row `y`: bit x is cell (x, y).
    pub const fn row(self, y: usize) -> u16 {
        (self.0[y / ROWS_PER_WORD] >> (y % ROWS_PER_WORD * ROW_STRIDE)) as u16
    }

    /// The bitboard's words: row y starts at bit 16 * (y % 4) of word y / 4.
    pub const fn words(self) -> [u64; 4] {
        self.0
    }

    /// The set with these words. Bits outside the board are dropped.
    pub const fn from_words(words: [u64; 4]) -> Cells {
        let board = Cells::BOARD.0;
        Cells([words[0] & board[0], words[1] & board[1], words[2] & board[2], words[3] & board[3]])
    }

    /// The set moved right by `dx` and down by `dy` (at most 13 in either direction). Cells that
    /// leave the board are dropped.
    pub const fn shift(self, dx: i32, dy: i32) -> Cells {
        let mut rows = self;
        // Move sideways first, and clear the bits that wrap into the next row.
        if dx != 0 {
            let keep = if dx > 0 { FULL_ROW << dx & FULL_ROW } else { FULL_ROW >> -dx };
            let keep = keep | keep << 16 | keep << 32 | keep << 48;
            let mut i = 0;
            while i < 4 {
                let word = rows.0[i];
                rows.0[i] = if dx > 0 { word << dx } else { word >> -dx } & keep;
                i += 1;
            }
        }
        Cells::from_words(shift_words(rows.0, dy * ROW_STRIDE as i32))
    }

    /// Cells that share an edge with a cell of the set. They may belong to the set themselves.
    pub const fn edge_neighbours(self) -> Cells {
        let [a, b, c, d] = self.0;
        Cells::from_words([
            a << 1 | a >> 1 | a << 16 | a >> 16 | b << 48,
            b << 1 | b >> 1 | b << 16 | b >> 16 | a >> 48 | c << 48,
            c << 1 | c >> 1 | c << 16 | c >> 16 | b >> 48 | d << 48,
            d << 1 | d >> 1 | d << 16 | d >> 16 | c >> 48,
        ])
    }

    /// Cells that touch a cell of the set at a corner. They may also share an edge with another
    /// cell of the set.
    pub const fn corner_neighbours(self) -> Cells {
        let [a, b, c, d] = Cells::from_words([
            self.0[0] << 1 | self.0[0] >> 1,
            self.0[1] << 1 | self.0[1] >> 1,
            self.0[2] << 1 | self.0[2] >> 1,
            self.0[3] << 1 | self.0[3] >> 1,
        ])
        .0;
        Cells::from_words([
            a << 16 | a >> 16 | b << 48,
            b << 16 | b >> 16 | a >> 48 | c << 48,
            c << 16 | c >> 16 | b >> 48 | d << 48,
            d << 16 | d >> 16 | c >> 48,
        ])
    }

    /// The cells as (x, y), row by row from the top left.
    pub fn iter(self) -> impl Iterator<Item = (usize, usize)> {
        (0..4).flat_map(move |index| {
            let mut word = self.0[index];
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
                word &= word - 1;
                Some((bit % ROW_STRIDE, index * ROWS_PER_WORD + bit / ROW_STRIDE))
            })
        })
    }
}

/// Shifts 256 bits by less than 256, towards higher (positive `by`) or lower positions.
const fn shift_words(words: [u64; 4], by: i32) -> [u64; 4] {
    let (distance, up) = (by.unsigned_abs() as usize, by > 0);
    let (skip, bits) = (distance / 64, distance % 64);
    let mut shifted = [0; 4];
    let mut i = 0;
    while i + skip < 4 {
        let (from, to) = if up { (i, i + skip) } else { (i + skip, i) };
        shifted[to] = if up { words[from] << bits } else { words[from] >> bits };
        if bits != 0 {
            if up && from > 0 {
                shifted[to] |= words[from - 1] >> (64 - bits);
            } else if !up && from < 3 {
                shifted[to] |= words[from + 1] << (64 - bits);
            }
        }
        i += 1;
    }
    shifted
}

impl FromIterator<(usize, usize)> for Cells {
    fn from_iter<I: IntoIterator<Item = (usize, usize)>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::EMPTY, |set, (x, y)| set | Cells::single(x, y))
    }
}

macro_rules! word_by_word {
    ($($operator:ident $method:ident, $assign:ident $assign_method:ident: $symbol:tt;)*) => {$(
        impl $operator for Cells {
            type Output = Cells;
            fn $method(self, other: Cells) -> Cells {
                Cells([
                    self.0[0] $symbol other.0[0],
                    self.0[1] $symbol other.0[1],
                    self.0[2] $symbol other.0[2],
                    self.0[3] $symbol other.0[3],
                ])
            }
        }
        impl $assign for Cells {
            fn $assign_method(&mut self, other: Cells) {
                *self = *self $symbol other;
            }
        }
    )*};
}
word_by_word! {
    BitAnd bitand, BitAndAssign bitand_assign: &;
    BitOr bitor, BitOrAssign bitor_assign: |;
    BitXor bitxor, BitXorAssign bitxor_assign: ^;
}

impl Not for Cells {
    type Output = Cells;
    /// The cells of the board that are not in the set.
    fn not(self) -> Cells {
        Cells::BOARD ^ self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn neighbours(set: Cells, steps: &[(i32, i32)]) -> Cells {
        set.iter()
            .flat_map(|(x, y)| steps.iter().map(move |(dx, dy)| (x as i32 + dx, y as i32 + dy)))
            .filter(|(x, y)| (0..14).contains(x) && (0..14).contains(y))
            .map(|(x, y)| (x as usize, y as usize))
            .collect()
    }

    #[test]
    fn neighbours_and_shifts_stay_on_the_board() {
        for (x, y) in Cells::BOARD.iter() {
            let cell = Cells::single(x, y);
            assert_eq!(cell.edge_neighbours(), neighbours(cell, &[(1, 0), (-1, 0), (0, 1), (0, -1)]));
            assert_eq!(cell.corner_neighbours(), neighbours(cell, &[(1, 1), (-1, 1), (1, -1), (-1, -1)]));
            for dx in -13..14 {
                for dy in -13..14 {
                    assert_eq!(cell.shift(dx, dy), neighbours(cell, &[(dx, dy)]), "({x}, {y}) by ({dx}, {dy})");
                }
            }
        }
    }

    #[test]
    fn board_has_196_cells() {
        assert_eq!(Cells::BOARD.count() as usize, CELL_COUNT);
        assert_eq!(Cells::BOARD.iter().count(), CELL_COUNT);
        assert_eq!(!Cells::BOARD, Cells::EMPTY);
    }
}
