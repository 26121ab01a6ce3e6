//! `draw`: draws a position.

use abalone_core::cells::Cells;
use abalone_core::notation;
use abalone_core::position::Position;
use clap::Args;
use referee_client::fail::bad_input;
use referee_client::pictures::file::PictureFile;

use crate::picture::svg;

/// Width of a PNG in pixels.
const PICTURE_WIDTH: u32 = 1000;

#[derive(Args)]
#[command(after_help = "Example: abalone draw --moves \"a1b2 i9h8\" --out board.svg")]
pub struct DrawArgs {
    /// Start: standard, belgian, german, or rows and team
    #[arg(long, value_name = "STRING", default_value = "standard")]
    position: Position,

    /// Moves from the start to the position
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,

    /// File of the picture; the name's ending selects the format
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    out: PictureFile,
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
    args.out.write(svg(&position, last), PICTURE_WIDTH)
}
