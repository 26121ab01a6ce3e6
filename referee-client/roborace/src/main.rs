//! `roborace`: the programs around RoboRace that people run.

mod analysis;
mod client;
mod commands;
#[cfg(test)]
mod fuzz;
mod map_file;
mod page;
mod picture;
mod protocol;
mod server;
mod terms;
mod tournament;
mod words;

use std::process::ExitCode;

use referee_client::program;

fn main() -> ExitCode {
    program::main(commands::run)
}
