//! The command line: which program to run.

use clap::builder::styling::Styles;
use clap::{Parser, Subcommand};

use crate::commands::{draw, engine, match_games, perft, play, replay, serve, tune};

#[derive(Parser)]
#[command(
    name = "abalone",
    version,
    about = "Engine, contest server and players for Abalone",
    after_help = "Example: abalone match --first engine@1s --second simple",
    styles = Styles::plain(),
    disable_help_subcommand = true
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// The programs.
#[derive(Subcommand)]
pub enum Command {
    /// The engine, spoken to in lines on stdin and stdout
    Engine(engine::EngineArgs),
    /// The contest's server, for two players at a time over TCP
    Serve(serve::ServeArgs),
    /// Play on a server, or here against a player: by hand, or let the engine play
    Play(play::PlayArgs),
    /// Play games between two players of this machine
    Match(match_games::MatchArgs),
    /// Play a recorded game again and check it
    Replay(replay::ReplayArgs),
    /// Draw a position
    Draw(draw::DrawArgs),
    /// Count sequences of moves, for checking move generators
    Perft(perft::PerftArgs),
    /// Learn the weights of the evaluation from games of the engine against itself
    Tune(tune::TuneArgs),
}

/// Reads the command line.
pub fn read() -> Result<Command, clap::Error> {
    Ok(Cli::try_parse()?.command)
}
