//! `human`: a person who types moves. What is no legal move is explained and asked for again.

use std::io::{stdin, BufRead};
use std::time::{Duration, Instant};

use blokus_duo::cells::Cells;
use blokus_duo::moves::legal_placements;
use blokus_duo::notation::encode;
use blokus_duo::placement::Move;
use blokus_duo::player::Start;
use blokus_duo::position::Position;

use super::{Fault, Player, Search, Turn};
use crate::game::Game;
use crate::gtp::cell_notation::read_move;
use crate::watch::board::{draw, Ink};
use referee_client::{ask, note};

const HELP: &str = "\
type a move:  55u0 (column, row, piece, rotation), or its cells: e10,e9 (columns from a, rows from 1 at the bottom), or pass
or a command: moves [PIECE] (what you may play), board, resign, help";

/// Asks on stderr, reads from stdin.
pub struct Human;

impl Player for Human {
    fn name(&self) -> &str {
        "human"
    }

    fn new_game(&mut self, _first_start: Start) -> Result<(), Fault> {
        Ok(())
    }

    fn reply(&mut self, game: &Game, _limit: Duration) -> Result<Turn, Fault> {
        let asked = Instant::now();
        let position = game.position();
        loop {
            ask!("your move (or help): ");
            match read_line()?.trim() {
                "" => {}
                "help" => note!("{HELP}"),
                "board" => note!("{}", draw(position, Cells::EMPTY, Ink::Plain).join("\n")),
                "resign" => return Err(Fault::Resigned),
                line => match line.strip_prefix("moves") {
                    Some(piece) => note!("{}", list_moves(position, piece.trim())),
                    None => match legal_move(position, line) {
                        Ok(played) => {
                            let search = Search::default();
                            return Ok(Turn { code: encode(played), elapsed: asked.elapsed(), search });
                        }
                        Err(why) => note!("{why}"),
                    },
                },
            }
        }
    }

    fn is_timed(&self) -> bool {
        false
    }
}

fn read_line() -> Result<String, Fault> {
    let mut line = Vec::new();
    match stdin().lock().read_until(b'\n', &mut line) {
        Ok(0) => Err(Fault::Disconnected("the input has ended".to_owned())),
        Ok(_) => Ok(String::from_utf8_lossy(&line).into_owned()),
        Err(error) => Err(Fault::Disconnected(error.to_string())),
    }
}

fn legal_move(position: &Position, text: &str) -> Result<Move, String> {
    let played = read_move(text).map_err(|why| format!("{why} (type help)"))?;
    position.check(played).map_err(|why| format!("{text}: {why}"))?;
    Ok(played)
}

/// The legal moves, of one piece if its letter is given.
fn list_moves(position: &Position, piece: &str) -> String {
    let placements = legal_placements(position).into_iter();
    let wanted = placements.filter(|placement| piece.is_empty() || placement.piece().letter().to_string() == piece);
    let codes: Vec<String> = wanted.map(|placement| encode(Move::Place(placement)).to_string()).collect();
    if codes.is_empty() {
        return "none: pass".to_owned();
    }
    codes.chunks(20).map(|line| line.join(" ")).collect::<Vec<_>>().join("\n")
}
