//! What a walker in the tree and its engines take, in clock cycles: it registers what it reads of a node, a cycle after its block RAM.

use super::INDEX_BITS;
use crate::search::LEVELS;

/// From a child to whether it is the best so far: three products, and the tables' words before them.
pub const COMPARISON: u64 = 8;
/// Makes the root the first node.
pub const BEGIN: u64 = 1;
/// Waits, and takes a value from an engine.
pub const SETTLE: u64 = 2;
/// Waits, and begins at the root.
pub const DESCEND: u64 = 2;
/// Reads a node on the way, or a child.
pub const NODE: u64 = 3;
/// Compares the next child that nobody has visited, and chooses.
pub const CHOOSE: u64 = COMPARISON + 1;
/// Adds a node.
pub const GROW: u64 = 3;
/// Counts a visit, or a value, at a node of a path.
pub const COUNT: u64 = 6;
/// Wakes an engine, and says that its way is over.
pub const LAUNCH: u64 = 6;
/// Reads the root, makes a mean a score, and has an answer.
pub const ANSWER: u64 = COMPARISON + 7;

/// From the end of its way to its value, an engine's cycles beside those that it counts: it clears its killers.
pub const ENGINE: u64 = 66;
/// It makes the move that it has picked.
pub const PICK: u64 = 1;
/// It clears its table too, at its first leaf of a game.
pub const CLEAR: u64 = (1 << INDEX_BITS) - LEVELS as u64;

/// Cycles of a way along a path of so many nodes, to write something at each.
pub fn pass(nodes: usize) -> u64 {
    COUNT * nodes as u64
}
