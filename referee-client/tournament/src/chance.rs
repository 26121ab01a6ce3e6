//! Chance that is the same from run to run.

/// A number that follows from two others and looks like chance.
pub fn mix(seed: u64, number: u64) -> u64 {
    let mut generator = fastrand::Rng::with_seed(seed);
    let first = generator.u64(..);
    fastrand::Rng::with_seed(first ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).u64(..)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mixed_numbers_differ() {
        let numbers: std::collections::HashSet<u64> =
            (0..100).flat_map(|seed| (0..100).map(move |n| mix(seed, n))).collect();
        assert_eq!(numbers.len(), 10_000);
    }
}
