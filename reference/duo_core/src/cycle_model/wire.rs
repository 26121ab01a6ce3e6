//! The game's values as words on wires.

use super::ports::Field;
use crate::cells::{Cells, BOARD_SIZE};
use crate::placement::{Move, Placement};
use crate::player::PieceSet;

pub use crate::cells::cell_index;

impl Field for Cells {
    #[inline]
    fn pack(self, _width: usize, words: &mut [u32]) {
        // Rows of 14 bits side by side, through an accumulator of 64 bits.
        let (mut pending, mut bits, mut next) = (0u64, 0, 0);
        for y in 0..BOARD_SIZE {
            pending |= u64::from(self.row(y)) << bits;
            bits += BOARD_SIZE;
            if bits >= 32 {
                words[next] = pending as u32;
                next += 1;
                pending >>= 32;
                bits -= 32;
            }
        }
        words[next] = pending as u32;
    }

    #[inline]
    fn unpack(_width: usize, words: &[u32]) -> Self {
        let mut rows = [0u64; 4];
        for y in 0..BOARD_SIZE {
            let start = cell_index(0, y);
            let high = words.get(start / 32 + 1).copied().unwrap_or(0);
            let pair = u64::from(words[start / 32]) | u64::from(high) << 32;
            rows[y / 4] |= (pair >> (start % 32) & 0x3fff) << (16 * (y % 4));
        }
        Cells::from_words(rows)
    }
}

impl Field for PieceSet {
    #[inline]
    fn pack(self, _width: usize, words: &mut [u32]) {
        words[0] = self.bits();
    }

    #[inline]
    fn unpack(_width: usize, words: &[u32]) -> Self {
        PieceSet::from_bits(words[0])
    }
}

/// A move in 15 bits: orientation, and row and column of the bounding box's top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveWord(pub u16);

impl MoveWord {
    /// The pass: an orientation number that is not in use.
    pub const PASS: MoveWord = MoveWord(0x7f00);
    /// The value of wires that have not carried a move.
    pub const ZERO: MoveWord = MoveWord(0);

    /// The move of this word.
    pub fn to_move(self) -> Move {
        if self == MoveWord::PASS {
            Move::Pass
        } else {
            Move::Place(Placement::unpack(self.0))
        }
    }
}

impl Default for MoveWord {
    fn default() -> MoveWord {
        MoveWord::ZERO
    }
}

impl From<Move> for MoveWord {
    fn from(played: Move) -> MoveWord {
        match played {
            Move::Pass => MoveWord::PASS,
            Move::Place(placement) => MoveWord(placement.pack()),
        }
    }
}

impl Field for MoveWord {
    #[inline]
    fn pack(self, width: usize, words: &mut [u32]) {
        self.0.pack(width, words);
    }

    #[inline]
    fn unpack(width: usize, words: &[u32]) -> Self {
        MoveWord(u16::unpack(width, words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_survive_the_wire() {
        for (x, y) in Cells::BOARD.iter() {
            let board = Cells::single(x, y);
            let mut words = [0; 7];
            board.pack(196, &mut words);
            assert_ne!(words[cell_index(x, y) / 32] & 1 << (cell_index(x, y) % 32), 0, "({x}, {y})");
            assert_eq!(Cells::unpack(196, &words), board, "({x}, {y})");
            assert_eq!(Cells::unpack(196, &[u32::MAX; 7]), Cells::BOARD);
        }
    }
}
