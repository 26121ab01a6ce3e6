//! States of the search, in the order in which a node goes through them.

use rust_hdl::prelude::*;

/// What the search does in a cycle.
#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
pub enum State {
    /// Waits for a start.
    Idle,
    /// Goes to where the search begins: makes the last search's answer on the board, or hears the way to its leaf ([`walk`](super::walk)).
    Follow,
    /// Clears the killers, and the transposition table with a new game.
    Clear,
    /// Enters a node: the budget, the end of the game, frontier or interior.
    Enter,
    /// The game is over: its exact score.
    Complete,
    /// Interior node: TT probe; the first moves are checked and listed.
    LookUp,
    /// They have been searched without a cutoff: generates the others.
    Generate,
    /// Results come out of the leaf unit: a frontier node's value, or moves for the sorter.
    Stream,
    /// The last of them finds its place in the sorter.
    Settle,
    /// Lists the sorted moves.
    Store,
    /// Looks for the next child of the list that is not refuted.
    Fetch,
    /// Its move is read.
    Read,
    /// Its move goes to the placer.
    Take,
    /// The placer lays it.
    Place,
    /// Makes it, pushes the node, and goes to the child.
    Make,
    /// Leaves a node: stores what was found out, and pops the node above.
    Leave,
    /// The placer lays the move that led to it.
    Remove,
    /// Unmakes that move; what the child's value means for its node.
    Unmake,
    /// Sibling refutation test.
    TryReply,
    /// The answer is final.
    Finish,
}
