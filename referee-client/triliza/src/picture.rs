//! The arena as an SVG picture, and the board as text.

use std::fmt::Write;

use referee_client::pictures::paper::TYPEFACE;
use triliza_core::arena::{
    cell_centre, centred_cube, finish, frame, store_place, CUBE_SIDE, FRAME_SIDE, HEIGHT, STORE_CUBES, WHITE_SIDE,
    WIDTH,
};
use triliza_core::attempt::Scene;
use triliza_core::board::{Team, CELL_COUNT};
use triliza_core::contest::Contest;
use triliza_core::geometry::{Area, Footprint};

/// Width of a PNG in pixels.
pub const PNG_WIDTH: u32 = 2000;

/// Both teams with the fills of their cubes and areas.
const COLOURS: [(Team, &str, &str); 2] = [(Team::Green, "#080", "#b8e6b8"), (Team::Red, "#c00", "#f5c0c0")];

/// The fill of objects before the judge corrected their places.
const UNCORRECTED_FILL: &str = "none";

/// The board in three lines, with the cubes left on the stores.
pub fn rows(contest: &Contest) -> String {
    let stores = [Team::Green, Team::Red].map(|team| format!("   {team} store {}", contest.store(team)));
    let notes = stores.iter().map(String::as_str).chain([""]);
    let cells: Vec<char> = contest.board().to_string().chars().collect();
    cells.chunks(3).zip(notes).map(|(row, note)| format!("  {} {} {}{note}\n", row[0], row[1], row[2])).collect()
}

/// The arena as SVG, with one unit per millimetre: areas, stores, cells and valid cubes. For the
/// last attempt it shows the robot where it stopped, and in dashed lines the cubes that the robot
/// set down or moved.
pub fn svg(contest: &Contest, last: Option<&(Team, Scene)>) -> String {
    let mut out = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">\n");
    out += &format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\" stroke=\"#000\" stroke-width=\"4\"/>\n");
    for (team, cube, area) in COLOURS {
        rectangle(&mut out, &finish(team), area);
        for place in 0..STORE_CUBES {
            let centre = store_place(team, place);
            rectangle(&mut out, &Area::square(centre, 2.0 * CUBE_SIDE), area);
            if place < contest.store(team) {
                polygon(&mut out, &Footprint::square(centre, CUBE_SIDE, 0.0), cube, cube);
            }
        }
    }
    for cell in 0..CELL_COUNT {
        rectangle(&mut out, &frame(cell), "#888");
        rectangle(&mut out, &Area::square(cell_centre(cell), WHITE_SIDE), "#fff");
        number(&mut out, cell);
        if let Some(team) = contest.board().at(cell) {
            let fill = colour(team);
            polygon(&mut out, &centred_cube(cell), fill, fill);
        }
    }
    if let Some((team, scene)) = last {
        polygon(&mut out, &scene.robot, "#4466aa80", "#46a");
        for cube in &scene.set_down {
            polygon(&mut out, cube, UNCORRECTED_FILL, colour(*team));
        }
        for (_, cube) in &scene.moved {
            polygon(&mut out, cube, UNCORRECTED_FILL, "#000");
        }
    }
    out + "</svg>\n"
}

fn colour(team: Team) -> &'static str {
    COLOURS[team as usize].1
}

/// The cell's number, in the corner of its frame.
fn number(out: &mut String, cell: usize) {
    let least = frame(cell).least;
    let (x, y, size) = (least.x + 4.0, least.y + FRAME_SIDE / 6.0, FRAME_SIDE / 6.0);
    *out += &format!(
        "<text x=\"{x}\" y=\"{y:.1}\" font-size=\"{size:.1}\" font-family=\"{TYPEFACE}\" fill=\"#fff\">{cell}</text>\n"
    );
}

fn rectangle(out: &mut String, area: &Area, colour: &str) {
    let (least, width, height) = (area.least, area.greatest.x - area.least.x, area.greatest.y - area.least.y);
    *out += &format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" fill=\"{colour}\"/>\n",
        least.x, least.y
    );
}

/// Shapes without a fill are dashed.
fn polygon(out: &mut String, shape: &Footprint, fill: &str, stroke: &str) {
    let points = shape.corners().iter().fold(String::new(), |mut points, corner| {
        let _ = write!(points, "{:.1},{:.1} ", corner.x, corner.y);
        points
    });
    let dashes = if fill == UNCORRECTED_FILL { " stroke-dasharray=\"8 4\"" } else { "" };
    *out += &format!(
        "<polygon points=\"{}\" fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"3\"{dashes}/>\n",
        points.trim_end()
    );
}
