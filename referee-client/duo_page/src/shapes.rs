//! The shapes of the pieces for the page, derived from the reference's table of pieces.

use duo_core::cells::BOARD_SIZE;
use duo_core::notation::coordinate;
use duo_core::orientations::{Orientation, ALIASES, ORIENTATIONS, ROTATION_COUNT};
use duo_core::pieces::Piece;
use duo_core::player::{Player as Side, Start};
use referee_client::pictures::outline::outline;
use serde::Serialize;

use duo_pictures::palette::{colours, mark};

/// Everything that the page needs to draw a game.
#[derive(Serialize)]
pub struct Shapes {
    board_size: usize,
    /// The names of columns and rows.
    coordinates: String,
    /// The start cells, column and row from 0.
    starts: [(usize, usize); 2],
    /// Each piece's letter, with the number of its first orientation.
    pieces: Vec<(char, usize)>,
    orientations: Vec<Shape>,
    /// Each side's mark in a cell of size 1, as SVG.
    marks: [String; 2],
    /// Fill, edge and mark of each side.
    colours: [(&'static str, &'static str, &'static str); 2],
}

#[derive(Serialize)]
struct Shape {
    piece: char,
    /// The rotation digit of its code.
    rotation: u8,
    width: u8,
    height: u8,
    centre: (u8, u8),
    cells: Vec<(u8, u8)>,
    /// Its outline for cells of size 1, as SVG path data.
    outline: String,
    /// The orientation after a quarter turn clockwise.
    turned: u8,
    /// The orientation after mirroring left and right.
    mirrored: u8,
}

/// Derives the shapes.
pub fn shapes() -> Shapes {
    let first_of = |piece: Piece| ALIASES[piece.index()][0].orientation as usize;
    Shapes {
        board_size: BOARD_SIZE,
        coordinates: (0..BOARD_SIZE).map(coordinate).collect(),
        starts: [Start::Five.cell(), Start::Ten.cell()],
        pieces: Piece::all().map(|piece| (piece.letter(), first_of(piece))).collect(),
        orientations: ORIENTATIONS.iter().map(shape).collect(),
        marks: Side::BOTH.map(|side| mark(side, (0.0, 0.0), 1.0)),
        colours: Side::BOTH.map(colours).map(|colours| (colours.fill, colours.edge, colours.mark)),
    }
}

fn shape(orientation: &Orientation) -> Shape {
    let &Orientation { piece, rotation, centre, width, height, .. } = orientation;
    // Even codes are quarter turns. Odd codes are mirrored after turning, so a further turn counts
    // backwards.
    let quarter = if rotation.is_multiple_of(2) { 2 } else { ROTATION_COUNT as u8 - 2 };
    let alias = |rotation: u8| ALIASES[piece.index()][rotation as usize % ROTATION_COUNT].orientation;
    let cells = orientation.cells().to_vec();
    let on_board = cells.iter().map(|&(x, y)| (x as usize, y as usize));
    Shape {
        piece: piece.letter(),
        rotation,
        width,
        height,
        centre,
        outline: outline(on_board, 1.0),
        cells,
        turned: alias(rotation + quarter),
        mirrored: alias(rotation ^ 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(cells: impl Iterator<Item = (u8, u8)>) -> Vec<(u8, u8)> {
        let mut cells: Vec<(u8, u8)> = cells.collect();
        cells.sort_by_key(|&(x, y)| (y, x));
        cells
    }

    #[test]
    fn turned_and_mirrored_orientations_have_the_right_shapes() {
        let shapes = shapes();
        for shape in &shapes.orientations {
            let turned = sorted(shape.cells.iter().map(|&(x, y)| (shape.height - 1 - y, x)));
            assert_eq!(shapes.orientations[shape.turned as usize].cells, turned, "{} {}", shape.piece, shape.rotation);
            let mirrored = sorted(shape.cells.iter().map(|&(x, y)| (shape.width - 1 - x, y)));
            assert_eq!(shapes.orientations[shape.mirrored as usize].cells, mirrored);
        }
    }
}
