//! A line a turn, for output that goes to a file or a pipe.

use std::io::{stdout, Write};

use plokkis_core::placement::Placement;
use plokkis_core::position::Position;
use plokkis_core::protocol::write_move;

use crate::fault::Fault;
use crate::referee::Observer;

/// Writes turns as lines.
#[derive(Default)]
pub struct Plain {
    names: Vec<String>,
    turns: usize,
}

impl Observer for Plain {
    fn begins(&mut self, _position: &Position, names: &[String]) -> anyhow::Result<()> {
        self.names = names.to_vec();
        let seats: Vec<String> = names.iter().enumerate().map(|(seat, name)| format!("{} {name}", seat + 1)).collect();
        Ok(writeln!(stdout(), "{}", seats.join(", "))?)
    }

    fn turn(&mut self, _position: &Position, player: usize, placed: Option<Placement>) -> anyhow::Result<()> {
        self.turns += 1;
        let Some(placed) = placed else { return Ok(()) };
        let line = write_move(Some(placed));
        Ok(writeln!(stdout(), "turn {:3}  {} {:9}  {line}", self.turns, player + 1, self.names[player])?)
    }

    fn dropped(&mut self, player: usize, fault: &Fault) -> anyhow::Result<()> {
        Ok(writeln!(stdout(), "turn {:3}  {} {:9}  is out: {fault}", self.turns + 1, player + 1, self.names[player])?)
    }
}
