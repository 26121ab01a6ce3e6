//! Search: iterative-deepening negamax with alpha-beta over the stream of evaluated placements.
//!
//! Its controller's [states](state) are the algorithm, and its [datapath] is what they command. One engine, alone or beside another one
//! ([`crate::engines`]). At a frontier node the best result of the stream is the node's value, and the first that reaches beta (a cut-off)
//! cancels the rest; at an interior node the sorted moves go into a list and are searched in order.
//!
//! The budget is looked at when a node is entered. A node takes as many cycles as it has moves, and some 30: less than 1,000 in
//! the recorded games, and less than 14,000 for certain, since there are 13,729 placements. An answer comes at most that much
//! after the budget; the first iteration, one pass over the root's moves, is always finished, so there is always an answer.
//!
//! Several engines search the same tree. What one stores the others store as well; and a move that leads to a position which another one is
//! searching near the root is deferred to the end of the node's list.
//!
//! Scores are kept with their sign bit inverted: unsigned comparison then sorts them, and 0 minus a score negates it.

pub mod configured;
mod controller;
pub mod datapath;
pub mod deferral;
pub mod exact_scores;
pub mod first_moves;
pub mod hash_key;
pub mod killers;
pub mod late_move_reduction;
pub mod move_lists;
pub mod node_position;
pub mod node_stream;
pub mod path_test;
pub mod placer_mux;
pub mod records;
pub mod sibling_refutation;
pub mod stack;
pub mod state;
pub mod transposition_table;
pub mod walk;

use duo_core::cycle_model::search::LEVELS;
use duo_core::cycle_model::wire::MoveWord;
use duo_core::search::transposition_table::MOST_INDEX_BITS;
use duo_core::search::MAX_DEPTH;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use self::datapath::{source, Datapath};
use self::placer_mux::{select, Select};
use self::records::{entered, Index, Node, OtherPaths, Path, Written};
use self::state::State;
use self::walk::Walk;
use crate::best_first::records::{LeafKnown, Way};
use crate::parts::bits::{constant, constants, Board, Pieces, PlacementBits};

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct Search {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Begin with the position on the inputs in the next cycle; only when not busy.
    pub start: Signal<In, Bit>,
    /// With `start`: what the transposition table knows from before does not count.
    pub new_game: Signal<In, Bit>,
    /// With `start`: begin behind the last search's answer, played from the position on the inputs.
    pub behind_answer: Signal<In, Bit>,
    /// Give up in the next cycle, without an answer.
    pub stop: Signal<In, Bit>,
    /// Stones of the side to move.
    pub own: Signal<In, Board>,
    /// Stones of the other side.
    pub other: Signal<In, Board>,
    /// Pieces that the side to move has left.
    pub own_left: Signal<In, Pieces>,
    /// Pieces that the other side has left.
    pub other_left: Signal<In, Pieces>,
    /// The start cell of the side to move is (a,a), not (5,5).
    pub starts_at_ten: Signal<In, Bit>,
    /// Turns taken so far.
    pub ply: Signal<In, Bits<7>>,
    /// The other side has just passed.
    pub passed: Signal<In, Bit>,
    /// Clock cycles after which to answer.
    pub budget_cycles: Signal<In, Bits<32>>,
    /// Of two engines that come to a position at the same time, this one leaves it to the other.
    pub yields: Signal<In, Bit>,
    /// What the other engine has written into its table.
    pub peer_written: Signal<In, Written>,
    /// What the other engine is searching.
    pub peer_path: Signal<In, Path>,
    /// One in a ring, else none: what the other engines are searching.
    pub others: Vec<Signal<In, OtherPaths>>,
    /// Take over the other engine's answer, which stands on the three inputs below; only when not busy.
    pub adopt: Signal<In, Bit>,
    /// The other engine's answer.
    pub peer_placement: Signal<In, PlacementBits>,
    /// Its value.
    pub peer_score: Signal<In, Bits<16>>,
    /// Its depth.
    pub peer_depth: Signal<In, Bits<6>>,
    /// One in a best-first search, else none: what its walker tells.
    pub way: Vec<Signal<In, Way>>,
    /// As many: what is known of its leaf.
    pub leaf: Vec<Signal<Out, LeafKnown>>,
    /// A search is under way.
    pub busy: Signal<Out, Bit>,
    /// The answer is final; one cycle long.
    pub done: Signal<Out, Bit>,
    /// The best move so far.
    pub placement: Signal<Out, PlacementBits>,
    /// Its value, two's complement.
    pub score: Signal<Out, Bits<16>>,
    /// The last iteration that was finished.
    pub depth: Signal<Out, Bits<6>>,
    /// Placements made and evaluated.
    pub nodes: Signal<Out, Bits<32>>,
    /// Clock cycles since the start.
    pub cycles: Signal<Out, Bits<32>>,
    /// Placements made and evaluated until the latest node was entered.
    pub entered_nodes: Signal<Out, Bits<32>>,
    /// What this engine has written into its table.
    pub written: Signal<Out, Written>,
    /// What this engine is searching.
    pub path: Signal<Out, Path>,

    state: DFF<State>,
    // Commands a cycle later: they come from the other end of the device.
    starting: DFF<Bit>,
    starts_new_game: DFF<Bit>,
    starts_behind: DFF<Bit>,
    stopping: DFF<Bit>,
    datapath: Datapath,
    // One in a best-first search, else none.
    walk: Vec<Walk>,

    // Cycles in this state, in the three where they count; no further than its bits go.
    step: DFF<Bits<6>>,
    // What is being cleared, and whether that is all of the table.
    cleared: DFF<Index>,
    clearing_all: DFF<Bit>,
    // The budget is used up.
    expired: DFF<Bit>,
    // The node under way.
    iteration: DFF<Bits<6>>,
    level: DFF<Bits<6>>,
    node: DFF<Node>,
    // The child under way is searched again, without a late move reduction.
    again: DFF<Bit>,
    // The value of the child that was left last; what follows from it and from its node, while its move is unmade: a cycle after both are there.
    returned: DFF<Bits<16>>,
    raised: DFF<Bit>,
    betters: DFF<Bit>,
    refutes: DFF<Bit>,
    all_searched: DFF<Bit>,
    answer: DFF<PlacementBits>,
    answer_score: DFF<Bits<16>>,
    finished_depth: DFF<Bits<6>>,
    node_count: DFF<Bits<32>>,
    cycle_count: DFF<Bits<32>>,
    entered_count: DFF<Bits<32>>,

    at_root: Signal<Local, Bit>,
    frontier: Signal<Local, Bit>,
    cut_off: Signal<Local, Bit>,
    // Its moves are generated; a move is added to the list; the child under way is done with.
    generates: Signal<Local, Bit>,
    lists: Signal<Local, Bit>,
    finishes_child: Signal<Local, Bit>,
    minus_value: Signal<Local, Bits<16>>,
    next_child: Signal<Local, Bits<5>>,
    next_step: Signal<Local, Bits<6>>,
    next_cycle_count: Signal<Local, Bits<32>>,
    last_clear: Signal<Local, Index>,

    #[default(constant(0))]
    zero: Constant<Bits<16>>,
    #[default(constant(0))]
    zero_32: Constant<Bits<32>>,
    #[default(constant(1))]
    one_32: Constant<Bits<32>>,
    #[default(constants(2, |i| i as u64))]
    slots: Vec<Constant<Bits<5>>>,
    #[default(constants(8, |i| i as u64))]
    steps: Vec<Constant<Bits<6>>>,
    #[default(constant(63))]
    last_step: Constant<Bits<6>>,
    #[default(constant(1))]
    one_ply: Constant<Bits<6>>,
    #[default(constant(MAX_DEPTH as u64))]
    max_depth: Constant<Bits<6>>,
    #[default(Constant::new(entered()))]
    root_node: Constant<Node>,
    #[default(constant(MoveWord::PASS.0 as u64))]
    pass: Constant<PlacementBits>,
    #[default(constant(0x8000))]
    sign: Constant<Bits<16>>,
    #[default(constant(0))]
    first_cleared: Constant<Index>,
    #[default(constant(1))]
    one_cleared: Constant<Index>,
    #[default(constant(LEVELS as u64 - 1))]
    last_level: Constant<Index>,
    #[default(constant((1 << MOST_INDEX_BITS) - 1))]
    last_bucket: Constant<Index>,
    #[default(select(source::LISTED))]
    select_listed: Constant<Select>,
    #[default(select(source::DEPTH_PREFERRED))]
    select_depth_preferred: Constant<Select>,
    #[default(select(source::NEWER_KILLER))]
    select_newer_killer: Constant<Select>,
    #[default(select(source::OLDER_KILLER))]
    select_older_killer: Constant<Select>,
    #[default(select(source::ALWAYS_REPLACE))]
    select_always_replace: Constant<Select>,
    #[default(select(source::POPPED))]
    select_popped: Constant<Select>,
    #[default(select(source::REPLY))]
    select_reply: Constant<Select>,
    #[default(select(source::PLAYED))]
    select_played: Constant<Select>,
}
