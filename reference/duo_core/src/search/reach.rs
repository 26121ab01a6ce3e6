//! Reach: the number of moves among which a best-first tree chooses, if it is more than a leaf's
//! search considers.
//!
//! The tree does not store moves but places in lists of moves, so it can go on where the list of a
//! search ends: an engine lists the position's moves again, this time only those that are worse
//! than the last move of the list before.

use std::fmt;

/// A number of moves that is never too small.
pub const ALL_MOVES: usize = usize::MAX;

/// The reach of a tree, by the distance from its root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    root: usize,
    children_of_root: usize,
    below: usize,
}

/// Separates the root's reach from that of its children in a name.
const SEPARATOR: char = '.';

impl Reach {
    /// The moves that a leaf's search considers and no others, as in hardware.
    pub const OF_LEAVES: Reach = Reach::everywhere(0);

    /// The same reach at every node.
    pub const fn everywhere(moves: usize) -> Reach {
        Reach { root: moves, children_of_root: moves, below: moves }
    }

    /// A reach at the root and at its children only.
    pub const fn near_root(root: usize, children_of_root: usize) -> Reach {
        Reach { root, children_of_root, below: 0 }
    }

    /// The reach at a node `plies` below the root.
    pub fn at(self, plies: usize) -> usize {
        match plies {
            0 => self.root,
            1 => self.children_of_root,
            _ => self.below,
        }
    }

    /// Reads a reach as it is written, for example `all`, `64` or `64.32`.
    pub fn parse(text: &str) -> Option<Reach> {
        Some(match text.split_once(SEPARATOR) {
            Some((root, children)) => Reach::near_root(read_moves(root)?, read_moves(children)?),
            None => Reach::everywhere(read_moves(text)?),
        })
    }
}

/// One number for all nodes, or the root's and its children's.
impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write_moves(self.root))?;
        if *self != Reach::everywhere(self.root) {
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
    fn reach_depends_on_the_distance_from_the_root() {
        let of = |reach: Reach| [0, 1, 2, 9].map(|plies| reach.at(plies));
        assert_eq!(of(Reach::OF_LEAVES), [0; 4]);
        assert_eq!(of(Reach::parse("40").unwrap()), [40; 4]);
        assert_eq!(of(Reach::parse("64.32").unwrap()), [64, 32, 0, 0]);
    }
}
