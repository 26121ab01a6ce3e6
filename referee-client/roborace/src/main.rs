//! `roborace`: server, clients and solver for RoboRace.

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

use std::process::ExitCode;

use referee_client::program;

fn main() -> ExitCode {
    program::main(commands::run)
}
