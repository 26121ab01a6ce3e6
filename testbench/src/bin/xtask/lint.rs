//! `cargo xtask lint`: the emitted Verilog as two other programs read it.

use std::path::{Path, PathBuf};

use anyhow::{bail, Context, Result};
use testbench::{command, tools, workspace};

use crate::{emit, report};

/// More findings in one file than this are only counted.
const MOST_FINDINGS: usize = 20;

/// Checks every file that is emitted, from a copy, so that stale files deceive nobody.
pub fn run() -> Result<()> {
    let files = tempfile::tempdir().context("cannot create a temporary folder")?;
    let mut failures = 0;
    for (name, text) in emit::emitted() {
        let path = files.path().join(&name);
        std::fs::write(&path, text)?;
        let top = name.trim_end_matches(".v");
        report::check(&mut failures, &format!("{name} in Verilator"), || verilator(&path, top));
        report::check(&mut failures, &format!("{name} in Yosys"), || yosys(&path, top));
    }
    report::conclude(failures, "lint")
}

/// Every warning of `-Wall` that is not waived is an error.
fn verilator(file: &Path, top: &str) -> Result<()> {
    let output = command::output(
        tools::verilator()?
            .args(["--lint-only", "-Wall", "--default-language", "1364-2005"])
            .args(["--top-module", top])
            .arg(waivers())
            .arg(file),
    )?;
    if output.status.success() {
        return Ok(());
    }
    let text = command::text(&output).replace(&*file.to_string_lossy(), &format!("{top}.v"));
    let findings: Vec<_> = text.lines().filter(|line| line.starts_with('%')).collect();
    let more = findings.len().saturating_sub(MOST_FINDINGS);
    let shown = findings[..findings.len() - more].join("\n      ");
    bail!("\n      {shown}{}", if more > 0 { format!("\n      and {more} more") } else { String::new() });
}

/// No undriven or doubly driven net, no loop, no name that is not declared.
fn yosys(file: &Path, top: &str) -> Result<()> {
    let script = format!(
        "read_verilog {}; hierarchy -check -top {top}; proc; flatten; opt_clean; check -assert",
        file.display()
    );
    let output = command::run(&mut tools::yosys(&script)?)?;
    let text = command::text(&output);
    // A name that is not declared is a one-bit wire to Verilog, and a mistake to us.
    if let Some(line) = text.lines().find(|line| line.contains("implicitly declared")) {
        bail!("{line}");
    }
    Ok(())
}

fn waivers() -> PathBuf {
    workspace::root().join("testbench/lint/waivers.vlt")
}
