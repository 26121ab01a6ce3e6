//! The games that run on the server. Whatever happens in them is written to their own files as it happens.

use std::collections::{HashMap, VecDeque};
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use referee_client::note;
use reference::roborace::hands::{deal, holds, Law};
use reference::roborace::map::Map;
use reference::roborace::moves::{trace, Crash, Move, State, ROUND};
use reference::roborace::robot::Pose;

use crate::protocol::Round;

/// More games than this do not run at once.
const MOST_RUNNING: usize = 10_000;

/// Of so many games that are over the server still knows that they were.
const REMEMBERED: usize = 10_000;

/// Numbers of games are from 1 to this.
const GREATEST_ID: u32 = 1_000_000_000;

/// How the server plays.
pub struct Settings {
    /// Maps and starts, taken in turn.
    pub courses: Vec<(Map, Pose)>,
    /// How hands are dealt.
    pub law: Law,
    /// Longest time for a round; nothing for no limit.
    pub timeout: Option<Duration>,
    /// Folder for the games' files.
    pub logs: PathBuf,
    /// Deals the hands.
    pub random: fastrand::Rng,
}

/// A game that goes on.
struct Game {
    round: Round,
    moves: usize,
    since: Instant,
    log: PathBuf,
}

/// All games.
pub struct Games {
    settings: Settings,
    running: HashMap<u32, Game>,
    over: VecDeque<u32>,
    /// Games so far, with those of the files that were there already.
    number: u32,
}

impl Games {
    /// No game yet. Files of earlier games are left alone: numbers go on after theirs.
    pub fn new(settings: Settings) -> io::Result<Games> {
        fs::create_dir_all(&settings.logs)?;
        let number = |entry: io::Result<fs::DirEntry>| entry.ok()?.path().file_stem()?.to_str()?.parse::<u32>().ok();
        let number = fs::read_dir(&settings.logs)?.filter_map(number).max().unwrap_or(0);
        Ok(Games { settings, running: HashMap::new(), over: VecDeque::new(), number })
    }

    /// Begins a game and gives the answer to `/start`.
    pub fn start(&mut self, now: Instant) -> String {
        if self.running.len() >= MOST_RUNNING {
            return error("bezi prilis mnoho her");
        }
        let Some(id) = self.new_id() else { return error("server nema nahodna cisla") };
        let course = self.number as usize % self.settings.courses.len();
        let (map, pose) = self.settings.courses[course].clone();
        let round = Round { id, map, pose, hand: self.deal() };
        self.number += 1;
        let log = self.settings.logs.join(format!("{:06}.txt", self.number));
        write(&log, &format!("{}{}\n", round.map, round.pose));
        let answer = round.text();
        self.running.insert(id, Game { round, moves: 0, since: now, log });
        answer
    }

    /// Plays a round and gives the answer to `/kolo`.
    pub fn play(&mut self, id: u32, letters: &str, now: Instant) -> String {
        if self.over.contains(&id) {
            return error("hra uz skoncila");
        }
        let Some(game) = self.running.get_mut(&id) else { return error("neznama hra") };
        if self.settings.timeout.is_some_and(|timeout| now.duration_since(game.since) > timeout) {
            return self.end(id, error(LATE));
        }
        let moves = match chosen(letters, &game.round.hand) {
            Ok(moves) => moves,
            Err(why) => return self.end(id, error(&why)),
        };
        let states = trace(&game.round.map, game.round.pose, &moves);
        let (hand, played) = (Move::letters(&game.round.hand), Move::letters(&moves));
        let place = match states.last() {
            Some(State::At(pose)) => pose.to_string(),
            _ => "-".to_owned(),
        };
        write(&game.log, &format!("{hand} {played} {place}\n"));
        game.moves += states.len();
        match states.last() {
            Some(State::Won) => {
                let text = format!("Vyhrali jste za {} pohybu.\r\n", game.moves);
                self.end(id, text)
            }
            Some(State::Lost(Crash::Hole)) => self.end(id, error("Lerak spadl do diry")),
            Some(State::Lost(Crash::Edge)) => self.end(id, error("Lerak vypadl z herni plochy")),
            Some(&State::At(pose)) if moves.len() == ROUND => {
                let hand = deal(self.settings.law, &mut |below| self.settings.random.usize(..below));
                game.round = Round { pose, hand, ..game.round.clone() };
                game.since = now;
                game.round.text()
            }
            Some(State::At(_)) | None => self.end(id, error("malo pohybu")),
        }
    }

    /// Ends the games whose time is over.
    pub fn sweep(&mut self, now: Instant) {
        let Some(timeout) = self.settings.timeout else { return };
        let late = self.running.iter().filter(|(_, game)| now.duration_since(game.since) > timeout);
        for id in late.map(|(&id, _)| id).collect::<Vec<u32>>() {
            self.end(id, error(LATE));
        }
    }

    fn end(&mut self, id: u32, answer: String) -> String {
        if let Some(game) = self.running.remove(&id) {
            write(&game.log, &answer.replace('\r', ""));
        }
        self.over.push_back(id);
        if self.over.len() > REMEMBERED {
            self.over.pop_front();
        }
        answer
    }

    fn deal(&mut self) -> Vec<Move> {
        deal(self.settings.law, &mut |below| self.settings.random.usize(..below))
    }

    /// A number that nobody can guess and that no game has. It does not come from the hands' random numbers: those can be
    /// seen by anybody who plays.
    fn new_id(&self) -> Option<u32> {
        loop {
            let mut bytes = [0; 4];
            getrandom::fill(&mut bytes).ok()?;
            // The two highest bits go, so that most numbers fit and all are equally likely.
            let id = u32::from_le_bytes(bytes) >> 2;
            let fits = (1..=GREATEST_ID).contains(&id);
            if fits && !self.running.contains_key(&id) && !self.over.contains(&id) {
                return Some(id);
            }
        }
    }
}

/// What a game ends with whose round took too long.
const LATE: &str = "vyprsel cas na kolo";

/// The answer that something is wrong.
pub fn error(why: &str) -> String {
    format!("Chyba: {why}\r\n")
}

/// The moves that letters stand for, if the hand allows them.
fn chosen(letters: &str, hand: &[Move]) -> Result<Vec<Move>, String> {
    let moves = Move::from_letters(letters).map_err(|_| "neznamy pohyb".to_owned())?;
    if moves.len() > ROUND {
        return Err("prilis mnoho pohybu".to_owned());
    }
    if !holds(hand, &moves) {
        return Err("pohyby nejsou v sade".to_owned());
    }
    Ok(moves)
}

/// Adds to a game's file. A full disk must not end the games.
fn write(path: &PathBuf, text: &str) {
    let file = OpenOptions::new().create(true).append(true).open(path);
    if let Err(error) = file.and_then(|mut file| file.write_all(text.as_bytes())) {
        note!("cannot write {}: {error}", path.display());
    }
}
