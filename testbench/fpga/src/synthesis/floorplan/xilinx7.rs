//! Devices of Xilinx' 7 series: two memories of each engine, in a part of the device of its own, and places that stay free for wires. Engines begin to
//! spread from their memories, so that placing takes less time too.
//!
//! nextpnr's placer fills every place for a LUT of six inputs in a region before it goes to the next one, whatever else is free. A ring so crowded does not
//! route. With places that it cannot take, spread over the device, it does: see the experiment place_and_route in hdl/doc.

use std::fmt::Write;

use anyhow::{ensure, Context, Result};
use serde_json::Value;

use super::{KEPT_FREE, PAIR, RING};

/// How a machine is laid out.
pub struct Plan {
    /// Where memories of each engine lie.
    places: &'static Places,
    /// In so many tenths of the columns of slices one slice of two stays free.
    free_tenths: u32,
}

/// Where the memories of each engine lie: the column of block RAMs, and the rows of the two.
type Places = [(&'static str, u32, [u32; 2])];

/// The memories that are held, and of which kind they are. The tables' are left to the placer: there are more of them than block RAMs nearby.
const HELD: [(&str, &str); 2] = [
    ("datapath.lists.moves.column_0.0.0", "RAMB36E1"),
    ("datapath.stream.generator.selector.test_words.mem.0.0", "RAMB18E1"),
];

/// Two engines, each in the middle of a half of an XC7A100T. They fill two thirds of it.
const HALVES: Plan = Plan { places: &[(PAIR[0], 94, [46, 51]), (PAIR[1], 94, [155, 161])], free_tenths: 0 };

/// Four engines, each in the middle of a quarter of an XC7A200T.
const QUARTERS: Plan = Plan {
    places: &[(RING[0], 71, [67, 72]), (RING[1], 71, [192, 197]), (RING[2], 216, [192, 197]), (RING[3], 216, [67, 72])],
    free_tenths: 5,
};

/// The plan for so many engines on this die, if there is one.
pub fn plan(die: &str, engines: usize) -> Option<&'static Plan> {
    match (die, engines) {
        ("xc7a100t", 2) => Some(&HALVES),
        ("xc7a200t", 4) => Some(&QUARTERS),
        _ => None,
    }
}

/// What keeps in so many tenths of the columns one slice of two free: told before packing, with [`PLACE_KEPT_FREE`] before placing.
pub fn keep_free(tenths: u32) -> String {
    format!("tenths = {tenths}\ncount = \"{KEPT_FREE}\"\n{}", include_str!("keep_free.py"))
}

/// The rest of it.
pub const PLACE_KEPT_FREE: &str = "place_kept_free()\n";

impl Plan {
    /// What nextpnr's Python is told before it packs, if anything: it makes cells that take places.
    pub fn before_packing(&self) -> Option<String> {
        (self.free_tenths > 0).then(|| keep_free(self.free_tenths))
    }

    /// What it is told before it places the module `top` of the netlist.
    ///
    /// # Errors
    /// If it does not have the memories that there are places for.
    pub fn before_placing(&self, netlist: &Value, top: &str) -> Result<String> {
        let cells = netlist["modules"][top]["cells"].as_object().context("Yosys' netlist has no cells")?;
        let mut script = String::new();
        if self.free_tenths > 0 {
            script.push_str(PLACE_KEPT_FREE);
        }
        for (engine, x, rows) in self.places {
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
}

#[cfg(test)]
pub(super) mod tests {
    use serde_json::{json, Map};

    use super::*;

    /// The held memories of these engines.
    pub fn cells(engines: &[&str]) -> Map<String, Value> {
        let of_engine =
            |engine: &&str| HELD.map(|(memory, kind)| (format!("{engine}{memory}"), json!({ "type": kind })));
        engines.iter().flat_map(of_engine).collect()
    }

    fn script_for(cells: Map<String, Value>) -> Result<String> {
        QUARTERS.before_placing(&json!({ "modules": { "top": { "cells": cells } } }), "top")
    }

    #[test]
    fn every_engine_is_held_in_a_part_of_its_own() {
        let script = script_for(cells(&RING)).unwrap();
        assert_eq!(script.lines().count(), 1 + 8);
        for line in [
            r#"ctx.cells["machine.accelerator.engines.first.datapath.lists.moves.column_0.0.0"].setAttr("BEL", "X71Y67/RAMB36_X0Y0.RAMB36E1")"#,
            r#"ctx.cells["machine.accelerator.engines.ring$0.stations$2.engine.datapath.stream.generator.selector.test_words.mem.0.0"].setAttr("BEL", "X216Y72/RAMB18_X0Y0.RAMB18E1")"#,
        ] {
            assert!(script.contains(line), "{script}");
        }
        assert!(plan("xc7a100t", 1).is_none() && plan("xc7a100t", 4).is_none());
    }

    #[test]
    fn only_a_plan_that_keeps_places_free_makes_and_places_what_takes_them() {
        let script = QUARTERS.before_packing().unwrap();
        assert!(script.starts_with("tenths = 5\n"), "{script}");
        assert!(script_for(cells(&RING)).unwrap().starts_with(PLACE_KEPT_FREE));
        assert!(HALVES.before_packing().is_none());
        let pair = json!({ "modules": { "top": { "cells": cells(&PAIR) } } });
        assert!(!HALVES.before_placing(&pair, "top").unwrap().contains("kept_free"));
    }

    #[test]
    fn a_memory_that_is_another_or_not_there_is_an_error() {
        let name = "machine.accelerator.engines.first.datapath.lists.moves.column_0.0.0";
        let mut another = cells(&RING);
        another[name] = json!({ "type": "RAMB18E1" });
        let found = script_for(another).unwrap_err().to_string();
        assert_eq!(found, format!("{name} is to be a RAMB36E1 in its place, and is RAMB18E1"));
        let found = script_for(Map::new()).unwrap_err().to_string();
        assert_eq!(found, format!("{name} is to be a RAMB36E1 in its place, and is not there"));
        let elsewhere = json!({ "modules": { "another": { "cells": cells(&RING) } } });
        assert!(QUARTERS.before_placing(&elsewhere, "top").is_err());
    }
}
