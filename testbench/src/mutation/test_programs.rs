//! Tests as programs, run once for each mutant.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::time::Duration;

use super::chosen::{LIST, NUMBER};
use crate::{command, progress, workspace};
use anyhow::{ensure, Context, Result};
use serde::Deserialize;

/// A test may take so many times as much of a processor with a mutant as without one, and this much more.
const SLOWER: u32 = 3;
const PATIENCE: Duration = Duration::from_secs(10);

/// How often a running test is looked at.
const GLANCE: Duration = Duration::from_millis(20);

/// The unit of [`processor_time`], the same on every Linux machine.
const TICKS_A_SECOND: u64 = 100;

/// The tests' programs by the names of the tests.
pub struct Programs {
    paths: HashMap<String, PathBuf>,
}

impl Programs {
    /// Builds those of `names`, as the tests of everything build them.
    pub fn build(names: &[&str]) -> Result<Self> {
        #[derive(Deserialize)]
        struct Message {
            target: Option<Target>,
            executable: Option<PathBuf>,
        }
        #[derive(Deserialize)]
        struct Target {
            name: String,
        }
        let mut cargo = command::cargo();
        cargo.args(["test", "--release", "--workspace", "--exclude", "*_core", "--no-run", "--message-format", "json"]);
        names.iter().for_each(|name| _ = cargo.args(["--test", name]));
        let output = progress::announce("building the tests", || command::run(&mut cargo))?;
        let mut paths = HashMap::new();
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            let message: Message = serde_json::from_str(line).context("cargo's messages are not what they were")?;
            if let (Some(target), Some(path)) = (message.target, message.executable) {
                paths.insert(target.name, path);
            }
        }
        for name in names {
            ensure!(paths.contains_key(*name), "cargo built no test {name}");
        }
        Ok(Self { paths })
    }

    /// Runs a test twice without a mutant: first to build the simulation that all mutants share, then to see how long it may take with one.
    pub fn rehearse(&self, name: &str, list: &Path) -> Result<Duration> {
        self.run(name, list, 0, Duration::MAX)?;
        let (failed, took) = self.run(name, list, 0, Duration::MAX)?;
        ensure!(!failed, "without a mutant the test {name} fails");
        Ok(took * SLOWER + PATIENCE)
    }

    /// Whether the test notices the mutant of that number: it fails, or does not come to an end.
    pub fn notices(&self, name: &str, list: &Path, number: u32, patience: Duration) -> Result<bool> {
        Ok(self.run(name, list, number, patience)?.0)
    }

    /// Runs a test until it ends, a part of it fails, or it has used up so much of a processor; whether it failed, and what it used.
    /// Time on the processor, because other work beside it must not look like a mutant that hangs.
    fn run(&self, name: &str, list: &Path, number: u32, patience: Duration) -> Result<(bool, Duration)> {
        let mut child = self.start(name, list, number)?;
        let failed = Arc::new(AtomicBool::new(false));
        watch(&mut child, failed.clone())?;
        let mut used = Duration::ZERO;
        loop {
            // What it has used is there until it has been waited for.
            used = processor_time(child.id()).unwrap_or(used);
            if let Some(status) = child.try_wait()? {
                return Ok((!status.success(), used));
            }
            // One failure is enough; the other tests of the program need not run.
            if failed.load(Ordering::Relaxed) || used > patience {
                child.kill()?;
                child.wait()?;
                return Ok((true, used));
            }
            std::thread::sleep(GLANCE);
        }
    }

    /// Where a test's program is.
    pub fn path(&self, name: &str) -> Result<&Path> {
        self.paths.get(name).map(PathBuf::as_path).with_context(|| format!("no test is called {name}"))
    }

    fn start(&self, name: &str, list: &Path, number: u32) -> Result<Child> {
        let path = self.path(name)?;
        let mut test = Command::new(path);
        // What plays without a model beside it is slow to notice, and the other tests notice it too.
        test.args(["--test-threads", "1", "--skip", "perft"])
            .env(LIST, list)
            .env(NUMBER, number.to_string())
            .env("RUST_BACKTRACE", "0");
        test.current_dir(workspace::root().join("testbench"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        test.spawn().with_context(|| format!("cannot run {}", path.display()))
    }
}

/// The time that a process with all its threads has had on processors, as Linux tells it.
fn processor_time(process: u32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The program's name, in brackets, may hold spaces; behind it come the third field and the following ones.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    Some(Duration::from_millis((ticks()? + ticks()?) * 1000 / TICKS_A_SECOND))
}

/// Reads what a test says, and notes when a part of it has failed.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_processors_time_is_told() {
        let me = std::process::id();
        let before = processor_time(me).unwrap();
        while processor_time(me).unwrap() < before + Duration::from_millis(50) {
            std::hint::black_box((0..100_000u64).sum::<u64>());
        }
        assert_eq!(processor_time(0), None);
    }
}
