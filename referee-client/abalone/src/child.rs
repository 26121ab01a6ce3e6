//! A program as a player: its lines are those of its stdin and stdout, and it ends with us.

use referee_client::child::{Errors, Process, Start};
use tokio::process::{ChildStdin, ChildStdout};

use crate::link::Link;

/// Starts a program and a line to it. The program ends when it is dropped.
pub fn start(command: &[String]) -> anyhow::Result<(Process, Link)> {
    let (process, input, output) = Process::start(&Start { errors: Errors::Shown, ..Start::new(command) })?;
    Ok((process, Link::new(ChildStdout::from_std(output)?, ChildStdin::from_std(input)?, ())))
}
