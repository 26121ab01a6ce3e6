//! A game's file: the map and the start, the team and the map's name if there are any, a line `HAND MOVES PLACE` a round, and the
//! answer that ended the game. It is written as the game goes on, and read to watch it, to replay it and for the standing.
//!
//! A game is over if such an answer is the file's last line and has its end: whatever a kill or a full disk left there is none.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use referee_client::note;
use roborace_core::map::Map;
use roborace_core::moves::{trace, Move, State, ROUND};
use roborace_core::robot::Pose;
use serde_json::{json, Value};

use crate::map_file::parse_course;
use crate::protocol::End;
use crate::words;

/// Longer files are not read: some 40,000 rounds.
const LONGEST: u64 = 1 << 20;

/// The place in a round's line after which there is no robot any more.
const NOWHERE: &str = "-";

/// What the lines begin with that name the team and the map.
const TEAM: &str = "jmeno ";
const COURSE: &str = "mapa ";

/// A game as its file tells it.
pub struct Log {
    /// What it was played on.
    pub map: Map,
    /// Where the robot began.
    pub start: Pose,
    /// Who played, if it was said.
    pub team: Option<String>,
    /// The map's name, if it has one.
    pub course: Option<String>,
    /// Hands and the moves chosen from them.
    rounds: Vec<(String, Vec<Move>)>,
    /// How the game ended, if it is over.
    pub end: Option<End>,
}

/// The file of a game.
pub fn path(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{number:06}.txt"))
}

/// The number of the last game that has a file.
pub fn last(folder: &Path) -> io::Result<u32> {
    let number = |entry: io::Result<fs::DirEntry>| entry.ok()?.path().file_stem()?.to_str()?.parse().ok();
    Ok(fs::read_dir(folder)?.filter_map(number).max().unwrap_or(0))
}

/// Begins a file, which is never one that is there: a game of somebody else stands in it.
pub fn begin(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    // Half a beginning is of no use to anybody.
    file.write_all(text.as_bytes()).inspect_err(|_| drop(fs::remove_file(path)))
}

/// The beginning of a file.
pub fn begin_text(map: &Map, start: Pose, team: Option<&str>, course: Option<&str>) -> String {
    let line = |what: &str, name: Option<&str>| name.map_or(String::new(), |name| format!("{what}{name}\n"));
    format!("{map}{start}\n{}{}", line(TEAM, team), line(COURSE, course))
}

/// A round that has been played.
pub fn round(path: &Path, hand: &[Move], moves: &[Move], end: Option<&State>) {
    append(path, &round_text(hand, moves, end));
}

/// The same as text.
pub fn round_text(hand: &[Move], moves: &[Move], end: Option<&State>) -> String {
    let place = match end {
        Some(State::At(pose)) => pose.to_string(),
        _ => NOWHERE.to_owned(),
    };
    format!("{} {} {place}\n", Move::letters(hand), Move::letters(moves))
}

/// The answer that ends a game; says whether it is written.
pub fn end(path: &Path, end: End) -> bool {
    append(path, &end_text(end))
}

/// The same as text.
pub fn end_text(end: End) -> String {
    format!("{}\n", end.text())
}

/// Adds whole lines to a game's file, and says whether they are written. A full disk must not end the games.
fn append(path: &Path, text: &str) -> bool {
    let added = OpenOptions::new().append(true).open(path).and_then(|mut file| {
        let kept = file.metadata()?.len();
        // Half a line would spoil the next one.
        file.write_all(text.as_bytes()).inspect_err(|_| drop(file.set_len(kept)))
    });
    if let Err(error) = &added {
        note!("cannot write {}: {error}", path.display());
    }
    added.is_ok()
}

impl Log {
    /// Reads a game's file; nothing if there is none, or it is no such file.
    pub fn read(path: &Path) -> Option<Log> {
        let regular = fs::symlink_metadata(path).ok()?.is_file();
        let mut text = String::new();
        File::open(path).ok().filter(|_| regular)?.take(LONGEST).read_to_string(&mut text).ok()?;
        Log::parse(&text)
    }

    /// The same of its text.
    pub fn parse(text: &str) -> Option<Log> {
        // What a kill left of a line is none.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let lines: Vec<&str> = text[..whole].lines().collect();
        // Only the start's line begins with a digit and has three words.
        let is_start = |line: &&str| Pose::from_text(line).is_some();
        let split = lines.iter().position(is_start)? + 1;
        let (map, start) = parse_course(&lines[..split].join("\n")).ok()?;
        let mut log = Log { map, start: start?, team: None, course: None, rounds: Vec::new(), end: None };
        let mut rest = lines[split..].iter().peekable();
        log.team = rest.next_if(|line| line.starts_with(TEAM)).map(|line| line[TEAM.len()..].to_owned());
        log.course = rest.next_if(|line| line.starts_with(COURSE)).map(|line| line[COURSE.len()..].to_owned());
        while let Some((hand, moves)) = rest.peek().copied().and_then(|line| of_round(line)) {
            log.rounds.push((hand.to_owned(), Move::from_letters(moves).ok()?));
            rest.next();
        }
        log.end = rest.next().and_then(|line| End::from_text(line)).filter(|_| rest.next().is_none());
        Some(log)
    }

    /// Moves to the treasure, if it was reached.
    pub fn won(&self) -> Option<usize> {
        match self.end? {
            End::Won(moves) => Some(moves),
            _ => None,
        }
    }

    /// The answer that ended the game, if it is over.
    fn result(&self) -> Option<String> {
        self.end.map(End::text)
    }

    /// The moves of each round, where the robot stood before it, and the states after each of them.
    pub fn ways(&self) -> Vec<(Pose, &[Move], Vec<State>)> {
        let mut pose = self.start;
        let way = |(_, moves): &'_ (String, Vec<Move>)| {
            let (from, states) = (pose, trace(&self.map, pose, moves));
            if let Some(&State::At(next)) = states.last() {
                pose = next;
            }
            (from, states)
        };
        let ways: Vec<(Pose, Vec<State>)> = self.rounds.iter().map(way).collect();
        ways.into_iter().zip(&self.rounds).map(|((from, states), (_, moves))| (from, &moves[..], states)).collect()
    }

    /// Rounds so far.
    pub fn rounds(&self) -> usize {
        self.rounds.len()
    }

    /// The game in a list.
    pub fn summary(&self, number: u32, running: bool) -> Value {
        let moves: usize = self.rounds.iter().map(|(_, moves)| moves.len().min(ROUND)).sum();
        json!({ "number": number, "team": self.team, "course": self.course, "rounds": self.rounds.len(), "moves": moves,
            "result": self.result(), "running": running })
    }

    /// The game move by move.
    pub fn replay(&self, number: u32, running: bool) -> Value {
        let mut steps = Vec::new();
        for (round, ((hand, _), (_, moves, states))) in self.rounds.iter().zip(self.ways()).enumerate() {
            for (action, state) in moves.iter().zip(states) {
                let action = action.letter().to_string();
                steps.push(json!({ "round": round + 1, "hand": hand, "move": action, "state": words::state(state) }));
            }
        }
        json!({
            "number": number, "team": self.team, "course": self.course, "map": words::lines(&self.map), "start": self.start.to_string(), "steps": steps,
            "result": self.result(), "running": running,
        })
    }
}

/// The hand and the moves of a round's line.
fn of_round(line: &str) -> Option<(&str, &str)> {
    let (hand, rest) = line.split_once(' ')?;
    let (moves, _) = rest.split_once(' ')?;
    Move::from_letters(hand).is_ok().then_some((hand, moves))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_read_back_as_they_were_played() {
        let text =
            "v<<<<<\n$XX##<\nXX#.X>\n>>>>>^\n4 3 N\n123ZLR1L3 Z13L1 2 1 L\n123ZLR111 L1 -\nVyhrali jste za 7 pohybu.\n";
        let log = Log::parse(text).unwrap();
        let replay = log.replay(5, false);
        let states: Vec<&str> =
            replay["steps"].as_array().unwrap().iter().map(|step| step["state"].as_str().unwrap()).collect();
        assert_eq!(states, ["5 4 N", "6 4 N", "5 1 N", "4 1 L", "2 1 L", "1 1 D", "won"]);
        assert_eq!((&replay["result"], &replay["steps"][6]["round"]), (&"Vyhrali jste za 7 pohybu.".into(), &2.into()));
        assert_eq!(log.summary(5, false)["moves"], 7);
        assert_eq!((log.won(), log.rounds(), &log.team, &log.course), (Some(7), 2, &None, &None));
        let named = text.replace("4 3 N\n", "4 3 N\njmeno Žlutí draci\nmapa holes-1\n");
        let log = Log::parse(&named).unwrap();
        assert_eq!(
            (log.won(), log.team.as_deref(), log.course.as_deref()),
            (Some(7), Some("Žlutí draci"), Some("holes-1"))
        );
        // A game that goes on, and files that are none of ours.
        assert_eq!(Log::parse("$.\n2 1 N\n").unwrap().summary(1, true)["result"], Value::Null);
        for other in ["", "hello\n", "$.\n", "$.\n9 9 N\n", "$.\n2 1 N\n123ZLR111 Q1 -\n"] {
            assert!(Log::parse(other).is_none(), "{other:?}");
        }
    }

    #[test]
    fn a_game_is_over_only_if_its_last_line_is_a_whole_result() {
        let begun = "$..\n3 1 L\njmeno A\n123ZLR1L3 LL123 2 1 R\n";
        let end = |text: &str| Log::parse(text).and_then(|log| log.end);
        for result in ["Vyhrali jste za 7 pohybu.\n", "Chyba: vyprsel cas na kolo\n"] {
            let text = format!("{begun}{result}");
            assert_eq!(end(&text).map(End::text).as_deref(), Some(result.trim_end()));
            for length in 0..text.len() {
                assert_eq!(end(&text[..length]), None, "{:?}", &text[..length]);
            }
            // Lines of two servers in one file, and what was broken off and gone on with.
            for spoilt in [format!("{text}{text}"), format!("{text}{result}"), format!("{begun}123ZL{result}")] {
                assert_eq!(end(&spoilt), None, "{spoilt:?}");
            }
        }
        assert_eq!(end(&format!("{begun}Chyba: hra uz skoncila\n")), None, "it ends no game");
        let broken = Log::parse(&format!("{begun}123ZLR1L3 Z13L1 2 1")).unwrap();
        assert_eq!((broken.rounds(), broken.team.as_deref()), (1, Some("A")));
    }
}
