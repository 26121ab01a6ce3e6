//! The nine cells, the cubes on them and the winning lines.

use std::fmt;
use std::hash::{Hash, Hasher};

/// Number of cells of the board.
pub const CELL_COUNT: usize = 9;

/// The rows, columns and diagonals.
pub const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// A team, named by the colour of its cubes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Team {
    /// Moves first.
    Green,
    /// Has a cube on the board before play begins.
    Red,
}

impl Team {
    /// The opponent.
    pub fn other(self) -> Team {
        match self {
            Team::Green => Team::Red,
            Team::Red => Team::Green,
        }
    }
}

impl fmt::Display for Team {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.pad(match self {
            Team::Green => "green",
            Team::Red => "red",
        })
    }
}

/// The cube on each cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Board([Option<Team>; CELL_COUNT]);

/// Hashes the board as one number, because the solver spends most of its time looking boards up.
impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let digit = |cube: Option<Team>| cube.map_or(0, |team| 1 + team as u16);
        state.write_u16(self.0.iter().fold(0, |number, &cube| 3 * number + digit(cube)));
    }
}

impl Board {
    /// The team whose cube stands on the cell.
    pub fn at(&self, cell: usize) -> Option<Team> {
        self.0[cell]
    }

    /// The board with another cube, or with no cube, on a cell.
    #[must_use]
    pub fn with(mut self, cell: usize, cube: Option<Team>) -> Board {
        self.0[cell] = cube;
        self
    }

    /// The cells without a cube, in ascending order.
    pub fn empty_cells(&self) -> impl Iterator<Item = usize> + '_ {
        (0..CELL_COUNT).filter(|&cell| self.0[cell].is_none())
    }

    /// Counts a team's cubes.
    pub fn count(&self, team: Team) -> usize {
        self.0.iter().filter(|&&cube| cube == Some(team)).count()
    }

    /// A complete line of this team.
    pub fn line_of(&self, team: Team) -> Option<[usize; 3]> {
        LINES.into_iter().find(|line| line.iter().all(|&cell| self.0[cell] == Some(team)))
    }

    /// Parses nine characters: `r` and `g` for cubes, `.` for an empty cell.
    pub fn parse(text: &str) -> Option<Board> {
        let cells = text.chars().map(|character| match character {
            '.' => Some(None),
            'g' => Some(Some(Team::Green)),
            'r' => Some(Some(Team::Red)),
            _ => None,
        });
        Some(Board(cells.collect::<Option<Vec<_>>>()?.try_into().ok()?))
    }
}

impl fmt::Display for Board {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let letter = |cube: &Option<Team>| match cube {
            None => '.',
            Some(Team::Green) => 'g',
            Some(Team::Red) => 'r',
        };
        out.pad(&self.0.iter().map(letter).collect::<String>())
    }
}
