//! The commands of the program, one file each, and which of them a command line runs.

use clap::Parser;

mod draw;
mod engine;
mod match_games;
mod perft;
mod play;
mod replay;
mod serve;
mod tune;

use ::tournament::commands::{self as tournament, What};

use crate::tournament::Abalone;

/// The command line.
#[derive(Parser)]
#[command(
    name = "abalone",
    version,
    about = "Engine, contest server and players for Abalone",
    after_help = "Example: abalone match --first engine@1s --second simple"
)]
pub enum Command {
    /// The engine, spoken to in lines on stdin and stdout
    Engine(engine::EngineArgs),
    /// The contest's server, for two players at a time over TCP
    Serve(serve::ServeArgs),
    /// Play on a server, or here against a player: by hand, or let the engine play
    Play(play::PlayArgs),
    /// Play games between two players of this machine
    Match(match_games::MatchArgs),
    /// Play many games between many players, here or over the network, and keep all that a contest needs
    #[command(subcommand)]
    Tournament(What<Abalone>),
    /// Play a recorded game again and check it
    Replay(replay::ReplayArgs),
    /// Draw a position
    Draw(draw::DrawArgs),
    /// Count sequences of moves, for checking move generators
    Perft(perft::PerftArgs),
    /// Learn the network of the evaluation from games of the engine against itself
    Tune(tune::TuneArgs),
}

/// Runs a command to its end.
pub fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Engine(args) => engine::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Match(args) => match_games::run(&args),
        Command::Tournament(what) => tournament::run(&what),
        Command::Replay(args) => replay::run(&args),
        Command::Draw(args) => draw::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Tune(args) => tune::run(&args),
    }
}
