//! `cargo xtask mutate`: faults put into the emitted Verilog, and whether a test notices each of them.

mod plan;
mod results;
mod runs;
mod verdicts;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{ensure, Context, Result};
use boards::ALL;
use clap::Args;
use fpga::synthesis::figures;
use testbench::mutation::{proof, Mutant};
use testbench::{progress, workspace};

use crate::evidence::{self, Part};

use self::plan::{Block, WIDER};
use self::results::{Argued, Left, Results, Tally};
use self::runs::Programs;
use self::verdicts::Verdicts;

/// Of a hundred mutants, so many may live.
const MOST_SURVIVORS: usize = 3;

/// Arguments of `mutate`.
#[derive(Args)]
#[command(
    after_help = "Examples: cargo xtask mutate\n          cargo xtask mutate --block move_sorter --mutants 50 --seed 2\n          cargo xtask mutate --left"
)]
pub struct MutateArgs {
    /// Mutate this block only, and keep no figures
    #[arg(long, value_name = "BLOCK")]
    block: Option<String>,

    /// Draw so many mutants of each block [default: 15 to 70, by the block's size]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    mutants: Option<u32>,

    /// What they are drawn with
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,

    /// Only those that the last run left over, with the tests of today: what it saw killed stays so
    #[arg(long, conflicts_with_all = ["block", "mutants", "seed"])]
    left: bool,

    /// So many tests at a time [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    jobs: Option<u32>,
}

/// Draws the mutants, lets them meet their tests, and keeps the figures if all blocks were asked for.
pub fn run(args: &MutateArgs) -> Result<()> {
    let start = Instant::now();
    let blocks = progress::announce("emitting Verilog", plan::blocks)?;
    let verilog_sha256 = figures::of_today(ALL[0]);
    let last = args.left.then(|| Results::last(&verilog_sha256)).transpose()?;
    let seed = last.as_ref().map_or(args.seed, |last| last.seed);
    let mut drawn = plan::draw(&blocks, seed, args.mutants.map(|count| count as usize));
    for (block, mutants) in blocks.iter().zip(&mut drawn) {
        mutants.retain(|mutant| last.as_ref().is_none_or(|last| last.left(block.name, mutant)));
    }
    let asked = |block: &Block| args.block.as_ref().is_none_or(|name| name == block.name);
    let asked: Vec<(&Block, &Vec<Mutant>)> = blocks.iter().zip(&drawn).filter(|(block, _)| asked(block)).collect();
    ensure!(!asked.is_empty(), "no block is called {}", args.block.as_deref().unwrap_or_default());
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = args.jobs.map_or(processors, |jobs| jobs as usize);
    let hunt = Hunt { programs: Programs::build(&names(&blocks))?, jobs };

    // First each block's own test, which kills nearly all of them in little time.
    let mut left = Vec::new();
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    for (block, mutants) in asked.into_iter().filter(|(_, mutants)| !mutants.is_empty()) {
        let mut unnoticed = hunt.survivors(block.name, mutants.iter().collect())?;
        let noticed = mutants.len() - unnoticed.len();
        let equivalent = drop_equivalent(block, &mut unnoticed)?;
        println!("{}: {noticed} of {} killed, {equivalent} proved to change nothing", block.name, mutants.len());
        unnoticed.iter().for_each(|mutant| show("    left", block.name, mutant));
        tallies.insert(block.name, Tally { mutants: mutants.len(), equivalent, ..Tally::default() });
        left.extend(unnoticed.into_iter().map(|mutant| (block.name, mutant)));
    }
    // What is left meets the tests of what its block is part of.
    for (test, whole) in WIDER {
        let whole = blocks.iter().find(|block| block.name == whole).context("a wider test's block is there")?;
        let meets = |(name, mutant): &(&str, &Mutant)| *name != test && holds(whole, mutant);
        let survivors = hunt.survivors(test, left.iter().filter(|left| meets(left)).map(|left| left.1).collect())?;
        let before = left.len();
        left.retain(|left| !meets(left) || survivors.contains(&left.1));
        println!("{test}: {} more killed", before - left.len());
    }
    let argued = Argued::all()?;
    let before = left.clone();
    left.retain(|(block, mutant)| !argued.iter().any(|argued| argued.is_about(block, mutant)));
    for (block, mutant) in before {
        let tally = tallies.get_mut(block).context("every block has a tally")?;
        match left.contains(&(block, mutant)) {
            true => tally.survived += 1,
            false => tally.equivalent += 1,
        }
    }
    tallies.values_mut().for_each(|tally| tally.killed = tally.mutants - tally.equivalent - tally.survived);
    if let Some(last) = &last {
        for block in &blocks {
            let tally = tallies.entry(block.name).or_default();
            *tally = tally.and(last.settled(block.name));
        }
    }
    let sum = tallies.values().fold(Tally::default(), |sum, tally| sum.and(*tally));
    println!("\n{:20} {:>7} {:>7} {:>10} {:>8}", "block", "mutants", "killed", "equivalent", "survived");
    tallies.iter().for_each(|(name, tally)| print(name, *tally));
    print("all", sum);
    left.iter().for_each(|(block, mutant)| show("survived", block, mutant));
    if args.block.is_none() && args.mutants.is_none() {
        let blocks = tallies.into_iter().map(|(name, tally)| (name.to_owned(), tally)).collect();
        let left = left.iter().map(|(block, mutant)| Left::new(block, mutant)).collect();
        let seconds = last.map_or(0, |last| last.seconds) + start.elapsed().as_secs();
        Results { verilog_sha256, seed, seconds, sum, blocks, left }.save()?;
        ensure!(sum.survived * 100 <= sum.mutants * MOST_SURVIVORS, "more than {MOST_SURVIVORS} % survived");
        let Tally { mutants, killed, equivalent, survived } = sum;
        let figures = format!("of {mutants}, {killed} killed, {equivalent} equivalent, {survived} survived");
        evidence::passed(Part::Mutants, Duration::from_secs(seconds), figures)?;
    }
    Ok(())
}

fn print(name: &str, tally: Tally) {
    println!("{name:20} {:7} {:7} {:10} {:8}", tally.mutants, tally.killed, tally.equivalent, tally.survived);
}

fn show(what: &str, block: &str, mutant: &Mutant) {
    println!("{what} in {block}, {:?}: `{}` as `{}`", mutant.kind, mutant.original, mutant.mutated);
}

/// The names of all tests that may be needed.
fn names(blocks: &[Block]) -> Vec<&'static str> {
    let mut names: Vec<_> = blocks.iter().map(|block| block.name).chain(WIDER.map(|(test, _)| test)).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Takes away those that Yosys proves to change nothing, and says how many they are.
fn drop_equivalent(block: &Block, left: &mut Vec<&Mutant>) -> Result<usize> {
    let before = left.len();
    let mut kept = Vec::new();
    for mutant in left.drain(..) {
        if !proof::is_equivalent(&block.verilog, mutant)? {
            kept.push(mutant);
        }
    }
    *left = kept;
    Ok(before - left.len())
}

/// Whether the block's Verilog holds the mutant's module.
fn holds(block: &Block, mutant: &Mutant) -> bool {
    testbench::mutation::modules::modules(&block.verilog).iter().any(|module| module.key() == mutant.key)
}

/// The tests, and how many of them run at a time.
struct Hunt {
    programs: Programs,
    jobs: usize,
}

impl Hunt {
    /// Those of `mutants` that the test does not notice. Only they are written into the Verilog: each one makes it slower.
    fn survivors<'a>(&self, test: &str, mutants: Vec<&'a Mutant>) -> Result<Vec<&'a Mutant>> {
        if mutants.is_empty() {
            return Ok(mutants);
        }
        let list = workspace::target_dir().join("mutants").join(format!("{test}.json"));
        std::fs::create_dir_all(list.parent().context("a list lies in a folder")?)?;
        let text = serde_json::to_string(&mutants)?;
        std::fs::write(&list, &text).with_context(|| format!("cannot write {}", list.display()))?;
        let verdicts = Verdicts::open(&list.with_extension("verdicts"), self.programs.path(test)?, &text)?;
        let (known, unknown): (Vec<_>, Vec<_>) =
            mutants.into_iter().partition(|mutant| verdicts.of(mutant.number).is_some());
        let living = known.into_iter().filter(|mutant| verdicts.of(mutant.number) == Some(false)).collect();
        if unknown.is_empty() {
            return Ok(living);
        }
        let message = format!("rehearsing {test} without a mutant");
        let patience = progress::announce(&message, || self.programs.rehearse(test, &list))?;
        let (next, survivors) = (AtomicUsize::new(0), Mutex::new(living));
        let worker = || -> Result<()> {
            while let Some(mutant) = unknown.get(next.fetch_add(1, Ordering::Relaxed)) {
                let noticed = self.programs.notices(test, &list, mutant.number, patience)?;
                verdicts.keep(mutant.number, noticed)?;
                if !noticed {
                    survivors.lock().expect("no worker panics").push(*mutant);
                }
            }
            Ok(())
        };
        progress::announce(&format!("{} mutants meet {test}", unknown.len()), || {
            std::thread::scope(|scope| {
                let workers: Vec<_> = (0..self.jobs).map(|_| scope.spawn(worker)).collect();
                workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
            })
        })?;
        let mut survivors = survivors.into_inner().expect("no worker panics");
        survivors.sort_by_key(|mutant| mutant.number);
        Ok(survivors)
    }
}
