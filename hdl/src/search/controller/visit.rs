//! Visit: what the search does at a node that it has entered: it values the node at once, or lists
//! the moves to search.

use rust_hdl::prelude::*;

use crate::parts::kernel::Kernel;
use crate::search::state::State;
use crate::search::Search;

/// The states in which a node is valued or its moves are listed.
pub struct Visit;

impl Kernel<Visit> for Search {
    #[hdl_gen]
    fn update(&mut self) {
        match self.state.q.val() {
            State::Enter => {
                self.datapath.select.next = self.select_newer_killer.val();
                self.entered_count.d.next = self.node_count.q.val();
                if (self.iteration.q.val() != self.one_ply.val()) & self.expired.q.val() {
                    self.state.d.next = State::Finish;
                } else if self.datapath.completed.val() {
                    self.state.d.next = State::Complete;
                } else if self.at_root.val() | self.frontier.val() {
                    self.generates.next = true;
                } else {
                    self.state.d.next = State::LookUp;
                }
            }
            State::Complete => {
                self.datapath.select.next = self.select_popped.val();
                self.node.d.next.best = self.datapath.value_both_passed.val();
                if self.datapath.completed.val() {
                    self.node.d.next.best = self.datapath.value_completed.val();
                } else if self.at_root.val() {
                    self.answer_score.d.next = self.datapath.value_both_passed.val() ^ self.sign.val();
                }
                self.state.d.next = State::Leave;
            }
            State::LookUp => {
                self.step.d.next = self.next_step.val();
                if self.step.q.val() == self.steps[0].val() {
                    self.datapath.select.next = self.select_older_killer.val();
                }
                if self.step.q.val() == self.steps[1].val() {
                    // The entry that will hit. To probe first and then pick one of the moves would
                    // take too long.
                    self.datapath.select.next = self.select_always_replace.val();
                    if self.datapath.depth_preferred_will_hit.val() {
                        self.datapath.select.next = self.select_depth_preferred.val();
                    }
                }
                if self.step.q.val() == self.steps[2].val() {
                    self.datapath.select.next = self.select_popped.val();
                    // A TT cutoff, or a deferred move.
                    if self.datapath.tt_cutoff.val() {
                        self.node.d.next.best = self.datapath.known.val().value;
                        self.node.d.next.horizon = self.datapath.known.val().horizon;
                    }
                    if self.datapath.tt_cutoff.val() | self.datapath.defers.val() {
                        self.state.d.next = State::Leave;
                    }
                }
                self.lists.next = self.datapath.has_first_move.val();
                if self.step.q.val() == self.steps[7].val() {
                    self.step.d.next = self.steps[0].val();
                    // The first listed move is read in this cycle, unless it is also written in
                    // this cycle.
                    self.state.d.next = State::Read;
                    if self.node.q.val().children == self.slots[0].val() {
                        if self.datapath.has_first_move.val() {
                            self.state.d.next = State::Fetch;
                        } else {
                            self.generates.next = true;
                        }
                    }
                }
            }
            State::Generate => {
                self.generates.next = true;
            }
            State::Stream => {
                self.step.d.next = self.next_step.val();
                self.datapath.select.next = self.select_popped.val();
                if self.step.q.val() == self.steps[0].val() {
                    self.datapath.select.next = self.select_older_killer.val();
                }
                if self.datapath.valid.val() {
                    self.node_count.d.next = self.node_count.q.val() + self.one_32.val();
                }
                if self.frontier.val() {
                    if self.datapath.valid.val() {
                        if !(self.datapath.terminal.val() | self.datapath.both_passed.val()) {
                            self.node.d.next.horizon = true;
                        }
                        if self.datapath.value.val() > self.node.q.val().best {
                            self.node.d.next.best = self.datapath.value.val();
                            self.node.d.next.best_move = self.datapath.placement.val();
                            if self.at_root.val() & (!self.datapath.both_passed.val()) {
                                self.answer.d.next = self.datapath.placement.val();
                                self.answer_score.d.next = self.datapath.score.val();
                            }
                        }
                    }
                    if self.datapath.done.val()
                        | (self.datapath.valid.val() & (self.datapath.value.val() >= self.node.q.val().beta))
                    {
                        self.state.d.next = State::Leave;
                    }
                } else if self.datapath.done.val() {
                    self.state.d.next = State::Settle;
                }
                // The only placement of the stream; the leaf unit's score does not count.
                if self.datapath.valid.val() & self.datapath.both_passed.val() {
                    self.state.d.next = State::Complete;
                }
            }
            State::Settle => {
                self.state.d.next = State::Store;
            }
            State::Store => {
                self.datapath.select.next = self.select_popped.val();
                if self.datapath.any.val() {
                    self.lists.next = true;
                    if !self.datapath.more_than_one.val() {
                        // The first move is read while the last one is written, unless that is the
                        // same.
                        self.state.d.next = State::Read;
                        if self.node.q.val().child == self.node.q.val().children {
                            self.state.d.next = State::Fetch;
                        }
                    }
                } else {
                    // All moves were searched before.
                    self.state.d.next = State::Leave;
                }
            }
            _ => {}
        }
    }
}
