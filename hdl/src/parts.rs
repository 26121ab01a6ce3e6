//! Parts that several blocks share.
//!
//! Parts have no cycle models or tests of their own: each is tested in lockstep with the blocks
//! that contain it.

pub mod bits;
pub mod cell_decoder;
pub mod delay;
pub mod kernel;
pub mod lines;
pub mod multiplier;
pub mod piece_cells;
pub mod placer;
pub mod ram;
pub mod rom;
pub mod stamp;
pub mod usable_cells;
