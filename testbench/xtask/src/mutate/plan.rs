//! Which mutants are drawn, and which tests they meet.

use std::collections::BTreeMap;

use anyhow::Result;
use hdl::emit::verilog;
use hdl::search::deferral::Deferral;
use hdl::search::killers::Killers;
use hdl::search::node_position::NodePosition;
use hdl::search::sibling_refutation::SiblingRefutation;
use hdl::search::stack::Stack;
use testbench::mutation::modules::modules;
use testbench::mutation::{sites, Kind, Mutant};
use testbench::verilog as committed;

/// A block: its Verilog, in the order in which modules are looked for, and the mutants that are drawn from its own modules.
pub struct Block {
    /// Its name, which is also its test's.
    pub name: &'static str,
    /// Its Verilog, with all modules below it.
    pub verilog: String,
    /// How many mutants are drawn, if none is asked for.
    count: usize,
}

/// The tests of what blocks are part of: their name, and the block whose Verilog they run.
pub const WIDER: [(&str, &str); 4] =
    [("search", "search"), ("engines", "engines"), ("accelerator", "accelerator"), ("bad_input", "accelerator")];

/// A block before those that it is part of.
const FILES: [(&str, usize); 14] = [
    ("uart_rx", 25),
    ("uart_tx", 20),
    ("settings", 20),
    ("turn_control", 30),
    ("frame_decoder", 35),
    ("move_encoder", 25),
    ("move_sorter", 25),
    ("game_state", 40),
    ("move_generator", 45),
    ("leaf_unit", 45),
    ("search", 70),
    ("engines", 25),
    ("accelerator", 40),
    ("best_first", 60),
];

/// All blocks.
pub fn blocks() -> Result<Vec<Block>> {
    let mut blocks = Vec::new();
    for (name, count) in FILES {
        if name == "search" {
            let parts = [
                ("killers", verilog("killers", Killers::default)),
                ("stack", verilog("stack", Stack::default)),
                ("deferral", verilog("deferral", Deferral::default)),
                ("sibling_refutation", verilog("sibling_refutation", SiblingRefutation::default)),
                ("node_position", verilog("node_position", NodePosition::default)),
            ];
            blocks.extend(parts.map(|(name, verilog)| Block { name, verilog, count: 15 }));
        }
        blocks.push(Block { name, verilog: committed::of(name)?, count });
    }
    Ok(blocks)
}

/// Draws mutants of the modules that belong to each block and to none before it: `count` a block, or as many as a block is usually given.
/// Kinds of faults take turns, so that rare ones are not lost among common ones.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_module_is_mutated_in_one_block_and_the_draw_repeats() {
        let blocks = blocks().unwrap();
        let drawn = draw(&blocks, 1, None);
        let all: Vec<_> = drawn.iter().flatten().collect();
        assert!(all.len() >= 300, "{} mutants", all.len());
        assert!(all
            .iter()
            .zip(1..)
            .all(|(mutant, number)| mutant.number == number && mutant.original != mutant.mutated));
        assert!(drawn.iter().all(|mutants| !mutants.is_empty()));
        assert_eq!(drawn, draw(&blocks, 1, None));
        assert_ne!(drawn, draw(&blocks, 2, None));
    }
}
