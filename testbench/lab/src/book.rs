//! `cargo lab book`: the fast model searches the tree of openings, best first, and writes the
//! opening book for the players.

mod grow;
mod page;
mod report;
mod shard;
mod tree;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, Context, Result};
use boards::ALL;
use clap::{Args, Subcommand};
use fpga::synthesis::figures;
use testbench::bad_input::BadInput;
use testbench::progress::ProgressBar;
use testbench::workspace;

use self::grow::Grower;
use self::shard::Shard;
use self::tree::Tree;
use crate::long_run;
use crate::searches::{self, Searches};

/// The main board's cycles for a move in a contest.
const CONTEST_CYCLES: u64 = 76_000_000;

/// The book that comes with the programs.
pub const BUILT_IN: &str = "referee-client/duo_players/data/book.tsv";

/// The steps of making a book.
#[derive(Subcommand)]
pub enum Step {
    /// Search positions until the tree has enough of them; an interrupted run continues where it
    /// stopped
    #[command(after_help = "Examples: cargo lab book grow --positions 2000 --cycles 2000000\n            \
        cargo lab book grow --positions 2000 --shard 3/8 --folder part-3\n\n\
        Afterwards the folder holds the searches, the report (report.md), the page (book.html) and the book (book.tsv).")]
    Grow(GrowArgs),
    /// Merge the searches of several machines; then `grow` on the folder makes the missing ones
    #[command(after_help = "Example: cargo lab book merge whole part-1 part-2")]
    Merge(MergeArgs),
}

/// Arguments of `book grow`.
#[derive(Args)]
pub struct GrowArgs {
    /// Number of positions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    positions: u32,

    /// Clock cycles per position
    #[arg(long, value_name = "N", default_value_t = CONTEST_CYCLES, value_parser = clap::value_parser!(u64).range(1..=10_000_000_000))]
    cycles: u64,

    /// Search only part I of N of the tree, one for each machine
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: Shard,

    /// Searches in parallel [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,

    /// Working folder [default: target/book]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,

    /// Replace the book that comes with the programs
    #[arg(long, conflicts_with = "shard")]
    write: bool,
}

/// Arguments of `book merge`.
#[derive(Args)]
pub struct MergeArgs {
    /// Folder to merge into
    #[arg(value_name = "INTO")]
    into: PathBuf,

    /// Folders of the machines
    #[arg(value_name = "PART", required = true)]
    parts: Vec<PathBuf>,
}

/// Runs one step.
pub fn run(step: &Step) -> Result<()> {
    match step {
        Step::Grow(args) => grow(args),
        Step::Merge(args) => merge(args),
    }
}

fn grow(args: &GrowArgs) -> Result<()> {
    let folder = args.folder.clone().unwrap_or_else(|| workspace::target_dir().join("book"));
    let verilog_sha256 = figures::current_hash(ALL[0]);
    // The name contains the hash, because other hardware gives other searches.
    make(&folder)?;
    let searches = Searches::open(&folder.join(format!("searches-{}.jsonl", &verilog_sha256[..8])))?;
    let threads = args.threads.unwrap_or_else(long_run::all_cores);
    let grower = Grower { searches: &searches, cycles: args.cycles, threads, shard: args.shard };
    let bar: ProgressBar = long_run::bar(0, args.positions.into(), "positions");
    let tree = grower.grow(args.positions as usize, |tree| bar.set_position(tree.nodes.len() as u64))?;
    bar.finish_and_clear();
    let origin = report::Origin { cycles: args.cycles, hours: searches.hours(), verilog_sha256 };
    let report = report::markdown(&tree, &origin);
    print!("{report}");
    let book = report::book(&tree, &origin);
    for (name, text) in [("report.md", &report), ("book.html", &page::html(&tree, &origin)?), ("book.tsv", &book)] {
        write(&folder.join(name), text)?;
    }
    println!("\nthe tree as a page: {}", folder.join("book.html").display());
    if args.write {
        write(&workspace::root().join(BUILT_IN), &book)?;
    }
    Ok(())
}

fn merge(args: &MergeArgs) -> Result<()> {
    make(&args.into)?;
    let mut names = Vec::new();
    for part in &args.parts {
        names.extend(files(part)?.into_iter().map(|name| (name, part)));
    }
    names.sort();
    let Some((first, _)) = names.first() else { bail!(BadInput("the parts hold no searches".to_owned())) };
    if let Some((_, other)) = names.iter().find(|(name, _)| name != first) {
        bail!(BadInput(format!("{} was grown with other hardware", other.display())));
    }
    let paths: Vec<PathBuf> = names.iter().map(|(name, part)| part.join(name)).collect();
    let new = searches::merge(&args.into.join(first), &paths)?;
    println!("{new} new searches in {}", args.into.display());
    Ok(())
}

/// The files of searches in a folder.
fn files(folder: &Path) -> Result<Vec<String>> {
    let cannot = |why| BadInput(format!("cannot read {}: {why}", folder.display()));
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(cannot)? {
        let name = entry.map_err(cannot)?.file_name().to_string_lossy().into_owned();
        if name.starts_with("searches-") && name.ends_with(".jsonl") {
            names.push(name);
        }
    }
    Ok(names)
}

fn make(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).map_err(|why| BadInput(format!("cannot create {}: {why}", folder.display())).into())
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// The moves to a node, as codes.
fn codes(tree: &Tree, index: usize) -> String {
    let codes: Vec<String> = tree.moves(index).into_iter().map(|played| played.to_string()).collect();
    codes.join(" ")
}
