//! A game to learn from, and the line of text that stores it.
//!
//! The columns are separated by tabs: the margin for the first player, the moves as codes, and
//! optionally the values that a search found. There is one value for each turn, that of the
//! position before it for its mover: `.` if it is unknown, and followed by `!` if the game
//! continued with another move than the search's.

use std::fmt;
use std::path::Path;

use anyhow::{bail, Context, Result};
use duo_core::notation::{decode, encode, Code};
use duo_core::placement::Move;
use duo_core::player::Start;
use duo_core::position::Position;

/// One turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The move made.
    pub played: Move,
    /// The value of the position before it for its mover, found by a search.
    pub value: Option<i32>,
    /// The move was random, so the result says nothing about the positions before it.
    pub random: bool,
}

/// A complete game from the empty board, the first player on (5,5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The first player's points minus the second's.
    pub margin: i32,
    /// All turns; those after the end of the game are ignored.
    pub turns: Vec<Turn>,
}

impl Game {
    /// Reads a game from a line.
    pub fn parse(line: &str) -> Result<Game> {
        let columns: Vec<&str> = line.split('\t').collect();
        let (margin, moves, values) = match columns[..] {
            [margin, moves] => (margin, moves, None),
            [margin, moves, values] => (margin, moves, Some(values)),
            _ => bail!("expected two or three columns, found {}", columns.len()),
        };
        let margin = margin.parse().with_context(|| format!("'{margin}' is not a margin"))?;
        let mut turns = Vec::new();
        for text in moves.split_whitespace() {
            let code: Code = text.parse().with_context(|| format!("'{text}' is not a code"))?;
            let played = decode(code).with_context(|| format!("'{text}' is not the code of a move"))?;
            turns.push(Turn { played, value: None, random: false });
        }
        if let Some(values) = values {
            let values: Vec<&str> = values.split_whitespace().collect();
            if values.len() != turns.len() {
                bail!("{} moves but {} values", turns.len(), values.len());
            }
            for (turn, text) in turns.iter_mut().zip(values) {
                turn.random = text == "." || text.ends_with('!');
                let number = text.trim_end_matches('!');
                if text != "." {
                    turn.value = Some(number.parse().with_context(|| format!("'{text}' is not a value"))?);
                }
            }
        }
        let game = Game { margin, turns };
        game.check()?;
        Ok(game)
    }

    /// Fails if a move before the end of the game is illegal.
    fn check(&self) -> Result<()> {
        let mut position = Position::new(Start::Five);
        for turn in &self.turns {
            if position.is_over() {
                break;
            }
            let illegal = || format!("{} is illegal at turn {}", encode(turn.played), position.ply() + 1);
            let mut next = position;
            next.play(turn.played).with_context(illegal)?;
            position = next;
        }
        Ok(())
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<String> = self.turns.iter().map(|turn| encode(turn.played).to_string()).collect();
        let value = |turn: &Turn| match (turn.value, turn.random) {
            (None, _) => ".".to_string(),
            (Some(value), false) => value.to_string(),
            (Some(value), true) => format!("{value}!"),
        };
        let values: Vec<String> = self.turns.iter().map(value).collect();
        write!(f, "{}\t{}\t{}", self.margin, codes.join(" "), values.join(" "))
    }
}

/// The games of a file; lines that begin with `#` are comments.
pub fn read(path: &Path) -> Result<Vec<Game>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    let parse = |(index, line): (usize, &str)| {
        Game::parse(line).with_context(|| format!("{}, line {}", path.display(), index + 1))
    };
    lines.map(parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "-3\t53e0 a8e0 21k7\t. -17 250!";

    #[test]
    fn line_survives_reading_and_writing() {
        let game = Game::parse(LINE).unwrap();
        assert_eq!(game.to_string(), LINE);
        assert_eq!(game.margin, -3);
        let turns: Vec<_> = game.turns.iter().map(|turn| (turn.value, turn.random)).collect();
        assert_eq!(turns, [(None, true), (Some(-17), false), (Some(250), true)]);
    }

    #[test]
    fn error_names_the_fault() {
        let wrong = [
            ("1", "two or three columns"),
            ("x\t53e0", "a margin"),
            ("1\t53e", "not a code"),
            ("1\t99x0", "no"),
            ("1\t53e0 53e0", "illegal at turn 2"),
            ("1\t53e0\t1 2", "1 moves but 2 values"),
            ("1\t53e0\tx", "a value"),
        ];
        for (line, expected) in wrong {
            let error = format!("{:#}", Game::parse(line).unwrap_err());
            assert!(error.contains(expected), "{line}: {error}");
        }
    }
}
