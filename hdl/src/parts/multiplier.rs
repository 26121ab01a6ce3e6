//! Multiplier: multiplies two unsigned numbers, with a register on each side, where the multipliers
//! of a device have theirs.
//!
//! Latency 2 cycles.

use rust_hdl::prelude::*;

/// Factors of `A` and `B` bits, a product of `P`.
#[derive(LogicBlock, Default)]
pub struct Multiplier<const A: usize, const B: usize, const P: usize> {
    pub clock: Signal<In, Clock>,
    pub left: Signal<In, Bits<A>>,
    pub right: Signal<In, Bits<B>>,
    /// `left` times `right` of two cycles ago.
    pub product: Signal<Out, Bits<P>>,
}

impl<const A: usize, const B: usize, const P: usize> Logic for Multiplier<A, B, P> {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.product.connect();
    }

    fn hdl(&self) -> Verilog {
        assert!(P == A + B, "a product of {A} and {B} bits has {}", A + B);
        Verilog::Custom(format!(
            "\
reg [{left}:0] left_here;
reg [{right}:0] right_here;

always @(posedge clock) begin
    left_here <= left;
    right_here <= right;
    product <= left_here * right_here;
end
",
            left = A - 1,
            right = B - 1,
        ))
    }
}
