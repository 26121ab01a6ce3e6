//! Pictures of boards: files, outlines of pieces, common colours.

#[cfg(not(target_family = "wasm"))]
pub mod file;
pub mod outline;
pub mod paper;
#[cfg(not(target_family = "wasm"))]
pub mod png;
