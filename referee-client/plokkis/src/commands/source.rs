//! `source`: writes the strong bot as one source file, the contest entry.

use std::io::{stdout, Write};
use std::path::PathBuf;

use clap::Args;
use plokkis_core::source::source;
use referee_client::whole_file::write_file;

/// Arguments of `source`.
#[derive(Args)]
#[command(
    after_help = "Example: plokkis source --out diagonal.rs\n\nBuild it with `rustc -O diagonal.rs`; it plays exactly as `plokkis bot` does."
)]
pub struct SourceArgs {
    /// Write to this file instead of stdout
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub fn run(args: &SourceArgs) -> anyhow::Result<()> {
    match &args.out {
        Some(path) => write_file(path, source()),
        None => Ok(stdout().write_all(source().as_bytes())?),
    }
}
