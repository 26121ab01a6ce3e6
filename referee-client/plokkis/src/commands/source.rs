//! `source`: the strong bot as one file to hand in.

use std::io::{stdout, Write};
use std::path::PathBuf;

use clap::Args;
use plokkis_core::source::source;
use referee_client::whole_file::write_file;

/// Arguments of `source`.
#[derive(Args)]
#[command(
    after_help = "Example: plokkis source --out diagonal.rs\n\nBuilt by `rustc -O diagonal.rs`, it plays as `plokkis bot` does, \
    move for move."
)]
pub struct SourceArgs {
    /// Write it to this file instead of stdout
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Writes the file.
pub fn run(args: &SourceArgs) -> anyhow::Result<()> {
    match &args.out {
        Some(path) => write_file(path, source()),
        None => Ok(stdout().write_all(source().as_bytes())?),
    }
}
