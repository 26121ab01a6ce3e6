//! Ascend: how the search leaves a node, what the node's value means for its parent, and how the
//! search ends.

use rust_hdl::prelude::*;

use crate::parts::kernel::Kernel;
use crate::search::state::State;
use crate::search::Search;

/// The states that lead back to the parent and to the answer.
pub struct Ascend;

impl Kernel<Ascend> for Search {
    #[hdl_gen]
    fn update(&mut self) {
        match self.state.q.val() {
            State::Leave => {
                self.datapath.select.next = self.select_reply.val();
                if self.at_root.val() {
                    self.finished_depth.d.next = self.iteration.q.val();
                    self.iteration.d.next = self.iteration.q.val() + self.one_ply.val();
                    self.node.d.next = self.root_node.val();
                    self.node.d.next.remaining = self.iteration.q.val() + self.one_ply.val();
                    self.state.d.next = State::Enter;
                    if (!self.node.q.val().horizon)
                        | (self.node.q.val().children == self.slots[1].val())
                        | (self.iteration.q.val() == self.max_depth.val())
                    {
                        self.state.d.next = State::Finish;
                    }
                } else {
                    // Store only if a child was looked at: not after a TT cutoff or at the end of
                    // the game.
                    self.datapath.store.next = (!self.frontier.val())
                        & (self.node.q.val().generated | (self.node.q.val().children != self.slots[0].val()));
                    self.datapath.cutoff.next = self.cut_off.val() & (self.node.q.val().best_move != self.pass.val());
                    self.returned.d.next = self.zero.val() - self.node.q.val().best;
                    self.level.d.next = self.level.q.val() - self.one_ply.val();
                    self.node.d.next = self.datapath.popped.val();
                    self.node.d.next.horizon = self.datapath.popped.val().horizon | self.node.q.val().horizon;
                    self.state.d.next = State::Remove;
                }
            }
            State::Remove => {
                self.state.d.next = State::Unmake;
            }
            State::Unmake => {
                if (self.node.q.val().reduced & self.raised.q.val()) & (!self.datapath.deferred.val()) {
                    // The late move may be better after all: search it at full depth.
                    self.again.d.next = true;
                    self.datapath.select.next = self.select_played.val();
                    self.state.d.next = State::Take;
                } else {
                    self.finishes_child.next = true;
                    self.datapath.select.next = self.select_popped.val();
                    self.node.d.next.played = self.datapath.listed.val();
                    self.state.d.next = State::Place;
                    if self.datapath.refuted.val().get_bit(1) {
                        self.state.d.next = State::Fetch;
                    }
                    if self.datapath.deferred.val() {
                        // List the deferred child once more, after the others.
                        self.lists.next = true;
                    } else {
                        if self.betters.q.val() {
                            self.node.d.next.best = self.returned.q.val();
                            self.node.d.next.best_move = self.node.q.val().played;
                            if self.at_root.val() {
                                self.answer.d.next = self.node.q.val().played;
                                self.answer_score.d.next = self.returned.q.val() ^ self.sign.val();
                            }
                        }
                        if self.raised.q.val() {
                            self.node.d.next.alpha = self.returned.q.val();
                            self.node.d.next.improved = true;
                        }
                        if self.refutes.q.val() {
                            self.state.d.next = State::Leave;
                        } else if self.datapath.test_applies.val() {
                            self.datapath.try_reply.next = true;
                            self.datapath.select.next = self.select_listed.val();
                            self.state.d.next = State::TryReply;
                        } else if self.all_searched.q.val() {
                            self.state.d.next = State::Generate;
                            if self.node.q.val().generated {
                                self.state.d.next = State::Leave;
                            }
                        }
                    }
                }
            }
            State::TryReply => {
                // The block itself reports results and the end, late in a cycle; see below.
                self.step.d.next = self.next_step.val();
            }
            State::Finish => {
                self.done.next = true;
                self.datapath.select.next = self.select_played.val();
                self.cycle_count.d.next = self.cycle_count.q.val();
                self.state.d.next = State::Idle;
            }
            _ => {}
        }
    }
}
