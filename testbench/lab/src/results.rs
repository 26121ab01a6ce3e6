//! Measured figures stored in the repository: a JSON file in `testbench/` for each kind.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;
use serde::Serialize;
use testbench::workspace;

/// All figures in a file; none if it is missing.
pub fn read<T: DeserializeOwned>(file: &str) -> Result<Vec<T>> {
    let path = path(file);
    if !path.is_file() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("cannot read {}", path.display()))
}

/// Replaces the figures in the file.
pub fn write<T: Serialize>(file: &str, all: &[T]) -> Result<()> {
    let path = path(file);
    let text = serde_json::to_string_pretty(all)? + "\n";
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
}

fn path(file: &str) -> PathBuf {
    workspace::root().join("testbench").join(file)
}
