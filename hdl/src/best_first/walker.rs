//! Walker: grows the tree of a best-first search and serves its engines one after the other. The
//! [states](super::state) say how.
//!
//! The rules of the tree are those of [`duo_core::best_first::tree`]; each state takes as many
//! cycles as its [costs](duo_core::best_first::costs). If several engines wait, the last one comes
//! first.

// The outer condition says in which state or step, the inner one what: hardware's `match` has no
// guards.
#![allow(clippy::collapsible_if, clippy::collapsible_match)]

mod answer;
mod back_up;
mod keep;
mod launch;
mod prune;
mod select;
mod serve;

use duo_core::best_first::chance::CERTAIN;
use duo_core::best_first::tree::{most_nodes, NUMBER_BITS};
use duo_core::cycle_model::search::LEVELS;
use duo_core::search::techniques::LEAST_VISITS;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::comparison::Comparison;
use super::leaf_value::LeafValue;
use super::path_memory::PathMemory;
use super::proof::Proof;
use super::ranking::Ranking;
use super::records::{Chance, LeafFound, Margin, NodeData, Number, Sum, Visits};
use super::roster::Roster;
use super::state::State;
use super::tree_memory::TreeMemory;
use crate::parts::bits::{constant, constants, PlacementBits};
use crate::parts::kernel::{self, kernel_of_parts};
use crate::search::descent::Way;

#[derive(LogicBlock, SmartDefault)]
pub struct Walker {
    pub clock: Signal<In, Clock>,
    pub start: Signal<In, Bit>,
    pub new_game: Signal<In, Bit>,
    pub behind_answer: Signal<In, Bit>,
    pub stop: Signal<In, Bit>,
    /// With `start`: turns taken before the position to search, or before the last answer.
    pub ply: Signal<In, Bits<7>>,
    /// With `start`: the other side's last move.
    pub last: Signal<In, PlacementBits>,
    /// With `start`: `last` was legal.
    pub last_legal: Signal<In, Bit>,
    pub budget_cycles: Signal<In, Bits<32>>,
    /// Result of the engine that `way` names, and which engines finish.
    pub found: Signal<In, LeafFound>,
    /// The walker's messages to the engines.
    pub way: Signal<Out, Way>,
    /// The position on the inputs may change.
    pub idle: Signal<Out, Bit>,
    pub busy: Signal<Out, Bit>,
    pub done: Signal<Out, Bit>,
    pub placement: Signal<Out, PlacementBits>,
    pub score: Signal<Out, Bits<16>>,
    /// Length of the longest line that was searched.
    pub depth: Signal<Out, Bits<6>>,
    /// Placements made and evaluated at leaves whose values were counted.
    pub nodes: Signal<Out, Bits<32>>,
    pub cycles: Signal<Out, Bits<32>>,

    roster: Roster,
    tree: TreeMemory,
    paths: PathMemory,
    comparison: Comparison,
    leaf_value: LeafValue,
    proof: Proof,
    ranking: Ranking,

    state: DFF<State>,
    step: DFF<Bits<4>>,
    starting: DFF<Bit>,
    starts_new_game: DFF<Bit>,
    behind: DFF<Bit>,
    stopping: DFF<Bit>,
    cycle_count: DFF<Bits<32>>,
    expired: DFF<Bit>,
    node_count: DFF<Bits<32>>,
    furthest: DFF<Bits<6>>,
    answer: DFF<PlacementBits>,
    answer_value: DFF<Bits<16>>,

    told: DFF<Way>,
    found_here: DFF<LeafFound>,

    // The moves that may lead to the position to search: the other side's last one, and whether our
    // answer is still to be followed. Turns taken before the position to search and before the root,
    // and whether its tree is complete.
    reply: DFF<PlacementBits>,
    reply_is_legal: DFF<Bit>,
    ply_here: DFF<Bits<7>>,
    follows_answer: DFF<Bit>,
    root_ply: DFF<Bits<7>>,
    is_grown: DFF<Bit>,

    // The node that is used next, the first of the discarded nodes, and the first node that was
    // never used.
    free: DFF<Number>,
    discarded: DFF<Number>,
    fresh: DFF<Number>,
    // Pruning: nodes with fewer visits lose their children, and the number of children discarded.
    least_visits: DFF<Visits>,
    children_cut: DFF<Number>,
    // The node that is read, and its level in the path; the last level of the path.
    at: DFF<Number>,
    level: DFF<Bits<6>>,
    last_level: DFF<Bits<6>>,
    // The node whose children are read, or that is to be written, and its number; the next child's
    // place in the list of moves, and the node's best move.
    family: DFF<NodeData>,
    parent: DFF<Number>,
    place: DFF<Bits<5>>,
    best_played: DFF<PlacementBits>,
    // The path leads to a leaf for an engine, and whether it picks the last move; or the value at
    // its end is known already.
    launches: DFF<Bit>,
    picks: DFF<Bit>,
    known: DFF<Bit>,
    known_margin: DFF<Margin>,
    // Values to add on the way up: the chance of the side to move, whether this is the path's end,
    // and the margin proved there.
    chance: DFF<Chance>,
    at_end: DFF<Bit>,
    margin: DFF<Margin>,
    proves: DFF<Bit>,

    node: Signal<Local, NodeData>,
    parent_node: Signal<Local, NodeData>,
    here: Signal<Local, LeafFound>,
    next_step: Signal<Local, Bits<4>>,
    next_cycle_count: Signal<Local, Bits<32>>,
    next_level: Signal<Local, Bits<6>>,
    level_above: Signal<Local, Bits<6>>,
    next_place: Signal<Local, Bits<5>>,
    next_fresh: Signal<Local, Number>,
    family_link: Signal<Local, Number>,
    next_root_ply: Signal<Local, Bits<7>>,
    ply_before: Signal<Local, Bits<7>>,
    ply_before_that: Signal<Local, Bits<7>>,
    is_two_on: Signal<Local, Bit>,
    may_follow: Signal<Local, Bit>,
    made: Signal<Local, PlacementBits>,
    first_child: Signal<Local, Number>,
    next_visits: Signal<Local, Visits>,
    fewer_unvisited: Signal<Local, Bits<5>>,
    more_unvisited: Signal<Local, Bits<5>>,
    next_at: Signal<Local, Number>,
    next_cut: Signal<Local, Number>,
    is_full: Signal<Local, Bit>,
    is_cut: Signal<Local, Bit>,
    is_enough: Signal<Local, Bit>,
    count: Signal<Local, Bits<32>>,
    line: Signal<Local, Bits<6>>,
    loss: Signal<Local, Chance>,
    next_sum: Signal<Local, Sum>,
    margin_here: Signal<Local, Margin>,
    child_margin: Signal<Local, Margin>,
    is_over: Signal<Local, Bit>,
    has_end: Signal<Local, Bit>,
    is_last_sibling: Signal<Local, Bit>,
    is_last_level: Signal<Local, Bit>,
    is_made: Signal<Local, Bit>,
    starts: Signal<Local, Bit>,
    written: Signal<Local, NodeData>,
    writes: Signal<Local, Bit>,
    write_number: Signal<Local, Number>,

    #[default(constants(16, |i| i as u64))]
    steps: Vec<Constant<Bits<4>>>,
    #[default(constant(0))]
    root: Constant<Number>,
    #[default(constant(1))]
    one: Constant<Number>,
    #[default(constant(1))]
    one_visit: Constant<Visits>,
    // The last node in the memory; the node behind it, as far as a number shows it; and a quarter of
    // the memory.
    #[default(constant(0))]
    last_node: Constant<Number>,
    #[default(constant(0))]
    no_fresh: Constant<Number>,
    #[default(constant(0))]
    quarter: Constant<Number>,
    #[default(constant(u64::from(LEAST_VISITS)))]
    first_least: Constant<Visits>,
    #[default(constant(1))]
    one_ply: Constant<Bits<7>>,
    #[default(constant(0))]
    root_level: Constant<Bits<6>>,
    #[default(constant(1))]
    one_level: Constant<Bits<6>>,
    // The path memory's place for a path's length.
    #[default(constant(LEVELS as u64 - 1))]
    length: Constant<Bits<6>>,
    #[default(constant(0))]
    first_place: Constant<Bits<5>>,
    #[default(constant(1))]
    one_place: Constant<Bits<5>>,
    #[default(constant(0))]
    no_margin: Constant<Margin>,
    #[default(constant(u64::from(CERTAIN)))]
    certain: Constant<Chance>,
    #[default(constant(0))]
    zero_32: Constant<Bits<32>>,
    #[default(constant(1))]
    one_32: Constant<Bits<32>>,
    #[default(Constant::new(NodeData::default()))]
    no_node: Constant<NodeData>,
    #[default(Constant::new(Way::default()))]
    nothing: Constant<Way>,
}

impl Walker {
    /// The walker of this many engines.
    pub fn new(engines: usize) -> Walker {
        Walker::with_memory(engines, most_nodes(engines))
    }

    /// The walker of this many engines that uses only the first `nodes` nodes of its memory, more than
    /// 940: a pruning ends when it has discarded a quarter of them.
    pub fn with_memory(engines: usize, nodes: usize) -> Walker {
        let nodes = nodes as u64;
        Walker {
            roster: Roster::new(engines),
            tree: TreeMemory::new(engines),
            last_node: constant(nodes - 1),
            no_fresh: constant(nodes % (1 << NUMBER_BITS)),
            quarter: constant(nodes / 4),
            ..Walker::default()
        }
    }
}

/// Outputs, counters and wires of every cycle, and what the states below override.
struct EveryCycle;

/// Overrides of the states: the write to the tree that several of them ask for, and `stop`.
struct Overrides;

/// A state that does not exist: waits for the next search.
struct Unused;

kernel_of_parts!(Walker {
    EveryCycle, serve::Serve, keep::Keep, prune::Prune, select::Select, launch::Launch, back_up::BackUp, answer::Answer, Overrides
} unused Unused);

impl kernel::Kernel<EveryCycle> for Walker {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, roster, tree, paths, comparison, leaf_value, proof, ranking);
        dff_setup!(self, clock, state, step, starting, starts_new_game, behind, stopping, cycle_count, expired);
        dff_setup!(self, clock, node_count, furthest, answer, answer_value);
        dff_setup!(
            self,
            clock,
            reply,
            reply_is_legal,
            ply_here,
            follows_answer,
            root_ply,
            is_grown,
            discarded,
            fresh,
            least_visits,
            children_cut
        );
        dff_setup!(self, clock, told, found_here, free, at, level, last_level, family, parent);
        dff_setup!(self, clock, place, best_played, launches, picks, known, known_margin, chance, at_end, margin);
        dff_setup!(self, clock, proves);
        self.starting.d.next = self.start.val();
        self.starts_new_game.d.next = self.new_game.val();
        self.stopping.d.next = self.stop.val();
        self.idle.next = self.state.q.val() == State::Idle;
        self.busy.next = (self.state.q.val() != State::Idle) | self.starting.q.val();
        self.done.next = self.state.q.val() == State::Finish;
        self.placement.next = self.answer.q.val();
        self.score.next = self.answer_value.q.val();
        self.depth.next = self.furthest.q.val();
        self.nodes.next = self.node_count.q.val();
        self.cycles.next = self.cycle_count.q.val();

        self.next_cycle_count.next = self.cycle_count.q.val() + self.one_32.val();
        self.cycle_count.d.next = self.next_cycle_count.val();
        self.expired.d.next = self.next_cycle_count.val() >= self.budget_cycles.val();
        self.is_over.next = self.tree.has_value.val() & (self.tree.has_answer.val() | self.expired.q.val());
        self.next_step.next = self.step.q.val() + self.steps[1].val();
        self.step.d.next = self.next_step.val();

        // Engines.
        self.here.next = self.found.val();
        self.roster.finished.next = self.here.val().finished;
        self.roster.clear.next = self.state.q.val() == State::Idle;
        self.roster.wake.next = false;
        self.roster.renew.next = false;
        self.roster.choose.next = self.state.q.val() == State::Listen;
        self.roster.take.next = self.state.q.val() == State::Take;
        self.roster.launch.next = self.state.q.val() == State::Launch;
        self.roster.blocked.next = false;
        self.told.d.next = self.nothing.val();
        self.starts.next = self.told.q.val().start;
        self.way.next = self.told.q.val();
        self.way.next.clears = self.starts.val() & self.roster.is_unused.val();
        self.way.next.engine = self.roster.engine.val();

        // The tree of the last search: one or two moves were made since.
        self.next_root_ply.next = self.ply_here.q.val();
        if self.behind.q.val() {
            self.next_root_ply.next = self.ply_here.q.val() + self.one_ply.val();
        }
        self.ply_before.next = self.next_root_ply.val() - self.one_ply.val();
        self.ply_before_that.next = self.ply_before.val() - self.one_ply.val();
        self.is_two_on.next = (self.root_ply.q.val() == self.ply_before_that.val()) & (!self.behind.q.val());
        self.may_follow.next = (self.is_grown.q.val() & (!self.starts_new_game.q.val()))
            & (self.is_two_on.val() | (self.root_ply.q.val() == self.ply_before.val()));
        self.made.next = self.reply.q.val();
        if self.follows_answer.q.val() {
            self.made.next = self.answer.q.val();
        }

        // The node that is read, and conclusions from it.
        self.tree.number.next = self.at.q.val();
        self.node.next = self.tree.node.val();
        self.parent_node.next = self.family.q.val();
        self.first_child.next = self.node.val().link;
        self.is_last_sibling.next = self.node.val().next_sibling == self.root.val();
        self.has_end.next =
            self.node.val().margin.any() | ((!self.node.val().has_child) & (!self.node.val().unvisited.any()));
        self.child_margin.next = self.no_margin.val() - self.node.val().margin;
        self.next_visits.next = self.node.val().visits + self.one_visit.val();
        self.fewer_unvisited.next = self.parent_node.val().unvisited - self.one_place.val();
        self.next_level.next = self.level.q.val() + self.one_level.val();
        self.level_above.next = self.level.q.val() - self.one_level.val();
        self.is_last_level.next = self.level.q.val() == self.last_level.q.val();
        self.is_made.next = (self.launches.q.val() & (!(self.is_last_level.val() & self.picks.q.val())))
            & (self.behind.q.val() | (self.level.q.val() != self.root_level.val()));
        self.next_place.next = self.place.q.val() + self.one_place.val();
        self.next_fresh.next = self.fresh.q.val() + self.one.val();
        // The node that is used next is ready; no other is left.
        self.is_full.next = (!self.discarded.q.val().any()) & (self.fresh.q.val() == self.no_fresh.val());
        self.next_at.next = self.at.q.val() + self.one.val();
        self.more_unvisited.next = self.parent_node.val().unvisited + self.one_place.val();
        self.next_cut.next = self.children_cut.q.val() + self.one.val();
        // The node that is used next may hold the children of an earlier tree.
        self.is_cut.next = ((self.node.val().visits < self.least_visits.q.val()) | self.node.val().margin.any())
            & (self.node.val().has_child & (self.at.q.val() != self.free.q.val()));
        self.is_enough.next = self.children_cut.q.val() >= self.quarter.val();
        self.family_link.next = self.parent_node.val().link;
        self.paths.engine.next = self.roster.engine.val();
        self.paths.next_engine.next = self.roster.next_ready.val();
        self.paths.ask_next.next = self.state.q.val() == State::Listen;
        self.paths.level.next = self.level.q.val();
        self.paths.write.next = false;
        self.paths.write_level.next = self.level.q.val();
        self.paths.written.next = self.at.q.val();

        self.comparison.clear.next = false;
        self.comparison.valid.next = false;
        self.comparison.is_new.next = false;
        self.comparison.visits.next = self.node.val().visits;
        self.comparison.sum.next = self.node.val().sum;
        self.comparison.number.next = self.at.q.val();
        self.comparison.place.next = self.place.q.val();
        self.comparison.parent_visits.next = self.parent_node.val().visits;

        self.leaf_value.found.next = self.found_here.q.val();
        self.leaf_value.known.next = self.known.q.val();
        self.leaf_value.known_margin.next = self.known_margin.q.val();
        self.proof.clear.next = false;
        self.proof.valid.next = false;
        self.proof.margin.next = self.child_margin.val();
        self.proof.unvisited.next = self.parent_node.val().unvisited;
        self.ranking.node.next = self.tree.node.val();
        self.ranking.restart.next = self.state.q.val() == State::Recall;
        self.ranking.compare.next = false;
        self.ranking.mean.next = self.comparison.mean.val();

        // Values to add at a node of a path.
        self.count.next = self.node_count.q.val() + self.found_here.q.val().nodes;
        self.line.next = self.level.q.val() + self.found_here.q.val().depth;
        self.loss.next = self.certain.val() - self.chance.q.val();
        self.next_sum.next = self.parent_node.val().sum + bit_cast::<31, 14>(self.loss.val());
        self.margin_here.next = self.margin.q.val();
        if !self.at_end.q.val() {
            self.margin_here.next = self.no_margin.val();
            if self.proves.q.val() {
                self.margin_here.next = self.proof.proved.val();
            }
        }

        self.writes.next = false;
        self.write_number.next = self.parent.q.val();
        self.written.next = self.family.q.val();
    }
}

impl kernel::Kernel<Overrides> for Walker {
    #[hdl_gen]
    fn update(&mut self) {
        self.tree.write.next = self.writes.val();
        self.tree.write_number.next = self.write_number.val();
        self.tree.written.next = self.written.val();
        if self.stopping.q.val() {
            self.is_grown.d.next = false;
            self.state.d.next = State::Idle;
        }
    }
}

impl kernel::Kernel<Unused> for Walker {
    #[hdl_gen]
    fn update(&mut self) {
        self.state.d.next = State::Idle;
    }
}
