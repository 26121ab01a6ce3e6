//! The lines that bots and referee exchange: a name, `W N me`, moves, and the end.

use std::convert::TryFrom;
use std::error::Error;
use std::fmt::{self, Write};

use super::cells::MAX_WIDTH;
use super::placement::Placement;
use super::position::MAX_PLAYERS;
use super::shapes::MAX_CELLS;

/// Lengths of a name.
pub const NAME_LENGTHS: std::ops::RangeInclusive<usize> = 3..=9;

/// What a bot is fed when the game is over.
pub const END: &str = "-1";

/// The line of who places nothing, this time and for good.
pub const NOTHING: &str = "0";

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    /// Not a bot's name.
    Name,
    /// Not a start.
    Start,
    /// Not numbers.
    NoNumbers,
    /// A number of cells that no piece has.
    Size,
    /// A column or row below 1.
    BelowOne,
    /// More or fewer coordinates than the number of cells says.
    Coordinates {
        /// The number of cells that the line begins with.
        cells: usize,
        /// The coordinates that follow.
        found: usize,
    },
}

impl fmt::Display for LineError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            LineError::Name => {
                write!(out, "a name is 3 to 9 of the letters a-z and A-Z and of the digits, with a letter among them")
            }
            LineError::Start => write!(
                out,
                "a start is a width of 1 to {MAX_WIDTH}, a number of players of 1 to {MAX_PLAYERS} and one of these players"
            ),
            LineError::NoNumbers => write!(out, "a move is whole numbers with spaces between them"),
            LineError::Size => write!(out, "a move begins with its number of cells, 0 to {MAX_CELLS}"),
            LineError::BelowOne => write!(out, "columns and rows count from 1"),
            LineError::Coordinates { cells, found } => {
                write!(out, "{cells} cells take {} coordinates, not {found}", 2 * cells)
            }
        }
    }
}

impl Error for LineError {}

/// The first line that a bot is fed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// Columns and rows of the board.
    pub width: usize,
    /// How many play.
    pub players: usize,
    /// Which of them the bot is, from 0.
    pub me: usize,
}

/// What a move line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveLine {
    /// `-1`: the game is over.
    End,
    /// `0`: nothing, for good.
    Nothing,
    /// Cells, from (0, 0); whether they are a legal piece is for the rules to say.
    Cells(Vec<(usize, usize)>),
}

/// Checks a name.
pub fn check_name(name: &str) -> Result<(), LineError> {
    let is_spelt = name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let has_letter = name.bytes().any(|byte| byte.is_ascii_alphabetic());
    (is_spelt && has_letter && NAME_LENGTHS.contains(&name.len())).then_some(()).ok_or(LineError::Name)
}

/// Reads the first line.
pub fn read_start(line: &str) -> Result<Start, LineError> {
    let numbers: Option<Vec<usize>> = line.split_ascii_whitespace().map(|word| word.parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[width, players, number])
            if (1..=MAX_WIDTH).contains(&width)
                && (1..=MAX_PLAYERS).contains(&players)
                && (1..=players).contains(&number) =>
        {
            Ok(Start { width, players, me: number - 1 })
        }
        _ => Err(LineError::Start),
    }
}

/// Writes the first line.
pub fn write_start(start: &Start) -> String {
    format!("{} {} {}", start.width, start.players, start.me + 1)
}

/// Reads a move.
pub fn read_move(line: &str) -> Result<MoveLine, LineError> {
    let numbers: Result<Vec<i64>, _> = line.split_ascii_whitespace().map(str::parse).collect();
    let numbers = numbers.map_err(|_| LineError::NoNumbers)?;
    let (&size, coordinates) = numbers.split_first().ok_or(LineError::NoNumbers)?;
    let cells = match usize::try_from(size) {
        Err(_) if size == -1 && coordinates.is_empty() => return Ok(MoveLine::End),
        Ok(cells) if cells <= MAX_CELLS => cells,
        _ => return Err(LineError::Size),
    };
    if coordinates.len() != 2 * cells {
        return Err(LineError::Coordinates { cells, found: coordinates.len() });
    }
    if cells == 0 {
        return Ok(MoveLine::Nothing);
    }
    let from_zero =
        |number: i64| number.checked_sub(1).and_then(|at| usize::try_from(at).ok()).ok_or(LineError::BelowOne);
    let cells = coordinates.chunks(2).map(|pair| Ok((from_zero(pair[0])?, from_zero(pair[1])?)));
    Ok(MoveLine::Cells(cells.collect::<Result<_, _>>()?))
}

/// Writes a move.
pub fn write_move(placement: Option<Placement>) -> String {
    let Some(placement) = placement else { return NOTHING.to_owned() };
    placement.cells().fold(placement.size().to_string(), |mut line, (x, y)| {
        let _ = write!(line, " {} {}", x + 1, y + 1);
        line
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for name in ["abc", "A2345678z", "00x"] {
            assert_eq!(check_name(name), Ok(()), "{name}");
        }
        for name in ["", "ab", "abcdefghij", "123", "a b", "a-b", "äää", "abc "] {
            assert_eq!(check_name(name), Err(LineError::Name), "{name}");
        }
    }

    #[test]
    fn starts() {
        let start = Start { width: 25, players: 4, me: 1 };
        assert_eq!(read_start("25 4 2"), Ok(start));
        assert_eq!(write_start(&start), "25 4 2");
        for line in
            ["", "25 4", "25 4 2 1", "25 4 0", "25 4 5", "0 4 1", "33 4 1", "25 9 1", "25 0 0", "25 4 x", "25 4 -1"]
        {
            assert_eq!(read_start(line), Err(LineError::Start), "{line}");
        }
    }

    #[test]
    fn the_contests_example_is_a_t() {
        let cells = vec![(6, 4), (7, 4), (7, 5), (7, 3)];
        assert_eq!(read_move("4 7 5 8 5 8 6 8 4"), Ok(MoveLine::Cells(cells.clone())));
        let placement = Placement::covering(&cells).unwrap();
        assert_eq!(write_move(Some(placement)), "4 8 4 7 5 8 5 8 6");
    }

    #[test]
    fn move_lines() {
        assert_eq!(read_move("0"), Ok(MoveLine::Nothing));
        assert_eq!(read_move(" -1\r"), Ok(MoveLine::End));
        for (line, error) in [
            ("", LineError::NoNumbers),
            ("hello", LineError::NoNumbers),
            ("1 2.5 3", LineError::NoNumbers),
            ("1 99999999999999999999 3", LineError::NoNumbers),
            ("5 1 1 2 1 3 1 4 1 5 1", LineError::Size),
            ("-2", LineError::Size),
            ("-1 4", LineError::Size),
            ("2 1 1 2", LineError::Coordinates { cells: 2, found: 3 }),
            ("0 1", LineError::Coordinates { cells: 0, found: 1 }),
            ("1 0 1", LineError::BelowOne),
            ("1 1 -9223372036854775808", LineError::BelowOne),
        ] {
            assert_eq!(read_move(line), Err(error), "{line}");
        }
    }
}
