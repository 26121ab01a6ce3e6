//! Known facts of the game, shared by tests and benches.

use super::position::Position;

const PERFT: &str = include_str!("../tests/data/perft.txt");

/// A position with its name, and its sequences of 1, 2 and more moves.
#[derive(Clone, Debug)]
pub struct KnownPerft {
    /// What the position is called.
    pub name: &'static str,
    /// The position.
    pub position: Position,
    /// Sequences of 1, 2, ... moves.
    pub leaves: Vec<u64>,
}

/// The positions of `tests/data/perft.txt`, which says what they are.
///
/// # Panics
/// If the data is damaged.
pub fn perft() -> impl Iterator<Item = KnownPerft> {
    PERFT.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut columns = line.split('\t');
        let mut next = || columns.next().expect("three columns");
        let (name, position, leaves) = (next(), next(), next());
        let leaves = leaves.split(' ').map(|number| number.parse().expect("a number")).collect();
        KnownPerft { name, position: position.parse().expect("a position"), leaves }
    })
}
