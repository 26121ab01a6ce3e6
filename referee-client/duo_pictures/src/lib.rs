//! Pictures of positions: as SVG and as text.

pub mod board;
pub mod palette;
mod rack;
mod stone;
pub mod text_board;
