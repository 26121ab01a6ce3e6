//! One file per command.

use crate::cli::Command;
use crate::keeper;

pub mod bot;
pub mod check;
mod limits;
pub mod match_games;
pub mod replay;
pub mod tournament;

/// Runs a command to its end.
pub fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Bot(args) => bot::run(&args),
        Command::Match(args) => match_games::run(&args),
        Command::Tournament(args) => tournament::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Keep(args) => keeper::keep(&args),
    }
}
