//! `perft`: counts move sequences, the usual test of a move generator.

use std::io::{stdout, Write};
use std::time::Instant;

use clap::{Args, ValueEnum};
use duo_core::notation::encode;
use duo_core::perft::{divide, perft};
use duo_core::placement::Move;
use duo_core::position::Position;
use serde_json::json;
use testbench::generator::Generator;

use crate::arguments::PositionArgs;
use duo_players::figures::{group_digits, seconds};
use referee_client::note;
use referee_client::progress::Progress;

/// Arguments of `perft`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo perft 3 --moves \"53e0 a8e0\" --divide")]
pub struct PerftArgs {
    /// Moves in each sequence
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=20))]
    depth: u32,

    #[command(flatten)]
    position: PositionArgs,

    /// Also write the number of sequences for each first move
    #[arg(long)]
    divide: bool,

    /// The move generator
    #[arg(long, value_name = "reference|sim", value_enum, default_value = "reference")]
    on: On,

    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

/// The move generators.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum On {
    /// The software's move lists
    Reference,
    /// The move generator's emitted Verilog in simulation, about a placement a clock cycle
    Sim,
}

/// Counts distinct placements. A side without a placement passes, which counts as one move.
pub fn run(args: &PerftArgs) -> anyhow::Result<()> {
    let position = args.position.position()?;
    let mut generator = (args.on == On::Sim).then(Generator::new).transpose()?;
    let begun = Instant::now();
    let counts = count(&mut generator, position, args.depth)?;
    let time = begun.elapsed();
    let total: u64 = match args.depth {
        0 => 1,
        _ => counts.iter().map(|(_, leaves)| leaves).sum(),
    };
    let mut out = stdout().lock();
    if args.json {
        let mut line = json!({ "depth": args.depth, "leaves": total, "time_ms": time.as_millis() as u64 });
        if let Some(generator) = &generator {
            line["cycles"] = json!(generator.cycle());
        }
        if args.divide {
            line["divide"] =
                counts.iter().map(|(played, leaves)| (encode(*played).to_string(), json!(leaves))).collect();
        }
        return Ok(writeln!(out, "{line}")?);
    }
    if args.divide {
        counts.iter().try_for_each(|(played, leaves)| writeln!(out, "{} {leaves}", encode(*played)))?;
    }
    writeln!(out, "{total}")?;
    let rate = total as f64 / time.as_secs_f64() / 1e6;
    let cycles =
        generator.map_or_else(String::new, |generator| format!(", {} clock cycles", group_digits(generator.cycle())));
    note!("{}, {rate:.1} M sequences a second{cycles}", seconds(time));
    Ok(())
}

/// The number of sequences for each first move.
fn count(generator: &mut Option<Generator>, position: Position, depth: u32) -> anyhow::Result<Vec<(Move, u64)>> {
    let first_moves = match generator {
        _ if depth == 0 || position.is_over() => Vec::new(),
        Some(generator) => generator.moves(&position)?,
        None => divide(&mut position.clone(), 1).into_iter().map(|(played, _)| played).collect(),
    };
    let progress = Progress::new(first_moves.len(), "first moves");
    let counted = first_moves.into_iter().map(|played| {
        let mut after = position;
        after.play_unchecked(played);
        let leaves = match generator {
            Some(generator) => generator.perft(&after, depth - 1)?,
            None => perft(&mut after, depth - 1),
        };
        progress.step();
        Ok((played, leaves))
    });
    counted.collect()
}
