//! `tune match`: games between two evaluations.

use std::cmp::Ordering;
use std::sync::atomic::AtomicBool;
use std::sync::Mutex;
use std::time::Duration;

use abalone_core::contest::{Contest, CONTEST_MOVES};
use abalone_core::evaluation::Evaluation;
use abalone_core::position::Position;
use abalone_core::search::{Engine, Limit, Situation, Technique};
use abalone_core::team::Team;
use clap::Args;
use fastrand::Rng;
use referee_client::progress::Progress;

use super::parallel;
use super::sequential::Test;
use crate::arguments::{threads, EvaluationName};

/// Size of a player's table in MiB.
const MEGABYTES: usize = 16;

#[derive(Args)]
#[command(
    after_help = "An evaluation is `network`, the one that comes with the program, `linear`, the weighted sum of \
    features before it, or the file of a network.\n\n\
    Example: abalone tune match network linear --match-games 1000 --cpu-ms 100 --start belgian"
)]
pub struct MatchArgs {
    /// Evaluation whose points are counted
    first: EvaluationName,

    /// The other evaluation
    second: EvaluationName,

    /// Search technique that the first side turns off, or on if it is not in use; may be repeated
    #[arg(long, value_name = "TECHNIQUE")]
    toggle: Vec<Technique>,

    #[command(flatten)]
    how: MatchSettings,
}

/// How two evaluations play a match.
#[derive(Args, Clone)]
pub struct MatchSettings {
    /// Maximum number of games; each opening is played with both colours
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    match_games: u64,

    /// Positions searched for each move
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    match_nodes: u64,

    /// Milliseconds of processor time for each move, instead of a number of positions
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    cpu_ms: Option<u64>,

    /// Start: standard, belgian, german, or rows and team
    #[arg(long, value_name = "STRING", default_value = "standard")]
    start: Position,

    /// Random moves before each pair of games, the same for both games
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(..=40))]
    random_plies: u32,

    /// Seed of the random moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    match_seed: u64,

    /// Games at a time; 0 for one per core
    #[arg(long, value_name = "N", default_value = "0", value_parser = threads)]
    match_threads: usize,

    /// Stop once a sequential test with errors of 5 % decides between these two shares of points
    #[arg(long, num_args = 2, value_names = ["H0", "H1"], value_parser = share)]
    sprt: Option<Vec<f64>>,
}

fn share(text: &str) -> Result<f64, String> {
    let share = text.parse().ok().filter(|share| (0.01..=0.99).contains(share));
    share.ok_or_else(|| "a share of points is a number from 0.01 to 0.99".to_owned())
}

/// An evaluation, and the search techniques to toggle.
pub type Side = (Evaluation, Vec<Technique>);

pub fn run(args: &MatchArgs) -> anyhow::Result<()> {
    let sides = [(args.first.load()?, args.toggle.clone()), (args.second.load()?, Vec::new())];
    println!("{}", play_match(sides, &args.how)?.text());
    Ok(())
}

/// The first evaluation's results.
pub struct Score {
    /// By the contest's rules.
    pub points: Test,
    /// If only the marbles out counted.
    marbles: Test,
}

impl Score {
    /// Describes the results in one line.
    pub fn text(&self) -> String {
        if self.points.pairs() == 0.0 {
            return self.points.text();
        }
        let marbles = [self.marbles.share(), self.marbles.half_width()].map(|share| share * 100.0);
        format!("{}; by marbles alone {:.1} % +- {:.1} %", self.points.text(), marbles[0], marbles[1])
    }
}

/// Plays the first evaluation against the second.
pub fn play_match(sides: [Side; 2], how: &MatchSettings) -> anyhow::Result<Score> {
    let hypotheses = how.sprt.as_ref().map(|shares| [shares[0], shares[1]]);
    let progress = Progress::new(how.match_games as usize / 2 * 2, "games");
    let score = Mutex::new(Score { points: Test::new(hypotheses), marbles: Test::new(None) });
    parallel::for_each(how.match_threads, 0..how.match_games / 2, |pair| {
        let games = [0, 1].map(|colour| {
            let results = game(&sides, how, pair, colour);
            progress.step();
            results
        });
        let mut score = score.lock().expect("no game panics");
        score.points.add(games.map(|[points, _]| points));
        score.marbles.add(games.map(|[_, marbles]| marbles));
        progress.status(score.text());
        Ok(score.points.verdict().is_none())
    })?;
    drop(progress);
    Ok(score.into_inner().expect("no game panics"))
}

/// The first evaluation's result in one game of a pair, playing this colour: by the contest's rules
/// and by marbles alone.
fn game(sides: &[Side; 2], how: &MatchSettings, pair: u64, colour: usize) -> [f64; 2] {
    let mut engines = [0, 1].map(|team| {
        let (evaluation, toggled) = &sides[team ^ colour];
        let engine = Engine::new(1, MEGABYTES).with_evaluation(evaluation.clone());
        toggled.iter().fold(engine, |engine, &technique| engine.toggle(technique))
    });
    let limit = match how.cpu_ms {
        Some(milliseconds) => Limit { cpu_time: Some(Duration::from_millis(milliseconds)), ..Limit::default() },
        None => Limit { nodes: Some(how.match_nodes), ..Limit::default() },
    };
    let mut rng = Rng::with_seed(how.match_seed.wrapping_mul(1_000_003).wrapping_add(pair));
    let start = (0..how.random_plies).fold(how.start, |position, _| match rng.choice(&position.moves()) {
        Some(&played) => position.after(played),
        None => position,
    });
    let mut contest = Contest::new(start, CONTEST_MOVES);
    let never = AtomicBool::new(false);
    loop {
        if let Some((winner, _)) = contest.outcome() {
            let out = Team::BOTH.map(|team| contest.position().pushed_out(team));
            let marbles = match out[colour].cmp(&out[1 - colour]) {
                Ordering::Greater => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Less => 0.0,
            };
            return [winner.map_or(0.5, |winner| f64::from(u8::from(winner as usize == colour))), marbles];
        }
        let plies_left = Team::BOTH.iter().map(|&team| contest.moves_left(team)).sum();
        let engine = &mut engines[contest.position().to_move() as usize];
        let report = engine.think(&Situation::of(&contest, plies_left), &limit, &never, |_| {});
        contest.play(report.line[0]);
    }
}
