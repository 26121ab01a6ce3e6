//! Ranks players by points and named tie-breaks. Equal players share a place.

use crate::chance::mix;
use crate::results::GameResult;
use crate::scoring::TieBreak;
use crate::state::State;

/// A player's rank.
#[derive(Clone, Debug, PartialEq)]
pub struct Rank {
    /// Index of the player.
    pub player: usize,
    /// Its place from 1; equal players share one.
    pub place: usize,
    /// The value of each tie-break, where the player was still tied.
    pub values: Vec<Option<f64>>,
}

/// Ranks players by points, then by these tie-breaks in order. `points` are each player's points,
/// byes included. Players who remain equal are ordered as in the plan.
pub fn rank(state: &State, results: &[&GameResult], points: &[f64], tie_breaks: &[TieBreak]) -> Vec<Rank> {
    let mut players: Vec<usize> = (0..points.len()).collect();
    players.sort_by(|&a, &b| points[b].total_cmp(&points[a]));
    let mut values = vec![vec![None; tie_breaks.len()]; points.len()];
    let mut groups = split(players, |player| points[player]);
    for (index, &tie_break) in tie_breaks.iter().enumerate() {
        let mut finer = Vec::new();
        for group in groups {
            if group.len() == 1 {
                finer.push(group);
                continue;
            }
            let value = |player: usize| value(state, results, points, tie_break, player, &group);
            let of_group: Vec<(usize, f64)> = group.iter().map(|&player| (player, value(player))).collect();
            of_group.iter().for_each(|&(player, value)| values[player][index] = Some(value));
            let mut sorted = group;
            let known = |player: usize| values[player][index].unwrap_or_default();
            sorted.sort_by(|&a, &b| known(b).total_cmp(&known(a)));
            finer.extend(split(sorted, known));
        }
        groups = finer;
    }
    let mut ranks = Vec::new();
    for group in groups {
        let place = ranks.len() + 1;
        ranks.extend(group.into_iter().map(|player| Rank { player, place, values: values[player].clone() }));
    }
    ranks
}

/// Splits sorted players where the value changes.
fn split(players: Vec<usize>, value: impl Fn(usize) -> f64) -> Vec<Vec<usize>> {
    players.chunk_by(|&a, &b| value(a) == value(b)).map(<[usize]>::to_vec).collect()
}

/// A player's value of a tie-break among the players of its group.
fn value(
    state: &State,
    results: &[&GameResult],
    points: &[f64],
    tie_break: TieBreak,
    player: usize,
    group: &[usize],
) -> f64 {
    let games = games_of(state, results, player);
    let value = match tie_break {
        TieBreak::Buchholz => {
            let mut pairings: Vec<(u32, usize)> = games.iter().map(|game| (game.pair, game.opponent)).collect();
            pairings.sort_unstable();
            pairings.dedup();
            pairings.iter().map(|&(_, opponent)| points[opponent]).sum()
        }
        TieBreak::SonnebornBerger => games.iter().map(|game| game.points * points[game.opponent]).sum(),
        TieBreak::DirectEncounter => {
            games.iter().filter(|game| group.contains(&game.opponent)).map(|game| game.points).sum()
        }
        TieBreak::Wins => games.iter().filter(|game| game.points > game.opponents_points).count() as f64,
        TieBreak::PointDifference => games.iter().map(|game| game.difference as f64).sum(),
        // A float holds 52 bits exactly.
        TieBreak::Lots => (mix(state.plan().seed, player as u64) >> 12) as f64,
    };
    // An empty sum is -0.0, which sorts below 0.0.
    value + 0.0
}

/// A game of two from one player's side.
struct Game {
    pair: u32,
    opponent: usize,
    points: f64,
    opponents_points: f64,
    /// Own score minus the opponent's.
    difference: i64,
}

fn games_of(state: &State, results: &[&GameResult], player: usize) -> Vec<Game> {
    let game = |result: &&GameResult| {
        let slot = state.slot(result.game)?;
        let seat = slot.seats.iter().position(|one| one == player)?;
        let opponent = slot.seats.iter().nth(1 - seat)?;
        let score = |seat: usize| result.outcome.scores.get(seat).copied().unwrap_or(0);
        Some(Game {
            pair: slot.pair,
            opponent,
            points: result.points(seat),
            opponents_points: result.points(1 - seat),
            difference: score(seat).saturating_sub(score(1 - seat)),
        })
    };
    results.iter().filter(|result| result.players.len() == 2).filter_map(game).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::Entry;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::results::Outcome;

    /// A round robin of four players, two games a pairing, from the winners and scores of its
    /// games.
    fn state(games: &[(u64, Option<usize>, [i64; 2])]) -> State {
        let mut state = State::new(plan(Format::RoundRobin, &["a", "b", "c", "d"], 1));
        for &(game, winner, scores) in games {
            let outcome = Outcome { winner, scores: scores.to_vec(), reason: "end".to_owned(), ..Outcome::default() };
            let result = GameResult::new(game, state.names_of(game), outcome);
            state.apply(Entry::Result(Box::new(result))).unwrap();
        }
        state
    }

    fn ranks(state: &State, tie_breaks: &[TieBreak]) -> Vec<Rank> {
        let results: Vec<&GameResult> = state.results().iter().collect();
        let points = |player: usize| -> f64 { games_of(state, &results, player).iter().map(|game| game.points).sum() };
        let points: Vec<f64> = (0..4).map(points).collect();
        rank(state, &results, &points, tie_breaks)
    }

    fn places(ranks: &[Rank]) -> Vec<(usize, usize)> {
        ranks.iter().map(|rank| (rank.player, rank.place)).collect()
    }

    // Games 1, 2: a - b; 3, 4: a - c; 5, 6: a - d; 7, 8: b - c; 9, 10: b - d; 11, 12: c - d.
    // Points: a 1.5 (beats d, draws with c), b 1.5 (beats a, draws with d), c 0.5, d 0.5.
    const GAMES: [(u64, Option<usize>, [i64; 2]); 4] =
        [(5, Some(0), [60, 50]), (3, None, [40, 40]), (1, Some(1), [30, 31]), (9, None, [20, 20])];

    #[test]
    fn tie_breaks_have_their_hand_computed_values() {
        let state = state(&GAMES);
        let of = |tie_break: TieBreak| -> Vec<(usize, Option<f64>)> {
            ranks(&state, &[tie_break]).iter().map(|rank| (rank.player, rank.values[0])).collect()
        };
        // a met b (1.5), c (0.5) and d (0.5); b met a (1.5) and d (0.5); c met a; d met a and b.
        let some = |values: [(usize, f64); 4]| values.map(|(player, value)| (player, Some(value))).to_vec();
        assert_eq!(of(TieBreak::Buchholz), some([(0, 2.5), (1, 2.0), (3, 3.0), (2, 1.5)]));
        // a: 1 x 0.5 + 0.5 x 0.5; b: 1 x 1.5 + 0.5 x 0.5; c: 0.5 x 1.5; d: 0.5 x 1.5.
        assert_eq!(of(TieBreak::SonnebornBerger), some([(1, 1.75), (0, 0.75), (2, 0.75), (3, 0.75)]));
        assert_eq!(of(TieBreak::DirectEncounter), some([(1, 1.0), (0, 0.0), (2, 0.0), (3, 0.0)]));
        assert_eq!(of(TieBreak::Wins), some([(0, 1.0), (1, 1.0), (2, 0.0), (3, 0.0)]));
        assert_eq!(of(TieBreak::PointDifference), some([(0, 9.0), (1, 1.0), (2, 0.0), (3, -10.0)]));
    }

    #[test]
    fn equal_players_share_a_place_and_the_next_place_is_skipped() {
        let state = state(&GAMES);
        assert_eq!(places(&ranks(&state, &[])), [(0, 1), (1, 1), (2, 3), (3, 3)]);
        assert_eq!(places(&ranks(&state, &[TieBreak::Wins])), [(0, 1), (1, 1), (2, 3), (3, 3)]);
        let both = [TieBreak::Wins, TieBreak::DirectEncounter];
        assert_eq!(places(&ranks(&state, &both)), [(1, 1), (0, 2), (2, 3), (3, 3)]);
        let lots = places(&ranks(&state, &[TieBreak::Lots]));
        assert_eq!(lots.iter().map(|&(_, place)| place).collect::<Vec<_>>(), [1, 2, 3, 4]);
    }

    #[test]
    fn later_tie_break_has_no_value_for_players_who_are_not_tied_any_more() {
        let state = state(&GAMES);
        let ranks = ranks(&state, &[TieBreak::PointDifference, TieBreak::Wins]);
        assert!(ranks.iter().all(|rank| rank.values[0].is_some() && rank.values[1].is_none()), "{ranks:?}");
    }
}
