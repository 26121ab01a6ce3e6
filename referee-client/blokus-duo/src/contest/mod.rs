//! The player's side of the contest protocol: bytes into prompts, prompts into positions.

#[cfg(not(target_family = "wasm"))]
pub mod device;
pub mod due;
#[cfg(not(target_family = "wasm"))]
pub mod frame;
#[cfg(not(target_family = "wasm"))]
pub mod frame_decoder;
#[cfg(not(target_family = "wasm"))]
pub mod seat;
