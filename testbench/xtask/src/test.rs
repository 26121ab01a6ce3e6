//! `cargo xtask test`: everything that must hold, what is quickest to know first.

use anyhow::{Context, Result};
use testbench::command;

use crate::{lint, tidy, tools};

/// A stage's heading, and what it does.
type Stage = (&'static str, fn() -> Result<()>);

const STAGES: &[Stage] = &[
    ("tools: fetched once, by version and hash", tools::run),
    ("tidy: layout, generated files, format, clippy, documentation", tidy::run),
    ("tests: rules, every block in lockstep with its model, programs and servers", tests),
    ("lint: the emitted Verilog in Verilator and Yosys", lint::run),
];

/// Runs the stages in order, up to the first that fails.
pub fn run() -> Result<()> {
    for (index, (heading, stage)) in STAGES.iter().enumerate() {
        println!("\n== {}/{} {heading}", index + 1, STAGES.len());
        stage().with_context(|| format!("FAILED in stage {} of {}", index + 1, STAGES.len()))?;
    }
    println!("\nall {} stages passed", STAGES.len());
    Ok(())
}

/// All packages in one run: each selection of packages has features of its own, with which cargo
/// would build what they share again.
fn tests() -> Result<()> {
    command::run_visibly(command::cargo().args(["test", "--release", "--workspace"]))
}
