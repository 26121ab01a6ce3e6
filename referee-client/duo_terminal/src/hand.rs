//! A person's hand: choosing a move on a terminal with a cursor, or by lines of text.

pub mod lines;
mod screen;
mod selection;
pub mod terminal;
