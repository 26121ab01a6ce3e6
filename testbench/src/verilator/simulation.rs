//! A running simulation of a design.

use std::ffi::CString;
use std::marker::PhantomData;
use std::path::Path;
use std::sync::Arc;

use anyhow::{bail, ensure, Context, Result};
use duo_core::cycle_model::Ports;

use super::library::{Handle, Library};

/// One running copy of a [`Design`](super::Design), stepped clock by clock.
pub struct Simulation<I, O> {
    handle: Handle,
    library: Arc<Library>,
    inputs: Vec<u32>,
    outputs: Vec<u32>,
    cycle: u64,
    ports: PhantomData<fn(I) -> O>,
}

// SAFETY: a verilated model and its context share nothing with others and are not bound to a
// thread; the pointer is used only through `&mut self`.
unsafe impl<I, O> Send for Simulation<I, O> {}

impl<I: Ports, O: Ports> Simulation<I, O> {
    pub(super) fn new(library: Arc<Library>) -> Self {
        Self {
            // SAFETY: the function has no arguments and returns a new simulation.
            handle: unsafe { (library.create)() },
            library,
            inputs: vec![0; I::WORDS],
            outputs: vec![0; O::WORDS],
            cycle: 0,
            ports: PhantomData,
        }
    }

    /// Clocks since configuration.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    /// Returns the outputs of this cycle under `input`, then steps over the clock edge.
    pub fn step(&mut self, input: I) -> O {
        input.pack(&mut self.inputs);
        self.step_packed();
        O::unpack(&self.outputs)
    }

    /// Steps one clock with packed inputs.
    pub fn step_words(&mut self, inputs: &[u32]) -> &[u32] {
        self.inputs.copy_from_slice(inputs);
        self.step_packed();
        &self.outputs
    }

    /// The outputs of the last cycle, packed.
    pub fn output_words(&self) -> &[u32] {
        &self.outputs
    }

    fn step_packed(&mut self) {
        // SAFETY: the library reads `I::WORDS` and writes `O::WORDS` words, and the vectors have
        // these lengths.
        unsafe {
            (self.library.step)(self.handle, self.inputs.as_ptr(), self.outputs.as_mut_ptr());
        }
        self.cycle += 1;
    }

    /// Steps with a constant `input` until an output bit that is set in `watched` differs from its
    /// value in the cycle before this call, or until `max_cycles` clocks have passed. Before the
    /// very first cycle, the values of that cycle count.
    ///
    /// Returns the number of clocks and the outputs of the last one. No Rust code runs between the
    /// clocks.
    pub fn advance(&mut self, input: I, watched: O, max_cycles: u64) -> (u64, O) {
        input.pack(&mut self.inputs);
        let mut mask = vec![0; O::WORDS];
        watched.pack(&mut mask);
        // SAFETY: as in `step_packed`; the mask is as long as the outputs.
        let cycles = unsafe {
            (self.library.advance)(
                self.handle,
                self.inputs.as_ptr(),
                mask.as_ptr(),
                max_cycles,
                self.outputs.as_mut_ptr(),
            )
        };
        self.cycle += cycles;
        (cycles, O::unpack(&self.outputs))
    }

    /// Writes a waveform (VCD) to `path` from the next cycle on: cycle n starts at 10 n ns, its
    /// rising edge is 5 ns later.
    pub fn trace(&mut self, path: &Path) -> Result<()> {
        let Some(trace) = self.library.trace else {
            bail!("this design was built without tracing");
        };
        let name = CString::new(path.as_os_str().as_encoded_bytes()).context("a path cannot hold a zero byte")?;
        // SAFETY: the path ends with a zero byte and outlives the call.
        let open = unsafe { trace(self.handle, name.as_ptr()) };
        ensure!(open, "cannot write {}", path.display());
        Ok(())
    }
}

impl<I, O> Drop for Simulation<I, O> {
    fn drop(&mut self) {
        // SAFETY: the handle came from `create` and is not used again.
        unsafe { (self.library.destroy)(self.handle) }
    }
}
