//! `cargo xtask fuzz`: every parser against inputs that libFuzzer grows, for a while each.
//!
//! The targets are the tests in each crate's `src/fuzz.rs`; `cargo test` runs them on random inputs each time.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{bail, ensure, Context, Result};
use clap::Args;
use testbench::{command, progress, workspace};

use crate::evidence::{self, Part};

/// The front end that builds a target for libFuzzer and runs it.
const FRONT_END: &str = "cargo-bolero";
const VERSION: &str = "0.13.5";

/// Where crates with targets are.
const FOLDERS: [&str; 2] = ["reference", "referee-client"];

/// Lines of a failed target's output that are shown: its last ones.
const SHOWN_LINES: usize = 40;

/// Arguments of `fuzz`.
#[derive(Args)]
#[command(after_help = "Examples: cargo xtask fuzz\n          cargo xtask fuzz records --seconds 3600")]
pub struct FuzzArgs {
    /// Only targets whose name contains this, such as reference-abalone::moves
    #[arg(value_name = "NAME")]
    target: Option<String>,

    /// How long each target runs
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    seconds: u32,
}

/// A parser's target.
struct Target {
    package: String,
    test: String,
}

impl Target {
    fn name(&self) -> String {
        format!("{}::{}", self.package, self.test)
    }
}

/// Runs the targets; keeps what they came to if all were asked for and held.
pub fn run(args: &FuzzArgs) -> Result<()> {
    let start = Instant::now();
    let mut targets = targets()?;
    targets.retain(|target| args.target.as_ref().is_none_or(|wanted| target.name().contains(wanted)));
    ensure!(!targets.is_empty(), "no target has '{}' in its name", args.target.as_deref().unwrap_or_default());
    let front_end = front_end()?;
    let (mut executions, mut failed) = (0, Vec::new());
    for target in &targets {
        let message = format!("{} for {} s", target.name(), args.seconds);
        match progress::announce(&message, || fuzz(&front_end, target, args.seconds))? {
            Ok(runs) => {
                println!("ok    {}: {runs} inputs", target.name());
                executions += runs;
            }
            Err(output) => {
                println!("{output}\nFAILED {}", target.name());
                failed.push(target.name());
            }
        }
    }
    ensure!(failed.is_empty(), "{} of {} targets failed: {}", failed.len(), targets.len(), failed.join(", "));
    println!("{} targets, {executions} inputs, none broke a parser", targets.len());
    if args.target.is_none() {
        let figures = format!("{} parsers, {} s each, {executions} inputs", targets.len(), args.seconds);
        evidence::passed(Part::Fuzz, start, figures)?;
    }
    Ok(())
}

/// Runs a target: the number of inputs, or the end of what it said when it failed.
fn fuzz(front_end: &Path, target: &Target, seconds: u32) -> Result<Result<u64, String>> {
    let work = workspace::target_dir().join("fuzz");
    let kept = |what: &str| work.join(what).join(&target.package).join(&target.test);
    let (corpus, crashes) = (kept("corpus"), kept("crashes"));
    for folder in [&corpus, &crashes] {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let mut command = Command::new(front_end);
    command.args(["bolero", "test", &format!("fuzz::{}", target.test), "--package", &target.package]);
    // Sanitizers want a nightly toolchain; there is no unsafe code in these crates for them to look at.
    command.args(["--sanitizer", "NONE", "--time", &format!("{seconds}s")]);
    command.arg("--target-dir").arg(&work).arg("--corpus-dir").arg(corpus).arg("--crashes-dir").arg(crashes);
    command.current_dir(workspace::root());
    let output = command::output(&mut command)?;
    let said = command::text(&output);
    if !output.status.success() {
        let lines: Vec<&str> = said.lines().collect();
        return Ok(Err(lines[lines.len().saturating_sub(SHOWN_LINES)..].join("\n")));
    }
    // libFuzzer ends with `Done 2008066 runs in 11 second(s)`.
    let runs = said.lines().rev().find_map(|line| line.strip_prefix("Done ")?.split(' ').next()?.parse().ok());
    Ok(Ok(runs.with_context(|| format!("{} did not say how many inputs it ran:\n{said}", target.name()))?))
}

/// All targets, crate by crate.
fn targets() -> Result<Vec<Target>> {
    let mut targets = Vec::new();
    for folder in FOLDERS.map(|folder| workspace::root().join(folder)) {
        let mut crates: Vec<PathBuf> = fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
        crates.sort();
        for path in crates {
            let Ok(source) = fs::read_to_string(path.join("src/fuzz.rs")) else { continue };
            let manifest = fs::read_to_string(path.join("Cargo.toml"))?;
            let package = manifest.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
            let package = package.with_context(|| format!("{} names no package", path.display()))?;
            targets.extend(tests(&source).map(|test| Target { package: package.to_owned(), test: test.to_owned() }));
        }
    }
    Ok(targets)
}

/// The functions behind `#[test]`.
fn tests(source: &str) -> impl Iterator<Item = &str> {
    let behind = source.split("#[test]\nfn ").skip(1);
    behind.filter_map(|rest| rest.split('(').next())
}

/// The front end, built into target/tools the first time.
fn front_end() -> Result<PathBuf> {
    let root = workspace::target_dir().join("tools").join(format!("{FRONT_END}-{VERSION}"));
    let program = root.join("bin").join(FRONT_END);
    if !program.is_file() {
        let mut install = command::cargo();
        install.args(["install", FRONT_END, "--version", VERSION, "--locked", "--no-default-features", "--root"]);
        let installed = progress::announce("building the fuzzer's front end", || command::run(install.arg(&root)));
        installed.with_context(|| format!("cannot install {FRONT_END} {VERSION}; is the network there?"))?;
    }
    if !program.is_file() {
        bail!("cargo has installed no {}", program.display());
    }
    Ok(program)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_the_tests_of_the_fuzz_files() {
        let source = "fn helper() {}\n\n#[test]\nfn one() {\n}\n\n#[test]\nfn two() {}\n";
        assert_eq!(super::tests(source).collect::<Vec<_>>(), ["one", "two"]);
        let names: Vec<String> = targets().unwrap().iter().map(Target::name).collect();
        for known in ["reference-abalone::positions", "roborace::requests", "blokus-duo::records"] {
            assert!(names.iter().any(|name| name == known), "{known} of {names:?}");
        }
    }
}
