//! A node of the tree during its search.

use super::transposition_table::{Bound, Entry};
use super::INFINITY;
use crate::perspective::Perspective;
use crate::placement::Placement;

/// A node in progress.
pub(super) struct Node<'a> {
    pub(super) position: &'a Perspective,
    /// Number of plies to search.
    pub(super) remaining: u32,
    /// Number of plies below the root.
    pub(super) level: usize,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) best: i32,
    pub(super) best_move: Option<Placement>,
    pub(super) raised_alpha: bool,
    /// Number of children searched so far.
    pub(super) searched: usize,
    pub(super) all_generated: bool,
    /// Whether the node may be deferred if another engine is searching it.
    pub(super) may_defer: bool,
}

/// The outcome of visiting a node.
pub(super) enum Visit {
    /// The node's value for the side to move.
    Value(i32),
    /// The node was deferred, because another engine is searching it.
    Deferred,
}

impl<'a> Node<'a> {
    /// A node that was just entered.
    pub(super) fn new(
        position: &'a Perspective,
        remaining: u32,
        level: usize,
        (alpha, beta): (i32, i32),
        may_defer: bool,
    ) -> Node<'a> {
        Node {
            position,
            remaining,
            level,
            alpha,
            beta,
            best: -INFINITY,
            best_move: None,
            raised_alpha: false,
            searched: 0,
            all_generated: false,
            may_defer,
        }
    }

    /// Whether the sibling refutation test applies: all moves have been generated, and the
    /// following children, with `reduction` plies less, are frontier nodes.
    pub(super) fn tries_replies(&self, reduction: u32) -> bool {
        self.all_generated && self.remaining == 2 + reduction
    }

    /// The node's entry for the transposition table.
    pub(super) fn entry(&self, horizon: bool) -> Entry {
        let bound = match self.best {
            best if best >= self.beta => Bound::Lower,
            _ if self.raised_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        Entry { best: self.best_move, value: self.best, depth: self.remaining, bound, horizon, ..Entry::EMPTY }
    }
}

/// Whether the move with this index is marked among the refuted ones. Wide lists have moves beyond
/// the last bit.
pub(super) fn is_marked(refuted: u64, index: usize) -> bool {
    refuted.checked_shr(index as u32).is_some_and(|rest| rest & 1 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_beyond_the_last_bit_are_not_marked() {
        assert_eq!([0, 63, 64, 1000].map(|index| is_marked(u64::MAX, index)), [true, true, false, false]);
        assert_eq!([0, 1, 2].map(|index| is_marked(0b10, index)), [false, true, false]);
    }
}
