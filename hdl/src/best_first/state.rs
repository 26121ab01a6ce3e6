//! States of a walker, in the order in which they follow each other, each with the reason why it
//! exists.
//!
//! A step counter runs within a state. Reading a node takes three steps (address, block RAM,
//! register), so the states that read one after the other (`Follow`, `Seek`, `Scan`, `Cut`, `Read`,
//! `Compare`, `Reclaim`, `Rotate`, `Prove`, `Recall`, `Rank`) act in step 2.

use rust_hdl::prelude::*;

/// The state of a walker.
#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
pub enum State {
    /// Waits for a start. Only here may the position on the inputs change.
    Idle,
    /// Reads the root of the last search's tree, to go on with the part below the position that has
    /// come up: behind the answer, behind the reply, or behind both.
    Follow,
    /// Reads the root's children one after the other, until one is the move that was made.
    Seek,
    /// Copies that child to the root's place, in two writes. In its old place, it gets the nodes
    /// discarded before as its children. The list of discarded nodes now begins with the old root's
    /// first child.
    Rehang,
    /// Writes the root as the only node of the tree and tells the first engine to begin, if there is
    /// no tree to go on with. Other nodes in the memory are the last search's; nothing leads to
    /// them.
    Begin,
    /// Serves the engines: one that has found a value comes first, then one that looks for a leaf.
    /// Here alone the search ends, once the budget is used up and no engine has a leaf any more, so
    /// that no value is lost. A full tree is pruned once no engine has a leaf.
    Listen,
    /// Reads all nodes of a full tree one after the other, for those whose children are to be
    /// discarded; once more, with twice the visits, until a quarter of the nodes is discarded or the
    /// search ends.
    Scan,
    /// Reads the children of such a node to put them in front of the discarded nodes, and writes the
    /// node as it was before it had children, but with its visits and its value, and with the move
    /// that proves it, if one does.
    Cut,
    /// Takes an engine's value into a register and reads how long the path to its leaf is: the
    /// engine is chosen in the cycle before, and what it found arrives only now.
    Take,
    /// Reads a node on the way down and decides: its value is certain (count it without an engine),
    /// no child yet (add the first), or compare its children.
    Read,
    /// Reads the children one after the other, linked by `next_sibling`, and hands each to the
    /// comparison, but for those that are being searched.
    Compare,
    /// Hands the next unvisited child to the comparison as the last candidate, and waits eight
    /// cycles for its pipeline. Then goes down to the best child, adds the unvisited one, or gives
    /// up if every child is being searched.
    Choose,
    /// Adds a node in three writes, since the memory has one write port: the link of the sibling
    /// before it, the parent, the node.
    Grow,
    /// Goes down the path again from the root: counts a visit at each node and sends the engine
    /// each move, six cycles a node. The moves are sent only now, when it is certain that there is
    /// a leaf.
    Visit,
    /// Waits until the engine has made the last move, then tells it to search. Meanwhile it notes
    /// the path's length, for `Count`.
    Launch,
    /// Chooses the node that `Grow` will use next: a node never used, or the first of the discarded
    /// ones, if it has no children.
    Reclaim,
    /// Moves the first child of the first discarded node in front of it, so that no child is lost.
    Rotate,
    /// Goes up the path and adds the value to each node, the leaf first, six cycles a node.
    Count,
    /// Reads the children of a node whose child has just been proved: the node may be proved by it.
    Prove,
    /// Reads the root to begin the answer.
    Recall,
    /// Reads the root's children one after the other and keeps the most visited, or the best that
    /// is proved won.
    Rank,
    /// Divides the chosen child's sum by its visits in the comparison's pipeline, and makes the
    /// mean a score.
    Weigh,
    /// Shows the answer for one cycle with `done`.
    Finish,
}
