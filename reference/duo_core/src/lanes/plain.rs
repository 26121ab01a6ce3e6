//! Boards in four words, for any host.

use super::{Lanes, Stamp, Words, ROWS_ABOVE};

/// A board.
#[derive(Clone, Copy)]
pub(crate) struct Plain(Words);

impl Plain {
    #[inline(always)]
    fn count(self) -> i32 {
        self.0.iter().map(|word| word.count_ones() as i32).sum()
    }

    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Plain(std::array::from_fn(|index| f(self.0[index], other.0[index])))
    }
}

impl Lanes for Plain {
    #[inline(always)]
    fn new(words: Words) -> Self {
        Plain(words)
    }

    #[inline(always)]
    fn words(self) -> Words {
        self.0
    }

    #[inline(always)]
    fn from_stamp(stamp: &Stamp, x: u8, y: u8) -> Self {
        let first = ROWS_ABOVE - y as usize;
        Plain(std::array::from_fn(|index| {
            let row = |offset| u64::from(stamp.0[first + 4 * index + offset] << x) << (16 * offset);
            row(0) | row(1) | row(2) | row(3)
        }))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn column_left(self) -> Self {
        Plain(self.0.map(|word| word >> 1))
    }

    #[inline(always)]
    fn sideways(self) -> Self {
        Plain(self.0.map(|word| word << 1 | word >> 1))
    }

    #[inline(always)]
    fn vertical(self) -> Self {
        let [a, b, c, d] = self.0;
        Plain([
            a << 16 | a >> 16 | b << 48,
            b << 16 | b >> 16 | a >> 48 | c << 48,
            c << 16 | c >> 16 | b >> 48 | d << 48,
            d << 16 | d >> 16 | c >> 48,
        ])
    }

    #[inline(always)]
    fn weigh<const N: usize>(own: [Self; N], other: [Self; N], weights: [i16; N]) -> i32 {
        let mut sum = 0;
        for index in 0..N {
            sum += (own[index].count() - other[index].count()) * i32::from(weights[index]);
        }
        sum
    }
}
