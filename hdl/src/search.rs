//! Search: iterative-deepening negamax with alpha-beta over the stream of evaluated placements.
//!
//! An engine with its own generator, leaf unit and sorter, alone or beside another one ([`crate::engines`]). At the last ply
//! the best result of the stream is the node's value, and the first that refutes the node cancels the rest; further up the
//! sorted moves go into a list and are searched in order. The position is one set of registers: a move is made by laying its
//! cells on it and turning the board around, and taken back the same way.
//!
//! The budget is looked at when a node is entered. A node takes as many cycles as it has moves, and some 30: less than 1,000 in
//! the recorded games, and less than 14,000 for certain, since there are 13,729 placements. An answer comes at most that much
//! after the budget; the first iteration, one pass over the root's moves, is always finished, so there is always an answer.
//!
//! Two engines search the same tree, each with its table, killers and stack. What one stores the other one stores as well; and a move that
//! leads to a position which the other one is searching near the root is put off to the end of the node's list.
//!
//! Scores are kept with their sign bit inverted: unsigned comparison then sorts them, and 0 minus a score negates it.
//!
//! Long because it is one state machine over one set of registers: its parts have files of their own.

// One condition for the state or its step, and another one inside: a match of the hardware has no guards.
#![allow(clippy::collapsible_if, clippy::collapsible_match)]

pub mod exact_scores;
pub mod position_key;
pub mod shown_move;
pub mod table;

use blokus_duo::cycle_model::search::LEVELS;
use blokus_duo::cycle_model::wire::MoveWord;
use blokus_duo::evaluation::Evaluation;
use blokus_duo::search::key::KEY_BITS;
use blokus_duo::search::reductions::{FIRST_REDUCED, REDUCED_FROM, TWICE_REDUCED_FROM};
use blokus_duo::search::table::{index_bits, Bound, MOST_INDEX_BITS};
use blokus_duo::search::{DEFERRED_FROM, FEWEST_TRIED, FIRST_MOVES, MAX_DEPTH, MOST_LISTED, SHOWN_LEVELS};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use self::exact_scores::ExactScores;
use self::position_key::{Key, PositionKey};
use self::shown_move::{Choice, ShownMove};
use self::table::{Finding, Index, Table, Written};
use crate::leaf_unit::{LeafUnit, LATENCY};
use crate::move_generator::MoveGenerator;
use crate::move_sorter::MoveSorter;
use crate::parts::bits::{constant, constants, many, Board, Pieces, PlacementBits};
use crate::parts::delay::Delay;
use crate::parts::placer::Placer;
use crate::parts::ram::Ram;
use crate::parts::usable_cells::UsableCells;

#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
enum State {
    Idle,
    Follow,
    Clear,
    Enter,
    Complete,
    LookUp,
    Generate,
    Stream,
    Settle,
    Store,
    Fetch,
    Read,
    Take,
    Place,
    Make,
    Leave,
    Remove,
    Unmake,
    TryReply,
    Finish,
}

/// What a node keeps while its children are searched: move (15 bits), alpha, beta, best (16 each), best move (15), child and
/// children (5 each), remaining plies (6), whether it is searched less deep, whether the side before it passed and whether it placed the monomino,
/// horizon, whether alpha was raised, whether its moves were generated, and which children a reply has refuted (16).
type Frame = Bits<116>;

// The kernel below counts the levels and places the keys' bits as numbers.
const _: () = assert!(SHOWN_LEVELS == 4 && KEY_BITS == 40);

/// For each level near the root, the first one first: the key of the position that is searched there (40 bits), and whether one is.
pub type Path = Bits<164>;

/// A bit for each child from the next one on.
type Children = Bits<16>;

/// The newer killer and the older one.
type KillerPair = Bits<30>;

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct Search {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Begin with the position on the inputs in the next cycle; only when not busy.
    pub start: Signal<In, Bit>,
    /// With `start`: what the table knows from before does not count.
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
    /// Take over the other engine's answer, which stands on the three inputs below; only when not busy.
    pub adopt: Signal<In, Bit>,
    /// The other engine's answer.
    pub peer_placement: Signal<In, PlacementBits>,
    /// Its value.
    pub peer_score: Signal<In, Bits<16>>,
    /// Its depth.
    pub peer_depth: Signal<In, Bits<6>>,
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
    generator: MoveGenerator,
    leaf_unit: LeafUnit,
    sorter: MoveSorter,
    placer: Placer,
    usable: UsableCells,
    position_key: PositionKey,
    transpositions: Table,
    lists: Ram<PlacementBits, 11>,
    stack: Ram<Frame, 6>,
    killers: Ram<KillerPair, 6>,
    // Cycles in this state, where they count; no further than its bits go.
    step: DFF<Bits<6>>,
    // What is being cleared, and whether that is all of the table.
    cleared: DFF<Index>,
    clearing_all: DFF<Bit>,
    root_ply: DFF<Bits<7>>,
    // Meanwhile the key takes in the boards, one after the other.
    key_begins: DFF<Bit>,
    key_adds_own: DFF<Bit>,
    key_adds_other: DFF<Bit>,
    // What the key does with a move, and with the boards that it takes in.
    key_adds: DFF<Bit>,
    key_swaps: DFF<Bit>,
    key_turns: DFF<Bit>,

    // The states in which hundreds of registers take part: those of the position, those of the sorter.
    making: DFF<Bit>,
    unmaking: DFF<Bit>,
    draining: DFF<Bit>,

    // The position, as the side to move sees it.
    own_now: DFF<Board>,
    other_now: DFF<Board>,
    own_left_now: DFF<Pieces>,
    other_left_now: DFF<Pieces>,
    starts_at_ten_now: DFF<Bit>,
    ply_now: DFF<Bits<7>>,
    passed_now: DFF<Bit>,
    monomino_last: DFF<Bit>,

    // One cycle after the position: what the side to move may cover, and whether the other side has no piece left.
    free: DFF<Board>,
    corners: DFF<Board>,
    completed: DFF<Bit>,
    // The budget is used up.
    expired: DFF<Bit>,
    // Whether the placer's output may be laid.
    legal: DFF<Bit>,
    newer_legal: DFF<Bit>,
    older_legal: DFF<Bit>,
    // The move that the table knows is on the list.
    best_listed: DFF<Bit>,
    // What the memories hold, a cycle after it was read: it comes late in a cycle. The killers of this level, from its first
    // cycle after entering on, and whether they are the table's move; the node above; a child's move.
    killers_now: DFF<KillerPair>,
    newer_is_known: DFF<Bit>,
    older_is_known: DFF<Bit>,
    above: DFF<Frame>,
    listed: DFF<PlacementBits>,
    // What the placer is shown: known a cycle before, since the placer takes most of one.
    shown: DFF<Choice>,
    shown_move: ShownMove,
    // What goes to the killers in the next cycle, if it is not the newer one already.
    refuting: DFF<Bit>,
    refutes_newly: DFF<Bit>,
    // What goes to the leaf unit: the newer killer, the older, a reply; else what is generated. The first three stand ready a cycle before.
    probes_newer: DFF<Bit>,
    probes_older: DFF<Bit>,
    trying: DFF<Bit>,
    offered: DFF<PlacementBits>,

    // What is searched near the root, for the other engine to see, and whether it searches what this one has come to.
    #[default(many(SHOWN_LEVELS))]
    path_keys: Vec<DFF<Key>>,
    #[default(many(SHOWN_LEVELS))]
    on_path: Vec<DFF<Bit>>,
    peer_searches_it: DFF<Bit>,
    // The child may be put off, and it has been.
    may_defer: DFF<Bit>,
    deferred: DFF<Bit>,
    // The table's answer is being used.
    looking: DFF<Bit>,

    // The node.
    iteration: DFF<Bits<6>>,
    level: DFF<Bits<6>>,
    remaining: DFF<Bits<6>>,
    alpha: DFF<Bits<16>>,
    beta: DFF<Bits<16>>,
    best: DFF<Bits<16>>,
    best_move: DFF<PlacementBits>,
    improved: DFF<Bit>,
    generated: DFF<Bit>,
    child: DFF<Bits<5>>,
    children: DFF<Bits<5>>,
    played: DFF<PlacementBits>,
    reduced: DFF<Bit>,
    again: DFF<Bit>,
    returned: DFF<Bits<16>>,
    // What follows from it and from the node that it comes back to, while its move is taken back: a cycle after both are there.
    raised: DFF<Bit>,
    betters: DFF<Bit>,
    refutes: DFF<Bit>,
    children_to_come: DFF<Bits<5>>,
    children_to_come_last: DFF<Bit>,
    all_searched: DFF<Bit>,
    refuted_children: DFF<Children>,
    // The best move of the child that was left last, and its cells while it is tried.
    reply: DFF<PlacementBits>,
    reply_cells: DFF<Board>,
    // The child that is read from the list, the board that the leaf unit sees, and whether the reply cannot be one to the child.
    reply_slot: DFF<Bits<5>>,
    leaf_own: DFF<Board>,
    leaf_other: DFF<Board>,
    no_reply: Delay<1, 15>,
    // The child whose result is due, and how many are still due.
    due: DFF<Children>,
    due_count: DFF<Bits<5>>,
    horizon: DFF<Bit>,
    // The moves that were searched before the others were generated.
    #[default(many(FIRST_MOVES))]
    tried: Vec<DFF<PlacementBits>>,
    #[default(many(FIRST_MOVES))]
    was_tried: Vec<DFF<Bit>>,
    // What the placement on the leaf unit's output is; found in the cycle before, so that its score meets it ready.
    both_passed: DFF<Bit>,
    is_answer: DFF<Bit>,
    tried_before: DFF<Bit>,

    // The answer.
    answer: DFF<PlacementBits>,
    answer_score: DFF<Bits<16>>,
    finished_depth: DFF<Bits<6>>,
    node_count: DFF<Bits<32>>,
    cycle_count: DFF<Bits<32>>,
    entered_count: DFF<Bits<32>>,

    defers: Signal<Local, Bit>,
    makes_next: Signal<Local, Bit>,
    unmakes_next: Signal<Local, Bit>,
    at_root: Signal<Local, Bit>,
    last_ply: Signal<Local, Bit>,
    exact_scores: ExactScores,
    value: Signal<Local, Bits<16>>,
    next_child: Signal<Local, Bits<5>>,
    next_children: Signal<Local, Bits<5>>,
    other_left_after: Signal<Local, Pieces>,
    minus_value: Signal<Local, Bits<16>>,
    reply_counts: Signal<Local, Bit>,
    reply_refutes: Signal<Local, Bit>,
    frame: Signal<Local, Frame>,
    popped: Signal<Local, Frame>,
    minus_alpha: Signal<Local, Bits<16>>,
    below_minus_alpha: Signal<Local, Bits<16>>,
    minus_beta: Signal<Local, Bits<16>>,
    minus_best: Signal<Local, Bits<16>>,
    level_up: Signal<Local, Bits<6>>,
    level_down: Signal<Local, Bits<6>>,
    remaining_down: Signal<Local, Bits<6>>,
    two_remaining_down: Signal<Local, Bits<6>>,
    three_remaining_down: Signal<Local, Bits<6>>,
    deeper: Signal<Local, Bits<6>>,
    next_step: Signal<Local, Bits<6>>,
    next_cycle_count: Signal<Local, Bits<32>>,
    last_clear: Signal<Local, Index>,
    reduced_now: Signal<Local, Bit>,
    known: Signal<Local, Finding>,
    known_move: Signal<Local, PlacementBits>,
    newer: Signal<Local, PlacementBits>,
    older: Signal<Local, PlacementBits>,
    bound: Signal<Local, Bits<2>>,
    refuted: Signal<Local, Bit>,
    list_slot: Signal<Local, Bits<5>>,
    list_level: Signal<Local, Bits<6>>,

    #[default(constant(0))]
    zero: Constant<Bits<16>>,
    #[default(constant(1))]
    one: Constant<Bits<16>>,
    #[default(constant(0))]
    zero_32: Constant<Bits<32>>,
    #[default(constant(1))]
    one_32: Constant<Bits<32>>,
    #[default(constant(0))]
    no_child: Constant<Bits<5>>,
    #[default(constant(1))]
    one_child: Constant<Bits<5>>,
    #[default(constant(2))]
    two_children: Constant<Bits<5>>,
    #[default(constant(3))]
    three_children: Constant<Bits<5>>,
    #[default(constant(4))]
    four_children: Constant<Bits<5>>,
    #[default(constant(FEWEST_TRIED as u64))]
    fewest_tried: Constant<Bits<5>>,
    #[default(constant(0))]
    no_children: Constant<Children>,
    #[default(constant(1))]
    first_due: Constant<Children>,
    #[default(constant(LATENCY as u64))]
    first_result: Constant<Bits<6>>,
    #[default(constant(0))]
    root: Constant<Bits<6>>,
    #[default(constant(1))]
    one_level: Constant<Bits<6>>,
    #[default(constant(MAX_DEPTH as u64))]
    max_depth: Constant<Bits<6>>,
    #[default(constant(1))]
    one_ply: Constant<Bits<7>>,
    #[default(constant(MoveWord::PASS.0 as u64))]
    pass: Constant<PlacementBits>,
    #[default(constant(0x8000))]
    sign: Constant<Bits<16>>,
    #[default(constant(0xffff))]
    infinity: Constant<Bits<16>>,
    #[default(constant(0x0001))]
    minus_infinity: Constant<Bits<16>>,
    #[default(constant(0))]
    no_step: Constant<Bits<6>>,
    #[default(constant(63))]
    last_step: Constant<Bits<6>>,
    #[default(constant(0))]
    first_cleared: Constant<Index>,
    #[default(constant(1))]
    one_cleared: Constant<Index>,
    // Late enough for the answer behind which a search begins to lie on the board.
    #[default(constant(8))]
    key_begins_at: Constant<Index>,
    #[default(constants(8, |i| i as u64))]
    steps: Vec<Constant<Bits<6>>>,
    #[default(constant(LEVELS as u64 - 1))]
    last_level: Constant<Index>,
    #[default(constant((1 << MOST_INDEX_BITS) - 1))]
    last_entry: Constant<Index>,
    #[default(constant(FIRST_REDUCED as u64))]
    first_reduced: Constant<Bits<5>>,
    #[default(constant(REDUCED_FROM as u64))]
    reduced_from: Constant<Bits<6>>,
    #[default(constant(TWICE_REDUCED_FROM as u64))]
    twice_reduced_from: Constant<Bits<6>>,
    #[default(constant(DEFERRED_FROM as u64))]
    deferred_from: Constant<Bits<6>>,
    #[default(constants(SHOWN_LEVELS + 1, |i| i as u64))]
    shown_levels: Vec<Constant<Bits<6>>>,
    #[default(constant(MOST_LISTED as u64))]
    most_listed: Constant<Bits<5>>,
    #[default(constant(2))]
    two_levels: Constant<Bits<6>>,
    #[default(constant(3))]
    three_levels: Constant<Bits<6>>,
    #[default(constants(FIRST_MOVES, |i| i as u64))]
    first_slots: Vec<Constant<Bits<5>>>,
    #[default(constant(MoveWord::PASS.0 as u64 * 0x8001))]
    no_killers: Constant<KillerPair>,
    #[default(constant(1 << 0))]
    shows_listed: Constant<Choice>,
    #[default(constant(1 << 1))]
    shows_deepest: Constant<Choice>,
    #[default(constant(1 << 2))]
    shows_newer: Constant<Choice>,
    #[default(constant(1 << 3))]
    shows_older: Constant<Choice>,
    #[default(constant(1 << 4))]
    shows_latest: Constant<Choice>,
    #[default(constant(1 << 5))]
    shows_popped: Constant<Choice>,
    #[default(constant(1 << 6))]
    shows_reply: Constant<Choice>,
    #[default(constant(1 << 7))]
    shows_played: Constant<Choice>,
    #[default(constant(Bound::Upper as u64))]
    upper_bound: Constant<Bits<2>>,
    #[default(constant(Bound::Exact as u64))]
    exact_bound: Constant<Bits<2>>,
    #[default(constant(Bound::Lower as u64))]
    lower_bound: Constant<Bits<2>>,
}

impl Search {
    /// An engine that evaluates so.
    pub fn new(evaluation: Evaluation) -> Search {
        let last_entry = constant((1 << index_bits(evaluation)) - 1);
        let mut search = Search { transpositions: Table::new(evaluation), last_entry, ..Search::default() };
        search.leaf_unit.evaluate_so(evaluation);
        search
    }
}

impl Logic for Search {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, generator, leaf_unit, sorter, placer, exact_scores, no_reply);
        clock!(self, clock, position_key, transpositions, lists, stack, killers);
        dff_setup!(self, clock, starting, starts_new_game, starts_behind, stopping, making, unmaking, draining);
        dff_setup!(
            self,
            clock,
            state,
            step,
            cleared,
            clearing_all,
            root_ply,
            free,
            corners,
            legal,
            newer_legal,
            older_legal
        );
        dff_setup!(self, clock, key_begins, key_adds_own, key_adds_other, key_adds, key_swaps, key_turns);
        dff_setup!(self, clock, raised, betters, refutes, children_to_come, children_to_come_last, all_searched);
        dff_setup!(self, clock, shown, offered);
        dff_setup!(self, clock, completed, expired, best_listed, newer_is_known, older_is_known);
        dff_setup!(
            self,
            clock,
            refuting,
            refutes_newly,
            probes_newer,
            probes_older,
            trying,
            killers_now,
            above,
            listed
        );
        dff_setup!(self, clock, best_move, improved, generated, reduced, again);
        for i in 0..3 {
            self.tried[i].clock.next = self.clock.val();
            self.was_tried[i].clock.next = self.clock.val();
            self.tried[i].d.next = self.tried[i].q.val();
            self.was_tried[i].d.next = self.was_tried[i].q.val();
        }
        for i in 0..4 {
            self.path_keys[i].clock.next = self.clock.val();
            self.on_path[i].clock.next = self.clock.val();
            self.path_keys[i].d.next = self.path_keys[i].q.val();
            self.on_path[i].d.next = self.on_path[i].q.val();
        }
        dff_setup!(self, clock, peer_searches_it, may_defer, deferred, looking, entered_count);
        dff_setup!(self, clock, both_passed, is_answer, tried_before);
        dff_setup!(self, clock, own_now, other_now, own_left_now, other_left_now, starts_at_ten_now);
        dff_setup!(self, clock, ply_now, passed_now, monomino_last, iteration, level, remaining);
        dff_setup!(self, clock, alpha, beta, best, child, children, played, returned, horizon);
        dff_setup!(self, clock, refuted_children, reply, reply_cells, reply_slot, leaf_own, leaf_other, due, due_count);
        dff_setup!(self, clock, answer, answer_score, finished_depth, node_count, cycle_count);

        self.starting.d.next = self.start.val();
        self.starts_new_game.d.next = self.new_game.val();
        self.starts_behind.d.next = self.behind_answer.val();
        self.stopping.d.next = self.stop.val();
        self.busy.next = true;
        self.done.next = false;
        self.placement.next = self.answer.q.val();
        self.score.next = self.answer_score.q.val();
        self.depth.next = self.finished_depth.q.val();
        self.nodes.next = self.node_count.q.val();
        self.cycles.next = self.cycle_count.q.val();

        self.entered_nodes.next = self.entered_count.q.val();

        // The generator streams into the leaf unit; both see the position.
        self.generator.start.next = false;
        self.generator.cancel.next = self.stopping.q.val();
        self.generator.own.next = self.own_now.q.val();
        self.generator.other.next = self.other_now.q.val();
        self.generator.starts_at_ten.next = self.starts_at_ten_now.q.val();
        self.generator.left.next = self.own_left_now.q.val();
        self.leaf_unit.cancel.next = self.stopping.q.val();
        self.leaf_unit.valid_in.next = self.generator.valid.val();
        self.leaf_unit.placement_in.next = self.generator.placement.val();
        self.leaf_unit.done_in.next = self.generator.done.val();
        self.leaf_unit.own_left.next = self.own_left_now.q.val();
        self.leaf_unit.other_left.next = self.other_left_now.q.val();
        self.leaf_unit.starts_at_ten.next = self.starts_at_ten_now.q.val();
        self.leaf_unit.ply.next = self.ply_now.q.val();

        // A reply is tried in the position after each child's move. That comes from the placer as late as
        // the leaf unit looks at it: pieces a cycle after the reply, stones two.
        self.other_left_after.next = self.own_left_now.q.val() & (!self.placer.piece.val());
        self.no_reply.data_in.next = bit_cast::<1, 1>(
            ((self.placer.cells.val() & self.reply_cells.q.val()).any() | (!self.other_left_after.val().any())).into(),
        );
        self.leaf_unit.own.next = self.leaf_own.q.val();
        self.leaf_unit.other.next = self.leaf_other.q.val();
        self.leaf_own.d.next = self.own_now.q.val();
        self.leaf_other.d.next = self.other_now.q.val();
        if self.trying.q.val() {
            self.leaf_unit.valid_in.next = true;
            self.leaf_own.d.next = self.other_now.q.val();
            self.leaf_other.d.next = self.own_now.q.val() | self.placer.cells.val();
            self.leaf_unit.own_left.next = self.other_left_now.q.val();
            self.leaf_unit.other_left.next = self.other_left_after.val();
            self.leaf_unit.starts_at_ten.next = !self.starts_at_ten_now.q.val();
            self.leaf_unit.ply.next = self.ply_now.q.val() + self.one_ply.val();
        }

        // What is known about the position one cycle after it came.
        self.position_key.own.next = self.own_now.q.val();
        self.position_key.other.next = self.other_now.q.val();
        self.position_key.cells.next = self.placer.cells.val();
        self.position_key.clear.next = self.key_begins.q.val();
        self.position_key.add.next = self.key_adds.q.val();
        self.position_key.add_own.next = self.key_adds_own.q.val();
        self.position_key.add_other.next = self.key_adds_other.q.val();
        self.position_key.swap.next = self.key_swaps.q.val();
        self.position_key.turn.next = self.key_turns.q.val();
        self.position_key.passed.next = self.passed_now.q.val();
        self.key_begins.d.next =
            (self.state.q.val() == State::Clear) & (self.cleared.q.val() == self.key_begins_at.val());
        self.key_adds_own.d.next = self.key_begins.q.val();
        self.key_adds_other.d.next = self.key_adds_own.q.val();
        self.makes_next.next = (self.state.q.val() == State::Place) | (self.state.q.val() == State::Follow);
        self.unmakes_next.next = self.state.q.val() == State::Remove;
        self.key_turns.d.next = self.makes_next.val() | self.unmakes_next.val();
        self.key_swaps.d.next = self.makes_next.val() | self.key_adds_own.q.val();
        self.key_adds.d.next =
            (self.makes_next.val() | self.unmakes_next.val()) | (self.key_begins.q.val() | self.key_adds_own.q.val());
        self.usable.own.next = self.own_now.q.val();
        self.usable.other.next = self.other_now.q.val();
        self.usable.starts_at_ten.next = self.starts_at_ten_now.q.val();
        self.free.d.next = self.usable.free.val();
        self.corners.d.next = self.usable.corners.val();
        self.legal.d.next = (!(self.placer.cells.val() & (!self.free.q.val())).any())
            & (self.placer.cells.val() & self.corners.q.val()).any()
            & (self.placer.piece.val() & self.own_left_now.q.val()).any();

        self.at_root.next = self.level.q.val() == self.root.val();
        self.last_ply.next = self.remaining.q.val() == self.one_level.val();

        self.exact_scores.own_left.next = self.own_left_now.q.val();
        self.exact_scores.other_left.next = self.other_left_now.q.val();
        self.exact_scores.monomino_last.next = self.monomino_last.q.val();
        self.both_passed.d.next = (self.leaf_unit.coming.val() == self.pass.val()) & self.passed_now.q.val();
        self.value.next = self.leaf_unit.score.val() ^ self.sign.val();

        self.sorter.clear.next = false;
        self.sorter.insert.next = false;
        self.sorter.key.next = self.value.val();
        if self.is_answer.q.val() {
            self.sorter.key.next = self.infinity.val();
        }
        self.sorter.placement.next = self.leaf_unit.placement.val();
        self.is_answer.d.next = self.at_root.val() & (self.leaf_unit.coming.val() == self.answer.q.val());
        self.tried_before.d.next = false;
        for i in 0..3 {
            if self.was_tried[i].q.val() & (self.leaf_unit.coming.val() == self.tried[i].q.val()) {
                self.tried_before.d.next = self.leaf_unit.coming.val() != self.pass.val();
            }
        }

        self.next_child.next = self.child.q.val() + self.one_child.val();
        self.next_children.next = self.children.q.val() + self.one_child.val();
        self.children_to_come.d.next = self.children.q.val() - self.next_child.val();
        self.all_searched.d.next = self.next_child.val() == self.children.q.val();
        self.children_to_come_last.d.next = self.generated.q.val()
            & ((self.remaining.q.val() == self.two_levels.val())
                | ((self.next_child.val() >= self.first_reduced.val())
                    & ((self.remaining.q.val() == self.reduced_from.val())
                        | (self.remaining.q.val() == self.twice_reduced_from.val()))));
        self.level_up.next = self.level.q.val() - self.one_level.val();
        self.level_down.next = self.level.q.val() + self.one_level.val();
        self.popped.next = self.above.q.val();
        self.lists.write_enable.next = false;
        self.lists.write_data.next = self.sorter.best.val();
        self.lists.write_address.next =
            (bit_cast::<11, 6>(self.level.q.val()) << 5) | bit_cast::<11, 5>(self.children.q.val());
        self.list_slot.next = self.child.q.val();
        if self.state.q.val() == State::Stream {
            self.list_slot.next = self.step.q.val().get_bits::<5>(0);
        }
        self.list_level.next = self.level.q.val();
        if self.state.q.val() == State::Leave {
            // The next children's moves are read while this one's is taken back.
            self.list_slot.next = self.popped.val().get_bits::<5>(78) + self.one_child.val();
            self.list_level.next = self.level_up.val();
        }
        if self.state.q.val() == State::Remove {
            self.list_slot.next = self.child.q.val() + self.two_children.val();
        }
        if self.state.q.val() == State::Unmake {
            self.list_slot.next = self.child.q.val() + self.three_children.val();
        }
        if self.trying.q.val() {
            self.list_slot.next = self.reply_slot.q.val();
        }
        self.lists.read_address.next =
            (bit_cast::<11, 6>(self.list_level.val()) << 5) | bit_cast::<11, 5>(self.list_slot.val());
        self.listed.d.next = self.lists.read_data.val();

        self.remaining_down.next = self.remaining.q.val() - self.one_level.val();
        self.two_remaining_down.next = self.remaining.q.val() - self.two_levels.val();
        self.three_remaining_down.next = self.remaining.q.val() - self.three_levels.val();
        self.next_step.next = self.step.q.val();
        if self.step.q.val() != self.last_step.val() {
            self.next_step.next = self.step.q.val() + self.steps[1].val();
        }
        self.deeper.next = self.iteration.q.val() + self.one_level.val();
        self.minus_alpha.next = self.zero.val() - self.alpha.q.val();
        self.minus_beta.next = self.zero.val() - self.beta.q.val();
        self.minus_best.next = self.zero.val() - self.best.q.val();
        self.below_minus_alpha.next = self.minus_alpha.val() - self.one.val();
        self.minus_value.next = self.zero.val() - self.value.val();
        self.reply_counts.next =
            (!self.no_reply.data_out.val().any()) & (!(self.refuted_children.q.val() & self.due.q.val()).any());
        self.reply_refutes.next = self.reply_counts.val() & (self.value.val() >= self.minus_alpha.val());
        self.refuted.next = self.best.q.val() >= self.beta.q.val();
        self.raised.d.next = self.returned.q.val() > self.alpha.q.val();
        self.betters.d.next = self.returned.q.val() > self.best.q.val();
        self.refutes.d.next = self.returned.q.val() >= self.beta.q.val();

        // Late children are searched less deep first.
        self.reduced_now.next = ((self.child.q.val() >= self.first_reduced.val())
            & (self.remaining.q.val() >= self.reduced_from.val()))
            & (!self.again.q.val());
        self.frame.next = bit_cast::<116, 15>(self.played.q.val())
            | (bit_cast::<116, 16>(self.alpha.q.val()) << 15)
            | (bit_cast::<116, 16>(self.beta.q.val()) << 31)
            | (bit_cast::<116, 16>(self.best.q.val()) << 47)
            | (bit_cast::<116, 15>(self.best_move.q.val()) << 63)
            | (bit_cast::<116, 5>(self.child.q.val()) << 78)
            | (bit_cast::<116, 5>(self.children.q.val()) << 83)
            | (bit_cast::<116, 6>(self.remaining.q.val()) << 88)
            | (bit_cast::<116, 1>(bit_cast::<1, 1>(self.reduced_now.val().into())) << 94)
            | (bit_cast::<116, 1>(bit_cast::<1, 1>(self.passed_now.q.val().into())) << 95)
            | (bit_cast::<116, 1>(bit_cast::<1, 1>(self.monomino_last.q.val().into())) << 96)
            | (bit_cast::<116, 1>(bit_cast::<1, 1>(self.horizon.q.val().into())) << 97)
            | (bit_cast::<116, 1>(bit_cast::<1, 1>(self.improved.q.val().into())) << 98)
            | (bit_cast::<116, 1>(bit_cast::<1, 1>(self.generated.q.val().into())) << 99)
            | (bit_cast::<116, 16>(self.refuted_children.q.val()) << 100);
        self.stack.write_enable.next = false;
        self.stack.write_data.next = self.frame.val();
        self.stack.write_address.next = self.level.q.val();
        self.stack.read_address.next = self.level_up.val();
        self.above.d.next = self.stack.read_data.val();

        // The table: what it knows about the position, and what it is to remember when a node is left.
        self.transpositions.key.next = self.position_key.key.val();
        self.transpositions.root_ply.next = self.root_ply.q.val();
        self.transpositions.remaining.next = self.remaining.q.val();
        self.transpositions.alpha.next = self.alpha.q.val();
        self.transpositions.beta.next = self.beta.q.val();
        self.known.next = self.transpositions.known.val();
        self.known_move.next = self.known.val().get_bits::<15>(16);
        self.bound.next = self.upper_bound.val();
        if self.improved.q.val() {
            self.bound.next = self.exact_bound.val();
        }
        if self.refuted.val() {
            self.bound.next = self.lower_bound.val();
        }
        self.transpositions.store.next = false;
        self.transpositions.finding.next = bit_cast::<40, 16>(self.best.q.val())
            | (bit_cast::<40, 15>(self.best_move.q.val()) << 16)
            | (bit_cast::<40, 6>(self.remaining.q.val()) << 31)
            | (bit_cast::<40, 2>(self.bound.val()) << 37)
            | (bit_cast::<40, 1>(bit_cast::<1, 1>(self.horizon.q.val().into())) << 39);
        self.transpositions.clear.next = false;
        self.transpositions.cleared.next = self.cleared.q.val();
        self.looking.d.next = self.state.q.val() == State::LookUp;
        self.transpositions.hold.next = self.looking.q.val();

        // The other engine: what it stores, and what it is searching.
        self.transpositions.peer_written.next = self.peer_written.val();
        self.written.next = self.transpositions.written.val();
        self.path.next = bit_cast::<164, 40>(self.path_keys[0].q.val())
            | (bit_cast::<164, 1>(bit_cast::<1, 1>(self.on_path[0].q.val().into())) << 40)
            | (bit_cast::<164, 40>(self.path_keys[1].q.val()) << 41)
            | (bit_cast::<164, 1>(bit_cast::<1, 1>(self.on_path[1].q.val().into())) << 81)
            | (bit_cast::<164, 40>(self.path_keys[2].q.val()) << 82)
            | (bit_cast::<164, 1>(bit_cast::<1, 1>(self.on_path[2].q.val().into())) << 122)
            | (bit_cast::<164, 40>(self.path_keys[3].q.val()) << 123)
            | (bit_cast::<164, 1>(bit_cast::<1, 1>(self.on_path[3].q.val().into())) << 163);
        self.peer_searches_it.d.next = (self.peer_path.val().get_bit(40)
            & (self.peer_path.val().get_bits::<40>(0) == self.position_key.key.val()))
            | (self.peer_path.val().get_bit(81)
                & (self.peer_path.val().get_bits::<40>(41) == self.position_key.key.val()))
            | (self.peer_path.val().get_bit(122)
                & (self.peer_path.val().get_bits::<40>(82) == self.position_key.key.val()))
            | (self.peer_path.val().get_bit(163)
                & (self.peer_path.val().get_bits::<40>(123) == self.position_key.key.val()));
        self.defers.next = self.may_defer.q.val() & self.peer_searches_it.q.val();

        // The killers of this level, or of the one that is about to be entered.
        self.killers.read_address.next = self.level.q.val();
        if self.state.q.val() == State::Make {
            self.killers.read_address.next = self.level_down.val();
        }
        self.killers_now.d.next = self.killers.read_data.val();
        self.newer.next = self.killers_now.q.val().get_bits::<15>(0);
        self.older.next = self.killers_now.q.val().get_bits::<15>(15);
        self.newer_is_known.d.next = self.newer.val() == self.known_move.val();
        self.older_is_known.d.next = self.older.val() == self.known_move.val();
        // Written when the level is left: it is the one below by then.
        self.refuting.d.next = false;
        self.refutes_newly.d.next = self.best_move.q.val() != self.newer.val();
        self.killers.write_enable.next = self.refuting.q.val() & self.refutes_newly.q.val();
        self.killers.write_address.next = self.level_down.val();
        self.killers.write_data.next =
            bit_cast::<30, 15>(self.reply.q.val()) | (bit_cast::<30, 15>(self.newer.val()) << 15);

        // The placer: moves to check in the first cycles of a node, the move to take back, the reply to try, else the move to make.
        // Where it does not matter it is shown what a state may need that follows.
        self.shown_move.which.next = self.shown.q.val();
        self.shown_move.moves[0].next = self.listed.q.val();
        self.shown_move.moves[1].next = self.transpositions.in_deepest_place.val().get_bits::<15>(16);
        self.shown_move.moves[2].next = self.newer.val();
        self.shown_move.moves[3].next = self.older.val();
        self.shown_move.moves[4].next = self.transpositions.in_latest_place.val().get_bits::<15>(16);
        self.shown_move.moves[5].next = self.popped.val().get_bits::<15>(0);
        self.shown_move.moves[6].next = self.reply.q.val();
        self.shown_move.moves[7].next = self.played.q.val();
        self.placer.placement.next = self.shown_move.shown.val();
        self.shown.d.next = self.shows_listed.val();

        // Killers go to the leaf unit before anything that is generated.
        if self.probes_newer.q.val() | self.probes_older.q.val() {
            self.leaf_unit.valid_in.next = self.legal.q.val();
        }
        self.offered.d.next = self.newer.val();
        if self.probes_newer.q.val() {
            self.offered.d.next = self.older.val();
        }
        if self.unmaking.q.val() | self.trying.q.val() {
            self.offered.d.next = self.reply.q.val();
        }
        if (self.probes_newer.q.val() | self.probes_older.q.val()) | self.trying.q.val() {
            self.leaf_unit.placement_in.next = self.offered.q.val();
        }
        self.probes_newer.d.next = false;
        self.probes_older.d.next = self.probes_newer.q.val();
        self.trying.d.next = false;

        self.last_clear.next = self.last_level.val();
        self.step.d.next = self.no_step.val();
        self.cleared.d.next = self.first_cleared.val();
        self.next_cycle_count.next = self.cycle_count.q.val() + self.one_32.val();
        self.cycle_count.d.next = self.next_cycle_count.val();
        self.expired.d.next = self.next_cycle_count.val() >= self.budget_cycles.val();
        self.completed.d.next = !self.other_left_now.q.val().any();

        // The position: while idle it is taken in all the time, so that a start need not reach all its registers.
        self.making.d.next = self.makes_next.val();
        self.unmaking.d.next = self.unmakes_next.val();
        if self.state.q.val() == State::Idle {
            self.own_now.d.next = self.own.val();
            self.other_now.d.next = self.other.val();
            self.own_left_now.d.next = self.own_left.val();
            self.other_left_now.d.next = self.other_left.val();
            self.starts_at_ten_now.d.next = self.starts_at_ten.val();
            self.ply_now.d.next = self.ply.val();
            self.passed_now.d.next = self.passed.val();
            self.monomino_last.d.next = false;
        }
        if self.making.q.val() {
            self.own_now.d.next = self.other_now.q.val();
            self.other_now.d.next = self.own_now.q.val() | self.placer.cells.val();
            self.own_left_now.d.next = self.other_left_now.q.val();
            self.other_left_now.d.next = self.own_left_now.q.val() & (!self.placer.piece.val());
            self.completed.d.next = !(self.own_left_now.q.val() & (!self.placer.piece.val())).any();
            self.starts_at_ten_now.d.next = !self.starts_at_ten_now.q.val();
            self.ply_now.d.next = self.ply_now.q.val() + self.one_ply.val();
            self.passed_now.d.next = !self.placer.piece.val().any();
            self.monomino_last.d.next = self.placer.piece.val().get_bit(0);
        }
        if self.unmaking.q.val() {
            self.own_now.d.next = self.other_now.q.val() & (!self.placer.cells.val());
            self.other_now.d.next = self.own_now.q.val();
            self.own_left_now.d.next = self.other_left_now.q.val() | self.placer.piece.val();
            self.other_left_now.d.next = self.own_left_now.q.val();
            self.starts_at_ten_now.d.next = !self.starts_at_ten_now.q.val();
            self.ply_now.d.next = self.ply_now.q.val() - self.one_ply.val();
            self.passed_now.d.next = self.popped.val().get_bit(95);
            self.monomino_last.d.next = self.popped.val().get_bit(96);
        }
        if self.adopt.val() {
            self.answer.d.next = self.peer_placement.val();
            self.answer_score.d.next = self.peer_score.val();
            self.finished_depth.d.next = self.peer_depth.val();
        }
        self.draining.d.next =
            (self.state.q.val() == State::Settle) | ((self.state.q.val() == State::Store) & self.sorter.any.val());
        self.sorter.take.next = self.draining.q.val() & self.sorter.any.val();

        match self.state.q.val() {
            State::Idle => {
                self.busy.next = self.starting.q.val();
                // For a search that begins behind the answer.
                self.shown.d.next = self.shows_played.val();
                self.played.d.next = self.answer.q.val();
                self.cycle_count.d.next = self.cycle_count.q.val();
                for i in 0..4 {
                    self.on_path[i].d.next = false;
                }
                if self.starting.q.val() {
                    self.answer.d.next = self.pass.val();
                    self.answer_score.d.next = self.zero.val();
                    self.finished_depth.d.next = self.root.val();
                    self.node_count.d.next = self.zero_32.val();
                    self.entered_count.d.next = self.zero_32.val();
                    self.cycle_count.d.next = self.zero_32.val();
                    self.iteration.d.next = self.one_level.val();
                    self.remaining.d.next = self.one_level.val();
                    self.level.d.next = self.root.val();
                    self.alpha.d.next = self.minus_infinity.val();
                    self.beta.d.next = self.infinity.val();
                    self.again.d.next = false;
                    self.clearing_all.d.next = self.starts_new_game.q.val();
                    self.state.d.next = State::Clear;
                    if self.starts_behind.q.val() {
                        self.state.d.next = State::Follow;
                    }
                }
            }
            State::Follow => {
                self.cycle_count.d.next = self.cycle_count.q.val();
                self.state.d.next = State::Clear;
            }
            State::Clear => {
                // Killers for each search, the table for each game.
                self.root_ply.d.next = self.ply_now.q.val();
                self.cycle_count.d.next = self.cycle_count.q.val();
                self.killers.write_enable.next = true;
                self.killers.write_address.next = self.cleared.q.val().get_bits::<6>(0);
                self.killers.write_data.next = self.no_killers.val();
                if self.clearing_all.q.val() {
                    self.last_clear.next = self.last_entry.val();
                    self.transpositions.clear.next = true;
                }
                self.cleared.d.next = self.cleared.q.val() + self.one_cleared.val();
                if self.cleared.q.val() == self.last_clear.val() {
                    self.state.d.next = State::Enter;
                }
            }
            State::Enter => {
                self.shown.d.next = self.shows_newer.val();
                self.best.d.next = self.minus_infinity.val();
                self.best_move.d.next = self.pass.val();
                self.improved.d.next = false;
                self.horizon.d.next = false;
                self.generated.d.next = false;
                self.child.d.next = self.no_child.val();
                self.children.d.next = self.no_child.val();
                self.refuted_children.d.next = self.no_children.val();
                self.deferred.d.next = false;
                self.entered_count.d.next = self.node_count.q.val();
                if (self.iteration.q.val() != self.one_level.val()) & self.expired.q.val() {
                    self.state.d.next = State::Finish;
                } else if self.completed.q.val() {
                    self.state.d.next = State::Complete;
                } else if self.at_root.val() | self.last_ply.val() {
                    self.generator.start.next = true;
                    self.sorter.clear.next = true;
                    self.generated.d.next = true;
                    self.state.d.next = State::Stream;
                } else {
                    self.state.d.next = State::LookUp;
                }
            }
            State::LookUp => {
                self.step.d.next = self.next_step.val();
                if self.step.q.val() == self.steps[0].val() {
                    self.shown.d.next = self.shows_older.val();
                }
                if self.step.q.val() == self.steps[1].val() {
                    // Whichever is this position's: to look first and then pick one of them would take too long.
                    self.shown.d.next = self.shows_latest.val();
                    if self.transpositions.deepest_will_hit.val() {
                        self.shown.d.next = self.shows_deepest.val();
                    }
                }
                for i in 0..4 {
                    if self.level.q.val() == self.shown_levels[i + 1].val() {
                        self.path_keys[i].d.next = self.position_key.key.val();
                        if (self.step.q.val() == self.steps[0].val()) & (!self.yields.val()) {
                            self.on_path[i].d.next = true;
                        }
                        if (self.step.q.val() == self.steps[2].val()) & (!self.defers.val()) {
                            self.on_path[i].d.next = true;
                        }
                    }
                }
                if self.step.q.val() == self.steps[2].val() {
                    self.shown.d.next = self.shows_popped.val();
                    if self.defers.val() {
                        self.deferred.d.next = true;
                        self.step.d.next = self.no_step.val();
                        self.state.d.next = State::Leave;
                    }
                }
                if (self.step.q.val() == self.steps[2].val()) & self.transpositions.settles.val() {
                    self.deferred.d.next = false;
                    self.best.d.next = self.known.val().get_bits::<16>(0);
                    self.horizon.d.next = self.known.val().get_bit(39);
                    self.step.d.next = self.no_step.val();
                    self.state.d.next = State::Leave;
                }
                if self.step.q.val() == self.steps[3].val() {
                    self.newer_legal.d.next = self.legal.q.val();
                }
                if self.step.q.val() == self.steps[4].val() {
                    self.older_legal.d.next = self.legal.q.val();
                }
                if self.step.q.val() == self.steps[5].val() {
                    self.best_listed.d.next = self.transpositions.hit.val() & self.legal.q.val();
                    if self.transpositions.hit.val() & self.legal.q.val() {
                        self.lists.write_data.next = self.known_move.val();
                        self.lists.write_enable.next = true;
                        self.children.d.next = self.next_children.val();
                    }
                }
                if self.step.q.val() == self.steps[6].val() {
                    if self.newer_legal.q.val() & (!(self.best_listed.q.val() & self.newer_is_known.q.val())) {
                        self.lists.write_data.next = self.newer.val();
                        self.lists.write_enable.next = true;
                        self.children.d.next = self.next_children.val();
                    }
                }
                if self.step.q.val() == self.steps[7].val() {
                    self.step.d.next = self.no_step.val();
                    // The first of them is read in this cycle, unless it is written in this cycle.
                    self.state.d.next = State::Read;
                    if self.older_legal.q.val() & (!(self.best_listed.q.val() & self.older_is_known.q.val())) {
                        self.lists.write_data.next = self.older.val();
                        self.lists.write_enable.next = true;
                        self.children.d.next = self.next_children.val();
                        if self.children.q.val() == self.no_child.val() {
                            self.state.d.next = State::Fetch;
                        }
                    } else if self.children.q.val() == self.no_child.val() {
                        self.generator.start.next = true;
                        self.sorter.clear.next = true;
                        self.generated.d.next = true;
                        self.state.d.next = State::Stream;
                    }
                }
            }
            State::Generate => {
                self.generator.start.next = true;
                self.sorter.clear.next = true;
                self.generated.d.next = true;
                self.state.d.next = State::Stream;
            }
            State::Complete => {
                self.shown.d.next = self.shows_popped.val();
                self.best.d.next = self.exact_scores.both_passed.val();
                if self.at_root.val() {
                    self.answer_score.d.next = self.exact_scores.both_passed.val() ^ self.sign.val();
                }
                if self.completed.q.val() {
                    self.best.d.next = self.exact_scores.other_completed.val();
                    self.answer_score.d.next = self.answer_score.q.val();
                }
                self.state.d.next = State::Leave;
            }
            State::Stream => {
                self.step.d.next = self.next_step.val();
                self.shown.d.next = self.shows_popped.val();
                if self.step.q.val() == self.steps[0].val() {
                    self.shown.d.next = self.shows_older.val();
                }
                self.probes_newer.d.next =
                    (self.step.q.val() == self.steps[2].val()) & (self.last_ply.val() & (!self.at_root.val()));
                // The list holds those that were tried before.
                for i in 0..3 {
                    if self.step.q.val() == self.steps[i + 1].val() {
                        self.tried[i].d.next = self.lists.read_data.val();
                        self.was_tried[i].d.next = self.children.q.val() > self.first_slots[i].val();
                    }
                }
                if self.leaf_unit.done.val() {
                    self.step.d.next = self.no_step.val();
                    self.state.d.next = State::Settle;
                }
                if self.leaf_unit.valid.val() {
                    self.node_count.d.next = self.node_count.q.val() + self.one_32.val();
                }
                if self.last_ply.val() {
                    if self.leaf_unit.valid.val() {
                        if !(self.leaf_unit.terminal.val() | self.both_passed.q.val()) {
                            self.horizon.d.next = true;
                        }
                        if self.value.val() > self.best.q.val() {
                            self.best.d.next = self.value.val();
                            self.best_move.d.next = self.leaf_unit.placement.val();
                            if self.at_root.val() & (!self.both_passed.q.val()) {
                                self.answer.d.next = self.leaf_unit.placement.val();
                                self.answer_score.d.next = self.leaf_unit.score.val();
                            }
                        }
                    }
                    if self.leaf_unit.done.val()
                        | (self.leaf_unit.valid.val() & (self.value.val() >= self.beta.q.val()))
                    {
                        self.step.d.next = self.no_step.val();
                        self.state.d.next = State::Leave;
                    }
                } else {
                    self.sorter.insert.next = self.leaf_unit.valid.val() & (!self.tried_before.q.val());
                }
                // The one placement of the stream, and no score of the leaf unit's.
                if self.leaf_unit.valid.val() & self.both_passed.q.val() {
                    self.step.d.next = self.no_step.val();
                    self.state.d.next = State::Complete;
                }
            }
            State::Settle => {
                // The last move of the stream finds its place in the sorter.
                self.state.d.next = State::Store;
            }
            State::Store => {
                self.shown.d.next = self.shows_popped.val();
                if self.sorter.any.val() {
                    self.lists.write_enable.next = true;
                    self.children.d.next = self.next_children.val();
                    if !self.sorter.several.val() {
                        // The first is read while the last one is written, unless that is the same.
                        self.state.d.next = State::Read;
                        if self.child.q.val() == self.children.q.val() {
                            self.state.d.next = State::Fetch;
                        }
                    }
                } else {
                    // All moves were tried before.
                    self.state.d.next = State::Leave;
                }
            }
            State::Fetch => {
                self.shown.d.next = self.shows_popped.val();
                self.state.d.next = State::Read;
                if self.refuted_children.q.val().get_bit(0) {
                    self.refuted_children.d.next = self.refuted_children.q.val() >> 1;
                    self.child.d.next = self.next_child.val();
                    self.state.d.next = State::Fetch;
                    if self.next_child.val() == self.children.q.val() {
                        self.state.d.next = State::Leave;
                    }
                }
            }
            State::Read => {
                self.state.d.next = State::Take;
            }
            State::Take => {
                if !self.again.q.val() {
                    self.played.d.next = self.listed.q.val();
                }
                self.state.d.next = State::Place;
            }
            State::Place => {
                self.state.d.next = State::Make;
            }
            State::Make => {
                self.stack.write_enable.next = true;
                self.alpha.d.next = self.minus_beta.val();
                if self.reduced_now.val() {
                    self.alpha.d.next = self.below_minus_alpha.val();
                }
                self.beta.d.next = self.minus_alpha.val();
                self.level.d.next = self.level_down.val();
                self.remaining.d.next = self.remaining_down.val();
                if self.reduced_now.val() {
                    self.remaining.d.next = self.two_remaining_down.val();
                    if self.remaining.q.val() >= self.twice_reduced_from.val() {
                        self.remaining.d.next = self.three_remaining_down.val();
                    }
                }
                self.again.d.next = false;
                // Some other child is searched before and after it, and its move can be written down once more.
                self.may_defer.d.next = (self.generated.q.val()
                    & ((self.remaining.q.val() >= self.deferred_from.val()) & (!self.again.q.val())))
                    & ((self.child.q.val() != self.no_child.val()) & (!self.all_searched.q.val()))
                    & ((self.children.q.val() != self.most_listed.val())
                        & (self.level.q.val() < self.shown_levels[4].val()));
                self.state.d.next = State::Enter;
            }
            State::Leave => {
                self.shown.d.next = self.shows_reply.val();
                // What a cut-off left under way.
                self.generator.cancel.next = true;
                self.leaf_unit.cancel.next = true;
                for i in 0..4 {
                    if self.level.q.val() == self.shown_levels[i + 1].val() {
                        self.on_path[i].d.next = false;
                    }
                }
                if self.at_root.val() {
                    self.finished_depth.d.next = self.iteration.q.val();
                    self.iteration.d.next = self.deeper.val();
                    self.remaining.d.next = self.deeper.val();
                    self.alpha.d.next = self.minus_infinity.val();
                    self.beta.d.next = self.infinity.val();
                    self.state.d.next = State::Enter;
                    if (!self.horizon.q.val())
                        | (self.children.q.val() == self.one_child.val())
                        | (self.iteration.q.val() == self.max_depth.val())
                    {
                        self.state.d.next = State::Finish;
                    }
                } else {
                    // Neither what the table settled nor the end of the game has looked at a child.
                    self.transpositions.store.next = (!self.last_ply.val())
                        & (self.generated.q.val() | (self.children.q.val() != self.no_child.val()));
                    self.refuting.d.next = self.refuted.val() & (self.best_move.q.val() != self.pass.val());
                    self.returned.d.next = self.minus_best.val();
                    self.reply.d.next = self.best_move.q.val();
                    self.level.d.next = self.level_up.val();
                    self.played.d.next = self.popped.val().get_bits::<15>(0);
                    self.alpha.d.next = self.popped.val().get_bits::<16>(15);
                    self.beta.d.next = self.popped.val().get_bits::<16>(31);
                    self.best.d.next = self.popped.val().get_bits::<16>(47);
                    self.best_move.d.next = self.popped.val().get_bits::<15>(63);
                    self.child.d.next = self.popped.val().get_bits::<5>(78);
                    self.children.d.next = self.popped.val().get_bits::<5>(83);
                    self.remaining.d.next = self.popped.val().get_bits::<6>(88);
                    self.reduced.d.next = self.popped.val().get_bit(94);
                    self.horizon.d.next = self.popped.val().get_bit(97) | self.horizon.q.val();
                    self.improved.d.next = self.popped.val().get_bit(98);
                    self.generated.d.next = self.popped.val().get_bit(99);
                    self.refuted_children.d.next = self.popped.val().get_bits::<16>(100);
                    self.state.d.next = State::Remove;
                }
            }
            State::Remove => {
                self.state.d.next = State::Unmake;
            }
            State::Unmake => {
                if self.deferred.q.val() {
                    // Once more, behind the others.
                    self.shown.d.next = self.shows_popped.val();
                    self.lists.write_data.next = self.played.q.val();
                    self.lists.write_enable.next = true;
                    self.children.d.next = self.next_children.val();
                    self.child.d.next = self.next_child.val();
                    self.refuted_children.d.next = self.refuted_children.q.val() >> 1;
                    self.played.d.next = self.listed.q.val();
                    self.state.d.next = State::Place;
                    if self.refuted_children.q.val().get_bit(1) {
                        self.state.d.next = State::Fetch;
                    }
                } else if self.reduced.q.val() & self.raised.q.val() {
                    self.again.d.next = true;
                    self.shown.d.next = self.shows_played.val();
                    self.state.d.next = State::Take;
                } else {
                    self.shown.d.next = self.shows_popped.val();
                    if self.betters.q.val() {
                        self.best.d.next = self.returned.q.val();
                        self.best_move.d.next = self.played.q.val();
                        if self.at_root.val() {
                            self.answer.d.next = self.played.q.val();
                            self.answer_score.d.next = self.returned.q.val() ^ self.sign.val();
                        }
                    }
                    if self.raised.q.val() {
                        self.alpha.d.next = self.returned.q.val();
                        self.improved.d.next = true;
                    }
                    self.child.d.next = self.next_child.val();
                    self.refuted_children.d.next = self.refuted_children.q.val() >> 1;
                    self.reply_slot.d.next = self.child.q.val() + self.four_children.val();
                    self.due.d.next = self.first_due.val();
                    self.due_count.d.next = self.children_to_come.q.val();
                    self.played.d.next = self.listed.q.val();
                    self.state.d.next = State::Place;
                    if self.refuted_children.q.val().get_bit(1) {
                        self.state.d.next = State::Fetch;
                    }
                    if self.refutes.q.val() {
                        self.state.d.next = State::Leave;
                    } else if (self.children_to_come_last.q.val()
                        & (self.children_to_come.q.val() >= self.fewest_tried.val()))
                        & (self.reply.q.val() != self.pass.val())
                    {
                        self.trying.d.next = true;
                        self.shown.d.next = self.shows_listed.val();
                        self.state.d.next = State::TryReply;
                    } else if self.all_searched.q.val() {
                        self.state.d.next = State::Generate;
                        if self.generated.q.val() {
                            self.state.d.next = State::Leave;
                        }
                    }
                }
            }
            State::TryReply => {}
            State::Finish => {
                self.done.next = true;
                self.shown.d.next = self.shows_played.val();
                self.cycle_count.d.next = self.cycle_count.q.val();
                self.state.d.next = State::Idle;
            }
            _ => {
                self.state.d.next = State::Idle;
            }
        }
        // While a reply is tried: told by a flag, for its results come late in a cycle.
        if self.trying.q.val() {
            self.trying.d.next = true;
            self.step.d.next = self.next_step.val();
            self.reply_slot.d.next = self.reply_slot.q.val() + self.one_child.val();
            if self.step.q.val() == self.steps[0].val() {
                self.reply_cells.d.next = self.placer.cells.val();
            }
            if self.step.q.val() >= self.first_result.val() {
                if self.reply_counts.val() {
                    self.node_count.d.next = self.node_count.q.val() + self.one_32.val();
                }
                if self.reply_refutes.val() {
                    self.refuted_children.d.next = self.refuted_children.q.val() | self.due.q.val();
                    if !self.leaf_unit.terminal.val() {
                        self.horizon.d.next = true;
                    }
                    if self.minus_value.val() > self.best.q.val() {
                        self.best.d.next = self.minus_value.val();
                    }
                }
                self.due.d.next = self.due.q.val() << 1;
                self.due_count.d.next = self.due_count.q.val() - self.one_child.val();
                if self.due_count.q.val() == self.one_child.val() {
                    // What comes after the last child's.
                    self.leaf_unit.cancel.next = true;
                    self.trying.d.next = false;
                    self.step.d.next = self.no_step.val();
                    self.state.d.next = State::Fetch;
                }
            }
        }
        if self.stopping.q.val() {
            self.making.d.next = false;
            self.unmaking.d.next = false;
            self.draining.d.next = false;
            self.generator.start.next = false;
            self.refuting.d.next = false;
            self.probes_newer.d.next = false;
            self.probes_older.d.next = false;
            self.trying.d.next = false;
            self.sorter.insert.next = false;
            self.state.d.next = State::Idle;
        }
    }
}
