//! Plans for the Xilinx 7 series: two memories of each engine, fixed in the engine's own part of
//! the device, and slices that stay free for wires. The placer spreads each engine from its
//! memories, so placing takes less time too.
//!
//! nextpnr's placer fills every LUT site in a region before it moves on, even if others are free,
//! and a ring packed so densely does not route. It routes if some slices, spread over the device,
//! stay free: see hdl/doc/experiments/place_and_route.md.

use std::fmt::Write;

use anyhow::{ensure, Context, Result};
use duo_core::configuration::{Configuration, Method};
use serde_json::Value;

use super::{KEPT_FREE, LEAF_FOUR, PAIR, RING};

/// The layout of a machine.
pub struct Plan {
    /// Locations of the memories of each engine.
    places: &'static Places,
    /// In this many tenths of the slice columns, one slice of two stays free.
    free_tenths: u32,
}

/// For each engine: its prefix, the column of block RAMs, and the rows of the two memories.
type Places = [(&'static str, u32, [u32; 2])];

/// The fixed memories and their kinds. The placer places the transposition table's memories,
/// because it needs more block RAMs than there are nearby.
const HELD: [(&str, &str); 2] = [
    ("datapath.lists.moves.column_0.0.0", "RAMB36E1"),
    ("datapath.stream.generator.selector.test_words.mem.0.0", "RAMB18E1"),
];

/// Two engines, each in the middle of one half of an XC7A100T. They fill two thirds of it.
const HALVES: Plan = Plan { places: &[(PAIR[0], 94, [46, 51]), (PAIR[1], 94, [155, 161])], free_tenths: 0 };

/// Four engines, each in the middle of one quarter of an XC7A200T.
const QUARTERS: Plan = Plan { places: &quarters(RING), free_tenths: 5 };

/// Four engines that evaluate the leaves of a tree, in the same places.
const LEAF_QUARTERS: Plan = Plan { places: &quarters(LEAF_FOUR), free_tenths: 5 };

/// The middle of a quarter of an XC7A200T for each of these engines, around the device.
const fn quarters(engines: [&'static str; 4]) -> [(&'static str, u32, [u32; 2]); 4] {
    let [first, second, third, fourth] = engines;
    [(first, 71, [67, 72]), (second, 71, [192, 197]), (third, 216, [192, 197]), (fourth, 216, [67, 72])]
}

/// The plan for the engines of this configuration on this die, if there is one.
pub fn plan(die: &str, configuration: Configuration) -> Option<&'static Plan> {
    match (die, configuration.engines, configuration.method) {
        ("xc7a100t", 2, Method::AlphaBeta) => Some(&HALVES),
        ("xc7a200t", 4, Method::AlphaBeta) => Some(&QUARTERS),
        ("xc7a200t", 4, Method::BestFirst) => Some(&LEAF_QUARTERS),
        _ => None,
    }
}

/// The script that keeps one slice of two free in `tenths` tenths of the columns. It runs before
/// packing, and [`PLACE_KEPT_FREE`] before placing.
pub fn keep_free(tenths: u32) -> String {
    format!("tenths = {tenths}\ncount = \"{KEPT_FREE}\"\n{}", include_str!("keep_free.py"))
}

/// The second part of that script.
pub const PLACE_KEPT_FREE: &str = "place_kept_free()\n";

impl Plan {
    /// The script for nextpnr before packing, if the plan needs one: it makes the cells that occupy
    /// slices.
    pub fn before_packing(&self) -> Option<String> {
        (self.free_tenths > 0).then(|| keep_free(self.free_tenths))
    }

    /// The script for nextpnr before it places the module `top` of the netlist.
    ///
    /// # Errors
    /// A netlist without the memories that the plan places.
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
                    "{name} must be a {kind} for its place, but is {}",
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

    /// The fixed memories of these engines.
    pub fn cells(engines: &[&str]) -> Map<String, Value> {
        let of_engine =
            |engine: &&str| HELD.map(|(memory, kind)| (format!("{engine}{memory}"), json!({ "type": kind })));
        engines.iter().flat_map(of_engine).collect()
    }

    fn script_for(cells: Map<String, Value>) -> Result<String> {
        QUARTERS.before_placing(&json!({ "modules": { "top": { "cells": cells } } }), "top")
    }

    #[test]
    fn every_engine_is_held_in_its_own_part() {
        let script = script_for(cells(&RING)).unwrap();
        assert_eq!(script.lines().count(), 1 + 8);
        for line in [
            r#"ctx.cells["machine.accelerator.engines.first.datapath.lists.moves.column_0.0.0"].setAttr("BEL", "X71Y67/RAMB36_X0Y0.RAMB36E1")"#,
            r#"ctx.cells["machine.accelerator.engines.ring$0.stations$2.engine.datapath.stream.generator.selector.test_words.mem.0.0"].setAttr("BEL", "X216Y72/RAMB18_X0Y0.RAMB18E1")"#,
        ] {
            assert!(script.contains(line), "{script}");
        }
        let has_plan = |engines| plan("xc7a100t", Configuration { engines, ..Configuration::MAIN }).is_some();
        assert_eq!([1, 2, 4].map(has_plan), [false, true, false]);
        assert!(plan("xc7a200t", Configuration { engines: 4, ..Configuration::TREE }).is_some_and(|plan| plan
            .places
            .iter()
            .map(|place| place.0)
            .eq(LEAF_FOUR)));
    }

    #[test]
    fn only_a_plan_that_keeps_slices_free_makes_and_places_filler_cells() {
        let script = QUARTERS.before_packing().unwrap();
        assert!(script.starts_with("tenths = 5\n"), "{script}");
        assert!(script_for(cells(&RING)).unwrap().starts_with(PLACE_KEPT_FREE));
        assert!(HALVES.before_packing().is_none());
        let pair = json!({ "modules": { "top": { "cells": cells(&PAIR) } } });
        assert!(!HALVES.before_placing(&pair, "top").unwrap().contains("kept_free"));
    }

    #[test]
    fn missing_or_different_memory_is_an_error() {
        let name = "machine.accelerator.engines.first.datapath.lists.moves.column_0.0.0";
        let mut another = cells(&RING);
        another[name] = json!({ "type": "RAMB18E1" });
        let found = script_for(another).unwrap_err().to_string();
        assert_eq!(found, format!("{name} must be a RAMB36E1 for its place, but is RAMB18E1"));
        let found = script_for(Map::new()).unwrap_err().to_string();
        assert_eq!(found, format!("{name} must be a RAMB36E1 for its place, but is not there"));
        let elsewhere = json!({ "modules": { "another": { "cells": cells(&RING) } } });
        assert!(QUARTERS.before_placing(&elsewhere, "top").is_err());
    }
}
