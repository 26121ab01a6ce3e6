//! Watches nextpnr's router, which goes on for ever if some wires stay overused.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use anyhow::{bail, Context, Result};

use testbench::command;

/// Passes of the router after which a seed is given up. The seeds that ended took at most 60.
pub const MAX_PASSES: u32 = 150;

/// Time between two looks at the log.
const LOOK: Duration = Duration::from_millis(200);

/// A pass of the router.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    /// Counted from 1.
    pub number: u32,
    /// Wires that more than one net uses.
    pub overused: u32,
}

/// Runs nextpnr, which writes to `log`, until it ends or has made `max_passes`. Returns the last
/// pass if it was stopped. Its messages go to `messages`.
///
/// # Errors
/// If it cannot be run or fails.
pub fn run(nextpnr: &mut Command, log: &Path, messages: &Path, max_passes: u32) -> Result<Option<Pass>> {
    // The last run's passes are not this one's.
    fs::write(log, "").with_context(|| format!("cannot write {}", log.display()))?;
    let file = File::create(messages).with_context(|| format!("cannot write {}", messages.display()))?;
    nextpnr.stdout(file.try_clone()?).stderr(file);
    let mut child = nextpnr.spawn().with_context(|| format!("cannot run {}", command::line(nextpnr)))?;
    loop {
        if let Some(status) = child.try_wait()? {
            if !status.success() {
                let text = fs::read_to_string(messages).unwrap_or_default();
                bail!("{} ended with {status}:\n{}", command::line(nextpnr), command::last_lines(&text));
            }
            return Ok(None);
        }
        if let Some(pass) = last_pass(&fs::read_to_string(log).unwrap_or_default()) {
            if pass.number >= max_passes && pass.overused > 0 {
                child.kill().and_then(|()| child.wait()).context("cannot stop nextpnr")?;
                return Ok(Some(pass));
            }
        }
        sleep(LOOK);
    }
}

/// The last pass in a log.
fn last_pass(log: &str) -> Option<Pass> {
    let number = |line: &str, name: &str| -> Option<u32> {
        line.split_whitespace().find_map(|word| word.strip_prefix(name))?.parse().ok()
    };
    log.lines()
        .rev()
        .find_map(|line| Some(Pass { number: number(line, "iter=")?, overused: number(line, "overused=")? }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A shell script in the place of nextpnr, which finds its log as `$0`.
    fn run_script(script: &str) -> (Result<Option<Pass>>, String) {
        let folder = tempfile::tempdir().unwrap();
        let (log, messages) = (folder.path().join("log"), folder.path().join("messages"));
        let found = run(Command::new("sh").args(["-c", script]).arg(&log), &log, &messages, 3);
        (found, fs::read_to_string(log).unwrap())
    }

    #[test]
    fn router_that_does_not_end_is_stopped() {
        let script = r#"for pass in 1 2 3; do echo "Info:     iter=$pass wires=9 overused=7 overuse=8" >> "$0"; done
                        exec sleep 1000"#;
        assert_eq!(run_script(script).0.unwrap(), Some(Pass { number: 3, overused: 7 }));
    }

    #[test]
    fn router_that_ends_is_left_alone_however_many_passes_it_made() {
        let script = r#"echo "iter=8 overused=0" >> "$0"; sleep 1; echo done >> "$0""#;
        let (found, log) = run_script(script);
        assert_eq!((found.unwrap(), log.as_str()), (None, "iter=8 overused=0\ndone\n"));
    }

    #[test]
    fn failure_shows_its_last_lines() {
        let why = run_script("echo 'ERROR: no such pin' >&2; exit 3").0.unwrap_err().to_string();
        assert!(why.contains("exit status: 3") && why.ends_with("\nERROR: no such pin"), "{why}");
    }
}
