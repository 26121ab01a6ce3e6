//! Reports the failure of a program: one line on stderr and an exit status.

use std::fmt;
use std::io;
use std::process::ExitCode;

use crate::note;

/// Exit status for input that a person can correct.
const BAD_INPUT: u8 = 2;

/// Exit status for everything else, such as a lost line or a missing tool.
const FAILED: u8 = 1;

/// A mistake in the arguments, or in a file that they name.
#[derive(Debug)]
pub struct BadInput(pub String);

impl fmt::Display for BadInput {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for BadInput {}

/// An error in the input, for this reason.
pub fn bad_input(why: impl fmt::Display) -> anyhow::Error {
    BadInput(why.to_string()).into()
}

/// Reports the result of the program and returns its exit status.
pub fn report(result: anyhow::Result<()>) -> ExitCode {
    let Err(error) = result else { return ExitCode::SUCCESS };
    // A reader such as `head` may close our output early. That is not a failure.
    if error.chain().any(|cause| cause.downcast_ref::<io::Error>().is_some_and(is_broken_pipe)) {
        return ExitCode::SUCCESS;
    }
    note!("error: {error:#}");
    ExitCode::from(if error.is::<BadInput>() { BAD_INPUT } else { FAILED })
}

/// Reports clap's error in one line; help and version are printed unchanged.
pub fn report_usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Printing help fails only if the output is closed.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    note!("{} (try --help)", in_one_line(&error.render().to_string()));
    ExitCode::from(BAD_INPUT)
}

/// The first paragraph of clap's error, and the name that it suggests.
fn in_one_line(text: &str) -> String {
    let mut paragraphs = text.split("\n\n").map(|paragraph| paragraph.lines().map(str::trim).collect::<Vec<_>>());
    let mut line = paragraphs.next().unwrap_or_default().join(" ");
    let similar =
        paragraphs.flatten().find_map(|line| line.strip_prefix("tip: ").filter(|tip| tip.contains("similar")));
    if let Some(similar) = similar {
        line += &format!("; {similar}");
    }
    line
}

fn is_broken_pipe(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe
}
