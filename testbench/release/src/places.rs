//! Folders of the building machine whose names must not get into the programs.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use testbench::command;
use testbench::workspace::root;

/// Compiler arguments that replace the paths of this machine in what is built.
///
/// # Errors
/// A compiler that does not print its folder.
pub fn remap_arguments() -> Result<Vec<String>> {
    let names = ["project", "cargo", "rust"];
    Ok(places()?.iter().zip(names).map(|(place, name)| format!("--remap-path-prefix={place}={name}")).collect())
}

/// The folders of the workspace, of cargo's crates and of the compiler on this machine.
///
/// # Errors
/// A compiler that does not print its folder.
pub fn places() -> Result<[String; 3]> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = command::run(Command::new(rustc).args(["--print", "sysroot"]).current_dir(root()))?;
    let sysroot = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let home = std::env::var_os("HOME").map(PathBuf::from);
    let cargo = std::env::var_os("CARGO_HOME").map(PathBuf::from).or(home.map(|home| home.join(".cargo")));
    let cargo = cargo.context("neither CARGO_HOME nor HOME says where cargo keeps its crates")?;
    Ok([root().display().to_string(), cargo.display().to_string(), sysroot])
}
