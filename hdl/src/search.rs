//! Search: iterative-deepening negamax with alpha-beta over the stream of evaluated placements.
//!
//! One context with its own generator, leaf unit and sorter. At the last ply the best result of the stream is the node's
//! value, and the first that refutes the node cancels the rest; further up the sorted moves go into a list and are searched
//! in order. The position is one set of registers: a move is made by laying its cells on it and turning the board around,
//! and taken back the same way.
//!
//! The budget is looked at when a node is entered. A node takes as many cycles as it has moves, and some 30: less than 1,000 in
//! the recorded games, and less than 14,000 for certain, since there are 13,729 placements. An answer comes at most that much
//! after the budget; the first iteration, one pass over the root's moves, is always finished, so there is always an answer.
//!
//! Scores are kept with their sign bit inverted: unsigned comparison then sorts them, and 0 minus a score negates it.
//!
//! Long because it is one state machine over one set of registers: its parts have files of their own.

pub mod exact_scores;

use reference::blokus_duo::cycle_model::wire::MoveWord;
use reference::blokus_duo::placement_tests::LANES;
use reference::blokus_duo::search::MAX_DEPTH;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use self::exact_scores::ExactScores;
use crate::leaf_unit::LeafUnit;
use crate::move_generator::MoveGenerator;
use crate::move_sorter::MoveSorter;
use crate::parts::bits::{constant, many, Board, Pieces, PlacementBits};
use crate::parts::placer::Placer;

#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
enum State {
    Idle,
    Enter,
    Complete,
    Stream,
    Settle,
    Store,
    Fetch,
    Read,
    Place,
    Make,
    Leave,
    Pop,
    Remove,
    Unmake,
    Finish,
}

/// What a node keeps while its children are searched: move (15 bits), alpha, beta, best (16 each), child and children (5
/// each), whether the side before it passed, and whether it placed the monomino.
type Frame = Bits<75>;

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct Search {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Begin with the position on the inputs; only when not busy.
    pub start: Signal<In, Bit>,
    /// Give up at once, without an answer.
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

    state: DFF<State>,
    generator: MoveGenerator,
    // One for each lane of the generator.
    #[default(many(LANES))]
    leaf_units: Vec<LeafUnit>,
    sorter: MoveSorter,
    placer: Placer,
    lists: RAM<PlacementBits, 10>,
    stack: RAM<Frame, 6>,

    // The position, as the side to move sees it.
    own_now: DFF<Board>,
    other_now: DFF<Board>,
    own_left_now: DFF<Pieces>,
    other_left_now: DFF<Pieces>,
    starts_at_ten_now: DFF<Bit>,
    ply_now: DFF<Bits<7>>,
    passed_now: DFF<Bit>,
    monomino_last: DFF<Bit>,

    // The node.
    iteration: DFF<Bits<6>>,
    level: DFF<Bits<6>>,
    remaining: DFF<Bits<6>>,
    alpha: DFF<Bits<16>>,
    beta: DFF<Bits<16>>,
    best: DFF<Bits<16>>,
    child: DFF<Bits<5>>,
    children: DFF<Bits<5>>,
    played: DFF<PlacementBits>,
    returned: DFF<Bits<16>>,
    horizon: DFF<Bit>,

    // The answer.
    answer: DFF<PlacementBits>,
    answer_score: DFF<Bits<16>>,
    finished_depth: DFF<Bits<6>>,
    node_count: DFF<Bits<32>>,
    cycle_count: DFF<Bits<32>>,

    at_root: Signal<Local, Bit>,
    last_ply: Signal<Local, Bit>,
    exact_scores: ExactScores,
    both_passed: Signal<Local, Bit>,
    value_0: Signal<Local, Bits<16>>,
    value_1: Signal<Local, Bits<16>>,
    // What the results of a cycle are to a node of the last ply.
    refuted_0: Signal<Local, Bit>,
    counted_1: Signal<Local, Bit>,
    better_0: Signal<Local, Bit>,
    better_1: Signal<Local, Bit>,
    next_child: Signal<Local, Bits<5>>,
    next_children: Signal<Local, Bits<5>>,
    frame: Signal<Local, Frame>,
    popped: Signal<Local, Frame>,
    minus_alpha: Signal<Local, Bits<16>>,
    minus_beta: Signal<Local, Bits<16>>,
    minus_best: Signal<Local, Bits<16>>,
    level_up: Signal<Local, Bits<6>>,
    level_down: Signal<Local, Bits<6>>,
    remaining_up: Signal<Local, Bits<6>>,
    remaining_down: Signal<Local, Bits<6>>,
    deeper: Signal<Local, Bits<6>>,

    #[default(constant(0))]
    zero: Constant<Bits<16>>,
    #[default(constant(0))]
    zero_32: Constant<Bits<32>>,
    #[default(constant(1))]
    one_32: Constant<Bits<32>>,
    #[default(constant(2))]
    two_32: Constant<Bits<32>>,
    #[default(constant(0))]
    no_child: Constant<Bits<5>>,
    #[default(constant(1))]
    one_child: Constant<Bits<5>>,
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
}

impl Logic for Search {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, generator, sorter, placer, exact_scores);
        self.lists.read_clock.next = self.clock.val();
        self.lists.write_clock.next = self.clock.val();
        self.stack.read_clock.next = self.clock.val();
        self.stack.write_clock.next = self.clock.val();
        dff_setup!(self, clock, state, own_now, other_now, own_left_now, other_left_now, starts_at_ten_now);
        dff_setup!(self, clock, ply_now, passed_now, monomino_last, iteration, level, remaining);
        dff_setup!(self, clock, alpha, beta, best, child, children, played, returned, horizon);
        dff_setup!(self, clock, answer, answer_score, finished_depth, node_count, cycle_count);

        self.busy.next = true;
        self.done.next = false;
        self.placement.next = self.answer.q.val();
        self.score.next = self.answer_score.q.val();
        self.depth.next = self.finished_depth.q.val();
        self.nodes.next = self.node_count.q.val();
        self.cycles.next = self.cycle_count.q.val();

        // The generator's lanes stream into a leaf unit each; all see the position.
        self.generator.start.next = false;
        self.generator.cancel.next = self.stop.val();
        self.generator.own.next = self.own_now.q.val();
        self.generator.other.next = self.other_now.q.val();
        self.generator.starts_at_ten.next = self.starts_at_ten_now.q.val();
        self.generator.left.next = self.own_left_now.q.val();
        for i in 0..2 {
            self.leaf_units[i].clock.next = self.clock.val();
            self.leaf_units[i].cancel.next = self.stop.val();
            self.leaf_units[i].own.next = self.own_now.q.val();
            self.leaf_units[i].other.next = self.other_now.q.val();
            self.leaf_units[i].own_left.next = self.own_left_now.q.val();
            self.leaf_units[i].other_left.next = self.other_left_now.q.val();
            self.leaf_units[i].starts_at_ten.next = self.starts_at_ten_now.q.val();
            self.leaf_units[i].ply.next = self.ply_now.q.val();
        }
        self.leaf_units[0].valid_in.next = self.generator.valid_0.val();
        self.leaf_units[0].placement_in.next = self.generator.placement_0.val();
        self.leaf_units[0].done_in.next = self.generator.done.val();
        self.leaf_units[1].valid_in.next = self.generator.valid_1.val();
        self.leaf_units[1].placement_in.next = self.generator.placement_1.val();
        self.leaf_units[1].done_in.next = false;

        self.at_root.next = self.level.q.val() == self.root.val();
        self.last_ply.next = self.remaining.q.val() == self.one_level.val();

        self.exact_scores.own_left.next = self.own_left_now.q.val();
        self.exact_scores.other_left.next = self.other_left_now.q.val();
        self.exact_scores.monomino_last.next = self.monomino_last.q.val();
        // The pass comes out of the first lane, alone.
        self.both_passed.next = (self.leaf_units[0].placement.val() == self.pass.val()) & self.passed_now.q.val();
        self.value_0.next = self.leaf_units[0].score.val() ^ self.sign.val();
        self.value_1.next = self.leaf_units[1].score.val() ^ self.sign.val();
        if self.both_passed.val() {
            self.value_0.next = self.exact_scores.both_passed.val();
        }
        self.refuted_0.next = self.leaf_units[0].valid.val() & (self.value_0.val() >= self.beta.q.val());
        self.counted_1.next = self.leaf_units[1].valid.val() & (!self.refuted_0.val());
        self.better_0.next = self.leaf_units[0].valid.val() & (self.value_0.val() > self.best.q.val());
        self.better_1.next = (self.counted_1.val() & (self.value_1.val() > self.best.q.val()))
            & ((!self.leaf_units[0].valid.val()) | (self.value_1.val() > self.value_0.val()));

        self.sorter.clear.next = false;
        self.sorter.insert_0.next = false;
        self.sorter.insert_1.next = false;
        self.sorter.take.next = false;
        self.sorter.key_0.next = self.value_0.val();
        self.sorter.key_1.next = self.value_1.val();
        if self.at_root.val() & (self.leaf_units[0].placement.val() == self.answer.q.val()) {
            self.sorter.key_0.next = self.infinity.val();
        }
        if self.at_root.val() & (self.leaf_units[1].placement.val() == self.answer.q.val()) {
            self.sorter.key_1.next = self.infinity.val();
        }
        self.sorter.placement_0.next = self.leaf_units[0].placement.val();
        self.sorter.placement_1.next = self.leaf_units[1].placement.val();

        self.next_child.next = self.child.q.val() + self.one_child.val();
        self.next_children.next = self.children.q.val() + self.one_child.val();
        self.lists.write_enable.next = false;
        self.lists.write_data.next = self.sorter.best.val();
        self.lists.write_address.next =
            (bit_cast::<10, 6>(self.level.q.val()) << 4) | bit_cast::<10, 5>(self.children.q.val());
        self.lists.read_address.next =
            (bit_cast::<10, 6>(self.level.q.val()) << 4) | bit_cast::<10, 5>(self.child.q.val());

        self.level_up.next = self.level.q.val() - self.one_level.val();
        self.level_down.next = self.level.q.val() + self.one_level.val();
        self.remaining_up.next = self.remaining.q.val() + self.one_level.val();
        self.remaining_down.next = self.remaining.q.val() - self.one_level.val();
        self.deeper.next = self.iteration.q.val() + self.one_level.val();
        self.minus_alpha.next = self.zero.val() - self.alpha.q.val();
        self.minus_beta.next = self.zero.val() - self.beta.q.val();
        self.minus_best.next = self.zero.val() - self.best.q.val();
        self.frame.next = bit_cast::<75, 15>(self.played.q.val())
            | (bit_cast::<75, 16>(self.alpha.q.val()) << 15)
            | (bit_cast::<75, 16>(self.beta.q.val()) << 31)
            | (bit_cast::<75, 16>(self.best.q.val()) << 47)
            | (bit_cast::<75, 5>(self.child.q.val()) << 63)
            | (bit_cast::<75, 5>(self.children.q.val()) << 68)
            | (bit_cast::<75, 1>(bit_cast::<1, 1>(self.passed_now.q.val().into())) << 73)
            | (bit_cast::<75, 1>(bit_cast::<1, 1>(self.monomino_last.q.val().into())) << 74);
        self.stack.write_enable.next = false;
        self.stack.write_data.next = self.frame.val();
        self.stack.write_address.next = self.level.q.val();
        self.stack.read_address.next = self.level_up.val();
        self.popped.next = self.stack.read_data.val();

        self.placer.placement.next = self.lists.read_data.val();
        if self.state.q.val() == State::Pop {
            self.placer.placement.next = self.popped.val().get_bits::<15>(0);
        }

        self.cycle_count.d.next = self.cycle_count.q.val() + self.one_32.val();
        match self.state.q.val() {
            State::Idle => {
                self.busy.next = false;
                self.cycle_count.d.next = self.cycle_count.q.val();
                if self.start.val() {
                    self.own_now.d.next = self.own.val();
                    self.other_now.d.next = self.other.val();
                    self.own_left_now.d.next = self.own_left.val();
                    self.other_left_now.d.next = self.other_left.val();
                    self.starts_at_ten_now.d.next = self.starts_at_ten.val();
                    self.ply_now.d.next = self.ply.val();
                    self.passed_now.d.next = self.passed.val();
                    self.monomino_last.d.next = false;
                    self.answer.d.next = self.pass.val();
                    self.answer_score.d.next = self.zero.val();
                    self.finished_depth.d.next = self.root.val();
                    self.node_count.d.next = self.zero_32.val();
                    self.cycle_count.d.next = self.zero_32.val();
                    self.iteration.d.next = self.one_level.val();
                    self.remaining.d.next = self.one_level.val();
                    self.level.d.next = self.root.val();
                    self.horizon.d.next = false;
                    self.alpha.d.next = self.minus_infinity.val();
                    self.beta.d.next = self.infinity.val();
                    self.state.d.next = State::Enter;
                }
            }
            State::Enter => {
                self.best.d.next = self.minus_infinity.val();
                self.child.d.next = self.no_child.val();
                self.children.d.next = self.no_child.val();
                if (self.iteration.q.val() != self.one_level.val())
                    & (self.cycle_count.q.val() >= self.budget_cycles.val())
                {
                    self.state.d.next = State::Finish;
                } else if !self.other_left_now.q.val().any() {
                    self.state.d.next = State::Complete;
                } else {
                    self.generator.start.next = true;
                    self.sorter.clear.next = true;
                    self.state.d.next = State::Stream;
                }
            }
            State::Complete => {
                self.best.d.next = self.exact_scores.other_completed.val();
                self.state.d.next = State::Leave;
            }
            State::Stream => {
                if self.leaf_units[0].done.val() {
                    self.state.d.next = State::Settle;
                }
                if self.last_ply.val() | (self.leaf_units[0].valid.val() & self.both_passed.val()) {
                    if self.leaf_units[0].valid.val() & self.counted_1.val() {
                        self.node_count.d.next = self.node_count.q.val() + self.two_32.val();
                    } else if self.leaf_units[0].valid.val() | self.counted_1.val() {
                        self.node_count.d.next = self.node_count.q.val() + self.one_32.val();
                    }
                    if ((self.leaf_units[0].valid.val() & (!self.leaf_units[0].terminal.val()))
                        & (!self.both_passed.val()))
                        | (self.counted_1.val() & (!self.leaf_units[1].terminal.val()))
                    {
                        self.horizon.d.next = true;
                    }
                    if self.better_1.val() {
                        self.best.d.next = self.value_1.val();
                    } else if self.better_0.val() {
                        self.best.d.next = self.value_0.val();
                    }
                    if self.at_root.val() & self.better_1.val() {
                        self.answer.d.next = self.leaf_units[1].placement.val();
                        self.answer_score.d.next = self.value_1.val() ^ self.sign.val();
                    } else if self.at_root.val() & self.better_0.val() {
                        self.answer.d.next = self.leaf_units[0].placement.val();
                        self.answer_score.d.next = self.value_0.val() ^ self.sign.val();
                    }
                    if (self.leaf_units[0].done.val() | self.refuted_0.val())
                        | (self.leaf_units[1].valid.val() & (self.value_1.val() >= self.beta.q.val()))
                    {
                        self.state.d.next = State::Leave;
                    }
                } else {
                    if self.leaf_units[0].valid.val() & self.leaf_units[1].valid.val() {
                        self.node_count.d.next = self.node_count.q.val() + self.two_32.val();
                    } else if self.leaf_units[0].valid.val() | self.leaf_units[1].valid.val() {
                        self.node_count.d.next = self.node_count.q.val() + self.one_32.val();
                    }
                    self.sorter.insert_0.next = self.leaf_units[0].valid.val();
                    self.sorter.insert_1.next = self.leaf_units[1].valid.val();
                }
            }
            State::Settle => {
                // The last moves of the stream find their places in the sorter.
                self.state.d.next = State::Store;
            }
            State::Store => {
                if self.sorter.any.val() {
                    self.lists.write_enable.next = true;
                    self.children.d.next = self.next_children.val();
                    self.sorter.take.next = true;
                } else {
                    self.state.d.next = State::Fetch;
                }
            }
            State::Fetch => {
                self.state.d.next = State::Read;
            }
            State::Read => {
                self.played.d.next = self.lists.read_data.val();
                self.state.d.next = State::Place;
            }
            State::Place => {
                self.state.d.next = State::Make;
            }
            State::Make => {
                self.stack.write_enable.next = true;
                self.own_now.d.next = self.other_now.q.val();
                self.other_now.d.next = self.own_now.q.val() | self.placer.cells.val();
                self.own_left_now.d.next = self.other_left_now.q.val();
                self.other_left_now.d.next = self.own_left_now.q.val() & (!self.placer.piece.val());
                self.starts_at_ten_now.d.next = !self.starts_at_ten_now.q.val();
                self.ply_now.d.next = self.ply_now.q.val() + self.one_ply.val();
                self.passed_now.d.next = !self.placer.piece.val().any();
                self.monomino_last.d.next = self.placer.piece.val().get_bit(0);
                self.alpha.d.next = self.minus_beta.val();
                self.beta.d.next = self.minus_alpha.val();
                self.level.d.next = self.level_down.val();
                self.remaining.d.next = self.remaining_down.val();
                self.state.d.next = State::Enter;
            }
            State::Leave => {
                // What a cut-off left under way.
                self.generator.cancel.next = true;
                for i in 0..2 {
                    self.leaf_units[i].cancel.next = true;
                }
                self.state.d.next = State::Pop;
                if self.at_root.val() {
                    self.finished_depth.d.next = self.iteration.q.val();
                    self.iteration.d.next = self.deeper.val();
                    self.remaining.d.next = self.deeper.val();
                    self.horizon.d.next = false;
                    self.alpha.d.next = self.minus_infinity.val();
                    self.beta.d.next = self.infinity.val();
                    self.state.d.next = State::Enter;
                    if (!self.horizon.q.val())
                        | (self.children.q.val() == self.one_child.val())
                        | (self.iteration.q.val() == self.max_depth.val())
                    {
                        self.state.d.next = State::Finish;
                    }
                }
            }
            State::Pop => {
                self.returned.d.next = self.minus_best.val();
                self.level.d.next = self.level_up.val();
                self.remaining.d.next = self.remaining_up.val();
                self.played.d.next = self.popped.val().get_bits::<15>(0);
                self.alpha.d.next = self.popped.val().get_bits::<16>(15);
                self.beta.d.next = self.popped.val().get_bits::<16>(31);
                self.best.d.next = self.popped.val().get_bits::<16>(47);
                self.child.d.next = self.popped.val().get_bits::<5>(63);
                self.children.d.next = self.popped.val().get_bits::<5>(68);
                self.passed_now.d.next = self.popped.val().get_bit(73);
                self.monomino_last.d.next = self.popped.val().get_bit(74);
                self.state.d.next = State::Remove;
            }
            State::Remove => {
                self.state.d.next = State::Unmake;
            }
            State::Unmake => {
                self.own_now.d.next = self.other_now.q.val() & (!self.placer.cells.val());
                self.other_now.d.next = self.own_now.q.val();
                self.own_left_now.d.next = self.other_left_now.q.val() | self.placer.piece.val();
                self.other_left_now.d.next = self.own_left_now.q.val();
                self.starts_at_ten_now.d.next = !self.starts_at_ten_now.q.val();
                self.ply_now.d.next = self.ply_now.q.val() - self.one_ply.val();
                if self.returned.q.val() > self.best.q.val() {
                    self.best.d.next = self.returned.q.val();
                    if self.at_root.val() {
                        self.answer.d.next = self.played.q.val();
                        self.answer_score.d.next = self.returned.q.val() ^ self.sign.val();
                    }
                }
                if self.returned.q.val() > self.alpha.q.val() {
                    self.alpha.d.next = self.returned.q.val();
                }
                self.child.d.next = self.next_child.val();
                self.state.d.next = State::Fetch;
                if (self.returned.q.val() >= self.beta.q.val()) | (self.next_child.val() == self.children.q.val()) {
                    self.state.d.next = State::Leave;
                }
            }
            State::Finish => {
                self.done.next = true;
                self.cycle_count.d.next = self.cycle_count.q.val();
                self.state.d.next = State::Idle;
            }
            _ => {
                self.state.d.next = State::Idle;
            }
        }
        if self.stop.val() {
            self.generator.start.next = false;
            self.sorter.insert_0.next = false;
            self.sorter.insert_1.next = false;
            self.state.d.next = State::Idle;
        }
    }
}
