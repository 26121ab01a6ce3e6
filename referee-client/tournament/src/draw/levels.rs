//! Tables of four: a seeding, groups of a level, and all combinations inside each group.
//!
//! First everybody sits in every seat as often, with others each time; by their points the players are sorted into groups, the strongest
//! first; inside a group all fours are played in all rotations, and the points there decide. No more players than a group has need no
//! seeding.

use super::points::{results_of, Tally};
use super::round;
use crate::round::Round;
use crate::state::State;

/// Who sits at a table.
const TABLE: usize = 4;

/// The next round.
pub fn next(state: &State, group_size: usize, group_rounds: u32) -> Option<Round> {
    let present: Vec<String> = state.present().map(|player| state.players()[player].name().to_owned()).collect();
    let (count, last) = (group_count(present.len(), group_size), state.rounds().last().map(|round| round.stage));
    match last {
        _ if present.len() < TABLE => None,
        None if count > 1 => {
            Some(round(state, 1, "seeding".to_owned(), 1, seeding(&present, state.plan().rounds as usize)))
        }
        None | Some(1) => {
            let groups = groups(state, present, count);
            let pairings = groups.iter().flat_map(|group| inside(group, group_rounds)).collect();
            Some(Round { groups, ..round(state, 2, "groups".to_owned(), 1, pairings) })
        }
        Some(_) => None,
    }
}

/// How many groups there are.
fn group_count(players: usize, group_size: usize) -> usize {
    // None is too small to play.
    players.div_ceil(group_size.max(1)).min(players / TABLE).max(1)
}

/// The players sorted into groups by their points in the seeding, the strongest group first. Who are level stay in the order of the plan.
fn groups(state: &State, mut players: Vec<String>, count: usize) -> Vec<Vec<String>> {
    let tally =
        |name: &String| Tally { tie_breaks: Vec::new(), ..Tally::of(state, name, results_of(state, 1, |_| true)) };
    // Everybody has played as many games.
    players.sort_by(|own, other| tally(own).compare(&tally(other), &state.plan().scoring));
    let (size, larger) = (players.len() / count, players.len() % count);
    let mut groups = Vec::new();
    for group in 0..count {
        let rest = players.split_off(size + usize::from(group < larger));
        groups.push(std::mem::replace(&mut players, rest));
    }
    groups
}

/// The games of the seeding: in every round each player opens one table, and those who sit with it are the same steps further on in the
/// circle of all. So everybody sits in each seat once a round, and the steps change from round to round.
fn seeding(players: &[String], rounds: usize) -> Vec<Vec<String>> {
    let count = players.len();
    let steps: Vec<usize> = (0..count).collect();
    let sets: Vec<Vec<usize>> = fours(&steps).into_iter().filter(|four| four[0] == 0).collect();
    let of_round = |round: usize| {
        // Neighbouring sets differ in one step only; a stride apart they differ in more.
        let steps = &sets[round * (sets.len() / 2 + 1) % sets.len()];
        (0..count).map(move |first| steps.iter().map(|step| players[(first + step) % count].clone()).collect())
    };
    (0..rounds).flat_map(of_round).collect()
}

/// The games inside a group: each four of its players, in each seat once a round.
fn inside(group: &[String], rounds: u32) -> Vec<Vec<String>> {
    let fours = fours(group);
    let rotations = |four: &Vec<String>| {
        let four = four.clone();
        (0..TABLE).map(move |turn| {
            let mut seats = four.clone();
            seats.rotate_left(turn);
            seats
        })
    };
    (0..rounds).flat_map(|_| fours.iter().flat_map(rotations).collect::<Vec<_>>()).collect()
}

/// Each four of these.
fn fours<T: Clone>(all: &[T]) -> Vec<Vec<T>> {
    let mut found = Vec::new();
    for (a, first) in all.iter().enumerate() {
        for (b, second) in all.iter().enumerate().skip(a + 1) {
            for (c, third) in all.iter().enumerate().skip(b + 1) {
                found.extend(all[c + 1..].iter().map(|fourth| [first, second, third, fourth].map(T::clone).to_vec()));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::{next, Next};
    use super::*;
    use crate::entry::Entry;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::plan::Plan;
    use crate::results::{GameResult, Outcome};
    use crate::schedule::Slot;
    use crate::scoring::{Points, Scoring};

    fn names(count: usize) -> Vec<String> {
        (0..count).map(|place| format!("b{place}")).collect()
    }

    #[test]
    fn in_every_seeding_round_everybody_sits_in_every_seat_once() {
        for players in 5..=13 {
            let games = seeding(&names(players), 3);
            assert_eq!(games.len(), 3 * players);
            for round in games.chunks(players) {
                for seat in 0..TABLE {
                    let sitters: BTreeSet<&String> = round.iter().map(|seats| &seats[seat]).collect();
                    assert_eq!(sitters.len(), players);
                }
                assert!(round.iter().all(|seats| seats.iter().collect::<BTreeSet<_>>().len() == TABLE));
            }
        }
    }

    #[test]
    fn inside_a_group_all_combinations_are_played_in_all_rotations() {
        let games = inside(&names(6), 1);
        assert_eq!(games.len(), 15 * 4);
        assert_eq!(games.iter().collect::<BTreeSet<_>>().len(), 60);
        for seat in 0..TABLE {
            assert_eq!(games.iter().filter(|game| game[seat] == "b3").count(), 10);
        }
    }

    #[test]
    fn groups_are_of_a_level_and_none_is_too_small() {
        for (players, sizes) in [
            (4, vec![4]),
            (5, vec![5]),
            (7, vec![7]),
            (8, vec![4, 4]),
            (10, vec![5, 5]),
            (11, vec![6, 5]),
            (12, vec![4, 4, 4]),
        ] {
            let format = Format::Levels { group_size: 5, group_rounds: 1 };
            let named = names(players);
            let named: Vec<&str> = named.iter().map(String::as_str).collect();
            let scoring = Scoring::Points(Points::default());
            let mut state = State::new(Plan { scoring, ..plan(format, &named, 1) });
            while let Next::Round(round) = next(&state) {
                state.take(Entry::Round(round)).unwrap();
                let slots: Vec<Slot> = state.open_slots().collect();
                for slot in slots {
                    // Each one's points are its place.
                    let points = slot.seats.iter().map(|player| player as f64).collect();
                    let outcome = Outcome { points: Some(points), ..Outcome::default() };
                    let result = GameResult::new(slot.game, state.names_of(slot.game), outcome);
                    state.take(Entry::Result(Box::new(result))).unwrap();
                }
            }
            let groups = &state.rounds().last().unwrap().groups;
            assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), sizes);
            if groups.len() > 1 {
                assert!(groups.concat().iter().rev().eq(named.iter()), "{groups:?}");
            }
        }
    }
}
