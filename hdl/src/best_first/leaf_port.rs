//! Leaf port: what an engine is told and tells, as a walker says and hears it. Combinational.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{LeafFound, LeafKnown, Those, Way};
use crate::parts::bits::{constant, PlacementBits};

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct LeafPort {
    /// What the walker tells.
    pub way: Signal<In, Way>,
    /// The engine's answer.
    pub placement: Signal<In, PlacementBits>,
    /// Its value, two's complement.
    pub score: Signal<In, Bits<16>>,
    /// The last iteration that was finished.
    pub depth: Signal<In, Bits<6>>,
    /// Placements made and evaluated.
    pub nodes: Signal<In, Bits<32>>,
    /// What the engine knows of its leaf besides.
    pub leaf: Signal<In, LeafKnown>,
    /// What the engines before have found.
    pub found_before: Signal<In, LeafFound>,
    /// What they and this one have found.
    pub found: Signal<Out, LeafFound>,
    /// The engine begins.
    pub start: Signal<Out, Bit>,
    /// With `start`: its table is to be cleared.
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
    /// That of the engine of this number.
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
            if self.known.val().over {
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
