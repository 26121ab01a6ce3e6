//! Mutants of the emitted Verilog: small faults that the tests should notice.
//!
//! All mutants of a run are written into the Verilog at once, each guarded by a comparison with the
//! number of the active mutant. That number is an argument of the run, so one simulation serves all
//! mutants of a block, and a mutant costs only the time until its test fails. Number 0 activates
//! none.
//!
//! The tests get the list of mutants through the environment: see [`chosen`]. The command is
//! `cargo xtask mutate`.

pub mod campaign;
pub mod chosen;
pub mod draw;
mod expression;
mod instrument;
pub mod modules;
mod proof;
pub mod results;
pub mod run;
mod sites;
mod test_programs;
mod verdicts;

use serde::{Deserialize, Serialize};

pub use instrument::instrument;
pub use sites::sites;

/// Kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Another operator, or an inversion removed.
    Operator,
    /// Another constant.
    Constant,
    /// Another bit of a vector.
    Index,
    /// Another signal, or zero, on a wire.
    Wiring,
    /// A condition that is inverted, always or never true.
    Condition,
    /// A statement removed.
    Removal,
    /// Another initial value of a register.
    Reset,
    /// A wrong bit in a ROM.
    Rom,
}

/// A fault: a line of a module, and its replacement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mutant {
    /// Its number in the run, from 1.
    pub number: u32,
    /// The module's [`modules::Module::key`].
    pub key: String,
    /// The line within the module, from 0.
    pub line: usize,
    /// The kind of the fault.
    pub kind: Kind,
    /// The original line, trimmed.
    pub original: String,
    /// The mutated line; empty if it is removed.
    pub mutated: String,
}
