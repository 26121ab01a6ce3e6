//! Records of games: one move a line, written as it is made, so that they can be played again up to wherever they break off.

mod clock;
mod reader;
mod result;
#[cfg(test)]
mod tests;
mod writer;

pub use reader::read;
pub use writer::Record;

/// The first line of every record.
const TITLE: &str = "Abalone game";
