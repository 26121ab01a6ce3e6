//! Tree memory: keeps the nodes. A node comes two cycles after its number, and a written node can
//! be read two cycles later: there are registers in front of and behind the block RAMs, which are
//! spread over the device.

use duo_core::best_first::tree::MOST_VISITS;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{NodeData, Number, NUMBER_BITS_HERE};
use crate::parts::bits::constant;
use crate::parts::ram::Ram;

#[derive(LogicBlock, SmartDefault)]
pub struct TreeMemory {
    pub clock: Signal<In, Clock>,
    /// Node to read.
    pub number: Signal<In, Number>,
    /// Node `number` of two cycles ago.
    pub node: Signal<Out, NodeData>,
    /// Write `written` to node `write_number`; the root is the first node written.
    pub write: Signal<In, Bit>,
    pub write_number: Signal<In, Number>,
    pub written: Signal<In, NodeData>,

    /// The root's own search has finished.
    pub has_value: Signal<Out, Bit>,
    /// Searching on is useless: the root is proved or drawn, has only one move, or the tree is
    /// full.
    pub has_answer: Signal<Out, Bit>,

    nodes: Ram<NodeData, NUMBER_BITS_HERE>,
    node_out: DFF<NodeData>,
    // A write, on its way to the block RAMs in the next cycle.
    writing: DFF<Bit>,
    writing_number: DFF<Number>,
    writing_node: DFF<NodeData>,
    // Facts about the root, as it was written last.
    has_value_now: DFF<Bit>,
    has_answer_now: DFF<Bit>,

    incoming: Signal<Local, NodeData>,
    #[default(constant(0))]
    root: Constant<Number>,
    #[default(constant(u64::from(MOST_VISITS)))]
    most_visits: Constant<Number>,
    #[default(constant(1))]
    one_move: Constant<Bits<5>>,
}

impl Logic for TreeMemory {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, nodes);
        dff_setup!(self, clock, node_out, writing, writing_number, writing_node, has_value_now, has_answer_now);
        self.nodes.read_address.next = self.number.val();
        self.writing.d.next = self.write.val();
        self.writing_number.d.next = self.write_number.val();
        self.writing_node.d.next = self.written.val();
        self.nodes.write_enable.next = self.writing.q.val();
        self.nodes.write_address.next = self.writing_number.q.val();
        self.nodes.write_data.next = self.writing_node.q.val();
        self.node_out.d.next = self.nodes.read_data.val();
        self.node.next = self.node_out.q.val();

        self.incoming.next = self.written.val();
        if self.write.val() & (self.write_number.val() == self.root.val()) {
            self.has_value_now.d.next = !self.incoming.val().busy;
            self.has_answer_now.d.next = (self.incoming.val().margin.any()
                | (self.incoming.val().visits == self.most_visits.val()))
                | ((!self.incoming.val().has_child) & (self.incoming.val().unvisited <= self.one_move.val()));
        }
        self.has_value.next = self.has_value_now.q.val();
        self.has_answer.next = self.has_answer_now.q.val();
    }
}
