//! A game's file: the map and the start, the team and the map's name if known, a line
//! `HAND MOVES PLACE` per round, and the answer that ended the game. The file is written during the
//! game. It is read to watch or replay the game, and for the standings.
//!
//! A game is over only if the file's last line is a complete result that agrees with the moves on
//! the map: neither an interrupted write nor a changed file leaves a result.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use referee_client::note;
use referee_client::text_file::normalize;
use roborace_core::map::Map;
use roborace_core::moves::{trace, Move, State, MOVES_PER_ROUND};
use roborace_core::robot::Pose;
use serde_json::{json, Value};

use crate::map_file::parse_course;
use crate::page;
use crate::protocol::End;

/// Only this many bytes of a file are read: about 40,000 rounds.
const MAX_BYTES: u64 = 1 << 20;

/// Maximum number of rounds in a replay, because a client can play a game of any length.
const MAX_REPLAYED: usize = 2000;

/// The place in a round's line when the game is over.
const NO_PLACE: &str = "-";

/// Prefixes of the lines with the team and the map's name.
const TEAM: &str = "jmeno ";
const COURSE: &str = "mapa ";

/// A game's file.
pub struct Log {
    /// The map.
    pub map: Map,
    /// The robot's start.
    pub start: Pose,
    /// The team, if it is named.
    pub team: Option<String>,
    /// The map's name, if it has one.
    pub course: Option<String>,
    /// Each round's hand and moves.
    rounds: Vec<(String, Vec<Move>)>,
    /// How the game ended, if it is over.
    pub end: Option<End>,
}

/// The path of a game's file.
pub fn path(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{number:06}.txt"))
}

/// The greatest number of a game's file.
pub fn last_number(folder: &Path) -> io::Result<u32> {
    let number = |entry: io::Result<fs::DirEntry>| entry.ok()?.path().file_stem()?.to_str()?.parse().ok();
    Ok(fs::read_dir(folder)?.filter_map(number).max().unwrap_or(0))
}

/// Creates a game's file. An existing file is an error, because it may be another program's.
pub fn create(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    // An incomplete header is useless.
    file.write_all(text.as_bytes()).inspect_err(|_| drop(fs::remove_file(path)))
}

/// The lines before the first round.
pub fn header(map: &Map, start: Pose, team: Option<&str>, course: Option<&str>) -> String {
    let line = |what: &str, name: Option<&str>| name.map_or(String::new(), |name| format!("{what}{name}\n"));
    format!("{map}{start}\n{}{}", line(TEAM, team), line(COURSE, course))
}

/// Appends a round; returns whether it was written.
pub fn append_round(path: &Path, hand: &[Move], moves: &[Move], end: Option<&State>) -> bool {
    append(path, &round_text(hand, moves, end))
}

/// The line of a round.
pub fn round_text(hand: &[Move], moves: &[Move], end: Option<&State>) -> String {
    let place = match end {
        Some(State::At(pose)) => pose.to_string(),
        _ => NO_PLACE.to_owned(),
    };
    format!("{} {} {place}\n", Move::letters(hand), Move::letters(moves))
}

/// Appends the result; returns whether it was written.
pub fn append_end(path: &Path, end: End) -> bool {
    append(path, &end_text(end))
}

/// The line of a result.
pub fn end_text(end: End) -> String {
    format!("{}\n", end.text())
}

/// Appends whole lines and returns whether they were written. A full disk must not end the games.
fn append(path: &Path, text: &str) -> bool {
    let added = OpenOptions::new().append(true).open(path).and_then(|mut file| {
        let length = file.metadata()?.len();
        // An incomplete line would spoil the next one.
        file.write_all(text.as_bytes()).inspect_err(|_| drop(file.set_len(length)))
    });
    if let Err(error) = &added {
        note!("cannot write {}: {error}", path.display());
    }
    added.is_ok()
}

impl Log {
    /// Reads a game's file; `None` if it is missing or not a game.
    pub fn read(path: &Path) -> Option<Log> {
        Log::parse(&Log::read_text(path)?)
    }

    /// The text of a game's file, up to its greatest size.
    pub fn read_text(path: &Path) -> Option<String> {
        let regular = fs::symlink_metadata(path).ok()?.is_file();
        let mut text = String::new();
        File::open(path).ok().filter(|_| regular)?.take(MAX_BYTES).read_to_string(&mut text).ok()?;
        Some(text)
    }

    /// Reads a game from a file's text.
    pub fn parse(text: &str) -> Option<Log> {
        let text = &*normalize(text);
        // An incomplete last line does not count.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let lines: Vec<&str> = text[..whole].lines().collect();
        // Only the start has three words and begins with a digit.
        let is_start = |line: &&str| Pose::from_text(line).is_some();
        let split = lines.iter().position(is_start)? + 1;
        let (map, start) = parse_course(&lines[..split].join("\n")).ok()?;
        let mut log = Log { map, start: start?, team: None, course: None, rounds: Vec::new(), end: None };
        let mut rest = lines[split..].iter().peekable();
        log.team = rest.next_if(|line| line.starts_with(TEAM)).map(|line| line[TEAM.len()..].to_owned());
        log.course = rest.next_if(|line| line.starts_with(COURSE)).map(|line| line[COURSE.len()..].to_owned());
        while let Some((hand, moves)) = rest.peek().copied().and_then(|line| parse_round(line)) {
            log.rounds.push((hand.to_owned(), Move::from_letters(moves).ok()?));
            rest.next();
        }
        let end = rest.next().and_then(|line| End::from_text(line));
        log.end = end.filter(|&end| rest.all(|line| line.trim().is_empty()) && log.leads_to(end));
        Some(log)
    }

    /// Whether the moves on the map lead to this end. Without a crash and the treasure, the reason
    /// is the server's.
    fn leads_to(&self, end: End) -> bool {
        let traces = self.traces();
        let moves: usize = traces.iter().map(|(_, _, states)| states.len()).sum();
        match traces.last().and_then(|(_, _, states)| states.last()) {
            Some(State::Won) => end == End::Won(moves),
            Some(&State::Lost(crash)) => end == End::Lost(crash),
            Some(State::At(_)) | None => !matches!(end, End::Won(_) | End::Lost(_)),
        }
    }

    /// Moves to the treasure, if it was reached.
    pub fn moves_to_treasure(&self) -> Option<usize> {
        match self.end? {
            End::Won(moves) => Some(moves),
            _ => None,
        }
    }

    /// The answer that ended the game.
    fn result(&self) -> Option<String> {
        self.end.map(End::text)
    }

    /// For each round: the pose before it, its moves, and the states after each move.
    pub fn traces(&self) -> Vec<(Pose, &[Move], Vec<State>)> {
        let mut pose = self.start;
        let trace_round = |(_, moves): &'_ (String, Vec<Move>)| {
            let (from, states) = (pose, trace(&self.map, pose, moves));
            if let Some(&State::At(next)) = states.last() {
                pose = next;
            }
            (from, states)
        };
        let traces: Vec<(Pose, Vec<State>)> = self.rounds.iter().map(trace_round).collect();
        traces.into_iter().zip(&self.rounds).map(|((from, states), (_, moves))| (from, &moves[..], states)).collect()
    }

    /// Number of rounds.
    pub fn round_count(&self) -> usize {
        self.rounds.len()
    }

    /// The game as an entry of a list.
    pub fn summary(&self, number: u32, running: bool) -> Value {
        let moves: usize = self.rounds.iter().map(|(_, moves)| moves.len().min(MOVES_PER_ROUND)).sum();
        json!({ "number": number, "team": self.team, "course": self.course, "rounds": self.rounds.len(), "moves": moves,
            "result": self.result(), "running": running })
    }

    /// The game move by move.
    pub fn replay(&self, number: u32, running: bool) -> Value {
        let mut steps = Vec::new();
        let is_truncated = self.rounds.len() > MAX_REPLAYED;
        for (round, ((hand, _), (_, moves, states))) in
            self.rounds.iter().zip(self.traces()).enumerate().take(MAX_REPLAYED)
        {
            for (action, state) in moves.iter().zip(states) {
                let action = action.letter().to_string();
                steps.push(
                    json!({ "round": round + 1, "hand": hand, "move": action, "state": page::state_text(state) }),
                );
            }
        }
        json!({
            "number": number, "team": self.team, "course": self.course, "map": page::map_lines(&self.map), "start": self.start.to_string(), "steps": steps,
            "result": self.result(), "running": running, "truncated": is_truncated,
        })
    }
}

/// The hand and the moves of a round's line.
fn parse_round(line: &str) -> Option<(&str, &str)> {
    let (hand, rest) = line.split_once(' ')?;
    let (moves, _) = rest.split_once(' ')?;
    Move::from_letters(hand).is_ok().then_some((hand, moves))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn log_reads_back_as_played() {
        let text =
            "v<<<<<\n$XX##<\nXX#.X>\n>>>>>^\n4 3 N\n123ZLR1L3 Z13L1 2 1 L\n123ZLR111 L1 -\nVyhrali jste za 7 pohybu.\n";
        let log = Log::parse(text).unwrap();
        let replay = log.replay(5, false);
        let states: Vec<&str> =
            replay["steps"].as_array().unwrap().iter().map(|step| step["state"].as_str().unwrap()).collect();
        assert_eq!(states, ["5 4 N", "6 4 N", "5 1 N", "4 1 L", "2 1 L", "1 1 D", "won"]);
        assert_eq!((&replay["result"], &replay["steps"][6]["round"]), (&"Vyhrali jste za 7 pohybu.".into(), &2.into()));
        assert_eq!(log.summary(5, false)["moves"], 7);
        assert_eq!((log.moves_to_treasure(), log.round_count(), &log.team, &log.course), (Some(7), 2, &None, &None));
        let named = text.replace("4 3 N\n", "4 3 N\njmeno Žlutí draci\nmapa holes-1\n");
        let log = Log::parse(&named).unwrap();
        assert_eq!(
            (log.moves_to_treasure(), log.team.as_deref(), log.course.as_deref()),
            (Some(7), Some("Žlutí draci"), Some("holes-1"))
        );
        assert!(Log::parse(&format!("\u{feff}{}", named.replace('\n', "\r\n"))).unwrap().end.is_some());
        // A running game, and files that are not games.
        assert_eq!(Log::parse("$.\n2 1 N\n").unwrap().summary(1, true)["result"], Value::Null);
        for other in ["", "hello\n", "$.\n", "$.\n9 9 N\n", "$.\n2 1 N\n123ZLR111 Q1 -\n"] {
            assert!(Log::parse(other).is_none(), "{other:?}");
        }
    }

    #[test]
    fn replay_of_a_long_game_is_bounded() {
        let long = format!("$..\n3 1 L\n{}", "123ZLRLLL LRLRL 3 1 L\n".repeat(MAX_REPLAYED + 1));
        let replay = Log::parse(&long).unwrap().replay(1, true);
        assert_eq!(replay["steps"].as_array().unwrap().len(), MAX_REPLAYED * MOVES_PER_ROUND);
        assert_eq!(replay["truncated"], true);
    }

    #[test]
    fn game_is_over_only_with_a_complete_result_line() {
        let begun = "$..\n3 1 L\njmeno A\n123ZLLLL1 LLLL1 2 1 L\n";
        let end = |text: &str| Log::parse(text).and_then(|log| log.end);
        for (round, result) in [
            ("123ZLR123 LR1 -\n", "Vyhrali jste za 8 pohybu.\n"),
            ("123ZLR123 ZZ -\n", "Chyba: Lerak vypadl z herni plochy\n"),
            ("", "Chyba: vyprsel cas na kolo\n"),
        ] {
            let text = format!("{begun}{round}{result}");
            assert_eq!(end(&text).map(End::text).as_deref(), Some(result.trim_end()));
            for length in 0..text.len() {
                assert_eq!(end(&text[..length]), None, "{:?}", &text[..length]);
            }
            assert!(end(&format!("{text}\n \n")).is_some(), "an editor adds blank lines");
            // Lines of two servers in one file, or lines after an interrupted write.
            for spoilt in [format!("{text}{text}"), format!("{text}{result}"), format!("{begun}123ZL{result}")] {
                assert_eq!(end(&spoilt), None, "{spoilt:?}");
            }
            // The moves do not lead there.
            for other in ["Vyhrali jste za 7 pohybu.\n", "Chyba: Lerak spadl do diry\n"] {
                assert_eq!(end(&text.replace(result, other)), None, "{other:?} after {round:?}");
            }
        }
        assert_eq!(end(&format!("{begun}Chyba: hra uz skoncila\n")), None, "it ends no game");
        let broken = Log::parse(&format!("{begun}123ZLR1L3 Z13L1 2 1")).unwrap();
        assert_eq!((broken.round_count(), broken.team.as_deref()), (1, Some("A")));
    }
}
