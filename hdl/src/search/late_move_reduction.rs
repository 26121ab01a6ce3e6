//! Late move reduction (LMR): the depth and window of a child.
//!
//! Late children of the list are mostly not better: they are first searched one or two plies less
//! deep, with a null window just above alpha. One that raises alpha is searched again like the
//! others. Combinational.

use duo_core::search::reductions::{FIRST_REDUCED, REDUCED_FROM, TWICE_REDUCED_FROM};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{entered, Node};
use crate::parts::bits::constant;

#[derive(LogicBlock, SmartDefault)]
pub struct LateMoveReduction {
    /// The parent.
    pub node: Signal<In, Node>,
    /// The child is searched again, without a reduction.
    pub again: Signal<In, Bit>,
    /// The node to push, with the child's reduction noted.
    pub pushed: Signal<Out, Node>,
    /// The child node, ready to be entered.
    pub child: Signal<Out, Node>,
    pub minus_alpha: Signal<Out, Bits<16>>,

    reduces: Signal<Local, Bit>,
    beta: Signal<Local, Bits<16>>,
    minus_beta: Signal<Local, Bits<16>>,
    below_minus_alpha: Signal<Local, Bits<16>>,
    one_less: Signal<Local, Bits<6>>,
    two_less: Signal<Local, Bits<6>>,
    three_less: Signal<Local, Bits<6>>,
    #[default(Constant::new(entered()))]
    entered: Constant<Node>,
    #[default(constant(FIRST_REDUCED as u64))]
    first_reduced: Constant<Bits<5>>,
    #[default(constant(REDUCED_FROM as u64))]
    reduced_from: Constant<Bits<6>>,
    #[default(constant(TWICE_REDUCED_FROM as u64))]
    twice_reduced_from: Constant<Bits<6>>,
    #[default(constant(0))]
    zero: Constant<Bits<16>>,
    #[default(constant(1))]
    one: Constant<Bits<16>>,
    #[default(constant(1))]
    one_ply: Constant<Bits<6>>,
    #[default(constant(2))]
    two_plies: Constant<Bits<6>>,
    #[default(constant(3))]
    three_plies: Constant<Bits<6>>,
}

impl Logic for LateMoveReduction {
    #[hdl_gen]
    fn update(&mut self) {
        self.reduces.next = ((self.node.val().child >= self.first_reduced.val())
            & (self.node.val().remaining >= self.reduced_from.val()))
            & (!self.again.val());
        self.beta.next = self.zero.val() - self.node.val().alpha;
        self.minus_alpha.next = self.beta.val();
        self.minus_beta.next = self.zero.val() - self.node.val().beta;
        self.below_minus_alpha.next = self.beta.val() - self.one.val();
        self.one_less.next = self.node.val().remaining - self.one_ply.val();
        self.two_less.next = self.node.val().remaining - self.two_plies.val();
        self.three_less.next = self.node.val().remaining - self.three_plies.val();
        self.pushed.next = self.node.val();
        self.pushed.next.reduced = self.reduces.val();
        self.child.next = self.entered.val();
        self.child.next.alpha = self.minus_beta.val();
        self.child.next.beta = self.beta.val();
        self.child.next.remaining = self.one_less.val();
        if self.reduces.val() {
            // A null window.
            self.child.next.alpha = self.below_minus_alpha.val();
            self.child.next.remaining = self.two_less.val();
            if self.node.val().remaining >= self.twice_reduced_from.val() {
                self.child.next.remaining = self.three_less.val();
            }
        }
    }
}
