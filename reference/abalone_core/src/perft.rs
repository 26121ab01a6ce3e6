//! Perft counts sequences of legal moves, to check move generators against known numbers.

use super::moves;
use super::position::Position;

/// Counts the sequences of exactly `depth` legal moves.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.winner().is_some() {
        return 0;
    }
    let (own, other) = (position.own(), position.other());
    if depth == 1 {
        return moves::count(own, other);
    }
    let mut leaves = 0;
    moves::for_each(own, other, |played| leaves += perft(&position.after(played), depth - 1));
    leaves
}

const KNOWN: &str = include_str!("../tests/data/perft.txt");

/// A position with its known perft numbers, shared by tests and benches.
#[derive(Clone, Debug)]
pub struct KnownPerft {
    /// Name of the position in reports.
    pub name: &'static str,
    /// The root.
    pub position: Position,
    /// Perft numbers of depth 1, 2, ...
    pub leaves: Vec<u64>,
}

/// Reads the positions of `tests/data/perft.txt`.
///
/// # Panics
/// If the data is damaged.
pub fn known_positions() -> impl Iterator<Item = KnownPerft> {
    KNOWN.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut columns = line.split('\t');
        let mut next = || columns.next().expect("three columns");
        let (name, position, leaves) = (next(), next(), next());
        let leaves = leaves.split(' ').map(|number| number.parse().expect("a number")).collect();
        KnownPerft { name, position: position.parse().expect("a position"), leaves }
    })
}
