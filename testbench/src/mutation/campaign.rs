//! A run over many mutants: the tests that each mutant meets, and the results.

use std::collections::BTreeMap;
use std::fs;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;

use anyhow::{Context, Result};

use super::draw::Block;
use super::modules::modules;
use super::results::{Argued, Results, Survivor, Tally};
use super::test_programs::Programs;
use super::verdicts::Verdicts;
use super::{proof, Mutant};
use crate::{progress, workspace};

/// The tests, and how many run in parallel.
pub struct Campaign {
    programs: Programs,
    jobs: usize,
}

/// Results so far.
#[derive(Default)]
pub struct Outcome<'a> {
    /// Counts for each block.
    pub tallies: BTreeMap<&'a str, Tally>,
    /// The mutants that no test has noticed yet, each with its block.
    pub survivors: Vec<(&'a str, &'a Mutant)>,
}

impl Campaign {
    /// Builds the tests with these names.
    pub fn new(tests: &[&str], jobs: usize) -> Result<Campaign> {
        Ok(Campaign { programs: Programs::build(tests)?, jobs })
    }

    /// Runs each block's own test, which kills most of its mutants quickly, and drops equivalent
    /// mutants.
    pub fn run_own_tests<'a>(&self, mutants: &'a [(&'a Block, Vec<Mutant>)]) -> Result<Outcome<'a>> {
        let mut outcome = Outcome::default();
        for (block, mutants) in mutants.iter().filter(|(_, mutants)| !mutants.is_empty()) {
            let name = block.name;
            let mut survivors = self.find_survivors(name, mutants.iter().collect())?;
            let killed = mutants.len() - survivors.len();
            let equivalent = drop_equivalent(block, &mut survivors)?;
            println!("{name}: {killed} of {} killed, {equivalent} proved equivalent", mutants.len());
            for mutant in survivors {
                print_mutant("    survived so far", name, mutant);
                outcome.survivors.push((name, mutant));
            }
            outcome.tallies.insert(name, Tally { mutants: mutants.len(), equivalent, ..Tally::default() });
        }
        Ok(outcome)
    }

    /// Runs `test`, which simulates the block `whole`, on the survivors in modules of `whole`.
    pub fn run_wider_test(&self, test: &str, whole: &Block, outcome: &mut Outcome) -> Result<()> {
        let keys: Vec<String> = modules(&whole.verilog).iter().map(|module| module.key()).collect();
        let meets = |name: &str, mutant: &Mutant| name != test && keys.contains(&mutant.key);
        let met = outcome.survivors.iter().filter(|(name, mutant)| meets(name, mutant));
        let survivors = self.find_survivors(test, met.map(|(_, mutant)| *mutant).collect())?;
        let before = outcome.survivors.len();
        outcome.survivors.retain(|(name, mutant)| !meets(name, mutant) || survivors.contains(mutant));
        println!("{test}: {} more killed", before - outcome.survivors.len());
        Ok(())
    }

    /// The mutants that the test does not notice. Only these mutants are written into the Verilog,
    /// because each one slows it down.
    fn find_survivors<'a>(&self, test: &str, mutants: Vec<&'a Mutant>) -> Result<Vec<&'a Mutant>> {
        if mutants.is_empty() {
            return Ok(mutants);
        }
        let list = workspace::target_dir().join("mutants").join(format!("{test}.json"));
        fs::create_dir_all(list.parent().context("a list lies in a folder")?)?;
        let text = serde_json::to_string(&mutants)?;
        fs::write(&list, &text).with_context(|| format!("cannot write {}", list.display()))?;
        let verdicts = Verdicts::open(&list.with_extension("verdicts"), self.programs.path(test)?, &text)?;
        let (known, unknown): (Vec<_>, Vec<_>) =
            mutants.into_iter().partition(|mutant| verdicts.of(mutant.number).is_some());
        let known_survivors = known.into_iter().filter(|mutant| verdicts.of(mutant.number) == Some(false)).collect();
        if unknown.is_empty() {
            return Ok(known_survivors);
        }
        let message = format!("running {test} without a mutant");
        let patience = progress::announce(&message, || self.programs.rehearse(test, &list))?;
        let (next, survivors) = (AtomicUsize::new(0), Mutex::new(known_survivors));
        let worker = || -> Result<()> {
            while let Some(mutant) = unknown.get(next.fetch_add(1, Ordering::Relaxed)) {
                let noticed = self.programs.notices(test, &list, mutant.number, patience)?;
                verdicts.store(mutant.number, noticed)?;
                if !noticed {
                    survivors.lock().expect("no worker panics").push(*mutant);
                }
            }
            Ok(())
        };
        progress::announce(&format!("running {test} on {} mutants", unknown.len()), || {
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

impl Outcome<'_> {
    /// Counts every mutant: an argued survivor is equivalent, and a mutant that is neither
    /// equivalent nor a survivor was killed.
    pub fn conclude(&mut self, arguments: &[Argued]) {
        let is_argued =
            |block: &str, mutant: &Mutant| arguments.iter().any(|argument| argument.is_about(block, mutant));
        let tallies = &mut self.tallies;
        self.survivors.retain(|(block, mutant)| {
            let tally = tallies.entry(block).or_default();
            let is_equivalent = is_argued(block, mutant);
            tally.equivalent += usize::from(is_equivalent);
            tally.survived += usize::from(!is_equivalent);
            !is_equivalent
        });
        tallies.values_mut().for_each(|tally| tally.killed = tally.mutants - tally.equivalent - tally.survived);
    }

    /// The sum of all blocks.
    pub fn sum(&self) -> Tally {
        self.tallies.values().fold(Tally::default(), |sum, tally| sum.plus(*tally))
    }

    /// Prints a line for each block and for each survivor.
    pub fn print(&self) {
        let print = |name: &str, tally: Tally| {
            println!("{name:20} {:7} {:7} {:10} {:8}", tally.mutants, tally.killed, tally.equivalent, tally.survived);
        };
        println!("\n{:20} {:>7} {:>7} {:>10} {:>8}", "block", "mutants", "killed", "equivalent", "survived");
        self.tallies.iter().for_each(|(name, tally)| print(name, *tally));
        print("all", self.sum());
        self.survivors.iter().for_each(|(block, mutant)| print_mutant("survived", block, mutant));
    }

    /// The results, for storing.
    pub fn into_results(self, verilog_sha256: String, seed: u64, seconds: u64) -> Results {
        Results {
            verilog_sha256,
            seed,
            seconds,
            sum: self.sum(),
            blocks: self.tallies.into_iter().map(|(name, tally)| (name.to_owned(), tally)).collect(),
            survivors: self.survivors.iter().map(|(block, mutant)| Survivor::new(block, mutant)).collect(),
        }
    }
}

/// Removes the mutants that Yosys proves equivalent and returns their number.
fn drop_equivalent(block: &Block, mutants: &mut Vec<&Mutant>) -> Result<usize> {
    let before = mutants.len();
    let mut others = Vec::new();
    for mutant in mutants.drain(..) {
        if !proof::is_equivalent(&block.verilog, mutant)? {
            others.push(mutant);
        }
    }
    *mutants = others;
    Ok(before - mutants.len())
}

fn print_mutant(what: &str, block: &str, mutant: &Mutant) {
    println!("{what} in {block}, {:?}: `{}` as `{}`", mutant.kind, mutant.original, mutant.mutated);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutation::Kind;

    #[test]
    fn conclude_counts_arguments_as_equivalent_and_the_rest_as_killed() {
        let mutant = |number, mutated: &str| Mutant {
            number,
            key: String::new(),
            line: 0,
            kind: Kind::Constant,
            original: "x = 0;".to_owned(),
            mutated: mutated.to_owned(),
        };
        let (argued, missed) = (mutant(1, "x = 1;"), mutant(2, "x = 2;"));
        let mut outcome = Outcome {
            tallies: BTreeMap::from([("block", Tally { mutants: 10, equivalent: 3, ..Tally::default() })]),
            survivors: vec![("block", &argued), ("block", &missed)],
        };
        outcome.conclude(&[Argued {
            block: "block".to_owned(),
            original: "x = 0;".to_owned(),
            mutated: "x = 1;".to_owned(),
            why: "unused".to_owned(),
        }]);
        assert_eq!(outcome.survivors, [("block", &missed)]);
        assert_eq!(outcome.sum(), Tally { mutants: 10, killed: 5, equivalent: 4, survived: 1 });
    }
}
