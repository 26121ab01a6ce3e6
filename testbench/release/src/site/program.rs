//! Builds the program `blokus-duo` as WebAssembly.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{bail, Context, Result};

use crate::places;
use testbench::{command, progress, workspace};

const TARGET: &str = "wasm32-unknown-unknown";

/// The profile in the workspace's Cargo.toml.
const PROFILE: &str = "site";

/// The browsers that a build is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Browsers with 128-bit SIMD, which includes all current ones.
    Simd,
    /// All browsers.
    Plain,
}

impl Kind {
    /// Both builds.
    pub const ALL: [Kind; 2] = [Kind::Simd, Kind::Plain];

    /// The name of its file, which the web worker requests.
    pub const fn file_name(self) -> &'static str {
        match self {
            Kind::Simd => "blokus-duo-simd.wasm",
            Kind::Plain => "blokus-duo.wasm",
        }
    }

    const fn feature(self) -> &'static str {
        match self {
            Kind::Simd => "+simd128",
            Kind::Plain => "-simd128",
        }
    }
}

/// Builds the program and returns its path.
///
/// # Errors
/// A compiler target that is missing and cannot be fetched, or a failed build.
pub fn build(kind: Kind) -> Result<PathBuf> {
    require_target()?;
    let folder = workspace::target_dir().join(PROFILE).join(format!("{kind:?}").to_lowercase());
    let flags =
        [&["-C".to_owned(), format!("target-feature={}", kind.feature())][..], &places::remap_arguments()?].concat();
    let mut build = command::cargo();
    build.args(["build", "--package", "duo_site", "--lib", "--target", TARGET, "--profile", PROFILE]);
    build.arg("--target-dir").arg(&folder);
    build.env_remove("RUSTFLAGS").env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    eprintln!("building {}", kind.file_name());
    command::run_visibly(&mut build)?;
    Ok(folder.join(TARGET).join(PROFILE).join("duo_site.wasm"))
}

/// Fetches the compiler's target with rustup if it is missing.
fn require_target() -> Result<()> {
    if has_target()? {
        return Ok(());
    }
    let mut add = Command::new("rustup");
    // Run in the workspace, so that rustup picks the toolchain that builds it.
    add.args(["target", "add", TARGET]).current_dir(workspace::root());
    let added = progress::announce(&format!("fetching the target {TARGET} with rustup"), || command::run(&mut add));
    added.with_context(|| format!("the Rust compiler lacks the target {TARGET}: run `rustup target add {TARGET}`"))?;
    if !has_target()? {
        bail!("rustup fetched {TARGET}, but not for the compiler that cargo uses here");
    }
    Ok(())
}

fn has_target() -> Result<bool> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut ask = Command::new(rustc);
    ask.args(["--print", "target-libdir", "--target", TARGET]).current_dir(workspace::root());
    let output = command::run(&mut ask)?;
    Ok(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}
