//! Sibling refutation test: tries the best reply to one child on all siblings still to come, before
//! they are searched.
//!
//! An invention of this project. Its relatives are the killer move, which is tried in the sibling
//! after its move was made, and the refutation table. Where a child is a frontier node, its best
//! move goes to the leaf unit once for each sibling, one a cycle, in the position after that
//! sibling's move. A sibling that it refutes (its value is not above alpha) is not searched.
//!
//! The sibling's move leaves the placer exactly when the leaf unit needs it: pieces a cycle after
//! the reply, stones two cycles after it. Results come after the leaf unit's latency.

use duo_core::cycle_model::wire::MoveWord;
use duo_core::search::reductions::{FIRST_REDUCED, REDUCED_FROM, TWICE_REDUCED_FROM};
use duo_core::search::FEWEST_TRIED;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{Children, Node, Seen};
use crate::leaf_unit::LATENCY;
use crate::parts::bits::{constant, Board, Pieces, PlacementBits};
use crate::parts::delay::Delay;

/// Cycles from a sibling's pieces to the result.
const PIECES_TO_RESULT: usize = 15;
const _: () = assert!(PIECES_TO_RESULT + 1 == LATENCY);

#[derive(LogicBlock, SmartDefault)]
pub struct SiblingRefutation {
    pub clock: Signal<In, Clock>,
    /// A node is entered: mark all of its children as not refuted.
    pub enter: Signal<In, Bit>,
    pub node: Signal<In, Node>,
    /// The node is left: its best move becomes the reply to the move that led to it.
    pub leave: Signal<In, Bit>,
    /// With `leave`: the parent's refuted children.
    pub restored: Signal<In, Children>,
    /// The current child is finished: go on to the next.
    pub next_child: Signal<In, Bit>,
    /// Try the reply on the children after the current one, from the next cycle on; only when
    /// `applies`.
    pub start: Signal<In, Bit>,
    pub stop: Signal<In, Bit>,
    /// Cycles since `start`.
    pub step: Signal<In, Bits<6>>,
    /// Cells of the move at the placer's output: the reply in the first cycle, then the siblings'
    /// moves.
    pub cells: Signal<In, Board>,
    pub piece: Signal<In, Pieces>,
    pub seen: Signal<In, Seen>,
    /// Score of the leaf unit, with its sign bit inverted.
    pub value: Signal<In, Bits<16>>,
    /// A reply refutes if its value reaches this: minus alpha.
    pub minus_alpha: Signal<In, Bits<16>>,
    /// The test is worth its time after the current child: the siblings are frontier nodes, there
    /// are enough of them, and there is a reply. Registered.
    pub applies: Signal<Out, Bit>,
    /// The test is running.
    pub trying: Signal<Out, Bit>,
    pub reply: Signal<Out, PlacementBits>,
    /// Place in the list of the child to read.
    pub slot: Signal<Out, Bits<5>>,
    /// Position for the leaf unit: the node's, or that after a sibling's move while a reply is
    /// tried. The stones follow a cycle after the pieces.
    pub leaf: Signal<Out, Seen>,
    /// `value` belongs to a sibling that was not refuted before.
    pub counts: Signal<Out, Bit>,
    /// `value` refutes that sibling.
    pub refutes: Signal<Out, Bit>,
    /// `value` belongs to the last sibling.
    pub ends: Signal<Out, Bit>,
    /// Refuted children, from the current one on.
    pub refuted: Signal<Out, Children>,

    reply_now: DFF<PlacementBits>,
    reply_cells: DFF<Board>,
    refuted_now: DFF<Children>,
    trying_now: DFF<Bit>,
    // Children after the current one, and whether they are frontier nodes.
    to_come: DFF<Bits<5>>,
    to_come_frontier: DFF<Bit>,
    slot_now: DFF<Bits<5>>,
    board_own: DFF<Board>,
    board_other: DFF<Board>,
    // The reply does not fit after the sibling's move.
    no_reply: Delay<Bits<1>, PIECES_TO_RESULT>,
    // Sibling whose result is due, and how many are still due.
    due: DFF<Children>,
    due_count: DFF<Bits<5>>,

    other_left_after: Signal<Local, Pieces>,
    following: Signal<Local, Bits<5>>,
    has_result: Signal<Local, Bit>,
    is_reply: Signal<Local, Bit>,
    is_refuted: Signal<Local, Bit>,

    #[default(constant(0))]
    none: Constant<Children>,
    #[default(constant(1))]
    first_due: Constant<Children>,
    #[default(constant(1))]
    one_child: Constant<Bits<5>>,
    // Cycles from reading the list to the placer's output.
    #[default(constant(4))]
    read_ahead: Constant<Bits<5>>,
    #[default(constant(FEWEST_TRIED as u64))]
    fewest_tried: Constant<Bits<5>>,
    #[default(constant(FIRST_REDUCED as u64))]
    first_reduced: Constant<Bits<5>>,
    #[default(constant(2))]
    above_frontier: Constant<Bits<6>>,
    #[default(constant(REDUCED_FROM as u64))]
    reduced_from: Constant<Bits<6>>,
    #[default(constant(TWICE_REDUCED_FROM as u64))]
    twice_reduced_from: Constant<Bits<6>>,
    #[default(constant(0))]
    first_step: Constant<Bits<6>>,
    #[default(constant(LATENCY as u64))]
    first_result: Constant<Bits<6>>,
    #[default(constant(1))]
    one_ply: Constant<Bits<7>>,
    #[default(constant(MoveWord::PASS.0 as u64))]
    pass: Constant<PlacementBits>,
}

// A late child is a frontier node where its late move reduction leaves one ply.
const _: () = assert!(REDUCED_FROM == 3 && TWICE_REDUCED_FROM == 4);

impl Logic for SiblingRefutation {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, no_reply);
        dff_setup!(self, clock, reply_now, reply_cells, refuted_now, trying_now, to_come, to_come_frontier);
        dff_setup!(self, clock, slot_now, board_own, board_other, due, due_count);

        // Refuted children; the bits shift with the current child.
        if self.enter.val() {
            self.refuted_now.d.next = self.none.val();
        }
        if self.next_child.val() {
            self.refuted_now.d.next = self.refuted_now.q.val() >> 1;
        }
        if self.leave.val() {
            self.refuted_now.d.next = self.restored.val();
            self.reply_now.d.next = self.node.val().best_move;
        }

        // Decides whether the test applies.
        self.following.next = self.node.val().child + self.one_child.val();
        self.to_come.d.next = self.node.val().children - self.following.val();
        self.to_come_frontier.d.next = self.node.val().generated
            & ((self.node.val().remaining == self.above_frontier.val())
                | ((self.following.val() >= self.first_reduced.val())
                    & ((self.node.val().remaining == self.reduced_from.val())
                        | (self.node.val().remaining == self.twice_reduced_from.val()))));
        self.applies.next = (self.to_come_frontier.q.val() & (self.to_come.q.val() >= self.fewest_tried.val()))
            & (self.reply_now.q.val() != self.pass.val());

        // Position for the leaf unit.
        self.other_left_after.next = self.seen.val().own_left & (!self.piece.val());
        self.no_reply.data_in.next = bit_cast::<1, 1>(
            ((self.cells.val() & self.reply_cells.q.val()).any() | (!self.other_left_after.val().any())).into(),
        );
        self.board_own.d.next = self.seen.val().own;
        self.board_other.d.next = self.seen.val().other;
        self.leaf.next.own = self.board_own.q.val();
        self.leaf.next.other = self.board_other.q.val();
        self.leaf.next.own_left = self.seen.val().own_left;
        self.leaf.next.other_left = self.seen.val().other_left;
        self.leaf.next.starts_at_ten = self.seen.val().starts_at_ten;
        self.leaf.next.ply = self.seen.val().ply;
        if self.trying_now.q.val() {
            self.board_own.d.next = self.seen.val().other;
            self.board_other.d.next = self.seen.val().own | self.cells.val();
            self.leaf.next.own_left = self.seen.val().other_left;
            self.leaf.next.other_left = self.other_left_after.val();
            self.leaf.next.starts_at_ten = !self.seen.val().starts_at_ten;
            self.leaf.next.ply = self.seen.val().ply + self.one_ply.val();
        }

        // Results, one sibling a cycle.
        self.has_result.next = self.trying_now.q.val() & (self.step.val() >= self.first_result.val());
        self.is_reply.next =
            (!self.no_reply.data_out.val().any()) & (!(self.refuted_now.q.val() & self.due.q.val()).any());
        self.is_refuted.next = self.is_reply.val() & (self.value.val() >= self.minus_alpha.val());
        self.counts.next = self.has_result.val() & self.is_reply.val();
        self.refutes.next = self.has_result.val() & self.is_refuted.val();
        self.ends.next = self.has_result.val() & (self.due_count.q.val() == self.one_child.val());
        self.slot_now.d.next = self.node.val().child + self.read_ahead.val();
        self.due.d.next = self.first_due.val();
        self.due_count.d.next = self.to_come.q.val();
        if self.trying_now.q.val() {
            self.slot_now.d.next = self.slot_now.q.val() + self.one_child.val();
            self.due.d.next = self.due.q.val();
            self.due_count.d.next = self.due_count.q.val();
            if self.step.val() == self.first_step.val() {
                self.reply_cells.d.next = self.cells.val();
            }
        }
        if self.has_result.val() {
            self.due.d.next = self.due.q.val() << 1;
            self.due_count.d.next = self.due_count.q.val() - self.one_child.val();
            if self.is_refuted.val() {
                self.refuted_now.d.next = self.refuted_now.q.val() | self.due.q.val();
            }
            if self.due_count.q.val() == self.one_child.val() {
                self.trying_now.d.next = false;
            }
        }
        if self.start.val() {
            self.trying_now.d.next = true;
        }
        if self.stop.val() {
            self.trying_now.d.next = false;
        }

        self.trying.next = self.trying_now.q.val();
        self.reply.next = self.reply_now.q.val();
        self.slot.next = self.slot_now.q.val();
        self.refuted.next = self.refuted_now.q.val();
    }
}
