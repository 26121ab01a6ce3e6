//! Why a line cannot come next in a tournament's log.

use super::{State, MAX_GAMES, MAX_PAIRINGS};
use crate::decisions::{Decision, Ruling};
use crate::entrant::Entrant;
use crate::entry::{Entry, Round};
use crate::format::Format;
use crate::results::GameResult;
use crate::schedule::names;
use crate::scoring::Scoring;

/// Points of the winner of a game of four. A player gets two points for each player behind it and
/// one for each that is level with it.
const MOST_OF_FOUR: f64 = 6.0;

/// Sum of the points of a game of four. A player that broke a limit gets none, and nobody gets its
/// points instead.
const SUM_OF_FOUR: f64 = 12.0;

impl State {
    /// Why this line cannot come next; `None` if it can.
    pub fn problem_with(&self, entry: &Entry) -> Option<String> {
        match entry {
            Entry::Result(result) => self.problem_with_result(result),
            Entry::Decision(decision) => self.problem_with_decision(decision),
            Entry::Round(round) => self.problem_with_round(round),
        }
    }

    fn problem_with_result(&self, result: &GameResult) -> Option<String> {
        let game = result.game;
        let Some(slot) = self.slot(game) else { return Some(format!("there is no game {game} in the plan")) };
        if !self.is_own(&slot) {
            return Some(format!("game {game} belongs to another part"));
        }
        let names: Vec<&str> = names(&self.players, &slot.seats).collect();
        if names != result.players {
            return Some(match names.as_slice() {
                [first, second] => format!("game {game} is between {first} and {second}"),
                _ => format!("game {game} is between {}", names.join(", ")),
            });
        }
        if self.has_result(game) {
            return Some(format!("game {game} has a result already"));
        }
        let seats = names.len();
        if result.outcome.winner.is_some_and(|winner| winner >= seats) {
            return Some(match seats {
                2 => "a winner is 0 or 1".to_owned(),
                _ => format!("a winner is 0 to {}", seats - 1),
            });
        }
        let figures = result.outcome.figures.values().chain(&result.outcome.points);
        let are_not = |list: &Vec<f64>| list.len() != seats || !list.iter().all(|figure| figure.is_finite());
        figures.into_iter().any(are_not).then(|| format!("game {game} needs one finite figure for each player"))
    }

    fn problem_with_decision(&self, decision: &Decision) -> Option<String> {
        match decision {
            Decision::Replay { game, .. } | Decision::Overrule { game, .. } if !self.has_result(*game) => {
                Some(format!("game {game} has no result"))
            }
            Decision::Replay { .. } => None,
            Decision::Overrule { game, ruling, .. } => {
                let seats = self.slot(*game).map_or(0, |slot| slot.seats.count());
                match ruling {
                    Ruling::Points(points) if points.len() != seats || !points.iter().all(|p| p.is_finite()) => {
                        Some(format!("game {game} has {seats} players: give {seats} numbers of points"))
                    }
                    Ruling::Points(points) => self.problem_with_shares(*game, points),
                    _ if seats != 2 => Some(format!("game {game} has {seats} players: give points for each")),
                    _ => None,
                }
            }
            Decision::Withdraw { player, .. } => {
                self.place(player).is_none().then(|| format!("there is no player {player}"))
            }
            Decision::Enter { player, .. } => self.problem_with_entry(player),
            Decision::Revoke { number, .. } => self.without(*number).err(),
        }
    }

    /// The state as if this decision had never been made; the error says why that is impossible.
    pub(super) fn without(&self, number: u64) -> Result<State, String> {
        match self.decision(number) {
            None => return Err(format!("there is no decision {number}: `decisions` lists them")),
            Some(Decision::Revoke { .. }) => {
                return Err(format!("decision {number} revokes another one: decide again instead"))
            }
            Some(_) if self.is_revoked(number) => return Err(format!("decision {number} has been revoked already")),
            Some(_) => {}
        }
        let mut state = State::new(self.plan.clone());
        state.revoked.clone_from(&self.revoked);
        state.revoked.insert(number);
        for entry in &self.entries {
            state.apply_again(entry.clone()).map_err(|why| {
                format!("decision {number} cannot be revoked any more, because a later line of the log needs it: {why}")
            })?;
        }
        Ok(state)
    }

    /// Applies a line of the log again, when it is known which decisions are revoked.
    fn apply_again(&mut self, entry: Entry) -> Result<(), String> {
        if let Entry::Decision(decision) = &entry {
            let number = self.decisions.len() as u64 + 1;
            if self.is_revoked(number) || matches!(decision, Decision::Revoke { .. }) {
                self.decisions.push(decision.clone());
                self.entries.push(entry);
                return Ok(());
            }
        }
        self.apply(entry)
    }

    /// Why these points cannot be entered for a game; `None` if they can. A log is read without
    /// this check, because older programs accepted more.
    pub fn problem_with_points(&self, game: u64, points: &[f64]) -> Option<String> {
        let is_of_four = self.slot(game).is_some_and(|slot| slot.seats.count() == 4) && points.len() == 4;
        let is_award = points.iter().all(|award| (0.0..=MOST_OF_FOUR).contains(award));
        let fits = is_award && points.iter().sum::<f64>() <= SUM_OF_FOUR;
        self.problem_with_shares(game, points).or_else(|| {
            (is_of_four && !fits).then(|| {
                format!(
                    "game {game} is of four: each gets 0 to {MOST_OF_FOUR} points, all together at most {SUM_OF_FOUR}"
                )
            })
        })
    }

    /// Where games are won, drawn or lost, the points are shares of 1.
    fn problem_with_shares(&self, game: u64, points: &[f64]) -> Option<String> {
        let is_share = points.iter().all(|&share| share >= 0.0) && points.iter().sum::<f64>() <= 1.0;
        (self.plan.scoring == Scoring::Elo && !is_share).then(|| {
            format!("game {game} is won, drawn or lost: its points are shares of 1, such as 1 0 or 0.5 0.5, not the score on the board")
        })
    }

    /// Why a player cannot enter any more; `None` if it can.
    fn problem_with_entry(&self, player: &Entrant) -> Option<String> {
        if self.place(player.name()).is_some() {
            return Some(format!("two players are called {}: rename one with NAME=P", player.name()));
        }
        if self.plan.shard.is_some() {
            return Some("a tournament that is played in parts takes no more players".to_owned());
        }
        let has_begun = !self.rounds.is_empty();
        match self.plan.format {
            Format::Sprt(_) => Some("a sequential test is between two players".to_owned()),
            Format::Knockout(_) if has_begun => Some("the first round of the knockout has been drawn".to_owned()),
            Format::Groups { .. } if has_begun => Some("the groups have been drawn".to_owned()),
            Format::Levels { .. } if has_begun => Some("the seeding has been drawn".to_owned()),
            Format::Swiss { .. } if self.rounds.len() as u64 >= self.plan.rounds => {
                Some("the last round has been drawn".to_owned())
            }
            _ => None,
        }
    }

    fn problem_with_round(&self, round: &Round) -> Option<String> {
        let number = self.rounds.len() as u32 + 1;
        if self.plan.format.is_fixed() {
            return Some("no rounds are drawn in this tournament".to_owned());
        }
        if round.round != number {
            return Some(format!("round {} is out of order: round {number} comes next", round.round));
        }
        if !(1..=MAX_GAMES).contains(&round.games) || round.pairings.len() > MAX_PAIRINGS {
            return Some(format!("a round has at most {MAX_PAIRINGS} pairings of 1 to {MAX_GAMES} games"));
        }
        let unknown = round.pairings.iter().flatten().find(|name| self.place(name).is_none());
        let seats = self.plan.format.seats();
        let is_none = |pairing: &Vec<String>| pairing.len() > seats || pairing.is_empty();
        unknown
            .map(|name| format!("there is no player {name}"))
            .or_else(|| round.pairings.iter().any(is_none).then(|| format!("a pairing has 1 to {seats} players")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::{next_step, Next};
    use crate::plan::tests::plan;
    use crate::plan::Plan;
    use crate::scoring::Points;

    #[test]
    fn points_of_a_game_of_four_are_those_of_its_places() {
        let format = Format::Levels { group_size: 4, group_rounds: 1 };
        let scoring = Scoring::Points(Points::default());
        let mut state = State::new(Plan { scoring, ..plan(format, &["a", "b", "c", "d"], 1) });
        let Next::Round(round) = next_step(&state) else { panic!("no round") };
        state.apply(Entry::Round(round)).unwrap();
        let problem = |points: [f64; 4]| state.problem_with_points(1, &points);
        for points in [[6.0, 4.0, 2.0, 0.0], [3.0; 4], [5.0, 5.0, 1.5, 0.5], [6.0, 0.0, 2.0, 0.0], [0.0; 4]] {
            assert_eq!(problem(points), None, "{points:?}");
        }
        let told = "game 1 is of four: each gets 0 to 6 points, all together at most 12";
        for points in [[100.0, 0.0, 0.0, 0.0], [7.0, 3.0, 2.0, 0.0], [-1.0, 6.0, 4.0, 2.0], [6.0, 6.0, 2.0, 0.0]] {
            assert_eq!(problem(points).as_deref(), Some(told), "{points:?}");
        }
        assert!(problem([f64::NAN, 0.0, 0.0, 0.0]).is_some());
    }
}
