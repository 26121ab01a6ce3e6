//! A bot's side of a game: it hears and says lines, as the contest wants it.

use std::fmt::Display;
use std::io::{self, Write};

use super::players::Player;
use super::position::Position;
use super::protocol::{read_move, read_start, write_move, MoveLine, Start};

/// Plays a game for a bot of this name; ends when there is nothing more to place, or when the game is said to be over. A line that makes
/// no sense is [`io::ErrorKind::InvalidData`].
pub fn play(
    name: &str,
    player: &mut dyn Player,
    mut lines: impl Iterator<Item = io::Result<String>>,
    mut out: impl Write,
) -> io::Result<()> {
    say(&mut out, name)?;
    let Some(line) = lines.next() else { return Ok(()) };
    let Start { width, players, me } = read_start(&line?).map_err(|why| senseless("the first line", why))?;
    let mut position = Position::new(width, players);
    loop {
        let placed = if position.turn() == me {
            let placed = player.choose(&position);
            say(&mut out, &write_move(placed))?;
            if placed.is_none() {
                return Ok(());
            }
            placed
        } else {
            let Some(line) = lines.next() else { return Ok(()) };
            let line = line?;
            match read_move(&line).map_err(|why| senseless(&format!("'{line}'"), why))? {
                MoveLine::End => return Ok(()),
                MoveLine::Nothing => None,
                MoveLine::Cells(cells) => {
                    Some(position.check(&cells).map_err(|why| senseless(&format!("'{line}'"), why))?)
                }
            }
        };
        position.play(placed);
    }
}

fn say(out: &mut impl Write, line: &str) -> io::Result<()> {
    writeln!(out, "{line}")?;
    out.flush()
}

fn senseless(what: &str, why: impl Display) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("{what}: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::placement::Placement;

    /// Places a single cell wherever it can at first, then nothing.
    struct One(bool);

    impl Player for One {
        fn choose(&mut self, position: &Position) -> Option<Placement> {
            let first = crate::options::of(position, position.turn()).first().copied();
            first.filter(|_| std::mem::replace(&mut self.0, false))
        }
    }

    fn said(lines: &[&str]) -> (io::Result<()>, String) {
        let mut out = Vec::new();
        let lines = lines.iter().map(|line| Ok((*line).to_owned()));
        let result = play("Oneonly", &mut One(true), lines, &mut out);
        (result, String::from_utf8(out).unwrap())
    }

    #[test]
    fn a_bot_says_its_name_and_its_moves_and_nothing_else() {
        for (heard, told) in [
            (&[][..], "Oneonly\n"),
            (&["5 2 1"], "Oneonly\n1 1 1\n"),
            (&["5 2 1", "1 5 5"], "Oneonly\n1 1 1\n0\n"),
            (&["5 2 2", "1 1 1"], "Oneonly\n1 5 1\n"),
            (&["5 2 2", "0", "-1"], "Oneonly\n1 1 1\n"),
        ] {
            let (result, text) = said(heard);
            assert!(result.is_ok() && text == told, "{heard:?}: {text:?}");
        }
    }

    #[test]
    fn senseless_lines_are_named() {
        for (heard, told) in [
            (&["hello"][..], "the first line: a start is a width of 1 to 32"),
            (&["5 2 2", "x"], "'x': a move is whole numbers"),
            (&["5 2 2", "1 3 3"], "'1 3 3': a first piece covers a corner of the board"),
        ] {
            let why = said(heard).0.unwrap_err();
            assert!(why.kind() == io::ErrorKind::InvalidData && why.to_string().starts_with(told), "{why}");
        }
    }
}
