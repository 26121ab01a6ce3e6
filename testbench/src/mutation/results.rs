//! Results of the mutants (`testbench/mutants.json`), and the reasons why some survivors are
//! harmless (`testbench/mutants_argued.json`).

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::Mutant;
use crate::workspace;
use anyhow::{ensure, Context, Result};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Counts of mutants by result.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct Tally {
    /// Mutants drawn.
    pub mutants: usize,
    /// Killed by a test.
    pub killed: usize,
    /// Equivalent to the original: proved by Yosys, or argued in [`Argued`].
    pub equivalent: usize,
    /// Neither killed nor equivalent.
    pub survived: usize,
}

impl Tally {
    /// The sum of both.
    pub fn plus(self, other: Tally) -> Tally {
        Tally {
            mutants: self.mutants + other.mutants,
            killed: self.killed + other.killed,
            equivalent: self.equivalent + other.equivalent,
            survived: self.survived + other.survived,
        }
    }
}

/// The figures of a run over all blocks.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Results {
    /// Digest of the main board's Verilog.
    pub verilog_sha256: String,
    /// Seed of the draw.
    pub seed: u64,
    /// Time of the run over all mutants and of the later runs over its survivors.
    pub seconds: u64,
    /// Counts over all blocks.
    #[serde(flatten)]
    pub sum: Tally,
    /// Counts for each block.
    pub blocks: BTreeMap<String, Tally>,
    /// The mutants that survived.
    #[serde(rename = "left")]
    pub survivors: Vec<Survivor>,
}

impl Results {
    /// Reads the stored results.
    ///
    /// # Errors
    /// Missing results, results for other Verilog than this hash's, or a run without survivors.
    pub fn read(verilog_sha256: &str) -> Result<Self> {
        let last: Self = read(&path("mutants.json")).context("no results yet: run `cargo xtask mutate`")?;
        ensure!(
            last.verilog_sha256 == verilog_sha256,
            "the last results are about other Verilog: run `cargo xtask mutate`"
        );
        ensure!(!last.survivors.is_empty(), "no mutant survived the last run");
        Ok(last)
    }

    /// Whether this mutant survived.
    pub fn has_survivor(&self, block: &str, mutant: &Mutant) -> bool {
        self.survivors.contains(&Survivor::new(block, mutant))
    }

    /// The counts of a block without its survivors.
    pub fn tally_of_dead(&self, block: &str) -> Tally {
        let Tally { killed, equivalent, .. } = self.blocks.get(block).copied().unwrap_or_default();
        Tally { mutants: killed + equivalent, killed, equivalent, survived: 0 }
    }

    /// Writes the results to `testbench/mutants.json`.
    pub fn save(&self) -> Result<()> {
        let path = path("mutants.json");
        fs::write(&path, serde_json::to_string_pretty(self)? + "\n")
            .with_context(|| format!("cannot write {}", path.display()))
    }
}

/// A mutant that survived.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Survivor {
    /// The block.
    pub block: String,
    /// Its number in the draw.
    pub number: u32,
    /// The original line.
    pub original: String,
    /// The mutated line.
    pub mutated: String,
}

impl Survivor {
    /// This mutant of a block.
    pub fn new(block: &str, mutant: &Mutant) -> Self {
        let Mutant { number, original, mutated, .. } = mutant.clone();
        Self { block: block.to_owned(), number, original, mutated }
    }
}

/// The reason why a mutant that no test notices is harmless.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Argued {
    /// The block.
    pub block: String,
    /// The original line.
    pub original: String,
    /// The mutated line.
    pub mutated: String,
    /// The argument.
    pub why: String,
}

impl Argued {
    /// Reads all arguments.
    pub fn read_all() -> Result<Vec<Self>> {
        read(&path("mutants_argued.json"))
    }

    /// Whether it is about this mutant.
    pub fn is_about(&self, block: &str, mutant: &Mutant) -> bool {
        (&*self.block, &self.original, &self.mutated) == (block, &mutant.original, &mutant.mutated)
    }
}

fn path(name: &str) -> PathBuf {
    workspace::root().join("testbench").join(name)
}

fn read<T: DeserializeOwned>(path: &Path) -> Result<T> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("cannot read {}", path.display()))
}
