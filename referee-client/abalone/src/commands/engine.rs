//! `engine`: the engine's line protocol on stdin and stdout.

use std::io::{stdin, stdout, Write};
use std::sync::Arc;

use abalone_core::search::DEFAULT_MEGABYTES;
use clap::Args;

use crate::arguments::{megabytes, threads, EvaluationName};
use crate::brain::Brain;
use crate::protocol::lines;
use crate::session::Session;

#[derive(Args)]
#[command(after_help = "Example:\n  printf 'position startpos moves a1b2\\ngo depth 8\\n' | abalone engine\n\n\
    The lines it understands: aba, isready, setoption, newgame, position, go, stop, quit; see doc/abalone.md.")]
pub struct EngineArgs {
    /// Search threads; 0 for one per core
    #[arg(long, value_name = "N", default_value = "0", value_parser = threads)]
    threads: usize,

    /// Memory of its transposition table in MiB
    #[arg(long, value_name = "MIB", default_value_t = DEFAULT_MEGABYTES, value_parser = megabytes)]
    hash: usize,

    /// Evaluation: `network`, `linear` (a weighted sum of features), or a network file
    #[arg(long, value_name = "E", default_value = "network")]
    evaluation: EvaluationName,
}

/// Answers lines until stdin ends. A search that is running then is finished first.
pub fn run(args: &EngineArgs) -> anyhow::Result<()> {
    let say = Arc::new(|line: String| {
        let mut out = stdout().lock();
        writeln!(out, "{line}").and_then(|()| out.flush()).is_ok()
    });
    let name = concat!("abalone ", env!("CARGO_PKG_VERSION")).to_owned();
    let brain = Brain::engine(args.threads, args.hash, args.evaluation.load()?);
    Session::new(name, brain, args.threads, args.hash, say).run(lines(stdin().lock()));
    Ok(())
}
