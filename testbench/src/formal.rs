//! Proves that a block's netlist behaves like its Verilog, for all inputs and in every state.
//!
//! Both are cut at their flip-flops, which synthesis leaves in place. Each flip-flop's input and
//! each output must then be the same function of inputs and flip-flops, which a SAT solver decides.
//! Signals that synthesis found to be constant are proved by induction. Both start in the same
//! state, with every flip-flop zero.
//!
//! For the proof, ROMs and multipliers are also made of look-up tables, because the hard blocks
//! have no models that a solver can use. The hard blocks are tested by the game of a board's whole
//! netlist (`testbench/fpga/tests/netlist.rs`).

pub mod properties;

use std::fs;
use std::path::Path;

use anyhow::{bail, ensure, Context, Result};

use self::properties::PROPERTIES;
use crate::checks::Checks;
use crate::{command, progress, tools, verilog};

/// The blocks that are proved.
const PROVED: [&str; 9] = [
    "uart_rx",
    "frame_decoder",
    "turn_control",
    "game_state",
    "move_generator",
    "move_sorter",
    "move_encoder",
    "uart_tx",
    "settings",
];

/// The other blocks, with the reasons.
const NOT_PROVED: &[(&str, &str)] = &[
    (
        "leaf_unit",
        "its 8,300 flip-flops and six multipliers would take the solver longer than all other blocks together",
    ),
    ("search", "its lists and stack are 20 kbit of RAM, which the proof would have to hold as flip-flops"),
    ("engines", "it is two searches and their wires"),
    ("best_first", "its tree is 1.8 Mbit of RAM"),
    ("accelerator", "its blocks one by one are easier"),
];

/// The block whose broken netlist must be rejected.
const BROKEN: &str = "turn_control";

/// The netlist to prove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Netlist {
    /// As synthesis made it.
    Whole,
    /// With one of its look-up tables inverted, so that the proof must fail.
    Broken,
}

/// Proves every property of the committed Verilog and every netlist in `PROVED`, with a line for
/// each. Each kind of proof must also reject something broken. `synthesis` is the Yosys command for
/// the netlists.
///
/// # Errors
/// A failed proof, after all of them have run.
pub fn run(synthesis: &str) -> Result<()> {
    let mut checks = Checks::default();
    for property in &PROPERTIES {
        let verilog = &verilog::of(property.top)?;
        checks.run(&format!("{}: {}", property.module, property.promise), || property.prove(verilog));
        for (from, to) in property.sabotages {
            checks.run(&format!("    rejected with `{to}` for `{from}`"), || property.reject(verilog, (from, to)));
        }
    }
    for name in PROVED {
        checks.run(&format!("the netlist of {name} does what its Verilog does"), || {
            prove(name, &verilog::of(name)?, synthesis, Netlist::Whole)
        });
    }
    checks.run(&format!("a broken netlist of {BROKEN} is rejected"), || {
        match prove(BROKEN, &verilog::of(BROKEN)?, synthesis, Netlist::Broken) {
            Ok(()) => bail!("it was proved"),
            Err(error) if error.to_string().contains("not proved to be the same") => Ok(()),
            Err(error) => Err(error),
        }
    });
    for (name, reason) in NOT_PROVED {
        println!("not proved: {name}: {reason}");
    }
    checks.run("every block is proved, or has a reason", || every_block_is_named(&verilog::tops()));
    checks.conclude("formal")
}

fn every_block_is_named(tops: &[&str]) -> Result<()> {
    for name in tops {
        if !PROVED.contains(name) && !NOT_PROVED.iter().any(|(block, _)| block == name) {
            bail!("{name} is neither");
        }
    }
    Ok(())
}

/// Proves that the netlist of the module `name` behaves like its Verilog. `synthesis` is the Yosys
/// command for the netlist.
///
/// # Errors
/// The signals that differ, or a proof that could not run.
fn prove(name: &str, verilog: &str, synthesis: &str, netlist: Netlist) -> Result<()> {
    let folder = tempfile::tempdir().context("cannot create a temporary folder")?;
    let dir = folder.path();
    fs::write(dir.join("block.v"), verilog)?;
    progress::announce(&format!("proving the netlist of {name}"), || {
        yosys(
            dir,
            // Without `rom_style`, because synthesis always makes block RAMs of ROMs that ask for
            // them. Signals are matched by the names of flip-flops, which stay: synthesis may keep
            // the name of another signal but remove its driver.
            &format!(
                "read_verilog block.v; setattr -unset rom_style m:*; hierarchy -check -top {name}; proc; flatten; \
                 rename -hide w:* w:*q %d w:*data %d; {synthesis} -nobram -nodsp -top {name}; select {name}; \
                 write_rtlil -selected netlist.il"
            ),
        )?;
        if netlist == Netlist::Broken {
            let text = fs::read_to_string(dir.join("netlist.il"))?;
            fs::write(dir.join("netlist.il"), break_netlist(&text)?)?;
        }
        // Reduces both sides to gates and plain flip-flops.
        let gates = "flatten -wb; memory_map; opt_clean; async2sync; dffunmap; techmap; opt -full; dffunmap; simplemap; opt_clean";
        yosys(
            dir,
            &format!(
                "read_rtlil netlist.il; read_verilog -nooverwrite +/ecp5/cells_sim.v; hierarchy -top {name}; proc; {gates}; \
                 rename {name} gate; select gate; write_rtlil -selected gate.il"
            ),
        )?;
        yosys(
            dir,
            &format!(
                "read_verilog block.v; hierarchy -check -top {name}; proc; {gates}; \
                 rename {name} gold; select gold; write_rtlil -selected gold.il"
            ),
        )?;
        compare(dir)
    })
}

/// Runs the proof. Signals named as flip-flop inputs are not matched, because synthesis may have
/// moved an enable out of them.
fn compare(dir: &Path) -> Result<()> {
    let script =
        "read_rtlil gold.il; read_rtlil gate.il; rename -hide w:*.d w:*$d %u; expose -evert-dff -shared gold gate; \
                  opt_clean; equiv_make gold gate equiv; hierarchy -top equiv; opt_clean; equiv_simple; equiv_induct; \
                  equiv_status -assert";
    let output = command::output(tools::yosys(script)?.current_dir(dir))?;
    if output.status.success() {
        return Ok(());
    }
    let text = command::text(&output);
    let differing: Vec<_> =
        text.lines().filter_map(|line| line.trim().strip_prefix("Unproven $equiv ")?.split_once(": ")).collect();
    // The last line has the reason.
    let last = text.trim_end().lines().last().unwrap_or_default();
    ensure!(!differing.is_empty(), "Yosys ended with {}: {last}", output.status);
    let shown: Vec<_> = differing.iter().take(5).map(|(_, signal)| *signal).collect();
    bail!("{} signals are not proved to be the same, among them {}", differing.len(), shown.join(", "))
}

fn yosys(dir: &Path, script: &str) -> Result<()> {
    command::run(tools::yosys(script)?.current_dir(dir)).map(|_| ())
}

/// The netlist with its middle table inverted.
fn break_netlist(netlist: &str) -> Result<String> {
    const TABLE: &str = "parameter \\INIT 16'";
    let tables: Vec<usize> = netlist.match_indices(TABLE).map(|(at, _)| at + TABLE.len()).collect();
    let at = *tables.get(tables.len() / 2).context("a netlist without look-up tables")?;
    let inverted: String = netlist[at..at + 16].chars().map(|bit| if bit == '0' { '1' } else { '0' }).collect();
    Ok(format!("{}{inverted}{}", &netlist[..at], &netlist[at + 16..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn middle_table_is_inverted() {
        let table = |bits: &str| format!("  cell \\LUT4 \\x\n    parameter \\INIT 16'{bits}\n  end\n");
        let text = ["0000000000000000", "0000111100001111", "1111111111111111"].map(table).concat();
        let expected = ["0000000000000000", "1111000011110000", "1111111111111111"].map(table).concat();
        assert_eq!(break_netlist(&text).unwrap(), expected);
        assert!(break_netlist("no tables").is_err());
    }
}
