//! The commands of the program, one module each.

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
    about = "Server, clients and solver for the contest game RoboRace",
    after_help = "Examples:\n  roborace maps --out mapy           writes maps\n  roborace solve mapy/holes-1.txt    solves one of them"
)]
pub enum Command {
    /// Solve a map: probability to win and expected moves of the best play
    Solve(solve::SolveArgs),
    /// Simulate many games on a map
    Simulate(simulate::SimulateArgs),
    /// Write random maps of the contest's three classes
    Maps(maps::MapsArgs),
    /// Serve games and a web page over HTTP
    Serve(serve::ServeArgs),
    /// Show the standings of the games in a folder
    Standing(standing::StandingArgs),
    /// Run a tournament of built-in players and of teams that play on a server
    #[command(subcommand)]
    Tournament(tournament::TournamentCommand),
    /// Play by hand against a server, in the browser
    Play(play::PlayArgs),
    /// Play a game against a server with the best play
    Auto(auto::AutoArgs),
}

/// Runs a command.
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
