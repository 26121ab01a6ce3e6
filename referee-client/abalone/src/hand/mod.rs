//! A person as a player: what they are told is shown, what they choose is sent.

pub mod plain;
mod screen;
mod selection;
pub mod terminal;

use std::time::{Duration, Instant};

use abalone_core::contest::{Contest, CONTEST_MOVES};
use abalone_core::moves::Move;
use abalone_core::notation;
use abalone_core::position::Position;
use abalone_core::team::Team;

use crate::protocol::{Go, Order};

/// What a person knows of the game.
pub struct Hand {
    name: String,
    against: String,
    team: Team,
    contest: Contest,
    /// What was left of both clocks and moves when their turn began, and when that was.
    go: Go,
    since: Option<Instant>,
    /// What was told last.
    message: String,
    over: bool,
}

impl Hand {
    /// A person of this name, before a game.
    pub fn new(name: String) -> Hand {
        Hand {
            name,
            against: "the opponent".to_owned(),
            team: Team::Black,
            contest: Contest::new(Position::standard(), CONTEST_MOVES),
            go: Go::default(),
            since: None,
            message: "waiting for an opponent".to_owned(),
            over: false,
        }
    }

    /// Takes a line in; what is to be answered at once.
    pub fn hear(&mut self, line: &str) -> Vec<String> {
        match Order::read(line) {
            Ok(Some(Order::Aba)) => return vec![format!("id name {}", self.name), "abaok".to_owned()],
            Ok(Some(Order::IsReady)) => return vec!["readyok".to_owned()],
            Ok(Some(Order::NewGame { side, against })) => {
                self.team = side.unwrap_or(self.team);
                self.against = against.unwrap_or_else(|| self.against.clone());
                self.message = "the opponent is to move".to_owned();
            }
            Ok(Some(Order::Position(contest))) => self.contest = *contest,
            Ok(Some(Order::Go(go))) => {
                self.go = go;
                self.since = Some(Instant::now());
                self.message = "your move".to_owned();
            }
            Ok(Some(Order::Illegal(refused, reason))) => {
                self.message = format!("{refused} was refused: {reason}");
                // The clock has run on since the turn began.
                self.since = self.since.or_else(|| Some(Instant::now()));
            }
            Ok(Some(Order::Error(why))) => self.message = format!("told: {why}"),
            Ok(Some(Order::Over(how))) => {
                self.message = format!("game over: {how}");
                self.since = None;
                self.over = true;
            }
            Ok(Some(Order::SetOption(..) | Order::Stop | Order::Quit) | None) => {}
            Err(why) => self.message = format!("not understood: {why}"),
        }
        Vec::new()
    }

    /// Whether they are to move.
    fn is_on_turn(&self) -> bool {
        self.since.is_some()
    }

    /// What they typed as a move to be sent; the error says why it is none.
    fn read(&self, text: &str) -> Result<Move, String> {
        if !self.is_on_turn() {
            return Err("it is not your turn".to_owned());
        }
        notation::read(self.contest.position(), text).map_err(|why| why.to_string())
    }

    /// Plays a move: the line that says so.
    fn play(&mut self, played: Move) -> String {
        self.since = None;
        self.contest.play(played);
        self.message = format!("you played {played}; the opponent is to move");
        format!("bestmove {played}")
    }

    /// What is left of a team's clock now, as far as it is known.
    fn clock(&self, team: Team) -> Option<Duration> {
        let left = self.go.clocks[team as usize]?;
        let running = self.since.filter(|_| team == self.team);
        Some(left.saturating_sub(running.map_or(Duration::ZERO, |since| since.elapsed())))
    }
}
