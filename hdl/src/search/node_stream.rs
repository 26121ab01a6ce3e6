//! Node stream: evaluates the placements of a node, one a cycle, and sorts the best of them.
//!
//! The generator streams into the leaf unit; both see the node's position. The killers of a
//! frontier node go ahead, while the generator's first placement is still on its way, and replies
//! of the sibling refutation test go between two streams. Results of interior nodes go into the
//! sorter.

use duo_core::cycle_model::wire::MoveWord;
use duo_core::evaluation::Evaluation;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::exact_scores::ExactScores;
use super::records::Seen;
use crate::leaf_unit::LeafUnit;
use crate::move_generator::MoveGenerator;
use crate::move_sorter::MoveSorter;
use crate::parts::bits::{constant, many, PlacementBits};

#[derive(LogicBlock, SmartDefault)]
pub struct NodeStream {
    pub clock: Signal<In, Clock>,
    /// Empty the sorter and generate the node's moves.
    pub start: Signal<In, Bit>,
    /// Drop the stream.
    pub cancel: Signal<In, Bit>,
    /// Position of the node.
    pub node: Signal<In, Seen>,
    /// Position for the leaf unit: the node's, or that after a sibling's move while a reply is
    /// tried.
    pub leaf: Signal<In, Seen>,
    pub passed: Signal<In, Bit>,
    pub monomino_last: Signal<In, Bit>,
    /// The killers go to the leaf unit in the next two cycles, the newer one first, each if `legal`
    /// holds then.
    pub probe: Signal<In, Bit>,
    pub legal: Signal<In, Bit>,
    pub newer: Signal<In, PlacementBits>,
    pub older: Signal<In, PlacementBits>,
    /// The sibling refutation test is running: the reply goes to the leaf unit.
    pub trying: Signal<In, Bit>,
    /// The reply may go to the leaf unit in the next cycle.
    pub may_try: Signal<In, Bit>,
    pub reply: Signal<In, PlacementBits>,
    /// Move that is sorted above all others: the answer so far.
    pub answer: Signal<In, PlacementBits>,
    /// `answer` is valid.
    pub has_answer: Signal<In, Bit>,
    /// In a best-first search only: the move that led to the node was made long ago.
    pub rests: Vec<Signal<In, Bit>>,
    /// Insert the result into the sorter.
    pub insert: Signal<In, Bit>,
    /// Take the best move out of the sorter in the next cycle, if there is one.
    pub drain: Signal<In, Bit>,
    /// A result of the stream is on the outputs.
    pub valid: Signal<Out, Bit>,
    /// Placement of the result.
    pub placement: Signal<Out, PlacementBits>,
    /// `placement` of the next cycle, if a result comes then.
    pub coming: Signal<Out, PlacementBits>,
    /// Score, two's complement.
    pub score: Signal<Out, Bits<16>>,
    /// `score` with its sign bit inverted.
    pub value: Signal<Out, Bits<16>>,
    /// The placement is the side's last piece.
    pub terminal: Signal<Out, Bit>,
    /// The placement is a pass after a pass: the game ends, and the leaf unit's score does not
    /// count.
    pub both_passed: Signal<Out, Bit>,
    /// No result follows in this stream.
    pub done: Signal<Out, Bit>,
    /// The sorter holds a move.
    pub any: Signal<Out, Bit>,
    /// The sorter holds more than one move.
    pub more_than_one: Signal<Out, Bit>,
    pub best: Signal<Out, PlacementBits>,
    /// Exact value of the node if both sides have passed.
    pub value_both_passed: Signal<Out, Bits<16>>,
    /// Exact value of the node if the other side has no piece left.
    pub value_completed: Signal<Out, Bits<16>>,

    generator: MoveGenerator,
    leaf_unit: LeafUnit,
    sorter: MoveSorter,
    exact_scores: ExactScores,
    // Input of the leaf unit, chosen a cycle before: the newer killer, the older one, a reply, or
    // else what is generated.
    probes_newer: DFF<Bit>,
    probes_older: DFF<Bit>,
    offered: DFF<PlacementBits>,
    // Kind of the placement on the leaf unit's output; found in the cycle before, so that it is
    // ready with its score.
    is_second_pass: DFF<Bit>,
    is_answer: DFF<Bit>,
    // A copy of the command, since it reaches all of the sorter.
    draining: DFF<Bit>,

    biased: Signal<Local, Bits<16>>,
    #[default(constant(MoveWord::PASS.0 as u64))]
    pass: Constant<PlacementBits>,
    #[default(constant(0x8000))]
    sign: Constant<Bits<16>>,
    #[default(constant(0xffff))]
    infinity: Constant<Bits<16>>,
}

impl NodeStream {
    /// A stream with this evaluation.
    pub fn new(evaluation: Evaluation) -> NodeStream {
        let mut stream = NodeStream::default();
        stream.leaf_unit.set_evaluation(evaluation);
        stream
    }

    /// Stream of an engine of a best-first search.
    pub fn of_leaves(evaluation: Evaluation) -> NodeStream {
        NodeStream { rests: many(1), exact_scores: ExactScores::of_leaves(), ..NodeStream::new(evaluation) }
    }
}

impl Logic for NodeStream {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, generator, leaf_unit, sorter, exact_scores);
        dff_setup!(self, clock, probes_newer, probes_older, offered, is_second_pass, is_answer, draining);

        self.generator.start.next = self.start.val();
        self.generator.cancel.next = self.cancel.val();
        self.generator.own.next = self.node.val().own;
        self.generator.other.next = self.node.val().other;
        self.generator.starts_at_ten.next = self.node.val().starts_at_ten;
        self.generator.left.next = self.node.val().own_left;

        self.leaf_unit.cancel.next = self.cancel.val();
        self.leaf_unit.done_in.next = self.generator.done.val();
        self.leaf_unit.own.next = self.leaf.val().own;
        self.leaf_unit.other.next = self.leaf.val().other;
        self.leaf_unit.own_left.next = self.leaf.val().own_left;
        self.leaf_unit.other_left.next = self.leaf.val().other_left;
        self.leaf_unit.starts_at_ten.next = self.leaf.val().starts_at_ten;
        self.leaf_unit.ply.next = self.leaf.val().ply;
        self.leaf_unit.valid_in.next = self.generator.valid.val() | self.trying.val();
        self.leaf_unit.placement_in.next = self.generator.placement.val();
        if self.probes_newer.q.val() | self.probes_older.q.val() {
            self.leaf_unit.valid_in.next = self.legal.val();
        }
        if (self.probes_newer.q.val() | self.probes_older.q.val()) | self.trying.val() {
            self.leaf_unit.placement_in.next = self.offered.q.val();
        }
        self.probes_newer.d.next = self.probe.val() & (!self.cancel.val());
        self.probes_older.d.next = self.probes_newer.q.val() & (!self.cancel.val());
        self.offered.d.next = self.newer.val();
        if self.probes_newer.q.val() {
            self.offered.d.next = self.older.val();
        }
        if self.may_try.val() {
            self.offered.d.next = self.reply.val();
        }

        self.exact_scores.own_left.next = self.node.val().own_left;
        self.exact_scores.other_left.next = self.node.val().other_left;
        self.exact_scores.monomino_last.next = self.monomino_last.val();
        for i in 0..self.rests.len() {
            self.exact_scores.rests[i].next = self.rests[i].val();
        }
        self.value_both_passed.next = self.exact_scores.both_passed.val();
        self.value_completed.next = self.exact_scores.other_completed.val();

        self.is_second_pass.d.next = (self.leaf_unit.coming.val() == self.pass.val()) & self.passed.val();
        self.is_answer.d.next = self.has_answer.val() & (self.leaf_unit.coming.val() == self.answer.val());
        self.biased.next = self.leaf_unit.score.val() ^ self.sign.val();
        self.valid.next = self.leaf_unit.valid.val();
        self.placement.next = self.leaf_unit.placement.val();
        self.coming.next = self.leaf_unit.coming.val();
        self.score.next = self.leaf_unit.score.val();
        self.value.next = self.biased.val();
        self.terminal.next = self.leaf_unit.terminal.val();
        self.both_passed.next = self.is_second_pass.q.val();
        self.done.next = self.leaf_unit.done.val();

        self.sorter.clear.next = self.start.val();
        self.sorter.insert.next = self.insert.val();
        self.sorter.key.next = self.biased.val();
        if self.is_answer.q.val() {
            self.sorter.key.next = self.infinity.val();
        }
        self.sorter.placement.next = self.leaf_unit.placement.val();
        self.draining.d.next = self.drain.val();
        self.sorter.take.next = self.draining.q.val() & self.sorter.any.val();
        self.any.next = self.sorter.any.val();
        self.more_than_one.next = self.sorter.more_than_one.val();
        self.best.next = self.sorter.best.val();
    }
}
