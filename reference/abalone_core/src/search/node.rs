//! A node of the search tree, and its values as the table stores them.

use super::effort::WON;
use super::table::{Bound, Entry, LONGEST_LINE};
use crate::cells::Cells;

/// A node with its depth and its window.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) own: Cells,
    pub(super) other: Cells,
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Node {
    /// Whether the node is on the principal variation: its window is wider than a null window.
    pub(super) fn is_principal(&self) -> bool {
        self.beta - self.alpha > 1
    }

    pub(super) fn is_close_to_horizon(&self, depth: i32) -> bool {
        self.depth <= depth && !self.is_principal()
    }

    /// The value from the table, if the entry causes a cutoff.
    pub(super) fn table_cutoff(&self, entry: &Entry) -> Option<i32> {
        if entry.depth < self.depth || self.is_principal() {
            return None;
        }
        let value = from_table(entry.value, self.ply);
        let settles = match entry.bound {
            Bound::Exact => true,
            Bound::Upper => value <= self.alpha,
            Bound::Lower => value >= self.beta,
        };
        settles.then_some(value)
    }
}

/// Values beyond this are wins: from the root in the search, from the position in the table.
const NEARLY_WON: i32 = WON - 2 * LONGEST_LINE as i32;

pub(super) fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        value if value > NEARLY_WON => value + ply as i32,
        value if value < -NEARLY_WON => value - ply as i32,
        value => value,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        value if value > NEARLY_WON => value - ply as i32,
        value if value < -NEARLY_WON => value + ply as i32,
        value => value,
    }
}
