//! `cargo lab tune`: fits the evaluation's weights to games and measures what they are worth.

mod against;
mod climb;
mod curve;
mod fit;
mod game;
mod regression;
mod samples;
mod self_play;
mod weights_file;

use std::path::PathBuf;

use anyhow::Result;
use clap::Subcommand;
use testbench::workspace;

/// The steps of a tuning, in their order.
#[derive(Subcommand)]
pub enum Step {
    /// The fast model plays against itself; games go to target/tune, and an interrupted run
    /// continues where it stopped.
    #[command(after_help = "Example: cargo lab tune games --count 4000 --seed 2")]
    Games(self_play::Arguments),
    /// Fit the weights to games: log-loss of held-out games, and a new weights.rs.
    #[command(
        after_help = "Examples: cargo lab tune fit --dry-run\n            cargo lab tune fit --games target/tune/games-200000-2.tsv --outcome-share 1"
    )]
    Fit(fit::Arguments),
    /// Change the weights step by step so that more games are won, and write a new weights.rs.
    #[command(after_help = "Example: cargo lab tune climb --pairs 30000")]
    Climb(climb::Arguments),
    /// Play paired games between the working tree and another revision, fast model against fast
    /// model at equal cycles.
    #[command(after_help = "Example: cargo lab tune match --against HEAD~1 --openings 100 --budget-cycles 300000")]
    Match(against::Arguments),
}

/// Runs one step.
pub fn run(step: Step) -> Result<()> {
    match step {
        Step::Games(arguments) => self_play::run(&arguments),
        Step::Fit(arguments) => fit::run(&arguments),
        Step::Climb(arguments) => climb::run(&arguments),
        Step::Match(arguments) => against::run(&arguments),
    }
}

/// The folder with games, openings and other revisions.
fn dir() -> PathBuf {
    workspace::target_dir().join("tune")
}
