//! What a person can correct: the arguments, or a file that they name.

use std::process::ExitCode;

use thiserror::Error;

/// Exit status for bad input, as clap has it.
const STATUS: u8 = 2;

/// Something in the arguments, or in a file that they name, is wrong; programs end with status 2 then.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct BadInput(pub String);

/// The exit status for the result of `program`, whose error is printed.
pub fn exit_code(program: &str, result: anyhow::Result<()>) -> ExitCode {
    let Err(error) = result else { return ExitCode::SUCCESS };
    eprintln!("{program}: {error:#}");
    if error.is::<BadInput>() {
        STATUS.into()
    } else {
        ExitCode::FAILURE
    }
}
