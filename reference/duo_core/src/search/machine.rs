//! What a search runs on: where moves come from, in which order, what each step costs, what is known about a position, and who else
//! searches.
//!
//! Where another engine may have a say the step is a future, which waits until the other one has come as far.

use std::future::Future;
use std::ops::ControlFlow;

use crate::evaluation::Leaf;
use crate::perspective::Perspective;
use crate::placement::{Move, Placement};
use crate::search::transposition_table::Entry;

/// What a search runs on.
pub trait Machine {
    /// A node is entered, after so many placements. True if the search must answer now; the first iteration is always finished.
    fn enter(&mut self, first_iteration: bool, nodes: u64) -> impl Future<Output = bool>;

    /// The same for a frontier node below the root: it needs nothing of other engines and tells them nothing, so it waits for nobody.
    fn enter_frontier(&mut self, first_iteration: bool, nodes: u64) -> bool;

    /// What is known about the position of the node that was just entered.
    fn recall(&mut self, key: u64) -> Option<Entry>;

    /// Whether this node is to be left to another engine, which searches it, if it may be deferred. If not, the others see from
    /// now on that it is being searched.
    fn is_deferred(&mut self, level: usize, key: u64, may_defer: bool) -> impl Future<Output = bool>;

    /// The table has been asked about a node, and has settled it; or the node was left to another engine.
    fn settle(&mut self);

    /// It has not; the moves to search first have been checked and written down. `only_older`: no other than the older killer.
    fn look_up(&mut self, only_older: bool);

    /// The moves of a node are to be generated after others have been searched.
    fn generate(&mut self);

    /// Hands the moves of the side to move to `sink` until it breaks, evaluated as
    /// [`evaluate`](Self::evaluate) does it: first the `probes` that are legal, then all in the
    /// machine's own order, or the pass if there is none.
    fn stream(
        &mut self,
        node: &Perspective,
        probes: [Option<Placement>; 2],
        sink: impl FnMut(Move, Leaf) -> ControlFlow<()>,
    );

    /// What a legal move of the side to move is worth at first sight.
    fn evaluate(&self, before: &Perspective, played: Move) -> Leaf;

    /// The best `count` moves have been written down.
    fn store(&mut self, count: usize);

    /// A stored move is made.
    fn descend(&mut self);

    /// The move that was just taken back is made once more.
    fn descend_again(&mut self);

    /// The node is found to be the end of the game.
    fn complete(&mut self);

    /// What has been found out about the node that is about to be left. True if the search must answer now, without it.
    fn remember(&mut self, key: u64, entry: Entry) -> impl Future<Output = bool>;

    /// A node is left.
    fn leave(&mut self, level: usize);

    /// What the search has found at the root counts since the last cycle. True if it must answer now, without it.
    fn report(&mut self) -> impl Future<Output = bool>;

    /// An iteration is finished, after so many placements, with this answer and its value, for which so many of the root's moves were searched.
    fn finish(&mut self, _root: &Perspective, _depth: u32, _nodes: u64, _best: Move, _score: i32, _choices: u32) {}

    /// The move that led to it is taken back.
    fn ascend(&mut self);

    /// A reply is tried on `count` children.
    fn try_reply(&mut self, count: usize);

    /// A child is passed over that a reply has refuted.
    fn skip(&mut self);

    /// Clock cycles so far.
    fn cycles(&self) -> u64;
}
