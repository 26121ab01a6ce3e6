//! Bitstreams of Xilinx' 7 series: from what place and route wrote (FASM) to configuration frames, by Project X-Ray's database; and back.
//!
//! A *feature* of a tile (a bit of a LUT's table, a switch of the routing) is a set of bits that are one and of bits that are zero. The
//! [`database`] says which, and where the tile's bits lie in the frames. [`assembler`] sets them, [`disassembler`] finds the features
//! again; Project X-Ray's programs turn [`frames`] into a bitstream and back ([`bitstream`]).

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
