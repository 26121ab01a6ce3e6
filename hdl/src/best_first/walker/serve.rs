//! Serve: how the walker begins a search and chooses the engine that it serves next.

use rust_hdl::prelude::*;

use crate::best_first::state::State;
use crate::best_first::walker::Walker;
use crate::parts::kernel::Kernel;

/// The states in which a search begins and an engine is served.
pub struct Serve;

impl Kernel<Serve> for Walker {
    #[hdl_gen]
    fn update(&mut self) {
        match self.state.q.val() {
            State::Idle => {
                self.cycle_count.d.next = self.cycle_count.q.val();
                self.at.d.next = self.root.val();
                self.level.d.next = self.root_level.val();
                self.last_level.d.next = self.root_level.val();
                self.launches.d.next = true;
                self.picks.d.next = false;
                self.behind.d.next = self.behind_answer.val();
                self.reply.d.next = self.last.val();
                self.reply_is_legal.d.next = self.last_legal.val();
                self.ply_here.d.next = self.ply.val();
                if self.starting.q.val() {
                    self.behind.d.next = self.behind.q.val();
                    self.reply.d.next = self.reply.q.val();
                    self.reply_is_legal.d.next = self.reply_is_legal.q.val();
                    self.root_ply.d.next = self.next_root_ply.val();
                    self.follows_answer.d.next = self.behind.q.val() | self.is_two_on.val();
                    self.cycle_count.d.next = self.zero_32.val();
                    self.node_count.d.next = self.zero_32.val();
                    self.furthest.d.next = self.root_level.val();
                    self.roster.renew.next = self.starts_new_game.q.val();
                    self.step.d.next = self.steps[0].val();
                    self.state.d.next = State::Begin;
                    if self.may_follow.val() {
                        self.state.d.next = State::Follow;
                    }
                }
            }
            State::Begin => {
                self.fresh.d.next = self.one.val();
                self.discarded.d.next = self.root.val();
                self.writes.next = true;
                self.write_number.next = self.root.val();
                self.written.next = self.no_node.val();
                self.written.next.played = self.answer.q.val();
                self.written.next.busy = true;
                self.paths.write.next = true;
                self.told.d.next.start = true;
                self.step.d.next = self.steps[0].val();
                self.state.d.next = State::Visit;
            }
            State::Listen => {
                // The step counter is 0 two cycles from now, when the next state begins to read.
                self.step.d.next = self.steps[15].val();
                self.at.d.next = self.root.val();
                self.level.d.next = self.root_level.val();
                self.paths.level.next = self.length.val();
                if self.roster.any_ready.val() {
                    self.state.d.next = State::Take;
                } else if (self.roster.any_looking.val() & (!self.is_full.val())) & (!self.is_over.val()) {
                    self.state.d.next = State::Read;
                } else if !self.roster.any_away.val() {
                    self.state.d.next = State::Recall;
                    if self.is_full.val() & (!self.is_over.val()) {
                        self.at.d.next = self.one.val();
                        self.least_visits.d.next = self.first_least.val();
                        self.children_cut.d.next = self.root.val();
                        self.state.d.next = State::Scan;
                    }
                }
            }
            State::Take => {
                self.found_here.d.next = self.found.val();
                self.level.d.next = self.paths.number.val().get_bits::<6>(0);
                self.known.d.next = false;
                self.at_end.d.next = true;
                self.state.d.next = State::Count;
            }
            _ => {}
        }
    }
}
