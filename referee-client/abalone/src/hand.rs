//! A person as a player: shows the referee's messages and sends the person's moves.

pub mod plain;
pub mod screen;
mod selection;
pub mod terminal;

use std::time::{Duration, Instant};

use abalone_core::contest::{Contest, CONTEST_MOVES};
use abalone_core::moves::Move;
use abalone_core::notation;
use abalone_core::position::Position;
use abalone_core::team::Team;
use referee_client::foreign_text::Printable;

use crate::protocol::{Go, Order};

/// What a person types to give up, which is also the protocol's word, and to give up and leave.
const RESIGN: &str = "resign";
const QUIT: &str = "quit";

/// The last message for a person who leaves.
const LEFT: &str = "you have left the game";

/// The game as the person's program knows it.
pub struct Hand {
    name: String,
    against: String,
    team: Team,
    contest: Contest,
    /// Both clocks and the moves left at the beginning of the person's turn, and the time of that
    /// beginning.
    go: Go,
    since: Option<Instant>,
    /// The latest message for the person.
    message: String,
    over: bool,
}

impl Hand {
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

    /// Handles a line of the referee; returns the lines to answer at once.
    pub fn receive(&mut self, line: &str) -> Vec<String> {
        match Order::read(line) {
            Ok(Some(Order::Aba)) => return vec![format!("id name {}", self.name), "abaok".to_owned()],
            Ok(Some(Order::IsReady)) => return vec!["readyok".to_owned()],
            Ok(Some(Order::NewGame { side, against })) => {
                self.team = side.unwrap_or(self.team);
                self.against = against.map_or_else(|| self.against.clone(), |name| Printable(&name).to_string());
                self.message = "the opponent is to move".to_owned();
            }
            Ok(Some(Order::Position(contest))) => self.contest = *contest,
            Ok(Some(Order::Go(go))) => {
                self.go = go;
                self.since = Some(Instant::now());
                self.message = "your move".to_owned();
            }
            Ok(Some(Order::Illegal(refused, reason))) => {
                self.message = format!("{} was refused: {}", Printable(&refused), Printable(&reason));
                // A refused move does not restart the clock.
                self.since = self.since.or_else(|| Some(Instant::now()));
            }
            Ok(Some(Order::Error(why))) => self.message = format!("the server says: {}", Printable(&why)),
            Ok(Some(Order::Over(how))) => {
                self.message = format!("game over: {}", Printable(&how));
                self.since = None;
                self.over = true;
            }
            Ok(Some(Order::SetOption(..) | Order::Stop | Order::Quit) | None) => {}
            Err(why) => self.message = format!("cannot understand the server: {why}"),
        }
        Vec::new()
    }

    /// Whether it is the person's turn.
    fn is_on_turn(&self) -> bool {
        self.since.is_some()
    }

    /// Parses a typed move; the error says why it cannot be played.
    fn read(&self, text: &str) -> Result<Move, String> {
        if !self.is_on_turn() {
            return Err("it is not your turn".to_owned());
        }
        notation::read(self.contest.position(), text).map_err(|why| why.to_string())
    }

    /// Plays a move and returns the line that announces it.
    fn play(&mut self, played: Move) -> String {
        self.since = None;
        self.contest.play(played);
        self.message = format!("you played {played}; the opponent is to move");
        format!("bestmove {played}")
    }

    /// The time left on a team's clock, if the game has clocks.
    fn clock(&self, team: Team) -> Option<Duration> {
        let left = self.go.clocks[team as usize]?;
        let running = self.since.filter(|_| team == self.team);
        Some(left.saturating_sub(running.map_or(Duration::ZERO, |since| since.elapsed())))
    }
}
