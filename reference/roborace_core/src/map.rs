//! The map: a rectangle of fields with one treasure.

use std::fmt;

use thiserror::Error;

use super::robot::{Direction, Pose};

/// Maps of the contest have 20 rows and columns; ours may have up to this many.
pub const LONGEST_SIDE: usize = 64;

/// What a field is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Nothing happens here.
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
    /// The character that stands for this field.
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

/// Why a text is no map, or a pose none on it. Lines and columns are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MapError {
    /// No line at all.
    #[error("the map is empty")]
    Empty,
    /// Too many lines or columns.
    #[error("the map has {0} columns and {1} lines, at most {LONGEST_SIDE} of each are allowed")]
    TooLarge(usize, usize),
    /// A line is longer or shorter than the first.
    #[error("line {line} of the map has {length} fields, the first one has {width}")]
    Ragged {
        /// Which line.
        line: usize,
        /// Its length.
        length: usize,
        /// The first line's length.
        width: usize,
    },
    /// A character that is no field.
    #[error("line {line}, column {column} of the map: {letter:?} is no field (. X # $ ^ v < >)")]
    NoField {
        /// Which line.
        line: usize,
        /// Which column.
        column: usize,
        /// What stands there.
        letter: char,
    },
    /// There must be exactly one treasure.
    #[error("the map has {0} treasures, it must have one")]
    Treasures(usize),
    /// A robot's place is written wrongly.
    #[error("{0:?} is no place of a robot: it is written COLUMN ROW DIRECTION, as in '4 3 N' (N up, R right, D down, L left)")]
    NoPose(String),
    /// A robot's place is outside the map, or on a field where no robot can stand.
    #[error("a robot cannot stand at '{0}' on this map")]
    NoPlace(String),
}

/// A map. It has exactly one treasure.
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
                fields.push(Field::from_letter(letter).ok_or(MapError::NoField { line, column, letter })?);
            }
        }
        Map::from_fields(width, fields)
    }

    /// A map of its fields, row by row.
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

    /// The field at a column and a row counted from 0, or nothing beyond the edge.
    pub fn field(&self, column: i32, row: i32) -> Option<Field> {
        let inside = (0..self.width as i32).contains(&column) && (0..self.height() as i32).contains(&row);
        inside.then(|| self.fields[row as usize * self.width + column as usize])
    }

    /// Whether a robot can stand there at the beginning of a round.
    pub fn can_stand(&self, pose: Pose) -> bool {
        matches!(self.field(pose.column, pose.row), Some(Field::Free | Field::Belt(_)))
    }

    /// Reads a pose (`4 3 N`) of a robot that stands on this map.
    pub fn pose(&self, text: &str) -> Result<Pose, MapError> {
        let pose = Pose::from_text(text).ok_or_else(|| MapError::NoPose(text.to_owned()))?;
        if self.can_stand(pose) {
            Ok(pose)
        } else {
            Err(MapError::NoPlace(text.to_owned()))
        }
    }

    /// Every pose in which a robot can stand.
    pub fn poses(&self) -> impl Iterator<Item = Pose> + '_ {
        (0..self.fields.len() * 4).map(|index| self.pose_at(index)).filter(|&pose| self.can_stand(pose))
    }

    /// Poses are numbered for tables; those on walls and holes have numbers too.
    pub(super) fn pose_count(&self) -> usize {
        self.fields.len() * 4
    }

    /// A pose's number.
    pub(super) fn index(&self, pose: Pose) -> usize {
        (pose.row as usize * self.width + pose.column as usize) * 4 + pose.direction as usize
    }

    /// The pose of a number.
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
