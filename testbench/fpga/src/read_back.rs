//! Common parts of the readers that turn a bitstream back into Verilog.

use std::collections::BTreeMap;

mod port;
pub(crate) mod verilog;

pub use self::port::Port;

/// A netlist that was read from a bitstream.
pub struct Netlist {
    /// The module, and the models that it instantiates and that synthesised netlists do not have.
    pub verilog: String,
    /// For each clock generator: multiplier, input divider, output divider.
    pub generators: Vec<[u64; 3]>,
    /// The number of cells of each kind that reach an output.
    pub counts: BTreeMap<&'static str, usize>,
}
