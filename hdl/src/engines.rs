//! Engines: all searches of one accelerator (one, two side by side, or a [ring] of more), with the
//! ports of one.
//!
//! All begin together and search the same tree: each stores the others' entries in its own table,
//! and defers what another is searching near the root. The first engine's clock is the machine's:
//! when it has finished or its budget is used up, the helpers stop. The answer is that of the
//! deepest iteration; of equally deep ones, that of the first engine. All engines then take it
//! over. With two engines it comes three cycles after the first engine's own answer.

pub mod link;
pub mod records;
pub mod ring;
pub mod station;

use duo_core::configuration::{Configuration, Method, MOST_ENGINES};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use self::ring::Ring;
use crate::best_first::BestFirst;
use crate::parts::bits::{constant, many, Board, Pieces, PlacementBits};
use crate::search::records::{Path, Written};
use crate::search::Search;

#[derive(LogicBlock, SmartDefault)]
pub struct Engines {
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
    /// The other side's last move, and whether it was legal; in a best-first search only.
    pub last: Vec<Signal<In, PlacementBits>>,
    pub last_legal: Vec<Signal<In, Bit>>,
    pub budget_cycles: Signal<In, Bits<32>>,
    pub busy: Signal<Out, Bit>,
    pub done: Signal<Out, Bit>,
    pub placement: Signal<Out, PlacementBits>,
    pub score: Signal<Out, Bits<16>>,
    pub depth: Signal<Out, Bits<6>>,
    /// Placements made and evaluated; of a helper, those until it entered its current node.
    pub nodes: Signal<Out, Bits<32>>,
    pub cycles: Signal<Out, Bits<32>>,

    first: Search,
    #[default(vec![Search::default()])]
    helpers: Vec<Search>,
    // With more than two engines only.
    ring: Vec<Ring>,
    // In a best-first search only.
    best_first: Vec<BestFirst>,
    // Cycles since the first engine finished, one bit each.
    finished: DFF<Bits<3>>,
    node_count: DFF<Bits<32>>,

    first_finishes: Signal<Local, Bit>,
    agrees: Signal<Local, Bit>,
    // Inputs of an engine without a helper.
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
    #[default(constant(u64::from(u32::MAX)))]
    all_time: Constant<Bits<32>>,
    #[default(constant(0))]
    running: Constant<Bits<3>>,
    #[default(constant(1))]
    has_finished: Constant<Bits<3>>,
}

impl Engines {
    /// The engines of this configuration.
    pub fn new(configuration: Configuration) -> Engines {
        let Configuration { evaluation, engines, method } = configuration;
        assert!((1..=MOST_ENGINES).contains(&engines), "{engines} engines");
        if method == Method::BestFirst {
            let (first, best_first) = (Search::of_leaves(evaluation), vec![BestFirst::new(configuration)]);
            let (last, last_legal) = (many(1), many(1));
            return Engines { first, helpers: Vec::new(), best_first, last, last_legal, ..Engines::default() };
        }
        let engine = || Search::new(evaluation);
        if engines > 2 {
            let (first, ring) = (Search::in_ring(evaluation, engines - 1), vec![Ring::new(configuration)]);
            return Engines { first, helpers: Vec::new(), ring, ..Engines::default() };
        }
        Engines { first: engine(), helpers: (1..engines).map(|_| engine()).collect(), ..Engines::default() }
    }
}

impl Logic for Engines {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, first);
        dff_setup!(self, clock, finished, node_count);

        self.first.start.next = self.start.val();
        self.first.new_game.next = self.new_game.val();
        self.first.behind_answer.next = self.behind_answer.val();
        self.first.stop.next = self.stop.val();
        self.first.own.next = self.own.val();
        self.first.other.next = self.other.val();
        self.first.own_left.next = self.own_left.val();
        self.first.other_left.next = self.other_left.val();
        self.first.starts_at_ten.next = self.starts_at_ten.val();
        self.first.ply.next = self.ply.val();
        self.first.passed.next = self.passed.val();
        self.first.budget_cycles.next = self.budget_cycles.val();
        self.first.yields.next = false;
        self.first.adopt.next = false;
        self.first.peer_written.next = self.nothing_written.val();
        self.first.peer_path.next = self.no_path.val();
        self.first.peer_placement.next = self.no_placement.val();
        self.first.peer_score.next = self.no_score.val();
        self.first.peer_depth.next = self.no_depth.val();

        self.first_finishes.next = self.first.done.val() & (!self.stop.val());
        // By the second cycle the helper has stopped.
        self.agrees.next = self.finished.q.val().get_bit(1);
        self.finished.d.next = self.finished.q.val() << 1;
        if self.first_finishes.val() {
            self.finished.d.next = self.has_finished.val();
        }
        if self.stop.val() {
            self.finished.d.next = self.running.val();
        }
        self.node_count.d.next = self.first.nodes.val();

        for i in 0..self.helpers.len() {
            self.helpers[i].clock.next = self.clock.val();
            self.helpers[i].start.next = self.start.val();
            self.helpers[i].new_game.next = self.new_game.val();
            self.helpers[i].behind_answer.next = self.behind_answer.val();
            self.helpers[i].stop.next = self.stop.val() | self.first.done.val();
            self.helpers[i].own.next = self.own.val();
            self.helpers[i].other.next = self.other.val();
            self.helpers[i].own_left.next = self.own_left.val();
            self.helpers[i].other_left.next = self.other_left.val();
            self.helpers[i].starts_at_ten.next = self.starts_at_ten.val();
            self.helpers[i].ply.next = self.ply.val();
            self.helpers[i].passed.next = self.passed.val();
            self.helpers[i].budget_cycles.next = self.all_time.val();
            self.helpers[i].yields.next = true;

            self.helpers[i].peer_written.next = self.first.written.val();
            self.helpers[i].peer_path.next = self.first.path.val();
            self.helpers[i].peer_placement.next = self.first.placement.val();
            self.helpers[i].peer_score.next = self.first.score.val();
            self.helpers[i].peer_depth.next = self.first.depth.val();
            self.first.peer_written.next = self.helpers[i].written.val();
            self.first.peer_path.next = self.helpers[i].path.val();
            self.first.peer_placement.next = self.helpers[i].placement.val();
            self.first.peer_score.next = self.helpers[i].score.val();
            self.first.peer_depth.next = self.helpers[i].depth.val();

            self.helpers[i].adopt.next = self.agrees.val();
            if self.helpers[i].depth.val() > self.first.depth.val() {
                self.helpers[i].adopt.next = false;
                self.first.adopt.next = self.agrees.val();
            }
            self.node_count.d.next = self.first.nodes.val() + self.helpers[i].entered_nodes.val();
        }

        self.busy.next = self.first.busy.val() | self.finished.q.val().any();
        self.done.next = self.finished.q.val().get_bit(2);
        self.placement.next = self.first.placement.val();
        self.score.next = self.first.score.val();
        self.depth.next = self.first.depth.val();
        self.nodes.next = self.node_count.q.val();
        self.cycles.next = self.first.cycles.val();

        for i in 0..self.ring.len() {
            self.ring[i].clock.next = self.clock.val();
            self.ring[i].start.next = self.start.val();
            self.ring[i].new_game.next = self.new_game.val();
            self.ring[i].behind_answer.next = self.behind_answer.val();
            self.ring[i].stop.next = self.stop.val();
            self.ring[i].own.next = self.own.val();
            self.ring[i].other.next = self.other.val();
            self.ring[i].own_left.next = self.own_left.val();
            self.ring[i].other_left.next = self.other_left.val();
            self.ring[i].starts_at_ten.next = self.starts_at_ten.val();
            self.ring[i].ply.next = self.ply.val();
            self.ring[i].passed.next = self.passed.val();
            self.ring[i].first_done.next = self.first.done.val();
            self.ring[i].first_placement.next = self.first.placement.val();
            self.ring[i].first_score.next = self.first.score.val();
            self.ring[i].first_depth.next = self.first.depth.val();
            self.ring[i].first_written.next = self.first.written.val();
            self.ring[i].first_path.next = self.first.path.val();

            self.first.peer_written.next = self.ring[i].written.val();
            self.first.others[i].next = self.ring[i].others.val();
            self.first.adopt.next = self.ring[i].adopt.val();
            self.first.peer_placement.next = self.ring[i].placement.val();
            self.first.peer_score.next = self.ring[i].score.val();
            self.first.peer_depth.next = self.ring[i].depth.val();
            self.node_count.d.next = self.first.nodes.val() + self.ring[i].nodes.val();
            self.busy.next = self.first.busy.val() | self.ring[i].busy.val();
            self.done.next = self.ring[i].done.val();
        }

        for i in 0..self.best_first.len() {
            self.best_first[i].clock.next = self.clock.val();
            self.best_first[i].start.next = self.start.val();
            self.best_first[i].new_game.next = self.new_game.val();
            self.best_first[i].behind_answer.next = self.behind_answer.val();
            self.best_first[i].stop.next = self.stop.val();
            self.best_first[i].own.next = self.own.val();
            self.best_first[i].other.next = self.other.val();
            self.best_first[i].own_left.next = self.own_left.val();
            self.best_first[i].other_left.next = self.other_left.val();
            self.best_first[i].starts_at_ten.next = self.starts_at_ten.val();
            self.best_first[i].ply.next = self.ply.val();
            self.best_first[i].passed.next = self.passed.val();
            self.best_first[i].last.next = self.last[i].val();
            self.best_first[i].last_legal.next = self.last_legal[i].val();
            self.best_first[i].budget_cycles.next = self.budget_cycles.val();
            self.best_first[i].first_placement.next = self.first.placement.val();
            self.best_first[i].first_score.next = self.first.score.val();
            self.best_first[i].first_depth.next = self.first.depth.val();
            self.best_first[i].first_nodes.next = self.first.nodes.val();
            self.best_first[i].first_leaf.next = self.first.leaf[i].val();

            self.first.start.next = self.best_first[i].first_start.val();
            self.first.new_game.next = self.best_first[i].first_clears.val();
            self.first.behind_answer.next = true;
            self.first.way[i].next = self.best_first[i].way.val();
            self.first.own.next = self.best_first[i].root_own.val();
            self.first.other.next = self.best_first[i].root_other.val();
            self.first.own_left.next = self.best_first[i].root_own_left.val();
            self.first.other_left.next = self.best_first[i].root_other_left.val();
            self.first.starts_at_ten.next = self.best_first[i].root_starts_at_ten.val();
            self.first.ply.next = self.best_first[i].root_ply.val();
            self.first.passed.next = self.best_first[i].root_passed.val();
            self.first.budget_cycles.next = self.best_first[i].leaf_cycles.val();
            self.busy.next = self.best_first[i].busy.val();
            self.done.next = self.best_first[i].done.val();
            self.placement.next = self.best_first[i].placement.val();
            self.score.next = self.best_first[i].score.val();
            self.depth.next = self.best_first[i].depth.val();
            self.nodes.next = self.best_first[i].nodes.val();
            self.cycles.next = self.best_first[i].cycles.val();
        }
    }
}
