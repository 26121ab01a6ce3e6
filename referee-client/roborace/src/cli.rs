//! The command line: which program to run.

use clap::builder::styling::Styles;
use clap::{Parser, Subcommand, ValueEnum};
use roborace::hands::Law;
use serde::{Deserialize, Serialize};

use crate::commands::{auto, maps, play, serve, simulate, solve};

#[derive(Parser)]
#[command(
    name = "roborace",
    version,
    about = "Server, clients and the best play for the contest game RoboRace",
    after_help = "Example: roborace solve mapy/holes-1.txt",
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
    /// The best play on a map: probability to win, expected moves, and how exact both are
    Solve(solve::SolveArgs),
    /// Many games on a map by the best play, or by walking the shortest way
    Simulate(simulate::SimulateArgs),
    /// Write random maps of the contest's three classes
    Maps(maps::MapsArgs),
    /// Serve games over HTTP
    Serve(serve::ServeArgs),
    /// Play by hand against a server, on a page in the browser
    Play(play::PlayArgs),
    /// Play a game against a server, perfectly
    Auto(auto::AutoArgs),
}

/// Most seconds that a round may be given.
pub const LONGEST_TIMEOUT_S: u64 = 86_400;

/// How hands are dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Hands {
    /// The three random moves are independent of each other
    #[default]
    Draws,
    /// Each of the 56 different hands is equally likely
    Multisets,
}

impl From<Law> for Hands {
    fn from(law: Law) -> Hands {
        match law {
            Law::Draws => Hands::Draws,
            Law::Multisets => Hands::Multisets,
        }
    }
}

impl From<Hands> for Law {
    fn from(hands: Hands) -> Law {
        match hands {
            Hands::Draws => Law::Draws,
            Hands::Multisets => Law::Multisets,
        }
    }
}

/// Reads the command line.
pub fn read() -> Result<Command, clap::Error> {
    Ok(Cli::try_parse()?.command)
}
