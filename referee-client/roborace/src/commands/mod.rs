//! The commands of the program, one file each, and which of them a command line runs.

use clap::Parser;

mod auto;
mod maps;
mod play;
mod serve;
mod simulate;
mod solve;
mod standing;
mod tournament;

/// The command line.
#[derive(Parser)]
#[command(
    name = "roborace",
    version,
    about = "Server, clients and the best play for the contest game RoboRace",
    after_help = "Examples:\n  roborace maps --out mapy           writes maps\n  roborace solve mapy/holes-1.txt    the best play on one of them"
)]
pub enum Command {
    /// The best play on a map: probability to win, expected moves, and how exact both are
    Solve(solve::SolveArgs),
    /// Many games on a map by the best play, or by walking the shortest way
    Simulate(simulate::SimulateArgs),
    /// Write random maps of the contest's three classes
    Maps(maps::MapsArgs),
    /// Serve games over HTTP
    Serve(serve::ServeArgs),
    /// Who has reached the treasure, on which maps and in how many moves
    Standing(standing::StandingArgs),
    /// Tournaments of players of this machine and of teams that have played on a server
    #[command(subcommand)]
    Tournament(tournament::TournamentCommand),
    /// Play by hand against a server, on a page in the browser
    Play(play::PlayArgs),
    /// Play a game against a server, perfectly
    Auto(auto::AutoArgs),
}

/// Runs a command to its end.
pub fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Solve(args) => solve::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Maps(args) => maps::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Standing(args) => standing::run(&args),
        Command::Tournament(what) => tournament::run(&what),
        Command::Play(args) => play::run(&args),
        Command::Auto(args) => auto::run(&args),
    }
}
