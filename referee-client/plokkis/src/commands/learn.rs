//! `learn`: fits the weights of the strong bot's estimate to games against itself.

use std::io::{stdout, Write};
use std::path::PathBuf;

use clap::Args;
use plokkis_core::engine::learning::{fit, format_weights, mean_squared_error, play_game};
use referee_client::progress::Progress;
use referee_client::whole_file::{check_file, write_file};

/// Arguments of `learn`.
#[derive(Args)]
#[command(after_help = "Example: plokkis learn --out reference/plokkis_core/src/engine/weights.rs\n\n\
    The players use guessed weights instead of those in use, so the same command always writes the same file.")]
pub struct LearnArgs {
    /// Number of games
    #[arg(long, value_name = "N", default_value = "300", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,

    /// Effort, in thousandths of a contest game's
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=1000))]
    effort: u32,

    /// Seed of the first pieces
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    seed: u64,

    /// Write the weights to this file instead of stdout
    #[arg(long, value_name = "FILE.rs")]
    out: Option<PathBuf>,
}

/// Plays the games and writes the fitted weights.
pub fn run(args: &LearnArgs) -> anyhow::Result<()> {
    args.out.iter().try_for_each(|path| check_file(path))?;
    let progress = Progress::new(args.games as usize, "games");
    let mut samples = Vec::new();
    for number in 0..args.games {
        samples.extend(play_game((args.seed << 32) + number, f64::from(args.effort) / 1000.0));
        progress.step();
    }
    progress.note(&format!("{} positions", samples.len()));
    drop(progress);
    let weights = fit(&samples);
    eprintln!("mean squared error of a lead's value: {:.4}", mean_squared_error(&samples, &weights));
    match &args.out {
        Some(path) => write_file(path, format_weights(&weights)),
        None => Ok(stdout().write_all(format_weights(&weights).as_bytes())?),
    }
}
