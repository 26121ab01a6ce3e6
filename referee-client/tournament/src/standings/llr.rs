//! The generalized log-likelihood ratio of two hypotheses about the mean of a score with few
//! values.
//!
//! A hypothesis gives only the mean, not the frequency of each value. Each hypothesis therefore gets
//! the frequencies with its mean under which the observed ones are most likely:
//! p_k = f_k / (1 + t (a_k - mean)), where f_k are the observed frequencies of the values a_k, and t
//! is chosen to give the mean. A sequential test compares the likelihoods of the two. Chess engines
//! are tested in this way.
//!
//! Sources: A. Wald, *Sequential Tests of Statistical Hypotheses*, Annals of Mathematical
//! Statistics 16 (1945), for the test; X. Li, J. Liu and Z. Ying, *Generalized Sequential
//! Probability Ratio Test for Separate Families of Hypotheses*, Sequential Analysis 33 (2014), for
//! the generalized ratio; M. Van den Bergh, *A Practical Introduction to the GSPRT* and *The
//! Maximum Likelihood Estimator for the Multinomial Distribution with Given Expectation* (notes to
//! the Fishtest framework), for the formula above.

/// Replaces a count of zero, so that every mean between the extremes is possible.
const NEXT_TO_NONE: f64 = 1e-3;

/// Logarithm of the likelihood under `mean1` over that under `mean0`. Value k of n is k / (n - 1).
pub fn log_likelihood_ratio<const N: usize>(counts: [u64; N], mean0: f64, mean1: f64) -> f64 {
    let counts = counts.map(|count| if count == 0 { NEXT_TO_NONE } else { count as f64 });
    let total: f64 = counts.iter().sum();
    let observed = counts.map(|count| count / total);
    let under = |mean| most_likely(observed, mean);
    let (under0, under1) = (under(mean0), under(mean1));
    counts.iter().zip(under0.iter().zip(under1)).map(|(count, (p0, p1))| count * (p1 / p0).ln()).sum()
}

/// The frequencies with this mean under which the observed ones are most likely.
fn most_likely<const N: usize>(observed: [f64; N], mean: f64) -> [f64; N] {
    const HALVINGS: usize = 100;
    let deviation = |k: usize| k as f64 / (N - 1) as f64 - mean;
    let sum = |t: f64| -> f64 { (0..N).map(|k| observed[k] * deviation(k) / (1.0 + t * deviation(k))).sum() };
    // All frequencies are positive between these bounds, and the sum falls from infinity to minus
    // infinity.
    let (mut low, mut high) = (-1.0 / deviation(N - 1), -1.0 / deviation(0));
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
