//! Known facts about the game, shared by the tests, benches and tools of all crates: perft numbers,
//! legal-move counts, openings, and games.
//!
//! The files are in `tests/data`; the first line of each describes it.

use super::notation::{decode, Code};
use super::placement::Move;
use super::player::Start;
use super::position::Position;

const PERFT: &str = include_str!("../tests/data/perft.tsv");
const LEGAL_COUNTS: &str = include_str!("../tests/data/legal_counts.tsv");
const OPENINGS: &str = include_str!("../tests/data/openings.txt");
const GAMES: &str = include_str!("../tests/data/games.tsv");

/// A line of the legal-count data. The first player starts on (5,5).
#[derive(Clone, Copy, Debug)]
pub struct LegalCount {
    /// Number of legal placements of the side to move.
    pub to_move: u64,
    /// Number of legal placements of its opponent, if it were the opponent's turn.
    pub opponent: u64,
    /// The moves that lead to the position, as codes.
    pub moves: &'static str,
}

/// A recorded game. The first player starts on (5,5).
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// The first player's score minus the second's at the end, with bonuses.
    pub margin: i32,
    /// All moves as codes. If a player has placed all its pieces, the record continues with passes.
    pub moves: &'static str,
}

/// Depth and number of leaves, from the empty board with the first player on (5,5).
pub fn perft() -> impl Iterator<Item = (u32, u64)> {
    rows(PERFT).map(|[depth, leaves]| (number(depth), number(leaves)))
}

/// Positions of all phases of the game with their numbers of legal placements.
pub fn legal_counts() -> impl Iterator<Item = LegalCount> {
    rows(LEGAL_COUNTS).map(|[to_move, opponent, moves]| LegalCount {
        to_move: number(to_move),
        opponent: number(opponent),
        moves: if moves == "-" { "" } else { moves },
    })
}

/// Balanced openings of four plies, as codes.
pub fn openings() -> impl Iterator<Item = &'static str> {
    rows(OPENINGS).map(|[moves]| moves)
}

/// Whole games of strong players.
pub fn games() -> impl Iterator<Item = Game> {
    rows(GAMES).map(|[margin, moves]| Game { margin: number(margin), moves })
}

/// The moves of a list of codes that is known to be valid.
///
/// # Panics
/// If a code names no move.
pub fn moves(codes: &str) -> impl Iterator<Item = Move> + '_ {
    codes.split_whitespace().map(|text| {
        let code: Code = text.parse().expect("codes of the data have four characters");
        decode(code).expect("codes of the data name moves")
    })
}

impl LegalCount {
    /// The position.
    pub fn position(&self) -> Position {
        let mut position = Position::new(Start::Five);
        for each in moves(self.moves) {
            position.play_unchecked(each);
        }
        position
    }
}

/// The columns of every line that is not a comment.
fn rows<const COLUMNS: usize>(data: &'static str) -> impl Iterator<Item = [&'static str; COLUMNS]> {
    data.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        columns.try_into().unwrap_or_else(|_| panic!("{COLUMNS} columns expected: {line}"))
    })
}

fn number<N: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> N {
    text.parse().unwrap_or_else(|error| panic!("a number expected, not {text}: {error:?}"))
}
