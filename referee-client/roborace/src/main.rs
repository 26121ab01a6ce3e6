//! `roborace`: the programs around RoboRace that people run.

mod analysis;
mod cli;
mod client;
mod commands;
mod map_file;
mod page;
mod protocol;
mod server;
mod web;
mod words;

use std::process::ExitCode;

use referee_client::fail;

fn main() -> ExitCode {
    match cli::read() {
        Ok(command) => fail::report(commands::run(command)),
        Err(error) => fail::report_usage(&error),
    }
}
