//! Boards in two of WebAssembly's 128-bit registers, one row in every 16 bits.

use std::arch::wasm32::*;

use super::{Lanes, Stamp, Words, ROWS_ABOVE};

/// A board: the upper eight rows and the lower eight rows.
#[derive(Clone, Copy)]
pub(crate) struct Board([v128; 2]);

impl Board {
    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(v128, v128) -> v128) -> Self {
        Board([f(self.0[0], other.0[0]), f(self.0[1], other.0[1])])
    }
}

impl Lanes for Board {
    #[inline(always)]
    fn new([a, b, c, d]: Words) -> Self {
        Board([u64x2(a, b), u64x2(c, d)])
    }

    #[inline(always)]
    fn words(self) -> Words {
        let [upper, lower] = self.0;
        [
            u64x2_extract_lane::<0>(upper),
            u64x2_extract_lane::<1>(upper),
            u64x2_extract_lane::<0>(lower),
            u64x2_extract_lane::<1>(lower),
        ]
    }

    #[inline(always)]
    fn from_stamp(stamp: &Stamp, x: u8, y: u8) -> Self {
        let first = ROWS_ABOVE - y as usize;
        let rows = &stamp.0[first..first + 16];
        // SAFETY: the slice is as long as both registers, which may be loaded from any address.
        let load = |from: usize| unsafe { v128_load(rows[from..].as_ptr().cast()) };
        Board([u16x8_shl(load(0), u32::from(x)), u16x8_shl(load(8), u32::from(x))])
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| v128_or(a, b))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| v128_and(a, b))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| v128_andnot(a, b))
    }

    #[inline(always)]
    fn column_left(self) -> Self {
        Board(self.0.map(|rows| u16x8_shr(rows, 1)))
    }

    #[inline(always)]
    fn sideways(self) -> Self {
        Board(self.0.map(|rows| v128_or(u16x8_shl(rows, 1), u16x8_shr(rows, 1))))
    }

    #[inline(always)]
    fn vertical(self) -> Self {
        let [upper, lower] = self.0;
        let none = u64x2_splat(0);
        // Every row from the one before it, and from the one after it.
        let down = [
            i16x8_shuffle::<7, 8, 9, 10, 11, 12, 13, 14>(none, upper),
            i16x8_shuffle::<7, 8, 9, 10, 11, 12, 13, 14>(upper, lower),
        ];
        let up = [
            i16x8_shuffle::<1, 2, 3, 4, 5, 6, 7, 8>(upper, lower),
            i16x8_shuffle::<1, 2, 3, 4, 5, 6, 7, 8>(lower, none),
        ];
        Board([v128_or(down[0], up[0]), v128_or(down[1], up[1])])
    }

    #[inline(always)]
    fn weigh<const N: usize>(own: [Self; N], other: [Self; N], weights: [i16; N]) -> i32 {
        let mut sums = i32x4_splat(0);
        let mut index = 0;
        while index < N {
            // At most 8 per byte and 16 in both registers, 32 in two bytes, and 32 * 512 fits into
            // 16 bits.
            let more = |half: usize| i8x16_sub(i8x16_popcnt(own[index].0[half]), i8x16_popcnt(other[index].0[half]));
            let more = i16x8_extadd_pairwise_i8x16(i8x16_add(more(0), more(1)));
            sums = i32x4_add(sums, i32x4_dot_i16x8(more, i16x8_splat(weights[index])));
            index += 1;
        }
        i32x4_extract_lane::<0>(sums)
            + i32x4_extract_lane::<1>(sums)
            + i32x4_extract_lane::<2>(sums)
            + i32x4_extract_lane::<3>(sums)
    }
}
