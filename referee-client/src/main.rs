//! `blokus-duo`: the programs around the Blokus Duo accelerator that people run.

mod cli;
mod commands;
mod contest;
mod fail;
mod game;
mod gtp;
mod note;
mod players;
mod progress;
mod referee;
mod watch;

use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::read() {
        Ok(command) => fail::report(commands::run(command)),
        Err(error) => fail::report_usage(&error),
    }
}
