//! Select: how the walker goes down the tree to the leaf of greatest worth and adds it.

use rust_hdl::prelude::*;

use crate::best_first::state::State;
use crate::best_first::walker::Walker;
use crate::parts::kernel::Kernel;

/// The states that lead from the root to a leaf.
pub struct Select;

impl Kernel<Select> for Walker {
    #[hdl_gen]
    fn update(&mut self) {
        match self.state.q.val() {
            State::Read => {
                self.paths.write.next = true;
                self.place.d.next = self.first_place.val();
                self.comparison.clear.next = true;
                self.family.d.next = self.node.val();
                self.parent.d.next = self.at.q.val();
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.picks.d.next = false;
                    if self.has_end.val() {
                        self.last_level.d.next = self.level.q.val();
                        self.level.d.next = self.root_level.val();
                        self.launches.d.next = false;
                        self.known_margin.d.next = self.node.val().margin;
                        self.state.d.next = State::Visit;
                    } else if !self.node.val().has_child {
                        self.state.d.next = State::Grow;
                    } else {
                        self.at.d.next = self.first_child.val();
                        self.state.d.next = State::Compare;
                    }
                }
            }
            State::Compare => {
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.comparison.valid.next = !self.node.val().busy;
                    self.place.d.next = self.next_place.val();
                    if self.place.q.val() == self.first_place.val() {
                        self.best_played.d.next = self.node.val().played;
                    }
                    self.at.d.next = self.node.val().next_sibling;
                    if self.is_last_sibling.val() {
                        // Stay at this node, in case another one is added after it.
                        self.at.d.next = self.at.q.val();
                        self.state.d.next = State::Choose;
                    }
                }
            }
            State::Choose => {
                self.comparison.is_new.next = true;
                self.comparison.visits.next = self.parent_node.val().visits;
                self.comparison.sum.next = self.parent_node.val().sum;
                if self.step.q.val() == self.steps[0].val() {
                    self.comparison.valid.next = self.parent_node.val().unvisited.any();
                }
                if self.step.q.val() == self.steps[8].val() {
                    self.step.d.next = self.steps[0].val();
                    if self.comparison.best_is_new.val() {
                        self.picks.d.next = true;
                        self.state.d.next = State::Grow;
                    } else {
                        self.level.d.next = self.next_level.val();
                        self.at.d.next = self.comparison.best.val();
                        self.state.d.next = State::Read;
                    }
                    if !self.comparison.any.val() {
                        self.roster.blocked.next = true;
                        self.state.d.next = State::Listen;
                    }
                }
            }
            State::Grow => {
                self.writes.next = true;
                self.launches.d.next = true;
                if self.step.q.val() == self.steps[0].val() {
                    // Link it from the sibling before, if there is one.
                    self.writes.next = self.picks.q.val();
                    self.write_number.next = self.at.q.val();
                    self.written.next = self.node.val();
                    self.written.next.next_sibling = self.free.q.val();
                    self.told.d.next.start = true;
                }
                if self.step.q.val() == self.steps[1].val() {
                    self.written.next.unvisited = self.fewer_unvisited.val();
                    if !self.picks.q.val() {
                        self.written.next.has_child = true;
                        self.written.next.link = self.free.q.val();
                    }
                }
                if self.step.q.val() == self.steps[2].val() {
                    self.write_number.next = self.free.q.val();
                    self.written.next = self.no_node.val();
                    self.written.next.played = bit_cast::<15, 16>(self.parent_node.val().link);
                    self.written.next.busy = true;
                    self.paths.write.next = true;
                    self.paths.write_level.next = self.next_level.val();
                    self.paths.written.next = self.free.q.val();
                    self.last_level.d.next = self.next_level.val();
                    self.level.d.next = self.root_level.val();
                    self.step.d.next = self.steps[0].val();
                    self.state.d.next = State::Visit;
                }
            }
            _ => {}
        }
    }
}
