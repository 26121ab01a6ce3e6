//! Floor plan: fixes some memories of each engine in place, so that the engine is placed around
//! them.
//!
//! Without a plan the placer mixes the engines, and every signal crosses the device. The plan fixes
//! the memories that a search reads in most cycles in the middle of a part of the device; the rest
//! of the engine follows. The gain is measured in hdl/doc/experiments/place_and_route.md.

mod ecp5;
pub mod xilinx7;

use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, Result};
use boards::{Board, Part};
use duo_core::configuration::Method;
use serde_json::Value;

use super::netlist;

/// The script that nextpnr for the Xilinx 7 series runs before packing.
pub const BEFORE_PACKING: &str = "keep_free.py";

/// The script that it runs before placing. A location in the netlist would be taken for that of a
/// pin.
pub const BEFORE_PLACING: &str = "floorplan.py";

/// The file in which the first script reports how many LUTs it added to the design.
pub const KEPT_FREE: &str = "kept_free";

/// Prefixes of the cells of each of two engines.
const PAIR: [&str; 2] = ["machine.accelerator.engines.first.", "machine.accelerator.engines.helpers$0."];

/// Prefixes of the cells of two engines that evaluate the leaves of a tree.
const LEAF_PAIR: [&str; 2] = [PAIR[0], "machine.accelerator.engines.best_first$0.engines$0.engine."];

/// Prefixes of the cells of four engines that evaluate the leaves of a tree.
const LEAF_FOUR: [&str; 4] = [
    LEAF_PAIR[0],
    LEAF_PAIR[1],
    "machine.accelerator.engines.best_first$0.engines$1.engine.",
    "machine.accelerator.engines.best_first$0.engines$2.engine.",
];

/// Prefixes of the cells of a ring of four, in the order of the ring.
const RING: [&str; 4] = [
    PAIR[0],
    "machine.accelerator.engines.ring$0.stations$0.engine.",
    "machine.accelerator.engines.ring$0.stations$1.engine.",
    "machine.accelerator.engines.ring$0.stations$2.engine.",
];

/// Fixes the memories of the netlist in `dir` in place, if there is a plan for the board's engines.
///
/// # Errors
/// A netlist without the memories that the plan places.
pub fn fix_memories(board: &Board, dir: &Path) -> Result<()> {
    for left in [BEFORE_PACKING, BEFORE_PLACING, KEPT_FREE] {
        let path = dir.join(left);
        match fs::remove_file(&path) {
            Err(why) if why.kind() != io::ErrorKind::NotFound => {
                return Err(why).with_context(|| format!("cannot remove {}", path.display()))
            }
            _ => {}
        }
    }
    if board.is_bring_up {
        return Ok(());
    }
    let write = |name: &str, text: String| {
        let path = dir.join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
    };
    let path = dir.join(netlist::JSON);
    let read = || -> Result<Value> {
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        serde_json::from_str(&text).context("Yosys' netlist cannot be read")
    };
    let top = board.name.replace('-', "_");
    match (board.part, board.configuration.engines) {
        (Part::Ecp5 { size: "85k", .. }, 2) => {
            let mut netlist = read()?;
            let engines = if board.configuration.method == Method::BestFirst { LEAF_PAIR } else { PAIR };
            ecp5::place(&mut netlist, &top, engines)?;
            write(netlist::JSON, netlist.to_string())
        }
        (Part::Xilinx7 { die, .. }, _) => {
            let Some(plan) = xilinx7::plan(die, board.configuration) else { return Ok(()) };
            write(BEFORE_PLACING, plan.before_placing(&read()?, &top)?)?;
            plan.before_packing().map_or(Ok(()), |script| write(BEFORE_PACKING, script))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn board_with_a_plan_gets_its_script_and_one_without_loses_an_old_one() {
        let folder = tempfile::tempdir().unwrap();
        let (arty, tang) = ("arty-a7-100t", "tang-mega-138k");
        let [arty, tang] = [arty, tang].map(|name| Board::named(name).unwrap());
        let netlist = json!({ "modules": { "arty_a7_100t": { "cells": xilinx7::tests::cells(&PAIR) } } });
        fs::write(folder.path().join(netlist::JSON), netlist.to_string()).unwrap();
        for left in [BEFORE_PACKING, KEPT_FREE] {
            fs::write(folder.path().join(left), "of another").unwrap();
        }
        fix_memories(arty, folder.path()).unwrap();
        assert!(![BEFORE_PACKING, KEPT_FREE].iter().any(|left| folder.path().join(left).exists()));
        let script = fs::read_to_string(folder.path().join(BEFORE_PLACING)).unwrap();
        assert!(PAIR.iter().all(|engine| script.contains(engine)), "{script}");
        fix_memories(tang, folder.path()).unwrap();
        assert!(!folder.path().join(BEFORE_PLACING).exists());
    }
}
