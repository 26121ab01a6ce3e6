//! Folders of the workspace.

use std::path::{Path, PathBuf};

/// The folder of the workspace's `Cargo.toml`.
pub fn root() -> &'static Path {
    const BUILT_IN: &str = match option_env!("BLOKUS_DUO_RELEASE") {
        // A released program uses the folder in which it is started.
        Some(_) => "./testbench",
        None => env!("CARGO_MANIFEST_DIR"),
    };
    Path::new(BUILT_IN).parent().expect("the testbench is in the workspace")
}

/// Cargo's target folder, which also has the fetched tools and the built simulations.
pub fn target_dir() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => root().join(dir),
        None => root().join("target"),
    }
}
