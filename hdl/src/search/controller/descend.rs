//! Descend: how the search goes from a node to its next listed child.

use rust_hdl::prelude::*;

use crate::parts::kernel::Kernel;
use crate::search::state::State;
use crate::search::Search;

/// The states that lead to the next child.
pub struct Descend;

impl Kernel<Descend> for Search {
    #[hdl_gen]
    fn update(&mut self) {
        match self.state.q.val() {
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
            _ => {}
        }
    }
}
