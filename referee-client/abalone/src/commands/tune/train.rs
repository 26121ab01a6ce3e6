//! `tune train`: trains a network on games.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use abalone_core::sealed::checksum;
use abalone_core::tuning::games;
use abalone_core::tuning::quantise::quantise;
use abalone_core::tuning::samples::{samples, unit, Sample};
use abalone_core::tuning::training::{Plan, Training};
use anyhow::Context;
use clap::Args;
use referee_client::fail::bad_input;
use referee_client::progress::Progress;
use referee_client::whole_file::{check_file, write_file};
use reference_common::threads::thread_count;

use crate::arguments::{fraction, threads, EvaluationName};

/// One game in this many is held out, to measure the loss on unseen games.
const HELD_OUT: usize = 16;

#[derive(Args)]
#[command(after_help = "After a kill the same command continues after the last finished epoch.\n\n\
    Example: abalone tune train games --out evaluation.network")]
pub struct TrainArgs {
    /// Folders of games
    #[arg(required = true)]
    folders: Vec<PathBuf>,

    /// Write the network to this file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    #[command(flatten)]
    how: Learning,
}

/// How a network is trained.
#[derive(Args, Clone)]
pub struct Learning {
    /// Times that each position is seen
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=1000))]
    epochs: u32,

    /// Initial learning rate
    #[arg(long, value_name = "X", default_value_t = 0.004, value_parser = rate)]
    rate: f32,

    /// Weight of the search's value in the target; --lambda chooses the rest
    #[arg(long, value_name = "X", default_value_t = 0.3, value_parser = fraction)]
    value_share: f32,

    /// The rest of the target: 1 for the outcome, 0 for the next value, between them for a mean of
    /// the later values and the outcome
    #[arg(long, value_name = "X", default_value_t = 1.0, value_parser = fraction)]
    lambda: f32,

    /// Worth of a game that the contest's score decides, because equally many marbles are out: 1 for
    /// as much as any other, 0 for a draw
    #[arg(long, value_name = "X", default_value_t = 1.0, value_parser = fraction)]
    score_worth: f32,

    /// Continue from this network, `network` or a file, instead of random numbers
    #[arg(long, value_name = "E")]
    continue_from: Option<EvaluationName>,

    /// Seed of the initial parameters and of the order of the positions
    #[arg(long, value_name = "N", default_value_t = 1)]
    training_seed: u64,

    /// Threads; 0 for one per core
    #[arg(long, value_name = "N", default_value = "0", value_parser = threads)]
    training_threads: usize,
}

fn rate(text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|number| (1e-6..=1.0).contains(number));
    number.ok_or_else(|| "a learning rate is a number from 0.000001 to 1".to_owned())
}

pub fn run(args: &TrainArgs) -> anyhow::Result<()> {
    check_file(&args.out)?;
    check_file(&checkpoint_of(&args.out))?;
    train(&args.folders, &args.out, &args.how)
}

/// The file from which the training of a network resumes.
fn checkpoint_of(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".training");
    name.into()
}

/// Trains a network on the games of these folders.
pub fn train(folders: &[PathBuf], out: &Path, how: &Learning) -> anyhow::Result<()> {
    let (seen, held_out, games) = load(folders, how)?;
    if seen.is_empty() || held_out.is_empty() {
        return Err(bad_input("there are too few games to learn from"));
    }
    let unit = unit(&seen);
    let plan = Plan { epochs: how.epochs, rate: how.rate, value_share: how.value_share, unit, seed: how.training_seed };
    println!("{} positions of {games} games, {} held out, unit {unit:.0}", seen.len() + held_out.len(), held_out.len());
    println!("epoch  learnt from  held out  its outcome");
    let first = seen.first().map_or(0, |one| one.own.bits());
    let start = how.continue_from.as_ref().map(EvaluationName::load_parameters).transpose()?;
    let origin = start.as_ref().map(|network| checksum(&network.write()));
    let settings = format!("{plan:?} {} {} {origin:?}", how.lambda, how.score_worth);
    let task = format!("{settings} {} {} {first}", seen.len(), held_out.len());
    let task = checksum(task.as_bytes());
    let checkpoint = checkpoint_of(out);
    let resumed = fs::read(&checkpoint).ok().and_then(|bytes| Training::read_checkpoint(&bytes, task));
    let mut training = match (resumed, &start) {
        (Some(training), _) => training,
        (None, Some(network)) => Training::from_network(network),
        (None, None) => Training::new(plan.seed),
    };
    let progress = Progress::new(how.epochs as usize, "epochs");
    let begun = Instant::now();
    let mut loss = training.measure_loss(&held_out, &plan);
    while training.epochs < plan.epochs {
        let learnt = training.train_epoch(&seen, &plan, thread_count(how.training_threads));
        loss = training.measure_loss(&held_out, &plan);
        progress.step();
        write_file(&checkpoint, training.write_checkpoint(task))?;
        println!(
            "{:>5}  {learnt:>11.4}  {:>8.4}  {:>11.4}  {:.0} s",
            training.epochs,
            loss.target,
            loss.outcome,
            begun.elapsed().as_secs_f64()
        );
    }
    let origin = format!(
        "{}{} positions of {games} games, {} epochs, seed {}, log-loss of games held out {:.4}, of their outcomes {:.4}",
        if start.is_some() { "continued with " } else { "" },
        seen.len(),
        plan.epochs,
        plan.seed,
        loss.target,
        loss.outcome
    );
    write_file(out, quantise(&training.row, origin).write())?;
    fs::remove_file(&checkpoint)?;
    Ok(())
}

/// The positions for training, the positions held out, and the number of games.
fn load(folders: &[PathBuf], how: &Learning) -> anyhow::Result<(Vec<Sample>, Vec<Sample>, usize)> {
    let (mut seen, mut held_out, mut games) = (Vec::new(), Vec::new(), 0);
    for folder in folders {
        let name = folder.display();
        let entries = fs::read_dir(folder).map_err(|why| bad_input(format!("cannot read {name}: {why}")))?;
        let mut paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "games"));
        paths.sort();
        for path in &paths {
            let bytes = fs::read(path).with_context(|| path.display().to_string())?;
            let of_file = games::read(&bytes).map_err(|why| bad_input(format!("{}: {why}", path.display())))?;
            for game in &of_file {
                games += 1;
                let to = if games % HELD_OUT == 0 { &mut held_out } else { &mut seen };
                to.extend(samples(game, how.lambda, how.score_worth));
            }
        }
    }
    Ok((seen, held_out, games))
}
