//! Simulated robots: random drives, failed placements and misread cells, laid out on the arena for
//! the judge.

use fastrand::Rng;
use triliza_core::arena::{cell_centre, finish, HEIGHT};
use triliza_core::attempt::LIMIT_S;
use triliza_core::board::{Board, Team, CELL_COUNT};
use triliza_core::geometry::Point;

use crate::mishaps::{apply_mishaps, Mishap};
use crate::record::{robot_corners, Attempt, Cube};

/// Maximum distance of a well placed cube from its cell's centre along each axis. The cube is
/// nearer to that centre than to any other.
const PLACING_ERROR: f64 = 40.0;

/// Default durations of an attempt in seconds: fast, average, slow. A few values at equal distances
/// keep the solver fast.
pub const DEFAULT_SECONDS: [u8; 3] = [50, 75, 100];

/// The skill of a simulated robot.
pub struct Hands {
    /// Probability that a cube lands on its target.
    pub success: f64,
    /// Seconds that an attempt takes, all equally likely.
    pub times: Vec<u8>,
    /// Further mishaps, with their probabilities.
    pub mishaps: Vec<Mishap>,
}

impl Hands {
    /// An attempt that aims at this cell. If the store is empty, no cube is set down.
    pub fn attempt(&self, team: Team, cell: Option<usize>, board: &Board, store: usize, rng: &mut Rng) -> Attempt {
        let cell = cell.filter(|_| store > 0);
        let set_down =
            cell.map(|cell| if rng.f64() < self.success { place(cell, rng) } else { drop_on_the_way(team, rng) });
        let mut attempt = stand_still(team);
        attempt.set_down.extend(set_down);
        if let Some(&seconds) = rng.choice(&self.times) {
            attempt.seconds = f64::from(seconds);
        }
        apply_mishaps(&self.mishaps, &mut attempt, team, board, store, rng);
        attempt
    }
}

/// The attempt of a robot whose program has failed: it stays in its area until the time is up.
pub fn stand_still(team: Team) -> Attempt {
    let robot = robot_corners(team, [0.0, 0.0]);
    Attempt { seconds: LIMIT_S, start: robot.clone(), robot, ..Attempt::default() }
}

/// The board as read by a sensor that misreads each cell with this probability.
pub fn misread(board: &Board, probability: f64, rng: &mut Rng) -> Board {
    (0..CELL_COUNT).fold(*board, |read, cell| {
        let others = [None, Some(Team::Green), Some(Team::Red)].into_iter().filter(|&cube| cube != board.at(cell));
        match rng.f64() < probability {
            true => read.with(cell, rng.choice(others.collect::<Vec<_>>()).flatten()),
            false => read,
        }
    })
}

fn place(cell: usize, rng: &mut Rng) -> Cube {
    let Point { x, y } = cell_centre(cell);
    let mut error = || (2.0 * rng.f64() - 1.0) * PLACING_ERROR;
    Cube { x: x + error(), y: y + error(), degrees: error() }
}

/// A cube lost on the way, far from every frame.
fn drop_on_the_way(team: Team, rng: &mut Rng) -> Cube {
    let way = finish(team).centre();
    let middle = cell_centre(4);
    Cube { x: (way.x + middle.x) / 2.0, y: HEIGHT * (0.1 + 0.8 * rng.f64()), degrees: 90.0 * rng.f64() }
}
