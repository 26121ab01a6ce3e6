//! The map: a rectangle of fields with one treasure.

use std::fmt;

use thiserror::Error;

use super::robot::{Direction, Pose};

/// Maximum number of columns and rows. The contest's maps have 20 of each.
pub const LONGEST_SIDE: usize = 64;

/// A field of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Has no effect.
    Free,
    /// Stops the robot.
    Wall,
    /// Destroys the robot.
    Hole,
    /// Wins the game.
    Treasure,
    /// Shifts a robot that ends its move here.
    Belt(Direction),
}

impl Field {
    /// The character of this field.
    pub fn letter(self) -> char {
        match self {
            Field::Free => '.',
            Field::Wall => 'X',
            Field::Hole => '#',
            Field::Treasure => '$',
            Field::Belt(Direction::Up) => '^',
            Field::Belt(Direction::Right) => '>',
            Field::Belt(Direction::Down) => 'v',
            Field::Belt(Direction::Left) => '<',
        }
    }

    fn from_letter(letter: char) -> Option<Field> {
        const BELTS: [Field; 4] = [
            Field::Belt(Direction::Up),
            Field::Belt(Direction::Right),
            Field::Belt(Direction::Down),
            Field::Belt(Direction::Left),
        ];
        let fields = [Field::Free, Field::Wall, Field::Hole, Field::Treasure].into_iter().chain(BELTS);
        fields.into_iter().find(|field| field.letter() == letter)
    }
}

/// Why a text is not a valid map, or not a valid pose on a map.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MapError {
    /// There are no lines.
    #[error("the map is empty")]
    Empty,
    /// Too many lines or columns.
    #[error("the map has {0} columns and {1} lines, but at most {LONGEST_SIDE} of each are allowed")]
    TooLarge(usize, usize),
    /// A line differs in length from the first one.
    #[error("line {line} of the map has {length} fields, but the first line has {width}")]
    Ragged {
        /// The line.
        line: usize,
        /// The length of this line.
        length: usize,
        /// The length of the first line.
        width: usize,
    },
    /// A character that does not stand for a field.
    #[error("line {line}, column {column} of the map: {letter:?} is not a field (. X # $ ^ v < >)")]
    NotAField {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// The character there.
        letter: char,
    },
    /// There must be exactly one treasure.
    #[error("the map has {0} treasures, but needs exactly one")]
    Treasures(usize),
    /// Not a place and direction.
    #[error("{0:?} is not a robot's place: write COLUMN ROW DIRECTION, as in '4 3 N' (N up, R right, D down, L left)")]
    NotAPose(String),
    /// The place is outside the map, or on a field where no robot can stand.
    #[error("a robot cannot stand at '{0}' on this map")]
    Blocked(String),
}

/// A map with exactly one treasure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    width: usize,
    fields: Vec<Field>,
}

impl Map {
    /// Reads a map from its lines.
    pub fn from_lines<'a>(lines: impl Iterator<Item = &'a str>) -> Result<Map, MapError> {
        let lines: Vec<&str> = lines.collect();
        let width = lines.first().map_or(0, |line| line.chars().count());
        if width == 0 {
            return Err(MapError::Empty);
        }
        if width > LONGEST_SIDE || lines.len() > LONGEST_SIDE {
            return Err(MapError::TooLarge(width, lines.len()));
        }
        let mut fields = Vec::with_capacity(width * lines.len());
        for (line, text) in (1..).zip(&lines) {
            let length = text.chars().count();
            if length != width {
                return Err(MapError::Ragged { line, length, width });
            }
            for (column, letter) in (1..).zip(text.chars()) {
                fields.push(Field::from_letter(letter).ok_or(MapError::NotAField { line, column, letter })?);
            }
        }
        Map::from_fields(width, fields)
    }

    /// Builds a map from its fields, row by row.
    pub(super) fn from_fields(width: usize, fields: Vec<Field>) -> Result<Map, MapError> {
        match fields.iter().filter(|&&field| field == Field::Treasure).count() {
            1 => Ok(Map { width, fields }),
            number => Err(MapError::Treasures(number)),
        }
    }

    /// Number of columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Number of rows.
    pub fn height(&self) -> usize {
        self.fields.len() / self.width
    }

    /// The field at a column and row from 0; `None` beyond the edge.
    pub fn field(&self, column: i32, row: i32) -> Option<Field> {
        let inside = (0..self.width as i32).contains(&column) && (0..self.height() as i32).contains(&row);
        inside.then(|| self.fields[row as usize * self.width + column as usize])
    }

    /// Whether a robot can stand there at the start of a round.
    pub fn can_stand(&self, pose: Pose) -> bool {
        matches!(self.field(pose.column, pose.row), Some(Field::Free | Field::Belt(_)))
    }

    /// Reads the pose (`4 3 N`) of a robot on this map.
    pub fn pose(&self, text: &str) -> Result<Pose, MapError> {
        let pose = Pose::from_text(text).ok_or_else(|| MapError::NotAPose(text.to_owned()))?;
        if self.can_stand(pose) {
            Ok(pose)
        } else {
            Err(MapError::Blocked(text.to_owned()))
        }
    }

    /// Every pose in which a robot can stand.
    pub fn poses(&self) -> impl Iterator<Item = Pose> + '_ {
        (0..self.fields.len() * 4).map(|index| self.pose_at(index)).filter(|&pose| self.can_stand(pose))
    }

    /// Length of a table indexed by poses; those on walls and holes have an index too.
    pub(super) fn pose_count(&self) -> usize {
        self.fields.len() * 4
    }

    /// The index of a pose.
    pub(super) fn pose_index(&self, pose: Pose) -> usize {
        (pose.row as usize * self.width + pose.column as usize) * 4 + pose.direction as usize
    }

    /// The pose with this index.
    pub(super) fn pose_at(&self, index: usize) -> Pose {
        let (field, direction) = (index / 4, Direction::ALL[index % 4]);
        Pose { column: (field % self.width) as i32, row: (field / self.width) as i32, direction }
    }
}

impl fmt::Display for Map {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        for row in self.fields.chunks(self.width) {
            writeln!(out, "{}", row.iter().map(|field| field.letter()).collect::<String>())?;
        }
        Ok(())
    }
}
