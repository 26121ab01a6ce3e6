//! `curve`: a chart of the games of `measure`.

use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;
use referee_client::pictures::file::PictureFile;

use crate::curve::{points, svg, SIZE};
use crate::series::read_games;

/// Arguments of `curve`.
#[derive(Args)]
#[command(after_help = "Example: plokkis curve effort.jsonl --out effort.svg\n\n\
    `plokkis measure self:EFFORT self:EFFORT --kept FILE.jsonl` writes such games.")]
pub struct CurveArgs {
    /// File of the games
    #[arg(value_name = "FILE.jsonl")]
    file: PathBuf,

    /// Picture to write; the file name's ending selects the format
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    out: PictureFile,
}

/// Draws the match points of `self` over its effort, one line per effort of the others.
pub fn run(args: &CurveArgs) -> anyhow::Result<()> {
    let file = args.file.display();
    // `measure` accepts a missing file, but a chart needs one.
    if !args.file.exists() {
        return Err(bad_input(format!("cannot read {file}: there is no such file")));
    }
    let points = points(&read_games(&args.file)?);
    if points.is_empty() {
        return Err(bad_input(format!("{file} has no games of self against self: play some with `plokkis measure`")));
    }
    args.out.write(svg(&points)?, SIZE.0)
}
