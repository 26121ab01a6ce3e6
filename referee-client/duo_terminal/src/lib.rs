//! People at a terminal: choosing moves as a player, and watching a match.

// Items whose names say everything need no comment.
#![allow(missing_docs)]

pub mod hand;
pub mod human;
pub mod watch;
