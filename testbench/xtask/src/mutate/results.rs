//! What became of the mutants, as it is kept in `testbench/mutants.json`; and why some of them are none.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use testbench::mutation::Mutant;
use testbench::workspace;

/// How many of them there were, and what became of them.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct Tally {
    /// Drawn.
    pub mutants: usize,
    /// Noticed by a test.
    pub killed: usize,
    /// The same logic as without them: proved by Yosys, or argued in [`Argued`].
    pub equivalent: usize,
    /// Neither.
    pub survived: usize,
}

impl Tally {
    /// Both together.
    pub fn and(self, other: Tally) -> Tally {
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
    /// Of the accelerator's Verilog.
    pub verilog_sha256: String,
    /// What the mutants were drawn with.
    pub seed: u64,
    /// What all runs took that it comes from: one over all mutants, and those over what was left.
    pub seconds: u64,
    /// All of them.
    #[serde(flatten)]
    pub sum: Tally,
    /// Those of each block.
    pub blocks: BTreeMap<String, Tally>,
    /// Those that survived.
    pub left: Vec<Left>,
}

impl Results {
    /// That of the last run, if it was about this Verilog.
    pub fn last(verilog_sha256: &str) -> Result<Self> {
        let last: Self = read(&path("mutants.json")).context("no run has been kept yet: `cargo xtask mutate`")?;
        ensure!(last.verilog_sha256 == verilog_sha256, "the last run was about another Verilog: `cargo xtask mutate`");
        ensure!(!last.left.is_empty(), "the last run left no mutant over");
        Ok(last)
    }

    /// Whether this mutant survived.
    pub fn left(&self, block: &str, mutant: &Mutant) -> bool {
        self.left.contains(&Left::new(block, mutant))
    }

    /// Those of a block that did not survive.
    pub fn settled(&self, block: &str) -> Tally {
        let Tally { killed, equivalent, .. } = self.blocks.get(block).copied().unwrap_or_default();
        Tally { mutants: killed + equivalent, killed, equivalent, survived: 0 }
    }

    /// Keeps it.
    pub fn save(&self) -> Result<()> {
        let path = path("mutants.json");
        fs::write(&path, serde_json::to_string_pretty(self)? + "\n")
            .with_context(|| format!("cannot write {}", path.display()))
    }
}

/// A mutant that survived.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Left {
    /// The block.
    pub block: String,
    /// Its number in the draw.
    pub number: u32,
    /// The line as it is.
    pub original: String,
    /// The line as it becomes.
    pub mutated: String,
}

impl Left {
    /// That mutant of a block.
    pub fn new(block: &str, mutant: &Mutant) -> Self {
        let Mutant { number, original, mutated, .. } = mutant.clone();
        Self { block: block.to_owned(), number, original, mutated }
    }
}

/// Why a mutant that no test notices does no harm.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Argued {
    /// The block.
    pub block: String,
    /// The line as it is.
    pub original: String,
    /// The line as it becomes.
    pub mutated: String,
    /// The argument.
    pub why: String,
}

impl Argued {
    /// All of them.
    pub fn all() -> Result<Vec<Self>> {
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
