//! Runs Verilog in Verilator in lockstep with the cycle models, and proves and mutates it; and
//! fuzzes the parsers.
//!
//! [`verilator::Design`] turns Verilog into a simulation, [`lockstep::Lockstep`] steps it together
//! with its model, and [`tools`] fetches the pinned programs that they need. The library needs only
//! Verilog text, so programs that simulate the committed Verilog build without rust-hdl.

pub mod artifacts;
pub mod bad_input;
pub mod cache;
pub mod checks;
pub mod command;
pub mod evidence;
pub mod faulty_line;
pub mod formal;
pub mod fuzzing;
pub mod generator;
pub mod inner_signals;
pub mod line;
pub mod lint;
pub mod lockstep;
pub mod manual;
pub mod mutation;
pub mod processes;
pub mod progress;
pub mod serial_line;
pub mod sim;
pub mod tools;
pub mod verilator;
pub mod verilog;
pub mod waveform;
pub mod workspace;
