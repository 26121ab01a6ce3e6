//! Pictures of positions: as SVG and as text.

// Items whose names say everything need no comment.
#![allow(missing_docs)]

pub mod board;
pub mod palette;
mod rack;
mod stone;
pub mod text_board;
