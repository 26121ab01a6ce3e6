//! People at a terminal: choosing moves as a player, and watching a match.

// A name that says everything needs no comment.
#![allow(missing_docs)]

pub mod hand;
pub mod human;
pub mod watch;
