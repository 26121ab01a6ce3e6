//! People at a terminal: choosing moves as a player, and watching a match.

pub mod hand;
pub mod human;
pub mod watch;
