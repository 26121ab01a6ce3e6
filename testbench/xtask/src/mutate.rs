//! `cargo xtask mutate`: puts faults into the emitted Verilog, and checks that a test notices each
//! of them.

mod blocks;

use std::time::{Duration, Instant};

use anyhow::{ensure, Context, Result};
use boards::ALL;
use clap::Args;
use fpga::synthesis::figures;
use testbench::mutation::campaign::Campaign;
use testbench::mutation::draw::{self, Block};
use testbench::mutation::results::{Argued, Results, Tally};
use testbench::mutation::Mutant;
use testbench::progress;

use self::blocks::WIDER;
use crate::evidence::{self, Part};

/// The largest share of mutants that may survive, in percent.
const MOST_SURVIVORS: usize = 3;

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

/// Draws the mutants, runs the tests on them, and stores the figures if all blocks were asked for.
pub fn run(args: &MutateArgs) -> Result<()> {
    let start = Instant::now();
    let blocks = progress::announce("emitting Verilog", blocks::emit_blocks)?;
    let verilog_sha256 = figures::current_hash(ALL[0]);
    let previous = args.left.then(|| Results::read(&verilog_sha256)).transpose()?;
    let seed = previous.as_ref().map_or(args.seed, |previous| previous.seed);
    let mutants = choose_mutants(args, &blocks, seed, previous.as_ref())?;
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let campaign = Campaign::new(&tests(&blocks), args.jobs.map_or(processors, |jobs| jobs as usize))?;

    let mut outcome = campaign.run_own_tests(&mutants)?;
    for (test, whole) in WIDER {
        let whole = blocks.iter().find(|block| block.name == whole).context("a wider test's block is there")?;
        campaign.run_wider_test(test, whole, &mut outcome)?;
    }
    outcome.conclude(&Argued::read_all()?);
    if let Some(previous) = &previous {
        for block in &blocks {
            let tally = outcome.tallies.entry(block.name).or_default();
            *tally = tally.plus(previous.tally_of_dead(block.name));
        }
    }
    outcome.print();
    if args.block.is_none() && args.mutants.is_none() {
        let seconds = previous.map_or(0, |previous| previous.seconds) + start.elapsed().as_secs();
        store(&outcome.into_results(verilog_sha256, seed, seconds))?;
    }
    Ok(())
}

/// The mutants of each block that was asked for; with earlier results, only those that survived
/// then.
fn choose_mutants<'a>(
    args: &MutateArgs,
    blocks: &'a [Block],
    seed: u64,
    previous: Option<&Results>,
) -> Result<Vec<(&'a Block, Vec<Mutant>)>> {
    let is_asked_for = |block: &Block| args.block.as_ref().is_none_or(|name| name == block.name);
    let drawn = draw::draw(blocks, seed, args.mutants.map(|count| count as usize));
    let mut chosen: Vec<_> = blocks.iter().zip(drawn).filter(|(block, _)| is_asked_for(block)).collect();
    ensure!(!chosen.is_empty(), "there is no block {}", args.block.as_deref().unwrap_or_default());
    if let Some(previous) = previous {
        chosen
            .iter_mut()
            .for_each(|(block, mutants)| mutants.retain(|mutant| previous.has_survivor(block.name, mutant)));
    }
    Ok(chosen)
}

/// The names of all tests that may be needed.
fn tests(blocks: &[Block]) -> Vec<&'static str> {
    let mut names: Vec<_> = blocks.iter().map(|block| block.name).chain(WIDER.map(|(test, _)| test)).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Stores the results, and the evidence if few enough mutants survived.
fn store(results: &Results) -> Result<()> {
    results.save()?;
    let Tally { mutants, killed, equivalent, survived } = results.sum;
    ensure!(survived * 100 <= mutants * MOST_SURVIVORS, "more than {MOST_SURVIVORS} % survived");
    let figures = format!("of {mutants}, {killed} killed, {equivalent} equivalent, {survived} survived");
    evidence::passed(Part::Mutants, Duration::from_secs(results.seconds), figures)
}
