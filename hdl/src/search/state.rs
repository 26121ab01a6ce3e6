//! States of the search, in the order in which a node goes through them, each with the reason why
//! it takes a cycle of its own.
//!
//! Most of the short states exist because something they need leaves a register or a block RAM only
//! in the next cycle.

use rust_hdl::prelude::*;

/// The state of a search.
#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
pub enum State {
    /// Waits for `start`. The last search's answer and counters stand until the next one begins.
    Idle,
    /// Goes from the position on the inputs to the one that is searched: makes the last answer when
    /// pondering, or the moves to a leaf in a best-first search ([`descent`](super::descent)). Its
    /// cycles do not count as thinking.
    Follow,
    /// Clears one level of the killers a cycle, and one bucket of the transposition table a cycle
    /// at the first search of a game: block RAMs can only be cleared word by word. Its cycles do
    /// not count as thinking either.
    Clear,
    /// Decides what kind of node this is: budget used up, game over, frontier or interior. The only
    /// place where the budget ends a search, so that every node that was entered returns a value. A
    /// state of its own because what it asks of the position (has the other side placed its last
    /// piece?) is known a cycle after the move was made.
    Enter,
    /// Gives a node whose game is over its exact score. A state of its own because the score
    /// follows the position by a cycle.
    Complete,
    /// Interior node: probes the transposition table, then lists those of the TT move and the two
    /// killers that are legal. Takes 8 cycles: three until the table answers, the rest until the
    /// three moves have gone through the placer one after the other. A TT cutoff or a deferred move
    /// leaves after three.
    LookUp,
    /// The listed moves were searched without a cutoff: starts the generator for all others. A
    /// state of its own because the position is the node's own again only in the cycle after
    /// `Unmake`.
    Generate,
    /// Results come out of the leaf unit, one a cycle: a frontier node keeps the best and leaves at
    /// the first that reaches beta; at an interior node the sorter takes them.
    Stream,
    /// Waits a cycle for the sorter: the last move entered it in the cycle in which the stream
    /// ended.
    Settle,
    /// Writes the sorted moves to the list, one a cycle, since the list is a memory with one write
    /// port.
    Store,
    /// Skips the children that the sibling refutation test has refuted, one a cycle; waits a cycle
    /// for a move that was written in the cycle before.
    Fetch,
    /// The list memory reads the child's move.
    Read,
    /// Puts the move into the node's register, which the placer reads. A move that is searched
    /// again at full depth is there already.
    Take,
    /// The placer turns the move into cells of the board.
    Place,
    /// Makes the move on the board, pushes the node on the stack and goes to the child, whose
    /// window and depth are ready.
    Make,
    /// Leaves a node: stores it in the transposition table, updates killers and reply, and pops the
    /// node above from the stack. At the root it begins the next iteration or ends the search.
    Leave,
    /// The placer turns the move that led to the node into cells once more: the board itself is not
    /// on the stack.
    Remove,
    /// Takes those cells off the board and decides what the child's value means for its parent: a
    /// re-search at full depth, a better move, a cutoff, the refutation test, the next child. The
    /// comparisons were made in `Remove`, a cycle after the value came.
    Unmake,
    /// Sibling refutation test: the best reply goes through the leaf unit once for each child that
    /// is left. One state for all of its cycles: the block itself counts them and says when it
    /// ends.
    TryReply,
    /// Shows the answer for one cycle with `done`, after the last iteration or when the budget is
    /// used up.
    Finish,
}
