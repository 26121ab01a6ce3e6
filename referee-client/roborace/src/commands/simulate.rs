//! `simulate`: plays many games on one map and compares them with the solution.

use std::io::{stdout, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use referee_client::progress::Progress;
use roborace_core::choice::{best_moves, nearest_moves};
use roborace_core::distance::Distances;
use roborace_core::hands::deal;
use roborace_core::moves::{trace, Move, State};
use roborace_core::robot::Pose;
use roborace_core::solution::{Solution, Value};
use serde_json::json;

use crate::map_file;
use crate::terms::Hands;

/// Games with more rounds count as neither won nor lost.
const MAX_ROUNDS: usize = 10_000;

/// Arguments of `simulate`.
#[derive(Args)]
#[command(
    after_help = "`roborace maps` writes such maps.\n\nExample: roborace simulate mapy/holes-1.txt --games 20000 --player distance"
)]
pub struct SimulateArgs {
    /// File of the map
    map: PathBuf,

    /// Start: column and row from 1, direction N (up), R, D or L
    #[arg(long, value_name = "COLUMN ROW DIRECTION")]
    from: Option<String>,

    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    games: u32,

    /// The player
    #[arg(long, value_enum, default_value_t = Player::Best)]
    player: Player,

    /// Distribution of the hands
    #[arg(long, value_enum, default_value_t)]
    hands: Hands,

    /// Seed; the same seed gives the same games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Player {
    /// Plays by the solution
    Best,
    /// Always moves as near to the treasure as possible
    Distance,
}

/// Plays the games and compares their mean with the expected value.
pub fn run(args: &SimulateArgs) -> anyhow::Result<()> {
    let (map, start) = map_file::read_with_start(&args.map, args.from.as_deref())?;
    let (solution, distances) = (Solution::new(&map, args.hands.into()), Distances::new(&map));
    let choose = |pose: Pose, hand: &[Move]| match args.player {
        Player::Best => best_moves(&map, &solution, pose, hand).0,
        Player::Distance => nearest_moves(&map, &distances, pose, hand),
    };
    let mut seeds = fastrand::Rng::with_seed(args.seed);
    let progress = Progress::new(args.games as usize, "games");
    let (mut won, mut sum, mut squares) = (0u32, 0.0, 0.0);
    for _ in 0..args.games {
        // Each game has its own seed, so its hands do not depend on the length of earlier games and
        // both players get the same ones.
        let mut random = fastrand::Rng::with_seed(seeds.u64(..));
        let (mut pose, mut moves) = (start, 0usize);
        for _ in 0..MAX_ROUNDS {
            let five = choose(pose, &deal(args.hands.into(), &mut |below| random.usize(..below)));
            let states = trace(&map, pose, &five);
            moves += states.len();
            match states.last() {
                Some(&State::At(next)) => pose = next,
                Some(State::Won) => {
                    (won, sum, squares) = (won + 1, sum + moves as f64, squares + (moves as f64).powi(2));
                    break;
                }
                Some(State::Lost(_)) | None => break,
            }
        }
        progress.step();
    }
    drop(progress);
    let number = f64::from(won.max(1));
    let mean = sum / number;
    // Half width of the 99 % interval of the mean.
    let confidence = 2.576 * ((squares / number - mean * mean).max(0.0) / number).sqrt();
    let value = solution.value(&map, start);
    let mut out = stdout().lock();
    if args.json {
        let expected = value.expected_moves.is_finite().then_some(value.expected_moves);
        let line = json!({ "games": args.games, "won": won, "mean_moves": mean, "confidence_99": confidence,
            "p_treasure": value.p_treasure, "expected_moves": expected });
        return Ok(writeln!(out, "{line}")?);
    }
    let Value { p_treasure, expected_moves } = value;
    writeln!(out, "{won} of {} games won, {mean:.3} moves each (+- {confidence:.3} with 99 % confidence)", args.games)?;
    Ok(writeln!(out, "best play: probability {p_treasure:.6}, {expected_moves:.3} moves expected")?)
}
