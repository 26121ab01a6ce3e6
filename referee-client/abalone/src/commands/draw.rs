//! `draw`: draws a position.

use std::path::PathBuf;

use abalone_core::cells::Cells;
use abalone_core::notation;
use abalone_core::position::Position;
use clap::Args;
use referee_client::fail::bad_input;
use referee_client::whole_file::write_file;

use crate::picture::svg;

#[derive(Args)]
#[command(after_help = "Example: abalone draw --moves \"a1b2 i9h8\" --out board.svg")]
pub struct DrawArgs {
    /// Start: standard, belgian, german, or rows and team
    #[arg(long, value_name = "STRING", default_value = "standard")]
    position: Position,

    /// Moves from the start to the position
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,

    /// File of the picture
    #[arg(long, value_name = "FILE.svg")]
    out: PathBuf,
}

/// Draws the position and marks the marbles that moved last.
pub fn run(args: &DrawArgs) -> anyhow::Result<()> {
    let (mut position, mut last) = (args.position, Cells::EMPTY);
    for word in args.moves.split_whitespace() {
        let played = notation::read(&position, word).map_err(|why| bad_input(format!("{word}: {why}")))?;
        let after = position.after(played);
        last = (after.own() & !position.other()) | (after.other() & !position.own());
        position = after;
    }
    write_file(&args.out, svg(&position, last))
}
