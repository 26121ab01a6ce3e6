//! Product: multiplies a difference by its weight, both in two's complement.
//!
//! Latency [`LATENCY`] cycle: the register is merged into the multiplier block. Where the weight is
//! always zero, the product is a constant: synthesis then removes the multiplier, and every part of
//! the difference that nothing else reads. Written in Verilog, since rust-hdl prints signed
//! arithmetic in other widths.

use rust_hdl::prelude::*;

/// Width of a difference between the two sides.
pub const DIFFERENCE_BITS: usize = 9;

/// Width of a weight.
pub const WEIGHT_BITS: usize = 10;

/// Width of a product, and of the sum of all products.
pub const SUM_BITS: usize = 20;

/// Cycles from a difference and its weight to their product.
pub const LATENCY: usize = 1;

#[derive(LogicBlock, Default)]
pub struct Product {
    pub clock: Signal<In, Clock>,
    pub difference: Signal<In, Bits<DIFFERENCE_BITS>>,
    pub weight: Signal<In, Bits<WEIGHT_BITS>>,
    /// `difference` times `weight` of one cycle ago.
    pub product: Signal<Out, Bits<SUM_BITS>>,

    _is_zero: bool,
}

impl Product {
    /// A product; constantly zero unless the difference `counts`.
    pub fn new(counts: bool) -> Product {
        Product { _is_zero: !counts, ..Product::default() }
    }
}

impl Logic for Product {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.product.connect();
    }

    fn hdl(&self) -> Verilog {
        let zero = format!("{SUM_BITS}'h0");
        let product = if self._is_zero { &zero } else { "$signed(difference) * $signed(weight)" };
        Verilog::Custom(format!(
            "\
initial begin
   product = {zero};
end

always @(posedge clock) begin
   product <= {product};
end
"
        ))
    }
}
