//! The player's side of the contest protocol: bytes into prompts, prompts into positions.

pub mod device;
pub mod due;
pub mod frame;
pub mod frame_decoder;
pub mod seat;
