//! One file per command.

use crate::cli::Command;

pub mod judge;
pub mod match_games;
pub mod robot;
pub mod solve;

/// Runs a command to its end.
pub fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Match(args) => match_games::run(&args),
        Command::Robot(args) => robot::run(&args),
        Command::Judge(args) => judge::run(&args),
        Command::Solve(args) => solve::run(&args),
    }
}
