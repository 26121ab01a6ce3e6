//! A position: both teams' marbles and the side to move; also as text.

use std::fmt;
use std::str::FromStr;

use super::cells::{Cell, Cells, ROW_COUNT};
use super::moves::{self, Move};
use super::team::Team;

/// Number of marbles of a team at the start.
pub const MARBLES: u32 = 14;

/// Number of marbles to push out for an immediate win.
pub const OUT_TO_WIN: u32 = 6;

/// The start positions by name, the contest's first.
pub const STARTS: [(&str, &str); 3] = [
    ("standard", "wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb"),
    ("belgian", "ww.bb/wwwbbb/.ww.bb./......../........./......../.bb.ww./bbbwww/bb.ww"),
    ("german", "...../ww..bb/www.bbb/.ww..bb./........./.bb..ww./bbb.www/bb..ww/....."),
];

/// The marbles on the board, and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    marbles: [Cells; 2],
    to_move: Team,
}

impl Position {
    /// The contest's start.
    pub fn standard() -> Position {
        STARTS[0].1.parse().expect("the start is well-formed")
    }

    /// A position; `None` if two marbles share a cell or a team has too many.
    pub fn new(marbles: [Cells; 2], to_move: Team) -> Option<Position> {
        let [black, white] = marbles;
        let fits = (black & white).is_empty() && marbles.iter().all(|marbles| marbles.count() <= MARBLES);
        fits.then_some(Position { marbles, to_move })
    }

    /// The side to move.
    pub fn to_move(&self) -> Team {
        self.to_move
    }

    /// The cells under marbles of a team.
    pub fn marbles(&self, team: Team) -> Cells {
        self.marbles[team as usize]
    }

    /// The marbles of the side to move.
    pub fn own(&self) -> Cells {
        self.marbles(self.to_move)
    }

    /// The marbles of the other side.
    pub fn other(&self) -> Cells {
        self.marbles(self.to_move.other())
    }

    /// The team whose marble is on a cell.
    pub fn at(&self, cell: Cell) -> Option<Team> {
        Team::BOTH.into_iter().find(|&team| self.marbles(team).contains(cell))
    }

    /// Number of the opponent's marbles that a team has pushed out.
    pub fn pushed_out(&self, team: Team) -> u32 {
        MARBLES - self.marbles(team.other()).count()
    }

    /// The team that has pushed out six marbles.
    pub fn winner(&self) -> Option<Team> {
        Team::BOTH.into_iter().find(|&team| self.pushed_out(team) >= OUT_TO_WIN)
    }

    /// All legal moves; none after a win.
    pub fn moves(&self) -> Vec<Move> {
        if self.winner().is_some() {
            Vec::new()
        } else {
            moves::list(self.own(), self.other())
        }
    }

    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, played: Move) -> Position {
        let (own, other) = played.apply(self.own(), self.other());
        let marbles = match self.to_move {
            Team::Black => [own, other],
            Team::White => [other, own],
        };
        Position { marbles, to_move: self.to_move.other() }
    }
}

/// Writes the rows from the top (`b` and `w` for marbles, `.` for an empty cell), then the side to
/// move.
impl fmt::Display for Position {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        for row in (0..ROW_COUNT).rev() {
            for cell in Cell::all().filter(|cell| cell.row() == row) {
                write!(out, "{}", self.at(cell).map_or('.', Team::letter))?;
            }
            write!(out, "{}", if row > 0 { '/' } else { ' ' })?;
        }
        write!(out, "{}", self.to_move.letter())
    }
}

impl FromStr for Position {
    type Err = String;

    /// Parses the name of a start, or the text that [`Position`] writes. Without a team, black is
    /// to move.
    fn from_str(text: &str) -> Result<Position, String> {
        let mut words = text.split_whitespace();
        let board = words.next().ok_or("a position has a board")?;
        let to_move = match words.next() {
            None => Team::Black,
            Some(word) => Team::from_word(word).ok_or_else(|| format!("'{word}' is not a team: use b or w"))?,
        };
        if let Some(word) = words.next() {
            return Err(format!("unexpected '{word}': a position is a board and a team"));
        }
        let board = STARTS.iter().find(|(name, _)| *name == board).map_or(board, |(_, board)| board);
        let rows: Vec<&str> = board.split('/').collect();
        if rows.len() != ROW_COUNT as usize {
            return Err(format!("a board has nine rows between slashes, not {}", rows.len()));
        }
        let mut marbles = [Cells::EMPTY; 2];
        for (row, text) in (0..ROW_COUNT).rev().zip(rows) {
            let cells: Vec<Cell> = Cell::all().filter(|cell| cell.row() == row).collect();
            if text.chars().count() != cells.len() {
                return Err(format!("row '{text}' must have {} cells", cells.len()));
            }
            for (cell, letter) in cells.into_iter().zip(text.chars()) {
                match letter {
                    '.' => {}
                    'b' => marbles[0] |= cell.into(),
                    'w' => marbles[1] |= cell.into(),
                    other => return Err(format!("'{other}' on {cell}: a cell is b, w or .")),
                }
            }
        }
        Position::new(marbles, to_move).ok_or_else(|| format!("a team has at most {MARBLES} marbles"))
    }
}
