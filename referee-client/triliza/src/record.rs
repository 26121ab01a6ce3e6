//! A match as one JSON object, and its judgement. `match` and `desk` write records, `judge` judges
//! them again.

use serde::{Deserialize, Serialize};
use triliza_core::arena::{cell_centre, finish, CUBE_SIDE};
use triliza_core::attempt::{Findings, Scene};
use triliza_core::board::{Team, CELL_COUNT};
use triliza_core::contest::{Contest, PlayError};
use triliza_core::geometry::{Footprint, Point};

/// A whole match, or what has been played of it.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Green's and red's names, if they have any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<[String; 2]>,
    /// The cell of red's first cube.
    pub preplaced: usize,
    /// Green's and red's attempts in turn, including those that the judge has undone.
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
    /// What it shows once it is stopped.
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
    /// The findings about the attempt.
    pub verdict: String,
}

/// How things lay at the end of an attempt, in millimetres.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// By the stopwatch.
    pub seconds: f64,
    /// The corners of the robot's projection at the start; empty if the judge only saw that it was
    /// inside.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start: Vec<[f64; 2]>,
    /// The corners of the robot's projection at the end.
    pub robot: Vec<[f64; 2]>,
    /// The cubes that were set down, in order.
    #[serde(default)]
    pub set_down: Vec<Cube>,
    /// The cubes of the board that were moved.
    #[serde(default)]
    pub moved: Vec<Moved>,
    /// When it was judged, in milliseconds since 1970; only the desk knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judged_ms: Option<u64>,
    /// Why it does not count, if it was undone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone: Option<Undone>,
}

/// Where a cube lies: its centre and rotation.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Cube {
    pub x: f64,
    pub y: f64,
    #[serde(default)]
    pub degrees: f64,
}

/// Where a cube of the board lies now: its cell before, its centre and rotation.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Moved {
    pub cell: usize,
    pub x: f64,
    pub y: f64,
    #[serde(default)]
    pub degrees: f64,
}

impl Record {
    /// Reads a record.
    pub fn parse(text: &str) -> Result<Record, String> {
        let record: Record = serde_json::from_str(text).map_err(|why| why.to_string())?;
        check_cell(record.preplaced)?;
        Ok(record)
    }
}

impl Attempt {
    /// Converts the attempt to shapes.
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

/// Width of a robot that nobody has measured: a simulated one, or one that the judge has only seen.
const ROBOT_SIDE: f64 = 200.0;

/// The corners of such a robot at this distance from the centre of its area.
pub fn robot_corners(team: Team, [right, down]: [f64; 2]) -> Vec<[f64; 2]> {
    let (Point { x, y }, half) = (finish(team).centre(), ROBOT_SIDE / 2.0);
    let (x, y) = (x + right, y + down);
    vec![[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]]
}

/// The sign of the x direction from a team's area to the board.
pub fn towards_board(team: Team) -> f64 {
    (cell_centre(CELL_COUNT / 2).x - finish(team).centre().x).signum()
}

/// An attempt of a record, and what the judge makes of it.
pub struct Verdict<'a> {
    /// The attempt's place in the record.
    pub index: usize,
    /// The findings, unless the attempt was undone.
    pub judged: Result<Judged, &'a Undone>,
}

/// An attempt that counts.
pub struct Judged {
    pub team: Team,
    pub scene: Scene,
    pub findings: Findings,
    /// The match after it.
    pub after: Contest,
}

/// Judges all attempts of a record; the error names the first one that cannot be judged.
pub fn judge(record: &Record) -> impl Iterator<Item = Result<Verdict<'_>, String>> {
    let mut contest = Contest::new(record.preplaced);
    record.attempts.iter().enumerate().map(move |(index, attempt)| {
        let at = |why: &dyn std::fmt::Display| format!("attempt {}: {why}", index + 1);
        if let Some(undone) = &attempt.undone {
            return Ok(Verdict { index, judged: Err(undone) });
        }
        let scene = attempt.scene().map_err(|why| at(&why))?;
        let team = contest.to_move().ok_or_else(|| at(&PlayError::Over))?;
        let findings = contest.play(&scene).map_err(|why| at(&why))?;
        Ok(Verdict { index, judged: Ok(Judged { team, scene, findings, after: contest.clone() }) })
    })
}
