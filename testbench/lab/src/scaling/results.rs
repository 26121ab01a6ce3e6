//! The figures of machines of several engines, stored in `testbench/scaling.json`.

use std::collections::BTreeSet;

use anyhow::Result;
use serde::{Deserialize, Serialize};

use crate::results;

/// The file in `testbench/`.
const FILE: &str = "scaling.json";

/// The bench's result for one machine and depth.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Record {
    /// Number of engines.
    pub engines: u32,
    /// Depth of the search.
    pub depth: u32,
    /// Clock cycles, over all positions.
    pub cycles: u64,
    /// Placements made and evaluated.
    pub nodes: u64,
}

impl Record {
    /// Stores it in place of the machine's earlier record at this depth.
    pub fn save(self) -> Result<()> {
        results::write(FILE, &replace_record(all()?, self))
    }
}

/// All stored records, small machines first.
pub fn all() -> Result<Vec<Record>> {
    results::read(FILE)
}

/// The depths in the records.
pub fn depths(all: &[Record]) -> BTreeSet<u32> {
    all.iter().map(|record| record.depth).collect()
}

/// The numbers of engines in the records.
pub fn machines(all: &[Record]) -> BTreeSet<u32> {
    all.iter().map(|record| record.engines).collect()
}

/// A machine's record at a depth.
pub fn find(all: &[Record], engines: u32, depth: u32) -> Option<&Record> {
    all.iter().find(|record| (record.engines, record.depth) == (engines, depth))
}

/// A machine's speed-up over one engine to a depth.
pub fn speed_up(all: &[Record], engines: u32, depth: u32) -> Option<f64> {
    let cycles = |engines| find(all, engines, depth).map(|record| record.cycles as f64);
    Some(cycles(1)? / cycles(engines)?)
}

fn replace_record(mut all: Vec<Record>, new: Record) -> Vec<Record> {
    all.retain(|record| (record.engines, record.depth) != (new.engines, new.depth));
    all.push(new);
    all.sort_by_key(|record| (record.engines, record.depth));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_record_replaces_the_old_one() {
        let record = |engines, depth, cycles| Record { engines, depth, cycles, nodes: 1 };
        let all = [record(2, 6, 40), record(1, 6, 90), record(2, 8, 70), record(2, 6, 45)]
            .into_iter()
            .fold(Vec::new(), replace_record);
        assert_eq!(all, [record(1, 6, 90), record(2, 6, 45), record(2, 8, 70)]);
        assert_eq!(speed_up(&all, 2, 6), Some(2.0));
        assert_eq!(speed_up(&all, 2, 8), None);
    }
}
