//! The shared library of a design, loaded.

use std::ffi::{c_char, c_void};
use std::path::Path;

use anyhow::{Context, Result};

use super::build::Variant;

/// The shim's handle of a running simulation.
pub type Handle = *mut c_void;

/// The shim's functions. They stay valid as long as the library, which this keeps loaded.
pub struct Library {
    /// Starts a simulation.
    pub create: unsafe extern "C" fn() -> Handle,
    /// Ends a simulation.
    pub destroy: unsafe extern "C" fn(Handle),
    /// Steps one clock: simulation, inputs, outputs.
    pub step: unsafe extern "C" fn(Handle, *const u32, *mut u32),
    /// Steps several clocks: simulation, inputs, watched bits, most clocks, outputs.
    pub advance: unsafe extern "C" fn(Handle, *const u32, *const u32, u64, *mut u32) -> u64,
    /// Writes a waveform to the path from now on; returns whether the file could be opened.
    pub trace: Option<unsafe extern "C" fn(Handle, *const c_char) -> bool>,
    _library: libloading::Library,
}

impl Library {
    /// Loads a library made by [`Recipe::build`](super::build::Recipe::build).
    pub fn load(path: &Path, variant: Variant) -> Result<Self> {
        let wrong = || format!("cannot load {}", path.display());
        // SAFETY: the library is our own shim around Verilator's output: loading it runs only C++
        // constructors of constants, and the signatures are those of `shim.cpp`.
        unsafe {
            let library = libloading::Library::new(path).with_context(wrong)?;
            let trace = match variant {
                Variant::Fast => None,
                Variant::Traced => Some(*library.get(b"sim_trace").with_context(wrong)?),
            };
            Ok(Self {
                create: *library.get(b"sim_create").with_context(wrong)?,
                destroy: *library.get(b"sim_destroy").with_context(wrong)?,
                step: *library.get(b"sim_step").with_context(wrong)?,
                advance: *library.get(b"sim_advance").with_context(wrong)?,
                trace,
                _library: library,
            })
        }
    }
}
