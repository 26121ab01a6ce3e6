//! Records of games in the `blksgf` format: reading, writing, analysis.

// Items whose names say everything need no comment.
#![allow(missing_docs)]

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
