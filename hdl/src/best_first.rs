//! Best-first search: a tree that grows where it is worth most, over small searches of its leaves ([`duo_core::best_first`]).
//!
//! A [walker] grows the tree and tells each engine its leaf as the moves from the root; the engine tells the leaf's value. The first
//! engine is outside, that of [`crate::engines`], the others are in here. Engines exchange nothing but leaves and their values.

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
use self::records::{LeafFound, LeafKnown, Way};
use self::walker::Walker;
use crate::parts::bits::{constant, Board, Pieces, PlacementBits};
use crate::search::records::Seen;

/// The block; see the module. Its inputs are the engines', and what the first one finds.
#[derive(LogicBlock, SmartDefault)]
pub struct BestFirst {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Begin with the position on the inputs in the next cycle; only when not busy.
    pub start: Signal<In, Bit>,
    /// With `start`: what the tables know from before does not count.
    pub new_game: Signal<In, Bit>,
    /// With `start`: begin behind the last answer, played from the position on the inputs.
    pub behind_answer: Signal<In, Bit>,
    /// Give up in the next cycle, without an answer.
    pub stop: Signal<In, Bit>,
    /// Stones of the side to move.
    pub own: Signal<In, Board>,
    /// Stones of the other side.
    pub other: Signal<In, Board>,
    /// Pieces that the side to move has left.
    pub own_left: Signal<In, Pieces>,
    /// Pieces that the other side has left.
    pub other_left: Signal<In, Pieces>,
    /// The start cell of the side to move is (a,a), not (5,5).
    pub starts_at_ten: Signal<In, Bit>,
    /// Turns taken so far.
    pub ply: Signal<In, Bits<7>>,
    /// The other side has just passed.
    pub passed: Signal<In, Bit>,
    /// Clock cycles after which to answer.
    pub budget_cycles: Signal<In, Bits<32>>,
    /// The first engine's answer.
    pub first_placement: Signal<In, PlacementBits>,
    /// See `first_placement`.
    pub first_score: Signal<In, Bits<16>>,
    /// See `first_placement`.
    pub first_depth: Signal<In, Bits<6>>,
    /// Placements that it has made and evaluated.
    pub first_nodes: Signal<In, Bits<32>>,
    /// What it knows of its leaf besides.
    pub first_leaf: Signal<In, LeafKnown>,
    /// The first engine begins.
    pub first_start: Signal<Out, Bit>,
    /// With `first_start`: its table is to be cleared.
    pub first_clears: Signal<Out, Bit>,
    /// What the engines are told.
    pub way: Signal<Out, Way>,
    /// The position where ways begin, as on the inputs at the start.
    pub root_own: Signal<Out, Board>,
    /// See `root_own`.
    pub root_other: Signal<Out, Board>,
    /// See `root_own`.
    pub root_own_left: Signal<Out, Pieces>,
    /// See `root_own`.
    pub root_other_left: Signal<Out, Pieces>,
    /// See `root_own`.
    pub root_starts_at_ten: Signal<Out, Bit>,
    /// See `root_own`.
    pub root_ply: Signal<Out, Bits<7>>,
    /// See `root_own`.
    pub root_passed: Signal<Out, Bit>,
    /// Clock cycles of a leaf.
    pub leaf_cycles: Signal<Out, Bits<32>>,
    /// A search is under way.
    pub busy: Signal<Out, Bit>,
    /// The answer is final; one cycle long.
    pub done: Signal<Out, Bit>,
    /// The last answer.
    pub placement: Signal<Out, PlacementBits>,
    /// Its value, two's complement.
    pub score: Signal<Out, Bits<16>>,
    /// How deep the line was looked at that was looked at furthest.
    pub depth: Signal<Out, Bits<6>>,
    /// Placements made and evaluated at leaves that count.
    pub nodes: Signal<Out, Bits<32>>,
    /// Clock cycles since the start.
    pub cycles: Signal<Out, Bits<32>>,

    walker: Walker,
    first_port: LeafPort,
    engines: Vec<LeafEngine>,
    // The position may change while it is being searched.
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
    /// That of a configuration.
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
            // What the last one says stands.
            self.first_port.found_before.next = self.engines[i].found.val();
        }
    }
}
