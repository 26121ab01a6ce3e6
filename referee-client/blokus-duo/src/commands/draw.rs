//! `draw`: a position as a picture.

use clap::Args;

use crate::arguments::PositionArgs;
use duo_pictures::board;
use referee_client::pictures::file::PictureFile;

/// Arguments of `draw`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo draw --moves \"53e0 a8e0 21k7 94j0 61a0 71b3\" --out board.png")]
pub struct DrawArgs {
    #[command(flatten)]
    position: PositionArgs,

    /// The picture's file, .svg or .png
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    out: PictureFile,

    /// Draw the board only, without the pieces left
    #[arg(long)]
    board_only: bool,

    /// Width of a PNG in pixels
    #[arg(long, value_name = "N", default_value = "1000", value_parser = clap::value_parser!(u32).range(50..=8000))]
    width: u32,
}

/// Draws the position, with a frame around the last piece of --moves.
pub fn run(args: &DrawArgs) -> anyhow::Result<()> {
    let draw = if args.board_only { board::board } else { board::board_with_pieces };
    let svg = draw(&args.position.position()?, args.position.last_cells()?);
    args.out.write(svg, args.width)
}
