//! What pictures of boards have in common: files of both kinds, outlines of pieces, the colours of what is no piece.

#[cfg(not(target_family = "wasm"))]
pub mod file;
pub mod outline;
pub mod paper;
#[cfg(not(target_family = "wasm"))]
pub mod png;
