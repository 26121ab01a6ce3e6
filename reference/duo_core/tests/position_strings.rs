//! Position strings: their form, and the messages for invalid ones.

use duo_core::facts;
use duo_core::player::{Player, Start};
use duo_core::position::Position;

const EXAMPLE: &str = "xxxx1xoo6/x3x3o5/4x3o5/4x3o5/4x3o5/8o5/9o4/9o4/9o4/9o4/14/14/14/14 x 5 0 6 -";

fn refused(text: &str) -> String {
    text.parse::<Position>().expect_err(text).to_string()
}

#[test]
fn worked_example_is_written_as_a_line() {
    let position = Position::from_moves("53e0 a8e0 21k7 94j0 61a0 71b3", Start::Five).expect("legal");
    assert_eq!(position.to_string(), EXAMPLE);
    assert_eq!(EXAMPLE.parse(), Ok(position));
}

#[test]
fn every_field_reads_back() {
    let empty = Position::new(Start::Ten);
    assert_eq!(empty.to_string(), "14/14/14/14/14/14/14/14/14/14/14/14/14/14 x a 0 0 -");
    assert_eq!(empty.to_string().parse(), Ok(empty));
    for known in facts::legal_counts() {
        let position = known.position();
        for position in [position, position.with_to_move(position.to_move().other())] {
            let read: Position = position.to_string().parse().expect("what is written can be read");
            assert_eq!(read, position);
            assert_eq!(
                Player::BOTH.map(|player| read.pieces_left(player)),
                Player::BOTH.map(|player| position.pieces_left(player))
            );
        }
    }
}

#[test]
fn wrong_fields_are_named() {
    let with = |from: &str, to: &str| EXAMPLE.replacen(from, to, 1);
    assert!(refused("").contains("6 fields (board, turn, start, passes, turns taken, monomino last), not 0"));
    assert!(refused(&with(" -", "")).contains("6 fields"));
    assert!(refused(&with(" x 5", " b 5")).contains("side to move must be x or o, not \"b\""));
    assert!(refused(&with(" x 5", " x A")).contains("start cell of x must be 5 or a, not \"A\""));
    assert!(refused(&with(" 0 6", " 3 6")).contains("passes in a row must be 0, 1 or 2, not \"3\""));
    assert!(refused(&with(" 0 6", " 0 5")).contains("turns taken must be a number from 6"));
    assert!(refused(&with(" 0 6", " 1 6")).contains("turns taken must be a number from 7"));
    assert!(refused(&with(" 0 6", " 0 99999999999")).contains("turns taken must be a number"));
    assert!(refused(&with(" 0 6", " 0 1000001")).contains("turns taken must be a number"));
    assert!(refused(&with(" -", " y")).contains("monomino last must be -, x, o or xo, not \"y\""));
    assert!(refused(&with(" -", " x")).contains("monomino last must be a player without pieces left"));
}

#[test]
fn wrong_boards_are_named() {
    let with = |from: &str, to: &str| EXAMPLE.replacen(from, to, 1);
    assert!(refused(&with("/14", "")).contains("14 rows, not 13"));
    assert!(refused(&with("/14", "/14/14")).contains("14 rows, not 15"));
    for bad in ["13", "15", "0", "", "7z6", "7\u{e9}6", "99999999999999999999", "14x", "x14", "-14"] {
        let message = refused(&with("/14", &format!("/{bad}")));
        assert!(message.contains("row b must be 14 cells"), "{bad}: {message}");
    }
}

#[test]
fn stones_that_are_not_pieces_are_named() {
    let with = |from: &str, to: &str| EXAMPLE.replacen(from, to, 1);
    // Ten connected cells; a second monomino; a piece in the air; the right stones with the wrong
    // start cells.
    assert!(refused(&with("8o5/9o4", "8o5/8oo4")).contains("o stones around (9,2) are not a piece"));
    assert!(refused(&with("8o5/9o4", "5x2o5/9o4")).contains("x stones around (6,6) are not a piece, or one that x has"));
    assert!(refused(&with("14/14/14/14 x", "14/14/14/xx12 x")).contains("x stones do not all hang together"));
    assert!(refused(&with(" x 5", " x a"))
        .contains("x stones do not all hang together, by corners, with the start cell (a,a)"));
}
