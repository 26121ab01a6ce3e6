//! Group stage and knockout: a round robin in each group, then a knockout of the best players.
//!
//! Players are dealt to the groups in the order of the plan, back and forth, so that the groups are
//! even if strong players come first. The winners of all groups are seeded before the runners-up,
//! each in the order of their points.

use super::knockout;
use super::new_round;
use super::points::{stage_results, Tally};
use crate::entry::Round;
use crate::format::Knockout;
use crate::state::State;

/// Draws the next round.
pub fn draw_round(state: &State, groups: u32, advance: u32, terms: &Knockout) -> Option<Round> {
    let Some(first) = state.rounds().first() else { return Some(group_round(state, groups, terms.games)) };
    knockout::draw_round(state, terms, 2, seeds(state, &first.groups, advance as usize))
}

fn group_round(state: &State, groups: u32, games: u32) -> Round {
    let mut drawn = vec![Vec::new(); groups.max(1) as usize];
    for (index, player) in state.present_players().enumerate() {
        let (lap, place) = (index / drawn.len(), index % drawn.len());
        let group = if lap % 2 == 0 { place } else { drawn.len() - 1 - place };
        drawn[group].push(state.players()[player].name().to_owned());
    }
    let pairings = drawn.iter().flat_map(|group| meetings(group)).collect();
    Round { groups: drawn, ..new_round(state, 1, "groups".to_owned(), games, pairings) }
}

/// A round robin in which each player moves first and second about equally often.
fn meetings(group: &[String]) -> Vec<Vec<String>> {
    // The circle method: one player stays and the others rotate. With an odd number of players, an
    // empty chair rotates with them.
    let chairs = group.len() + group.len() % 2;
    let mut circle: Vec<usize> = (0..chairs).collect();
    let mut pairings = Vec::new();
    for lap in 1..chairs {
        for place in 0..chairs / 2 {
            let pair = [circle[place], circle[chairs - 1 - place]];
            let pair =
                if (place == 0 && lap % 2 == 0) || (place > 0 && place % 2 == 0) { [pair[1], pair[0]] } else { pair };
            if let [Some(first), Some(second)] = pair.map(|chair| group.get(chair)) {
                pairings.push(vec![first.clone(), second.clone()]);
            }
        }
        circle[1..].rotate_right(1);
    }
    pairings
}

/// A group's players, the best first: by points, then by the scoring's tie-breaks, then by the
/// games among tied players, then in the order of the plan.
pub fn ranking(state: &State, group: &[String]) -> Vec<(String, Tally)> {
    let scoring = &state.plan().scoring;
    let all = |name: &str| Tally::of(state, name, stage_results(state, 1, |result| group.contains(&result.players[0])));
    let mut ranking: Vec<(String, Tally)> = group.iter().map(|name| (name.clone(), all(name))).collect();
    ranking.sort_by(|(_, own), (_, other)| own.compare(other, scoring));
    for tied in ranking.chunk_by_mut(|(_, own), (_, other)| own == other).filter(|tied| tied.len() > 1) {
        let names: Vec<String> = tied.iter().map(|(name, _)| name.clone()).collect();
        let between = |name: &str| {
            Tally::of(
                state,
                name,
                stage_results(state, 1, |result| result.players.iter().all(|one| names.contains(one))),
            )
        };
        tied.sort_by(|(own, _), (other, _)| between(own).compare(&between(other), scoring));
    }
    ranking
}

/// The players who go on, the highest seed first.
fn seeds(state: &State, groups: &[Vec<String>], advance: usize) -> Vec<String> {
    let is_there = |name: &str| state.place(name).is_some_and(|player| !state.has_withdrawn(player));
    let through: Vec<Vec<(String, Tally)>> = groups
        .iter()
        .map(|group| ranking(state, group).into_iter().filter(|(name, _)| is_there(name)).take(advance).collect())
        .collect();
    let mut seeds = Vec::new();
    for place in 0..advance {
        let mut level: Vec<&(String, Tally)> = through.iter().filter_map(|group| group.get(place)).collect();
        level.sort_by(|(_, own), (_, other)| own.compare(other, &state.plan().scoring));
        seeds.extend(level.into_iter().map(|(name, _)| name.clone()));
    }
    seeds
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::knockout::tests::play;
    use super::*;
    use crate::format::Format;
    use crate::plan::tests::plan;

    #[test]
    fn groups_are_even_and_their_best_players_go_on() {
        let terms = Knockout { games: 2, replays: 1, third_place: false };
        let names: Vec<String> = (1..=8).map(|place| format!("s{place}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let format = Format::Groups { groups: 2, advance: 2, knockout: terms };
        let mut state = State::new(plan(format, &names, 1));
        play(&mut state, |_, [a, b]| Some(a.min(b)));
        let rounds = state.rounds();
        assert_eq!(rounds[0].groups, [["s1", "s4", "s5", "s8"], ["s2", "s3", "s6", "s7"]]);
        let met: HashSet<Vec<String>> = rounds[0].pairings.iter().cloned().map(|mut p| (p.sort(), p).1).collect();
        assert_eq!((rounds[0].pairings.len(), met.len()), (12, 12));
        // Group winners are seeded before runners-up: s1 and s2 can meet in the final only.
        assert_eq!(rounds[1].pairings, [["s1", "s3"], ["s2", "s4"]]);
        assert_eq!(
            (rounds[2].name.as_str(), &rounds[2].pairings[0]),
            ("final", &vec!["s1".to_owned(), "s2".to_owned()])
        );
    }

    #[test]
    fn meetings_pair_all_players_of_a_group_once() {
        for size in 2..9 {
            let group: Vec<String> = (0..size).map(|place: usize| place.to_string()).collect();
            let pairings = meetings(&group);
            assert_eq!(pairings.len(), size * (size - 1) / 2);
            for name in &group {
                let first = pairings.iter().filter(|pairing| pairing[0] == *name).count();
                assert!(first.abs_diff(size - 1 - first) <= 2, "{size}: {name} is first {first} times");
            }
        }
    }
}
