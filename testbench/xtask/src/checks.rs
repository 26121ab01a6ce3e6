//! Prints one line for every check.

use std::time::Instant;

use anyhow::{bail, Result};

/// Runs `check` and prints its result. A failure is only counted, so that one run shows everything
/// that is wrong.
pub fn check(failures: &mut usize, name: &str, check: impl FnOnce() -> Result<()>) {
    let start = Instant::now();
    let result = check();
    let seconds = start.elapsed().as_secs_f32();
    match result {
        Ok(()) => println!("ok    {name} ({seconds:.1} s)"),
        Err(error) => {
            println!("FAIL  {name}: {error:#}");
            *failures += 1;
        }
    }
}

/// Ends a job: fails if a check failed.
pub fn conclude(failures: usize, job: &str) -> Result<()> {
    match failures {
        0 => Ok(()),
        1 => bail!("{job}: 1 check failed"),
        _ => bail!("{job}: {failures} checks failed"),
    }
}
