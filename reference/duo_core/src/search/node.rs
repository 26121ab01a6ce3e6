//! A node of the tree while it is searched.

use super::transposition_table::{Bound, Entry};
use super::INFINITY;
use crate::perspective::Perspective;
use crate::placement::Placement;

/// A node under way.
pub(super) struct Node<'a> {
    pub(super) position: &'a Perspective,
    pub(super) remaining: u32,
    pub(super) level: usize,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) best: i32,
    pub(super) best_move: Option<Placement>,
    /// A child has raised alpha.
    pub(super) improved: bool,
    /// Children searched so far.
    pub(super) searched: usize,
    /// All moves of the node are known.
    pub(super) generated: bool,
    /// It may be left to another engine.
    pub(super) may_defer: bool,
}

/// What comes of visiting a node.
pub(super) enum Found {
    /// Its value for the side to move.
    Value(i32),
    /// Another engine is searching it.
    Deferred,
}

impl<'a> Node<'a> {
    /// A node that was just entered, to be searched `remaining` plies deep within a window.
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
            improved: false,
            searched: 0,
            generated: false,
            may_defer,
        }
    }

    /// Whether the children still to come, which are first searched so many plies less deep, are then frontier nodes, all moves
    /// being known: what refutes one of them is tried on the others.
    pub(super) fn tries_replies(&self, reduction: u32) -> bool {
        self.generated && self.remaining == 2 + reduction
    }

    /// What the table is to remember.
    pub(super) fn entry(&self, horizon: bool) -> Entry {
        let bound = match self.best {
            best if best >= self.beta => Bound::Lower,
            _ if self.improved => Bound::Exact,
            _ => Bound::Upper,
        };
        Entry { best: self.best_move, value: self.best, depth: self.remaining, bound, horizon, ..Entry::EMPTY }
    }
}
