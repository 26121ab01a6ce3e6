//! `cargo xtask test`: everything that must hold, what is quickest to know first.

use std::process::Command;

use anyhow::{Context, Result};
use testbench::{command, workspace};

use crate::{lint, tidy, tools};

/// A stage's heading, and what it does.
type Stage = (&'static str, fn() -> Result<()>);

const STAGES: &[Stage] = &[
    ("tools: fetched once, by version and hash", tools::run),
    ("tidy: layout, generated files, format, clippy, documentation", tidy::run),
    ("tests: units, then every block in lockstep with its model", cargo_test),
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

fn cargo_test() -> Result<()> {
    command::run_visibly(
        Command::new(env!("CARGO")).args(["test", "--release", "--workspace"]).current_dir(workspace::root()),
    )
}
