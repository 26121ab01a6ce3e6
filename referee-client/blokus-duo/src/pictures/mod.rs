//! Pictures of boards, as SVG and as PNG.

#[cfg(not(target_family = "wasm"))]
pub mod board;
pub mod palette;
#[cfg(not(target_family = "wasm"))]
mod rack;
#[cfg(not(target_family = "wasm"))]
mod stone;
