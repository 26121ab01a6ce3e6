//! Emitted Verilog as a simulation: verilated, compiled into one shared library, loaded and stepped.
//!
//! The library is cached under `target/verilator` by the hash of everything that goes into it, so that a second run starts
//! at once.
mod build;
mod header;
mod library;
mod shim;
mod simulation;

use std::marker::PhantomData;
use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use duo_core::cycle_model::Ports;

use crate::mutation::chosen;

pub use simulation::Simulation;

/// The clock that every block has; it is driven by the simulation and is no port of the model.
pub const CLOCK: &str = "clock";

/// A block's Verilog, ready to be simulated, with the ports that its model has.
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
    /// Builds (or finds in the cache) the simulation of the module `name` in `verilog`.
    ///
    /// The module's ports must be exactly those of `I` and `O` and a `clock`, with the same widths; anything else is an error.
    pub fn build(name: &str, verilog: &str) -> Result<Self> {
        Self::build_variant(name, verilog, build::Variant::Fast)
    }

    /// The same for a simulation that can write waveforms.
    pub fn build_traced(name: &str, verilog: &str) -> Result<Self> {
        Self::build_variant(name, verilog, build::Variant::Traced)
    }

    /// The same design, able to write waveforms, and several times slower.
    pub fn traced(&self) -> Result<Self> {
        Self::build_variant(&self.name, &self.verilog, build::Variant::Traced)
    }

    fn build_variant(name: &str, verilog: &str, variant: build::Variant) -> Result<Self> {
        let mutated = chosen::applied(verilog)?;
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

    /// The same, writing a waveform (VCD) to `path`; see [`Simulation::trace`]. Only for [`traced`](Self::traced) designs.
    pub fn start_traced(&self, path: &Path) -> Result<Simulation<I, O>> {
        let mut simulation = self.start();
        simulation.trace(path)?;
        Ok(simulation)
    }
}
