//! The command line: which program to run.

use clap::builder::styling::Styles;
use clap::{Parser, Subcommand};

use crate::commands::{judge, match_games, robot, solve};

#[derive(Parser)]
#[command(
    name = "triliza",
    version,
    about = "The judge, the robots' brain and the mathematics of the robots' noughts and crosses",
    after_help = "Example: triliza solve --success 0.8",
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
    /// Play matches between two brains with simulated robots
    Match(match_games::MatchArgs),
    /// Be a robot's program for one attempt: JSON line in, JSON line out
    Robot(robot::RobotArgs),
    /// Judge a recorded match
    Judge(judge::JudgeArgs),
    /// Find the best way to play when placements fail, and red's best first cell
    Solve(solve::SolveArgs),
}

/// Reads the command line.
pub fn read() -> Result<Command, clap::Error> {
    Ok(Cli::try_parse()?.command)
}

/// Reads a probability.
pub fn probability(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| "a probability is a number from 0 to 1".to_owned())
}

/// Reads the whole seconds of an attempt.
pub fn seconds(text: &str) -> Result<u8, String> {
    let number = text.parse().ok().filter(|number| *number <= 120);
    number.ok_or_else(|| "an attempt takes from 0 to 120 whole seconds".to_owned())
}
