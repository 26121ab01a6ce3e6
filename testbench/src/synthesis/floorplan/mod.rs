//! Floor plan: where some memories of each engine lie, so that each engine is placed around its own.
//!
//! Left to itself the placer mixes the engines, and every signal crosses the device. Memories that a search reads in most of its cycles are held in the
//! middle of a part of the device; the rest of the engine follows. The experiment place_and_route in hdl/doc has what that is worth.

mod ecp5;
mod xilinx7;

use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, Result};
use hdl::board::{Board, Part};
use serde_json::Value;

use super::netlist;

/// The script that nextpnr for Xilinx' 7 series runs before it places: a place in the netlist it takes for a pin's.
pub const SCRIPT: &str = "floorplan.py";

/// The cells of each of two engines begin so.
const PAIR: [&str; 2] = ["machine.accelerator.engines.first.", "machine.accelerator.engines.helpers$0."];

/// Holds the memories of the netlist in `dir`, if the places of the board's engines are known.
///
/// # Errors
/// If the netlist does not have the memories that there are places for.
pub fn hold(board: &Board, dir: &Path) -> Result<()> {
    let script = dir.join(SCRIPT);
    match fs::remove_file(&script) {
        Err(why) if why.kind() != io::ErrorKind::NotFound => {
            return Err(why).with_context(|| format!("cannot remove {}", script.display()))
        }
        _ => {}
    }
    let path = dir.join(netlist::JSON);
    let read = || -> Result<Value> {
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        serde_json::from_str(&text).context("Yosys' netlist cannot be read")
    };
    let top = board.name.replace('-', "_");
    match (board.part, board.configuration.engines) {
        (Part::Ecp5 { size: "85k", .. }, 2) => {
            let mut netlist = read()?;
            ecp5::place(&mut netlist, &top)?;
            fs::write(&path, netlist.to_string()).with_context(|| format!("cannot write {}", path.display()))
        }
        (Part::Xilinx7 { die, .. }, engines) => {
            let Some(places) = xilinx7::places(die, engines) else { return Ok(()) };
            let text = xilinx7::script(&read()?, &top, places)?;
            fs::write(&script, text).with_context(|| format!("cannot write {}", script.display()))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_board_with_a_plan_gets_its_script_and_one_without_loses_anothers() {
        let folder = tempfile::tempdir().unwrap();
        let (arty, tang) = ("arty-a7-100t", "tang-mega-138k");
        let [arty, tang] = [arty, tang].map(|name| Board::named(name).unwrap());
        let netlist = json!({ "modules": { "arty_a7_100t": { "cells": xilinx7::tests::cells(&PAIR) } } });
        fs::write(folder.path().join(netlist::JSON), netlist.to_string()).unwrap();
        hold(arty, folder.path()).unwrap();
        let script = fs::read_to_string(folder.path().join(SCRIPT)).unwrap();
        assert!(PAIR.iter().all(|engine| script.contains(engine)), "{script}");
        hold(tang, folder.path()).unwrap();
        assert!(!folder.path().join(SCRIPT).exists());
    }
}
