//! Games of four: a seeding, then groups of players of similar strength.
//!
//! In the seeding every player sits in every seat equally often, with changing opponents. The
//! points of the seeding sort the players into groups, the strongest first. In each group, all
//! combinations of four players meet in all four rotations, and the points of these games decide.
//! If all players fit into one group, there is no seeding.

use super::new_round;
use super::points::{stage_results, Tally};
use crate::entry::Round;
use crate::state::State;

/// Players in a game.
const TABLE: usize = 4;

/// Draws the next round.
pub fn draw_round(state: &State, group_size: usize, group_rounds: u32) -> Option<Round> {
    let present: Vec<String> =
        state.present_players().map(|player| state.players()[player].name().to_owned()).collect();
    let (count, last) = (group_count(present.len(), group_size), state.rounds().last().map(|round| round.stage));
    match last {
        _ if present.len() < TABLE => None,
        None if count > 1 => {
            Some(new_round(state, 1, "seeding".to_owned(), 1, seeding_games(&present, state.plan().rounds as usize)))
        }
        None | Some(1) => {
            let groups = groups(state, present, count);
            let pairings = groups.iter().flat_map(|group| group_games(group, group_rounds)).collect();
            Some(Round { groups, ..new_round(state, 2, "groups".to_owned(), 1, pairings) })
        }
        Some(_) => None,
    }
}

/// Number of groups.
fn group_count(players: usize, group_size: usize) -> usize {
    // A group has at least four players.
    players.div_ceil(group_size.max(1)).min(players / TABLE).max(1)
}

/// Sorts the players into groups by their seeding points, the strongest group first. Ties keep the
/// order of the plan.
fn groups(state: &State, mut players: Vec<String>, count: usize) -> Vec<Vec<String>> {
    let tally =
        |name: &String| Tally { tie_breaks: Vec::new(), ..Tally::of(state, name, stage_results(state, 1, |_| true)) };
    // All players have played equally many games.
    players.sort_by(|own, other| tally(own).compare(&tally(other), &state.plan().scoring));
    let (size, larger) = (players.len() / count, players.len() % count);
    let mut groups = Vec::new();
    for group in 0..count {
        let rest = players.split_off(size + usize::from(group < larger));
        groups.push(std::mem::replace(&mut players, rest));
    }
    groups
}

/// The games of the seeding. The players sit in a circle. In each round every player opens one
/// game, and its opponents sit a fixed number of steps further on, so every player has each seat
/// once a round. The steps change from round to round.
fn seeding_games(players: &[String], rounds: usize) -> Vec<Vec<String>> {
    let count = players.len();
    let steps: Vec<usize> = (0..count).collect();
    let sets: Vec<Vec<usize>> = combinations(&steps).into_iter().filter(|four| four[0] == 0).collect();
    let of_round = |round: usize| {
        // Adjacent sets differ in one step only; distant ones differ in more.
        let steps = &sets[round * (sets.len() / 2 + 1) % sets.len()];
        (0..count).map(move |first| steps.iter().map(|step| players[(first + step) % count].clone()).collect())
    };
    (0..rounds).flat_map(of_round).collect()
}

/// The games of a group: in each round, each combination of four with each player in each seat.
fn group_games(group: &[String], rounds: u32) -> Vec<Vec<String>> {
    let combinations_of_four = combinations(group);
    let rotations = |four: &Vec<String>| {
        let four = four.clone();
        (0..TABLE).map(move |turn| {
            let mut seats = four.clone();
            seats.rotate_left(turn);
            seats
        })
    };
    (0..rounds).flat_map(|_| combinations_of_four.iter().flat_map(rotations).collect::<Vec<_>>()).collect()
}

/// All combinations of four.
fn combinations<T: Clone>(all: &[T]) -> Vec<Vec<T>> {
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

    use super::super::{next_step, Next};
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
    fn seeding_seats_every_player_in_every_seat_once_a_round() {
        for players in 5..=13 {
            let games = seeding_games(&names(players), 3);
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
    fn group_games_play_all_combinations_in_all_rotations() {
        let games = group_games(&names(6), 1);
        assert_eq!(games.len(), 15 * 4);
        assert_eq!(games.iter().collect::<BTreeSet<_>>().len(), 60);
        for seat in 0..TABLE {
            assert_eq!(games.iter().filter(|game| game[seat] == "b3").count(), 10);
        }
    }

    #[test]
    fn groups_are_sorted_by_level_and_have_four_players_or_more() {
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
            while let Next::Round(round) = next_step(&state) {
                state.apply(Entry::Round(round)).unwrap();
                let slots: Vec<Slot> = state.open_slots().collect();
                for slot in slots {
                    // A player's points are its index.
                    let points = slot.seats.iter().map(|player| player as f64).collect();
                    let outcome = Outcome { points: Some(points), ..Outcome::default() };
                    let result = GameResult::new(slot.game, state.names_of(slot.game), outcome);
                    state.apply(Entry::Result(Box::new(result))).unwrap();
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
