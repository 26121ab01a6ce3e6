//! The score of paired games with its error, and a sequential test.

/// Probability of each kind of error of the test.
const ERROR: f64 = 0.05;

/// Minimum number of pairs before the test decides, so that the variance is roughly known.
const MIN_PAIRS: f64 = 10.0;

/// The pairs of games so far.
#[derive(Clone, Debug, Default)]
pub struct Test {
    hypotheses: Option<[f64; 2]>,
    counts: [u64; 5],
    /// Games that were running when the test decided are counted, but change nothing.
    verdict: Option<bool>,
}

impl Test {
    /// A test without games. The hypotheses are shares of the points.
    pub fn new(hypotheses: Option<[f64; 2]>) -> Test {
        Test { hypotheses, ..Test::default() }
    }

    /// Adds a pair's points.
    pub fn add(&mut self, points: [f64; 2]) {
        self.counts[((points[0] + points[1]) * 2.0) as usize] += 1;
        self.verdict = self.verdict.or_else(|| self.decide());
    }

    /// Number of pairs so far.
    pub fn pairs(&self) -> f64 {
        self.counts.iter().sum::<u64>() as f64
    }

    /// The first side's share of the points.
    pub fn share(&self) -> f64 {
        self.moments()[0]
    }

    /// Mean and variance of the pairs' shares.
    fn moments(&self) -> [f64; 2] {
        let shares = || self.counts.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]);
        let mean = shares().map(|(&count, share)| count as f64 * share).sum::<f64>() / self.pairs();
        let variance =
            shares().map(|(&count, share)| count as f64 * (share - mean).powi(2)).sum::<f64>() / self.pairs();
        [mean, variance]
    }

    /// Half the width of the 95 % interval of the share.
    pub fn half_width(&self) -> f64 {
        1.96 * (self.moments()[1] / self.pairs()).sqrt()
    }

    /// The log-likelihood ratio of the hypotheses, with the pairs' shares as a normal distribution.
    fn ratio(&self) -> Option<f64> {
        let [low, high] = self.hypotheses?;
        let [mean, variance] = self.moments();
        // Add one worst and one best pair, so that the variance is never 0.
        let variance = (variance * self.pairs() + 0.5) / (self.pairs() + 2.0);
        (self.pairs() >= MIN_PAIRS).then(|| self.pairs() * (high - low) * (mean - (low + high) / 2.0) / variance)
    }

    /// Whether the second hypothesis is accepted instead of the first; `None` until the test has
    /// decided.
    pub fn verdict(&self) -> Option<bool> {
        self.verdict
    }

    fn decide(&self) -> Option<bool> {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        self.ratio().filter(|ratio| ratio.abs() >= bound).map(|ratio| ratio > 0.0)
    }

    /// Describes the test in one line.
    pub fn text(&self) -> String {
        if self.pairs() == 0.0 {
            return "no games".to_owned();
        }
        let games = 2 * self.pairs() as u64;
        let points = format!(
            "{:.1} % +- {:.1} % of the points in {games} games, pairs {:?}",
            self.share() * 100.0,
            self.half_width() * 100.0,
            self.counts
        );
        let Some([low, high]) = self.hypotheses else { return points };
        let state = match self.verdict() {
            Some(true) => format!("settled: {high} rather than {low}"),
            Some(false) => format!("settled: {low} rather than {high}"),
            None => format!("not settled between {low} and {high}"),
        };
        format!("{points}; {state}")
    }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;

    fn decide(share: f64, seed: u64) -> Option<bool> {
        let mut rng = Rng::with_seed(seed);
        let mut test = Test::new(Some([0.5, 0.6]));
        for _ in 0..5000 {
            test.add([0, 1].map(|_| f64::from(u8::from(rng.f64() < share))));
            if test.verdict().is_some() {
                break;
            }
        }
        test.verdict()
    }

    #[test]
    fn sequential_test_keeps_its_error_rate() {
        for (share, right) in [(0.5, false), (0.6, true)] {
            let wrong = (0..300).filter(|&seed| decide(share, seed) != Some(right)).count();
            assert!(wrong <= 30, "{share}: {wrong} of 300");
        }
    }

    #[test]
    fn decided_test_stays_decided() {
        let mut test = Test::new(Some([0.5, 0.6]));
        while test.verdict().is_none() {
            test.add([1.0, 0.5]);
        }
        (0..100).for_each(|_| test.add([0.0, 0.0]));
        assert_eq!(test.verdict(), Some(true));
    }

    #[test]
    fn points_are_reported_with_their_error() {
        let mut test = Test::new(None);
        assert_eq!(test.text(), "no games");
        (0..30).for_each(|_| test.add([1.0, 0.0]));
        (0..10).for_each(|_| test.add([1.0, 0.5]));
        assert_eq!(test.share(), 0.5625);
        assert!(
            test.text().starts_with("56.2 % +- 3.4 % of the points in 80 games, pairs [0, 0, 30, 10, 0]"),
            "{}",
            test.text()
        );
    }
}
