//! Cycle model of the sibling refutation test, which tries the best reply to one child on all
//! siblings that are still to be searched.

use std::collections::VecDeque;

use super::records::{Node, Score, Seen};
use crate::cells::Cells;
use crate::cycle_model::leaf_unit::LATENCY;
use crate::cycle_model::wire::MoveWord;
use crate::cycle_model::CycleModel;
use crate::player::PieceSet;
use crate::search::reductions::reduction;
use crate::search::FEWEST_TRIED;

crate::ports! {
    /// The test's inputs.
    pub struct In {
        /// A node is entered, and none of its children is refuted.
        pub enter: bool [1],
        /// The node.
        pub node: Node [98],
        /// Leave the node: its best move is the reply to the move that led to it.
        pub leave: bool [1],
        /// With `leave`: the refuted children of the node above.
        pub restored: u16 [16],
        /// The current child is finished, and the next one becomes the current one.
        pub next_child: bool [1],
        /// With `applies`: try the reply on the following children, from the next cycle on.
        pub start: bool [1],
        /// Abort the test.
        pub stop: bool [1],
        /// Number of cycles since the test began.
        pub step: u8 [6],
        /// Cells of the placer's move: the reply in the first cycle, then the siblings' moves.
        pub cells: Cells [196],
        /// Piece of the placer's move.
        pub piece: PieceSet [21],
        /// The node's position.
        pub seen: Seen [442],
        /// The leaf unit's result.
        pub value: Score [16],
        /// The value from which a reply refutes: minus alpha.
        pub minus_alpha: Score [16],
    }
}

crate::ports! {
    /// The test's outputs.
    pub struct Out {
        /// In the previous cycle, the test was worth its time once the current child is finished.
        pub applies: bool [1],
        /// The reply is being tried.
        pub trying: bool [1],
        /// The reply.
        pub reply: MoveWord [15],
        /// The child whose move is to be read from the list.
        pub slot: u8 [5],
        /// The position for the leaf unit.
        pub leaf: Seen [442],
        /// `value` belongs to a sibling that has not been refuted.
        pub counts: bool [1],
        /// `value` refutes that sibling.
        pub refutes: bool [1],
        /// `value` belongs to the last sibling.
        pub ends: bool [1],
        /// The refuted children, from the current one on.
        pub refuted: u16 [16],
    }
}

/// Maximum number of children, which has five bits.
const CHILDREN: u8 = 31;

/// Cycles from reading the list to using the placer's output.
const READ_AHEAD: u8 = 4;

/// The registers.
#[derive(Clone, Debug)]
pub struct SiblingRefutation {
    reply: MoveWord,
    reply_cells: Cells,
    refuted: u16,
    trying: bool,
    /// Number of children after the current one, and whether they are frontier nodes.
    to_come: u8,
    to_come_frontier: bool,
    slot: u8,
    own: Cells,
    other: Cells,
    /// Whether the reply cannot be played after the sibling's move, by the number of cycles since
    /// the sibling's pieces arrived, the latest first.
    no_reply: VecDeque<bool>,
    /// The sibling whose result is due, and the number of results that are still due.
    due: u16,
    due_count: u8,
}

impl Default for SiblingRefutation {
    fn default() -> SiblingRefutation {
        SiblingRefutation {
            reply: MoveWord::ZERO,
            reply_cells: Cells::EMPTY,
            refuted: 0,
            trying: false,
            to_come: 0,
            to_come_frontier: false,
            slot: 0,
            own: Cells::EMPTY,
            other: Cells::EMPTY,
            no_reply: VecDeque::from([false; LATENCY - 1]),
            due: 0,
            due_count: 0,
        }
    }
}

impl SiblingRefutation {
    /// The outputs in a cycle with these inputs.
    pub fn outputs(&self, input: &In) -> Out {
        let has_result = self.trying && usize::from(input.step) >= LATENCY;
        let is_reply = !self.no_reply[LATENCY - 2] && self.refuted & self.due == 0;
        Out {
            applies: self.to_come_frontier && usize::from(self.to_come) >= FEWEST_TRIED && self.reply != MoveWord::PASS,
            trying: self.trying,
            reply: self.reply,
            slot: self.slot,
            leaf: self.leaf(input),
            counts: has_result && is_reply,
            refutes: has_result && is_reply && input.value >= input.minus_alpha,
            ends: has_result && self.due_count == 1,
            refuted: self.refuted,
        }
    }

    fn leaf(&self, input: &In) -> Seen {
        let seen = Seen { own: self.own, other: self.other, ..input.seen };
        if !self.trying {
            return seen;
        }
        Seen {
            own_left: seen.other_left,
            other_left: other_left_after(input),
            starts_at_ten: !seen.starts_at_ten,
            ply: (seen.ply + 1) & 0x7f,
            ..seen
        }
    }
}

/// The remaining pieces of the side to move after the sibling's move.
fn other_left_after(input: &In) -> PieceSet {
    PieceSet::from_bits(input.seen.own_left.bits() & !input.piece.bits())
}

impl CycleModel for SiblingRefutation {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs(&input);
        let Node { child, children, remaining, generated, best_move, .. } = input.node;
        let overlaps = !(input.cells & self.reply_cells).is_empty();
        self.no_reply.pop_back();
        self.no_reply.push_front(overlaps || other_left_after(&input).is_empty());
        (self.own, self.other) = (input.seen.own, input.seen.other);
        if input.enter {
            self.refuted = 0;
        }
        if input.next_child {
            self.refuted = out.refuted >> 1;
        }
        if input.leave {
            self.refuted = input.restored;
            self.reply = best_move;
        }
        if self.trying {
            (self.own, self.other) = (input.seen.other, input.seen.own | input.cells);
            self.slot = (self.slot + 1) & CHILDREN;
            if input.step == 0 {
                self.reply_cells = input.cells;
            }
        } else {
            self.slot = (child + READ_AHEAD) & CHILDREN;
            (self.due, self.due_count) = (1, self.to_come);
        }
        if out.trying && usize::from(input.step) >= LATENCY {
            if out.refutes {
                self.refuted = out.refuted | self.due;
            }
            self.due <<= 1;
            self.due_count = self.due_count.wrapping_sub(1) & CHILDREN;
        }
        self.trying = (out.trying && !out.ends || input.start) && !input.stop;
        let following = (child + 1) & CHILDREN;
        self.to_come = children.wrapping_sub(following) & CHILDREN;
        let less = reduction(following.into(), remaining.into());
        self.to_come_frontier = generated && u32::from(remaining) == 2 + less;
        out
    }
}
