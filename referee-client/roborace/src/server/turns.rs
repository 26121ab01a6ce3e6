//! Whose turn is on which map: a team's next map is the first in their order that it has played the fewest games on.

use std::collections::HashMap;

/// Of so many teams it is known what they have played. Anybody can think of names.
const MOST_TEAMS: usize = 10_000;

/// How many games of each team there are on each map, by the maps' keys: those that are over, and those that go on.
#[derive(Default)]
pub struct Turns {
    games: HashMap<String, HashMap<u64, usize>>,
}

impl Turns {
    /// A team has played a game on this map, or begins one; nothing happens to who comes when too many are known.
    pub fn add(&mut self, team: &str, map: u64) {
        if self.knows(team) {
            *self.games.entry(team.to_owned()).or_default().entry(map).or_default() += 1;
        }
    }

    /// A game that was begun does not count.
    pub fn take_back(&mut self, team: &str, map: u64) {
        if let Some(games) = self.games.get_mut(team).and_then(|maps| maps.get_mut(&map)) {
            *games = games.saturating_sub(1);
        }
    }

    /// The place of a team's next map among these; nothing for who comes when too many are known.
    pub fn next(&self, team: &str, maps: impl Iterator<Item = u64>) -> Option<usize> {
        let played = self.games.get(team);
        let games = |map| played.and_then(|maps| maps.get(&map)).copied().unwrap_or(0);
        let next = maps.enumerate().min_by_key(|&(_, map)| games(map));
        next.map(|(place, _)| place).filter(|_| self.knows(team))
    }

    fn knows(&self, team: &str) -> bool {
        self.games.len() < MOST_TEAMS || self.games.contains_key(team)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_that_was_played_less_comes_first() {
        let mut turns = Turns::default();
        let next = |turns: &Turns| turns.next("A", [5, 6, 7].into_iter());
        for place in [0, 1, 2, 0, 1] {
            assert_eq!(next(&turns), Some(place));
            turns.add("A", [5, 6, 7][place]);
        }
        turns.take_back("A", 5);
        assert_eq!(next(&turns), Some(0));
        turns.take_back("A", 6);
        turns.take_back("A", 6);
        turns.take_back("A", 6);
        assert_eq!(next(&turns), Some(1));
        assert_eq!(turns.next("B", [5, 6, 7].into_iter()), Some(0));
        (0..MOST_TEAMS).for_each(|team| turns.add(&format!("team {team}"), 5));
        assert_eq!((turns.games.len(), turns.next("B", [5].into_iter()), next(&turns)), (MOST_TEAMS, None, Some(1)));
    }
}
