//! A position as an SVG picture: the board with coordinates, and the pieces that each side has
//! left.

use duo_core::cells::{Cells, BOARD_SIZE};
use duo_core::notation::coordinate;
use duo_core::player::{Player as Side, Start};
use duo_core::position::Position;
use referee_client::pictures::outline::outline;
use referee_client::pictures::paper::TYPEFACE;

use crate::palette::{FAINT, FIELD, GRID, INK, PAPER};
use crate::{rack, stone};

/// Width and height of a cell.
const CELL: f64 = 32.0;

/// Margin for the coordinates above and left of the board.
const HEAD: f64 = 28.0;

/// Margin at the other edges.
const MARGIN: f64 = 14.0;

/// Width of the part next to the board.
const SIDE_WIDTH: f64 = 250.0;

const BOARD: f64 = CELL * BOARD_SIZE as f64;

/// Draws the board alone, with a frame around the piece that covers the cells of `last`.
pub fn board(position: &Position, last: Cells) -> String {
    let size = HEAD + BOARD + MARGIN;
    page((size, size), &field(position, last))
}

/// Draws the board, and each side's points and remaining pieces.
pub fn board_with_pieces(position: &Position, last: Cells) -> String {
    let left = HEAD + BOARD + MARGIN;
    let racks = Side::BOTH.map(|side| {
        let top = HEAD + side.index() as f64 * BOARD / 2.0;
        format!("<g transform=\"translate({left} {top})\">\n{}</g>\n", rack::draw(position, side, SIDE_WIDTH))
    });
    page((left + SIDE_WIDTH + MARGIN, HEAD + BOARD + MARGIN), &(field(position, last) + &racks.concat()))
}

fn page((width, height): (f64, f64), content: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"{TYPEFACE}\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n{content}</svg>\n"
    )
}

fn field(position: &Position, last: Cells) -> String {
    let mut field = coordinates();
    field += &format!("<g transform=\"translate({HEAD} {HEAD})\">\n");
    field += &format!("<rect width=\"{BOARD}\" height=\"{BOARD}\" rx=\"4\" fill=\"{FIELD}\"/>\n");
    field += &grid();
    for start in [Start::Five, Start::Ten] {
        let (x, y) = start.cell();
        let centre = |at: usize| (at as f64 + 0.5) * CELL;
        field += &format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"none\" stroke=\"{FAINT}\" stroke-width=\"2.5\"/>\n",
            centre(x),
            centre(y),
            CELL * 0.24
        );
    }
    for side in Side::BOTH {
        for piece in pieces(position.stones(side)) {
            field += &stone::draw(side, piece, CELL);
        }
    }
    if !last.is_empty() {
        // A dark line on a white one is visible on both colours.
        let path = outline(last.iter(), CELL);
        field += &format!("<path d=\"{path}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"6\"/>\n");
        field += &format!("<path d=\"{path}\" fill=\"none\" stroke=\"{PAPER}\" stroke-width=\"2\"/>\n");
    }
    field + "</g>\n"
}

fn coordinates() -> String {
    let text = |x: f64, y: f64, index: usize| {
        let letter = coordinate(index);
        format!("<text x=\"{x}\" y=\"{y}\">{letter}</text>")
    };
    let middle = |index: usize| HEAD + (index as f64 + 0.5) * CELL;
    let columns: String = (0..BOARD_SIZE).map(|x| text(middle(x), HEAD - 9.0, x)).collect();
    let rows: String = (0..BOARD_SIZE).map(|y| text(HEAD / 2.0, middle(y) + 5.0, y)).collect();
    format!("<g font-size=\"14\" fill=\"{FAINT}\" text-anchor=\"middle\">{columns}{rows}</g>\n")
}

fn grid() -> String {
    let lines: String =
        (1..BOARD_SIZE).map(|index| index as f64 * CELL).map(|at| format!("M{at} 0v{BOARD}M0 {at}h{BOARD}")).collect();
    format!("<path d=\"{lines}\" stroke=\"{GRID}\" stroke-width=\"1\"/>\n")
}

/// Splits a side's cells into pieces. Pieces of one side never touch edge to edge.
fn pieces(mut stones: Cells) -> Vec<Cells> {
    let mut pieces = Vec::new();
    while let Some((x, y)) = stones.iter().next() {
        let mut piece = Cells::single(x, y);
        loop {
            let grown = piece | (piece.edge_neighbours() & stones);
            if grown == piece {
                break;
            }
            piece = grown;
        }
        stones ^= piece;
        pieces.push(piece);
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::colours;
    use duo_players::game::Game;
    use referee_client::pictures::png;

    /// The worked example of the contest.
    fn example() -> Game {
        Game::from_codes("53e0 a8e0 21k7 94j0 61a0 71b3", Start::Five).unwrap()
    }

    #[test]
    fn every_piece_has_one_outline_and_every_cell_a_mark() {
        let game = example();
        let svg = board(game.position(), game.last_cells());
        for (class, pieces) in [("stone-1", 3), ("stone-2", 3)] {
            assert_eq!(svg.matches(class).count(), pieces);
        }
        let (discs, diamonds) = (svg.matches("r=\"4.16\"").count(), svg.matches("5.76z").count());
        assert_eq!([discs as u32, diamonds as u32], Side::BOTH.map(|side| game.position().stones(side).count()));
    }

    #[test]
    fn worked_example() {
        let game = example();
        insta::assert_snapshot!(board_with_pieces(game.position(), game.last_cells()));
    }

    #[test]
    fn frame_surrounds_only_the_last_piece() {
        let game = example();
        let plain = board(game.position(), Cells::EMPTY);
        let framed = board(game.position(), game.last_cells());
        assert_eq!(framed.matches("stroke-width=\"6\"").count(), 1);
        assert!(!plain.contains("stroke-width=\"6\""));
    }

    /// The colour in the middle of a cell's lower left quarter, which the mark leaves free.
    fn colour(pixels: &resvg::tiny_skia::Pixmap, (x, y): (usize, usize)) -> [u8; 3] {
        let at = |index: usize, part: f64| (HEAD + (index as f64 + part) * CELL) as u32;
        let pixel = pixels.pixel(at(x, 0.25), at(y, 0.75)).unwrap();
        [pixel.red(), pixel.green(), pixel.blue()]
    }

    #[test]
    fn png_shows_the_cells_in_their_colours() {
        let game = example();
        let svg = board(game.position(), Cells::EMPTY);
        let png = png::draw(&svg, (HEAD + BOARD + MARGIN) as u32).unwrap();
        let pixels = resvg::tiny_skia::Pixmap::decode_png(&png).unwrap();
        for y in 0..BOARD_SIZE {
            for x in 0..BOARD_SIZE {
                let owner = Side::BOTH.into_iter().find(|&side| game.position().stones(side).contains(x, y));
                let expected = owner.map_or(FIELD, |side| colours(side).fill);
                let [red, green, blue] = colour(&pixels, (x, y));
                assert_eq!(format!("#{red:02x}{green:02x}{blue:02x}"), expected, "({x}, {y})");
            }
        }
    }
}
