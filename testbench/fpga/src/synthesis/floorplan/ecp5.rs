//! Plan for two engines on an LFE5U-85F: the memories that a search reads in most cycles (stack,
//! lists, killers, weights, placement tests) are in the middle of one half of the device each.

use anyhow::{ensure, Context, Result};
use serde_json::Value;

/// Prefixes of the fixed memories' names, without the engine's own prefix, in the order of their
/// locations.
const HELD: [&str; 5] = [
    "datapath.stream.generator.",
    "datapath.killers.",
    "datapath.stream.leaf_unit.",
    "datapath.lists.",
    "datapath.stack.",
];

/// Part of the names of memories that are not fixed: the transposition table needs more block RAMs
/// than there are nearby.
const NOT_HELD: &str = ".transpositions.";

/// Block RAMs of an LFE5U-85F, by nextpnr's names, in the row next to the middle of the device:
/// those in the middle of the left half, then those in the middle of the right half.
#[rustfmt::skip]
const PLACES: [[&str; 10]; 2] = [
    [
        "X22/Y46/EBR0", "X24/Y46/EBR1", "X26/Y46/EBR2", "X28/Y46/EBR3", "X31/Y46/EBR0",
        "X33/Y46/EBR1", "X35/Y46/EBR2", "X37/Y46/EBR3", "X40/Y46/EBR0", "X42/Y46/EBR1",
    ],
    [
        "X102/Y46/EBR3", "X100/Y46/EBR2", "X98/Y46/EBR1", "X96/Y46/EBR0", "X93/Y46/EBR3",
        "X91/Y46/EBR2", "X89/Y46/EBR1", "X87/Y46/EBR0", "X84/Y46/EBR3", "X82/Y46/EBR2",
    ],
];

/// Fixes each memory of the engines with these prefixes, by the attribute that nextpnr reads.
pub fn place(netlist: &mut Value, top: &str, engines: [&str; 2]) -> Result<()> {
    let cells = netlist["modules"][top]["cells"].as_object_mut().context("Yosys' netlist has no cells")?;
    for (engine, places) in engines.into_iter().zip(PLACES) {
        let is_held = |(name, cell): &(&String, &mut Value)| {
            cell["type"] == "DP16KD" && name.starts_with(engine) && !name.contains(NOT_HELD)
        };
        let mut memories: Vec<_> = cells.iter_mut().filter(is_held).collect();
        ensure!(memories.len() == places.len(), "{engine}: {} block RAMs for {} places", memories.len(), places.len());
        let unknown = memories.iter().find(|(name, _)| order(engine, name).is_none());
        ensure!(unknown.is_none(), "{engine}: no place is known for {}", unknown.map_or("", |(name, _)| name.as_str()));
        // Memories of one group keep their order, because the names are sorted.
        memories.sort_by_key(|(name, _)| order(engine, name));
        memories.into_iter().zip(places).for_each(|((_, cell), place)| cell["attributes"]["BEL"] = place.into());
    }
    Ok(())
}

/// The group in `HELD` of an engine's memory with this name.
fn order(engine: &str, name: &str) -> Option<usize> {
    let name = name.strip_prefix(engine)?;
    HELD.iter().position(|held| name.starts_with(held))
}

#[cfg(test)]
mod tests {
    use serde_json::{json, Map};

    use super::super::PAIR;
    use super::*;

    /// The first engine's memories in the order of their places, by their names in the main board's
    /// netlist.
    const FIRST: [&str; 10] = [
        "datapath.stream.generator.namer.names.mem.0.0",
        "datapath.killers.memory.column_0.0.0",
        "datapath.stream.leaf_unit.weights.mem.0.0",
        "datapath.stream.leaf_unit.weights.mem.0.1",
        "datapath.lists.moves.column_0.0.0",
        "datapath.lists.moves.column_0.0.1",
        "datapath.stack.frames.column_0.0.0",
        "datapath.stack.frames.column_0.0.1",
        "datapath.stack.frames.column_0.0.2",
        "datapath.stack.frames.column_0.0.3",
    ];

    /// A netlist in which each engine has these memories and its transposition table.
    fn netlist(memories: &[&str]) -> Value {
        let mut cells = Map::new();
        for engine in PAIR {
            let mut add = |name: String, kind: &str| {
                cells.insert(engine.to_owned() + &name, json!({ "type": kind, "attributes": {} }))
            };
            memories.iter().for_each(|&name| _ = add(name.into(), "DP16KD"));
            add("datapath.transpositions.always_replace.column_0.0.0".into(), "DP16KD");
            add("state".into(), "TRELLIS_FF");
        }
        json!({ "modules": { "top": { "cells": cells } } })
    }

    #[test]
    fn every_memory_except_the_table_has_its_own_place() {
        let mut netlist = netlist(&FIRST);
        place(&mut netlist, "top", PAIR).unwrap();
        let cells = &netlist["modules"]["top"]["cells"];
        for (engine, places) in PAIR.into_iter().zip(PLACES) {
            let held = FIRST.map(|name| cells[engine.to_owned() + name]["attributes"]["BEL"].as_str());
            assert_eq!(held, places.map(Some));
        }
        let others = cells.as_object().unwrap().values().filter(|cell| cell["attributes"]["BEL"].is_null());
        assert_eq!(others.count(), 4);
    }

    #[test]
    fn unexpected_memories_are_an_error() {
        let mut more = FIRST.to_vec();
        more.push("datapath.stack.more");
        let error = place(&mut netlist(&more), "top", PAIR).unwrap_err().to_string();
        assert_eq!(error, "machine.accelerator.engines.first.: 11 block RAMs for 10 places");
        let mut another = FIRST;
        another[3] = "datapath.cache.0";
        let error = place(&mut netlist(&another), "top", PAIR).unwrap_err().to_string();
        assert_eq!(error, "machine.accelerator.engines.first.: no place is known for machine.accelerator.engines.first.datapath.cache.0");
        assert!(place(&mut netlist(&FIRST), "another", PAIR).is_err());
    }
}
