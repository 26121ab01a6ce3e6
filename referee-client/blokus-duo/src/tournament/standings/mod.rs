//! What the results say: points, ratings with their errors, who beat whom, forfeits, and the verdict of a test.

pub mod elo;
pub mod json;
pub mod llr;
pub mod sprt;
pub mod table;

use std::collections::BTreeMap;

use super::plan::{Format, Plan};
use super::results::GameResult;
use super::schedule::{pair_of, slot};
use elo::{Encounter, Ratings};
use sprt::Test;

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Won.
    pub won: u64,
    /// Drawn.
    pub drawn: u64,
    /// Lost.
    pub lost: u64,
}

impl Score {
    fn add(&mut self, points: f64) {
        match points {
            0.0 => self.lost += 1,
            1.0 => self.won += 1,
            _ => self.drawn += 1,
        }
    }

    /// All games.
    pub fn games(self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// Share of the points, if there were games.
    pub fn share(self) -> Option<f64> {
        (self.games() > 0).then(|| (self.won as f64 + self.drawn as f64 / 2.0) / self.games() as f64)
    }
}

/// Where a tournament stands. Players are places in the plan's list.
pub struct Standings {
    /// The names of the players.
    pub names: Vec<String>,
    /// The players, the strongest first.
    pub order: Vec<usize>,
    /// Each player's games.
    pub scores: Vec<Score>,
    /// Each player's games against each other one.
    pub against: Vec<Vec<Score>>,
    /// Games that each player lost for another reason than the points, by cause.
    pub forfeits: Vec<BTreeMap<String, u64>>,
    /// The ratings.
    pub ratings: Ratings,
    /// Games that count.
    pub counted: u64,
    /// Games that were played beyond the decision of a test, and do not count.
    pub uncounted: u64,
    /// Games of the plan.
    pub planned: u64,
    /// The test, where the tournament is one.
    pub test: Option<Test>,
}

impl Standings {
    /// Where the tournament of this plan stands after these results, in whatever order they came.
    pub fn new(plan: &Plan, results: &[GameResult]) -> Standings {
        let mut results: Vec<&GameResult> = results.iter().collect();
        results.sort_by_key(|result| result.game);
        let played = results.len();
        let test = test_of(plan, &results);
        if let Some(counted) = test.as_ref().filter(|test| test.verdict().is_some()).map(Test::counted_games) {
            results.retain(|result| result.game <= counted);
        }
        let players = plan.players.len();
        let mut standings = Standings {
            names: plan.names().into_iter().map(str::to_owned).collect(),
            order: (0..players).collect(),
            scores: vec![Score::default(); players],
            against: vec![vec![Score::default(); players]; players],
            forfeits: vec![BTreeMap::new(); players],
            ratings: elo::rate(players, &encounters(plan, &results), &plan.pairings(), anchor(plan)),
            counted: results.len() as u64,
            uncounted: (played - results.len()) as u64,
            planned: 2 * plan.own_pairs().count() as u64,
            test,
        };
        results.iter().for_each(|result| standings.count(plan, result));
        let Standings { order, ratings, .. } = &mut standings;
        order.sort_by(|&a, &b| ratings.of[b].elo.total_cmp(&ratings.of[a].elo));
        standings
    }

    fn count(&mut self, plan: &Plan, result: &GameResult) {
        let players = slot(plan, result.game).players;
        for side in 0..2 {
            let [own, other] = [players[side], players[1 - side]];
            self.scores[own].add(result.points(side));
            self.against[own][other].add(result.points(side));
        }
        for side in (0..2).filter(|&side| result.is_forfeited_by(side)) {
            *self.forfeits[players[side]].entry(result.reason.clone()).or_default() += 1;
        }
    }

    /// Whether nothing is left to play.
    pub fn is_complete(&self) -> bool {
        self.counted == self.planned || self.test.as_ref().is_some_and(|test| test.verdict().is_some())
    }
}

fn test_of(plan: &Plan, results: &[&GameResult]) -> Option<Test> {
    let Format::Sprt(hypotheses) = plan.format else { return None };
    let mut test = Test::new(hypotheses);
    results.iter().for_each(|result| test.add(result));
    Some(test)
}

/// The player to whom the others are compared; all players' mean where there is none.
fn anchor(plan: &Plan) -> Option<usize> {
    match (plan.format, plan.players.len()) {
        (Format::Gauntlet, _) => Some(0),
        (Format::Sprt(_), _) | (Format::RoundRobin, 2) => Some(1),
        (Format::RoundRobin, _) => None,
    }
}

/// The games by pairs; of a pair that is not finished the one game. Where both forfeit, nothing is learnt about either.
fn encounters(plan: &Plan, results: &[&GameResult]) -> Vec<Encounter> {
    let mut encounters: BTreeMap<u64, Encounter> = BTreeMap::new();
    for result in results.iter().filter(|result| !result.is_void()) {
        let pair = pair_of(result.game);
        // The pairing's first player has the first side in its first game.
        let players = slot(plan, 2 * pair + 1).players;
        let side = usize::from(result.game % 2 == 0);
        let encounter = encounters.entry(pair).or_insert(Encounter { players, points: 0.0, games: 0.0 });
        encounter.points += result.points(side);
        encounter.games += 1.0;
    }
    encounters.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::plan;
    use super::super::results::tests::result;
    use super::*;

    #[test]
    fn games_are_counted_for_both_players_whatever_their_side() {
        let plan = plan(Format::RoundRobin, &["random:1", "random:2", "random:3"], 2);
        let mut forfeit = result(&plan, 3, Some(1));
        forfeit.detail = Some("no answer".to_owned());
        forfeit.reason = "timeout".to_owned();
        // Player 0 wins both games against 1; 0 forfeits against 2; 2 and 1 draw.
        let results = [result(&plan, 2, Some(1)), result(&plan, 1, Some(0)), forfeit, result(&plan, 5, None)];
        let standings = Standings::new(&plan, &results);
        let score = |won, drawn, lost| Score { won, drawn, lost };
        assert_eq!(standings.scores, [score(2, 0, 1), score(0, 1, 2), score(1, 1, 0)]);
        assert_eq!((standings.against[0][1], standings.against[1][0]), (score(2, 0, 0), score(0, 0, 2)));
        assert_eq!(standings.forfeits[0], BTreeMap::from([("timeout".to_owned(), 1)]));
        assert!(standings.forfeits[1].is_empty() && standings.forfeits[2].is_empty());
        assert_eq!((standings.counted, standings.planned, standings.is_complete()), (4, 12, false));
        assert_eq!(standings.order, [2, 0, 1]);
    }

    #[test]
    fn where_both_forfeit_both_lose_and_no_strength_is_learnt() {
        let plan = plan(Format::RoundRobin, &["random:1", "random:2"], 2);
        let played = [result(&plan, 1, Some(0)), result(&plan, 2, Some(0))];
        let void = GameResult { detail: Some("neither is there".to_owned()), ..result(&plan, 3, None) };
        let (before, after) = (Standings::new(&plan, &played), Standings::new(&plan, &[&played[..], &[void]].concat()));
        let score = |won, drawn, lost| Score { won, drawn, lost };
        assert_eq!(after.scores, [score(1, 0, 2), score(1, 0, 2)]);
        assert_eq!(after.forfeits.iter().map(|causes| causes.values().sum::<u64>()).collect::<Vec<_>>(), [1, 1]);
        let elo = |standings: &Standings| standings.ratings.of.iter().map(|rating| rating.elo).collect::<Vec<_>>();
        assert_eq!(elo(&before), elo(&after));
    }

    #[test]
    fn the_order_of_the_results_changes_nothing() {
        let plan = plan(Format::RoundRobin, &["random:1", "random:2", "random:3"], 5);
        let results: Vec<_> =
            (1..=30).map(|game| result(&plan, game, [None, Some(0), Some(1)][game as usize % 3])).collect();
        let reversed: Vec<_> = results.iter().rev().cloned().collect();
        let tables = [results, reversed].map(|results| table::text(&Standings::new(&plan, &results)));
        assert_eq!(tables[0], tables[1]);
    }
}
