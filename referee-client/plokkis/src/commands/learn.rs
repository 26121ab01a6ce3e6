//! `learn`: weights for the strong bot's estimate, from games that it plays against itself.

use std::io::{stdout, Write};
use std::path::PathBuf;

use clap::Args;
use plokkis_core::engine::learning::{error, fit, game, text};
use referee_client::progress::Progress;
use referee_client::whole_file::{check_file, write_file};

/// Arguments of `learn`.
#[derive(Args)]
#[command(after_help = "Example: plokkis learn --out reference/plokkis_core/src/engine/weights.rs\n\n\
    The games are played by a guess of the weights, not by those in use, so that the same command \
    writes the same file each time.")]
pub struct LearnArgs {
    /// Number of games
    #[arg(long, value_name = "N", default_value = "300", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,

    /// Thousandths of the effort that a game of the contest allows
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=1000))]
    effort: u32,

    /// What the first pieces are drawn by
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    seed: u64,

    /// Write the weights to this file instead of stdout
    #[arg(long, value_name = "FILE.rs")]
    out: Option<PathBuf>,
}

/// Plays, learns, and writes what was learnt.
pub fn run(args: &LearnArgs) -> anyhow::Result<()> {
    args.out.iter().try_for_each(|path| check_file(path))?;
    let progress = Progress::new(args.games as usize, "games");
    let mut samples = Vec::new();
    for number in 0..args.games {
        samples.extend(game((args.seed << 32) + number, f64::from(args.effort) / 1000.0));
        progress.step();
    }
    progress.note(&format!("{} positions", samples.len()));
    drop(progress);
    let weights = fit(&samples);
    eprintln!("mean squared error of a lead's worth: {:.4}", error(&samples, &weights));
    match &args.out {
        Some(path) => write_file(path, text(&weights)),
        None => Ok(stdout().write_all(text(&weights).as_bytes())?),
    }
}
