//! Devices of Xilinx' 7 series: in each part of the device two memories of an engine, in the order in which engines pass on what they have found. Engines
//! begin to spread from there, so that placing takes less time too.

use std::fmt::Write;

use anyhow::{ensure, Context, Result};
use serde_json::Value;

/// Where an engine's memories lie: the column of block RAMs, and the rows of the two.
struct Engine {
    /// The names of its cells begin so.
    name: &'static str,
    x: u32,
    rows: [u32; 2],
}

/// The memories that are held, and of which kind they are. The tables' are left to the placer: there are more of them than block RAMs nearby.
const HELD: [(&str, &str); 2] = [
    ("datapath.lists.moves.column_0.0.0", "RAMB36E1"),
    ("datapath.stream.generator.selector.test_words.mem.0.0", "RAMB18E1"),
];

/// Two engines, each in the middle of a half of an XC7A100T.
const HALVES: [Engine; 2] = [
    Engine { name: "machine.accelerator.engines.first.", x: 94, rows: [46, 51] },
    Engine { name: "machine.accelerator.engines.helpers$0.", x: 94, rows: [155, 161] },
];

/// Four engines, each in the middle of a quarter of an XC7A200T.
const QUARTERS: [Engine; 4] = [
    Engine { name: "machine.accelerator.engines.first.", x: 71, rows: [67, 72] },
    Engine { name: "machine.accelerator.engines.ring$0.stations$0.engine.", x: 71, rows: [192, 197] },
    Engine { name: "machine.accelerator.engines.ring$0.stations$1.engine.", x: 216, rows: [192, 197] },
    Engine { name: "machine.accelerator.engines.ring$0.stations$2.engine.", x: 216, rows: [67, 72] },
];

/// What nextpnr's Python is told before it places so many engines, which the module `top` of the netlist has, on this die; nothing if no places are known
/// for them.
pub fn script(netlist: &Value, top: &str, die: &str, engines: usize) -> Result<Option<String>> {
    match (die, engines) {
        ("xc7a100t", 2) => held(netlist, top, &HALVES).map(Some),
        ("xc7a200t", 4) => held(netlist, top, &QUARTERS).map(Some),
        _ => Ok(None),
    }
}

fn held(netlist: &Value, top: &str, engines: &[Engine]) -> Result<String> {
    let cells = netlist["modules"][top]["cells"].as_object().context("Yosys' netlist has no cells")?;
    let mut script = String::new();
    for Engine { name, x, rows } in engines {
        for ((memory, kind), y) in HELD.into_iter().zip(rows) {
            let name = format!("{name}{memory}");
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
mod tests {
    use serde_json::{json, Map};

    use super::*;

    fn netlist(kinds: [&str; 2]) -> Value {
        let mut cells = Map::new();
        for engine in HALVES.iter().chain(&QUARTERS) {
            for ((memory, _), kind) in HELD.into_iter().zip(kinds) {
                cells.insert(format!("{}{memory}", engine.name), json!({ "type": kind }));
            }
        }
        json!({ "modules": { "top": { "cells": cells } } })
    }

    #[test]
    fn every_engine_is_held_in_a_part_of_its_own() {
        let netlist = netlist(["RAMB36E1", "RAMB18E1"]);
        let script = |die, engines| script(&netlist, "top", die, engines).unwrap();
        assert_eq!(script("xc7a100t", 2).unwrap().lines().count(), 4);
        assert_eq!((script("xc7a100t", 1), script("xc7a100t", 4)), (None, None));
        let script = script("xc7a200t", 4).unwrap();
        assert_eq!(script.lines().count(), 8);
        for line in [
            r#"ctx.cells["machine.accelerator.engines.first.datapath.lists.moves.column_0.0.0"].setAttr("BEL", "X71Y67/RAMB36_X0Y0.RAMB36E1")"#,
            r#"ctx.cells["machine.accelerator.engines.ring$0.stations$2.engine.datapath.stream.generator.selector.test_words.mem.0.0"].setAttr("BEL", "X216Y72/RAMB18_X0Y0.RAMB18E1")"#,
        ] {
            assert!(script.contains(line), "{script}");
        }
    }

    #[test]
    fn a_memory_that_is_another_or_not_there_is_an_error() {
        let error = |netlist: &Value| script(netlist, "top", "xc7a200t", 4).unwrap_err().to_string();
        let name = "machine.accelerator.engines.first.datapath.lists.moves.column_0.0.0";
        let found = error(&netlist(["RAMB18E1", "RAMB18E1"]));
        assert_eq!(found, format!("{name} is to be a RAMB36E1 in its place, and is RAMB18E1"));
        let found = error(&json!({ "modules": { "top": { "cells": {} } } }));
        assert_eq!(found, format!("{name} is to be a RAMB36E1 in its place, and is not there"));
        assert!(script(&netlist(["RAMB36E1", "RAMB18E1"]), "another", "xc7a200t", 4).is_err());
    }
}
