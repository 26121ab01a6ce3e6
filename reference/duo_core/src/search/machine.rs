//! The machine that a search runs on: the order of moves, the cost of each step, the transposition
//! table and the other engines.
//!
//! A step that another engine may affect is a future: it waits until the other engine has reached
//! the same cycle.

use std::future::Future;
use std::ops::ControlFlow;

use crate::evaluation::Leaf;
use crate::perspective::Perspective;
use crate::placement::{Move, Placement};
use crate::search::transposition_table::Entry;

/// The machine that a search runs on. Each method is a step of the search and counts its cycles.
pub trait Machine {
    /// Enters a node after `nodes` placements. Returns true if the search must stop now, which
    /// never happens in the first iteration.
    fn enter(&mut self, first_iteration: bool, nodes: u64) -> impl Future<Output = bool>;

    /// Enters a frontier node below the root. Such a node exchanges nothing with other engines, so
    /// it never waits.
    fn enter_frontier(&mut self, first_iteration: bool, nodes: u64) -> bool;

    /// Probes the table for the position of the node that was just entered.
    fn probe_table(&mut self, key: u64) -> Option<Entry>;

    /// Whether the node is deferred because another engine is searching it. If not, this engine
    /// shows the others that it is searching the node.
    fn is_deferred(&mut self, level: usize, key: u64, may_defer: bool) -> impl Future<Output = bool>;

    /// Ends a node without searching it, after a TT cutoff or because it is deferred.
    fn leave_unsearched(&mut self);

    /// Checks and lists the moves that are searched before any are generated. If
    /// `only_older_killer` is set, the older killer is the only one.
    fn list_first_moves(&mut self, only_older_killer: bool);

    /// Starts the generator after other moves of the node have been searched.
    fn generate(&mut self);

    /// Passes the moves of the side to move to `sink` until it breaks, with the evaluation of
    /// [`evaluate`](Self::evaluate): first the legal `probes`, then all moves in the machine's own
    /// order, or the pass if there are none.
    fn stream(
        &mut self,
        node: &Perspective,
        probes: [Option<Placement>; 2],
        sink: impl FnMut(Move, Leaf) -> ControlFlow<()>,
    );

    /// The static evaluation of a legal move of the side to move.
    fn evaluate(&self, before: &Perspective, played: Move) -> Leaf;

    /// Writes the best `count` moves into the node's list.
    fn list_moves(&mut self, count: usize);

    /// Makes the next move of the list.
    fn make_move(&mut self);

    /// Makes the move again that was just taken back.
    fn make_move_again(&mut self);

    /// Detects that the game is over at the node.
    fn end_game(&mut self);

    /// Stores the node's entry before the node is left. Returns true if the search must stop now;
    /// then the entry is not stored.
    fn store_in_table(&mut self, key: u64, entry: Entry) -> impl Future<Output = bool>;

    /// Leaves a node.
    fn leave(&mut self, level: usize);

    /// Whether the search must stop before the root's new answer, or the end of the iteration,
    /// takes effect.
    fn must_stop_before_report(&mut self) -> impl Future<Output = bool>;

    /// Ends an iteration after `nodes` placements. `choices` root moves were searched for the
    /// answer and its value.
    fn finish_iteration(
        &mut self,
        _root: &Perspective,
        _depth: u32,
        _nodes: u64,
        _best: Move,
        _score: i32,
        _choices: u32,
    ) {
    }

    /// Takes back the move that led to the node that was just left.
    fn take_move_back(&mut self);

    /// Tries a reply on `count` children.
    fn try_reply(&mut self, count: usize);

    /// Skips a child that a reply has refuted.
    fn skip_refuted(&mut self);

    /// Clock cycles so far.
    fn cycles(&self) -> u64;
}
