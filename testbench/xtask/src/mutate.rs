//! `cargo xtask mutate`: puts faults into the emitted Verilog, and checks that a test notices each
//! of them.

use std::time::Duration;

use anyhow::Result;
use boards::ALL;
use clap::Args;
use fpga::synthesis::figures;
use hdl::emit::verilog;
use hdl::search::deferral::Deferral;
use hdl::search::killers::Killers;
use hdl::search::node_position::NodePosition;
use hdl::search::sibling_refutation::SiblingRefutation;
use hdl::search::stack::Stack;
use testbench::evidence::{self, Part, Passed};
use testbench::mutation::results::Tally;
use testbench::mutation::run::{self, Options};
use testbench::progress;

/// Arguments of `mutate`.
#[derive(Args)]
#[command(
    after_help = "Examples: cargo xtask mutate\n          cargo xtask mutate --block move_sorter --mutants 50 --seed 2\n          cargo xtask mutate --left"
)]
pub struct MutateArgs {
    /// Mutate this block only, and store no figures
    #[arg(long, value_name = "BLOCK")]
    block: Option<String>,

    /// Mutants of each block [default: 15 to 70, by the block's size]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    mutants: Option<u32>,

    /// Seed of the draw
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,

    /// Only the survivors of the last run, with the current tests; mutants killed by that run stay
    /// killed
    #[arg(long, conflicts_with_all = ["block", "mutants", "seed"])]
    left: bool,

    /// Tests in parallel [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    jobs: Option<u32>,
}

/// Runs the campaign, and records the result if all blocks were asked for.
pub fn run(args: &MutateArgs) -> Result<()> {
    let blocks = progress::announce("emitting Verilog", || run::blocks(emit_search_parts()))?;
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let verilog_sha256 = figures::current_hash(ALL[0]);
    let options = Options {
        block: args.block.as_deref(),
        mutants: args.mutants.map(|count| count as usize),
        seed: args.seed,
        survivors_only: args.left,
        jobs: args.jobs.map_or(processors, |jobs| jobs as usize),
        verilog_sha256: verilog_sha256.clone(),
    };
    let Some(results) = run::run(&blocks, &options)? else { return Ok(()) };
    let Tally { mutants, killed, equivalent, survived } = results.sum;
    let figures = format!("of {mutants}, {killed} killed, {equivalent} equivalent, {survived} survived");
    evidence::record(Passed::new(Part::Mutants, Duration::from_secs(results.seconds), figures, verilog_sha256))
}

/// The Verilog of the search's parts that have a test of their own.
fn emit_search_parts() -> [(&'static str, String); 5] {
    [
        ("killers", verilog("killers", Killers::default)),
        ("stack", verilog("stack", Stack::default)),
        ("deferral", verilog("deferral", Deferral::default)),
        ("sibling_refutation", verilog("sibling_refutation", SiblingRefutation::default)),
        ("node_position", verilog("node_position", NodePosition::default)),
    ]
}

#[cfg(test)]
mod tests {
    use testbench::mutation::draw::draw;

    use super::*;

    #[test]
    fn every_module_is_mutated_in_one_block_and_the_draw_repeats() {
        let blocks = run::blocks(emit_search_parts()).unwrap();
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
