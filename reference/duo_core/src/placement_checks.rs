//! The 414 ways to cover a cell, which are the move generator's tests at a corner, in the order of
//! its output.
//!
//! A way is an orientation with its cell that covers the corner. Larger pieces come first. The
//! hardware tests all of them in one cycle on the 9x9 window around the corner, and then selects
//! the open ones group by group.

use super::cells::{Cells, BOARD_SIZE};
use super::orientations::{Orientation, ORIENTATIONS, ORIENTATION_COUNT};
use super::pieces::Piece;
use super::placement::Placement;
use super::player::PieceSet;

/// Number of ways to cover a cell.
pub const TEST_COUNT: usize = 414;

/// Number of tests in a group.
pub const GROUP_SIZE: usize = 16;

/// Number of groups; the last one is not full.
pub const GROUP_COUNT: usize = TEST_COUNT.div_ceil(GROUP_SIZE);

/// Columns and rows of the window around a corner; the corner is its middle.
pub const WINDOW_SIZE: usize = 9;

const MIDDLE: usize = WINDOW_SIZE / 2;

/// A corner, as (x, y).
pub type Corner = (usize, usize);

/// Open tests: bit i of group g is test `16 * g + i`.
pub type Groups = [u32; GROUP_COUNT];

/// One way to cover a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Test {
    /// Index into [`ORIENTATIONS`].
    pub orientation: u8,
    /// The cell of the orientation's bounding box that covers the corner.
    pub covering: (u8, u8),
}

/// All tests in the order in which they are tried: from the last piece to the first.
pub static TESTS: [Test; TEST_COUNT] = TESTS_BY_VALUE;

/// A constant cannot read the static table.
pub(super) const TESTS_BY_VALUE: [Test; TEST_COUNT] = derive();

/// The cells of the window that must be free for each test: bit `9 * row + column`.
pub static WINDOW_MASKS: [u128; TEST_COUNT] = masks();

impl Test {
    const fn shape(&self) -> &'static Orientation {
        &ORIENTATIONS[self.orientation as usize]
    }

    /// The placement that covers `corner` in this way.
    pub const fn placement(&self, corner: Corner) -> Placement {
        let (x, y) = (corner.0 as u8 - self.covering.0, corner.1 as u8 - self.covering.1);
        Placement { orientation: self.orientation, x, y }
    }

    /// The piece of the test.
    pub const fn piece(&self) -> Piece {
        self.shape().piece
    }
}

/// The first open test of a group, as an index into [`TESTS`].
///
/// # Panics
/// If no test is open.
pub fn first_open(group: usize, open: u32) -> usize {
    let test = GROUP_SIZE * group + open.trailing_zeros() as usize;
    assert!(test < TEST_COUNT, "no test is open");
    test
}

const fn masks() -> [u128; TEST_COUNT] {
    let mut masks = [0; TEST_COUNT];
    let mut i = 0;
    while i < TEST_COUNT {
        let (left, top) = (MIDDLE - TESTS[i].covering.0 as usize, MIDDLE - TESTS[i].covering.1 as usize);
        let cells = TESTS[i].shape().cells();
        let mut cell = 0;
        while cell < cells.len() {
            masks[i] |= 1 << (WINDOW_SIZE * (top + cells[cell].1 as usize) + left + cells[cell].0 as usize);
            cell += 1;
        }
        i += 1;
    }
    masks
}

const fn derive() -> [Test; TEST_COUNT] {
    let mut tests = [Test { orientation: 0, covering: (0, 0) }; TEST_COUNT];
    let mut count = 0;
    let mut orientation = ORIENTATION_COUNT;
    while orientation > 0 {
        orientation -= 1;
        let cells = ORIENTATIONS[orientation].cells();
        let mut i = 0;
        while i < cells.len() {
            tests[count] = Test { orientation: orientation as u8, covering: cells[i] };
            count += 1;
            i += 1;
        }
    }
    assert!(count == TEST_COUNT);
    tests
}

/// The 9x9 cells around a corner: bit `9 * row + column`.
pub fn window(free: Cells, (x, y): Corner) -> u128 {
    let mut window = 0;
    for row in 0..WINDOW_SIZE {
        let Some(board_row) = (y + row).checked_sub(MIDDLE).filter(|&row| row < BOARD_SIZE) else { continue };
        // The row of the board between four empty columns on each side.
        let framed = u32::from(free.row(board_row)) << MIDDLE;
        window |= u128::from(framed >> x & 0x1ff) << (WINDOW_SIZE * row);
    }
    window
}

/// The tests that are open in a window for a side with these pieces.
pub fn open_tests(window: u128, pieces: PieceSet) -> Groups {
    let mut groups = [0; GROUP_COUNT];
    for (index, (test, mask)) in TESTS.iter().zip(WINDOW_MASKS).enumerate() {
        if window & mask == mask && pieces.contains(test.piece()) {
            groups[index / GROUP_SIZE] |= 1 << (index % GROUP_SIZE);
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_test_covers_the_middle_of_the_window_with_its_piece() {
        for (test, mask) in TESTS.iter().zip(WINDOW_MASKS) {
            assert_eq!(mask.count_ones(), test.piece().size());
            assert_ne!(mask & 1 << (WINDOW_SIZE * MIDDLE + MIDDLE), 0);
        }
    }

    #[test]
    fn larger_pieces_are_tried_first() {
        assert!(TESTS.is_sorted_by_key(|test| std::cmp::Reverse(test.piece())));
    }
}
