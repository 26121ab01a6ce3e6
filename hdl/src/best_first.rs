//! Best-first search: grows a tree where it is worth most, over small searches of its leaves
//! ([`duo_core::best_first`]).
//!
//! A [walker] grows the tree and sends each engine to its leaf as the moves from the root; the
//! engine returns the leaf's value. The first engine is outside, in [`crate::engines`]; the others
//! are in here. Engines exchange nothing but leaves and values.

pub mod answer_score;
pub mod comparison;
pub mod leading;
pub mod leaf_engine;
pub mod leaf_port;
pub mod leaf_value;
pub mod path_memory;
pub mod proof;
pub mod ranking;
pub mod records;
pub mod roster;
pub mod state;
pub mod tree_memory;
pub mod walker;

use duo_core::best_first::LEAF_CYCLES;
use duo_core::configuration::Configuration;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use self::leaf_engine::LeafEngine;
use self::leaf_port::LeafPort;
use self::records::LeafFound;
use self::walker::Walker;
use crate::parts::bits::{constant, Board, Pieces, PlacementBits};
use crate::search::descent::{LeafKnown, Way};
use crate::search::records::Seen;

/// A walker and its engines, with the inputs of [`Engines`](crate::engines::Engines) and the outputs
/// of its first engine.
#[derive(LogicBlock, SmartDefault)]
pub struct BestFirst {
    pub clock: Signal<In, Clock>,
    pub start: Signal<In, Bit>,
    pub new_game: Signal<In, Bit>,
    pub behind_answer: Signal<In, Bit>,
    pub stop: Signal<In, Bit>,
    pub own: Signal<In, Board>,
    pub other: Signal<In, Board>,
    pub own_left: Signal<In, Pieces>,
    pub other_left: Signal<In, Pieces>,
    pub starts_at_ten: Signal<In, Bit>,
    pub ply: Signal<In, Bits<7>>,
    pub passed: Signal<In, Bit>,
    /// The other side's last move.
    pub last: Signal<In, PlacementBits>,
    /// `last` was legal.
    pub last_legal: Signal<In, Bit>,
    pub budget_cycles: Signal<In, Bits<32>>,
    /// The first engine's answer.
    pub first_placement: Signal<In, PlacementBits>,
    pub first_score: Signal<In, Bits<16>>,
    pub first_depth: Signal<In, Bits<6>>,
    pub first_nodes: Signal<In, Bits<32>>,
    pub first_leaf: Signal<In, LeafKnown>,
    /// Start the first engine.
    pub first_start: Signal<Out, Bit>,
    /// With `first_start`: clear its table.
    pub first_clears: Signal<Out, Bit>,
    /// The walker's messages to the engines.
    pub way: Signal<Out, Way>,
    /// From here on: the position where the descents begin, as it was on the inputs at the start.
    pub root_own: Signal<Out, Board>,
    pub root_other: Signal<Out, Board>,
    pub root_own_left: Signal<Out, Pieces>,
    pub root_other_left: Signal<Out, Pieces>,
    pub root_starts_at_ten: Signal<Out, Bit>,
    pub root_ply: Signal<Out, Bits<7>>,
    pub root_passed: Signal<Out, Bit>,
    /// Budget of a leaf in clock cycles.
    pub leaf_cycles: Signal<Out, Bits<32>>,
    pub busy: Signal<Out, Bit>,
    pub done: Signal<Out, Bit>,
    pub placement: Signal<Out, PlacementBits>,
    pub score: Signal<Out, Bits<16>>,
    /// Length of the longest line that was searched.
    pub depth: Signal<Out, Bits<6>>,
    /// Placements made and evaluated at leaves whose values were counted.
    pub nodes: Signal<Out, Bits<32>>,
    pub cycles: Signal<Out, Bits<32>>,

    walker: Walker,
    first_port: LeafPort,
    engines: Vec<LeafEngine>,
    // A copy of the position, which may change on the inputs during the search.
    root: DFF<Seen>,
    root_passed_now: DFF<Bit>,

    position: Signal<Local, Seen>,
    root_now: Signal<Local, Seen>,
    #[default(Constant::new(LeafFound::default()))]
    nothing: Constant<LeafFound>,
    #[default(constant(LEAF_CYCLES))]
    cycles_of_leaf: Constant<Bits<32>>,
}

impl BestFirst {
    /// The best-first search of this configuration.
    pub fn new(configuration: Configuration) -> BestFirst {
        let Configuration { evaluation, engines, .. } = configuration;
        let others = (1..engines).map(|number| LeafEngine::new(evaluation, number)).collect();
        BestFirst { walker: Walker::new(engines), engines: others, ..BestFirst::default() }
    }
}

impl Logic for BestFirst {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, walker);
        dff_setup!(self, clock, root, root_passed_now);

        self.position.next.own = self.own.val();
        self.position.next.other = self.other.val();
        self.position.next.own_left = self.own_left.val();
        self.position.next.other_left = self.other_left.val();
        self.position.next.starts_at_ten = self.starts_at_ten.val();
        self.position.next.ply = self.ply.val();
        if self.walker.idle.val() {
            self.root.d.next = self.position.val();
            self.root_passed_now.d.next = self.passed.val();
        }
        self.root_now.next = self.root.q.val();
        self.root_own.next = self.root_now.val().own;
        self.root_other.next = self.root_now.val().other;
        self.root_own_left.next = self.root_now.val().own_left;
        self.root_other_left.next = self.root_now.val().other_left;
        self.root_starts_at_ten.next = self.root_now.val().starts_at_ten;
        self.root_ply.next = self.root_now.val().ply;
        self.root_passed.next = self.root_passed_now.q.val();
        self.leaf_cycles.next = self.cycles_of_leaf.val();

        self.walker.start.next = self.start.val();
        self.walker.new_game.next = self.new_game.val();
        self.walker.behind_answer.next = self.behind_answer.val();
        self.walker.stop.next = self.stop.val();
        self.walker.ply.next = self.ply.val();
        self.walker.last.next = self.last.val();
        self.walker.last_legal.next = self.last_legal.val();
        self.walker.budget_cycles.next = self.budget_cycles.val();
        self.walker.found.next = self.first_port.found.val();
        self.way.next = self.walker.way.val();
        self.busy.next = self.walker.busy.val();
        self.done.next = self.walker.done.val();
        self.placement.next = self.walker.placement.val();
        self.score.next = self.walker.score.val();
        self.depth.next = self.walker.depth.val();
        self.nodes.next = self.walker.nodes.val();
        self.cycles.next = self.walker.cycles.val();

        self.first_port.way.next = self.walker.way.val();
        self.first_port.placement.next = self.first_placement.val();
        self.first_port.score.next = self.first_score.val();
        self.first_port.depth.next = self.first_depth.val();
        self.first_port.nodes.next = self.first_nodes.val();
        self.first_port.leaf.next = self.first_leaf.val();
        self.first_start.next = self.first_port.start.val();
        self.first_clears.next = self.first_port.clears.val();
        self.first_port.found_before.next = self.nothing.val();
        for i in 0..self.engines.len() {
            self.engines[i].clock.next = self.clock.val();
            self.engines[i].stop.next = self.stop.val();
            self.engines[i].root.next = self.root.q.val();
            self.engines[i].passed.next = self.root_passed_now.q.val();
            self.engines[i].leaf_cycles.next = self.cycles_of_leaf.val();
            self.engines[i].way.next = self.walker.way.val();
            self.engines[i].found_before.next = self.nothing.val();
        }
        for i in 1..self.engines.len() {
            self.engines[i].found_before.next = self.engines[i - 1].found.val();
        }
        for i in 0..self.engines.len() {
            // The last assignment wins: the last engine in the chain.
            self.first_port.found_before.next = self.engines[i].found.val();
        }
    }
}
