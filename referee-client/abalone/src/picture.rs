//! A position as an SVG picture.

use abalone_core::cells::{Cell, Cells};
use abalone_core::position::Position;
use abalone_core::team::Team;
use referee_client::pictures::paper::TYPEFACE;

/// Distance between neighbouring cells in a row.
const STEP: f64 = 48.0;

/// Distance between rows.
const RISE: f64 = STEP * 0.866;

/// Radius of a marble.
const MARBLE: f64 = STEP * 0.42;

/// Size of the board as a share of the hexagon of the names: half a step around the outermost
/// marbles.
const BOARD: f64 = 4.6 / 5.0;

/// Space around the cells for their names.
const MARGIN: f64 = 60.0;

/// Space for the caption below the board.
const CAPTION: f64 = 28.0;

const WIDTH: f64 = 8.0 * STEP + 2.0 * MARGIN;
const HEIGHT: f64 = 8.0 * RISE + 2.0 * MARGIN;

/// The centre of a cell in the picture.
fn centre(row: i32, column: i32) -> (f64, f64) {
    let (up, along) = (f64::from(row - 4), f64::from(column - 5));
    (WIDTH / 2.0 + STEP * (along - up / 2.0), HEIGHT / 2.0 - RISE * up)
}

/// Draws a position. The cells in `last`, to which marbles have just moved, get a ring.
pub fn svg(position: &Position, last: Cells) -> String {
    let height = HEIGHT + CAPTION;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH:.0} {height:.0}\" width=\"{WIDTH:.0}\" \
         height=\"{height:.0}\" font-family=\"{TYPEFACE}\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    out += &format!("<polygon points=\"{}\" fill=\"#c9a26b\"/>\n", corners());
    for cell in Cell::all() {
        let (x, y) = centre(cell.row(), cell.column());
        out += &match position.at(cell) {
            None => circle(x, y, MARBLE * 0.8, "hole", "#8f6a3a", "none"),
            Some(Team::Black) => circle(x, y, MARBLE, "black", "#1d1d1f", "#000"),
            Some(Team::White) => circle(x, y, MARBLE, "white", "#f6f4ee", "#777"),
        };
        if last.contains(cell) {
            out += &circle(x, y, MARBLE * 0.5, "last", "none", "#d33");
        }
    }
    for row in 0..9 {
        let first = (row - 3).max(1);
        label(&mut out, centre(row, first - 1), char::from(b'a' + row as u8));
    }
    for (column, name) in (1..=9).zip('1'..) {
        let lowest = (column - 5).max(0);
        label(&mut out, centre(lowest - 1, column), name);
    }
    let [black, white] = Team::BOTH.map(|team| position.pushed_out(team));
    out + &format!(
        "<text x=\"{:.0}\" y=\"{HEIGHT:.0}\" dy=\"10\" font-size=\"15\" text-anchor=\"middle\">pushed out: black {black}, white \
         {white}</text>\n</svg>\n",
        WIDTH / 2.0
    )
}

/// The board's corners, outside the cells and inside the names.
fn corners() -> String {
    let names = [(-1, 0), (-1, 5), (4, 10), (9, 10), (9, 5), (4, 0)];
    let (middle_x, middle_y) = centre(4, 5);
    let points = names.map(|(row, column)| {
        let (x, y) = centre(row, column);
        format!("{:.1},{:.1}", middle_x + BOARD * (x - middle_x), middle_y + BOARD * (y - middle_y))
    });
    points.join(" ")
}

fn circle(x: f64, y: f64, radius: f64, class: &str, fill: &str, stroke: &str) -> String {
    format!(
        "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"{fill}\" stroke=\"{stroke}\" \
         stroke-width=\"2.5\"/>\n"
    )
}

fn label(out: &mut String, (x, y): (f64, f64), name: char) {
    *out += &format!(
        "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"16\" fill=\"#333\" text-anchor=\"middle\">{name}</text>\n",
        y + 6.0
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_drawn_once_and_within_the_picture() {
        let start = Position::standard();
        let svg = svg(&start, start.own());
        for (class, count) in [("black", 14), ("white", 14), ("hole", 33), ("last", 14)] {
            assert_eq!(svg.matches(&format!("class=\"{class}\"")).count(), count, "{class}");
        }
        let mut places: Vec<(i64, i64)> = Cell::all()
            .map(|cell| centre(cell.row(), cell.column()))
            .map(|(x, y)| ((x * 10.0) as i64, (y * 10.0) as i64))
            .collect();
        assert!(places.iter().all(|&(x, y)| (600..4480).contains(&x) && (590..3950).contains(&y)), "{places:?}");
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), 61);
    }
}
