//! Pictures of boards, as SVG and as PNG.

pub mod board;
pub mod file;
pub mod outline;
pub mod palette;
pub mod png;
mod rack;
mod stone;
