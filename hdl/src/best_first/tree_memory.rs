//! Tree memory: the nodes. What stands at an address shows two cycles later, and what is written may be asked for two cycles later, since registers stand before and
//! behind the block RAMs, which lie all over the device.

use duo_core::best_first::tree::MOST_VISITS;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{NodeData, Number, NUMBER_BITS_HERE};
use crate::parts::bits::constant;
use crate::parts::ram::Ram;

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct TreeMemory {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Which node to read.
    pub number: Signal<In, Number>,
    /// It, two cycles later.
    pub node: Signal<Out, NodeData>,
    /// Write a node, the root being the first one.
    pub write: Signal<In, Bit>,
    /// Which one.
    pub write_number: Signal<In, Number>,
    /// It.
    pub written: Signal<In, NodeData>,

    /// The root's own search is over.
    pub has_value: Signal<Out, Bit>,
    /// There is nothing more to find out: the root is proved or drawn, or has one move only, or the tree is full.
    pub has_answer: Signal<Out, Bit>,

    nodes: Ram<NodeData, NUMBER_BITS_HERE>,
    node_out: DFF<NodeData>,
    // What is written goes to the block RAMs in the next cycle.
    writing: DFF<Bit>,
    writing_number: DFF<Number>,
    writing_node: DFF<NodeData>,
    // The root, as it was written last.
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
