//! The running games. Every event is written to the game's file at once.

use std::collections::{HashMap, HashSet, VecDeque};
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context;
use referee_client::note;
use referee_client::work_folder::{self, Lock};
use roborace_core::hands::{deal, holds, Distribution};
use roborace_core::moves::{trace, Move, State, MOVES_PER_ROUND};

use super::log::{self, Log};
use super::maps::{key, Courses, NamedCourse};
use super::turns::Turns;
use crate::protocol::{fault, End, Round, GAME_IS_OVER, NO_RANDOM_NUMBERS, TOO_MANY_GAMES, UNKNOWN_GAME};

/// Maximum number of running games. Clients cannot begin this many before the usual time limit
/// ends abandoned ones.
const MAX_RUNNING: usize = 100_000;

/// Number of finished games whose ids are remembered.
const MAX_REMEMBERED: usize = 10_000;

/// Maximum id of a game.
const MAX_ID: u32 = 1_000_000_000;

/// Settings of the server. Changes apply to later rounds and games; a new timeout applies at once.
pub struct Settings {
    /// The courses of new games.
    pub courses: Courses,
    /// The distribution of hands.
    pub distribution: Distribution,
    /// Time limit of a round; `None` for no limit.
    pub timeout: Option<Duration>,
    /// Time limit of a round in a practice game; `None` for no limit.
    pub practice_timeout: Option<Duration>,
    /// Folder of the games' files.
    pub logs: PathBuf,
    /// Random generator of the hands.
    pub random: fastrand::Rng,
    /// Seed of the random generator, if it is known.
    pub seed: Option<u64>,
}

/// Maximum number of running practice games. A new one ends the one that has waited longest.
const MAX_PRACTICE: usize = 1000;

/// A running game.
struct Game {
    round: Round,
    moves: usize,
    since: Instant,
    /// Whether the game is played by hand and without a team's name. Such a game does not count.
    is_practice: bool,
    /// The number of its file.
    number: u32,
    log: PathBuf,
    /// Whether its file has all rounds; otherwise its result would not agree with them.
    is_logged: bool,
    /// The team, if it is named, and the map's key.
    turn: Option<(String, u64)>,
}

/// The state of a game for the page that plays it.
pub struct Status {
    /// Time left in the round; `None` for no limit.
    pub left: Option<Duration>,
    /// How the game ended, if it is over.
    pub end: Option<End>,
}

/// The games, shared by all request handlers.
pub type SharedGames = Arc<Mutex<Games>>;

/// Locks the games for the time of `work`.
pub fn with_games<T>(games: &SharedGames, work: impl FnOnce(&mut Games) -> T) -> T {
    work(&mut games.lock().unwrap_or_else(PoisonError::into_inner))
}

/// All games.
pub struct Games {
    /// How new games are played.
    pub settings: Settings,
    running: HashMap<u32, Game>,
    over: VecDeque<(u32, End)>,
    /// Number of the last game, including those of earlier servers.
    number: u32,
    /// Which map each team plays next.
    turns: Turns,
    /// Prevents a second server in the same folder.
    _lock: Lock,
}

impl Games {
    /// Locks the folder of games. New games are numbered after those that are already there.
    pub fn new(settings: Settings) -> anyhow::Result<Games> {
        let lock = work_folder::lock(&settings.logs, "")?;
        let number =
            log::last_number(&settings.logs).with_context(|| format!("cannot read {}", settings.logs.display()))?;
        let mut turns = Turns::default();
        for log in (1..=number).filter_map(|number| Log::read(&log::path(&settings.logs, number))) {
            // Unfinished games are played again.
            if let Some(team) = log.team.filter(|_| log.end.is_some()) {
                turns.add_game(&team, key(log.course.as_deref(), &log.map));
            }
        }
        Ok(Games { settings, running: HashMap::new(), over: VecDeque::new(), number, turns, _lock: lock })
    }

    /// Begins a game and returns the answer to `/start`.
    pub fn start(&mut self, team: Option<&str>, by_hand: bool, now: Instant) -> String {
        let is_practice = by_hand && team.is_none();
        if is_practice {
            self.limit_practice();
        }
        if self.running.len() >= MAX_RUNNING {
            return error_answer(TOO_MANY_GAMES);
        }
        let Some(id) = self.unused_id() else { return error_answer(NO_RANDOM_NUMBERS) };
        let courses = &self.settings.courses.list;
        let next = team.and_then(|team| self.turns.next_map(team, courses.iter().map(|course| course.key)));
        let index = next.unwrap_or(self.number as usize % courses.len());
        let NamedCourse { name, course: (map, pose), key } = courses[index].clone();
        // The game counts at once, so that a team with several games at a time plays them on
        // different maps.
        let turn = team.map(|team| (team.to_owned(), key));
        turn.iter().for_each(|(team, map)| self.turns.add_game(team, *map));
        let round = Round { id, map, pose, hand: self.deal() };
        let log = self.create_log(&log::header(&round.map, round.pose, team, name.as_deref()));
        let answer = round.text();
        let (number, since) = (self.number, now);
        self.running.insert(id, Game { round, moves: 0, since, is_practice, number, log, is_logged: true, turn });
        answer
    }

    /// Creates the file of a new game and returns its path. A full disk must not end the games.
    fn create_log(&mut self, text: &str) -> PathBuf {
        loop {
            self.number += 1;
            let path = log::path(&self.settings.logs, self.number);
            match log::create(&path, text) {
                // Another program's file stays as it is.
                Err(why) if why.kind() == ErrorKind::AlreadyExists => continue,
                Err(why) => note!("cannot write {}: {why}", path.display()),
                Ok(()) => {}
            }
            return path;
        }
    }

    /// The number of the last game.
    pub fn last_number(&self) -> u32 {
        self.number
    }

    /// The file numbers of the running games. The ids are secrets between clients and server.
    pub fn running_numbers(&self) -> HashSet<u32> {
        self.running.values().map(|game| game.number).collect()
    }

    /// Plays a round and returns the answer to `/kolo`.
    pub fn play(&mut self, id: u32, letters: &str, now: Instant) -> String {
        if self.end_of(id).is_some() {
            return error_answer(GAME_IS_OVER);
        }
        let Some(game) = self.running.get_mut(&id) else { return error_answer(UNKNOWN_GAME) };
        if self.settings.limit(game).is_some_and(|limit| now.duration_since(game.since) > limit) {
            return self.end(id, End::Late);
        }
        let moves = match check_moves(letters, &game.round.hand) {
            Ok(moves) => moves,
            Err(end) => return self.end(id, end),
        };
        let states = trace(&game.round.map, game.round.pose, &moves);
        game.is_logged &= log::append_round(&game.log, &game.round.hand, &moves, states.last());
        game.moves += states.len();
        match states.last() {
            Some(State::Won) => {
                let moves = game.moves;
                self.end(id, End::Won(moves))
            }
            Some(&State::Lost(crash)) => self.end(id, End::Lost(crash)),
            Some(&State::At(pose)) if moves.len() == MOVES_PER_ROUND => {
                let hand = deal(self.settings.distribution, &mut |below| self.settings.random.usize(..below));
                game.round = Round { pose, hand, ..game.round.clone() };
                game.since = now;
                game.round.text()
            }
            Some(State::At(_)) | None => self.end(id, End::TooFew),
        }
    }

    /// Ends the games whose time has run out.
    pub fn end_overdue(&mut self, now: Instant) {
        let is_late =
            |game: &Game| self.settings.limit(game).is_some_and(|limit| now.duration_since(game.since) > limit);
        let late = self.running.iter().filter(|(_, game)| is_late(game));
        for id in late.map(|(&id, _)| id).collect::<Vec<u32>>() {
            self.end(id, End::Late);
        }
    }

    /// The state of a game; `None` if it is unknown.
    pub fn status(&self, id: u32, now: Instant) -> Option<Status> {
        if let Some(game) = self.running.get(&id) {
            let left = self.settings.limit(game).map(|limit| limit.saturating_sub(now.duration_since(game.since)));
            return Some(Status { left, end: None });
        }
        self.end_of(id).map(|end| Status { left: None, end: Some(end) })
    }

    fn end_of(&self, id: u32) -> Option<End> {
        self.over.iter().find(|(other, _)| *other == id).map(|&(_, end)| end)
    }

    /// Ends a practice game if another one would exceed the limit.
    fn limit_practice(&mut self) {
        let practice = || self.running.iter().filter(|(_, game)| game.is_practice);
        if practice().count() >= MAX_PRACTICE {
            let oldest = practice().min_by_key(|(_, game)| game.since).map(|(&id, _)| id);
            if let Some(id) = oldest {
                self.end(id, End::Late);
            }
        }
    }

    fn end(&mut self, id: u32, end: End) -> String {
        if let Some(game) = self.running.remove(&id) {
            let is_written = log::append_end(&game.log, end) && game.is_logged;
            // As after a restart: a game without a valid result in its file does not count.
            if let Some((team, map)) = game.turn.filter(|_| !is_written) {
                self.turns.remove_game(&team, map);
            }
        }
        self.over.push_back((id, end));
        if self.over.len() > MAX_REMEMBERED {
            self.over.pop_front();
        }
        format!("{}\r\n", end.text())
    }

    fn deal(&mut self) -> Vec<Move> {
        deal(self.settings.distribution, &mut |below| self.settings.random.usize(..below))
    }

    /// A random id that is not in use. It does not come from the generator of the hands, whose
    /// output all players see.
    fn unused_id(&self) -> Option<u32> {
        loop {
            let mut bytes = [0; 4];
            getrandom::fill(&mut bytes).ok()?;
            // Without the two highest bits most numbers are in range, and all ids are equally
            // likely.
            let id = u32::from_le_bytes(bytes) >> 2;
            let fits = (1..=MAX_ID).contains(&id);
            if fits && !self.running.contains_key(&id) && self.end_of(id).is_none() {
                return Some(id);
            }
        }
    }
}

impl Settings {
    fn limit(&self, game: &Game) -> Option<Duration> {
        if game.is_practice {
            self.practice_timeout
        } else {
            self.timeout
        }
    }
}

/// An error answer.
pub fn error_answer(why: &str) -> String {
    format!("{}\r\n", fault(why))
}

/// Reads the moves and checks them against the hand.
fn check_moves(letters: &str, hand: &[Move]) -> Result<Vec<Move>, End> {
    let moves = Move::from_letters(letters).map_err(|_| End::NoMove)?;
    if moves.len() > MOVES_PER_ROUND {
        return Err(End::TooMany);
    }
    if !holds(hand, &moves) {
        return Err(End::NotHeld);
    }
    Ok(moves)
}
