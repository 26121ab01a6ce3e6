//! `cargo lab tune match`: tests whether the working tree is stronger than another revision, by
//! paired games of the fast models.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{bail, Context, Result};
use clap::Args;
use testbench::{command, progress, workspace};

use super::dir;
use crate::games::tally::Tally;
use crate::games::{self, openings, Meeting};

/// Arguments of `tune match`.
#[derive(Args)]
pub struct Arguments {
    /// The revision to play against, as git names it
    #[arg(long, default_value = "HEAD")]
    against: String,
    /// Number of openings, each played from both sides
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    openings: u32,
    /// Budget of both for a move, in clock cycles
    #[arg(long, default_value_t = 300_000)]
    budget_cycles: u64,
}

/// Builds both programs, plays the match and prints its result.
pub fn run(arguments: &Arguments) -> Result<()> {
    fs::create_dir_all(dir()).with_context(|| format!("cannot create {}", dir().display()))?;
    let Arguments { against, openings, budget_cycles } = arguments;
    let theirs = build_revision(against)?;
    let ours = dir().join("blokus-duo-working-tree");
    games::build_working_tree(&ours)?;
    let openings = progress::announce("looking for openings", || openings::list(*openings as usize));
    // A temporary folder, because games of a changing working tree cannot be reused.
    let games = tempfile::tempdir_in(dir()).context("cannot create a temporary folder")?;
    let theirs = format!("theirs=gtp:'{}' gtp --player model --budget-cycles {budget_cycles}", theirs.display());
    let meeting = Meeting {
        program: &ours,
        dir: games.path(),
        players: [format!("ours=model@{budget_cycles}"), theirs],
        openings: &openings,
        side_by_side: true,
    };
    let pairs = meeting.play(|_| Ok(()))?;
    println!("working tree against {against}, {budget_cycles} cycles a move");
    println!("{}", Tally::of(&pairs));
    Ok(())
}

/// The program of a revision, built once.
fn build_revision(revision: &str) -> Result<PathBuf> {
    let commit = format!("{revision}^{{commit}}");
    let mut git = Command::new("git");
    git.current_dir(workspace::root()).args(["rev-parse", "--verify", "--quiet", "--short=12", &commit]);
    let output = command::output(&mut git)?;
    if !output.status.success() {
        bail!("git knows no revision '{revision}'");
    }
    let commit = String::from_utf8_lossy(&output.stdout).trim().to_string();
    let program = dir().join(format!("blokus-duo-{commit}"));
    if !program.is_file() {
        let tree = tempfile::tempdir_in(dir()).context("cannot create a temporary folder")?;
        extract(&commit, tree.path())?;
        // It needs its own target folder: cargo confuses packages with the same name and path in
        // their workspaces.
        games::build(tree.path(), &tree.path().join("target"), &commit, &program)?;
    }
    Ok(program)
}

/// Extracts the files of a revision into a folder.
fn extract(commit: &str, tree: &Path) -> Result<()> {
    let archive = tree.join("tree.tar");
    let mut git = Command::new("git");
    git.current_dir(workspace::root()).args(["archive", "--format=tar", "-o"]).arg(&archive).arg(commit);
    command::run(&mut git)?;
    command::run(Command::new("tar").arg("-xf").arg(&archive).arg("-C").arg(tree))?;
    Ok(())
}
