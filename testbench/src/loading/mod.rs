//! From a bitstream to a board that answers.

pub mod identity;
pub mod openfpgaloader;
pub mod port;
