//! `moves`: the legal moves of the side to move.

use std::io::{stdout, BufWriter, Write};

use clap::Args;
use duo_core::moves::legal_placements;
use duo_core::notation::encode;
use duo_core::placement::Move;
use serde_json::json;

use crate::arguments::PositionArgs;

/// Arguments of `moves`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo moves --moves \"53e0 a8e0\" --count")]
pub struct MovesArgs {
    #[command(flatten)]
    position: PositionArgs,

    /// Write only their number
    #[arg(long)]
    count: bool,

    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

/// Lists distinct placements by their canonical codes. Passes are not listed.
pub fn run(args: &MovesArgs) -> anyhow::Result<()> {
    let position = args.position.position()?;
    let mut out = BufWriter::new(stdout().lock());
    let placements = if position.is_over() { Vec::new() } else { legal_placements(&position) };
    let codes = placements.into_iter().map(|placement| encode(Move::Place(placement)).to_string());
    match (args.json, args.count) {
        (true, true) => writeln!(out, "{}", json!({ "count": codes.len() }))?,
        (true, false) => writeln!(out, "{}", json!({ "count": codes.len(), "moves": codes.collect::<Vec<_>>() }))?,
        (false, true) => writeln!(out, "{}", codes.len())?,
        (false, false) => codes.into_iter().try_for_each(|code| writeln!(out, "{code}"))?,
    }
    Ok(out.flush()?)
}
