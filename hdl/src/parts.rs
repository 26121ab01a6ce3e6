//! Parts that several blocks share.
//!
//! A part does not have a cycle model and a test of its own: it is tested in lockstep with each
//! block that contains it.

pub mod bits;
pub mod cell_decoder;
pub mod delay;
pub mod lines;
pub mod multiplier;
pub mod piece_cells;
pub mod placer;
pub mod ram;
pub mod rom;
pub mod stamp;
pub mod usable_cells;
