//! Standings: points, ratings with their errors, crosstable, forfeits, knockout progress, the
//! verdict of a sequential test.

pub mod course;
pub mod json;
pub mod llr;
pub mod match_statistics;
pub mod rounds;
pub mod rows;
pub mod sprt;
pub mod table;
pub mod tie_breaks;
pub mod times;

use std::cmp::Ordering;
use std::collections::BTreeMap;

use crate::draw::{self, groups, swiss};
use crate::format::Format;
use crate::results::GameResult;
use crate::scoring::{Scoring, TieBreak};
use crate::state::State;
use match_statistics::MatchStatistics;
use ratings::{Encounter, Ratings};
use rounds::DrawnRound;
use rows::{Row, Score};
use sprt::Test;
use tie_breaks::Rank;

/// The standings of a tournament. Players are indices into the list of players.
pub struct Standings {
    /// The players' names.
    pub names: Vec<String>,
    /// Players who have withdrawn.
    pub withdrawn: Vec<usize>,
    /// How results become standings.
    pub scoring: Scoring,
    /// The tie-breaks of the plan.
    pub tie_breaks: Vec<TieBreak>,
    /// One line a player, the best first.
    pub ranking: Vec<Line>,
    /// The groups, if there are any: one line a player, the best first, from games inside the group
    /// alone.
    pub groups: Vec<Vec<Line>>,
    /// In games of two: each player's score against each other one.
    pub against: Option<Vec<Vec<Score>>>,
    /// The ratings, in round robins, gauntlets and tests that are scored by Elo.
    pub ratings: Option<Ratings>,
    /// The drawn rounds.
    pub rounds: Vec<DrawnRound>,
    /// Number of games that count.
    pub counted: u64,
    /// Number of games that ended after the decision of a sequential test. They do not count.
    pub uncounted: u64,
    /// Number of games in the plan, as far as it is known.
    pub planned: u64,
    /// The sequential test, if the tournament is one.
    pub test: Option<Test>,
    /// The figures of a match between two players.
    pub statistics: Option<MatchStatistics>,
    /// Whether all games have been played.
    pub is_complete: bool,
}

/// A player's line in the standings.
#[derive(Clone, Debug)]
pub struct Line {
    /// Totals of its games.
    pub row: Row,
    /// In a Swiss tournament: the points, byes included, and the sum of all opponents' points.
    pub swiss: Option<[f64; 2]>,
    /// In a knockout: the stage that it has reached.
    pub reached: Option<String>,
    /// The place from 1; equal players share one.
    pub place: usize,
    /// The values of the plan's tie-breaks, where the player was still tied.
    pub tie_breaks: Vec<Option<f64>>,
}

impl Line {
    /// A line with these totals, without a place.
    fn new(row: Row) -> Line {
        Line { row, swiss: None, reached: None, place: 0, tie_breaks: Vec::new() }
    }
}

impl Standings {
    /// The standings of this state.
    pub fn new(state: &State) -> Standings {
        let mut results: Vec<&GameResult> = state.results().iter().collect();
        results.sort_by_key(|result| result.game);
        let (played, test) = (results.len(), Test::of(state));
        let verdict = test.as_ref().filter(|test| test.verdict().is_some());
        if let Some(counted) = verdict.map(Test::counted_games) {
            results.retain(|result| result.game <= counted);
        }
        let is_complete = verdict.is_some() || draw::next_step(state) == draw::Next::Over;
        let ratings = ratings(state, &results);
        let drawn = rounds::rounds(state);
        Standings {
            names: state.players().iter().map(|player| player.name().to_owned()).collect(),
            withdrawn: (0..state.players().len()).filter(|&player| state.has_withdrawn(player)).collect(),
            scoring: state.plan().scoring.clone(),
            tie_breaks: state.plan().tie_breaks.clone(),
            ranking: ranking(state, &results, ratings.as_ref(), &drawn, is_complete),
            groups: group_rankings(state, &results),
            against: (state.plan().format.seats() == 2).then(|| against(state, &results)),
            ratings,
            rounds: drawn,
            counted: results.len() as u64,
            uncounted: (played - results.len()) as u64,
            statistics: statistics(state, &results, test.as_ref()),
            planned: state.planned_games() as u64,
            test,
            is_complete,
        }
    }

    /// The players, the best first.
    pub fn order(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        self.ranking.iter().map(|line| line.row.player)
    }

    /// Whether this is a Swiss tournament.
    pub fn is_swiss(&self) -> bool {
        self.ranking.iter().any(|line| line.swiss.is_some())
    }
}

fn ranking(
    state: &State,
    results: &[&GameResult],
    ratings: Option<&Ratings>,
    drawn: &[DrawnRound],
    is_over: bool,
) -> Vec<Line> {
    let players = 0..state.players().len();
    let mut lines: Vec<Line> = players.map(|player| Line::new(Row::of(state, player, results))).collect();
    let scoring = &state.plan().scoring;
    if let Format::Swiss { .. } = state.plan().format {
        let scores = swiss::scores(state);
        for line in &mut lines {
            let (tally, met) = &scores[line.row.player];
            line.swiss = Some([tally.points, *met]);
            line.row.tally = tally.clone();
        }
    }
    if !state.plan().tie_breaks.is_empty() {
        return rank_by_tie_breaks(state, results, lines);
    }
    match state.plan().format {
        Format::Swiss { .. } => sort_and_place(&mut lines, |own, other| {
            let met = |line: &Line| line.swiss.map_or(0.0, |[_, met]| met);
            own.row.tally.compare(&other.row.tally, scoring).then(met(other).total_cmp(&met(own)))
        }),
        Format::Knockout(_) | Format::Groups { .. } => {
            let far: Vec<(u32, String)> =
                lines.iter().map(|line| rounds::stage_reached(drawn, state, line.row.player, is_over)).collect();
            lines.iter_mut().for_each(|line| line.reached = Some(far[line.row.player].1.clone()));
            // Players who reached the same stage are ranked as in the groups, or as seeded.
            let in_groups = matches!(state.plan().format, Format::Groups { .. });
            sort_and_place(&mut lines, |own, other| {
                let points = own.row.tally.compare(&other.row.tally, scoring);
                let as_far = if in_groups { points } else { Ordering::Equal };
                far[other.row.player].0.cmp(&far[own.row.player].0).then(as_far)
            });
        }
        _ => match ratings {
            Some(ratings) => {
                // In a round robin all players play the same games, so points decide, even before
                // the end.
                let is_fair = state.plan().format == Format::RoundRobin;
                let elo = |line: &Line| (100.0 * ratings.of[line.row.player].elo).round();
                sort_and_place(&mut lines, |own, other| {
                    let points = own.row.tally.compare(&other.row.tally, scoring);
                    let decides = if is_fair { points } else { Ordering::Equal };
                    decides.then(elo(other).total_cmp(&elo(own)))
                });
            }
            None => sort_and_place(&mut lines, |own, other| by_mean(&own.row, &other.row, scoring)),
        },
    }
    lines
}

/// Sorts lines, and gives equal ones the same place.
fn sort_and_place(lines: &mut [Line], compare: impl Fn(&Line, &Line) -> Ordering) {
    lines.sort_by(&compare);
    let mut place = 1;
    for index in 0..lines.len() {
        if index > 0 && compare(&lines[index - 1], &lines[index]).is_ne() {
            place = index + 1;
        }
        lines[index].place = place;
    }
}

fn rank_by_tie_breaks(state: &State, results: &[&GameResult], lines: Vec<Line>) -> Vec<Line> {
    let points: Vec<f64> = lines.iter().map(|line| line.row.tally.points).collect();
    let ranks = tie_breaks::rank(state, results, &points, &state.plan().tie_breaks);
    let line = |rank: Rank| Line { place: rank.place, tie_breaks: rank.values, ..lines[rank.player].clone() };
    ranks.into_iter().map(line).collect()
}

/// Orders by mean points, so that players with fewer games so far compare fairly. Players without
/// games come last.
fn by_mean(own: &Row, other: &Row, scoring: &Scoring) -> Ordering {
    let tally = |row: &Row| draw::points::Tally { points: row.mean().unwrap_or(0.0), ..row.tally.clone() };
    own.mean().is_none().cmp(&other.mean().is_none()).then(tally(own).compare(&tally(other), scoring))
}

fn group_rankings(state: &State, results: &[&GameResult]) -> Vec<Vec<Line>> {
    let Some(round) = state.rounds().iter().find(|round| !round.groups.is_empty()) else { return Vec::new() };
    let is_of_stage = |result: &&&GameResult| {
        state.slot(result.game).is_some_and(|slot| {
            state.rounds().get(slot.round as usize).is_some_and(|of_game| of_game.stage == round.stage)
        })
    };
    let results: Vec<&GameResult> = results.iter().filter(is_of_stage).copied().collect();
    let lines = |group: &Vec<String>| {
        let line = |name: &String| Some(Line::new(Row::of(state, state.place(name)?, &results)));
        match state.plan().format {
            Format::Groups { .. } => {
                let ranked = groups::ranking(state, group);
                let lines = (1..).zip(&ranked).filter_map(|(place, (name, _))| Some(Line { place, ..line(name)? }));
                lines.collect()
            }
            _ => {
                let mut lines: Vec<Line> = group.iter().filter_map(line).collect();
                sort_and_place(&mut lines, |own, other| by_mean(&own.row, &other.row, &state.plan().scoring));
                lines
            }
        }
    };
    round.groups.iter().map(lines).collect()
}

fn against(state: &State, results: &[&GameResult]) -> Vec<Vec<Score>> {
    let players = state.players().len();
    let mut against = vec![vec![Score::default(); players]; players];
    for result in results {
        let Some(slot) = state.slot(result.game) else { continue };
        let seats: Vec<usize> = slot.seats.iter().collect();
        for side in 0..2 {
            let [own, other] = [result.points(side), result.points(1 - side)];
            against[seats[side]][seats[1 - side]].add(own, other, result.outcome.is_void());
        }
    }
    against
}

/// Ratings, in formats and scorings that use them.
fn ratings(state: &State, results: &[&GameResult]) -> Option<Ratings> {
    let players = state.players().len();
    // The player at Elo 0; without an anchor, the mean of all players is 0.
    let anchor = match (state.plan().format, players) {
        (Format::Gauntlet, _) => Some(0),
        (Format::Sprt(_), _) | (Format::RoundRobin, 2) => Some(1),
        (Format::RoundRobin, _) => None,
        _ => return None,
    };
    if state.plan().scoring != Scoring::Elo {
        return None;
    }
    let mut pairings: Vec<[usize; 2]> = state.slots().iter().map(|slot| pair(slot.seats.iter())).collect();
    pairings.iter_mut().for_each(|pairing| pairing.sort_unstable());
    pairings.sort_unstable();
    pairings.dedup();
    Some(ratings::rate(players, &encounters(state, results), &pairings, anchor))
}

/// Games combined into pairs; an unfinished pair has one game. A game that both players forfeit is
/// left out, because it says nothing about strength.
fn encounters(state: &State, results: &[&GameResult]) -> Vec<Encounter> {
    let mut encounters: BTreeMap<u32, Encounter> = BTreeMap::new();
    for result in results.iter().filter(|result| !result.outcome.is_void()) {
        let Some(slot) = state.slot(result.game) else { continue };
        let seats = pair(slot.seats.iter());
        let encounter =
            encounters.entry(slot.pair).or_insert(Encounter { players: sort_seats(seats), points: 0.0, games: 0.0 });
        let side = usize::from(encounter.players != seats);
        encounter.points += result.points(side);
        encounter.games += 1.0;
    }
    encounters.into_values().collect()
}

/// The figures of a match: of the test's pairs if there is a test, else of all finished pairs.
fn statistics(state: &State, results: &[&GameResult], test: Option<&Test>) -> Option<MatchStatistics> {
    let is_match = state.players().len() == 2 && state.plan().format.is_fixed() && state.plan().format.seats() == 2;
    if !is_match || state.plan().scoring != Scoring::Elo {
        return None;
    }
    let mut pairs = [0; 5];
    for encounter in encounters(state, results).iter().filter(|encounter| encounter.games == 2.0) {
        pairs[(2.0 * encounter.points).round().clamp(0.0, 4.0) as usize] += 1;
    }
    let pairs = test.map_or(pairs, Test::counts);
    let drawn = results.iter().filter(|result| result.points(0) == 0.5 && result.points(1) == 0.5).count();
    MatchStatistics::new(pairs, results.len() as u64, drawn as u64)
}

fn pair(seats: impl Iterator<Item = usize>) -> [usize; 2] {
    let mut pair = [0; 2];
    pair.iter_mut().zip(seats).for_each(|(seat, player)| *seat = player);
    pair
}

/// Puts the first mover of the pairing's first game first.
fn sort_seats(seats: [usize; 2]) -> [usize; 2] {
    [seats[0].min(seats[1]), seats[0].max(seats[1])]
}

/// Helpers for the tests of several modules.
#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::entry::Entry;
    use crate::plan::tests::plan;
    use crate::results::tests::result;

    /// A tournament after these results.
    pub fn tournament_after(
        format: Format,
        players: &[&str],
        rounds: u64,
        results: impl IntoIterator<Item = GameResult>,
    ) -> State {
        let entries = results.into_iter().map(|result| Entry::Result(Box::new(result)));
        State::from_entries(plan(format, players, rounds), entries).unwrap()
    }

    const THREE: [&str; 3] = ["random:1", "random:2", "random:3"];

    fn by_player<T>(standings: &Standings, of: impl Fn(&Row) -> T) -> Vec<T> {
        let mut rows: Vec<&Row> = standings.ranking.iter().map(|line| &line.row).collect();
        rows.sort_by_key(|row| row.player);
        rows.into_iter().map(of).collect()
    }

    #[test]
    fn standings_count_games_for_both_players_on_either_side() {
        let empty = State::new(plan(Format::RoundRobin, &THREE, 2));
        let mut forfeit = result(&empty, 3, Some(1));
        forfeit.outcome.detail = Some("no answer".to_owned());
        forfeit.outcome.reason = "timeout".to_owned();
        // Player 0 wins both games against 1 and forfeits against 2; 2 and 1 draw.
        let results = [result(&empty, 2, Some(1)), result(&empty, 1, Some(0)), forfeit, result(&empty, 5, None)];
        let standings = Standings::new(&tournament_after(Format::RoundRobin, &THREE, 2, results));
        let score = |won, drawn, lost| Score { won, drawn, lost };
        assert_eq!(by_player(&standings, |row| row.score), [score(2, 0, 1), score(0, 1, 2), score(1, 1, 0)]);
        let against = standings.against.as_ref().unwrap();
        assert_eq!((against[0][1], against[1][0]), (score(2, 0, 0), score(0, 0, 2)));
        let forfeits = by_player(&standings, |row| row.forfeits.clone());
        assert_eq!(forfeits[0], BTreeMap::from([("timeout".to_owned(), 1)]));
        assert!(forfeits[1].is_empty() && forfeits[2].is_empty());
        assert_eq!((standings.counted, standings.planned, standings.is_complete), (4, 12, false));
        // 2 points beat 1.5, although they come from more games.
        assert_eq!(standings.order().collect::<Vec<_>>(), [0, 2, 1]);
    }

    #[test]
    fn double_forfeit_counts_as_two_losses_and_not_for_elo() {
        let two = &THREE[..2];
        let empty = State::new(plan(Format::RoundRobin, two, 2));
        let played = vec![result(&empty, 1, Some(0)), result(&empty, 2, Some(0))];
        let mut void = result(&empty, 3, None);
        void.outcome.detail = Some("neither is there".to_owned());
        let of = |results: Vec<GameResult>| Standings::new(&tournament_after(Format::RoundRobin, two, 2, results));
        let (before, after) = (of(played.clone()), of([played, vec![void]].concat()));
        let score = |won, drawn, lost| Score { won, drawn, lost };
        assert_eq!(by_player(&after, |row| row.score), [score(1, 0, 2), score(1, 0, 2)]);
        assert_eq!(by_player(&after, |row| row.forfeits.values().sum::<u64>()), [1, 1]);
        let elo =
            |standings: &Standings| standings.ratings.as_ref().unwrap().of.iter().map(|r| r.elo).collect::<Vec<_>>();
        assert_eq!(elo(&before), elo(&after));
    }

    #[test]
    fn standings_do_not_depend_on_the_order_of_results() {
        let empty = State::new(plan(Format::RoundRobin, &THREE, 5));
        let results: Vec<_> =
            (1..=30).map(|game| result(&empty, game, [None, Some(0), Some(1)][game as usize % 3])).collect();
        let reversed: Vec<_> = results.iter().rev().cloned().collect();
        let tables = [results, reversed]
            .map(|results| table::text(&Standings::new(&tournament_after(Format::RoundRobin, &THREE, 5, results))));
        assert_eq!(tables[0], tables[1]);
    }
}
