//! The emitted Verilog, simulated by Verilator and compared with the cycle models on every clock, and the tools this takes.
//!
//! [`verilator::Design`] turns Verilog into a simulation, [`lockstep::Lockstep`] runs it beside its model, [`tools`] fetches
//! the pinned programs that they need.
pub mod bad_input;
pub mod cache;
pub mod command;
pub mod faulty_line;
pub mod formal;
pub mod generator;
pub mod inner_signals;
pub mod line;
pub mod loading;
pub mod lockstep;
pub mod manual;
pub mod mutation;
pub mod progress;
pub mod release;
pub mod serial_line;
pub mod settings_memory;
pub mod sim;
pub mod site;
pub mod synthesis;
pub mod tools;
pub mod verilator;
pub mod waveform;
pub mod workspace;
pub mod xilinx7;
