//! `curve`: what games of `measure` say, as a picture.

use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;
use referee_client::pictures::file::PictureFile;

use crate::curve::{points, svg, SIZE};
use crate::measured::read;

/// Arguments of `curve`.
#[derive(Args)]
#[command(after_help = "Example: plokkis curve effort.jsonl --out effort.svg\n\n\
    The games are those that `plokkis measure self:EFFORT self:EFFORT --kept FILE.jsonl` has kept.")]
pub struct CurveArgs {
    /// The games
    #[arg(value_name = "FILE.jsonl")]
    file: PathBuf,

    /// The picture; its name's ending tells which kind it is
    #[arg(long, value_name = "FILE.svg|FILE.png")]
    out: PictureFile,
}

/// Draws the match points of `self` over its effort, a line for each effort of the others.
pub fn run(args: &CurveArgs) -> anyhow::Result<()> {
    let file = args.file.display();
    // To `measure` a file that is not there is one without games yet.
    if !args.file.exists() {
        return Err(bad_input(format!("cannot read {file}: there is no such file")));
    }
    let points = points(&read(&args.file)?);
    if points.is_empty() {
        return Err(bad_input(format!("{file} has no games of self against self: `plokkis measure` plays them")));
    }
    args.out.write(svg(&points)?, SIZE.0)
}
