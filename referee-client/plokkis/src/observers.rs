//! Observers of a running game: they show it to people and programs.

pub mod terminal;

use std::io::{stdout, Write};

use plokkis_core::cells::Cells;
use plokkis_core::placement::Placement;
use plokkis_core::position::Position;
use plokkis_core::protocol::write_move;
use referee_client::note;
use serde_json::json;

use crate::board_text::{lines, Ink};
use crate::fault::Fault;
use crate::referee::Observer;

/// Forwards a game to several observers.
#[derive(Default)]
pub struct All(pub Vec<Box<dyn Observer>>);

impl Observer for All {
    fn game_started(&mut self, position: &Position, names: &[String]) -> anyhow::Result<()> {
        self.0.iter_mut().try_for_each(|observer| observer.game_started(position, names))
    }

    fn turn_taken(&mut self, position: &Position, player: usize, placed: Option<Placement>) -> anyhow::Result<()> {
        self.0.iter_mut().try_for_each(|observer| observer.turn_taken(position, player, placed))
    }

    fn player_dropped(&mut self, player: usize, fault: &Fault) -> anyhow::Result<()> {
        self.0.iter_mut().try_for_each(|observer| observer.player_dropped(player, fault))
    }
}

/// Writes a line per turn, for a file or a pipe.
#[derive(Default)]
pub struct Plain {
    names: Vec<String>,
    turns: usize,
}

impl Observer for Plain {
    fn game_started(&mut self, _position: &Position, names: &[String]) -> anyhow::Result<()> {
        self.names = names.to_vec();
        let seats: Vec<String> = names.iter().enumerate().map(|(seat, name)| format!("{} {name}", seat + 1)).collect();
        Ok(writeln!(stdout(), "{}", seats.join(", "))?)
    }

    fn turn_taken(&mut self, _position: &Position, player: usize, placed: Option<Placement>) -> anyhow::Result<()> {
        self.turns += 1;
        let Some(placed) = placed else { return Ok(()) };
        let line = write_move(Some(placed));
        Ok(writeln!(stdout(), "turn {:3}  {} {:9}  {line}", self.turns, player + 1, self.names[player])?)
    }

    fn player_dropped(&mut self, player: usize, fault: &Fault) -> anyhow::Result<()> {
        Ok(writeln!(stdout(), "turn {:3}  {} {:9}  is out: {fault}", self.turns + 1, player + 1, self.names[player])?)
    }
}

/// Writes a JSON object per turn.
#[derive(Default)]
pub struct Json {
    turns: usize,
}

impl Observer for Json {
    fn game_started(&mut self, position: &Position, names: &[String]) -> anyhow::Result<()> {
        Ok(writeln!(stdout(), "{}", json!({ "width": position.width(), "names": names }))?)
    }

    fn turn_taken(&mut self, position: &Position, player: usize, placed: Option<Placement>) -> anyhow::Result<()> {
        self.turns += 1;
        let line = json!({
            "turn": self.turns, "player": player + 1, "line": write_move(placed), "pieces": position.scores(),
        });
        Ok(writeln!(stdout(), "{line}")?)
    }

    fn player_dropped(&mut self, player: usize, fault: &Fault) -> anyhow::Result<()> {
        let line = json!({ "player": player + 1, "dropped": fault.word(), "detail": fault.to_string() });
        Ok(writeln!(stdout(), "{line}")?)
    }
}

/// Draws the board at the end of the game on stderr, for a person who has played.
pub struct FinalBoard;

impl Observer for FinalBoard {
    fn game_started(&mut self, _position: &Position, _names: &[String]) -> anyhow::Result<()> {
        Ok(())
    }

    fn turn_taken(&mut self, position: &Position, _player: usize, _placed: Option<Placement>) -> anyhow::Result<()> {
        if position.is_over() {
            note!("{}", lines(position, &Cells::EMPTY, Ink::Plain).join("\n"));
        }
        Ok(())
    }

    fn player_dropped(&mut self, _player: usize, _fault: &Fault) -> anyhow::Result<()> {
        Ok(())
    }
}
