//! Folders of the workspace.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

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

/// The path from the root, as messages show it.
pub fn relative(path: &Path) -> &Path {
    path.strip_prefix(root()).unwrap_or(path)
}

/// All files in these folders of the workspace and below them whose names end with `.extension`,
/// sorted.
///
/// # Errors
/// A folder that cannot be read.
pub fn files_below(folders: &[&str], extension: &str) -> Result<Vec<PathBuf>> {
    let mut folders: Vec<PathBuf> = folders.iter().map(|folder| root().join(folder)).collect();
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|is| is == extension) {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}
