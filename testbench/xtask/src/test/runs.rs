//! Test programs side by side, the longest first, with progress and the time left.

use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::{bail, Context, Result};
use testbench::progress::{self, ProgressBar};
use testbench::workspace;

use super::idle::Idle;
use super::minutes;
use super::programs::Program;
use super::watch::{self, Ended};

/// How long each program took when it last passed, in seconds.
type Seconds = BTreeMap<String, f32>;

/// Assumed time in seconds of a program without a recorded time. Nearly all need less, so the few
/// that are known to be long still come first.
const UNKNOWN: f32 = 5.0;

/// Assumed time in seconds of the longest program without a recorded time.
const LONG: f32 = 90.0;

/// Programs that take longest on a machine without recorded times, longest first: most build
/// simulations there.
const LONGEST: [&str; 14] = [
    "simulation",
    "netlist",
    "accelerator",
    "engines",
    "best_first",
    "search",
    "rehearsal",
    "block_netlists",
    "bad_input",
    "command_lines",
    "pseudo_terminals",
    "programs",
    "commands",
    "move_generator",
];

/// Programs at a time for each processor at most. Many wait for lines, clocks and browsers, so more
/// than one can use a processor; too many at once would slow down those that measure time.
const MOST: usize = 2;

/// Another program starts when this part of a processor has been idle.
const ENOUGH: f32 = 0.5;

/// Counts of tests, from the line with which a program ends.
#[derive(Default)]
struct Counts {
    passed: u32,
    failed: u32,
}

/// Progress of a test run: finished programs, and the times of those that are left.
struct Progress {
    bar: ProgressBar,
    begun: Instant,
    counts: Counts,
    /// Expected time of the programs that have ended, in seconds.
    done: f32,
    left: Seconds,
    seconds: Seconds,
    failed: Vec<String>,
}

/// Runs all programs, so many at a time that the processors are busy. Fails if any fails, after all
/// ran.
pub fn run(mut programs: Vec<Program>) -> Result<()> {
    let seconds = read_seconds();
    let expected = |program: &Program| match seconds.get(&program.label()) {
        Some(seconds) => *seconds,
        None => match LONGEST.iter().position(|name| *name == program.name()) {
            Some(place) => LONG - place as f32,
            None => UNKNOWN,
        },
    };
    programs.sort_by(|a, b| expected(b).total_cmp(&expected(a)));
    let left = programs.iter().map(|program| (program.label(), expected(program))).collect();
    let bar = progress::bar(programs.len() as u64, "{bar:30} {pos} of {len} test programs [{elapsed_precise}] {msg}");
    bar.enable_steady_tick(Duration::from_millis(500));
    let mut progress = Progress {
        bar,
        begun: Instant::now(),
        counts: Counts::default(),
        done: 0.0,
        left,
        seconds: seconds.clone(),
        failed: Vec::new(),
    };
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let mut queue = programs.iter().peekable();
    let mut idle = Idle::new();
    let mut running = 0;
    let (tell, ends) = mpsc::channel();
    std::thread::scope(|scope| {
        while running > 0 || queue.peek().is_some() {
            let may_start =
                running < processors || running < MOST * processors && idle.count().is_some_and(|idle| idle >= ENOUGH);
            if let Some(program) = queue.next_if(|_| may_start) {
                running += 1;
                idle = Idle::new();
                let tell = tell.clone();
                scope.spawn(move || {
                    let begun = Instant::now();
                    let result = run_one(program);
                    // The receiver lives until every program has ended.
                    let _ = tell.send((program, result, begun.elapsed()));
                });
                continue;
            }
            match ends.recv_timeout(Duration::from_secs(1)) {
                Ok((program, result, time)) => {
                    running -= 1;
                    progress.add(program, result, time, processors);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => unreachable!("a sender is kept"),
            }
        }
    });
    progress.bar.finish_and_clear();
    write_seconds(&progress.seconds)?;
    println!("{} passed, {} failed", progress.counts.passed, progress.counts.failed);
    if !progress.failed.is_empty() {
        bail!("failed: {}", progress.failed.join(", "));
    }
    Ok(())
}

impl Progress {
    fn add(&mut self, program: &Program, result: Result<(Counts, String)>, time: Duration, processors: usize) {
        let name = program.label();
        self.done += self.left.remove(&name).unwrap_or_default();
        let line = match result {
            Ok((counts, _)) if counts.failed == 0 => {
                self.counts.passed += counts.passed;
                self.seconds.insert(name.clone(), time.as_secs_f32());
                format!("ok    {name}: {} tests ({:.1} s)", counts.passed, time.as_secs_f32())
            }
            Ok((counts, text)) => {
                self.counts.passed += counts.passed;
                self.counts.failed += counts.failed;
                self.failed.push(name.clone());
                format!("{text}\nFAIL  {name} ({:.1} s)", time.as_secs_f32())
            }
            Err(error) => {
                self.counts.failed += 1;
                self.failed.push(name.clone());
                format!("FAIL  {name}: {error:#}")
            }
        };
        self.bar.inc(1);
        let left = self.left.values().sum::<f32>() / self.pace(processors);
        self.bar.set_message(format!("about {} left", minutes(Duration::from_secs_f32(left))));
        if std::io::stderr().is_terminal() {
            self.bar.println(line);
        } else {
            println!(
                "{line} [{}, about {} left]",
                minutes(self.begun.elapsed()),
                minutes(Duration::from_secs_f32(left))
            );
        }
    }

    /// Seconds of programs that end in a second: as many as there are processors at first, and more
    /// and more what was seen.
    fn pace(&self, processors: usize) -> f32 {
        (processors as f32 * LONG + self.done) / (LONG + self.begun.elapsed().as_secs_f32())
    }
}

/// Its counts and all it printed.
fn run_one(program: &Program) -> Result<(Counts, String)> {
    let Ended { status, text } = watch::run(&mut program.command())?;
    let mut counts = counts(&text).with_context(|| format!("it ended with {status}:\n{text}"))?;
    if !status.success() {
        counts.failed = counts.failed.max(1);
    }
    Ok((counts, text))
}

/// The counts in the line with which a test program ends.
fn counts(text: &str) -> Option<Counts> {
    let line = text.lines().rev().find(|line| line.starts_with("test result: "))?;
    let number = |word: &str| {
        let (before, _) = line.split_once(word)?;
        before.split_whitespace().last()?.parse().ok()
    };
    Some(Counts { passed: number(" passed;")?, failed: number(" failed;")? })
}

fn seconds_file() -> PathBuf {
    workspace::target_dir().join("test_seconds.json")
}

/// The times of the last run, or none if they cannot be read: they only order the programs.
fn read_seconds() -> Seconds {
    std::fs::read(seconds_file()).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default()
}

fn write_seconds(seconds: &Seconds) -> Result<()> {
    let path = seconds_file();
    std::fs::write(&path, serde_json::to_vec_pretty(seconds)?)
        .with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_from_the_last_result() {
        let text = "running 2 tests\ntest result: ok. 9 passed; 9 failed; 0 ignored;\n\
                    test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out";
        let Counts { passed, failed } = counts(text).unwrap();
        assert_eq!((passed, failed), (1, 2));
        assert!(counts("Segmentation fault").is_none());
    }
}
