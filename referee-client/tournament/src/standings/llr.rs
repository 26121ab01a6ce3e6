//! The generalized log-likelihood ratio of two hypotheses about the mean of a score with few
//! values.
//!
//! A hypothesis gives only the mean, not the frequency of each value. Each hypothesis therefore
//! gets the frequencies with its mean under which the observed ones are most likely:
//!
//! p_k = f_k / (1 + t (a_k - mean)),
//!
//! where f_k are the observed frequencies of the values a_k, and t is chosen to give the mean. A
//! sequential test compares the likelihoods of the two. Chess engines are tested in this way.
//!
//! Sources: A. Wald, *Sequential Tests of Statistical Hypotheses*, Annals of Mathematical
//! Statistics 16 (1945), for the test; X. Li, J. Liu and Z. Ying, *Generalized Sequential
//! Probability Ratio Test for Separate Families of Hypotheses*, Sequential Analysis 33 (2014), for
//! the generalized ratio; M. Van den Bergh, *A Practical Introduction to the GSPRT* and *The
//! Maximum Likelihood Estimator for the Multinomial Distribution with Given Expectation* (notes to
//! the Fishtest framework), for the formula above.

use super::match_statistics::{moments, Pairs, NORMALIZED_ELO};

/// Replaces a count of zero, so that every mean between the extremes is possible.
const NEXT_TO_NONE: f64 = 1e-3;

/// Logarithm of the likelihood under `mean1` over that under `mean0`. Value k of n is k / (n - 1).
pub fn log_likelihood_ratio<const N: usize>(counts: [u64; N], mean0: f64, mean1: f64) -> f64 {
    ratio(counts, [mean0, mean1].map(|mean| move |observed| most_likely(observed, mean)))
}

/// The ratio for two hypotheses in normalized Elo, from pairs of games.
///
/// A hypothesis gives the mean above a half over the standard deviation. Source: M. Van den Bergh,
/// *Comments on Normalized Elo*, section 4.
pub fn normalized_log_likelihood_ratio(pairs: Pairs, elo0: f64, elo1: f64) -> f64 {
    ratio(pairs, [elo0, elo1].map(|elo| move |observed| most_likely_normalized(observed, elo)))
}

fn ratio<const N: usize>(counts: [u64; N], under: [impl Fn([f64; N]) -> [f64; N]; 2]) -> f64 {
    let counts = counts.map(|count| if count == 0 { NEXT_TO_NONE } else { count as f64 });
    let total: f64 = counts.iter().sum();
    let observed = counts.map(|count| count / total);
    let [under0, under1] = under.map(|under| under(observed));
    counts.iter().zip(under0.iter().zip(under1)).map(|(count, (p0, p1))| count * (p1 / p0).ln()).sum()
}

/// The frequencies with this mean under which the observed ones are most likely.
fn most_likely<const N: usize>(observed: [f64; N], mean: f64) -> [f64; N] {
    balance(observed, std::array::from_fn(|k| k as f64 / (N - 1) as f64 - mean))
}

/// The frequencies with this normalized Elo under which the observed ones are most likely.
///
/// The condition is mean - 1/2 = t sd. It is not linear in the frequencies, so each step solves it
/// with its tangent at the frequencies of the previous step.
fn most_likely_normalized(observed: [f64; 5], elo: f64) -> [f64; 5] {
    const STEPS: usize = 100;
    const CLOSE: f64 = 1e-10;
    // The variance of a pair's mean is half a game's.
    let t = std::f64::consts::SQRT_2 * elo / NORMALIZED_ELO;
    let mut found = [0.2; 5];
    for _ in 0..STEPS {
        let [mean, variance] = moments(found);
        let spread = variance.sqrt();
        let deviation = |k: usize| {
            let score = k as f64 / 4.0;
            score - 0.5 - t * spread * (1.0 + ((score - mean) / spread).powi(2)) / 2.0
        };
        let next = balance(observed, std::array::from_fn(deviation));
        let step = next.iter().zip(found).map(|(next, before)| (next - before).abs()).fold(0.0, f64::max);
        found = next;
        if step < CLOSE {
            break;
        }
    }
    found
}

/// The frequencies p_k = f_k / (1 + t d_k) whose deviations d_k have the mean 0.
fn balance<const N: usize>(observed: [f64; N], deviations: [f64; N]) -> [f64; N] {
    const HALVINGS: usize = 100;
    let deviation = |k: usize| deviations[k];
    let sum = |t: f64| -> f64 { (0..N).map(|k| observed[k] * deviation(k) / (1.0 + t * deviation(k))).sum() };
    // All frequencies are positive between these bounds, and the sum falls from infinity to minus
    // infinity.
    let most = deviations.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let least = deviations.iter().copied().fold(f64::INFINITY, f64::min);
    let (mut low, mut high) = (-1.0 / most, -1.0 / least);
    for _ in 0..HALVINGS {
        let middle = (low + high) / 2.0;
        if sum(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let t = (low + high) / 2.0;
    std::array::from_fn(|k| observed[k] / (1.0 + t * deviation(k)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratio_of_two_values_is_walds() {
        let (wins, losses, s0, s1): (u64, u64, f64, f64) = (70, 50, 0.5, 0.6);
        let wald = 70.0 * (s1 / s0).ln() + 50.0 * ((1.0 - s1) / (1.0 - s0)).ln();
        assert!((log_likelihood_ratio([losses, wins], s0, s1) - wald).abs() < 1e-6);
    }

    #[test]
    fn most_likely_frequencies_have_the_mean_and_beat_their_neighbours() {
        let observed = [0.1, 0.2, 0.4, 0.2, 0.1];
        let found = most_likely(observed, 0.56);
        let likelihood = |p: [f64; 5]| -> f64 { observed.iter().zip(p).map(|(f, p)| f * p.ln()).sum() };
        assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!((found.iter().enumerate().map(|(k, p)| k as f64 / 4.0 * p).sum::<f64>() - 0.56).abs() < 1e-9);
        // Shifts that change neither the sum nor the mean.
        for shift in [[1.0, -2.0, 1.0, 0.0, 0.0], [0.0, 1.0, -2.0, 1.0, 0.0], [0.0, 0.0, 1.0, -2.0, 1.0]] {
            for step in [-1e-3, 1e-3] {
                let neighbour: [f64; 5] = std::array::from_fn(|k| found[k] + step * shift[k]);
                assert!(likelihood(neighbour) < likelihood(found));
            }
        }
    }

    #[test]
    fn normalized_ratio_is_that_of_published_tests() {
        // Fastchess, tests of its sequential test, and a match with its log: pairs, hypotheses,
        // ratio.
        for (pairs, [elo0, elo1], published) in [
            ([365, 16_618, 36_229, 16_974, 390], [0.0, 2.0], 2.25),
            ([127, 4883, 10_712, 5150, 104], [-1.75, 0.25], 3.01),
            ([0, 0, 0, 0, 5550], [0.0, 5.0], 111.82),
            ([0, 0, 2, 0, 37], [0.0, 20.0], 2.96),
        ] {
            let ratio = normalized_log_likelihood_ratio(pairs, elo0, elo1);
            assert!((ratio - published).abs() < 0.03, "{pairs:?}: {ratio} {published}");
            let mirrored = normalized_log_likelihood_ratio(
                pairs.into_iter().rev().collect::<Vec<_>>().try_into().unwrap(),
                -elo1,
                -elo0,
            );
            assert!((ratio + mirrored).abs() < 1e-6, "{ratio} {mirrored}");
        }
    }

    #[test]
    fn frequencies_of_normalized_elo_meet_their_condition() {
        let found = most_likely_normalized([0.1, 0.2, 0.4, 0.2, 0.1], 25.0);
        let [mean, variance] = moments(found);
        let elo = NORMALIZED_ELO * (mean - 0.5) / (2.0 * variance).sqrt();
        assert!((elo - 25.0).abs() < 1e-6 && (found.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{elo} {found:?}");
    }

    #[test]
    fn ratio_of_many_pairs_is_close_to_the_normal_approximation() {
        // N (s1 - s0) (2 mean - s0 - s1) / (2 variance), which holds for close hypotheses.
        let counts = [100, 900, 3000, 1100, 150];
        let (s0, s1) = (0.5, 0.507);
        let total: f64 = counts.iter().sum::<u64>() as f64;
        let share = |k: usize| k as f64 / 4.0;
        let mean = (0..5).map(|k| share(k) * counts[k] as f64).sum::<f64>() / total;
        let variance = (0..5).map(|k| (share(k) - mean).powi(2) * counts[k] as f64).sum::<f64>() / total;
        let approximate = total * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        let exact = log_likelihood_ratio(counts, s0, s1);
        assert!((exact / approximate - 1.0).abs() < 0.02, "{exact} {approximate}");
    }
}
