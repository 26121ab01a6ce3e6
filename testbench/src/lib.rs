//! Runs Verilog in Verilator in lockstep with the cycle models, and proves and mutates it.
//!
//! [`verilator::Design`] turns Verilog into a simulation, [`lockstep::Lockstep`] steps it together
//! with its model, and [`tools`] fetches the pinned programs that they need. The library needs only
//! Verilog text, so programs that simulate the committed Verilog build without rust-hdl.

pub mod bad_input;
pub mod cache;
pub mod command;
pub mod faulty_line;
pub mod formal;
pub mod generator;
pub mod inner_signals;
pub mod line;
pub mod lockstep;
pub mod manual;
pub mod mutation;
pub mod progress;
pub mod serial_line;
pub mod sim;
pub mod tools;
pub mod verilator;
pub mod verilog;
pub mod waveform;
pub mod workspace;
