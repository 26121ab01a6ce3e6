//! `cargo xtask test`: everything that must hold, the quickest to know first.

mod idle;
mod programs;
mod runs;
mod watch;

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use testbench::bad_input::BadInput;
use testbench::command;

use crate::{lint, tidy, tools};
use programs::Program;

/// Which tests to run.
#[derive(clap::Args)]
#[command(after_help = "Examples: cargo xtask test\n          cargo xtask test --all\n          \
    cargo xtask test search roborace")]
pub struct TestArgs {
    /// Add what is slow and rarely fails: clippy, documentation, rehearsal, attacks, netlists,
    /// lint.
    #[arg(long, conflicts_with = "names")]
    all: bool,

    /// Run only the test programs with these names, and those of packages with these names
    #[arg(value_name = "NAME")]
    names: Vec<String>,
}

/// A stage's heading, and what it does.
type Stage = (&'static str, fn() -> Result<()>);

const QUICK: &[Stage] = &[
    ("tools: fetched once, by version and hash", tools::run),
    ("tidy: layout, generated files, links, format", tidy::quick),
    ("tests: rules, every block in lockstep with its model, games, programs, servers", quick_tests),
];

/// The quick tests with the slow ones: all of them share one build.
const ALL: &[Stage] = &[
    QUICK[0],
    QUICK[1],
    ("tests: rules, lockstep, games, programs, servers, rehearsal, attacks, netlists, documentation", all_tests),
    ("lint: the emitted Verilog in Verilator and Yosys", lint::run),
    ("clippy and documentation, warnings are errors", tidy::slow),
];

/// Test programs that only `--all` runs, by package and name: each takes a minute or more, and
/// fails only with what a quicker one sees first.
const SLOW: [(&str, &str); 11] = [
    ("abalone", "attacks"),
    ("blokus-duo", "attacks"),
    ("blokus-duo", "simulation"),
    ("fpga", "block_netlists"),
    ("fpga", "netlist"),
    ("fpga", "routed_settings"),
    ("roborace", "attacks"),
    ("testbench", "line_faults"),
    ("triliza", "attacks"),
    ("xtask", "bitstreams"),
    ("xtask", "rehearsal"),
];

/// Runs the stages in order, up to the first that fails; or only the test programs with given
/// names.
pub fn run(args: &TestArgs) -> Result<()> {
    if !args.names.is_empty() {
        return named_tests(&args.names);
    }
    let stages = if args.all { ALL } else { QUICK };
    let begun = Instant::now();
    for (index, (heading, stage)) in stages.iter().enumerate() {
        println!("\n== {}/{} {heading}", index + 1, stages.len());
        let stage_begun = Instant::now();
        stage().with_context(|| format!("FAILED in stage {} of {}", index + 1, stages.len()))?;
        println!("== done in {}", minutes(stage_begun.elapsed()));
    }
    println!("\nall {} stages passed in {}", stages.len(), minutes(begun.elapsed()));
    Ok(())
}

fn quick_tests() -> Result<()> {
    runs::run(programs::build()?.into_iter().filter(|program| !is_slow(program)).collect())
}

/// All programs, the longest first, so that the processors are busy to the end; then the examples in
/// the documentation.
fn all_tests() -> Result<()> {
    runs::run(programs::build()?)?;
    command::run_visibly(command::cargo().args(["test", "--release", "--workspace", "--doc"]))
}

fn named_tests(names: &[String]) -> Result<()> {
    let has_name = |program: &Program, name: &String| program.name() == *name || program.package() == *name;
    let programs = programs::build()?;
    for name in names {
        if !programs.iter().any(|program| has_name(program, name)) {
            return Err(BadInput(format!("no test program or package is named {name}")).into());
        }
    }
    runs::run(programs.into_iter().filter(|program| names.iter().any(|name| has_name(program, name))).collect())
}

fn is_slow(program: &Program) -> bool {
    SLOW.contains(&(program.package(), program.name()))
}

/// Minutes and seconds.
fn minutes(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}
