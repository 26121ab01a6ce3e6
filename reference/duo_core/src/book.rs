//! An opening book: moves for positions near the beginning, found in advance by long searches.
//!
//! The format is text with one line per position and four columns separated by tabs: the moves that
//! lead there from the empty board with the first player on (5,5), the best move, its value for the
//! side that makes it, and the number of clock cycles searched. `-` stands for an empty list of
//! moves, and `#` begins a comment. A position is found from all its symmetric forms
//! ([`canonical`]). A player that thinks longer than the search for the book plays better without
//! it.

use std::collections::HashMap;

use super::move_list::BadMoveList;
use super::notation::{decode, Code};
use super::placement::Move;
use super::player::Start;
use super::position::Position;
use super::symmetry::canonical;

/// A book's entry for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The move to make.
    pub best: Move,
    /// The move's value for the side that makes it, in units of 1/400 logit.
    pub value: i32,
    /// Number of clock cycles searched for it.
    pub cycles: u64,
}

/// A book.
#[derive(Clone, Debug, Default)]
pub struct Book(HashMap<Position, Known>);

/// A line that is not in the book's format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct BadBook {
    /// Number of the line, counted from 1.
    pub line: usize,
    /// The fault.
    pub reason: BadLine,
}

/// Why a line is not in the book's format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLine {
    /// The line does not have four columns.
    #[error("four columns expected: moves, best move, value, cycles")]
    Columns,
    /// The moves that lead to the position cannot be played.
    #[error(transparent)]
    Moves(#[from] BadMoveList),
    /// The best move cannot be read or is illegal.
    #[error("'{0}' is not a legal move there")]
    Best(String),
    /// A column is not a number.
    #[error("'{0}' is not a number")]
    Number(String),
    /// The position, or a symmetric one, is already in the book.
    #[error("the position stands in an earlier line")]
    Twice,
}

impl Book {
    /// Reads a book.
    pub fn parse(text: &str) -> Result<Book, BadBook> {
        let mut book = Book::default();
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            book.add(line).map_err(|reason| BadBook { line: index + 1, reason })?;
        }
        Ok(book)
    }

    fn add(&mut self, line: &str) -> Result<(), BadLine> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [moves, best, value, cycles] = columns[..] else { return Err(BadLine::Columns) };
        let position = Position::from_moves(if moves == "-" { "" } else { moves }, Start::Five)?;
        let played = best.parse::<Code>().ok().and_then(|code| decode(code).ok());
        let played = played.filter(|&played| position.check(played).is_ok());
        let played = played.ok_or_else(|| BadLine::Best(best.to_owned()))?;
        let number = |text: &str| text.parse::<i64>().map_err(|_| BadLine::Number(text.to_owned()));
        let value = i32::try_from(number(value)?).map_err(|_| BadLine::Number(value.to_owned()))?;
        let cycles = u64::try_from(number(cycles)?).map_err(|_| BadLine::Number(cycles.to_owned()))?;
        let (position, symmetry) = canonical(&position);
        let known = Known { best: symmetry.played(played), value, cycles };
        if self.0.insert(position, known).is_some() {
            return Err(BadLine::Twice);
        }
        Ok(())
    }

    /// The entry for a position, if its search took at least `least_cycles` and its move is legal.
    pub fn find(&self, position: &Position, least_cycles: u64) -> Option<Known> {
        let (stands, symmetry) = canonical(position);
        let known = *self.0.get(&stands)?;
        let known = Known { best: symmetry.played(known.best), ..known };
        (known.cycles >= least_cycles && position.check(known.best).is_ok()).then_some(known)
    }

    /// Number of positions.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the book has no positions.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::encode;
    use crate::symmetry::Symmetry;

    const SMALL: &str = "# moves, best, value, cycles\n-\t53e0\t40\t9000\n53e0 a8e0\t21k7\t-12\t500\n";

    #[test]
    fn position_is_found_from_all_its_symmetric_forms() {
        let book = Book::parse(SMALL).unwrap();
        assert_eq!(book.len(), 2);
        let position = Position::from_moves("53e0 a8e0", Start::Five).unwrap();
        for symmetry in Symmetry::ALL {
            let image = symmetry.position(&position);
            let known = book.find(&image, 500).unwrap();
            assert_eq!(image.check(known.best), Ok(()));
            let mut after = image;
            after.play(known.best).unwrap();
            let expected = Position::from_moves("53e0 a8e0 21k7", Start::Five).unwrap();
            assert_eq!(canonical(&after).0, canonical(&expected).0);
        }
        let start = book.find(&Position::new(Start::Ten), 0).unwrap();
        assert_eq!((start.value, start.cycles), (40, 9000));
        assert!(Position::new(Start::Ten).check(start.best).is_ok(), "{}", encode(start.best));
    }

    #[test]
    fn entry_is_withheld_from_players_that_think_longer() {
        let book = Book::parse(SMALL).unwrap();
        let position = Position::from_moves("53e0 a8e0", Start::Five).unwrap();
        assert!(book.find(&position, 500).is_some() && book.find(&position, 501).is_none());
        assert_eq!(book.find(&Position::from_moves("53e0", Start::Five).unwrap(), 0), None);
    }

    #[test]
    fn illegal_move_is_never_returned() {
        // The entry of another position: the one after the first move, stored under the first
        // move's line.
        let mut book = Book::parse(SMALL).unwrap();
        let wrong = *book.0.get(&canonical(&Position::new(Start::Five)).0).unwrap();
        let position = Position::from_moves("53e0", Start::Five).unwrap();
        book.0.insert(canonical(&position).0, wrong);
        assert_eq!(book.find(&position, 0), None);
    }

    #[test]
    fn refusal_names_the_line() {
        let told = |line: &str| Book::parse(&format!("#\n{line}")).unwrap_err().to_string();
        assert_eq!(told("-\t53e0\t1"), "line 2: four columns expected: moves, best move, value, cycles");
        assert_eq!(told("-\t99e0\t1\t2"), "line 2: '99e0' is not a legal move there");
        assert_eq!(told("-\t53e\t1\t2"), "line 2: '53e' is not a legal move there");
        assert_eq!(told("-\t53e0\tx\t2"), "line 2: 'x' is not a number");
        assert_eq!(told("-\t53e0\t1\t-2"), "line 2: '-2' is not a number");
        assert!(told("53e0 53e0\t53e0\t1\t2").starts_with("line 2: move 2 (53e0)"));
        assert_eq!(told("-\t53e0\t1\t2\n-\t53e0\t1\t2"), "line 3: the position stands in an earlier line");
    }
}
