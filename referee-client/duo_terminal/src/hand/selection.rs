//! The held piece with its rotation and place.

use duo_core::cells::BOARD_SIZE;
use duo_core::moves::legal_placements;
use duo_core::orientations::{ALIASES, ORIENTATIONS, ROTATION_COUNT};
use duo_core::pieces::Piece;
use duo_core::placement::Placement;
use duo_core::player::PieceSet;
use duo_core::position::Position;

/// A piece held over the board, always completely inside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    piece: Piece,
    /// The rotation code: its upper bits count clockwise quarter turns, the lowest one mirrors
    /// left-right after them.
    rotation: usize,
    /// The cell that a move code names: column and row, from 0.
    centre: (i32, i32),
}

impl Selection {
    /// Starts with a legal placement of the largest piece that has one; `None` without legal
    /// placements.
    pub fn new(position: &Position) -> Option<Selection> {
        let placements = legal_placements(position);
        let largest = placements.iter().map(|placement| placement.piece().size()).max()?;
        placements.into_iter().find(|placement| placement.piece().size() == largest).map(Selection::of_placement)
    }

    fn of_placement(placement: Placement) -> Selection {
        let shape = placement.shape();
        let centre = (placement.x + shape.centre.0, placement.y + shape.centre.1);
        Selection {
            piece: shape.piece,
            rotation: usize::from(shape.rotation),
            centre: (i32::from(centre.0), i32::from(centre.1)),
        }
    }

    /// The piece.
    pub fn piece(&self) -> Piece {
        self.piece
    }

    /// The placement.
    pub fn placement(&self) -> Placement {
        let alias = ALIASES[self.piece.index()][self.rotation];
        let shape = &ORIENTATIONS[usize::from(alias.orientation)];
        let corner = |centre: i32, offset: u8, length: u8| {
            (centre - i32::from(offset)).clamp(0, BOARD_SIZE as i32 - i32::from(length)) as u8
        };
        Placement {
            orientation: alias.orientation,
            x: corner(self.centre.0, alias.centre.0, shape.width),
            y: corner(self.centre.1, alias.centre.1, shape.height),
        }
    }

    /// Takes another piece, in the rotation in which the rules show it.
    pub fn take(&mut self, piece: Piece) {
        (self.piece, self.rotation) = (piece, 0);
        self.move_inside();
    }

    /// Takes the next or previous remaining piece.
    pub fn take_next(&mut self, left: PieceSet, forwards: bool) {
        let pieces: Vec<Piece> = if forwards { left.iter().collect() } else { descending(left) };
        let is_behind = |piece: &&Piece| if forwards { **piece > self.piece } else { **piece < self.piece };
        if let Some(&piece) = pieces.iter().find(is_behind).or(pieces.first()) {
            self.take(piece);
        }
    }

    /// Turns the piece by a quarter, clockwise on the screen.
    pub fn turn(&mut self) {
        // Mirroring comes after turning, so a mirrored piece turns the other way.
        let quarters = if self.rotation.is_multiple_of(2) { 2 } else { ROTATION_COUNT - 2 };
        self.rotation = (self.rotation + quarters) % ROTATION_COUNT;
        self.move_inside();
    }

    /// Mirrors the piece left-right.
    pub fn flip(&mut self) {
        self.rotation ^= 1;
        self.move_inside();
    }

    /// Moves the piece by columns and rows, at most to the edge.
    pub fn go(&mut self, columns: i32, rows: i32) {
        self.centre = (self.centre.0 + columns, self.centre.1 + rows);
        self.move_inside();
    }

    /// Goes to the next legal placement of this piece: first in the same rotation, then in the
    /// others, cyclically. Returns whether there is one.
    pub fn go_to_next_legal(&mut self, position: &Position) -> bool {
        let here = self.placement();
        let order = |placement: &Placement| (placement.orientation, placement.y, placement.x);
        let mut legal = legal_placements(position);
        legal.retain(|placement| placement.piece() == self.piece);
        legal.sort_by_key(order);
        let next = legal.iter().find(|placement| order(placement) > order(&here)).or(legal.first());
        if let Some(&placement) = next {
            *self = Selection::of_placement(placement);
        }
        next.is_some()
    }

    /// Moves the piece back inside the board.
    fn move_inside(&mut self) {
        let (lies, alias) = (self.placement(), ALIASES[self.piece.index()][self.rotation]);
        self.centre = (i32::from(lies.x + alias.centre.0), i32::from(lies.y + alias.centre.1));
    }
}

fn descending(pieces: PieceSet) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = pieces.iter().collect();
    pieces.reverse();
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::pieces::PIECE_COUNT;
    use duo_core::player::{Player as Side, Start};
    use duo_players::game::Game;
    use std::collections::HashSet;

    fn position_after(codes: &str) -> Position {
        *Game::from_codes(codes, Start::Five).unwrap().position()
    }

    /// The cells of the shape, moved to the origin.
    fn shape(selection: &Selection) -> HashSet<(i32, i32)> {
        let cells = selection.placement().shape().cells();
        cells.iter().map(|&(x, y)| (i32::from(x), i32::from(y))).collect()
    }

    fn moved_to_origin(cells: impl Iterator<Item = (i32, i32)> + Clone) -> HashSet<(i32, i32)> {
        let (left, top) =
            (cells.clone().map(|cell| cell.0).min().unwrap(), cells.clone().map(|cell| cell.1).min().unwrap());
        cells.map(|(x, y)| (x - left, y - top)).collect()
    }

    #[test]
    fn turn_and_flip_act_as_seen_on_the_screen() {
        for piece in Piece::all() {
            let mut selection = Selection { piece, rotation: 0, centre: (6, 6) };
            for step in 0..16 {
                let before = shape(&selection);
                if step % 5 == 4 {
                    selection.flip();
                    assert_eq!(shape(&selection), moved_to_origin(before.iter().map(|&(x, y)| (-x, y))), "{piece:?}");
                } else {
                    selection.turn();
                    assert_eq!(shape(&selection), moved_to_origin(before.iter().map(|&(x, y)| (-y, x))), "{piece:?}");
                }
            }
        }
    }

    #[test]
    fn every_legal_placement_can_be_reached() {
        let position = position_after("53e0 a8e0 21k7 94j0 61a0 71b3");
        for wanted in legal_placements(&position) {
            let mut selection = Selection::new(&position).unwrap();
            while selection.piece() != wanted.piece() {
                selection.take_next(position.pieces_left(position.to_move()), true);
            }
            let mut steps = 0;
            while selection.placement().orientation != wanted.orientation {
                steps += 1;
                assert!(steps <= ROTATION_COUNT, "{wanted:?}");
                selection.turn();
                if steps % 4 == 0 {
                    selection.flip();
                }
            }
            let lies = selection.placement();
            selection.go(i32::from(wanted.x) - i32::from(lies.x), i32::from(wanted.y) - i32::from(lies.y));
            assert_eq!(selection.placement(), wanted);
        }
    }

    #[test]
    fn selection_never_leaves_the_board() {
        let mut selection = Selection::new(&position_after("")).unwrap();
        for index in 0..400 {
            let piece = Piece::new(index % PIECE_COUNT);
            match index % 4 {
                0 => selection.take(piece),
                1 => selection.go([-20, 20][index / 4 % 2], [20, -20][index / 8 % 2]),
                2 => selection.turn(),
                _ => selection.flip(),
            }
            assert!(selection.placement().fits_board(), "{selection:?}");
            // The piece continues from where it is seen, not from where it would be outside the
            // board.
            let before = selection.placement();
            selection.go(0, 0);
            assert_eq!(selection.placement(), before);
        }
    }

    #[test]
    fn go_to_next_legal_is_cyclic() {
        let position = position_after("53e0 a8e0");
        let mut selection = Selection::new(&position).unwrap();
        let legal = legal_placements(&position);
        assert!(legal.contains(&selection.placement()));
        let own: HashSet<Placement> = legal.into_iter().filter(|p| p.piece() == selection.piece()).collect();
        let seen: HashSet<Placement> = (0..own.len())
            .map(|_| {
                assert!(selection.go_to_next_legal(&position));
                selection.placement()
            })
            .collect();
        assert_eq!(seen, own);
    }

    #[test]
    fn take_next_goes_in_both_directions() {
        let position = position_after("53e0 a8e0");
        let left = position.pieces_left(Side::First);
        let mut selection = Selection::new(&position).unwrap();
        let start = selection.piece();
        let forwards: Vec<Piece> = left
            .iter()
            .map(|_| {
                selection.take_next(left, true);
                selection.piece()
            })
            .collect();
        assert_eq!((forwards.len(), *forwards.last().unwrap()), (20, start));
        for &piece in forwards.iter().rev().skip(1) {
            selection.take_next(left, false);
            assert_eq!(selection.piece(), piece);
        }
    }
}
