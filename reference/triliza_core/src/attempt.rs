//! One attempt: what happened on the arena, and what the judge makes of it (checks 1 to 3 of the robot, 4.1 to 4.4 of the
//! cubes).
//!
//! Where the contest's text is silent: a cube that touches several frames stands in the one it overlaps most, then in
//! an empty one, then in the one that comes first; of several cubes set down only the first counts; after a robot is found wholly
//! outside, nothing but its own cube is removed, and the cubes it has moved go back to their cells; a robot that stands over the
//! line of its start area does not start, and its attempt counts as one that ended wholly outside.

use super::arena::{finish, frame};
use super::board::{Board, Team, CELL_COUNT};
use super::geometry::Footprint;

/// Seconds that an attempt may take.
pub const LIMIT_S: f64 = 120.0;

/// Seconds added when the robot stops partly outside its finish area.
pub const PENALTY_S: f64 = 30.0;

/// What happened: how the robot stood at the start, and how things lie when the robot has stopped or was stopped.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Seconds by the stopwatch.
    pub seconds: f64,
    /// The robot's projection at the start, without cables, if it was measured; else the judge saw it inside.
    pub start: Option<Footprint>,
    /// The robot's projection at the end.
    pub robot: Footprint,
    /// The cubes that it took from its store and set down, in that order.
    pub set_down: Vec<Footprint>,
    /// Where cubes lie that stood on cells before; those not named have not moved.
    pub moved: Vec<(usize, Footprint)>,
}

/// Where the robot stopped, as checks 1 to 3 tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Check 1: wholly inside the finish area.
    Inside,
    /// Check 2: partly outside; costs a penalty.
    PartlyOutside,
    /// Check 3: wholly outside; the attempt is invalid.
    Outside,
    /// It never went: at the start it was not wholly inside.
    NotStarted,
}

/// What becomes of the cube that was brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cube {
    /// None was set down.
    Missing,
    /// Check 3, or no start: removed, since the attempt is invalid.
    Void,
    /// Check 4.1: valid on this cell.
    Valid(usize),
    /// Check 4.1: removed, since the frame holds another cube.
    Occupied(usize),
    /// Check 4.2: removed, since it touches no frame.
    NoFrame,
    /// Check 4.3: removed, since it stands where the opponent's cube was pushed away.
    OpponentsPlace(usize),
}

/// The judge's findings about an attempt.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// Checks 1 to 3.
    pub stop: Stop,
    /// The attempt's time with its penalty.
    pub seconds: f64,
    /// The cube that was brought.
    pub cube: Cube,
    /// Check 4.3: the opponent's cubes that were put back.
    pub put_back: Vec<usize>,
    /// Check 4.4: own cubes that are out of the game.
    pub lost: Vec<usize>,
}

/// Whether a robot may start: nothing of it outside its area.
pub fn may_start(team: Team, robot: &Footprint) -> bool {
    robot.is_inside(&finish(team))
}

/// Checks an attempt of `team` that began on this board.
pub fn judge(board: &Board, team: Team, scene: &Scene) -> Findings {
    let started = scene.start.as_ref().is_none_or(|start| may_start(team, start));
    let stop = if started { stop(team, &scene.robot) } else { Stop::NotStarted };
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
    let cube = scene.set_down.first().map_or(Cube::Missing, |cube| placed(board, cube, &lost, &put_back));
    Findings { stop, seconds, cube, put_back, lost }
}

impl Findings {
    /// The board for the next attempt, all valid cubes on their cells.
    pub fn apply(&self, board: &Board, team: Team) -> Board {
        let left = self.lost.iter().fold(*board, |board, &cell| board.with(cell, None));
        match self.cube {
            Cube::Valid(cell) => left.with(cell, Some(team)),
            _ => left,
        }
    }
}

fn stop(team: Team, robot: &Footprint) -> Stop {
    let area = finish(team);
    if robot.is_inside(&area) {
        Stop::Inside
    } else if robot.overlap(&area) > 0.0 {
        Stop::PartlyOutside
    } else {
        Stop::Outside
    }
}

/// The cells whose cubes lie wholly outside their frames now.
fn pushed_out<'a>(board: &'a Board, scene: &'a Scene) -> impl Iterator<Item = usize> + 'a {
    let occupied = (0..CELL_COUNT).filter(|&cell| board.at(cell).is_some());
    occupied.filter(|&cell| scene.moved.iter().any(|(from, now)| *from == cell && !now.touches(&frame(cell))))
}

/// Checks 4.1 to 4.3 of the cube that was brought.
fn placed(board: &Board, cube: &Footprint, lost: &[usize], put_back: &[usize]) -> Cube {
    let holds_another = |cell: usize| board.at(cell).is_some() && !lost.contains(&cell);
    let touched = (0..CELL_COUNT).filter(|&cell| cube.touches(&frame(cell)));
    // Of equals the last one is the greatest: hence the order from the back.
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
