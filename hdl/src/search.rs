//! Search: iterative-deepening negamax with alpha-beta over the stream of evaluated placements.
//!
//! The [states](state) of its controller are the algorithm, and its [datapath] carries out their
//! commands. This is one engine, which works alone or with others ([`crate::engines`]). At a
//! frontier node the best result of the stream is the node's value, and the first that reaches beta
//! (a cut-off) cancels the rest. At an interior node the sorted moves go into a list and are
//! searched in order.
//!
//! The budget is checked when a node is entered. A node takes as many cycles as it has moves, plus
//! some 30: less than 1,000 in the recorded games, and less than 14,000 for certain, since there
//! are 13,729 placements. An answer is at most that late. The first iteration, one pass over the
//! root's moves, is always finished, so there is always an answer.
//!
//! Several engines search the same tree. Each stores the others' entries too. A child whose
//! position another engine is searching near the root is deferred to the end of the node's list.
//!
//! Scores are kept with their sign bit inverted: unsigned comparison then sorts them, and 0 minus a
//! score negates it.

mod controller;
pub mod datapath;
pub mod deferral;
pub mod descent;
pub mod exact_scores;
pub mod first_moves;
pub mod hash_key;
pub mod killers;
pub mod late_move_reduction;
pub mod move_lists;
pub mod node_position;
pub mod node_stream;
pub mod path_check;
pub mod placer_mux;
pub mod records;
pub mod sibling_refutation;
pub mod stack;
pub mod state;
pub mod transposition_table;

use duo_core::best_first::INDEX_BITS;
use duo_core::cycle_model::search::LEVELS;
use duo_core::cycle_model::wire::MoveWord;
use duo_core::evaluation::Evaluation;
use duo_core::search::transposition_table::{index_bits, MOST_INDEX_BITS};
use duo_core::search::MAX_DEPTH;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use self::datapath::{source, Datapath};
use self::descent::{Descent, LeafKnown, Way};
use self::placer_mux::{select, Select};
use self::records::{entered, Index, Node, OtherPaths, Path, Written};
use self::state::State;
use crate::parts::bits::{constant, constants, many, Board, Pieces, PlacementBits};

#[derive(LogicBlock, SmartDefault)]
pub struct Search {
    pub clock: Signal<In, Clock>,
    pub start: Signal<In, Bit>,
    pub new_game: Signal<In, Bit>,
    pub behind_answer: Signal<In, Bit>,
    pub stop: Signal<In, Bit>,
    pub own: Signal<In, Board>,
    pub other: Signal<In, Board>,
    pub own_left: Signal<In, Pieces>,
    pub other_left: Signal<In, Pieces>,
    pub starts_at_ten: Signal<In, Bit>,
    pub ply: Signal<In, Bits<7>>,
    pub passed: Signal<In, Bit>,
    pub budget_cycles: Signal<In, Bits<32>>,
    /// If both engines come to a position at the same time, this one defers it.
    pub yields: Signal<In, Bit>,
    /// Entries that the other engine has written.
    pub peer_written: Signal<In, Written>,
    /// The other engine's path near the root.
    pub peer_path: Signal<In, Path>,
    /// In a ring only: the other engines' paths near the root.
    pub others: Vec<Signal<In, OtherPaths>>,
    /// Replace this engine's answer by that of the other engine on the three inputs below; only
    /// when not busy.
    pub adopt: Signal<In, Bit>,
    pub peer_placement: Signal<In, PlacementBits>,
    pub peer_score: Signal<In, Bits<16>>,
    pub peer_depth: Signal<In, Bits<6>>,
    /// In a best-first search only: the walker's messages.
    pub way: Vec<Signal<In, Way>>,
    /// In a best-first search only: what this engine knows about its leaf.
    pub leaf: Vec<Signal<Out, LeafKnown>>,
    pub busy: Signal<Out, Bit>,
    pub done: Signal<Out, Bit>,
    pub placement: Signal<Out, PlacementBits>,
    pub score: Signal<Out, Bits<16>>,
    pub depth: Signal<Out, Bits<6>>,
    pub nodes: Signal<Out, Bits<32>>,
    pub cycles: Signal<Out, Bits<32>>,
    /// `nodes` when the current node was entered.
    pub entered_nodes: Signal<Out, Bits<32>>,
    /// Entries that this engine has written.
    pub written: Signal<Out, Written>,
    pub path: Signal<Out, Path>,

    state: DFF<State>,
    // Commands, registered: they come from the other end of the device.
    starting: DFF<Bit>,
    starts_new_game: DFF<Bit>,
    starts_behind: DFF<Bit>,
    stopping: DFF<Bit>,
    datapath: Datapath,
    // In a best-first search only.
    walk: Vec<Descent>,

    // Cycles in this state, in the three states that use them; stops at its largest value.
    step: DFF<Bits<6>>,
    // Index that is being cleared, and whether the whole table is.
    cleared: DFF<Index>,
    clearing_all: DFF<Bit>,
    // The budget is used up.
    expired: DFF<Bit>,
    // The current node.
    iteration: DFF<Bits<6>>,
    level: DFF<Bits<6>>,
    node: DFF<Node>,
    // The current child is searched again, without a late move reduction.
    again: DFF<Bit>,
    // Value of the child that was left last. The comparisons with its parent are registered, for
    // `Unmake`.
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
    // Commands: generate the node's moves; append a move to the list; finish the current child.
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

impl Search {
    /// An engine with this evaluation.
    pub fn new(evaluation: Evaluation) -> Search {
        let last_bucket = constant((1 << index_bits(evaluation)) - 1);
        Search { datapath: Datapath::new(evaluation), last_bucket, ..Search::default() }
    }

    /// An engine in a ring with `others` more.
    pub fn in_ring(evaluation: Evaluation, others: usize) -> Search {
        Search { datapath: Datapath::in_ring(evaluation, others), others: many(1), ..Search::new(evaluation) }
    }

    /// An engine of a best-first search.
    pub fn of_leaves(evaluation: Evaluation) -> Search {
        Search {
            datapath: Datapath::of_leaves(evaluation),
            last_bucket: constant((1 << INDEX_BITS) - 1),
            way: many(1),
            leaf: many(1),
            walk: many(1),
            ..Search::default()
        }
    }
}
