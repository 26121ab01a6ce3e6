//! Widths and types of the game's values on wires, and constants for kernels, made from sets and
//! tables of the reference.

use duo_core::cells::{Cells, BOARD_SIZE, CELL_COUNT};
use duo_core::cycle_model::wire::cell_index;
use duo_core::orientations::{ORIENTATION_COUNT, ROTATION_COUNT};
use duo_core::pieces::PIECE_COUNT;
use rust_hdl::prelude::*;

pub const COORDINATE_BITS: usize = 4;

/// A column or a row that may lie off the board, two's complement.
pub type SignedCoordinate = Bits<{ COORDINATE_BITS + 1 }>;

/// Width of a piece's index; 0 is `a`.
pub const PIECE_BITS: usize = 5;

pub const ROTATION_BITS: usize = 3;

/// Width of an orientation's index; the highest number stands for the pass.
pub const ORIENTATION_BITS: usize = 7;

const _: () = assert!(BOARD_SIZE <= 1 << COORDINATE_BITS);
const _: () = assert!(PIECE_COUNT <= 1 << PIECE_BITS);
const _: () = assert!(ROTATION_COUNT == 1 << ROTATION_BITS);
const _: () = assert!(ORIENTATION_COUNT < 1 << ORIENTATION_BITS);

/// A board on wires: bit `14 * y + x` is cell (x, y).
pub type Board = Bits<CELL_COUNT>;

/// A row of a board: bit x is column x.
pub type Row = Bits<BOARD_SIZE>;

/// A set of pieces on wires: bit 0 is `a`.
pub type Pieces = Bits<PIECE_COUNT>;

/// A placement on wires; its fields are those of `PlacementWord`.
pub type PlacementBits = Bits<{ PlacementWord::BITS }>;

/// The fields of a placement, the lowest first, as `Placement::pack` lays them out.
#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
pub(crate) struct PlacementWord {
    /// Left edge of the bounding box.
    pub column: Bits<COORDINATE_BITS>,
    /// Top edge of the bounding box.
    pub row: Bits<COORDINATE_BITS>,
    pub orientation: Bits<ORIENTATION_BITS>,
}

impl From<PlacementBits> for PlacementWord {
    fn from(bits: PlacementBits) -> PlacementWord {
        let word = PlacementWord::default();
        PlacementWord {
            column: bits.get_bits(word.get_my_offset_column()),
            row: bits.get_bits(word.get_my_offset_row()),
            orientation: bits.get_bits(word.get_my_offset_orientation()),
        }
    }
}

/// The bits `i` for which `is_set(i)` holds.
pub fn bits_where<const N: usize>(is_set: impl Fn(usize) -> bool) -> Bits<N> {
    (0..N).fold(Bits::default(), |bits: Bits<N>, i| bits.replace_bit(i, is_set(i)))
}

/// The number `value` in `N` bits, as a kernel's constant.
pub fn constant<const N: usize>(value: u64) -> Constant<Bits<N>> {
    Constant::new(bits_where(|i| i < 64 && value >> i & 1 != 0))
}

/// The board of a set of cells, as a kernel's constant.
pub fn board(cells: Cells) -> Constant<Board> {
    Constant::new(cells.iter().fold(Bits::default(), |board: Board, (x, y)| board.replace_bit(cell_index(x, y), true)))
}

/// All cells but those of a column, as a kernel's constant.
pub fn all_but_column(x: usize) -> Constant<Board> {
    board(!(0..BOARD_SIZE).map(|y| (x, y)).collect::<Cells>())
}

/// Bits from a row of a board to the next, as a kernel's constant.
pub fn row_stride() -> Constant<Bits<4>> {
    constant(BOARD_SIZE as u64)
}

/// Index of the first bit of a board's last row, as a kernel's constant.
pub fn last_row_at() -> Constant<Bits<8>> {
    constant((CELL_COUNT - BOARD_SIZE) as u64)
}

/// A number in two's complement.
pub fn signed<const N: usize>(number: i16) -> Bits<N> {
    bits_where(|i| number >> i.min(15) & 1 != 0)
}

/// `count` constants of `N` bits, the i-th being `value(i)`: for use in a kernel's loop.
pub fn constants<const N: usize>(count: usize, value: impl Fn(usize) -> u64) -> Vec<Constant<Bits<N>>> {
    (0..count).map(|i| constant(value(i))).collect()
}

/// `count` signals or blocks, for use in a kernel's loop.
pub fn many<T: Default>(count: usize) -> Vec<T> {
    (0..count).map(|_| T::default()).collect()
}

#[cfg(test)]
mod tests {
    use duo_core::cycle_model::wire::MoveWord;
    use duo_core::placement::Placement;

    use super::*;

    #[test]
    fn placement_fields_match_the_references_packing() {
        for placement in Placement::all() {
            let packed: PlacementBits = u64::from(placement.pack()).into();
            let word = PlacementWord {
                column: u64::from(placement.x).into(),
                row: u64::from(placement.y).into(),
                orientation: u64::from(placement.orientation).into(),
            };
            assert_eq!(PlacementWord::from(packed), word, "{placement:?}");
            assert_eq!(PlacementBits::from(word), packed, "{placement:?}");
        }
    }

    #[test]
    fn pass_is_the_orientation_without_a_shape() {
        let pass = PlacementWord::from(PlacementBits::from(u64::from(MoveWord::PASS.0)));
        assert!(pass.orientation.all() && !pass.row.any() && !pass.column.any());
    }

    #[test]
    fn number_keeps_its_sign_in_any_width() {
        assert_eq!(signed::<20>(-812), Bits::from((1u64 << 20) - 812));
        assert_eq!(signed::<10>(-147), Bits::from((1u64 << 10) - 147));
        assert_eq!(signed::<10>(511), Bits::from(511u64));
    }
}
