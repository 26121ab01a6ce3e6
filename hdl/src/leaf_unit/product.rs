//! Product: a difference times its weight, both in two's complement.
//!
//! Latency 1 cycle: the register goes into the multiplier block. Written in Verilog, since rust-hdl prints signed arithmetic
//! in widths of its own.

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
}

impl Logic for Product {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.product.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(
            "\
initial begin
   product = 20'h0;
end

always @(posedge clock) begin
   product <= $signed(difference) * $signed(weight);
end
"
            .to_string(),
        )
    }
}
