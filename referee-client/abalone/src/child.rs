//! A program as a player: its lines are those of its stdin and stdout, and it ends with us.

use std::process::Stdio;

use anyhow::{anyhow, Context};
use rustix::process::{kill_process_group, Pid, Signal};
use tokio::process::{Child, Command};

use crate::link::Link;

/// A running program; dropped, it is killed with all that it has started.
pub struct Program {
    child: Child,
    group: Option<Pid>,
}

impl Drop for Program {
    fn drop(&mut self) {
        // Once it is waited for, its number may be somebody else's; its children were in its group then, too.
        if let (Some(group), Ok(None)) = (self.group, self.child.try_wait()) {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
}

/// Starts a program and a line to it.
pub fn start(command: &[String]) -> anyhow::Result<(Program, Link)> {
    let (program, arguments) = command.split_first().context("the command is empty")?;
    let mut child = Command::new(program)
        .args(arguments)
        .process_group(0)
        .kill_on_drop(true)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|why| anyhow!("cannot start '{program}': {why}"))?;
    let group = child.id().and_then(|number| Pid::from_raw(number as i32));
    let (input, output) = (child.stdin.take().context("no stdin")?, child.stdout.take().context("no stdout")?);
    Ok((Program { child, group }, Link::new(output, input)))
}
