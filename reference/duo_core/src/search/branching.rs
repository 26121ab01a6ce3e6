//! Branching: the number of moves among which a best-first tree chooses, if it is more than a leaf's
//! search considers.
//!
//! The tree does not store moves but places in lists of moves, so it can go on where the list of a
//! search ends: an engine lists the position's moves again, this time only those that are worse
//! than the last move of the list before.

use std::fmt;

/// A number of moves that is never too small.
pub const ALL_MOVES: usize = usize::MAX;

/// The numbers of moves of a tree's nodes, by the distance from the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branching {
    root: usize,
    children_of_root: usize,
    below: usize,
}

/// Separates the root's number from that of its children in a name.
const SEPARATOR: char = '.';

impl Branching {
    /// The moves that a leaf's search considers and no others, as in hardware.
    pub const OF_LEAVES: Branching = Branching::everywhere(0);

    /// As many moves at every node, wherever it is.
    pub const fn everywhere(moves: usize) -> Branching {
        Branching { root: moves, children_of_root: moves, below: moves }
    }

    /// These numbers at the root and at its children. Nodes below them have a leaf's moves.
    pub const fn near_root(root: usize, children_of_root: usize) -> Branching {
        Branching { root, children_of_root, below: 0 }
    }

    /// The number of moves at a node `plies` below the root.
    pub fn at(self, plies: usize) -> usize {
        match plies {
            0 => self.root,
            1 => self.children_of_root,
            _ => self.below,
        }
    }

    /// Reads the numbers as they are written, for example `all`, `64` or `64.32`.
    pub fn parse(text: &str) -> Option<Branching> {
        Some(match text.split_once(SEPARATOR) {
            Some((root, children)) => Branching::near_root(read_moves(root)?, read_moves(children)?),
            None => Branching::everywhere(read_moves(text)?),
        })
    }
}

/// One number for all nodes, or the root's and its children's.
impl fmt::Display for Branching {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write_moves(self.root))?;
        if *self != Branching::everywhere(self.root) {
            write!(f, "{SEPARATOR}{}", write_moves(self.children_of_root))?;
        }
        Ok(())
    }
}

/// Reads a number of moves as it is written, for example `32` or `all`.
pub fn read_moves(text: &str) -> Option<usize> {
    match text.parse() {
        Ok(moves) if (1..10_000).contains(&moves) => Some(moves),
        _ => (text == "all").then_some(ALL_MOVES),
    }
}

/// Writes a number of moves.
pub fn write_moves(moves: usize) -> String {
    if moves == ALL_MOVES {
        "all".to_owned()
    } else {
        moves.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn branching_depends_on_the_distance_from_the_root() {
        let of = |branching: Branching| [0, 1, 2, 9].map(|plies| branching.at(plies));
        assert_eq!(of(Branching::OF_LEAVES), [0; 4]);
        assert_eq!(of(Branching::parse("40").unwrap()), [40; 4]);
        assert_eq!(of(Branching::parse("64.32").unwrap()), [64, 32, 0, 0]);
    }
}
