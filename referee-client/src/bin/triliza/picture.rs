//! The arena as a drawing, and the board as text.

use std::fmt::Write;

use reference::triliza::arena::{cell_centre, centred_cube, finish, frame, HEIGHT, WHITE_SIDE, WIDTH};
use reference::triliza::board::{Board, Team, CELL_COUNT};
use reference::triliza::geometry::{Area, Footprint};

/// The board in three lines.
pub fn rows(board: &Board) -> String {
    let cells: Vec<char> = board.to_string().chars().collect();
    cells.chunks(3).map(|row| format!("  {} {} {}\n", row[0], row[1], row[2])).collect()
}

/// The arena as SVG, a unit a millimetre: areas, cells, the valid cubes, and a robot if there is one.
pub fn svg(board: &Board, robot: Option<&Footprint>) -> String {
    let mut out = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">\n");
    out += &format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\" stroke=\"#000\" stroke-width=\"4\"/>\n");
    for (team, colour) in [(Team::Green, "#b8e6b8"), (Team::Red, "#f5c0c0")] {
        rectangle(&mut out, &finish(team), colour);
    }
    for cell in 0..CELL_COUNT {
        rectangle(&mut out, &frame(cell), "#888");
        rectangle(&mut out, &Area::square(cell_centre(cell), WHITE_SIDE), "#fff");
        match board.at(cell) {
            Some(Team::Green) => polygon(&mut out, &centred_cube(cell), "#080"),
            Some(Team::Red) => polygon(&mut out, &centred_cube(cell), "#c00"),
            None => (),
        }
    }
    if let Some(robot) = robot {
        polygon(&mut out, robot, "#4466aa80");
    }
    out + "</svg>\n"
}

fn rectangle(out: &mut String, area: &Area, colour: &str) {
    let (least, width, height) = (area.least, area.greatest.x - area.least.x, area.greatest.y - area.least.y);
    *out += &format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" fill=\"{colour}\"/>\n",
        least.x, least.y
    );
}

fn polygon(out: &mut String, shape: &Footprint, colour: &str) {
    let points = shape.corners().iter().fold(String::new(), |mut points, corner| {
        let _ = write!(points, "{:.1},{:.1} ", corner.x, corner.y);
        points
    });
    *out += &format!("<polygon points=\"{}\" fill=\"{colour}\"/>\n", points.trim_end());
}
