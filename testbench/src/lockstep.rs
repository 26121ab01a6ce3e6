//! Steps model and design together and compares every output on every clock.
//!
//! ```no_run
//! # use duo_core::cycle_model::CycleModel;
//! # fn check<M: CycleModel>(model: M, verilog: &str) -> anyhow::Result<()> {
//! use testbench::{lockstep::Lockstep, verilator::Design};
//!
//! let design = Design::build("uart_rx", verilog)?;
//! let mut lockstep = Lockstep::new(&design, model);
//! lockstep.set_context("line idle");
//! let outputs = lockstep.step(M::In::default())?;
//! # Ok(()) }
//! ```
mod history;
mod input_log;
mod mismatch;
mod repeat;

use std::path::PathBuf;

use anyhow::{anyhow, Result};
use duo_core::cycle_model::{CycleModel, Ports};

use crate::mutation::chosen;
use crate::verilator::{Design, Simulation};
use crate::workspace;
use history::History;
use input_log::InputLog;

pub(crate) use history::digits;
pub use mismatch::{Difference, Mismatch};
pub use repeat::seed;

/// Cycles that a mismatch shows before the first bad one, and after it with the inputs held.
const SHOWN_BEFORE: usize = 12;
const SHOWN_AFTER: usize = 3;

/// Cycles in the waveform before the first bad one. Earlier ones are replayed without being
/// written.
const WAVEFORM_CYCLES: u64 = 2_000;

/// A design and its model, stepped together.
pub struct Lockstep<M: CycleModel> {
    design: Design<M::In, M::Out>,
    simulation: Simulation<M::In, M::Out>,
    model: M,
    /// This cycle's inputs and the model's outputs, packed.
    inputs: Vec<u32>,
    expected: Vec<u32>,
    log: InputLog,
    history: History,
    seed: Option<u64>,
    context: String,
}

impl<M: CycleModel> Lockstep<M> {
    /// Starts both, just after configuration.
    pub fn new(design: &Design<M::In, M::Out>, model: M) -> Self {
        Self {
            design: design.clone(),
            simulation: design.start(),
            model,
            inputs: vec![0; M::In::WORDS],
            expected: vec![0; M::Out::WORDS],
            log: InputLog::new(M::In::WORDS),
            history: History::new(M::In::WORDS, M::Out::WORDS, SHOWN_BEFORE + 1 + SHOWN_AFTER),
            seed: None,
            context: String::new(),
        }
    }

    /// Sets the seed of the stimulus, for the report of a mismatch.
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.seed = Some(seed);
        self
    }

    /// Describes the current situation (the position, the byte on the line, ...), for the report of
    /// a mismatch.
    pub fn set_context(&mut self, context: impl Into<String>) {
        self.context = context.into();
    }

    /// Clocks since configuration.
    pub fn cycle(&self) -> u64 {
        self.simulation.cycle()
    }

    /// The model.
    pub fn model(&self) -> &M {
        &self.model
    }

    /// Steps both by one clock. Returns the outputs if they agree in every bit, else the report;
    /// after a mismatch, do not step again.
    pub fn step(&mut self, input: M::In) -> Result<M::Out, Box<Mismatch>> {
        input.pack(&mut self.inputs);
        self.log.push(&self.inputs);
        let output = self.step_both(input);
        if self.expected != self.simulation.output_words() {
            return Err(self.mismatch(input));
        }
        Ok(output)
    }

    fn step_both(&mut self, input: M::In) -> M::Out {
        let output = self.model.step(input);
        output.pack(&mut self.expected);
        let actual = self.simulation.step_words(&self.inputs);
        self.history.push(&self.inputs, &self.expected, actual);
        output
    }

    #[cold]
    fn mismatch(&mut self, input: M::In) -> Box<Mismatch> {
        let cycle = self.simulation.cycle() - 1;
        let differences = mismatch::differences(M::Out::PORTS, &self.expected, self.simulation.output_words());
        for _ in 0..SHOWN_AFTER {
            self.log.push(&self.inputs);
            self.step_both(input);
        }
        Box::new(Mismatch {
            design: self.design.name().to_owned(),
            cycle,
            differences,
            table: self.history.table(M::In::PORTS, M::Out::PORTS, cycle),
            seed: self.seed,
            context: self.context.clone(),
            repeat: repeat::command(self.seed),
            // A mutant only has to be noticed, so it needs no waveform.
            waveform: if chosen::is_asked_for() { Err(anyhow!("of a mutant")) } else { self.waveform(cycle) },
        })
    }

    /// Replays all inputs on a traced design and writes the last cycles.
    fn waveform(&self, cycle: u64) -> Result<PathBuf> {
        let dir = workspace::target_dir().join("waveforms");
        std::fs::create_dir_all(&dir)?;
        let path = dir.join(format!("{}-{}.vcd", self.design.name(), repeat::test_name()));
        // Written under its own name until it is complete, because other processes may run the same
        // test.
        let fresh = path.with_extension(format!("{}.incomplete", std::process::id()));
        let mut simulation = self.design.with_trace()?.start();
        let start = cycle.saturating_sub(WAVEFORM_CYCLES);
        let mut traced = Ok(());
        self.log.replay(|inputs| {
            if simulation.cycle() == start {
                traced = simulation.trace(&fresh);
            }
            simulation.step_words(inputs);
        });
        traced?;
        // Dropping the simulation flushes the waveform.
        drop(simulation);
        std::fs::rename(&fresh, &path)?;
        Ok(path)
    }
}
