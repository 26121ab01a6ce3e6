//! `cargo lab tune`: games in, weights of the evaluation out, and what they are worth.

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
    /// The fast model plays against itself; games go to target/tune, and a run that was cut off goes on where it was.
    #[command(after_help = "Example: cargo lab tune games --count 4000 --seed 2")]
    Games(self_play::Arguments),
    /// Fit the weights to games: log-loss of held-out games, and a new weights.rs.
    #[command(
        after_help = "Examples: cargo lab tune fit --dry-run\n            cargo lab tune fit --games target/tune/games-200000-2.tsv --outcome-share 1"
    )]
    Fit(fit::Arguments),
    /// Change the weights bit by bit to where more games are won, and write a new weights.rs.
    #[command(after_help = "Example: cargo lab tune climb --pairs 30000")]
    Climb(climb::Arguments),
    /// Play paired games between the working tree and another revision, fast model against fast model at equal cycles.
    #[command(after_help = "Example: cargo lab tune match --against HEAD~1 --openings 100 --budget-cycles 300000")]
    Match(against::Arguments),
}

/// Does one of them.
pub fn run(step: Step) -> Result<()> {
    match step {
        Step::Games(arguments) => self_play::run(&arguments),
        Step::Fit(arguments) => fit::run(&arguments),
        Step::Climb(arguments) => climb::run(&arguments),
        Step::Match(arguments) => against::run(&arguments),
    }
}

/// Where games, openings and other revisions are kept.
fn dir() -> PathBuf {
    workspace::target_dir().join("tune")
}
