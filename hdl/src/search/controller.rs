//! Controller: what the search does in each of its [states](super::state). In an engine of a
//! best-first search the [descent](super::descent) can override it.

// The outer condition says in which state or step, the inner one what: hardware's `match` has no
// guards.
#![allow(clippy::collapsible_if, clippy::collapsible_match)]

use rust_hdl::prelude::*;

use super::state::State;
use super::Search;

impl Logic for Search {
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
        match self.state.q.val() {
            State::Idle => {
                self.busy.next = self.starting.q.val();
                // For a search that begins after the answer.
                self.datapath.select.next = self.select_played.val();
                self.cycle_count.d.next = self.cycle_count.q.val();
                self.level.d.next = self.steps[0].val();
                self.iteration.d.next = self.one_ply.val();
                self.node.d.next = self.root_node.val();
                self.node.d.next.played = self.answer.q.val();
                self.again.d.next = false;
                if self.starting.q.val() {
                    self.answer.d.next = self.pass.val();
                    self.answer_score.d.next = self.zero.val();
                    self.finished_depth.d.next = self.steps[0].val();
                    self.node_count.d.next = self.zero_32.val();
                    self.entered_count.d.next = self.zero_32.val();
                    self.cycle_count.d.next = self.zero_32.val();
                    self.clearing_all.d.next = self.starts_new_game.q.val();
                    self.state.d.next = State::Clear;
                    if self.starts_behind.q.val() {
                        self.state.d.next = State::Follow;
                    }
                }
            }
            State::Follow => {
                self.cycle_count.d.next = self.cycle_count.q.val();
                self.state.d.next = State::Clear;
            }
            State::Clear => {
                self.cycle_count.d.next = self.cycle_count.q.val();
                self.cleared.d.next = self.cleared.q.val() + self.one_cleared.val();
                if self.cleared.q.val() == self.last_clear.val() {
                    self.state.d.next = State::Enter;
                }
            }
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
            State::Fetch => {
                self.datapath.select.next = self.select_popped.val();
                self.state.d.next = State::Read;
                if self.datapath.refuted.val().get_bit(0) {
                    self.finishes_child.next = true;
                    self.state.d.next = State::Fetch;
                    if self.next_child.val() == self.node.q.val().children {
                        self.state.d.next = State::Leave;
                    }
                }
            }
            State::Read => {
                self.state.d.next = State::Take;
            }
            State::Take => {
                if !self.again.q.val() {
                    self.node.d.next.played = self.datapath.listed.val();
                }
                self.state.d.next = State::Place;
            }
            State::Place => {
                self.state.d.next = State::Make;
            }
            State::Make => {
                self.level.d.next = self.level.q.val() + self.one_ply.val();
                self.node.d.next = self.datapath.child.val();
                self.again.d.next = false;
                self.state.d.next = State::Enter;
            }
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
            _ => {
                self.state.d.next = State::Idle;
            }
        }
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
