//! Boards in AVX2 registers, one row in every 16 bits.

// SAFETY of every block here: only `run` creates a `Board`, and `run` is called only if the host
// has AVX2.

use std::arch::x86_64::*;

use super::{Lanes, Stamp, Task, Words, ROWS_ABOVE};

/// Whether the host has the instructions for which [`run`] is compiled.
pub fn is_there() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
}

/// Runs the task on AVX2 registers.
#[target_feature(enable = "avx2,popcnt,bmi1,bmi2,lzcnt")]
pub fn run<T: Task>(task: T) -> T::Output {
    task.run::<Board>()
}

/// A board.
#[derive(Clone, Copy)]
struct Board(__m256i);

impl Lanes for Board {
    #[inline(always)]
    fn new([a, b, c, d]: Words) -> Self {
        Board(unsafe { _mm256_set_epi64x(d as i64, c as i64, b as i64, a as i64) })
    }

    #[inline(always)]
    fn words(self) -> Words {
        unsafe {
            [
                _mm256_extract_epi64::<0>(self.0) as u64,
                _mm256_extract_epi64::<1>(self.0) as u64,
                _mm256_extract_epi64::<2>(self.0) as u64,
                _mm256_extract_epi64::<3>(self.0) as u64,
            ]
        }
    }

    #[inline(always)]
    fn from_stamp(stamp: &Stamp, x: u8, y: u8) -> Self {
        let first = ROWS_ABOVE - y as usize;
        let rows = &stamp.0[first..first + 16];
        Board(unsafe {
            // The slice is as long as a register.
            let rows = _mm256_loadu_si256(rows.as_ptr().cast());
            _mm256_sll_epi16(rows, _mm_cvtsi32_si128(i32::from(x)))
        })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Board(unsafe { _mm256_or_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Board(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Board(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }

    #[inline(always)]
    fn column_left(self) -> Self {
        Board(unsafe { _mm256_srli_epi16::<1>(self.0) })
    }

    #[inline(always)]
    fn sideways(self) -> Self {
        Board(unsafe { _mm256_or_si256(_mm256_slli_epi16::<1>(self.0), _mm256_srli_epi16::<1>(self.0)) })
    }

    #[inline(always)]
    fn vertical(self) -> Self {
        Board(unsafe {
            // The upper half moved to the place of the lower half, with zeros in its own place, and
            // vice versa.
            let low_above = _mm256_permute2x128_si256::<0x08>(self.0, self.0);
            let high_below = _mm256_permute2x128_si256::<0x81>(self.0, self.0);
            let down = _mm256_alignr_epi8::<14>(self.0, low_above);
            let up = _mm256_alignr_epi8::<2>(high_below, self.0);
            _mm256_or_si256(down, up)
        })
    }

    #[inline(always)]
    fn weigh<const N: usize>(own: [Self; N], other: [Self; N], weights: [i16; N]) -> i32 {
        unsafe {
            let mut sums = _mm256_setzero_si256();
            let mut first = 0;
            while first < N {
                // At most 8 per byte, 16 in two of them, and 3 * 16 * 512 fits into 16 bits.
                let mut of_three = _mm256_setzero_si256();
                let mut index = first;
                while index < N && index < first + 3 {
                    let more = _mm256_sub_epi8(own[index].counts(), other[index].counts());
                    let more = _mm256_maddubs_epi16(_mm256_set1_epi8(1), more);
                    let weighed = _mm256_mullo_epi16(more, _mm256_set1_epi16(weights[index]));
                    of_three = _mm256_add_epi16(of_three, weighed);
                    index += 1;
                }
                sums = _mm256_add_epi32(sums, _mm256_madd_epi16(of_three, _mm256_set1_epi16(1)));
                first += 3;
            }
            let sums = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256::<1>(sums));
            let sums = _mm_add_epi32(sums, _mm_shuffle_epi32::<0b01_00_11_10>(sums));
            let sums = _mm_add_epi32(sums, _mm_shuffle_epi32::<0b10_11_00_01>(sums));
            _mm_cvtsi128_si32(sums)
        }
    }
}

impl Board {
    /// The number of cells in each byte.
    #[inline(always)]
    fn counts(self) -> __m256i {
        unsafe {
            let of_nibble = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
            let nibble = _mm256_set1_epi8(15);
            let low = _mm256_and_si256(self.0, nibble);
            let high = _mm256_and_si256(_mm256_srli_epi16::<4>(self.0), nibble);
            _mm256_add_epi8(_mm256_shuffle_epi8(of_nibble, low), _mm256_shuffle_epi8(of_nibble, high))
        }
    }
}
