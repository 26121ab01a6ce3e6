//! Proof: derives the margin of a position from the proved margins of its children, which come one
//! by one. It is won if one of them is lost, and lost if all are won.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::Margin;
use crate::parts::bits::constant;

#[derive(LogicBlock, SmartDefault)]
pub struct Proof {
    pub clock: Signal<In, Clock>,
    /// Forget all children.
    pub clear: Signal<In, Bit>,
    /// A child is on the inputs.
    pub valid: Signal<In, Bit>,
    /// The child's margin for the side that moves there; 0 if it is not proved.
    pub margin: Signal<In, Margin>,
    /// Moves of the position that have no node yet.
    pub unvisited: Signal<In, Bits<5>>,
    /// The position's margin by the children that came before this cycle; 0 if it is not proved.
    pub proved: Signal<Out, Margin>,

    best: DFF<Margin>,
    any: DFF<Bit>,
    all: DFF<Bit>,

    biased: Signal<Local, Margin>,
    most: Signal<Local, Margin>,
    #[default(constant(0x80))]
    sign: Constant<Margin>,
    #[default(constant(0))]
    none: Constant<Margin>,
}

impl Logic for Proof {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, best, any, all);

        self.biased.next = self.margin.val() ^ self.sign.val();
        self.most.next = self.best.q.val() ^ self.sign.val();
        if self.valid.val() {
            if !self.margin.val().any() {
                self.all.d.next = false;
            } else if (!self.any.q.val()) | (self.biased.val() > self.most.val()) {
                self.any.d.next = true;
                self.best.d.next = self.margin.val();
            }
        }
        if self.clear.val() {
            self.best.d.next = self.none.val();
            self.any.d.next = false;
            self.all.d.next = true;
        }
        self.proved.next = self.best.q.val();
        if self.best.q.val().get_bit(7) & ((!self.all.q.val()) | self.unvisited.val().any()) {
            self.proved.next = self.none.val();
        }
    }
}
