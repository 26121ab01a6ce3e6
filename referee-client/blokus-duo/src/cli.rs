//! The command line: which program to run, and what all of them have in common.

use blokus_duo::cells::Cells;
use blokus_duo::player::Start;
use blokus_duo::position::Position;
use clap::{Args, Parser, Subcommand};

use crate::commands::{
    analyze, bench, compliance, draw, gtp, match_games, monitor, moves, perft, player, ports, serve, tournament,
};
use crate::game::Game;
use referee_client::fail::bad_input;

#[derive(Parser)]
#[command(
    name = "blokus-duo",
    version,
    about = "Referee, players and tools for Blokus Duo and its FPGA accelerator",
    long_about = "Referee, players and tools for Blokus Duo and its FPGA accelerator.\n\n\
        A player P is one of: sim (the accelerator's Verilog in simulation), model (its software twin),\n\
        engine (the same search at this machine's speed), first-legal, random[:SEED], human,\n\
        serial:PATH (a board; serial+setup:PATH if it knows our set-up frames), gtp:COMMAND (another program).",
    after_help = "Example: blokus-duo match --first random:1 --second first-legal",
    args_conflicts_with_subcommands = true
)]
/// The command line.
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    #[command(next_help_heading = "Options of match, which is what runs without a command")]
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
    /// List the serial ports, with what is plugged in
    Ports(ports::PortsArgs),
    /// Show what is said on a running line
    Monitor(monitor::MonitorArgs),
    /// List the legal moves of a position
    Moves(moves::MovesArgs),
    /// Count the sequences of moves of a given length
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

/// Which position a command works on.
#[derive(Args, Debug)]
pub struct PositionArgs {
    /// Moves from the empty board, as codes; the first one settles which start cell is whose
    #[arg(long, value_name = "CODES", default_value = "", hide_default_value = true)]
    moves: String,

    /// Start cell of the side that moves first, where no move settles it
    #[arg(long, value_name = "5|a", default_value = "5", value_parser = start_cell)]
    start: Start,

    /// The position itself, as the one line that match --json writes
    #[arg(long, value_name = "LINE", conflicts_with_all = ["moves", "start"])]
    position: Option<Position>,
}

impl PositionArgs {
    /// The cells of the last move, where moves lead to the position.
    pub fn last_cells(&self) -> anyhow::Result<Cells> {
        Ok(Game::from_codes(&self.moves, self.start).map_err(bad_input)?.last_cells())
    }

    /// The position that these arguments give.
    pub fn position(&self) -> anyhow::Result<Position> {
        match self.position {
            Some(position) => Ok(position),
            None => Ok(*Game::from_codes(&self.moves, self.start).map_err(bad_input)?.position()),
        }
    }
}

impl Cli {
    /// The command; without one the options are those of `match`.
    pub fn command(self) -> Command {
        self.command.unwrap_or(Command::Match(self.without_command))
    }
}

/// Reads a start cell: `5` or `a`.
pub fn start_cell(text: &str) -> Result<Start, String> {
    match text {
        "5" => Ok(Start::Five),
        "a" | "A" => Ok(Start::Ten),
        _ => Err("start cells are 5 and a".to_owned()),
    }
}
