//! Mutants of the emitted Verilog: small faults, to see whether the tests notice.
//!
//! All mutants of a run are written into the Verilog at once, each behind a comparison with the number of the active mutant.
//! That number is an argument of the run, so one simulation serves all mutants of a block, and a mutant costs the time that
//! its test takes to fail. With the number 0 no mutant is active.
//!
//! The list of the mutants goes to the tests through the environment: see [`chosen`]. The command is `cargo xtask mutate`.

pub mod campaign;
pub mod chosen;
pub mod draw;
mod expression;
mod instrument;
pub mod modules;
mod proof;
pub mod results;
mod sites;
mod test_programs;
mod verdicts;

use serde::{Deserialize, Serialize};

pub use instrument::instrument;
pub use sites::sites;

/// What kind of a fault it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Another operator, or an inversion left out.
    Operator,
    /// Another constant.
    Constant,
    /// Another bit of a vector.
    Index,
    /// Another signal, or none, where one is handed on.
    Wiring,
    /// A condition inverted, always or never true.
    Condition,
    /// A statement left out.
    Removal,
    /// A register that begins with another value.
    Reset,
    /// A wrong bit in a ROM.
    Rom,
}

/// One fault: a line of a module, and what stands there instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mutant {
    /// Its number in the run, from 1.
    pub number: u32,
    /// The module, as [`modules::Module::key`] says it.
    pub key: String,
    /// The line within the module, from 0.
    pub line: usize,
    /// The kind of the fault.
    pub kind: Kind,
    /// The line as it is, without the spaces around it.
    pub original: String,
    /// The line as it becomes; empty if it is left out.
    pub mutated: String,
}
