//! Checks emitted Verilog with Verilator and Yosys. `testbench/lint/waivers.vlt` lists the allowed
//! findings with their reasons.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, Context, Result};

use crate::checks::Checks;
use crate::{command, tools, workspace};

/// Number of findings shown per file; more are only counted.
const MOST_FINDINGS: usize = 20;

/// Checks each of these texts, given with the names of their tops, and that no waiver is left over.
/// Prints a line for each check.
///
/// # Errors
/// A failed check, after all of them have run.
pub fn run(texts: &[(String, String)]) -> Result<()> {
    let files = tempfile::tempdir().context("cannot create a temporary folder")?;
    let mut checks = Checks::default();
    for (name, text) in texts {
        let path = files.path().join(format!("{name}.v"));
        checks.run(&format!("{name} is read alike by both"), || no_part_of_a_part(text));
        fs::write(&path, text)?;
        checks.run(&format!("{name} in Verilator"), || lint_with_verilator(&path, &waivers()));
        checks.run(&format!("{name} in Yosys"), || check_with_yosys(&path));
    }
    // If a file fails, it would fail without any waiver too, which proves nothing.
    if checks.have_passed() {
        checks.run("every waiver is still needed", || waivers_are_needed(files.path()));
    }
    checks.conclude("lint")
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
    let text = fs::read_to_string(waivers())?;
    let mut verilog: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(files)? {
        verilog.push(entry?.path());
    }
    let others = tempfile::tempdir().context("cannot create a temporary folder")?;
    let path = others.path().join("waivers.vlt");
    for waiver in text.lines().filter(|line| line.starts_with("lint_off")) {
        let rest: Vec<_> = text.lines().filter(|line| *line != waiver).collect();
        fs::write(&path, rest.join("\n") + "\n")?;
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
