//! A side's points and remaining pieces, as part of a picture.

use std::cmp::Reverse;

use duo_core::cells::Cells;
use duo_core::orientations::{Orientation, ORIENTATIONS};
use duo_core::pieces::Piece;
use duo_core::player::{PieceSet, Player as Side};
use duo_core::position::Position;

use crate::palette::{name, FAINT, INK};
use crate::stone;

/// Width and height of a cell.
const CELL: f64 = 12.0;

/// Distance between pieces.
const GAP: f64 = 9.0;

/// Height of the lines of text.
const HEAD: f64 = 52.0;

/// Draws one side's part from (0, 0), at most `width` wide.
pub fn draw(position: &Position, side: Side, width: f64) -> String {
    let left = position.pieces_left(side);
    let turn = if position.to_move() == side && !position.is_over() { ", to move" } else { "" };
    let mut drawn = format!(
        "<g transform=\"translate(0 4)\">{}</g>\n\
         <text x=\"24\" y=\"17\" font-size=\"17\" fill=\"{INK}\">{}{turn}</text>\n\
         <text x=\"24\" y=\"37\" font-size=\"13\" fill=\"{FAINT}\">{:+} points, {} cells left</text>\n",
        stone::draw(side, Cells::single(0, 0), CELL),
        name(side),
        position.score(side),
        left.cells(),
    );
    for (shape, x, y) in places(left, width) {
        let cells = shape.cells().iter().map(|&(x, y)| (x as usize, y as usize)).collect();
        drawn += &format!("<g transform=\"translate({x} {y})\">{}</g>\n", stone::draw(side, cells, CELL));
    }
    drawn
}

/// Places the pieces in rows below the text, the largest first. Rows of equal height waste the
/// least space.
fn places(left: PieceSet, width: f64) -> Vec<(&'static Orientation, f64, f64)> {
    let mut pieces: Vec<Piece> = left.iter().collect();
    pieces.sort_by_key(|piece| Reverse(piece.size()));
    let (mut x, mut y, mut height) = (0.0, HEAD, 0.0_f64);
    let place = |shape: &'static Orientation| {
        let (piece_width, piece_height) = (f64::from(shape.width) * CELL, f64::from(shape.height) * CELL);
        if x + piece_width > width {
            (x, y, height) = (0.0, y + height + GAP, 0.0);
        }
        let place = (shape, x, y);
        x += piece_width + GAP;
        height = height.max(piece_height);
        place
    };
    pieces.into_iter().map(lowest_orientation).map(place).collect()
}

/// The piece's orientation with the least height.
fn lowest_orientation(piece: Piece) -> &'static Orientation {
    let shapes = ORIENTATIONS.iter().filter(|shape| shape.piece == piece);
    shapes.min_by_key(|shape| shape.height).expect("every piece has a shape")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_pieces_fit_next_to_half_a_board_without_overlap() {
        let places = places(PieceSet::FULL, 250.0);
        assert_eq!(places.len(), 21);
        let ends = |&(shape, x, y): &(&Orientation, f64, f64)| {
            (x + f64::from(shape.width) * CELL, y + f64::from(shape.height) * CELL)
        };
        for (index, one) in places.iter().enumerate() {
            let (right, bottom) = ends(one);
            assert!(right <= 250.0 && bottom <= 224.0, "{right} {bottom}");
            let apart = |other: &(&Orientation, f64, f64)| other.1 >= right + GAP || other.2 >= bottom + GAP;
            assert!(places[index + 1..].iter().all(apart));
        }
    }
}
