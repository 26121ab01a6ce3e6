//! Swiss: those meet who have about as many points, nobody twice, and sides are balanced.
//!
//! The players stand by their points, and where these are equal by the points of those whom they have met, then as they were named. From
//! the top, each meets whom it has not met: somebody with as many points if there is one, and among these one who is half the
//! group below, as usual. Where that leads to nowhere the last choices are taken back. If all have met (more rounds than there are opponents),
//! somebody is met again. Where the number is odd, the lowest one who has had none has a bye, which counts as won.

use std::collections::{HashMap, HashSet};

use super::new_round;
use super::points::Tally;
use crate::entry::Round;
use crate::state::State;

/// Attempts to find opponents without meeting anybody twice; then the pairing at hand must do.
const MOST_ATTEMPTS: u32 = 100_000;

/// The next round; nothing after the last.
pub fn draw_round(state: &State, games: u32) -> Option<Round> {
    let number = state.rounds().len() as u32 + 1;
    if u64::from(number) > state.plan().rounds || state.present_players().count() < 2 {
        return None;
    }
    let pairings = Field::new(state).pairings();
    Some(new_round(state, number, format!("round {number}"), games, pairings))
}

/// What counts for the draw.
struct Field<'a> {
    /// The players, the best first, with their points.
    order: Vec<(&'a str, f64)>,
    met: HashSet<[&'a str; 2]>,
    byes: HashSet<&'a str>,
    /// How much more often each had the first move than the second one, and the side that it had last.
    sides: HashMap<&'a str, (i32, i32)>,
}

/// Points of each player after so many rounds, byes among them, and those of all its opponents.
pub fn scores(state: &State) -> Vec<(Tally, f64)> {
    let won_by_bye = |name: &str| -> f64 {
        let rounds = state.rounds().iter().filter(|round| round.byes(2).any(|bye| bye == name));
        rounds.map(|round| f64::from(round.games)).sum()
    };
    let tally = |name: &str| {
        let tally = Tally::of(state, name, state.results());
        Tally { points: tally.points + won_by_bye(name), ..tally }
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

impl<'a> Field<'a> {
    fn new(state: &'a State) -> Field<'a> {
        let scores = scores(state);
        let mut present: Vec<usize> = state.present_players().collect();
        present.sort_by(|&a, &b| {
            let ((own, own_met), (other, other_met)) = (&scores[a], &scores[b]);
            own.compare(other, &state.plan().scoring).then(other_met.total_cmp(own_met)).then(a.cmp(&b))
        });
        let (mut met, mut sides) = (HashSet::new(), HashMap::<&str, (i32, i32)>::new());
        for pairing in state.rounds().iter().flat_map(|round| round.full_pairings(2)) {
            let [first, second] = [pairing[0].as_str(), pairing[1].as_str()];
            met.extend([[first, second], [second, first]]);
            for (name, side) in [(first, 1), (second, -1)] {
                let (more, last) = sides.entry(name).or_default();
                (*more, *last) = (*more + side, side);
            }
        }
        Field {
            order: present.iter().map(|&player| (state.players()[player].name(), scores[player].0.points)).collect(),
            met,
            byes: state.rounds().iter().flat_map(|round| round.byes(2)).collect(),
            sides,
        }
    }

    fn pairings(self) -> Vec<Vec<String>> {
        let all: Vec<usize> = (0..self.order.len()).collect();
        // Who may have the bye, the lowest first; those who have had one come last.
        let mut byes: Vec<Option<usize>> = vec![None];
        if all.len() % 2 == 1 {
            byes = all.iter().rev().map(|&player| Some(player)).collect();
            byes.sort_by_key(|bye| bye.is_some_and(|player| self.byes.contains(self.order[player].0)));
        }
        let without =
            |bye: Option<usize>| all.iter().copied().filter(|&player| Some(player) != bye).collect::<Vec<_>>();
        let attempt = |&bye: &Option<usize>, nobody_twice: bool| {
            let has_had_one = bye.is_some_and(|player| self.byes.contains(self.order[player].0));
            let pairs = self.pair(&without(bye), nobody_twice, &mut 0).filter(|_| !(nobody_twice && has_had_one))?;
            Some((bye, pairs))
        };
        let found = byes.iter().find_map(|bye| attempt(bye, true)).or_else(|| attempt(&byes[0], false));
        let (bye, pairs) = found.unwrap_or_default();
        let pairs = pairs.into_iter().rev().map(|pair| self.seated(pair));
        pairs.chain(bye.map(|player| vec![self.order[player].0.to_owned()])).collect()
    }

    /// Pairs those who are left, the last pair first; nothing if it cannot be done.
    fn pair(&self, left: &[usize], nobody_twice: bool, attempts: &mut u32) -> Option<Vec<[usize; 2]>> {
        let Some(&first) = left.first() else { return Some(Vec::new()) };
        for other in self.candidates(first, &left[1..]) {
            *attempts += 1;
            if *attempts > MOST_ATTEMPTS {
                return None;
            }
            if nobody_twice && self.met.contains(&[self.order[first].0, self.order[other].0]) {
                continue;
            }
            let rest: Vec<usize> = left.iter().copied().filter(|player| ![first, other].contains(player)).collect();
            if let Some(mut pairs) = self.pair(&rest, nobody_twice, attempts) {
                pairs.push([first, other]);
                return Some(pairs);
            }
        }
        None
    }

    /// Whom a player should meet, the best choice first: of its own points half a group below, then its neighbours, then those with fewer.
    fn candidates(&self, first: usize, others: &[usize]) -> Vec<usize> {
        let points = |player: usize| self.order[player].1;
        let level: Vec<usize> = others.iter().copied().filter(|&other| points(other) == points(first)).collect();
        let half = level.len().div_ceil(2).saturating_sub(1);
        let (nearer, farther) = level.split_at(half.min(level.len()));
        let mut candidates: Vec<usize> = farther.iter().chain(nearer.iter().rev()).copied().collect();
        candidates.extend(others.iter().filter(|other| !level.contains(other)));
        // Where somebody must be met again it is as few as may be; who wants the other side comes before who wants the same one.
        candidates.sort_by_key(|&other| {
            let has_met = self.met.contains(&[self.order[first].0, self.order[other].0]);
            let wants = |player: usize| self.sides.get(self.order[player].0).map_or(0, |(more, _)| more.signum());
            (has_met, points(other) != points(first), wants(first) != 0 && wants(first) == wants(other))
        });
        candidates
    }

    /// Who has moved first less often moves first; between equals who did not do so last, then the lower one in odd places.
    fn seated(&self, [a, b]: [usize; 2]) -> Vec<String> {
        let [first, second] = [self.order[a].0, self.order[b].0];
        let of = |name: &str| self.sides.get(name).copied().unwrap_or_default();
        let swap = of(first).cmp(&of(second)).then(if a % 4 < 2 {
            std::cmp::Ordering::Less
        } else {
            std::cmp::Ordering::Greater
        });
        let names = if swap.is_gt() { [second, first] } else { [first, second] };
        names.map(str::to_owned).to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{next_step, Next};
    use super::*;
    use crate::entry::Entry;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::results::tests::result;

    /// Plays all rounds; the stronger one, by its place, wins, unless chance says otherwise.
    fn played(players: usize, rounds: u64, upsets: u64) -> State {
        let names: Vec<String> = (0..players).map(|place| format!("p{place}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut state = State::new(plan(Format::Swiss { games: 1 }, &names, rounds));
        let mut generator = fastrand::Rng::with_seed(upsets);
        loop {
            match next_step(&state) {
                Next::Over => return state,
                Next::Round(round) => state.apply(Entry::Round(round)).unwrap(),
                Next::Games => {
                    let slot = state.open_slots().next().unwrap();
                    let seats: Vec<usize> = slot.seats.iter().collect();
                    let winner = usize::from(seats[1] < seats[0]) ^ usize::from(upsets > 0 && generator.u32(..4) == 0);
                    state.apply(Entry::Result(Box::new(result(&state, slot.game, Some(winner))))).unwrap();
                }
            }
        }
    }

    #[test]
    fn nobody_meets_twice_byes_come_once_and_sides_are_balanced() {
        for players in 4..=16 {
            for upsets in 0..6 {
                let rounds = 5.min(players as u64 / 2);
                let state = played(players, rounds, upsets);
                assert_eq!(state.rounds().len() as u64, rounds);
                let (mut met, mut byes, mut sides) = (HashSet::new(), HashSet::new(), HashMap::<String, i32>::new());
                for round in state.rounds() {
                    assert_eq!(round.pairings.iter().flatten().collect::<HashSet<_>>().len(), players);
                    round.byes(2).for_each(|bye| assert!(byes.insert(bye.to_owned()), "{bye} has two byes"));
                    for pairing in round.full_pairings(2) {
                        let mut sorted = pairing.to_vec();
                        sorted.sort();
                        assert!(met.insert(sorted), "{pairing:?} again, {players} players");
                        *sides.entry(pairing[0].clone()).or_default() += 1;
                        *sides.entry(pairing[1].clone()).or_default() -= 1;
                    }
                }
                assert!(sides.values().all(|more| more.abs() <= 3), "{players} players, {upsets}: {sides:?}");
                let even = sides.values().filter(|more| more.abs() <= 1).count();
                assert!(2 * even >= sides.len(), "{players} players, {upsets}: {sides:?}");
            }
        }
    }

    #[test]
    fn the_strongest_wins_and_the_first_round_is_half_against_half() {
        let state = played(8, 3, 0);
        let first: Vec<HashSet<&str>> =
            state.rounds()[0].pairings.iter().map(|pairing| pairing.iter().map(String::as_str).collect()).collect();
        assert_eq!(first, [["p0", "p4"], ["p1", "p5"], ["p2", "p6"], ["p3", "p7"]].map(HashSet::from));
        let points: Vec<f64> = scores(&state).into_iter().map(|(tally, _)| tally.points).collect();
        assert_eq!((points[0], points[7]), (3.0, 0.0));
    }

    #[test]
    fn more_rounds_than_opponents_are_played_all_the_same() {
        assert_eq!(played(2, 3, 0).results().len(), 3);
        assert_eq!(played(3, 4, 1).results().len(), 4);
    }
}
