//! `plokkis`: a bot for the Finnish contest of winter 2017-2018, and the tester and tournament that an organiser needs.

mod bots;
mod cli;
mod commands;
mod fault;
mod keeper;
mod picture;
mod process;
mod record;
mod referee;
mod seating;
mod standings;
mod tournament;
mod watch;

use std::process::ExitCode;

use referee_client::fail;

fn main() -> ExitCode {
    match cli::read() {
        Ok(command) => fail::report(commands::run(command)),
        Err(error) => fail::report_usage(&error),
    }
}
