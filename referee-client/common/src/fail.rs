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
    note!("error: {}", describe(&error));
    ExitCode::from(if error.is::<BadInput>() { BAD_INPUT } else { FAILED })
}

/// Reports clap's error in one line; help and version are printed unchanged.
pub fn report_usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        return report(error.print().map_err(Into::into));
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

/// The error in one line. Writing to stdout fails without saying what could not be written.
fn describe(error: &anyhow::Error) -> String {
    let bare = error.chain().next().and_then(|cause| cause.downcast_ref::<io::Error>());
    if bare.is_some_and(is_full) {
        format!("cannot write the output: {error:#}")
    } else {
        format!("{error:#}")
    }
}

/// Whether nothing more can be written.
fn is_full(error: &io::Error) -> bool {
    use io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull, WriteZero};
    matches!(error.kind(), FileTooLarge | QuotaExceeded | StorageFull | WriteZero)
}

fn is_broken_pipe(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context;
    use std::fs;

    #[test]
    fn full_output_is_named_and_a_named_file_is_not_called_the_output() {
        let full = || fs::write("/dev/full", "text");
        assert_eq!(
            describe(&full().unwrap_err().into()),
            "cannot write the output: No space left on device (os error 28)"
        );
        let named = full().context("cannot write x").unwrap_err();
        assert_eq!(describe(&named), "cannot write x: No space left on device (os error 28)");
        let missing = fs::read("/nonexistent").unwrap_err();
        assert_eq!(describe(&missing.into()), "No such file or directory (os error 2)");
    }
}
