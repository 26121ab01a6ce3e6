//! One file per command.

use crate::cli::Command;

pub mod auto;
pub mod maps;
pub mod play;
pub mod serve;
pub mod simulate;
pub mod solve;

/// Runs a command to its end.
pub fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Solve(args) => solve::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Maps(args) => maps::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Auto(args) => auto::run(&args),
    }
}
