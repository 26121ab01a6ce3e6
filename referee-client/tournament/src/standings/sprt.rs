//! A sequential probability ratio test (SPRT) of two hypotheses about two players' strength.
//!
//! The test takes pairs of games in the order of the plan, not in the order in which they end, so
//! that its decision does not depend on concurrency or restarts.

use std::collections::BTreeMap;

use super::llr::{log_likelihood_ratio, normalized_log_likelihood_ratio};
use super::match_statistics::Pairs;
use crate::format::{Format, Hypotheses, Model};
use crate::results::GameResult;
use crate::state::State;
use ratings::expected_points;

/// The decision of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// H0: the first player is not stronger by as much as H1 says.
    H0,
    /// H1: the first player is stronger.
    H1,
}

/// A running test.
#[derive(Clone, Debug)]
pub struct Test {
    hypotheses: Hypotheses,
    /// Pairs by the first player's points, those of an earlier run included.
    counts: Pairs,
    ratio: f64,
    /// Number of pairs played here that count.
    pairs: u64,
    /// The first player's points from games that are not counted yet, by pair.
    waiting: BTreeMap<u64, [Option<f64>; 2]>,
}

impl Test {
    /// A test of these hypotheses before the first game.
    pub fn new(hypotheses: Hypotheses) -> Test {
        let counts = hypotheses.from;
        let ratio = if counts == [0; 5] { 0.0 } else { ratio(&hypotheses, counts) };
        Test { hypotheses, counts, ratio, pairs: 0, waiting: BTreeMap::new() }
    }

    /// The log-likelihood ratio before the first pair of a tournament and after each one that
    /// counts.
    pub fn course(state: &State) -> Option<Vec<f64>> {
        let Format::Sprt(hypotheses) = state.plan().format else { return None };
        let mut test = Test::new(hypotheses);
        let mut course = vec![test.ratio];
        let mut results: Vec<&GameResult> = state.results().iter().collect();
        results.sort_by_key(|result| result.game);
        for result in results {
            let before = test.pairs;
            test.add(result);
            course.extend((test.pairs > before).then_some(test.ratio));
        }
        Some(course)
    }

    /// The test of a tournament after its results so far; `None` for other formats.
    pub fn of(state: &State) -> Option<Test> {
        let Format::Sprt(hypotheses) = state.plan().format else { return None };
        let mut test = Test::new(hypotheses);
        state.results().iter().for_each(|result| test.add(result));
        Some(test)
    }

    /// Adds a result. Results may come in any order and more than once.
    pub fn add(&mut self, result: &GameResult) {
        // The first player moves first in the first game of a pair.
        let side = usize::from(result.game.is_multiple_of(2));
        self.waiting.entry((result.game - 1) / 2).or_default()[side] = Some(result.points(side));
        while self.verdict().is_none() {
            let Some(&[Some(a), Some(b)]) = self.waiting.get(&self.pairs) else { return };
            // A ruling may give other shares than halves.
            self.counts[(2.0 * (a + b)).round().clamp(0.0, 4.0) as usize] += 1;
            self.pairs += 1;
            self.ratio = ratio(&self.hypotheses, self.counts);
        }
    }

    /// The decision, once there is one. Later games do not change it.
    pub fn verdict(&self) -> Option<Verdict> {
        let [lower, upper] = self.hypotheses.bounds();
        match self.ratio {
            ratio if ratio <= lower => Some(Verdict::H0),
            ratio if ratio >= upper => Some(Verdict::H1),
            _ => None,
        }
    }

    /// The hypotheses.
    pub fn hypotheses(&self) -> &Hypotheses {
        &self.hypotheses
    }

    /// The log-likelihood ratio.
    pub fn ratio(&self) -> f64 {
        self.ratio
    }

    /// Counted pairs by the first player's points.
    pub fn counts(&self) -> Pairs {
        self.counts
    }

    /// Number of games that count: those up to and including this number.
    pub fn counted_games(&self) -> u64 {
        2 * self.pairs
    }
}

fn ratio(hypotheses: &Hypotheses, counts: Pairs) -> f64 {
    let Hypotheses { elo0, elo1, .. } = *hypotheses;
    match hypotheses.model {
        Model::Logistic => log_likelihood_ratio(counts, expected_points(elo0), expected_points(elo1)),
        Model::Normalized => normalized_log_likelihood_ratio(counts, elo0, elo1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::tests::plan;
    use crate::results::tests::result;

    const HYPOTHESES: Hypotheses =
        Hypotheses { elo0: 0.0, elo1: 40.0, alpha: 0.05, beta: 0.05, model: Model::Logistic, from: [0; 5] };

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
    fn test_is_wrong_no_more_often_than_allowed() {
        for (elo, right) in [(0.0, Verdict::H0), (40.0, Verdict::H1)] {
            let wrong = (0..400).filter(|&seed| run(results(elo, seed)).verdict() != Some(right)).count();
            // 20 of 400 may be wrong; a coin would be wrong 200 times.
            assert!((1..=32).contains(&wrong), "{right:?}: {wrong} of 400");
        }
    }

    #[test]
    fn decision_does_not_depend_on_the_order_in_which_games_end() {
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
    fn test_from_earlier_pairs_continues_it() {
        for model in [Model::Logistic, Model::Normalized] {
            let hypotheses = Hypotheses { model, ..HYPOTHESES };
            let mut whole = Test::new(hypotheses);
            let games: Vec<GameResult> = results(20.0, 7).take(200).collect();
            games[..120].iter().for_each(|result| whole.add(result));
            let earlier = whole.counts();
            assert_eq!(whole.verdict(), None);
            games[120..].iter().for_each(|result| whole.add(result));
            let mut later = Test::new(Hypotheses { from: earlier, ..hypotheses });
            assert_eq!(later.counted_games(), 0);
            for result in &games[120..] {
                later.add(&GameResult { game: result.game - 120, ..result.clone() });
            }
            assert_eq!(
                (later.counts(), later.ratio(), later.verdict()),
                (whole.counts(), whole.ratio(), whole.verdict())
            );
        }
    }

    #[test]
    fn course_ends_at_the_ratio_and_ignores_half_a_pair() {
        let mut state = sprt();
        for result in results(20.0, 7).take(21).collect::<Vec<_>>().into_iter().rev() {
            state.apply(crate::entry::Entry::Result(Box::new(result))).unwrap();
        }
        let (course, test) = (Test::course(&state).unwrap(), Test::of(&state).unwrap());
        assert_eq!((course.len(), course[0], course.last()), (11, 0.0, Some(&test.ratio())));
    }

    #[test]
    fn equal_players_who_split_every_pair_give_h0() {
        let plan = sprt();
        // The first mover wins.
        let test = run((1..).map(|game| result(&plan, game, Some(0))));
        assert_eq!(test.verdict(), Some(Verdict::H0));
        assert_eq!(test.counts(), [0, 0, test.counted_games() / 2, 0, 0]);
    }
}
