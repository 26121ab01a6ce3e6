//! Keep: how the walker goes on with a part of the last search's tree, and uses the other nodes
//! again.

use rust_hdl::prelude::*;

use crate::best_first::state::State;
use crate::best_first::walker::Walker;
use crate::parts::kernel::Kernel;

/// The states that keep a part of the tree and discard the rest.
pub struct Keep;

impl Kernel<Keep> for Walker {
    #[hdl_gen]
    fn update(&mut self) {
        match self.state.q.val() {
            State::Follow => {
                self.family.d.next = self.node.val();
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.state.d.next = State::Begin;
                    if self.node.val().has_child {
                        self.at.d.next = self.first_child.val();
                        self.state.d.next = State::Seek;
                    }
                }
            }
            State::Seek => {
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.at.d.next = self.node.val().next_sibling;
                    if self.is_last_sibling.val() {
                        self.state.d.next = State::Begin;
                    }
                    if (self.node.val().played == self.made.val())
                        & (self.follows_answer.q.val() | self.reply_is_legal.q.val())
                    {
                        self.at.d.next = self.at.q.val();
                        self.state.d.next = State::Rehang;
                    }
                }
            }
            State::Rehang => {
                self.writes.next = true;
                self.written.next = self.node.val();
                if self.step.q.val() == self.steps[0].val() {
                    self.write_number.next = self.root.val();
                    self.written.next.next_sibling = self.root.val();
                }
                if self.step.q.val() == self.steps[1].val() {
                    self.write_number.next = self.at.q.val();
                    self.written.next.link = self.discarded.q.val();
                    self.written.next.has_child = self.discarded.q.val().any();
                    self.discarded.d.next = self.family_link.val();
                    self.follows_answer.d.next = false;
                    self.at.d.next = self.root.val();
                    self.step.d.next = self.steps[0].val();
                    self.state.d.next = State::Follow;
                    if !(self.follows_answer.q.val() & (!self.behind.q.val())) {
                        self.roster.wake.next = true;
                        self.state.d.next = State::Listen;
                    }
                }
            }
            State::Reclaim => {
                self.family.d.next = self.node.val();
                self.parent.d.next = self.at.q.val();
                if (self.step.q.val() == self.steps[0].val()) & (!self.discarded.q.val().any()) {
                    self.free.d.next = self.fresh.q.val();
                    self.fresh.d.next = self.next_fresh.val();
                    self.state.d.next = State::Listen;
                }
                if self.step.q.val() == self.steps[2].val() {
                    self.free.d.next = self.at.q.val();
                    self.discarded.d.next = self.node.val().next_sibling;
                    self.state.d.next = State::Listen;
                    if self.node.val().has_child {
                        self.free.d.next = self.free.q.val();
                        self.discarded.d.next = self.discarded.q.val();
                        self.at.d.next = self.first_child.val();
                        self.step.d.next = self.steps[0].val();
                        self.state.d.next = State::Rotate;
                    }
                }
            }
            State::Rotate => {
                if self.step.q.val() == self.steps[2].val() {
                    self.writes.next = true;
                    self.written.next.link = self.node.val().next_sibling;
                    self.written.next.has_child = self.node.val().next_sibling.any();
                }
                if self.step.q.val() == self.steps[3].val() {
                    self.writes.next = true;
                    self.write_number.next = self.at.q.val();
                    self.written.next = self.node.val();
                    self.written.next.next_sibling = self.parent.q.val();
                    self.discarded.d.next = self.at.q.val();
                    // A cycle later than usual: the node has just been written.
                    self.step.d.next = self.steps[15].val();
                    self.state.d.next = State::Reclaim;
                }
            }
            _ => {}
        }
    }
}
