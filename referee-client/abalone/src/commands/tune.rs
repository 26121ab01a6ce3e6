//! `tune`: the engine plays itself, learns the weights of its evaluation from that, and plays the new ones against the old.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::Mutex;
use std::thread;

use abalone::team::Team;
use abalone::tuning::regression::Chances;
use abalone::tuning::self_play::{play, samples, Game, Sample};
use abalone::tuning::weights_file;
use abalone::weights::{Weights, WEIGHTS};
use clap::Args;
use referee_client::progress::Progress;
use referee_client::whole_file::{check_file, write_file};

/// One game in so many is held out, to see how well unseen games are foretold.
const HELD_OUT: usize = 8;

use crate::session::threads;

/// Arguments of `tune`.
#[derive(Args)]
#[command(after_help = "Example: abalone tune --games 2000 --write reference/abalone/src/weights.rs")]
pub struct TuneArgs {
    /// Games to learn from
    #[arg(long, value_name = "N", default_value_t = 800, value_parser = clap::value_parser!(u64).range(16..=1_000_000))]
    games: u64,

    /// Positions searched for each of their moves
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// Games of the new weights against the old; each opening is played with both colours
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(..=1_000_000))]
    match_games: u64,

    /// Positions searched for each of their moves
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    match_nodes: u64,

    /// Seed of the openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Games at a time; 0 for as many as there are cores
    #[arg(long, value_name = "N", default_value = "0", value_parser = threads)]
    threads: usize,

    /// Write the new weights to this file
    #[arg(long, value_name = "FILE.rs")]
    write: Option<PathBuf>,
}

/// Plays, learns, tells, writes and plays again.
pub fn run(args: &TuneArgs) -> anyhow::Result<()> {
    if let Some(path) = &args.write {
        // Before the games rather than after them.
        check_file(path)?;
    }
    let seed = |number: u64| args.seed.wrapping_mul(1_000_000_007).wrapping_add(number);
    let games = args.all("games", args.games, |game| play([&WEIGHTS; 2], args.nodes, seed(game)));
    let (held_out, seen): (Vec<_>, Vec<_>) = games.iter().enumerate().partition(|(index, _)| index % HELD_OUT == 0);
    let samples =
        |games: Vec<(usize, &Game)>| -> Vec<Sample> { games.iter().flat_map(|(_, game)| samples(game)).collect() };
    let (held_out, seen) = (samples(held_out), samples(seen));
    let chances = Chances::of(&WEIGHTS, &seen);
    let weights = chances.fit(&WEIGHTS, &seen);
    println!("{} positions of {} games", held_out.len() + seen.len(), games.len());
    println!("log-loss            old     new");
    for (name, samples) in [("learnt from", &seen), ("held out", &held_out)] {
        let [old, new] = [&WEIGHTS, &weights].map(|weights| chances.log_loss(weights, samples));
        println!("  {name:<13} {old:.4}  {new:.4}");
    }
    let origin = format!("learnt from {} positions of {} games by `abalone tune`", seen.len(), games.len());
    let text = weights_file::text(&weights, &origin);
    match &args.write {
        Some(path) => write_file(path, text)?,
        None => print!("\n{text}\n"),
    }
    if args.match_games > 0 {
        // Openings that no game to learn from has had.
        let first = seed(args.games);
        let points = args.all("match", args.match_games, |game| points_in(&weights, args.match_nodes, first, game));
        let share = points.iter().sum::<f64>() / points.len() as f64;
        let half_width = 1.96 * (share * (1.0 - share) / points.len() as f64).sqrt();
        println!("the new weights have {:.1} % +- {:.1} % of the points (95 %)", share * 100.0, half_width * 100.0);
    }
    Ok(())
}

/// The points of new weights in a game against the old ones.
fn points_in(weights: &Weights, nodes: u64, first: u64, game: u64) -> f64 {
    let team = Team::BOTH[game as usize % 2];
    let both = match team {
        Team::Black => [weights, &WEIGHTS],
        Team::White => [&WEIGHTS, weights],
    };
    let game = play(both, nodes, first.wrapping_add(game / 2));
    game.winner.map_or(0.5, |winner| f64::from(u8::from(winner == team)))
}

impl TuneArgs {
    /// What comes of all the games, several at a time, in their order.
    fn all<T: Send>(&self, what: &'static str, count: u64, of_game: impl Fn(u64) -> T + Sync) -> Vec<T> {
        let cores = || thread::available_parallelism().map_or(1, |count| count.get());
        let threads = if self.threads == 0 { cores() } else { self.threads };
        let progress = Progress::new(count as usize, what);
        let (next, results) = (AtomicU64::new(0), Mutex::new(Vec::new()));
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= count {
                        break;
                    }
                    let result = of_game(game);
                    results.lock().expect("no game panics").push((game, result));
                    progress.step();
                });
            }
        });
        let mut results = results.into_inner().expect("no game panics");
        results.sort_by_key(|(game, _)| *game);
        results.into_iter().map(|(_, result)| result).collect()
    }
}
