//! Reproducible random numbers.

/// A pseudo-random number that depends on these two alone.
pub fn mix(seed: u64, number: u64) -> u64 {
    let mut generator = fastrand::Rng::with_seed(seed);
    let first = generator.u64(..);
    fastrand::Rng::with_seed(first ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).u64(..)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mix_gives_different_numbers_for_different_arguments() {
        let numbers: std::collections::HashSet<u64> =
            (0..100).flat_map(|seed| (0..100).map(move |n| mix(seed, n))).collect();
        assert_eq!(numbers.len(), 10_000);
    }
}
