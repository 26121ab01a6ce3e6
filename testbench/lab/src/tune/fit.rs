//! `cargo lab tune fit`: fits the weights of each evaluation to games, and measures how well they
//! predict games that were held out.

use std::path::PathBuf;

use anyhow::{bail, Context, Result};
use clap::Args;
use duo_core::evaluation::{Evaluation, Weights};
use testbench::{progress, workspace};

use super::game::{self, Game};
use super::samples::{chance, of_game, Sample};
use super::weights_file::EVALUATIONS;
use super::{dir, regression, weights_file};

/// One game in this many is held out.
const HELD_OUT: usize = 8;

/// Plies per line of the report, and its lines.
const PLIES: usize = 6;
const LINES: usize = 6;

/// Games of other programs that come with the project.
const KNOWN_GAMES: &str = "testbench/tuning/games.tsv";

/// Arguments of `tune fit`.
#[derive(Args)]
pub struct Arguments {
    /// Files with games to learn from [default: testbench/tuning/games.tsv and all in target/tune]
    #[arg(long, value_name = "FILE", num_args = 1..)]
    games: Vec<PathBuf>,
    /// Share of the game's outcome in the target; the rest is the value that a search found
    #[arg(long, default_value_t = 0.5, value_parser = share)]
    outcome_share: f64,
    /// Only report, without writing weights
    #[arg(long)]
    dry_run: bool,
}

fn share(text: &str) -> Result<f64, String> {
    let share: f64 = text.parse().map_err(|_| "not a number".to_string())?;
    if (0.0..=1.0).contains(&share) {
        Ok(share)
    } else {
        Err("not between 0 and 1".to_string())
    }
}

/// Fits, reports and writes.
pub fn run(arguments: &Arguments) -> Result<()> {
    let games = games(&arguments.games)?;
    let (held_out, seen): (Vec<_>, Vec<_>) = games.iter().enumerate().partition(|(index, _)| index % HELD_OUT == 0);
    let samples =
        |games: &[(usize, &Game)]| -> Vec<Sample> { games.iter().flat_map(|(_, game)| of_game(game)).collect() };
    let (held_out, seen) = (samples(&held_out), samples(&seen));
    let with_targets = |samples: &[Sample]| -> Vec<(Sample, f64)> {
        let target = |sample: &Sample| sample.target(arguments.outcome_share).map(|target| (*sample, target));
        samples.iter().filter_map(target).collect()
    };
    let seen_targets = with_targets(&seen);
    for evaluation in EVALUATIONS {
        let of_seen = progress::announce("fitting", || fit(evaluation, &seen_targets));
        println!("log-loss of the outcomes of {} held-out games, {evaluation:?}", games.len().div_ceil(HELD_OUT));
        report(&held_out, evaluation.weights(), &of_seen);
    }
    let all = with_targets(&[seen, held_out].concat());
    let of_all = EVALUATIONS.map(|evaluation| progress::announce("fitting", || fit(evaluation, &all)));
    if !arguments.dry_run {
        let target = match arguments.outcome_share {
            share if share < 1.0 && all.iter().any(|(sample, _)| sample.expected.is_some()) => {
                format!("their outcomes ({:.0} %) and the values that a search gave them", 100.0 * share)
            }
            _ => "their outcomes".to_string(),
        };
        let origin = format!("{} positions of {} games,\n//! {target}", all.len(), games.len());
        let path = weights_file::path();
        std::fs::write(&path, weights_file::text(&of_all, &origin))
            .with_context(|| format!("cannot write {}", path.display()))?;
        println!("wrote {}; now: cargo xtask emit, cargo lab tune match", path.display());
    }
    Ok(())
}

/// Fits the weights of one evaluation.
fn fit(evaluation: Evaluation, samples: &[(Sample, f64)]) -> Vec<Weights> {
    let counted: Vec<_> = samples.iter().map(|(sample, target)| (sample.counted_by(evaluation), *target)).collect();
    regression::fit(&counted)
}

/// The games to learn from, file by file in the order of their names.
fn games(files: &[PathBuf]) -> Result<Vec<Game>> {
    let mut files = files.to_vec();
    if files.is_empty() {
        let entries = std::fs::read_dir(dir()).into_iter().flatten().flatten().map(|entry| entry.path());
        files = entries.filter(|path| path.extension().is_some_and(|extension| extension == "tsv")).collect();
        files.sort();
        files.insert(0, known_games());
    }
    let games: Vec<Vec<Game>> = files.iter().map(|path| game::read(path)).collect::<Result<_>>()?;
    let games = games.concat();
    if games.len() < 2 * HELD_OUT {
        bail!("{} games are too few to learn from", games.len());
    }
    Ok(games)
}

fn known_games() -> PathBuf {
    workspace::root().join(KNOWN_GAMES)
}

/// Prints a line for each part of the game: positions, and the mean log-loss under the `present`
/// and the `fitted` weights.
fn report(samples: &[Sample], present: &[Weights], fitted: &[Weights]) {
    println!("  plies  positions  present   fitted");
    let mut all = Losses::default();
    for line in 0..LINES {
        let belongs = |sample: &&Sample| (usize::from(sample.ply) / PLIES).min(LINES - 1) == line;
        let mut losses = Losses::default();
        samples.iter().filter(belongs).for_each(|sample| losses.add(sample, present, fitted));
        let first = line * PLIES;
        let plies = if line + 1 < LINES { format!("{first}-{}", first + PLIES - 1) } else { format!("{first}-") };
        println!("{plies:>7}{losses}");
        all.merge(&losses);
    }
    println!("    all{all}");
}

/// Sums of log-losses.
#[derive(Default)]
struct Losses {
    positions: usize,
    present: f64,
    fitted: f64,
}

impl Losses {
    fn add(&mut self, sample: &Sample, present: &[Weights], fitted: &[Weights]) {
        let Some(outcome) = sample.outcome else { return };
        self.positions += 1;
        self.present += log_loss(sample, present, outcome);
        self.fitted += log_loss(sample, fitted, outcome);
    }

    fn merge(&mut self, other: &Losses) {
        self.positions += other.positions;
        self.present += other.present;
        self.fitted += other.fitted;
    }
}

impl std::fmt::Display for Losses {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mean = |sum: f64| sum / self.positions.max(1) as f64;
        write!(f, "{:11}{:9.4}{:9.4}", self.positions, mean(self.present), mean(self.fitted))
    }
}

fn log_loss(sample: &Sample, weights: &[Weights], outcome: f64) -> f64 {
    let chance = chance(sample.score(weights)).clamp(1e-6, 1.0 - 1e-6);
    -(outcome * chance.ln() + (1.0 - outcome) * (1.0 - chance).ln())
}

#[cfg(test)]
mod tests {
    use super::super::samples::INPUTS;
    use super::*;

    #[test]
    fn fit_predicts_known_games_better_than_zero_weights() {
        let games = games(&[known_games()]).unwrap();
        let samples: Vec<Sample> = games.iter().flat_map(of_game).collect();
        let targets: Vec<_> = samples.iter().map(|sample| (*sample, sample.target(1.0).unwrap())).collect();
        for evaluation in EVALUATIONS {
            let mut losses = Losses::default();
            let fitted = fit(evaluation, &targets);
            samples.iter().for_each(|sample| losses.add(sample, evaluation.weights(), &fitted));
            let mean = losses.fitted / losses.positions as f64;
            let bound = match evaluation {
                Evaluation::Whole => 0.43,
                Evaluation::Small => 0.46,
            };
            assert!(losses.positions > 80_000 && mean < bound, "{evaluation:?}: {losses}");
            let weighs = |set: usize| fitted.iter().any(|weights| weights.freedom[set] != 0);
            assert_eq!(std::array::from_fn(weighs), evaluation.counts(), "{evaluation:?}");
        }
    }

    #[test]
    fn even_guess_costs_the_logarithm_of_two() {
        let sample = Sample { ply: 10, inputs: [0.0; INPUTS], outcome: Some(1.0), expected: None };
        let mut losses = Losses::default();
        losses.add(&sample, Evaluation::Whole.weights(), &[Weights::default(); 41]);
        assert!((losses.fitted - std::f64::consts::LN_2).abs() < 1e-12);
    }
}
