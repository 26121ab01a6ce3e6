//! Answer: how the walker chooses the answer among the root's children.

use rust_hdl::prelude::*;

use crate::best_first::state::State;
use crate::best_first::walker::Walker;
use crate::parts::kernel::Kernel;

/// The states that choose the answer.
pub struct Answer;

impl Kernel<Answer> for Walker {
    #[hdl_gen]
    fn update(&mut self) {
        match self.state.q.val() {
            State::Recall => {
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.state.d.next = State::Weigh;
                    if self.node.val().has_child {
                        self.at.d.next = self.first_child.val();
                        self.state.d.next = State::Rank;
                    }
                }
            }
            State::Rank => {
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.ranking.compare.next = true;
                    self.at.d.next = self.node.val().next_sibling;
                    if self.is_last_sibling.val() {
                        self.state.d.next = State::Weigh;
                    }
                }
            }
            State::Weigh => {
                self.comparison.visits.next = self.ranking.visits.val();
                self.comparison.sum.next = self.ranking.sum.val();
                if self.step.q.val() == self.steps[9].val() {
                    self.answer.d.next = self.ranking.placement.val();
                    self.answer_value.d.next = self.ranking.score.val();
                    self.state.d.next = State::Finish;
                }
            }
            State::Finish => {
                self.is_grown.d.next = true;
                self.cycle_count.d.next = self.cycle_count.q.val();
                self.state.d.next = State::Idle;
            }
            _ => {}
        }
    }
}
