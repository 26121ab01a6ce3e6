//! Boards in the widest registers that the host has: the same shifts and counts on plain words, on AVX2 and on
//! WebAssembly's SIMD.
//!
//! Nothing here clears what a shift pushes off the board: it lands in the two unused columns of a row or in the rows below
//! the board, and every user takes the free cells of the result alone.

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

/// Rows before the one that lands on row 0 when a stamp is laid at row 0.
pub(super) const ROWS_ABOVE: usize = 13;

/// A small shape amid empty rows, so that one load lays it at any row; row `ROWS_ABOVE` is row 0 of the shape.
#[derive(Clone, Copy)]
pub(super) struct Stamp(pub(super) [u16; STAMP_ROWS]);

impl Stamp {
    /// No cell.
    pub(super) const EMPTY: Stamp = Stamp([0; STAMP_ROWS]);
}

/// A board.
pub(super) trait Lanes: Copy {
    /// The board with these words, as [`super::cells::Cells::words`] gives them.
    fn new(words: Words) -> Self;

    /// Its words.
    fn words(self) -> Words;

    /// A stamp moved right by `x` and down by `y`.
    fn stamped(stamp: &Stamp, x: u8, y: u8) -> Self;

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

    /// How many cells `own` has more than `other`, times the weight, summed over all. Weights lie within ±512.
    fn weigh<const N: usize>(own: [Self; N], other: [Self; N], weights: [i16; N]) -> i32;
}

/// Work that is written once for all kinds of lanes.
pub(super) trait Task {
    /// What comes out.
    type Output;

    /// Does it; must be `#[inline(always)]`, as all that it calls with `L`, to become code for these lanes.
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
    #[allow(unreachable_code, reason = "whoever has SIMD in WebAssembly has it from the beginning")]
    task.run::<Plain>()
}
