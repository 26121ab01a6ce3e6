//! `triliza`: the judge, the robots' brain and the mathematics of the robots' noughts and crosses.

mod brain;
mod cli;
mod commands;
mod mishaps;
mod picture;
mod process;
mod protocol;
mod record;
mod referee;
mod simulation;
mod words;

use std::process::ExitCode;

use referee_client::fail;

fn main() -> ExitCode {
    match cli::read() {
        Ok(command) => fail::report(commands::run(command)),
        Err(error) => fail::report_usage(&error),
    }
}
