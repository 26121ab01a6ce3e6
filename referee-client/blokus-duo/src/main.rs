//! `blokus-duo`: the programs around the Blokus Duo accelerator that people run.

mod analysis;
mod arguments;
mod cli;
mod commands;
mod compliance;
mod contest;
#[cfg(test)]
mod fuzz;
mod game;
mod gtp;
mod hand;
mod line;
mod monitor;
mod pictures;
mod players;
mod records;
mod referee;
mod server;
mod strength;
mod tournament;
mod watch;

use std::process::ExitCode;

use referee_client::program;

fn main() -> ExitCode {
    program::main(|line: cli::Cli| line.command().run())
}
