//! Pictures of boards, as SVG and as PNG.

pub mod board;
pub mod palette;
mod rack;
mod stone;
