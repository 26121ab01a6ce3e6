//! Selects each team's next map: the first one, in order, that it has played least often.

use std::collections::HashMap;

/// Maximum number of teams with a record, because clients can invent names.
const MAX_TEAMS: usize = 10_000;

/// Number of games of each team on each map, by the maps' keys, including running ones.
#[derive(Default)]
pub struct Turns {
    games: HashMap<String, HashMap<u64, usize>>,
}

impl Turns {
    /// Counts a game. Does nothing for a new team when too many are known.
    pub fn add_game(&mut self, team: &str, map: u64) {
        if self.has_room_for(team) {
            *self.games.entry(team.to_owned()).or_default().entry(map).or_default() += 1;
        }
    }

    /// Uncounts a game that was not finished.
    pub fn remove_game(&mut self, team: &str, map: u64) {
        if let Some(games) = self.games.get_mut(team).and_then(|maps| maps.get_mut(&map)) {
            *games = games.saturating_sub(1);
        }
    }

    /// The index of a team's next map; `None` for a new team when too many are known.
    pub fn next_map(&self, team: &str, maps: impl Iterator<Item = u64>) -> Option<usize> {
        let played = self.games.get(team);
        let games = |map| played.and_then(|maps| maps.get(&map)).copied().unwrap_or(0);
        let next = maps.enumerate().min_by_key(|&(_, map)| games(map));
        next.map(|(place, _)| place).filter(|_| self.has_room_for(team))
    }

    fn has_room_for(&self, team: &str) -> bool {
        self.games.len() < MAX_TEAMS || self.games.contains_key(team)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn map_with_fewest_games_comes_next() {
        let mut turns = Turns::default();
        let next = |turns: &Turns| turns.next_map("A", [5, 6, 7].into_iter());
        for place in [0, 1, 2, 0, 1] {
            assert_eq!(next(&turns), Some(place));
            turns.add_game("A", [5, 6, 7][place]);
        }
        turns.remove_game("A", 5);
        assert_eq!(next(&turns), Some(0));
        turns.remove_game("A", 6);
        turns.remove_game("A", 6);
        turns.remove_game("A", 6);
        assert_eq!(next(&turns), Some(1));
        assert_eq!(turns.next_map("B", [5, 6, 7].into_iter()), Some(0));
        (0..MAX_TEAMS).for_each(|team| turns.add_game(&format!("team {team}"), 5));
        assert_eq!((turns.games.len(), turns.next_map("B", [5].into_iter()), next(&turns)), (MAX_TEAMS, None, Some(1)));
    }
}
