//! Shown move: what the search shows its placer, one move of eight.
//!
//! Combinational, and shallow, because the placer takes most of the cycle: whoever chooses does so a cycle before, by setting one bit of
//! eight, so no choice has to be looked for among the others.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{constant, many, PlacementBits};

/// Moves to choose from.
pub const CHOICES: usize = 8;

/// One bit of them.
pub type Choice = Bits<CHOICES>;

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct ShownMove {
    /// Which move: one bit.
    pub which: Signal<In, Choice>,
    /// The moves.
    #[default(many(CHOICES))]
    pub moves: Vec<Signal<In, PlacementBits>>,
    /// That move.
    pub shown: Signal<Out, PlacementBits>,

    #[default(many(CHOICES))]
    chosen: Vec<Signal<Local, PlacementBits>>,
    #[default(constant(0))]
    nothing: Constant<PlacementBits>,
}

impl Logic for ShownMove {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..8 {
            self.chosen[i].next = self.nothing.val();
            if self.which.val().get_bit(i) {
                self.chosen[i].next = self.moves[i].val();
            }
        }
        self.shown.next = ((self.chosen[0].val() | self.chosen[1].val())
            | (self.chosen[2].val() | self.chosen[3].val()))
            | ((self.chosen[4].val() | self.chosen[5].val()) | (self.chosen[6].val() | self.chosen[7].val()));
    }
}
