//! A match as one JSON object, and how it is judged. `match` and `desk` write records, and `judge`
//! judges them again.

use std::path::Path;

use referee_client::fail::bad_input;
use referee_client::text_file::{normalize, read_text};
use serde::{Deserialize, Serialize};
use triliza_core::arena::{cell_centre, finish, CUBE_SIDE};
use triliza_core::attempt::{Findings, Scene};
use triliza_core::board::{Team, CELL_COUNT};
use triliza_core::contest::{Contest, PlayError};
use triliza_core::geometry::{Footprint, Point};

use crate::words;

/// Maximum number of attempts of a record, including those that were undone.
pub const MAX_ENTRIES: usize = 100;

/// Maximum number of corners of a robot's projection.
const MAX_CORNERS: usize = 100;

/// Maximum length of a name, reason or verdict in a record, in characters.
const MAX_TEXT_CHARACTERS: usize = 1000;

/// Maximum size of a record in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// A match, finished or not.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Green's and red's names, if they have any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<[String; 2]>,
    /// The cell of red's first cube.
    pub preplaced: usize,
    /// The attempts of green and red in turn, including those that the judge has undone.
    pub attempts: Vec<Attempt>,
    /// The stopwatch of the next attempt, if it has been started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

/// A stopwatch.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Time of the start, in milliseconds since 1970.
    pub started_ms: u64,
    /// Seconds on the stopwatch after it was stopped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped_s: Option<f64>,
}

/// Why an attempt no longer counts.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Undone {
    /// The judge's reason.
    pub reason: String,
    /// Time of the undoing, in milliseconds since 1970.
    pub at_ms: u64,
    /// The judge's findings about the attempt.
    pub verdict: String,
}

/// Where objects lay at the end of an attempt, in millimetres.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// Seconds on the stopwatch.
    pub seconds: f64,
    /// The corners of the robot's projection at the start; empty if the judge only saw that the
    /// robot was inside its area.
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
    /// Time of the judgement, in milliseconds since 1970; only records of the desk have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judged_ms: Option<u64>,
    /// Why the attempt does not count, if it was undone.
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
    /// Reads a record's file; the error names the file.
    pub fn read(path: &Path) -> anyhow::Result<Record> {
        let name = path.display();
        let text = read_text(path, MAX_BYTES).map_err(|why| bad_input(format!("cannot read {name}: {why}")))?;
        Record::parse(&text).map_err(|why| bad_input(format!("{name}: {why}")))
    }

    /// Reads a record.
    pub fn parse(text: &str) -> Result<Record, String> {
        let text = normalize(text);
        if text.trim().is_empty() {
            return Err("the file is empty".to_owned());
        }
        let record: Record = serde_json::from_str(&text).map_err(|why| why.to_string())?;
        check_cell(record.preplaced)?;
        if record.attempts.len() > MAX_ENTRIES {
            return Err(format!("a match has at most {MAX_ENTRIES} attempts, including undone ones"));
        }
        let undone = record.attempts.iter().filter_map(|attempt| attempt.undone.as_ref());
        let texts = undone.flat_map(|undone| [&undone.reason, &undone.verdict]).chain(record.teams.iter().flatten());
        for text in texts {
            if text.chars().count() > MAX_TEXT_CHARACTERS {
                return Err(format!("a name, reason or verdict has at most {MAX_TEXT_CHARACTERS} characters"));
            }
        }
        Ok(record)
    }
}

impl Attempt {
    /// Converts the attempt to shapes.
    pub fn scene(&self) -> Result<Scene, String> {
        if !(self.seconds.is_finite() && self.seconds >= 0.0) {
            return Err("seconds must not be negative".to_owned());
        }
        if self.start.len().max(self.robot.len()) > MAX_CORNERS {
            return Err(format!("a robot has at most {MAX_CORNERS} corners"));
        }
        if self.moved.len() > CELL_COUNT {
            return Err(format!("at most {CELL_COUNT} cubes stand on the board to be moved"));
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

/// Width of a robot that was not measured: a simulated one, or one that the judge has only seen.
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

/// An attempt of a record with its judgement.
pub struct Verdict<'a> {
    /// The attempt's index in the record.
    pub index: usize,
    /// The findings, unless the attempt was undone.
    pub judged: Result<Judged, UndoneVerdict<'a>>,
}

/// An attempt that was undone, judged again.
pub struct UndoneVerdict<'a> {
    /// The judge's reason.
    pub reason: &'a str,
    /// The verdict by the rules, whatever the record says. If the rules cannot be applied, the
    /// record's text.
    pub verdict: String,
}

/// An attempt that counts.
pub struct Judged {
    pub team: Team,
    pub scene: Scene,
    pub findings: Findings,
    /// The match after it.
    pub after: Contest,
}

/// Judges all attempts of a record; the error names the first attempt that cannot be judged.
pub fn judge(record: &Record) -> impl Iterator<Item = Result<Verdict<'_>, String>> {
    let mut contest = Contest::new(record.preplaced);
    record.attempts.iter().enumerate().map(move |(index, attempt)| {
        let at = |why: &dyn std::fmt::Display| format!("attempt {}: {why}", index + 1);
        if let Some(undone) = &attempt.undone {
            let verdict = judge_undone(record, index)
                .unwrap_or_else(|| format!("the rules do not apply; the record says: {}", undone.verdict));
            return Ok(Verdict { index, judged: Err(UndoneVerdict { reason: &undone.reason, verdict }) });
        }
        let scene = attempt.scene().map_err(|why| at(&why))?;
        let team = contest.to_move().ok_or_else(|| at(&PlayError::Over))?;
        let findings = contest.play(&scene).map_err(|why| at(&why))?;
        Ok(Verdict { index, judged: Ok(Judged { team, scene, findings, after: contest.clone() }) })
    })
}

/// The findings about an undone attempt in the situation in which it was judged. Only the last
/// attempt that counts can be undone. The attempts that counted at that time are therefore the
/// earlier ones that were undone later or not at all.
fn judge_undone(record: &Record, index: usize) -> Option<String> {
    let undone_ms = |attempt: &Attempt| attempt.undone.as_ref().map_or(u64::MAX, |undone| undone.at_ms);
    let (attempt, earlier) = record.attempts[..=index].split_last()?;
    let mut contest = Contest::new(record.preplaced);
    for counted in earlier.iter().filter(|earlier| undone_ms(earlier) >= undone_ms(attempt)) {
        contest.play(&counted.scene().ok()?).ok()?;
    }
    let team = contest.to_move()?;
    let findings = contest.play(&attempt.scene().ok()?).ok()?;
    Some(words::numbered_findings(&contest, team, &findings))
}
