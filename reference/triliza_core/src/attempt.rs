//! One attempt: what happened on the arena, and how the judge decides (checks 1 to 3 of the robot,
//! 4.1 to 4.4 of the cubes).
//!
//! Where the contest's text is silent:
//!
//! - A cube that touches several frames counts for the one it overlaps most, then for an empty one,
//!   then for the first.
//! - Of several cubes set down, only the first counts.
//! - If a robot is found completely outside, only its own cube is removed, and the cubes that it
//!   has moved go back to their cells.
//! - A robot across the line of its start area does not start, and its attempt counts as one that
//!   ended completely outside.

use super::arena::{finish, frame};
use super::board::{Board, Team, CELL_COUNT};
use super::geometry::Footprint;

/// Time limit of an attempt, in seconds.
pub const LIMIT_S: f64 = 120.0;

/// Penalty in seconds if the robot stops partly outside its finish area.
pub const PENALTY_S: f64 = 30.0;

/// The course of an attempt: the robot at the start, and everything at the time when the robot
/// stopped or was stopped.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Seconds on the stopwatch.
    pub seconds: f64,
    /// The robot's projection at the start, without cables; `None` if the judge only saw that it
    /// was inside.
    pub start: Option<Footprint>,
    /// The robot's projection at the end.
    pub robot: Footprint,
    /// The cubes that the robot took from its store and set down, in order.
    pub set_down: Vec<Footprint>,
    /// The cubes of the board that have moved: their cells, and where they lie now.
    pub moved: Vec<(usize, Footprint)>,
}

/// Where the robot stopped (checks 1 to 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Check 1: completely inside the finish area.
    Inside,
    /// Check 2: partly outside, which costs a penalty.
    PartlyOutside,
    /// Check 3: completely outside, so the attempt is invalid.
    Outside,
    /// Not completely inside at the start, so the robot did not start.
    NotStarted,
}

/// The decision about the cube that the robot set down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cube {
    /// No cube was set down.
    Missing,
    /// Check 3, or a robot that did not start: removed, because the attempt is invalid.
    Void,
    /// Check 4.1: valid on this cell.
    Valid(usize),
    /// Check 4.1: removed, because the frame holds another cube.
    Occupied(usize),
    /// Check 4.2: removed, because it touches no frame.
    NoFrame,
    /// Check 4.3: removed, because it stands where an opposing cube was pushed away.
    OpponentsPlace(usize),
}

/// The judge's findings about an attempt.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// Checks 1 to 3.
    pub stop: Stop,
    /// The attempt's time, including a penalty.
    pub seconds: f64,
    /// The cube that the robot set down.
    pub cube: Cube,
    /// Check 4.3: the cells of opposing cubes that were put back.
    pub put_back: Vec<usize>,
    /// Check 4.4: the cells of own cubes that are out of the game.
    pub lost: Vec<usize>,
}

/// Whether a robot may start: it must stand completely inside its area.
pub fn may_start(team: Team, robot: &Footprint) -> bool {
    robot.is_inside(&finish(team))
}

/// Checks an attempt of `team` that began on this board.
pub fn judge(board: &Board, team: Team, scene: &Scene) -> Findings {
    let started = scene.start.as_ref().is_none_or(|start| may_start(team, start));
    let stop = if started { check_stop(team, &scene.robot) } else { Stop::NotStarted };
    let driven = scene.seconds.clamp(0.0, LIMIT_S);
    let seconds = match stop {
        Stop::Inside => driven,
        Stop::PartlyOutside => (driven + PENALTY_S).min(LIMIT_S),
        Stop::Outside | Stop::NotStarted => LIMIT_S,
    };
    if matches!(stop, Stop::Outside | Stop::NotStarted) {
        let cube = if scene.set_down.is_empty() { Cube::Missing } else { Cube::Void };
        return Findings { stop, seconds, cube, put_back: Vec::new(), lost: Vec::new() };
    }
    let (lost, put_back): (Vec<usize>, Vec<usize>) =
        pushed_out(board, scene).partition(|&cell| board.at(cell) == Some(team));
    let cube = scene.set_down.first().map_or(Cube::Missing, |cube| check_cube(board, cube, &lost, &put_back));
    Findings { stop, seconds, cube, put_back, lost }
}

impl Findings {
    /// The board for the next attempt, with all valid cubes on their cells.
    pub fn apply(&self, board: &Board, team: Team) -> Board {
        let remaining = self.lost.iter().fold(*board, |board, &cell| board.with(cell, None));
        match self.cube {
            Cube::Valid(cell) => remaining.with(cell, Some(team)),
            _ => remaining,
        }
    }
}

fn check_stop(team: Team, robot: &Footprint) -> Stop {
    let area = finish(team);
    if robot.is_inside(&area) {
        Stop::Inside
    } else if robot.overlap(&area) > 0.0 {
        Stop::PartlyOutside
    } else {
        Stop::Outside
    }
}

/// The cells whose cubes now lie completely outside their frames.
fn pushed_out<'a>(board: &'a Board, scene: &'a Scene) -> impl Iterator<Item = usize> + 'a {
    let occupied = (0..CELL_COUNT).filter(|&cell| board.at(cell).is_some());
    occupied.filter(|&cell| scene.moved.iter().any(|(from, now)| *from == cell && !now.touches(&frame(cell))))
}

/// Checks 4.1 to 4.3 of the cube that the robot set down.
fn check_cube(board: &Board, cube: &Footprint, lost: &[usize], put_back: &[usize]) -> Cube {
    let holds_another = |cell: usize| board.at(cell).is_some() && !lost.contains(&cell);
    let touched = (0..CELL_COUNT).filter(|&cell| cube.touches(&frame(cell)));
    // `max_by` returns the last of equals, so the cells are tried in reverse order.
    let standing = touched.rev().max_by(|&a, &b| {
        let overlap = |cell| cube.overlap(&frame(cell));
        overlap(a).total_cmp(&overlap(b)).then(holds_another(b).cmp(&holds_another(a)))
    });
    match standing {
        None => Cube::NoFrame,
        Some(cell) if put_back.contains(&cell) => Cube::OpponentsPlace(cell),
        Some(cell) if holds_another(cell) => Cube::Occupied(cell),
        Some(cell) => Cube::Valid(cell),
    }
}
