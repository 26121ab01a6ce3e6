//! A bot's side of a game: reads and writes the contest's lines.

use std::fmt::Display;
use std::io::{self, Write};

use super::players::Player;
use super::position::Position;
use super::protocol::{read_move, read_start, write_move, MoveLine, Start};

/// Plays a game. Returns when the player has nothing to place, or at the referee's end of the game.
///
/// A line that makes no sense is an [`io::ErrorKind::InvalidData`] error, which quotes the line.
pub fn play(
    name: &str,
    player: &mut dyn Player,
    mut lines: impl Iterator<Item = io::Result<String>>,
    mut out: impl Write,
) -> io::Result<()> {
    write_line(&mut out, name)?;
    let Some(line) = lines.next() else { return Ok(()) };
    let Start { width, players, me } = read_start(&line?).map_err(|why| invalid_data("the first line", why))?;
    let mut position = Position::new(width, players);
    loop {
        let placed = if position.turn() == me {
            let placed = player.choose(&position);
            write_line(&mut out, &write_move(placed))?;
            if placed.is_none() {
                return Ok(());
            }
            placed
        } else {
            let Some(line) = lines.next() else { return Ok(()) };
            let line = line?;
            match read_move(&line).map_err(|why| invalid_data(&format!("'{line}'"), why))? {
                MoveLine::End => return Ok(()),
                MoveLine::Nothing => None,
                MoveLine::Cells(cells) => {
                    Some(position.check(&cells).map_err(|why| invalid_data(&format!("'{line}'"), why))?)
                }
            }
        };
        position.play(placed);
    }
}

fn write_line(out: &mut impl Write, line: &str) -> io::Result<()> {
    writeln!(out, "{line}")?;
    out.flush()
}

fn invalid_data(what: &str, why: impl Display) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("{what}: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::placement::Placement;

    /// Places one piece, then nothing.
    struct PlaceOnce(bool);

    impl Player for PlaceOnce {
        fn choose(&mut self, position: &Position) -> Option<Placement> {
            let first = crate::options::list(position, position.turn()).first().copied();
            first.filter(|_| std::mem::replace(&mut self.0, false))
        }
    }

    fn run_bot(lines: &[&str]) -> (io::Result<()>, String) {
        let mut out = Vec::new();
        let lines = lines.iter().map(|line| Ok((*line).to_owned()));
        let result = play("Oneonly", &mut PlaceOnce(true), lines, &mut out);
        (result, String::from_utf8(out).unwrap())
    }

    #[test]
    fn bot_writes_only_its_name_and_moves() {
        for (input, expected) in [
            (&[][..], "Oneonly\n"),
            (&["5 2 1"], "Oneonly\n1 1 1\n"),
            (&["5 2 1", "1 5 5"], "Oneonly\n1 1 1\n0\n"),
            (&["5 2 2", "1 1 1"], "Oneonly\n1 5 1\n"),
            (&["5 2 2", "0", "-1"], "Oneonly\n1 1 1\n"),
        ] {
            let (result, text) = run_bot(input);
            assert!(result.is_ok() && text == expected, "{input:?}: {text:?}");
        }
    }

    #[test]
    fn bot_quotes_a_line_that_it_cannot_read() {
        for (input, expected) in [
            (&["hello"][..], "the first line: a start is WIDTH PLAYERS NUMBER"),
            (&["5 2 2", "x"], "'x': a move consists of whole numbers"),
            (&["5 2 2", "1 3 3"], "'1 3 3': a first piece must cover a corner of the board"),
        ] {
            let why = run_bot(input).0.unwrap_err();
            assert!(why.kind() == io::ErrorKind::InvalidData && why.to_string().starts_with(expected), "{why}");
        }
    }
}
