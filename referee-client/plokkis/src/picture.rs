//! A board as SVG: outlined pieces with their player's number, and the scores below.

use plokkis_core::cells::Cells;
use plokkis_core::placement::Placement;
use plokkis_core::position::{Position, MAX_PLAYERS};
use referee_client::pictures::outline::outline;
use referee_client::pictures::paper::{FAINT, FIELD, GRID, INK, PAPER, TYPEFACE};

/// Side of a cell, in pixels.
const CELL: f64 = 26.0;

/// Space for the coordinates above and to the left of the board.
const HEAD: f64 = 28.0;

/// Space at the other edges.
const MARGIN: f64 = 14.0;

/// Height of a line of the scores.
const LINE: f64 = 26.0;

/// Fill and text colour of each player's pieces. They differ in brightness, for every kind of
/// colour vision, and every piece bears its player's number.
const COLOURS: [[&str; 2]; MAX_PLAYERS] = [
    ["#1f6fb5", "#ffffff"],
    ["#f59e1c", "#3d2400"],
    ["#0b7a5c", "#ffffff"],
    ["#e9a3c9", "#47052c"],
    ["#56c1f0", "#05324a"],
    ["#7a4fa3", "#ffffff"],
    ["#e8dc3f", "#4a4300"],
    ["#4d4d4d", "#ffffff"],
];

/// Draws a position after these placements and frames the last one.
pub fn svg(position: &Position, names: &[String], placed: &[Option<Placement>]) -> String {
    let board = CELL * position.width() as f64;
    let (width, height) = (HEAD + board + MARGIN, HEAD + board + MARGIN + LINE * names.len() as f64 + MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"{TYPEFACE}\" text-anchor=\"middle\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n"
    );
    svg += &coordinates_svg(position.width());
    svg += &format!("<g transform=\"translate({HEAD} {HEAD})\">\n{}", board_svg(position.width()));
    let turns = placed.iter().enumerate().filter_map(|(turn, placed)| Some((turn % names.len(), (*placed)?)));
    for (player, placement) in turns {
        svg += &piece_svg(player, &placement.set());
    }
    if let Some(last) = placed.iter().rev().find_map(|placed| *placed) {
        let path = outline(last.cells(), CELL);
        svg += &format!("<path d=\"{path}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"4\"/>\n");
    }
    svg += "</g>\n";
    for (player, name) in names.iter().enumerate() {
        let top = HEAD + board + MARGIN + LINE * player as f64;
        svg += &format!(
            "<g transform=\"translate({HEAD} {top})\">{}<text x=\"{}\" y=\"18\" font-size=\"15\" fill=\"{INK}\" \
             text-anchor=\"start\">{name}, {} pieces</text></g>\n",
            piece_svg(player, &[(0, 0)].into_iter().collect()).trim_end(),
            CELL + 10.0,
            position.pieces(player),
        );
    }
    svg + "</svg>\n"
}

fn piece_svg(player: usize, cells: &Cells) -> String {
    let [fill, mark] = COLOURS[player];
    let number = |(x, y): (usize, usize)| {
        let middle = |at: usize, below: f64| (at as f64 + 0.5) * CELL + below;
        format!("<text x=\"{}\" y=\"{}\">{}</text>", middle(x, 0.0), middle(y, 4.5), player + 1)
    };
    let numbers: String = cells.iter().map(number).collect();
    format!(
        "<g class=\"player-{}\" font-size=\"12\"><path d=\"{}\" fill=\"{fill}\"/><g fill=\"{mark}\">{numbers}</g></g>\n",
        player + 1,
        outline(cells.iter(), CELL),
    )
}

fn coordinates_svg(width: usize) -> String {
    let middle = |index: usize| HEAD + (index as f64 + 0.5) * CELL;
    let text = |x: f64, y: f64, index: usize| format!("<text x=\"{x}\" y=\"{y}\">{}</text>", index + 1);
    let columns: String = (0..width).map(|x| text(middle(x), HEAD - 9.0, x)).collect();
    let rows: String = (0..width).map(|y| text(HEAD / 2.0, middle(y) + 4.0, y)).collect();
    format!("<g font-size=\"11\" fill=\"{FAINT}\">{columns}{rows}</g>\n")
}

fn board_svg(width: usize) -> String {
    let board = CELL * width as f64;
    let lines: String =
        (1..width).map(|index| CELL * index as f64).map(|at| format!("M{at} 0v{board}M0 {at}h{board}")).collect();
    format!(
        "<rect width=\"{board}\" height=\"{board}\" rx=\"4\" fill=\"{FIELD}\"/>\n<path d=\"{lines}\" stroke=\"{GRID}\"/>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picture_contains_every_piece_once_and_frames_the_last() {
        let mut position = Position::new(5, 2);
        let placed: Vec<Option<Placement>> = [&[(0, 0), (1, 0)][..], &[(4, 4)], &[(2, 1), (2, 2)]]
            .map(|cells| Some(position.check(cells).unwrap()).inspect(|placed| position.play(Some(*placed))))
            .to_vec();
        let drawn = svg(&position, &["One".to_owned(), "Two".to_owned()], &placed);
        // Each score line shows a piece, too.
        assert_eq!([1, 2].map(|player| drawn.matches(&format!("player-{player}")).count()), [3, 2]);
        assert_eq!(drawn.matches("stroke-width=\"4\"").count(), 1);
        assert!(drawn.contains("One, 2 pieces") && drawn.contains("Two, 1 pieces"));
    }
}
