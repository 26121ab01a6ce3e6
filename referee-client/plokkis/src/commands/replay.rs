//! `replay`: checks a recorded game by the rules and shows it.

use std::io::{stdout, Write};
use std::path::PathBuf;

use clap::Args;
use plokkis_core::cells::Cells;
use plokkis_core::points::match_points;
use referee_client::fail::bad_input;
use referee_client::pictures::file::PictureFile;
use serde_json::json;

use crate::board_text::{lines, Ink};
use crate::picture::svg;
use crate::record::replay_file;

/// Width of a PNG in pixels.
const PICTURE_WIDTH: u32 = 1000;

/// Arguments of `replay`.
#[derive(Args)]
#[command(after_help = "Example: plokkis replay game.jsonl --turn 60 --out board.svg")]
pub struct ReplayArgs {
    /// The record
    file: PathBuf,

    /// Show the board after this turn [default: the last]
    #[arg(long, value_name = "N")]
    turn: Option<usize>,

    /// Draw the board; the file name's ending selects the format
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    out: Option<PictureFile>,

    /// Write one JSON object instead of the board
    #[arg(long)]
    json: bool,
}

/// Checks the whole record and shows one position. An unfinished record is not an error.
pub fn run(args: &ReplayArgs) -> anyhow::Result<()> {
    let file = args.file.display();
    let played = replay_file(&args.file)?;
    let turn = args.turn.unwrap_or(played.placed.len());
    let position = played
        .positions
        .get(turn)
        .ok_or_else(|| bad_input(format!("{file} has {} turns, not {turn}", played.placed.len())))?;
    let last = turn.checked_sub(1).and_then(|index| played.placed[index]).map_or(Cells::EMPTY, |placed| placed.set());
    if let Some(out) = &args.out {
        out.write(svg(position, &played.names, &played.placed[..turn]), PICTURE_WIDTH)?;
    }
    let (scores, mut out) = (position.scores(), stdout().lock());
    let points = match_points(&scores);
    if args.json {
        let line = json!({
            "turn": turn, "names": played.names, "pieces": scores, "points": points, "over": position.is_over(),
        });
        return Ok(writeln!(out, "{line}")?);
    }
    let ink = if console::colors_enabled() { Ink::Colour } else { Ink::Plain };
    for line in lines(position, &last, ink) {
        writeln!(out, "{}", line.trim_end())?;
    }
    writeln!(out)?;
    for (player, name) in played.names.iter().enumerate() {
        writeln!(out, "{} {name:9} {:3} pieces, {} points", player + 1, scores[player], points[player])?;
    }
    if turn == played.placed.len() && !position.is_over() {
        let to_move = position.turn() + 1;
        writeln!(
            out,
            "the record breaks off after turn {turn}, before the end of the game; player {to_move} is to move"
        )?;
    }
    Ok(())
}
