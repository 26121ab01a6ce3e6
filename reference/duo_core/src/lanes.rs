//! Boards in the widest registers of the host: the same shifts and counts on plain words, AVX2 and
//! WebAssembly's SIMD.
//!
//! No operation here clears what a shift pushes off the board. It lands in the two unused columns
//! of a row or in the rows below the board, and every user masks the result with the free cells.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod plain;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

pub(super) use plain::Plain;

/// Four words of a bitboard.
pub(super) type Words = [u64; 4];

/// Rows of a [`Stamp`].
const STAMP_ROWS: usize = 32;

/// Rows of a stamp before the one that lands on row 0 when the stamp is placed at row 0.
pub(super) const ROWS_ABOVE: usize = 13;

/// A small shape surrounded by empty rows, so that one load places it at any row; row `ROWS_ABOVE`
/// is the shape's row 0.
#[derive(Clone, Copy)]
pub(super) struct Stamp(pub(super) [u16; STAMP_ROWS]);

impl Stamp {
    /// The empty stamp.
    pub(super) const EMPTY: Stamp = Stamp([0; STAMP_ROWS]);
}

/// A board.
pub(super) trait Lanes: Copy {
    /// The board with these words, as [`super::cells::Cells::words`] gives them.
    fn new(words: Words) -> Self;

    /// The board's words.
    fn words(self) -> Words;

    /// A stamp moved right by `x` and down by `y`.
    fn from_stamp(stamp: &Stamp, x: u8, y: u8) -> Self;

    /// Cells in either.
    fn or(self, other: Self) -> Self;

    /// Cells in both.
    fn and(self, other: Self) -> Self;

    /// Cells of `self` that are not in `other`.
    fn without(self, other: Self) -> Self;

    /// Every cell's left neighbour.
    fn column_left(self) -> Self;

    /// Every cell's left and right neighbour.
    fn sideways(self) -> Self;

    /// Every cell's upper and lower neighbour.
    fn vertical(self) -> Self;

    /// The sum over all sets of the weight times the difference in cells between `own` and `other`.
    /// Weights lie within ±512.
    fn weigh<const N: usize>(own: [Self; N], other: [Self; N], weights: [i16; N]) -> i32;
}

/// Work that is written once for all kinds of lanes.
pub(super) trait Task {
    /// The task's result.
    type Output;

    /// Runs the task. It and everything that it calls with `L` must be `#[inline(always)]`, so that
    /// the compiler makes code for these lanes.
    fn run<L: Lanes>(self) -> Self::Output;
}

/// Does the work on the best lanes that the host has.
pub(super) fn run<T: Task>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if avx2::is_there() {
        // SAFETY: the host has what the function is compiled for.
        return unsafe { avx2::run(task) };
    }
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    return task.run::<simd128::Board>();
    #[allow(unreachable_code, reason = "a WebAssembly build with SIMD always uses it")]
    task.run::<Plain>()
}
