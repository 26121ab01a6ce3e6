//! Tree memory: keeps the nodes. A node comes two cycles after its number, and a written node can
//! be read two cycles later: there are registers in front of and behind the block RAMs, which are
//! spread over the device. The highest bits of a number choose one of several banks. Each bank has
//! its own register for the address to write, which takes only the bank's addresses: Yosys would
//! merge registers that are always equal, and one for all banks lies far from most of them.

use duo_core::best_first::tree::{banks, BANK_BITS, MOST_VISITS, NUMBER_BITS};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{NodeData, Number, Visits};
use crate::parts::bits::{constant, constants};
use crate::parts::ram::Ram;

/// [`BANK_BITS`] as a width.
const BANK_BITS_HERE: usize = BANK_BITS as usize;

/// Number of a bank.
type BankNumber = Bits<2>;

/// Place of a node in its bank.
type BankAddress = Bits<BANK_BITS_HERE>;

// The kernel below uses these numbers.
const _: () = assert!(BANK_BITS == 14 && NUMBER_BITS == 16);

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
    /// Searching on is useless: the root is proved or drawn, has only one move, without a node yet, or
    /// no more visits can be counted.
    pub has_answer: Signal<Out, Bit>,

    banks: Vec<Ram<NodeData, BANK_BITS_HERE>>,
    // The bank of the node of one cycle ago.
    bank: DFF<BankNumber>,
    node_out: DFF<NodeData>,
    // A write, on its way to the block RAMs in the next cycle.
    writing: Vec<DFF<Bit>>,
    writing_address: Vec<DFF<BankAddress>>,
    writing_node: DFF<NodeData>,
    // Facts about the root, as it was written last.
    has_value_now: DFF<Bit>,
    has_answer_now: DFF<Bit>,

    incoming: Signal<Local, NodeData>,
    #[default(constant(0))]
    root: Constant<Number>,
    #[default(constants(1, |i| i as u64))]
    bank_numbers: Vec<Constant<BankNumber>>,
    #[default(constant(MOST_VISITS.into()))]
    most_visits: Constant<Visits>,
    #[default(constant(1))]
    one_move: Constant<Bits<5>>,
}

impl TreeMemory {
    /// The memory for a tree of this many engines.
    pub fn new(engines: usize) -> TreeMemory {
        let banks = banks(engines);
        TreeMemory {
            banks: (0..banks).map(|_| Ram::default()).collect(),
            writing: (0..banks).map(|_| DFF::default()).collect(),
            writing_address: (0..banks).map(|_| DFF::default()).collect(),
            bank_numbers: constants(banks, |i| i as u64),
            ..TreeMemory::default()
        }
    }
}

impl Logic for TreeMemory {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, bank, node_out, writing_node, has_value_now, has_answer_now);
        self.writing_node.d.next = self.written.val();
        self.bank.d.next = self.number.val().get_bits::<2>(14);
        self.node_out.d.next = self.banks[0].read_data.val();
        for i in 0..self.banks.len() {
            self.banks[i].clock.next = self.clock.val();
            self.banks[i].read_address.next = self.number.val().get_bits::<14>(0);
            self.writing[i].clock.next = self.clock.val();
            self.writing[i].d.next = false;
            self.writing_address[i].clock.next = self.clock.val();
            self.writing_address[i].d.next = self.writing_address[i].q.val();
            if self.write_number.val().get_bits::<2>(14) == self.bank_numbers[i].val() {
                self.writing[i].d.next = self.write.val();
                self.writing_address[i].d.next = self.write_number.val().get_bits::<14>(0);
            }
            self.banks[i].write_enable.next = self.writing[i].q.val();
            self.banks[i].write_address.next = self.writing_address[i].q.val();
            self.banks[i].write_data.next = self.writing_node.q.val();
        }
        for i in 1..self.banks.len() {
            if self.bank.q.val() == self.bank_numbers[i].val() {
                self.node_out.d.next = self.banks[i].read_data.val();
            }
        }
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
