//! Bitstreams of the Xilinx 7 series: from nextpnr's FASM to configuration frames and back, with
//! Project X-Ray's database.
//!
//! A *feature* of a tile (a bit of a LUT's table, a switch of the routing) is a set of bits that
//! are one and of bits that are zero. The [`database`] gives these bits and the tile's location in
//! the frames. [`assembler`] sets them, [`disassembler`] finds the features again; Project X-Ray's
//! programs turn [`frames`] into a bitstream and back ([`bitstream`]).

pub mod assembler;
pub mod bitstream;
pub mod database;
pub mod disassembler;
mod fasm;
#[cfg(test)]
mod fixture;
pub mod frames;
pub mod netlist;
mod segment_bits;
pub mod tile_grid;
