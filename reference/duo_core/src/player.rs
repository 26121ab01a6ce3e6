//! The two players, their start cells, and the pieces that they have left.

use super::cells::Cells;
use super::pieces::{Piece, PIECE_COUNT};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The player who moves first.
    First,
    /// The player who moves second.
    Second,
}

impl Player {
    /// Both players in order of play.
    pub const BOTH: [Player; 2] = [Player::First, Player::Second];

    /// 0 for the first player, 1 for the second.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    pub const fn other(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

impl std::fmt::Display for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self {
            Player::First => "first player",
            Player::Second => "second player",
        })
    }
}

/// One of the two cells that a player's first piece must cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// Cell (5,5), five cells from the left and the top.
    Five,
    /// Cell (a,a), ten cells from the left and the top.
    Ten,
}

impl Start {
    /// Column and row, counted from 0.
    pub const fn cell(self) -> (usize, usize) {
        match self {
            Start::Five => (4, 4),
            Start::Ten => (9, 9),
        }
    }

    /// The start cell as a set.
    pub const fn cells(self) -> Cells {
        let (x, y) = self.cell();
        Cells::single(x, y)
    }

    /// The opponent's start cell.
    pub const fn other(self) -> Start {
        match self {
            Start::Five => Start::Ten,
            Start::Ten => Start::Five,
        }
    }

    /// The digit of the contest's protocol: `5` or `A`.
    pub const fn digit(self) -> u8 {
        match self {
            Start::Five => b'5',
            Start::Ten => b'A',
        }
    }

    /// The start cell of a digit of the contest's protocol, which has only the capital `A`.
    pub const fn from_digit(digit: u8) -> Option<Start> {
        match digit {
            b'5' => Some(Start::Five),
            b'A' => Some(Start::Ten),
            _ => None,
        }
    }
}

impl std::fmt::Display for Start {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self {
            Start::Five => "(5,5)",
            Start::Ten => "(a,a)",
        })
    }
}

/// A set of pieces, for example those that a player has not placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PieceSet(u32);

impl PieceSet {
    /// All 21 pieces.
    pub const FULL: PieceSet = PieceSet((1 << PIECE_COUNT) - 1);

    /// The empty set.
    pub const EMPTY: PieceSet = PieceSet(0);

    /// Whether the set holds `piece`.
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 >> piece.index() & 1 != 0
    }

    /// Removes `piece` from the set.
    pub fn remove(&mut self, piece: Piece) {
        self.0 &= !(1 << piece.index());
    }

    /// Adds `piece` to the set.
    pub fn insert(&mut self, piece: Piece) {
        self.0 |= 1 << piece.index();
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of pieces.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Total number of cells of the set's pieces.
    pub const fn cells(self) -> u32 {
        let mut cells = 0;
        let mut size = 1;
        while size <= BY_SIZE.len() {
            cells += size as u32 * (self.0 & BY_SIZE[size - 1]).count_ones();
            size += 1;
        }
        cells
    }

    /// The pieces from `a` to `u`.
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(Piece::new(index))
        })
    }

    /// The set as bits: bit i is the piece with index i.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set with these bits. Bits beyond the last piece are dropped.
    pub const fn from_bits(bits: u32) -> PieceSet {
        PieceSet(bits & PieceSet::FULL.0)
    }
}

/// The pieces of 1, 2, ... cells.
const BY_SIZE: [u32; super::pieces::MAX_SIZE] = {
    let mut sets = [0; super::pieces::MAX_SIZE];
    let mut index = 0;
    while index < PIECE_COUNT {
        sets[Piece::new(index).size() as usize - 1] |= 1 << index;
        index += 1;
    }
    sets
};

#[cfg(test)]
mod tests {
    use super::super::pieces::CELLS_PER_PLAYER;
    use super::*;

    #[test]
    fn piece_set_counts_its_cells() {
        assert_eq!(PieceSet::FULL.cells(), CELLS_PER_PLAYER);
        for piece in Piece::all() {
            let mut set = PieceSet::FULL;
            set.remove(piece);
            assert!(!set.contains(piece));
            assert_eq!(set.len() as usize, PIECE_COUNT - 1);
            assert_eq!(set.cells(), CELLS_PER_PLAYER - piece.size());
            assert_eq!(set.cells(), set.iter().map(Piece::size).sum::<u32>());
            set.insert(piece);
            assert_eq!(set, PieceSet::FULL);
        }
    }

    #[test]
    fn only_5_and_capital_a_are_start_digits() {
        let known: Vec<u8> = (0..=255).filter(|&digit| Start::from_digit(digit).is_some()).collect();
        assert_eq!(known, b"5A");
        for start in [Start::Five, Start::Ten] {
            assert_eq!(Start::from_digit(start.digit()), Some(start));
            assert_eq!(start.other().other(), start);
        }
    }
}
