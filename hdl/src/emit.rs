//! Emission: from a rust-hdl block to Verilog text whose top module bears the block's name.

use rust_hdl::prelude::*;

/// A block that can be emitted on its own: its inputs come from outside.
pub trait Top: Block {
    /// Name of the emitted top module.
    const NAME: &'static str;

    /// Marks the inputs as driven from outside.
    fn connect_inputs(&mut self);
}

/// Declares a block as a [`Top`]: `top!(Block, "name": input, input, ...)`.
#[macro_export]
macro_rules! top {
    ($block:ty, $name:literal: $($input:ident),+ $(,)?) => {
        impl $crate::emit::Top for $block {
            const NAME: &'static str = $name;

            fn connect_inputs(&mut self) {
                $(self.$input.connect();)+
            }
        }
    };
}

/// The Verilog of `block` and everything in it.
///
/// # Panics
/// If rust-hdl finds an undriven signal or a combinational loop: a mistake in the block.
pub fn verilog<B: Top>(mut block: B) -> String {
    block.connect_inputs();
    block.connect_all();
    // rust-hdl calls the outermost module `top` and names the others after their place in it: `top$window$cut$0`.
    generate_verilog(&block)
        .replace("module top(", &format!("module {}(", B::NAME))
        .replace("top$", &format!("{}$", B::NAME))
}
