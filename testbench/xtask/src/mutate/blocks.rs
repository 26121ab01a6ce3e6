//! The blocks that are mutated, and the tests that run on their mutants.

use anyhow::Result;
use hdl::emit::verilog;
use hdl::search::deferral::Deferral;
use hdl::search::killers::Killers;
use hdl::search::node_position::NodePosition;
use hdl::search::sibling_refutation::SiblingRefutation;
use hdl::search::stack::Stack;
use testbench::mutation::draw::Block;
use testbench::verilog as committed;

/// Tests of the blocks that contain others, each with the block whose Verilog it runs.
pub const WIDER: [(&str, &str); 4] =
    [("search", "search"), ("engines", "engines"), ("accelerator", "accelerator"), ("bad_input", "accelerator")];

/// The number of mutants for each block. A block comes before those that contain it.
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

/// Reads or emits the Verilog of all blocks.
pub fn emit_blocks() -> Result<Vec<Block>> {
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

#[cfg(test)]
mod tests {
    use testbench::mutation::draw::draw;

    use super::*;

    #[test]
    fn every_module_is_mutated_in_one_block_and_the_draw_repeats() {
        let blocks = emit_blocks().unwrap();
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
