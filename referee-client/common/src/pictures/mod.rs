//! What pictures of boards have in common: files of both kinds, outlines of pieces, the colours of what is no piece.

pub mod file;
pub mod outline;
pub mod paper;
pub mod png;
