//! One file per command.

use crate::cli::Command;

pub mod analyze;
pub mod bench;
pub mod compliance;
pub mod draw;
pub mod gtp;
pub mod match_games;
pub mod monitor;
pub mod moves;
pub mod perft;
pub mod player;
pub mod ports;
pub mod serve;
pub mod tournament;

/// Runs a command to its end.
pub fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Match(args) => match_games::run(&args),
        Command::Player(args) => player::run(&args),
        Command::Compliance(args) => compliance::run(&args),
        Command::Ports(args) => ports::run(&args),
        Command::Monitor(args) => monitor::run(&args),
        Command::Moves(args) => moves::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Draw(args) => draw::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Gtp(args) => gtp::run(&args),
        Command::Analyze(args) => analyze::run(&args),
        Command::Tournament(args) => tournament::run(&args),
    }
}
