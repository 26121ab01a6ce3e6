//! GTP, the line protocol of game programs, in the dialect that the Blokus programs speak.

pub mod commands;
pub mod server;
