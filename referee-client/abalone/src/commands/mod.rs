//! One file per command.

use crate::cli::Command;

pub mod draw;
pub mod engine;
pub mod match_games;
pub mod perft;
pub mod play;
pub mod replay;
pub mod serve;
pub mod tune;

/// Runs a command to its end.
pub fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Engine(args) => engine::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Match(args) => match_games::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Draw(args) => draw::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Tune(args) => tune::run(&args),
    }
}
