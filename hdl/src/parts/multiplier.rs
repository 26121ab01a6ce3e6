//! Multiplier: a product of two unsigned numbers, with a register before and one behind it, where a device's multipliers have theirs.
//!
//! Latency 2 cycles.

use rust_hdl::prelude::*;

/// The block: `A` and `B` bits of the factors, `P` of the product.
#[derive(LogicBlock, Default)]
pub struct Multiplier<const A: usize, const B: usize, const P: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A factor.
    pub left: Signal<In, Bits<A>>,
    /// The other one.
    pub right: Signal<In, Bits<B>>,
    /// The product of the factors of two cycles ago.
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
