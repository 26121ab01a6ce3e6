//! The program `blokus-duo` as WebAssembly.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{bail, Context, Result};

use crate::places;
use testbench::{command, progress, workspace};

const TARGET: &str = "wasm32-unknown-unknown";

/// The profile of the workspace's Cargo.toml.
const PROFILE: &str = "site";

/// For which browsers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Those with 128-bit SIMD: all of today.
    Simd,
    /// All.
    Plain,
}

impl Kind {
    /// Both.
    pub const ALL: [Kind; 2] = [Kind::Simd, Kind::Plain];

    /// The name of its file, which the web worker asks for.
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

/// Builds it; where it lies.
///
/// # Errors
/// If the compiler has no such target and it cannot be fetched, or the program does not compile.
pub fn build(kind: Kind) -> Result<PathBuf> {
    require_target()?;
    let folder = workspace::target_dir().join(PROFILE).join(format!("{kind:?}").to_lowercase());
    let flags = [&["-C".to_owned(), format!("target-feature={}", kind.feature())][..], &places::remapped()?].concat();
    let mut build = command::cargo();
    build.args(["build", "--package", "duo_site", "--lib", "--target", TARGET, "--profile", PROFILE]);
    build.arg("--target-dir").arg(&folder);
    build.env_remove("RUSTFLAGS").env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    progress::announce(&format!("building {}", kind.file_name()), || command::run(&mut build))?;
    Ok(folder.join(TARGET).join(PROFILE).join("duo_site.wasm"))
}

/// The compiler's target, fetched by rustup if it is missing.
fn require_target() -> Result<()> {
    if has_target()? {
        return Ok(());
    }
    let mut add = Command::new("rustup");
    // In the workspace, so that it is the toolchain that builds.
    add.args(["target", "add", TARGET]).current_dir(workspace::root());
    let added = progress::announce(&format!("fetching the target {TARGET} with rustup"), || command::run(&mut add));
    added
        .with_context(|| format!("Rust's compiler here knows no {TARGET}, which takes `rustup target add {TARGET}`"))?;
    if !has_target()? {
        bail!("rustup has fetched {TARGET}, but not for the compiler that cargo uses here");
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
