//! What the programs do when something goes wrong: one clear line on stderr and an exit status.

use std::fmt;
use std::io;
use std::process::ExitCode;

use crate::note;

/// Exit status for input that a person can correct.
const BAD_INPUT: u8 = 2;

/// Exit status for everything else that fails: a line that is lost, a tool that is missing.
const FAILED: u8 = 1;

/// Something in the arguments, or in a file they name, is wrong.
#[derive(Debug)]
pub struct BadInput(pub String);

impl fmt::Display for BadInput {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for BadInput {}

/// An error saying that the input is wrong and why.
pub fn bad_input(why: impl fmt::Display) -> anyhow::Error {
    BadInput(why.to_string()).into()
}

/// Reports how the program ended and gives its exit status.
pub fn report(result: anyhow::Result<()>) -> ExitCode {
    let Err(error) = result else { return ExitCode::SUCCESS };
    // Whoever reads our output may stop early, as `head` does: that is no failure.
    if error.chain().any(|cause| cause.downcast_ref::<io::Error>().is_some_and(is_broken_pipe)) {
        return ExitCode::SUCCESS;
    }
    note!("error: {error:#}");
    ExitCode::from(if error.is::<BadInput>() { BAD_INPUT } else { FAILED })
}

/// Reports what clap found wrong with the command line, in one line; help and version go out as they are.
pub fn report_usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Printing help can only fail because nobody reads it.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.render().to_string();
    let what = text.split("\n\n").next().unwrap_or_default();
    let what = what.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    note!("{what} (try --help)");
    ExitCode::from(BAD_INPUT)
}

fn is_broken_pipe(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe
}
