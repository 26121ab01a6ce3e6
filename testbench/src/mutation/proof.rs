//! Finds equivalent mutants: those that Yosys proves to be the same logic.

use std::fs;

use anyhow::{Context, Result};

use super::modules::{modules, Module};
use super::Mutant;
use crate::{command, tools};

/// Whether the module behaves the same with and without the mutant, for all values of its inputs,
/// its registers and its sub-modules' outputs. Equivalence that depends on reachable values is not
/// found.
///
/// # Errors
/// Yosys cannot be run, or the text lacks the mutant's module.
pub fn is_equivalent(verilog: &str, mutant: &Mutant) -> Result<bool> {
    let modules = modules(verilog);
    let module =
        modules.iter().find(|module| module.key() == mutant.key).context("the mutant's module is not there")?;
    let folder = tempfile::tempdir().context("cannot create a temporary folder")?;
    fs::write(folder.path().join("block.v"), verilog)?;
    fs::write(folder.path().join("gold.v"), rename(module, "gold", None))?;
    fs::write(folder.path().join("gate.v"), rename(module, "gate", Some(mutant)))?;
    let script = "read_verilog -lib block.v; read_verilog gold.v; read_verilog gate.v; proc; memory_map; opt_clean; \
                  equiv_make gold gate equiv; hierarchy -top equiv; opt_clean; equiv_simple; equiv_status -assert";
    let output = command::output(tools::yosys(script)?.current_dir(folder.path()))?;
    Ok(output.status.success())
}

/// The module under another name, with the mutant's line if there is one.
fn rename(module: &Module, name: &str, mutant: Option<&Mutant>) -> String {
    let mut lines: Vec<String> = module.lines.iter().map(|line| (*line).to_owned()).collect();
    lines[0] = lines[0].replacen(module.name, name, 1);
    if let Some(mutant) = mutant {
        lines[mutant.line].clone_from(&mutant.mutated);
    }
    lines.join("\n") + "\n"
}
