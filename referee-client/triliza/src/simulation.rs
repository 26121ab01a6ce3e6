//! Robots without robots: drives, slips and misreadings at random, laid out on the arena for the judge.

use fastrand::Rng;
use triliza_core::arena::{cell_centre, finish, HEIGHT};
use triliza_core::attempt::LIMIT_S;
use triliza_core::board::{Board, Team, CELL_COUNT};
use triliza_core::geometry::Point;

use crate::mishaps::{strike, Mishap};
use crate::record::{Attempt, Cube};
use crate::robot_pose::robot;

/// A cube set down well lies no farther than this from its cell's centre along each axis: nearer to it than to any other.
const PLACING_ERROR: f64 = 40.0;

/// Seconds of an attempt where none are given: quick, usual, slow. Few and at equal distances, so that the solver takes no time.
pub const USUAL_SECONDS: [u8; 3] = [50, 75, 100];

/// How a simulated robot does.
pub struct Hands {
    /// Probability that a cube ends up on the cell where it was meant to.
    pub success: f64,
    /// Seconds that an attempt takes, equally likely.
    pub times: Vec<u8>,
    /// What else can go wrong.
    pub mishaps: Vec<Mishap>,
}

impl Hands {
    /// An attempt that aims at this cell, with so many cubes on the robot's store; nobody sets down what he does not have.
    pub fn attempt(&self, team: Team, cell: Option<usize>, board: &Board, store: usize, rng: &mut Rng) -> Attempt {
        let cell = cell.filter(|_| store > 0);
        let set_down = cell.map(|cell| if rng.f64() < self.success { placed(cell, rng) } else { dropped(team, rng) });
        let mut attempt = stands_still(team);
        attempt.set_down.extend(set_down);
        if let Some(&seconds) = rng.choice(&self.times) {
            attempt.seconds = f64::from(seconds);
        }
        strike(&self.mishaps, &mut attempt, team, board, store, rng);
        attempt
    }
}

/// What a robot does whose program has failed: it stands in its area until the time is up.
pub fn stands_still(team: Team) -> Attempt {
    let robot = robot(team, [0.0, 0.0]);
    Attempt { seconds: LIMIT_S, start: robot.clone(), robot, ..Attempt::default() }
}

/// The board as a sensor reads it that takes each cell for something else with this probability.
pub fn misread(board: &Board, probability: f64, rng: &mut Rng) -> Board {
    (0..CELL_COUNT).fold(*board, |read, cell| {
        let others = [None, Some(Team::Green), Some(Team::Red)].into_iter().filter(|&cube| cube != board.at(cell));
        match rng.f64() < probability {
            true => read.with(cell, rng.choice(others.collect::<Vec<_>>()).flatten()),
            false => read,
        }
    })
}

fn placed(cell: usize, rng: &mut Rng) -> Cube {
    let Point { x, y } = cell_centre(cell);
    let mut error = || (2.0 * rng.f64() - 1.0) * PLACING_ERROR;
    Cube { x: x + error(), y: y + error(), degrees: error() }
}

/// A cube lost on the way, far from every frame.
fn dropped(team: Team, rng: &mut Rng) -> Cube {
    let way = finish(team).centre();
    let middle = cell_centre(4);
    Cube { x: (way.x + middle.x) / 2.0, y: HEIGHT * (0.1 + 0.8 * rng.f64()), degrees: 90.0 * rng.f64() }
}
