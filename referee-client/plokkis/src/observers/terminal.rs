//! Redraws the board on a terminal after each move.
//!
//! It changes no terminal mode, so the terminal is usable whenever the program ends.

use console::{truncate_str, Term};
use plokkis_core::cells::Cells;
use plokkis_core::placement::Placement;
use plokkis_core::position::Position;

use crate::board_text::{lines, paint, Ink};
use crate::fault::Fault;
use crate::referee::Observer;

pub struct Terminal {
    term: Term,
    ink: Ink,
    names: Vec<String>,
    faults: Vec<Option<&'static str>>,
    turns: usize,
    drawn: usize,
}

impl Terminal {
    pub fn new(term: Term) -> Terminal {
        let ink = if console::colors_enabled() { Ink::Colour } else { Ink::Plain };
        Terminal { term, ink, names: Vec::new(), faults: Vec::new(), turns: 0, drawn: 0 }
    }

    fn draw(&mut self, position: &Position, last: &Cells) -> anyhow::Result<()> {
        let frame = self.frame(position, last);
        let (rows, columns) = self.term.size();
        let mut text = if self.drawn > 0 { format!("\x1b[{}A", self.drawn) } else { String::new() };
        for line in &frame {
            text += &format!("{}\x1b[K\n", truncate_str(line, usize::from(columns), ""));
        }
        // Lines that have scrolled off the screen cannot be redrawn.
        self.drawn = if frame.len() < usize::from(rows) { frame.len() } else { 0 };
        // A single write per frame avoids flicker.
        self.term.write_str(&text)?;
        Ok(self.term.flush()?)
    }

    fn frame(&self, position: &Position, last: &Cells) -> Vec<String> {
        let mut side_lines = vec![format!("turn {}", self.turns), String::new()];
        for (player, name) in self.names.iter().enumerate() {
            let state = match self.faults[player] {
                Some(fault) => fault,
                None if position.can_place(player) => "",
                None => "done",
            };
            let sign = paint(&format!(" {} ", player + 1), player, self.ink);
            side_lines.push(format!("{sign} {name:9} {:3}  {state}", position.pieces(player)));
        }
        let board = lines(position, last, self.ink);
        let height = board.len().max(side_lines.len());
        let blank = "  ".repeat(position.width());
        (0..height)
            .map(|row| {
                let left = board.get(row).unwrap_or(&blank);
                let right = side_lines.get(row).map_or("", String::as_str);
                format!("{left}    {right}").trim_end().to_owned()
            })
            .collect()
    }
}

impl Observer for Terminal {
    fn game_started(&mut self, position: &Position, names: &[String]) -> anyhow::Result<()> {
        (self.names, self.faults, self.turns, self.drawn) = (names.to_vec(), vec![None; names.len()], 0, 0);
        self.draw(position, &Cells::EMPTY)
    }

    fn turn_taken(&mut self, position: &Position, _player: usize, placed: Option<Placement>) -> anyhow::Result<()> {
        self.turns += 1;
        self.draw(position, &placed.map_or(Cells::EMPTY, |placed| placed.set()))
    }

    fn player_dropped(&mut self, player: usize, fault: &Fault) -> anyhow::Result<()> {
        self.faults[player] = Some(fault.word());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frame_shows_board_and_scores() {
        let mut position = Position::new(5, 2);
        position.play(Placement::covering(&[(0, 0), (1, 0)]));
        position.play(Placement::covering(&[(4, 4)]));
        position.play(Placement::covering(&[(2, 1), (2, 2)]));
        position.play(None);
        let (names, faults) = (vec!["Diagonal".to_owned(), "Other".to_owned()], vec![None, Some("hangs")]);
        let terminal = Terminal { term: Term::stdout(), ink: Ink::Plain, names, faults, turns: 4, drawn: 0 };
        let last = [(2, 1), (2, 2)].into_iter().collect();
        insta::assert_snapshot!(terminal.frame(&position, &last).join("\n"));
    }
}
