//! Constants for kernels, made from sets and tables of the reference.

use blokus_duo::cells::{Cells, BOARD_SIZE, CELL_COUNT};
use blokus_duo::cycle_model::wire::cell_index;
use rust_hdl::prelude::*;

/// A board on wires: bit `14 * y + x` is cell (x, y).
pub type Board = Bits<CELL_COUNT>;

/// A placement on wires: orientation, row and column of its bounding box's top left corner (7 + 4 + 4 bits).
pub type PlacementBits = Bits<15>;

/// A set of pieces on wires: bit 0 is `a`.
pub type Pieces = Bits<21>;

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

/// `count` constants of `N` bits, the i-th being `value(i)`: for use in a kernel's loop.
pub fn constants<const N: usize>(count: usize, value: impl Fn(usize) -> u64) -> Vec<Constant<Bits<N>>> {
    (0..count).map(|i| constant(value(i))).collect()
}

/// `count` signals or blocks, for use in a kernel's loop.
pub fn many<T: Default>(count: usize) -> Vec<T> {
    (0..count).map(|_| T::default()).collect()
}
