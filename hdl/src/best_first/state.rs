//! States of a walker, in the order in which they follow each other.

use rust_hdl::prelude::*;

/// What a walker does in a cycle.
#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
pub enum State {
    /// Waits for a start.
    Idle,
    /// Makes the root the first node.
    Begin,
    /// Waits for an engine that has a value, or that has nothing to do.
    Listen,
    /// Takes an engine's value.
    Take,
    /// Reads a node of the way down.
    Read,
    /// Reads its children, one after the other, for the comparison.
    Compare,
    /// Waits for the comparison, which sees last the next child that leads to no node yet.
    Choose,
    /// Adds that child.
    Grow,
    /// Counts a visit at each node of a path, the root first, and tells an engine the moves.
    Visit,
    /// Waits until the last one is made, and says that the way is over.
    Launch,
    /// Counts a value at each node of a path, the leaf first.
    Count,
    /// Reads the children of a node that may be proved.
    Prove,
    /// Reads the root for the answer.
    Recall,
    /// Reads its children: which one is the move.
    Rank,
    /// Makes its mean a score.
    Weigh,
    /// The answer is final.
    Finish,
}
