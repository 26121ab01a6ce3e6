//! The tree memory: nodes of every bank are written and read.

use duo_core::best_first::tree::most_nodes;
use duo_core::ports;
use hdl::best_first::tree_memory::TreeMemory;
use hdl::emit::verilog;
use testbench::lockstep::seed;
use testbench::verilator::{Design, Simulation};

ports! {
    pub struct In {
        pub number: u16 [16],
        pub write: bool [1],
        pub write_number: u16 [16],
        pub written: [u32; 4] [111],
    }
}

ports! {
    pub struct Out {
        pub node: [u32; 4] [111],
        pub has_value: bool [1],
        pub has_answer: bool [1],
    }
}

#[test]
fn nodes_of_every_bank_are_read_as_they_were_written() {
    let seed = seed(9);
    let (mut rng, engines) = (fastrand::Rng::with_seed(seed), 3);
    let mut simulation: Simulation<In, Out> =
        Design::build("tree_memory_3", &verilog("tree_memory_3", || TreeMemory::new(engines))).unwrap().start();
    let mut nodes: Vec<Option<[u32; 4]>> = vec![None; most_nodes(engines)];
    let (mut writes, mut numbers) = ([In::default(); 3], [0; 2]);
    let mut compared = 0;
    for cycle in 0..60_000 {
        // Few places in each bank, so that all are written again and again.
        let mut any = || rng.u16(..4) << 14 | rng.u16(..100);
        let (number, write_number) = (any(), any());
        let written = [rng.u32(..), rng.u32(..), rng.u32(..), rng.u32(..) & 0x7fff];
        let input = In { number, write: rng.bool(), write_number, written };
        let out = simulation.step(input);
        // A node comes two cycles after its number. A write shows to a number that comes two cycles
        // later; to one that comes a cycle later, the node is undefined.
        let is_undefined = writes[0].write && writes[0].write_number == numbers[0];
        if let Some(node) = nodes[usize::from(numbers[0])].filter(|_| cycle > 1 && !is_undefined) {
            assert_eq!(out.node, node, "node {} in cycle {cycle}, seed {seed}", numbers[0]);
            compared += 1;
        }
        if writes[0].write {
            nodes[usize::from(writes[0].write_number)] = Some(writes[0].written);
        }
        (writes, numbers) = ([writes[1], writes[2], input], [numbers[1], number]);
    }
    assert!(compared > 50_000, "{compared}");
}
