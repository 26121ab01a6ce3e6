//! Turns emitted Verilog into a simulation: Verilator compiles it into a shared library, which is
//! loaded and stepped.
//!
//! The library is cached under `target/verilator` by the hash of all its inputs, so a second run
//! starts at once.
mod build;
mod header;
mod library;
mod shim;
mod simulation;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock};

use anyhow::Result;
use duo_core::cycle_model::Ports;

use crate::mutation::chosen;

pub use simulation::Simulation;

/// The clock of every block. The simulation drives it; the models have no such port.
pub const CLOCK: &str = "clock";

/// A block's Verilog, ready for simulation, with the ports of its model.
///
/// Cheap to clone; any number of simulations can run from one design.
#[derive(Clone)]
pub struct Design<I, O> {
    name: Arc<str>,
    verilog: Arc<str>,
    library: Arc<library::Library>,
    ports: PhantomData<fn(I) -> O>,
}

impl<I: Ports, O: Ports> Design<I, O> {
    /// Builds the simulation of the module `name` in `verilog`, or finds it in the cache.
    ///
    /// The module's ports must be exactly those of `I` and `O` and a `clock`, with the same widths;
    /// anything else is an error.
    pub fn build(name: &str, verilog: &str) -> Result<Self> {
        Self::build_variant(name, verilog, build::Variant::Fast)
    }

    /// Like [`build`](Self::build), with a module that `print` prints once in this process for each
    /// `variant` of it: rust-hdl takes seconds for a large one, and every test of a program builds
    /// it.
    pub fn build_once(name: &str, variant: impl Debug, print: impl FnOnce() -> String) -> Result<Self> {
        static PRINTED: Mutex<BTreeMap<String, Arc<OnceLock<String>>>> = Mutex::new(BTreeMap::new());
        let key = format!("{name} {variant:?}");
        // A statement of its own, so that the lock is free while the module is printed.
        let text = Arc::clone(PRINTED.lock().expect("nothing panics with the lock").entry(key).or_default());
        Self::build(name, text.get_or_init(print))
    }

    /// Builds a simulation that can write waveforms.
    pub fn build_traced(name: &str, verilog: &str) -> Result<Self> {
        Self::build_variant(name, verilog, build::Variant::Traced)
    }

    /// This design, able to write waveforms and several times slower.
    pub fn with_trace(&self) -> Result<Self> {
        Self::build_variant(&self.name, &self.verilog, build::Variant::Traced)
    }

    fn build_variant(name: &str, verilog: &str, variant: build::Variant) -> Result<Self> {
        let mutated = chosen::apply(verilog)?;
        let recipe = build::Recipe { name, verilog: &mutated, inputs: I::PORTS, outputs: O::PORTS, variant };
        Ok(Self {
            name: name.into(),
            verilog: verilog.into(),
            library: Arc::new(library::Library::load(&recipe.build()?, variant)?),
            ports: PhantomData,
        })
    }

    /// The module's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The design just after configuration, before its first clock.
    pub fn start(&self) -> Simulation<I, O> {
        Simulation::new(Arc::clone(&self.library))
    }

    /// Starts the design and writes a waveform (VCD) to `path`; see [`Simulation::trace`]. Only for
    /// designs [`with_trace`](Self::with_trace).
    pub fn start_traced(&self, path: &Path) -> Result<Simulation<I, O>> {
        let mut simulation = self.start();
        simulation.trace(path)?;
        Ok(simulation)
    }
}
