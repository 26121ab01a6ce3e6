//! `tournament export`: results for other programs.

use std::io::{stdout, Write};
use std::marker::PhantomData;
use std::path::PathBuf;

use clap::Args;

use crate::export::Export;
use crate::folder::Folder;
use crate::game::Program;

/// Arguments of `export`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament export cup standings.md", P::NAME))]
pub struct ExportArgs<P: Program> {
    /// The tournament's folder
    dir: PathBuf,

    /// The file to write, to standard output
    what: Export,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Writes one file of results.
pub fn run<P: Program>(args: &ExportArgs<P>) -> anyhow::Result<()> {
    let folder = Folder::new(&args.dir);
    let plan = folder.require_plan_of(P::NAME)?;
    let state = folder.read_state(&plan)?;
    let text = args.what.text(&folder, &state, &*P::game(&plan, 1)?)?;
    Ok(stdout().write_all(text.as_bytes())?)
}
