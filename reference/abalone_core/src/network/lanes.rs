//! Runs code with or without the processor's AVX2 instructions.
//!
//! The code is integer arithmetic in loops of fixed lengths. It is compiled twice: for every
//! processor, and for processors with AVX2, where the compiler vectorises it. Only the sums of
//! products of two neighbours use intrinsics, because the compiler does not find that instruction.
//! All sums are exact, so both versions give equal numbers.

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::{
    __m256i, _mm256_add_epi32, _mm256_loadu_si256, _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16,
    _mm256_set1_epi16, _mm256_set1_epi32, _mm256_setzero_si256, _mm256_storeu_si256,
};

/// Number of 32-bit lanes in a vector; each lane holds two 16-bit neighbours.
pub(super) const LANES: usize = 8;

/// A task that is compiled in both versions. `run` and everything that it calls must be
/// `#[inline(always)]`.
pub(super) trait Task {
    type Output;

    fn run<const AVX2: bool>(self) -> Self::Output;
}

/// Whether the processor supports the AVX2 version.
#[inline(always)]
pub(super) fn has_avx2() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        is_x86_feature_detected!("avx2") && is_x86_feature_detected!("popcnt") && is_x86_feature_detected!("bmi1")
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        false
    }
}

/// Runs the task, with AVX2 if `avx2` is set, which requires that [`has_avx2`] has returned true.
#[inline(always)]
pub(super) fn run<T: Task>(task: T, avx2: bool) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if avx2 {
        // SAFETY: the caller has checked `has_avx2`.
        return unsafe { run_avx2(task) };
    }
    debug_assert!(!avx2);
    task.run::<false>()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,popcnt,bmi1")]
unsafe fn run_avx2<T: Task>(task: T) -> T::Output {
    task.run::<true>()
}

/// Clips both neighbours of each lane to 0 and `one`, squares them, and adds the squares to the
/// sums.
#[inline(always)]
pub(super) fn add_squares<const AVX2: bool>(sums: &mut [i32; LANES], neighbours: &[i16; 2 * LANES], one: i16) {
    #[cfg(target_arch = "x86_64")]
    if AVX2 {
        // SAFETY: with `AVX2` set this is compiled for AVX2, and the arrays are as long as a
        // vector.
        unsafe {
            let loaded = _mm256_loadu_si256(neighbours.as_ptr().cast());
            let clipped = _mm256_min_epi16(_mm256_max_epi16(loaded, _mm256_setzero_si256()), _mm256_set1_epi16(one));
            let sums = sums.as_mut_ptr().cast::<__m256i>();
            _mm256_storeu_si256(sums, _mm256_add_epi32(_mm256_loadu_si256(sums), _mm256_madd_epi16(clipped, clipped)));
        }
        return;
    }
    for (sum, pair) in sums.iter_mut().zip(neighbours.chunks_exact(2)) {
        *sum += pair.iter().map(|&number| i32::from(number.clamp(0, one)).pow(2)).sum::<i32>();
    }
}

/// Multiplies both neighbours of each lane by the two inputs and adds the products to the sums.
#[inline(always)]
pub(super) fn add_products<const AVX2: bool>(sums: &mut [i32; LANES], weights: &[i16; 2 * LANES], inputs: [i16; 2]) {
    #[cfg(target_arch = "x86_64")]
    if AVX2 {
        // SAFETY: as in `add_squares`.
        unsafe {
            let inputs = i32::from(inputs[0] as u16) | i32::from(inputs[1]) << 16;
            let products = _mm256_madd_epi16(_mm256_loadu_si256(weights.as_ptr().cast()), _mm256_set1_epi32(inputs));
            let sums = sums.as_mut_ptr().cast::<__m256i>();
            _mm256_storeu_si256(sums, _mm256_add_epi32(_mm256_loadu_si256(sums), products));
        }
        return;
    }
    for (sum, pair) in sums.iter_mut().zip(weights.chunks_exact(2)) {
        *sum += i32::from(pair[0]) * i32::from(inputs[0]) + i32::from(pair[1]) * i32::from(inputs[1]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Work<'a>(&'a [i16; 2 * LANES], [i16; 2]);

    impl Task for Work<'_> {
        type Output = [[i32; LANES]; 2];

        #[inline(always)]
        fn run<const AVX2: bool>(self) -> Self::Output {
            let mut sums = [[7; LANES], [-9; LANES]];
            add_squares::<AVX2>(&mut sums[0], self.0, 255);
            add_products::<AVX2>(&mut sums[1], self.0, self.1);
            sums
        }
    }

    #[test]
    fn avx2_and_portable_sums_are_equal() {
        let mut rng = fastrand::Rng::with_seed(1);
        for round in 0..1000 {
            let most = [300, i16::MAX][round % 2];
            let numbers = std::array::from_fn(|_| rng.i16(-most..=most));
            let inputs = [rng.i16(-3048..=3048), rng.i16(-3048..=3048)];
            let sums = run(Work(&numbers, inputs), false);
            assert_eq!(run(Work(&numbers, inputs), has_avx2()), sums);
            let [one, two] = [numbers[4], numbers[5]];
            let products = i32::from(one) * i32::from(inputs[0]) + i32::from(two) * i32::from(inputs[1]);
            assert_eq!(sums[1][2], products - 9);
            let [one, two] = [one, two].map(|number| i32::from(number).clamp(0, 255));
            assert_eq!(sums[0][2], one * one + two * two + 7);
        }
    }
}
