//! The report when model and design differ.

use std::fmt;
use std::path::PathBuf;

use duo_core::cycle_model::Port;

use super::history::{align, digits, split};

/// An output that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The port's name.
    pub port: &'static str,
    /// The model's value, in hexadecimal.
    pub model: String,
    /// The design's value.
    pub design: String,
    /// The bits that differ, lowest first.
    pub bits: Vec<usize>,
}

/// Most differing bits shown.
const SHOWN_BITS: usize = 12;

impl Difference {
    fn cells(&self) -> Vec<String> {
        let mut bits: Vec<String> = self.bits.iter().take(SHOWN_BITS).map(usize::to_string).collect();
        if self.bits.len() > SHOWN_BITS {
            bits.push(format!("... ({} in all)", self.bits.len()));
        }
        vec![self.port.to_owned(), self.model.clone(), self.design.clone(), bits.join(" ")]
    }
}

/// The first cycle in which model and design differ.
pub struct Mismatch {
    /// The design's name.
    pub design: String,
    /// The first bad cycle, counted from 0 at configuration.
    pub cycle: u64,
    /// Every output that differs.
    pub differences: Vec<Difference>,
    /// The cycles around it, one per line.
    pub table: String,
    /// The stimulus' seed.
    pub seed: Option<u64>,
    /// The situation, as the caller described it.
    pub context: String,
    /// The command that repeats the test.
    pub repeat: String,
    /// The waveform file, or the reason why it is missing.
    pub waveform: anyhow::Result<PathBuf>,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{}: model and design differ first in cycle {}", self.design, self.cycle)?;
        let mut lines = vec![["output", "model", "design", "differing bits"].map(str::to_owned).to_vec()];
        lines.extend(self.differences.iter().map(Difference::cells));
        write!(f, "{}", align(&lines))?;
        writeln!(f, "the cycles around it (outputs right of the bar):\n{}", self.table)?;
        if !self.context.is_empty() {
            writeln!(f, "context:  {}", self.context)?;
        }
        if let Some(seed) = self.seed {
            writeln!(f, "seed:     {seed}")?;
        }
        match &self.waveform {
            Ok(path) => {
                writeln!(f, "waveform: {} (cycle {} is at {} ns)", path.display(), self.cycle, 10 * self.cycle)?
            }
            Err(error) => writeln!(f, "waveform: none: {error:#}")?,
        }
        write!(f, "repeat:   {}", self.repeat)
    }
}

/// A failed test prints this for people to read.
impl fmt::Debug for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "\n{self}")
    }
}

impl std::error::Error for Mismatch {}

/// Every port in which the two differ.
pub fn differences(ports: &'static [Port], model: &[u32], design: &[u32]) -> Vec<Difference> {
    split(ports, model)
        .zip(split(ports, design))
        .filter(|((_, model), (_, design))| model != design)
        .map(|((port, model), (_, design))| Difference {
            port: port.name,
            model: digits(port, model),
            design: digits(port, design),
            bits: (0..port.width).filter(|bit| (model[bit / 32] ^ design[bit / 32]) >> (bit % 32) & 1 != 0).collect(),
        })
        .collect()
}
