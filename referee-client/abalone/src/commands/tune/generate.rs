//! `tune generate`: games of the engine against itself, stored in a folder.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use abalone_core::evaluation::Evaluation;
use abalone_core::search::Engine;
use abalone_core::tuning::{games, self_play};
use clap::Args;
use referee_client::fail::bad_input;
use referee_client::progress::Progress;
use referee_client::whole_file::write_file;

use super::parallel;
use crate::arguments::{threads, EvaluationName};

/// Number of games in a file, and the maximum number that a kill loses.
const GAMES_PER_FILE: u64 = 50;

/// Size of a player's table in MiB. Short searches need no more, and the table is cleared before
/// each game.
const MEGABYTES: usize = 1;

#[derive(Args)]
#[command(after_help = "Finished games are not repeated: after a kill the same command continues.\n\n\
    Example: abalone tune generate games --games 20000")]
pub struct GenerateArgs {
    /// Folder for the games
    folder: PathBuf,

    /// Evaluation of the players: `network`, `linear`, or a network file
    #[arg(long, value_name = "E", default_value = "network")]
    evaluation: EvaluationName,

    #[command(flatten)]
    how: Generation,
}

/// How games are generated.
#[derive(Args, Clone)]
pub struct Generation {
    /// Games in the folder when the command ends
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,

    /// Positions searched for each move
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    nodes: u64,

    /// Seed of the openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Games at a time; 0 for one per core
    #[arg(long, value_name = "N", default_value = "0", value_parser = threads)]
    threads: usize,
}

impl Generation {
    /// These settings with the openings of this generation.
    pub fn for_generation(&self, number: u64) -> Generation {
        Generation { seed: self.seed.wrapping_add(number << 20), ..self.clone() }
    }
}

pub fn run(args: &GenerateArgs) -> anyhow::Result<()> {
    generate(&args.folder, &args.evaluation.load()?, &args.how)
}

/// Checks that all games of a folder are generated with the settings in its `how.txt`.
fn check_settings(folder: &Path, evaluation: &Evaluation, how: &Generation) -> anyhow::Result<()> {
    let openings = self_play::OPENINGS;
    let text =
        format!("{}, {} positions a move, seed {}, openings {openings}\n", evaluation.origin(), how.nodes, how.seed);
    let path = folder.join("how.txt");
    match fs::read_to_string(&path) {
        Err(why) if why.kind() == ErrorKind::NotFound => write_file(&path, text),
        Err(why) => Err(bad_input(format!("cannot read {}: {why}", path.display()))),
        Ok(there) if there == text => Ok(()),
        Ok(there) => {
            Err(bad_input(format!("{} has games made in another way: {}", folder.display(), there.trim_end())))
        }
    }
}

/// Plays the games that are missing in the folder.
pub fn generate(folder: &Path, evaluation: &Evaluation, how: &Generation) -> anyhow::Result<()> {
    fs::create_dir_all(folder).map_err(|why| bad_input(format!("cannot use {}: {why}", folder.display())))?;
    check_settings(folder, evaluation, how)?;
    let files = how.games.div_ceil(GAMES_PER_FILE);
    let progress = Progress::new(how.games as usize, "games");
    parallel::for_each(how.threads, 0..files, |file| {
        let path = folder.join(format!("{file:06}.games"));
        let numbers = file * GAMES_PER_FILE..((file + 1) * GAMES_PER_FILE).min(how.games);
        let there = fs::read(&path).ok().and_then(|bytes| games::read(&bytes).ok());
        // A file with fewer games is of a run that wanted fewer.
        if there.is_some_and(|games| games.len() as u64 >= numbers.end - numbers.start) {
            numbers.for_each(|_| progress.step());
            return Ok(true);
        }
        let games: Vec<_> = numbers
            .map(|game| {
                let seed = how.seed.wrapping_mul(1_000_000_007).wrapping_add(game);
                let mut engine = Engine::new(1, MEGABYTES).with_evaluation(evaluation.clone());
                let played = self_play::play(&mut engine, how.nodes, seed);
                progress.step();
                played
            })
            .collect();
        write_file(&path, games::write(&games))?;
        Ok(true)
    })
}
