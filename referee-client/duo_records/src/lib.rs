//! Records of games in the `blksgf` format: reading, writing, analysis.

pub mod analysis;
pub mod blksgf;
pub mod read;
pub mod result;
pub mod sgf;
pub mod text;
#[cfg(not(target_family = "wasm"))]
pub mod write;

#[cfg(test)]
mod fuzz;
