//! The standings, computed from the games' files.
//!
//! A team's games on a map are numbered in the order in which they began. Teams are ranked by the
//! share of their games that reached the treasure, as a mean over the maps, then by the moves to
//! it, as a mean over the maps where they reached it. A map that a team has not played counts as
//! one without a treasure. Unfinished games do not count.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io;
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::log::{self, Log};

/// The part of a game that the standings need.
struct Entry {
    team: Option<String>,
    /// Index of its map.
    course: usize,
    rounds: usize,
    /// Moves to the treasure, if it was reached.
    moves: Option<usize>,
    is_over: bool,
}

/// The games of a folder. Each file is read once, after its game is over.
pub struct GameFolder {
    folder: PathBuf,
    entries: BTreeMap<u32, Entry>,
    /// Index of each map with its start.
    known: HashMap<String, usize>,
    courses: Vec<Option<String>>,
}

/// The standings.
#[derive(Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Names of the maps.
    pub maps: Vec<String>,
    /// The teams, best first.
    pub teams: Vec<Team>,
    /// Number of games without a team's name.
    pub nameless: usize,
    /// Number of games without a valid result.
    pub broken_off: usize,
}

/// A team's place and results.
#[derive(Debug, PartialEq, Serialize)]
pub struct Team {
    /// Place; equal teams share one.
    pub place: usize,
    /// Name.
    pub team: String,
    /// Number of its games.
    pub games: usize,
    /// Number of its games that reached the treasure.
    pub treasures: usize,
    /// Mean over the maps of the share of games that reached the treasure.
    pub share: f64,
    /// Mean over the maps of the moves to the treasure, where it was reached.
    pub mean_moves: Option<f64>,
    /// Moves of all games that reached the treasure.
    pub moves: usize,
    /// Rounds of these games.
    pub rounds: usize,
    /// Results on each map, in the order of the maps.
    pub maps: Vec<OnMap>,
}

/// A team's results on a map.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct OnMap {
    /// Number of games that reached the treasure.
    pub treasures: usize,
    /// Rounds of these games.
    pub rounds: usize,
    /// Moves of each game; null where the treasure was not reached.
    pub moves: Vec<Option<usize>>,
}

impl GameFolder {
    pub fn new(folder: &Path) -> GameFolder {
        GameFolder { folder: folder.to_owned(), entries: BTreeMap::new(), known: HashMap::new(), courses: Vec::new() }
    }

    /// Reads all new games of the folder.
    pub fn read_new(&mut self) -> io::Result<()> {
        let last = log::last_number(&self.folder)?;
        self.read_new_up_to(last, |_| false);
        Ok(())
    }

    /// Reads the new games up to this number, except running ones.
    pub fn read_new_up_to(&mut self, last: u32, is_running: impl Fn(u32) -> bool) {
        for number in 1..=last {
            if self.entries.contains_key(&number) || is_running(number) {
                continue;
            }
            let Some(log) = Log::read(&log::path(&self.folder, number)) else { continue };
            let course = self.course_index(&log);
            let (moves, rounds, is_over) = (log.moves_to_treasure(), log.round_count(), log.end.is_some());
            self.entries.insert(number, Entry { team: log.team, course, rounds, moves, is_over });
        }
    }

    /// The index of a game's map. Maps differ by their fields and start, not by name.
    fn course_index(&mut self, log: &Log) -> usize {
        let courses = &mut self.courses;
        *self.known.entry(format!("{}{}", log.map, log.start)).or_insert_with(|| {
            courses.push(log.course.clone());
            courses.len() - 1
        })
    }

    /// The standings. `most_games` limits the number of games that count for each team on each map:
    /// the first ones count.
    pub fn standing(&self, most_games: Option<usize>) -> Standing {
        let mut lines: BTreeMap<&str, Vec<OnMap>> = BTreeMap::new();
        let (mut nameless, mut broken_off) = (0, 0);
        let mut played = BTreeSet::new();
        for entry in self.entries.values() {
            match &entry.team {
                _ if !entry.is_over => broken_off += 1,
                None => nameless += 1,
                Some(team) => {
                    let line = lines.entry(team).or_insert_with(|| vec![OnMap::default(); self.courses.len()]);
                    let on_map = &mut line[entry.course];
                    if most_games.is_some_and(|most| on_map.moves.len() >= most) {
                        continue;
                    }
                    played.insert(entry.course);
                    on_map.moves.push(entry.moves);
                    if entry.moves.is_some() {
                        on_map.treasures += 1;
                        on_map.rounds += entry.rounds;
                    }
                }
            }
        }
        // Maps sorted by name; maps without a team's game are left out.
        let mut order: Vec<(String, usize)> =
            self.unique_names().into_iter().zip(0..).filter(|(_, course)| played.contains(course)).collect();
        order.sort();
        let line = |(team, mut line): (&str, Vec<OnMap>)| {
            Team::new(team, order.iter().map(|&(_, course)| std::mem::take(&mut line[course])).collect())
        };
        let mut teams: Vec<Team> = lines.into_iter().map(line).collect();
        teams.sort_by(Team::compare);
        for index in 1..teams.len() {
            let is_equal = teams[index].compare(&teams[index - 1]) == Ordering::Equal;
            teams[index].place = if is_equal { teams[index - 1].place } else { index + 1 };
        }
        Standing { maps: order.into_iter().map(|(name, _)| name).collect(), teams, nameless, broken_off }
    }

    /// The maps' names, made unique.
    fn unique_names(&self) -> Vec<String> {
        let mut taken = HashMap::new();
        let name = |course| {
            let name = Option::as_deref(course).unwrap_or("?");
            let number = taken.entry(name).and_modify(|number| *number += 1).or_insert(1);
            if *number == 1 {
                name.to_owned()
            } else {
                format!("{name} ({number})")
            }
        };
        self.courses.iter().map(name).collect()
    }
}

impl Team {
    fn new(team: &str, maps: Vec<OnMap>) -> Team {
        let sum = |of: &dyn Fn(&OnMap) -> usize| maps.iter().map(of).sum::<usize>();
        // Without maps the sum is -0.0, which would be printed.
        let share = 0.0 + maps.iter().map(OnMap::share).sum::<f64>() / maps.len().max(1) as f64;
        let means: Vec<f64> = maps.iter().filter_map(OnMap::mean_moves).collect();
        let mean_moves = (!means.is_empty()).then(|| means.iter().sum::<f64>() / means.len() as f64);
        Team {
            place: 1,
            team: team.to_owned(),
            games: sum(&|map| map.moves.len()),
            treasures: sum(&|map| map.treasures),
            share,
            mean_moves,
            moves: sum(&OnMap::all_moves),
            rounds: sum(&|map| map.rounds),
            maps,
        }
    }

    /// Orders the better team first.
    fn compare(&self, other: &Team) -> Ordering {
        let moves = |team: &Team| team.mean_moves.unwrap_or(f64::INFINITY);
        other.share.total_cmp(&self.share).then(moves(self).total_cmp(&moves(other)))
    }
}

impl OnMap {
    fn share(&self) -> f64 {
        self.treasures as f64 / self.moves.len().max(1) as f64
    }

    fn all_moves(&self) -> usize {
        self.moves.iter().flatten().sum()
    }

    /// Mean moves of the games that reached the treasure.
    pub fn mean_moves(&self) -> Option<f64> {
        (self.treasures > 0).then(|| self.all_moves() as f64 / self.treasures as f64)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const FIRST: &str = "$..\n3 1 L\n";
    const SECOND: &str = "$...\n4 1 L\n";

    /// A folder with these games: map, team, and the lines of the rounds and the end.
    fn folder(games: &[(&str, &str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for ((map, team, end), number) in games.iter().zip(1..) {
            let team = if team.is_empty() { String::new() } else { format!("jmeno {team}\n") };
            let name = if *map == FIRST { "mapa first\n" } else { "" };
            let text = format!("{map}{team}{name}{end}");
            fs::write(log::path(folder.path(), number), text).unwrap();
        }
        folder
    }

    fn standing(games: &[(&str, &str, &str)], most: Option<usize>) -> Standing {
        let folder = folder(games);
        let mut folder = GameFolder::new(folder.path());
        folder.read_new().unwrap();
        folder.standing(most)
    }

    /// The rounds of a game that reaches the treasure in 6, 8 or 10 moves, and its result.
    fn won(map: &str, moves: usize) -> String {
        let turns = &"LRLR"[..moves - 6];
        let last = if map == SECOND { "2" } else { "1" };
        format!("12LRLRLLL LLLL1 x\n12LRLRLLL {turns}{last} -\nVyhrali jste za {moves} pohybu.\n")
    }

    const LOST: &str = "123ZLRLLL ZLLLL -\nChyba: Lerak vypadl z herni plochy\n";

    #[test]
    fn treasures_rank_before_moves() {
        let [six, ten] = [6, 10].map(|moves| won(FIRST, moves));
        let [unnamed, eight] = [6, 8].map(|moves| won(SECOND, moves));
        let told = standing(
            &[
                (FIRST, "quick", &six),
                (FIRST, "sure", &ten),
                (SECOND, "sure", &eight),
                (SECOND, "quick", LOST),
                (SECOND, "", &unnamed),
                (FIRST, "sure", ""),
                (FIRST, "same", &ten),
                (SECOND, "same", &eight),
                (FIRST, "none", LOST),
                // A full disk interrupted this game.
                (SECOND, "none", &LOST[..LOST.len() - 5]),
            ],
            None,
        );
        assert_eq!((told.nameless, told.broken_off), (1, 2));
        assert_eq!(told.maps, ["?", "first"]);
        let lines: Vec<_> =
            told.teams.iter().map(|team| (team.place, &*team.team, team.treasures, team.moves)).collect();
        assert_eq!(lines, [(1, "same", 2, 18), (1, "sure", 2, 18), (3, "quick", 1, 6), (4, "none", 0, 0)]);
        assert_eq!((told.teams[2].share, told.teams[2].mean_moves), (0.5, Some(6.0)));
        assert_eq!(told.teams[2].maps[0].moves, [None]);
        assert_eq!(told.teams[3].mean_moves, None);
    }

    #[test]
    fn number_of_counted_games_can_be_limited() {
        let [six, eight] = [6, 8].map(|moves| won(FIRST, moves));
        let games = [(FIRST, "a", &*eight), (FIRST, "a", &*six), (FIRST, "b", &*six)];
        assert_eq!(standing(&games, None).teams[0].mean_moves, Some(6.0));
        let first = standing(&games, Some(1));
        let lines: Vec<_> = first.teams.iter().map(|team| (&*team.team, team.games, team.moves)).collect();
        assert_eq!(lines, [("b", 1, 6), ("a", 1, 8)]);
    }

    #[test]
    fn running_games_are_read_later_and_equal_map_names_differ() {
        let six = won(FIRST, 6);
        let other = FIRST.replace("3 1", "2 1");
        let seven = "12LRLRLLL LRLRL x\n12LRLRLLL R1 -\nVyhrali jste za 7 pohybu.\n";
        let folder = folder(&[(FIRST, "a", &six), (FIRST, "a", "")]);
        fs::write(log::path(folder.path(), 3), format!("{other}jmeno a\nmapa first\n{seven}")).unwrap();
        let mut games = GameFolder::new(folder.path());
        games.read_new_up_to(3, |number| number == 2);
        let standing = games.standing(None);
        assert_eq!(
            (standing.broken_off, standing.teams[0].games, &*standing.maps),
            (0, 2, &["first".to_owned(), "first (2)".to_owned()][..])
        );
        let path = log::path(folder.path(), 2);
        fs::write(&path, fs::read_to_string(&path).unwrap() + &won(FIRST, 8)).unwrap();
        games.read_new().unwrap();
        assert_eq!(games.standing(None).teams[0].maps[0].moves, [Some(6), Some(8)]);
    }
}
