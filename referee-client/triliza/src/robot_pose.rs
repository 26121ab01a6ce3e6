//! Where a simulated robot stands.

use triliza::arena::finish;
use triliza::board::Team;
use triliza::geometry::Point;

/// Width of a simulated robot.
const ROBOT_SIDE: f64 = 200.0;

/// The corners of a robot that stands so far from the middle of its area.
pub fn robot(team: Team, [right, down]: [f64; 2]) -> Vec<[f64; 2]> {
    let (Point { x, y }, half) = (finish(team).centre(), ROBOT_SIDE / 2.0);
    let (x, y) = (x + right, y + down);
    vec![[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]]
}
