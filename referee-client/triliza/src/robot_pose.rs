//! Where a robot stands that nobody has measured: a simulated one, and one that the judge has only looked at.

use triliza_core::arena::{cell_centre, finish};
use triliza_core::board::{Team, CELL_COUNT};
use triliza_core::geometry::Point;

/// Width of such a robot.
const ROBOT_SIDE: f64 = 200.0;

/// The corners of a robot that stands so far from the middle of its area.
pub fn robot(team: Team, [right, down]: [f64; 2]) -> Vec<[f64; 2]> {
    let (Point { x, y }, half) = (finish(team).centre(), ROBOT_SIDE / 2.0);
    let (x, y) = (x + right, y + down);
    vec![[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]]
}

/// The sign of the way from a team's area to the board.
pub fn way(team: Team) -> f64 {
    (cell_centre(CELL_COUNT / 2).x - finish(team).centre().x).signum()
}
