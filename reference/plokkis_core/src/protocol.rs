//! The lines between bot and referee: a name, the start `W N me`, moves, and the end.

use std::convert::TryFrom;
use std::error::Error;
use std::fmt::{self, Write};

use super::cells::MAX_WIDTH;
use super::placement::Placement;
use super::position::MAX_PLAYERS;
use super::shapes::MAX_CELLS;

/// Allowed lengths of a name.
pub const NAME_LENGTHS: std::ops::RangeInclusive<usize> = 3..=9;

/// The referee's last line, after the game.
pub const END: &str = "-1";

/// The line of a player that places nothing more.
pub const NOTHING: &str = "0";

/// Why a line is not valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    /// Not a bot's name.
    Name,
    /// Not a start.
    Start,
    /// Not whole numbers.
    NotNumbers,
    /// The number of cells is not that of any piece.
    Size,
    /// A column or row below 1.
    BelowOne,
    /// The number of coordinates does not match the number of cells.
    Coordinates {
        /// The number of cells in the line.
        cells: usize,
        /// The number of coordinates that follow.
        found: usize,
    },
}

impl fmt::Display for LineError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            LineError::Name => {
                write!(out, "a name has 3 to 9 ASCII letters and digits, at least one of them a letter")
            }
            LineError::Start => write!(
                out,
                "a start is WIDTH PLAYERS NUMBER, with WIDTH from 1 to {MAX_WIDTH} and PLAYERS from 1 to {MAX_PLAYERS}"
            ),
            LineError::NotNumbers => write!(out, "a move consists of whole numbers separated by spaces"),
            LineError::Size => write!(out, "a move begins with its number of cells, from 0 to {MAX_CELLS}"),
            LineError::BelowOne => write!(out, "columns and rows count from 1"),
            LineError::Coordinates { cells, found } => {
                write!(out, "{cells} cells need {} coordinates, found {found}", 2 * cells)
            }
        }
    }
}

impl Error for LineError {}

/// The referee's first line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// Columns and rows of the board.
    pub width: usize,
    /// Number of players.
    pub players: usize,
    /// The bot's own number, from 0.
    pub me: usize,
}

/// The meaning of a move line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveLine {
    /// `-1`: the game is over.
    End,
    /// `0`: the player places nothing from now on.
    Nothing,
    /// Cells, counted from (0, 0); the rules decide whether they are a legal piece.
    Cells(Vec<(usize, usize)>),
}

/// Accepts a name that the contest allows.
pub fn check_name(name: &str) -> Result<(), LineError> {
    let is_spelt = name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let has_letter = name.bytes().any(|byte| byte.is_ascii_alphabetic());
    (is_spelt && has_letter && NAME_LENGTHS.contains(&name.len())).then_some(()).ok_or(LineError::Name)
}

/// Reads the line `W N me`, with or without a byte order mark.
pub fn read_start(line: &str) -> Result<Start, LineError> {
    let line = line.strip_prefix('\u{feff}').unwrap_or(line);
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

/// Writes the line `W N me`.
pub fn write_start(start: &Start) -> String {
    format!("{} {} {}", start.width, start.players, start.me + 1)
}

/// Reads a move line; does not check it against the rules.
pub fn read_move(line: &str) -> Result<MoveLine, LineError> {
    let numbers: Result<Vec<i64>, _> = line.split_ascii_whitespace().map(str::parse).collect();
    let numbers = numbers.map_err(|_| LineError::NotNumbers)?;
    let (&size, coordinates) = numbers.split_first().ok_or(LineError::NotNumbers)?;
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

/// Writes a move line: `0`, or the number of cells and their coordinates from 1.
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
    fn names_of_bots_are_checked() {
        for name in ["abc", "A2345678z", "00x"] {
            assert_eq!(check_name(name), Ok(()), "{name}");
        }
        for name in ["", "ab", "abcdefghij", "123", "a b", "a-b", "äää", "abc "] {
            assert_eq!(check_name(name), Err(LineError::Name), "{name}");
        }
    }

    #[test]
    fn starts_are_read_and_written() {
        let start = Start { width: 25, players: 4, me: 1 };
        assert_eq!(read_start("25 4 2"), Ok(start));
        assert_eq!(read_start("\u{feff}25 4 2\r"), Ok(start));
        assert_eq!(write_start(&start), "25 4 2");
        for line in
            ["", "25 4", "25 4 2 1", "25 4 0", "25 4 5", "0 4 1", "33 4 1", "25 9 1", "25 0 0", "25 4 x", "25 4 -1"]
        {
            assert_eq!(read_start(line), Err(LineError::Start), "{line}");
        }
    }

    #[test]
    fn example_of_the_contest_reads_as_a_t() {
        let cells = vec![(6, 4), (7, 4), (7, 5), (7, 3)];
        assert_eq!(read_move("4 7 5 8 5 8 6 8 4"), Ok(MoveLine::Cells(cells.clone())));
        let placement = Placement::covering(&cells).unwrap();
        assert_eq!(write_move(Some(placement)), "4 8 4 7 5 8 5 8 6");
    }

    #[test]
    fn move_lines_are_read_or_refused() {
        assert_eq!(read_move("0"), Ok(MoveLine::Nothing));
        assert_eq!(read_move(" -1\r"), Ok(MoveLine::End));
        for (line, error) in [
            ("", LineError::NotNumbers),
            ("hello", LineError::NotNumbers),
            ("1 2.5 3", LineError::NotNumbers),
            ("1 99999999999999999999 3", LineError::NotNumbers),
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
