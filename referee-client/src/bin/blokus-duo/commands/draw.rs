//! `draw`: a position as a picture.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;

use crate::cli::PositionArgs;
use crate::pictures::{board, png};

/// Arguments of `draw`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo draw --moves \"53e0 a8e0 21k7 94j0 61a0 71b3\" --out board.png")]
pub struct DrawArgs {
    #[command(flatten)]
    position: PositionArgs,

    /// Where the picture goes; the name's ending tells which kind it is
    #[arg(long, value_name = "FILE.svg|FILE.png", value_parser = picture_file)]
    out: PictureFile,

    /// The board alone, without the pieces that are left
    #[arg(long)]
    board_only: bool,

    /// Width of a PNG in pixels
    #[arg(long, value_name = "N", default_value = "1000", value_parser = clap::value_parser!(u32).range(50..=8000))]
    width: u32,
}

/// A file and the kind of picture in it.
#[derive(Clone, Debug)]
struct PictureFile {
    path: PathBuf,
    is_png: bool,
}

/// Draws the position; the last piece is framed if moves led to it.
pub fn run(args: &DrawArgs) -> anyhow::Result<()> {
    let draw = if args.board_only { board::board } else { board::board_with_pieces };
    let svg = draw(&args.position.position()?, args.position.last_cells()?);
    let PictureFile { path, is_png } = &args.out;
    let picture = if *is_png { png::draw(&svg, args.width)? } else { svg.into_bytes() };
    fs::write(path, picture).map_err(|why| bad_input(format!("cannot write {}: {why}", path.display())))
}

fn picture_file(text: &str) -> Result<PictureFile, String> {
    let path = PathBuf::from(text);
    let ending = path.extension().map(|ending| ending.to_ascii_lowercase());
    match ending.as_ref().and_then(|ending| ending.to_str()) {
        Some("svg") => Ok(PictureFile { path, is_png: false }),
        Some("png") => Ok(PictureFile { path, is_png: true }),
        _ => Err("a picture's name ends with .svg or .png".to_owned()),
    }
}
