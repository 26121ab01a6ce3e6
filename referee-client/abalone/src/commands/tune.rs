//! `tune`: the engine plays against itself, learns its evaluation from the games, and plays the new
//! evaluation against the old one.

use clap::{Args, Subcommand};

mod average;
mod generate;
mod judge;
mod parallel;
mod rounds;
mod sequential;
mod train;
mod versus;

#[derive(Args)]
#[command(after_help = "Example: abalone tune rounds tuning --generations 3 --games 20000")]
pub struct TuneArgs {
    #[command(subcommand)]
    stage: Stage,
}

#[derive(Subcommand)]
enum Stage {
    /// Play games of the engine against itself, to learn from
    Generate(generate::GenerateArgs),
    /// Train a network from games
    Train(train::TrainArgs),
    /// Take the mean of networks
    Average(average::AverageArgs),
    /// Play games between two evaluations
    Match(versus::MatchArgs),
    /// Show the values of closed positions
    Judge(judge::JudgeArgs),
    /// Generate, train and match in rounds: games by the best network teach the next one
    Rounds(rounds::RoundsArgs),
}

pub fn run(args: &TuneArgs) -> anyhow::Result<()> {
    match &args.stage {
        Stage::Generate(args) => generate::run(args),
        Stage::Train(args) => train::run(args),
        Stage::Average(args) => average::run(args),
        Stage::Match(args) => versus::run(args),
        Stage::Judge(args) => judge::run(args),
        Stage::Rounds(args) => rounds::run(args),
    }
}
