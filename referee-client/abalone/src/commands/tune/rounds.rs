//! `tune rounds`: repeatedly generates games, trains a network on them, and plays it against the
//! best one before.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use referee_client::fail::bad_input;
use referee_client::whole_file::write_file;

use super::generate::{generate, Generation};
use super::train::{train, Learning};
use super::versus::{play_match, MatchSettings};
use crate::arguments::EvaluationName;

#[derive(Args)]
#[command(
    after_help = "Each generation has a folder of its own: its games, its network, and its match against the best one \
    before. Finished work is not repeated: after a kill the same command continues.\n\n\
    Example: abalone tune rounds tuning --generations 3 --games 20000"
)]
pub struct RoundsArgs {
    /// Folder for everything
    folder: PathBuf,

    /// Generations
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=1000))]
    generations: u64,

    /// Evaluation for the first games: `network`, `linear`, or a network file
    #[arg(long, value_name = "E", default_value = "network")]
    from: EvaluationName,

    /// Number of last generations whose games are learnt from
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=1000))]
    memory: u64,

    #[command(flatten)]
    generation: Generation,

    #[command(flatten)]
    learning: Learning,

    #[command(flatten)]
    match_settings: MatchSettings,
}

pub fn run(args: &RoundsArgs) -> anyhow::Result<()> {
    let folder = |generation: u64| args.folder.join(format!("generation-{generation:03}"));
    let mut best = args.from.clone();
    for generation in 1..=args.generations {
        let here = folder(generation);
        fs::create_dir_all(&here).map_err(|why| bad_input(format!("cannot use {}: {why}", here.display())))?;
        println!("generation {generation}");
        generate(&here.join("games"), &best.load()?, &args.generation.for_generation(generation))?;
        let network = here.join("evaluation.network");
        if !network.exists() {
            let first = generation.saturating_sub(args.memory - 1).max(1);
            let games: Vec<PathBuf> = (first..=generation).map(|number| folder(number).join("games")).collect();
            train(&games, &network, &args.learning)?;
        }
        if is_better(&here, &network, &best, &args.match_settings)? {
            best = EvaluationName::File(network);
        }
    }
    match best {
        EvaluationName::File(path) => println!("the best network: {}", path.display()),
        _ => println!("no network was better than what played the first games"),
    }
    Ok(())
}

/// Whether a generation's network is stronger than the best network so far: by the sequential test
/// if it has decided, otherwise by more than half of the points.
fn is_better(here: &Path, network: &Path, best: &EvaluationName, how: &MatchSettings) -> anyhow::Result<bool> {
    let path = here.join("match.txt");
    if let Ok(text) = fs::read_to_string(&path) {
        return Ok(text.starts_with("better"));
    }
    let new = EvaluationName::File(network.to_owned()).load()?;
    let score = play_match([(new, Vec::new()), (best.load()?, Vec::new())], how)?;
    let better = score.points.verdict().unwrap_or(score.points.share() > 0.5);
    println!("{}", score.text());
    write_file(&path, format!("{}: {}\n", if better { "better" } else { "not better" }, score.text()))?;
    Ok(better)
}
