//! Bitstreams of the Lattice ECP5, read back with Project Trellis' database.
//!
//! `ecpunpack` turns a bitstream into a text: for each tile its closed switches (*arcs*), its words
//! and its choices (*enums*). [`configuration`] reads this text and [`database`] knows the tiles;
//! [`netlist`] follows the wires from tile to tile and writes Verilog.

pub mod configuration;
pub mod database;
#[cfg(test)]
mod fixture;
pub mod netlist;
