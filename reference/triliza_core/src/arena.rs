//! Where objects lie on the arena, in millimetres. The contest's text gives the dimensions of the
//! arena, the start areas and the bricks. Only its pictures show the size and place of the cells,
//! so those are our reading.

use super::board::{Team, CELL_COUNT};
use super::geometry::{Area, Footprint, Point};

/// Width in millimetres.
pub const WIDTH: f64 = 2362.0;

/// Height in millimetres.
pub const HEIGHT: f64 = 1143.0;

/// Side of a start and finish area.
pub const FINISH_SIDE: f64 = 250.0;

/// Side of a cube: four bricks of 2 x 4 studs, two on two, are four studs wide.
pub const CUBE_SIDE: f64 = 32.0;

/// Outer side of a cell's grey frame.
pub const FRAME_SIDE: f64 = 110.0;

/// Side of the white square within a frame.
pub const WHITE_SIDE: f64 = 70.0;

/// Distance between the centres of neighbouring cells.
pub const CELL_PITCH: f64 = 130.0;

/// Number of cubes on each store.
pub const STORE_CUBES: usize = 4;

/// Distance of neighbouring cubes on a store.
const STORE_PITCH: f64 = 100.0;

const MIDDLE: Point = Point { x: WIDTH / 2.0, y: HEIGHT / 2.0 };

/// The centre of a cell; cells count from 0 along the rows, from the top left.
pub fn cell_centre(cell: usize) -> Point {
    assert!(cell < CELL_COUNT, "the board has nine cells");
    let from_middle = |index: usize| (index as f64 - 1.0) * CELL_PITCH;
    Point { x: MIDDLE.x + from_middle(cell % 3), y: MIDDLE.y + from_middle(cell / 3) }
}

/// A cell's grey frame, with the white square inside it.
pub fn frame(cell: usize) -> Area {
    Area::square(cell_centre(cell), FRAME_SIDE)
}

/// The start and finish area of a team: green's on the left edge, red's on the right.
pub fn finish(team: Team) -> Area {
    let half = FINISH_SIDE / 2.0;
    let x = match team {
        Team::Green => half,
        Team::Red => WIDTH - half,
    };
    Area::square(Point { x, y: MIDDLE.y }, FINISH_SIDE)
}

/// The centre of a place in a team's store, counted from 0. The places form a column between the
/// team's area and the cells, half of them above and half below the path to the cells.
pub fn store_place(team: Team, place: usize) -> Point {
    assert!(place < STORE_CUBES, "a store has four places");
    let x = match team {
        Team::Green => 2.0 * FINISH_SIDE,
        Team::Red => WIDTH - 2.0 * FINISH_SIDE,
    };
    // The path between the halves is as wide as a start area.
    let half = STORE_CUBES / 2;
    let y = match place.checked_sub(half) {
        None => MIDDLE.y - FINISH_SIDE / 2.0 - (half - place) as f64 * STORE_PITCH,
        Some(below) => MIDDLE.y + FINISH_SIDE / 2.0 + (below + 1) as f64 * STORE_PITCH,
    };
    Point { x, y }
}

/// A cube that the judge has placed in the middle of a cell.
pub fn centred_cube(cell: usize) -> Footprint {
    Footprint::square(cell_centre(cell), CUBE_SIDE, 0.0)
}
