//! Move codes: `XYpr`, the column and row of the centre, the piece's letter and the rotation digit;
//! `0000` passes.
//!
//! All eight rotation codes of every piece are valid notation. Moves are written with the lowest
//! code that gives the shape.

use std::fmt;
use std::str::FromStr;

use super::cells::BOARD_SIZE;
use super::orientations::{ALIASES, ROTATION_COUNT};
use super::pieces::Piece;
use super::placement::{Move, Placement};

/// The digits of columns and rows, from the left and from the top.
const COORDINATES: &[u8; BOARD_SIZE] = b"123456789abcde";

/// Column or row `index`, counted from 0, in the contest's notation: `1` to `9`, then `a` to `e`.
///
/// # Panics
/// If `index` is not on the board.
pub const fn coordinate(index: usize) -> char {
    COORDINATES[index] as char
}

/// The four characters of a move code, valid or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Code([u8; 4]);

impl Code {
    /// The code of a pass.
    pub const PASS: Code = Code(*b"0000");

    /// The code with these four bytes.
    pub const fn new(bytes: [u8; 4]) -> Code {
        Code(bytes)
    }

    /// The four bytes.
    pub const fn bytes(self) -> [u8; 4] {
        self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0.escape_ascii().to_string())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Code({self})")
    }
}

/// A text that is not four characters long.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a move code has four characters such as 53e0, not \"{}\"", .0.escape_debug())]
pub struct NotFourCharacters(String);

impl FromStr for Code {
    type Err = NotFourCharacters;

    fn from_str(text: &str) -> Result<Code, NotFourCharacters> {
        text.as_bytes().try_into().map(Code).map_err(|_| NotFourCharacters(text.to_owned()))
    }
}

/// Why a code does not name a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSuchCode {
    /// The first character is not a column.
    #[error("{0} is not a move code: its first character must be a column, 1-9 or a-e")]
    Column(Code),
    /// The second character is not a row.
    #[error("{0} is not a move code: its second character must be a row, 1-9 or a-e")]
    Row(Code),
    /// The third character is not a piece.
    #[error("{0} is not a move code: its third character must be a piece, a-u")]
    Piece(Code),
    /// The fourth character is not a rotation.
    #[error("{0} is not a move code: its fourth character must be a rotation, 0-7")]
    Rotation(Code),
    /// The piece would not be completely on the board.
    #[error("{0} reaches over the edge of the board")]
    OffBoard(Code),
}

/// The move of a code.
pub fn decode(code: Code) -> Result<Move, NoSuchCode> {
    if code == Code::PASS {
        return Ok(Move::Pass);
    }
    let [column, row, letter, digit] = code.0;
    let index = |digit| COORDINATES.iter().position(|&known| known == digit);
    let x = index(column).ok_or(NoSuchCode::Column(code))?;
    let y = index(row).ok_or(NoSuchCode::Row(code))?;
    let piece = Piece::from_letter(letter).ok_or(NoSuchCode::Piece(code))?;
    let rotation = digit.wrapping_sub(b'0') as usize;
    if rotation >= ROTATION_COUNT {
        return Err(NoSuchCode::Rotation(code));
    }
    let alias = ALIASES[piece.index()][rotation];
    let corner = |at: usize, centre: u8| (at as u8).checked_sub(centre).ok_or(NoSuchCode::OffBoard(code));
    let placement =
        Placement { orientation: alias.orientation, x: corner(x, alias.centre.0)?, y: corner(y, alias.centre.1)? };
    if !placement.fits_board() {
        return Err(NoSuchCode::OffBoard(code));
    }
    Ok(Move::Place(placement))
}

/// The canonical code of a move: the one with the lowest rotation digit.
pub fn encode(written: Move) -> Code {
    let Move::Place(placement) = written else { return Code::PASS };
    let shape = placement.shape();
    Code([
        COORDINATES[(placement.x + shape.centre.0) as usize],
        COORDINATES[(placement.y + shape.centre.1) as usize],
        shape.piece.letter() as u8,
        b'0' + shape.rotation,
    ])
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        encode(*self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::super::placement::PLACEMENT_COUNT;
    use super::*;
    use std::collections::HashSet;

    /// Every code that decodes to a placement, found by trying all printable characters in each
    /// position.
    fn codes() -> Vec<(Code, Placement)> {
        let letters = || b' '..=b'~';
        letters()
            .flat_map(|column| letters().map(move |row| (column, row)))
            .filter(|&(column, row)| column.is_ascii_alphanumeric() && row.is_ascii_alphanumeric())
            .flat_map(|(x, y)| letters().flat_map(move |p| letters().map(move |r| Code([x, y, p, r]))))
            .filter_map(|code| match decode(code) {
                Ok(Move::Place(placement)) => Some((code, placement)),
                _ => None,
            })
            .collect()
    }

    #[test]
    fn all_26008_codes_name_the_13729_placements() {
        let codes = codes();
        assert_eq!(codes.len(), 26_008);
        let named: HashSet<Placement> = codes.iter().map(|&(_, placement)| placement).collect();
        assert_eq!(named.len(), PLACEMENT_COUNT);
        for (code, placement) in codes {
            let canonical = encode(Move::Place(placement));
            assert_eq!(decode(canonical), Ok(Move::Place(placement)));
            assert!(canonical.0[3] <= code.0[3], "{canonical} is not the lowest rotation, {code} is lower");
        }
    }

    #[test]
    fn code_covers_the_cells_that_its_rotation_gives() {
        use super::super::pieces::rotate;
        for (code, placement) in codes() {
            let [column, row, letter, digit] = code.0.map(|byte| byte as char);
            let (x, y) = (column.to_digit(16).unwrap() as i8 - 1, row.to_digit(16).unwrap() as i8 - 1);
            let piece = Piece::from_letter(letter as u8).unwrap();
            let turned = |&cell: &(i8, i8)| rotate(digit as u8 - b'0', cell);
            let covered = piece.cells().iter().map(turned).map(|(dx, dy)| ((x + dx) as usize, (y + dy) as usize));
            assert_eq!(placement.cells(), covered.collect(), "{code}");
        }
    }

    #[test]
    fn refusal_names_the_wrong_character() {
        let refused = |text: &str| decode(text.parse().unwrap()).unwrap_err().to_string();
        assert!(refused("03e0").contains("first character"));
        assert!(refused("5Ae0").contains("second character"));
        assert!(refused("53E0").contains("third character"));
        assert!(refused("53v0").contains("third character"));
        assert!(refused("53e8").contains("fourth character"));
        assert!(refused("000\u{7}").contains("000\\x07 is not a move code"));
        assert!(refused("11j0").contains("over the edge"));
        assert_eq!(decode(Code::PASS), Ok(Move::Pass));
        for text in ["", "53e", "53e00", "5\u{e9}e0"] {
            assert!(text.parse::<Code>().unwrap_err().to_string().contains("four characters"), "{text}");
        }
    }
}
