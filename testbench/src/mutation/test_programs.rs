//! Test programs, run once for each mutant.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{ensure, Context, Result};
use reference_common::cases::ALL_CASES;

use super::chosen::{LIST, NUMBER};
use crate::processes::Process;
use crate::{artifacts, command, workspace};

/// A test with a mutant may use this many times the processor time of a run without one, plus this
/// much.
const SLOWER: u32 = 3;
const PATIENCE: Duration = Duration::from_secs(10);

/// Polling interval of a running test.
const GLANCE: Duration = Duration::from_millis(20);

/// The tests' programs, by test name.
pub struct Programs {
    paths: HashMap<String, PathBuf>,
}

impl Programs {
    /// Builds the programs of `names`.
    pub fn build(names: &[&str]) -> Result<Self> {
        let mut cargo = command::cargo();
        cargo.args(["test", "--release", "--workspace", "--exclude", "*_core", "--no-run"]);
        names.iter().for_each(|name| _ = cargo.args(["--test", name]));
        let artifacts = artifacts::build(&mut cargo)?;
        let paths: HashMap<_, _> =
            artifacts.into_iter().map(|artifact| (artifact.target.name, artifact.executable)).collect();
        for name in names {
            ensure!(paths.contains_key(*name), "cargo built no test {name}");
        }
        Ok(Self { paths })
    }

    /// Runs a test twice without a mutant: first to build the simulation that all mutants share,
    /// then to measure the time that a run with a mutant may take.
    pub fn rehearse(&self, name: &str, list: &Path) -> Result<Duration> {
        self.run(name, list, 0, Duration::MAX)?;
        let (failed, took) = self.run(name, list, 0, Duration::MAX)?;
        ensure!(!failed, "without a mutant the test {name} fails");
        Ok(took * SLOWER + PATIENCE)
    }

    /// Whether the test notices the mutant: it fails or does not end in time.
    pub fn notices(&self, name: &str, list: &Path, number: u32, patience: Duration) -> Result<bool> {
        Ok(self.run(name, list, number, patience)?.0)
    }

    /// Runs a test until it ends, one of its tests fails, or it has used `patience` of processor
    /// time. Returns whether it failed, and the time used. Other load must not make a mutant look
    /// like one that hangs, so processor time counts.
    fn run(&self, name: &str, list: &Path, number: u32, patience: Duration) -> Result<(bool, Duration)> {
        let mut child = self.start(name, list, number)?;
        let failed = Arc::new(AtomicBool::new(false));
        watch(&mut child, failed.clone())?;
        let mut used = Duration::ZERO;
        loop {
            // Read before waiting, which removes the process and its times.
            used = Process::read(child.id()).map_or(used, |process| process.used());
            if let Some(status) = child.try_wait()? {
                return Ok((!status.success(), used));
            }
            // One failure is enough, so the other tests need not run.
            if failed.load(Ordering::Relaxed) || used > patience {
                child.kill()?;
                child.wait()?;
                return Ok((true, used));
            }
            std::thread::sleep(GLANCE);
        }
    }

    /// The path of a test's program.
    pub fn path(&self, name: &str) -> Result<&Path> {
        self.paths.get(name).map(PathBuf::as_path).with_context(|| format!("there is no test {name}"))
    }

    fn start(&self, name: &str, list: &Path, number: u32) -> Result<Child> {
        let path = self.path(name)?;
        let mut test = Command::new(path);
        // Tests without a model in lockstep are slow to notice a mutant, and the other tests notice
        // it too.
        test.args(["--test-threads", "1", "--skip", "perft"])
            .env(LIST, list)
            .env(NUMBER, number.to_string())
            .env("RUST_BACKTRACE", "0")
            .env(ALL_CASES, "1");
        test.current_dir(workspace::root().join("testbench"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        test.spawn().with_context(|| format!("cannot run {}", path.display()))
    }
}

/// Reads a test's output and notes a failure.
fn watch(child: &mut Child, failed: Arc<AtomicBool>) -> Result<()> {
    let said = BufReader::new(child.stdout.take().context("a test's output is read")?);
    std::thread::spawn(move || {
        for line in said.lines().map_while(std::io::Result::ok) {
            if line.ends_with("FAILED") {
                failed.store(true, Ordering::Relaxed);
            }
        }
    });
    Ok(())
}
