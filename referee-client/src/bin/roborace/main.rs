//! `roborace`: the programs around RoboRace that people run.

mod cli;
mod commands;
mod map_file;
mod protocol;
mod server;

use std::process::ExitCode;

use referee_client::fail;

fn main() -> ExitCode {
    match cli::read() {
        Ok(command) => fail::report(commands::run(command)),
        Err(error) => fail::report_usage(&error),
    }
}
