//! Figures of a match between two players, as engine developers read them.
//!
//! A pair of games from one opening scores 0, 0.25, 0.5, 0.75 or 1 for the first player, the mean
//! of its games. With the mean m and the variance v of the pairs, a game's standard deviation is
//! sqrt(2 v), as if the games of a pair were independent, and
//!
//! - normalized Elo is (m - 1/2) / sqrt(2 v) * 800 / ln 10: unlike Elo, it tells how many games a
//!   test needs;
//! - the likelihood of superiority (LOS) is the probability under the normal distribution that the
//!   first player's true mean is above a half.
//!
//! Source: M. Van den Bergh, *Normalized Elo* and *Comments on Normalized Elo* (notes to the
//! Fishtest framework).

/// Normalized Elo for each standard deviation of a game by which the mean is above a half.
pub const NORMALIZED_ELO: f64 = 800.0 / std::f64::consts::LN_10;

/// Standard deviations on either side that contain 95 % of cases.
const Z_95: f64 = 1.959_963_984_540_054;

/// Pairs of games by the first player's points: 0, 0.5, 1, 1.5, 2.
pub type Pairs = [u64; 5];

/// The figures of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchStatistics {
    /// The pairs that count.
    pub pairs: Pairs,
    /// Share of single games that are drawn.
    pub draw_rate: f64,
    /// Share of the pairs that are even.
    pub even_pairs: f64,
    /// Normalized Elo with half of its 95 % interval; `None` if all pairs have the same score.
    pub normalized_elo: Option<(f64, f64)>,
    /// Probability that the first player is stronger; `None` if all pairs have the same score.
    pub superiority: Option<f64>,
}

impl MatchStatistics {
    /// The figures of these pairs, of whose games `drawn` are drawn; `None` before the first pair.
    pub fn new(pairs: Pairs, games: u64, drawn: u64) -> Option<MatchStatistics> {
        let count = pairs.iter().sum::<u64>() as f64;
        if count == 0.0 || games == 0 {
            return None;
        }
        let [mean, variance] = moments(pairs.map(|pairs| pairs as f64 / count));
        let spread = (variance > 0.0).then(|| (2.0 * variance).sqrt());
        Some(MatchStatistics {
            pairs,
            draw_rate: drawn as f64 / games as f64,
            even_pairs: pairs[2] as f64 / count,
            normalized_elo: spread
                .map(|spread| (NORMALIZED_ELO * (mean - 0.5) / spread, NORMALIZED_ELO * Z_95 / (2.0 * count).sqrt())),
            superiority: spread.map(|_| normal_distribution((mean - 0.5) / (variance / count).sqrt())),
        })
    }
}

/// Mean and variance of a pair's score with these frequencies.
pub fn moments(frequencies: [f64; 5]) -> [f64; 2] {
    let score = |k: usize| k as f64 / 4.0;
    let mean: f64 = frequencies.iter().enumerate().map(|(k, frequency)| score(k) * frequency).sum();
    let variance = frequencies.iter().enumerate().map(|(k, frequency)| (score(k) - mean).powi(2) * frequency).sum();
    [mean, variance]
}

/// The standard normal distribution function, by Simpson's rule over its density; the error is
/// below 1e-9.
fn normal_distribution(z: f64) -> f64 {
    const STEPS: usize = 1000;
    let z = z.clamp(-8.0, 8.0);
    let density = |x: f64| (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let step = z / STEPS as f64;
    let weight = |index: usize| match index {
        0 | STEPS => 1.0,
        _ if index % 2 == 1 => 4.0,
        _ => 2.0,
    };
    let sum: f64 = (0..=STEPS).map(|index| weight(index) * density(step * index as f64)).sum();
    0.5 + sum * step / 3.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(value: f64, expected: f64, error: f64) -> bool {
        (value - expected).abs() <= error
    }

    #[test]
    fn statistics_are_those_computed_by_hand() {
        // 4 pairs: 0.25, 0.5, 0.5 and 1. Mean 0.5625; deviations -0.3125, -0.0625, -0.0625 and
        // 0.4375, whose squares have the mean 0.296875 / 4 = 0.07421875.
        let figures = MatchStatistics::new([0, 1, 2, 0, 1], 8, 3).unwrap();
        assert_eq!((figures.draw_rate, figures.even_pairs), (0.375, 0.5));
        let (elo, error) = figures.normalized_elo.unwrap();
        // 0.0625 / sqrt(0.1484375) = 0.162221; times 347.4356 is 56.36. 347.4356 * 1.95996 /
        // sqrt(8) is 240.76.
        assert!(close(elo, 56.36, 0.01) && close(error, 240.76, 0.01), "{elo} {error}");
        // 0.0625 / sqrt(0.07421875 / 4) = 0.458831, where the distribution function is 0.67682.
        assert!(close(figures.superiority.unwrap(), 0.67682, 1e-4), "{figures:?}");
    }

    #[test]
    fn statistics_are_those_of_a_published_match() {
        // Fastchess, tests of its Elo figures: pairs 34, 54, 31 + 32, 64, 75.
        let figures = MatchStatistics::new([34, 54, 63, 64, 75], 580, 0).unwrap();
        let (elo, error) = figures.normalized_elo.unwrap();
        assert!(close(elo, 57.94, 0.01) && close(error, 28.28, 0.01), "{elo} {error}");
        assert!(figures.superiority.unwrap() > 0.999_9, "{figures:?}");
    }

    #[test]
    fn pairs_of_one_score_have_no_spread() {
        let figures = MatchStatistics::new([0, 0, 7, 0, 0], 14, 14).unwrap();
        assert_eq!((figures.normalized_elo, figures.superiority, figures.even_pairs), (None, None, 1.0));
        assert_eq!(MatchStatistics::new([0; 5], 0, 0), None);
    }

    #[test]
    fn normal_distribution_has_its_textbook_values() {
        for (z, expected) in [(0.0, 0.5), (1.0, 0.841_344_746), (-1.0, 0.158_655_254), (1.959_964, 0.975), (9.0, 1.0)] {
            assert!(close(normal_distribution(z), expected, 1e-8), "{z}");
        }
    }
}
