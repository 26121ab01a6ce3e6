//! `cargo xtask test`: everything that must hold, what is quickest to know first.

use anyhow::{Context, Result};
use testbench::command;

use crate::{lint, tidy, tools};

/// A stage's heading, and what it does.
type Stage = (&'static str, fn() -> Result<()>);

const STAGES: &[Stage] = &[
    ("tools: fetched once, by version and hash", tools::run),
    ("tidy: layout, generated files, format, clippy, documentation", tidy::run),
    ("rules: the reference against known facts", rules),
    ("hardware: every block in lockstep with its model, and the programs around it", hardware),
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

fn rules() -> Result<()> {
    cargo_test(&["--package", "*_core"])
}

/// Apart from the reference, because its benchmark and property tests ask for more features of some shared libraries, and
/// with these everything below rust-hdl would be built a second time.
fn hardware() -> Result<()> {
    cargo_test(&["--workspace", "--exclude", "*_core"])
}

fn cargo_test(packages: &[&str]) -> Result<()> {
    command::run_visibly(command::cargo().args(["test", "--release"]).args(packages))
}
