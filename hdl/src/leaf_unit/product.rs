//! Product: a difference times its weight, both in two's complement.
//!
//! Latency 1 cycle: the register goes into the multiplier block. Where the weight is never anything but zero, the product is a
//! constant: synthesis then removes the multiplier, and all of the difference that nothing else reads. Written in Verilog, since
//! rust-hdl prints signed arithmetic in widths of its own.

use rust_hdl::prelude::*;

/// The block; see the module.
#[derive(LogicBlock, Default)]
pub struct Product {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Difference between the two sides.
    pub difference: Signal<In, Bits<9>>,
    /// Its weight.
    pub weight: Signal<In, Bits<10>>,
    /// Their product of one cycle ago.
    pub product: Signal<Out, Bits<20>>,

    _is_zero: bool,
}

impl Product {
    /// A product of a difference that counts, or else is worth nothing.
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
        let product = if self._is_zero { "20'h0" } else { "$signed(difference) * $signed(weight)" };
        Verilog::Custom(format!(
            "\
initial begin
   product = 20'h0;
end

always @(posedge clock) begin
   product <= {product};
end
"
        ))
    }
}
