//! Prints one line for every check of a command.

use std::time::Instant;

use anyhow::{bail, Result};

/// The checks of a command so far.
#[derive(Default)]
pub struct Checks {
    failures: usize,
}

impl Checks {
    /// Runs `check` and prints its result. A failure is only counted, so that one run shows
    /// everything that is wrong.
    pub fn run(&mut self, name: &str, check: impl FnOnce() -> Result<()>) {
        let start = Instant::now();
        let result = check();
        let seconds = start.elapsed().as_secs_f32();
        match result {
            Ok(()) => println!("ok    {name} ({seconds:.1} s)"),
            Err(error) => {
                println!("FAIL  {name}: {error:#}");
                self.failures += 1;
            }
        }
    }

    /// Whether all checks so far passed.
    pub fn have_passed(&self) -> bool {
        self.failures == 0
    }

    /// Ends the command: fails if a check failed.
    pub fn conclude(self, command: &str) -> Result<()> {
        match self.failures {
            0 => Ok(()),
            1 => bail!("{command}: 1 check failed"),
            failures => bail!("{command}: {failures} checks failed"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checks_run_on_after_a_failure_and_count_it() {
        let mut checks = Checks::default();
        checks.run("bad", || bail!("wrong"));
        checks.run("good", || Ok(()));
        assert!(!checks.have_passed());
        assert_eq!(checks.conclude("lint").unwrap_err().to_string(), "lint: 1 check failed");
        assert!(Checks::default().conclude("lint").is_ok());
    }
}
