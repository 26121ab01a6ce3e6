//! `cargo lab tune climb`: finds weights that win more games, by playing.
//!
//! The method is simultaneous perturbation (SPSA). All parameters move by a step at once, each
//! randomly up or down. The fast model with these weights plays a pair of games against the fast
//! model with the opposite ones, and all parameters move a little towards the winner. Steps and
//! moves shrink as in J. C. Spall, *Implementation of the Simultaneous Perturbation Algorithm for
//! Stochastic Optimization*, IEEE Transactions on Aerospace and Electronic Systems 34, 1998.

use std::fs::{self, File};
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{bail, Context, Result};
use clap::Args;
use duo_core::evaluation::{Evaluation, Weights};
use duo_core::model::FastModel;
use duo_core::perspective::Perspective;
use duo_core::placement::Move;
use duo_core::player::{Player, Start};
use duo_core::position::Position;
use duo_core::search::techniques::Techniques;
use duo_core::search::MAX_DEPTH;

use super::curve::{self, CURVES, KNOTS, PARAMETERS};
use super::dir;
use super::regression::LARGEST;
use super::samples::INPUTS;
use super::weights_file::{self, EVALUATIONS};
use crate::games::openings;
use crate::long_run;

/// Offsets to the built-in weights: values at the knots, curve by curve.
type Offsets = [f64; PARAMETERS];

/// The last step of each curve's parameters, in units of its weights: large enough to show in
/// games.
const STEPS: [f64; CURVES] = [20.0, 12.0, 16.0, 4.0, 4.0, 8.0, 80.0, 80.0];

/// How far a win in the last pair of games moves the parameters, in steps.
const LAST_WAY: f64 = 0.004;

/// Spall's exponents for moves and steps, and the share of all pairs before which moves hardly
/// shrink.
const WAYS_FALL: f64 = 0.602;
const STEPS_FALL: f64 = 0.101;
const STABLE: f64 = 0.1;

/// Pairs played from the same weights, in parallel. A fixed number, so the result does not depend
/// on the cores.
const BATCH: u64 = 16;

/// Cycles for judging whether an opening is balanced.
const JUDGE_CYCLES: u64 = 20_000;

/// Arguments of `tune climb`.
#[derive(Args)]
pub struct Arguments {
    /// Number of pairs of games
    #[arg(long, default_value_t = 30_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pairs: u64,
    /// Budget of the fast model for a move, in clock cycles
    #[arg(long, default_value_t = 60_000)]
    budget_cycles: u64,
    /// Random seed of the games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Climb with the small evaluation instead of the whole one
    #[arg(long)]
    small: bool,
}

/// Climbs and writes the weights. An interrupted run continues where it stopped.
pub fn run(arguments: &Arguments) -> Result<()> {
    fs::create_dir_all(dir()).with_context(|| format!("cannot create {}", dir().display()))?;
    let climb = Climb::new(arguments);
    let path = arguments.path();
    let (mut played, mut offsets) = resume(&path, &climb.first_line())?;
    let file = File::options().append(true).open(&path);
    let mut file = file.with_context(|| format!("cannot write {}", path.display()))?;
    let bar = long_run::bar(played, arguments.pairs, "pairs of games");
    while played < arguments.pairs {
        let end = arguments.pairs.min(played + BATCH);
        climb.play_and_move(played..end, &mut offsets);
        played = end;
        writeln!(file, "{}", line(played, &offsets))?;
        bar.set_position(played);
    }
    bar.finish_and_clear();
    climb.write(&offsets)
}

impl Arguments {
    fn path(&self) -> PathBuf {
        let Arguments { pairs, budget_cycles, seed, small } = self;
        let name = if *small { "climb-small" } else { "climb" };
        dir().join(format!("{name}-{budget_cycles}-{seed}-{pairs}.txt"))
    }
}

/// Reads the pairs played and the offsets of an interrupted run. A new file begins with the line
/// `begins`.
fn resume(path: &Path, begins: &str) -> Result<(u64, Offsets)> {
    let (begun, at) = long_run::resume(path, |whole| {
        let mut lines = whole.lines();
        let first = lines.next();
        if first.is_some_and(|line| line != begins) {
            bail!("{} is of a climb from other weights: remove it", path.display());
        }
        let at = match lines.last() {
            Some(last) => read(last).with_context(|| format!("{} has a bad last line", path.display()))?,
            None => (0, [0.0; PARAMETERS]),
        };
        Ok((first.is_some(), at))
    })?;
    if !begun {
        fs::write(path, format!("{begins}\n")).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(at)
}

/// A line with the pairs played and the offsets. All digits are written, so that an interrupted run
/// ends with the same result.
fn line(played: u64, offsets: &Offsets) -> String {
    let numbers = offsets.iter().map(f64::to_string).collect::<Vec<_>>();
    format!("{played}\t{}", numbers.join(" "))
}

fn read(line: &str) -> Option<(u64, Offsets)> {
    let (played, offsets) = line.split_once('\t')?;
    let offsets: Vec<f64> = offsets.split(' ').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    Some((played.parse().ok()?, offsets.try_into().ok()?))
}

/// The constants of a climb.
struct Climb<'a> {
    arguments: &'a Arguments,
    evaluation: Evaluation,
    techniques: Techniques,
    threads: u64,
}

impl Climb<'_> {
    fn new(arguments: &Arguments) -> Climb<'_> {
        let techniques = Techniques { features: !arguments.small, ..Techniques::ALONE };
        Climb { arguments, evaluation: techniques.evaluation(), techniques, threads: long_run::all_cores() }
    }

    /// The built-in weights, in one line.
    fn first_line(&self) -> String {
        format!("{:?}", self.evaluation.weights())
    }

    /// Plays these pairs and moves the offsets by their results.
    fn play_and_move(&self, pairs: Range<u64>, offsets: &mut Offsets) {
        let begin = *offsets;
        let results = long_run::in_parallel(self.threads, pairs.clone(), |pair| self.pair(pair, &begin));
        for (pair, result) in pairs.zip(results) {
            let (signs, step, way) = (self.signs(pair), self.step(pair), self.move_size(pair));
            for (index, offset) in offsets.iter_mut().enumerate() {
                *offset += way / step * STEPS[index / KNOTS.len()] * signs[index] * result;
            }
        }
    }

    /// Plays a pair between the weights a step in the direction of the signs and those a step
    /// against it; returns the first one's wins minus losses.
    fn pair(&self, pair: u64, offsets: &Offsets) -> f64 {
        let (signs, step) = (self.signs(pair), self.step(pair));
        let stepped = |direction: f64| {
            let length = |index: usize| direction * step * STEPS[index / KNOTS.len()] * signs[index];
            with_offsets(self.evaluation.weights(), &std::array::from_fn(|index| offsets[index] + length(index)))
        };
        let players = [stepped(1.0), stepped(-1.0)];
        let mut rng = self.rng(pair, 1);
        let opening = std::iter::repeat_with(|| openings::draw(&mut rng, JUDGE_CYCLES)).flatten().next();
        let opening = opening.expect("an endless search ends with an opening");
        [Player::First, Player::Second].map(|forwards| self.game(&opening, &players, forwards)).iter().sum()
    }

    /// Plays a game in which the first of the weights play the `forwards` side: 1 if they win, -1
    /// if they lose.
    fn game(&self, opening: &[Move], weights: &[Vec<Weights>; 2], forwards: Player) -> f64 {
        let mut position = Position::new(Start::Five);
        for &played in opening {
            position.play_unchecked(played);
        }
        let mut models = weights.each_ref().map(|weights| FastModel::weighing(self.techniques, weights));
        while !position.is_over() {
            let fast_model = &mut models[usize::from(position.to_move() != forwards)];
            let found = fast_model.search(&Perspective::from(&position), self.arguments.budget_cycles, MAX_DEPTH);
            position.play_unchecked(found.best);
        }
        let margin = if forwards == Player::First { position.margin() } else { -position.margin() };
        f64::from(margin.signum())
    }

    /// A random sign for each parameter; zero for those that the evaluation does not use.
    fn signs(&self, pair: u64) -> Offsets {
        let mut rng = self.rng(pair, 0);
        let counts = self.evaluation.counts();
        std::array::from_fn(|index| {
            let sign = if rng.bool() { 1.0 } else { -1.0 };
            match index / KNOTS.len() {
                curve @ 1..INPUTS if !counts[curve - 1] => 0.0,
                _ => sign,
            }
        })
    }

    /// The step of this pair, in last steps.
    fn step(&self, pair: u64) -> f64 {
        (self.arguments.pairs as f64 / (pair + 1) as f64).powf(STEPS_FALL)
    }

    /// How far a win in this pair moves the parameters, in last steps.
    fn move_size(&self, pair: u64) -> f64 {
        let all = self.arguments.pairs as f64;
        let stable = STABLE * all;
        LAST_WAY * ((stable + all) / (stable + (pair + 1) as f64)).powf(WAYS_FALL)
    }

    /// A random generator for each pair and `kind`, 0 or 1.
    fn rng(&self, pair: u64, kind: u64) -> fastrand::Rng {
        long_run::rng(self.arguments.seed, 2 * pair + kind)
    }

    /// Writes the weights file with the weights found.
    fn write(&self, offsets: &Offsets) -> Result<()> {
        let found = with_offsets(self.evaluation.weights(), offsets);
        let all =
            EVALUATIONS.map(|evaluation| if evaluation == self.evaluation { &found } else { evaluation.weights() });
        let Arguments { pairs, budget_cycles, .. } = self.arguments;
        let evaluation = format!("{:?}", self.evaluation).to_lowercase();
        let origin = weights_file::origin()?
            + &format!(";\n//! then the {evaluation} ones to {pairs} pairs of games at {budget_cycles} cycles a move");
        let path = weights_file::path();
        fs::write(&path, weights_file::text(&all, &origin))
            .with_context(|| format!("cannot write {}", path.display()))?;
        println!("wrote {}; now: cargo xtask emit, cargo lab tune match", path.display());
        Ok(())
    }
}

/// The weights plus the offsets, rounded and limited to the hardware's bits.
fn with_offsets(weights: &[Weights], offsets: &Offsets) -> Vec<Weights> {
    let moved = |(ply, weights): (usize, &Weights)| {
        let ply = ply as u8;
        let sum = |weight: i16, curve: usize| (f64::from(weight) + curve::value(offsets, curve, ply)).round();
        let bounded = |weight: i16, curve: usize| sum(weight, curve).clamp(-LARGEST, LARGEST) as i16;
        Weights {
            tempo: sum(weights.tempo, curve::tempo(ply)) as i16,
            cells: bounded(weights.cells, 0),
            freedom: std::array::from_fn(|set| bounded(weights.freedom[set], set + 1)),
        }
    };
    weights.iter().enumerate().map(moved).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(pairs: u64, small: bool) -> Arguments {
        Arguments { pairs, budget_cycles: 1_000, seed: 3, small }
    }

    #[test]
    fn interrupted_climb_ends_like_an_uninterrupted_one() {
        let arguments = arguments(24, false);
        let climb = Climb { threads: 2, ..Climb::new(&arguments) };
        let mut whole = [0.0; PARAMETERS];
        climb.play_and_move(0..16, &mut whole);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("climb.txt");
        assert_eq!(resume(&path, "from here").unwrap(), (0, [0.0; PARAMETERS]));
        let text = format!("from here\n{}\n24\t0.5 0.", line(16, &whole));
        fs::write(&path, text).unwrap();
        let (played, mut cut) = resume(&path, "from here").unwrap();
        assert_eq!((played, cut), (16, whole));
        climb.play_and_move(16..24, &mut whole);
        Climb { threads: 1, ..climb }.play_and_move(16..24, &mut cut);
        assert_eq!(cut, whole);
        assert_ne!(cut, [0.0; PARAMETERS]);
        assert!(resume(&path, "from elsewhere").unwrap_err().to_string().contains("from other weights"));
    }

    #[test]
    fn sensible_weights_win_and_unused_ones_stay_zero() {
        let arguments = arguments(100, true);
        let climb = Climb::new(&arguments);
        // Squares and free cells count negatively.
        let mut senseless = [0.0; PARAMETERS];
        senseless[..KNOTS.len()].fill(-1_000.0);
        senseless[(INPUTS - 1) * KNOTS.len()..INPUTS * KNOTS.len()].fill(-1_000.0);
        let weights = climb.evaluation.weights();
        let players = [weights.to_vec(), with_offsets(weights, &senseless)];
        let opening = openings::draw(&mut fastrand::Rng::with_seed(1), 0).unwrap_or_default();
        for forwards in [Player::First, Player::Second] {
            assert_eq!(climb.game(&opening, &players, forwards), 1.0);
        }
        let stepped = with_offsets(weights, &climb.signs(5).map(|sign| 30.0 * sign));
        let weighs = |set: usize| stepped.iter().any(|weights| weights.freedom[set] != 0);
        assert_eq!(std::array::from_fn(weighs), climb.evaluation.counts());
    }

    #[test]
    fn climb_moves_towards_the_winner() {
        // At the start of such a long climb, the steps are so large that half of the players want
        // fewer cells.
        let arguments = arguments(1_000_000_000_000, false);
        let climb = Climb::new(&arguments);
        let mut offsets = [0.0; PARAMETERS];
        climb.play_and_move(0..200, &mut offsets);
        let cells: f64 = offsets[..KNOTS.len()].iter().sum();
        assert!(cells > 0.0, "{offsets:?}");
    }

    #[test]
    fn moves_and_steps_shrink_to_their_last_values() {
        let arguments = arguments(1_000, false);
        let climb = Climb::new(&arguments);
        assert!(climb.step(0) > 1.9 && climb.move_size(0) > 4.0 * LAST_WAY);
        assert_eq!((climb.step(999), climb.move_size(999)), (1.0, LAST_WAY));
    }
}
