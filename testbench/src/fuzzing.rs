//! Runs every parser on inputs that libFuzzer grows.
//!
//! The targets are the tests in each crate's `src/fuzz.rs`; `cargo test` runs them on random inputs
//! each time.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{ensure, Context, Result};

use crate::{artifacts, command, progress, workspace};

/// Makes the compiler count the code that an input reaches, in libFuzzer's format. Stable
/// toolchains have all of it.
const COVERAGE: &str = "--cfg fuzzing --cfg fuzzing_libfuzzer -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Seconds after which a parser counts as broken by an input.
const LONGEST_RUN: u32 = 5;

/// Folders of crates with targets.
const FOLDERS: [&str; 2] = ["reference", "referee-client"];

/// Last lines of a failed target's output that are shown.
const SHOWN_LINES: usize = 40;

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

/// Runs the targets whose names contain `wanted`, or all, each for so many seconds. Returns the
/// figures of the run.
///
/// # Errors
/// No such target, a failed build, or a broken parser; all targets run before it is reported.
pub fn run(wanted: Option<&str>, seconds: u32) -> Result<String> {
    let mut targets = targets()?;
    targets.retain(|target| wanted.is_none_or(|wanted| target.name().contains(wanted)));
    ensure!(!targets.is_empty(), "no target's name contains '{}'", wanted.unwrap_or_default());
    let programs = build(&targets)?;
    let (mut executions, mut failed) = (0, Vec::new());
    for target in &targets {
        let message = format!("{} for {seconds} s", target.name());
        match progress::announce(&message, || fuzz(&programs, target, seconds))? {
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
    Ok(format!("{} parsers, {seconds} s each, {executions} inputs", targets.len()))
}

/// Builds the unit tests of all packages with coverage counters; returns the programs by package.
fn build(targets: &[Target]) -> Result<BTreeMap<String, PathBuf>> {
    let mut cargo = command::cargo();
    // With an explicit target, build scripts and macros are built without the counters.
    cargo.args(["test", "--profile", "fuzz", "--lib", "--bins", "--no-run", "--target", &host()?]);
    cargo.arg("--target-dir").arg(work()).env("RUSTFLAGS", COVERAGE);
    for package in targets.iter().map(|target| target.package.as_str()).collect::<BTreeSet<_>>() {
        cargo.args(["--package", package]);
    }
    let artifacts = artifacts::build(&mut cargo)?;
    Ok(artifacts.into_iter().map(|artifact| (artifact.package().to_owned(), artifact.executable)).collect())
}

/// The compiler's name for this machine.
fn host() -> Result<String> {
    let output = command::run(Command::new("rustc").arg("-vV"))?;
    let said = command::text(&output);
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not print this machine's target")?.to_owned())
}

/// The folder for the builds, inputs and crashes of the targets.
fn work() -> PathBuf {
    workspace::target_dir().join("fuzz")
}

/// Runs a target. Returns the number of inputs, or the end of its output if it failed.
fn fuzz(programs: &BTreeMap<String, PathBuf>, target: &Target, seconds: u32) -> Result<Result<u64, String>> {
    let program =
        programs.get(&target.package).with_context(|| format!("cargo built no tests of {}", target.package))?;
    let folder = |what: &str| work().join(what).join(&target.package).join(&target.test);
    let (corpus, crashes) = (folder("corpus"), folder("crashes"));
    for folder in [&corpus, &crashes] {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let test = format!("fuzz::{}", target.test);
    let mut command = Command::new(program);
    command.args([&test, "--exact", "--nocapture", "--quiet", "--test-threads", "1"]);
    command.env("BOLERO_TEST_NAME", &test).env("BOLERO_LIBTEST_HARNESS", "1");
    let (corpus, crashes) = (corpus.display(), crashes.display());
    let limits = format!("-timeout={LONGEST_RUN} -max_total_time={seconds}");
    command.env("BOLERO_LIBFUZZER_ARGS", format!("{corpus} {crashes} -artifact_prefix={crashes}/ {limits}"));
    command.current_dir(workspace::root().join("testbench"));
    let output = command::output(&mut command)?;
    let said = command::text(&output);
    if !output.status.success() {
        let lines: Vec<&str> = said.lines().collect();
        return Ok(Err(lines[lines.len().saturating_sub(SHOWN_LINES)..].join("\n")));
    }
    // libFuzzer ends with `Done 2008066 runs in 11 second(s)`.
    let runs = said.lines().rev().find_map(|line| line.strip_prefix("Done ")?.split(' ').next()?.parse().ok());
    Ok(Ok(runs.with_context(|| format!("{} did not print the number of inputs:\n{said}", target.name()))?))
}

/// All targets, crate by crate.
fn targets() -> Result<Vec<Target>> {
    let mut targets = Vec::new();
    for folder in FOLDERS.map(|folder| workspace::root().join(folder)) {
        let mut crates: Vec<PathBuf> = fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
        crates.sort();
        for path in crates {
            let Ok(source) = fs::read_to_string(path.join("src/fuzz.rs")) else { continue };
            let package = package(&path)?;
            targets.extend(tests(&source).map(|test| Target { package: package.clone(), test: test.to_owned() }));
        }
    }
    Ok(targets)
}

/// The package in a folder.
fn package(folder: &Path) -> Result<String> {
    let manifest = fs::read_to_string(folder.join("Cargo.toml"))?;
    let name = manifest.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    Ok(name.with_context(|| format!("{} has no package name", folder.display()))?.to_owned())
}

/// The names of the functions with `#[test]`.
fn tests(source: &str) -> impl Iterator<Item = &str> {
    let behind = source.split("#[test]\nfn ").skip(1);
    behind.filter_map(|rest| rest.split('(').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_the_tests_of_the_fuzz_files() {
        let source = "fn helper() {}\n\n#[test]\nfn one() {\n}\n\n#[test]\nfn two() {}\n";
        assert_eq!(super::tests(source).collect::<Vec<_>>(), ["one", "two"]);
        let names: Vec<String> = targets().unwrap().iter().map(Target::name).collect();
        for known in ["abalone_core::positions", "roborace::requests", "duo_records::records"] {
            assert!(names.iter().any(|name| name == known), "{known} of {names:?}");
        }
    }
}
