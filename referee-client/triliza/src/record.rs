//! What happened in a match as one JSON object: written by `match`, judged again by `judge`.

use serde::{Deserialize, Serialize};
use triliza::arena::CUBE_SIDE;
use triliza::attempt::Scene;
use triliza::board::CELL_COUNT;
use triliza::geometry::{Footprint, Point};

/// A whole match.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The cell of red's first cube.
    pub preplaced: usize,
    /// Green's and red's attempts in turn.
    pub attempts: Vec<Attempt>,
}

/// How things lay at the end of an attempt, in millimetres.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// Seconds by the stopwatch.
    pub seconds: f64,
    /// The corners of the robot's projection at the start; without them, the judge saw it inside.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start: Vec<[f64; 2]>,
    /// The corners of the robot's projection at the end.
    pub robot: Vec<[f64; 2]>,
    /// The cubes that were set down, in that order.
    #[serde(default)]
    pub set_down: Vec<Cube>,
    /// The cubes of the board that were moved.
    #[serde(default)]
    pub moved: Vec<Moved>,
}

/// Where a cube lies.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Cube {
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// How far it is turned.
    #[serde(default)]
    pub degrees: f64,
}

/// Where a cube of the board lies now.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Moved {
    /// The cell on which it stood.
    pub cell: usize,
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// How far it is turned.
    #[serde(default)]
    pub degrees: f64,
}

impl Record {
    /// Reads a record; the error says what is wrong.
    pub fn parse(text: &str) -> Result<Record, String> {
        let record: Record = serde_json::from_str(text).map_err(|why| why.to_string())?;
        check_cell(record.preplaced)?;
        Ok(record)
    }
}

impl Attempt {
    /// The shapes of the attempt; the error says what is wrong.
    pub fn scene(&self) -> Result<Scene, String> {
        if !(self.seconds.is_finite() && self.seconds >= 0.0) {
            return Err("seconds must not be negative".to_owned());
        }
        let projection = |corners: &[[f64; 2]]| {
            let corners = corners.iter().map(|&[x, y]| Point { x, y }).collect();
            Footprint::new(corners).ok_or("the robot needs three corners or more")
        };
        let start = (!self.start.is_empty()).then(|| projection(&self.start)).transpose()?;
        let robot = projection(&self.robot)?;
        let moved = self.moved.iter().map(|moved| {
            check_cell(moved.cell)?;
            Ok((moved.cell, Cube { x: moved.x, y: moved.y, degrees: moved.degrees }.footprint()))
        });
        let moved = moved.collect::<Result<_, String>>()?;
        let set_down = self.set_down.iter().map(Cube::footprint).collect();
        Ok(Scene { seconds: self.seconds, start, robot, set_down, moved })
    }
}

impl Cube {
    fn footprint(&self) -> Footprint {
        Footprint::square(Point { x: self.x, y: self.y }, CUBE_SIDE, self.degrees)
    }
}

fn check_cell(cell: usize) -> Result<(), String> {
    if cell < CELL_COUNT {
        Ok(())
    } else {
        Err(format!("there is no cell {cell}: cells count from 0 to 8"))
    }
}
