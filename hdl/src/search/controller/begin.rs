//! Begin: what the search does before it enters the root.

use rust_hdl::prelude::*;

use crate::parts::kernel::Kernel;
use crate::search::state::State;
use crate::search::Search;

/// The states in which a search begins.
pub struct Begin;

impl Kernel<Begin> for Search {
    #[hdl_gen]
    fn update(&mut self) {
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
            _ => {}
        }
    }
}
