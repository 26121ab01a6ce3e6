//! Draws the mutants of a run.

use std::collections::BTreeMap;

use super::modules::modules;
use super::{sites, Kind, Mutant};

/// A block: its Verilog, and the number of mutants to draw from the modules that no earlier block
/// has.
pub struct Block {
    /// Its name, which is also the name of its test.
    pub name: &'static str,
    /// Its Verilog, with all modules below it.
    pub verilog: String,
    /// Number of mutants, unless another number is requested.
    pub count: usize,
}

/// Draws `count` mutants of each block, or the block's own number, from the modules that no earlier
/// block has. The kinds of faults take turns, so that rare kinds are drawn too.
pub fn draw(blocks: &[Block], seed: u64, count: Option<usize>) -> Vec<Vec<Mutant>> {
    let mut seen = Vec::new();
    let mut number = 0;
    let mut drawn = Vec::new();
    for block in blocks {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut by_kind: BTreeMap<Kind, Vec<Mutant>> = BTreeMap::new();
        for module in modules(&block.verilog) {
            let key = module.key();
            if !seen.contains(&key) {
                sites(&module).into_iter().for_each(|mutant| by_kind.entry(mutant.kind).or_default().push(mutant));
                seen.push(key);
            }
        }
        by_kind.values_mut().for_each(|mutants| rng.shuffle(mutants));
        let mut mutants: Vec<Mutant> = Vec::new();
        while mutants.len() < count.unwrap_or(block.count) && !by_kind.is_empty() {
            by_kind.retain(|_, left| {
                mutants.extend(left.pop());
                !left.is_empty()
            });
        }
        mutants.truncate(count.unwrap_or(block.count));
        for mutant in &mut mutants {
            number += 1;
            mutant.number = number;
        }
        drawn.push(mutants);
    }
    drawn
}
