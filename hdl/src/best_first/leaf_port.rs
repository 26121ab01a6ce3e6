//! Leaf port: translates between an engine's ports and the walker's messages. Combinational.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{LeafFound, Those};
use crate::parts::bits::{constant, PlacementBits};
use crate::search::descent::{LeafKnown, Way};

#[derive(LogicBlock, SmartDefault)]
pub struct LeafPort {
    /// The walker's messages.
    pub way: Signal<In, Way>,
    pub placement: Signal<In, PlacementBits>,
    pub score: Signal<In, Bits<16>>,
    pub depth: Signal<In, Bits<6>>,
    pub nodes: Signal<In, Bits<32>>,
    /// The engine's facts about its leaf, apart from its answer.
    pub leaf: Signal<In, LeafKnown>,
    /// `found` of the engine before.
    pub found_before: Signal<In, LeafFound>,
    /// Result of the served engine, if it is this one or one before; which of them finish.
    pub found: Signal<Out, LeafFound>,
    pub start: Signal<Out, Bit>,
    /// With `start`: clear the engine's table.
    pub clears: Signal<Out, Bit>,

    told: Signal<Local, Way>,
    known: Signal<Local, LeafKnown>,
    others: Signal<Local, LeafFound>,
    is_asked: Signal<Local, Bit>,
    #[default(constant(0))]
    number: Constant<Bits<3>>,
    #[default(constant(1))]
    own_bit: Constant<Those>,
}

impl LeafPort {
    /// The port of the engine of this number.
    pub fn new(number: usize) -> LeafPort {
        LeafPort { number: constant(number as u64), own_bit: constant(1 << number), ..LeafPort::default() }
    }
}

impl Logic for LeafPort {
    #[hdl_gen]
    fn update(&mut self) {
        self.told.next = self.way.val();
        self.is_asked.next = self.told.val().engine == self.number.val();
        self.start.next = self.told.val().start & self.is_asked.val();
        self.clears.next = self.told.val().clears;

        self.known.next = self.leaf.val();
        self.others.next = self.found_before.val();
        self.found.next = self.found_before.val();
        if self.is_asked.val() {
            self.found.next.placement = self.placement.val();
            self.found.next.score = self.score.val();
            // A loss of an iteration that was interrupted is not proved: better moves may follow.
            if self.known.val().over | (self.score.val().get_bit(15) & (!self.score.val().get_bit(14))) {
                self.found.next.score = self.known.val().last_score;
            }
            self.found.next.earlier_score = self.known.val().earlier_score;
            self.found.next.choices = self.known.val().choices;
            self.found.next.depth = self.depth.val();
            self.found.next.nodes = self.nodes.val();
            self.found.next.made = self.known.val().made;
        }
        if self.known.val().finishes {
            self.found.next.finished = self.others.val().finished | self.own_bit.val();
        }
    }
}
