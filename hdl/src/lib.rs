//! The accelerator as rust-hdl blocks, listed in the order in which data flows through them.
//!
//! Kernels keep to what the emitted Verilog and Rust agree on: constants are fields, every arithmetic result lands in a
//! signal of its exact width, everything is parenthesised. What counts is the Verilog: the testbench runs each block's
//! against its cycle model in `reference`.

pub mod bits;
pub mod emit;
pub mod move_generator;
pub mod placement_tests;
pub mod placer;
pub mod usable_cells;
pub mod window;
