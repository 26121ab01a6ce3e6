//! Clock cycles of the walker and its engines. The walker registers the data of a node one cycle
//! after reading it from the block RAM.

use super::INDEX_BITS;
use crate::search::LEVELS;

/// From reading a child to knowing whether it is the best so far: three products after the tables'
/// words.
pub const COMPARISON: u64 = 8;
/// Makes the root the first node.
pub const BEGIN: u64 = 1;
/// Makes a child the root.
pub const FOLLOW: u64 = 2;
/// Chooses the next node to be used if none is discarded.
pub const RECLAIM: u64 = 1;
/// Moves a discarded node to the front of the others.
pub const ROTATE: u64 = 8;
/// Waits, and reads the first node of a full tree.
pub const PRUNE: u64 = 4;
/// Writes a node that has lost its children, and reads it again.
pub const CUT: u64 = 5;
/// Waits, and accepts a value from an engine.
pub const SETTLE: u64 = 2;
/// Waits, and begins at the root.
pub const DESCEND: u64 = 2;
/// Reads a node on the path, or a child.
pub const NODE: u64 = 3;
/// Compares the next unvisited child, and chooses.
pub const CHOOSE: u64 = COMPARISON + 1;
/// Adds a node.
pub const GROW: u64 = 3;
/// Counts a visit or a value at a node of a path.
pub const COUNT: u64 = 6;
/// Starts an engine, and reports that its path is complete.
pub const LAUNCH: u64 = 6;
/// Reads the root, converts a mean to a score, and shows the answer.
pub const ANSWER: u64 = COMPARISON + 7;

/// Cycles of an engine in addition to those that it counts, from the end of its descent to its
/// value: it clears its killers.
pub const ENGINE: u64 = 66;
/// An engine makes the move that it has picked.
pub const PICK: u64 = 1;
/// At its first leaf of a game, an engine also clears its table.
pub const CLEAR: u64 = (1 << INDEX_BITS) - LEVELS as u64;

/// Cycles for writing at each node of a path.
pub fn pass(nodes: usize) -> u64 {
    COUNT * nodes as u64
}

/// Cycles for comparing children of the root with a move, and for following the move if a child has
/// it.
pub fn follow(compared: u64, is_there: bool) -> u64 {
    NODE * (1 + compared) + if is_there { FOLLOW } else { 0 }
}

/// Cycles for choosing the next node to be used; see [`Tree::reclaim`](super::tree::Tree::reclaim).
pub fn reclaim(moved: Option<u64>) -> u64 {
    moved.map_or(RECLAIM, |moved| NODE + ROTATE * moved)
}

/// Cycles for discarding this many children of a node, until the node has been read again.
pub fn cut(children: u64) -> u64 {
    NODE * children + CUT
}
