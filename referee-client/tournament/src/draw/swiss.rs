//! Swiss: players with about equal points meet; byes and rematches are spread as evenly as
//! possible.
//!
//! With an odd number of players, one of those with the fewest byes has a bye, which counts as a
//! win. Every possible pairing has a cost for each criterion, and the draw is the set of pairings
//! with the smallest sum: first of the first criterion, then of the second, and so on.
//!
//! 1. Earlier meetings of the two players.
//! 2. The round of their last meeting: of several rematches, the oldest is repeated.
//! 3. The bye goes to the lowest player.
//! 4. The distance of their score groups, squared.
//! 5. Sides: two players who have both moved first more often, or both second, should not meet.
//! 6. The distance, squared, from the ideal opponent: in a score group the top half meets the
//!    bottom half; between groups, neighbours meet.
//! 7. A lot that follows from the tournament's seed.
//!
//! Players are ordered by points, then by the sum of their opponents' points, then as in the plan.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::convert::Infallible;

use rustworkx_core::max_weight_matching::max_weight_matching;
use rustworkx_core::petgraph::graph::{NodeIndex, UnGraph};

use super::new_round;
use super::points::Tally;
use crate::chance::mix;
use crate::entry::Round;
use crate::state::State;

/// The name of these rules in the log. Change it with every change of the draw.
pub const RULES: &str = "swiss-2";

/// Draws the next round; `None` after the last.
pub fn draw_round(state: &State, games: u32) -> Option<Round> {
    let number = state.rounds().len() as u32 + 1;
    if u64::from(number) > state.plan().rounds || state.present_players().count() < 2 {
        return None;
    }
    let pairings = Field::new(state).pairings(mix(state.plan().seed, number.into()));
    let round = new_round(state, number, format!("round {number}"), games, pairings);
    Some(Round { rules: Some(RULES.to_owned()), ..round })
}

/// Points of each player, byes included, and the sum of all its opponents' points.
pub fn scores(state: &State) -> Vec<(Tally, f64)> {
    let points_of_byes = |name: &str| -> f64 {
        let rounds = state.rounds().iter().filter(|round| round.byes(2).any(|bye| bye == name));
        rounds.map(|round| f64::from(round.games)).sum()
    };
    let tally = |name: &str| {
        let tally = Tally::of(state, name, state.results());
        Tally { points: tally.points + points_of_byes(name), ..tally }
    };
    let tallies: Vec<Tally> = state.players().iter().map(|player| tally(player.name())).collect();
    let opponents = |name: &str| -> f64 {
        let pairings = state.rounds().iter().flat_map(|round| round.full_pairings(2));
        let met = pairings.filter(|pairing| pairing.iter().any(|one| one == name)).flatten().filter(|one| *one != name);
        met.filter_map(|one| state.place(one)).map(|place| tallies[place].points).sum()
    };
    let of_opponents: Vec<f64> = state.players().iter().map(|player| opponents(player.name())).collect();
    tallies.into_iter().zip(of_opponents).collect()
}

/// The players who have not withdrawn, with everything that the draw depends on.
struct Field<'a> {
    /// The best first.
    players: Vec<Contestant<'a>>,
    /// Meetings of two players by name, and the round of the last one.
    meetings: HashMap<[&'a str; 2], (u32, u32)>,
}

struct Contestant<'a> {
    name: &'a str,
    /// Its score group, from 0 at the top, its position in the group, and the group's size.
    group: usize,
    position: usize,
    group_size: usize,
    byes: usize,
    /// First moves minus second moves, and 1 or -1 for the last side.
    sides: (i32, i32),
}

/// The cost of a pairing by each criterion.
type Cost = [u32; 7];

impl<'a> Field<'a> {
    fn new(state: &'a State) -> Field<'a> {
        let scores = scores(state);
        let mut order: Vec<usize> = state.present_players().collect();
        order.sort_by(|&a, &b| {
            let ((own, own_met), (other, other_met)) = (&scores[a], &scores[b]);
            own.compare(other, &state.plan().scoring).then(other_met.total_cmp(own_met)).then(a.cmp(&b))
        });
        let (mut meetings, mut sides) = (HashMap::new(), HashMap::<&str, (i32, i32)>::new());
        for round in state.rounds() {
            for pairing in round.full_pairings(2) {
                let [first, second] = [pairing[0].as_str(), pairing[1].as_str()];
                let (count, last) = meetings.entry(sort_pair(first, second)).or_insert((0, 0));
                (*count, *last) = (*count + 1, round.round);
                for (name, side) in [(first, 1), (second, -1)] {
                    let (surplus, last) = sides.entry(name).or_default();
                    (*surplus, *last) = (*surplus + side, side);
                }
            }
        }
        let groups = order.chunk_by(|&a, &b| scores[a].0.points == scores[b].0.points).enumerate();
        let players = groups.flat_map(|(group, members)| {
            let contestant = |(position, &player): (usize, &usize)| {
                let name = state.players()[player].name();
                let byes = state.rounds().iter().flat_map(|round| round.byes(2)).filter(|bye| *bye == name).count();
                let sides = sides.get(name).copied().unwrap_or_default();
                Contestant { name, group, position, group_size: members.len(), byes, sides }
            };
            members.iter().enumerate().map(contestant).collect::<Vec<_>>()
        });
        Field { players: players.collect(), meetings }
    }

    /// The pairings with the smallest cost: the best players first, the bye last.
    fn pairings(&self, seed: u64) -> Vec<Vec<String>> {
        let pairs = self.cheapest_pairs(&self.costs(seed));
        let (games, bye): (Vec<_>, Vec<_>) = pairs.into_iter().partition(|&[_, b]| b < self.players.len());
        let games = games.into_iter().map(|pair| self.assign_sides(pair));
        games.chain(bye.iter().map(|&[a, _]| vec![self.players[a].name.to_owned()])).collect()
    }

    /// All possible pairings with their costs, by index. With an odd number of players the index
    /// after the last is the bye.
    fn costs(&self, seed: u64) -> Vec<([usize; 2], Cost)> {
        let count = self.players.len();
        let mut costs = Vec::new();
        for a in 0..count {
            costs.extend((a + 1..count).map(|b| ([a, b], self.cost(a, b, lot(seed, a, b)))));
        }
        if count % 2 == 1 {
            let fewest = self.players.iter().map(|player| player.byes).min().unwrap_or(0);
            let candidates = (0..count).filter(|&player| self.players[player].byes == fewest);
            costs.extend(candidates.map(|player| ([player, count], [0, 0, (count - player) as u32, 0, 0, 0, 0])));
        }
        costs
    }

    fn cost(&self, a: usize, b: usize, lot: u32) -> Cost {
        let [better, other] = [&self.players[a], &self.players[b]];
        let (meetings, last) = self.meetings.get(&sort_pair(better.name, other.name)).copied().unwrap_or_default();
        let groups = (other.group - better.group) as u32;
        let [own_surplus, other_surplus] = [better.sides.0, other.sides.0];
        let conflict = match own_surplus.signum() * other_surplus.signum() {
            1 => own_surplus.unsigned_abs().min(other_surplus.unsigned_abs()),
            _ => 0,
        };
        let from_ideal = match groups {
            0 => (other.position - better.position).abs_diff(better.group_size / 2),
            _ => b - a - 1,
        };
        [meetings, last, 0, groups.pow(2), conflict, (from_ideal as u32).pow(2), lot]
    }

    /// The perfect matching with the smallest cost, each pair and all pairs in ascending order.
    fn cheapest_pairs(&self, costs: &[([usize; 2], Cost)]) -> Vec<[usize; 2]> {
        let count = self.players.len().next_multiple_of(2);
        // A digit for each criterion, in a base larger than any sum over all pairs.
        let most = |criterion: usize| costs.iter().map(|(_, cost)| i128::from(cost[criterion])).max().unwrap_or(0);
        let bases: [i128; 7] = std::array::from_fn(|criterion| most(criterion) * (count / 2) as i128 + 1);
        let number = |cost: &Cost| cost.iter().zip(bases).fold(0, |sum, (&digit, base)| sum * base + i128::from(digit));
        let numbers: Vec<i128> = costs.iter().map(|(_, cost)| number(cost)).collect();
        let dearest = numbers.iter().max().copied().unwrap_or(0);
        let mut graph = UnGraph::<(), i128>::with_capacity(count, costs.len());
        for _ in 0..count {
            graph.add_node(());
        }
        for (([a, b], _), number) in costs.iter().zip(numbers) {
            graph.add_edge(NodeIndex::new(*a), NodeIndex::new(*b), dearest - number);
        }
        let Ok(matching) = max_weight_matching(&graph, true, |edge| Ok::<_, Infallible>(*edge.weight()), false);
        let mut pairs: Vec<[usize; 2]> = matching.into_iter().map(|(a, b)| [a.min(b), a.max(b)]).collect();
        pairs.sort_unstable();
        pairs
    }

    /// The player with fewer first moves moves first. If they have equally many, the player that
    /// moved second last time does. If that is equal too, the better and the other player take
    /// turns.
    fn assign_sides(&self, [a, b]: [usize; 2]) -> Vec<String> {
        let [better, other] = [&self.players[a], &self.players[b]];
        let in_turn = if a % 4 < 2 { Ordering::Less } else { Ordering::Greater };
        let names = match better.sides.cmp(&other.sides).then(in_turn) {
            Ordering::Greater => [other.name, better.name],
            _ => [better.name, other.name],
        };
        names.map(str::to_owned).to_vec()
    }
}

fn sort_pair<'a>(one: &'a str, other: &'a str) -> [&'a str; 2] {
    [one.min(other), one.max(other)]
}

/// A lot between 0 and 65535 for a pairing.
fn lot(seed: u64, a: usize, b: usize) -> u32 {
    (mix(seed, ((a as u64) << 32) + b as u64) & 0xffff) as u32
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::{next_step, Next};
    use super::*;
    use crate::decisions::Decision;
    use crate::entry::Entry;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::results::tests::result;

    fn begin(players: usize, rounds: u64) -> State {
        let names: Vec<String> = (0..players).map(|place| format!("p{place}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        State::new(plan(Format::Swiss { games: 1 }, &names, rounds))
    }

    /// Plays all rounds. The player named earlier wins, unless `upsets` is not 0: then the other
    /// player sometimes wins. `before_round` sees the state before each round is drawn, and may
    /// change it.
    fn play(mut state: State, upsets: u64, mut before_round: impl FnMut(&mut State)) -> State {
        let mut generator = fastrand::Rng::with_seed(upsets);
        loop {
            match next_step(&state) {
                Next::Over => return state,
                Next::Round(_) => {
                    before_round(&mut state);
                    match next_step(&state) {
                        Next::Round(round) => state.apply(Entry::Round(round)).unwrap(),
                        _ => return state,
                    }
                }
                Next::Games => {
                    let slot = state.open_slots().next().unwrap();
                    let seats: Vec<usize> = slot.seats.iter().collect();
                    let winner = usize::from(seats[1] < seats[0]) ^ usize::from(upsets > 0 && generator.u32(..4) == 0);
                    state.apply(Entry::Result(Box::new(result(&state, slot.game, Some(winner))))).unwrap();
                }
            }
        }
    }

    fn play_tournament(players: usize, rounds: u64, upsets: u64) -> State {
        play(begin(players, rounds), upsets, |_| {})
    }

    fn meetings(state: &State) -> HashMap<[&str; 2], u32> {
        let mut meetings = HashMap::new();
        for pairing in state.rounds().iter().flat_map(|round| round.full_pairings(2)) {
            *meetings.entry(sort_pair(&pairing[0], &pairing[1])).or_default() += 1;
        }
        meetings
    }

    fn byes(state: &State, name: &str) -> usize {
        state.rounds().iter().flat_map(|round| round.byes(2)).filter(|bye| *bye == name).count()
    }

    /// The smallest possible sum of earlier meetings in the next round, over all pairings in which
    /// a player with the fewest byes has the bye.
    fn fewest_rematches(state: &State) -> u32 {
        let names: Vec<&str> = state.present_players().map(|player| state.players()[player].name()).collect();
        let meetings = meetings(state);
        let fewest = names.iter().map(|name| byes(state, name)).min().unwrap();
        let mut best: Vec<Option<u32>> = vec![None; 1 << names.len()];
        best[0] = Some(0);
        for paired in 0..best.len() {
            let (Some(so_far), Some(first)) = (best[paired], (0..names.len()).find(|p| paired >> p & 1 == 0)) else {
                continue;
            };
            let mut improve = |set: usize, cost: u32| {
                let known = &mut best[paired | set];
                *known = Some(known.map_or(so_far + cost, |known| known.min(so_far + cost)));
            };
            for other in (first + 1..names.len()).filter(|p| paired >> p & 1 == 0) {
                let met = meetings.get(&sort_pair(names[first], names[other])).copied().unwrap_or(0);
                improve(1 << first | 1 << other, met);
            }
            // If the number of paired players is odd, one of them has the bye.
            if names.len() % 2 == 1 && paired.count_ones() % 2 == 0 && byes(state, names[first]) == fewest {
                improve(1 << first, 0);
            }
        }
        best[(1 << names.len()) - 1].unwrap()
    }

    /// Checks a drawn round against the state before it.
    fn check_round(before: &State, round: &Round) {
        let present: Vec<&str> = before.present_players().map(|p| before.players()[p].name()).collect();
        let mut drawn: Vec<&str> = round.pairings.iter().flatten().map(String::as_str).collect();
        drawn.sort_unstable();
        let mut expected = present.clone();
        expected.sort_unstable();
        assert_eq!(drawn, expected);
        let fewest = present.iter().map(|name| byes(before, name)).min().unwrap();
        for bye in round.byes(2) {
            assert_eq!(byes(before, bye), fewest, "{bye} has a bye too many: {:?}", before.rounds());
        }
        let meetings = meetings(before);
        let met = |pairing: &[String]| meetings.get(&sort_pair(&pairing[0], &pairing[1])).copied().unwrap_or(0);
        let rematches: u32 = round.full_pairings(2).map(met).sum();
        assert_eq!(rematches, fewest_rematches(before), "{:?} after {:?}", round.pairings, before.rounds());
    }

    #[test]
    fn small_fields_have_no_bye_or_rematch_beyond_the_minimum() {
        for players in 3..=13 {
            for upsets in 0..3 {
                for withdrawals in [&[][..], &[2], &[2, 3, 5]] {
                    // More rounds than opponents.
                    let state = begin(players, players as u64 + 3);
                    play(state, upsets, |state| {
                        let drawn = state.rounds().len();
                        if withdrawals.contains(&drawn) && state.present_players().count() > 2 {
                            let player = state.present_players().nth(drawn % 3).unwrap();
                            let player = state.players()[player].name().to_owned();
                            let decision = Decision::Withdraw { player, reason: "ill".to_owned() };
                            state.apply(Entry::Decision(decision)).unwrap();
                        }
                        if let Next::Round(round) = next_step(state) {
                            check_round(state, &round);
                        }
                    });
                }
            }
        }
    }

    #[test]
    fn five_players_in_eight_rounds_have_at_most_two_byes_each() {
        let state = play_tournament(5, 8, 0);
        let byes: Vec<usize> = state.players().iter().map(|player| byes(&state, player.name())).collect();
        assert_eq!((byes.iter().sum::<usize>(), byes.iter().max()), (8, Some(&2)));
    }

    #[test]
    fn four_players_in_nine_rounds_all_meet_three_times() {
        let state = play_tournament(4, 9, 0);
        assert!(meetings(&state).values().all(|&count| count == 3), "{:?}", state.rounds());
    }

    #[test]
    fn rematch_repeats_the_oldest_meeting() {
        let state = play_tournament(4, 6, 1);
        let pairs = |round: usize| -> HashSet<[&str; 2]> {
            state.rounds()[round].full_pairings(2).map(|pairing| sort_pair(&pairing[0], &pairing[1])).collect()
        };
        assert!((0..3).all(|round| pairs(round) == pairs(round + 3)), "{:?}", state.rounds());
    }

    #[test]
    fn players_meet_once_and_sides_are_balanced() {
        for players in 4..=16 {
            for upsets in 0..6 {
                let rounds = 5.min(players as u64 / 2);
                let state = play_tournament(players, rounds, upsets);
                assert_eq!(state.rounds().len() as u64, rounds);
                assert!(meetings(&state).values().all(|&count| count == 1), "{players}: {:?}", state.rounds());
                let mut sides = HashMap::<&str, i32>::new();
                for pairing in state.rounds().iter().flat_map(|round| round.full_pairings(2)) {
                    *sides.entry(&pairing[0]).or_default() += 1;
                    *sides.entry(&pairing[1]).or_default() -= 1;
                }
                assert!(sides.values().all(|surplus| surplus.abs() <= 3), "{players} players, {upsets}: {sides:?}");
                let even = sides.values().filter(|surplus| surplus.abs() <= 1).count();
                assert!(2 * even >= sides.len(), "{players} players, {upsets}: {sides:?}");
            }
        }
    }

    #[test]
    fn strongest_player_wins_and_the_first_round_is_half_against_half() {
        let state = play_tournament(8, 3, 0);
        let first: Vec<HashSet<&str>> =
            state.rounds()[0].pairings.iter().map(|pairing| pairing.iter().map(String::as_str).collect()).collect();
        assert_eq!(first, [["p0", "p4"], ["p1", "p5"], ["p2", "p6"], ["p3", "p7"]].map(HashSet::from));
        let points: Vec<f64> = scores(&state).into_iter().map(|(tally, _)| tally.points).collect();
        assert_eq!((points[0], points[7]), (3.0, 0.0));
    }

    #[test]
    fn draw_of_a_hundred_players_is_the_same_every_time() {
        let state = play_tournament(99, 4, 7);
        let again = || next_step(&State::new(state.plan().clone()));
        assert_eq!(again(), again());
        assert_eq!(state.rounds(), play_tournament(99, 4, 7).rounds());
    }
}
