//! Launch: how the walker sends the moves of a path to an engine and lets it search.

use rust_hdl::prelude::*;

use crate::best_first::state::State;
use crate::best_first::walker::Walker;
use crate::parts::kernel::Kernel;

/// The states that send an engine to a leaf.
pub struct Launch;

impl Kernel<Launch> for Walker {
    #[hdl_gen]
    fn update(&mut self) {
        match self.state.q.val() {
            State::Visit => {
                self.write_number.next = self.at.q.val();
                self.written.next = self.node.val();
                self.written.next.visits = self.next_visits.val();
                if self.step.q.val() == self.steps[1].val() {
                    self.at.d.next = self.paths.number.val();
                }
                if self.step.q.val() == self.steps[4].val() {
                    if self.is_made.val() {
                        self.told.d.next.make = true;
                        self.told.d.next.placement = self.node.val().played;
                    }
                }
                if self.step.q.val() == self.steps[5].val() {
                    self.step.d.next = self.steps[0].val();
                    self.writes.next = true;
                    self.level.d.next = self.next_level.val();
                    if self.is_last_level.val() {
                        self.level.d.next = self.level.q.val();
                        self.known.d.next = true;
                        self.at_end.d.next = true;
                        self.state.d.next = State::Count;
                        if self.launches.q.val() {
                            self.state.d.next = State::Launch;
                        }
                    }
                }
            }
            State::Launch => {
                self.paths.write.next = true;
                self.paths.write_level.next = self.length.val();
                self.paths.written.next = bit_cast::<16, 6>(self.last_level.q.val());
                if self.step.q.val() == self.steps[4].val() {
                    self.told.d.next.over = true;
                    if self.picks.q.val() {
                        self.told.d.next.picks = true;
                        self.told.d.next.place = self.place.q.val();
                        self.told.d.next.placement = self.best_played.q.val();
                    }
                }
                if self.step.q.val() == self.steps[5].val() {
                    self.at.d.next = self.discarded.q.val();
                    self.step.d.next = self.steps[0].val();
                    self.state.d.next = State::Reclaim;
                }
            }
            _ => {}
        }
    }
}
