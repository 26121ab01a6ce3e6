//! `cargo xtask tidy`: checks what no test of behaviour would notice.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, Context, Result};
use testbench::checks::Checks;
use testbench::{command, tools, workspace};

use crate::circles::{circles, Module};
use crate::{emit, glossary, report};

/// The folder of the cycle models.
const CYCLE_MODELS: &str = "reference/duo_core/src/cycle_model";

/// A check's name, and what it does.
type Check = (&'static str, fn() -> Result<()>);

/// Checks that take seconds.
const QUICK: &[Check] = &[
    ("every block has its model, its hardware, its test and its page", blocks_are_complete),
    ("every Rust file states its purpose and is not too long", files_are_short),
    ("modules use each other in one direction", no_circles),
    ("hdl/verilog and constraints are what blocks and boards emit", emit::check),
    ("the tables and pictures in README and docs show the stored figures", report::check),
    ("no command hides cargo's progress", cargo_is_visible),
    ("every term of the glossary is in the files that it names", glossary::check),
    ("every link of the documents leads to an existing file or heading", links_resolve),
    ("cargo fmt --check", check_format),
];

/// Checks that compile the workspace again, which takes minutes.
const SLOW: &[Check] =
    &[("cargo clippy, warnings are errors", check_clippy), ("cargo doc, warnings are errors", check_documentation)];

/// Runs every check.
pub fn run() -> Result<()> {
    run_all(&[QUICK, SLOW].concat())
}

/// Runs the checks that need seconds.
pub fn quick() -> Result<()> {
    run_all(QUICK)
}

/// Runs the checks that [`quick`] leaves out.
pub fn slow() -> Result<()> {
    run_all(SLOW)
}

fn run_all(all: &[Check]) -> Result<()> {
    let mut checks = Checks::default();
    all.iter().for_each(|(name, check)| checks.run(name, check));
    checks.conclude("tidy")
}

/// Checks that each block is complete. A block is a file with a cycle model in any folder; its
/// model, hardware, test and page share a name.
fn blocks_are_complete() -> Result<()> {
    let mut missing = Vec::new();
    for model in workspace::files_below(&[CYCLE_MODELS], "rs")? {
        if !read(&model)?.contains("impl CycleModel for ") {
            continue;
        }
        let path = model.strip_prefix(workspace::root().join(CYCLE_MODELS))?.with_extension("");
        let block = path.file_name().unwrap_or_default().to_string_lossy();
        let places = [
            format!("hdl/src/{}.rs", path.display()),
            format!("testbench/tests/{block}.rs"),
            format!("hdl/doc/{block}.md"),
        ];
        missing.extend(places.into_iter().filter(|place| !workspace::root().join(place).is_file()));
    }
    complain("missing", missing)
}

fn files_are_short() -> Result<()> {
    let (mut long, mut silent) = (Vec::new(), Vec::new());
    for path in rust_files()? {
        let text = read(&path)?;
        let name = workspace::relative(&path).display().to_string();
        if !text.starts_with("//! ") {
            silent.push(name.clone());
        }
        let (lines, limit) = (text.lines().count(), most_lines(&name));
        if lines > limit {
            long.push(format!("{name} ({lines} lines of {limit})"));
        }
    }
    // Reports both complaints at once, so that the first does not hide the second.
    long.extend(silent.into_iter().map(|name| format!("{name} (no `//!` with the purpose at its top)")));
    complain("files to fix", long)
}

/// Most lines of a file, by its name from the workspace's root: a block of hardware or any other
/// file, with comments wrapped at 100 columns. Clippy limits functions (`too_many_lines`).
fn most_lines(name: &str) -> usize {
    if name.starts_with("hdl/src/") {
        600
    } else {
        500
    }
}

/// Checks every link and heading in the documents, except links to other sites.
fn links_resolve() -> Result<()> {
    let mut lychee = tools::lychee()?;
    lychee.args(["--offline", "--include-fragments", "--no-progress"]);
    lychee.args(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "hdl/doc/**/*.md", "referee-client/doc/**/*.md"]);
    command::run(&mut lychee)?;
    Ok(())
}

/// Finds import circles. Written here because cargo-modules takes longer to build than all other
/// checks take to run.
fn no_circles() -> Result<()> {
    let mut crates: BTreeMap<PathBuf, Vec<Module>> = BTreeMap::new();
    for path in rust_files()? {
        let name = workspace::relative(&path);
        let parts: Vec<String> = name.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        let Some(source) = parts.iter().position(|part| part == "src") else { continue };
        let mut path_in_crate = parts[source + 1..].to_vec();
        let file = path_in_crate.pop().unwrap_or_default();
        let stem = file.trim_end_matches(".rs");
        path_in_crate.extend((!matches!(stem, "mod" | "lib" | "main")).then(|| stem.to_owned()));
        let module = Module { path: path_in_crate, text: read(&path)? };
        crates.entry(parts[..=source].iter().collect()).or_default().push(module);
    }
    let circles = crates.iter().flat_map(|(name, modules)| {
        circles(modules).into_iter().map(|circle| format!("{}: {}", name.display(), circle.join(" -> ")))
    });
    complain("circles", circles.collect())
}

/// Checks that no command hides cargo's progress from the person who waits for it.
fn cargo_is_visible() -> Result<()> {
    const COMMANDS: [&str; 6] = ["build", "check", "clippy", "doc", "run", "test"];
    // Other programs have an option of the same name, too.
    let has = |line: &str, word: &str| line.contains(&format!("\"{word}\""));
    let hides = |line: &str| has(line, "--quiet") && COMMANDS.iter().any(|command| has(line, command));
    let mut hiding = Vec::new();
    for path in rust_files()? {
        let name = workspace::relative(&path).display().to_string();
        // Nobody waits in front of a test's own call.
        if name.contains("/src/") && read(&path)?.lines().any(hides) {
            hiding.push(name);
        }
    }
    complain("cargo is called with --quiet", hiding)
}

fn check_format() -> Result<()> {
    command::run(command::cargo().args(["fmt", "--all", "--check"]))?;
    Ok(())
}

fn check_clippy() -> Result<()> {
    let arguments = ["clippy", "--release", "--workspace", "--all-targets", "--keep-going", "--", "-D", "warnings"];
    command::run_visibly(command::cargo().args(arguments))
}

fn check_documentation() -> Result<()> {
    let arguments = ["doc", "--release", "--workspace", "--no-deps", "--keep-going", "--document-private-items"];
    command::run_visibly(command::cargo().args(arguments).env("RUSTDOCFLAGS", "-D warnings"))
}

fn complain(what: &str, names: Vec<String>) -> Result<()> {
    if !names.is_empty() {
        bail!("{what}: {}", names.join(", "));
    }
    Ok(())
}

/// Every Rust file of the workspace's crates.
fn rust_files() -> Result<Vec<PathBuf>> {
    workspace::files_below(&["reference", "hdl", "testbench", "referee-client"], "rs")
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
