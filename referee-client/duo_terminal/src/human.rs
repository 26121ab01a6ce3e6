//! `human`: a person who chooses moves with a cursor on a terminal, or types them. After an illegal
//! move the person is told why and asked again.

use std::io::stdin;
use std::time::{Duration, Instant};

use duo_core::cells::Cells;
use duo_core::notation::encode;
use duo_core::placement::Move;
use duo_core::player::Start;

use crate::hand::lines;
use crate::hand::terminal::{self, Choice};
use duo_pictures::text_board::{draw, Ink};
use duo_players::game::Game;
use duo_players::player::{Fault, Player, Search, Turn};
use referee_client::on_signal::interrupt;
use referee_client::typed_line::read_typed_line;
use referee_client::{ask, note};

/// Asks on stderr, reads from stdin.
pub struct Human {
    /// Whether moves are chosen with a cursor.
    on_screen: bool,
}

impl Default for Human {
    fn default() -> Human {
        Human::new()
    }
}

impl Human {
    /// A person at this terminal, with a cursor if possible.
    pub fn new() -> Human {
        Human { on_screen: terminal::is_there() }
    }

    /// A person who types moves, so that other messages may appear in between.
    pub fn by_lines() -> Human {
        Human { on_screen: false }
    }
}

impl Player for Human {
    fn name(&self) -> &str {
        "human"
    }

    fn new_game(&mut self, _first_start: Start) -> Result<(), Fault> {
        Ok(())
    }

    fn reply(&mut self, game: &Game, _limit: Duration) -> Result<Turn, Fault> {
        let asked = Instant::now();
        let played = if self.on_screen { on_screen(game)? } else { by_lines(game)? };
        Ok(Turn { code: encode(played), elapsed: asked.elapsed(), search: Search::default() })
    }

    fn is_timed(&self) -> bool {
        false
    }
}

fn on_screen(game: &Game) -> Result<Move, Fault> {
    match terminal::choose(game) {
        Ok(Choice::Played(played)) => Ok(played),
        Ok(Choice::Left) => interrupt(),
        Err(error) => Err(Fault::Disconnected(error.to_string())),
    }
}

fn by_lines(game: &Game) -> Result<Move, Fault> {
    let position = game.position();
    loop {
        ask!("your move (or help): ");
        let line = read_line()?;
        let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match (first, rest.trim()) {
            ("", _) => {}
            ("help", _) => note!("{}", lines::HELP),
            ("board", _) => note!("{}", draw(position, Cells::EMPTY, Ink::Plain).join("\n")),
            ("resign" | "quit", _) => return Err(Fault::Resigned),
            ("moves", piece) => note!("{}", lines::list_moves(position, piece)),
            ("show", piece) => note!("{}", lines::show_piece(piece)),
            _ => match lines::read(position, &line) {
                Ok(played) => return Ok(played),
                Err(why) => note!("{why}"),
            },
        }
    }
}

fn read_line() -> Result<String, Fault> {
    let line = read_typed_line(&mut stdin().lock()).map_err(|why| Fault::Disconnected(why.to_string()))?;
    line.ok_or_else(|| Fault::Disconnected("the input has ended".to_owned()))
}
