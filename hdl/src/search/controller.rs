//! Controller: what the search does in each of its [states](super::state). In an engine of a
//! best-first search the [descent](super::descent) can override it.

// The outer condition says in which state or step, the inner one what: hardware's `match` has no
// guards.
#![allow(clippy::collapsible_if, clippy::collapsible_match)]

mod ascend;
mod begin;
mod descend;
mod visit;

use rust_hdl::prelude::*;

use super::state::State;
use super::Search;
use crate::parts::kernel::{self, kernel_of_parts};

/// Outputs, counters and wires of every cycle, and what the states below override.
struct EveryCycle;

/// Overrides of the states: the descents, a child or move that several states list or finish in
/// the same way, results that come late in a cycle, and `stop`.
struct Overrides;

/// A state that does not exist: waits for the next search.
struct Unused;

kernel_of_parts!(Search {
    EveryCycle, begin::Begin, visit::Visit, descend::Descend, ascend::Ascend, Overrides
} unused Unused);

impl kernel::Kernel<EveryCycle> for Search {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, datapath);
        dff_setup!(self, clock, state, starting, starts_new_game, starts_behind, stopping, step, cleared);
        dff_setup!(self, clock, clearing_all, expired, iteration, level, node);
        dff_setup!(self, clock, again, returned, raised, betters, refutes, all_searched);
        dff_setup!(self, clock, answer, answer_score, finished_depth, node_count, cycle_count, entered_count);
        self.starting.d.next = self.start.val();
        self.starts_new_game.d.next = self.new_game.val();
        self.starts_behind.d.next = self.behind_answer.val();
        self.stopping.d.next = self.stop.val();
        self.busy.next = true;
        self.done.next = false;
        self.placement.next = self.answer.q.val();
        self.score.next = self.answer_score.q.val();
        self.depth.next = self.finished_depth.q.val();
        self.nodes.next = self.node_count.q.val();
        self.cycles.next = self.cycle_count.q.val();
        self.entered_nodes.next = self.entered_count.q.val();
        if self.adopt.val() {
            self.answer.d.next = self.peer_placement.val();
            self.answer_score.d.next = self.peer_score.val();
            self.finished_depth.d.next = self.peer_depth.val();
        }

        self.at_root.next = self.level.q.val() == self.steps[0].val();
        self.frontier.next = self.node.q.val().remaining == self.one_ply.val();
        self.cut_off.next = self.node.q.val().best >= self.node.q.val().beta;
        self.next_child.next = self.node.q.val().child + self.slots[1].val();
        self.all_searched.d.next = self.next_child.val() == self.node.q.val().children;
        self.minus_value.next = self.zero.val() - self.datapath.value.val();
        self.raised.d.next = self.returned.q.val() > self.node.q.val().alpha;
        self.betters.d.next = self.returned.q.val() > self.node.q.val().best;
        self.refutes.d.next = self.returned.q.val() >= self.node.q.val().beta;
        self.next_step.next = self.step.q.val();
        if self.step.q.val() != self.last_step.val() {
            self.next_step.next = self.step.q.val() + self.steps[1].val();
        }
        self.step.d.next = self.steps[0].val();
        self.next_cycle_count.next = self.cycle_count.q.val() + self.one_32.val();
        self.cycle_count.d.next = self.next_cycle_count.val();
        self.expired.d.next = self.next_cycle_count.val() >= self.budget_cycles.val();

        self.datapath.state.next = self.state.q.val();
        self.datapath.step.next = self.step.q.val();
        self.datapath.stopping.next = self.stopping.q.val();
        self.datapath.root.next.own = self.own.val();
        self.datapath.root.next.other = self.other.val();
        self.datapath.root.next.own_left = self.own_left.val();
        self.datapath.root.next.other_left = self.other_left.val();
        self.datapath.root.next.starts_at_ten = self.starts_at_ten.val();
        self.datapath.root.next.ply = self.ply.val();
        self.datapath.root_passed.next = self.passed.val();
        self.datapath.node.next = self.node.q.val();
        self.datapath.level.next = self.level.q.val();
        self.datapath.again.next = self.again.q.val();
        self.datapath.is_last_child.next = self.all_searched.q.val();
        self.datapath.answer.next = self.answer.q.val();
        self.datapath.cleared.next = self.cleared.q.val();
        self.datapath.clear_table.next = self.clearing_all.q.val();
        self.datapath.yields.next = self.yields.val();
        self.datapath.peer_written.next = self.peer_written.val();
        self.datapath.peer_path.next = self.peer_path.val();
        for i in 0..self.others.len() {
            self.datapath.others[i].next = self.others[i].val();
        }
        self.written.next = self.datapath.written.val();
        self.path.next = self.datapath.path.val();

        // In states that do not use the placer, it is shown a move that a later state may need.
        self.datapath.select.next = self.select_listed.val();
        self.datapath.store.next = false;
        self.datapath.cutoff.next = false;
        self.datapath.try_reply.next = false;
        self.lists.next = false;
        self.generates.next = false;
        self.finishes_child.next = false;
        self.cleared.d.next = self.first_cleared.val();
        self.last_clear.next = self.last_level.val();
        if self.clearing_all.q.val() {
            self.last_clear.next = self.last_bucket.val();
        }
    }
}

impl kernel::Kernel<Overrides> for Search {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..self.walk.len() {
            self.walk[i].clock.next = self.clock.val();
            self.walk[i].way.next = self.way[i].val();
            self.walk[i].state.next = self.state.q.val();
            self.walk[i].at_root.next = self.at_root.val();
            self.walk[i].node.next = self.node.q.val();
            self.walk[i].sorted.next = self.datapath.sorted[i].val();
            self.leaf[i].next = self.walk[i].leaf.val();
            self.datapath.makes[i].next = self.walk[i].makes.val();
            if self.walk[i].takes_over.val() {
                self.state.d.next = self.walk[i].next_state.val();
                self.node.d.next = self.walk[i].next_node.val();
                self.answer.d.next = self.walk[i].first.val();
                self.datapath.select.next = self.select_played.val();
                self.generates.next = self.walk[i].picks.val();
            }
        }
        self.datapath.list.next = self.lists.val();
        if self.lists.val() {
            self.node.d.next.children = self.node.q.val().children + self.slots[1].val();
        }
        self.datapath.next_child.next = self.finishes_child.val();
        if self.finishes_child.val() {
            self.node.d.next.child = self.next_child.val();
        }
        self.datapath.generates.next = self.generates.val();
        if self.generates.val() {
            self.node.d.next.generated = true;
            self.state.d.next = State::Stream;
        }
        if self.datapath.test_counts.val() {
            self.node_count.d.next = self.node_count.q.val() + self.one_32.val();
        }
        if self.datapath.test_refutes.val() {
            if !self.datapath.terminal.val() {
                self.node.d.next.horizon = true;
            }
            if self.minus_value.val() > self.node.q.val().best {
                self.node.d.next.best = self.minus_value.val();
            }
        }
        if self.datapath.test_ends.val() {
            self.state.d.next = State::Fetch;
        }
        if self.stopping.q.val() {
            self.state.d.next = State::Idle;
        }
    }
}

impl kernel::Kernel<Unused> for Search {
    #[hdl_gen]
    fn update(&mut self) {
        self.state.d.next = State::Idle;
    }
}
