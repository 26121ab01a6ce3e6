//! A run over the blocks: draws the mutants, runs the tests on them, and stores the figures.

use std::time::Instant;

use anyhow::{ensure, Context, Result};

use super::campaign::Campaign;
use super::draw::{self, Block};
use super::results::{Argued, Results, Tally};
use super::Mutant;
use crate::verilog;

/// The largest share of mutants that may survive, in percent.
const MOST_SURVIVORS: usize = 3;

/// Tests of the blocks that contain others, each with the block whose Verilog it runs.
const WIDER: [(&str, &str); 4] =
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

/// The number of mutants for each part of the search.
const IN_PART: usize = 15;

/// Options of a mutation run.
pub struct Options<'a> {
    /// Only this block; no figures are stored.
    pub block: Option<&'a str>,
    /// Mutants of each block, instead of a number by the block's size; no figures are stored.
    pub mutants: Option<usize>,
    /// Seed of the draw.
    pub seed: u64,
    /// Only the survivors of the last run; mutants killed by that run stay killed.
    pub survivors_only: bool,
    /// Tests in parallel.
    pub jobs: usize,
    /// Hash of the main board's Verilog, which the figures belong to.
    pub verilog_sha256: String,
}

/// The blocks to mutate: all with committed Verilog of their own, and these parts of the search.
///
/// # Errors
/// A block without committed Verilog.
pub fn blocks(search_parts: impl IntoIterator<Item = (&'static str, String)>) -> Result<Vec<Block>> {
    let committed = FILES.into_iter().map(|(name, count)| Ok(Block { name, verilog: verilog::of(name)?, count }));
    let mut blocks: Vec<Block> = committed.collect::<Result<_>>()?;
    let search = blocks.iter().position(|block| block.name == "search").context("the search is a block")?;
    let parts = search_parts.into_iter().map(|(name, verilog)| Block { name, verilog, count: IN_PART });
    blocks.splice(search..search, parts);
    Ok(blocks)
}

/// Draws the mutants and runs the tests on them. If all blocks were asked for, stores the figures
/// and returns them.
///
/// # Errors
/// An unknown block, a test that cannot be built or fails without a mutant, too many survivors.
pub fn run(blocks: &[Block], options: &Options) -> Result<Option<Results>> {
    let start = Instant::now();
    let previous = options.survivors_only.then(|| Results::read(&options.verilog_sha256)).transpose()?;
    let seed = previous.as_ref().map_or(options.seed, |previous| previous.seed);
    let mutants = choose_mutants(options, blocks, seed, previous.as_ref())?;
    let campaign = Campaign::new(&test_names(blocks), options.jobs)?;

    let mut outcome = campaign.run_own_tests(&mutants)?;
    for (test, whole) in WIDER {
        let whole = blocks.iter().find(|block| block.name == whole).context("a wider test's block is there")?;
        campaign.run_wider_test(test, whole, &mut outcome)?;
    }
    outcome.conclude(&Argued::read_all()?);
    if let Some(previous) = &previous {
        for block in blocks {
            let tally = outcome.tallies.entry(block.name).or_default();
            *tally = tally.plus(previous.tally_of_dead(block.name));
        }
    }
    outcome.print();
    if options.block.is_some() || options.mutants.is_some() {
        return Ok(None);
    }
    let seconds = previous.map_or(0, |previous| previous.seconds) + start.elapsed().as_secs();
    let results = outcome.into_results(options.verilog_sha256.clone(), seed, seconds);
    results.save()?;
    let Tally { mutants, survived, .. } = results.sum;
    ensure!(survived * 100 <= mutants * MOST_SURVIVORS, "more than {MOST_SURVIVORS} % survived");
    Ok(Some(results))
}

/// The mutants of each block that was asked for; with earlier results, only those that survived
/// then.
fn choose_mutants<'a>(
    options: &Options,
    blocks: &'a [Block],
    seed: u64,
    previous: Option<&Results>,
) -> Result<Vec<(&'a Block, Vec<Mutant>)>> {
    let is_asked_for = |block: &Block| options.block.is_none_or(|name| name == block.name);
    let drawn = draw::draw(blocks, seed, options.mutants);
    let mut chosen: Vec<_> = blocks.iter().zip(drawn).filter(|(block, _)| is_asked_for(block)).collect();
    ensure!(!chosen.is_empty(), "'{}' is not a block", options.block.unwrap_or_default());
    if let Some(previous) = previous {
        for (block, mutants) in &mut chosen {
            mutants.retain(|mutant| previous.has_survivor(block.name, mutant));
        }
    }
    Ok(chosen)
}

/// The names of all tests that may be needed.
fn test_names(blocks: &[Block]) -> Vec<&'static str> {
    let mut names: Vec<_> = blocks.iter().map(|block| block.name).chain(WIDER.map(|(test, _)| test)).collect();
    names.sort_unstable();
    names.dedup();
    names
}
