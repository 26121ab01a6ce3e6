//! One JSON object a turn, for programs.

use std::io::{stdout, Write};

use plokkis_core::placement::Placement;
use plokkis_core::position::Position;
use plokkis_core::protocol::write_move;
use serde_json::json;

use crate::fault::Fault;
use crate::referee::Observer;

/// Writes turns as objects.
#[derive(Default)]
pub struct Json {
    turns: usize,
}

impl Observer for Json {
    fn begins(&mut self, position: &Position, names: &[String]) -> anyhow::Result<()> {
        Ok(writeln!(stdout(), "{}", json!({ "width": position.width(), "names": names }))?)
    }

    fn turn(&mut self, position: &Position, player: usize, placed: Option<Placement>) -> anyhow::Result<()> {
        self.turns += 1;
        let line = json!({
            "turn": self.turns, "player": player + 1, "line": write_move(placed), "pieces": position.scores(),
        });
        Ok(writeln!(stdout(), "{line}")?)
    }

    fn dropped(&mut self, player: usize, fault: &Fault) -> anyhow::Result<()> {
        let line = json!({ "player": player + 1, "dropped": fault.word(), "detail": fault.to_string() });
        Ok(writeln!(stdout(), "{line}")?)
    }
}
