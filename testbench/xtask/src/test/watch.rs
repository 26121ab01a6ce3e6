//! Runs a test program to its end, or ends it when it hangs.

use std::io::{Read, Seek};
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

use anyhow::{bail, Context, Result};
use testbench::command;
use testbench::processes::{self, Process};

/// Time between two looks at a running program.
const GLANCE: Duration = Duration::from_millis(50);

/// Limits for a program. They hold on machines of any speed and load: processor time passes only
/// when the program works.
struct Limits {
    /// A program that has neither worked nor spoken for this time hangs.
    idle: Duration,
    /// Processor time that does not count as work: a server that waits uses some.
    least_work: Duration,
    /// Processor time of the program and all its children.
    work: Duration,
}

const LIMITS: Limits =
    Limits { idle: Duration::from_secs(180), least_work: Duration::from_secs(1), work: Duration::from_secs(45 * 60) };

/// How a program ended, and all it printed.
pub struct Ended {
    pub status: ExitStatus,
    pub text: String,
}

/// Runs a test program. Fails if it hangs; the error has all that it printed.
pub fn run(command: &mut Command) -> Result<Ended> {
    run_within(command, &LIMITS)
}

fn run_within(command: &mut Command, limits: &Limits) -> Result<Ended> {
    // A file and not a pipe: a child that a failed test leaves behind would keep a pipe open for ever.
    let mut output = tempfile::tempfile().context("no room for a test's output")?;
    command.stdout(output.try_clone()?).stderr(output.try_clone()?);
    let mut child = command.spawn().with_context(|| format!("cannot run {}", command::line(command)))?;
    let ended = wait(&mut child, limits, || output.metadata().map_or(0, |data| data.len()));
    let mut text = Vec::new();
    output.rewind()?;
    output.read_to_end(&mut text)?;
    let text = String::from_utf8_lossy(&text).into_owned();
    match ended? {
        Ok(status) => Ok(Ended { status, text }),
        Err(why) => bail!("{why}\nIt had printed:\n{text}"),
    }
}

/// Waits for the end of a program that has printed `said()` bytes. The inner error says how it hung.
fn wait(child: &mut Child, limits: &Limits, said: impl Fn() -> u64) -> Result<Result<ExitStatus, String>> {
    let mut looked = Instant::now();
    let mut last_sign_of_life = (looked, Duration::ZERO, 0);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Ok(status));
        }
        std::thread::sleep(GLANCE);
        // Reading all processes takes some milliseconds.
        if looked.elapsed() < limits.idle / 20 {
            continue;
        }
        looked = Instant::now();
        let family = processes::family(child.id());
        let (work, said) = (processes::total(&family), said());
        let (_, work_then, said_then) = last_sign_of_life;
        if work.abs_diff(work_then) >= limits.least_work || said != said_then {
            last_sign_of_life = (looked, work, said);
        }
        let (since, ..) = last_sign_of_life;
        let why = if work > limits.work {
            format!("it has used {} s of processor time", work.as_secs())
        } else if since.elapsed() > limits.idle {
            format!("for {} s it has neither worked nor printed", since.elapsed().as_secs())
        } else {
            continue;
        };
        let running = family.iter().map(Process::describe).collect::<Vec<_>>().join("\n");
        family.iter().for_each(Process::kill);
        child.wait()?;
        return Ok(Err(format!("{why}. Then these were running:\n{running}")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a shell's script ends with under limits of a few seconds.
    fn run_script(script: &str) -> Result<Ended> {
        let limits = Limits {
            idle: Duration::from_secs(6),
            least_work: Duration::from_millis(100),
            work: Duration::from_secs(1),
        };
        run_within(Command::new("sh").args(["-c", script]), &limits)
    }

    #[test]
    fn hanging_program_is_ended_and_what_it_printed_is_shown() {
        for (script, why) in [
            (
                "echo begun; sleep 99; true",
                "neither worked nor printed. Then these were running:\nsh -c echo begun; sleep",
            ),
            ("echo begun; sleep 99; true", "\nsleep 99\nIt had printed:\nbegun"),
            ("while :; do :; done", "s of processor time"),
        ] {
            let error = run_script(script).err().expect("it hangs").to_string();
            assert!(error.contains(why), "{error}");
        }
    }

    #[test]
    fn child_that_is_left_behind_keeps_nobody_waiting() {
        let begun = Instant::now();
        let ended = run_script("echo one; echo two >&2; sleep 99 & exit 3").unwrap();
        assert_eq!((ended.text.as_str(), ended.status.code()), ("one\ntwo\n", Some(3)));
        assert!(begun.elapsed() < Duration::from_secs(60));
    }

    #[test]
    fn program_that_prints_or_works_now_and_then_is_left_alone() {
        assert!(run_script("for i in 1 2 3 4; do sleep 1; echo $i; done").unwrap().status.success());
    }
}
