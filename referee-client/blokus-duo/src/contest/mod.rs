//! The player's side of the contest protocol: prompts into positions, moves into replies.

#[cfg(not(target_family = "wasm"))]
pub mod device;
#[cfg(not(target_family = "wasm"))]
pub mod seat;
