//! Devices of Xilinx' 7 series: two memories of each engine, in a part of the device of its own. Engines begin to spread from there, so that placing takes
//! less time too.

use std::fmt::Write;

use anyhow::{ensure, Context, Result};
use serde_json::Value;

use super::PAIR;

/// Where the memories of each engine lie: the column of block RAMs, and the rows of the two.
type Places = [(&'static str, u32, [u32; 2])];

/// The memories that are held, and of which kind they are. The tables' are left to the placer: there are more of them than block RAMs nearby.
const HELD: [(&str, &str); 2] = [
    ("datapath.lists.moves.column_0.0.0", "RAMB36E1"),
    ("datapath.stream.generator.selector.test_words.mem.0.0", "RAMB18E1"),
];

/// Two engines, each in the middle of a half of an XC7A100T.
const HALVES: [(&str, u32, [u32; 2]); 2] = [(PAIR[0], 94, [46, 51]), (PAIR[1], 94, [155, 161])];

/// Two engines in the left half of an XC7A200T, as far from each other as on the XC7A100T.
const LEFT: [(&str, u32, [u32; 2]); 2] = [(PAIR[0], 71, [67, 72]), (PAIR[1], 71, [176, 181])];

/// The places of so many engines on this die, if they are known.
pub fn places(die: &str, engines: usize) -> Option<&'static Places> {
    match (die, engines) {
        ("xc7a100t", 2) => Some(&HALVES),
        ("xc7a200t", 2) => Some(&LEFT),
        _ => None,
    }
}

/// What nextpnr's Python is told before it places the module `top` of the netlist.
///
/// # Errors
/// If it does not have the memories that there are places for.
pub fn script(netlist: &Value, top: &str, places: &Places) -> Result<String> {
    let cells = netlist["modules"][top]["cells"].as_object().context("Yosys' netlist has no cells")?;
    let mut script = String::new();
    for (engine, x, rows) in places {
        for ((memory, kind), y) in HELD.into_iter().zip(rows) {
            let name = format!("{engine}{memory}");
            let found = cells.get(&name).and_then(|cell| cell["type"].as_str());
            ensure!(
                found == Some(kind),
                "{name} is to be a {kind} in its place, and is {}",
                found.unwrap_or("not there")
            );
            let site = kind.trim_end_matches("E1");
            let _ = writeln!(script, "ctx.cells[\"{name}\"].setAttr(\"BEL\", \"X{x}Y{y}/{site}_X0Y0.{kind}\")");
        }
    }
    Ok(script)
}

#[cfg(test)]
pub mod tests {
    use serde_json::{json, Map};

    use super::*;

    /// The held memories of these engines.
    pub fn cells(engines: &[&str]) -> Map<String, Value> {
        let of_engine =
            |engine: &&str| HELD.map(|(memory, kind)| (format!("{engine}{memory}"), json!({ "type": kind })));
        engines.iter().flat_map(of_engine).collect()
    }

    fn script_for(cells: Map<String, Value>) -> Result<String> {
        script(&json!({ "modules": { "top": { "cells": cells } } }), "top", places("xc7a200t", 2).unwrap())
    }

    #[test]
    fn every_engine_is_held_in_a_part_of_its_own() {
        let script = script_for(cells(&PAIR)).unwrap();
        assert_eq!(script.lines().count(), 4);
        for line in [
            r#"ctx.cells["machine.accelerator.engines.first.datapath.lists.moves.column_0.0.0"].setAttr("BEL", "X71Y67/RAMB36_X0Y0.RAMB36E1")"#,
            r#"ctx.cells["machine.accelerator.engines.helpers$0.datapath.stream.generator.selector.test_words.mem.0.0"].setAttr("BEL", "X71Y181/RAMB18_X0Y0.RAMB18E1")"#,
        ] {
            assert!(script.contains(line), "{script}");
        }
        assert!(places("xc7a100t", 1).is_none() && places("xc7a100t", 4).is_none());
    }

    #[test]
    fn a_memory_that_is_another_or_not_there_is_an_error() {
        let name = "machine.accelerator.engines.first.datapath.lists.moves.column_0.0.0";
        let mut another = cells(&PAIR);
        another[name] = json!({ "type": "RAMB18E1" });
        let found = script_for(another).unwrap_err().to_string();
        assert_eq!(found, format!("{name} is to be a RAMB36E1 in its place, and is RAMB18E1"));
        let found = script_for(Map::new()).unwrap_err().to_string();
        assert_eq!(found, format!("{name} is to be a RAMB36E1 in its place, and is not there"));
        let elsewhere = json!({ "modules": { "another": { "cells": cells(&PAIR) } } });
        assert!(script(&elsewhere, "top", &LEFT).is_err());
    }
}
