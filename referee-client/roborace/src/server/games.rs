//! The games that run on the server. Whatever happens in them is written to their own files as it happens.

use std::collections::{HashMap, HashSet, VecDeque};
use std::io::ErrorKind;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::Context;
use referee_client::note;
use referee_client::work_folder::{self, Lock};
use roborace_core::hands::{deal, holds, Law};
use roborace_core::moves::{trace, Move, State, ROUND};

use super::courses::{key, Courses, Named};
use super::log::{self, Log};
use super::turns::Turns;
use crate::protocol::{fault, End, Round, UNKNOWN_GAME};

/// More games than this do not run at once: more than anybody can begin, at the speed of this server, before the usual time limit
/// ends those that nobody plays.
const MOST_RUNNING: usize = 100_000;

/// Of so many games that are over the server still knows that they were.
const REMEMBERED: usize = 10_000;

/// Numbers of games are from 1 to this.
const GREATEST_ID: u32 = 1_000_000_000;

/// How the server plays. What changes here holds for rounds and games that begin afterwards, the timeout at once.
pub struct Settings {
    /// What new games are played on.
    pub courses: Courses,
    /// How hands are dealt.
    pub law: Law,
    /// Longest time for a round; nothing for no limit.
    pub timeout: Option<Duration>,
    /// Folder for the games' files.
    pub logs: PathBuf,
    /// Deals the hands.
    pub random: fastrand::Rng,
    /// What the random numbers began with, if it is known.
    pub seed: Option<u64>,
}

/// A game that goes on.
struct Game {
    round: Round,
    moves: usize,
    since: Instant,
    /// Its number among all games, which is that of its file.
    number: u32,
    log: PathBuf,
    /// Who plays, if it was said, and what the map is known by.
    turn: Option<(String, u64)>,
}

/// All games.
pub struct Games {
    /// How they are played.
    pub settings: Settings,
    running: HashMap<u32, Game>,
    over: VecDeque<u32>,
    /// Games so far, with those of the files that were there already.
    number: u32,
    /// So that each team plays the courses in turn.
    turns: Turns,
    /// Two servers would write into each other's files.
    _lock: Lock,
}

impl Games {
    /// No game yet. The folder is taken for this server alone; files of earlier games are left alone: numbers go on after theirs.
    pub fn new(settings: Settings) -> anyhow::Result<Games> {
        let lock = work_folder::lock(&settings.logs, "")?;
        let number = log::last(&settings.logs).with_context(|| format!("cannot read {}", settings.logs.display()))?;
        let mut turns = Turns::default();
        for log in (1..=number).filter_map(|number| Log::read(&log::path(&settings.logs, number))) {
            // A game that was broken off is played again.
            if let Some(team) = log.team.filter(|_| log.end.is_some()) {
                turns.add(&team, key(log.course.as_deref(), &log.map));
            }
        }
        Ok(Games { settings, running: HashMap::new(), over: VecDeque::new(), number, turns, _lock: lock })
    }

    /// Begins a game of a team, if it has said its name, and gives the answer to `/start`.
    pub fn start(&mut self, team: Option<&str>, now: Instant) -> String {
        if self.running.len() >= MOST_RUNNING {
            return error("bezi prilis mnoho her");
        }
        let Some(id) = self.new_id() else { return error("server nema nahodna cisla") };
        let courses = &self.settings.courses.list;
        let next = team.and_then(|team| self.turns.next(team, courses.iter().map(|course| course.key)));
        let place = next.unwrap_or(self.number as usize % courses.len());
        let Named { name, course: (map, pose), key } = courses[place].clone();
        // It counts from now on, so that a team that plays several games at a time plays them on several maps.
        let turn = team.map(|team| (team.to_owned(), key));
        turn.iter().for_each(|(team, map)| self.turns.add(team, *map));
        let round = Round { id, map, pose, hand: self.deal() };
        let log = self.new_log(&log::begin_text(&round.map, round.pose, team, name.as_deref()));
        let answer = round.text();
        self.running.insert(id, Game { round, moves: 0, since: now, number: self.number, log, turn });
        answer
    }

    /// Begins the file of a new game and gives its path. A full disk must not end the games.
    fn new_log(&mut self, text: &str) -> PathBuf {
        loop {
            self.number += 1;
            let path = log::path(&self.settings.logs, self.number);
            match log::begin(&path, text) {
                // Whoever has put it there, it stays as it is.
                Err(why) if why.kind() == ErrorKind::AlreadyExists => continue,
                Err(why) => note!("cannot write {}: {why}", path.display()),
                Ok(()) => {}
            }
            return path;
        }
    }

    /// The number of the last game.
    pub fn last(&self) -> u32 {
        self.number
    }

    /// The numbers of the games that run. Those that clients play with stay between them and the server.
    pub fn running(&self) -> HashSet<u32> {
        self.running.values().map(|game| game.number).collect()
    }

    /// Plays a round and gives the answer to `/kolo`.
    pub fn play(&mut self, id: u32, letters: &str, now: Instant) -> String {
        if self.over.contains(&id) {
            return error("hra uz skoncila");
        }
        let Some(game) = self.running.get_mut(&id) else { return error(UNKNOWN_GAME) };
        if self.settings.timeout.is_some_and(|timeout| now.duration_since(game.since) > timeout) {
            return self.end(id, End::Late);
        }
        let moves = match chosen(letters, &game.round.hand) {
            Ok(moves) => moves,
            Err(end) => return self.end(id, end),
        };
        let states = trace(&game.round.map, game.round.pose, &moves);
        log::round(&game.log, &game.round.hand, &moves, states.last());
        game.moves += states.len();
        match states.last() {
            Some(State::Won) => {
                let moves = game.moves;
                self.end(id, End::Won(moves))
            }
            Some(&State::Lost(crash)) => self.end(id, End::Lost(crash)),
            Some(&State::At(pose)) if moves.len() == ROUND => {
                let hand = deal(self.settings.law, &mut |below| self.settings.random.usize(..below));
                game.round = Round { pose, hand, ..game.round.clone() };
                game.since = now;
                game.round.text()
            }
            Some(State::At(_)) | None => self.end(id, End::TooFew),
        }
    }

    /// Ends the games whose time is over.
    pub fn sweep(&mut self, now: Instant) {
        let Some(timeout) = self.settings.timeout else { return };
        let late = self.running.iter().filter(|(_, game)| now.duration_since(game.since) > timeout);
        for id in late.map(|(&id, _)| id).collect::<Vec<u32>>() {
            self.end(id, End::Late);
        }
    }

    fn end(&mut self, id: u32, end: End) -> String {
        if let Some(game) = self.running.remove(&id) {
            let is_kept = log::end(&game.log, end);
            // As after a restart: what its file does not tell does not count.
            if let Some((team, map)) = game.turn.filter(|_| !is_kept) {
                self.turns.take_back(&team, map);
            }
        }
        self.over.push_back(id);
        if self.over.len() > REMEMBERED {
            self.over.pop_front();
        }
        format!("{}\r\n", end.text())
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

/// The answer that something is wrong.
pub fn error(why: &str) -> String {
    format!("{}\r\n", fault(why))
}

/// The moves that letters stand for, if the hand allows them.
fn chosen(letters: &str, hand: &[Move]) -> Result<Vec<Move>, End> {
    let moves = Move::from_letters(letters).map_err(|_| End::NoMove)?;
    if moves.len() > ROUND {
        return Err(End::TooMany);
    }
    if !holds(hand, &moves) {
        return Err(End::NotHeld);
    }
    Ok(moves)
}
