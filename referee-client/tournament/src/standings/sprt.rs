//! A sequential test: two players meet until it is settled which of two hypotheses about their strength holds.
//!
//! It looks at the pairs of games in the order of the plan, not in the order in which they end. So neither the number of
//! games side by side nor a restart changes when and how it decides.

use std::collections::BTreeMap;

use super::elo::expected_points;
use super::llr::log_likelihood_ratio;
use crate::format::Format;
use crate::hypotheses::Hypotheses;
use crate::results::GameResult;
use crate::state::State;

/// How a test ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// H0: the first player is not as much stronger as H1 says.
    H0,
    /// H1: it is stronger.
    H1,
}

/// A test under way.
#[derive(Clone, Debug)]
pub struct Test {
    hypotheses: Hypotheses,
    /// Pairs by the first player's points: 0, a half, 1, one and a half, 2.
    counts: [u64; 5],
    ratio: f64,
    /// Pairs that count.
    pairs: u64,
    /// Points of the first player from games whose turn has not come.
    waiting: BTreeMap<u64, [Option<f64>; 2]>,
}

impl Test {
    /// A test of these hypotheses, before the first game.
    pub fn new(hypotheses: Hypotheses) -> Test {
        Test { hypotheses, counts: [0; 5], ratio: 0.0, pairs: 0, waiting: BTreeMap::new() }
    }

    /// The test that a tournament is, after its results so far; nothing if it is none.
    pub fn of(state: &State) -> Option<Test> {
        let Format::Sprt(hypotheses) = state.plan().format else { return None };
        let mut test = Test::new(hypotheses);
        state.results().iter().for_each(|result| test.add(result));
        Some(test)
    }

    /// Takes the result of a game, in any order; of one that it knows, nothing changes.
    pub fn add(&mut self, result: &GameResult) {
        // The first player moves first in the first game of a pair.
        let side = usize::from(result.game.is_multiple_of(2));
        self.waiting.entry((result.game - 1) / 2).or_default()[side] = Some(result.points(side));
        while self.verdict().is_none() {
            let Some(&[Some(a), Some(b)]) = self.waiting.get(&self.pairs) else { return };
            // A ruling may share a point out otherwise than in halves.
            self.counts[(2.0 * (a + b)).round().clamp(0.0, 4.0) as usize] += 1;
            self.pairs += 1;
            let Hypotheses { elo0, elo1, .. } = self.hypotheses;
            self.ratio = log_likelihood_ratio(self.counts, expected_points(elo0), expected_points(elo1));
        }
    }

    /// The decision, once there is one; no later game changes it.
    pub fn verdict(&self) -> Option<Verdict> {
        let [lower, upper] = self.hypotheses.bounds();
        match self.ratio {
            ratio if ratio <= lower => Some(Verdict::H0),
            ratio if ratio >= upper => Some(Verdict::H1),
            _ => None,
        }
    }

    /// What is tested.
    pub fn hypotheses(&self) -> &Hypotheses {
        &self.hypotheses
    }

    /// The logarithm of the likelihood ratio.
    pub fn ratio(&self) -> f64 {
        self.ratio
    }

    /// Pairs that count, by the first player's points.
    pub fn counts(&self) -> [u64; 5] {
        self.counts
    }

    /// Games that count: those up to this number.
    pub fn counted_games(&self) -> u64 {
        2 * self.pairs
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::tests::plan;
    use crate::results::tests::result;

    const HYPOTHESES: Hypotheses = Hypotheses { elo0: 0.0, elo1: 40.0, alpha: 0.05, beta: 0.05 };

    fn sprt() -> State {
        State::new(plan(Format::Sprt(HYPOTHESES), &["random:1", "random:2"], 10_000))
    }

    /// Results of games in which the first player is this much stronger.
    fn results(elo: f64, seed: u64) -> impl Iterator<Item = GameResult> {
        let (plan, mut generator) = (sprt(), fastrand::Rng::with_seed(seed));
        (1..).map(move |game| {
            let side = usize::from(game % 2 == 0);
            let winner = if generator.f64() < expected_points(elo) { side } else { 1 - side };
            result(&plan, game, Some(winner))
        })
    }

    fn run(results: impl Iterator<Item = GameResult>) -> Test {
        let mut test = Test::new(HYPOTHESES);
        for result in results {
            test.add(&result);
            if test.verdict().is_some() {
                break;
            }
        }
        test
    }

    #[test]
    fn it_errs_no_more_often_than_it_may() {
        for (elo, right) in [(0.0, Verdict::H0), (40.0, Verdict::H1)] {
            let wrong = (0..400).filter(|&seed| run(results(elo, seed)).verdict() != Some(right)).count();
            // 20 of 400 are allowed; a test that is no test would err 200 times.
            assert!((1..=32).contains(&wrong), "{right:?}: {wrong} of 400");
        }
    }

    #[test]
    fn the_order_in_which_games_end_changes_nothing() {
        let ordered = run(results(80.0, 3));
        let games = ordered.counted_games() as usize;
        let mut shuffled: Vec<GameResult> = results(80.0, 3).take(games + 50).collect();
        fastrand::Rng::with_seed(1).shuffle(&mut shuffled);
        let mut test = Test::new(HYPOTHESES);
        shuffled.iter().for_each(|result| test.add(result));
        assert_eq!(
            (test.verdict(), test.counts(), test.ratio()),
            (ordered.verdict(), ordered.counts(), ordered.ratio())
        );
        assert_eq!((test.verdict(), test.counted_games() as usize), (Some(Verdict::H1), games));
    }

    #[test]
    fn equals_that_split_every_pair_are_found_to_be_equal() {
        let plan = sprt();
        // Whoever begins wins.
        let test = run((1..).map(|game| result(&plan, game, Some(0))));
        assert_eq!(test.verdict(), Some(Verdict::H0));
        assert_eq!(test.counts(), [0, 0, test.counted_games() / 2, 0, 0]);
    }
}
