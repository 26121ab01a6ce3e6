//! `perft`: counts sequences of moves, to check move generators.

use std::io::{stdout, Write};
use std::time::Instant;

use abalone_core::perft::perft;
use abalone_core::position::Position;
use clap::Args;
use referee_client::progress::Progress;
use serde_json::json;

#[derive(Args)]
#[command(after_help = "Example: abalone perft 4 --position belgian")]
pub struct PerftArgs {
    /// Moves in a sequence
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=12))]
    depth: u32,

    /// Start: standard, belgian, german, or the rows from the top and the team to move, such as
    /// "wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb b"
    #[arg(long, value_name = "STRING", default_value = "standard")]
    position: Position,

    /// Count separately for each first move
    #[arg(long)]
    divide: bool,

    /// Write JSON objects
    #[arg(long)]
    json: bool,
}

pub fn run(args: &PerftArgs) -> anyhow::Result<()> {
    let begun = Instant::now();
    let moves = if args.depth == 0 { Vec::new() } else { args.position.moves() };
    let progress = Progress::new(moves.len(), "first moves");
    let mut leaves = u64::from(args.depth == 0);
    for played in moves {
        let below = perft(&args.position.after(played), args.depth - 1);
        leaves += below;
        if args.divide && args.json {
            writeln!(stdout(), "{}", json!({ "move": played.to_string(), "leaves": below }))?;
        } else if args.divide {
            writeln!(stdout(), "{played:6} {below}")?;
        }
        progress.step();
    }
    drop(progress);
    let seconds = begun.elapsed().as_secs_f64();
    if args.json {
        let line = json!({ "depth": args.depth, "leaves": leaves, "seconds": seconds });
        return Ok(writeln!(stdout(), "{line}")?);
    }
    writeln!(stdout(), "{leaves}")?;
    Ok(())
}
