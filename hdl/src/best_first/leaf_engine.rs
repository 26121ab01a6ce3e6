//! Leaf engine: a search other than the first one, which values leaves.

use duo_core::evaluation::Evaluation;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::leaf_port::LeafPort;
use super::records::LeafFound;
use crate::parts::bits::{constant, PlacementBits};
use crate::search::descent::Way;
use crate::search::records::{Path, Seen, Written};
use crate::search::Search;

#[derive(LogicBlock, SmartDefault)]
pub struct LeafEngine {
    pub clock: Signal<In, Clock>,
    pub stop: Signal<In, Bit>,
    /// Position where the descents begin.
    pub root: Signal<In, Seen>,
    pub passed: Signal<In, Bit>,
    /// Budget of a leaf in clock cycles.
    pub leaf_cycles: Signal<In, Bits<32>>,
    /// The walker's messages.
    pub way: Signal<In, Way>,
    /// `found` of the engine before.
    pub found_before: Signal<In, LeafFound>,
    /// Result of the served engine, if it is this one or one before; which of them finish.
    pub found: Signal<Out, LeafFound>,

    engine: Search,
    port: LeafPort,
    root_here: Signal<Local, Seen>,
    #[default(Constant::new(Written::default()))]
    nothing_written: Constant<Written>,
    #[default(Constant::new(Path::default()))]
    no_path: Constant<Path>,
    #[default(constant(0))]
    no_placement: Constant<PlacementBits>,
    #[default(constant(0))]
    no_score: Constant<Bits<16>>,
    #[default(constant(0))]
    no_depth: Constant<Bits<6>>,
}

impl LeafEngine {
    /// The engine of this number, with this evaluation.
    pub fn new(evaluation: Evaluation, number: usize) -> LeafEngine {
        let (engine, port) = (Search::of_leaves(evaluation), LeafPort::new(number));
        LeafEngine { engine, port, ..LeafEngine::default() }
    }
}

impl Logic for LeafEngine {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, engine);

        self.root_here.next = self.root.val();
        self.engine.start.next = self.port.start.val();
        self.engine.new_game.next = self.port.clears.val();
        self.engine.behind_answer.next = true;
        self.engine.stop.next = self.stop.val();
        self.engine.own.next = self.root_here.val().own;
        self.engine.other.next = self.root_here.val().other;
        self.engine.own_left.next = self.root_here.val().own_left;
        self.engine.other_left.next = self.root_here.val().other_left;
        self.engine.starts_at_ten.next = self.root_here.val().starts_at_ten;
        self.engine.ply.next = self.root_here.val().ply;
        self.engine.passed.next = self.passed.val();
        self.engine.budget_cycles.next = self.leaf_cycles.val();
        self.engine.yields.next = false;
        self.engine.adopt.next = false;
        self.engine.peer_written.next = self.nothing_written.val();
        self.engine.peer_path.next = self.no_path.val();
        self.engine.peer_placement.next = self.no_placement.val();
        self.engine.peer_score.next = self.no_score.val();
        self.engine.peer_depth.next = self.no_depth.val();
        self.engine.way[0].next = self.way.val();
        self.port.way.next = self.way.val();
        self.port.placement.next = self.engine.placement.val();
        self.port.score.next = self.engine.score.val();
        self.port.depth.next = self.engine.depth.val();
        self.port.nodes.next = self.engine.nodes.val();
        self.port.leaf.next = self.engine.leaf[0].val();
        self.port.found_before.next = self.found_before.val();
        self.found.next = self.port.found.val();
    }
}
