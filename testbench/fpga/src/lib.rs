//! From a board's Verilog to its bitstream: synthesis, place and route, and bits and back.

pub mod ecp5;
pub mod read_back;
pub mod synthesis;
pub mod xilinx7;
