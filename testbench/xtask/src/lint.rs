//! `cargo xtask lint`: checks the emitted Verilog with Verilator and Yosys.

use std::path::{Path, PathBuf};

use anyhow::{bail, Context, Result};
use boards::ALL;
use duo_core::configuration::Configuration;
use duo_core::cycle_model::timing::BAUD;
use hdl::accelerator::Accelerator;
use testbench::{command, tools, verilog, workspace};

use crate::{checks, emit};

/// Number of findings shown per file; more are only counted.
const MOST_FINDINGS: usize = 20;

/// Checks every committed top, and the accelerator of every configuration that a board carries.
pub fn run() -> Result<()> {
    let files = tempfile::tempdir().context("cannot create a temporary folder")?;
    let mut failures = 0;
    emit::check()?;
    let mut texts = other_accelerators();
    for top in verilog::tops() {
        texts.push((top.to_owned(), verilog::of(top)?));
    }
    for (name, text) in texts {
        let path = files.path().join(format!("{name}.v"));
        checks::check(&mut failures, &format!("{name} is read alike by both"), || no_part_of_a_part(&text));
        std::fs::write(&path, text)?;
        checks::check(&mut failures, &format!("{name} in Verilator"), || lint_with_verilator(&path, &waivers()));
        checks::check(&mut failures, &format!("{name} in Yosys"), || check_with_yosys(&path));
    }
    // If a file fails, it would fail without any waiver too, which proves nothing.
    if failures == 0 {
        checks::check(&mut failures, "every waiver is still needed", || waivers_are_needed(files.path()));
    }
    checks::conclude(failures, "lint")
}

/// The accelerators of configurations other than the main one, each named after the first board
/// with it.
fn other_accelerators() -> Vec<(String, String)> {
    let mut seen = vec![Configuration::MAIN];
    let mut files = Vec::new();
    for board in ALL {
        if !seen.contains(&board.configuration) {
            seen.push(board.configuration);
            let top = format!("accelerator_of_{}", board.name.replace('-', "_"));
            let text = hdl::emit::verilog(&top, || Accelerator::new(board.clock_hz, BAUD, board.configuration));
            files.push((top, text));
        }
    }
    files
}

/// Finds a part select of a part select, which Verilog does not have. Verilator accepts it and
/// Yosys silently selects another part, so the device would differ from the simulation.
fn no_part_of_a_part(text: &str) -> Result<()> {
    match text.lines().find(|line| line.contains("][")) {
        Some(line) => bail!("{}", line.trim()),
        None => Ok(()),
    }
}

/// Fails on every warning of `-Wall` that is not waived.
fn lint_with_verilator(file: &Path, waivers: &Path) -> Result<()> {
    let top = top(file);
    let output = command::output(
        tools::verilator()?.args(["--lint-only", "-Wall"]).args(["--top-module", &top]).arg(waivers).arg(file),
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

/// Fails on undriven or doubly driven nets, loops, latches and undeclared names.
fn check_with_yosys(file: &Path) -> Result<()> {
    let top = top(file);
    let script = format!(
        "read_verilog {}; hierarchy -check -top {top}; proc; flatten; opt_clean; check -assert",
        file.display()
    );
    let output = command::run(&mut tools::yosys(&script)?)?;
    let text = command::text(&output);
    // Yosys only warns about these: an undeclared name, which is a one-bit wire in Verilog; a
    // signal that keeps its value, which is a latch; and a reserved name of SystemVerilog, which
    // other tools refuse.
    if let Some(line) = text.lines().find(|line| line.to_lowercase().contains("warning:")) {
        bail!("{line}");
    }
    Ok(())
}

/// The top module, which the file is named after.
fn top(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Fails if all files pass without one of the waivers: an unneeded waiver could hide a new problem.
fn waivers_are_needed(files: &Path) -> Result<()> {
    let text = std::fs::read_to_string(waivers())?;
    let mut verilog: Vec<PathBuf> = Vec::new();
    for entry in std::fs::read_dir(files)? {
        verilog.push(entry?.path());
    }
    let others = tempfile::tempdir().context("cannot create a temporary folder")?;
    let path = others.path().join("waivers.vlt");
    for waiver in text.lines().filter(|line| line.starts_with("lint_off")) {
        let rest: Vec<_> = text.lines().filter(|line| *line != waiver).collect();
        std::fs::write(&path, rest.join("\n") + "\n")?;
        if verilog.iter().all(|file| lint_with_verilator(file, &path).is_ok()) {
            bail!("not needed: {waiver}");
        }
    }
    Ok(())
}

fn waivers() -> PathBuf {
    workspace::root().join("testbench/lint/waivers.vlt")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn part_of_a_part_is_found() {
        assert!(no_part_of_a_part("a = node[15+:15];\nb = a[0+:14] | c[d[3]];").is_ok());
        let error = no_part_of_a_part("a = 1;\n  b = node[15+:15][0+:14];").unwrap_err();
        assert_eq!(error.to_string(), "b = node[15+:15][0+:14];");
    }
}
