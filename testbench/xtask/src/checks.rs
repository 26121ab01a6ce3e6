//! One line for every check.

use std::time::Instant;

use anyhow::{bail, Result};

/// Runs `check`, and says how it went. All checks of a job run, so that one look shows everything that is wrong.
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

/// The end of a job.
pub fn conclude(failures: usize, job: &str) -> Result<()> {
    match failures {
        0 => Ok(()),
        1 => bail!("{job}: 1 check failed"),
        _ => bail!("{job}: {failures} checks failed"),
    }
}
