//! The command line.

use clap::{Parser, Subcommand};

use crate::commands::{
    analyze, bench, compliance, draw, gtp, load, match_games, monitor, moves, perft, player, ports, serve, tournament,
};

#[derive(Parser)]
#[command(
    name = "blokus-duo",
    version,
    about = "Referee, players and tools for Blokus Duo and its FPGA accelerator",
    long_about = "Referee, players and tools for Blokus Duo and its FPGA accelerator.\n\n\
        A player P is one of: sim (the accelerator's Verilog in simulation), model (its fast model; +book plays from the \
        opening book, +tree searches best first), engine (the same search at this machine's speed), first-legal, random[:SEED], \
        level:NAME[:SEED] (from beginner to board), human, serial:PATH (a board; serial+setup:PATH if it understands set-up frames), gtp:COMMAND (another program).",
    after_help = "Example: blokus-duo match --first random:1 --second first-legal",
    args_conflicts_with_subcommands = true
)]
/// The command line.
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    #[command(next_help_heading = "Options of match, the default command")]
    without_command: match_games::MatchArgs,
}

/// The programs.
#[derive(Subcommand)]
pub enum Command {
    /// Play games between two players under a referee
    Match(match_games::MatchArgs),
    /// Answer a referee on a serial line or pseudo terminal
    Player(player::PlayerArgs),
    /// Check whether a board, or any player, survives a contest
    Compliance(compliance::ComplianceArgs),
    /// Put a released bitstream on a board, under a team's name
    Load(load::LoadArgs),
    /// List the serial ports, with what is plugged in
    Ports(ports::PortsArgs),
    /// Show the messages on a running line
    Monitor(monitor::MonitorArgs),
    /// List the legal moves of a position
    Moves(moves::MovesArgs),
    /// Count the move sequences of a given length
    Perft(perft::PerftArgs),
    /// Search fixed positions and count nodes and cycles
    Bench(bench::BenchArgs),
    /// Draw a position as an SVG or PNG picture
    Draw(draw::DrawArgs),
    /// Serve a page to watch, replay and play games in a browser
    Serve(serve::ServeArgs),
    /// Serve a player to programs that speak GTP, on standard input and output
    Gtp(gtp::GtpArgs),
    /// Play many games between many players, and rate them
    Tournament(tournament::TournamentArgs),
    /// Find out where a recorded game was won and lost
    Analyze(analyze::AnalyzeArgs),
}

impl Cli {
    /// The command; `match` is the default.
    pub fn command(self) -> Command {
        self.command.unwrap_or(Command::Match(self.without_command))
    }
}

impl Command {
    /// Runs the command to its end.
    pub fn run(&self) -> anyhow::Result<()> {
        match self {
            Command::Match(args) => match_games::run(args),
            Command::Player(args) => player::run(args),
            Command::Compliance(args) => compliance::run(args),
            Command::Load(args) => load::run(args),
            Command::Ports(args) => ports::run(args),
            Command::Monitor(args) => monitor::run(args),
            Command::Moves(args) => moves::run(args),
            Command::Perft(args) => perft::run(args),
            Command::Bench(args) => bench::run(args),
            Command::Draw(args) => draw::run(args),
            Command::Serve(args) => serve::run(args),
            Command::Gtp(args) => gtp::run(args),
            Command::Analyze(args) => analyze::run(args),
            Command::Tournament(args) => tournament::run(args),
        }
    }
}
