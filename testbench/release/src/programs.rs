//! Builds the programs of a release, without paths of the building machine.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use super::places;
use testbench::{command, workspace};

/// One program for each game.
pub const PROGRAMS: [&str; 5] = ["blokus-duo", "abalone", "plokkis", "roborace", "triliza"];

/// The profile in the workspace's Cargo.toml.
const PROFILE: &str = "dist";

/// With this first argument a program writes its manual pages and completions.
const WRITE_MANUALS: &str = "--write-manuals";

/// Builds the programs and returns their paths.
pub(super) fn build() -> Result<Vec<PathBuf>> {
    let folder = workspace::target_dir().join(PROFILE);
    let mut build = command::cargo();
    build.args(["build", "--profile", PROFILE]).args(PROGRAMS.iter().flat_map(|name| ["--package", name]));
    // With this feature, the programs can write their manual pages.
    build.args(["--package", "referee-client", "--features", "referee-client/manuals"]);
    build.arg("--bins").arg("--target-dir").arg(&folder);
    build.env("BLOKUS_DUO_RELEASE", "1");
    build.env_remove("RUSTFLAGS").env("CARGO_ENCODED_RUSTFLAGS", places::remap_arguments()?.join("\u{1f}"));
    eprintln!("building the programs, some minutes the first time");
    command::run_visibly(&mut build)?;
    Ok(PROGRAMS.map(|name| folder.join(PROFILE).join(name)).into())
}

/// Has the programs write their manual pages and shell completions to `folder`.
pub(super) fn write_manuals(programs: &[PathBuf], folder: &Path) -> Result<()> {
    for program in programs {
        command::run(Command::new(program).arg(WRITE_MANUALS).arg(folder))?;
    }
    Ok(())
}
