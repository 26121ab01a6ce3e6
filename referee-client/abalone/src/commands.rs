//! The program's commands, one file each.

use clap::Parser;

mod draw;
mod engine;
mod match_games;
mod page;
mod perft;
mod play;
mod replay;
mod serve;
mod tune;

use ::tournament::commands::{self as tournament, TournamentCommand};

use crate::tournament::Abalone;

#[derive(Parser)]
#[command(
    name = "abalone",
    version,
    about = "Engine, contest server and players for Abalone",
    after_help = "Example: abalone match --first engine@1s --second simple"
)]
pub enum Command {
    /// Run the engine, which speaks a line protocol on stdin and stdout
    Engine(engine::EngineArgs),
    /// Run the contest's server: players come over TCP and are paired
    Serve(serve::ServeArgs),
    /// Play on a server, or here against a player: by hand, or let the engine play
    Play(play::PlayArgs),
    /// Play games between two players on this machine
    Match(match_games::MatchArgs),
    /// Play a tournament between many players, here or over the network
    #[command(subcommand)]
    Tournament(TournamentCommand<Abalone>),
    /// Play against the engine on a page in a browser
    Page(page::PageArgs),
    /// Replay a recorded game and check it
    Replay(replay::ReplayArgs),
    /// Draw a position
    Draw(draw::DrawArgs),
    /// Count sequences of moves, to check move generators
    Perft(perft::PerftArgs),
    /// Train the network of the evaluation on games of the engine against itself
    Tune(tune::TuneArgs),
}

pub fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Engine(args) => engine::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Match(args) => match_games::run(&args),
        Command::Page(args) => page::run(&args),
        Command::Tournament(what) => tournament::run(&what),
        Command::Replay(args) => replay::run(&args),
        Command::Draw(args) => draw::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Tune(args) => tune::run(&args),
    }
}
