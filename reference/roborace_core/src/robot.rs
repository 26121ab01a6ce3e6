//! The robot's place and direction.

use std::fmt;

/// A direction; the variants are in the order of right turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// `N` (nahoru), to smaller rows.
    Up,
    /// `R`, to larger columns.
    Right,
    /// `D`, to larger rows.
    Down,
    /// `L`, to smaller columns.
    Left,
}

impl Direction {
    /// All four, each at its own index.
    pub const ALL: [Direction; 4] = [Direction::Up, Direction::Right, Direction::Down, Direction::Left];

    /// The change of column and row in one step.
    pub fn step(self) -> (i32, i32) {
        match self {
            Direction::Up => (0, -1),
            Direction::Right => (1, 0),
            Direction::Down => (0, 1),
            Direction::Left => (-1, 0),
        }
    }

    /// The direction after this number of quarter turns to the right.
    pub fn turn(self, quarters: usize) -> Direction {
        Direction::ALL[(self as usize + quarters) % 4]
    }

    /// The protocol's letter.
    pub fn letter(self) -> char {
        ['N', 'R', 'D', 'L'][self as usize]
    }
}

/// Place and direction of a robot. Column and row count from 0 here, and from 1 in the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pose {
    /// 0 is at the left.
    pub column: i32,
    /// 0 is at the top.
    pub row: i32,
    /// The direction that it faces.
    pub direction: Direction,
}

impl Pose {
    /// Reads `COLUMN ROW DIRECTION`, the direction in either case.
    pub fn from_text(text: &str) -> Option<Pose> {
        let mut words = text.split_whitespace();
        let mut number = || words.next()?.parse::<u16>().ok().filter(|&number| number > 0);
        let (column, row) = (number()?, number()?);
        let letter = words.next()?.to_ascii_uppercase();
        let direction = Direction::ALL.into_iter().find(|way| letter == way.letter().to_string())?;
        let pose = Pose { column: i32::from(column) - 1, row: i32::from(row) - 1, direction };
        words.next().is_none().then_some(pose)
    }
}

impl fmt::Display for Pose {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{} {} {}", self.column + 1, self.row + 1, self.direction.letter())
    }
}
