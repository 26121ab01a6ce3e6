//! Builds the programs of a release, without paths of the building machine.

use std::path::PathBuf;

use anyhow::Result;

use super::places;
use testbench::{command, progress, workspace};

/// One program for each game.
const PROGRAMS: [&str; 5] = ["blokus-duo", "abalone", "plokkis", "roborace", "triliza"];

/// The profile in the workspace's Cargo.toml.
const PROFILE: &str = "dist";

/// Builds the programs and returns their paths.
pub(super) fn build() -> Result<Vec<PathBuf>> {
    let folder = workspace::target_dir().join(PROFILE);
    let mut build = command::cargo();
    build.args(["build", "--profile", PROFILE]).args(PROGRAMS.iter().flat_map(|name| ["--package", name]));
    build.arg("--bins").arg("--target-dir").arg(&folder);
    build.env("BLOKUS_DUO_RELEASE", "1");
    build.env_remove("RUSTFLAGS").env("CARGO_ENCODED_RUSTFLAGS", places::remapped()?.join("\u{1f}"));
    progress::announce("building the programs, some minutes the first time", || command::run(&mut build))?;
    Ok(PROGRAMS.map(|name| folder.join(PROFILE).join(name)).into())
}
