//! Prune: how the walker makes a pruned tree of a full one. No engine has a leaf meanwhile.

use rust_hdl::prelude::*;

use crate::best_first::state::State;
use crate::best_first::walker::Walker;
use crate::parts::kernel::Kernel;

/// The states that discard the least visited parts of the tree.
pub struct Prune;

impl Kernel<Prune> for Walker {
    #[hdl_gen]
    fn update(&mut self) {
        match self.state.q.val() {
            State::Scan => {
                self.family.d.next = self.node.val();
                self.parent.d.next = self.at.q.val();
                self.place.d.next = self.first_place.val();
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.at.d.next = self.next_at.val();
                    if self.is_over.val() {
                        self.state.d.next = State::Listen;
                    } else if self.is_cut.val() {
                        self.at.d.next = self.first_child.val();
                        self.state.d.next = State::Cut;
                    } else if self.at.q.val() == self.last_node.val() {
                        // Another pass discards more, and reaches the quarter at last: 700 nodes at
                        // most are children of the root or of the nodes, one a ply, that half of all
                        // visits come through.
                        self.at.d.next = self.one.val();
                        self.least_visits.d.next = self.least_visits.q.val() << 1;
                        if self.is_enough.val() {
                            self.state.d.next = State::Listen;
                        }
                    }
                }
            }
            State::Cut => {
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.children_cut.d.next = self.next_cut.val();
                    self.family.d.next.unvisited = self.more_unvisited.val();
                    self.place.d.next = self.next_place.val();
                    // A proved node is not searched again. If it becomes the root, the move that
                    // proves it is the answer.
                    if (self.place.q.val() == self.first_place.val())
                        | (self.parent_node.val().margin.any()
                            & (self.child_margin.val() == self.parent_node.val().margin))
                    {
                        self.best_played.d.next = self.node.val().played;
                    }
                    self.at.d.next = self.node.val().next_sibling;
                    if self.is_last_sibling.val() {
                        self.writes.next = true;
                        self.write_number.next = self.at.q.val();
                        self.written.next = self.node.val();
                        self.written.next.next_sibling = self.discarded.q.val();
                        self.at.d.next = self.parent.q.val();
                        self.step.d.next = self.steps[3].val();
                    }
                }
                if self.step.q.val() == self.steps[3].val() {
                    self.writes.next = true;
                    self.written.next.link = bit_cast::<16, 15>(self.best_played.q.val());
                    self.written.next.has_child = false;
                    self.discarded.d.next = self.family_link.val();
                    // A cycle later than usual: the node has just been written.
                    self.step.d.next = self.steps[15].val();
                    self.state.d.next = State::Scan;
                }
            }
            _ => {}
        }
    }
}
