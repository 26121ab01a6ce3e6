//! What happened in a match as one JSON object: written by `match` and `desk`, judged again by `judge`.

use serde::{Deserialize, Serialize};
use triliza_core::arena::CUBE_SIDE;
use triliza_core::attempt::Scene;
use triliza_core::board::CELL_COUNT;
use triliza_core::geometry::{Footprint, Point};

/// A whole match, or as much of it as has been played.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Green's and red's name, if they have any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<[String; 2]>,
    /// The cell of red's first cube.
    pub preplaced: usize,
    /// Green's and red's attempts in turn, with those that the judge has undone.
    pub attempts: Vec<Attempt>,
    /// The stopwatch of the next attempt, if it has been started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

/// A stopwatch.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// When it was started, in milliseconds since 1970.
    pub started_ms: u64,
    /// What it shows, if it was stopped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped_s: Option<f64>,
}

/// Why an attempt does not count any more.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Undone {
    /// The judge's reason.
    pub reason: String,
    /// When it was undone, in milliseconds since 1970.
    pub at_ms: u64,
    /// What had been found about it.
    pub verdict: String,
}

/// How things lay at the end of an attempt, in millimetres.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
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
    /// When it was judged, in milliseconds since 1970, if a desk's clock tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judged_ms: Option<u64>,
    /// Why it does not count, if it was undone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone: Option<Undone>,
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
