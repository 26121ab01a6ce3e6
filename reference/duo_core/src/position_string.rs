//! Position strings: a position as one line of text, read and written by every tool.
//!
//! Six fields, separated by spaces:
//!
//! ```
//! # use duo_core::{player::Start, position::Position};
//! let line = "xxxx10/x3x9/4x9/4x9/4x9/14/9o4/9o4/9o4/9o4/14/14/14/14 o 5 0 3 -";
//! assert_eq!(Position::from_moves("53e0 a8e0 21k7", Start::Five)?.to_string(), line);
//! assert_eq!(line.parse::<Position>()?.ply(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 1. the 14 rows from the top, separated by `/`: `x` is a stone of the first player, `o` one of
//!    the second, and a number stands for that many empty cells;
//! 2. the player to move, `x` or `o`;
//! 3. the start cell of `x`: `5` is (5,5), `a` is (a,a); `o` has the other one;
//! 4. number of passes in a row up to now: 0, 1 or 2;
//! 5. number of turns taken so far, placements and passes;
//! 6. the players that have placed all pieces with the monomino last, which earns the larger bonus:
//!    `-`, `x`, `o` or `xo`.
//!
//! There is no field for the remaining pieces: pieces of one player never lie edge to edge, so its
//! pieces can be recognised from its stones.
//! apart into its pieces.

use std::fmt;
use std::str::FromStr;

use super::cells::{Cells, BOARD_SIZE};
use super::notation::coordinate;
use super::player::{PieceSet, Player, Start};
use super::position::Position;
use super::stones::{is_connected, pieces_left};

/// The letter of each player's stones.
const STONES: [char; 2] = ['x', 'o'];

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPosition {
    /// The number of fields is wrong.
    #[error("a position has 6 fields (board, turn, start, passes, turns taken, monomino last), not {0}")]
    Fields(usize),
    /// The board has too few or too many rows.
    #[error("the board must have 14 rows, not {0}")]
    Rows(usize),
    /// A row has too few or too many cells, or an unknown character.
    #[error("row {row} must be 14 cells of x, o and numbers of empty cells, not \"{}\"", text.escape_debug())]
    Row {
        /// The row in the contest's notation.
        row: char,
        /// The field's text.
        text: String,
    },
    /// Stones that touch edge to edge are not a piece, or are a piece that is already there.
    #[error("the {stone} stones around ({},{}) are not a piece, or one that {stone} has placed elsewhere too", coordinate(*x), coordinate(*y))]
    NoPiece {
        /// The owner of the stones.
        stone: char,
        /// Column of one of the stones, counted from 0.
        x: usize,
        /// Row of one of the stones, counted from 0.
        y: usize,
    },
    /// A player has stones that are not all connected to its start cell by corners.
    #[error("the {stone} stones do not all hang together, by corners, with the start cell {start}")]
    NotLinked {
        /// The owner of the stones.
        stone: char,
        /// The start cell of that player.
        start: Start,
    },
    /// Another field has an invalid value.
    #[error("{field} must be {expected}, not \"{}\"", text.escape_debug())]
    Field {
        /// The field's name.
        field: &'static str,
        /// The valid values.
        expected: String,
        /// The field's text.
        text: String,
    },
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for y in 0..BOARD_SIZE {
            let separator = if y == 0 { "" } else { "/" };
            write!(f, "{separator}{}", row_text(self, y))?;
        }
        let turn = STONES[self.to_move().index()];
        let start = self.start(Player::First).digit().to_ascii_lowercase() as char;
        write!(f, " {turn} {start} {} {} ", self.passes(), self.ply())?;
        let finishers = Player::BOTH.into_iter().filter(|&player| self.monomino_last(player));
        let finishers: String = finishers.map(|player| STONES[player.index()]).collect();
        f.write_str(if finishers.is_empty() { "-" } else { &finishers })
    }
}

fn row_text(position: &Position, y: usize) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for x in 0..=BOARD_SIZE {
        let stone = Player::BOTH.into_iter().find(|&player| x < BOARD_SIZE && position.stones(player).contains(x, y));
        if (stone.is_some() || x == BOARD_SIZE) && empty > 0 {
            text += &empty.to_string();
            empty = 0;
        }
        match stone {
            Some(player) => text.push(STONES[player.index()]),
            None => empty += 1,
        }
    }
    text
}

impl FromStr for Position {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Position, BadPosition> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let [board, turn, start, passes, ply, finishers] = fields[..] else {
            return Err(BadPosition::Fields(fields.len()));
        };
        let occupied = parse_board(board)?;
        let first_start = match start {
            "5" => Start::Five,
            "a" => Start::Ten,
            _ => return Err(bad_field("the start cell of x", "5 or a", start)),
        };
        let to_move = match turn {
            "x" => Player::First,
            "o" => Player::Second,
            _ => return Err(bad_field("the side to move", "x or o", turn)),
        };
        let mut left = [PieceSet::FULL; 2];
        for player in Player::BOTH {
            let own = occupied[player.index()];
            let no_piece = |(x, y)| BadPosition::NoPiece { stone: STONES[player.index()], x, y };
            left[player.index()] = pieces_left(own).map_err(no_piece)?;
            let start = if player == Player::First { first_start } else { first_start.other() };
            if !is_connected(own, start) {
                return Err(BadPosition::NotLinked { stone: STONES[player.index()], start });
            }
        }
        let passes: u8 = match passes {
            "0" => 0,
            "1" => 1,
            "2" => 2,
            _ => return Err(bad_field("the number of passes in a row", "0, 1 or 2", passes)),
        };
        let fewest = left.iter().map(|left| PieceSet::FULL.len() - left.len()).sum::<u32>() + u32::from(passes);
        let expected = || format!("a number from {fewest} (pieces placed and passes) to {MAX_PLY}");
        let turns = ply.parse().ok().filter(|turns| (fewest..=MAX_PLY).contains(turns));
        let turns = turns.ok_or_else(|| bad_field("the number of turns taken", expected(), ply))?;
        let monomino_last = match finishers {
            "-" => [false, false],
            "x" => [true, false],
            "o" => [false, true],
            "xo" => [true, true],
            _ => return Err(bad_field("who has placed the monomino last", "-, x, o or xo", finishers)),
        };
        if (0..2).any(|player| monomino_last[player] && !left[player].is_empty()) {
            return Err(bad_field("who has placed the monomino last", "a player without pieces left", finishers));
        }
        Ok(Position::from_parts(occupied, left, to_move, first_start, monomino_last, passes, turns))
    }
}

/// A limit above the number of turns of any game, so that counting on from a position never
/// overflows.
const MAX_PLY: u32 = 1_000_000;

fn bad_field(field: &'static str, expected: impl Into<String>, text: &str) -> BadPosition {
    BadPosition::Field { field, expected: expected.into(), text: text.to_owned() }
}

fn parse_board(board: &str) -> Result<[Cells; 2], BadPosition> {
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != BOARD_SIZE {
        return Err(BadPosition::Rows(rows.len()));
    }
    let mut occupied = [Cells::EMPTY; 2];
    for (y, text) in rows.into_iter().enumerate() {
        let bad_row = || BadPosition::Row { row: coordinate(y), text: text.to_owned() };
        let cells = parse_row(text).ok_or_else(bad_row)?;
        for (x, stone) in cells.into_iter().enumerate() {
            if let Some(player) = stone {
                occupied[player] |= Cells::single(x, y);
            }
        }
    }
    Ok(occupied)
}

/// The owner of each cell of a row, or `None` if the text is not a row.
fn parse_row(text: &str) -> Option<[Option<usize>; BOARD_SIZE]> {
    let mut cells = Vec::with_capacity(BOARD_SIZE);
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits == 0 {
            cells.push(Some(STONES.iter().position(|&stone| stone == first)?));
            rest = &rest[first.len_utf8()..];
        } else {
            let empty = rest[..digits].parse().ok().filter(|empty| (1..=BOARD_SIZE).contains(empty))?;
            cells.extend(std::iter::repeat_n(None, empty));
            rest = &rest[digits..];
        }
    }
    cells.try_into().ok()
}
