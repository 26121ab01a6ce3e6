//! Chooses a move with a cursor on a terminal, or by lines of text.

pub mod lines;
mod screen;
mod selection;
pub mod terminal;
