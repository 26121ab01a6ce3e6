//! Back up: how the walker adds a leaf's value to each node of its path.

use rust_hdl::prelude::*;

use crate::best_first::state::State;
use crate::best_first::walker::Walker;
use crate::parts::kernel::Kernel;

/// The states that carry a value from a leaf to the root.
pub struct BackUp;

impl Kernel<BackUp> for Walker {
    #[hdl_gen]
    fn update(&mut self) {
        match self.state.q.val() {
            State::Count => {
                if (self.step.q.val() == self.steps[0].val()) & (self.at_end.q.val() & (!self.known.q.val())) {
                    self.node_count.d.next = self.count.val();
                    if self.line.val() > self.furthest.q.val() {
                        self.furthest.d.next = self.line.val();
                    }
                }
                if self.step.q.val() == self.steps[1].val() {
                    self.at.d.next = self.paths.number.val();
                }
                if self.step.q.val() == self.steps[4].val() {
                    self.family.d.next = self.node.val();
                    self.parent.d.next = self.at.q.val();
                    self.proof.clear.next = true;
                    self.proves.d.next = false;
                    if self.at_end.q.val() {
                        self.chance.d.next = self.leaf_value.chance.val();
                        self.margin.d.next = self.leaf_value.margin.val();
                    } else if self.margin.q.val().any() {
                        self.proves.d.next = true;
                        self.at.d.next = self.first_child.val();
                        self.step.d.next = self.steps[0].val();
                        self.state.d.next = State::Prove;
                    }
                }
                if self.step.q.val() == self.steps[5].val() {
                    self.step.d.next = self.steps[0].val();
                    self.writes.next = true;
                    self.written.next.sum = self.next_sum.val();
                    if !self.parent_node.val().margin.any() {
                        self.written.next.margin = self.margin_here.val();
                    }
                    if self.at_end.q.val() & (!self.known.q.val()) {
                        self.written.next.link = bit_cast::<16, 15>(self.found_here.q.val().placement);
                        self.written.next.unvisited = self.leaf_value.moves.val();
                        self.written.next.busy = false;
                        if self.level.q.val() != self.root_level.val() {
                            self.written.next.played = self.found_here.q.val().made;
                        }
                    }
                    self.chance.d.next = self.loss.val();
                    self.margin.d.next = self.margin_here.val();
                    self.at_end.d.next = false;
                    self.level.d.next = self.level_above.val();
                    if self.level.q.val() == self.root_level.val() {
                        self.state.d.next = State::Listen;
                    }
                }
            }
            State::Prove => {
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.proof.valid.next = true;
                    self.at.d.next = self.node.val().next_sibling;
                    if self.is_last_sibling.val() {
                        self.step.d.next = self.steps[5].val();
                        self.state.d.next = State::Count;
                    }
                }
            }
            _ => {}
        }
    }
}
