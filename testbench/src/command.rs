//! Runs other programs and reports their errors.

use std::io::ErrorKind;
use std::process::{Command, Output, Stdio};

use anyhow::{bail, Context, Result};

use crate::workspace;

/// Last lines of a failed program's output that are shown.
const SHOWN_LINES: usize = 40;

/// Runs `command` to its end. If it fails, the error has the command line and the end of the
/// output.
pub fn run(command: &mut Command) -> Result<Output> {
    let output = output(command)?;
    if !output.status.success() {
        bail!("{} ended with {}:\n{}", line(command), output.status, tail(&output));
    }
    Ok(output)
}

/// Runs `command` to its end, whatever its exit status.
pub fn output(command: &mut Command) -> Result<Output> {
    command.output().map_err(|error| {
        let program = command.get_program().to_string_lossy().into_owned();
        match error.kind() {
            ErrorKind::NotFound => anyhow::anyhow!("{}", missing(&program)),
            _ => anyhow::Error::new(error).context(format!("cannot run {program}")),
        }
    })
}

/// Fails with instructions for installing `program` if it cannot be started.
pub fn require(program: &str) -> Result<()> {
    output(Command::new(program).arg("--version")).map(|_| ())
}

/// A command of the cargo that runs this program, in the workspace.
pub fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(workspace::root());
    cargo
}

/// The output: stdout, then stderr.
pub fn text(output: &Output) -> String {
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.push_str(&String::from_utf8_lossy(&output.stderr));
    text
}

/// The command line, as typed in a shell.
pub fn line(command: &Command) -> String {
    let mut line = command.get_program().to_string_lossy().into_owned();
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    line
}

/// Runs `command` with its output on the terminal.
pub fn run_visibly(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot run {}", line(command)))?;
    if !status.success() {
        bail!("{} ended with {status}", line(command));
    }
    Ok(())
}

/// Runs `command` to its end with its messages on the terminal, and returns what it wrote to
/// stdout.
pub fn read_visibly(command: &mut Command) -> Result<String> {
    let output = output(command.stderr(Stdio::inherit()))?;
    if !output.status.success() {
        bail!("{} ended with {}", line(command), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn tail(output: &Output) -> String {
    last_lines(&text(output))
}

/// The end of a failed program's output, as it is shown.
pub fn last_lines(text: &str) -> String {
    let lines: Vec<_> = text.lines().collect();
    lines[lines.len().saturating_sub(SHOWN_LINES)..].join("\n")
}

fn missing(program: &str) -> String {
    let (why, package) = match program {
        "python3" => ("the hardware tools are Python packages", "python3 python3-pip"),
        "g++" => ("Verilator turns the hardware into C++", "g++"),
        _ => ("it is needed here", program),
    };
    format!("{program} not found: {why}. Install it (Debian, Ubuntu: sudo apt install {package}) and try again.")
}
