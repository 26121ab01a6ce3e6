//! Errors in the input that a person can correct: the arguments, or a file that they name.

use std::process::ExitCode;

use thiserror::Error;

/// Exit status for bad input, the same as clap's.
const STATUS: u8 = 2;

/// A wrong argument, or a fault in a file that an argument names. Programs then end with status 2.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct BadInput(pub String);

/// Prints the error of `program`, if any, and returns the exit status.
pub fn exit_code(program: &str, result: anyhow::Result<()>) -> ExitCode {
    let Err(error) = result else { return ExitCode::SUCCESS };
    eprintln!("{program}: {error:#}");
    if error.is::<BadInput>() {
        STATUS.into()
    } else {
        ExitCode::FAILURE
    }
}
