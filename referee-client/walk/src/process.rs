//! A program in the background.

use std::process::{Child, Command};

use anyhow::{Context, Result};

/// A running program. Dropping it ends the program.
pub struct Process(pub Child);

impl Process {
    /// Starts it.
    ///
    /// # Errors
    /// If the program does not exist.
    pub fn start(command: &mut Command) -> Result<Process> {
        let program = command.get_program().to_string_lossy().into_owned();
        Ok(Process(command.spawn().with_context(|| format!("cannot start {program}"))?))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
