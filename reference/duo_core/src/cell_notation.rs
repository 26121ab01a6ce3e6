//! Moves as written by other Blokus programs, GTP and game records: the covered cells,
//! `e8,d9,e9,f9,e10`.
//!
//! Columns are letters from `a`, rows are numbers from 1 at the bottom. In these programs the first
//! side always starts at e10, which is our (5,5). If it starts at (a,a), give them the board
//! rotated by 180 degrees: this swaps the start cells and maps every shape to a shape of the same
//! piece.

use crate::cells::{Cells, BOARD_SIZE};
use crate::notation::{decode, Code};
use crate::placement::{Move, Placement};
use crate::stones::placement_of;

/// Why a text is not a move.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMove {
    /// A cell is not on the board.
    #[error("'{0}' is not a cell from a1 to n14")]
    Cell(String),
    /// The cells are not one of the 21 pieces.
    #[error("the cells {0} do not form a piece")]
    Shape(String),
    /// The text is neither cells nor a code.
    #[error("'{0}' is neither cells like e8,d9,e9,f9,e10 nor a code like 55u0")]
    Neither(String),
}

/// Writes the cells of a placement, the lowest row first.
pub fn write_cells(placement: Placement) -> String {
    let mut cells: Vec<(usize, usize)> = placement.cells().iter().collect();
    cells.sort_by_key(|&(x, y)| (BOARD_SIZE - y, x));
    let cells: Vec<String> = cells.into_iter().map(|(x, y)| write_cell(x, y)).collect();
    cells.join(",")
}

/// Writes a move: its cells, or `pass`.
pub fn write_move(played: Move) -> String {
    match played {
        Move::Pass => "pass".to_owned(),
        Move::Place(placement) => write_cells(placement),
    }
}

/// Parses a move: cells, a code of four characters, or `pass`.
pub fn read_move(text: &str) -> Result<Move, BadMove> {
    if text.eq_ignore_ascii_case("pass") {
        return Ok(Move::Pass);
    }
    // A text cannot be both, because four characters of cells include a comma.
    if let Some(played) = text.parse::<Code>().ok().and_then(|code| decode(code).ok()) {
        return Ok(played);
    }
    if !text.contains(',') && text.len() > 3 {
        return Err(BadMove::Neither(text.to_owned()));
    }
    read_cells(text).map(Move::Place)
}

/// Parses the cells of a placement, in any order.
pub fn read_cells(text: &str) -> Result<Placement, BadMove> {
    let mut cells = Cells::EMPTY;
    for cell in text.split(',') {
        let (x, y) = read_cell(cell).ok_or_else(|| BadMove::Cell(cell.to_owned()))?;
        cells |= Cells::single(x, y);
    }
    placement_of(cells).ok_or_else(|| BadMove::Shape(text.to_owned()))
}

/// The move on the board rotated by 180 degrees.
pub fn rotate_by_180(played: Move) -> Move {
    let Move::Place(placement) = played else { return played };
    let last = BOARD_SIZE - 1;
    let rotated = placement.cells().iter().map(|(x, y)| (last - x, last - y)).collect();
    Move::Place(placement_of(rotated).expect("a rotated piece is a piece"))
}

fn write_cell(x: usize, y: usize) -> String {
    format!("{}{}", (b'a' + x as u8) as char, BOARD_SIZE - y)
}

fn read_cell(text: &str) -> Option<(usize, usize)> {
    let mut characters = text.chars();
    let column = characters.next()?.to_ascii_lowercase();
    let row = characters.as_str();
    if row.starts_with('0') || !row.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let row: usize = row.parse().ok()?;
    let x = (column as usize).checked_sub('a' as usize)?;
    (x < BOARD_SIZE && (1..=BOARD_SIZE).contains(&row)).then(|| (x, BOARD_SIZE - row))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_example_reads_back() {
        let Ok(Move::Place(placement)) = read_move("e8,d9,e9,f9,e10") else { panic!("not read") };
        assert_eq!(placement.cells(), [(4, 4), (3, 5), (4, 5), (5, 5), (4, 6)].into_iter().collect());
        assert_eq!(write_cells(placement), "e8,d9,e9,f9,e10");
    }

    #[test]
    fn every_placement_survives_writing_reading_and_two_rotations() {
        for placement in Placement::all() {
            let played = Move::Place(placement);
            assert_eq!(read_move(&write_move(played)), Ok(played));
            let rotated = rotate_by_180(played);
            assert_eq!(rotate_by_180(rotated), played);
            let Move::Place(rotated) = rotated else { panic!("a pass") };
            assert_eq!(rotated.piece(), placement.piece());
        }
    }

    #[test]
    fn rotation_by_180_swaps_the_start_cells() {
        assert_eq!(rotate_by_180(read_move("e10").unwrap()), read_move("j5").unwrap());
    }

    #[test]
    fn read_move_accepts_codes_and_passes() {
        assert_eq!(read_move("55a0"), read_move("e10"));
        assert_eq!(read_move("0000"), Ok(Move::Pass));
        assert_eq!(read_move("PASS"), Ok(Move::Pass));
    }

    #[test]
    fn refusal_gives_the_reason() {
        assert_eq!(read_move("o1"), Err(BadMove::Cell("o1".into())));
        assert_eq!(read_move("a1,a15"), Err(BadMove::Cell("a15".into())));
        assert_eq!(read_move("a1,,a2"), Err(BadMove::Cell("".into())));
        assert_eq!(read_move("a1,a3"), Err(BadMove::Shape("a1,a3".into())));
        assert_eq!(read_move("a1,b1,c1,d1,e1,f1"), Err(BadMove::Shape("a1,b1,c1,d1,e1,f1".into())));
        assert_eq!(read_move("55z9"), Err(BadMove::Neither("55z9".into())));
        assert_eq!(read_move(""), Err(BadMove::Cell("".into())));
        assert_eq!(read_move("é1"), Err(BadMove::Cell("é1".into())));
    }
}
