//! `perft`: how many sequences of moves there are, the usual proof of a move generator.

use std::io::{stdout, Write};
use std::time::Instant;

use clap::Args;
use reference::blokus_duo::notation::encode;
use reference::blokus_duo::perft::{divide, perft};
use reference::blokus_duo::placement::Move;
use reference::blokus_duo::position::Position;
use serde_json::json;

use crate::cli::PositionArgs;
use crate::progress::Progress;

/// Arguments of `perft`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo perft 3 --moves \"53e0 a8e0\" --divide")]
pub struct PerftArgs {
    /// Moves in each sequence
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=20))]
    depth: u32,

    #[command(flatten)]
    position: PositionArgs,

    /// Write the number of sequences that begin with each move, too
    #[arg(long)]
    divide: bool,

    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

/// Distinct placements count once each; a side that can lay nothing passes, which is one move.
pub fn run(args: &PerftArgs) -> anyhow::Result<()> {
    let game = args.position.game()?;
    let begun = Instant::now();
    let counts = count(*game.position(), args.depth);
    let time = begun.elapsed();
    let total: u64 = match args.depth {
        0 => 1,
        _ => counts.iter().map(|(_, leaves)| leaves).sum(),
    };
    let mut out = stdout().lock();
    if args.json {
        let mut line = json!({ "depth": args.depth, "leaves": total, "time_ms": time.as_millis() as u64 });
        if args.divide {
            line["divide"] =
                counts.iter().map(|(played, leaves)| (encode(*played).to_string(), json!(leaves))).collect();
        }
        writeln!(out, "{line}")?;
        return Ok(());
    }
    if args.divide {
        for (played, leaves) in &counts {
            writeln!(out, "{} {leaves}", encode(*played))?;
        }
    }
    writeln!(out, "{total}")?;
    eprintln!("{:.3} s, {:.1} M leaves a second", time.as_secs_f64(), total as f64 / time.as_secs_f64() / 1e6);
    Ok(())
}

/// The sequences that begin with each move of the position.
fn count(position: Position, depth: u32) -> Vec<(Move, u64)> {
    let first_moves = divide(&mut position.clone(), depth.min(1));
    let progress = Progress::new(first_moves.len(), "first moves");
    let counted = first_moves.into_iter().map(|(played, _)| {
        let mut after = position;
        after.play_unchecked(played);
        let leaves = perft(&mut after, depth - 1);
        progress.step();
        (played, leaves)
    });
    counted.collect()
}
