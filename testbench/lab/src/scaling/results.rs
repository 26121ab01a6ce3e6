//! What machines of several engines came to, as it is kept in `testbench/scaling.json`.

use std::collections::BTreeSet;

use anyhow::Result;
use serde::{Deserialize, Serialize};

use crate::results;

/// Its name in `testbench/`.
const FILE: &str = "scaling.json";

/// What the bench came to.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Record {
    /// How many engines searched.
    pub engines: u32,
    /// To which depth.
    pub depth: u32,
    /// Clock cycles, over all positions.
    pub cycles: u64,
    /// Placements made and evaluated.
    pub nodes: u64,
}

impl Record {
    /// Keeps it in the place of what was known about the machine at this depth.
    pub fn save(self) -> Result<()> {
        results::write(FILE, &with(all()?, self))
    }
}

/// All that is kept, small machines first.
pub fn all() -> Result<Vec<Record>> {
    results::read(FILE)
}

/// The depths that are kept.
pub fn depths(all: &[Record]) -> BTreeSet<u32> {
    all.iter().map(|record| record.depth).collect()
}

/// How many engines the machines have that are kept.
pub fn machines(all: &[Record]) -> BTreeSet<u32> {
    all.iter().map(|record| record.engines).collect()
}

/// What a machine came to at a depth.
pub fn find(all: &[Record], engines: u32, depth: u32) -> Option<&Record> {
    all.iter().find(|record| (record.engines, record.depth) == (engines, depth))
}

/// How many times as fast as one engine a machine came to a depth.
pub fn speed_up(all: &[Record], engines: u32, depth: u32) -> Option<f64> {
    let cycles = |engines| find(all, engines, depth).map(|record| record.cycles as f64);
    Some(cycles(1)? / cycles(engines)?)
}

fn with(mut all: Vec<Record>, new: Record) -> Vec<Record> {
    all.retain(|record| (record.engines, record.depth) != (new.engines, new.depth));
    all.push(new);
    all.sort_by_key(|record| (record.engines, record.depth));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_new_takes_the_place_of_what_was_known() {
        let record = |engines, depth, cycles| Record { engines, depth, cycles, nodes: 1 };
        let all =
            [record(2, 6, 40), record(1, 6, 90), record(2, 8, 70), record(2, 6, 45)].into_iter().fold(Vec::new(), with);
        assert_eq!(all, [record(1, 6, 90), record(2, 6, 45), record(2, 8, 70)]);
        assert_eq!(speed_up(&all, 2, 6), Some(2.0));
        assert_eq!(speed_up(&all, 2, 8), None);
    }
}
